"""What helps people to play: lessons, notes for newcomers, what a move would certainly bring."""
