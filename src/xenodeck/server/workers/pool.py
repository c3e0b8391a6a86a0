"""Worker processes with a limit for every task (pebble). A broken pool is replaced. Knows nothing of bots.

Workers are forked from a process that has imported what they need (``fork_server``).

The limit is computing time, which the kernel counts and enforces: on a busy machine a task takes longer, but is not
refused. The wall clock only finds tasks that hang.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import pickle
import signal
import sys
import threading
import time
import traceback
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing.connection import wait
from typing import Any, TypeVar, cast

from pebble import ProcessExpired, ProcessPool

from xenodeck.core.errors import GameError, Refusal
from xenodeck.server.telemetry.logs import logger
from xenodeck.server.workers.fair_queue import FairQueue, QueueTicket
from xenodeck.server.workers.fork_server import ForkServer, lifeline

T = TypeVar("T")

START_SECONDS = 600.0  # for all workers to start; one that dies meanwhile is noticed at once
GRACE_SECONDS = 60.0  # beyond the wall limit of a task, for a worker that starts; then the pool counts as stuck
END_SECONDS = 60.0
WALL_SECONDS, WALL_FACTOR = 60.0, 15.0  # a task hangs after this time and this many times its limit

DEFAULT_TICKET = QueueTicket()

log = logger("xenodeck.workers")


class WorkerError(Exception):
    """A task has no result."""


class TaskTooSlow(WorkerError):
    """The limit was reached; the process was killed."""


class WorkerDied(WorkerError):
    """The process ended during the task."""


class QueueTimeout(WorkerError):
    """The turn of the task did not come in time; it was never started."""


class PoolClosed(WorkerError):
    """The pool was closed."""


class TaskFailed(WorkerError):
    """The function raised; ``trace`` is its traceback."""

    def __init__(self, kind: str, text: str, trace: str) -> None:
        super().__init__(f"{kind}: {text}")
        self.trace = trace


class _Broken(WorkerError):
    """The whole pool is lost, probably not because of this task."""


class WorkerPool:
    """Up to ``workers`` tasks at once; the others wait in a ``FairQueue``.

    ``warm`` is called in every new process before it gets work, to import what tasks need. ``fork_server`` is
    stopped by the caller; without it the pool has its own.
    """

    def __init__(
        self,
        workers: int,
        warm: Callable[[], object],
        *,
        nice: int = 0,
        grace: float = GRACE_SECONDS,
        fork_server: ForkServer | None = None,
    ) -> None:
        self._workers = workers
        self._warm = warm
        self._nice = nice
        self._grace = grace
        self._own = None if fork_server is not None else ForkServer([__name__])
        self._fork_server = fork_server or cast(ForkServer, self._own)
        self._retiring: set[asyncio.Task[None]] = set()
        # A task is passed to pebble only when a process is free: cancelling it there would end a process.
        self._slots = FairQueue(workers)
        self._pool: asyncio.Task[ProcessPool] | None = None
        self._open: dict[asyncio.Future[object], tuple[ProcessPool, asyncio.TimerHandle, QueueTicket]] = {}
        self._closed = False

    async def start(self) -> None:
        """Start all workers."""
        await self._working_pool()

    async def close(self) -> None:
        """End all processes. Callers that wait get ``PoolClosed``."""
        self._closed = True
        for waiter in list(self._open):
            self._settle(waiter, PoolClosed("the workers were sent home"))
        if self._pool is not None:
            await self._end(self._pool)
        await asyncio.gather(*self._retiring)
        if self._own is not None:
            await in_own_thread(self._own.stop, END_SECONDS)

    async def _end(self, launched: asyncio.Task[ProcessPool]) -> None:
        try:
            pool = await asyncio.shield(launched)
        except WorkerError:
            return  # it never started
        try:
            await in_own_thread(partial(end, pool), END_SECONDS)
        except WorkerError:
            log.exception("workers do not end; they do with this process")

    async def renew(self, fork_server: ForkServer) -> asyncio.Task[None]:
        """Send new tasks to workers of another ``fork_server``. The old workers finish their tasks and end; then the
        returned task is done. If the new workers do not start, nothing changes."""
        fresh = asyncio.create_task(self._launch(fork_server=fork_server))
        await asyncio.shield(fresh)
        old, self._pool, self._fork_server = self._pool, fresh, fork_server
        retiring = asyncio.create_task(self._retire(old))
        self._retiring.add(retiring)
        retiring.add_done_callback(self._retiring.discard)
        if self._closed:  # closed while they started
            await self._end(fresh)
        return retiring

    async def _retire(self, old: asyncio.Task[ProcessPool] | None) -> None:
        if old is None:
            return
        try:
            pool = await asyncio.shield(old)
        except WorkerError:
            return  # it never started
        while at_work := [waiter for waiter, (by, _, _) in self._open.items() if by is pool]:
            await asyncio.wait(at_work)
        await self._end(old)

    def waiting(self, account: str) -> int:
        """How many tasks of this account wait for a worker."""
        return self._slots.waiting(account)

    async def run(
        self,
        function: Callable[..., T],
        *args: object,
        seconds: float,
        wall: float | None = None,
        ticket: QueueTicket = DEFAULT_TICKET,
        patience: float | None = None,
    ) -> T:
        """Run ``function(*args)`` in a worker, which must be able to import it. It may compute for ``seconds``, and
        must end within ``wall`` seconds. Waiting for a worker does not count; it takes at most ``patience`` seconds
        (``QueueTimeout``), or any time.

        Raises the errors of this module, and ``Refusal`` for every ``GameError``. A cancelled caller breaks nothing:
        a running task finishes, a waiting one is never started.
        """
        payload = pickle.dumps((function, args, seconds), pickle.HIGHEST_PROTOCOL)
        wall = WALL_SECONDS + WALL_FACTOR * seconds if wall is None else wall
        try:
            outcome = await self._once(payload, wall, ticket, patience)
        except _Broken:
            try:
                outcome = await self._once(payload, wall, ticket, patience)
            except _Broken as again:
                raise WorkerDied("the workers were lost twice") from again
        return cast(T, outcome)

    async def _once(self, payload: bytes, wall: float, ticket: QueueTicket, patience: float | None) -> object:
        try:
            async with asyncio.timeout(patience):
                await self._slots.acquire(ticket)
        except TimeoutError:
            raise QueueTimeout("no worker was free in time") from None
        try:
            waiter = self._hand_in(await self._working_pool(), payload, wall, ticket)
        except BaseException:
            self._slots.release(ticket)
            raise
        outcome = await asyncio.shield(waiter)
        if isinstance(outcome, Exception):
            raise outcome
        return outcome

    def _hand_in(self, pool: ProcessPool, payload: bytes, wall: float, ticket: QueueTicket) -> asyncio.Future[object]:
        loop = asyncio.get_running_loop()
        waiter: asyncio.Future[object] = loop.create_future()

        def finished(task: Future[bytes]) -> None:
            outcome = outcome_of(task)  # read in a thread of pebble, because it may be large
            if not loop.is_closed():
                loop.call_soon_threadsafe(self._settle, waiter, outcome, pool)

        try:
            task = pool.schedule(serve, args=(payload,), timeout=wall)
        except RuntimeError as error:
            self._replace(pool)
            raise _Broken(str(error)) from error
        self._open[waiter] = pool, loop.call_later(wall + self._grace, self._replace, pool), ticket
        task.add_done_callback(finished)
        return waiter

    def _settle(self, waiter: asyncio.Future[object], outcome: object, pool: ProcessPool | None = None) -> None:
        """Set the outcome of a task. Errors are results too, because nobody may be left to retrieve them."""
        if waiter in self._open:
            _, timer, ticket = self._open.pop(waiter)
            timer.cancel()
            self._slots.release(ticket)
            waiter.set_result(outcome)
        if isinstance(outcome, _Broken) and pool is not None:
            self._replace(pool)

    # -- the pool ------------------------------------------------------------------------------------------------------

    async def _working_pool(self) -> ProcessPool:
        if self._closed:
            raise PoolClosed("the workers were sent home")
        if self._pool is None or (self._pool.done() and self._pool.exception() is not None):
            self._pool = asyncio.create_task(self._launch())
        return await asyncio.shield(self._pool)  # other tasks wait for it too

    async def _launch(self, old: ProcessPool | None = None, fork_server: ForkServer | None = None) -> ProcessPool:
        if old is not None:
            try:
                await in_own_thread(partial(end, old), END_SECONDS)
            except WorkerError:
                log.exception("lost workers do not end")
        making = partial(launch, fork_server or self._fork_server, self._workers, self._warm, self._nice)
        return await in_own_thread(making, START_SECONDS)

    def _replace(self, pool: ProcessPool) -> None:
        """All tasks of ``pool`` are lost; start the next one."""
        if self._pool is not None and self._pool.done() and self._pool.result() is pool and not self._closed:
            log.error("workers are lost and replaced", workers=self._workers)
            self._pool = asyncio.create_task(self._launch(pool))
        for waiter in [waiter for waiter, (by, _, _) in self._open.items() if by is pool]:
            self._settle(waiter, _Broken("the workers were lost"))


async def in_own_thread(function: Callable[[], T], seconds: float) -> T:
    """Run ``function`` in a daemon thread, so that one that hangs does not delay the end of the server."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[Callable[[], T]] = loop.create_future()

    def settle(result: Callable[[], T]) -> None:
        if not done.done():
            done.set_result(result)

    def fail(error: BaseException) -> T:
        raise error

    def work() -> None:
        try:
            value = function()
            result: Callable[[], T] = lambda: value  # noqa: E731
        except Exception as error:
            result = partial(fail, error)
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, result)

    threading.Thread(target=work, daemon=True).start()
    try:
        return (await asyncio.wait_for(done, seconds))()
    except TimeoutError as late:
        raise WorkerError("worker processes do not come or go in time") from late


def launch(fork_server: ForkServer, workers: int, warm: Callable[[], object], nice: int) -> ProcessPool:
    """Start a pool, and wait until every worker is ready."""
    context = fork_server.context()
    up = context.Semaphore(0)
    # Workers inherit this mask, so Ctrl-C does not reach them. It must come after the first semaphore is created, which
    # unblocks the signal.
    if hasattr(signal, "pthread_sigmask"):
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    fork_server.ensure_running()
    pool = ProcessPool(workers, initializer=begin, initargs=(up, warm, nice), context=cast(Any, context))
    until = time.monotonic() + START_SECONDS
    waiting = workers
    while waiting:
        if not is_active(pool) or time.monotonic() > until:
            end(pool)
            raise WorkerError("the worker processes do not come up")
        waiting -= up.acquire(timeout=0.1)
    return pool


def is_active(pool: ProcessPool) -> bool:
    """Is the pool active? Reading this also starts it."""
    try:
        return pool.active
    except BrokenProcessPool:  # the fork server has ended
        return False


def end(pool: ProcessPool) -> None:
    pool.stop()  # type: ignore[no-untyped-call]
    pool.join()


def outcome_of(task: Future[bytes]) -> object:
    """The return value of the function, or an exception that says why there is none."""
    error = task.exception()
    if error is None:
        returned, what = pickle.loads(task.result())
        return what if returned else error_of(what)
    if isinstance(error, TimeoutError):
        return TaskTooSlow("it hangs")
    if isinstance(error, ProcessExpired) and error.exitcode == -signal.SIGPROF:
        return TaskTooSlow("the computing time was used up")
    if isinstance(error, ProcessExpired):
        return WorkerDied(f"the process ended with {error.exitcode}")
    return _Broken(str(error))


def error_of(what: dict[str, Any]) -> Exception:
    return Refusal(**what["refusal"]) if "refusal" in what else TaskFailed(**what)


# -- in the worker -----------------------------------------------------------------------------------------------------


def begin(up: Any, warm: Callable[[], object], nice: int) -> None:
    """Called first in every new process."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # pebble's handler would have to wait for compiled loops
    if hasattr(signal, "SIGPROF"):
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
    end_with_server()
    if nice and hasattr(os, "nice"):
        os.nice(nice)
    warm()
    up.release()


def end_with_server() -> None:
    """End this process when the server or the fork server ends. The kernel's signal also ends compiled loops, which let
    no thread run; the thread is for systems without such signals."""
    server = multiprocessing.parent_process()
    assert server is not None
    ends = [server.sentinel, lifeline()]
    if sys.platform == "linux":
        import fcntl

        for end in ends:
            fcntl.fcntl(end, fcntl.F_SETOWN, os.getpid())
            fcntl.fcntl(end, fcntl.F_SETFL, fcntl.fcntl(end, fcntl.F_GETFL) | os.O_ASYNC)

    def watch() -> None:
        wait(ends)
        os._exit(1)

    threading.Thread(target=watch, daemon=True).start()


def serve(payload: bytes) -> bytes:
    """Pickles and unpickles here and not in pebble, which loses the whole pool if that fails."""
    try:
        function, args, seconds = pickle.loads(payload)
        limit_computing(seconds)
        return pickle.dumps((True, function(*args)), pickle.HIGHEST_PROTOCOL)
    except GameError as no:
        facts = no.facts if isinstance(no, Refusal) else {}
        refusal = {"code": no.code, "text": no.text, "rule": no.rule, "legal": no.legal, "facts": facts}
        return pickle.dumps((False, {"refusal": refusal}))
    except BaseException as error:
        return pickle.dumps(
            (False, {"kind": type(error).__name__, "text": str(error), "trace": traceback.format_exc()})
        )
    finally:
        limit_computing(0)


def limit_computing(seconds: float) -> None:
    """End this process after so much computing time of all its threads; 0: never. The kernel ends it, because a
    compiled loop would not run a handler."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_PROF, seconds)
