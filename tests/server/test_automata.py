"""Seats that only rules move: they are at the table like an opponent, and nobody can take them."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path

import pytest
from msgspec import convert

from real_server import TESTS
from server.registries import GAMES, look_on, registry_on
from server.serving import Serving, play_on, sit_down
from xenodeck import games
from xenodeck.core.errors import BadConfig, GameError
from xenodeck.core.records.record import Record
from xenodeck.server.messages.protocol import Move, Scene
from xenodeck.server.messages.schemas import Beginning, Created, NewTable, SeatWish
from xenodeck.server.store import GuestRow
from xenodeck.server.tables.commands import creating, moves, seating
from xenodeck.server.tables.model.info import AUTOMATON, INVITED, OPEN, OVER, PERSON
from xenodeck.server.tables.queries import archive, listing
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table

HOARD = GAMES["hoard"]
GOLEM = 1


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here and in the processes that play records through."""
    monkeypatch.setenv(games.MORE, "toys")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]))


async def guest_of(registry: Registry, name: str) -> GuestRow:
    if await registry.services.store.guest(name) is None:
        await registry.services.store.add_guest(name, name.title(), 1)
    guest = await registry.services.store.guest(name)
    assert guest is not None
    return guest


async def alone(registry: Registry, kind: str = "me") -> tuple[Table, Created]:
    wish = NewTable("hoard", [SeatWish(kind)], mode="alone", begin=Beginning(seed=4))  # type: ignore[arg-type]
    made = await creating.create(registry, await guest_of(registry, "gus"), wish)
    return await registry.get(made.table), made


async def play_to_the_end(table: Table) -> None:
    session = moves.session_of(table)
    while session.waiting():
        assert session.waiting() == [0]
        question = session.view(0).question
        assert question is not None
        await moves.move(table, 0, Move(f"m{table.journal.n}", table.ask(0), question.options[0].word))


async def test_an_automaton_sits_where_the_mode_says_and_has_a_name_in_every_language(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table, made = await alone(registry)
        assert [seated.seat for seated in made.you] == [0]
        assert [seat.kind for seat in table.info.seats] == [PERSON, AUTOMATON]
        await look_on(table, 0)
        for lang, name in (("en", HOARD.words("en")), ("pl", HOARD.words("pl"))):
            golem = convert(table.scene(0, lang), Scene).seats[GOLEM]
            assert (golem.kind, golem.name, golem.bot, golem.here) == (
                AUTOMATON,
                name.get("automata", "1"),
                "",
                False,
            )
        assert (table.people(), table.bot_of(GOLEM), table.info.status) == ([0], "", "running")
        await play_to_the_end(table)
        assert table.info.status == OVER
        text = await registry.services.store.record(table.info.id)
        assert text is not None
        assert Record.read(text).replay(HOARD).state.over
        replay = await archive.replay_of(registry, table.info, -2, "en")
        assert replay.seats[GOLEM] == "Golem" and sorted(replay.ranks)[0] == 1
        result = convert(table.scene(0, "en"), Scene).result
        assert result is not None
        best = min(range(2), key=lambda seat: (result.scores[seat], result.breaks[0].values[seat]))
        assert result.winners[0] == best or result.ranks == [1, 1]
        kept = await archive.keep_record(registry, await guest_of(registry, "gus"), text)
        assert [seat.kind for seat in (await registry.info(kept.table)).seats] == ["bot", AUTOMATON]


@pytest.mark.parametrize("seats", [0, 2, 3])
async def test_wishes_are_for_the_other_seats_only(seats: int, tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        wish = NewTable("hoard", [SeatWish("me")] * seats, mode="alone")
        with pytest.raises(BadConfig):
            await creating.create(registry, await guest_of(registry, "gus"), wish)


async def test_nobody_can_take_the_seat_of_an_automaton(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table, made = await alone(registry, "invite")
        assert list(made.invites) == ["0"]
        assert (table.info.status, table.info.seats[0].kind) == (OPEN, INVITED)
        friend = await guest_of(registry, "fay")
        for wanted, code in ((GOLEM, "SEAT_TAKEN"), (None, "NO_FREE_SEAT")):
            with pytest.raises(GameError) as no:
                await seating.join(registry, table, friend, wanted, None)
            assert no.value.code == code
        await seating.join(registry, table, friend, None, made.invites["0"])
        assert [seat.kind for seat in table.info.seats] == [PERSON, AUTOMATON]
        assert table.info.status == "running"


async def test_a_rematch_and_a_table_begun_from_a_position_have_their_automaton_too(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table, made = await alone(registry)
        await play_to_the_end(table)
        again = await seating.rematch(registry, table, made.you[0].token)
        fresh = await registry.get(again.table)
        assert [seat.kind for seat in fresh.info.seats] == [PERSON, AUTOMATON]
        wish = NewTable("hoard", [SeatWish("me")], begin=Beginning(table=table.info.id, step=3))
        onwards = await creating.create(registry, await guest_of(registry, "gus"), wish)
        onwards_table = await registry.get(onwards.table)
        assert [seat.kind for seat in onwards_table.info.seats] == [PERSON, AUTOMATON]
        await play_to_the_end(onwards_table)


async def test_leaving_gives_the_own_seat_to_a_bot_and_the_automaton_stays(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table, made = await alone(registry)
        await seating.leave(registry, table, made.you[0].token)
        assert [seat.kind for seat in table.info.seats] == ["bot", AUTOMATON]
        async with asyncio.timeout(60):
            while table.info.status != OVER or table.lock.locked():
                await asyncio.sleep(0.01)


def test_a_mode_says_how_it_is_won_how_many_rounds_it_has_and_who_is_moved_by_rules() -> None:
    hoard = {mode.id: mode for mode in listing.game_schema(HOARD, "en").modes}
    assert (hoard["alone"].fewest, hoard["alone"].rounds, hoard["alone"].automata) == (True, 1, [GOLEM])
    assert hoard["standard"].automata == []
    relay, hurried = listing.game_schema(GAMES["relay"], "en").modes
    for mode in (relay, hurried):
        assert (mode.fewest, mode.rounds, mode.automata) == (False, 3, [])


# -- over real sockets ---------------------------------------------------------------------------------------------


async def test_a_game_alone_against_the_automaton(site: Serving) -> None:
    sitting = await sit_down(site.api(), "hoard", 1, mode="alone", seed=2)
    async with asyncio.timeout(120), sitting.everybody() as players:
        assert players[-1].scene.seats[GOLEM].name == "Golem"
        await play_on(players[0])
        assert players[0].over
        _, record = await sitting.api._exchange("GET", f"/api/tables/{sitting.table}/record", b"", "")
        session = Record.read(record.decode()).replay(HOARD)
        result = players[0].scene.result
        assert result is not None
        assert result.ranks == list(HOARD.outcome(session.state).ranks)


async def test_three_people_and_bots_where_the_fewest_win(site: Serving) -> None:
    sitting = await sit_down(site.api(), "hoard", 2, 1, bot="random", seed=2)
    async with asyncio.timeout(240), sitting.everybody() as players:
        await asyncio.gather(*(play_on(players[seat]) for seat in (0, 1)))
        await players[-1].until(lambda: players[-1].over)
        result = players[-1].scene.result
        assert result is not None
        assert {result.scores[seat] for seat in result.winners} == {min(result.scores)}
        assert [each.label for each in result.breaks] == ["cards in the pile"]


async def test_who_plays_with_whom_is_told_to_nobody_before_the_end(site: Serving) -> None:
    sitting = await sit_down(site.api(), "masque", 3, mode="court", seed=4)
    async with asyncio.timeout(240), sitting.everybody() as players:
        assert all(player.scene.result is None for player in players.values())
        for seat, player in players.items():
            assert player.scene.view is not None
            shown = [pile.cards for pile in player.scene.view.places["role"]]
            assert [owner for owner, cards in enumerate(shown) if cards != ["?1"]] == [seat][: seat + 1]
        await asyncio.gather(*(play_on(players[seat]) for seat in (0, 1, 2)))
        for player in players.values():
            await player.until(lambda player=player: player.over)
            result, view = player.scene.result, player.scene.view
            assert result is not None
            assert view is not None
            roles = [pile.cards[0] for pile in view.places["role"]]
            assert [roles[seat] == "child_of_moon" for seat in range(3)] == [bool(team) for team in result.teams]
            assert result.winners in ([], [n for n in range(3) if result.teams[n] == view.fields["won"]])


async def test_a_match_of_several_games_without_a_pause(site: Serving) -> None:
    sitting = await sit_down(site.api(), "masque", 1, 1, bot="random", mode="flight", seed=4, options={"games": 3})
    async with asyncio.timeout(240), sitting.everybody() as players:
        await play_on(players[0])
        result = players[0].scene.result
        assert result is not None
        assert len(result.rounds) == 3
        assert result.scores == [sum(points[seat] for points in result.rounds) for seat in range(2)]
        assert {result.scores[seat] for seat in result.winners} == {min(result.scores)}
