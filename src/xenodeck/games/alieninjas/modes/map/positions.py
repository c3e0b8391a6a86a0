"""6 How a table of Map Race is written.

Its ticks count from START: ``tick`` is the k of the page. ``stood`` is the number of ticks for which calls were held
(RG.9); the limit does not count them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import BITS, BadPosition, Frame, Sent, is_count, is_seat
from xenodeck.games.alieninjas.holds import open_lanes, read_hold, write_hold
from xenodeck.games.alieninjas.modes.map.play.racing import RACING
from xenodeck.games.alieninjas.modes.map.rules import LAYING, PICKING, READY
from xenodeck.games.alieninjas.modes.map.state import (
    ACTIONS,
    CALL,
    GRID,
    LOOK,
    MAPS,
    SIDE_A,
    SIDE_B,
    SWAP,
    MapRace,
    MapSetup,
)

RULE = "11.1"
SIDES = "ab"


def lists(setup: MapSetup, data: Mapping[str, Any]) -> Mapping[str, Any]:
    """Maps are written with their side, one code for each seat; grids may be left out if nobody has one yet."""
    listed = dict(data)
    maps = data.get("maps")
    if maps is not None:
        if not isinstance(maps, list):
            raise BadPosition("maps has a map for each seat.", "6.1")
        listed["maps"] = [[] if code is None else [card_of(setup, code)] for code in maps]
    return listed


def card_of(setup: MapSetup, code: object) -> str:
    sides = setup.layout.codes[setup.first_side :]
    if not isinstance(code, str) or code not in sides:
        raise BadPosition(f"maps: there is no {str(code)[:40]!r}; it is P1a, P1b and so on.", "6.1")
    return code[:-1]


def read(s: MapRace, data: Mapping[str, Any], state: str) -> None:
    read_announcer(s, data)
    read_characters(s, data, state)
    if state == "PICK":
        read_pick(s, data)
        return
    read_maps(s, data)
    tick, stood = data.get("tick", 0), data.get("stood", 0)
    if not is_count(stood) or not is_count(tick) or stood > tick:
        raise BadPosition("tick and stood are counts, and stood is a part of tick.", RULE)
    if s.setup.limit and tick - stood > last_tick(s, data):
        raise BadPosition("tick is a count below the limit of the round.", RULE)
    s.now = tick
    s.k0 = 0
    s.stood = stood
    for seat in range(s.seats):
        grid = s.zones[GRID[seat]]
        if sorted(grid) != s.setup.cards_of[s.character[seat]]:
            raise BadPosition(f"the grid of seat {seat} has all cards of its character.", "6.1")
        s.set_apart(grid)
    read_up(s, data)
    if state == "READY":
        if any(s.up) or tick:  # without ticks there were no holds
            raise BadPosition("before START every card lies face down, and no tick has passed.", "R3.2")
        s.then(Frame(READY, s.announcer))
        return
    s.then(Frame(RACING, -1))
    read_run(s, data)


def last_tick(s: MapRace, data: Mapping[str, Any]) -> int:
    """R3.11 R3.12 The last tick in which a round may still run; a hold may begin with that tick and last longer."""
    limit, hold = int(s.setup.limit), data.get("hold")
    until: Any = hold.get("until") if isinstance(hold, Mapping) else None
    return limit + max(0, int(s.setup.hold_ticks) - until) if is_count(until) else limit - 1


def read_announcer(s: MapRace, data: Mapping[str, Any]) -> None:
    announcer = data.get("announcer", int(s.first))
    if not is_seat(announcer, s) or ("first" in data and data["first"] != announcer):
        raise BadPosition("announcer is a seat; first is the same.", RULE)
    s.announcer = announcer
    s.first = announcer


def read_characters(s: MapRace, data: Mapping[str, Any], state: str) -> None:
    """Read the characters from their codes, or from the cards of the grids."""
    terms = s.setup
    names: list[object] = [f"C{number + 1}" for number in range(terms.characters)]
    grids = [s.zones[GRID[seat]] for seat in range(s.seats)]
    found: Any = data.get("characters")
    if found is None:
        found = [names[terms.character_of[grid[0]]] if grid else None for grid in grids]
    if (
        not isinstance(found, list)
        or len(found) != s.seats
        or any(one not in names for one in found if one is not None)
    ):
        raise BadPosition("characters has C1, C2 … or null for each seat.", "6.1")
    s.character = [-1 if one is None else names.index(one) for one in found]
    taken = [number for number in s.character if number >= 0]
    if len(set(taken)) < len(taken) or (state != "PICK" and len(taken) < s.seats):
        raise BadPosition("everybody has a character of their own.", "6.1")


def read_pick(s: MapRace, data: Mapping[str, Any]) -> None:
    """6.1 The next player to pick is the first one from the announcer on without a character."""
    order = [(int(s.announcer) + at) % int(s.seats) for at in range(s.seats)]
    free = [seat for seat in order if s.character[seat] < 0]
    settled = order[: len(order) - len(free)]
    if not free or any(s.character[seat] < 0 for seat in settled) or data.get("active", free[0]) != free[0]:
        raise BadPosition("they pick in seat order from the announcer on.", "6.1")
    if not s.setup.choosing or s.rounds or any(s.zones[GRID[seat]] for seat in range(s.seats)):
        raise BadPosition("characters are picked before the first round, with m3_characters choose.", "6.1")
    strange = sorted({"up", "stood", "busy", "frozen", "window", "hold", "maps"} & set(data))
    if strange:
        raise BadPosition(f"PICK has no {strange[0]!r}.", RULE)
    s.running = 0
    s.now = tick_of(data)
    s.then(Frame(PICKING, free[0]))


def tick_of(data: Mapping[str, Any]) -> int:
    tick = data.get("tick", 0)
    if not is_count(tick):
        raise BadPosition("tick is a count.", RULE)
    return int(tick)


def read_maps(s: MapRace, data: Mapping[str, Any]) -> None:
    """Turn the maps to the side that was written."""
    terms, codes = s.setup, data.get("maps")
    if not isinstance(codes, list) or len(codes) != s.seats or not all(isinstance(code, str) for code in codes):
        raise BadPosition("maps has a map for each seat.", "6.1")
    sides = {code[-1] for code in codes}
    if len(sides) != 1:
        raise BadPosition("all maps lie with the same side up.", "6.1")
    s.side = SIDE_A if sides == {"a"} else SIDE_B
    face = s.face.copy()
    numbers: list[int] = []
    for seat in range(s.seats):
        card = s.zones[MAPS[seat]][0]
        numbers.append(card - int(terms.first_map))
        face[card] = int(terms.first_side) + 2 * numbers[-1] + int(s.side)
    s.face = face
    read_used(s, data)
    s.used += [number for number in numbers if number not in s.used]


def read_used(s: MapRace, data: Mapping[str, Any]) -> None:
    terms, used = s.setup, data.get("used_maps", [])
    names: list[object] = list(terms.layout.codes[terms.first_map : terms.first_side])
    if not isinstance(used, list) or any(code not in names for code in used) or len(set(used)) < len(used):
        raise BadPosition("used_maps: maps, each of them once.", "R3.1")
    s.used = [names.index(code) for code in used]


def read_up(s: MapRace, data: Mapping[str, Any]) -> None:
    up, cells = data.get("up", [[]] * int(s.seats)), int(s.setup.cells)
    if not isinstance(up, list) or len(up) != s.seats:
        raise BadPosition("up has a list of cells for each seat.", RULE)
    for seat, open_cells in enumerate(up):
        for cell in read_cells(open_cells, cells):
            s.up[seat] |= BITS[cell]
            s.turn_up(s.zones[GRID[seat]][cell], GRID[seat])


def read_cells(value: object, cells: int) -> list[int]:
    if not isinstance(value, list) or not all(is_count(cell) and 1 <= cell <= cells for cell in value):
        raise BadPosition(f"a cell is a number from 1 to {cells}.", RULE)
    if len(set(value)) < len(value):
        raise BadPosition("a cell is named twice.", RULE)
    return [cell - 1 for cell in value]


def read_run(s: MapRace, data: Mapping[str, Any]) -> None:
    """Read who is busy or frozen, since when a call may count, and a hold."""
    frozen, busy = data.get("frozen", [False] * int(s.seats)), data.get("busy", [None] * int(s.seats))
    if not isinstance(frozen, list) or len(frozen) != s.seats or not all(isinstance(one, bool) for one in frozen):
        raise BadPosition("frozen is true or false for each seat.", RULE)
    if all(frozen):
        raise BadPosition("when everybody is frozen the round is over.", "6.3")
    if not isinstance(busy, list) or len(busy) != s.seats:
        raise BadPosition("busy has an action or null for each seat.", RULE)
    window = data.get("window", 0)
    if not is_count(window) or window > s.now:
        raise BadPosition("window is the tick of the latest wrong call.", RULE)
    s.window = window + 1
    check_stood(s, frozen.count(True))
    lanes = open_lanes(s)
    read_hold(s, data, lambda seat: Sent(seat, [CALL]), 0)  # a held caller may seem to be busy
    for seat in range(s.seats):
        if frozen[seat]:
            lanes.freeze(seat)
        if busy[seat] is not None:
            if frozen[seat]:
                raise BadPosition("who is frozen is not busy.", "R3.12")
            read_busy(s, seat, busy[seat])
    if any(lanes.is_frozen(one.seat) for one in lanes.collected):
        raise BadPosition("hold: who is frozen does not call.", "RG.9")


def check_stood(s: MapRace, frozen: int) -> None:
    """RG.9 ``stood`` is a number of whole holds, each of which froze a player: a right call would have ended the
    round."""
    cap, stood = int(s.setup.hold_ticks), int(s.stood)
    if stood and (cap <= 0 or stood % cap or stood // cap > frozen):
        raise BadPosition("stood: the ticks of holds that are over, each of which has frozen a caller.", "RG.9")


def read_busy(s: MapRace, seat: int, entry: object) -> None:
    if not isinstance(entry, Mapping) or set(entry) != {"type", "cells", "done"}:
        raise BadPosition("busy: {type, cells, done}.", RULE)
    kind, done = entry["type"], entry["done"]
    if kind not in ACTIONS[LOOK : SWAP + 1]:
        raise BadPosition("busy: LOOK, UP, DOWN or SWAP.", "6.2")
    number = ACTIONS.index(kind)
    cells = read_cells(entry["cells"], int(s.setup.cells))
    if len(cells) != (2 if number == SWAP else 1) or (number != SWAP and s.cell_up(seat, cells[0]) != (kind == "DOWN")):
        raise BadPosition("busy: the cells do not fit the action.", "R3.4")
    if not is_count(done) or not s.now < done < s.now + s.setup.costs[number]:
        raise BadPosition("busy: done is a tick to come, no later than the action takes.", "6.2")
    if number == LOOK and not s.lanes.has_waiting(seat):
        s.glimpse(s.zones[GRID[seat]][cells[0]], GRID[seat], BITS[seat], done)
    s.lanes.start_work(seat, [number, *cells], done)


def read_over(s: MapRace, data: Mapping[str, Any]) -> None:
    """Between two rounds characters and used maps still count; the table is cleared before the next one."""
    given = data.get("announcer", int(s.first))
    if not is_seat(given, s) or ("next" in data and "first" in data and data["first"] != given):
        raise BadPosition("announcer is a seat; first is the same.", RULE)
    if s.next >= 0 and "first" not in data and "next" not in data:
        s.next = given
    s.announcer = given
    s.first = given
    if data.get("characters") is not None or s.zones[GRID[0]]:
        read_characters(s, data, "RUN")
    elif not s.over and not data.get("over"):
        raise BadPosition("characters are kept for the game.", "6.1")
    if data.get("maps"):
        read_maps(s, data)
    else:
        read_used(s, data)
    s.now = s.lasted = tick_of(data)
    if s.zones[GRID[0]]:
        read_up(s, data)


# -- writing -----------------------------------------------------------------------------------------------------------


def shared(s: MapRace) -> dict[str, Any]:
    terms = s.setup
    return {
        "characters": [None if number < 0 else f"C{number + 1}" for number in s.character],
        "announcer": int(s.announcer),
        "used_maps": [terms.layout.codes[terms.first_map + number] for number in s.used],
        "up": [[at + 1 for at in range(terms.cells) if s.cell_up(seat, at)] for seat in range(s.seats)],
    }


def write(s: MapRace, whole: bool) -> dict[str, Any]:
    rule = s.frame.rule
    found = {**shared(s), "tick": int(s.round_tick()) if rule is RACING else 0}
    if rule is PICKING:
        del found["up"]
        return {**found, "state": "PICK", "active": int(s.frame.seat)}
    if rule is not RACING:
        assert rule is READY or rule is LAYING
        return {**found, "state": "READY"}
    lanes = s.lanes
    busy = [write_busy(s, seat) if lanes.doing[seat] else None for seat in range(s.seats)]
    frozen = [lanes.is_frozen(seat) for seat in range(s.seats)]
    found |= {"state": "RUN", "busy": busy, "frozen": frozen, "window": int(s.window - s.k0 - 1)}
    if s.stood:
        found["stood"] = int(s.stood)
    return {**found, **write_hold(s, int(s.k0))} if whole else found


def write_busy(s: MapRace, seat: int) -> dict[str, Any]:
    doing = s.lanes.doing[seat]
    cells = [cell + 1 for cell in doing[1:]]
    return {"type": ACTIONS[doing[0]], "cells": cells, "done": int(s.lanes.until[seat] - s.k0)}


def write_over(s: MapRace) -> dict[str, Any]:
    return {**shared(s), "tick": int(s.round_tick())}


def looks(s: MapRace, entries: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """A look whose action is over is seen until the next tick; all others are written under other keys."""
    kept: list[dict[str, Any]] = []
    for entry in entries:
        seat, at = entry["seat"], entry["at"]
        doing = s.lanes.doing[seat] if len(s.lanes.doing) else []
        if "until" in entry and list(doing) != [LOOK, at]:
            kept.append({**entry, "until": entry["until"] - int(s.k0)})
    return kept
