"""One module for each command, or for commands that belong together. No command imports another."""
