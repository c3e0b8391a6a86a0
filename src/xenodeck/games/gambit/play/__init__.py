"""The rules of Earth Gambit: Light by what they are about; rules.py puts them in the order of the page."""
