"""What each viewer of a table is shown: scenes, numbered frames, and the latency of each connection."""
