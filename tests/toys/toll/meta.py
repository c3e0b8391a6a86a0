"""Toll: a turn of several steps, and positions in the middle of it. A bandit makes two players stake a card in secret;
a die says whether they change hands and whether the deck is shuffled, and the winner looks at the deck."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from xenodeck.core import (
    BITS,
    CARD,
    CHOICE,
    PASS,
    SEAT,
    TO_ALL,
    TO_NOBODY,
    TO_OWNER,
    TOGETHER,
    BadPosition,
    Frame,
    Game,
    Layout,
    Mode,
    PendingStep,
    PileKey,
    Positions,
    Rule,
    Setup,
    State,
    Value,
    by_seat,
    carries_nothing,
    common,
    is_seat,
    per_seat,
)

COPPER, GOLD, BANDIT = range(3)
CODES = ["copper", "gold", "bandit"]
DECK, SPENT, HAND, CHEST = 0, 1, by_seat(2, 4), by_seat(6, 4)
DEALT, HIGH, SIX = 3, 3, 6  # cards each gets; faces of the die
TAKE = 1


class Toll(State["TollSetup"]):
    def standing(self) -> list[int]:
        """1.3 A gold coin counts three, a copper one."""
        worth = {COPPER: 1, GOLD: 3}
        return [sum(worth[self.face[card]] for card in self.zones[CHEST[seat]]) for seat in range(self.seats)]


class TollSetup(Setup):
    def __init__(self, mode: str, settings: dict[str, Any], seats: int) -> None:
        places = [
            common("deck", DECK, TO_NOBODY),
            common("spent", SPENT, TO_ALL, below=TO_NOBODY),
            per_seat("hand", HAND, TO_OWNER, ordered=False),
            per_seat("chest", CHEST, TO_ALL),
        ]
        face = [COPPER] * 10 + [GOLD] * 5 + [BANDIT] * 9
        super().__init__(mode, settings, Layout(places, CODES, [0] * 3, seats), face, DEAL, 200)

    def table(self) -> type[State]:
        return Toll


class Deal(Rule[Toll]):
    """1.1 The deck is shuffled, and everybody gets three cards."""

    RULE = "1.1"
    ASKS = False

    def resolve(self, s: Toll, f: Frame, pick: int) -> None:
        s.shuffle(DECK)
        for seat in range(s.seats):
            for _ in range(DEALT):
                s.draw(DECK, HAND[seat])
        s.then(Frame(TURN, 0))


class Turn(Rule[Toll]):
    """1.2 Put a coin into your chest, or send a bandit to somebody who holds a card."""

    RULE = "1.2"

    def question(self, s: Toll, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("rob", SEAT) if before else ("turn", CARD)

    def options(self, s: Toll, f: Frame) -> list[int] | None:
        return list(s.zones[HAND[f.seat]]) or None

    def follow(self, s: Toll, f: Frame, seat: int, before: list[int], pick: int) -> list[int] | None:
        if before or s.face[pick] != BANDIT:
            return None
        return [other for other in s.around(seat) if s.zones[HAND[other]]] or None

    def resolve(self, s: Toll, f: Frame, pick: int) -> None:
        if not s.zones[HAND[f.seat]]:
            s.finish()
            return
        card = s.before[0] if s.before else pick
        s.then(Frame(TURN, s.after(f.seat)))
        bandit = s.face[card] == BANDIT
        s.move(card, HAND[f.seat], SPENT if bandit else CHEST[f.seat], "spend" if bandit else "save", f.seat)
        if s.before:
            s.then(Frame(STAKE, f.seat, pick))
        elif s.zones[DECK]:
            s.draw(DECK, HAND[f.seat], "draw", f.seat)


class Stake(Rule[Toll]):
    """2.1 Robber and robbed (``arg``) choose a card in secret. A die: from three on these change hands, and at six what
    was spent is shuffled into the deck."""

    RULE = "2.1"
    MODE = TOGETHER

    def question(self, s: Toll, f: Frame, before: list[int]) -> tuple[str, str]:
        return "stake", CARD

    def seats_asked(self, s: Toll, f: Frame) -> list[int]:
        return [f.seat, int(f.arg)]

    def choices(self, s: Toll, f: Frame, seat: int) -> list[int]:
        return list(s.zones[HAND[seat]])

    def shows(self, s: Toll, f: Frame, seat: int, pick: int, observer: int) -> bool:
        return observer == seat

    def reveal(self, s: Toll, f: Frame, answers: list[int]) -> None:
        robber, robbed = f.seat, int(f.arg)
        die = s.chance.roll(1, SIX)[0]
        s.tell("die", robber, number=die)
        if die >= HIGH:
            for seat, other in ((robber, robbed), (robbed, robber)):
                if answers[seat] >= 0:
                    s.move(answers[seat], HAND[seat], HAND[other], "swap", seat, other)
        if die == SIX:
            s.gather(DECK, [SPENT])
            s.shuffle(DECK, "mix")
        if s.zones[DECK]:
            winner = robber if die >= HIGH else robbed
            s.show(s.zones[DECK][-1], DECK, BITS[winner], "look", winner)
            s.then(Frame(SPOILS, winner))


class Spoils(Rule[Toll]):
    """2.2 Whoever won has seen the top card of the deck, and takes it or lets it lie."""

    RULE = "2.2"

    def question(self, s: Toll, f: Frame, before: list[int]) -> tuple[str, str]:
        return "spoils", CHOICE

    def options(self, s: Toll, f: Frame) -> list[int] | None:
        return [PASS, TAKE]

    def resolve(self, s: Toll, f: Frame, pick: int) -> None:
        if pick == TAKE:
            s.draw(DECK, HAND[f.seat], "draw", f.seat)


DEAL, TURN, STAKE, SPOILS = Deal(), Turn(), Stake(), Spoils()


def top_of_deck(s: Toll, f: Frame) -> list[int]:
    return s.zones[DECK][-1:]


class TollPositions(Positions[Toll]):
    rule = "3.1"
    piles = (
        PileKey("hands", "hand", needed=True),
        PileKey("chests", "chest"),
        PileKey("spent", "spent"),
        PileKey("deck", "deck", top_first=True),
    )
    own = frozenset({"active", "stack"})
    states = ("TURN",)
    matter = ()
    rounds_key = ""
    steps = {
        STAKE: PendingStep((TURN,), lambda s, f: is_seat(int(f.arg), s) and f.arg != f.seat and not f.more),
        SPOILS: PendingStep((TURN,), lambda s, f: carries_nothing(s, f) and bool(s.zones[DECK]), seen=top_of_deck),
        TURN: PendingStep((), lambda s, f: carries_nothing(s, f) and s.frame is not f),
    }
    open_stack = False

    def faces(self, named: list[tuple[PileKey, int, list[object]]], data: Mapping[str, Any]) -> list[list[int]]:
        return [[self.face_of(CODES, code, pile) for code in cards] for pile, _, cards in named]

    def says_it_all(self, s: Toll) -> bool:
        return s.frame.rule is TURN

    def read_own(self, s: Toll, data: Mapping[str, Any], state: str) -> None:
        active = data.get("active", 0)
        if not is_seat(active, s):
            raise BadPosition("active is a seat.", self.rule)
        if data.get("over"):
            s.finish()
        elif "stack" in data:
            self.read_stack(s, data["stack"])
        else:
            s.then(Frame(TURN, active))

    def write_own(self, s: Toll, whole: bool) -> dict[str, Any]:
        return {"active": 0 if s.over else int(s.bottom.seat), "state": "TURN"}


class TollGame(Game):
    id = "toll"
    folder = Path(__file__).parent
    modes = (Mode("standard", (2, 4)),)
    settings = ()
    rules = [DEAL, TURN, STAKE, SPOILS]
    positions = TollPositions()
    open_standing = True
    seats_rule, over_rule, turn_rule, format_rule = "1.1", "1.2", "1.2", "1.2"
    noted = ("look", "swap")

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        return TollSetup(mode.id, settings, seats)

    def check(self, s: State) -> None:
        assert sorted(card for zone in s.zones for card in zone) == list(range(len(s.face)))


GAME = TollGame()
