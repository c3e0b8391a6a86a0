"""How a game goes on: applying and committing changes; ticks, clocks and pauses; people who come and go."""
