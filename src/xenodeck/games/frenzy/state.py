"""The state of Alien Frenzy beyond its cards: the phase, whose turns are owed, who is eliminated, who is attacked."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import (
    RANDOM,
    TO_ALL,
    TO_NOBODY,
    TO_OWNER,
    Layout,
    Place,
    Rule,
    Setup,
    State,
    by_seat,
    common,
    per_seat,
)

MAX_SEATS: Final = 6
MOST_UFOS: Final = 6

# Zones.
SUPPLY: Final = 0
INVASION: Final = 1
DISCARD: Final = 2
RESERVE: Final = 3
MIMICS: Final = 4
GONE: Final = 5  # out of the game, with eliminated_hand = remove
HAND: Final = by_seat(6, MAX_SEATS)

# Faces. UFOs first, then Characters, Actions and the cards of the Invasion deck, so that a range is a kind.
GREY: Final = 6
DEFEND: Final = 7  # red, green, blue, gold
SCAVENGE: Final = 11
DEFLECT: Final = 15
STEAL: Final = 19  # red, green, blue
REVIVE: Final = 22
VIEW: Final = 25
SWAPSIES: Final = 26
SAFETY: Final = 27
SHUFFLE: Final = 28
REVERSE: Final = 29
REARRANGE: Final = 30
RAD_REVERSE: Final = 31
SUPER_SAFETY: Final = 32
VIEW_TWO: Final = 33
GOLD_BOOST: Final = 34
ALIEN: Final = 35  # seven faces: R G B RG GB RB RGB
RELAX1: Final = 42
RELAX2: Final = 43
STEALTH: Final = 44
ALLIANCE: Final = 45
MIMIC: Final = 46

UFOS: Final = ["UFO#1", "UFO#2", "UFO#3", "UFO#4", "UFO#5", "UFO#6"]
CHARACTERS: Final = [
    "GREY",
    "DEFEND.R", "DEFEND.G", "DEFEND.B", "DEFEND.GOLD",
    "SCAVENGE.R", "SCAVENGE.G", "SCAVENGE.B", "SCAVENGE.GOLD",
    "DEFLECT.R", "DEFLECT.G", "DEFLECT.B", "DEFLECT.GOLD",
    "STEAL.R", "STEAL.G", "STEAL.B",
    "REVIVE.R", "REVIVE.G", "REVIVE.B",
]  # fmt: skip
ACTIONS: Final = [
    "VIEW", "SWAPSIES", "SAFETY", "SHUFFLE", "REVERSE", "REARRANGE",
    "RAD_REVERSE", "SUPER_SAFETY", "VIEW_TWO", "GOLD_BOOST",
]  # fmt: skip
INVADERS: Final = [
    "ALIEN.R", "ALIEN.G", "ALIEN.B", "ALIEN.RG", "ALIEN.GB", "ALIEN.RB", "ALIEN.RGB",
    "RELAX1", "RELAX2", "STEALTH", "ALLIANCE", "MIMIC",
]  # fmt: skip
CODES: Final = UFOS + CHARACTERS + ACTIONS + INVADERS
BACKS: Final = [0] * ALIEN + [1] * len(INVADERS)  # the card's deck: Supply or Invasion

# Colours, of aliens and of Characters.
RED: Final = 0
GREEN: Final = 1
BLUE: Final = 2
UNSEEN: Final = 3  # a Stealth alien: nothing matches it
GOLD: Final = 4
NO_COLOUR: Final = 5
COLOURS: Final = "RGB"
COLOUR_WORDS: Final = ["r", "g", "b", "s"]  # in events; the last is a Stealth alien
COLOUR_OF: Final = [
    NO_COLOUR, RED, GREEN, BLUE, GOLD, RED, GREEN, BLUE, GOLD, RED, GREEN, BLUE, GOLD,
    RED, GREEN, BLUE, RED, GREEN, BLUE,
]  # fmt: skip
ALIENS_ON: Final[list[list[int]]] = [[0], [1], [2], [0, 1], [1, 2], [0, 2], [0, 1, 2]]  # 10.1: in the order of the code

# The options of a running game, as bits of ``house``.
EXPANSION: Final = 1
REMOVE_HANDS: Final = 2
SPARE_THIS_TURN: Final = 4
REVIVE_SELF: Final = 8
MIMIC_AT_ONCE: Final = 16
ALLIES_APART: Final = 32
BOOST_ONCE: Final = 64
LOCK_FULL: Final = 128
LOCK_LAPSES: Final = 256
VICTIM_FIRST: Final = 512
BONUS_PER_MATCH: Final = 1024
UFOS_VANISH: Final = 2048
VIEW_ONE_BY_ONE: Final = 4096
SECRET_DRAWS: Final = 8192

LOCKED: Final = 1
LOCKED_FULLY: Final = 2  # across the change of phase if lock_survives_transition = full: bars abilities too


def places() -> list[Place]:
    return [
        common("supply", SUPPLY, TO_NOBODY),
        common("invasion", INVASION, TO_NOBODY),
        common("discard", DISCARD, TO_ALL),
        common("reserve", RESERVE, TO_ALL),
        common("mimics", MIMICS, TO_ALL),
        common("gone", GONE, TO_ALL),
        per_seat("hand", HAND, TO_OWNER, ordered=False),
    ]


def make_layout(seats: int) -> Layout:
    return Layout(places(), CODES, BACKS, seats)


class FrenzySetup(Setup):
    """18 Who deals, how many UFOs begin in the Supply, and the other options."""

    def __init__(
        self,
        mode: str,
        settings: dict[str, Any],
        layout: Layout,
        face: list[int],
        opening: Rule[Any],
        bound: int,
        house: i64,
    ) -> None:
        super().__init__(mode, settings, layout, face, opening, bound)
        dealer = settings["dealer"]
        self.dealer: i64 = dealer if isinstance(dealer, int) else -1 if dealer == RANDOM else layout.seats - 1
        self.beginner: bool = settings["beginner"]
        self.turn_cap: i64 = settings["turn_cap"]  # 0: none
        self.house: i64 = house  # the options that rules need, as bits
        starting_ufos: i64 = settings["starting_ufos"]
        ufos = [card for card in self.cards if face[card] < GREY]
        self.early = ufos[:starting_ufos]
        self.late = ufos[starting_ufos:]
        self.supply = [card for card in self.cards if GREY <= face[card] < ALIEN]
        self.invasion = [card for card in self.cards if face[card] >= ALIEN]
        self.restricted_zones = [HAND[seat] for seat in range(layout.seats)]

    def state_class(self) -> type[State]:
        return Frenzy


class Frenzy(State[FrenzySetup]):
    phase: i64 = 1
    dir: i64 = 1  # 1: clockwise, -1: anticlockwise
    current: i64 = 0  # whose turn it is
    turns_left: i64 = 1  # turns that the current player still has, the present one included
    ufos: i64 = 0  # drawn in the present turn of Phase 2, by anybody
    lock: i64 = 0  # on the next turn
    lock_now: i64 = 0  # on the present turn
    acted: i64 = 0  # 1: the Action of the present turn of Phase 2 was played
    boost: i64 = -1  # whose Characters are Gold in the present turn (Phase 1: who may put UFOs back); -1: nobody's
    returned: i64 = 0  # UFO faces (bits) that were put back in the present turn of Phase 1
    old: i64 = 0  # how many cards at the bottom of the discard pile lay there before the present turn
    turns2: i64 = 0  # turns taken in Phase 2
    attacked: i64 = -1  # who must face ``aliens`` now; -1: nobody
    aliens: list[int]  # their colours, as numbered above
    out: list[int]  # seat -> 0: alive, else the number of its elimination (the same number: eliminated together)

    def init_fields(self) -> None:
        self.aliens = []
        self.out = [0] * self.seats

    def scores(self) -> list[int]:
        """17.4 The number of players that each has outlasted; players eliminated together are equal."""
        standing: list[int] = []
        for seat in range(self.seats):
            outlasted: i64 = 0
            mine: i64 = self.out[seat]
            for other in range(self.seats):
                its: i64 = self.out[other]
                if its != 0 and (mine == 0 or its < mine):
                    outlasted += 1
            standing.append(outlasted)
        return standing

    def winners(self) -> list[int]:
        """17.1 17.2 The last player alive; nobody if several are alive, or none."""
        alive = self.living()
        return alive if len(alive) == 1 else []

    def living(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.out[seat] == 0]

    def may_hold(self, zone: i64, face: i64, beside: list[int], left: i64) -> bool:
        """3.1 3.2 Whether a hand may hold a card of this face, given the cards ``beside`` it and ``left`` more to come.

        A hand never holds a UFO. In Phase 2 a living player holds a Character, and an attacked one as many as there are
        aliens to face.
        """
        if face < GREY:
            return False
        if self.phase == 1 or self.over:
            return True
        seat: i64 = self.layout.seat_of[zone]
        missing: i64 = 0
        if seat == self.attacked:
            missing = len(self.aliens)
        elif self.out[seat] == 0:
            missing = 1
        for held in beside:
            if GREY <= held < VIEW:
                missing -= 1
        return missing <= left or GREY <= face < VIEW


def is_character(face: i64) -> bool:
    return GREY <= face < VIEW


def has_character(s: Frenzy, seat: i64) -> bool:
    for card in s.zones[HAND[seat]]:
        face: i64 = s.face[card]
        if GREY <= face < VIEW:
            return True
    return False


def count_characters(s: Frenzy, seat: i64) -> i64:
    count: i64 = 0
    for card in s.zones[HAND[seat]]:
        face: i64 = s.face[card]
        if GREY <= face < VIEW:
            count += 1
    return count
