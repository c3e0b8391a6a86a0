"""What a seat may know: its view of a state, the worlds that it cannot tell apart, what it recalls. Compiled."""
