"""Playing games to their end without anybody waiting for it: policies, and the loops that ask them. Compiled."""
