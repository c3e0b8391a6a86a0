"""More of the rules, a module for each subject."""
