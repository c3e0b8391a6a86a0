"""6.2 6.3 6.4 Map Race: players work on their own grids until one calls; then the grids are scored."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import ALONGSIDE, BITS, CHOICE, MIXED, NO_UNDONE, NUMBER, VOID, WAIT, Frame, Rule, Sent
from xenodeck.games.alieninjas.modes.map.state import CALL, DOWN, GRID, LOOK, SWAP, UP, MapRace
from xenodeck.games.alieninjas.rules import floor, score_round
from xenodeck.games.alieninjas.state import NO_TYPE

# The actions open to a seat, by a sum: it has cards face down (1), cards face up (2), and may call (4).
OPEN: Final = [
    [WAIT, SWAP],
    [WAIT, LOOK, UP, SWAP],
    [WAIT, DOWN, SWAP],
    [WAIT, LOOK, UP, DOWN, SWAP],
    [WAIT, SWAP, CALL],
    [WAIT, LOOK, UP, SWAP, CALL],
    [WAIT, DOWN, SWAP, CALL],
    [WAIT, LOOK, UP, DOWN, SWAP, CALL],
]


class Racing(Rule[MapRace]):
    """6.3 One tick: calls come first (R3.9); otherwise actions begin, and those whose time is over take effect.

    6.2 R3.3 One action at a time. R3.4 R3.5 say what is refused. R3.6 Cards in hand go back face down when play stops.
    R3.7 A wrong call freezes its player; R3.8 the others go on. R3.10 R3.11 R3.13 guard, limit and busy callers.
    """

    RULE = "6.3"
    MODE = ALONGSIDE
    DRAWS = MIXED
    HIDES_HOLDS = True  # R3.12

    def question(self, s: MapRace, f: Frame, before: list[int]) -> tuple[str, str]:
        if len(before) == 0:
            return "race", CHOICE
        if len(before) > 1:
            return "with", NUMBER
        kind: i64 = before[0]
        if kind == SWAP:
            return "swap", NUMBER
        if kind == DOWN:
            return "down", NUMBER
        return ("look" if kind == LOOK else "up"), NUMBER

    def choices(self, s: MapRace, f: Frame, seat: i64) -> list[int]:
        terms = s.setup
        if s.lanes.has_collected(seat):
            return OPEN[0][:1]
        up: i64 = s.up[seat]
        kind: i64 = 0
        if up != BITS[terms.cells] - 1:
            kind = 1
        if up != 0:
            kind += 2
        if not terms.guard or s.replicated(seat):
            kind += 4
        return OPEN[kind]

    def follow(self, s: MapRace, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        """Which cell, or which two, in the numbers of the page."""
        cells: i64 = s.setup.cells
        found: list[int] = []
        if len(before) == 0:
            if pick in (CALL, WAIT):
                return None
            wanted: bool = pick == DOWN
            for cell in range(cells):
                if pick == SWAP or s.cell_up(seat, cell) == wanted:
                    found.append(cell + 1)
            return found
        if len(before) == 1 and before[0] == SWAP:
            for cell in range(cells):
                if cell + 1 != pick:
                    found.append(cell + 1)
            return found
        return None

    def competes(self, s: MapRace, f: Frame, seat: i64, move: list[int]) -> bool:
        return move[0] == CALL

    def race_start(self, s: MapRace, f: Frame) -> int:
        """RG.9 The first tick, or the one after the latest wrong call."""
        return s.window

    def accepted_in_hold(self, s: MapRace, f: Frame, one: Sent) -> None:
        """R3.12 A hold is not told: a new action seems to begin, but shows no card."""
        s.lanes.show_waiting(one, [one.move[0], *(cell - 1 for cell in one.move[1:])], ends(s, one.move[0]))

    def step(self, s: MapRace, f: Frame, sent: list[Sent]) -> None:
        calls = False
        for one in sent:
            if one.move[0] == CALL:
                calls = True
        if calls:
            check_calls(s, sent)
            return
        for one in sent:
            begin(s, one.seat, one.move)

    def work_done(self, s: MapRace, f: Frame, seat: i64, doing: list[int]) -> None:
        zone: i64 = GRID[seat]
        kind: i64 = doing[0]
        cell: i64 = doing[1]
        card: i64 = s.zones[zone][cell]
        if kind == UP:
            s.up[seat] = s.up[seat] | BITS[cell]
            s.turn_up(card, zone)
            if s.log is not None:
                s.tell("up", seat, number=cell + 1, card=card, src=zone)
        elif kind == DOWN:
            s.up[seat] = s.up[seat] & ~BITS[cell]
            s.turn_down(card)
            s.tell_number("down", seat, -1, cell + 1)
        elif kind == SWAP:
            swap_cells(s, seat, cell, doing[2])

    def idle_ticks(self, s: MapRace, f: Frame) -> int:
        """The ticks until an action ends, or until the limit."""
        limit: i64 = s.setup.limit
        due: i64 = s.k0 + s.stood + limit if limit > 0 else s.now + 1_000_000
        for seat in s.lanes.working:
            due = min(due, s.lanes.until[seat])
        return due - s.now - 1

    def tick(self, s: MapRace, f: Frame) -> bool:
        """R3.11 At the limit the round is over, and nobody has ended it."""
        limit: i64 = s.setup.limit
        if limit == 0 or s.now - s.k0 - s.stood < limit:
            return False
        stop(s)
        s.tell("limit")
        score(s, -1, s.announcer)
        return True


def begin(s: MapRace, seat: i64, move: list[int]) -> None:
    """6.2 An action starts; its cost says with which tick it ends."""
    zone: i64 = GRID[seat]
    kind: i64 = move[0]
    until: i64 = ends(s, kind)
    cell: i64 = move[1] - 1
    if kind == LOOK:
        card: i64 = s.zones[zone][cell]
        s.glimpse(card, zone, BITS[seat], until)
        if s.log is not None:
            s.tell("look", seat, number=cell + 1, card=card, src=zone, seen=BITS[seat])
    if kind == SWAP:
        s.lanes.start_work(seat, [kind, cell, move[2] - 1], until)
    else:
        s.lanes.start_work(seat, [kind, cell], until)


def ends(s: MapRace, kind: i64) -> i64:
    """6.3 The last tick of an action that begins in this one."""
    return s.now + s.setup.costs[kind] - 1


def swap_cells(s: MapRace, seat: i64, one: i64, other: i64) -> None:
    """6.2 Two cards change places; face-up cards stay face up, face-down cards face down."""
    zone: i64 = GRID[seat]
    grid = s.zones[zone]
    first: i64 = BITS[one]
    second: i64 = BITS[other]
    up: i64 = s.up[seat]
    if (up & first != 0) != (up & second != 0):
        s.up[seat] = up ^ (first | second)
    s.swap(zone, grid[one], grid[other])
    if s.log is not None:
        s.tell("swap", seat, src=zone, facts={"cells": [one + 1, other + 1]})


def stop(s: MapRace) -> None:
    """R3.6 Play stops: cards in hand go back face down to their cells.

    R3.12 So do the cards of actions that ended during a hold.
    """
    if len(s.lanes.working) == 0 and len(s.lanes.interrupted) == 0:
        return
    undone = s.lanes.interrupted
    s.lanes.interrupted = NO_UNDONE
    for seat in range(s.seats):
        put_back(s, seat, s.lanes.cancel(seat, s.now))
        for one in undone:
            if one[0] == seat:
                put_back(s, seat, one[1:])


def put_back(s: MapRace, seat: i64, doing: list[int]) -> None:
    for at in range(1, len(doing)):
        cell: i64 = doing[at]
        s.turn_down(s.zones[GRID[seat]][cell])
        s.up[seat] = s.up[seat] & ~BITS[cell]
    if len(doing) > 0 and s.log is not None:
        s.tell("back", seat, number=doing[1] + 1, facts={"cells": [cell + 1 for cell in doing[1:]]})


def check_calls(s: MapRace, sent: list[Sent]) -> None:
    """6.3 R3.7 R3.9 Calls in their order: a right one ends the round, a wrong one freezes its player."""
    if s.setup.hold_ticks > 0:
        s.stood += s.setup.hold_ticks  # the calls were held for so long, and no clock ran
    stop(s)
    for at in range(len(sent)):
        one = sent[at]
        if one.move[0] != CALL:
            one.result = "INTERRUPTED"
            continue
        seat: i64 = one.seat
        s.tell("call", seat)
        if s.replicated(seat):
            for late in sent[at + 1 :]:
                late.result = VOID
            for early in sent[:at]:
                if early.move[0] != CALL:
                    early.result = VOID
            s.tell("right", seat)
            s.ender = seat
            score(s, seat, seat)
            return
        s.lanes.freeze(seat)
        s.window = s.now + 1
        s.tell("wrong", seat)
        if all_frozen(s):
            score(s, -1, seat)  # R3.17
            return


def all_frozen(s: MapRace) -> bool:
    return all(s.lanes.is_frozen(seat) for seat in range(s.seats))


def score(s: MapRace, ender: i64, announcer: i64) -> None:
    """6.4 Score all grids; R3.15 a player who called wrongly gets half, after the floor of 0."""
    points: list[int] = []
    for seat in range(s.seats):
        raw = grid_points(s, seat, ender)
        if s.lanes.is_frozen(seat):
            whole: i64 = floor(s, seat, raw)
            half: i64 = whole // 2
            if whole != half:
                s.tell_number("halved", seat, -1, whole - half)
            points.append(half)
        else:
            points.append(floor(s, seat, raw))
    s.close_lanes()
    s.lasted = s.now - s.k0
    score_round(s, points, announcer)


def grid_points(s: MapRace, seat: i64, ender: i64) -> i64:
    """6.4 R3.14 R3.16 R3.18 The points of a grid with the bonus for ending the round, before floor and halving."""
    terms = s.setup
    at: i64 = s.map_of(seat)
    wants = terms.wants[at]
    optional: i64 = terms.optional[at]
    grid = s.zones[GRID[seat]]
    right: i64 = 0
    wrong: i64 = 0
    extra: i64 = 0  # 1: the optional card lies where it should
    for cell in range(terms.cells):
        if s.cell_up(seat, cell):
            wanted: i64 = wants[cell]
            if wanted == NO_TYPE or terms.type_of[s.face[grid[cell]]] != wanted:
                wrong += 1
            elif cell == optional:
                extra = 1
            else:
                right += 1
    bonus: i64 = 1 + extra if seat == ender else 0
    counted: i64 = 0
    if seat == ender:
        counted = extra if terms.optional_point else 0
    elif s.lanes.is_frozen(seat) and terms.false_optional:
        counted = extra
    tell_points(s, seat, right, wrong, counted, bonus)
    return right - wrong + counted + bonus


def tell_points(s: MapRace, seat: i64, right: i64, wrong: i64, counted: i64, bonus: i64) -> None:
    """Tell the entries of the score, for the ledger."""
    if s.log is None:
        return
    if right != 0:
        s.tell_number("placed", seat, -1, right)
    if wrong != 0:
        s.tell_number("misplaced", seat, -1, wrong)
    if counted != 0:
        s.tell_number("optional", seat, -1, counted)
    if bonus != 0:
        s.tell_number("bonus", seat, -1, bonus)


RACING: Final = Racing()
