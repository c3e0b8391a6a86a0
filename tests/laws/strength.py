"""How much a move found by search is worth: the share of victory it brings if everything else is played at random."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, pstdev

from laws.walks import Dice, step
from xenodeck import bots
from xenodeck.bots.search import search
from xenodeck.core.definition.bot import Bot
from xenodeck.core.definition.game import Game
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.playing.playout import play, playout
from xenodeck.core.playing.policy import Policy
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import ALONGSIDE, ONE, PASS, RACE, TOGETHER, State
from xenodeck.lab.driver import run

SIMULATIONS = 100
WORLDS = 40  # in which a move is tried beside one at random
LATE = 4  # questions at the end of a game: what is answered there decides something, and is tried quickly
FEWEST, MOST = 20, 500  # games to find enough questions in
# nobody wins there at random: the best policy plays all but the move
BEYOND_CHANCE = {("getaway", "solo")}
ASKED = {ONE: "one", TOGETHER: "together", RACE: "race"}
KINDS = {**ASKED, ALONGSIDE: "alongside"}


@dataclass(frozen=True)
class Worth:
    """What moves found by search bring above moves at random, and how far chance may have moved that figure."""

    moves: int
    gain: float
    error: float

    @staticmethod
    def of(gains: list[float]) -> Worth:
        return Worth(len(gains), fmean(gains), pstdev(gains) / sqrt(len(gains)))


def kind(s: State, seat: int) -> str:
    """``race several timed``: who is asked, whether the move has several parts, whether silence has an end."""
    f = s.frame
    parts = any(f.rule.follow(s, f, seat, [], pick) is not None for pick in engine.open_options(s, seat))
    return KINDS[int(f.rule.mode)] + " several" * parts + " timed" * bool(f.rule.deadline(s, f))


def questions(game: Game, mode: str, seats: int, seed: int) -> list[tuple[State, int]]:
    """Every other of the last questions of a random game, before anybody answers, with a seat that has a choice."""
    s = game.start(game.setup(seats, game.safe_settings(mode), mode), seed)
    dice = Dice(seed)
    found: list[tuple[State, int]] = []
    while not s.over:
        if engine.paused(s):
            step(s, dice)
            continue
        waiting = engine.seats_open(s)
        if not waiting:
            step(s, dice)
            continue
        seat = waiting[dice.below(len(waiting))]
        untouched = not s.before and not s.partial_moves and (s.answers is None or max(s.answers) < PASS)
        untouched = untouched and not s.lanes.sent and not any(s.lanes.before)
        if untouched and len(engine.open_options(s, seat)) > 1:
            found.append((s.clone(), seat))
        if (game.id, mode) in BEYOND_CHANCE:
            engine.answer(s, seat, best(game).choose(s, seat, engine.open_options(s, seat), dice.below(2**31)))
        else:
            step(s, dice)
    return found[-LATE + dice.below(2) :: 2]


def best(game: Game) -> Policy:
    """The strongest policy of a game."""
    return list(game.policies().values())[-1]


def chosen(game: Game, s: State, seat: int, dice: int) -> int:
    """The answer that search tried most often."""
    tried = search(s, seat, SIMULATIONS, dice, s.setup.max_answers)
    return engine.open_options(s, seat)[tried.index(max(tried))]


def dream(game: Game, s: State, seat: int, dice: int) -> list[int]:
    """A whole move of ``seat``, as the dreamer finds it."""
    s = s.clone()
    picks: list[int] = []
    whole = False
    while not whole:
        picks.append(chosen(game, s, seat, dice + len(picks)))
        whole = engine.answer(s, seat, picks[-1])
    return picks


def share(game: Game, world: State, seat: int, picks: list[int], dice: Dice) -> float:
    """What ``seat`` gets of the victory after this move (none: one at random), if all that follows is random."""
    whole, at = False, 0
    while not whole:
        options = engine.open_options(world, seat)
        whole = engine.answer(world, seat, picks[at] if picks else options[dice.below(len(options))])
        at += 1
    if (game.id, world.setup.mode) in BEYOND_CHANCE:
        play(world, [best(game)] * int(world.seats), dice.below(2**31 - 2) + 1, world.setup.max_answers)
    else:
        playout(world, dice.below(2**31 - 2) + 1, world.setup.max_answers)
    return world.shares()[seat]


def gain(game: Game, s: State, seat: int, dice: int) -> float:
    """What the move found by search brings above a move at random, in worlds that ``seat`` cannot rule out."""
    picks = dream(game, s, seat, dice)
    gains = []
    for number in range(WORLDS):
        seed = dice * WORLDS + number
        with_it, without = (
            share(game, redeal(s, seat, seed * 1_000_003), seat, move, Dice(seed)) for move in (picks, [])
        )
        gains.append(with_it - without)
    return fmean(gains)


def worth(game: Game, mode: str, seats: int, most: int) -> dict[str, Worth]:
    """What search brought at up to ``most`` questions to one seat, to several in secret and to several in a race."""
    found: dict[str, list[float]] = defaultdict(list)
    for seed in range(MOST):
        if seed >= FEWEST and all(len(gains) == most for gains in found.values()):
            break
        for number, (s, seat) in enumerate(questions(game, mode, seats, seed)):
            asked = kind(s, seat).split()[0]
            if len(found[asked]) < most:
                found[asked].append(gain(game, s, seat, seed * 1000 + number * 20 + 1))
    return {asked: Worth.of(gains) for asked, gains in found.items()}


def kinds(game: Game) -> Iterator[str]:
    """The kinds of question that some games at random have asked."""
    for mode in game.modes:
        for seed in range(10):
            for s, seat in questions(game, mode.id, mode.seats[1], seed):
                yield kind(s, seat)


def victories(game: Game, seats: int, games: int) -> float:
    """The share of all victories of one dreamer among others who play at random; each seat is its own in turn."""
    won = 0.0
    for number in range(games):
        hero = number % seats
        s = game.start(game.setup(seats, game.safe_settings(game.modes[0].id)), number)
        line_up: list[Bot] = [bots.RandomBot()] * seats
        line_up[hero] = bots.Dreamer(SIMULATIONS // 2)
        run(game, s, line_up, number)
        won += s.shares()[hero]
    return won / games
