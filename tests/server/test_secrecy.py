"""What leaves the server is the same to the byte in worlds that a viewer cannot tell apart, and never a secret."""

from __future__ import annotations

import asyncio
import json
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from effort import PROVE
from real_server import PATIENCE
from server.registries import (
    GAMES,
    IN_TURNS,
    TOYS,
    WITH_SECRETS,
    Stopped,
    drained,
    look_on,
    looked,
    moved,
    past_windows,
    registry_on,
    rest_is_over,
    seated,
    shut_window,
)
from server.serving import Serving, everything_is_here, play_on, serving, sit_down
from xenodeck import games
from xenodeck.client.player import Player
from xenodeck.core.errors import GameError
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.sessions.session import Session
from xenodeck.server.messages.protocol import Back, Move, Why
from xenodeck.server.messages.schemas import Beginning, ClockWish, Handover, NewTable, Seated, SeatOnly, SeatWish
from xenodeck.server.tables.commands import moves
from xenodeck.server.tables.game_loop.halting import in_real_time
from xenodeck.server.tables.model import info as table_info
from xenodeck.server.tables.model.info import OVER, TableInfo
from xenodeck.server.tables.registry import Registry
from xenodeck.server.tables.table import Table, TableLost

SEATED = 3
ENOUGH = (
    100 if PROVE else 30
)  # frames compared at the tables of a toy; in the gate of a game too, at two tables or more


def fork(table: Table, viewer: int, world: int) -> Table:
    """A twin of ``table`` whose hidden cards lie as ``viewer`` might imagine them."""
    session = moves.session_of(table)
    state = redeal(session.state, viewer, world)
    state.log = list(session.log)
    state.chance.seed, state.stops_at_windows = session.seed + 1, session.state.stops_at_windows
    twin = Session(session.game, state, session.seed)
    twin.noticed_before, twin.moves_before, twin.silent_frames = (
        list(session.noticed_before),
        session.moves,
        session.silent_frames,
    )
    return Table(table.services, table.game, own_info(table), twin)


def straight(table: Table, viewer: int) -> Table:
    """The table itself, forgetting what a twin cannot have: how to undo."""
    session = moves.session_of(table)
    state = session.state.clone()
    state.log = list(session.log)
    copy = Session(session.game, state, session.seed)
    copy.noticed_before, copy.moves_before, copy.silent_frames = (
        list(session.noticed_before),
        session.moves,
        session.silent_frames,
    )
    for seat in copy.waiting():
        if seat != viewer:  # nobody can see what another seat has begun
            copy.restart(seat)
    return Table(table.services, table.game, own_info(table), copy)


def own_info(table: Table) -> TableInfo:
    """Clocks of one twin must not be those of the other."""
    return table_info.from_text(table_info.to_text(table.info))


def facts(table: Table, viewer: int, since: int) -> Any:
    """All that the viewer may know, from the core: the laws there say that this is the same in both worlds."""
    session = moves.session_of(table)
    return session.view(viewer).to_data(), session.events(viewer, since)


async def say_all(table: Table, viewer: int, chance: Random) -> None:
    """Questions that change nothing, asked by the viewer: the answers must not tell either."""
    if viewer < 0:
        return
    known = table.running().setup.layout.codes
    codes = chance.sample(known, min(3, len(known)))
    question = moves.session_of(table).view(viewer).question
    open_to_it = [option.word for option in question.options] if question is not None else []
    for number, words in enumerate([*codes, *open_to_it, "", "0", "pass", "x y z"]):
        answer = await moves.why(table, viewer, Why(f"w{number}", words), "en")
        next(iter(table.audience.channels.values())).send(repr(answer).encode())
    position = table.game.position(moves.session_of(table).state, viewer)
    next(iter(table.audience.channels.values())).send(json.dumps(position).encode())


async def decline(table: Table, viewer: int, number: int) -> None:
    """Whoever is asked in secret here declines, or says nothing, and the window shuts."""
    window = moves.session_of(table).window
    assert window is not None
    for seat in [seat for seat in window.asked if seat != viewer and seat % 2 == number % 2]:
        await moves.move(table, seat, Move(f"d{number}.{seat}", table.ask(seat), "pass"))
    await shut_window(table)


def time_of(table: Table) -> Stopped:
    """The clock on the wall, which all tables here share."""
    clock = table.services.now
    assert isinstance(clock, Stopped)
    return clock


async def walk_together(one: Table, two: Table, viewer: int, chance: Random) -> int:
    """Make the same moves at both while the viewer learns nothing that tells them apart; how many there were."""
    ends = [await look_on(table, viewer) for table in (one, two)]
    for table in (one, two):
        for seat in range(len(table.info.seats)):
            await look_on(table, seat)  # in real time nothing happens before all are there
    assert drained(ends[0]) == drained(ends[1])
    compared = 0
    for number in range(12):
        first, second = moves.session_of(one), moves.session_of(two)
        for table in (one, two):
            await say_all(table, viewer, Random(number))
        assert drained(ends[0]) == drained(ends[1])
        if first.window is not None:
            marks = len(first.log), len(second.log)
            for table in (one, two):
                await decline(table, viewer, number)
            if facts(one, viewer, marks[0]) != facts(two, viewer, marks[1]):
                break
            frames = [drained(end) for end in ends]
            assert frames[0] == frames[1], (viewer, "whoever was asked, and in whichever world")
            compared += len(frames[0])
            continue
        waiting = first.waiting()
        if not waiting or waiting != second.waiting():
            break
        seat = chance.choice(waiting)
        words = [[o.word for o in m.view(seat).question.options] for m in (first, second)]  # type: ignore[union-attr]
        common = [word for word in words[0] if word in words[1]]
        if not common:
            break
        word, marks = chance.choice(common), (len(first.log), len(second.log))
        began, too_late = time_of(one).ms, 0
        for table in (one, two):
            time_of(table).ms = began  # the same time passes at both
            await looked(table)
            try:
                await moved(table, seat, Move(f"m{number}", table.ask(seat), word))
            except GameError as no:
                assert in_real_time(table) and no.code == "GAME_OVER", no
                too_late += 1  # the time in which it was looked at was the last of the round
        assert too_late in (0, 2), "one of the twins is over before the other"
        if too_late or facts(one, viewer, marks[0]) != facts(two, viewer, marks[1]):
            break  # now the viewer has learnt which world it is in
        frames = [drained(end) for end in ends]
        assert frames[0] == frames[1], (viewer, word)
        compared += len(frames[0])
    return compared


async def unkept(change: object) -> None:
    """Twins have no store of their own: what they would write is forgotten."""


async def twins(registry: Registry, table: Table, chance: Random, monkeypatch: pytest.MonkeyPatch) -> int:
    """Walk on from here in two worlds that somebody cannot tell apart; how many frames were compared."""
    began, viewer = time_of(table).ms, chance.randrange(-1, len(table.info.seats))
    with monkeypatch.context() as patch:
        patch.setattr(registry.services.store, "commit", unkept)
        one, two = straight(table, viewer), fork(table, viewer, chance.getrandbits(30))
        compared = await walk_together(one, two, viewer, chance)
        one.shut_down()
        two.shut_down()
    time_of(table).ms = began
    return compared


@pytest.mark.parametrize("name", WITH_SECRETS)
async def test_frames_are_the_same_in_worlds_a_viewer_cannot_tell_apart(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "found", lambda: GAMES)
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        compared = 0
        for seed in range(12 if PROVE else 6):
            if compared > ENOUGH and (name in TOYS or (not PROVE and seed >= 2)):
                break
            clock = ClockWish("own", move=1000, bank=5)
            seats = max(min(SEATED, GAMES[name].seats[1]), GAMES[name].seats[0])
            table = await seated(registry, name, seats, begin=Beginning(seed=seed), clock=clock)
            chance = Random(seed)
            for number in range(60):
                if number % 3:  # else twins are compared in the window, too
                    await past_windows(table, chance, number)
                rests = count()
                while table.info.pause is not None:
                    await rest_is_over(table, f"r{number}.{next(rests)}")
                secret = moves.session_of(table).window is not None
                if table.info.status == OVER or not (secret or moves.session_of(table).waiting()):
                    break
                if secret or number % 4 == 0:
                    compared += await twins(registry, table, chance, monkeypatch)
                await looked(table)
                waiting = moves.session_of(table).waiting()
                if not waiting:
                    continue  # a window, or time has passed here meanwhile
                seat = chance.choice(waiting)
                question = moves.session_of(table).view(seat).question
                assert question is not None
                word = chance.choice(question.options).word
                try:
                    await moved(table, seat, Move(f"m{number}", table.ask(seat), word))
                except GameError as no:
                    pytest.fail(f"{name}: {no}")
        assert compared > 20, "too little was compared to say anything"


# -- over real sockets ---------------------------------------------------------------------------------------------


async def test_hidden_cards_are_in_no_frame_until_they_are_shown(site: Serving) -> None:
    """Everything hidden has a code that nothing open has, so plain text search is enough."""
    api = site.api()
    guest = await api.guest()
    position = {
        "earth": 40,
        "loot": [2, 2],
        "hands": [["S2A", "S2B"], ["RECRUIT", "COUNTER"]],
        "stacks": [[], []],
        "deck": ["SWARM", "SWARM", "S4A", "S4A"],
        "config": {"seed": 987654321987654321},
    }
    wish = NewTable("ufoludki", [SeatWish("me"), SeatWish("me")], begin=Beginning(position=position), pace=0)
    made = await api.table(guest.token, wish)
    frames: dict[int, list[bytes]] = {-1: [], 0: [], 1: []}
    tokens = {-1: "", **{seat.seat: seat.token for seat in made.you}}
    players = {
        seat: Player(api.socket, made.table, token, frames=frames[seat].append) for seat, token in tokens.items()
    }
    async with players[-1], players[0], players[1]:
        for player in (players[0], players[1]):
            await player.why("COUNTER 0")
            await player.ping()
        told = {seat: b"".join(got) for seat, got in frames.items()}
        for code in (b"RECRUIT", b"SWARM", b"S4A", b"987654321"):
            assert code not in told[0]
        for code in (b"S2A", b"S2B", b"SWARM", b"S4A", b"987654321"):
            assert code not in told[1]
        for code in (b"S2A", b"S2B", b"RECRUIT", b"COUNTER", b"SWARM", b"S4A", b"987654321"):
            assert code not in told[-1]
        await players[0].move("S2A")
        await asyncio.wait_for(players[1].until(lambda: players[1].question is not None), PATIENCE)
        await everything_is_here(players)
        told = {seat: b"".join(got) for seat, got in frames.items()}
        assert b"S2A" in told[-1]
        assert b"SWARM" in told[0]
        for code in (b"S2B", b"RECRUIT", b"SWARM", b"S4A"):
            assert code not in told[-1]
            assert code == b"RECRUIT" or code not in told[1]


async def test_no_secret_of_the_house_reaches_a_frame_a_list_or_the_log(tmp_path: Path) -> None:
    with serving(tmp_path, "--limits", "1000", "--bots", "1", "--log-level", "debug") as server:
        api = server.api()
        frames: list[bytes] = []
        secrets: list[str] = ["swordfish"]
        sitting = await sit_down(api, "ufoludki", 2, 1, phrase="swordfish")
        secrets += [*sitting.tokens.values(), *sitting.guests.values()]
        invited = await api.table(sitting.guests[0], NewTable("ufoludki", [SeatWish("me"), SeatWish("invite")]))
        secrets += [*invited.invites.values(), invited.you[0].token]
        path = f"/api/tables/{sitting.table}"
        given = await api.call("POST", f"{path}/handover", Handover, SeatOnly(sitting.tokens[0]))
        rotated = await api.call("POST", f"{path}/rotate", Seated, SeatOnly(sitting.tokens[0]))
        secrets += [given.code, rotated.token]
        sitting.tokens[0] = rotated.token
        async with sitting.everybody(watching=False, frames=frames.append) as players:
            await asyncio.wait_for(asyncio.gather(*(play_on(p) for p in players.values())), PATIENCE)
        for wrong in ("/api/tables/zzzz-zzzz-zzzz", "/api/me", f"{path}?{sitting.tokens[1]}"):
            await api._exchange("GET", wrong, b"", sitting.tokens[0])
        lists = b"".join([(await api._exchange("GET", path, b"", ""))[1] for path in ("/api/tables", "/metrics")])
        database = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.name.startswith("tables.db"))
        log = server.log.read_bytes()
        everything = b"".join(frames) + lists + log
        for secret in secrets:
            assert secret.encode() not in everything, secret
            assert secret.encode() not in database, secret
        for table in (sitting.table, invited.table):
            assert table.encode() not in log
            assert table.encode() not in lists
        assert b"xenodeck_moves" in lists


@pytest.mark.parametrize("name", IN_TURNS)
@pytest.mark.parametrize("seed", range(3 if PROVE else 1))
async def test_who_has_nothing_new_to_know_hears_nothing_at_all(
    name: str, seed: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Parts of moves, taking them back, refusals and questions of others make no frame: not even a number moves on."""
    monkeypatch.setattr(games, "found", lambda: GAMES)
    ticking = count(1_000_000, 7)
    how: dict[str, Any] = {"snapshot_every": 4, "now": lambda: next(ticking)}
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}", **how) as registry:
        seats = max(min(SEATED, GAMES[name].seats[1]), GAMES[name].seats[0])
        table = await seated(
            registry, name, seats, begin=Beginning(seed=seed), clock=ClockWish("own", move=1000, bank=5)
        )
        ends = {c.viewer: c for c in table.audience.connections}
        counts = {viewer: told_at(drained(end)) for viewer, end in ends.items()}
        chance = Random(seed)
        silent = 0
        for number in range(120):
            session = moves.session_of(table)
            if session.window is not None:
                await past_windows(table, chance, number)
                counts = {viewer: session.noticed_count(viewer) for viewer in ends}
                for end in ends.values():
                    drained(end)
            if table.info.status == OVER or not session.waiting():
                break
            before = {viewer: open_facts(table, viewer) for viewer in ends}
            mark, seat, made = len(session.log), chance.choice(session.waiting()), session.moves
            await somehow(table, seat, chance, number)
            log = moves.session_of(table).log
            mark -= max(0, mark - len(log))  # the log may have been trimmed
            moved_on = moves.session_of(table).moves != made
            for viewer, end in ends.items():
                frames = [json.loads(frame) for frame in drained(end) if frame]
                # who was openly asked, and is asked again, has moved: the clock begins anew for everybody to see
                again = moved_on and seat in before[viewer][0]["waiting"]
                if before[viewer] == open_facts(table, viewer) and not again and table.info.status != OVER:
                    silent += 1
                    assert frames == [], (viewer, frames)
                scene = table.scene(viewer, "en")
                running = [n for n, s in enumerate(scene["seats"]) if "since" in s.get("clock", {})]
                assert set(running) <= set(scene["view"]["waiting"]), "a clock tells who is asked in secret"
                for frame in frames:
                    if "log" in frame:
                        assert frame["log"]["start"] == counts[viewer]
                        counts[viewer] += len(frame["log"]["lines"])
                    assert frame["patch"].get("log", counts[viewer]) == counts[viewer]
        assert silent > 10 or seats == 2


def open_facts(table: Table, viewer: int) -> Any:
    """What the viewer may know of the game, how much it was told, and whether all are given a moment to look."""
    session = moves.session_of(table)
    return session.view(viewer).to_data(), session.noticed_count(viewer), table.scene(viewer, "en").get("pause")


def told_at(frames: list[bytes | None]) -> int:
    return max(int(json.loads(frame)["scene"]["log"]) for frame in frames if frame and b'"t":"scene"' in frame)


async def somehow(table: Table, seat: int, chance: Random, number: int) -> None:
    """A move, a part of one, a step back, or something that is refused."""
    session = moves.session_of(table)
    question = session.view(seat).question
    assert question is not None
    deed = chance.random()
    try:
        if deed < 0.2:
            await moves.back(table, seat, Back(f"b{number}", table.ask(seat)))
        elif deed < 0.4:
            await moves.move(table, seat, Move(f"x{number}", table.ask(seat), "no such thing"))
        elif deed < 0.5:
            await moves.why(table, seat, Why(f"w{number}", question.options[0].word), "en")
        else:
            word = chance.choice(question.options).word
            await moves.move(table, seat, Move(f"m{number}", table.ask(seat), word))
    except GameError as no:
        assert no.code not in {"NOT_YOUR_TURN", "STALE"}


async def test_undo_is_not_offered_while_something_is_asked_in_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """That it is withdrawn would tell that somebody has answered."""
    monkeypatch.setattr(games, "found", lambda: GAMES)
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(registry, "auction", 2, begin=Beginning(seed=1))
        while (question := moves.session_of(table).view(0).question) is not None:
            await moves.move(table, 0, Move(f"m{len(question.before)}", table.ask(0), question.options[0].word))
        assert table.scene(0, "en")["can_undo"]
        monkeypatch.setattr(Session, "asks_in_secret", lambda _: True)
        assert not table.scene(0, "en")["can_undo"]


async def test_what_is_not_committed_yet_is_not_foretold(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(registry, "ufoludki", 2, begin=Beginning(seed=1))
        seat = moves.session_of(table).waiting()[0]
        async with table.lock:
            asked = asyncio.create_task(moves.why(table, seat, Why("w", "S2A"), "en"))
            await asyncio.sleep(0.05)
            assert not asked.done()
        await asked
        table.lost = True
        with pytest.raises(TableLost):
            await moves.why(table, seat, Why("w", "S2A"), "en")
        table.lost = False
