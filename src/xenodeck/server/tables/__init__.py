"""Live tables: who sits there, what they do, how a game goes on by itself, what each viewer is shown."""
