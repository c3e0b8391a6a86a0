"""Lanes: the state of each seat while all seats act in real time. Plain data; realtime.py works on it.

A lane holds the number of the question to its seat, the move it has begun, what it is busy with and its deadline.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

ACCEPTED: Final = "accepted"
BEATEN: Final = "beaten"  # another seat was first; not an error
VOID: Final = "void"  # no longer possible after what happened in the same tick; not an error
HELD: Final = "held"  # collected by a hold; decided when the hold ends
PENDING: Final = "CLAIM_PENDING"  # refused, because a hold is open
NOTHING_YET: Final[list[int]] = []


class Sent:
    """A complete move that a seat sent for one tick, and its result."""

    def __init__(self, seat: i64, move: list[int], comp: i64 = 0) -> None:
        self.seat: i64 = seat
        self.move = move  # all answers of the move
        self.comp: i64 = comp  # lag compensation: for how many ticks the move was on its way, as the server measured it
        self.counted_tick: i64 = 0  # in a hold: the tick in which the move counts as made
        self.result: str = ACCEPTED  # a constant of this module, or the code of a refusal
        self.is_waiting = False  # True: accepted during a hidden hold, takes effect after it

    def clone(self) -> Sent:
        """An independent copy."""
        copy = Sent(self.seat, self.move, self.comp)
        copy.counted_tick = self.counted_tick
        copy.result = self.result
        copy.is_waiting = self.is_waiting
        return copy


NO_SENT: Final[list[Sent]] = []
NO_UNDONE: Final[list[list[int]]] = []


class Pause:
    """What the driver of a table and its viewers need to know about a pause."""

    def __init__(self, kind: str, waits_for: list[int], lasts_ms: i64) -> None:
        self.kind = kind  # the reason: ``round`` between two rounds, or a word of the game
        self.waits_for = waits_for  # the pause ends when all these seats are ready; empty: seats cannot end it
        self.lasts_ms: i64 = lasts_ms  # its length at a live table; 0: the table decides


class Lanes:
    """One lane for each seat. Only the methods below change a lane; what one seat does never changes another's lane."""

    def __init__(self, seats: i64, now: i64, number: i64) -> None:
        self.number: list[int] = [number] * seats  # seat -> number of its question; only its own actions change it
        self.since: list[int] = [now] * seats  # seat -> tick at which that question was opened; its deadline counts on
        self.before: list[list[int]] = [NOTHING_YET] * seats  # seat -> answers so far in its unfinished move
        self.doing: list[list[int]] = [NOTHING_YET] * seats  # seat -> what it is busy with; empty: nothing
        self.until: list[int] = [0] * seats  # seat -> last tick in which it is busy
        self.working: list[int] = []  # busy seats, in the order in which they began
        self.frozen: i64 = 0  # seats (bits) that may do nothing
        self.heard: i64 = 0  # seats (bits) that have sent a move for the coming tick
        self.sent: list[Sent] = []  # these moves, in the order of arrival
        self.collected: list[Sent] = []  # competing moves that the open hold has collected
        self.hold_until: i64 = -1  # last tick of the open hold; -1: there is none
        self.put_off: i64 = 0  # how many ticks holds have taken so far; deadlines do not run during a hold
        self.waiting: list[Sent] = NO_SENT  # accepted during a hidden hold; takes effect after it, if still possible
        self.interrupted: list[list[int]] = NO_UNDONE  # ended in a hidden hold: [seat, *what it was busy with]

    def clone(self) -> Lanes:
        """An independent copy."""
        copy = Lanes(0, 0, 0)
        copy.number = self.number.copy()
        copy.since = self.since.copy()
        copy.before = self.before.copy()
        copy.doing = self.doing.copy()
        copy.until = self.until.copy()
        copy.working = self.working.copy()
        copy.frozen = self.frozen
        copy.heard = self.heard
        copy.sent = [one.clone() for one in self.sent]
        copy.collected = [one.clone() for one in self.collected]
        copy.hold_until = self.hold_until
        copy.put_off = self.put_off
        copy.waiting = [one.clone() for one in self.waiting] if self.waiting else NO_SENT
        copy.interrupted = [one.copy() for one in self.interrupted] if self.interrupted else NO_UNDONE
        return copy

    def free(self, seat: i64) -> bool:
        """Is ``seat`` neither busy nor frozen?"""
        mask: i64 = 1
        return not self.doing[seat] and not self.frozen & (mask << seat)

    def is_frozen(self, seat: i64) -> bool:
        """Is ``seat`` frozen, so that it may do nothing?"""
        mask: i64 = 1
        return bool(self.frozen & (mask << seat))

    def has_sent(self, seat: i64) -> bool:
        """Has ``seat`` sent its move for the coming tick?"""
        mask: i64 = 1
        return bool(self.heard & (mask << seat))

    def has_collected(self, seat: i64) -> bool:
        """Has the open hold collected a move of ``seat``?"""
        return any(one.seat == seat for one in self.collected)

    def has_waiting(self, seat: i64) -> bool:
        """Has a move of ``seat`` been accepted that takes effect after the hold?"""
        return any(one.seat == seat for one in self.waiting)

    def newest_question(self) -> i64:
        """The highest question number of all lanes."""
        high: i64 = 0
        for number in self.number:
            high = max(high, number)
        return high

    # -- the verbs ---------------------------------------------------------------------------------------------------

    def renew(self, seat: i64, now: i64) -> None:
        """Open a new question for ``seat``: it gets a new number and a new deadline; its unfinished move is dropped."""
        self.number[seat] = self.number[seat] + 1
        self.since[seat] = now
        self.before[seat] = NOTHING_YET

    def start_work(self, seat: i64, doing: list[int], until: i64) -> None:
        """Make ``seat`` busy with ``doing`` (not empty) up to tick ``until``; then ``Rule.work_done`` is called."""
        self.doing[seat] = doing
        self.until[seat] = until
        self.before[seat] = NOTHING_YET
        self.working.append(seat)

    def cancel(self, seat: i64, now: i64) -> list[int]:
        """Stop what ``seat`` is busy with, without effect. Returns what it was doing; empty: it was not busy."""
        doing = self.doing[seat]
        if doing:
            self.doing[seat] = NOTHING_YET
            self.working.remove(seat)
            self.renew(seat, now)
        return doing

    def freeze(self, seat: i64) -> None:
        """Ask ``seat`` nothing until ``thaw``; what it is busy with goes on."""
        mask: i64 = 1
        self.frozen = self.frozen | (mask << seat)
        self.before[seat] = NOTHING_YET

    def thaw(self, seat: i64, now: i64) -> None:
        """End ``freeze``: ``seat`` is asked again."""
        mask: i64 = 1
        if self.frozen & (mask << seat):
            self.frozen = self.frozen & ~(mask << seat)
            self.renew(seat, now)

    def shift_deadlines(self) -> None:
        """Move all deadlines and busy times by one tick, because a tick of a hold does not count."""
        for seat in range(len(self.since)):
            self.since[seat] = self.since[seat] + 1
            self.until[seat] = self.until[seat] + 1

    def shift_deadlines_unseen(self, now: i64) -> None:
        """The same in a hidden hold, which must not show: busy times end on time, and their effect comes later."""
        for seat in range(len(self.since)):
            self.since[seat] = self.since[seat] + 1
        for seat in self.working.copy():
            if self.until[seat] <= now:
                doing = self.cancel(seat, now)
                if not self.has_waiting(seat):
                    self.interrupted = [*self.interrupted, [seat, *doing]]

    def show_waiting(self, one: Sent, doing: list[int], until: i64) -> None:
        """Keep ``one`` until the hold ends; to all viewers it looks as if it had begun."""
        if not self.has_waiting(one.seat):
            self.waiting = [*self.waiting, one.clone()]
        if doing and not self.doing[one.seat]:
            self.start_work(one.seat, doing, until)

    def stop_waiting(self) -> None:
        """Undo the appearance that ``show_waiting`` gave, at the end of a hold."""
        for one in self.waiting:
            if self.doing[one.seat]:
                self.doing[one.seat] = NOTHING_YET
                self.working.remove(one.seat)

    # -- as data -----------------------------------------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
        """Plain data for a saved table."""
        return {
            "number": list(self.number),
            "since": list(self.since),
            "before": [list(picks) for picks in self.before],
            "doing": [list(picks) for picks in self.doing],
            "until": list(self.until),
            "working": list(self.working),
            "frozen": int(self.frozen),
            "heard": int(self.heard),
            "sent": [sent_to_data(one) for one in self.sent],
            "held": [sent_to_data(one) for one in self.collected],
            "hold_until": int(self.hold_until),
            "put_off": int(self.put_off),
            **({"waiting": [sent_to_data(one) for one in self.waiting]} if self.waiting else {}),
            **({"undone": [[int(n) for n in one] for one in self.interrupted]} if self.interrupted else {}),
        }


def sent_to_data(one: Sent) -> list[Any]:
    """A sent move as plain data."""
    return [int(one.seat), list(one.move), int(one.comp), int(one.counted_tick), one.result]


def sent_from_data(data: list[Any]) -> Sent:
    """The sent move that ``sent_to_data`` wrote."""
    one = Sent(data[0], list(data[1]), data[2])
    one.counted_tick = data[3]
    one.result = data[4]
    return one


def lanes_from_data(data: dict[str, Any], seats: int) -> Lanes:
    """The lanes that ``Lanes.to_data`` wrote; ValueError if they are not of this number of seats."""
    lanes = Lanes(0, 0, 0)
    lanes.number = list(data["number"])
    lanes.since = list(data["since"])
    lanes.before = [list(picks) for picks in data["before"]]
    lanes.doing = [list(picks) for picks in data["doing"]]
    lanes.until = list(data["until"])
    lanes.working = list(data["working"])
    lanes.frozen = data["frozen"]
    lanes.heard = data["heard"]
    lanes.sent = [sent_from_data(one) for one in data["sent"]]
    lanes.collected = [sent_from_data(one) for one in data["held"]]
    lanes.hold_until = data["hold_until"]
    lanes.put_off = data.get("put_off", 0)
    lanes.waiting = [sent_from_data(one) for one in data.get("waiting", [])]
    lanes.interrupted = [list(one) for one in data.get("undone", [])]
    parts = (lanes.number, lanes.since, lanes.until, lanes.before, lanes.doing)
    seats_named = [*lanes.working, *(one[0] for one in lanes.interrupted)]
    seats_named += [one.seat for one in [*lanes.sent, *lanes.collected, *lanes.waiting]]
    if any(len(part) != seats for part in parts) or any(not 0 <= seat < seats for seat in seats_named):
        raise ValueError("lanes")
    return lanes


NO_LANES: Final = Lanes(0, 0, 0)
