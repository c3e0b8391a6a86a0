"""Helpers for the scenarios of this folder: set up tables in words, deal new games, read tables."""

from __future__ import annotations

from collections import Counter
from typing import Any

from xenodeck.core.definition.game import Outcome
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.event_runs import log_key
from xenodeck.games import find
from xenodeck.games.frenzy.state import Frenzy
from xenodeck.testkit import Scenario


def base(options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """A table of the base game: ``base(phase=2, hands=["DEFEND.R", None, "GREY"], invasion="ALIEN.R")``."""
    return Scenario("frenzy", config={"players": len(position["hands"]), **(options or {})}, **position)


def wave(options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """A table with the expansion."""
    return base({"expansion": True, **(options or {})}, **position)


def new(seats: int, seed: int = 7, mode: str = "base", /, **options: object) -> Session:
    return Session.start(find("frenzy"), seats, seed, options, mode)


def dealt(seats: int, chance: list[Any] | None, mode: str = "base", /, **options: object) -> Scenario:
    """A new game with scripted shuffles (None: from the seed): the Invasion deck, then the Supply, top first."""
    return Scenario(
        "frenzy",
        state="DEAL",
        config={"players": seats, "expansion": mode == "expansion", **options},
        chance=chance,
    )


def table(t: Scenario | Session) -> dict[str, Any]:
    session = t.session if isinstance(t, Scenario) else t
    return session.game.position(session.state)


def state(t: Scenario | Session) -> Frenzy:
    found = (t.session if isinstance(t, Scenario) else t).state
    assert isinstance(found, Frenzy)
    return found


def fields(t: Scenario | Session, viewer: int = -1) -> dict[str, Any]:
    """The open numbers: phase, dir, current, turns_left, ufos, lock, out …"""
    return (t.session if isinstance(t, Scenario) else t).view(viewer).fields


def all_cards(t: Scenario | Session) -> Counter[str]:
    now = table(t)
    piles = [now[place] for place in ("supply", "invasion", "discard", "reserve", "mimics")]
    return Counter(card for pile in [*piles, *now["hands"], now.get("gone", [])] for card in pile or [])


def outcome(t: Scenario) -> Outcome:
    return t.session.game.outcome(t.session.state)


def happened(t: Scenario, what: str, viewer: int = -1) -> list[dict[str, Any]]:
    """The events of one kind that ``viewer`` noticed."""
    return [event for event in t.told(viewer) if log_key(event) == what]


def hands(t: Scenario) -> list[str | None]:
    """Every hand in words; None: eliminated."""
    return [None if hand is None else " ".join(hand) for hand in t.table("hands")]


def turn(t: Scenario) -> tuple[int, int]:
    """Whose turn it is, and how many turns that player has left."""
    return t.table("current"), t.table("turns_left")


def whose(t: Scenario) -> list[int]:
    """Whose turn it is, how many turns are left, and which way play goes."""
    return [fields(t)[key] for key in ("current", "turns_left", "dir")]
