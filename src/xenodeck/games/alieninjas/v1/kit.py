"""What a mode brings: its table, its actions, its positions, its board. ``kits.py`` lists them, ``meta.py`` and
``positions.py`` ask them.

To add a mode, write these files and one line in ``kits.py``:

    state_<name>.py    the set-up and the state of its table (subclasses of NinjaSetup and Ninja); compiled
    play/<name>….py    its rules; the one that deals is the ``dealing`` of its set-up; compiled
    policy_<name>.py   ways to play it; compiled
    mode_<name>.py     ``KIT``, a subclass of ModeKit

A round ends with ``play.rounds.score_round(s, points, next_first)`` once its frame is off the agenda; ``Opening`` and
``Between`` then come back to the rule that deals. Cards have the same numbers in all modes, see pack.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import BadPosition, Option, PileKey, Policy, Posting, Prospect, Refusal, Rule, View
from xenodeck.games.alieninjas.v1.actions import Action, kind_of, unknown
from xenodeck.games.alieninjas.v1.pack import Pack
from xenodeck.games.alieninjas.v1.state import Ninja, NinjaSetup


class ModeKit:
    """One mode, stateless."""

    id: str
    rules: list[Rule[Any]]  # its own, in the order of the page
    actions: tuple[str, ...]  # types that this mode knows, whatever its options
    piles: tuple[PileKey, ...]  # of its positions
    singles: frozenset[str] = frozenset()  # keys of piles that hold one card: a code, or null, and no list
    own: frozenset[str] = frozenset()  # its other keys
    states: tuple[str, ...]  # what ``state`` may be besides BETWEEN and DEAL, the usual one first
    postings: Mapping[str, tuple[Posting, ...]] = {}  # event of its own -> what it adds to a score
    drawn: tuple[str, ...] = ()  # places that ``picture`` shows

    def setup(self, settings: dict[str, Any], pack: Pack, seats: int) -> NinjaSetup:
        """The table with these options, which were checked."""
        raise NotImplementedError

    # -- actions: everything that RG.4 says of seat and round was looked at already ------------------------------------

    def before_asked(self, s: Ninja, seat: int, action: Action) -> list[Refusal]:
        """Faults of an action of a seat of this table (not of the table being over), whether the seat is asked or not:
        an action that belongs to somebody else (NOT_YOUR_TURN) or to another phase (WRONG_PHASE). ``faults`` of the
        page says which is told, together with what the core finds."""
        return []

    def knows(self, s: Ninja, kind: str) -> bool:
        """RG.4 Is there an action of this type, with these options?"""
        return kind in self.actions

    def misspelt(self, s: Ninja, action: Action) -> Refusal | None:
        """RG.4 What is wrong with an action in itself while the table waits for START; None: only its time is."""
        return None if self.knows(s, kind_of(action)) else unknown(action)

    def after_tick(self, s: Ninja, seat: int, action: Action, no: Refusal) -> str:
        """3.1 What becomes of an input that was refused before the tick, after the tick: its code, or another."""
        return no.code

    def read(self, s: Ninja, seat: int, action: Action) -> list[int]:
        """The answers that make up an action; refuses with the page's codes. ``actions.py`` has helpers."""
        raise NotImplementedError

    # -- positions -----------------------------------------------------------------------------------------------------

    def lists(self, setup: NinjaSetup, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """``data`` with every pile as a list of codes (or one for each seat)."""
        return data

    def read_position(self, s: Any, data: Mapping[str, Any], state: str) -> None:
        """Put the rest of ``data`` on a table that has its cards, and the next frame on its agenda. ``s.first`` and the
        rounds are there already; ``s.running`` is 1. Not called for ``over`` and BETWEEN unless ``read_over`` does."""
        raise NotImplementedError

    def read_over(self, s: Any, data: Mapping[str, Any]) -> None:
        """Keys that still mean something when the round or the game is over."""

    def write_position(self, s: Any, whole: bool) -> dict[str, Any]:
        """Its own keys and ``state``, of a round that is running."""
        raise NotImplementedError

    def write_over(self, s: Any) -> dict[str, Any]:
        """What ``read_over`` takes."""
        return {}

    def looks(self, s: Any, entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """What is left for the key ``seen`` of the looks of a table (core/definition/positions.py): here all that end by
        themselves. What lies face up for good the mode's own key ``up`` says."""
        return [entry for entry in entries if "until" in entry]

    def piles_out(self, s: Any, position: dict[str, Any]) -> dict[str, Any]:
        """``position`` with the piles as this mode writes them: the inverse of ``lists``."""
        return position

    # -- the rest ------------------------------------------------------------------------------------------------------

    def board(self, setup: Any, seen: Mapping[str, Any]) -> dict[str, Any]:
        """What a front end draws, from a view as data; without decimals and nulls. ``mode`` is added."""
        return {}

    def picture(self, board: Mapping[str, Any], width: int) -> list[list[tuple[str, str]]]:
        """The board in lines for a terminal: pieces of text, each with the code of the card it shows, or nothing."""
        return []

    def prospects(self, view: View, option: Option) -> list[Prospect]:
        """What an option would certainly bring, from the view and nothing else."""
        return []

    def refuse(self, s: Any, seat: int, question: str, word: str) -> Refusal | None:
        """Why a word that was typed is no answer, where the mode knows better than that it is none."""
        return None

    def check(self, s: Any) -> None:
        """10 The invariants of this mode; card conservation was checked."""

    def policies(self) -> dict[str, Policy]:
        """Ways to play it, weakest first. A name that several modes have is one bot, which plays them all."""
        return {}

    def safe_settings(self) -> dict[str, object]:
        return {}


def bad(text: str, rule: str = "") -> BadPosition:
    return BadPosition(text, rule)
