"""Map Race."""
