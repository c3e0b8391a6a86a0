"""Bots playing bots: single games, and thousands of them counted."""
