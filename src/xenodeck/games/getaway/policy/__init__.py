"""Ways to play Alien Getaway, by what they weigh; compiled with the rules."""
