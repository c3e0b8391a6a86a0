"""What a game says of itself: modes, settings, positions, words, accounts of its score, bots."""
