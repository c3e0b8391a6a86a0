"""A turn that is under way, in a position (21.1): its numbers, and the steps that are pending, next one first.

Only what play can bring about is taken: anything else would break the table later, when nobody can mend it any more.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from xenodeck.core import BadPosition, Frame
from xenodeck.games.frenzy import rules
from xenodeck.games.frenzy.play.decks import deck_in_play
from xenodeck.games.frenzy.state import (
    BLUE,
    DISCARD,
    GREY,
    HAND,
    INVASION,
    LOCKED_FULLY,
    MIMIC,
    MOST_UFOS,
    SUPPLY,
    UNSEEN,
    Frenzy,
    count_characters,
    has_character,
)

TURN = ("ufos", "lock_now", "acted", "boost", "returned", "old", "attacked")
NAMES = {rule.key: rule for rule in rules.RULES}
# steps that remember a card: written by where it lies, counted from the bottom
CARDS_OF = {"PickOne": (SUPPLY, INVASION), "SecondPlace": (SUPPLY, INVASION), "Revival": (DISCARD,)}
MOST = 1_000_000_000
MOST_BONUS = 100

# The order of steps at a question in the middle of a turn, a letter each. An attack is resolved to its check before the
# deflections, further attacks and further cards that wait behind it.
LETTERS = {
    "Glimpse": "g", "Arrange": "o", "TwoPlaces": "p", "SecondPlace": "q", "PickOne": "i", "Reinsert": "u",
    "Face": "F", "Reward": "r", "Theft": "t", "Revival": "v", "Bonus": "b", "Check": "c",
    "Deflection": "d", "Attack": "a", "Extra": "x", "Ally": "y", "End": "E",
}  # fmt: skip
ORDERS = {
    1: re.compile("[gopqiu]E"),
    2: re.compile("([gopqi]|y x* | F [dax]* | t [rtv]* b? c [dax]* | d [dax]*) E", re.VERBOSE),
}


def read(s: Frenzy, data: Mapping[str, Any]) -> None:
    """Put the turn that ``data`` describes on the table, which has its piles and numbers already."""
    turn, stack = data.get("turn"), data["stack"]
    if not isinstance(turn, Mapping) or set(turn) != {*TURN, "aliens"} or not isinstance(stack, list) or not stack:
        raise BadPosition("in the middle of a turn there are turn and stack, as they were written.", "11.1")
    read_turn(s, turn)
    steps = [read_step(s, step) for step in stack]
    if len(s.living()) < 2:
        raise BadPosition("with fewer than two players left the game is over.", "17.1")
    order = "".join(LETTERS.get(step.rule.key, "?") for step in steps)
    if not ORDERS[int(s.phase)].fullmatch(order):
        raise BadPosition("stack: play never brings these steps in this order.", "11.1")
    check_seats(s, steps)
    check_hands(s)
    for step in steps:
        if not fits(s, step):
            raise BadPosition(f"stack: {step.rule.key} cannot be pending like this.", "11.1")
    show_what_was_seen(s, steps[0])
    s.then_each(steps)


def read_turn(s: Frenzy, turn: Mapping[str, Any]) -> None:
    highest = {
        "ufos": MOST, "lock_now": LOCKED_FULLY, "acted": 1, "boost": s.seats - 1, "returned": (1 << MOST_UFOS) - 1,
        "old": len(s.zones[DISCARD]), "attacked": s.seats - 1,
    }  # fmt: skip
    for key in TURN:
        if not is_whole(turn[key], -1 if key in ("boost", "attacked") else 0, highest[key]):
            raise BadPosition(f"turn: {key} cannot be {turn[key]!r}.", "11.1")
    aliens = turn["aliens"]
    if not isinstance(aliens, list) or not all(is_whole(colour, 0, UNSEEN) for colour in aliens):
        raise BadPosition("aliens are colours from 0 to 3.", "10.1")
    for key in TURN:
        setattr(s, key, turn[key])
    s.aliens = list(aliens)


def read_step(s: Frenzy, step: object) -> Frame:
    if not isinstance(step, Mapping) or not isinstance(step.get("do"), str) or step["do"] not in NAMES:
        raise BadPosition("stack: each step is {do, seat, arg, more}.", "11.1")
    seat, arg, more = step.get("seat", -1), step.get("arg", 0), step.get("more", [])
    if not isinstance(more, list) or not all(is_whole(n, -1, MOST) for n in (seat, arg, *more)) or seat >= s.seats:
        raise BadPosition("stack: seat, arg and more are whole numbers.", "11.1")
    for zone in CARDS_OF.get(step["do"], ()):
        if zone == DISCARD or zone == deck_in_play(s):
            arg, more = card_at(s, zone, arg), [card_at(s, zone, n) for n in more]
    return Frame(NAMES[step["do"]], seat, arg, tuple(more))


def card_at(s: Frenzy, zone: int, index: int) -> int:
    """-1 stays: a card that lies there no longer."""
    if index >= len(s.zones[zone]):
        raise BadPosition("stack: there is no such card.", "11.1")
    return s.zones[zone][index] if index >= 0 else -1


def check_seats(s: Frenzy, steps: list[Frame]) -> None:
    """Who is under attack resolves it; every other question of a turn is one for whoever has it, or for a deflector."""
    first = steps[0].rule.key
    resolving = [step for step in steps if step.rule.key in ("Face", "Reward", "Theft", "Revival", "Bonus")]
    resolving += [step for step in steps if step.rule.key == "Check"]
    if resolving:
        alive = s.attacked >= 0 and not s.out[s.attacked]
        if not alive or any(step.seat != s.attacked for step in resolving) or bool(s.aliens) != (first == "Face"):
            raise BadPosition("stack: an attack is resolved by the player attacked.", "10.1")
    elif s.attacked >= 0 or s.aliens:
        raise BadPosition("turn: nobody is under attack now.", "10.1")
    elif first != "Deflection" and (steps[0].seat != s.current or s.out[s.current]):
        raise BadPosition("stack: it is the current player's turn.", "8.1")
    end = steps[-1]
    if end.seat != -1 or end.arg != s.phase or any(step.seat < 0 for step in steps[:-1]):
        raise BadPosition("stack: every step is a player's, and the turn ends in its own phase.", "8.5")


def check_hands(s: Frenzy) -> None:
    """3.2 Nobody plays on with nothing; only whoever is in the middle of something may be about to draw."""
    if any(s.face[card] < GREY for seat in range(s.seats) for card in s.zones[HAND[seat]]):
        raise BadPosition("no hand holds a UFO in the middle of a turn.", "3.2")
    if s.phase == 1:
        if any(s.out):
            raise BadPosition("nobody is eliminated in Phase 1.", "1.2")
        if any(not s.zones[HAND[seat]] for seat in range(s.seats) if seat != s.current):
            raise BadPosition("in Phase 1 everybody holds cards.", "3.2")
    elif any(not has_character(s, seat) for seat in s.living() if seat != s.attacked):
        raise BadPosition("whoever is alive in Phase 2 holds a Character.", "3.2")


def fits(s: Frenzy, step: Frame) -> bool:
    """Do the numbers of a step say what its rule reads from them?"""
    name, arg, more = step.rule.key, int(step.arg), list(step.more)
    deck = s.zones[deck_in_play(s)]
    if name == "Attack":
        return arg == 0 and bool(more) and all(0 <= colour <= UNSEEN for colour in more)
    if name == "PickOne":
        return len(more) == 1 and -1 not in (arg, more[0]) and arg != more[0]
    if more:
        return False
    if name in ("Glimpse", "TwoPlaces"):
        return arg == 0 and len(deck) > 1
    if name == "SecondPlace":
        return arg != -1 and len(deck) > 1
    if name == "Arrange":
        return 2 <= arg <= len(deck)
    if name == "Reinsert":
        return arg == 0 and bool(s.zones[DISCARD]) and s.face[s.zones[DISCARD][-1]] < GREY
    if name == "Face":
        return arg == 0 and count_characters(s, step.seat) >= len(s.aliens)
    if name == "Reward":
        return arg in (1, 2)
    if name == "Bonus":
        return 1 <= arg <= MOST_BONUS
    if name == "Deflection":
        return 0 <= arg <= BLUE
    if name == "Ally":  # one for the card itself, one for each Mimic that copies it
        return 1 <= arg <= 1 + sum(1 for card in s.zones[DISCARD] if s.face[card] == MIMIC)
    return name in ("Revival", "End") or arg == 0


def show_what_was_seen(s: Frenzy, step: Frame) -> None:
    """Whoever is asked about cards of a deck has looked at them, whether the position says so or not."""
    deck, name = deck_in_play(s), step.rule.key
    top = 1 if name == "Glimpse" else int(step.arg) if name == "Arrange" else 0
    seen = s.zones[deck][len(s.zones[deck]) - top :]
    if name in ("SecondPlace", "PickOne"):
        seen = [int(step.arg), *step.more]
    for card in seen:
        s.show(card, deck, 1 << step.seat)


def is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


# -- writing -----------------------------------------------------------------------------------------------------------


def write(s: Frenzy) -> dict[str, Any]:
    """The turn that is under way, as ``read`` takes it."""
    turn = {**{key: int(getattr(s, key)) for key in TURN}, "aliens": list(s.aliens)}
    return {"turn": turn, "stack": [step(s, f) for f in s.pending()]}


def step(s: Frenzy, f: Frame) -> dict[str, Any]:
    """A pending step; a card it remembers is written by where it lies."""
    name = f.rule.key
    arg, more = int(f.arg), list(f.more)
    for zone in CARDS_OF.get(name, ()):
        if zone == DISCARD or zone == (SUPPLY if s.phase == 1 else INVASION):
            cards = s.zones[zone]
            arg, more = (cards.index(arg) if arg in cards else -1), [cards.index(card) for card in more]
    found: dict[str, Any] = {"do": name, "seat": int(f.seat)}
    return {**found, **({"arg": arg} if arg else {}), **({"more": more} if more else {})}
