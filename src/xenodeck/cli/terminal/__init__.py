"""A game played by one person in the terminal: the loop, the screen, the table and the question on it."""
