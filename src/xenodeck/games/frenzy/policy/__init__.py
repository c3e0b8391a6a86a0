"""Ways to play Alien Frenzy, a module for each subject; compiled with the rules."""
