"""Tables and games as the HTTP API shows them."""

from __future__ import annotations

import contextlib
from functools import cache

from xenodeck import bots
from xenodeck.core.game import Game, Mode
from xenodeck.core.settings import Option
from xenodeck.core.wording import Words, languages, nearest_language
from xenodeck.server.hall import BrokenTable, Hall, NoTable
from xenodeck.server.room import DEALT, OPEN, OVER, RUNNING, Room
from xenodeck.server.seating import seated
from xenodeck.server.shapes import (
    BotShape,
    GameShape,
    ModeShape,
    MyTable,
    OptionShape,
    RuleShape,
    SeatShape,
    TableShape,
)
from xenodeck.server.store import Guest, Head, StoreError
from xenodeck.server.table import TableLost
from xenodeck.server.words import ServerWords

MOST_LISTED = 100
MOST_MINE = 100


def table_shape(hall: Hall, room: Room) -> TableShape:
    here = hall.here(room.id)
    seats = [SeatShape(s.kind, s.name, s.bot, n in here, s.stand_in) for n, s in enumerate(room.seats)]
    return TableShape(
        id=room.id,
        game=room.game,
        mode=room.mode,
        status=room.status,
        seats=seats,
        clock=room.clock.name,
        listed=room.listed,
        locked=bool(room.phrase),
        watch=room.watch,
        origin=room.origin,
        options=room.options,
        created=room.created,
        changed=room.changed,
        moves=room.moves,
        scores=room.scores if room.status == OVER else [],
        winners=room.winners if room.status == OVER else [],
        next=room.next,
        ranks=room.ranks if room.status == OVER else [],
    )


async def listed(hall: Hall, status: str | None) -> list[TableShape]:
    statuses = [status] if status else [OPEN, RUNNING]
    found: list[TableShape] = []
    for head in await hall.house.store.listed(statuses, MOST_LISTED):
        with contextlib.suppress(BrokenTable):  # it has been noted; nobody could sit down there
            if head.id not in hall.broken:
                found.append(table_shape(hall, hall.latest(head)))
    return found


async def mine(hall: Hall, guest: Guest) -> list[MyTable]:
    return [await my_table(hall, guest, head) for head, _ in await hall.house.store.of_guest(guest.id, MOST_MINE)]


async def my_table(hall: Hall, guest: Guest, head: Head) -> MyTable:
    """One of the tables where ``guest`` sits. One that cannot be opened is shown as such, and spoils no other."""
    try:
        room = hall.latest(head)
        if room.status == RUNNING and room.waiting is None and head.id not in hall.broken:
            room = (await hall.get(head.id)).agreed or room
    except (BrokenTable, NoTable, StoreError, TableLost):
        return MyTable(unread_shape(head), [], False, broken=head.id in hall.broken)
    seats = room.seat_of(guest.id)
    asked = room.status == RUNNING and any(seat in (room.waiting or []) for seat in seats)
    tokens = [seated(hall.house, room, n) for n in seats]
    return MyTable(table_shape(hall, room), tokens, asked, broken=head.id in hall.broken)


def unread_shape(head: Head) -> TableShape:
    """What can be said of a table that cannot be read."""
    return TableShape(
        id=head.id,
        game=head.game,
        mode=head.mode,
        status=head.status,
        seats=[],
        clock="none",
        listed=head.listed,
        locked=False,
        watch=False,
        origin=DEALT,
        options={},
        created=head.created,
        changed=head.changed,
        moves=head.moves,
        scores=[],
        winners=[],
    )


def game_shape(game: Game, lang: str) -> GameShape:
    words = game.words(nearest_language(game.folder, lang))
    server = ServerWords.of(lang)
    table = words.table
    modes = [mode_shape(game, mode, words) for mode in game.modes]
    options = [option_shape(words, option) for option in game.options]
    levels = [BotShape(name, words.get("bot_names", name), words.get("bots", name)) for name in bots.of(game)]
    least, most = game.seats
    return GameShape(
        id=game.id,
        name=words.get("game", "name"),
        tagline=words.get("game", "tagline"),
        minutes=words.get("game", "minutes"),
        rules=game.version,
        languages=languages(game.folder),
        least=least,
        most=most,
        modes=modes,
        options=options,
        bots=levels,
        usual=bots.usual(game),
        cards=dict(table.get("cards", {})),
        texts=dict(table.get("texts", {})),
        counts=printed(game),
        places=dict(table.get("places", {})),
        fields=dict(table.get("fields", {})),
        by_seat=list(game.seat_fields),
        shown=list(game.shown_fields),
        phrases=dict(server.table["phrases"]),
        automata={seat: name for seat, name in table.get("automata", {}).items() if seat.isdecimal()},
    )


def mode_shape(game: Game, mode: Mode, words: Words) -> ModeShape:
    setup = game.setup(mode.seats[1], mode=mode.id)
    return ModeShape(
        id=mode.id,
        text=words.get("modes", mode.id),
        least=mode.seats[0],
        most=mode.seats[1],
        defaults=dict(mode.defaults),
        tick=mode.tick_ms,
        fewest=setup.scoring[0].fewest,
        rounds=setup.rounds,
        automata=list(setup.automata),
    )


def option_shape(words: Words, o: Option, inside: str = "") -> OptionShape:
    """``inside``: what this one is a part of; parts are called by their own names, unless there are words for them."""
    name = f"{inside}.{o.name}" if inside else o.name
    return OptionShape(
        name=o.name,
        kind=o.kind,
        default=o.default,
        rule=o.rule,
        title=words.get("option_titles", name) if not inside or words.has("option_titles", name) else o.name,
        text=words.get("options", name) if not inside or words.has("options", name) else "",
        low=o.low,
        high=o.high,
        choices=list(o.choices),
        labels={choice: words.get(f"option_choices.{name}", choice) for choice in o.choices},
        keys=list(o.keys),
        modes=list(o.modes),
        each=None if o.each is None else option_shape(words, o.each, name),
        parts=[option_shape(words, part, name) for part in o.parts],
    )


@cache
def printed(game: Game) -> dict[str, int]:
    return game.printed()


def rule_shapes(game: Game, lang: str) -> list[RuleShape]:
    words = game.words(nearest_language(game.folder, lang))
    return [RuleShape(r.number, r.title, r.text, r.section) for r in words.rules()]
