"""Requests may take long on a slow machine, but are not refused for it."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from server import puzzlers
from server.inside import Visitor, server_inside
from server.registries import registry_on, seated
from server.test_worker_pool import until
from xenodeck.core.errors import GameError
from xenodeck.server.http import socket
from xenodeck.server.messages.protocol import Move
from xenodeck.server.messages.schemas import Beginning
from xenodeck.server.tables.commands import jobs, moves
from xenodeck.server.tables.model.info import OVER
from xenodeck.server.tables.queries import archive
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table

NEAR_THE_END = {"earth": 2, "loot": [1, 5], "hands": [["S2A"], ["S3A"]], "stacks": [[], []]}


async def finished(registry: Registry) -> Table:
    table = await seated(registry, "ufoludki", 2, begin=Beginning(position=NEAR_THE_END))
    await moves.move(table, 0, Move("m", table.ask(0), "S2A"))
    assert table.info.status == OVER
    return table


async def test_a_replay_is_not_refused_when_the_machine_has_no_time_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The worker stands still in the middle of it, for longer than the whole replay may compute."""
    begun, wanted = tmp_path / "begun", tmp_path / "wanted"
    monkeypatch.setenv("PUZZLE_HERE", str(begun))
    monkeypatch.setenv("PUZZLE_THERE", str(wanted))
    monkeypatch.setattr(archive, "written_out", puzzlers.written_out_later)
    monkeypatch.setattr(jobs, "JOB_SECONDS", 1.0)
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await finished(registry)
        worker = await registry.services.bot_service.run(puzzlers.process, seconds=5)
        replay = asyncio.create_task(archive.replay_of(registry, await registry.info(table.info.id), -2, "en"))
        await until(begun.exists)
        os.kill(worker, signal.SIGSTOP)
        wanted.touch()
        await asyncio.sleep(1.5)
        os.kill(worker, signal.SIGCONT)
        assert [step.move for step in (await replay).steps] == [0, 1]


async def test_work_that_never_ends_is_ended_all_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(jobs, "JOB_SECONDS", 0.5)
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        with pytest.raises(GameError, match="TOO_HARD"):
            await jobs.run_job(registry, puzzlers.compute, puzzlers.FOR_EVER)
        assert await jobs.run_job(registry, puzzlers.double, 4) == 8


async def test_a_longer_record_may_take_more_computing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    allowed: list[float] = []

    async def run(*_: object, seconds: float) -> None:
        allowed.append(seconds)

    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        monkeypatch.setattr(registry.services.bot_service, "run", run)
        for text in ("", "0 S2A\n" * 1000, "tick 1000000\n", "tick 999999999\n"):
            await jobs.run_job(registry, puzzlers.double, text, record=text)
    assert allowed == sorted(allowed)
    assert allowed[1] > allowed[0] + 1
    assert allowed[3] < 1000, "nobody keeps a worker busy for ever with one line"


async def test_a_record_in_which_time_never_ends_is_refused_unplayed(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        text = await archive.record_of(registry, (await finished(registry)).info)
        guest = await registry.services.store.guest("g")
        assert guest is not None
        for many in (1, 3):
            slow = text.replace("--\n0 ", "--\n" + "tick 1000000\n" * many + "0 ")
            if many == 1:
                jobs.sent_record(slow)
                continue
            with pytest.raises(GameError, match="BAD_RECORD"):
                await archive.keep_record(registry, guest, slow)


async def test_whoever_said_hello_is_not_shown_out_because_the_table_takes_long_to_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.2)
    async with server_inside(f"sqlite:///{tmp_path / 'tables.db'}") as (server, registry, web):
        guest = (await web.post("/api/guests", json={})).json()["token"]
        wish = {"game": "ufoludki", "seats": [{"kind": "me"}, {"kind": "open"}]}
        made = (await web.post("/api/tables", json=wish, headers={"Authorization": f"Bearer {guest}"})).json()
        async with registry.tables[made["table"]].lock:
            visitor = Visitor(server, made["table"], made["you"][0]["token"])
            await asyncio.sleep(0.6)
            assert visitor.frames == []
        await until(lambda: visitor.has("scene"))
        await visitor.leave()
        silent = Visitor(server, made["table"], hello=False)
        await until(lambda: silent.has("bye"))
        assert silent.frames[-1]["code"] == "NO_HELLO"
        await silent.leave()
