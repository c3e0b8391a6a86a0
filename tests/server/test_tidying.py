"""The garbage collector works only when it is told to."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from real_server import PATIENCE
from server.inside import Visitor, server_inside
from server.test_worker_pool import until
from xenodeck import games
from xenodeck.core.errors import GameError
from xenodeck.server import garbage_collection
from xenodeck.server.messages.protocol import Back, Move


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
    monkeypatch.setattr(garbage_collection, "LOOK_SECONDS", 0.01)
    garbage_collection.freeze_startup_objects()
    assert not gc.isenabled()
    assert gc.get_freeze_count() > 0
    clock, moved = [0], [0]
    task = asyncio.create_task(garbage_collection.collect_when_idle(lambda: clock[0], lambda: moved[0]))
    await asyncio.sleep(0)
    gone = weakref.ref(Ring())
    clock[0] = moved[0] = garbage_collection.INTERVAL_MS + 1
    await asyncio.sleep(0.1)
    assert gone() is not None, "somebody had just moved"
    clock[0] += garbage_collection.IDLE_MS + 1
    async with asyncio.timeout(PATIENCE):
        while gone() is not None:
            await asyncio.sleep(0.01)
    task.cancel()


async def test_too_much_of_it_does_not_wait(as_before: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(garbage_collection, "MOST_NEW", 1000)
    garbage_collection.freeze_startup_objects()
    task = asyncio.create_task(garbage_collection.collect_when_idle(lambda: 0, lambda: 0))
    gone = weakref.ref(Ring())
    kept = [[] for _ in range(3000)]
    async with asyncio.timeout(PATIENCE):
        while gone() is not None:
            await asyncio.sleep(0.01)
    assert len(kept) == 3000
    task.cancel()


async def test_what_is_young_goes_also_while_everybody_plays(as_before: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage_collection, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(garbage_collection, "MOST_YOUNG", 1000)
    garbage_collection.freeze_startup_objects()
    looked: list[int] = []
    real = gc.collect
    monkeypatch.setattr(gc, "collect", lambda generation=2: (looked.append(generation), real(generation))[1])
    task = asyncio.create_task(garbage_collection.collect_when_idle(lambda: 0, lambda: 0))
    gone = weakref.ref(Ring())
    kept = [[] for _ in range(3000)]
    async with asyncio.timeout(PATIENCE):
        while gone() is not None:
            await asyncio.sleep(0.01)
    assert len(kept) == 3000 and set(looked) == {0}, "without looking at everything"
    task.cancel()


async def test_refusals_leave_nothing_behind_that_somebody_has_to_look_for(tmp_path: Path) -> None:
    """However many there are: over the socket and over HTTP, with nobody looking for garbage meanwhile."""
    async with server_inside(f"sqlite:///{tmp_path / 'tables.db'}", bots=False) as (server, _, web):
        token = (await web.post("/api/guests", json={})).json()["token"]
        headers = {"Authorization": f"Bearer {token}"}
        for game in sorted(games.found()):
            wish = {"game": game, "seats": [{"kind": "me"}] * 3}
            made = (await web.post("/api/tables", json=wish, headers=headers)).json()
            people = [Visitor(server, made["table"], seat["token"]) for seat in made["you"]]
            await until(lambda people=people: all(one.has("scene") for one in people))
            gc.collect()
            gc.disable()
            for number in range(20):
                for one in people:
                    one.say(Move(f"m{number}", "stale", "nonsense"))
                    one.say(Back(f"b{number}", "stale"))
                await until(lambda people=people, number=number: all(one.reply(f"b{number}") for one in people))
                await web.get("/api/tables/abcd-efgh-jkmn")
            left = [one for one in gc.get_objects() if isinstance(one, GameError)]
            assert len(left) < 5, f"{len(left)} of 140 in {game}: {left[:3]}"
            gc.enable()
            for one in people:
                await one.leave()
