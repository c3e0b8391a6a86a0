"""Who of several competitors came when, sent to everybody when the race is decided and committed.

Times are in ms of the table's own time, from the frame that showed what was to be had; they do not pass while the
table stands still. Whole ticks that a hold makes up for a slow connection are subtracted, as the rules do, so the
times agree with who was first. None of this is in the state, the journal or the record.
"""

from __future__ import annotations

from collections.abc import Sequence

from xenodeck.core.definition.game import Attempt, Game
from xenodeck.core.errors import GameError
from xenodeck.core.rules.engine import put_before
from xenodeck.core.rules.lanes import ACCEPTED, BEATEN, HELD, VOID
from xenodeck.core.rules.state import PASS, State
from xenodeck.core.sessions.inputs import InputResult
from xenodeck.core.words.attempt import read
from xenodeck.server.messages.protocol import Move, Race
from xenodeck.server.tables.audience.channel import encode
from xenodeck.server.tables.model.inbox import PendingMove
from xenodeck.server.tables.model.race import DecidedRace, Entrant, RaceResult, RaceStart, race_times
from xenodeck.server.tables.table import Table

LATE_MS = 2000  # so long after a race was decided, a competitor is told by how much a move was too late
TAKEN = (ACCEPTED, BEATEN, VOID)  # results of moves that are decided


# -- before and after a tick -------------------------------------------------------------------------------------------


def note_race_shown(table: Table) -> None:
    """A tick was committed and sent. Note the time if something to compete for can be had from now on."""
    session = table.session
    if session is None or not tells_times(session.state):
        return
    s = session.state
    f = s.agenda[s.depth - 1]
    if int(f.rule.race_start(s, f)) == int(s.now) + 1:
        begun = table.services.now() if table.ticker.due is None else table.ticker.due - session.setup.tick_ms
        table.race.window = int(s.now) + 1
        table.race.shown = max(table.services.now() - begun, 0)


def tells_times(s: State) -> bool:
    return not s.over and s.depth > 0 and type(s.agenda[s.depth - 1].rule).TELLS_TIMES


def find_entrants(table: Table, heard: list[PendingMove], due: int) -> dict[int, Entrant]:
    """Return the competitors in the coming tick by seat. Call this before the rules get the moves."""
    s, margins, setup = table.running().state, table.race, table.running().setup
    if not heard or not tells_times(s):
        return {}
    f = s.agenda[s.depth - 1]
    window, number = int(f.rule.race_start(s, f)), int(s.now) + 1
    if window != margins.window:
        return {}
    found: dict[int, Entrant] = {}
    for one in heard:
        if one.seat in found or not competes(table.game, s, one.seat, one.attempt):
            continue
        made_up = min(max(one.comp, 0), max(int(setup.hold_ticks), 0))
        into = None if one.at is None else min(max(one.at - due + setup.tick_ms, 0), setup.tick_ms)
        found[one.seat] = Entrant(one.seat, max(window, number - made_up), into)
    if found and (margins.start is None or margins.start.window != window):
        margins.entrants = []
        margins.start = RaceStart(window, s.clone(), [table.ask(seat) for seat in range(s.seats)])
    return found


def decide_race(
    table: Table, entrants: dict[int, Entrant], heard: list[PendingMove], results: Sequence[InputResult], now: int
) -> RaceResult | None:
    """Return the result of the race if this tick decides it. None: it is not decided yet, or nobody has won it."""
    margins, setup, tick = table.race, table.running().setup, table.ticks
    came = list(margins.entrants)
    ended = {one.seat: one.result for one in results[len(heard) :]}  # decided because a hold is over
    for one, result in zip(heard, results, strict=False):
        if one.seat in entrants and result.result in (*TAKEN, HELD):
            came.append(entrants.pop(one.seat))
            ended[one.seat] = result.result
    margins.entrants = came
    if margins.start is None or not any(ended.get(one.seat) in TAKEN for one in came):
        return None
    start, margins.start, margins.entrants = margins.start, None, []
    firsts = [one for one in came if ended.get(one.seat) == ACCEPTED]
    if len(firsts) != 1:
        return None
    tick_ms, shown = int(setup.tick_ms), margins.shown
    times, drawn = race_times(came, firsts[0], start.window, tick_ms, shown, int(setup.hold_ticks) >= 0)
    ends = (tick - start.window + 1) * tick_ms - shown
    return RaceResult(Race(times, drawn), DecidedRace(start, now, ends, times[0].ms, {one.seat for one in times}))


def after_tick(table: Table, told: RaceResult | None) -> None:
    """The tick is committed, and everybody was sent what it shows."""
    note_race_shown(table)
    if told is not None:
        send_times(table, told)


def send_times(table: Table, told: RaceResult) -> None:
    """Send the times to everybody. Call this after the commit, and after the frame that shows the tick."""
    table.race.decided = told.decided
    frame = encode(told.race)
    for channel in table.audience.channels.values():
        channel.send(frame)


def too_late(table: Table, seat: int, message: Move, comp: int) -> tuple[int, int]:
    """For a refused move: the time of ``seat``, and by how much it was too late; zeros: it was not too late for
    a race."""
    decided, now = table.race.decided, table.services.now()
    if decided is None or seat < 0 or seat in decided.known or table.standstill.current is not None:
        return 0, 0
    # words refer to the question that the seat was shown
    named = message.action is not None or message.ask == decided.start.asks[seat]
    if not named or now - decided.at > LATE_MS:
        return 0, 0
    before = decided.start.state
    begun = before.earlier(seat)
    if message.afresh:
        put_before(before, seat, [])
    try:
        was_after_it = competes(table.game, before, seat, message.words if message.action is None else message.action)
    finally:
        put_before(before, seat, begun)
    if not was_after_it:
        return 0, 0
    decided.known.add(seat)
    ms = max(decided.ends + now - decided.at - comp * int(table.running().setup.tick_ms), decided.best + 1)
    return ms, ms - decided.best


# -- figures -----------------------------------------------------------------------------------------------------------


# -- what competes -----------------------------------------------------------------------------------------------------


def competes(game: Game, s: State, seat: int, attempt: Attempt | list[int]) -> bool:
    """Is this a whole move of ``seat`` for something that only the first one gets? Changes nothing."""
    try:
        picks = list(attempt) if isinstance(attempt, list) else read(game, s, seat, attempt)
    except GameError:
        return False
    move = complete_move(s, seat, picks)
    f = s.agenda[s.depth - 1]
    return move is not None and bool(f.rule.competes(s, f, seat, move))


def complete_move(s: State, seat: int, picks: list[int]) -> list[int] | None:
    """Return all answers of a move, with those that the engine gives by itself. None: it is to wait, or only a part of
    a move."""
    f = s.agenda[s.depth - 1]
    before: list[int] = []
    for pick in picks:
        if pick == PASS and not before:
            return None
        more = f.rule.follow(s, f, seat, before, pick)
        before = [*before, pick]
        while more is not None and len(more) == 1:
            pick, more = more[0], f.rule.follow(s, f, seat, before, more[0])
            before = [*before, pick]
        if more is None:
            return before
    return None
