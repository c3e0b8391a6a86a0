"""Playing games to their end: the game loop, and the policies that answer in it. Compiled."""
