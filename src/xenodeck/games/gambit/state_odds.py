"""How often each team plays which card: what everybody may conclude about roles from cards that a player chose to
play."""

from __future__ import annotations

from typing import Final

TEAMS: Final = 3
# How often each team (aliens, scientists, extinctionists) plays such a Science card, compared with the others.
CHOSEN: Final = [
    [0.70, 0.15, 0.15],  # R
    [0.15, 0.70, 0.15],  # B
    [0.12, 0.12, 0.76],  # Y
    [0.24, 0.08, 0.68],  # YR
    [0.08, 0.24, 0.68],  # YB
]
BEST: Final = [0.70, 0.70, 0.76, 0.68, 0.68]  # the largest number of each row
OWNED: Final = [[0.55, 0.10, 0.35], [0.10, 0.55, 0.35]]  # a Psych Weapon, a Psych Defence in front of a player
