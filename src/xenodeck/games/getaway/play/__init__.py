"""The rules of Alien Getaway by what they are about; rules.py puts them in the order of the page."""
