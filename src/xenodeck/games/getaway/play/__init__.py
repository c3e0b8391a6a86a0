"""The rules of Alien Getaway, a module for each subject; rules.py lists them in the order of the page."""
