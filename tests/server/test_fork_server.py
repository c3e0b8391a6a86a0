"""Where workers come from: nothing of the server is in them, and new ones can come from a newer build."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from server import puzzlers
from server.test_worker_pool import alive, until
from xenodeck.server.workers.bot_service import PRELOADED, BotService
from xenodeck.server.workers.fork_server import ForkServer
from xenodeck.server.workers.pool import WorkerError, WorkerPool

pytestmark = pytest.mark.own_fork_server


@pytest.fixture
async def home() -> AsyncIterator[ForkServer]:
    made = ForkServer(["server.puzzlers"])
    yield made
    made.stop()


@pytest.fixture
async def pool(home: ForkServer) -> AsyncIterator[WorkerPool]:
    made = WorkerPool(1, puzzlers.warm, fork_server=home)
    await made.start()
    yield made
    await made.close()


async def test_a_worker_has_no_password_no_argument_and_no_file_of_the_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XENODECK_DATABASE", "postgresql://me:secret@there/tables")
    monkeypatch.setenv("PGPASSWORD", "secret")
    monkeypatch.setenv("XENODECK_PLANTED", "seen")
    monkeypatch.setattr(sys, "argv", ["xenodeck", "serve", "--database", "postgresql://me:secret@there/tables"])
    with (tmp_path / "kept").open("wb") as kept:
        os.set_inheritable(kept.fileno(), True)
        pool = WorkerPool(1, puzzlers.warm)
        await pool.start()
        try:
            arguments, environment, files = await pool.run(puzzlers.surroundings, seconds=5)
        finally:
            await pool.close()
    assert environment["XENODECK_PLANTED"] == "seen"  # so the others would have been
    assert "secret" not in f"{arguments} {environment}"
    assert files and str(tmp_path / "kept") not in files


async def test_what_bots_need_is_there_before_a_worker_is_born() -> None:
    home = ForkServer([PRELOADED])
    pool = WorkerPool(1, dict, fork_server=home)
    await pool.start()
    try:
        loaded = await pool.run(eval, "set(__import__('sys').modules)", seconds=5)
    finally:
        await pool.close()
        home.stop()
    assert {"xenodeck.games.ufoludki.policy", "xenodeck.server.workers.bot_service"} <= loaded
    assert not loaded & {"litestar", "sqlalchemy", "uvicorn"}


async def test_workers_of_one_place_have_it_as_their_parent(pool: WorkerPool, home: ForkServer) -> None:
    """And not the server: it is not copied."""
    assert home._process is not None
    assert await pool.run(os.getppid, seconds=5) == home._process.pid != os.getpid()


async def test_a_place_that_died_is_replaced_with_its_workers(pool: WorkerPool, home: ForkServer) -> None:
    worker, processes, died = await pool.run(puzzlers.process, seconds=5), await pool._working_pool(), home._process
    assert died is not None
    died.kill()
    await until(lambda: not alive(worker) and not processes.active)
    assert await pool.run(puzzlers.double, 4, seconds=5) == 8
    assert home._process is not None and home._process.pid != died.pid


async def test_new_workers_take_over_and_the_old_ones_finish_what_they_do(pool: WorkerPool, tmp_path: Path) -> None:
    old = await pool.run(puzzlers.process, seconds=5)
    begun, wanted = tmp_path / "begun", tmp_path / "wanted"
    busy = asyncio.create_task(pool.run(puzzlers.meet, str(begun), str(wanted), seconds=5))
    await until(begun.exists)
    newer = ForkServer(["server.puzzlers"])
    try:
        retiring = await pool.renew(newer)
        assert alive(old) and not retiring.done()
        wanted.touch()
        assert await busy == old
        await retiring
        assert not alive(old)
        assert newer._process is not None
        assert await pool.run(os.getppid, seconds=5) == newer._process.pid
    finally:
        await pool.close()
        newer.stop()


async def test_where_new_workers_do_not_come_up_the_old_ones_go_on(
    pool: WorkerPool, capfd: pytest.CaptureFixture[str]
) -> None:
    before = await pool.run(puzzlers.process, seconds=5)
    broken = ForkServer(["server.unloadable"])
    with pytest.raises(WorkerError):
        await pool.renew(broken)
    broken.stop()
    assert "planted" in capfd.readouterr().err
    assert await pool.run(puzzlers.process, seconds=5) == before


async def test_the_bots_say_which_engine_they_have_and_leave_no_process() -> None:
    service = BotService(1, find=puzzlers.find)
    assert service.engine == ""
    await service.start()
    former = service._fork_server._process
    await service.renew()
    present = service._fork_server._process
    assert service.engine.startswith(("compiled", "interpreted"))
    assert former is not None and present is not None and former.pid != present.pid
    assert not alive(former.pid) and alive(present.pid)
    await service.close()
    assert not alive(present.pid)
