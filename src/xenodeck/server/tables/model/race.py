"""A race for the same thing: the competitors, when each came, and the times that are sent when it is decided."""

from __future__ import annotations

from dataclasses import dataclass, field

from xenodeck.core.rules.state import State
from xenodeck.server.messages.protocol import Race, RaceTime


@dataclass(frozen=True)
class Entrant:
    """A competitor."""

    seat: int
    tick: int  # the tick that counts for this seat
    into: int | None  # ms into the tick in which the move came; None: a bot's, which plans whole ticks


@dataclass(frozen=True)
class RaceStart:
    """The table when the first move came: what was to be had, and which question each seat saw."""

    window: int
    state: State
    asks: list[str]


@dataclass
class DecidedRace:
    """A race that is decided, for competitors who come too late."""

    start: RaceStart
    at: int  # when, on the clock of the services
    ends: int  # ms: the time of the end of its last tick
    best: int  # ms: the time of the winner
    known: set[int]  # seats that were told their time


@dataclass
class RaceState:
    """What a table knows of the current race and of the last one."""

    window: int = -1  # the first tick in which it could be had; -1: it is not known when it was shown
    shown: int = 0  # ms into that tick at which it had been sent to everybody
    start: RaceStart | None = None
    entrants: list[Entrant] = field(default_factory=list)
    decided: DecidedRace | None = None


@dataclass(frozen=True)
class RaceResult:
    """What everybody is sent when the tick is committed."""

    race: Race
    decided: DecidedRace


def race_times(
    came: list[Entrant], first: Entrant, window: int, tick_ms: int, shown: int, held: bool
) -> tuple[list[RaceTime], int]:
    """The time of each competitor in ms, the winner's first, and among how many of the first it was drawn by lot (0: it
    was not).

    >>> came = [Entrant(0, 12, 30), Entrant(1, 11, 45), Entrant(2, 11, 10)]
    >>> race_times(came, came[1], 8, 50, 5, True)[1], [one.ms for one in race_times(came, came[1], 8, 50, 5, True)[0]]
    (2, [195, 195, 225])
    """
    drawn = 0
    if not held:  # all came in one tick, in this order; dice have placed the bots
        into = spread([one.into for one in came], tick_ms)
        places = {one.seat: (one.tick - window) * tick_ms + ms for one, ms in zip(came, into, strict=True)}
    else:
        drawn = sum(1 for one in came if one.tick == first.tick)
        drawn = 0 if drawn == 1 else drawn
        places = {one.seat: time_of(one, first if drawn else None, window, tick_ms) for one in came}
    order = sorted(came, key=lambda one: (one is not first, one.tick, places[one.seat]))
    times = [places[one.seat] - shown for one in order]
    for at, ms in enumerate(times):
        times[at] = max(ms, 0, *times[:at])
    return [RaceTime(one.seat, ms) for one, ms in zip(order, times, strict=True)], drawn


def time_of(one: Entrant, drawn_with: Entrant | None, window: int, tick_ms: int) -> int:
    """The time of one competitor. In a hold whole ticks count: those among whom lots were drawn have the same time, the
    end of their tick."""
    if drawn_with is not None and one.tick == drawn_with.tick:
        return (one.tick - window + 1) * tick_ms
    return (one.tick - window) * tick_ms + (tick_ms // 2 if one.into is None else one.into)


def spread(into: list[int | None], tick_ms: int) -> list[int]:
    """Fill in the unknown times within one tick, evenly between their neighbours.

    >>> spread([None, 20, None, None, 35], 50), spread([None], 50)
    ([10, 20, 25, 30, 35], [25])
    """
    found: list[int] = []
    for at, known in enumerate(into):
        if known is not None:
            found.append(known)
            continue
        after = next((n for n in range(at, len(into)) if into[n] is not None), len(into))
        end = into[after] if after < len(into) else tick_ms
        begin = found[-1] if found else 0
        assert end is not None
        found.append(begin + (end - begin) // (after - at + 1))
    return found
