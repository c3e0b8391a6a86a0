"""Lanes: what belongs to one seat alone where everybody acts at their own pace. Plain data; realtime.py runs it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

ACCEPTED: Final = "accepted"
BEATEN: Final = "beaten"  # somebody else was first; no fault
VOID: Final = "void"  # overtaken by what happened in the same tick; no fault
HELD: Final = "held"  # collected; it will be decided when the hold is over
PENDING: Final = "CLAIM_PENDING"  # refused: a hold is on
NOTHING_YET: Final[list[int]] = []


class Sent:
    """A whole move that a seat sent for one tick, and what became of it."""

    def __init__(self, seat: i64, move: list[int], comp: i64 = 0) -> None:
        self.seat: i64 = seat
        self.move = move  # all answers of it
        self.comp: i64 = comp  # ticks that it was under way, as whoever drives the table measured it
        self.counts: i64 = 0  # in a hold: the tick that counts for it
        self.result: str = ACCEPTED
        self.waits = False  # accepted in a hidden hold

    def clone(self) -> Sent:
        copy = Sent(self.seat, self.move, self.comp)
        copy.counts = self.counts
        copy.result = self.result
        copy.waits = self.waits
        return copy


NO_SENT: Final[list[Sent]] = []
NO_UNDONE: Final[list[list[int]]] = []


class Pause:
    """A pause as whoever drives the table and whoever looks at it knows it."""

    def __init__(self, kind: str, waits_for: list[int], lasts_ms: i64) -> None:
        self.kind = kind  # what it is for: ``round``, or a word that the game has words for
        self.waits_for = waits_for  # who may end it by being ready, all of them together; empty: nobody
        self.lasts_ms: i64 = lasts_ms  # at a live table; 0: as long as the table likes


class Lanes:
    """One lane a seat. A rule changes them with the verbs below; nothing else that a seat does touches another's."""

    def __init__(self, seats: i64, now: i64, number: i64) -> None:
        self.number: list[int] = [number] * seats  # seat -> number of its question; only its own doing changes it
        self.since: list[int] = [now] * seats  # seat -> tick at which that was opened: its deadline runs from there
        self.before: list[list[int]] = [NOTHING_YET] * seats  # seat -> answers so far in its move
        self.doing: list[list[int]] = [NOTHING_YET] * seats  # seat -> what it is busy with; empty: nothing
        self.until: list[int] = [0] * seats  # seat -> last tick of that
        self.working: list[int] = []  # busy seats, in the order in which they began
        self.frozen: i64 = 0  # bits
        self.heard: i64 = 0  # seats (bits) who have sent something for the coming tick
        self.sent: list[Sent] = []  # that, in the order in which it came
        self.held: list[Sent] = []  # collected by the hold that is on
        self.hold_until: i64 = -1  # its last tick; -1: there is none
        self.put_off: i64 = 0  # ticks that holds have taken so far: deadlines stood still meanwhile
        self.waiting: list[Sent] = NO_SENT  # accepted in a hidden hold: it takes effect after it, if it still can
        self.undone: list[list[int]] = NO_UNDONE  # in a hidden hold: a seat, then what it was busy with until then

    def clone(self) -> Lanes:
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
        copy.held = [one.clone() for one in self.held]
        copy.hold_until = self.hold_until
        copy.put_off = self.put_off
        copy.waiting = [one.clone() for one in self.waiting] if self.waiting else NO_SENT
        copy.undone = [one.copy() for one in self.undone] if self.undone else NO_UNDONE
        return copy

    def free(self, seat: i64) -> bool:
        """Neither busy nor frozen."""
        mask: i64 = 1
        return not self.doing[seat] and not self.frozen & (mask << seat)

    def is_frozen(self, seat: i64) -> bool:
        mask: i64 = 1
        return bool(self.frozen & (mask << seat))

    def has_sent(self, seat: i64) -> bool:
        """Has ``seat`` done its part of the coming tick?"""
        mask: i64 = 1
        return bool(self.heard & (mask << seat))

    def holds(self, seat: i64) -> bool:
        """Has the hold that is on collected something of ``seat``?"""
        return any(one.seat == seat for one in self.held)

    def waits(self, seat: i64) -> bool:
        """Has something of ``seat`` been accepted that takes effect when a hold is over?"""
        return any(one.seat == seat for one in self.waiting)

    def newest(self) -> i64:
        """The highest number of a question."""
        high: i64 = 0
        for number in self.number:
            high = max(high, number)
        return high

    # -- the verbs ---------------------------------------------------------------------------------------------------

    def renew(self, seat: i64, now: i64) -> None:
        """``seat`` is asked anew: another number, its time runs from now on, what it had begun is gone."""
        self.number[seat] = self.number[seat] + 1
        self.since[seat] = now
        self.before[seat] = NOTHING_YET

    def begin(self, seat: i64, doing: list[int], until: i64) -> None:
        """``seat`` is busy through tick ``until``; ``done`` is called then. ``doing`` is not empty."""
        self.doing[seat] = doing
        self.until[seat] = until
        self.before[seat] = NOTHING_YET
        self.working.append(seat)

    def cancel(self, seat: i64, now: i64) -> list[int]:
        """``seat`` is busy no longer, and nothing comes of it. What it was doing; empty: nothing."""
        doing = self.doing[seat]
        if doing:
            self.doing[seat] = NOTHING_YET
            self.working.remove(seat)
            self.renew(seat, now)
        return doing

    def freeze(self, seat: i64) -> None:
        """Nothing is asked of ``seat`` until it is thawed; what it is busy with goes on."""
        mask: i64 = 1
        self.frozen = self.frozen | (mask << seat)
        self.before[seat] = NOTHING_YET

    def thaw(self, seat: i64, now: i64) -> None:
        mask: i64 = 1
        if self.frozen & (mask << seat):
            self.frozen = self.frozen & ~(mask << seat)
            self.renew(seat, now)

    def stand_still(self) -> None:
        """A tick passes for which nobody is charged."""
        for seat in range(len(self.since)):
            self.since[seat] = self.since[seat] + 1
            self.until[seat] = self.until[seat] + 1

    def stand_still_unseen(self, now: i64) -> None:
        """The same where nobody is to see it: whoever would be done with something by now is busy no longer."""
        for seat in range(len(self.since)):
            self.since[seat] = self.since[seat] + 1
        for seat in self.working.copy():
            if self.until[seat] <= now:
                doing = self.cancel(seat, now)
                if not self.waits(seat):
                    self.undone = [*self.undone, [seat, *doing]]

    def show_waiting(self, one: Sent, doing: list[int], until: i64) -> None:
        """``one`` waits for the end of a hold; to everybody it seems to have begun."""
        if not self.waits(one.seat):
            self.waiting = [*self.waiting, one.clone()]
        if doing and not self.doing[one.seat]:
            self.begin(one.seat, doing, until)

    def stop_waiting(self) -> None:
        """A hold is over: what seemed to have begun has not."""
        for one in self.waiting:
            if self.doing[one.seat]:
                self.doing[one.seat] = NOTHING_YET
                self.working.remove(one.seat)

    # -- as data -----------------------------------------------------------------------------------------------------

    def to_data(self) -> dict[str, Any]:
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
            "held": [sent_to_data(one) for one in self.held],
            "hold_until": int(self.hold_until),
            "put_off": int(self.put_off),
            **({"waiting": [sent_to_data(one) for one in self.waiting]} if self.waiting else {}),
            **({"undone": [[int(n) for n in one] for one in self.undone]} if self.undone else {}),
        }


def sent_to_data(one: Sent) -> list[Any]:
    return [int(one.seat), list(one.move), int(one.comp), int(one.counts), one.result]


def sent_from_data(data: list[Any]) -> Sent:
    one = Sent(data[0], list(data[1]), data[2])
    one.counts = data[3]
    one.result = data[4]
    return one


def lanes_from_data(data: dict[str, Any], seats: int) -> Lanes:
    """What ``to_data`` wrote; ValueError if it is not of so many seats."""
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
    lanes.held = [sent_from_data(one) for one in data["held"]]
    lanes.hold_until = data["hold_until"]
    lanes.put_off = data.get("put_off", 0)
    lanes.waiting = [sent_from_data(one) for one in data.get("waiting", [])]
    lanes.undone = [list(one) for one in data.get("undone", [])]
    parts = (lanes.number, lanes.since, lanes.until, lanes.before, lanes.doing)
    seats_named = [*lanes.working, *(one[0] for one in lanes.undone)]
    seats_named += [one.seat for one in [*lanes.sent, *lanes.held, *lanes.waiting]]
    if any(len(part) != seats for part in parts) or any(not 0 <= seat < seats for seat in seats_named):
        raise ValueError("lanes")
    return lanes


NO_LANES: Final = Lanes(0, 0, 0)
