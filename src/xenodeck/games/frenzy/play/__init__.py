"""The rules of Alien Frenzy, a module for each subject; rules.py lists them in the order of the page."""
