"""What released versions have written, kept as they wrote it: every later version reads it and goes on with it."""
