"""Whole games against an independent implementation (benchmarks/peers), written from the rules page separately.

The peer plays at random, legally and not, and notes every input, what became of it, every result of chance, what was
asked and the table after each; the same chance and the same inputs must bring our table to the same cards, slot by slot
and pile by pile, with the same questions and the same refusals.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from importlib import import_module
from pathlib import Path
from typing import Any, cast

import pytest

from effort import PROVE, first_seed
from xenodeck.core import CARD
from xenodeck.core.errors import BadConfig, Refusal
from xenodeck.core.rules.engine import options_after
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.attempt import why_not
from xenodeck.games import find
from xenodeck.games.gambit.actions import pending
from xenodeck.games.gambit.play.piles import slot_of
from xenodeck.games.gambit.state import HAND, Gambit

PEERS = Path(__file__).parents[5] / "benchmarks" / "peers"
FIRST = first_seed()
AIMS = ("damage_or_heal", "target", "force", "trade_pair", "cover", "move_cover", "peek")
WITH_MORE = ("play", "forced_card", "stuck_discard", "pass")
GAMES = 100 if PROVE else 12
ABSENT: dict[str, Any] = {"damaged": False, "protects": 0, "skips": 0, "forces": [], "abilities": None}
"""What a position may leave out, for every seat."""

WRONG: list[dict[str, Any]] = [
    {"players": 2},
    {"players": 9},
    {"players": "4"},
    {"roles": {"alien": 3}},
    {"roles": {"alien": 3, "spy": 1}},
    {"roles": {"alien": 5, "scientist": -1}},
    {"deck": {"R": 9}},
    {"deck": {"R": 9, "Q": 9}},
    {"start_seat": 4},
    {"start_seat": "first"},
    {"special_abilities": ["veto"]},
    {"special_abilities": ["veto", "fly", None, None]},
    {"stray_die_sides": 0},
    {"reshuffle": "never"},
    {"force_queue": "lifo"},
    {"protect_vs_peek": "yes"},
    {"max_turns": -1},
    {"max_turns": 1.5},
    {"hurry": True},
]


@dataclass
class Stand:
    """The open questions, what was done before them without a choice, and the table."""

    asked: list[Any]
    unasked: list[tuple[int, dict[str, Any]]]
    table: dict[str, Any]
    half: bool  # a card is announced and its choices are not: here that is no move yet


@dataclass
class Step:
    """An input, its result, and the table after it."""

    seat: int
    told: dict[str, Any]
    result: str
    after: Stand


@dataclass
class Played:
    game: Any
    start: Stand
    course: list[Step] = field(default_factory=list)


def peer(name: str) -> Any:
    sys.path.insert(0, str(PEERS))
    try:
        return import_module(name)
    finally:
        sys.path.remove(str(PEERS))


def stand(there: Any) -> Stand:
    asked = there.decisions()
    half = bool(asked) and asked[0].kind in AIMS and len(there.resolving) == 1
    return Stand(asked, list(there.unasked), there.snapshot(), half)


def played(seed: int, options: dict[str, Any]) -> Played:
    """A random game of the peer, with things tried that are mostly refused."""
    dice = random.Random(seed)
    there = peer("plain_gambit").Gambit({"state": "DEAL", "config": options}, seed)
    done = Played(there, stand(there))
    more = 3  # inputs after the end
    while not there.over or more:
        more -= there.over
        wild = there.over or dice.random() < 0.4
        seat, told = (
            peer("plain_gambit_tries").any_try(there, dice, claims=False) if wild else there.random_decision(dice)
        )
        result = there.attempt(seat, told)
        done.course.append(Step(seat, told, result, stand(there)))
    return done


def difference(ours: dict[str, Any], theirs: dict[str, Any]) -> str:
    """The first one; empty if there is none."""
    seats = len(theirs["roles"])
    for name, value in theirs.items():
        if theirs.get("over") and name == "hands":  # nobody needs the slots any more
            value = [[card.rpartition(":")[2] for card in hand] for hand in value]
        here = ours.get(name, [ABSENT[name]] * seats if name in ABSENT else [] if isinstance(value, list) else None)
        if (here or None) != (value or None):
            return f"{name}: {here} here, {value} there"
    return ""


def attempt(here: Session, seat: int, told: dict[str, Any]) -> str:
    try:
        here.play(seat, told)
    except Refusal as no:
        return no.code
    return "accepted"


def asked_here(here: Session) -> dict[int, str]:
    return {seat: pending(cast(Gambit, here.state), seat) for seat in here.waiting()}


def open_here(here: Session, seat: int, kind: str) -> int:
    """How many options there are that can be told apart; the choices of a card that is to be played are not counted."""
    s, f = cast(Gambit, here.state), here.state.frame
    begun = s.earlier(seat)
    deep = 1 if kind in WITH_MORE else 2 if kind == "ability:double_play" else len(s.face)
    found: set[Any] = set()

    def name(before: list[int], pick: int) -> Any:
        if f.rule.question(s, f, before)[1] != CARD or kind in ("cover", "move_cover"):
            return pick
        held = pick in s.zones[HAND[seat]] and seat == s.active
        return s.face[pick], slot_of(s, pick) if held else 0

    def walk(before: list[int], names: list[Any]) -> None:
        options = options_after(s, f, f.rule, seat, before) if len(names) < deep else None
        if options is None:
            found.add(frozenset(names) if kind == "trade_pair" else tuple(names))
        for pick in options or []:
            walk([*before, pick], [*names, name(before, pick)])

    walk(begun, [])
    return len(found)


def open_there(asked: Any) -> int:
    usual = [option for option in asked.options if option["type"] in ("play", asked.kind)]
    return len(usual) + (len(usual) < len(asked.options))  # Sit Out and Redirect are one option here, and then a card


def same_stand(here: Session, there: Stand) -> str:
    """Bring our table to the state of the peer's if only decisions without a choice are between; returns the
    difference."""
    asked = {one.seat: one.kind for one in there.asked}
    for seat, told in there.unasked:
        if asked_here(here) != asked and why_not(here.game, here.state, seat, told) is None:
            here.play(seat, told)
    if asked_here(here) != asked:
        return f"{asked_here(here)} here, {asked} there"
    for one in there.asked:
        ours, theirs = open_here(here, one.seat, one.kind), open_there(one)
        if ours != theirs:
            return f"{one.kind}: {ours} options here, {theirs} there"
        for option in one.options:
            no = why_not(here.game, here.state, one.seat, option)
            if no is not None:
                return f"{option} is open there, here {no}"
    here.game.check(here.state)
    return "" if there.half else difference(here.game.position(here.state), there.table)


def begun(last: Step, step: Step) -> bool:
    """Whether ``step`` has the choices of the card that ``last`` has played."""
    card = [last.told.get("card")] == last.after.table["resolving"] and last.seat == step.seat
    if not card or not last.after.half or not last.result == step.result == "accepted":
        return False
    left = last.after.table["hands"][
        step.seat
    ]  # in one input the slot is the one to be forced: it tells no twins apart
    return len(last.after.asked[0].options) > 1 and not any(one.endswith("force_to_play") for one in left)


def joined(course: list[Step], dice: random.Random) -> list[Step]:
    """The same course, with the choices of some cards in the same input as the card."""
    found: list[Step] = []
    for step in course:
        last = found[-1] if found else None
        if last and begun(last, step) and dice.random() < 0.5:
            whole = {**last.told, **step.told, "type": last.told["type"]}
            found[-1] = Step(step.seat, whole, step.result, step.after)
        else:
            found.append(step)
    return found


def reloaded(here: Session) -> Session:
    """The same table, written and read again."""
    written = here.game.position(here.state)
    return Session.from_position(here.game, {**written, "chance": list(here.state.chance.script or [])})


def compare(seed: int, options: dict[str, Any]) -> int:
    """Play one game on both sides; how many inputs it took."""
    done = played(seed, options)
    game = find("gambit")
    here = Session.from_position(game, {"state": "DEAL", "config": options, "chance": done.game.chance.log})
    found = same_stand(here, done.start)
    assert not found, f"seed {seed} {options}: {found}"
    dice = random.Random(seed)
    for number, step in enumerate(joined(done.course, dice)):
        where = f"seed {seed} {options} input {number}: seat {step.seat} {step.told}"
        result = attempt(here, step.seat, step.told)
        assert result == step.result, f"{where}: {result} here, {step.result} there"
        found = same_stand(here, step.after)
        assert not found, f"{where}: {found}"
        given = any(one.kind == "give" for one in step.after.asked)  # perhaps by one trader, which no position says
        if not step.after.half and not given and dice.random() < 0.1:
            here = reloaded(here)
            found = same_stand(here, step.after)
            assert not found, f"{where}, read again: {found}"
    assert here.state.over
    assert sorted(game.outcome(here.state).winners) == done.game.winners()
    return len(done.course)


@pytest.mark.parametrize("seats", range(3, 9))
def test_3_1_random_games_go_card_by_card_as_an_independent_implementation_plays_them(seats: int) -> None:
    assert sum(compare(FIRST + seed, {"players": seats}) for seed in range(3)) > 30


@pytest.mark.parametrize("seed", range(GAMES))
def test_18_1_so_do_games_with_any_options_cards_roles_and_abilities(seed: int) -> None:
    compare(FIRST + seed, peer("plain_gambit_tries").any_options(FIRST + seed))


@pytest.mark.parametrize("wrong", WRONG, ids=str)
def test_19_2_both_refuse_what_is_no_table(wrong: dict[str, Any]) -> None:
    position = {"state": "DEAL", "config": {"players": 4, **wrong}}
    with pytest.raises(BadConfig) as no:
        Session.from_position(find("gambit"), position)
    assert no.value.code == "bad_config"
    with pytest.raises(peer("plain_gambit_cards").RejectedError, match="bad_config"):
        peer("plain_gambit").Gambit(position)


@pytest.mark.parametrize("name", peer("plain_gambit_cases").CASES)
def test_21_1_set_positions_end_as_the_page_says_on_both_sides(name: str) -> None:
    case = peer("plain_gambit_cases").CASES[name]
    there = peer("plain_gambit").Gambit(case["position"])
    here = Session.from_position(find("gambit"), case["position"])
    for seat, told, *code in case["inputs"]:
        wanted = code[0] if code else "accepted"
        assert (there.attempt(seat, told), attempt(here, seat, told)) == (wanted, wanted), f"{seat} {told}"
    for table in (there.snapshot(), here.game.position(here.state)):
        assert not difference(table, case["after"] | {"roles": case["position"]["roles"]})
