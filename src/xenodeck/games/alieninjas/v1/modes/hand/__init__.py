"""Four of a Mission."""
