"""Search when several seats are asked: in secret, in a race, in time.

Whose choice it is, and what its chooser knows.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.tables import END, Tiny, begin, lay_out
from toys.base import Toy
from toys.sandglass import meta as sandglass
from toys.slap import meta as slap
from xenodeck import bots
from xenodeck.bots.search import search
from xenodeck.core.definition.game import Mode
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.playing.playout import playout
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import CHOICE, NUMBER, TOGETHER, Frame, Rule, State
from xenodeck.lab.driver import run

MANY = 400
BOUND = 1000


def shares(s: State, seat: int) -> list[float]:
    """What ``seat`` expects of each of its options."""
    return [share for _, share in search(s, seat, MANY, 5, BOUND)]


def favourite(s: State, seat: int) -> int:
    """The option that search takes."""
    tried = search(s, seat, MANY, 5, BOUND)
    return engine.open_options(s, seat)[tried.index(max(tried))]


# -- in secret -----------------------------------------------------------------------------------------------------


class Hide(Rule[Toy]):
    """4.1 Seat 0 hides in one of four places, seat 1 looks into one: who is not found wins."""

    MODE = TOGETHER

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "place", NUMBER

    def seats_asked(self, s: Toy, f: Frame) -> list[int]:
        return [0, 1]

    def choices(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [0, 1, 2, 3]

    def reveal(self, s: Toy, f: Frame, answers: list[int]) -> None:
        s.points[answers[0] == answers[1]] += 1
        s.finish()


def test_others_do_not_know_what_the_searching_seat_answers_in_secret() -> None:
    """It is found once in four times, and not always because the seeker looks where it was seen to go."""
    assert min(shares(begin(Frame(Hide(), -1), seats=2), 0)) > 0.6


def test_nor_does_the_searching_seat_know_what_they_answer() -> None:
    assert max(shares(begin(Frame(Hide(), -1), seats=2), 1)) < 0.4


# -- who chooses ---------------------------------------------------------------------------------------------------


class Offer(Rule[Toy]):
    """4.2 Seat 0 takes one chance in four to win, or lets a draw decide which of two others is asked."""

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "offer", CHOICE

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return [0, 1]

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        if pick:
            s.then(Frame(KEEP, 1 + s.chance.below(2)))
            return
        s.points[0 if s.chance.below(4) == 0 else 1] += 1
        s.finish()


class Keep(Rule[Toy]):
    """4.3 Who names itself wins; who names the other makes seat 0 win."""

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "keep", CHOICE

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return [1, 2]

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.points[f.seat if pick == f.seat else 0] += 1
        s.finish()


KEEP = Keep()


def test_the_same_words_of_two_seats_are_two_choices() -> None:
    """Chance decides whose they are: each is credited with what it brings to its own seat."""
    one_in_four, trust = shares(begin(Frame(Offer(), 0)), 0)
    assert trust < 0.15 < one_in_four


# -- in a race -----------------------------------------------------------------------------------------------------


def turned_up(card: str) -> State:
    """The last card of Slap is on offer."""
    s = lay_out(slap.GAME.layout(3), {slap.SHOWN: card}, [Frame(slap.CATCH, -1)])
    engine.run_to_question(s)
    return s


def in_the_wind(card: str) -> State:
    """The last thing that happens in Sandglass is that somebody catches ``card``."""
    frames = [Frame(sandglass.SNATCH, -1), Frame(END, -1)]
    s = lay_out(sandglass.GAME.layout(3), {sandglass.SHOWN: card}, frames)
    engine.run_to_question(s)
    return s


@pytest.mark.parametrize("seat", range(3))
def test_every_seat_wants_what_is_good_for_it_alone(seat: int) -> None:
    assert favourite(turned_up("star"), seat) == slap.CLAIM
    assert favourite(turned_up("bomb"), seat) != slap.CLAIM


@pytest.mark.parametrize("seat", range(3))
def test_a_move_of_several_parts_is_the_searching_seats_to_finish(seat: int) -> None:
    for card, gladly in (("fruit", True), ("thorn", False)):
        s = in_the_wind(card)
        for other in range(3):
            engine.answer(s, other, sandglass.CATCH)  # all of them are about to say who eats it
        assert (favourite(s, seat) == seat) == gladly


def test_what_others_have_begun_in_a_race_is_not_known() -> None:
    s = in_the_wind("fruit")
    engine.answer(s, 0, sandglass.CATCH)
    engine.answer(s, 2, sandglass.CATCH)
    assert (redeal(s, 0, 1).partial_moves, redeal(s, 1, 1).partial_moves) == ({0: [sandglass.CATCH]}, {})


def by_playout(s: State, seed: int) -> None:
    playout(s, seed * 7919 + 1, BOUND)


def by_driver(s: State, seed: int) -> None:
    run(slap.GAME, s, [bots.RandomBot()] * 3, seed)


@pytest.mark.parametrize("play", [by_playout, by_driver])
def test_no_seat_is_the_quickest_in_random_games(play: Callable[[State, int], None]) -> None:
    won = [0.0, 0.0, 0.0]
    for seed in range(600):
        s = slap.GAME.start(slap.GAME.setup(3), seed)
        play(s, seed)
        won = [mine + share / 600 for mine, share in zip(won, s.shares(), strict=True)]
    assert 0.28 < min(won) <= max(won) < 0.39


# -- in time -------------------------------------------------------------------------------------------------------


def sower(card: str, left: int) -> State:
    """Seat 0 has a card to eat or to sow; the sand lasts for ``left`` ticks."""
    words = {sandglass.HAND[0]: card, sandglass.DECK: "thorn fruit " * 6}
    setup = sandglass.GAME.setup(2)
    s = lay_out(setup.layout, words, sandglass.a_round(0), setup=setup)
    s.now = 2 * sandglass.SAND - left
    engine.run_to_question(s)
    engine.answer(s, 0, s.zones[sandglass.HAND[0]][0])
    return s


@pytest.mark.parametrize(("card", "gladly"), [("fruit", sandglass.EAT), ("thorn", sandglass.SOW)])
def test_time_passes_in_dreams_as_at_the_table(card: str, gladly: int) -> None:
    """What is sown when the sand is about to run out is never reaped; with much sand left it is."""
    assert favourite(sower(card, 1), 0) == gladly
    assert favourite(sower(card, 18), 0) != gladly


class Patience(Rule[Toy]):
    """4.4 Seat 0 takes a point, or waits for more: ten questions later, if three ticks did not end the game before."""

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "wait", CHOICE

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return [TAKE, WAIT]

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        waits = pick if f.arg == 0 else f.more[0]
        s.points[0] += f.arg == 0 and pick == TAKE
        if f.arg < 10:
            s.then(Frame(PATIENCE, 0, f.arg + 1, (waits,)))
        else:
            s.points[1 - waits] += 2
            s.finish()

    def tick(self, s: Toy, f: Frame) -> bool:
        if s.now >= 3:
            s.finish()
        return bool(s.over)


TAKE, WAIT = range(2)
PATIENCE = Patience()


class Hasty(Tiny):
    modes = (Mode("standard", (2, 4), tick_ms=50),)


def test_time_passes_also_where_only_one_seat_is_asked_at_a_time() -> None:
    """A dreamer knows whether the game that it plays knows time."""
    for kind, wise in ((Hasty, TAKE), (Tiny, WAIT)):
        game = kind(Frame(PATIENCE, 0))
        s = game.start(game.setup(2), 1)
        assert bots.advise(game, s, 0, bots.find(game, "dreamer:100"), 5).index == wise


def test_a_random_game_is_played_in_time_if_it_knows_time() -> None:
    for kind, answers in ((Hasty, 3), (Tiny, 11)):
        game = kind(Frame(PATIENCE, 0))
        assert playout(game.start(game.setup(2), 1), 1, BOUND) == answers
