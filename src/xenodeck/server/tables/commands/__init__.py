"""What people ask of a table: move, talk, sit down, set one up."""
