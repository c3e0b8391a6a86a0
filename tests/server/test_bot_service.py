"""Bots in worker processes: they answer, and if they do not, the table goes on with the rule's default."""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, cast

import pytest

from effort import PROVE, some
from real_server import PATIENCE
from server import puzzlers
from server.puzzlers import PUZZLE
from server.test_worker_pool import until
from xenodeck import bots
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import Refusal
from xenodeck.core.rules.engine import answer, open_options
from xenodeck.core.rules.state import PASS, State
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import bot_seed
from xenodeck.games import find, found
from xenodeck.server.workers.bot_service import SHARE, BotDice, BotMove, BotService, HintResult, default_index
from xenodeck.server.workers.fair_queue import QueueTicket
from xenodeck.server.workers.hint_queue import MOST_HINTS
from xenodeck.server.workers.pool import PoolClosed, TaskTooSlow

BUDGET_MS = 700
DICE = BotDice(1, 0)


class Counts:
    def __init__(self) -> None:
        self.seconds: list[float] = []
        self.late: list[str] = []


@pytest.fixture
def counts() -> Counts:
    return Counts()


@pytest.fixture
async def bot_service(counts: Counts) -> AsyncIterator[BotService]:
    made = BotService(1, BUDGET_MS, on_think=counts.seconds.append, on_late=counts.late.append, find=puzzlers.find)
    await made.start()
    yield made
    await made.close()


@pytest.fixture
async def hasty(counts: Counts) -> AsyncIterator[BotService]:
    """A bot that does not compute is soon taken to hang."""
    made = BotService(1, BUDGET_MS, on_late=counts.late.append, find=puzzlers.find, wall=0.5)
    await made.start()
    yield made
    await made.close()


async def test_a_bot_answers(bot_service: BotService, counts: Counts) -> None:
    state = puzzlers.begun()
    decision = await bot_service.decide(PUZZLE, state, 0, "steady", DICE)
    assert decision == BotMove([open_options(state, 0)[2]])
    assert len(counts.seconds) == 1
    assert not counts.late


async def test_the_first_bot_of_a_started_crew_waits_for_no_process(
    bot_service: BotService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It thinks in a process that was there before it was asked."""
    monkeypatch.setattr(bots, "strongest", lambda _: "steady")
    monkeypatch.setattr(bots, "usual", lambda _: "steady")
    workers = await bot_service._bots.run(puzzlers.process, seconds=5)
    thought = await bot_service.hint(PUZZLE, puzzlers.begun(), 0, 1)
    assert thought.reasons[0][1]["process"] == workers


async def test_a_bot_on_a_busy_machine_is_not_cut_off(bot_service: BotService, counts: Counts) -> None:
    """It takes twice its budget by the clock on the wall, and computes next to nothing."""
    assert puzzlers.PATIENT > 2 * BUDGET_MS / 1000
    assert not (await bot_service.decide(PUZZLE, puzzlers.begun(), 0, "patient", DICE)).late
    assert not counts.late


async def test_nor_is_a_hint(bot_service: BotService, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "strongest", lambda _: "patient")
    monkeypatch.setattr(bots, "usual", lambda _: "patient")
    thought = await bot_service.hint(PUZZLE, puzzlers.begun(), 0, 1)
    assert (thought.index, thought.late) == (2, False)


async def test_a_bot_that_hangs_is_answered_for_all_the_same(hasty: BotService, counts: Counts) -> None:
    assert await hasty.decide(PUZZLE, puzzlers.begun(), 0, "sleeper", DICE) == BotMove([], late=True)
    assert counts.late == ["slow"]
    assert not (await hasty.decide(PUZZLE, puzzlers.begun(), 0, "steady", DICE)).late


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
    bot_service: BotService, counts: Counts, bot: str, why: str
) -> None:
    state = puzzlers.begun()
    assert await bot_service.decide(PUZZLE, state, 0, bot, DICE) == BotMove([], late=True)
    assert counts.late == [why]
    assert not counts.seconds
    assert not (await bot_service.decide(PUZZLE, state, 0, "steady", DICE)).late


async def test_a_bot_that_fails_is_logged_with_its_traceback(
    bot_service: BotService, capsys: pytest.CaptureFixture[str]
) -> None:
    await bot_service.decide(PUZZLE, puzzlers.begun(), 0, "faulty", DICE)
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


async def test_a_state_is_thought_about_as_it_was_when_the_bot_was_asked(bot_service: BotService) -> None:
    """Seat 0 holds five cards; were the bot shown what follows, nothing would be asked of seat 0."""
    state = puzzlers.begun()
    third = open_options(state, 0)[2]
    first = asyncio.create_task(bot_service.decide(PUZZLE, state, 0, "brooder", DICE))
    second = asyncio.create_task(bot_service.decide(PUZZLE, state, 0, "steady", DICE))
    await until(lambda: bool(bot_service._bots._open))
    while state.asked == 0:
        answer(state, 0, open_options(state, 0)[-1])
    assert (await second).picks == [third]
    assert (await first).late


def decided_here(game: Game, session: Session, seat: int, bot: str) -> list[int]:
    """The answers of ``bot`` to the end of its move, each with the dice that belong to it."""
    alone, picks, whole = session.state.clone(), list[int](), False
    while not whole:
        dice = bot_seed(session.seed, seat, session.moves * 64 + len(alone.earlier(seat)))
        picks.append(bots.pick(game, alone, seat, bots.find(game, bot), dice))
        whole = answer(alone, seat, picks[-1])
    return picks


IN_ONE, IN_PARTS = "a move in one job", "a job for every part"
SHARES = {IN_ONE: SHARE, IN_PARTS: math.inf}


@pytest.mark.parametrize(
    ("name", "jobs_of"),
    some(
        [(name, jobs_of) for name in found() for jobs_of in SHARES],
        *[(name, IN_ONE) for name in found()],
        ("frenzy", IN_PARTS),
    ),
)
async def test_worker_and_caller_think_the_same(name: str, jobs_of: str, monkeypatch: pytest.MonkeyPatch) -> None:
    share = SHARES[jobs_of]
    monkeypatch.setattr("xenodeck.server.workers.bot_service.SHARE", share)
    bot_service, game = BotService(1), find(name)
    jobs, decisions, answers, longest = 0, 0, 0, 0
    work = bot_service._bots.run

    async def counted(*args: object, **limits: object) -> object:
        nonlocal jobs
        jobs += 1
        return await work(*args, **limits)  # type: ignore[arg-type]

    monkeypatch.setattr(bot_service._bots, "run", counted)
    mode = next(mode.id for mode in game.modes if not mode.tick_ms)  # where one is asked at a time
    session = Session.start(game, 3, 11, {}, mode)
    try:
        for number in range(25 if PROVE else 10):
            [seat] = session.waiting()
            for bot in ("dreamer:60", bots.usual(game)) if number < (5 if PROVE else 2) else ("random",):
                picks = decided_here(game, session, seat, bot)
                assert await bot_service.decide(
                    game, session.state, seat, bot, BotDice(session.seed, session.moves)
                ) == BotMove(picks)
                decisions += 1
                answers += len(picks)
                longest = max(longest, len(picks))
            assert not session.state.earlier(seat), "thinking does not touch the table"
            for pick in picks:
                whole = session.answer(seat, pick)
            assert whole
    finally:
        await bot_service.close()
    assert longest > 1
    assert jobs == (answers if share > SHARE else decisions)


async def test_a_hint_is_what_the_strongest_bot_would_do() -> None:
    game = find("ufoludki")
    state = game.start(game.setup(3), 11)
    bot_service = BotService(1)
    await bot_service.start()
    try:
        hint = await bot_service.hint(game, state, int(state.asked), 5)
        best = bots.advise(game, state, int(state.asked), bots.find(game, bots.strongest(game)), 5)
        assert hint.index == best.index
        assert hint.reasons[-1] == (best.reason, best.facts), "who knows the game speaks before it"
        assert not hint.late
    finally:
        await bot_service.close()


async def test_a_hint_comes_in_time_where_games_are_long() -> None:
    """To imagine a thousand games of Memory to their ends takes longer than anybody is given."""
    game = find("alieninjas")
    state = game.start(game.setup(4, mode="m2_memory"), 11)
    bot_service = BotService(1, budget_ms=1000)
    await bot_service.start()
    try:
        hint = await bot_service.hint(game, state, int(state.asked), 5)
        assert not hint.late
        [number] = [facts["number"] for reason, facts in hint.reasons if reason.startswith("dreamt")]
        assert bots.FIRST_FEW <= int(number) < 1000
    finally:
        await bot_service.close()


async def test_a_hint_has_both_reasons_where_the_two_bots_agree(
    bot_service: BotService, monkeypatch: pytest.MonkeyPatch
) -> None:
    def hint_from(best: str, plain: str) -> None:
        monkeypatch.setattr(bots, "strongest", lambda _: best)
        monkeypatch.setattr(bots, "usual", lambda _: plain)

    state = puzzlers.begun()
    hint_from("agreeing", "random")  # which takes the option of its dice
    assert await bot_service.hint(PUZZLE, state, 0, 0) == HintResult(0, [("agreed", {})])
    hint_from("agreeing", "steady")
    assert await bot_service.hint(PUZZLE, state, 0, 0) == HintResult(0, [("agreed", {})])
    hint_from("steady", "steady")
    assert [reason for reason, _ in (await bot_service.hint(PUZZLE, state, 0, 0)).reasons] == ["steady"]
    hint_from("agreeing", "nodding")
    assert [reason for reason, _ in (await bot_service.hint(PUZZLE, state, 0, 0)).reasons] == ["nodded", "agreed"]


async def test_many_hints_do_not_stand_in_front_of_a_bot(bot_service: BotService) -> None:
    state = puzzlers.begun()
    order: list[str] = []

    async def hint() -> None:
        await bot_service.hint(PUZZLE, state, 0, 1)
        order.append("hint")

    hints = [asyncio.create_task(hint()) for _ in range(10)]
    await asyncio.sleep(0)
    await bot_service.decide(PUZZLE, state, 0, "steady", DICE)
    order.append("bot")
    await asyncio.gather(*hints)
    assert order.index("bot") <= 2


async def test_bots_do_not_wait_behind_longer_jobs(bot_service: BotService, tmp_path: Path) -> None:
    wanted = tmp_path / "wanted"
    meeting = (puzzlers.meet, str(tmp_path / "begun"), str(wanted))
    jobs = [asyncio.create_task(bot_service.run(*meeting, seconds=5)) for _ in range(4)]
    await until(lambda: bool(bot_service._jobs._open))
    assert not (await bot_service.decide(PUZZLE, puzzlers.begun(), 0, "steady", DICE)).late
    assert not any(job.done() for job in jobs)
    wanted.touch()
    assert len(set(await asyncio.gather(*jobs))) == 1


async def test_a_longer_job_has_its_own_limit(bot_service: BotService) -> None:
    assert await bot_service.run(puzzlers.compute, BUDGET_MS / 1000 + 0.3, seconds=5) > 0
    with pytest.raises(TaskTooSlow):
        await bot_service.run(puzzlers.compute, puzzlers.FOR_EVER, seconds=0.2)


async def test_closing_ends_the_waiting_of_a_bot() -> None:
    bot_service = BotService(1, 60_000, find=puzzlers.find)
    await bot_service.start()
    waiting = asyncio.create_task(bot_service.decide(PUZZLE, puzzlers.begun(), 0, "sleeper", DICE))
    await until(lambda: bool(bot_service._bots._open))
    await bot_service.close()
    with pytest.raises(PoolClosed):
        await waiting


# -- however many ask for advice -----------------------------------------------------------------------------------


class Endless:
    """Workers who never come to an end, until they are let."""

    def __init__(self) -> None:
        self.begun: list[int] = []  # the dice of those who got a worker
        self.let = asyncio.Event()

    async def run(self, *task: Any, **how: object) -> tuple[int, list[Any]]:
        self.begun.append(task[-2])
        await self.let.wait()
        return 0, []

    async def close(self) -> None:
        self.let.set()


def unanswered(patience: float) -> tuple[BotService, Endless]:
    """Where one hint is thought about at a time, and the first of them for ever."""
    made, workers = BotService(1, find=puzzlers.find, patience=patience), Endless()
    made._bots = cast(Any, workers)
    return made, workers


async def asked_for(bot_service: BotService, guest: str, dice: int = 1) -> HintResult | str:
    """The advice, or the code of the refusal."""
    try:
        return await bot_service.hint(PUZZLE, puzzlers.begun(), 0, dice, guest=guest)
    except Refusal as no:
        return no.code


async def test_every_hint_has_an_answer_however_many_ask_and_however_long_one_takes() -> None:
    bot_service, workers = unanswered(patience=0.01)
    first = asyncio.create_task(asked_for(bot_service, "first"))
    await until(lambda: len(workers.begun) == 1)
    guests = [*(f"g{number % 10}" for number in range(100)), *(f"h{number}" for number in range(100))]
    others = [asked_for(bot_service, guest) for guest in guests]
    async with asyncio.timeout(PATIENCE):
        heard = await asyncio.gather(*others)
    late = [one for one in heard if isinstance(one, HintResult)]
    assert all(one.late for one in late) and 0 < len(late) < MOST_HINTS
    assert {one for one in heard if isinstance(one, str)} == {"SLOW_DOWN", "NO_HINT_IN_TIME"}
    assert len(workers.begun) == 1 and not first.done()
    workers.let.set()
    assert await first == HintResult(0, [])
    assert await asked_for(bot_service, "g1") == HintResult(0, []), "and nothing is left of it"
    assert not bot_service._hints.asking


async def test_one_guest_has_few_hints_under_way_and_others_their_turn() -> None:
    bot_service, workers = unanswered(patience=PATIENCE)
    asking = [asyncio.create_task(asked_for(bot_service, guest, dice)) for dice, guest in enumerate("abbaca")]
    await until(lambda: workers.begun == [0] and asking[5].done())
    assert asking[5].result() == "SLOW_DOWN"
    workers.let.set()
    await asyncio.gather(*asking)
    assert workers.begun == [0, 1, 3, 4, 2]


async def test_who_is_gone_is_dropped() -> None:
    bot_service, workers = unanswered(patience=PATIENCE)
    asking = [asyncio.create_task(asked_for(bot_service, guest, dice)) for dice, guest in enumerate("ab")]
    await until(lambda: bot_service._hints.asking.total() == 2)
    asking[1].cancel()
    await asyncio.wait([asking[1]])
    assert list(bot_service._hints.asking) == ["a"]
    workers.let.set()
    await asking[0]
    assert workers.begun == [0]


async def test_a_hint_waits_for_a_worker_only_so_long(bot_service: BotService) -> None:
    """Also where bots have all of them: it is never begun, and says so."""
    front = QueueTicket()
    await bot_service._bots._slots.acquire(front)
    try:
        bot_service._hints.patience = 0.01
        thought = await bot_service.hint(PUZZLE, puzzlers.begun(), 0, 1)
        assert thought.late
    finally:
        bot_service._bots._slots.release(front)
