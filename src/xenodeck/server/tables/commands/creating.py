"""Setting up a table. Everything is checked before anything is created."""

from __future__ import annotations

import secrets
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from xenodeck import bots, games
from xenodeck.core.coaching.lesson import LessonProgress, find_lesson
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import BadConfig, BadPosition, GameError
from xenodeck.core.records.record import Record
from xenodeck.core.records.replay import reseeded
from xenodeck.server.auth.tokens import digest_code, hash_phrase, made_up_alias, new_code, new_table_id, plain_phrase
from xenodeck.server.limits.accounts import payer
from xenodeck.server.messages.protocol import ClockRule
from xenodeck.server.messages.schemas import Beginning, ClockWish, Created, NewTable
from xenodeck.server.services import Services
from xenodeck.server.store import GuestRow
from xenodeck.server.tables.commands import seating
from xenodeck.server.tables.commands.jobs import Unplayable, position_in, run_job, sent_record
from xenodeck.server.tables.commands.seating import SEED_BITS, seated
from xenodeck.server.tables.commands.sizes import refuse_bulk, refuse_too_large, refuse_too_many
from xenodeck.server.tables.model.info import (
    AUTOMATON,
    BOT,
    CLOCKS,
    DEALT,
    FREE,
    INVITED,
    OVER,
    PERSON,
    SECOND,
    SEEDED,
    SET_UP,
    TAUGHT,
    Seat,
    TableInfo,
    from_text,
    to_text,
)
from xenodeck.server.tables.registry import Registry, TableNotFound
from xenodeck.server.tables.table import Table
from xenodeck.server.workers.rehearsal import rehearse

LESSON_PACE = 1200  # ms, so that people can see what the others do
MOST_SIMULATIONS = 5000  # of one dreamer at a table: more would take too long
MOST_TOGETHER = 10_000  # of all dreamers at a table


class TableStart(Struct):
    """How a table begins; everything in it is checked."""

    game: Game
    mode: str
    seats: int
    options: dict[str, Any]
    seed: int
    origin: str
    position: dict[str, Any] | None
    automata: list[int]  # seats that nobody can choose
    lesson: LessonProgress | None = None


async def create(registry: Registry, guest: GuestRow, wish: NewTable) -> Created:
    start = await table_start(registry, guest, wish)
    if start.lesson is not None:
        wish = as_lesson(wish)
    free = [number for number in range(start.seats) if number not in start.automata]
    if len(wish.seats) != len(free):
        raise BadConfig(f"this position has {len(free)} seats, not {len(wish.seats)}.")
    if wish.phrase and not plain_phrase(wish.phrase):
        raise BadConfig("a pass phrase has something in it besides blanks.")
    phrase = await registry.services.in_thread(hash_phrase, wish.phrase) if wish.phrase else ""
    services = registry.services
    info = TableInfo(
        id=new_table_id(),
        game=start.game.id,
        rules=start.game.version,
        mode=start.mode,
        seats=[Seat(AUTOMATON if number in start.automata else FREE) for number in range(start.seats)],
        clock=clock_rule(wish.clock),
        created=services.now(),
        seed=start.seed,
        options=start.options,
        position=start.position,
        origin=start.origin,
        host=guest.id,
        payer=payer.get(),
        listed=wish.listed,
        phrase=phrase,
        assist=wish.assist,
        undo=wish.undo,
        watch=wish.watch,
        pace=wish.pace,
        lesson=start.lesson,
    )
    invites: dict[str, str] = {}
    for number, seat in zip(free, wish.seats, strict=True):
        if seat.kind == "me":
            info.seats[number] = Seat(PERSON, guest.id, info.free_name(guest.alias))
        elif seat.kind == "bot":
            level = level_of(start.game, seat.bot)
            info.seats[number] = Seat(BOT, bot=level, name=info.free_name(made_up_alias(secrets.SystemRandom())))
        elif seat.kind == "invite":
            invites[str(number)] = code = new_code()
            info.seats[number] = Seat(INVITED, invite=digest_code(code))
    refuse_much_thinking(info)
    refuse_too_many(registry, info)
    refuse_unless_playable(services, start.game, info)
    await seating.set_up(registry, Table(services, start.game, info, None))
    mine = [seated(services, info, number) for number in info.seats_of(guest.id)]
    return Created(info.id, mine, invites)


def level_of(game: Game, wanted: str) -> str:
    """Return the name of a bot that can play this game."""
    if not wanted:
        return bots.usual(game)
    bots.find(game, wanted)
    kind, _, simulations = wanted.partition(":")
    if simulations and int(simulations) > MOST_SIMULATIONS:
        raise BadConfig(f"a {kind} at a table thinks at most {MOST_SIMULATIONS} games ahead.")
    return wanted


def refuse_much_thinking(info: TableInfo) -> None:
    """Limit how many games all bots of a table together think ahead."""
    counts = [seat.bot.partition(":")[2] for seat in info.seats]
    if sum(int(count) for count in counts if count) > MOST_TOGETHER:
        raise BadConfig(f"the bots of a table think at most {MOST_TOGETHER} games ahead together.")


def clock_rule(wish: ClockWish) -> ClockRule:
    if wish.name != "own":
        return CLOCKS[wish.name]
    return ClockRule("own", wish.move * SECOND, wish.bank * SECOND)


# -- where it begins -----------------------------------------------------------------------------------------------


async def table_start(registry: Registry, guest: GuestRow, wish: NewTable) -> TableStart:
    begin = wish.begin
    wished = (begin.seed, begin.position, begin.record, begin.table, begin.lesson)
    if sum(one is not None for one in wished) > 1:
        raise BadConfig(
            "a table begins with one of a seed, a position, a record, a table and a lesson, not with several."
        )
    if begin.lesson is not None:
        return lesson_start(games.find(wish.game), begin.lesson)
    if begin.position is None and begin.record is None and begin.table is None:
        game = games.find(wish.game)
        mode = game.mode(wish.mode or None)
        seats = len(wish.seats) + len(mode.automata)
        if mode.automata and not mode.seats[0] <= seats <= mode.seats[1]:
            low, high = (bound - len(mode.automata) for bound in mode.seats)
            raise BadConfig(f"besides the automata {low} to {high} can play {mode.id}, not {len(wish.seats)}.")
        setup = game.setup(seats, wish.options, mode.id)
        seed = secrets.randbits(SEED_BITS) if begin.seed is None else begin.seed
        origin = DEALT if begin.seed is None else SEEDED
        options = game.not_as_printed(setup)
        return TableStart(game, setup.mode, seats, options, seed, origin, None, list(setup.automata))
    if wish.options or wish.mode:
        raise BadConfig("the options and the mode of this table come with the position.")
    game, position = await position_of(registry, begin, wish.game)
    try:
        found = await run_job(registry, rehearse, game.id, game.version, position)
    except Unplayable as no:
        raise BadPosition("this is not a position of this game, or not one that can be played on.") from no
    return TableStart(game, found.mode, found.seats, found.options, found.seed, SET_UP, position, found.automata)


def lesson_start(game: Game, name: str) -> TableStart:
    """How the table of a lesson begins. It was tested with the game."""
    lesson = find_lesson(game, name)
    session, at = lesson.start_session(game)
    options = game.not_as_printed(session.setup)
    setup, position = session.setup, dict(lesson.position)
    return TableStart(
        game, setup.mode, int(setup.seats), options, session.seed, TAUGHT, position, list(setup.automata), at
    )


def as_lesson(wish: NewTable) -> NewTable:
    """Change the wish for a table into one for a lesson: no spectators, no clock, no undo, and no hints."""
    if [seat.kind for seat in wish.seats] != ["me", *["bot"] * (len(wish.seats) - 1)]:
        raise BadConfig("in a lesson the first seat is the pupil's, and bots sit in the others.")
    return replace(
        wish, clock=ClockWish(), listed=False, phrase="", watch=False, undo=False, assist=False, pace=LESSON_PACE
    )


def refuse_unless_playable(services: Services, game: Game, info: TableInfo) -> None:
    """Begin the game on a trial table and show it to every viewer. A table on which this fails is refused before
    anything is stored."""
    trial = Table(services, game, from_text(to_text(info)), None)
    try:
        seating.start_session(trial)
        assert trial.session is not None
        seating.refuse_quick(trial.session.setup)
        refuse_too_large(trial)
        trial.check_scenes()
    except GameError:
        raise
    except Exception as bug:
        services.log.error("table_refused", game=game.id, exc_info=bug)
        if info.position is not None:
            raise BadPosition("this is not a position that can be played on.") from bug
        raise BadConfig("a game cannot begin like this.") from bug


async def position_of(registry: Registry, begin: Beginning, name: str) -> tuple[Game, dict[str, Any]]:
    """Return the position to begin with. Chance gets a new seed, unless the sender has set it in the position."""
    seed = secrets.randbits(SEED_BITS)
    if begin.position is not None:
        refuse_bulk(begin.position)
        config = begin.position.get("config")
        has_seed = isinstance(config, dict) and "seed" in config
        game = games.find(name)
        return game, begin.position if has_seed else reseeded_with_chance(begin.position, seed)
    text = begin.record
    if begin.table is not None:
        info = await registry.info(begin.table)
        if info.status != OVER:
            raise GameError("NOT_OVER", "The game is still running.")
        if info.phrase:
            raise TableNotFound
        text = await registry.services.store.record(begin.table)
    if text is None:
        raise TableNotFound
    record = sent_record(text) if begin.record is not None else Record.read(text)
    if record.game != name:
        raise BadConfig(f"this is a game of {record.game}, not of {name}.")
    game = games.find(record.game, record.rules)
    position = await run_job(registry, position_in, text, begin.step, record=text)
    return game, reseeded(position, seed)


def reseeded_with_chance(position: dict[str, Any], seed: int) -> dict[str, Any]:
    fresh = reseeded(position, seed)
    if "chance" in position:
        fresh["chance"] = position["chance"]
    return fresh
