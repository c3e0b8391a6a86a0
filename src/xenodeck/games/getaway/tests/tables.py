"""Shorthand for the tests of this folder: tables set in words, new games, and readings of a table."""

from __future__ import annotations

from typing import Any

from xenodeck.core.game import Outcome
from xenodeck.core.session import Session
from xenodeck.core.telling import log_key
from xenodeck.games import find
from xenodeck.games.getaway.state import Getaway
from xenodeck.testkit import Scenario

LISTS = ("hands", "piles")


def at(options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """A table: ``at(hands=["Y2s", ""], piles=["", "B1s"], route="G1s:S B2c:L", rolls=["1356"], state="PLAY")``."""
    data = {key: position[key] for key in position if key not in (*LISTS, "route", "rolls")}
    for key in LISTS:
        data[key] = [each.split() for each in position.get(key, [""] * len(position.get("hands", ["", ""])))]
    data["route"] = [
        dict(zip(("card", "turn"), step.split(":"), strict=True)) for step in position.get("route", "").split()
    ]
    if "rolls" in position:
        data["chance"] = [[int(die) for die in roll] for roll in position["rolls"]]
    data.setdefault("state", "PLAY")
    return Scenario("getaway", config={"players": len(data["hands"]), **(options or {})}, **data)


def alone(options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """A table of the solo game; ``hands`` is yours only."""
    position["hands"] = [*position.get("hands", [""]), ""]
    return at({"solo": True, **(options or {})}, **position)


def new(seats: int, seed: int = 7, mode: str = "competitive", /, **options: object) -> Session:
    return Session.start(find("getaway"), seats, seed, options, mode)


def dealt(options: dict[str, object], deck: list[str], *rolls: list[int]) -> Scenario:
    """A new game with its shuffle laid down: the first cards of ``deck``, then the rest of the printed ones."""
    codes = [code for code in find("getaway").setup(2).layout.codes if not code.startswith("X")]
    order = [*deck, *(code for code in codes if code not in deck)]
    return Scenario("getaway", state="DEAL", config={"start_seat": 0, **options}, chance=[order, *rolls])


def state(t: Scenario | Session) -> Getaway:
    found = (t.session if isinstance(t, Scenario) else t).state
    assert isinstance(found, Getaway)
    return found


def pile(t: Scenario, seat: int = 0) -> str:
    """A penalty pile in words, its top last."""
    return " ".join(t.table("piles")[seat])


def route(t: Scenario) -> str:
    return " ".join(step["card"] for step in t.table("route"))


def pending(t: Scenario) -> str:
    return " ".join(t.table("pending"))


def held(t: Scenario, seat: int = 0) -> str:
    return " ".join(t.table("hands")[seat])


def boxed(t: Scenario, code: str) -> bool:
    return code in t.table("box")


def outcome(t: Scenario) -> Outcome:
    return t.session.game.outcome(t.session.state)


def happened(t: Scenario, what: str, viewer: int = -1) -> list[dict[str, Any]]:
    """The events of one kind that ``viewer`` noticed."""
    return [event for event in t.told(viewer) if log_key(event) == what]


def play(*cards: str) -> dict[str, Any]:
    """``play("B2c:L", "B4s:S")`` as an action."""
    return {"type": "play", "cards": [dict(zip(("card", "turn"), card.split(":"), strict=True)) for card in cards]}
