"""What is kept of a game: records and replays as text, states and sessions as data."""
