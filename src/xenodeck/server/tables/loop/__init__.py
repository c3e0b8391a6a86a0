"""How a game goes on: changes are applied, committed and sent; ticks, clocks, pauses, people who come and go."""
