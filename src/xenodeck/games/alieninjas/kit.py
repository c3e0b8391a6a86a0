"""The interface of a mode: its table, its actions, its positions, its board.

``kits.py`` lists the modes, ``meta.py`` and ``positions.py`` call them. To add a mode, write a folder ``modes/<name>/``
and one line in ``kits.py``:

    state.py           the set-up and the state of its table (subclasses of NinjaSetup and Ninja); compiled
    rules.py, play/    its rules; the one that deals is the ``dealing`` of its set-up; compiled
    policy.py          ways to play it; compiled
    kit.py             ``KIT``, a subclass of ModeKit
    board.py           what a front end draws, a subclass of Board
    prospects.py …     what is too long for the kit

A round ends with ``rules.score_round(s, points, next_first)`` once its frame is off the agenda; ``Opening`` and
``Between`` then return to the rule that deals. Cards have the same numbers in all modes, see pack.py.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import BadPosition, Option, PileKey, Policy, Posting, Prospect, Refusal, Rule, View
from xenodeck.games.alieninjas.actions import Action, kind_of, unknown
from xenodeck.games.alieninjas.board import Board
from xenodeck.games.alieninjas.pack import Pack
from xenodeck.games.alieninjas.state import Ninja, NinjaSetup


class ModeKit:
    """One mode. It has no state of its own."""

    id: str
    board: type[Board[Any]]  # what a front end draws
    rules: list[Rule[Any]]  # its rules, in the order of the page
    actions: tuple[str, ...]  # types of actions in this mode, with any options
    piles: tuple[PileKey, ...]  # of its positions
    singles: frozenset[str] = frozenset()  # keys of piles with a single card: a code or null instead of a list
    own: frozenset[str] = frozenset()  # its other keys
    states: tuple[str, ...]  # the values of ``state`` besides BETWEEN and DEAL, the usual one first
    postings: Mapping[str, tuple[Posting, ...]] = {}  # event of this mode -> what it adds to a score
    drawn: tuple[str, ...] = ()  # places that ``picture`` shows

    def setup(self, settings: dict[str, Any], pack: Pack, seats: int) -> NinjaSetup:
        """The table with these options, which are valid."""
        raise NotImplementedError

    # -- actions: everything that RG.4 says of seat and round was looked at already ------------------------------------

    def before_asked(self, s: Ninja, seat: int, action: Action) -> list[Refusal]:
        """Faults of an action that count even if the seat is not asked.

        It may be another seat's turn (NOT_YOUR_TURN) or another phase (WRONG_PHASE). The seat is one of this table and
        the game is not over. Together with what the core finds, ``faults`` of the page decides which is reported.
        """
        return []

    def knows(self, s: Ninja, kind: str) -> bool:
        """RG.4 Whether there is an action of this type with these options."""
        return kind in self.actions

    def misspelt(self, s: Ninja, action: Action) -> Refusal | None:
        """RG.4 What is wrong with an action itself while the table waits for START; None: only its time is wrong."""
        return None if self.knows(s, kind_of(action)) else unknown(action)

    def after_tick(self, s: Ninja, seat: int, action: Action, no: Refusal) -> str:
        """3.1 The code after the tick for an input that was refused during it: the same code or another one."""
        return no.code

    def read(self, s: Ninja, seat: int, action: Action) -> list[int]:
        """The answers of an action; refuses with the codes of the page. ``actions.py`` has helpers."""
        raise NotImplementedError

    # -- positions -----------------------------------------------------------------------------------------------------

    def lists(self, setup: NinjaSetup, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """``data`` with every pile as a list of codes (or one for each seat)."""
        return data

    def read_position(self, s: Any, data: Mapping[str, Any], state: str) -> None:
        """Read the rest of ``data`` into a table that has its cards, and put the next frame on its agenda.

        ``s.first`` and the rounds are read already; ``s.running`` is 1. For ``over`` and BETWEEN ``read_over`` is
        called instead.
        """
        raise NotImplementedError

    def read_over(self, s: Any, data: Mapping[str, Any]) -> None:
        """Read the keys that have a meaning when the round or the game is over."""

    def write_position(self, s: Any, whole: bool) -> dict[str, Any]:
        """The keys of the mode and ``state``, during a round."""
        raise NotImplementedError

    def write_over(self, s: Any) -> dict[str, Any]:
        """The keys that ``read_over`` reads."""
        return {}

    def looks(self, s: Any, entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Those of a table's glimpses that the key ``seen`` lists (core/definition/positions.py): the ones that end.

        Cards that stay face up are in the mode's own key ``up``.
        """
        return [entry for entry in entries if "until" in entry]

    def piles_out(self, s: Any, position: dict[str, Any]) -> dict[str, Any]:
        """``position`` with the piles as this mode writes them: the inverse of ``lists``."""
        return position

    # -- the rest ------------------------------------------------------------------------------------------------------

    def prospects(self, view: View, option: Option) -> list[Prospect]:
        """What an option would certainly bring, from the view only."""
        return []

    def refuse(self, s: Any, seat: int, question: str, word: str) -> Refusal | None:
        """Why a typed word is not an answer, if the mode has a better reason than the general one."""
        return None

    def check(self, s: Any) -> None:
        """10 Check the invariants of this mode; that no card is lost was checked before."""

    def policies(self) -> dict[str, Policy]:
        """Ways to play it, weakest first.

        Policies of the same name in several modes are one bot, which plays them all.
        """
        return {}

    def safe_settings(self) -> dict[str, object]:
        return {}


def bad(text: str, rule: str = "") -> BadPosition:
    return BadPosition(text, rule)
