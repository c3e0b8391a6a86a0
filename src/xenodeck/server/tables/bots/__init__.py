"""Bots at a table: when they answer, what they plan, and their place in the queue for a worker."""
