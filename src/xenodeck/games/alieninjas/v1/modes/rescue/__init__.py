"""Rescue Grid."""
