"""Games of bots against bots: single games, and thousands of them for statistics."""
