"""What players may claim, and what bots claim."""
