"""What each viewer of a table is shown: scenes, numbered frames, latency of a connection."""
