"""Pending steps are done in reading order, may nest and chain, and stop when the game ends."""

from __future__ import annotations

import json

import pytest

from core.tables import CHOOSE, END, SAY, Tiny, begin, say, session_at, table, trace
from toys.base import Toy
from toys.oracle import meta as oracle
from xenodeck.core.errors import BadSave, RuleBug
from xenodeck.core.records.save import from_data, to_data
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import Frame, Rule
from xenodeck.core.tabletop.layout import MOST_SEATS, TO_OWNER, Layout, per_seat


class Nest(Rule[Toy]):
    """1.4 Says its number, then does ten times its number and twice that, if it is small."""

    ASKS = False

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.points.append(f.arg)
        if f.arg < 10:
            s.then(Frame(NEST, -1, f.arg * 10), Frame(NEST, -1, f.arg * 20))


class EndThen(Rule[Toy]):
    """1.5 Ends the game, and its author goes on adding steps."""

    ASKS = False

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.finish()
        s.then(say(99))


class Fizzle(Rule[Toy]):
    """1.6 Asks, but has no options."""

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return []

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.points.append(77)


class Silent(Rule[Toy]):
    """1.7 Has nothing to ask and does its work at once."""

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.points.append(55)


class Round(Rule[Toy]):
    """1.8 Each other player in order is asked."""

    ASKS = False

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.then_each([Frame(CHOOSE, seat) for seat in s.around(f.seat)])


NEST, END_THEN, FIZZLE, SILENT, ROUND = Nest(), EndThen(), Fizzle(), Silent(), Round()
END_FRAME = Frame(END, -1)


def test_steps_are_done_in_the_order_in_which_they_are_written() -> None:
    s = begin(say(1), say(2), say(3), END_FRAME)
    assert trace(s) == [1, 2, 3]


@pytest.mark.parametrize("many", [1, 2, 3])
def test_then_puts_its_steps_before_what_is_already_pending(many: int) -> None:
    s = table()
    s.then(say(8), say(9))
    s.then(*[say(n) for n in range(many)])
    assert [f.arg for f in s.pending()] == [*range(many), 8, 9]


def test_then_each_takes_any_number_of_steps_in_reading_order() -> None:
    s = table()
    s.then(say(9))
    s.then_each([say(n) for n in range(6)])
    s.then_each([])
    assert [f.arg for f in s.pending()] == [0, 1, 2, 3, 4, 5, 9]


def test_what_an_effect_adds_is_done_before_the_effect_after_it() -> None:
    s = begin(Frame(NEST, -1, 1), Frame(NEST, -1, 3), END_FRAME)
    assert trace(s) == [1, 10, 20, 3, 30, 60]


def test_steps_left_over_from_before_mean_nothing() -> None:
    s = table()
    s.then(say(1), say(2), say(3))
    s.depth -= 2
    s.then(say(4))
    assert [f.arg for f in s.pending()] == [4, 3]


def test_a_clone_has_an_agenda_of_its_own() -> None:
    s = table()
    s.then(say(1), say(2))
    copy = s.clone()
    copy.depth -= 1
    copy.then(say(7), say(8))
    assert [f.arg for f in s.pending()] == [1, 2]
    assert [f.arg for f in copy.pending()] == [7, 8, 2]


def test_each_other_player_is_asked_in_order_from_the_left() -> None:
    s = begin(Frame(ROUND, 1), END_FRAME, seats=4)
    order = []
    while not s.over:
        order.append(int(s.asked))
        engine.answer(s, s.asked, 1)
    assert order == [2, 3, 0]


def test_a_step_without_options_fizzles_and_a_step_without_a_question_is_done() -> None:
    s = begin(Frame(FIZZLE, 0), say(1), Frame(SILENT, 0), END_FRAME)
    assert trace(s) == [1, 55]


def test_the_end_in_the_middle_of_an_effect_clears_what_is_pending() -> None:
    s = begin(say(1), END_FRAME, say(2), Frame(CHOOSE, 0))
    assert s.over
    assert trace(s) == [1]
    assert s.pending() == []
    assert engine.seats_open(s) == []
    assert not engine.run_to_question(s)


def test_what_a_rule_adds_after_the_end_is_not_done() -> None:
    s = begin(say(1), Frame(END_THEN, -1), say(2))
    assert s.over
    assert trace(s) == [1]


def test_an_empty_agenda_without_an_end_is_our_mistake() -> None:
    with pytest.raises(RuleBug):
        begin(say(1))


def test_a_game_cut_short_says_so() -> None:
    s = table()
    s.finish(truncated=True)
    assert (s.over, s.truncated) == (True, True)
    t = table()
    t.finish()
    assert (t.over, t.truncated) == (True, False)


# -- chains ------------------------------------------------------------------------------------------------------


def test_a_card_that_plays_a_card_that_plays_a_card() -> None:
    words = {oracle.DECK: "stone stone stone echo echo", oracle.HAND[0]: "echo", oracle.HAND[1]: "stone"}
    m = session_at(oracle.GAME, 2, words, Frame(oracle.TURN, 0))
    m.play(0, "echo")
    assert [e["cards"] for e in m.events(1)] == [["echo"], ["echo"], ["echo"], ["stone"]]
    assert m.game.scores(m.state) == [1, 0]
    assert m.waiting() == [0]
    m.play(0, "deck 0")
    assert m.waiting() == [1], "the turn passes on after the whole chain and the draw"


def test_a_chain_may_end_the_game_and_nobody_draws_any_more() -> None:
    words = {oracle.DECK: "stone doom echo", oracle.HAND[0]: "echo stone", oracle.HAND[1]: "stone"}
    m = session_at(oracle.GAME, 2, words, Frame(oracle.TURN, 0))
    m.play(0, "echo")
    assert m.state.over
    assert m.game.scores(m.state) == [5, 0]
    assert len(m.state.zones[oracle.HAND[0]]) == 1
    assert m.view(0).question is None


def test_a_long_chain_does_not_run_out_of_room() -> None:
    words = {oracle.DECK: "doom " + "echo " * 3000, oracle.HAND[0]: "echo"}
    m = session_at(oracle.GAME, 2, words, Frame(oracle.TURN, 0))
    m.play(0, "echo")
    assert m.state.over


# -- data ----------------------------------------------------------------------------------------------------------


def test_what_is_pending_is_saved_as_plain_data_in_reading_order() -> None:
    game = Tiny(Frame(CHOOSE, 1, 4, (5, 6)), say(7), END_FRAME)
    s = game.start(game.setup(3), 1)
    data = json.loads(json.dumps(to_data(game, s)))
    assert data["agenda"] == [
        {"rule": "Choose", "seat": 1, "arg": 4, "more": [5, 6]},
        {"rule": "Say", "seat": -1, "arg": 7, "more": []},
        {"rule": "End", "seat": -1, "arg": 0, "more": []},
    ]
    again = from_data(game, data)
    engine.answer(again, 1, 6)
    assert trace(again) == [6, 7]


def test_saved_data_is_not_shared_with_the_table_that_plays_on() -> None:
    game = Tiny(Frame(CHOOSE, 0), END_FRAME)
    s = game.start(game.setup(2), 1)
    s.chance.script = [3, 4]
    data = to_data(game, s)
    written = json.dumps(data)
    s.chance.below(5)
    engine.answer(s, 0, 2)
    s.draw(0, 1)
    assert json.dumps(data) == written


def test_a_state_of_another_game_is_not_loaded() -> None:
    game = Tiny(Frame(CHOOSE, 0), END_FRAME)
    with pytest.raises(BadSave):
        from_data(oracle.GAME, to_data(game, game.start(game.setup(2), 1)))


def test_saying_is_a_rule_like_any_other() -> None:
    assert (SAY.asks, CHOOSE.asks) == (False, True)


# -- verbs of the agenda ---------------------------------------------------------------------------------------------


class Annul(Rule[Toy]):
    """1.9 Answers whether the step below is still done; if not, its number is written down as lost."""

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return [0, 1]

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        if pick:
            s.points.append(-s.frame.arg)
            s.drop()


ANNUL = Annul()


def test_the_step_that_is_asked_the_one_below_and_the_bottom_one_are_named() -> None:
    s = begin(say(1), Frame(CHOOSE, 1), say(2), END_FRAME)
    assert (s.frame.rule, s.frame.seat) == (CHOOSE, 1)
    assert s.below.arg == 2
    assert s.bottom is END_FRAME
    assert [f.rule for f in s.pending()] == [s.frame.rule, s.below.rule, s.bottom.rule]


@pytest.mark.parametrize(("pick", "done"), [(0, [2, 3]), (1, [-2, 3])])
def test_a_step_that_was_dropped_is_not_done_and_what_lies_below_it_is(pick: int, done: list[int]) -> None:
    s = begin(Frame(ANNUL, 0), say(2), say(3), END_FRAME)
    engine.answer(s, 0, pick)
    assert trace(s) == done


def test_a_step_of_a_seat_is_the_same_object_whoever_asks_for_it() -> None:
    step = CHOOSE.frames[2]
    assert (step.rule, step.seat, step.arg, step.more) == (CHOOSE, 2, 0, ())
    assert CHOOSE.frames[2] is step and CHOOSE.frames[1] is not step
    s = begin(CHOOSE.frames[2], END_FRAME)
    assert s.frame is step


def test_steps_with_a_number_are_made_for_every_seat_at_once() -> None:
    steps = CHOOSE.for_seats(7)
    assert [(step.rule, step.seat, step.arg) for step in steps] == [(CHOOSE, seat, 7) for seat in range(MOST_SEATS)]


def test_another_step_may_take_the_place_of_the_last_one() -> None:
    s = begin(CHOOSE.frames[1], END_FRAME)
    s.bottom = say(3)
    assert [step.rule for step in s.pending()] == [CHOOSE, s.bottom.rule] and s.bottom.rule is not END_FRAME.rule


def test_no_table_has_more_seats_than_rules_have_steps_for() -> None:
    assert len(CHOOSE.frames) == MOST_SEATS
    hands = [per_seat("hand", 0, TO_OWNER)]
    Layout(hands, ["a"], [0], MOST_SEATS)
    with pytest.raises(RuleBug, match=f"at most {MOST_SEATS} seats"):
        Layout(hands, ["a"], [0], MOST_SEATS + 1)
