"""The rules of scramble, a class for each paragraph."""

from __future__ import annotations

from toys.scramble.state import (
    COST,
    DECK,
    FREEZE,
    IDLE,
    NUMBERS,
    PEEK,
    PICK_TICKS,
    REST_TICKS,
    REWARD,
    ROW,
    SHOUT,
    SWAP,
    TURNS,
    WIDTH,
    Rows,
    tidy,
)
from xenodeck.core import (
    ALONGSIDE,
    BEATEN,
    BITS,
    CHOICE,
    MIXED,
    NEXT_MOVE,
    NUMBER,
    PAUSE,
    PLACE,
    VOID,
    WAIT,
    Frame,
    Pause,
    Rule,
    Sent,
)


class Deal(Rule[Rows]):
    """1.1 The cards are shuffled, and everybody gets a row of three, face down."""

    RULE = "1.1"
    ASKS = False

    def resolve(self, s: Rows, f: Frame, pick: int) -> None:
        s.gather(DECK, [ROW[seat] for seat in range(s.seats)])
        s.shuffle(DECK, "deal")
        for seat in range(s.seats):
            for _ in range(WIDTH):
                s.draw(DECK, ROW[seat])
        s.turns = 0
        s.gained = [0] * s.seats
        s.thaws = [0] * s.seats
        s.then(Frame(START, s.starter) if s.setup.tick_ms else Frame(TURN, s.starter))
        if s.setup.settings["pick"] and not s.rounds:
            s.then_each([Frame(PICK, seat) for seat in range(s.seats)])


class Pick(Rule[Rows]):
    """1.4 Before the first round everybody in turn takes a number that nobody else has; who is silent the lowest."""

    RULE = "1.4"

    def question(self, s: Rows, f: Frame, before: list[int]) -> tuple[str, str]:
        return "pick", NUMBER

    def options(self, s: Rows, f: Frame) -> list[int] | None:
        return [number for number in range(1, NUMBERS + 1) if number not in s.picked]

    def resolve(self, s: Rows, f: Frame, pick: int) -> None:
        s.picked = [*s.picked, pick]
        s.tell("pick", f.seat, number=pick)

    def deadline(self, s: Rows, f: Frame) -> int:
        return PICK_TICKS


class Start(Rule[Rows]):
    """1.2 One seat says when it begins; a little later it begins all the same."""

    RULE = "1.2"
    MODE = PAUSE

    def pause(self, s: Rows, f: Frame) -> Pause:
        return Pause("start", [s.starter], 3000)

    def deadline(self, s: Rows, f: Frame) -> int:
        return REST_TICKS

    def resolve(self, s: Rows, f: Frame, pick: int) -> None:
        s.tell("start", s.starter)
        s.window = s.now + 1
        s.ends = s.clock() + int(s.setup.settings["limit"])
        s.then(Frame(RUN, -1))


def parts(s: Rows, seat: int, before: list[int], pick: int) -> list[int] | None:
    """What is asked next in a move: which card to look at, or which two to exchange."""
    row = s.zones[ROW[seat]]
    if not before and pick in (PEEK, SWAP):
        return list(row)
    return [card for card in row if card != pick] if before == [SWAP] else None


def asked(before: list[int]) -> tuple[str, str]:
    if not before:
        return "act", CHOICE
    return ("look", PLACE) if before[0] == PEEK else ("swap", PLACE) if len(before) == 1 else ("with", PLACE)


def finish_round(s: Rows) -> None:
    s.points = [have + more for have, more in zip(s.points, s.gained, strict=True)]
    if s.end_round(s.gained):
        s.finish()
    else:
        s.then(Frame(REST, -1), Frame(DEAL, -1))


class Run(Rule[Rows]):
    """2.1 Everybody may look at an own card, exchange two, or shout, as fast as they can. Who shouts with a row in
    order ends the round and gets three points; who shouts wrongly loses one, and is frozen for a while."""

    RULE = "2.1"
    MODE = ALONGSIDE
    DRAWS = MIXED

    def question(self, s: Rows, f: Frame, before: list[int]) -> tuple[str, str]:
        return asked(before)

    def choices(self, s: Rows, f: Frame, seat: int) -> list[int]:
        return [WAIT, PEEK, SWAP, SHOUT]

    def follow(self, s: Rows, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return parts(s, seat, before, pick)

    def competes(self, s: Rows, f: Frame, seat: int, move: list[int]) -> bool:
        return move[0] == SHOUT

    def race_start(self, s: Rows, f: Frame) -> int:
        return s.window

    def hold_started(self, s: Rows, f: Frame) -> None:
        self.stop(s)

    def stop(self, s: Rows) -> None:
        """What everybody is busy with ends, and nothing comes of it."""
        for seat in range(s.seats):
            doing = s.lanes.cancel(seat, s.now)
            if doing and doing[0] == PEEK:
                s.turn_down(s.zones[ROW[seat]][doing[1]])

    def step(self, s: Rows, f: Frame, sent: list[Sent]) -> None:
        shouts = [one for one in sent if one.move[0] == SHOUT]
        others = [one for one in sent if one.move[0] != SHOUT]
        for at, one in enumerate(shouts):
            self.stop(s)
            if tidy(s, one.seat):
                for late in shouts[at + 1 :]:
                    late.result = BEATEN
                for late in others:
                    late.result = VOID
                s.gained[one.seat] += REWARD
                s.starter = one.seat
                s.tell("right", one.seat, number=REWARD)
                s.close_lanes()
                finish_round(s)
                return
            s.gained[one.seat] -= 1
            s.thaws[one.seat] = s.now + FREEZE
            s.window = s.now + 1
            s.lanes.freeze(one.seat)
            s.tell("wrong", one.seat)
        for one in others:
            if shouts:
                one.result = "INTERRUPTED"
            else:
                self.begin(s, one.seat, one.move)

    def begin(self, s: Rows, seat: int, move: list[int]) -> None:
        row = s.zones[ROW[seat]]
        until = s.now + COST[move[0]] - 1
        if move[0] == PEEK:
            s.glimpse(move[1], ROW[seat], BITS[seat], until, "peek", seat)
        s.lanes.start_work(seat, [move[0], *(row.index(card) for card in move[1:])], until)

    def work_done(self, s: Rows, f: Frame, seat: int, doing: list[int]) -> None:
        if doing[0] == SWAP:
            row = s.zones[ROW[seat]]
            s.swap(ROW[seat], row[doing[1]], row[doing[2]])
            s.tell("swap", seat, src=ROW[seat], facts={"cells": doing[1:]})

    def idle_ticks(self, s: Rows, f: Frame) -> int:
        thaws = [tick for tick in s.thaws if tick]
        return min([s.ends, *thaws, *(s.lanes.until[seat] for seat in s.lanes.working)]) - s.now - 1

    def deadline(self, s: Rows, f: Frame) -> int:
        return IDLE

    def default(self, s: Rows, f: Frame, seat: int, options: list[int]) -> int:
        return PEEK if WAIT in options else options[0]

    def tick(self, s: Rows, f: Frame) -> bool:
        for seat in range(s.seats):
            if s.thaws[seat] and s.now >= s.thaws[seat]:
                s.thaws[seat] = 0
                s.lanes.thaw(seat, s.now)
        if s.clock() < s.ends:
            return False
        self.stop(s)
        s.tell("late")
        s.close_lanes()
        finish_round(s)
        return True


class Turn(Rule[Rows]):
    """2.2 In the calm game everybody does one of these in turn, and nothing takes any time."""

    RULE = "2.2"

    def question(self, s: Rows, f: Frame, before: list[int]) -> tuple[str, str]:
        return asked(before)

    def options(self, s: Rows, f: Frame) -> list[int] | None:
        return [PEEK, SWAP, SHOUT]

    def follow(self, s: Rows, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        return parts(s, seat, before, pick)

    def resolve(self, s: Rows, f: Frame, pick: int) -> None:
        seat, move = f.seat, [*s.before, pick]
        row = s.zones[ROW[seat]]
        s.turns += 1
        if move[0] == PEEK:
            s.glimpse(pick, ROW[seat], BITS[seat], NEXT_MOVE, "peek", seat)
        elif move[0] == SWAP:
            cells = [row.index(card) for card in move[1:]]
            s.swap(ROW[seat], move[1], pick)
            s.tell("swap", seat, src=ROW[seat], facts={"cells": cells})
        elif tidy(s, seat):
            s.gained[seat] += REWARD
            s.tell("right", seat, number=REWARD)
            finish_round(s)
            return
        else:
            s.gained[seat] -= 1
            s.tell("wrong", seat)
        if s.turns >= TURNS * s.seats:
            s.tell("late")
            finish_round(s)
        else:
            s.then(Frame(TURN, s.seat_after(seat)))


class Rest(Rule[Rows]):
    """3.1 Between two rounds there is a pause, until everybody is ready or a little time has passed."""

    RULE = "3.1"
    MODE = PAUSE

    def deadline(self, s: Rows, f: Frame) -> int:
        return REST_TICKS


DEAL, PICK, START, RUN, TURN, REST = Deal(), Pick(), Start(), Run(), Turn(), Rest()
