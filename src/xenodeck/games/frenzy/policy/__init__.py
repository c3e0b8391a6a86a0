"""Ways to play Alien Frenzy, by what they weigh; compiled with the rules."""
