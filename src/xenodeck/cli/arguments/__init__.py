"""What is typed after a command: the types of arguments and flags, and how their values are read."""
