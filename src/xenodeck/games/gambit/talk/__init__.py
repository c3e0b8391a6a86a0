"""Talk: what may be said, and what bots say."""
