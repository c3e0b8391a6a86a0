"""A half-made trade in a written position: no answer has to be given again."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from xenodeck.core.errors import BadPosition
from xenodeck.core.sessions import secret_windows
from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.games.gambit.tests.tables import asks, do, give, hand, pair, play, table, words
from xenodeck.testkit import Scenario

HANDS = ["trade_cards passed:R drawn:B", "Y", "YB", "YR"]


def written(t: Scenario, seen_by: int | None = None) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(json.dumps(t.session.game.position(t.session.state, seen_by)))
    return found


def again(t: Scenario) -> Scenario:
    return Scenario.at("gambit", written(t))


def test_10_9_a_card_that_one_trader_has_chosen_stays_chosen() -> None:
    t = do(table(hands=HANDS), play("trade_cards"), pair(0, 2)).pick(give("YB"), 2)
    assert written(t)["given"] == [{"seat": 2, "move": "YB"}]
    back = again(t)
    assert asks(back) == asks(t) == "0 give"
    assert written(back) == written(t)
    back.pick(give("B"), 0)
    assert (hand(back, 0), hand(back, 2), words(back, "discard")) == ("YB passed:R", "B", "trade_cards")


def test_10_9_a_trade_whose_pair_is_still_to_be_named_is_still_being_played() -> None:
    t = table(hands=HANDS).pick(play("trade_cards"))
    assert asks(again(t)) == asks(t) and written(t)["given"] == [{"seat": 0, "move": "trade_cards"}]
    t.session.play(0, "2")
    assert written(t)["given"] == [{"seat": 0, "move": "trade_cards 2"}]
    assert asks(again(t).pick("3")) == "2 give, 3 give"


def test_10_9_what_was_chosen_in_secret_is_written_for_nobody_else() -> None:
    t = do(table(hands=HANDS), play("trade_cards"), pair(0, 2)).pick(give("YB"), 2)
    assert [("given" in written(t, seat)) for seat in (-1, 0, 1, 2, 3)] == [False, False, False, True, False]
    t = table(hands=HANDS).pick(play("trade_cards"))
    assert [("given" in written(t, seat)) for seat in (-1, 0, 1)] == [False, True, False]


def test_21_2_nothing_is_given_where_nothing_waits() -> None:
    t = table(hands=HANDS)
    assert "given" not in written(t)
    t = do(t, play("trade_cards"), pair(0, 2)).pick(give("YB"), 2).pick(give("R"), 0)
    assert "given" not in written(t)


def test_14_2_half_an_answer_in_a_secret_window_is_there_at_a_live_table_too() -> None:
    t = table(hands=["R passed:B", "R", "B"], abilities="background_check - -", state="START")
    t.session.play(0, "1")
    assert written(t)["given"] == [{"seat": 0, "move": "1"}]
    live = Session.from_position(t.session.game, written(t), live=True)
    assert live.waiting() == [] and live.unfinished_words(0) == "1"
    assert view_data(live, 0) == view_data(t.session, 0)


@pytest.mark.parametrize("seed", range(3))
def test_21_2_a_live_table_is_written_as_it_was_played_whoever_let_a_secret_question_go_by(seed: int) -> None:
    """Windows shut with answers, with declined questions and without anybody asked."""
    luck = random.Random(seed)
    session = Session.start(find("gambit"), 4, seed, {"special_abilities": True, "max_turns": 12}, live=True)
    played = windows = 0
    while not session.state.over:
        position = json.loads(json.dumps(session.as_position()))
        back = Session.from_position(session.game, position)
        if session.window is not None:
            windows += 1
            assert "played" not in position
            for seat in range(4):
                if session.asks(seat) and luck.random() < 0.6:
                    answer(session, seat, luck)
            secret_windows.shut(session)
            continue
        played += "played" in position
        assert json.loads(json.dumps(back.as_position())) == position
        assert back.game.position(back.state) == session.game.position(session.state)
        answer(session, luck.choice(session.waiting()), luck)
    assert played and windows


def answer(session: Session, seat: int, luck: random.Random) -> None:
    while session.asks(seat):
        question = session.view(seat).question
        assert question is not None
        if session.play(seat, luck.choice(question.options).word):
            return


def test_17_2_what_somebody_has_said_is_no_answer() -> None:
    t = table(hands=HANDS)
    t.session.play(1, {"type": "claim", "subject": "hand", "label": "good"})
    t.pick(play("trade_cards")).pick(pair(0, 2))
    position = json.loads(json.dumps(t.session.as_position()))
    assert position["played"] == [{"seat": 0, "move": "trade_cards 0 2"}]
    assert json.loads(json.dumps(Session.from_position(t.session.game, position).as_position())) == position


def view_data(session: Session, seat: int) -> object:
    question = session.view(seat).question
    return question and question.to_data()


@pytest.mark.parametrize(
    "given",
    [
        3,
        ["trade_cards"],
        [{"seat": 0}],
        [{"seat": "0", "move": "YB"}],
        [{"seat": 2, "move": "YB", "soon": True}],
        [{"seat": 2, "move": "R"}],  # holds none
        [{"seat": 1, "move": "Y"}],  # no trader
        [{"seat": 2, "move": "YB"}, {"seat": 2, "move": "YB"}],
        [{"seat": 2, "move": "YB"}, {"seat": 0, "move": "R"}],  # the trade would be made
        [{"seat": 2, "move": "YB", "comp": 1}],  # no time passes here
        [{"seat": 9, "move": "YB"}],
        [{"seat": 2, "move": ""}],
    ],
)
def test_21_2_what_cannot_have_been_given_is_refused(given: object) -> None:
    t = do(table(hands=HANDS), play("trade_cards"), pair(0, 2))
    with pytest.raises(BadPosition):
        Scenario.at("gambit", {**written(t), "given": given})
