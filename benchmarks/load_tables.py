"""Tables of scripted players: a player who is asked answers at the next slot, and the time until all see it is
measured."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from dataclasses import dataclass, field
from time import monotonic, perf_counter

from load_seats import Seat
from load_server import Server

from xenodeck.client import ClientError
from xenodeck.server.messages import protocol, schemas

LOST_SECONDS = 5.0  # a move that is not seen by all within this time counts as lost


@dataclass
class Figures:
    """What was measured in one phase. Times in seconds."""

    seen: list[float] = field(default_factory=list)  # from sending a move until the last seat saw it
    acks: list[float] = field(default_factory=list)  # from sending an answer until it was acknowledged: committed
    late: list[float] = field(default_factory=list)  # how late this program was with its own slots
    shown: list[float] = field(default_factory=list)  # from reconnecting until the table was shown
    moves: int = 0
    parts: int = 0  # answers that were only a part of a move, or secret: nobody else sees them
    used: int = 0  # slots with a move
    idle: int = 0  # slots at which nobody was asked: bots think, or time must pass
    busy: int = 0  # slots that were skipped because the last move, or the next game, was still unfinished
    overtaken: int = 0  # answers to a question that a faster player or a clock had closed
    games: int = 0  # tables that were finished and replaced


@dataclass
class Plan:
    game: str
    seats: int
    bots: int
    bot: str
    pace: int  # the least time in ms before a bot's answer
    seconds_per_move: float  # of one player
    sample: float  # share of the connections that check everything
    dice: random.Random

    @property
    def people(self) -> int:
        return self.seats - self.bots

    @property
    def slot(self) -> float:
        """Seconds between the moves of one table."""
        return self.seconds_per_move / self.people


class Flight:
    """A move that was sent."""

    __slots__ = ("acked", "ask", "base", "figures", "missing", "seen", "sender", "sent")

    def __init__(self, sender: Seat, seats: list[Seat], figures: Figures) -> None:
        self.sender = sender
        self.ask = sender.ask
        self.figures = figures  # of the phase in which it was sent
        self.sent = perf_counter()
        self.base = [seat.steps for seat in seats]
        self.missing = len(seats)
        self.seen = 0.0  # seconds until the last viewer saw it
        self.acked = False


class Table:
    """Table ``number`` of the run; when its game is over, the same people start a new one."""

    def __init__(self, server: Server, plan: Plan, number: int) -> None:
        self.server = server
        self.plan = plan
        self.number = number
        self.errors: Counter[str] = Counter()
        self.figures = Figures()
        self.guests: list[str] = []
        self.seats: list[Seat] = []
        self.flight: Flight | None = None
        self.renewing: asyncio.Task[None] | None = None
        self.paused = False
        self.loop = asyncio.get_running_loop()
        self.count = 0

    # -- sitting down ----------------------------------------------------------------------------------------------

    async def gather(self) -> None:
        """Create the people and seat them."""
        self.guests = [(await self.server.api.guest()).token for _ in range(self.plan.people)]
        await self.sit()

    async def sit(self) -> None:
        api, plan = self.server.api, self.plan
        wishes = [schemas.SeatWish("me")] + [schemas.SeatWish("open")] * (plan.people - 1)
        wishes += [schemas.SeatWish("bot", plan.bot)] * plan.bots
        wish = schemas.NewTable(plan.game, wishes, pace=plan.pace)
        created = await api.table(self.guests[0], wish)
        seated = [*created.you]
        for number, guest in enumerate(self.guests[1:], start=1):
            seated.append(await api.join(guest, created.table, schemas.Join(seat=number)))
        self.seats = [
            Seat(
                self,
                mine.seat,
                api.socket,
                protocol.Hello(table=mine.table, token=mine.token),
                self.is_checked(mine.seat),
            )
            for mine in seated
        ]
        await asyncio.gather(*(seat.connect() for seat in self.seats))

    def is_checked(self, seat: int) -> bool:
        every = round(1 / self.plan.sample) if self.plan.sample else 0
        return bool(every) and (self.number * self.plan.people + seat) % every == 0

    async def renew(self) -> None:
        for seat in self.seats:
            seat.leave()
        self.seats = []
        try:
            await self.sit()
            self.figures.games += 1
        except (ClientError, OSError, TimeoutError) as problem:
            self.errors[f"no new table: {problem}"[:60]] += 1
        self.renewing = None

    async def dial_again(self, seat: Seat) -> None:
        """Break a connection and make it again; never while an answer is being sent."""
        while self.flight is not None and self.flight.sender is seat:
            await asyncio.sleep(0.01)
        if seat not in self.seats or self.renewing is not None:
            return
        figures, began = self.figures, perf_counter()
        seat.leave()
        try:
            await seat.connect()
            figures.shown.append(perf_counter() - began)
        except (OSError, TimeoutError) as problem:
            self.errors[f"not let in again: {problem!r}"[:60]] += 1

    def leave(self) -> None:
        self.paused = True
        for seat in self.seats:
            seat.leave()

    # -- moving ----------------------------------------------------------------------------------------------------

    def keep_pace(self, due: float) -> None:
        """Use one slot after the other, at fixed times that do not drift."""
        self.figures.late.append(max(0.0, monotonic() - due))  # the loop's own clock counts whole milliseconds
        if not self.paused:
            self.slot()
        self.loop.call_at(due + self.plan.slot, self.keep_pace, due + self.plan.slot)

    def slot(self) -> None:
        if self.flight is not None and perf_counter() - self.flight.sent > LOST_SECONDS:
            self.errors["timed out"] += 1
            self.flight = None
        if self.flight is not None or self.renewing is not None:
            self.figures.busy += 1
            return
        asked = [seat for seat in self.seats if seat.ask and not seat.stale]
        if asked:
            self.figures.used += 1
            self.answer(self.plan.dice.choice(asked))
        else:
            self.figures.idle += 1

    def answer(self, seat: Seat) -> None:
        self.count += 1
        word = self.plan.dice.choice(seat.words)
        self.flight = Flight(seat, self.seats, self.figures)
        seat.send(protocol.Move(id=f"m{self.count}", ask=seat.ask, words=word))

    # -- what the seats tell ---------------------------------------------------------------------------------------

    def shown(self, seat: Seat) -> None:
        flight = self.flight
        if seat not in self.seats:
            return
        if flight is None:
            self.renew_if_over()
            return
        place = self.seats.index(seat)
        if flight.base[place] >= 0 and seat.steps > flight.base[place]:
            flight.base[place] = -1
            flight.missing -= 1
            flight.seen = perf_counter() - flight.sent
        self.settle(flight)

    def acknowledged(self, seat: Seat) -> None:
        flight = self.flight
        if flight is not None and flight.sender is seat:
            flight.acked = True
            flight.figures.acks.append(perf_counter() - flight.sent)
            self.settle(flight)

    def refused(self, seat: Seat, code: str) -> None:
        flight, self.flight = self.flight, None
        if flight is not None and flight.sender is seat and flight.ask != seat.ask:
            flight.figures.overtaken += 1  # the seat has been told that its question is closed
        else:
            self.errors[f"refused {code}"] += 1
        self.renew_if_over()

    def settle(self, flight: Flight) -> None:
        """Whether the move is done.

        The server tells the seats before it acknowledges. So if nothing new came to the sender before the
        acknowledgement, the answer was a part of a move or secret: nobody else sees those, and the next part follows at
        once.
        """
        if not flight.acked:
            return
        if not flight.missing:
            self.flight = None
            flight.figures.moves += 1
            flight.figures.seen.append(flight.seen)
            self.renew_if_over()
        elif flight.base[self.seats.index(flight.sender)] >= 0:
            self.flight = None
            flight.figures.parts += 1
            if flight.sender.ask and flight.sender.begun:
                self.answer(flight.sender)

    def renew_if_over(self) -> None:
        if self.renewing is None and all(seat.over for seat in self.seats):
            self.renewing = self.loop.create_task(self.renew())
