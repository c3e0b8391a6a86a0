"""Who sits down at a table, gets up, starts it, plays again. Each is committed before it is told."""

from __future__ import annotations

import secrets

from xenodeck import bots, games
from xenodeck.core.errors import GameError
from xenodeck.core.match import Match
from xenodeck.server import conduct
from xenodeck.server.hall import Hall, NoTable
from xenodeck.server.house import House
from xenodeck.server.logs import tag
from xenodeck.server.room import AUTOMATON, BOT, DEALT, FREE, INVITED, OPEN, OVER, PERSON, RUNNING, TAKEN, Room, Seat
from xenodeck.server.shapes import Seated
from xenodeck.server.store import Guest
from xenodeck.server.table import Table
from xenodeck.server.tokens import SeatClaim, digest_code, made_up_alias, new_table_id
from xenodeck.server.wire import Bye

SEED_BITS = 128


class BadInvite(GameError):
    def __init__(self) -> None:
        super().__init__("BAD_INVITE", "This invitation is not good, or no longer.")


class CannotStart(GameError):
    expected = True  # it was noted where it happened

    def __init__(self) -> None:
        super().__init__("CANNOT_START", "This table cannot be started like this.")


def seated(house: House, room: Room, number: int) -> Seated:
    seat = room.seats[number]
    token = house.tokens.seat(room.id, number, seat.guest, seat.generation)
    return Seated(room.id, number, token)


def claim_of(house: House, room: Room, token: str) -> SeatClaim | None:
    """The seat that ``token`` opens at this table, if it still does."""
    claim = house.tokens.read_seat(token, room.id)
    if claim is None or claim.seat >= len(room.seats):
        return None
    seat = room.seats[claim.seat]
    good = seat.kind == PERSON and seat.guest == claim.guest and seat.generation == claim.generation
    return claim if good else None


def prove(house: House, room: Room, token: str) -> int:
    claim = claim_of(house, room, token)
    if claim is None:
        raise GameError("BAD_TOKEN", "This token does not open that seat.")
    return claim.seat


# -- starting ------------------------------------------------------------------------------------------------------


def sit_bot(table_room: Room, seat: Seat, level: str) -> None:
    name = table_room.free_name(made_up_alias(secrets.SystemRandom()))
    seat.kind, seat.bot, seat.name, seat.guest, seat.invite = BOT, level, name, "", ""
    seat.stand_in, seat.late = False, 0


def start_match(table: Table) -> None:
    """Deal, or set up the position. Called alone, when every seat is taken; committed by the caller."""
    room = table.room
    if room.position is not None:
        match = Match.from_position(table.game, room.position)
    else:
        match = Match.start(table.game, len(room.seats), room.seed, room.options, room.mode)
    match.forgiving = True  # nobody at the table can mend a script
    room.config, room.status = dict(match.setup.options), RUNNING
    table.match = match
    conduct.note_end(table)
    conduct.note_pause(table)
    table.note_absence()
    conduct.set_clocks(table)


def start_or_refuse(table: Table) -> None:
    """Nothing is kept of a game that breaks on its first question or when it is shown."""
    try:
        start_match(table)
        table.try_out()
    except Exception as bug:
        table.house.log.error("table_not_started", table=tag(table.room.id), exc_info=bug)
        table.go_back()
        raise CannotStart from bug


async def changed(table: Table) -> None:
    """After the seats changed: start if all are taken; commit, tell, go on. Called alone."""
    table.renamed()
    taken = all(seat.kind in TAKEN for seat in table.room.seats)
    begin = taken and table.room.status == OPEN
    if begin:
        start_or_refuse(table)
    conduct.set_clocks(table)
    await table.keep(seats_changed=True, begin=begin)
    if begin and table.over():
        await conduct.keep_record(table)
    table.publish(0 if begin else None)
    conduct.go_on(table)


async def set_up(hall: Hall, table: Table) -> None:
    """Commit a new table; it starts if every seat is taken. Of one that is refused nothing stays."""
    async with table.alone():
        hall.add(table)
        try:
            await changed(table)
        except GameError:
            table.lost = True
            hall.forget(table)
            raise


# -- sitting down and getting up -----------------------------------------------------------------------------------


async def join(hall: Hall, table: Table, guest: Guest, wanted: int | None, invite: str | None) -> Seated:
    """A seat for ``guest``: the one it has, the one kept for it, the invited one, or an open one."""
    async with table.alone():
        room = table.room
        mine = room.seat_of(guest.id)
        if mine and (wanted is None or wanted in mine):
            return seated(hall.house, room, mine[0] if wanted is None else wanted)
        if room.status != OPEN:
            raise GameError("ALREADY_STARTED", "The game has already started.")
        number = choose_seat(room, guest.id, wanted, invite)
        seat = room.seats[number]
        seat.name = ""
        seat.kind, seat.guest, seat.invite, seat.name = PERSON, guest.id, "", room.free_name(guest.alias)
        await changed(table)
        return seated(hall.house, room, number)


def choose_seat(room: Room, guest: str, wanted: int | None, invite: str | None) -> int:
    if invite is not None:
        for number, seat in enumerate(room.seats):
            if seat.kind == INVITED and seat.invite and secrets.compare_digest(seat.invite, digest_code(invite)):
                return number
        raise BadInvite
    kept = [n for n, seat in enumerate(room.seats) if seat.kind == INVITED and seat.guest == guest]
    free = kept + [n for n, seat in enumerate(room.seats) if seat.kind == FREE]
    if wanted is not None:
        if wanted >= len(room.seats):
            raise GameError("NO_SEAT", f"There is no seat {wanted} at this table.")
        if wanted not in free:
            raise GameError("SEAT_TAKEN", "This seat is taken.")
        return wanted
    if not free:
        raise GameError("NO_FREE_SEAT", "There is no open seat left.")
    return free[0]


def dismiss(table: Table, seat: int, code: str, text: str) -> None:
    """Close the connections of a seat whose token is void."""
    for connection in [c for c in table.connections if c.viewer == seat]:
        connection.say(Bye(code, text))
        connection.close(code)


async def leave(hall: Hall, table: Table, token: str) -> None:
    """Get up for good. Before the game the seat is open again; during it a bot takes it and keeps it."""
    async with table.alone():
        room = table.room
        number = prove(hall.house, room, token)
        if room.status == OVER:
            return
        seat = room.seats[number]
        guest = seat.guest
        seat.generation += 1
        if room.status == OPEN:
            seat.kind, seat.guest, seat.name = FREE, "", ""
        else:
            sit_bot(room, seat, bots.usual(table.game))
        if room.host == guest and not room.seat_of(guest):
            others = [s.guest for s in room.seats if s.kind == PERSON]
            room.host = others[0] if others else ""
        table.absent_since.pop(number, None)
        if room.status == OPEN and not room.host:
            await close_down(hall, table)
        else:
            await changed(table)
            dismiss(table, number, "SEAT_LEFT", "You have left this seat.")


async def close_down(hall: Hall, table: Table) -> None:
    """A table that never started goes away, and only then anybody is told. Called alone."""
    await hall.house.store.remove(table.room.id)
    table.lost = True
    table.put_away(Bye("TABLE_CLOSED", "This table was closed."))
    hall.forget(table)


def refuse_unless_host(hall: Hall, table: Table, token: str) -> None:
    number = prove(hall.house, table.room, token)
    if table.room.seats[number].guest != table.room.host:
        raise GameError("NOT_HOST", "Only whoever set up the table can do that.")
    if table.room.status != OPEN:
        raise GameError("ALREADY_STARTED", "The game has already started.")


async def start(hall: Hall, table: Table, token: str) -> None:
    """The host waits no longer: bots take the seats that are left."""
    async with table.alone():
        refuse_unless_host(hall, table, token)
        for seat in table.room.seats:
            if seat.kind in (FREE, INVITED):
                seat.generation += 1
                sit_bot(table.room, seat, bots.usual(table.game))
        await changed(table)


async def close(hall: Hall, table: Table, token: str) -> None:
    async with table.alone():
        refuse_unless_host(hall, table, token)
        await close_down(hall, table)


async def rotate(hall: Hall, table: Table, token: str) -> Seated:
    """All tokens of this seat given out before are void; here is a new one."""
    async with table.alone():
        number = prove(hall.house, table.room, token)
        table.room.seats[number].generation += 1
        await table.keep()
        dismiss(table, number, "SIGNED_OUT", "This seat was opened elsewhere and closed here.")
        return seated(hall.house, table.room, number)


async def rematch(hall: Hall, table: Table, token: str) -> Seated:
    """The same people at a new table. Whoever asks first sets it up and sits; the seats of the others are kept."""
    async with table.alone():
        number = prove(hall.house, table.room, token)
        if table.room.status != OVER:
            raise GameError("NOT_OVER", "The game is still running.")
        guest = await hall.house.store.guest(table.room.seats[number].guest)
        if guest is None:
            raise GameError("BAD_TOKEN", "This token does not open that seat.")
        if not table.room.next:
            fresh = again(hall.house, table, guest.id)
            await set_up(hall, fresh)
            table.room.next = fresh.room.id
            await table.keep()
            table.publish()
        try:
            fresh = await hall.get(table.room.next)
        except NoTable:
            table.room.next = ""  # it was closed before it began
            await table.keep()
            table.publish()
            raise
    return await join(hall, fresh, guest, None, None)


def again(house: House, table: Table, host: str) -> Table:
    """A new room with the same agreements; people's seats are kept for them, and the host's is taken."""
    old, now, game = table.room, house.now(), games.find(table.room.game)
    game.setup(len(old.seats), old.options, old.mode)
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
    room = Room(
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
        listed=False,
        phrase=old.phrase,
        assist=old.assist,
        undo=old.undo,
        watch=old.watch,
        pace=old.pace,
    )
    return Table(house, game, room, None)
