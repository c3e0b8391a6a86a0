"""What can be looked up: lists of tables and games, records and replays of finished games."""
