"""Bots that think in worker processes with a limit of computing time, so that a table never waits in vain."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, TypeVar

from msgspec import Struct

from xenodeck import _fast, bots, games
from xenodeck.core.definition.bot import Advice, Bot
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import Refusal
from xenodeck.core.records.save import from_data, to_data
from xenodeck.core.rules import realtime
from xenodeck.core.rules.engine import answer, open_options, question_number, seats_open, tick
from xenodeck.core.rules.state import PASS, State
from xenodeck.core.tabletop.chance import bot_seed
from xenodeck.core.words.attempt import move_words, without_forced
from xenodeck.server.limits.accounts import payer
from xenodeck.server.limits.rate_limiter import TooManyRequests
from xenodeck.server.telemetry.logs import logger
from xenodeck.server.workers.fair_queue import QueueTicket
from xenodeck.server.workers.fork_server import ForkServer
from xenodeck.server.workers.hint_queue import HINT_PATIENCE, HintQueue
from xenodeck.server.workers.pool import (
    DEFAULT_TICKET,
    END_SECONDS,
    PoolClosed,
    QueueTimeout,
    TaskFailed,
    TaskTooSlow,
    WorkerDied,
    WorkerError,
    WorkerPool,
    in_own_thread,
)

BUDGET_MS = 4000  # of computing time: on a busy machine a bot takes longer, and plays as well
# a bot continues with the next part of its move in the same job while less than a fourth of the budget is used
SHARE = 4
HORIZON = 40  # ticks that a bot plans ahead where everybody acts at their own pace
PARTS = 64  # more than the questions of any move; separates the dice of different moves
JOB_NICENESS = 10  # longer jobs use the time that bots and people leave
MOST_JOBS = 6  # waiting jobs of one account
JOB_PAUSE = 5.0  # seconds to wait before asking again
PRELOADED = "xenodeck.server.workers.preloading"
SEARCHES = "dreamer"  # the kind of bot that thinks for long

SLOW, DEAD, WRONG = "slow", "died", "failed"  # why there is no answer of a bot

T = TypeVar("T")
Finder = Callable[[str, int], Game]
Reason = tuple[str, dict[str, Any]]

log = logger("xenodeck.bot_service")


class HintResult(Struct, frozen=True):
    """The index of an option, and the reasons for it, as keys into the words of the game with their facts.

    ``late``: the bot gave no answer; this is the rule's default.
    """

    index: int
    reasons: list[Reason]
    late: bool = False


class BotMove(Struct, frozen=True):
    """A whole move, or the rest of a begun one: the options chosen for each part.

    ``late``: the bot gave no answer, and the rule's default is due.
    """

    picks: list[int]
    late: bool = False


class BotDice(Struct, frozen=True):
    """The dice of a bot for the move after ``moves`` others: the same whenever it is asked again."""

    seed: int
    moves: int

    def roll(self, seat: int, part: int) -> int:
        return bot_seed(self.seed, seat, self.moves * PARTS + part)


class HintRequest(Struct, frozen=True):
    """A table as it was when somebody asked for a hint."""

    game: Game
    data: dict[str, Any]
    seat: int
    bots: list[str]
    dice: int
    default: int  # the rule's default answer
    ticket: QueueTicket = DEFAULT_TICKET


def ignore(_: object) -> None:
    """The default for callbacks."""


def import_games(find: Finder) -> None:
    """Import the games in a worker. Unpickling ``find`` has imported the bots."""
    games.found()


class BotService:
    """Has two pools: one for bots and hints, one for longer jobs, so that no bot waits behind a replay.

    ``on_think`` gets the seconds that an answer took, including the queue; ``on_late`` the reason why there was none
    (``slow``, ``died``, ``failed``). ``find`` is how a worker finds a game; workers must be able to import it.
    ``wall`` and ``patience`` are for tests: the seconds after which a bot that does not compute is assumed to hang,
    and after which a hint is given up.
    """

    def __init__(
        self,
        workers: int = 2,
        budget_ms: int = BUDGET_MS,
        *,
        jobs: int = 1,
        on_think: Callable[[float], object] = ignore,
        on_late: Callable[[str], object] = ignore,
        find: Finder = games.find,
        wall: float | None = None,
        patience: float = HINT_PATIENCE,
    ) -> None:
        self.budget_ms = budget_ms
        self._wall = wall
        self._find = find
        self._on_think = on_think
        self._on_late = on_late
        self._fork_server = ForkServer([PRELOADED])
        self._former: list[ForkServer] = []  # until the last of their workers has ended
        self._bots = WorkerPool(workers, partial(import_games, find), fork_server=self._fork_server)
        self._jobs = WorkerPool(jobs, partial(import_games, find), nice=JOB_NICENESS, fork_server=self._fork_server)
        self.engine = ""  # the engine of the workers, as ``_fast.status`` says; empty until they are up
        # hints of one guest wait for each other, and not ahead of all bots
        self._hints = HintQueue(max(1, workers // 2), patience)

    async def start(self) -> None:
        """Start all processes. They have imported everything when this returns."""
        try:
            await self._bots.start()
            await self._jobs.start()
            await self._ask_engine()
        except BaseException:
            await self.close()
            raise

    async def close(self) -> None:
        """End all processes. Callers that still wait get ``PoolClosed``."""
        await self._bots.close()
        await self._jobs.close()
        for fork_server in (*self._former, self._fork_server):
            await in_own_thread(fork_server.stop, END_SECONDS)

    async def renew(self) -> None:
        """Replace the workers by new ones with the engine that is there now. The old ones finish what they do; if the
        new ones do not start (``WorkerError``), the old ones go on."""
        fork_server = ForkServer([PRELOADED])
        self._former.append(fork_server)
        retiring = [await self._bots.renew(fork_server), await self._jobs.renew(fork_server)]
        await self._ask_engine()
        self._former.remove(fork_server)
        self._former.append(self._fork_server)
        old, self._fork_server = self._fork_server, fork_server
        await asyncio.gather(*map(asyncio.shield, retiring))
        await in_own_thread(old.stop, END_SECONDS)
        self._former.remove(old)

    async def _ask_engine(self) -> None:
        self.engine = await self._bots.run(_fast.status, seconds=self.budget_ms / 1000)

    async def decide(
        self, game: Game, state: State, seat: int, bot: str, dice: BotDice, ticket: QueueTicket = DEFAULT_TICKET
    ) -> BotMove:
        """What ``bot`` does in ``seat``, to the end of its move. The move is queued once, however many parts it has,
        because their number may be secret."""
        state = unscripted(state)  # before the first await, because the table may go on meanwhile
        picks: list[int] = []
        whole = False
        budget = self.budget_ms / 1000
        begun = time.monotonic()
        while not whole:
            task = decide_in_worker, self._find, game.id, game.version, to_data(game, state), seat, bot, dice
            try:
                ranks, whole = await self._bots.run(
                    *task, budget / SHARE, seconds=budget, wall=self._wall, ticket=ticket_for_bot(ticket, bot)
                )
            except PoolClosed:
                raise
            except (WorkerError, Refusal) as error:
                self._note_late(error, game, [bot])
                return BotMove([], late=True)
            for number, rank in enumerate(ranks, start=1):
                picks.append(open_options(state, seat)[rank])
                if number < len(ranks) or not whole:  # with the last part the game would go on
                    answer(state, seat, picks[-1])
        self._on_think(time.monotonic() - begun)
        return BotMove(picks)

    async def plan(
        self, game: Game, state: State, seat: int, bot: str, seed: int, ticket: QueueTicket = DEFAULT_TICKET
    ) -> tuple[int, str]:
        """Where everybody acts at their own pace: after how many ticks ``bot`` does what, if nothing new happens. Empty
        words: it does nothing for so long, and must be asked again."""
        begun, budget = time.monotonic(), self.budget_ms / 1000
        task = plan_in_worker, self._find, game.id, game.version, to_data(game, unscripted(state)), seat, bot, seed
        try:
            ahead, words = await self._bots.run(
                *task, budget / SHARE, seconds=budget, wall=self._wall, ticket=ticket_for_bot(ticket, bot)
            )
        except PoolClosed:
            raise
        except (WorkerError, Refusal) as error:
            self._note_late(error, game, [bot])
            return HORIZON, ""
        self._on_think(time.monotonic() - begun)
        return ahead, words

    def hint(
        self, game: Game, state: State, seat: int, dice: int, ticket: QueueTicket = DEFAULT_TICKET, guest: str = ""
    ) -> Coroutine[Any, Any, HintResult]:
        """What the strongest bot would do; if the usual one agrees, its reason is used, too. Reads ``state`` now and
        returns a coroutine. Refuses at once a guest who asks too often; a hint whose turn does not come in time is
        ``late``."""
        self._hints.refuse_too_many(guest)
        names = [bots.strongest(game), bots.usual(game)]
        asked = HintRequest(
            game, to_data(game, unscripted(state)), seat, names, dice, default_index(state, seat), ticket
        )
        return self._hint(asked, guest)

    async def _hint(self, thinking: HintRequest, guest: str) -> HintResult:
        try:
            async with self._hints.turn(guest) as left:
                return await self._think(thinking, left)
        except QueueTimeout:  # nobody's fault
            return HintResult(thinking.default, [], late=True)

    async def run(self, function: Callable[..., T], *args: object, seconds: float, wall: float | None = None) -> T:
        """Run ``function(*args)`` among the longer jobs, on the account of the current request. For the limits see
        ``WorkerPool.run``; raises ``TooManyRequests`` if this account has enough waiting jobs."""
        account = payer.get()
        if account and self._jobs.waiting(account) >= MOST_JOBS:
            raise TooManyRequests(JOB_PAUSE)
        return await self._jobs.run(
            function, *args, seconds=seconds, wall=wall, ticket=QueueTicket(account, heavy=True)
        )

    async def _think(self, asked: HintRequest, patience: float) -> HintResult:
        game, seconds, begun = asked.game, self.budget_ms / 1000, time.monotonic()
        task = (asked.data, asked.seat, asked.bots, asked.dice, seconds)
        try:
            index, reasons = await self._bots.run(
                hint_in_worker,
                self._find,
                game.id,
                game.version,
                *task,
                seconds=seconds,
                wall=self._wall,
                ticket=asked.ticket,
                patience=patience,
            )
        except (PoolClosed, QueueTimeout):
            raise
        except (WorkerError, Refusal) as error:
            self._note_late(error, game, asked.bots)
            return HintResult(asked.default, [], late=True)
        self._on_think(time.monotonic() - begun)
        return HintResult(index, reasons)

    def _note_late(self, error: Exception, game: Game, names: list[str]) -> None:
        why = SLOW if isinstance(error, TaskTooSlow) else DEAD if isinstance(error, WorkerDied) else WRONG
        trace = error.trace if isinstance(error, TaskFailed) else ""
        log.error("bot gave no answer", game=game.id, bots=names, why=why, error=str(error), trace=trace)
        self._on_late(why)


def unscripted(state: State) -> State:
    """A copy without scripted chance, which no bot may know or run out of."""
    copy = state.clone()
    copy.chance.script = None
    return copy


def ticket_for_bot(ticket: QueueTicket, bot: str) -> QueueTicket:
    """The ticket for this bot: bots that play ahead may take long."""
    return QueueTicket(ticket.account, ticket.people, heavy=bot.startswith(SEARCHES))


def default_index(state: State, seat: int) -> int:
    """The index of the rule's default answer."""
    options = open_options(state, seat)
    if not options:
        raise Refusal("NOT_YOUR_TURN", f"Nothing is asked of seat {seat} now.")
    frame = state.agenda[state.depth - 1]
    pick = frame.rule.default(state, frame, seat, options)
    return options.index(pick) if pick in options else 0  # where the default is none of the options


# -- in the worker -----------------------------------------------------------------------------------------------------


def hint_in_worker(
    find: Finder, name: str, version: int, data: dict[str, Any], seat: int, names: list[str], dice: int, seconds: float
) -> tuple[int, list[Reason]]:
    """Runs in a worker: the option that the first of the bots chooses, and the reasons of all who agree. The reason of
    a bot that knows the game comes first, because it says more than a count of won simulations. Half of ``seconds``
    is for searching, so that there is a hint on slow machines and in long games too."""
    game = find(name, version)
    state = from_data(game, data)
    many = len(open_options(state, seat))
    best: Advice | None = None
    reasons: list[Reason] = []
    for bot in names:
        advice = bots.hint(game, state, seat, bots.find(game, bot), dice, seconds / 2)
        refuse_unless_offered(bot, advice, many)
        best = best or advice
        reason = (advice.reason, advice.facts)
        if advice.index == best.index and advice.reason and reason[0] not in [key for key, _ in reasons]:
            reasons.insert(0, reason)
    assert best is not None
    return best.index, reasons


def decide_in_worker(
    find: Finder, name: str, version: int, data: dict[str, Any], seat: int, bot: str, dice: BotDice, seconds: float
) -> tuple[list[int], bool]:
    """Runs in a worker: the options that a bot chooses part after part, and whether the move is whole. Stops between
    two parts after ``seconds``."""
    game = find(name, version)
    state = from_data(game, data)
    begun = time.process_time()
    ranks: list[int] = []
    while True:
        options = open_options(state, seat)
        rolled = dice.roll(seat, len(state.earlier(seat)))
        player, memory = bots.find(game, bot), bots.memory_dice(dice.seed)
        advice = bots.advise(game, state, seat, player, rolled, memory, to_search(game, seconds))
        refuse_unless_offered(bot, advice, len(options))
        ranks.append(advice.index)
        if answer(state, seat, options[advice.index]):
            return ranks, True
        if time.process_time() - begun >= seconds:
            return ranks, False


def plan_in_worker(
    find: Finder, name: str, version: int, data: dict[str, Any], seat: int, bot: str, seed: int, seconds: float
) -> tuple[int, str]:
    """Runs in a worker: after how many ticks a bot does something, and what, in words. It simulates the ticks as the
    table will if nobody acts, and stops when there is something new to react to, which nobody may know before."""
    game = find(name, version)
    state, player, memory = from_data(game, data), bots.find(game, bot), bots.memory_dice(seed)
    known = occasion_of(state, seat)
    begun = time.process_time()
    for ahead in range(HORIZON):
        move = next_move(game, state, seat, bot, player, seed, memory, to_search(game, seconds))
        if move:
            return ahead, move_words(state, seat, move)
        tick(state)
        if occasion_of(state, seat) != known or time.process_time() - begun >= seconds:
            return ahead + 1, ""
    return HORIZON, ""


def occasion_of(state: State, seat: int) -> tuple[int, int] | None:
    """What ``seat`` may react to; None: it is asked nothing."""
    if state.over or not realtime.in_realtime(state) or seat not in seats_open(state):
        return None
    f = state.agenda[state.depth - 1]
    return int(question_number(state, seat)), int(f.rule.occasion(state, f, seat))


def to_search(game: Game, seconds: float) -> float:
    """How long a bot may search for a part of its move; 0: no limit. Older rules are not compiled, so there it
    simulates as many games as it has time for."""
    return seconds / 2 if games.is_kept(game) else 0.0


def next_move(
    game: Game, state: State, seat: int, bot: str, player: Bot, seed: int, memory: int, seconds: float
) -> list[int]:
    """The whole move that a bot makes in the coming tick; empty: it waits."""
    trial, picks = state.clone(), list(state.earlier(seat))
    whole = False
    while not whole:
        options = open_options(trial, seat)
        number = int(trial.now) * PARTS + len(trial.earlier(seat))
        dice = bots.dice_for(trial, seat, player, seed, number)
        advice = bots.advise(game, trial, seat, player, dice, memory, seconds)
        refuse_unless_offered(bot, advice, len(options))
        pick = options[advice.index]
        if pick == PASS and not picks:
            return []
        picks.append(pick)
        whole = answer(trial, seat, pick)
    return without_forced(state, seat, picks)


def refuse_unless_offered(bot: str, advice: Advice, many: int) -> None:
    if not 0 <= advice.index < many:
        raise ValueError(f"{bot} takes option {advice.index} of {many}")
