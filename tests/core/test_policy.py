"""A policy in every seat and a series of games: all kinds of questions, with and without ticks."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from core.tables import CHOOSE, END, Tiny
from laws.walks import GAMES, IDS
from toys.auction.meta import GAME as AUCTION
from toys.base import Toy, ToyGame
from toys.slap.meta import DECK, GAME as SLAP
from xenodeck.core.definition.game import Game
from xenodeck.core.playing.playout import play
from xenodeck.core.playing.policy import Policy
from xenodeck.core.playing.series import Counts, series
from xenodeck.core.rules.state import NUMBER, PAUSE, TOGETHER, Frame, Rule, State
from xenodeck.core.tabletop.chance import Chance

BASE = 99


class Habit(Policy):
    """Always does the same."""

    def __init__(self, pick: Callable[[list[int]], int]) -> None:
        super().__init__()
        self.pick = pick

    def choose(self, s: State, seat: int, options: list[int], dice: int) -> int:
        return self.pick(options)


FIRST = Habit(lambda options: options[0])
LAST = Habit(lambda options: options[-1])


def counted(game: Game, seats: int, games: int, line_up: list[Policy] | None = None, first: int = 0) -> Counts:
    counts = Counts(seats)
    setup = game.setup(seats, game.safe_settings(game.modes[0].id))
    series(setup, line_up or [Policy()] * seats, BASE, first, games, counts)
    return counts


def figures(*counts: Counts) -> dict[str, object]:
    """Everything counted, of all these together."""

    def added(name: str) -> list[int]:
        return [sum(numbers) for numbers in zip(*(getattr(each, name) for each in counts), strict=True)]

    figures: dict[str, object] = {name: added(name) for name in ("wins", "ranks", "points")}
    for name in ("games", "decisions", "shared", "no_winner", "truncated"):
        figures[name] = sum(int(getattr(each, name)) for each in counts)
    return {**figures, "lengths": [length for each in counts for length in each.lengths]}


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_series_is_the_same_in_one_piece_and_in_many(game: Game) -> None:
    seats = game.modes[0].seats[0]
    whole = counted(game, seats, 12)
    pieces = [counted(game, seats, many, first=first) for first, many in ((0, 1), (1, 6), (7, 5))]
    assert figures(whole) == figures(*pieces)
    assert (whole.games, sum(whole.lengths), whole.truncated) == (12, whole.decisions, 0)
    alone = [counted(game, seats, 1, first=first) for first in range(12)]
    assert len({(each.decisions, *each.points) for each in alone}) > 1, "every game is another one"


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_what_is_counted_fits_together(game: Game) -> None:
    seats = game.modes[0].seats[1]
    counts = counted(game, seats, 20)
    alone = counts.games - counts.shared - counts.no_winner
    assert sum(counts.wins) >= alone + 2 * counts.shared
    assert all(counts.games <= ranks <= counts.games * seats for ranks in counts.ranks)
    assert min(counts.ranks) < max(counts.ranks)


@pytest.mark.parametrize("line_up", [[FIRST] * 3, [FIRST, LAST, FIRST], [LAST] * 3])
def test_each_seat_plays_its_own_policy(line_up: list[Policy]) -> None:
    """Four bids a game bring somebody three points each; whoever takes the last option doubles, which costs one."""
    counts = counted(AUCTION, 3, 10, line_up)
    assert sum(counts.points) == 10 * 4 * (3 - line_up.count(LAST))
    assert counts.decisions == 10 * 4 * 3 * 2  # a card and how, of everybody


def test_in_a_race_nobody_is_always_the_first() -> None:
    counts = counted(SLAP, 4, 30, [LAST] * 4)
    assert counts.decisions == 30 * len(SLAP.deck), "the first claim closes the race"
    assert min(counts.wins) > 0
    assert counted(SLAP, 2, 5, [FIRST, LAST]).wins == [0, 5]


def test_where_nobody_claims_the_race_is_over_all_the_same() -> None:
    s = SLAP.setup(2).deal(chance())
    assert play(s, [FIRST, FIRST], 1, 1000) == 2 * len(SLAP.deck)
    assert s.over and not s.zones[DECK] and s.scores() == [0, 0]


def chance() -> Chance:
    return Chance(1, 0, 0, 3, None)


class Rest(Rule[Toy]):
    """1.1 A pause; when it is over the points say so."""

    MODE = PAUSE

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.points[f.seat] += 10


class Hurry(Rule[Toy]):
    """1.2 Everybody names ten numbers, but after three ticks it is over."""

    MODE = TOGETHER

    def seats_asked(self, s: Toy, f: Frame) -> list[int]:
        return list(range(s.seats))

    def choices(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [1, 2]

    def follow(self, s: Toy, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return [1, 2] if len(before) < 9 else None

    def tick(self, s: Toy, f: Frame) -> bool:
        if s.now < 3:
            return False
        s.depth -= 1
        s.points[0] = len(s.earlier(2))
        return True

    def reveal(self, s: Toy, f: Frame, answers: list[int]) -> None:
        raise AssertionError("too late")


REST, HURRY = Rest(), Hurry()


def tiny(*frames: Frame) -> ToyGame:
    return Tiny(*frames, Frame(END, -1))


def test_a_pause_is_gone_over_before_between_and_after_questions() -> None:
    game = tiny(Frame(REST, 0), Frame(CHOOSE, 1), Frame(REST, 2), Frame(CHOOSE, 2), Frame(REST, 2))
    counts = Counts(3)
    series(game.setup(3), [LAST] * 3, BASE, 0, 4, counts)
    assert counts.points == [40, 0, 80]
    assert (counts.games, counts.truncated) == (4, 0)


def test_time_passes_while_several_are_asked() -> None:
    s = tiny(Frame(CHOOSE, 0), Frame(HURRY, -1), Frame(CHOOSE, 1)).setup(3).deal(chance())
    assert play(s, [FIRST] * 3, 1, 1000) == 1 + 3 * 3 + 1
    assert s.over
    assert s.scores()[0] == 3


def test_a_game_that_does_not_end_is_cut_off_at_its_bound() -> None:
    class Again(Rule[Toy]):
        """1.1 Asks for ever."""

        def options(self, s: Toy, f: Frame) -> list[int] | None:
            return [1, 2]

        def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
            return "number", NUMBER

        def resolve(self, s: Toy, f: Frame, pick: int) -> None:
            s.then(f)

    game = Tiny(Frame(Again(), 0))
    counts = Counts(2)
    series(game.setup(2), [Policy()] * 2, BASE, 0, 3, counts)
    assert counts.lengths == [game.bound] * 3
    assert (counts.truncated, counts.no_winner, counts.wins) == (3, 3, [0, 0])
