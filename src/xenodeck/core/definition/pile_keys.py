"""The names of piles in a position."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class PileKey:
    """Under which key the cards of a place stand: one list, or one for each seat."""

    key: str
    place: str
    top_first: bool = False  # a deck; all other piles are written with their top last
    needed: bool = False
    leavable: bool = False  # null instead of a list: this seat has left the game
    quiet: bool = False  # written only if something lies there
