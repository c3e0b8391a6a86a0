"""The engine: cards and who knows them, the agenda, questions, time, chance, records. Knows no game and does no I/O."""
