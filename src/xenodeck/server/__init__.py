"""The table server: tables that are never lost and never leak. Knows no game by name."""
