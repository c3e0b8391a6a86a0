"""Quick Claim."""
