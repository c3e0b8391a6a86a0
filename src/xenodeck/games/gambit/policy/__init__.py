"""Ways to play Earth Gambit: Light, by what they weigh; compiled with the rules."""
