"""Time comes from outside, tick by tick: deadlines, default answers, rules that act on a tick."""

from __future__ import annotations

import pytest

from core.tables import CHOOSE, END, Tiny, begin, session, trace
from toys.base import Toy
from toys.slap import meta as slap
from xenodeck.core.records.record import Record
from xenodeck.core.records.save import from_data, to_data
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import CHOICE, NUMBER, PASS, RACE, TOGETHER, Frame, Rule


class Hurry(Rule[Toy]):
    """3.1 Choose a number within ``arg`` ticks, and then another; silence means the last one on offer."""

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "number", NUMBER

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return [1, 2]

    def follow(self, s: Toy, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return None if before else [5, 6]

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.points += [*s.earlier(f.seat), pick]

    def deadline(self, s: Toy, f: Frame) -> int:
        return f.arg

    def default(self, s: Toy, f: Frame, seat: int, options: list[int]) -> int:
        return options[-1]


class Plain(Hurry):
    """3.2 The same with the default that the core gives."""

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return list(f.more)

    def follow(self, s: Toy, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return None

    def default(self, s: Toy, f: Frame, seat: int, options: list[int]) -> int:
        return Rule.default(self, s, f, seat, options)


class Everybody(Hurry):
    """3.3 The same for all seats together."""

    MODE = TOGETHER

    def seats_asked(self, s: Toy, f: Frame) -> list[int]:
        return list(range(s.seats))

    def choices(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [1, 2]

    def reveal(self, s: Toy, f: Frame, answers: list[int]) -> None:
        s.points += [s.earlier(seat)[0] * 10 + answers[seat] for seat in range(s.seats)]


class Grab(Rule[Toy]):
    """3.4 A race that nobody can sleep through: silence grabs. Its one frame is shared, as games do; three rounds."""

    MODE = RACE

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "grab", CHOICE

    def seats_asked(self, s: Toy, f: Frame) -> list[int]:
        return list(range(s.seats))

    def choices(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [PASS, 1]

    def won(self, s: Toy, f: Frame, seat: int, pick: int) -> None:
        s.points.append(seat)
        if len(trace(s)) < 3:
            s.then(f)

    def deadline(self, s: Toy, f: Frame) -> int:
        return 2

    def default(self, s: Toy, f: Frame, seat: int, options: list[int]) -> int:
        return 1


class Fuse(Rule[Toy]):
    """3.5 Asks for a number while a fuse burns: at the third tick it goes off."""

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return [1, 2]

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.points.append(pick)

    def tick(self, s: Toy, f: Frame) -> bool:
        if s.now < 3:
            return False
        s.points.append(777)
        s.depth -= 1
        return True


HURRY, PLAIN, EVERYBODY, GRAB, FUSE = Hurry(), Plain(), Everybody(), Grab(), Fuse()
END_FRAME = Frame(END, -1)


def ticks(s: Toy | object, number: int) -> None:
    for _ in range(number):
        engine.tick(s)  # type: ignore[arg-type]


def test_without_a_deadline_one_may_think_for_ever() -> None:
    s = begin(Frame(CHOOSE, 0), END_FRAME)
    ticks(s, 1000)
    assert (s.now, engine.seats_open(s), trace(s)) == (1000, [0], [])


def test_a_silent_seat_gets_the_default_answer_exactly_at_the_deadline() -> None:
    s = begin(Frame(HURRY, 0, 3), Frame(CHOOSE, 1), END_FRAME)
    ticks(s, 2)
    assert trace(s) == []
    ticks(s, 1)
    assert trace(s) == [2, 6]
    assert engine.seats_open(s) == [1]


def test_a_half_given_answer_is_dropped_for_the_default() -> None:
    s = begin(Frame(HURRY, 0, 3), Frame(CHOOSE, 1), END_FRAME)
    engine.answer(s, 0, 1)
    ticks(s, 3)
    assert trace(s) == [2, 6]


def test_the_time_of_a_question_runs_from_its_opening() -> None:
    s = begin(Frame(HURRY, 0, 3), Frame(HURRY, 1, 3), Frame(CHOOSE, 1), END_FRAME)
    ticks(s, 2)
    engine.answer(s, 0, 1)
    engine.answer(s, 0, 5)
    ticks(s, 2)
    assert trace(s) == [1, 5]
    ticks(s, 1)
    assert trace(s) == [1, 5, 2, 6]


@pytest.mark.parametrize(("options", "given"), [((4, PASS, 5), PASS), ((4, 5), 4)])
def test_the_default_is_to_pass_and_else_the_first_option(options: tuple[int, ...], given: int) -> None:
    s = begin(Frame(PLAIN, 0, 1, options), END_FRAME)
    ticks(s, 1)
    assert trace(s) == [given]


def test_at_a_deadline_all_silent_seats_get_the_default_and_the_others_keep_their_answer() -> None:
    s = begin(Frame(EVERYBODY, -1, 4), END_FRAME)
    engine.answer(s, 1, 1)
    engine.answer(s, 1, 5)
    engine.answer(s, 2, 1)
    ticks(s, 4)
    assert trace(s) == [26, 15, 26]


def test_a_race_lost_by_silence() -> None:
    s = slap.GAME.start(slap.GAME.setup(3), 4)
    engine.answer(s, 0, PASS)
    ticks(s, slap.PATIENCE - 1)
    assert (len(s.zones[slap.GONE]), engine.seats_open(s)) == (0, [1, 2])
    ticks(s, 1)
    assert (len(s.zones[slap.GONE]), engine.seats_open(s)) == (1, [0, 1, 2])
    assert (s.now, s.asked_since) == (slap.PATIENCE, slap.PATIENCE)


def test_a_claim_just_before_the_deadline_still_wins() -> None:
    s = slap.GAME.start(slap.GAME.setup(2), 4)
    ticks(s, slap.PATIENCE - 1)
    engine.answer(s, 1, slap.CLAIM)
    ticks(s, 1)
    assert (len(s.zones[slap.PILE[1]]), len(s.zones[slap.GONE])) == (1, 0)


def test_a_game_ends_by_silence_alone() -> None:
    s = slap.GAME.start(slap.GAME.setup(2), 4)
    ticks(s, slap.PATIENCE * 20)
    assert s.over
    now = s.now
    ticks(s, 5)
    assert s.now == now, "after the end no time passes"


def test_a_deadline_answers_only_the_question_whose_time_is_up() -> None:
    s = begin(Frame(GRAB, -1), END_FRAME)
    ticks(s, 2)
    assert trace(s) == [0], "the next grab has just been opened"
    ticks(s, 4)
    assert trace(s) == [0, 0, 0]


def test_a_rule_may_act_on_a_tick_and_move_on() -> None:
    s = begin(Frame(FUSE, 0), Frame(CHOOSE, 1), END_FRAME)
    ticks(s, 2)
    assert engine.seats_open(s) == [0]
    ticks(s, 1)
    assert trace(s) == [777]
    assert engine.seats_open(s) == [1]


def test_time_is_saved_and_recorded() -> None:
    m = session(slap.GAME, 2)
    m.tick(2)
    assert from_data(slap.GAME, to_data(slap.GAME, m.state)).now == 2
    m.play(0, "1")
    m.tick()
    m.tick(2)
    assert [(i.seat, i.words, i.ticks) for i in m.inputs] == [(-1, "", 2), (0, "1", 0), (-1, "", 3)]
    again = Record.read(Record.of(m).text()).replay(slap.GAME)
    assert to_data(slap.GAME, again.state) == to_data(slap.GAME, m.state)


def test_a_view_tells_the_time() -> None:
    m = session(Tiny(Frame(CHOOSE, 0), END_FRAME))
    m.tick(4)
    assert m.view(1).now == 4
