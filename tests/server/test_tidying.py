"""The garbage collector works when it is told to, and then it does."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from real_server import PATIENCE
from xenodeck.server.tables import tidying


@pytest.fixture
def as_before() -> Iterator[None]:
    """Whatever a test does to the collector of this process is undone."""
    yield
    gc.unfreeze()
    gc.enable()


class Ring:
    """Goes only when somebody looks for it."""

    def __init__(self) -> None:
        self.self = self


async def test_garbage_waits_until_it_is_quiet_and_then_goes(as_before: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "LOOK_SECONDS", 0.01)
    tidying.settle_down()
    assert not gc.isenabled()
    assert gc.get_freeze_count() > 0
    clock, moved = [0], [0]
    task = asyncio.create_task(tidying.tidy_when_quiet(lambda: clock[0], lambda: moved[0]))
    await asyncio.sleep(0)
    gone = weakref.ref(Ring())
    clock[0] = moved[0] = tidying.OFTEN_MS + 1
    await asyncio.sleep(0.1)
    assert gone() is not None, "somebody had just moved"
    clock[0] += tidying.QUIET_MS + 1
    async with asyncio.timeout(PATIENCE):
        while gone() is not None:
            await asyncio.sleep(0.01)
    task.cancel()


async def test_too_much_of_it_does_not_wait(as_before: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidying, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(tidying, "MOST_NEW", 1000)
    tidying.settle_down()
    task = asyncio.create_task(tidying.tidy_when_quiet(lambda: 0, lambda: 0))
    gone = weakref.ref(Ring())
    kept = [[] for _ in range(3000)]
    async with asyncio.timeout(PATIENCE):
        while gone() is not None:
            await asyncio.sleep(0.01)
    assert len(kept) == 3000
    task.cancel()
