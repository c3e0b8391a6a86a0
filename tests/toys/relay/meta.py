"""Relay: two teams, three rounds with a pause between them, every round scored; the last one decides a tie. In a
hurry the first card runs for whoever is slow; in the pause no time passes."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from toys.base import Toy, ToyGame, ToySetup
from xenodeck.core import (
    CARD,
    INTEGER,
    PAUSE,
    TO_ALL,
    TO_NOBODY,
    TO_OWNER,
    Chance,
    Criterion,
    Frame,
    Layout,
    Mode,
    Rule,
    Setting,
    Setup,
    Value,
    by_seat,
    common,
    per_seat,
)

DECK, TRACK, HAND = 0, 1, by_seat(2, 4)
HELD = 2  # cards a seat runs with in a round
HURRY = 20  # ticks that a runner has, where time matters
TEAMS = [0, 1, 0, 1]


class Race(Toy):
    leg: int = 0  # cards laid in this leg
    best: int = -1  # who leads the leg; -1: nobody has run yet
    score: list[int]  # seat -> points of the running round

    def scores(self) -> list[int]:
        return self.total(self.score)

    def tie_breaks(self) -> list[list[int]]:
        """1.3 The points of the last round."""
        return [self.rounds[-1] if self.rounds else [0] * int(self.seats)]

    def teams(self) -> list[int]:
        return TEAMS


class RaceSetup(ToySetup):
    def __init__(self, game: ToyGame, mode: Mode, seats: int, settings: dict[str, Value]) -> None:
        super().__init__(game, mode, seats, settings)
        self.rounds = int(settings["rounds"])
        self.scoring = [Criterion("points"), Criterion("last")]

    def new_state(
        self, face: list[int], pool: list[int], zones: list[list[int]], chance: Chance, agenda: list[Frame]
    ) -> Race:
        s = Race(self, face, pool, zones, chance, agenda)
        s.points, s.score = [0] * 4, [0] * 4
        return s


class Deal(Rule[Race]):
    """1.1 Shuffle everything, two cards each; the seat after the last starter begins."""

    RULE = "1.1"
    ASKS = False

    def resolve(self, s: Race, f: Frame, pick: int) -> None:
        s.gather(DECK, [TRACK, *HAND])
        s.shuffle(DECK)
        for seat in range(4):
            for _ in range(HELD):
                s.draw(DECK, HAND[seat])
        s.then(Frame(RUN, len(s.rounds) % 4))


class Run(Rule[Race]):
    """1.2 Lay a card; the highest of four, the first among equals, wins the leg for its team, and its seat begins."""

    RULE = "1.2"

    def question(self, s: Race, f: Frame, before: list[int]) -> tuple[str, str]:
        return "run", CARD

    def options(self, s: Race, f: Frame) -> list[int] | None:
        return list(s.zones[HAND[f.seat]])

    def resolve(self, s: Race, f: Frame, pick: int) -> None:
        lead = s.zones[TRACK]
        highest = max((s.face[card] for card in lead[len(lead) - s.leg :]), default=-1)
        s.move(pick, HAND[f.seat], TRACK, "run", f.seat)
        if s.face[pick] > highest:
            s.best = f.seat
        s.leg += 1
        if s.leg < 4:
            s.then(Frame(RUN, s.seat_after(f.seat)))
            return
        winner, s.leg, s.best = s.best, 0, -1
        s.score = [points + (TEAMS[seat] == TEAMS[winner]) for seat, points in enumerate(s.score)]
        s.tell("leg", winner)
        s.then(Frame(RUN, winner) if s.zones[HAND[0]] else Frame(SCORE, -1))

    def deadline(self, s: Race, f: Frame) -> int:
        return HURRY if s.setup.tick_ms else 0


class Score(Rule[Race]):
    """1.3 The round is scored. After the last one the most points win; the last round decides a tie."""

    RULE = "1.3"
    ASKS = False

    def resolve(self, s: Race, f: Frame, pick: int) -> None:
        s.tell("round", number=len(s.rounds) + 1, facts={"points": s.score})
        last = s.end_round(s.score)
        s.score = [0] * 4
        if last:
            s.finish()
        else:
            s.then(Frame(REST, -1))


class Rest(Rule[Race]):
    """1.4 Everybody catches their breath, then the next round is dealt."""

    RULE = "1.4"
    MODE = PAUSE

    def resolve(self, s: Race, f: Frame, pick: int) -> None:
        s.then(Frame(DEAL, -1))


DEAL, RUN, SCORE, REST = Deal(), Run(), Score(), Rest()


class Relay(ToyGame):
    id = "relay"
    folder = Path(__file__).parent
    modes = (Mode("standard", (4, 4)), Mode("hurried", (4, 4), tick_ms=50))
    settings = (Setting("rounds", INTEGER, 3, "1.3", low=1, high=9),)
    rules = [DEAL, RUN, SCORE, REST]
    seat_fields = ("score",)
    shown_fields = ("leg",)
    deck = [value for value in range(6) for _ in range(2)]
    zones = 6

    pictured_places = ("track",)

    def board(self, setup: Setup, seen: Mapping[str, Any]) -> dict[str, Any]:
        """How the running leg lies, the first runner first."""
        leg, cards = seen["fields"]["leg"], seen["places"]["track"][0]["cards"]
        return {"leg": list(reversed(cards[:leg]))}

    def picture(self, board: Mapping[str, Any], width: int) -> list[list[tuple[str, str]]]:
        return [[(f"-> {code} ", code) for code in board["leg"]]] if board["leg"] else []

    def layout(self, seats: int) -> Layout:
        places = [
            common("deck", DECK, TO_NOBODY),
            common("track", TRACK, TO_ALL),
            per_seat("hand", HAND, TO_OWNER, ordered=False),
        ]
        return Layout(places, [f"r{n}" for n in range(6)], [0] * 6, seats)

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        return RaceSetup(self, mode, seats, settings)

    def deal(self, s: Toy) -> None:
        s.then(Frame(DEAL, -1))


GAME = Relay()
