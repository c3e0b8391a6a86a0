"""The rules of Earth Gambit: Light, a module for each subject; rules.py lists them in the order of the page."""
