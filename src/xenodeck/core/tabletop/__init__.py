"""The cards on a table: where each lies, who knows it, what chance does to it, and what happened. Compiled."""
