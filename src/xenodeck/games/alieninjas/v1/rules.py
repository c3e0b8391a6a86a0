"""The rules in the order of the page: those of all modes, then mode by mode. Each mode's kit lists its own."""

from __future__ import annotations

from typing import Any, Final

from xenodeck.core import Rule
from xenodeck.games.alieninjas.v1.play.rounds import BETWEEN, OPENING

SHARED: Final[list[Rule[Any]]] = [OPENING, BETWEEN]
