"""Alieninjas at live tables: races over real sockets, and the clocks of the modes that are played in turns."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from effort import PROVE, some
from server.race_checks import NINJA, ahead_of_plan
from server.races import CLAIM, FAR, MAP, NEAR, SHAKY, Line, Race, raced
from server.registries import drained, later, look_on, registry_on, seated
from server.serving import Serving, file_of
from server.test_live import connection, in_the_inbox, outcome, send
from xenodeck.core.errors import GameError
from xenodeck.core.records.record import Record
from xenodeck.server.messages.protocol import Move
from xenodeck.server.messages.schemas import Beginning, NewTable, SeatWish
from xenodeck.server.tables.bots.planning import occasion
from xenodeck.server.tables.commands import creating, moves
from xenodeck.server.tables.game_loop import arrivals
from xenodeck.server.tables.game_loop.halting import in_real_time
from xenodeck.server.tables.model.bot_plan import BotPlan
from xenodeck.server.tables.model.halts import AWAY, COUNTDOWN, RETURN
from xenodeck.server.tables.model.info import BOT, Seat
from xenodeck.server.tables.table import Table

BAD = Line(0.01, 0.02, lost=0.01, cut=0.01, doubled=0.03)
SHORT: dict[str, dict[str, Any]] = {
    CLAIM: {"tick_ms": 20, "min_exposure": 4, "flip_deadline": 14, "claim_pause": 2},
    MAP: {"m3_side": "a", "m3_characters": "choose", "m3_start_timeout_s": 2},
}
RACES = [(mode, latency) for mode in (CLAIM, MAP) for latency in ("arrival", "compensated")]
TURNS = ("m2_memory", "m4_hand", "m5_rescue")


# -- races over sockets ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "latency"), some(RACES, (CLAIM, "compensated"), (MAP, "arrival")))
async def test_a_race_over_three_lines_is_the_same_for_all_and_its_record_says_it_again(
    mode: str, latency: str, site: Serving
) -> None:
    race = Race(mode, 3, 1, [NEAR, FAR, BAD], 3, {**SHORT[mode], "latency_mode": latency})
    await raced(race, site, file_of(site))
    assert race.became["accepted"] and race.pauses["countdown"]
    if mode == MAP:
        assert race.pauses["start"], "the announcer says when"
    assert "Traceback" not in site.log.read_text()


@pytest.mark.parametrize("mode", some([CLAIM, MAP], CLAIM))
async def test_killed_in_mid_race_it_goes_on_and_nothing_acknowledged_is_lost(mode: str, killable: Serving) -> None:
    race = Race(mode, 2, 1, [NEAR, SHAKY], 5, {**SHORT[mode], "latency_mode": "compensated"}, rash=0.0)
    racing = asyncio.create_task(raced(race, killable, file_of(killable)))
    killed = 0
    for _ in range(2 if PROVE else 1):
        await journal_grows(file_of(killable), racing)
        if not racing.done():
            killable.kill()
            killed += 1
            await asyncio.to_thread(killable.start)
    await racing
    assert killed and race.reconnects >= killed


async def journal_grows(store: Path, racing: asyncio.Task[Any]) -> None:
    """Wait until some moves more are on disk."""

    def many() -> int:
        with contextlib.closing(sqlite3.connect(store)) as base:
            return int(base.execute("select count(*) from journal where kind = 'sent'").fetchone()[0])

    before = many()
    while not racing.done() and many() < before + 4:
        await asyncio.sleep(0.02)


async def test_bots_claim_when_their_plan_says_so_and_never_before(site: Serving) -> None:
    race = Race(CLAIM, 1, 3, [NEAR], 6, SHORT[CLAIM], rash=0.0)
    await raced(race, site, file_of(site))
    ahead = ahead_of_plan(race.text, race.made, "shadow")
    assert ahead and max(ahead) <= 0, "late on a slow machine, early never"


async def test_bots_end_a_map_race_while_a_person_only_looks_on(site: Serving) -> None:
    idle = Line()
    race = Race(MAP, 1, 2, [idle], 8, {**SHORT[MAP], "m3_characters": "random"}, rash=1.0)  # it calls, and is out
    await raced(race, site, file_of(site))
    session = Record.read(race.text).replay(NINJA)
    ender = int(getattr(session.state, "ender"))  # noqa: B009
    assert ender in (1, 2), "a bot has called rightly"


# -- before the first tick ---------------------------------------------------------------------------------------------


async def test_nobody_is_first_before_everybody_is_there_and_was_counted_in(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await seated(registry, "alieninjas", 2, mode=CLAIM, begin=Beginning(seed=1))
        assert table.standstill.halt is not None and table.standstill.halt.kind == COUNTDOWN and table.ticks == 0
        await later(table, table.services.countdown_ms - 1)
        assert table.ticks == 0
        await later(table, 1)
        assert table.standstill.halt is None
        await later(table, 50)
        assert table.ticks == 1


async def test_who_is_not_there_yet_is_waited_for(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        await registry.services.store.add_guest("g", "Gus", 1)
        guest = await registry.services.store.guest("g")
        assert guest is not None
        made = await creating.create(registry, guest, NewTable("alieninjas", [SeatWish("me")] * 2, mode=CLAIM))
        table = await registry.get(made.table)
        kinds = [table.standstill.halt.kind if table.standstill.halt else ""]
        for seat in (0, 1):
            await look_on(table, seat)
            kinds.append(table.standstill.halt.kind if table.standstill.halt else "")
        assert kinds == [AWAY, RETURN, COUNTDOWN] and table.ticks == 0


async def test_a_bot_whose_claim_is_held_says_nothing_more_meanwhile(tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        options = {"latency_mode": "compensated", "comp_cap": 3, "min_exposure": 9}
        table = await seated(registry, "alieninjas", 2, mode=CLAIM, begin=Beginning(seed=1), options=options)
        await later(table, table.services.countdown_ms)
        flipper = int(moves.session_of(table).state.flipper)  # type: ignore[attr-defined]
        flipping = send(table, flipper, "1")
        await in_the_inbox(table, flipper)
        await later(table, 50)
        assert await outcome(flipping) == "accepted"
        bot = 1 - flipper
        table.info.seats[bot] = Seat(BOT, bot="shadow", name="Bot")
        for _ in range(4):
            table.bots.plans[bot] = BotPlan(occasion(table, bot), table.ticks + 1, "2")
            await later(table, 50)
        sent = [e for e in await registry.services.store.entries(table.info.id) if e.kind == "sent" and e.seat == bot]
        assert len(sent) == 1


# -- modes that are played in turns ------------------------------------------------------------------------------------


async def sitting(registry: Any, mode: str, **options: Any) -> Table:
    table = await seated(registry, "alieninjas", 2, mode=mode, begin=Beginning(seed=1), options=options)
    assert not in_real_time(table) and table.ticker.due is None
    return table


def active(table: Table) -> int:
    return moves.session_of(table).waiting()[0]


@pytest.mark.parametrize("mode", TURNS)
async def test_in_turns_no_tick_ever_passes(mode: str, tmp_path: Path) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await sitting(registry, mode, turn_timeout_s=0)
        await later(table, 3_600_000)
        assert table.ticks == 0 and table.ticker.due is None
        assert "tick" not in table.scene(0, "en")["table"]
        assert not moves.session_of(table).inputs, "and where there is no time limit nothing happens by itself"


@pytest.mark.parametrize("action", ["PEEK", "REVEAL"])
async def test_while_a_card_is_shown_the_next_input_is_refused(action: str, tmp_path: Path) -> None:
    """R2.10 Both peeks are looked at for so long; of a reveal the second card is, the first stays."""
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await sitting(registry, "m2_memory", m2_peek_ms=2500, m2_show_ms=1700)
        seat, everybody = active(table), list(table.audience.connections)
        await moves.move(table, seat, Move("a", table.ask(seat), action={"type": action, "cell": 4}))
        if action == "PEEK":
            await still(table, seat, {"type": action, "cell": 11}, 2500)
        for one in everybody:
            drained(one)
        await moves.move(table, seat, Move("b", table.ask(seat), action={"type": action, "cell": 11}))
        other = 1 - seat
        assert moves.session_of(table).waiting() == [other]
        kinds = {table.scene(viewer, "en")["pause"]["kind"] for viewer in (-1, 0, 1)}
        assert kinds == {"peek" if action == "PEEK" else "show"}
        faces = [codes(drained(one)) for one in everybody]
        seen = [one.viewer for one, found in zip(everybody, faces, strict=True) if found]
        assert seen == ([seat] if action == "PEEK" else [one.viewer for one in everybody])
        await still(table, other, {"type": "PEEK", "cell": 1}, 2500 if action == "PEEK" else 1700)
        await moves.move(table, other, Move("c", table.ask(other), action={"type": "PEEK", "cell": 1}))


def codes(frames: list[bytes | None]) -> set[str]:
    """The faces of the grid in the lines of these frames."""
    lines = [line for frame in frames if frame for line in (json.loads(frame).get("log") or {}).get("lines", ())]
    told = {card for line in lines if line["what"] in ("peek", "show") for card in line.get("cards", ())}
    return {card for card in told if not card.startswith("?")}


async def still(table: Table, seat: int, action: dict[str, Any], ms: int) -> None:
    """For so long nothing is taken."""
    for left in (ms, 1):
        with pytest.raises(GameError) as no:
            await moves.move(table, seat, Move(f"no{table.journal.n}.{left}", table.ask(seat), action=action))
        assert no.value.code == "HALTED"
        await later(table, left - 1 if left > 1 else 1)


@pytest.mark.parametrize(
    ("mode", "first", "told"),
    [
        ("m2_memory", None, "skip"),
        ("m2_memory", {"type": "REVEAL", "cell": 4}, "skip"),
        ("m4_hand", None, "draw"),
        ("m5_rescue", None, "reveal_card"),
        ("m5_rescue", {"type": "DRAW"}, "take"),
    ],
)
async def test_who_lets_the_time_pass_does_what_the_mode_says(
    mode: str, first: dict[str, Any] | None, told: str, tmp_path: Path
) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        table = await sitting(registry, mode, turn_timeout_s=20)
        seat = active(table)
        if first is not None:
            await moves.move(table, seat, Move("a", table.ask(seat), action=first))
        session = moves.session_of(table)
        mark = len(session.log)
        await later(table, 19_999)
        assert len(session.log) == mark, "not before"
        await later(table, 1)
        assert told in [one["what"] for one in session.events(-1)[mark:]]
        if mode == "m2_memory":
            assert active(table) == 1 - seat and not moves.session_of(table).state.raised  # type: ignore[attr-defined]
        text = Record.of(session).text()
        assert Record.of(Record.read(text).replay(NINJA)).text() == text


@pytest.mark.parametrize("mode", [*TURNS, CLAIM, MAP])
async def test_a_bot_takes_the_seat_of_whoever_is_away_for_as_long_as_the_options_say(
    mode: str, tmp_path: Path
) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        for takeover in (True, False):
            options = {"disconnect_grace_s": 45, "bot_takeover": takeover}
            table = await seated(registry, "alieninjas", 2, mode=mode, begin=Beginning(seed=1), options=options)
            await arrivals.depart(table, connection(table, 1))
            await later(table, 44_999)
            assert not table.info.seats[1].stand_in
            await later(table, 1)
            assert table.info.seats[1].stand_in == takeover
            await look_on(table, 1)
            assert not table.info.seats[1].stand_in


def test_the_level_that_is_hardest_to_beat_is_slower_than_a_quick_person() -> None:
    """In most claims a person who needs 350 ms is first."""
    from xenodeck.core import Reaction
    from xenodeck.games.alieninjas.modes.claim.policy import CLAIM_POLICIES

    chance = Random(1)
    slower = getattr(CLAIM_POLICIES["shadow"], "slower")  # noqa: B009
    bot, person = Reaction(250.0, 300.0 * slower, 0.35), Reaction(250.0, 100.0, 0.35)
    draws = [(bot.ticks(chance.getrandbits(31), 50), person.ticks(chance.getrandbits(31), 50)) for _ in range(2000)]
    assert sum(mine < its for its, mine in draws) > 1200
