"""Xenodeck: five alien card games at one table."""

from xenodeck import _fast

__version__ = "0.2.0"

_fast.activate()
