"""Questions: of one seat or of several, in one part or in many, answered, taken back or refused."""

from __future__ import annotations

import pytest

from core.tables import CHOOSE, END, Tiny, asked, begin, say, session, trace
from toys.auction import meta as auction
from toys.base import Toy
from toys.slap import meta as slap
from xenodeck.core.errors import Refusal, RuleBug
from xenodeck.core.playing.playout import playout
from xenodeck.core.records.save import from_data, to_data
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import NOT_ASKED, NUMBER, PASS, RACE, TOGETHER, UNANSWERED, Frame, Rule

# What may follow which answers: after 1 a single 5 and then a choice, after 2 nothing, after 3 two single ones.
TREE: dict[tuple[int, ...], list[int]] = {
    (): [1, 2, 3, 4],
    (1,): [5],
    (1, 5): [7, 8],
    (3,): [5],
    (3, 5): [6],
    (4,): [7, 8],
}


class Parts(Rule[Toy]):
    """2.1 A move of several questions, as the tree says."""

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return f"part{len(before)}", NUMBER

    def options(self, s: Toy, f: Frame) -> list[int] | None:
        return TREE[()]

    def follow(self, s: Toy, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return TREE.get((*before, pick))

    def resolve(self, s: Toy, f: Frame, pick: int) -> None:
        s.points += [*s.earlier(f.seat), pick]


class All(Parts):
    """2.2 The same tree, asked of the seats in ``more`` at once; the seat ``arg`` has no choice."""

    MODE = TOGETHER

    def seats_asked(self, s: Toy, f: Frame) -> list[int]:
        return list(f.more)

    def choices(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [] if seat == f.arg else TREE[()]

    def reveal(self, s: Toy, f: Frame, answers: list[int]) -> None:
        for seat in f.more:
            s.points += [*s.earlier(seat), answers[seat]]


class First(All):
    """2.3 The same as a race: 2 or a pass, whoever says 2 first has won."""

    MODE = RACE

    def choices(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [PASS, 2, 1]

    def won(self, s: Toy, f: Frame, seat: int, pick: int) -> None:
        s.points += [100 + seat, *s.earlier(seat), pick]


PARTS, ALL_AT_ONCE, FIRST = Parts(), All(), First()
END_FRAME = Frame(END, -1)
NOBODY = -5


def several(*seats: int, without: int = NOBODY, rule: Rule[Toy] = ALL_AT_ONCE) -> Frame:
    return Frame(rule, -1, without, seats)


# -- one seat --------------------------------------------------------------------------------------------------


def test_one_seat_is_asked_and_its_answer_runs_on_to_the_next_question() -> None:
    s = begin(Frame(CHOOSE, 1), say(9), Frame(CHOOSE, 2), END_FRAME)
    assert (engine.seats_open(s), engine.open_options(s, 1)) == ([1], [1, 2, 3])
    assert engine.open_options(s, 2) == []
    assert engine.answer(s, 1, 3)
    assert trace(s) == [3, 9]
    assert engine.seats_open(s) == [2]


def test_a_first_question_with_a_single_option_is_asked_all_the_same() -> None:
    s = begin(Frame(CHOOSE, 0, 0, (5,)), END_FRAME)
    assert engine.open_options(s, 0) == [5]


@pytest.mark.parametrize(
    ("seat", "pick", "code"),
    [(1, 4, "NOT_AN_OPTION"), (1, PASS, "NOT_AN_OPTION"), (0, 1, "NOT_YOUR_TURN"), (-1, 1, "UNKNOWN_SEAT"),
     (3, 1, "UNKNOWN_SEAT")],
)  # fmt: skip
def test_a_wrong_answer_is_refused_and_changes_nothing(seat: int, pick: int, code: str) -> None:
    game = Tiny(Frame(CHOOSE, 1), END_FRAME)
    s = game.start(game.setup(3), 1)
    before = to_data(game, s)
    with pytest.raises(Refusal) as no:
        engine.answer(s, seat, pick)
    assert no.value.code == code
    assert to_data(game, s) == before


def test_after_the_end_every_answer_is_refused() -> None:
    s = begin(END_FRAME)
    with pytest.raises(Refusal) as no:
        engine.answer(s, 0, 1)
    assert no.value.code == "GAME_OVER"


# -- parts -----------------------------------------------------------------------------------------------------


def test_the_parts_of_a_move_are_asked_one_after_the_other() -> None:
    s = begin(Frame(PARTS, 0), END_FRAME)
    assert engine.answer(s, 0, 4) is False
    assert (engine.open_options(s, 0), s.options, s.earlier(0)) == ([7, 8], [7, 8], [4])
    assert trace(s) == []
    assert engine.answer(s, 0, 8) is True
    assert trace(s) == [4, 8]
    assert s.before == []


def test_a_later_part_with_a_single_answer_asks_nobody() -> None:
    s = begin(Frame(PARTS, 0), END_FRAME)
    assert engine.answer(s, 0, 1) is False
    assert (engine.open_options(s, 0), s.earlier(0)) == ([7, 8], [1, 5])
    s = begin(Frame(PARTS, 0), END_FRAME)
    assert engine.answer(s, 0, 3) is True
    assert trace(s) == [3, 5, 6]


def test_going_back_undoes_the_last_answer_with_those_it_forced() -> None:
    s = begin(Frame(PARTS, 0), END_FRAME)
    assert not engine.back(s, 0)
    engine.answer(s, 0, 1)
    assert engine.back(s, 0)
    assert (s.earlier(0), s.options) == ([], [1, 2, 3, 4])
    assert not engine.back(s, 0)


def test_the_answers_of_the_first_part_are_refused_at_the_second() -> None:
    s = begin(Frame(PARTS, 0), END_FRAME)
    engine.answer(s, 0, 4)
    with pytest.raises(Refusal):
        engine.answer(s, 0, 1)
    assert s.earlier(0) == [4]


def test_a_forced_part_may_be_left_out_of_a_line_of_words_or_said() -> None:
    for words in ("1 5 8", "1 8"):
        m = session(Tiny(Frame(PARTS, 0), END_FRAME))
        assert m.play(0, words), words
        assert trace(m.state) == [1, 5, 8]


def test_words_may_come_a_part_at_a_time() -> None:
    m = session(Tiny(Frame(PARTS, 0), END_FRAME))
    assert m.play(0, "1") is False
    assert asked(m, 0) == "part2: 7, 8"
    assert m.play(0, "8") is True
    assert [i.words for i in m.inputs] == ["1 5 8"]


def test_a_playout_goes_on_from_the_middle_of_a_move() -> None:
    """Search starts at any question, also at the second part of a move."""
    for dice in (1, 5, 1 << 30, 2**31 - 2):
        s = begin(Frame(PARTS, 0), Frame(CHOOSE, 1), END_FRAME)
        engine.answer(s, 0, 1)
        playout(s, dice, 1)
        assert trace(s) in ([1, 5, 7], [1, 5, 8])


# -- several at once -------------------------------------------------------------------------------------------


def test_secret_answers_are_revealed_when_the_last_one_is_given() -> None:
    s = begin(several(0, 2), say(9), END_FRAME)
    assert engine.seats_open(s) == [0, 2]
    assert s.answers == [UNANSWERED, NOT_ASKED, UNANSWERED]
    assert engine.answer(s, 2, 2)
    assert engine.seats_open(s) == [0]
    assert trace(s) == []
    engine.answer(s, 0, 4)
    engine.answer(s, 0, 7)
    assert trace(s) == [4, 7, 2, 9]
    assert s.answers is None


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2)])
def test_the_order_of_secret_answers_does_not_matter(order: tuple[int, ...]) -> None:
    s = begin(several(0, 1, 2), END_FRAME)
    for seat in order:
        engine.answer(s, seat, [2, 3, 2][seat])
    assert trace(s) == [2, 3, 5, 6, 2]


def test_an_answer_once_given_in_secret_is_not_asked_again() -> None:
    s = begin(several(0, 1), END_FRAME)
    engine.answer(s, 0, 2)
    with pytest.raises(Refusal) as no:
        engine.answer(s, 0, 3)
    assert no.value.code == "NOT_YOUR_TURN"


def test_the_parts_of_several_seats_do_not_get_in_each_others_way() -> None:
    s = begin(several(0, 1), END_FRAME)
    engine.answer(s, 0, 1)
    engine.answer(s, 1, 4)
    assert (s.earlier(0), s.earlier(1)) == ([1, 5], [4])
    assert engine.back(s, 1)
    assert (s.earlier(0), s.earlier(1)) == ([1, 5], [])
    engine.answer(s, 1, 2)
    engine.answer(s, 0, 8)
    assert trace(s) == [1, 5, 8, 2]


def test_a_seat_without_choices_is_left_out_and_if_all_are_it_is_revealed_at_once() -> None:
    s = begin(several(0, 1, without=1), END_FRAME)
    assert engine.seats_open(s) == [0]
    s = begin(several(1, without=1), END_FRAME)
    assert trace(s) == [NOT_ASKED]


def test_a_rule_that_asks_several_seats_must_say_what_each_may_choose() -> None:
    class Mute(Rule[Toy]):
        """2.4 Forgets to say it."""

        MODE = TOGETHER

    with pytest.raises(RuleBug):
        begin(Frame(Mute(), 0), END_FRAME)


def test_clones_in_the_middle_of_secret_answers_stay_apart() -> None:
    s = begin(several(0, 1), END_FRAME)
    engine.answer(s, 0, 1)
    copy = s.clone()
    engine.answer(copy, 1, 2)
    engine.answer(copy, 0, 7)
    assert engine.seats_open(s) == [0, 1]
    assert s.earlier(0) == [1, 5]
    assert trace(copy) == [1, 5, 7, 2]


def test_secret_answers_survive_saving() -> None:
    game = Tiny(several(0, 1), END_FRAME)
    s = game.start(game.setup(3), 1)
    engine.answer(s, 0, 2)
    engine.answer(s, 1, 1)
    again = from_data(game, to_data(game, s))
    assert (engine.seats_open(again), again.earlier(1)) == ([1], [1, 5])
    engine.answer(again, 1, 8)
    assert trace(again) == [2, 1, 5, 8]


def test_a_bid_of_the_auction_is_a_card_and_then_double_or_not() -> None:
    m = session(auction.GAME)
    word = asked(m, 1).removeprefix("bid: ").split(", ")[0]
    m.play(1, word)
    assert asked(m, 1) == "double: 0, 1"
    assert m.waiting() == [0, 1, 2]


# -- races -----------------------------------------------------------------------------------------------------


def test_the_first_valid_answer_wins_the_race() -> None:
    s = begin(several(0, 1, 2, rule=FIRST), say(9), END_FRAME)
    assert engine.seats_open(s) == [0, 1, 2]
    engine.answer(s, 1, PASS)
    assert engine.seats_open(s) == [0, 2]
    engine.answer(s, 2, 2)
    assert trace(s) == [102, 2, 9]
    assert s.over


def test_a_race_in_which_all_pass_is_revealed_without_a_winner() -> None:
    s = begin(several(0, 1, rule=FIRST), END_FRAME)
    engine.answer(s, 0, PASS)
    engine.answer(s, 1, PASS)
    assert trace(s) == [PASS, PASS]


def test_half_an_answer_does_not_win_a_race() -> None:
    s = begin(several(0, 1, rule=FIRST), END_FRAME)
    assert engine.answer(s, 0, 1) is False
    engine.answer(s, 1, 2)
    assert trace(s) == [101, 2]


def test_a_race_won_after_several_parts_knows_all_of_them() -> None:
    s = begin(several(0, 1, rule=FIRST), END_FRAME)
    engine.answer(s, 0, 1)
    engine.answer(s, 0, 7)
    assert trace(s) == [100, 1, 5, 7]


def test_an_invalid_answer_does_not_win_a_race() -> None:
    s = slap.GAME.start(slap.GAME.setup(3), 1)
    with pytest.raises(Refusal):
        engine.answer(s, 0, 5)
    assert engine.seats_open(s) == [0, 1, 2]
    engine.answer(s, 2, slap.CLAIM)
    assert len(s.zones[slap.PILE[2]]) == 1
    assert engine.seats_open(s) == [0, 1, 2], "the next card is turned"


def test_answers_given_before_are_known_with_their_questions() -> None:
    table = session(Tiny(Frame(PARTS, 0), END_FRAME))
    table.play(0, "1")
    question = table.view(0).question
    assert question is not None and question.before == ["1", "5"]
    assert [(name, option.word) for name, option in question.answered] == [("part0", "1"), ("part1", "5")]
    assert "answered" not in question.to_data(), "what is sent is what it was"
