"""Science on the table: which cards count, which are covered, and who has won (sections 8 and 15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import EVERYONE
from xenodeck.games.gambit.state import (
    ACTIVE_TEAM_FIRST,
    BLUE_TARGET,
    BLUES,
    COVERS,
    HAND,
    RED_TARGET,
    REDS,
    RESOLVING,
    ROLE,
    SCIENCE,
    TEAM_BITS,
    YELLOW_TARGET,
    YELLOWS,
    Gambit,
)

ENDINGS: Final = ["", "aliens", "scientists", "both", "extinctionists"]


def count(s: Gambit, face: i64, sign: i64) -> None:
    """15 A card begins to count (``sign`` 1) or stops counting, for both of its colours."""
    s.red += sign * REDS[face]
    s.blue += sign * BLUES[face]
    s.yellow += sign * YELLOWS[face]


def place(s: Gambit, seat: i64, card: i64, src: i64) -> None:
    """8 Science stays on the table for the rest of the game. Everybody remembers who chose to play it."""
    chosen = src == HAND[seat] and s.slots[seat] == 0
    s.move(card, src, SCIENCE, "science", seat)
    s.played_by.append(seat if chosen else -1)
    count(s, s.face[card], 1)
    check_victory(s)


def uncovered(s: Gambit) -> list[int]:
    cards = s.zones[SCIENCE]
    if not s.covered:
        return cards
    return [cards[i] for i in range(len(cards)) if i not in s.covered]


def cover(s: Gambit, seat: i64, cancel: i64, card: i64) -> None:
    """10.12 The Cancel Science stays on that card, which no longer counts."""
    s.draw(RESOLVING, COVERS)
    s.covered.append(s.zones[SCIENCE].index(card))
    s.tell("cover", seat, card=card, src=SCIENCE)
    count(s, s.face[card], -1)
    check_victory(s)


def move_cover(s: Gambit, seat: i64, cancel: i64, card: i64) -> None:
    """10.13 A Cancel Science moves to another card; the card under it before counts again."""
    at: i64 = s.zones[COVERS].index(cancel)
    freed: i64 = s.zones[SCIENCE][s.covered[at]]
    s.covered[at] = s.zones[SCIENCE].index(card)
    s.tell("uncover", seat, card=freed, src=SCIENCE)
    s.tell("cover", seat, card=card, src=SCIENCE)
    count(s, s.face[card], -1)
    count(s, s.face[freed], 1)
    check_victory(s)


def verdict(s: Gambit) -> i64:
    """15.1 The teams (bits) that have won: yellow first.

    Red and blue share a victory, or with an option the active player's team has it if it is one of the two.
    """
    if s.yellow >= YELLOW_TARGET:
        return 4
    red = s.red >= RED_TARGET
    blue = s.blue >= BLUE_TARGET
    if red and blue:
        own: i64 = TEAM_BITS[s.team(s.active)]
        return own if s.setup.house & ACTIVE_TEAM_FIRST and own != 4 else 3
    return 1 if red else 2 if blue else 0


def check_victory(s: Gambit) -> None:
    """15.1 Called after every change of the Science on the table; a victory ends the game at once."""
    won = verdict(s)
    if won != 0:
        s.won = won
        s.tell("won", word=ENDINGS[won])
        unmask(s)
        s.finish()


def unmask(s: Gambit) -> None:
    """15.3 All roles are shown at the end."""
    for seat in range(s.seats):
        s.show(s.zones[ROLE[seat]][0], ROLE[seat], EVERYONE, "unmask", seat)
