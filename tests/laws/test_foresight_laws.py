"""Foresight, over every game: it is never wrong, tells nothing that its seat cannot know, and changes nothing."""

from __future__ import annotations

import types
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import xenodeck.core
from effort import TIMES
from laws.walks import GAMES, Dice, begin, law, step, walk
from xenodeck.core.coaching.foresight import foretell
from xenodeck.core.definition.game import Game
from xenodeck.core.knowledge.views import event_data
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.records.save import to_data
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import State
from xenodeck.core.tabletop.chance import Chance
from xenodeck.core.words.attempt import move_words, without_forced
from xenodeck.games import find, found

SOURCE = Path(xenodeck.core.__path__[0]) / "coaching/foresight.py"

Foretell = Callable[[Game, State, int, str], list[dict[str, Any]]]


def moves(s: State, seat: int, dice: Dice) -> list[list[int]]:
    """For each answer open to ``seat`` a whole move that goes on with it, from the move's beginning."""
    f = s.frame
    found: list[list[int]] = []
    for pick in engine.open_options(s, seat):
        picks = [*s.earlier(seat), pick]
        while more := f.rule.follow(s, f, seat, picks[:-1], picks[-1]):
            picks.append(more[dice.below(len(more))])
        found.append(picks)
    return found


def in_words(s: State, seat: int, picks: list[int]) -> str:
    """What is still to be said of the move."""
    fresh = s.clone()
    engine.put_before(fresh, seat, [])
    said, before = move_words(fresh, seat, picks), move_words(fresh, seat, list(s.earlier(seat)))
    return said.removeprefix(before).strip()


def really_told(s: State, seat: int, picks: list[int]) -> list[dict[str, Any]]:
    """What ``seat`` is told when the move is made, with the true cards and the true chance."""
    truth = s.clone()
    truth.log = []
    engine.put_before(truth, seat, [])
    for pick in without_forced(truth, seat, picks):
        engine.answer(truth, seat, pick)
    told = [event_data(truth.layout, event, seat) for event in truth.log]
    return [data for data in told if data is not None]


def mistake(game: Game, s: State, dice: Dice, how: Foretell = foretell) -> str:
    """The first thing foretold that does not come true; empty if all of it does."""
    for seat in engine.seats_open(s):
        for picks in moves(s, seat, dice):
            words = in_words(s, seat, picks)
            told = how(game, s, seat, words)
            if really_told(s, seat, picks)[: len(told)] != told:
                return f"{seat} {words}: {told}"
    return ""


@law(24, "magpie", "oracle", "sandglass")
def test_what_is_foretold_comes_true_line_by_line(game: Game, walk_: tuple[int, int, int]) -> None:
    assert mistake(game, walk(game, *walk_), Dice(walk_[0])) == ""


@law(10, "oracle", "veil")
def test_the_same_is_foretold_in_every_world_that_the_seat_cannot_rule_out(
    game: Game, walk_: tuple[int, int, int]
) -> None:
    s = walk(game, *walk_)
    for seat in engine.seats_open(s):
        for picks in moves(s, seat, Dice(walk_[0])):
            words = in_words(s, seat, picks)
            truth = foretell(game, s, seat, words)
            for number in range(3):
                assert foretell(game, redeal(s, seat, 1000 * number + 7), seat, words) == truth, words


@law(10, "oracle")
def test_foresight_changes_nothing_and_does_not_ask_the_chance_of_the_table(
    game: Game, walk_: tuple[int, int, int]
) -> None:
    s = walk(game, *walk_, log=True)
    before, mark = to_data(game, s), len(s.log or [])
    other = s.clone()
    other.chance = Chance(s.chance.seed + 1, s.chance.dealt, s.chance.drawn, 0, None)
    for seat in engine.seats_open(s):
        for picks in moves(s, seat, Dice(walk_[0])):
            words = in_words(s, seat, picks)
            assert foretell(game, s, seat, words) == foretell(game, other, seat, words)
    assert to_data(game, s) == before
    assert len(s.log or []) == mark


FORETELLS = {"alieninjas": 0.6}  # there every third move turns up a card; elsewhere
MOSTLY = 0.9
ENOUGH = {"alieninjas": 600}  # moves; elsewhere
FEWER = 150 * TIMES


@pytest.mark.one_engine
@pytest.mark.parametrize("game", found().values(), ids=list(found()))
def test_hardly_a_whole_move_of_a_game_foretells_nothing(game: Game) -> None:
    """Otherwise the laws above would hold for a foresight that never says anything.

    A move that turns up a card is unknown.
    """
    turns = [n for n, (mode, seats) in enumerate(game.tables()) if not game.setup(seats, mode=mode).tick_ms]
    s, dice = begin(game, 1, turns[-1] if 1 not in turns else 1), Dice(1)  # what is sent for a tick does nothing yet
    asked = told = 0
    while not s.over and asked < ENOUGH.get(game.id, FEWER):
        for seat in engine.seats_open(s):
            for picks in moves(s, seat, dice):
                asked += 1
                told += bool(foretell(game, s, seat, in_words(s, seat, picks)))
        step(s, dice)
    assert asked > 20
    assert told > FORETELLS.get(game.id, MOSTLY) * asked


MUTANTS = {
    "one dream is taken for the truth": ("    for number in range(count):", "    for number in range(1):"),
    "the dreams do not differ in what is unknown": ("turned = number * len(group) // count", "turned = 0"),
    "chance is guessed": ("    world.chance.script = []", "    world.chance.script = None"),
    "what comes after a doubt is told too": (
        "    return one[:same]",
        "    return [line for line in one if line in other]",
    ),
    "nothing is dealt at random": ("range(AT_RANDOM)", "range(0)"),
}


@pytest.mark.one_engine
@pytest.mark.parametrize(("old", "new"), MUTANTS.values(), ids=list(MUTANTS))
def test_a_foresight_that_guesses_is_found_out(old: str, new: str) -> None:
    source = SOURCE.read_text("utf-8")
    assert source.count(old) == 1, "the line to change is gone"
    module = types.ModuleType("mutant_foresight")
    alone = source.replace(old, new).replace("AT_RANDOM: Final = 12", "AT_RANDOM: Final = 0")  # which hides them
    exec(compile(alone, "<mutant>", "exec"), module.__dict__)
    for game in GAMES:
        states = [walk(game, seed, seed, 4 + seed) for seed in range(20)]
        states += [set_up(data) for data in TRAPS] if game.id == "ufoludki" else []
        for s in states:
            assert mistake(game, s, Dice(1)) == ""
            if mistake(game, s, Dice(1), module.foretell):
                return
    pytest.fail("it went unnoticed")


def set_up(data: dict[str, Any]) -> State:
    s = find("ufoludki").read_position({"earth": 9, "loot": [3, 3], **data})
    engine.run_to_question(s)
    return s


MIXED = ["S2A", "S3B", "RECRUIT", "SWARM", "S4A", "COUNTER"]
TRAPS: list[dict[str, Any]] = [
    # cards that all have seen are shuffled, and then drawn from at once
    *({"config": {"seed": seed}, "hands": [["GENERAL"], MIXED[:5]], "stacks": [MIXED, MIXED]} for seed in range(5)),
    # after the card one draws oneself, the next player draws too
    {"hands": [["S2A"], []], "deck": [*MIXED, *MIXED]},
]
