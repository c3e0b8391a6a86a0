"""A turn in progress, in a position (21.1): its numbers, and how its pending steps are written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import BadPosition, Frame, PendingStep, Rule, carries_nothing, carries_number, is_whole
from xenodeck.games.frenzy.play.decks import deck_in_play
from xenodeck.games.frenzy.play.drawing import REINSERT
from xenodeck.games.frenzy.play.facing import ATTACK, BONUS, CHECK, DEFLECTION, FACE, REVIVAL, REWARD, THEFT
from xenodeck.games.frenzy.play.looking import ARRANGE, GLIMPSE, PICK_ONE, SECOND_PLACE, TWO_PLACES
from xenodeck.games.frenzy.play.revealing import ALLY, EXTRA
from xenodeck.games.frenzy.play.turns import END
from xenodeck.games.frenzy.state import (
    BLUE,
    DISCARD,
    GREY,
    HAND,
    LOCKED_FULLY,
    MIMIC,
    MOST_UFOS,
    UNSEEN,
    Frenzy,
    count_characters,
    has_character,
)

TURN = ("ufos", "lock_now", "acted", "boost", "returned", "old", "attacked")
MOST = 1_000_000_000
MOST_BONUS = 100

# All steps of an attack up to its check come before the deflections, and before the attacks and cards that follow.
ABILITIES: tuple[Rule[Any], ...] = (REWARD, THEFT, REVIVAL, BONUS, CHECK)
LATER: tuple[Rule[Any], ...] = (DEFLECTION, ATTACK, EXTRA, END)
RESOLVING: tuple[Rule[Any], ...] = (FACE, *ABILITIES)


def deck(s: Frenzy) -> list[int]:
    return s.zones[deck_in_play(s)]


def puts_back(s: Frenzy, f: Frame) -> bool:
    """7.2 Whether a UFO that was drawn in Phase 1 lies on top of the discard pile."""
    shown = s.zones[DISCARD][-1:]
    return carries_nothing(s, f) and s.phase == 1 and bool(shown) and s.face[shown[0]] < GREY


def names_allies(s: Frenzy, f: Frame) -> bool:
    """15.2 One alien for the card itself, and one for each Mimic that copies it."""
    copies = sum(1 for card in s.zones[DISCARD] if s.face[card] == MIMIC)
    return not f.more and 1 <= f.arg <= 1 + copies


def sends_aliens(_: Frenzy, f: Frame) -> bool:
    return f.arg == 0 and bool(f.more) and all(0 <= colour <= UNSEEN for colour in f.more)


def names_two(_: Frenzy, f: Frame) -> bool:
    return len(f.more) == 1 and min(f.arg, f.more[0]) >= 0 and f.arg != f.more[0]


STEPS: dict[Rule[Any], PendingStep] = {
    GLIMPSE: PendingStep((END,), seen=lambda s, _: deck(s)[-1:]),
    TWO_PLACES: PendingStep((END,)),
    SECOND_PLACE: PendingStep((END,), carries_number(0, MOST), zone=deck_in_play, seen=lambda _, f: [int(f.arg)]),
    PICK_ONE: PendingStep((END,), names_two, zone=deck_in_play, seen=lambda _, f: [int(f.arg), *f.more]),
    ARRANGE: PendingStep(
        (END,), lambda s, f: not f.more and 2 <= f.arg <= len(deck(s)), seen=lambda s, f: deck(s)[-int(f.arg) :]
    ),
    REINSERT: PendingStep((END,), puts_back),
    FACE: PendingStep(LATER, lambda s, f: carries_nothing(s, f) and count_characters(s, f.seat) >= len(s.aliens)),
    REWARD: PendingStep(ABILITIES, carries_number(1, 2)),
    THEFT: PendingStep(ABILITIES),
    REVIVAL: PendingStep(ABILITIES, carries_number(-1, MOST), zone=lambda _: DISCARD),
    BONUS: PendingStep((CHECK,), carries_number(1, MOST_BONUS)),
    CHECK: PendingStep(LATER),
    DEFLECTION: PendingStep(LATER, carries_number(0, BLUE)),
    ATTACK: PendingStep(LATER, sends_aliens),
    EXTRA: PendingStep(LATER),
    ALLY: PendingStep((EXTRA, END), names_allies),
    END: PendingStep((), lambda s, f: f.arg == s.phase and not f.more, whose=lambda _: -1),
}


def read_turn(s: Frenzy, turn: object) -> None:
    """11.1 Read the numbers of the turn in progress."""
    if not isinstance(turn, Mapping) or set(turn) != {*TURN, "aliens"}:
        raise BadPosition("in the middle of a turn there are turn and stack, as they were written.", "11.1")
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


def written_turn(s: Frenzy) -> dict[str, Any]:
    return {**{key: int(getattr(s, key)) for key in TURN}, "aliens": list(s.aliens)}


def check_steps(s: Frenzy, steps: list[Frame]) -> None:
    """Check whose steps these are: the player under attack resolves it, the current player or a deflector has all
    others."""
    first = steps[0]
    resolving = [step for step in steps if step.rule in RESOLVING]
    if resolving:
        alive = s.attacked >= 0 and not s.out[s.attacked]
        if not alive or any(step.seat != s.attacked for step in resolving) or bool(s.aliens) != (first.rule is FACE):
            raise BadPosition("stack: an attack is resolved by the player attacked.", "10.1")
    elif s.attacked >= 0 or s.aliens:
        raise BadPosition("turn: nobody is under attack now.", "10.1")
    elif first.rule is not DEFLECTION and (first.seat != s.current or s.out[s.current]):
        raise BadPosition("stack: it is the current player's turn.", "8.1")
    if s.phase == 1 and (resolving or first.rule in (DEFLECTION, ALLY)):
        raise BadPosition("stack: nobody is attacked in Phase 1.", "8.1")
    if first.rule is ALLY and any(step.rule in (DEFLECTION, ATTACK) for step in steps):
        raise BadPosition("stack: allies are named before anything else waits.", "15.2")


def check_hands(s: Frenzy) -> None:
    """3.2 Check that nobody has an empty hand without reason: only a player in the middle of something may be about to
    draw."""
    if len(s.living()) < 2:
        raise BadPosition("with fewer than two players left the game is over.", "17.1")
    if any(s.face[card] < GREY for seat in range(s.seats) for card in s.zones[HAND[seat]]):
        raise BadPosition("no hand holds a UFO in the middle of a turn.", "3.2")
    if s.phase == 1:
        if any(s.out):
            raise BadPosition("nobody is eliminated in Phase 1.", "1.2")
        if any(not s.zones[HAND[seat]] for seat in range(s.seats) if seat != s.current):
            raise BadPosition("in Phase 1 everybody holds cards.", "3.2")
    elif any(not has_character(s, seat) for seat in s.living() if seat != s.attacked):
        raise BadPosition("whoever is alive in Phase 2 holds a Character.", "3.2")
