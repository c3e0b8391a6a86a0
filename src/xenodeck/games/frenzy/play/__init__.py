"""The rules of Alien Frenzy by what they are about; rules.py puts them in the order of the page."""
