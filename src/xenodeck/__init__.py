"""Xenodeck: five alien card games at one table."""

from xenodeck import _fast

__version__ = "0.5.0"

_fast.activate()
