"""One table being played: all or nothing, undo as far as knowledge allows, a log that goes back with it."""

from __future__ import annotations

import json

import pytest

from core.tables import CHOOSE, DECK, END, HAND, PILE, Tiny, asked, say, session, session_at, trace
from core.test_questions import PARTS, several
from toys.base import Toy
from toys.magpie import meta as magpie
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.knowledge.views import may_undo
from xenodeck.core.records import snapshot
from xenodeck.core.records.save import to_data
from xenodeck.core.rules.state import NUMBER, Frame, Rule
from xenodeck.core.sessions.session import LONGEST_RETURN, MOST_RETURNS, Session
from xenodeck.core.tabletop.events import EVERYONE, Event

END_FRAME = Frame(END, -1)


class Deed(Rule[Toy]):
    """4.1 Choose what happens: 1 nothing, 2 a draw, 3 a die, 4 a peek, 5 a shuffle, 6 a card laid open."""

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "deed", NUMBER

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return [1, 2, 3, 4, 5, 6]

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.tell("deed", f.seat, number=pick)
        s.points[f.seat] += pick
        if pick == 2:
            s.draw(DECK, HAND[f.seat])
        elif pick == 3:
            s.chance.below(6)
        elif pick == 4:
            s.show(s.zones[DECK][-1], DECK, EVERYONE & 1 << f.seat)
        elif pick == 5:
            s.shuffle(DECK)
        elif pick == 6:
            s.draw(DECK, PILE)
        s.then(Frame(DEED, s.seat_after(f.seat)))


DEED = Deed()


def doing() -> Session:
    return session(Tiny(Frame(DEED, 0)))


def everything(m: Session) -> object:
    return to_data(m.game, m.state.clone()), len(m.log), list(m.inputs)


# -- all or nothing --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("words", ["4 9", "4 7 1", "9", "", "4 x", "1 9", "{", "2 2"])
def test_a_line_that_goes_wrong_anywhere_changes_nothing(words: str) -> None:
    m = session(Tiny(Frame(PARTS, 0), END_FRAME))
    before = everything(m)
    with pytest.raises(Refusal):
        m.play(0, words)
    assert everything(m) == before


def test_a_wrong_second_part_keeps_the_first_that_was_given_before() -> None:
    m = session(Tiny(Frame(PARTS, 0), END_FRAME))
    m.play(0, "4")
    before = everything(m)
    with pytest.raises(Refusal):
        m.play(0, "9")
    assert everything(m) == before
    assert asked(m, 0) == "part1: 7, 8"


@pytest.mark.parametrize("first", [[], [4]])
def test_an_answer_that_is_no_option_is_refused_and_changes_nothing(first: list[int]) -> None:
    m = session(Tiny(Frame(PARTS, 0), END_FRAME))
    for pick in first:
        m.answer(0, pick)
    before = everything(m)
    with pytest.raises(GameError):
        m.answer(0, 99)
    assert everything(m) == before


def test_an_answer_out_of_turn_is_refused() -> None:
    m = doing()
    for seat in (1, -1, 7):
        with pytest.raises(Refusal) as no:
            m.answer(seat, 1)
        assert no.value.code == "NOT_YOUR_TURN"


def test_answers_by_number_and_moves_in_words_make_the_same_record() -> None:
    one, two = (session(Tiny(Frame(PARTS, 0), END_FRAME)) for _ in range(2))
    assert one.play(0, "4 7")
    assert not two.answer(0, 4)
    assert two.answer(0, 7)
    assert one.inputs == two.inputs
    assert to_data(one.game, one.state) == to_data(two.game, two.state)


def test_half_a_move_is_not_in_the_record() -> None:
    m = session(Tiny(Frame(PARTS, 0), END_FRAME))
    m.play(0, "4")
    assert m.inputs == []
    assert m.back(0)
    assert asked(m, 0) == "part0: 1, 2, 3, 4"
    m.play(0, "2")
    assert [(i.seat, i.words) for i in m.inputs] == [(0, "2")]


# -- undo --------------------------------------------------------------------------------------------------------


def test_a_move_that_taught_nobody_anything_can_be_undone() -> None:
    m = doing()
    before = everything(m)
    m.play(0, "1")
    assert m.may_undo()
    m.undo()
    assert everything(m) == before
    assert m.waiting() == [0]


def test_undo_goes_back_move_by_move_to_the_beginning_and_no_further() -> None:
    m = doing()
    states = []
    for seat in range(3):
        states.append(everything(m))
        m.play(seat, "1")
    while states:
        m.undo()
        assert everything(m) == states.pop()
    with pytest.raises(Refusal) as no:
        m.undo()
    assert no.value.code == "NO_UNDO"


@pytest.mark.parametrize("deed", ["2", "3", "4", "5", "6"])
def test_undo_never_crosses_knowledge_or_chance(deed: str) -> None:
    m = doing()
    m.play(0, "1")
    m.play(1, deed)
    before = everything(m)
    assert not m.may_undo()
    with pytest.raises(Refusal):
        m.undo()
    assert everything(m) == before


def test_behind_the_edge_later_moves_can_still_be_undone_up_to_it() -> None:
    m = doing()
    m.play(0, "6")
    m.play(1, "1")
    m.undo()
    assert m.waiting() == [1]
    assert not m.may_undo()


def test_after_an_undo_another_move_may_be_made_and_the_log_has_no_trace_of_the_first() -> None:
    m = doing()
    log = m.log
    m.play(0, "1")
    assert [e["number"] for e in m.events(2)] == [1]
    m.undo()
    assert m.events(2) == []
    m.play(0, "2")
    assert [e["number"] for e in m.events(2)] == [2]
    assert [i.words for i in m.inputs] == ["2"]
    assert m.log is log


def test_time_that_passed_is_not_undone() -> None:
    m = doing()
    m.play(0, "1")
    m.tick()
    assert not m.may_undo()


def test_a_played_card_cannot_be_taken_back() -> None:
    m = session_at(magpie.GAME, 2, {magpie.HAND[0]: "trinket magpie", magpie.HAND[1]: "trinket"}, Frame(magpie.TURN, 0))
    m.play(0, "trinket")
    assert not m.may_undo()


def test_a_secret_answer_can_be_taken_back_until_all_are_revealed_and_not_after() -> None:
    m = session(Tiny(several(0, 1), Frame(CHOOSE, 0), END_FRAME))
    m.play(0, "2")
    assert m.may_undo()
    m.play(1, "3")
    assert trace(m.state) == [2, 3, 5, 6]
    assert not m.may_undo(), "both have learnt what the other chose"


def test_the_edge_is_seen_between_any_two_states() -> None:
    m = doing()
    start = m.state.clone()
    m.play(0, "1")
    assert may_undo(start, m.state)
    m.play(1, "6")
    assert not may_undo(start, m.state)


# -- the log -----------------------------------------------------------------------------------------------------


def test_events_are_read_from_any_point_on() -> None:
    m = doing()
    for seat in range(3):
        m.play(seat, "1")
    assert [e["seat"] for e in m.events(0, since=1)] == [1, 2]
    assert [e["seat"] for e in m.all_events()] == [0, 1, 2]


def test_a_table_without_listeners_plays_the_same() -> None:
    game = Tiny(Frame(DEED, 0))
    quiet, loud = game.start(game.setup(3), 9), game.start(game.setup(3), 9, log=True)
    assert (quiet.log, loud.log) == (None, [])
    from xenodeck.core.rules import engine

    for seat, pick in enumerate((2, 3, 6)):
        engine.answer(quiet, seat, pick)
        engine.answer(loud, seat, pick)
    assert quiet.log is None
    assert to_data(game, quiet) == to_data(game, loud)


def test_a_match_started_from_a_seed_is_the_same_every_time() -> None:
    one, two = (Session.start(magpie.GAME, 3, 99, {}) for _ in range(2))
    assert to_data(magpie.GAME, one.state) == to_data(magpie.GAME, two.state)
    assert to_data(magpie.GAME, one.state) != to_data(magpie.GAME, Session.start(magpie.GAME, 3, 98, {}).state)


def test_saying_needs_nobody() -> None:
    assert session(Tiny(say(1), END_FRAME)).waiting() == []


# -- taking back freely ------------------------------------------------------------------------------------------------


def free(seat: int = 0) -> Session:
    m = doing()
    m.take_back_seat = seat
    return m


@pytest.mark.parametrize("deed", ["1", "2", "3", "4", "5", "6"])
def test_a_free_move_is_taken_back_whatever_was_learnt_since(deed: str) -> None:
    m = free()
    before = everything(m)
    m.play(0, deed)
    m.play(1, "3")
    m.play(2, "6")
    assert m.may_take_back(0)
    assert m.take_back(0) == 3
    assert everything(m) == before
    assert (m.waiting(), m.may_take_back(0), m.may_undo()) == ([0], False, False)


def test_the_same_chance_comes_again_after_it() -> None:
    m = free()
    m.play(0, "3")
    m.play(1, "2")
    first = everything(m)
    m.take_back(0)
    m.play(0, "3")
    m.play(1, "2")
    assert everything(m) == first


def test_moves_are_taken_back_one_after_the_other_up_to_a_limit() -> None:
    m = free()
    states = []
    for _ in range(MOST_RETURNS + 2):
        states.append(everything(m))
        for seat in range(3):
            m.play(seat, "3")
    for _ in range(MOST_RETURNS):
        m.take_back(0)
        assert everything(m) == states.pop()
    with pytest.raises(Refusal) as no:
        m.take_back(0)
    assert no.value.code == "NO_TAKE_BACK"


def test_nobody_takes_back_freely_but_the_seat_that_may() -> None:
    m = free(1)
    m.play(0, "2")
    m.play(1, "2")
    assert [m.may_take_back(seat) for seat in (-1, 0, 1, 2)] == [False, False, True, False]
    with pytest.raises(Refusal):
        m.take_back(0)
    m.take_back_seat = -1
    assert not m.may_take_back(1)
    m.take_back_seat = 2  # what another seat did is not this one's to take back
    assert not m.may_take_back(2)


def test_undo_takes_the_way_back_along() -> None:
    m = free()
    before = everything(m)
    m.play(0, "1")
    m.undo()
    assert not m.may_take_back(0)
    m.play(0, "1")
    m.play(1, "1")
    m.undo()
    assert m.take_back(0) == 1
    assert everything(m) == before


def test_time_that_passed_is_not_taken_back_either() -> None:
    m = free()
    m.play(0, "1")
    m.tick()
    assert not m.may_take_back(0)


def test_a_way_back_survives_trimming_and_saving() -> None:
    m = free()
    for _ in range(4):
        for seat in range(3):
            m.play(seat, "1")
    told = m.noticed_count(2)
    m.play(0, "3")
    m.play(1, "2")
    m.trim(0)
    again = snapshot.from_data(m.game, json.loads(json.dumps(snapshot.to_data(m))), m.seed, None)
    again.take_back_seat = 0
    for one in (m, again):
        assert one.take_back(0) == 2
        assert (one.moves, one.noticed_count(2), one.waiting()) == (12, told, [0])
        one.play(0, "1")
        assert one.moves == 13


def test_whoever_watches_for_long_takes_nothing_back_and_keeps_no_log() -> None:
    m = free()
    m.play(0, "2")
    for n in range(LONGEST_RETURN + 10):
        m.log.append(Event("deed", n % 2 + 1, number=1))
    m.trim(10)
    assert not m.may_take_back(0)
    assert len(m.log) == 10
