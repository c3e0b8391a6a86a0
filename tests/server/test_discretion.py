"""What anybody may ask about a table without a seat changes only with what everybody could notice."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from effort import PROVE, some
from server.registries import GAMES, IN_TURNS, drained, look_on, past_windows, registry_on, seated
from server.serving import Serving, sit_down
from server.test_secrecy import somehow
from toys.auction.meta import BID
from xenodeck import games
from xenodeck.server.messages.protocol import Move, Say
from xenodeck.server.messages.schemas import Beginning, ClockWish
from xenodeck.server.server_words import ServerWords
from xenodeck.server.tables.commands import moves, seating
from xenodeck.server.tables.game_loop.arrivals import depart
from xenodeck.server.tables.game_loop.progress import pass_time
from xenodeck.server.tables.model.info import OVER
from xenodeck.server.tables.persistence import journal
from xenodeck.server.tables.queries import listing
from xenodeck.server.tables.queries.archive import position_of
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table

SEATED = 3


@pytest.fixture(autouse=True)
def toys_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(games, "found", lambda: GAMES)


async def listed(registry: Registry, table: Table) -> bytes:
    """The bodies of ``GET /api/tables/…`` and of all lists."""
    lists = [await listing.listed(registry, status) for status in (None, "open", "running", "over")]
    return msgspec.json.encode([listing.table_schema(registry, table.info), lists])


async def told(registry: Registry, table: Table) -> list[bytes]:
    """Those, and the position as a spectator gets it."""
    running = table.info.status != OVER
    position = await position_of(registry, table.info, -1, None) if running else None
    return [await listed(registry, table), msgspec.json.encode(position)]


def noticed(table: Table) -> Any:
    """What a spectator has seen and heard so far."""
    session = moves.session_of(table)
    scene = table.scene(-1, "en")
    return {**scene, "seats": [{**seat, "clock": 0} for seat in scene["seats"]]}, session.noticed_count(-1)


async def two_tables(registry: Registry, name: str, seed: int) -> tuple[Table, Table]:
    """The first was stirred last, so that anything that stirs the second changes their order in the lists."""
    wish: dict[str, Any] = {"listed": True, "clock": ClockWish("own", move=1000, bank=5), "begin": Beginning(seed=seed)}
    seats = max(min(SEATED, GAMES[name].seats[1]), GAMES[name].seats[0])
    table = await seated(registry, name, seats, **wish)
    return await seated(registry, name, seats, **wish), table


@pytest.mark.parametrize("name", some(IN_TURNS, *IN_TURNS[::2]))
@pytest.mark.parametrize("seed", range(2 if PROVE else 1))
async def test_what_nobody_can_notice_stirs_nothing(name: str, seed: int, tmp_path: Path) -> None:
    """Parts of moves, taking them back, refusals and questions change nothing; each move that is noticed changes it
    once."""
    ticking = count(1_000_000, 7)
    how: dict[str, Any] = {"snapshot_every": 4, "now": lambda: next(ticking)}
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", **how) as registry:
        other, table = await two_tables(registry, name, seed)
        chance, silent, stirred = Random(seed), 0, 0
        for number in range(80):
            await past_windows(table, chance, number)
            if table.info.status == OVER or not moves.session_of(table).waiting():
                break
            await moves.say(other, 0, Say(f"s{number}", phrase=ServerWords.of("en").keys("phrases")[0]))
            before, seen, changed = await told(registry, table), noticed(table), table.info.changed
            shown = table.info.moves
            await somehow(table, chance.choice(moves.session_of(table).waiting()), chance, number)
            if noticed(table) == seen:
                silent += 1
                assert await told(registry, table) == before
            else:
                stirred += 1
                assert table.info.changed > changed
                assert table.info.moves == shown + 1 or table.info.status == OVER
        assert silent > 3
        assert stirred > 2


async def test_secret_answers_that_nobody_may_know_of_stir_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All are asked together and discreetly: only what the last answer reveals is to be noticed."""
    monkeypatch.setattr(BID, "discreet", True)
    ticking = count(1_000_000, 7)
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", now=lambda: next(ticking)) as registry:
        other, table = await two_tables(registry, "auction", 1)
        await moves.say(other, 0, Say("s", text="hm"))
        before = await told(registry, table)
        for seat in (2, 0, 1):
            assert await told(registry, table) == before
            for part in ("bid", "double"):
                assert await told(registry, table) == before
                question = moves.session_of(table).view(seat).question
                assert question is not None
                assert question.name == part
                await moves.move(table, seat, Move(f"{seat}{part}", table.ask(seat), question.options[0].word))
        assert await told(registry, table) != before
        assert table.info.moves == 1, "how many were asked is nobody's business"


async def test_what_the_server_does_for_itself_stirs_nothing(tmp_path: Path) -> None:
    """Clocks written down, tokens made void, a table put away and read again, time in which nothing happens."""
    clock = [1_000_000]
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", now=lambda: clock[0]) as registry:
        other, table = await two_tables(registry, "slap", 1)
        for connection in list(table.audience.connections):
            await depart(table, connection)
        clock[0] += 100
        await moves.say(other, 0, Say("s", text="hm"))
        before = await told(registry, table)
        clock[0] += 7
        await seating.rotate(registry, table, seating.seated(registry.services, table.info, 0).token)
        assert await told(registry, table) == before
        assert await registry.sweep(registry.services.now()) == 1
        assert table.info.id not in registry.tables
        table = await registry.get(table.info.id)
        assert await told(registry, table) == before
        await look_on(table, -1)
        async with table.exclusive():
            table.ticker.due = clock[0]
            clock[0] += 1
            await pass_time(table)
            await table.commit()
        assert table.ticks == 1
        assert await listed(registry, table) == before[0]


async def test_talk_and_what_happens_at_a_table_put_it_first(tmp_path: Path) -> None:
    clock = count(1_000_000, 7)
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", now=lambda: next(clock)) as registry:
        first, second = await two_tables(registry, "ufoludki", 1)

        async def order() -> list[str]:
            return [shape.id for shape in await listing.listed(registry, None)]

        assert await order() == [first.info.id, second.info.id]
        await moves.say(second, 0, Say("s", text="hm"))
        assert await order() == [second.info.id, first.info.id]
        seat = moves.session_of(first).waiting()[0]
        question = moves.session_of(first).view(seat).question
        assert question is not None
        await moves.move(first, seat, Move("m", first.ask(seat), question.options[0].word))
        assert await order() == [first.info.id, second.info.id]


async def test_how_far_back_the_log_reaches_tells_nothing_of_what_one_did_not_notice(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever comes is shown the last lines they noticed, as many as there are, however much went on besides."""
    monkeypatch.setattr(journal, "KEPT_EVENTS", 12)
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", snapshot_every=3) as registry:
        hidden = 0
        for seed in range(6 if PROVE else 2):
            table = await seated(registry, "oracle", 3, begin=Beginning(seed=seed))
            chance = Random(seed)
            for number in range(150):
                if table.info.status == OVER:
                    break
                await somehow(table, moves.session_of(table).waiting()[0], chance, number)
                session = moves.session_of(table)
                hidden += len(session.log) - len(session.events(-1))
                for viewer in (-1, 0, 1, 2):
                    comer = await look_on(table, viewer)
                    first = json.loads(drained(comer)[-1] or b"")
                    assert len(first["log"]["lines"]) == min(session.noticed_count(viewer), 12)
                    table.exit(comer)
        assert hidden, "nothing was hidden, so nothing was tried"


async def test_half_a_move_changes_no_byte_of_what_the_server_tells_anybody(site: Serving) -> None:
    """The same over HTTP."""
    api = site.api()
    sitting = await sit_down(api, "auction", 2, seed=1, listed=True)

    async def answers() -> list[bytes]:
        paths = (f"/api/tables/{sitting.table}", f"/api/tables/{sitting.table}/position")
        return [(await api._exchange("GET", path, b"", ""))[1] for path in paths]

    async with sitting.player(0) as player, sitting.player(1) as other:
        before = await answers()
        assert player.question is not None
        await player.move(player.question.options[0].word)
        assert player.question.before
        assert await answers() == before
        await player.back()
        assert await answers() == before
        for _ in ("bid", "double"):
            await player.move(player.question.options[0].word)
        await asyncio.wait_for(other.until(lambda: other.scene.view.waiting == [1]), 30)  # type: ignore[union-attr]
        assert await answers() != before
