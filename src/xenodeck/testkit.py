"""Helpers for tests that read like the rulebook: set up a table in words, answer in words, compare it in words."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

from xenodeck.core.definition.game import Game
from xenodeck.core.errors import Refusal
from xenodeck.core.sessions.session import Session
from xenodeck.games import find

SURPLUS = "surplus"  # a field that no action of any game has


class Scenario:
    """A table set up from a position; lists of cards may be written as words: ``hands=["S4B SWARM", "GENERAL"]``."""

    def __init__(self, game: str, **position: Any) -> None:
        played = find(game)
        self.session = Session.from_position(played, {key: spelled(played, key, position[key]) for key in position})

    @classmethod
    def at(cls, game: str, position: dict[str, Any]) -> Scenario:
        """A table set up from a complete position."""
        scenario = cls.__new__(cls)
        scenario.session = Session.from_position(find(game), position)
        return scenario

    # -- doing -----------------------------------------------------------------------------------------------------

    def pick(self, words: str | dict[str, Any], seat: int | None = None) -> Scenario:
        """Let the seat that is asked (or ``seat``) answer.

        Checks that an action with a surplus field would be refused.
        """
        asked = self.asked_seat() if seat is None else seat
        if isinstance(words, dict):
            values: list[Any] = [1, None, [], {}]
            surplus: list[dict[str, Any]] = [{SURPLUS: value} for value in values]
            surplus += [{name: {SURPLUS: 1}} for name in fields(self.session.game.id) if name not in words]
            for more in surplus:
                self._refuses({**words, **more}, asked)
        self.session.play(asked, words)
        return self

    def _refuses(self, words: dict[str, Any], seat: int) -> None:
        try:
            self.session.play(seat, words)
        except Refusal:
            return
        raise AssertionError(f"{words!r} was not refused")

    def refused(self, words: str | dict[str, Any], seat: int | None = None) -> Refusal:
        """Check that ``words`` is refused and changes nothing. Returns the refusal."""
        before = self.everything()
        asked = self.asked_seat() if seat is None else seat
        try:
            self.session.play(asked, words)
        except Refusal as refusal:
            assert self.everything() == before, "a refusal changed the table"
            return refusal
        raise AssertionError(f"{words!r} was not refused")

    def everything(self) -> dict[str, Any]:
        from xenodeck.core.records.save import to_data

        return to_data(self.session.game, self.session.state)

    # -- reading ---------------------------------------------------------------------------------------------------

    def asked_seat(self) -> int:
        waiting = self.session.waiting()
        return waiting[0] if waiting else -1

    def asked(self, seat: int | None = None) -> str:
        """What is asked, as ``seat 1 target: seat 0, seat 2``; empty if nobody is asked."""
        seat = self.asked_seat() if seat is None else seat
        question = self.session.view(seat).question
        if question is None:
            return ""
        return f"seat {seat} {question.name}: {', '.join(o.word for o in question.options)}"

    def table(self, key: str) -> Any:
        """The present value of a key of the position: ``earth``, ``loot``, ``over`` …"""
        return self.session.game.position(self.session.state)[key]

    def pile(self, place: str, seat: int | None = None, seen_by: int | None = None) -> str:
        """The cards of a pile as words, in their true order, or as ``seen_by`` sees them (-1: a spectator)."""
        cards = self.session.game.position(self.session.state, seen_by)[place]
        return " ".join(cards if seat is None else cards[seat])

    def told(self, viewer: int) -> list[dict[str, Any]]:
        """What ``viewer`` has noticed so far."""
        return self.session.events(viewer)


def examples(game: str, language: str) -> list[str]:
    """The moves as JSON that the rules page of a game gives as examples."""
    return re.findall(r'`(\{"type": .*?\})`', find(game).words(language).text())


@cache
def fields(game: str) -> list[str]:
    """The fields of these moves."""
    return sorted({name for example in examples(game, "en") for name in json.loads(example)})


def spelled(game: Game, key: str, value: Any) -> Any:
    """``"A B"`` as ``["A", "B"]`` wherever cards are listed; a list of codes stays as it is."""
    if isinstance(value, str):
        return value.split() if key in piles(game) else value
    if isinstance(value, list) and (key == "chance" or piles(game).get(key)):
        return [one.split() if isinstance(one, str) else one for one in value]
    return value


@cache
def piles(game: Game) -> dict[str, bool]:
    """The keys of the piles in a position, each with whether every seat has one."""
    assert game.positions is not None
    layouts = [game.setup(mode.seats[0], mode=mode.id).layout for mode in game.modes]
    each = {place.name: place.each for layout in layouts for place in layout.places}
    return {pile.key: each[pile.place] for pile in game.positions.piles}
