"""7 The actions of the rules page as JSON, checked in its order and with its error codes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from xenodeck.core import PASS, Refusal
from xenodeck.games.getaway.play.flying import CardSet
from xenodeck.games.getaway.play.grid import entry_for, faces_block, front_behind, taken
from xenodeck.games.getaway.play.piles import DISCARD, KEEP, matches
from xenodeck.games.getaway.state import (
    CURVE,
    HAND,
    LEFT,
    PENDING,
    PLANET_CARD,
    RIGHT,
    STRAIGHT,
    TURNS,
    Getaway,
)

Action = Mapping[str, Any]

# in the page's order
FAULTS = (
    "GAME_OVER", "NOT_YOUR_TURN", "WRONG_PHASE", "BAD_FORMAT",
    "EMPTY_PLAY", "DUPLICATE_CARD", "CARD_NOT_IN_HAND", "NOT_ASTEROID", "NOT_PLANET", "NOT_PENDING", "NO_MATCH",
    "NOT_A_SET", "BAD_TURN", "CELL_OCCUPIED", "BLOCKED_EXIT",
)  # fmt: skip

# type -> the rule that takes it, its required fields, its optional fields
FORMATS: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "play": ("Play", ("cards",), ()),
    "pass": ("Play", (), ()),
    "settle": ("Settle", ("card",), ("discard",)),
    "planet": ("Planets", ("card",), ("discard",)),
    "done": ("Planets", (), ()),
    "oola": ("OolaLays", ("turn",), ()),
}
FIELDS: dict[str, type] = {"cards": list, "card": str, "discard": bool, "turn": str}


def read(s: Getaway, seat: int, action: Action) -> list[int]:
    """The answers that this action gives, a whole move."""
    kind = action.get("type")
    pending = s.frame.rule.key
    if not isinstance(kind, str) or kind not in FORMATS:
        raise unreadable("There is no such action.", kind)
    wanted, needed, allowed = FORMATS[kind]
    if wanted != pending:
        legal = [name for name, (rule, _, _) in FORMATS.items() if rule == pending]
        raise Refusal("WRONG_PHASE", f"Now is not the time to {kind}.", "7.1", legal, {"word": kind})
    check_fields(action, ("type", *needed), allowed)
    return READERS[kind](s, seat, action)


def check_fields(action: object, needed: tuple[str, ...], allowed: tuple[str, ...]) -> None:
    if not isinstance(action, Mapping):
        raise unreadable("A card of a play is an object with card and turn.", action)
    for name in needed:
        if name not in action:
            raise unreadable(f"{name} is missing.", name)
    for name, value in action.items():
        if name not in (*needed, *allowed):
            raise unreadable(f"There is no field {str(name)[:40]}.", name)
        if name in FIELDS and not isinstance(value, FIELDS[name]):
            raise unreadable(f"{name} cannot be that.", value)


def unreadable(text: str, word: object) -> Refusal:
    return Refusal("BAD_FORMAT", text, "7.1", facts={"word": str(word)[:40]})


# -- one action each -------------------------------------------------------------------------------------------------


def play(s: Getaway, seat: int, action: Action) -> list[int]:
    """6.1 6.2 Check a play.

    Faults are reported in this order: of the cards, of their turns, of where they would lie.
    """
    for entry in action["cards"]:
        check_fields(entry, ("card", "turn"), ())
    codes: list[str] = [entry["card"] for entry in action["cards"]]
    turns: list[str] = [entry["turn"] for entry in action["cards"]]
    cards = check_cards(s, seat, codes)
    for card, turn in zip(cards, turns, strict=True):
        check_turn(s, card, turn)
    return check_places(s, cards, [TURNS.index(turn) for turn in turns])


def check_cards(s: Getaway, seat: int, codes: list[str]) -> list[int]:
    """The cards of a play, checked to be a set."""
    if not codes:
        raise Refusal("EMPTY_PLAY", "A play has at least one card; to lay none is to pass.", "6.1")
    for at, code in enumerate(codes):
        if code in codes[:at]:
            raise Refusal("DUPLICATE_CARD", f"{code} is named twice.", "6.1", facts={"card": code[:40]})
    cards = [in_hand(s, seat, code) for code in codes]
    for card in cards:
        if s.setup.kind[s.face[card]] not in (STRAIGHT, CURVE):
            raise not_asteroid(code_of(s, card))
    before = [cards[0], 0]
    for card in cards[1:]:
        if not CardSet(s, before).takes(card):
            raise no_set(code_of(s, card))
        before += [card, 0]
    return cards


def check_turn(s: Getaway, card: int, turn: str) -> None:
    allowed = ["S"] if s.setup.kind[s.face[card]] == STRAIGHT else ["L", "R"]
    if turn not in allowed:
        raise bad_turn(turn, allowed)


def check_places(s: Getaway, cards: list[int], turns: list[int]) -> list[int]:
    """The answers of a play, laying its cards one after the other."""
    laid: list[int] = []
    front = int(s.front)
    answers: list[int] = []
    for card, turn in zip(cards, turns, strict=True):
        if taken(s, laid, front >> 2):
            raise occupied(code_of(s, card))
        if faces_block(s, laid, front, turn):
            raise blocked(code_of(s, card))
        laid.append(int(entry_for(front, turn)))
        front = int(front_behind(laid[-1]))
        answers += [card, turn]
    return [*answers, PASS]


def passing(s: Getaway, seat: int, action: Action) -> list[int]:
    return [PASS]


def settle(s: Getaway, seat: int, action: Action) -> list[int]:
    """6.6 If ``discard`` is missing, a match is taken."""
    for card in s.zones[PENDING]:
        if code_of(s, card) == action["card"]:
            return [card, way(s, seat, card, action)]
    raise not_pending(s, action["card"])


def planet(s: Getaway, seat: int, action: Action) -> list[int]:
    card = in_hand(s, seat, action["card"])
    if s.setup.kind[s.face[card]] != PLANET_CARD:
        raise Refusal("NOT_PLANET", "Only Planet cards are played here.", "6.7", facts={"card": action["card"]})
    return [card, way(s, seat, card, action)]


def way(s: Getaway, seat: int, card: int, action: Action) -> int:
    fitting = bool(matches(s, seat, card))
    discard = action.get("discard", fitting)
    if discard and not fitting:
        raise no_match(code_of(s, card))
    return DISCARD if discard else KEEP


def oola(s: Getaway, seat: int, action: Action) -> list[int]:
    if action["turn"] not in ("L", "R"):
        raise bad_turn(action["turn"], ["L", "R"])
    return [LEFT if action["turn"] == "L" else RIGHT]


READERS: dict[str, Callable[[Getaway, int, Action], list[int]]] = {
    "play": play,
    "pass": passing,
    "settle": settle,
    "planet": planet,
    "done": passing,
    "oola": oola,
}


# -- cards and refusals ----------------------------------------------------------------------------------------------


def code_of(s: Getaway, card: int) -> str:
    return s.layout.codes[s.face[card]]


def in_hand(s: Getaway, seat: int, code: str) -> int:
    for card in s.zones[HAND[seat]]:
        if code_of(s, card) == code:
            return card
    held = [code_of(s, card) for card in s.zones[HAND[seat]]]
    raise Refusal("CARD_NOT_IN_HAND", f"You hold no {code[:40]}.", "7.1", held, {"card": code[:40]})


def not_asteroid(code: str) -> Refusal:
    return Refusal("NOT_ASTEROID", f"{code} is no Asteroid card: it has no line.", "R11", facts={"card": code})


def no_set(code: str) -> Refusal:
    text = f"With {code} it is no set: all Values equal, or all of one colour."
    return Refusal("NOT_A_SET", text, "6.1", facts={"card": code})


def bad_turn(turn: str, allowed: list[str]) -> Refusal:
    return Refusal("BAD_TURN", f"This card cannot turn {turn[:40]!r}.", "3.4", allowed, {"word": turn[:40]})


def occupied(code: str) -> Refusal:
    return Refusal("CELL_OCCUPIED", f"{code} would lie on another card.", "3.4", facts={"card": code})


def blocked(code: str) -> Refusal:
    """R13 The text must say that this is a ruling and not a sentence of the rulebook."""
    text = f"After {code} the route would face a card that it must not face (our ruling R13, dead_end_guard)."
    return Refusal("BLOCKED_EXIT", text, "R13", facts={"card": code})


def not_pending(s: Getaway, code: str) -> Refusal:
    waiting = [code_of(s, card) for card in s.zones[PENDING]]
    return Refusal("NOT_PENDING", f"{code[:40]} is not to be settled.", "6.6", waiting, {"card": code[:40]})


def no_match(code: str) -> Refusal:
    return Refusal("NO_MATCH", f"{code} does not match the top of your pile.", "6.6", facts={"card": code})
