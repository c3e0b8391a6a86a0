"""Laws about states, over every game found: copying, saving, replaying, refusing, ending."""

from __future__ import annotations

import copy
import json
from collections import Counter
from random import Random
from typing import Any

import pytest
from hypothesis import strategies as st

from core.tables import DECK, PILE, lay_out, layout
from laws.walks import GAMES, Dice, begin, finish, law, play_session, step, table_for, walk
from server.forgers import WRONG, at, paths_in, positions
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.knowledge.views import bit_of, may_undo, view
from xenodeck.core.records.record import Record
from xenodeck.core.records.save import from_data, to_data
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import State
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.layout import TO_ALL, TO_NOBODY, TO_OWNER, UNKNOWN
from xenodeck.core.words.attempt import why_not
from xenodeck.games import found


@law(10, "magpie", "scramble")
def test_a_clone_lives_its_own_life(game: Game, walk_: tuple[int, int, int]) -> None:
    s = walk(game, *walk_)
    before = to_data(game, s)
    copy = s.clone()
    assert to_data(game, copy) == before
    finish(game, copy, Dice(1))
    assert to_data(game, s) == before
    second = s.clone()
    finish(game, s, Dice(1))
    assert to_data(game, s) == to_data(game, copy)
    assert to_data(game, second) == before


@law(12, "auction", "magpie", "sandglass", "scramble")
def test_saved_in_mid_effect_it_asks_the_same_and_goes_on_the_same(game: Game, walk_: tuple[int, int, int]) -> None:
    s = walk(game, *walk_)
    loaded = from_data(game, json.loads(json.dumps(to_data(game, s))))
    assert to_data(game, loaded) == to_data(game, s)
    for seat in range(s.seats):
        assert engine.open_options(loaded, seat) == engine.open_options(s, seat)
    finish(game, s, Dice(2))
    finish(game, loaded, Dice(2))
    assert to_data(game, loaded) == to_data(game, s)


@law(8, "auction", "halftime", "relay", "slap")
def test_a_record_replays_to_the_same_table(game: Game, walk_: tuple[int, int, int]) -> None:
    session = play_session(game, walk_[0], walk_[1])
    text = Record.of(session).text()
    again = Record.read(text).replay(game)
    assert to_data(game, again.state) == to_data(game, session.state)
    assert again.all_events() == session.all_events()
    assert Record.of(again).text() == text


@law(10, "halftime", "sandglass", "slap")
def test_every_game_ends_with_its_invariants_kept(game: Game, walk_: tuple[int, int, int]) -> None:
    s = begin(game, walk_[0], walk_[1])
    dice = Dice(walk_[2])
    steps = 0
    while not s.over:
        game.check(s)
        step(s, dice)
        steps += 1
        assert steps < s.setup.max_answers
    game.check(s)
    outcome = game.outcome(s)
    assert len(outcome.scores) == s.seats
    assert engine.seats_open(s) == []


garbage = st.one_of(
    st.text(max_size=20),
    st.sampled_from(["pass", "0", "-1", "seat 9", "play", "{}", "[]", '{"type": 1}', "✦", "x" * 500]),
    st.dictionaries(st.sampled_from(["type", "card", "target", "count", "x"]), st.integers() | st.text(max_size=5)),
)


@law(40, "hoard", attempt=garbage, seat=st.integers(-3, 9))
def test_illegal_input_changes_nothing(game: Game, walk_: tuple[int, int, int], attempt: object, seat: int) -> None:
    s = walk(game, *walk_, log=True)
    session = Session(game, s, 0)
    before, told = to_data(game, s), len(session.log)
    assert isinstance(attempt, str | dict)
    no = why_not(game, s, seat, attempt)
    assert to_data(game, s) == before
    if no is None:
        return
    assert no.code and no.text
    with pytest.raises(GameError):
        session.play(seat, attempt)
    assert to_data(game, session.state) == before
    assert len(session.log) == told


@law(30, "slap", pick=st.integers(-5, 200), seat=st.integers(-2, 6))
def test_an_answer_that_is_no_option_changes_nothing(
    game: Game, walk_: tuple[int, int, int], pick: int, seat: int
) -> None:
    s = walk(game, *walk_)
    before = to_data(game, s)
    if seat in engine.seats_open(s) and pick in engine.open_options(s, seat):
        return
    with pytest.raises(Refusal):
        engine.answer(s, seat, pick)
    assert to_data(game, s) == before


@law(12, "auction", "magpie", "scramble")
def test_back_undoes_an_unfinished_move_step_by_step(game: Game, walk_: tuple[int, int, int]) -> None:
    s = walk(game, *walk_)
    for seat in engine.seats_open(s):
        while engine.back(s, seat):
            pass
        assert not s.earlier(seat)
        before = to_data(game, s)
        for option in list(engine.open_options(s, seat)):
            trial = s.clone()
            if engine.answer(trial, seat, option):
                continue
            assert trial.earlier(seat)
            while engine.back(trial, seat):
                pass
            after = to_data(game, trial)
            assert {**after, "befores": before["befores"]} == before
            assert engine.open_options(trial, seat) == engine.open_options(s, seat)


@law(15, "magpie", "oracle", "pairs")
def test_undo_is_offered_exactly_while_nobody_learnt_and_no_chance_was_drawn(
    game: Game, walk_: tuple[int, int, int]
) -> None:
    s = walk(game, *walk_)
    dice = Dice(walk_[0] + 5)
    for _ in range(3):
        if s.over:
            return
        before = s.clone()
        step(s, dice)
        assert_undo_is_offered_rightly(game, before, s, may_undo(before, s))


def assert_undo_is_offered_rightly(game: Game, before: State, after: State, offered: bool) -> None:
    then, now = to_data(game, before), to_data(game, after)
    chance = [then["chance"][key] != now["chance"][key] for key in ("dealt", "drawn")]
    shown = {card: knowers(before, then, card) for card in range(len(then["face"]))}
    learnt = any(knowers(after, now, card) - shown[card] for card in shown)
    ended = now["over"]  # everything is laid open
    assert offered == (not any(chance) and not learnt and then["revealed"] == now["revealed"] and not ended)
    if any(grown(before, after, viewer) for viewer in range(-1, after.seats)):
        assert not offered, "somebody sees a card it did not see before"


def knowers(s: State, saved: dict[str, Any], card: int) -> set[int]:
    """Who can tell the face of a card, worked out from what is saved of the table: seats, and -1 for spectators."""
    zone = next(number for number, cards in enumerate(saved["zones"]) if card in cards)
    place = next(p for p in s.layout.places if p.first <= zone < p.first + (s.seats if p.each else 1))
    everybody = set(range(-1, int(s.seats)))
    seen = {TO_ALL: everybody, TO_OWNER: {zone - int(place.first)}, TO_NOBODY: set()}[int(place.shown)]
    bits = dict(map(tuple, saved["memory"])).get(card, 0)
    return seen | {viewer for viewer in everybody if bits & bit_of(viewer)}


@pytest.mark.one_engine
@pytest.mark.parametrize("always", [True, False])
def test_an_undo_that_is_always_or_never_offered_is_found_out(always: bool) -> None:
    wrong = 0
    for game in GAMES:
        for seed in range(3):
            s = begin(game, seed, seed)
            dice = Dice(seed)
            for _ in range(6):
                if s.over:
                    break
                before = s.clone()
                step(s, dice)
                try:
                    assert_undo_is_offered_rightly(game, before, s, always)
                except AssertionError:
                    wrong += 1
    assert wrong


def grown(before: State, after: State, viewer: int) -> bool:
    """Does ``viewer`` see more cards of some face than it saw or knew before?

    A card that was laid openly is known, even if others lie on it by now and a view does not show it.
    """
    known = Counter(
        before.layout.codes[before.face[card]]
        for zone, cards in enumerate(before.zones)
        for card in cards
        if before.known_to(card, zone) & bit_of(viewer)
    )
    counts = []
    for s in (before, after):
        seen: dict[str, int] = {}
        shown = view(s, viewer)
        for piles in shown.places.values():
            for pile in piles:
                for code in pile.cards:
                    if not code.startswith(UNKNOWN):  # with several kinds of backs a hidden card is ``?0``, ``?1``
                        seen[code] = seen.get(code, 0) + 1
        counts.append(seen)
    return any(n > max(counts[0].get(code, 0), known[code]) for code, n in counts[1].items())


def test_a_back_is_no_face_that_anybody_sees() -> None:
    """Where backs differ an unknown card shows its own: a table with one more of those shows nobody another face."""
    backs = layout(backs=[0, 0, 0, 1, 1, 1])
    before, hidden, shown = (
        lay_out(backs, {PILE: pile, DECK: deck}, []) for pile, deck in (("a", ""), ("a", "d"), ("a d", ""))
    )
    assert view(hidden, 1).pile("deck").cards == [f"{UNKNOWN}1"]
    for viewer in range(-1, 3):
        assert not grown(before, hidden, viewer)
        assert grown(before, shown, viewer)


ON = 8  # answers that a table which was set up anew is played on
WRITTEN = [game for game in GAMES if game.positions is not None]  # the other toys write down what they save
real_games = pytest.mark.parametrize("game", found().values(), ids=list(found()))


@law(20, "hoard", over=WRITTEN)
def test_a_position_is_set_up_as_it_was_written(game: Game, walk_: tuple[int, int, int]) -> None:
    """Written in words and read back, a table asks the same and shows everybody the same cards; what was answered and
    waits for others, or is half a move, has not to be answered again."""
    s = walk(game, *walk_)
    position = json.loads(json.dumps(game.position(s)))
    again = Session.from_position(game, position).state
    assert game.position(again) == position
    for viewer in range(-1, s.seats):
        assert game.position(again, viewer) == game.position(s, viewer)
        assert view(again, viewer).places.keys() == view(s, viewer).places.keys()
    for seat in range(s.seats):
        mine, theirs = view(s, seat).question, view(again, seat).question
        assert (mine and mine.to_data()) == (theirs and theirs.to_data())


@law(20, "toll", over=WRITTEN)
def test_a_position_of_a_session_is_set_up_and_goes_on_as_it_was(game: Game, walk_: tuple[int, int, int]) -> None:
    """Also in the middle of a turn, where it says what was answered since, and what chance said: the same table, the
    same question and, with the same chance to come, the same game. A seat is told no answer of others."""
    seed, extra, steps = walk_
    mode, seats = table_for(game, extra)
    session, dice = Session.start(game, seats, seed, game.safe_settings(mode), mode), Dice(seed)
    while steps and not session.state.over:
        step(session, dice)
        steps -= 1
    position = as_json(session.as_position())
    again = Session.from_position(game, position)
    assert as_json(again.as_position()) == position
    for viewer in range(-1, seats):
        seen = again.as_position(viewer)
        assert seen == session.as_position(viewer) == game.position(session.state, viewer)
        assert not {"before", "played"} & seen.keys()
        mine, theirs = session.view(viewer).question, again.view(viewer).question
        assert (mine and mine.to_data()) == (theirs and theirs.to_data())
    again.state.chance = session.state.chance.clone()
    for _ in range(ON if not session.setup.tick_ms else 0):
        if session.state.over or engine.paused(session.state):
            break
        seat = session.waiting()[dice.below(len(session.waiting()))]
        question = session.view(seat).question
        assert question is not None
        word = question.options[dice.below(len(question.options))].word
        assert session.play(seat, word) == again.play(seat, word)
        assert as_json(game.position(again.state)) == as_json(game.position(session.state))


def as_json(data: object) -> Any:
    return json.loads(json.dumps(data))


@pytest.mark.one_engine
@pytest.mark.parametrize("game", found().values(), ids=list(found()))
def test_whatever_is_wrong_in_a_position_is_refused_in_words(game: Game) -> None:
    """Each number, flag and list of some real ones, with each wrong value in its place, on either engine."""
    tried = 0
    for position in positions(game, Random(game.id), 2):
        for path in paths_in(position)[1:]:
            if isinstance(at(position, path), str):
                continue  # one of very many cards
            for value in WRONG:
                wrong = copy.deepcopy(position)
                at(wrong, path[:-1])[path[-1]] = copy.deepcopy(value)
                tried += 1
                try:
                    session = Session.from_position(game, wrong)
                except GameError as no:
                    assert no.text
                    continue
                json.dumps(game.position(session.state, 0))
    assert tried > 500
