"""The time of a bot's answer reveals nothing about what the bot holds: a law over arrival times, on a virtual clock.

A forced answer of these bots is quick and a choice takes long, as with a bot that plays ahead. A player at the table
notes how long each answer takes and guesses its kind, with the limit that fits all notes best. The guesses must be no
better than a coin.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, strategies as st

from effort import some
from server import virtual
from server.virtual import Cost, Listener, Table, clock
from xenodeck import games
from xenodeck.server.messages.protocol import Move
from xenodeck.server.tables.commands import moves
from xenodeck.server.tables.model.info import BOT, PERSON, Seat
from xenodeck.server.tables.model.pacing import LEAST_MS, REMEMBERED, AnswerPacing
from xenodeck.server.workers.bot_service import BotMove

PLAIN, CHOICE = False, True
Waits = dict[str, dict[bool, list[float]]]  # question -> was there a choice? -> seconds until the answer came

FORCED = 0.005  # seconds


def thinking(seconds: float, seed: int, stumble: float = 0.0) -> Cost:
    """About ``seconds`` for a choice, next to nothing without one; now and then the machine is slow for a moment."""
    chance = Random(seed)

    def cost(options: int) -> float:
        took = FORCED if options == 1 else seconds
        return took * chance.uniform(0.8, 1.2) + (2.0 if chance.random() < stumble else 0.0)

    return cost


class Spy(Listener):
    """Seat 0, with a watch. What kind of answer it waits for it cannot know; the test does."""

    def __init__(self, table: Table, waits: Waits, most: int) -> None:
        super().__init__(0)
        self.table, self.waits, self.most = table, waits, most
        self.pending: tuple[str, bool, float] | None = None
        self.done = asyncio.Event()

    def send(self, frame: bytes) -> None:
        super().send(frame)
        session = moves.session_of(self.table)
        if self.pending is not None and not session.state.over:  # then the record is written too, as everybody knows
            name, kind, since = self.pending
            self.waits[name][kind].append(clock() - since)
        others = [seat for seat in session.waiting() if seat != 0]
        self.pending = None
        if others:
            question = session.view(others[0]).question
            assert question is not None
            self.pending = question.name, len(question.options) > 1, clock()
        if session.state.over or len(self.heard) >= self.most:
            self.done.set()


async def play(table: Table, spy: Spy, chance: Random) -> None:
    """Seat 0 answers at random, after a while."""
    number = 0
    while not spy.done.is_set():
        session = moves.session_of(table)
        question = session.view(0).question
        if question is None:
            spy.news.clear()
            await spy.news.wait()
            continue
        number += 1
        await asyncio.sleep(chance.uniform(0.1, 5.0))
        await moves.move(table, 0, Move(f"m{number}", table.ask(0), chance.choice(question.options).word))


async def watched(name: str, seed: int, cost: Cost, waits: Waits, **how: Any) -> None:
    bots = [Seat(BOT, bot="dreamer", name=f"bot {n}") for n in (1, 2)]
    table = virtual.table_of(name, [Seat(PERSON, "g", "Ann"), *bots], cost, seed=seed, **how)
    spy = Spy(table, waits, most=400)
    await virtual.begin(table, spy)
    await play(table, spy, Random(seed))
    await virtual.end(table)


def noted(name: str, seeds: int, cost: Callable[[int], Cost], **how: Any) -> Waits:
    waits: Waits = defaultdict(lambda: {PLAIN: [], CHOICE: []})
    for seed in range(seeds):
        virtual.run(watched(name, seed, cost(seed), waits, **how))
    return waits


def best_guess(plain: list[float], choice: list[float]) -> float:
    """The share of right guesses, each kind counting as much as the other, with the best limit. A coin has 0.5."""
    limits = {round(wait, 6) for wait in plain + choice}
    right = [
        sum(w > limit + 1e-6 for w in choice) / len(choice) + sum(w <= limit + 1e-6 for w in plain) / len(plain)
        for limit in limits
    ]
    return max(max(one, 2 - one) for one in right) / 2


def guesses(waits: Waits, least: int = 15) -> dict[str, float]:
    """For each question that came up often enough, both with a choice and without."""
    return {
        name: best_guess(kinds[PLAIN], kinds[CHOICE])
        for name, kinds in waits.items()
        if min(map(len, kinds.values())) >= least
    }


@pytest.fixture(autouse=True)
def toys_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "found", lambda: virtual.GAMES)


def test_a_guesser_with_a_watch_would_find_out_what_is_not_hidden() -> None:
    """Otherwise the laws below would prove nothing."""
    assert best_guess([0.5] * 20, [0.5] * 19 + [0.7]) == pytest.approx(0.525)
    assert best_guess([0.5, 0.51, 0.5], [0.7, 0.8]) == 1.0
    assert best_guess([0.7, 0.8], [0.5, 0.51, 0.5]) == 1.0


RESTING = ["RELAX1"] * 9 + ["RELAX2"] * 2
HAND = ["GREY", *["REARRANGE"] * 5]
# nobody is attacked: whether there is an Action in hand, and how many ways there are to put three cards in order
FRENZY = {
    "config": {"expansion": True},
    "phase": 2,
    "hands": [["GREY"], HAND, HAND],
    "supply": [*["GREY"] * 9, "REARRANGE"] * 8,
    "discard": ["UFO#1"],
    "invasion": RESTING * 6,
}
WORLDS = pytest.mark.parametrize(
    "name, seeds, position, questions",
    [("frenzy", 6, FRENZY, {"action", "order"}), ("magpie", 60, None, {"turn", "shoo"})],
    ids=["frenzy", "magpie"],
)


@WORLDS
def test_where_thinking_fits_into_the_pace_there_is_nothing_to_guess_from(
    name: str, seeds: int, position: dict[str, Any] | None, questions: set[str]
) -> None:
    """Also for a discreet question, and however many parts a move has."""
    waits = noted(name, seeds, lambda seed: thinking(0.2, seed), pace=1500, position=position)
    found = guesses(waits)
    assert set(found) >= questions
    assert set(found.values()) == {0.5}
    every = {round(wait, 6) for kinds in waits.values() for some in kinds.values() for wait in some}
    assert every == {1.5 + virtual.COMMIT}, "no later than the pace, and what a commit takes"


@pytest.mark.parametrize("pace", some([0, 500], 0))
@WORLDS
def test_on_a_slow_machine_there_is_hardly_anything(
    name: str, seeds: int, position: dict[str, Any] | None, questions: set[str], pace: int
) -> None:
    """Thinking takes longer than a beat, by far, and never the same; now and then the machine stumbles."""
    waits = noted(name, seeds, lambda seed: thinking(0.8, seed, stumble=0.01), pace=pace, position=position)
    found = guesses(waits)
    assert set(found) >= questions
    assert max(found.values()) < 0.65, found


@given(st.lists(st.floats(0, 20), min_size=1), st.integers(0, 5000))
def test_an_answer_comes_on_a_beat_and_no_later_than_if_the_bot_had_thought_after_the_pace(
    took: list[float], pace: int
) -> None:
    """It was like that before; nobody may wait longer for a bot whose speed has not changed."""
    rhythm = AnswerPacing(pace)
    beat = max(pace, LEAST_MS) / 1000
    slowest = [0.0, 0.0]
    for seconds in took:
        due = rhythm.due(0.0, seconds)
        assert due == pytest.approx(round(due / beat) * beat)
        assert due >= max(seconds, beat) - 1e-9
        slowest = sorted([*slowest, seconds])[-2:]
        assert due <= max(seconds, slowest[0]) + beat + 1e-9


def test_a_machine_that_stumbles_once_slows_nobody_down_and_a_slow_one_not_for_ever() -> None:
    rhythm = AnswerPacing(500)
    assert [rhythm.due(0.0, seconds) for seconds in (0.1, 3.2, 0.1, 0.1)] == [0.5, 3.5, 0.5, 0.5]
    assert [rhythm.due(0.0, seconds) for seconds in (0.7, 0.1)] == [1.0, 1.0]
    for _ in range(REMEMBERED):
        last = rhythm.due(0.0, 0.1)
    assert last == 0.5


# -- at the table --------------------------------------------------------------------------------------------------


def with_bots(*levels: str) -> list[Seat]:
    return [Seat(PERSON, "g", "Ann"), *(Seat(BOT, bot=level, name=f"bot {n}") for n, level in enumerate(levels))]


def entries(table: Table) -> list[tuple[str, int, str]]:
    store: Any = table.services.store
    return [(entry.kind, entry.seat, entry.data) for change in store.changes for entry in change.entries]


def test_those_who_are_asked_together_answer_with_the_same_beat() -> None:
    """One worker, one bot after the other; who thought longer is not to be seen."""

    async def bidding() -> None:
        table = virtual.table_of("auction", with_bots("dreamer", "dreamer"), thinking(0.1, 1), workers=1)
        spy = Listener(0)
        await virtual.begin(table, spy)
        while len(spy.heard) < 3:
            spy.news.clear()
            await spy.news.wait()
        first, *answers = [at for at, _ in spy.heard]
        assert answers == pytest.approx([first + 0.5 + virtual.COMMIT, first + 0.5 + 2 * virtual.COMMIT])
        assert [kind for kind, _, _ in entries(table)] == ["move", "move"], "a move of two parts is kept as one"
        await virtual.end(table)

    virtual.run(bidding())


def test_what_the_rule_answers_for_a_bot_that_is_late_comes_on_a_beat_too() -> None:
    async def waiting() -> None:
        table = virtual.table_of("magpie", with_bots("dreamer", "dreamer")[::-1], lambda _: 60.0)
        table.services.bot_service.budget_ms = 700
        spy = Listener(2)
        await virtual.begin(table, spy)
        while len(spy.heard) < 3:
            spy.news.clear()
            await spy.news.wait()
        times = [at for at, _ in spy.heard]
        assert [times[1] - times[0], times[2] - times[1]] == pytest.approx([1.0 + virtual.COMMIT] * 2)
        await virtual.end(table)

    virtual.run(waiting())


def first_word(table: Table) -> str:
    question = moves.session_of(table).view(0).question
    assert question is not None
    return question.options[0].word


def test_a_bot_whose_answer_time_has_overtaken_thinks_again_and_is_answered_for_if_that_is_no_good_either() -> None:
    async def overtaken(wrong: int) -> list[tuple[str, int, str]]:
        table = virtual.table_of("magpie", [Seat(BOT, bot="random"), *with_bots("random")], lambda _: 0.01)
        bot_service: Any = table.services.bot_service
        true, asked = bot_service.decide, 0

        async def decide(*args: Any) -> BotMove:
            nonlocal asked
            asked += 1
            decision: BotMove = await true(*args)
            return BotMove([-7]) if asked <= wrong else decision

        bot_service.decide = decide
        await virtual.begin(table)
        while not entries(table):
            await asyncio.sleep(0.1)
        assert asked == min(wrong + 1, 2)
        assert clock() < 5
        await virtual.end(table)
        return entries(table)

    usual, again, answered_for = (virtual.run(overtaken(wrong)) for wrong in (0, 1, 2))
    assert usual == again
    assert len(answered_for) == len(usual) == 1


def test_who_sits_in_goes_on_with_a_move_that_was_begun() -> None:
    async def sitting_in() -> None:
        table = virtual.table_of("auction", with_bots("random", "random"), lambda _: 0.01)
        await virtual.begin(table, Listener(0))
        await moves.move(table, 0, Move("m", table.ask(0), first_word(table)))
        begun = entries(table)[-1]
        table.info.seats[0].stand_in = True
        await virtual.begin(table)
        await asyncio.sleep(5)
        assert begun[0] == "part"
        assert any(kind == "move" and seat == 0 and data.startswith(begun[2]) for kind, seat, data in entries(table))
        await virtual.end(table)

    virtual.run(sitting_in())


@pytest.mark.parametrize("people, pace, beat", [(True, 0, 0.25), (True, 500, 0.5), (False, 0, 0.05)])
def test_a_bot_that_plays_ahead_has_a_beat_long_enough_for_it_where_people_play(
    people: bool, pace: int, beat: float
) -> None:
    async def first_answer() -> None:
        seats = [Seat(BOT, bot="dreamer"), Seat(PERSON, "g", "Ann") if people else Seat(BOT, bot="random")]
        table = virtual.table_of("magpie", seats, lambda _: 0.01, pace=pace)
        spy = Listener(-1)
        await virtual.begin(table, spy)
        while len(spy.heard) < 2:
            await asyncio.sleep(0.001)
        assert spy.heard[1][0] == pytest.approx(beat + virtual.COMMIT)
        await virtual.end(table)

    virtual.run(first_answer())


def test_a_bot_that_nobody_knows_any_more_holds_up_no_table() -> None:
    async def going_on() -> None:
        table = virtual.table_of("magpie", with_bots("nobody")[::-1], lambda _: 0.01)
        await virtual.begin(table)
        while not entries(table):
            await asyncio.sleep(0.1)
        await virtual.end(table)

    virtual.run(going_on())
