"""Hoard: the fewest points win, then the fewest cards. Piles whose top is open and whose rest only their owner sees;
an automaton to play against alone; options that are a list, a record and a decimal; error codes in its own spelling."""

from __future__ import annotations

from pathlib import Path

from toys.base import Toy, ToyGame, ToySetup
from xenodeck.core import (
    CARD,
    DECIMAL,
    INTEGER,
    LIST,
    RECORD,
    SEAT,
    TO_ALL,
    TO_NOBODY,
    TO_OWNER,
    BadConfig,
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

DECK, BOX, HAND, PILE = 0, 1, by_seat(2, 4), by_seat(6, 4)
CODES = ["pebble", "brick", "anvil"]
GOLEM = 1  # the seat of the automaton


class Burden(Toy):
    turns: int = 0

    def scores(self) -> list[int]:
        """1.3 What the cards of the own pile weigh."""
        worth = self.setup.settings["worth"]
        piles = [self.zones[PILE[seat]] for seat in range(self.seats)]
        return [sum(worth[self.face[card]] for card in pile) for pile in piles]

    def tie_breaks(self) -> list[list[int]]:
        return [[len(self.zones[PILE[seat]]) for seat in range(self.seats)]]


class BurdenSetup(ToySetup):
    def __init__(self, game: ToyGame, mode: Mode, seats: int, settings: dict[str, Value]) -> None:
        super().__init__(game, mode, seats, settings)
        self.scoring = [Criterion("weight", fewest=True), Criterion("cards", fewest=True)]

    def new_state(
        self, face: list[int], pool: list[int], zones: list[list[int]], chance: Chance, agenda: list[Frame]
    ) -> Burden:
        s = Burden(self, face, pool, zones, chance, agenda)
        s.points = [0] * int(self.seats)
        return s


class Turn(Rule[Burden]):
    """1.1 Lay a card of yours on anybody's pile, your own included, and draw one; no card left: the game is over."""

    RULE = "1.1"

    def question(self, s: Burden, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("onto", SEAT) if before else ("lay", CARD)

    def options(self, s: Burden, f: Frame) -> list[int] | None:
        return list(s.zones[HAND[f.seat]]) or None

    def follow(self, s: Burden, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        if before:
            return None
        free = [other for other in range(s.seats) if other == f.seat or len(s.zones[PILE[other]]) <= s.turns]
        return free or [f.seat]

    def resolve(self, s: Burden, f: Frame, pick: int) -> None:
        if not s.zones[HAND[f.seat]]:
            s.finish()
            return
        s.turns += 1
        s.move(s.before[0], HAND[f.seat], PILE[pick], "lay", f.seat, pick)
        if s.zones[DECK]:
            s.draw(DECK, HAND[f.seat], "draw", f.seat)
        s.then(next_turn(s, f.seat))


class Golem(Rule[Burden]):
    """1.4 The automaton turns the top card of the deck: a light one it keeps, a heavy one goes into the box."""

    RULE = "1.4"
    ASKS = False

    def resolve(self, s: Burden, f: Frame, pick: int) -> None:
        if s.zones[DECK]:
            card = s.zones[DECK][-1]
            light = s.setup.settings["worth"][s.face[card]] <= s.setup.settings["golem"]["limit"]
            s.draw(DECK, PILE[f.seat] if light else BOX, "keep" if light else "box", f.seat)
        s.then(Frame(TURN, s.seat_after(f.seat)))


def next_turn(s: Burden, seat: int) -> Frame:
    seat = int(s.seat_after(seat))
    return Frame(GOLEM_RULE if seat in s.setup.automata else TURN, seat)


TURN, GOLEM_RULE = Turn(), Golem()


class Hoard(ToyGame):
    id = "hoard"
    folder = Path(__file__).parent
    modes = (Mode("standard", (2, 4)), Mode("alone", (2, 2), automata=(GOLEM,)))
    settings = (
        Setting(
            "worth", LIST, [1, 3, 7], "1.3", low=3, high=3, each=Setting("worth", INTEGER, 0, "1.3", low=0, high=99)
        ),
        Setting(
            "golem",
            RECORD,
            {"limit": 3.5, "hand": 0},
            "1.4",
            modes=("alone",),
            parts=(
                Setting("limit", DECIMAL, 3.5, "1.4", low=0, high=99),
                Setting("hand", INTEGER, 0, "1.4", low=0, high=0),
            ),
        ),
    )
    rules = [TURN, GOLEM_RULE]
    shown_fields = ("turns",)
    colours = {"anvil": "grey red", "*c*": "red"}
    codes = {code: code.lower() for code in ("BAD_CONFIG", "BAD_POSITION", "GAME_OVER", "NOT_AN_OPTION")} | {
        "NOT_YOUR_TURN": "not_your_decision",
        "BAD_FORMAT": "wrong_decision",
    }
    faults = ("game_over", "not_your_decision", "wrong_decision", "not_an_option")
    deck = [face for face in range(3) for _ in range(6)]
    zones = 10

    def layout(self, seats: int) -> Layout:
        places = [
            common("deck", DECK, TO_NOBODY),
            common("box", BOX, TO_ALL),
            per_seat("hand", HAND, TO_OWNER, ordered=False),
            per_seat("pile", PILE, TO_ALL, below=TO_OWNER),
        ]
        return Layout(places, CODES, [0] * 3, seats)

    def check_settings(self, mode: Mode, seats: int, settings: dict[str, Value]) -> None:  # type: ignore[override]
        worth = settings["worth"]
        assert isinstance(worth, list)
        if sorted(worth) != worth:
            raise BadConfig("worth: what is heavier is not worth less.", "1.3")

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        return BurdenSetup(self, mode, seats, settings)

    def deal(self, s: Toy) -> None:
        for seat in range(s.seats):
            if seat not in s.setup.automata:
                for _ in range(3):
                    s.draw(DECK, HAND[seat])
        s.then(Frame(TURN, 0))


GAME = Hoard()
