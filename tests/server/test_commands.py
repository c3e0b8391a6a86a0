"""``serve``, ``tables`` and ``export`` as an operator meets them."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest

from cli.shell import xenodeck
from effort import some
from real_server import PATIENCE
from server.serving import Serving, play_on, serving, sit_down, wait_for
from xenodeck.core.records.record import Record
from xenodeck.games import find


def command(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "xenodeck", *arguments], capture_output=True, text=True, timeout=PATIENCE
    )


@pytest.fixture(scope="module")
def used(tmp_path_factory: pytest.TempPathFactory) -> tuple[Serving, str, str]:
    """A server with a finished and a running private table; the server goes on."""
    folder = tmp_path_factory.mktemp("used")
    with serving(folder, "--limits", "1000", "--bots", "1") as server:
        over, running = asyncio.run(two_tables(server))
        yield server, over, running  # type: ignore[misc]


async def two_tables(server: Serving) -> tuple[str, str]:
    over, running = [await sit_down(server.api(), "ufoludki", 1, 1, seed=3) for _ in range(2)]
    async with over.player(0) as player:
        await play_on(player)
    return over.table, running.table


def test_tables_lists_private_ones_too_beside_a_running_server(used: tuple[Serving, str, str]) -> None:
    server, over, running = used
    listed = xenodeck("tables", "--database", server.database, "--json").json
    assert {(t["table"], t["status"]) for t in listed} == {(over, "over"), (running, "running")}
    table = xenodeck("tables", "--database", server.database, "--status", "over")
    assert over in table.out
    assert running not in table.out


def test_export_writes_records_that_replay(used: tuple[Serving, str, str], tmp_path: Path) -> None:
    server, over, running = used
    one = xenodeck("export", over, "--database", server.database)
    Record.read(one.out).replay(find("ufoludki"))
    assert xenodeck("export", "--database", server.database, "--out", str(tmp_path / "all")).code == 0
    assert [f.name for f in (tmp_path / "all").iterdir()] == [f"{over}.txt"]
    assert (tmp_path / "all" / f"{over}.txt").read_text() == one.out
    for arguments in ([running], ["zzzz-zzzz-zzzz"], []):
        no = xenodeck("export", *arguments, "--database", server.database)
        assert no.code == 1
        assert no.err.count("\n") == 1


def test_what_cannot_be_served_is_refused_in_one_line(used: tuple[Serving, str, str], tmp_path: Path) -> None:
    server, _, _ = used
    taken = command("serve", "--no-page", "--port", str(server.port), "--database", str(tmp_path / "a.db"))
    busy = command("serve", "--no-page", "--port", "0", "--database", server.database)
    wrong = command("serve", "--no-page", "--port", "0", "--database", "mysql://somewhere/x")
    for no in (taken, busy, wrong):
        assert no.returncode == 1
        assert "Traceback" not in no.stderr
        assert no.stdout == ""
    assert "another server" in busy.stderr
    assert "address" in taken.stderr or "port" in taken.stderr
    level = xenodeck("serve", "--no-page", "--port", "0", "--database", tmp_path / "a.db", "--log-level", "loud")
    assert level.code == 1 and "loud" in level.err and level.out == ""
    nothing = xenodeck("tables", "--database", str(tmp_path / "none.db"))
    assert nothing.code == 1
    assert "no such file" in nothing.err


@pytest.mark.parametrize("when", some(["at once", "soon", "when all is up"], "at once", "when all is up"))
def test_ctrl_c_ends_everything_in_good_order_however_early(tmp_path: Path, when: str) -> None:
    """A terminal sends it to the workers too, which may still be on their way up."""
    arguments = ["serve", "--no-page", "--port", "0", "--database", str(tmp_path / "a.db"), "--log-json"]
    with (tmp_path / "log").open("wb") as log:
        process = subprocess.Popen(
            [sys.executable, "-m", "xenodeck", *arguments], stdout=subprocess.PIPE, stderr=log, start_new_session=True
        )
    assert process.stdout is not None
    with process.stdout as out:
        line = out.readline().decode()
    assert "Xenodeck is at" in line
    if when == "soon":
        time.sleep(0.3)
    if when == "when all is up":
        [address] = re.findall(r"http://\S+", line)
        wait_for(lambda: httpx.get(f"{address}/api/ready", trust_env=False).status_code == 200)
    os.killpg(process.pid, signal.SIGINT)
    assert process.wait(PATIENCE) == 0
    said = (tmp_path / "log").read_text()
    assert "Traceback" not in said
    assert "error" not in said
    assert '"stopped"' in said
