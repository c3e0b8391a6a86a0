"""What people can do at a table: move, talk, take a seat, set up a table."""
