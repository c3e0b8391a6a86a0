"""Bots that react like people: how fast, what they overlook; the same plan at every tick, live and in simulations."""

from __future__ import annotations

from math import exp
from statistics import fmean, median, pstdev

import pytest

from toys.scramble.meta import GAME
from xenodeck import bots
from xenodeck.core.playing.reaction import Attention, Reaction, attention_of, reaction_of
from xenodeck.core.records.record import Record
from xenodeck.core.records.save import to_data
from xenodeck.core.rules import engine, realtime
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import game_seed, part, plan_dice
from xenodeck.lab.counts import count
from xenodeck.lab.decisions import decisions
from xenodeck.lab.driver import run_session
from xenodeck.lab.simulate import Plan, play_batch

MANY = 4000
ALL_DICE = [plan_dice(12345, seat, occasion) for seat in range(4) for occasion in range(MANY // 4)]


def test_reactions_are_log_normal_above_a_least_time() -> None:
    model = Reaction(250.0, 300.0, 0.35)
    times = [model.ms(dice) for dice in ALL_DICE]
    assert min(times) > 250
    assert median(times) == pytest.approx(550, rel=0.03)
    assert fmean(times) == pytest.approx(250 + 300 * exp(0.35**2 / 2), rel=0.03)
    beyond = sorted(time - 250 for time in times)
    assert beyond[int(MANY * 0.84)] / beyond[MANY // 2] == pytest.approx(exp(0.35), rel=0.06)


def test_ticks_are_rounded_up_and_at_least_one() -> None:
    assert [Reaction(0.0, 100.0, 0.0).ticks(dice, ms) for dice, ms in ((1, 50), (2, 40), (3, 100), (4, 1000))] == [
        2,
        3,
        1,
        1,
    ]


def test_what_is_drawn_from_the_same_dice_has_nothing_to_do_with_each_other() -> None:
    model = Reaction(0.0, 100.0, 1.0)
    pairs = [(model.ms(dice), model.ms(dice, 1)) for dice in ALL_DICE]
    middle = [median(side) for side in zip(*pairs, strict=True)]
    both = sum(one > middle[0] and other > middle[1] for one, other in pairs)
    assert both / MANY == pytest.approx(0.25, abs=0.03)
    assert fmean(part(dice, 3) for dice in ALL_DICE) == pytest.approx(0.5, abs=0.02)
    assert pstdev([part(dice, 3) for dice in ALL_DICE]) == pytest.approx(0.2887, abs=0.01)


def test_attention_misses_good_things_and_takes_bad_ones_now_and_then() -> None:
    eyes = Attention(0.05, 0.02)
    assert fmean(eyes.takes(True, dice) for dice in ALL_DICE) == pytest.approx(0.95, abs=0.02)
    assert fmean(eyes.takes(False, dice) for dice in ALL_DICE) == pytest.approx(0.02, abs=0.012)


def test_models_come_from_options() -> None:
    options = {"shift": 250, "median": 300, "sigma": 0.35, "p_miss": 0.0, "p_false": 1}
    assert reaction_of(options).ms(7) == Reaction(250.0, 300.0, 0.35).ms(7)
    eyes = attention_of(options)
    assert eyes.takes(True, 1) and eyes.takes(False, 1)


def test_a_plan_stays_the_same_until_there_is_something_new() -> None:
    bot = bots.find(GAME, "racer")
    m = Session.start(GAME, 2, 3, {}, "race")
    m.ready(0)
    first = {bots.dice_for(m.state, seat, bot, 3, number) for seat in range(2) for number in range(5)}
    assert len(first) == 2, "one for each seat, whenever it is asked"
    m.play(0, "look row 0 0")
    m.tick(4)
    assert bots.dice_for(m.state, 1, bot, 3, 9) in first
    assert bots.dice_for(m.state, 0, bot, 3, 9) not in first
    plain = bots.find(GAME, "random")
    assert len({bots.dice_for(m.state, 0, plain, 3, number) for number in range(5)}) == 5


def test_racers_play_a_whole_game_twice_the_same_and_it_replays() -> None:
    texts = set()
    for _ in range(2):
        m = Session.start(GAME, 3, 11, {}, "fair")
        run_session(m, [bots.find(GAME, "racer")] * 3)
        assert m.state.over
        texts.add(Record.of(m).text())
    (text,) = texts
    again = Record.read(text).replay(GAME)
    assert to_data(GAME, again.state) == to_data(GAME, m.state)
    shouts = [e for e in m.all_events() if e["what"] in ("right", "wrong")]
    assert shouts
    assert all(e["what"] == "right" for e in shouts), "who remembers what it saw never shouts wrongly"


def test_a_series_of_races_is_fair_and_repeatable(monkeypatch: pytest.MonkeyPatch) -> None:
    from xenodeck import games

    monkeypatch.setenv(games.MORE, "toys")
    plan = Plan("scramble", 3, 300, 5, ("racer",) * 3, mode="race")
    tally, again = play_batch(plan, 0, 300), play_batch(plan, 0, 300)
    assert (tally.wins, tally.points, tally.lengths) == (again.wins, again.points, again.lengths)
    assert tally.games == 300 and not tally.truncated
    assert min(tally.wins) > 0.6 * max(tally.wins), "no seat is quicker than another"
    strong = play_batch(Plan("scramble", 2, 100, 5, ("racer", "random"), mode="race"), 0, 100)
    assert strong.wins[0] > 3 * strong.wins[1]


def test_a_lap_of_bots_draws_who_is_first(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that shout in the same tick: the record says that chance decided, and replays."""
    drawn = 0
    for number in range(12):
        m = Session.start(GAME, 4, game_seed(1, number), {}, "race")
        run_session(m, [bots.RandomBot()] * 4)
        drawn += " drawn" in Record.of(m).text()
        again = Record.read(Record.of(m).text()).replay(GAME)
        assert to_data(GAME, again.state) == to_data(GAME, m.state)
    assert drawn
    assert not realtime.in_realtime(m.state)
    assert engine.seats_open(m.state) == []


def test_what_a_policy_decides_in_a_race_can_be_written_down() -> None:
    lines = list(decisions(GAME, "table racer race 3 seed 3 {}"))
    assert any(line.endswith(": ordered") for line in lines)
    waits = [line.split(" pass: ")[1] for line in lines if " pass: " in line]
    assert len(waits) == len(set(waits)), "that it waits for the same reason again is not worth a line"
    assert lines == list(decisions(GAME, "table racer race 3 seed 3 {}"))


def test_series_of_answers_are_counted_tick_by_tick() -> None:
    s = GAME.start(GAME.setup(2, {}, "race"), 1)
    assert [count(s, depth) for depth in (0, 1, 2)] == [1, 4, 4 + 2 * 3 + 4]
