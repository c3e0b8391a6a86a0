"""The game loop: whatever plays a game is this loop with a few methods of its own."""

from __future__ import annotations

import pytest

from core.tables import CHOOSE, END, Tiny
from laws.walks import GAMES, IDS
from toys.scramble.meta import GAME as SCRAMBLE
from toys.slap.meta import GAME as SLAP
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import Refusal, RuleBug
from xenodeck.core.playing.driver import drive, driver, pass_until_asked, silent
from xenodeck.core.playing.loop import Loop
from xenodeck.core.playing.playout import play, playout
from xenodeck.core.playing.policy import Policy
from xenodeck.core.records.record import Record
from xenodeck.core.records.save import to_data
from xenodeck.core.rules import engine
from xenodeck.core.rules.engine import run_to_question
from xenodeck.core.rules.state import Frame, State
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import Chance


def dealt(game: Game, seats: int = 0, seed: int = 1) -> State:
    mode = game.modes[0]
    seats = seats or mode.seats[0]
    return game.setup(seats, game.safe_settings(mode.id), mode.id).deal(Chance(seed, 0, 0, seed * 2 + 1, None))


def first_option(s: State, seat: int) -> int:
    return engine.open_options(s, seat)[0]


class First(Loop):
    """Every seat takes its first option."""

    def __init__(self, s: State) -> None:
        super().__init__(s)
        self.seen: list[tuple[int, int]] = []

    def choose(self, seat: int, options: list[int]) -> int:
        self.seen.append((seat, options[0]))
        return options[0]


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_a_state_and_a_session_are_played_alike(game: Game) -> None:
    mode = game.modes[0]
    bare = game.start(game.setup(mode.seats[0], game.safe_settings(mode.id), mode.id), 5)
    session = Session.start(game, mode.seats[0], 5, game.safe_settings(mode.id), mode.id)
    for _ in range(40):
        given = [driver(table, lambda seat: first_option(session.state, seat)) for table in (bare, session)]
        for loop in given:
            if not loop.s.over:
                loop.cycle()
        assert given[0].answers == given[1].answers
        assert to_data(game, bare) == to_data(game, session.state)


@pytest.mark.parametrize("game", [g for g in GAMES if not g.modes[0].tick_ms], ids=lambda game: game.id)
def test_the_fast_path_plays_the_same_game_as_the_cycles(game: Game) -> None:
    """One seat at a time: the answers and what comes of them are the same."""
    fast, slow = First(dealt(game)), First(dealt(game))
    for loop in (fast, slow):
        run_to_question(loop.s)
    fast.one_by_one(60)
    while slow.answers < fast.answers:
        slow.cycle()
    assert slow.seen == fast.seen
    assert slow.s.zones == fast.s.zones
    assert slow.s.chance.used() == fast.s.chance.used()


@pytest.mark.parametrize("game", GAMES, ids=IDS)
def test_random_play_is_the_random_policy_in_every_seat(game: Game) -> None:
    one, other = dealt(game), dealt(game)
    assert playout(one, 7, 200) == play(other, [Policy()] * int(other.seats), 7, 200)
    assert to_data(game, one) == to_data(game, other)


def test_a_loop_that_is_no_more_than_its_answers_plays_a_whole_game() -> None:
    s = dealt(SLAP, 3)
    run_to_question(s)
    loop = First(s)
    loop.run(s.setup.max_answers)
    assert s.over
    assert loop.answers == len(loop.seen)


def test_the_limit_and_a_stop_end_it_before_the_game_is_over() -> None:
    class Stops(First):
        def choose(self, seat: int, options: list[int]) -> int:
            self.stopped = len(self.seen) == 4
            return super().choose(seat, options)

    for kind, limit, answers in ((First, 3, 3), (Stops, 99, 5)):
        s = Tiny(*(Frame(CHOOSE, number % 2) for number in range(9)), Frame(END, -1)).setup(2).deal(chance())
        run_to_question(s)
        loop = kind(s)
        loop.run(limit)
        assert (len(loop.seen), s.over) == (answers, False)


def chance() -> Chance:
    return Chance(1, 0, 0, 3, None)


def test_a_subclass_says_who_is_asked_and_in_which_order() -> None:
    class Backwards(First):
        def order(self, waiting: list[int]) -> list[int]:
            return waiting[::-1]

    class LastFirst(First):
        def next_seat(self, waiting: list[int]) -> int:
            return waiting.pop()

    asked = []
    for kind in (First, Backwards, LastFirst):
        s = dealt(SLAP, 4)
        run_to_question(s)
        loop = kind(s)
        loop.cycle()
        asked.append([seat for seat, _ in loop.seen])
    assert asked == [[0, 1, 2, 3], [3, 2, 1, 0], [3, 2, 1, 0]]


def test_an_unchecked_answer_is_refused_where_several_are_asked() -> None:
    class Wrong(First):
        def choose(self, seat: int, options: list[int]) -> int:
            return 99

    s = dealt(SLAP, 2)
    run_to_question(s)
    with pytest.raises(Refusal):
        Wrong(s).cycle()


def test_a_state_that_a_table_has_replaced_is_the_one_that_is_played_on() -> None:
    """A person takes a move back while being asked."""
    game = Tiny(*(Frame(CHOOSE, 0) for _ in range(6)), Frame(END, -1))
    session = Session.start(game, 2, 1, {})
    session.take_back_seat = 0
    taken_back = []

    def choose(seat: int) -> int:
        if len(session.inputs) == 3 and not taken_back:
            taken_back.append(session.take_back(0))
        return first_option(session.state, seat)

    drive(session, choose)
    assert taken_back == [1]
    assert session.state.over
    assert len(session.inputs) == 6
    assert to_data(game, Record.of(session).replay(game).state) == to_data(game, session.state)


def test_each_is_called_before_every_cycle() -> None:
    seen: list[int] = []
    s = Tiny(*(Frame(CHOOSE, number % 2) for number in range(5)), Frame(END, -1)).setup(2).deal(chance())
    run_to_question(s)
    assert drive(s, lambda seat: first_option(s, seat), lambda: seen.append(int(s.asked))) == 5
    assert seen == [0, 1, 0, 1, 0]


def test_time_passes_until_somebody_is_asked() -> None:
    """A pause ends by itself, and ticks pass while all are busy."""
    s = SCRAMBLE.start(SCRAMBLE.setup(2, {}, "race"), 3)
    assert engine.seats_open(s) == []
    assert pass_until_asked(s) == engine.seats_open(s) != []


def test_a_cycle_in_which_nobody_is_asked_passes_a_tick_or_is_a_mistake_of_ours() -> None:
    busy = SCRAMBLE.start(SCRAMBLE.setup(2, {}, "race"), 3)
    pass_until_asked(busy)
    loop, now = driver(busy, silent), busy.now
    loop.cycle()
    assert (busy.now, loop.answers) == (now + 1, 2)  # both were asked, and stayed silent
    for seat in range(2):
        busy.lanes.start_work(seat, [1], busy.now + 9)
    loop.cycle()
    assert (busy.now, loop.answers) == (now + 2, 3)
    stuck = dealt(Tiny(Frame(CHOOSE, 0)), 2)
    stuck.answers = [0, 0]
    with pytest.raises(RuleBug):
        driver(stuck, silent).cycle()
