"""4 The table of Quick Claim: piles, the stack that everybody flips onto, and the cards gained."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import TO_ALL, TO_NOBODY, Layout, Place, Reaction, Rule, by_seat, common, per_seat, reaction_of
from xenodeck.games.alieninjas.state import BOX, CIVILIAN, MAX_SEATS, Ninja, NinjaSetup, Timed

# Zones.
STACK: Final = 1
ASIDE: Final = 2
MISSION: Final = 3
PILE: Final = by_seat(4, MAX_SEATS)
GAINED: Final = by_seat(10, MAX_SEATS)

# Phases.
WAIT_FLIP: Final = 0
EXPOSED: Final = 1
CLOSING: Final = 2  # R1.11 the last card lies open and may be claimed
PHASES: Final = ["WAIT_FLIP", "EXPOSED", "CLOSING"]

# What a player may do besides waiting.
FLIP: Final = 1
CLAIM_CARD: Final = 2

MISSION_SIZE: Final = 2


def places() -> list[Place]:
    """4.5 RG.7 Who sees what: only the top of the stack, and covered cards are forgotten; nobody looks at piles or
    set-aside cards."""
    return [
        common("box", BOX, TO_NOBODY),
        common("stack", STACK, TO_ALL, below=TO_NOBODY, forgets=True),
        common("aside", ASIDE, TO_NOBODY),
        common("mission", MISSION, TO_ALL),
        per_seat("pile", PILE, TO_NOBODY),
        per_seat("gained", GAINED, TO_ALL),
    ]


class ClaimSetup(NinjaSetup):
    def __init__(
        self,
        mode: str,
        settings: dict[str, Any],
        layout: Layout,
        cards: int,
        pack: Any,
        opening: Rule[Any],
        dealing: Rule[Any],
        bound: int,
    ) -> None:
        super().__init__(mode, settings, layout, cards, pack, opening, dealing, bound, settings["tick_ms"])
        self.min_exposure: i64 = settings["min_exposure"]
        self.flip_deadline: i64 = settings["flip_deadline"]
        self.claim_pause: i64 = settings["claim_pause"]
        self.self_claim: bool = settings["self_claim"]
        self.last_claimable: bool = settings["last_card_claimable"]
        self.uncovered: bool = settings["claim_uncovered"]
        reaction = settings["reaction"]
        self.reaction: Reaction = reaction_of(reaction)
        self.flip_reaction: Reaction = reaction_of({
            "shift": reaction["flip_shift"], "median": reaction["flip_median"], "sigma": reaction["flip_sigma"],
        })  # fmt: skip
        self.p_miss: float = float(reaction["p_miss"])
        self.p_false: float = float(reaction["p_false"])
        self.soonest: i64 = int(reaction["shift"]) // self.tick_ms  # no claim comes at an earlier age

    def state_class(self) -> type[Ninja]:
        return Claim


class Claim(Timed[ClaimSetup]):
    flipper: i64 = 0  # who flips next; -1: nobody, while the last card may be claimed
    phase: i64 = 0
    seq: i64 = 0  # cards played in this round
    event_tick: i64 = 0  # the tick of the last event, from which the age of the page is counted
    lock: i64 = 1  # age at which the next flip is allowed
    last_player: i64 = -1  # who played the newest card; -1: nobody yet
    numbers: list[int]  # for each card of the stack its number in the round
    players_of: list[int]  # for each card of the stack the seat that played it

    def init_fields(self) -> None:
        self.numbers = []
        self.players_of = []

    def claimable(self) -> bool:
        """R1.3 R1.4 Whether there is a card to claim now."""
        if self.phase == WAIT_FLIP:
            return self.setup.uncovered and len(self.numbers) > 0
        return True

    def fits(self, card: i64) -> bool:
        """4.3 Whether the card scores for its owner: a civilian, or a type of the mission."""
        terms = self.setup
        face: i64 = self.face[card]
        if terms.group_of[face] == CIVILIAN:
            return True
        type_: i64 = terms.type_of[face]
        mission = self.zones[MISSION]
        first: i64 = terms.type_of[self.face[mission[0]]]
        second: i64 = terms.type_of[self.face[mission[1]]]
        return type_ in (first, second)

    def worth(self, card: i64) -> i64:
        """4.3 What a gained card is worth: its printed points, negative if it does not fit."""
        points: i64 = self.setup.printed[self.face[card]]
        return points if self.fits(card) else -points

    def gaining(self) -> list[int]:
        """4.3 What the gained cards are worth before the floor of 0."""
        found: list[int] = []
        for seat in range(self.seats):
            sum_: i64 = 0
            for card in self.zones[GAINED[seat]]:
                sum_ += self.worth(card)
            found.append(sum_)
        return found
