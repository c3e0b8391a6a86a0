"""Ways to play Alien Getaway, a module for each subject; compiled with the rules."""
