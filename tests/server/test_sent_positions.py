"""Positions that people send: accepted ones can be joined, looked at, listed and played; refused ones leave nothing."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from effort import PROVE, some
from server.forgers import forged, positions
from server.registries import GAMES, TOYS, WITH_SECRETS, look_on, looked, moved, registry_on
from toys.base import ToyGame
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.records.record import Record
from xenodeck.server.messages.protocol import Move, Why
from xenodeck.server.messages.schemas import Beginning, NewTable, SeatWish
from xenodeck.server.store import GuestRow
from xenodeck.server.tables.commands import creating, moves, seating
from xenodeck.server.tables.game_loop.halting import in_real_time
from xenodeck.server.tables.model.info import OVER, RUNNING
from xenodeck.server.tables.queries import archive, listing
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table

FORGERIES = 160  # of each game, most of them refused; of a toy, and in the gate, until so many were taken and refused:
ENOUGH = 4, 8
PLAYED = 25  # answers given at each table that was taken
TABLE = {"earth": 12, "loot": [3, 0], "hands": [["S4B"], ["RECRUIT"]], "stacks": [["RECRUIT"], []]}
NEAR_GENERAL = {"earth": 20, "loot": [0, 5], "hands": [["GENERAL"], ["S2B"]], "stacks": [[], ["S2A"]]}


@pytest.fixture
async def registry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Registry]:
    monkeypatch.setenv("XENODECK_GAMES", "toys")  # for the workers, which look by themselves
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        yield registry


async def guest(registry: Registry, name: str) -> GuestRow:
    await registry.services.store.add_guest(name, name.title(), 1)
    found = await registry.services.store.guest(name)
    assert found is not None
    return found


async def sent(registry: Registry, host: GuestRow, game: str, position: dict[str, Any], seats: int) -> Table:
    """A table that begins with ``position``, where the last seat is still open."""
    kinds = [*[SeatWish("me")] * (seats - 1), SeatWish("open")]
    begin = Beginning(position=msgspec.json.decode(msgspec.json.encode(position)))
    made = await creating.create(registry, host, NewTable(game, kinds, begin=begin, listed=True))
    return await registry.get(made.table)


async def refused(registry: Registry, host: GuestRow, game: str, position: dict[str, Any], seats: int = 2) -> str:
    with pytest.raises(GameError) as no:
        await sent(registry, host, game, position, seats)
    assert registry.tables == {}
    assert await registry.services.store.counts() == {}
    assert await listing.mine(registry, host) == []
    return no.value.code


# -- what is taken -------------------------------------------------------------------------------------------------


# Most toys write their whole state as a position and read it unchecked; those are not for people.
FOR_PEOPLE = [name for name in WITH_SECRETS if not isinstance(GAMES[name], ToyGame)]


@pytest.mark.parametrize("name", some(FOR_PEOPLE, *[name for name in FOR_PEOPLE if name not in TOYS]))
async def test_whatever_is_taken_can_be_joined_seen_listed_and_played(name: str, registry: Registry) -> None:
    game, chance = GAMES[name], Random(name)
    host, friend = await guest(registry, "host"), await guest(registry, "friend")
    taken = noes = 0
    for position in positions(game, chance, FORGERIES):
        if (name in TOYS or not PROVE) and taken >= ENOUGH[0] and noes >= ENOUGH[1]:
            break
        position = forged(position, chance)
        seats = seats_of(game, position)
        try:
            table = await sent(registry, host, name, position, seats)
        except GameError as no:
            noes += 1
            assert no.code.upper() in {"BAD_POSITION", "BAD_CONFIG", "BAD_SCRIPT", "GAME_OVER"}, no
            continue
        taken += 1
        await live_through(registry, table, host, friend, chance)
    assert taken >= ENOUGH[0]
    assert noes >= ENOUGH[1]


def seats_of(game: Game, position: dict[str, Any]) -> int:
    try:
        return int(game.read_position(position).seats)
    except GameError:
        return 2


async def live_through(registry: Registry, table: Table, host: GuestRow, friend: GuestRow, chance: Random) -> None:
    await seating.join(registry, table, friend, None, None)
    assert table.info.status == RUNNING
    for viewer in range(-1, len(table.info.seats)):
        await look_on(table, viewer)
        await archive.position_of(registry, await registry.info(table.info.id), viewer, None)
    for number in range(PLAYED):
        await looked(table)  # in real time everybody is counted in first
        waiting = moves.session_of(table).waiting()
        if table.info.status == OVER or not waiting:
            break
        seat = chance.choice(waiting)
        question = moves.session_of(table).view(seat).question
        assert question is not None
        word = chance.choice(question.options).word
        assert (await moves.why(table, seat, Why("w", word), "pl")).allowed
        try:
            await moved(table, seat, Move(f"m{number}", table.ask(seat), word))
        except Refusal:
            assert in_real_time(table)  # where something else may have come first
    for person in (host, friend):
        mine = await listing.mine(registry, person)
        assert [one.broken for one in mine] == [False] * len(mine)
        assert table.info.id in [one.table.id for one in mine]
    if table.info.status == OVER:
        text = await archive.record_of(registry, await registry.info(table.info.id))
        assert Record.read(text).replay(table.game).state.over
    else:
        assert table.info.id in [one.id for one in await listing.listed(registry, "running")]
    for connection in list(table.audience.connections):
        table.exit(connection)
    for _, task in table.bots.thinking.values():
        task.cancel()
    table.lost = True  # and read again from the store
    assert (await registry.get(table.info.id)).info.moves == table.info.moves
    await registry.services.store.remove(table.info.id)
    registry.forget(registry.tables[table.info.id])


# -- what is refused -----------------------------------------------------------------------------------------------


async def test_a_seed_that_is_none_is_refused_by_every_game(registry: Registry) -> None:
    host = await guest(registry, "host")
    for name, game in GAMES.items():
        [position] = positions(game, Random(1), 1)
        seats = position["config"]["players"]
        for seed in (-1, -(2**200), 2**255, 10**100, True, 1.0, "7", None):
            position["config"]["seed"] = seed
            assert (await refused(registry, host, name, position, seats)).upper() == "BAD_POSITION", (name, seed)


async def test_the_largest_seed_is_played(registry: Registry) -> None:
    host, friend = await guest(registry, "host"), await guest(registry, "friend")
    table = await sent(registry, host, "ufoludki", {**NEAR_GENERAL, "config": {"seed": 2**255 - 1}}, 2)
    await live_through(registry, table, host, friend, Random(1))


async def test_a_script_that_cannot_even_deal_is_refused(registry: Registry) -> None:
    host = await guest(registry, "host")
    for script in ([], [3], [["S2A"]], [{}], ["GENERAL"], [[[[]]]]):
        deal = {"config": {"players": 2}, "state": "DEAL", "chance": script}
        assert await refused(registry, host, "ufoludki", deal) == "BAD_SCRIPT", script


async def test_a_script_that_ends_or_does_not_fit_holds_up_no_table(registry: Registry) -> None:
    """The General shuffles: as laid down if that fits, else by the seed. Its record replays all the same."""
    host, friend = await guest(registry, "host"), await guest(registry, "friend")
    scripts: list[list[Any]] = [[], [3], [["S2A"]], [["GENERAL", "S2A"], 5]]
    for script in scripts:
        table = await sent(registry, host, "ufoludki", {**NEAR_GENERAL, "chance": script}, 2)
        await seating.join(registry, table, friend, None, None)
        await moves.move(table, 0, Move("m", table.ask(0), "GENERAL"))
        session = moves.session_of(table)
        assert session.moves == 1
        again = Record.read(Record.of(session).text()).replay(table.game)
        assert table.game.position(again.state) == table.game.position(session.state)
    assert table.game.position(session.state)["hands"][0][0] == "GENERAL", "as it was laid down"


async def test_a_game_that_cannot_be_shown_is_refused_when_it_is_set_up(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a position nothing is rehearsed; but that everybody can be shown it is tried all the same."""
    host = await guest(registry, "host")

    def broken(*_: object) -> None:
        raise ZeroDivisionError("planted")

    monkeypatch.setattr(type(GAMES["ufoludki"]), "public_scores", broken)
    with pytest.raises(GameError, match="BAD_CONFIG"):
        await creating.create(registry, host, NewTable("ufoludki", [SeatWish("me"), SeatWish("open")]))
    assert await registry.services.store.counts() == {}


async def test_a_game_that_cannot_begin_any_more_leaves_the_table_as_it_was(
    registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was fine when it was set up; the server has changed since. Whoever wanted to sit down is told so."""
    host, friend = await guest(registry, "host"), await guest(registry, "friend")
    table = await sent(registry, host, "ufoludki", TABLE, 2)
    watching = await look_on(table, -1)
    before = await registry.services.store.load(table.info.id)

    def broken(*_: object) -> None:
        raise ZeroDivisionError("planted")

    with monkeypatch.context() as patch:
        patch.setattr(type(GAMES["ufoludki"]), "public_scores", broken)
        with pytest.raises(GameError, match="CANNOT_START"):
            await seating.join(registry, table, friend, None, None)
    assert await registry.services.store.load(table.info.id) == before
    assert await listing.mine(registry, friend) == []
    assert not watching.closed
    assert table.scene(-1, "en")["table"]["status"] == "open"
    assert (await seating.join(registry, table, friend, None, None)).seat == 1, "now it can"
    assert table.info.status == RUNNING
