"""What a table holds: data and small state machines that know neither the table nor its viewers."""
