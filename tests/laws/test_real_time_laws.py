"""Everybody at their own pace, over every game found that has such a rule; and faults planted in the machine itself."""

from __future__ import annotations

import types
from pathlib import Path
from typing import Any

import pytest

import xenodeck.core
from laws.walks import GAMES, Dice, law, walk
from toys.scramble.meta import GAME as SCRAMBLE
from toys.scramble.state import PEEK, ROW, SHOUT, SWAP, Rows
from xenodeck.core.definition.game import Game
from xenodeck.core.knowledge.views import view
from xenodeck.core.records.save import to_data
from xenodeck.core.rules import engine, realtime
from xenodeck.core.rules.state import ALONGSIDE, WAIT, State

PACED = [game for game in GAMES if any(rule.mode == ALONGSIDE for rule in game.rules)]
SOURCE = Path(xenodeck.core.__path__[0]) / "rules/realtime.py"


@law(20, "scramble", over=PACED)
def test_whoever_is_asked_may_wait_and_that_changes_nothing(game: Game, walk_: tuple[int, int, int]) -> None:
    s = walk(game, *walk_)
    if not realtime.in_realtime(s):
        return
    for seat in engine.seats_open(s):
        while engine.back(s, seat):
            pass
        assert WAIT in engine.open_options(s, seat)
        before = to_data(game, s)
        assert engine.answer(s, seat, WAIT)
        assert to_data(game, s) == before
        f = s.frame
        assert f.rule.follow(s, f, seat, [], WAIT) is None


@law(20, "scramble", over=PACED)
def test_what_was_sent_shows_to_nobody_else_before_the_tick(game: Game, walk_: tuple[int, int, int]) -> None:
    s = walk(game, *walk_)
    if not realtime.in_realtime(s):
        return
    dice = Dice(walk_[0])
    for seat in engine.seats_open(s):
        before = {viewer: view(s, viewer).to_data() for viewer in range(-1, s.seats) if viewer != seat}
        picks = engine.open_options(s, seat)
        while not engine.answer(s, seat, picks[dice.below(len(picks))]):
            picks = engine.open_options(s, seat)
        assert {viewer: view(s, viewer).to_data() for viewer in before} == before


@law(20, "scramble", over=PACED)
def test_nobody_is_asked_under_a_number_that_was_used_before(game: Game, walk_: tuple[int, int, int]) -> None:
    s, dice = walk(game, walk_[0], walk_[1], 0), Dice(walk_[2])
    used: dict[int, int] = {}
    from laws.walks import step

    for _ in range(120):
        if s.over:
            return
        for seat in engine.seats_open(s):
            number = int(engine.question_number(s, seat))
            assert number >= used.get(seat, 0)
            used[seat] = number
        asked, was = engine.seats_open(s), s.questions_opened
        step(s, dice)
        assert s.questions_opened >= was or not asked


# -- planted faults ----------------------------------------------------------------------------------------------------

FAULTS = {
    "a tie by seat number": ("s.chance.arrange(many)", "range(many)"),
    "the slow line pays": ("s.now - comp)", "s.now)"),
    "another's clock is restarted": (
        "            lanes.renew(one.seat, s.now)\n    if lanes.working",
        "            for seat in range(s.seats):\n                lanes.renew(seat, s.now)\n    if lanes.working",
    ),
    "half moves of others are wiped": (
        "    sent = lanes.sent\n    if sent:",
        "    sent = lanes.sent\n    if sent:\n        lanes.before = [NO_OPTIONS] * s.seats",
    ),
    "work ends by seat number": ("for seat in lanes.working.copy()", "for seat in sorted(lanes.working)"),
    "deadlines go on in a hold": ("            lanes.shift_deadlines()\n", "            pass\n"),
    "something else is accepted in a hold": ("            one.result = PENDING", "            one.result = HELD"),
}


def running(seed: int, mode: str) -> Rows:
    s = SCRAMBLE.start(SCRAMBLE.setup(3, {}, mode), seed)
    engine.go_on(s)
    assert isinstance(s, Rows)
    s.log = []
    return s


def send(s: State, machine: Any, seat: int, *picks: int, comp: int = 0) -> None:
    for pick in picks:
        machine.answer(s, seat, pick, comp)


def tick(s: State, machine: Any, drawn: bool = False) -> None:
    s.now += 1
    machine.tick(s, s.frame, s.frame.rule, drawn)


def unfair(machine: Any) -> str:
    """What is wrong with a machine that runs the ticks; empty if nothing is."""
    firsts = set()
    for seed in range(30):
        s = running(seed, "race")
        for seat in (1, 2, 0):
            send(s, machine, seat, SHOUT)
        tick(s, machine, drawn=True)
        firsts.add(next(e.seat for e in s.log or [] if e.what in ("right", "wrong")))
    if firsts != {0, 1, 2}:
        return "one seat is always first"
    s = running(1, "race")
    send(s, machine, 1, SWAP)
    kept = (list(s.lanes.before[1]), s.lanes.since[1], s.lanes.number[1])
    for seat in (2, 0):
        row = s.zones[ROW[seat]]
        send(s, machine, seat, SWAP, row[0], row[1])
    for _ in range(2):
        tick(s, machine)
    send(s, machine, 0, SHOUT)
    tick(s, machine)
    if (list(s.lanes.before[1]), s.lanes.since[1], s.lanes.number[1]) != kept:
        return "what one does touches another's lane"
    if [e.seat for e in s.log or [] if e.what == "swap"] != [2, 0]:
        return "work ends in another order than it was begun"
    return unfair_hold(machine)


def unfair_hold(machine: Any) -> str:
    s = running(1, "fair")
    for _ in range(3):
        tick(s, machine)
    since = list(s.lanes.since)
    send(s, machine, 0, SHOUT)
    tick(s, machine)
    send(s, machine, 1, SHOUT, comp=2)
    send(s, machine, 2, PEEK, s.zones[ROW[2]][0])
    told = s.lanes.sent[-1]
    tick(s, machine)
    if told.result != realtime.PENDING:
        return "a hold accepts what does not compete"
    if s.lanes.since[2] != since[2] + 2:
        return "clocks run in a hold"
    tick(s, machine)
    shouts = [e.seat for e in s.log or [] if e.what in ("right", "wrong")]
    return "" if shouts[0] == 1 else "the line decides and not the finger"


def test_the_machine_is_fair() -> None:
    assert unfair(realtime) == ""


@pytest.mark.parametrize(("old", "new"), FAULTS.values(), ids=list(FAULTS))
def test_a_planted_fault_is_caught(old: str, new: str) -> None:
    source = SOURCE.read_text("utf-8")
    assert source.count(old) == 1, "the line to change is gone"
    machine = types.ModuleType("mutant_alongside")
    exec(compile(source.replace(old, new), "<mutant>", "exec"), machine.__dict__)
    assert unfair(machine), "it went unnoticed"
