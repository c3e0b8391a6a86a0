"""One table being played: moves, ticks, secret windows, claims, undo."""
