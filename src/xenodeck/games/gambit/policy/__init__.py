"""Ways to play Earth Gambit: Light, a module for each subject; compiled with the rules."""
