"""21 Every state of whole random games can be written down and set up again."""

from __future__ import annotations

import random
from typing import Any

import pytest

from effort import some
from xenodeck.core.sessions.session import Session
from xenodeck.games import find
from xenodeck.games.frenzy.tests.tables import new, state, table
from xenodeck.games.frenzy.tests.test_positions import answer_somehow, seen_by_all

GAME = find("frenzy")


@pytest.mark.one_engine
@pytest.mark.parametrize(("mode", "seats", "options"), [
    ("base", 2, {}), ("base", 4, {}), ("expansion", 3, {}), ("expansion", 6, {}),
    ("base", 3, {"swap_check": "victim_first", "eliminated_hand": "remove", "reshuffle_current_turn": False}),
    ("expansion", 4, {"mimic_mode": "immediate", "alliance_same_target": "sequential", "view_two": "one_by_one"}),
    ("expansion", 5, {"revive_self": True, "boost_reinsert": "once", "lock_survives_transition": "full",
                      "survival_bonus": "per_match", "ufo_of_eliminated": "vanish", "public_draw_positions": False}),
])  # fmt: skip
@pytest.mark.parametrize("seed", some(range(3), 0))
def test_21_1_at_every_question_the_table_can_be_written_down_and_set_up_again(
    mode: str, seats: int, options: dict[str, Any], seed: int
) -> None:
    session, luck = new(seats, seed, mode, **options), random.Random(seed)
    while session.waiting():
        if not session.unfinished_words(session.waiting()[0]):
            again = Session.from_position(GAME, table(session))
            assert table(again) == table(session)
            assert seen_by_all(again) == seen_by_all(session)
            assert session.game.scores(again.state) == session.game.scores(session.state)
        answer_somehow(session, luck)
    again = Session.from_position(GAME, table(session))
    assert table(again) == table(session) and again.waiting() == []
    assert GAME.outcome(again.state) == GAME.outcome(session.state)


@pytest.mark.one_engine
@pytest.mark.parametrize(("mode", "seats"), [("base", 3), ("expansion", 4)])
@pytest.mark.parametrize("seed", some(range(6), 0, 1))
def test_21_1_from_there_the_game_goes_on_in_the_same_way(mode: str, seats: int, seed: int) -> None:
    """If a move needs no chance, both tables come to the same end."""
    session, luck = new(seats, seed, mode), random.Random(seed)
    compared = 0
    while session.waiting():
        seat = session.waiting()[0]
        if session.unfinished_words(seat):
            answer_somehow(session, luck)
            continue
        again = Session.from_position(GAME, {**table(session), "chance": []})
        used = state(session).chance.used()
        words = []
        while True:
            words.append(answer_somehow(session, luck)[1])
            if not session.waiting() or session.waiting()[0] != seat or not session.unfinished_words(seat):
                break
        if state(session).chance.used() == used:
            for word in words:
                again.play(seat, word)
            assert table(again) == table(session)
            compared += 1
    assert compared > 10


@pytest.mark.one_engine
@pytest.mark.parametrize("seed", some(range(12), 0, 1, 2, 3))
def test_21_1_whatever_play_brings_about_can_be_set_up_again(seed: int) -> None:
    """With many of the cards that ask in the middle of a turn, and house rules at random."""
    chance = random.Random(seed)
    mode, seats = chance.choice(GAME.tables())
    counts = {"GOLD_BOOST": 9, "VIEW_TWO": 9, "REARRANGE": 9, "MIMIC": 9, "ALLIANCE": 9, "STEALTH": 9}
    options: dict[str, Any] = {"counts": counts} if mode == "expansion" else {}
    for option in GAME.settings:
        if option.kind in ("choice", "flag") and chance.random() < 0.3:
            options[option.name] = chance.choice(option.choices or (True, False))
    session, under = Session.start(GAME, seats, seed, options, mode), 0
    while not session.state.over and session.moves < 300:
        position = table(session)
        again = table(Session.from_position(GAME, position))
        under += "stack" in position
        assert {**again, "known": 0} == {**position, "known": 0}
        seat = session.waiting()[0]
        question = session.view(seat).question
        assert question is not None
        session.play(seat, chance.choice(question.options).word)
    assert under
