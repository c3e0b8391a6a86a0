"""Taking a seat, leaving it, starting the game, a rematch. Each change is committed before it is sent."""

from __future__ import annotations

import secrets

from xenodeck import bots, games
from xenodeck.core.errors import BadConfig, GameError
from xenodeck.core.rules.state import Setup
from xenodeck.core.sessions.session import Session
from xenodeck.server.auth.tokens import SeatTokenData, digest_code, made_up_alias, new_table_id
from xenodeck.server.messages.protocol import Bye, ClockRule
from xenodeck.server.messages.schemas import Seated
from xenodeck.server.services import Services
from xenodeck.server.store import GuestRow
from xenodeck.server.tables.game_loop import bookkeeping, pauses, progress, window_times
from xenodeck.server.tables.game_loop.halting import wait_for_all
from xenodeck.server.tables.model.clocks import Clocks
from xenodeck.server.tables.model.info import (
    AUTOMATON,
    BOT,
    DEALT,
    FREE,
    INVITED,
    OPEN,
    OVER,
    PERSON,
    RUNNING,
    TAKEN,
    Seat,
    TableInfo,
)
from xenodeck.server.tables.registry import Registry, TableNotFound
from xenodeck.server.tables.table import Table
from xenodeck.server.telemetry.logs import table_tag

SEED_BITS = 128
LEAST_TICK_MS = 20


class BadInvite(GameError):
    def __init__(self) -> None:
        super().__init__("BAD_INVITE", "This invitation is not good, or no longer.")


class CannotStart(GameError):
    expected = True  # it was logged where it happened

    def __init__(self) -> None:
        super().__init__("CANNOT_START", "This table cannot be started like this.")


def seated(services: Services, info: TableInfo, number: int) -> Seated:
    seat = info.seats[number]
    token = services.tokens.seat(info.id, number, seat.guest, seat.generation)
    return Seated(info.id, number, token)


def seat_token_of(services: Services, info: TableInfo, token: str) -> SeatTokenData | None:
    """What ``token`` says, if it still opens a seat at this table."""
    claim = services.tokens.read_seat(token, info.id)
    if claim is None or claim.seat >= len(info.seats):
        return None
    seat = info.seats[claim.seat]
    good = seat.kind == PERSON and seat.guest == claim.guest and seat.generation == claim.generation
    return claim if good else None


def require_seat(services: Services, info: TableInfo, token: str) -> int:
    claim = seat_token_of(services, info, token)
    if claim is None:
        raise GameError("BAD_TOKEN", "This token does not open that seat.")
    return claim.seat


# -- starting ------------------------------------------------------------------------------------------------------


def sit_bot(table_info: TableInfo, seat: Seat, level: str) -> None:
    name = table_info.free_name(made_up_alias(secrets.SystemRandom()))
    seat.kind, seat.bot, seat.name, seat.guest = BOT, level, name, ""
    seat.stand_in, seat.late = False, 0


def start_session(table: Table) -> None:
    """Deal, or set up the position. Call this with the lock, when every seat is taken; the caller commits."""
    info = table.info
    if info.position is not None:
        session = Session.from_position(table.game, info.position, live=info.lesson is None)
    else:
        live = info.lesson is None  # in a lesson the coach decides who is asked what
        session = Session.start(table.game, len(info.seats), info.seed, info.options, info.mode, live)
    session.drops_bad_script = True  # nobody at the table could correct a script
    info.config, info.status = dict(session.setup.settings), RUNNING
    table.session = session
    if session.setup.turn_ms > 0 and info.clock.name == "none" and info.lesson is None:
        # nobody chose a clock, so the time limit of the game's options applies
        info.clock = ClockRule("own", session.setup.turn_ms, 0)
        table.clocks = Clocks(info.clock, len(info.seats), None, table.services.now())
    bookkeeping.note_end(table)
    pauses.update_pause(table)
    table.note_absence()
    wait_for_all(table)
    bookkeeping.set_clocks(table)
    window_times.open_window(table)


def start_or_refuse(table: Table) -> None:
    """Start the game. Nothing is stored of a game that fails on its first question or when it is shown."""
    try:
        start_session(table)
        table.check_scenes()
    except Exception as bug:
        table.services.log.error("table_not_started", table=table_tag(table.info.id), exc_info=bug)
        table.roll_back()
        raise CannotStart from bug


async def commit_seats(table: Table) -> None:
    """Commit a change of the seats, and start the game if all are taken. Call this with the lock."""
    table.names_changed()
    taken = all(seat.kind in TAKEN for seat in table.info.seats)
    begin = taken and table.info.status == OPEN
    if begin:
        start_or_refuse(table)
    bookkeeping.set_clocks(table)
    await table.commit(seats_changed=True, begin=begin)
    if begin and table.over():
        await bookkeeping.write_record(table)
    table.publish(0 if begin else None)
    progress.schedule_next(table)


def refuse_quick(setup: Setup) -> None:
    """Refuse very short ticks: each tick costs computing time even if nothing happens. Older tables, records and the
    engine may use any length that the game allows."""
    if 0 < setup.tick_ms < LEAST_TICK_MS:
        raise BadConfig(f"at a table a tick lasts at least {LEAST_TICK_MS} ms, not {setup.tick_ms}.")


async def set_up(registry: Registry, table: Table) -> None:
    """Commit a new table; it starts if every seat is taken. A refused table leaves nothing behind."""
    async with table.exclusive():
        registry.add(table)
        try:
            await commit_seats(table)
        except GameError:
            table.lost = True
            registry.forget(table)
            raise


# -- sitting down and getting up -----------------------------------------------------------------------------------


async def join(registry: Registry, table: Table, guest: GuestRow, wanted: int | None, invite: str | None) -> Seated:
    """Give ``guest`` a seat: its own, the one kept for it, the invited one, or an open one."""
    async with table.exclusive():
        info = table.info
        mine = info.seats_of(guest.id)
        if mine and (wanted is None or wanted in mine):
            if info.seats[mine[0] if wanted is None else wanted].held:
                raise GameError("BAD_TOKEN", "This seat was signed out everywhere; its own token opens it.")
            return seated(registry.services, info, mine[0] if wanted is None else wanted)
        if info.status != OPEN:
            raise GameError("ALREADY_STARTED", "The game has already started.")
        number = choose_seat(info, guest.id, wanted, invite)
        seat = info.seats[number]
        seat.name = ""
        seat.kind, seat.guest, seat.name = PERSON, guest.id, info.free_name(guest.alias)
        seat.held = False
        await commit_seats(table)
        return seated(registry.services, info, number)


def seat_of_invite(info: TableInfo, invite: str) -> int | None:
    """The seat that this code was made for, used or not; None: it was made for no seat of this table."""
    digest = digest_code(invite)
    for number, seat in enumerate(info.seats):
        if seat.invite and secrets.compare_digest(seat.invite, digest):
            return number
    return None


def choose_seat(info: TableInfo, guest: str, wanted: int | None, invite: str | None) -> int:
    if invite is not None:
        number = seat_of_invite(info, invite)
        if number is None or info.seats[number].kind != INVITED:
            raise BadInvite
        return number
    kept = [n for n, seat in enumerate(info.seats) if seat.kind == INVITED and seat.guest == guest]
    free = kept + [n for n, seat in enumerate(info.seats) if seat.kind == FREE]
    if wanted is not None:
        if wanted >= len(info.seats):
            raise GameError("NO_SEAT", f"There is no seat {wanted} at this table.")
        if wanted not in free:
            raise GameError("SEAT_TAKEN", "This seat is taken.")
        return wanted
    if not free:
        raise GameError("NO_FREE_SEAT", "There is no open seat left.")
    return free[0]


def dismiss(table: Table, seat: int, code: str, text: str) -> None:
    """Close the connections of a seat whose token is void."""
    for connection in [c for c in table.audience.connections if c.viewer == seat]:
        connection.say(Bye(code, text))
        connection.close(code)


async def leave(registry: Registry, table: Table, token: str) -> None:
    """Leave a seat for good. Before the game the seat becomes open; during the game a bot takes it."""
    async with table.exclusive():
        info = table.info
        number = require_seat(registry.services, info, token)
        if info.status == OVER:
            return
        seat = info.seats[number]
        guest = seat.guest
        seat.generation += 1
        if info.status == OPEN:
            seat.kind, seat.guest, seat.name = FREE, "", ""
        else:
            sit_bot(info, seat, bots.usual(table.game))
        if info.host == guest and not info.seats_of(guest):
            others = [s.guest for s in info.seats if s.kind == PERSON]
            info.host = others[0] if others else ""
        table.attendance.absent_since.pop(number, None)
        if info.status == OPEN and not info.host:
            await close_down(registry, table)
        else:
            await commit_seats(table)
            dismiss(table, number, "SEAT_LEFT", "You have left this seat.")


async def close_down(registry: Registry, table: Table) -> None:
    """Remove a table that never started, and then disconnect everybody. Call this with the lock."""
    await registry.services.store.remove(table.info.id)
    table.lost = True
    table.shut_down(Bye("TABLE_CLOSED", "This table was closed."))
    registry.forget(table)


def refuse_unless_host(registry: Registry, table: Table, token: str) -> None:
    number = require_seat(registry.services, table.info, token)
    if table.info.seats[number].guest != table.info.host:
        raise GameError("NOT_HOST", "Only whoever set up the table can do that.")
    if table.info.status != OPEN:
        raise GameError("ALREADY_STARTED", "The game has already started.")


async def start(registry: Registry, table: Table, token: str) -> None:
    """Start without waiting longer: bots take the remaining seats."""
    async with table.exclusive():
        refuse_unless_host(registry, table, token)
        for seat in table.info.seats:
            if seat.kind in (FREE, INVITED):
                seat.generation += 1
                sit_bot(table.info, seat, bots.usual(table.game))
        await commit_seats(table)


async def close(registry: Registry, table: Table, token: str) -> None:
    async with table.exclusive():
        refuse_unless_host(registry, table, token)
        await close_down(registry, table)


async def rotate(registry: Registry, table: Table, token: str) -> Seated:
    """Void all tokens of this seat, and return a new one. A stolen guest token does not give access to it."""
    async with table.exclusive():
        number = require_seat(registry.services, table.info, token)
        table.info.seats[number].generation += 1
        table.info.seats[number].held = True
        await table.commit()
        dismiss(table, number, "SIGNED_OUT", "This seat was opened elsewhere and closed here.")
        return seated(registry.services, table.info, number)


async def rematch(registry: Registry, table: Table, token: str) -> Seated:
    """The same people at a new table. The first who asks sets it up; the seats of the others are kept for them."""
    async with table.exclusive():
        number = require_seat(registry.services, table.info, token)
        if table.info.status != OVER:
            raise GameError("NOT_OVER", "The game is still running.")
        guest = await registry.services.store.guest(table.info.seats[number].guest)
        if guest is None:
            raise GameError("BAD_TOKEN", "This token does not open that seat.")
        if not table.info.next:
            fresh = rematch_table(registry.services, table, guest.id)
            await set_up(registry, fresh)
            table.info.next = fresh.info.id
            await table.commit()
            table.publish()
        try:
            fresh = await registry.get(table.info.next)
        except TableNotFound:
            table.info.next = ""  # it was closed before it began
            await table.commit()
            table.publish()
            raise
    return await join(registry, fresh, guest, None, None)


def rematch_table(services: Services, table: Table, host: str) -> Table:
    """A new table with the same agreements; people's seats are kept for them, and the host's is taken."""
    old, now, game = table.info, services.now(), games.find(table.info.game)
    refuse_quick(game.setup(len(old.seats), old.options, old.mode))
    seats: list[Seat] = []
    for seat in old.seats:
        if seat.kind == AUTOMATON:
            seats.append(Seat(AUTOMATON))
        elif seat.kind == BOT:
            seats.append(Seat(BOT, bot=seat.bot, name=seat.name))
        elif seat.guest == host:
            seats.append(Seat(PERSON, seat.guest, seat.name))
        else:
            seats.append(Seat(INVITED, seat.guest, seat.name))
    info = TableInfo(
        id=new_table_id(),
        game=old.game,
        rules=game.version,
        mode=old.mode,
        seats=seats,
        clock=old.clock,
        created=now,
        seed=secrets.randbits(SEED_BITS),
        options=old.options,
        origin=DEALT,
        host=host,
        payer=old.payer,
        listed=False,
        phrase=old.phrase,
        assist=old.assist,
        undo=old.undo,
        watch=old.watch,
        pace=old.pace,
    )
    return Table(services, game, info, None)
