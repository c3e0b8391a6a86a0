"""Bots at a table: when they answer, what they plan, their place in the queue for a worker."""
