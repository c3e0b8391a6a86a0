"""Tables and games as the HTTP API shows them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from fnmatch import fnmatchcase
from functools import cache
from itertools import zip_longest
from typing import Any, TypeVar

from xenodeck import bots
from xenodeck.core.coaching.lesson import Lesson, lessons
from xenodeck.core.coaching.notes import Note, load_notes
from xenodeck.core.definition.game import Game, Mode
from xenodeck.core.definition.settings import Setting
from xenodeck.core.definition.wording import Words, languages, nearest_language
from xenodeck.server.messages.schemas import (
    BotSchema,
    GameSchema,
    GentleSchema,
    Invitation,
    LessonSchema,
    ModeSchema,
    MyTable,
    NoteSchema,
    RuleSchema,
    SeatSchema,
    SettingSchema,
    TableSchema,
)
from xenodeck.server.server_words import ServerWords
from xenodeck.server.store import GuestRow, StoreError, TableHead
from xenodeck.server.tables.commands.seating import BadInvite, seat_of_invite, seated
from xenodeck.server.tables.model.info import DEALT, FREE, INVITED, OPEN, OVER, RUNNING, TableInfo
from xenodeck.server.tables.registry import BrokenTable, Registry, TableNotFound
from xenodeck.server.tables.table import TableLost

IN_SHORT = ("win", "turn", "others")  # a game in three lines

USUAL_SEATS = 3  # the number of seats where nothing else is said
MOST_LISTED = 100
MOST_OF_ONE = 10  # tables of one account
MOST_LOOKED_AT = 1000
MOST_MINE = 100
T = TypeVar("T")


def table_schema(registry: Registry, info: TableInfo) -> TableSchema:
    here = registry.here(info.id)
    seats = [SeatSchema(s.kind, s.name, s.bot, n in here, s.stand_in) for n, s in enumerate(info.seats)]
    return TableSchema(
        id=info.id,
        game=info.game,
        mode=info.mode,
        status=info.status,
        seats=seats,
        clock=info.clock.name,
        listed=info.listed,
        locked=bool(info.phrase),
        watch=info.watch,
        origin=info.origin,
        options=info.options,
        created=info.created,
        changed=info.changed,
        moves=info.moves,
        scores=info.scores if info.status == OVER else [],
        winners=info.winners if info.status == OVER else [],
        next=info.next,
        ranks=info.ranks if info.status == OVER else [],
    )


async def invitation(registry: Registry, info: TableInfo, code: str = "") -> Invitation:
    """What somebody with an invitation is told before joining. A code that was never valid is refused; a used one still
    tells who gave it."""
    number = seat_of_invite(info, code) if code else None
    if code and number is None:
        raise BadInvite
    hosting = info.seats_of(info.host)
    host = info.seats[hosting[0]].name if hosting else ""
    if number is not None and not host and info.host:
        known = await registry.services.store.guest(info.host)
        host = known.alias if known else ""
    return Invitation(
        table=info.id,
        game=info.game,
        host=host,
        status=info.status,
        free=sum(seat.kind == FREE for seat in info.seats) if info.status == OPEN else 0,
        good=number is not None and info.status == OPEN and info.seats[number].kind == INVITED,
        watch=info.watch,
    )


async def listed(registry: Registry, status: str | None) -> list[TableSchema]:
    """The newest tables, but only a few of one account, so that nobody fills the list. Guests who share an account,
    because they come from one address, take turns."""
    statuses = [status] if status else [OPEN, RUNNING]
    found: list[TableInfo] = []
    accounts: dict[str, dict[str, list[TableInfo]]] = {}  # account -> guest -> the tables they set up
    for head in await registry.services.store.listed(statuses, MOST_LOOKED_AT):
        with contextlib.suppress(BrokenTable):  # it was logged, and nobody could join it
            if head.id in registry.broken:
                continue
            info = registry.latest(head)
            accounts.setdefault(info.payer or info.host, {}).setdefault(info.host, []).append(info)
            found.append(info)
    shown = {info.id for guests in accounts.values() for info in in_turns(guests.values())[:MOST_OF_ONE]}
    return [table_schema(registry, info) for info in found if info.id in shown][:MOST_LISTED]


def in_turns(lists: Iterable[list[T]]) -> list[T]:
    """
    >>> in_turns([["a", "b", "c"], ["x"]])
    ['a', 'x', 'b', 'c']
    """
    return [one for turn in zip_longest(*lists) for one in turn if one is not None]


async def mine(registry: Registry, guest: GuestRow) -> list[MyTable]:
    return [
        await my_table(registry, guest, head) for head, _ in await registry.services.store.of_guest(guest.id, MOST_MINE)
    ]


async def my_table(registry: Registry, guest: GuestRow, head: TableHead) -> MyTable:
    """One of the tables of ``guest``. A table that cannot be opened is listed as such."""
    try:
        info = registry.latest(head)
        if info.status == RUNNING and info.waiting is None and head.id not in registry.broken:
            info = (await registry.get(head.id)).journal.committed_info or info
    except (BrokenTable, TableNotFound, StoreError, TableLost):
        return MyTable(unread_schema(head), [], False, broken=head.id in registry.broken)
    seats = info.seats_of(guest.id)
    asked = info.status == RUNNING and any(seat in (info.waiting or []) for seat in seats)
    tokens = [seated(registry.services, info, n) for n in seats if not info.seats[n].held]
    return MyTable(table_schema(registry, info), tokens, asked, broken=head.id in registry.broken)


def unread_schema(head: TableHead) -> TableSchema:
    """What is known of a table that cannot be read."""
    return TableSchema(
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


def game_schema(game: Game, lang: str) -> GameSchema:
    words = game.words(nearest_language(game.folder, lang))
    server = ServerWords.of(lang)
    table = words.table
    modes = [mode_schema(game, mode, words) for mode in game.modes]
    levels = [BotSchema(name, words.get("bot_names", name), words.get("bots", name)) for name in bots.of(game)]
    least, most = game.seats
    return GameSchema(
        id=game.id,
        name=words.get("game", "name"),
        tagline=words.get("game", "tagline"),
        minutes=words.get("game", "minutes"),
        rules=game.version,
        languages=languages(game.folder),
        least=least,
        most=most,
        modes=modes,
        bots=levels,
        usual=bots.usual(game),
        cards=dict(table.get("cards", {})),
        texts=dict(table.get("texts", {})),
        now=doing_now(table),
        counts=printed(game),
        places=dict(table.get("places", {})),
        fields=dict(table.get("fields", {})),
        by_seat=list(game.seat_fields),
        shown=list(game.shown_fields),
        phrases=dict(server.table["phrases"]),
        automata={seat: name for seat, name in table.get("automata", {}).items() if seat.isdecimal()},
        brief=brief_of(table.get("in_short", {})),
        lessons=[lesson_schema(lesson, words) for lesson in lessons(game.folder).values()],
        notes=[note_schema(note, words) for note in load_notes(game.folder)],
        gentle=gentle_schema(game),
        score=words.get("results", "standing"),
        forgets=forgetful(game),
    )


def option_schemas(game: Game, lang: str) -> list[SettingSchema]:
    words = game.words(nearest_language(game.folder, lang))
    return [setting_schema(words, option) for option in game.settings]


def brief_of(in_short: Mapping[str, Any]) -> list[str]:
    return [in_short[line] for line in IN_SHORT if line in in_short]


def note_schema(note: Note, words: Words) -> NoteSchema:
    return NoteSchema(
        id=note.name,
        text=words.get("notes", note.name),
        rule=note.rule,
        at=note.at,
        ask=note.ask,
        event=note.event,
        me=note.me,
        refusal=note.refusal,
        field=note.field,
        at_most=note.at_most,
        at_least=note.at_least,
    )


def gentle_schema(game: Game) -> GentleSchema:
    gentle = game.gentle
    mode = game.mode(gentle.mode or None)
    many = max(mode.seats[0], min(mode.seats[1], USUAL_SEATS)) - len(mode.automata) - 1
    others = gentle.bots or (bots.usual(game),) * many
    return GentleSchema(mode.id, {**game.starter_options_in(mode.id), **gentle.options}, list(others))


def doing_now(table: Mapping[str, Any]) -> dict[str, dict[str, dict[str, str]]]:
    """What each card does while a field has a value: ``[now]`` of the game, or else ``[brief]``."""
    found: dict[str, dict[str, dict[str, str]]] = {}
    for section in ("brief", "now"):  # the second overrides the first
        for field, by_value in table.get(section, {}).items():
            for value, patterns in by_value.items() if isinstance(by_value, Mapping) else ():
                does = found.setdefault(field, {}).setdefault(value, {})
                for code in table.get("cards", {}):
                    fits = (text for pattern, text in patterns.items() if fnmatchcase(code, pattern))
                    if text := patterns.get(code) or next(fits, ""):
                        does[code] = text
    return found


def lesson_schema(lesson: Lesson, words: Words) -> LessonSchema:
    seats = lesson.position["config"]["players"]
    title = words.get(f"lessons.{lesson.name}", "title")
    return LessonSchema(lesson.name, title, seats, len(lesson.steps), lesson.mode)


def mode_schema(game: Game, mode: Mode, words: Words) -> ModeSchema:
    setup = game.setup(mode.seats[1], mode=mode.id)
    return ModeSchema(
        id=mode.id,
        text=words.get("modes", mode.id),
        least=mode.seats[0],
        most=mode.seats[1],
        defaults=dict(mode.defaults),
        tick=mode.tick_ms,
        fewest=setup.scoring[0].fewest,
        rounds=setup.rounds,
        automata=list(setup.automata),
        begins=dict(game.starter_options_in(mode.id)),
        name=words.get("mode_names", mode.id) if words.has("mode_names", mode.id) else "",
        brief=brief_of(words.table.get("in_short", {}).get(mode.id, {})),
        live=game.live_options_in(mode.id),
    )


def setting_schema(words: Words, o: Setting, name: str = "") -> SettingSchema:
    """``name``: the key of the words for a setting inside another; where it has none, its own name is shown."""
    inside, name = bool(name), name or o.name
    return SettingSchema(
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
        each=None if o.each is None else setting_schema(words, o.each, name),
        parts=[setting_schema(words, part, f"{name}.{part.name}") for part in o.parts],
        important=o.important,
    )


@cache
def forgetful(game: Game) -> list[str]:
    """The places that forget, in any mode."""
    layouts = [game.setup(mode.seats[1], mode=mode.id).layout for mode in game.modes]
    return sorted({place.name for layout in layouts for place in layout.places if place.forgets})


def printed(game: Game) -> dict[str, int]:
    return game.printed()


def rule_schemas(game: Game, lang: str) -> list[RuleSchema]:
    words = game.words(nearest_language(game.folder, lang))
    return [RuleSchema(r.number, r.title, r.text, r.section) for r in words.rules()]
