"""Worker processes: limits that hold, deaths that cost one task only, and no process left behind."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from real_server import PATIENCE
from server import puzzlers
from xenodeck.core.errors import Refusal
from xenodeck.server.workers.pool import PoolClosed, TaskFailed, TaskTooSlow, WorkerDied, WorkerError, WorkerPool


@pytest.fixture
async def pool() -> AsyncIterator[WorkerPool]:
    made = WorkerPool(1, puzzlers.warm, grace=5)
    await made.start()
    yield made
    await made.close()


@pytest.fixture
async def pair() -> AsyncIterator[WorkerPool]:
    made = WorkerPool(2, puzzlers.warm)
    await made.start()
    yield made
    await made.close()


def alive(pid: int) -> bool:
    """Is it there, and more than a dead one whose parent has not looked yet?"""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except (FileNotFoundError, ProcessLookupError):
        return False


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.01)


async def test_a_task_runs_in_another_process_and_its_result_comes_back(pool: WorkerPool) -> None:
    assert await pool.run(puzzlers.double, 21, seconds=5) == 42
    assert await pool.run(puzzlers.process, seconds=5) != os.getpid()


async def test_a_task_past_its_limit_is_killed_and_the_next_one_goes_to_a_new_process(pool: WorkerPool) -> None:
    """A loop that lets no thread of its process run, and no handler of a signal."""
    before = await pool.run(puzzlers.process, seconds=5)
    with pytest.raises(TaskTooSlow, match="computing"):
        await pool.run(sum, range(puzzlers.HOLDS_ALL_THREADS), seconds=0.3)
    await until(lambda: not alive(before))
    assert await pool.run(puzzlers.process, seconds=5) != before


async def test_what_hangs_is_found_out_by_the_clock_on_the_wall(pool: WorkerPool) -> None:
    before = await pool.run(puzzlers.process, seconds=5)
    with pytest.raises(TaskTooSlow, match="hangs"):
        await pool.run(puzzlers.nap, puzzlers.FOR_EVER, seconds=5, wall=0.3)
    await until(lambda: not alive(before))
    assert await pool.run(puzzlers.process, seconds=5) != before


async def test_a_worker_that_gets_no_time_for_long_still_comes_to_its_end(pool: WorkerPool, tmp_path: Path) -> None:
    """A machine busy with other things: the process stands still for many times what it may compute."""
    worker = await pool.run(puzzlers.process, seconds=5)
    limit, (begun, wanted) = 0.5, (tmp_path / "begun", tmp_path / "wanted")
    task = asyncio.create_task(pool.run(puzzlers.meet, str(begun), str(wanted), seconds=limit))
    await until(begun.exists)
    os.kill(worker, signal.SIGSTOP)
    wanted.touch()
    await asyncio.sleep(4 * limit)
    assert not task.done()
    os.kill(worker, signal.SIGCONT)
    assert await task == worker


async def test_every_task_has_the_whole_limit(pool: WorkerPool) -> None:
    worker = await pool.run(puzzlers.process, seconds=5)
    for _ in range(5):
        assert await pool.run(puzzlers.compute, 0.3, seconds=1.0) == worker


@pytest.mark.parametrize("code", [1, 7])
async def test_a_process_that_ends_costs_its_own_task_only(pool: WorkerPool, code: int) -> None:
    with pytest.raises(WorkerDied):
        await pool.run(puzzlers.stop_at_once, code, seconds=5)
    assert await pool.run(puzzlers.double, 4, seconds=5) == 8


async def test_a_process_that_ends_as_if_all_were_well_is_found_out_by_the_limit(pool: WorkerPool) -> None:
    with pytest.raises((TaskTooSlow, WorkerDied)):
        await pool.run(puzzlers.stop_at_once, 0, seconds=5, wall=0.5)
    assert await pool.run(puzzlers.double, 4, seconds=5) == 8


async def test_a_worker_killed_while_it_has_nothing_to_do_is_replaced(pool: WorkerPool) -> None:
    worker = await pool.run(puzzlers.process, seconds=5)
    processes = await pool._working_pool()
    os.kill(worker, signal.SIGKILL)
    await until(lambda: not processes.active)  # pebble gives up the whole pool then
    assert await pool.run(puzzlers.double, 4, seconds=5) == 8


async def test_workers_that_are_stuck_are_replaced_and_the_task_is_tried_again() -> None:
    pool = WorkerPool(1, puzzlers.warm, grace=1)
    await pool.start()
    worker = await pool.run(puzzlers.process, seconds=5)
    os.kill(worker, signal.SIGSTOP)  # takes no task, so no limit of a task ever begins
    try:
        assert await asyncio.wait_for(pool.run(puzzlers.double, 4, seconds=1, wall=1), PATIENCE) == 8
        await until(lambda: not alive(worker))
    finally:
        await pool.close()


async def test_what_a_task_raises_comes_back_with_its_traceback(pool: WorkerPool) -> None:
    with pytest.raises(TaskFailed, match="ZeroDivisionError: division by zero") as caught:
        await pool.run(puzzlers.divide, 1, seconds=5)
    assert "return number / 0" in caught.value.trace


async def test_a_clear_no_of_the_engine_comes_back_as_a_refusal(pool: WorkerPool) -> None:
    with pytest.raises(Refusal) as caught:
        await pool.run(puzzlers.refuse, seconds=5)
    assert caught.value.to_data() == {"code": "BAD_RECORD", "text": "line 3: planted", "rule": "", "legal": []}


async def test_what_cannot_be_sent_back_fails_and_breaks_nothing(pool: WorkerPool) -> None:
    worker = await pool.run(puzzlers.process, seconds=5)
    with pytest.raises(TaskFailed, match="pickle"):
        await pool.run(puzzlers.no_luggage, seconds=5)
    assert await pool.run(puzzlers.process, seconds=5) == worker


async def test_whoever_stops_waiting_costs_no_process(pool: WorkerPool) -> None:
    complaints: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: complaints.append(context))
    worker = await pool.run(puzzlers.process, seconds=5)
    running = asyncio.create_task(pool.run(puzzlers.nap, 0.3, seconds=5))
    queued = asyncio.create_task(pool.run(puzzlers.stop_at_once, 1, seconds=5))
    await until(lambda: len(pool._open) == 1)
    for task in (running, queued):
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
    assert await pool.run(puzzlers.process, seconds=5) == worker
    assert await asyncio.gather(*(pool.run(puzzlers.double, n, seconds=5) for n in range(5))) == [0, 2, 4, 6, 8]
    assert not complaints


async def test_tasks_are_done_in_the_order_in_which_they_came(pool: WorkerPool) -> None:
    done: list[int] = []

    async def one(number: int) -> None:
        await pool.run(puzzlers.double, number, seconds=5)
        done.append(number)

    await asyncio.gather(*(one(n) for n in range(50)))
    assert done == list(range(50))


async def test_a_slow_task_holds_up_one_worker_only(pair: WorkerPool) -> None:
    slow = asyncio.create_task(pair.run(puzzlers.nap, puzzlers.FOR_EVER, seconds=5))
    assert await asyncio.gather(*(pair.run(puzzlers.double, n, seconds=5) for n in range(50)))
    assert not slow.done()
    slow.cancel()


async def test_the_event_loop_goes_on_meanwhile(pair: WorkerPool, tmp_path: Path) -> None:
    """Both workers wait for something that only this process can do."""
    files = [(tmp_path / f"begun{n}", tmp_path / f"wanted{n}") for n in range(2)]
    tasks = [asyncio.create_task(pair.run(puzzlers.meet, str(a), str(b), seconds=5)) for a, b in files]
    for begun, wanted in files:
        await until(begun.exists)
        wanted.touch()
    assert len(set(await asyncio.gather(*tasks))) == 2


async def test_workers_do_not_hear_ctrl_c(pool: WorkerPool) -> None:
    assert signal.SIGINT in await pool.run(puzzlers.blocked_signals, seconds=5)
    worker = await pool.run(puzzlers.process, seconds=5)
    nap = asyncio.create_task(pool.run(puzzlers.nap, 0.3, seconds=5))
    await until(lambda: len(pool._open) == 1)
    os.kill(worker, signal.SIGINT)
    assert await nap == worker


async def test_a_worker_born_to_replace_another_does_not_hear_ctrl_c_either(pool: WorkerPool) -> None:
    with pytest.raises(WorkerDied):
        await pool.run(puzzlers.stop_at_once, 1, seconds=5)
    assert signal.SIGINT in await pool.run(puzzlers.blocked_signals, seconds=5)


async def test_after_closing_nobody_waits_and_no_process_is_left() -> None:
    pool = WorkerPool(2, puzzlers.warm)
    await pool.start()
    workers = set(await asyncio.gather(*(pool.run(puzzlers.nap, 0.2, seconds=5) for _ in range(2))))
    waiting = [asyncio.create_task(pool.run(puzzlers.nap, puzzlers.FOR_EVER, seconds=60)) for _ in range(5)]
    await until(lambda: len(pool._open) == 2)
    await pool.close()
    for outcome in await asyncio.wait_for(asyncio.gather(*waiting, return_exceptions=True), PATIENCE):
        assert isinstance(outcome, PoolClosed)
    assert len(workers) == 2
    assert not [pid for pid in workers if alive(pid)]
    with pytest.raises(PoolClosed):
        await pool.run(puzzlers.double, 1, seconds=5)


@pytest.mark.own_fork_server  # by its error stream it is told
async def test_workers_that_cannot_begin_are_said_so_at_the_start(capfd: pytest.CaptureFixture[str]) -> None:
    pool = WorkerPool(1, puzzlers.never_warm)
    with pytest.raises(WorkerError, match="do not come up"):
        await pool.start()
    await pool.close()
    assert "planted" in capfd.readouterr().err


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
async def test_workers_die_with_a_server_that_is_killed(tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("busy", "brooding", "idle")]
    tests = Path(puzzlers.__file__).parents[1]
    server = subprocess.Popen(
        [sys.executable, "-m", "server.puzzlers", *map(str, files)], cwd=tests, stderr=subprocess.DEVNULL
    )
    try:
        await until(lambda: all(file.exists() for file in files) or server.poll() is not None)
        workers = [int(file.read_text()) for file in files]
        assert all(alive(pid) for pid in workers)
    finally:
        server.kill()
        server.wait(PATIENCE)
    assert len(set(workers)) == 3
    await until(lambda: not any(alive(pid) for pid in workers))
