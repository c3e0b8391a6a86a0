"""Real time: lanes that no other seat changes, one ordered list in a tick, a hold for slow lines."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from hypothesis import given, settings, strategies as st

from core.tables import begin, trace
from toys.base import Toy
from toys.scramble.meta import GAME
from toys.scramble.state import FREEZE, IDLE, LIMIT, PEEK, ROW, SHOUT, SWAP, Rows
from xenodeck.core.errors import BadScript, Refusal
from xenodeck.core.knowledge.views import view
from xenodeck.core.playing.driver import drive, driver, silent
from xenodeck.core.records.record import Record
from xenodeck.core.records.replay import looks
from xenodeck.core.records.save import from_data, to_data
from xenodeck.core.records.snapshot import from_data as wake, to_data as snapshot
from xenodeck.core.rules import engine, realtime
from xenodeck.core.rules.lanes import ACCEPTED, BEATEN, HELD, PENDING, VOID, Sent
from xenodeck.core.rules.state import ALONGSIDE, CHOICE, WAIT, Frame, Rule, State
from xenodeck.core.sessions.inputs import DRAWN
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.attempt import read, without_forced


def running(mode: str = "race", seats: int = 3, seed: int = 1, **options: object) -> Session:
    """A table at which everybody may act."""
    m = Session.start(GAME, seats, seed, options, mode)
    m.ready(0)
    assert realtime.in_realtime(m.state)
    return m


def rows(m: Session, wanted: Mapping[int, str]) -> None:
    """Lay the rows of some seats (left to right), whatever was dealt."""
    s, face = m.state, list(m.state.face)
    codes = s.layout.codes
    for seat, written in wanted.items():
        for card, code in zip(s.zones[ROW[seat]], written.split(), strict=True):
            face[card] = codes.index(code)
    s.face = face


TIDY, MESSY = "ash bud cob", "cob bud ash"


def table(m: Session) -> Rows:
    assert isinstance(m.state, Rows)
    return m.state


# -- one seat touches nobody else's ------------------------------------------------------------------------------------


def test_what_one_does_leaves_the_half_moves_numbers_and_clocks_of_all_others_as_they_were() -> None:
    m = running()
    m.play(1, "exchange")
    m.tick(2)
    before, since, number = list(m.state.earlier(1)), list(m.state.lanes.since), list(m.state.lanes.number)
    m.play(0, "look row 0 0")
    m.tick(4)
    assert m.state.earlier(1) == before == [SWAP]
    assert (m.state.lanes.since[1:], m.state.lanes.number[1:]) == (since[1:], number[1:])
    assert m.state.lanes.number[0] > number[0], "whoever did something is asked anew"
    assert m.state.lanes.since[0] == m.state.now - 1, "from when its hands were free again"


def test_an_answer_chosen_while_a_look_lasts_is_still_one_when_it_is_over() -> None:
    """The glimpse ends with a tick while the answer is on its way: so the answer names the place, not the face."""
    m = running()
    m.play(0, "look row 0 0")
    m.tick()
    while not m.asks(0):
        m.tick()
    m.play(0, "look")
    asked = view(m.state, 0).question
    assert asked is not None
    seen = [option for option in asked.options if not option.code.startswith("?")]
    assert len(seen) == 1, "its hands are free, and it still sees the card"
    m.tick()
    assert view(m.state, 0).pile("row", 0).cards == []
    assert m.play(0, seen[0].word)


def test_a_shout_that_comes_to_nothing_leaves_the_half_moves_and_numbers_of_others_too() -> None:
    """It keeps nobody busy, so its seat is asked anew in the same tick: that seat, and no other."""
    m = running()
    rows(m, {0: MESSY})
    m.play(1, "exchange")
    number = list(m.state.lanes.number)
    assert [one.result for one in m.advance([(0, "shout")])] == [ACCEPTED]
    assert (m.state.earlier(1), m.state.lanes.number[1:]) == ([SWAP], number[1:])


def test_to_wait_is_not_final_and_leaves_no_trace() -> None:
    m = running()
    before = to_data(GAME, m.state)
    assert m.play(1, "pass")
    assert m.play(1, "pass")
    assert (to_data(GAME, m.state), engine.seats_open(m.state), len(m.inputs)) == (before, [0, 1, 2], 1)


def test_when_all_are_busy_nobody_is_asked_and_time_goes_on() -> None:
    m = running()
    for seat in range(3):
        m.play(seat, f"look row {seat} 1")
    m.tick()
    assert (engine.seats_open(m.state), realtime.in_realtime(m.state)) == ([], True)
    loop = driver(m, silent)
    loop.cycle()
    assert loop.answers == 1
    m.tick()
    assert engine.seats_open(m.state) == [0, 1, 2]


def test_busy_and_frozen_seats_and_second_thoughts_are_refused_and_change_nothing() -> None:
    m = running()
    rows(m, {0: MESSY})
    m.play(0, "shout")
    m.play(1, "look row 1 0")
    m.tick()
    m.play(1, "look row 1 0")
    m.tick()
    m.play(2, "shout")
    before = to_data(GAME, m.state)
    for seat, code in ((0, "FROZEN"), (1, "BUSY"), (2, "ONE_A_TICK")):
        with pytest.raises(Refusal, match=code):
            m.play(seat, "look row 0 0")
    assert to_data(GAME, m.state) == before


def test_a_freeze_ends_for_one_seat_only() -> None:
    m = running()
    rows(m, {0: MESSY})
    m.play(0, "shout")
    m.tick()
    assert view(m.state, 1).to_data()["lanes"]["seats"][0] == {"frozen": True}
    m.tick(FREEZE - 1)
    assert engine.seats_open(m.state) == [1, 2]
    m.tick()
    assert engine.seats_open(m.state) == [0, 1, 2]


def test_the_own_deadline_of_a_silent_seat_runs_from_its_own_last_doing() -> None:
    m = running(seats=2)
    m.tick(3)
    m.play(0, "exchange row 0 0 1")
    m.tick(IDLE - 3)
    assert [m.state.lanes.doing[seat] for seat in range(2)] == [[], [PEEK, 0]], "only seat 1 was silent for so long"


def test_work_that_ends_in_one_tick_ends_in_the_order_in_which_it_was_begun() -> None:
    m = running()
    m.advance([(2, "exchange row 2 0 1"), (0, "exchange row 0 0 1"), (1, "exchange row 1 0 1")])
    m.tick()
    assert [e["seat"] for e in m.events(0) if e["what"] == "swap"] == [2, 0, 1]


# -- one list a tick ---------------------------------------------------------------------------------------------------


def test_who_comes_first_is_first_and_everything_else_of_the_tick_is_void() -> None:
    m = running()
    rows(m, {0: TIDY, 1: TIDY, 2: MESSY})
    results = m.advance([(2, "look row 2 0"), (1, "shout"), (0, "shout")])
    assert [(one.seat, one.result) for one in results] == [(2, VOID), (1, ACCEPTED), (0, BEATEN)]
    assert table(m).points == [0, 3, 0]


def test_after_a_wrong_one_the_next_is_looked_at_and_the_rest_is_interrupted() -> None:
    m = running()
    rows(m, {0: TIDY, 1: MESSY, 2: MESSY})
    m.play(2, "look row 2 2")
    m.tick()
    results = m.advance([(1, "shout"), (0, "pass"), (1, "pass")])
    assert [(one.seat, one.result) for one in results] == [(1, ACCEPTED), (0, "waits"), (1, "ONE_A_TICK")]
    assert m.state.lanes.doing == [[], [], []], "the shout stopped everybody"
    assert view(m.state, 2).pile("row", 2).cards == [], "and the card is face down again"
    assert [one.result for one in m.advance([(2, "shout"), (0, "look row 0 0")])] == [ACCEPTED, "INTERRUPTED"]


def test_the_first_of_a_seat_counts_also_if_it_is_refused() -> None:
    m = running()
    results = m.advance([(0, "dance"), (0, "shout"), (9, "shout"), (1, "exchange")])
    assert [one.result for one in results] == ["NOT_AN_OPTION", "ONE_A_TICK", "NOT_YOUR_TURN", "begun"]
    assert m.state.now == 1, "the tick passes all the same"
    assert table(m).gained == [0, 0, 0]


def test_what_is_refused_draws_no_chance() -> None:
    m = running()
    m.advance([(0, "look row 0 0"), (1, "look row 1 0")])
    used = m.state.chance.used()
    m.advance([(0, "shout"), (1, "shout")])
    assert m.state.chance.used() == used


def test_chance_orders_those_who_compete_and_is_not_asked_for_one() -> None:
    firsts = set()
    for seed in range(40):
        m = running(seed=seed)
        rows(m, dict.fromkeys(range(3), TIDY))
        for seat in range(3):
            m.play(seat, "shout")
        used = m.state.chance.drawn
        m.tick(drawn=True)
        assert m.state.chance.drawn == used + 1
        firsts.add(table(m).points.index(3))
    assert firsts == {0, 1, 2}, "a tie by seat number"
    m = running()
    m.play(0, "shout")
    m.play(1, "look row 1 0")
    used = m.state.chance.used()
    m.tick(drawn=True)
    assert m.state.chance.used() == used


def test_a_script_may_say_who_is_first() -> None:
    m = running()
    rows(m, dict.fromkeys(range(3), TIDY))
    m.state.chance.script = [[2, 0, 1], ["ash"]]
    s = m.state.clone()
    for seat in range(3):
        engine.answer(s, seat, SHOUT)
    with pytest.raises(BadScript, match="shuffle"):  # the order was taken, then the next deal asks
        engine.tick(s, True)
        engine.go_on(s)
    assert isinstance(s, Rows)
    assert s.gained[2] == 3
    s = m.state.clone()
    s.chance.script = [[0, 0, 1]]
    for seat in range(3):
        engine.answer(s, seat, SHOUT)
    with pytest.raises(BadScript, match="order"):
        engine.tick(s, True)


class First(Rule[Toy]):
    """9.1 The first to grab gets it; chance draws who is first, and nothing more."""

    MODE = ALONGSIDE

    def question(self, s: Toy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "grab", CHOICE

    def choices(self, s: Toy, f: Frame, seat: int) -> list[int]:
        return [WAIT, 1]

    def competes(self, s: Toy, f: Frame, seat: int, move: list[int]) -> bool:
        return True

    def step(self, s: Toy, f: Frame, sent: list[Sent]) -> None:
        s.points += [int(one.seat) for one in sent]


def test_where_only_the_first_counts_the_others_stay_as_they_sit() -> None:
    orders = set()
    for quick in range(1, 60):
        s = begin(Frame(First(), -1))
        s.chance.quick = quick * 7919 * 2 + 1
        for seat in (2, 0, 1):
            engine.answer(s, seat, 1)
        engine.tick(s, True)
        orders.add(tuple(trace(s)))
    assert orders == {(0, 1, 2), (1, 0, 2), (2, 0, 1)}


# -- the hold ----------------------------------------------------------------------------------------------------------


def test_a_hold_lets_a_slow_line_win_that_was_first() -> None:
    m = running("fair")
    rows(m, dict.fromkeys(range(3), TIDY))
    m.tick(5)
    assert [one.result for one in m.advance([(0, "shout")])] == [HELD]
    assert [one.result for one in m.advance([(1, "shout"), (2, "look row 2 0")], {1: 2})] == [HELD, PENDING]
    assert table(m).gained == [0, 0, 0]
    told = m.advance([(2, "shout")], {2: 1})
    assert [(one.seat, one.result) for one in told] == [(2, BEATEN), (1, ACCEPTED), (0, BEATEN)]
    assert table(m).points == [0, 3, 0]


def test_no_line_is_longer_than_the_hold_and_nothing_counts_before_its_window() -> None:
    for own, late, winner in ((0, 1, 1), (1, 2, 0)):
        m = running("fair")
        rows(m, {0: TIDY, 1: TIDY})
        m.tick(4)
        m.advance([(0, "shout")], {0: own})
        for _ in range(late - 1):
            m.advance([])
        m.advance([(1, "shout")], {1: 99})
        m.tick(3)
        assert table(m).starter == winner
    m = running("fair", seed=3)
    m.advance([(0, "shout")], {0: 2})
    assert [int(one.counted_tick) for one in m.state.lanes.collected] == [1], "the round has only just begun"


def test_equals_in_a_hold_are_drawn_and_not_by_seat() -> None:
    winners = set()
    for seed in range(20):
        m = running("fair", seed=seed)
        rows(m, {0: TIDY, 1: TIDY})
        m.tick(3)
        m.advance([(0, "shout")])
        m.advance([(1, "shout")], {1: 1})
        m.tick()
        winners.add(table(m).starter)
    assert winners == {0, 1}


def test_in_a_hold_clocks_stand_still_and_no_view_tells_of_it() -> None:
    m = running("fair")
    m.play(2, "look row 2 0")
    m.tick()
    since, left = list(m.state.lanes.since), table(m).ends - int(m.state.now)
    m.advance([(0, "shout")])
    assert m.state.lanes.doing[2] == [], "it stops what everybody is doing"
    for viewer in (-1, 1, 2):
        seen = view(m.state, viewer).to_data()
        assert seen["waiting"] == [0, 1, 2]
        assert "hold" not in str(seen)
    m.tick()
    assert m.state.now == 3
    assert [int(n) - old for n, old in zip(m.state.lanes.since[:2], since[:2], strict=True)] == [2, 2]
    m.tick()
    assert table(m).ends - m.state.clock() == left - 1, "of all these ticks the round has lost one"


def test_who_is_held_already_cannot_shout_twice() -> None:
    m = running("fair")
    m.advance([(0, "shout")])
    assert [one.result for one in m.advance([(0, "shout")])] == [PENDING]
    assert len(m.state.lanes.collected) == 1


# -- records, saves, replays -------------------------------------------------------------------------------------------

ACTS = ["pass", "shout", "look row {} 0", "look row {} 2", "exchange row {} 0 2", "exchange", "nonsense"]
acts = st.sampled_from(ACTS)
ticks = st.lists(st.lists(st.tuples(st.integers(0, 2), acts, st.integers(0, 3)), max_size=4), max_size=60)


def live(ticks_: list[list[tuple[int, str, int]]], mode: str, seed: int) -> Session:
    m = Session.start(GAME, 3, seed, {}, mode)
    for sent in ticks_:
        if m.state.over:
            break
        if engine.paused(m.state) and sent:
            m.go_on()
        m.advance([(seat, act.format(seat)) for seat, act, _ in sent], {seat: comp for seat, _, comp in sent})
    return m


@pytest.mark.parametrize("mode", ["race", "fair"])
@given(ticks_=ticks, seed=st.integers(0, 99))
@settings(max_examples=60, deadline=None)
def test_a_live_game_is_recorded_saved_and_replayed_to_the_same_bytes(
    ticks_: list[list[tuple[int, str, int]]], mode: str, seed: int
) -> None:
    m = live(ticks_, mode, seed)
    again = Record.read(Record.of(m).text()).replay(GAME)
    for seat in range(3):  # half a move is not in a record
        m.restart(seat)
    assert to_data(GAME, again.state) == to_data(GAME, m.state)
    assert again.all_events() == m.all_events()
    assert Record.of(again).text() == Record.of(m).text()
    woken = wake(GAME, snapshot(m), m.seed, None)
    assert snapshot(woken) == snapshot(m)
    for viewer in (-2, -1, 0, 2):
        told = [event for look in looks(GAME, Record.of(m), viewer) for event in look.events]
        assert told == (m.all_events() if viewer == -2 else m.events(viewer))


@pytest.mark.parametrize("mode", ["race", "fair"])
@given(ticks_=ticks, seed=st.integers(0, 99))
@settings(max_examples=60, deadline=None)
def test_live_and_discrete_driver_agree_when_the_order_is_the_same(
    ticks_: list[list[tuple[int, str, int]]], mode: str, seed: int
) -> None:
    """The discrete driver lets chance say who was first; fed with that order, the live driver reaches the same table.

    Only the number of draws may differ, and in a hold not even that.
    """
    here, there = (GAME.start(GAME.setup(3, {}, mode), seed) for _ in range(2))
    for inputs in ticks_:
        if here.over:
            break
        if engine.paused(here) and inputs:
            engine.go_on(here)
            engine.go_on(there)
        for seat, act, _ in inputs:
            send(here, seat, act.format(seat))
        sent = [one.clone() for one in here.lanes.sent]
        decided = engine.tick(here, True)
        for one in decided if mode == "race" else sent:
            if one.seat in engine.seats_open(there):
                for pick in without_forced(there, int(one.seat), list(one.move)):
                    engine.answer(there, one.seat, pick)
        engine.tick(there)
        mine, theirs = to_data(GAME, here), to_data(GAME, there)
        if mode == "race":
            mine["chance"]["drawn"] = theirs["chance"]["drawn"] = 0
        assert mine == theirs


def send(s: State, seat: int, words: str) -> None:
    """Send whole moves only; refused ones are as if they had not been sent."""
    try:
        for pick in read(GAME, s, seat, words):
            engine.answer(s, seat, pick)
    except Refusal:
        return
    if realtime.in_realtime(s):
        realtime.put_before(s, seat, [])


def test_runs_of_empty_ticks_are_one_line_and_a_drawn_one_says_so() -> None:
    m = running()
    m.tick(30)
    m.tick(7)
    m.play(1, "shout", 3)
    m.play(0, "shout")
    m.tick(2, drawn=True)
    lines = Record.of(m).text().split("--")[1].strip().splitlines()
    assert lines[:5] == ["next", "tick 37", "1~3 3", "0 3", f"tick 1 {DRAWN}"]
    assert lines[5:] == ["tick 1"]


def test_what_was_sent_before_a_kill_in_the_middle_of_a_tick_is_there_afterwards() -> None:
    m = running()
    rows(m, {1: TIDY})
    m.play(1, "shout")
    m.play(0, "exchange")
    woken = from_data(GAME, to_data(GAME, m.state))
    assert (woken.earlier(0), engine.seats_open(woken)) == ([SWAP], [0, 2])
    engine.tick(woken)
    assert isinstance(woken, Rows)
    assert woken.points[1] == 3


def test_a_turn_based_mode_of_the_same_game_never_ticks() -> None:
    setup = GAME.setup(2, {}, "calm")
    assert setup.tick_ms == 0
    s = GAME.start(setup, 1)
    drive(s, lambda seat: engine.open_options(s, seat)[0])
    assert s.now == 0


# -- pauses ------------------------------------------------------------------------------------------------------------


def test_a_pause_is_shown_and_ends_by_time_or_when_all_it_waits_for_are_ready() -> None:
    m = Session.start(GAME, 3, 1, {}, "race")
    assert m.view(2).to_data()["pause"] == {
        "kind": "start",
        "waits_for": [0],
        "ready": [],
        "lasts_ms": 3000,
        "until": 4,
    }
    with pytest.raises(Refusal, match="NOT_ASKED"):
        m.ready(1)
    m.tick(3)
    assert engine.paused(m.state)
    m.tick()
    assert realtime.in_realtime(m.state), "time has ended it"
    m.tick(LIMIT)
    assert m.view(0).to_data()["pause"]["kind"] == "round"
    assert not m.ready(2)
    assert not m.ready(0)
    assert m.view(1).to_data()["pause"]["ready"] == [0, 2]
    assert from_data(GAME, to_data(GAME, m.state)).ready == m.state.ready
    assert m.ready(1)
    assert m.view(1).to_data()["pause"]["kind"] == "start"
    again = Record.read(Record.of(m).text()).replay(GAME)
    assert to_data(GAME, again.state) == to_data(GAME, m.state)
    with pytest.raises(Refusal, match="NOT_PAUSED"):
        running().ready(0)
