"""Live tables: who sits there, what people do, how a game continues by itself, and what each viewer is shown."""
