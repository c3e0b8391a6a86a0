"""Bots in worker processes: they answer, and where they do not, the table goes on by the rule's own default."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server import puzzlers
from server.puzzlers import PUZZLE
from server.test_crew import until
from xenodeck import bots
from xenodeck.core.engine import answer, open_options
from xenodeck.core.errors import Refusal
from xenodeck.core.state import PASS, State
from xenodeck.games import find
from xenodeck.server.crew import Closed, TooSlow
from xenodeck.server.thinkers import Thinkers, Thought, default_index

BUDGET_MS = 700


class Counts:
    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.late: list[str] = []


@pytest.fixture
def counts() -> Counts:
    return Counts()


@pytest.fixture
async def thinkers(counts: Counts) -> AsyncIterator[Thinkers]:
    made = Thinkers(1, BUDGET_MS, on_think=counts.seconds.append, on_late=counts.late.append, find=puzzlers.find)
    await made.start()
    yield made
    await made.close()


@pytest.fixture
async def hasty(counts: Counts) -> AsyncIterator[Thinkers]:
    """A bot that does not compute is soon taken to hang."""
    made = Thinkers(1, BUDGET_MS, on_late=counts.late.append, find=puzzlers.find, wall=0.5)
    await made.start()
    yield made
    await made.close()


async def test_a_bot_answers_with_its_reason(thinkers: Thinkers, counts: Counts) -> None:
    thought = await thinkers.advise(PUZZLE, puzzlers.begun(), 0, "steady", 1)
    assert (thought.index, thought.late) == (2, False)
    [(reason, facts)] = thought.reasons
    assert reason == "steady"
    assert facts["process"] > 0
    assert len(counts.seconds) == 1
    assert not counts.late


async def test_the_first_bot_of_a_started_crew_waits_for_no_process(thinkers: Thinkers) -> None:
    """It thinks in a process that was there before it was asked."""
    workers = await thinkers._bots.run(puzzlers.process, seconds=5)
    thought = await thinkers.advise(PUZZLE, puzzlers.begun(), 0, "steady", 1)
    assert thought.reasons[0][1]["process"] == workers


async def test_a_bot_on_a_busy_machine_is_not_cut_off(thinkers: Thinkers, counts: Counts) -> None:
    """It takes twice its budget by the clock on the wall, and computes next to nothing."""
    assert puzzlers.PATIENT > 2 * BUDGET_MS / 1000
    thought = await thinkers.advise(PUZZLE, puzzlers.begun(), 0, "patient", 1)
    assert (thought.index, thought.late) == (2, False)
    assert not counts.late


async def test_nor_is_a_hint(thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "strongest", lambda _: "patient")
    monkeypatch.setattr(bots, "usual", lambda _: "patient")
    thought = await thinkers.hint(PUZZLE, puzzlers.begun(), 0, 1)
    assert (thought.index, thought.late) == (2, False)


async def test_a_bot_that_hangs_is_answered_for_all_the_same(hasty: Thinkers, counts: Counts) -> None:
    assert await hasty.advise(PUZZLE, puzzlers.begun(), 0, "sleeper", 1) == Thought(0, [], late=True)
    assert counts.late == ["slow"]
    assert (await hasty.advise(PUZZLE, puzzlers.begun(), 0, "steady", 1)).index == 2


@pytest.mark.parametrize(
    "bot, why",
    [
        ("brooder", "slow"),
        ("deadly", "died"),
        ("faulty", "failed"),
        ("quitter", "failed"),
        ("dizzy", "failed"),
        ("nobody", "failed"),
    ],
)
async def test_where_a_bot_gives_no_answer_the_rule_does(
    thinkers: Thinkers, counts: Counts, bot: str, why: str
) -> None:
    state = puzzlers.begun()
    assert await thinkers.advise(PUZZLE, state, 0, bot, 1) == Thought(0, [], late=True)
    assert counts.late == [why]
    assert not counts.seconds
    assert (await thinkers.advise(PUZZLE, state, 0, "steady", 1)).index == 2


async def test_a_bot_that_fails_is_logged_with_its_traceback(
    thinkers: Thinkers, capsys: pytest.CaptureFixture[str]
) -> None:
    await thinkers.advise(PUZZLE, puzzlers.begun(), 0, "faulty", 1)
    said = capsys.readouterr().out
    assert "bot gave no answer" in said
    assert 'raise ZeroDivisionError("planted")' in said


def test_the_default_is_what_the_rule_says_for_a_silent_seat() -> None:
    state = to_the_thief(puzzlers.begun())
    options = open_options(state, int(state.asked))
    assert options[default_index(state, int(state.asked))] == PASS


def test_a_seat_that_is_not_asked_has_no_default() -> None:
    with pytest.raises(Refusal, match="NOT_YOUR_TURN"):
        default_index(puzzlers.begun(), 1)


def to_the_thief(state: State) -> State:
    """Play on until somebody may pass."""
    while PASS not in open_options(state, int(state.asked)):
        answer(state, int(state.asked), open_options(state, int(state.asked))[0])
    return state


async def test_a_state_is_thought_about_as_it_was_when_the_bot_was_asked(thinkers: Thinkers) -> None:
    """Seat 0 holds five cards; were the bot shown what follows, nothing would be asked of seat 0."""
    state = puzzlers.begun()
    first = asyncio.create_task(thinkers.advise(PUZZLE, state, 0, "brooder", 1))
    second = asyncio.create_task(thinkers.advise(PUZZLE, state, 0, "steady", 1))
    await until(lambda: bool(thinkers._bots._open))
    while state.asked == 0:
        answer(state, 0, open_options(state, 0)[-1])
    assert (await second).index == 2
    assert (await first).late


async def test_worker_and_caller_think_the_same() -> None:
    game = find("ufoludki")
    state = game.start(3, 11, game.configure(3, {}))
    thinkers = Thinkers(1)
    await thinkers.start()
    try:
        for name in ("dreamer:60", bots.usual(game)):
            for dice in (5, 6):
                here = bots.advise(game, state, int(state.asked), bots.find(game, name), dice)
                thought = await thinkers.advise(game, state, int(state.asked), name, dice)
                assert thought == Thought(here.index, [(here.reason, here.facts)])
        hint = await thinkers.hint(game, state, int(state.asked), 5)
        best = bots.advise(game, state, int(state.asked), bots.find(game, bots.strongest(game)), 5)
        assert hint.index == best.index
        assert hint.reasons[0] == (best.reason, best.facts)
        assert not hint.late
    finally:
        await thinkers.close()


async def test_a_hint_has_both_reasons_where_the_two_bots_agree(
    thinkers: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hint_from(best: str, plain: str) -> None:
        monkeypatch.setattr(bots, "strongest", lambda _: best)
        monkeypatch.setattr(bots, "usual", lambda _: plain)

    state = puzzlers.begun()
    hint_from("agreeing", "random")  # which takes the option of its dice
    assert await thinkers.hint(PUZZLE, state, 0, 0) == Thought(0, [("agreed", {})])
    hint_from("agreeing", "steady")
    assert await thinkers.hint(PUZZLE, state, 0, 0) == Thought(0, [("agreed", {})])
    hint_from("steady", "steady")
    assert [reason for reason, _ in (await thinkers.hint(PUZZLE, state, 0, 0)).reasons] == ["steady"]
    hint_from("agreeing", "nodding")
    assert [reason for reason, _ in (await thinkers.hint(PUZZLE, state, 0, 0)).reasons] == ["agreed", "nodded"]


async def test_many_hints_do_not_stand_in_front_of_a_bot(thinkers: Thinkers) -> None:
    state = puzzlers.begun()
    order: list[str] = []

    async def hint() -> None:
        await thinkers.hint(PUZZLE, state, 0, 1)
        order.append("hint")

    hints = [asyncio.create_task(hint()) for _ in range(10)]
    await asyncio.sleep(0)
    await thinkers.advise(PUZZLE, state, 0, "steady", 1)
    order.append("bot")
    await asyncio.gather(*hints)
    assert order.index("bot") <= 2


async def test_bots_do_not_wait_behind_longer_jobs(thinkers: Thinkers, tmp_path: Path) -> None:
    wanted = tmp_path / "wanted"
    meeting = (puzzlers.meet, str(tmp_path / "begun"), str(wanted))
    jobs = [asyncio.create_task(thinkers.run(*meeting, seconds=5)) for _ in range(4)]
    await until(lambda: bool(thinkers._jobs._open))
    assert (await thinkers.advise(PUZZLE, puzzlers.begun(), 0, "steady", 1)).index == 2
    assert not any(job.done() for job in jobs)
    wanted.touch()
    assert len(set(await asyncio.gather(*jobs))) == 1


async def test_a_longer_job_has_its_own_limit(thinkers: Thinkers) -> None:
    assert await thinkers.run(puzzlers.compute, BUDGET_MS / 1000 + 0.3, seconds=5) > 0
    with pytest.raises(TooSlow):
        await thinkers.run(puzzlers.compute, puzzlers.FOR_EVER, seconds=0.2)


async def test_closing_ends_the_waiting_of_a_bot() -> None:
    thinkers = Thinkers(1, 60_000, find=puzzlers.find)
    await thinkers.start()
    waiting = asyncio.create_task(thinkers.advise(PUZZLE, puzzlers.begun(), 0, "sleeper", 1))
    await until(lambda: bool(thinkers._bots._open))
    await thinkers.close()
    with pytest.raises(Closed):
        await waiting
