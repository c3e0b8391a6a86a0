"""Between people and the engine: moves as they are typed, and what happens as sentences."""
