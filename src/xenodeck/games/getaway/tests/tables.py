"""Helpers for the tests of this folder: set up tables in words, script rolls, deal new games, make moves, read
tables."""

from __future__ import annotations

from typing import Any

from xenodeck.core.definition.game import Outcome
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.event_runs import log_key
from xenodeck.games import find
from xenodeck.games.getaway.state import Getaway
from xenodeck.testkit import Scenario

LISTS = ("draw", "pending", "box", "planet")  # of codes
NAMED = ("hands", "piles")  # of a list of codes for each seat


def table(options: dict[str, object] | None = None, /, rolls: str = "", **position: Any) -> Scenario:
    """A table in words: ``table(hands=["B2c B4s", ""], piles=["Y2s", ""], route="Y3s B1c.L", rolls="1356 2445")``.

    Hands say how many seats there are, two if nothing is said; on the route a turn stands after a dot, none is
    straight on.
    """
    position.setdefault("hands", ["", ""])
    seats = len(position["hands"])
    config: dict[str, object] = {"players": seats, "start_seat": 0, **(options or {})}
    if config.get("solo"):
        del config["players"]
    laid: dict[str, Any] = {"active": 0, "state": "PLAY", "piles": [""] * seats, **position}
    for key in LISTS:
        if isinstance(laid.get(key), str):
            laid[key] = laid[key].split()
    for key in NAMED:
        laid[key] = [cards.split() for cards in laid[key]]
    if isinstance(laid.get("route"), str):
        laid["route"] = [route_card(word) for word in laid["route"].split()]
    if rolls:
        laid["chance"] = [[int(die) for die in roll] for roll in rolls.split()]
    return Scenario.at("getaway", {"config": config, **laid})


def route_card(word: str) -> dict[str, str]:
    code, _, turn = word.partition(".")
    return {"card": code, "turn": turn or "S"}


def solo(options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """A table against Oola, who is seat 1 and holds no hand: it need not be written."""
    position["hands"] = [*position.get("hands", [""]), ""][:2]
    return table({"solo": True, **(options or {})}, **position)


def dealt(options: dict[str, object] | None = None, /, deck: str = "") -> Scenario:
    """A new game with a scripted shuffle: the first cards of ``deck``, then the rest of the printed ones."""
    order = [*deck.split(), *(code for code in printed() if code not in deck.split())]
    return Scenario("getaway", state="DEAL", config={"start_seat": 0, **(options or {})}, chance=[order])


def printed() -> list[str]:
    """The codes of the deck."""
    return [code for code in find("getaway").setup(2).layout.codes if not code.startswith("X")]


def new(seats: int, seed: int = 7, mode: str = "competitive", /, **options: object) -> Session:
    return Session.start(find("getaway"), seats, seed, options, mode)


# -- moves ---------------------------------------------------------------------------------------------------------


def play(*cards: str) -> dict[str, Any]:
    """``play("B2c.L", "B4s")`` as a move."""
    return {"type": "play", "cards": [route_card(word) for word in cards]}


PASS: dict[str, Any] = {"type": "pass"}
DONE: dict[str, Any] = {"type": "done"}


def settle(card: str, discard: bool | None = None) -> dict[str, Any]:
    return {"type": "settle", "card": card} | ({} if discard is None else {"discard": discard})


def planet(card: str, discard: bool | None = None) -> dict[str, Any]:
    return {"type": "planet", "card": card} | ({} if discard is None else {"discard": discard})


def oola(turn: str) -> dict[str, Any]:
    return {"type": "oola", "turn": turn}


# -- readings ------------------------------------------------------------------------------------------------------


def state(t: Scenario | Session) -> Getaway:
    found = (t.session if isinstance(t, Scenario) else t).state
    assert isinstance(found, Getaway)
    return found


def now(t: Scenario | Session) -> dict[str, Any]:
    session = t.session if isinstance(t, Scenario) else t
    return session.game.position(session.state)


def pile(t: Scenario, seat: int = 0) -> str:
    return " ".join(now(t)["piles"][seat])


def hand(t: Scenario, seat: int = 0) -> str:
    return " ".join(now(t)["hands"][seat])


def words(t: Scenario, key: str) -> str:
    """A list of codes as words: ``words(t, "draw")``."""
    return " ".join(now(t)[key])


def route(t: Scenario) -> str:
    """``B2c.L@1,0 W>N`` for every card, from the start."""
    return "; ".join(
        f"{card['card']}@{card['cell'][0]},{card['cell'][1]} {card['entry']}>{card['exit']}" for card in now(t)["route"]
    )


def road(t: Scenario) -> str:
    """Only the codes of the route."""
    return " ".join(card["card"] for card in now(t)["route"])


def front(t: Scenario) -> tuple[list[int], str]:
    found = now(t)["front"]
    return list(found["cell"]), found["heading"]


def asking(t: Scenario) -> str:
    """``0 PLAY``: whose turn, and what is awaited."""
    found = now(t)
    return "over" if found["over"] else f"{found['active']} {found['state']}"


def outcome(t: Scenario) -> Outcome:
    return t.session.game.outcome(t.session.state)


def boxed(t: Scenario, codes: str) -> bool:
    """Do all these cards lie in the box?"""
    return set(codes.split()) <= set(now(t)["box"])


def happened(t: Scenario, what: str, viewer: int = -1) -> list[dict[str, Any]]:
    """The events of one kind that ``viewer`` noticed."""
    return [event for event in t.told(viewer) if log_key(event) == what]
