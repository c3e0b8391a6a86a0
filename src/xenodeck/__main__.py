"""``python -m xenodeck``."""

from xenodeck.cli import main

main()
