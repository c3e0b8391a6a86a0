"""The state of Earth Gambit: Light beyond its cards: whose turn it is, who is damaged, what lies in front of whom.

Roles, abilities and hands are cards that their owners see. Where a hand card came from (held, drawn, passed) stays with
the card, and is its owner's secret once one has been played: the frame of the present turn at the bottom of the agenda
holds the card that was passed and the one that was drawn, and no view shows frames (5.1). Until the play everybody can
tell which is which, and ``passed_at`` and ``drawn_at`` say it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import (
    BITS,
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
from xenodeck.games.gambit.state_odds import BEST, CHOSEN

MIN_SEATS: Final = 3
MAX_SEATS: Final = 8

# Zones.
DRAW: Final = 0
DISCARD: Final = 1
RESOLVING: Final = 2  # face-up cards whose effects are being carried out, the innermost on top
SCIENCE: Final = 3
COVERS: Final = 4  # Cancel Science cards that cover a card; ``covered`` says which
PSYCH: Final = 5  # ``owners`` says in front of whom
GONE: Final = 6  # used abilities
ASIDE: Final = 7  # abilities that were not dealt
HAND: Final = by_seat(8, MAX_SEATS)
ROLE: Final = by_seat(16, MAX_SEATS)
ABILITY: Final = by_seat(24, MAX_SEATS)
PROTECTS: Final = by_seat(32, MAX_SEATS)
SKIPS: Final = by_seat(40, MAX_SEATS)
FORCES: Final = by_seat(48, MAX_SEATS)  # oldest first; ``slots`` says which slot each forces

# Faces: Science, Psych, Actions, roles, abilities.
R: Final = 0
B: Final = 1
Y: Final = 2
YR: Final = 3
YB: Final = 4
PSYCH_WEAPON: Final = 5
PSYCH_DEFENCE: Final = 6
DAMAGE_OR_HEAL: Final = 7
PROTECT_PLAYER: Final = 8
HEAL_ALL: Final = 9
SHUFFLE_HANDS: Final = 10
STRAY_DAMAGE: Final = 11
RESET_HANDS: Final = 12
FORCE_TO_PLAY: Final = 13
REPLACE_CARD: Final = 14
TAKE_FROM_DISCARD: Final = 15
SKIP_TURN: Final = 16
TRADE_CARDS: Final = 17
CANCEL_SCIENCE: Final = 18
MOVE_CANCEL_SCIENCE: Final = 19
STEAL_CARD: Final = 20
PLAY_TOP_CARD: Final = 21
PEEK_ANY_CARD: Final = 22
REARRANGE_TOP_3: Final = 23
ALIEN: Final = 24
SCIENTIST: Final = 25
EXTINCTIONIST: Final = 26
CANCEL_PSYCH: Final = 27
DOUBLE_PLAY: Final = 28
REDRAFT: Final = 29
REFUSE: Final = 30
SIT_OUT: Final = 31
REDIRECT: Final = 32
VETO: Final = 33
BACKGROUND_CHECK: Final = 34
SELF_HEAL: Final = 35
AMBUSH: Final = 36

SCIENCES: Final = ["R", "B", "Y", "YR", "YB"]
PSYCHS: Final = ["psych_weapon", "psych_defence"]
ACTIONS: Final = [
    "damage_or_heal", "protect_player", "heal_all", "shuffle_hands", "stray_damage", "reset_hands", "force_to_play",
    "replace_card", "take_from_discard", "skip_turn", "trade_cards", "cancel_science", "move_cancel_science",
    "steal_card", "play_top_card", "peek_any_card", "rearrange_top_3",
]  # fmt: skip
ROLES: Final = ["alien", "scientist", "extinctionist"]
ABILITIES: Final = [
    "cancel_psych", "double_play", "redraft", "refuse", "sit_out", "redirect", "veto", "background_check", "self_heal",
    "ambush",
]  # fmt: skip
PLAY_CODES: Final = SCIENCES + PSYCHS + ACTIONS
CODES: Final = PLAY_CODES + ROLES + ABILITIES
BACKS: Final = [0] * len(PLAY_CODES) + [1] * len(ROLES) + [2] * len(ABILITIES)

# 5.1 Where a hand card came from.
HELD: Final = 0
DRAWN: Final = 1
PASSED: Final = 2
SLOTS: Final = ["held", "drawn", "passed"]

# 15 The target of each team, and what each Science card counts for.
RED_TARGET: Final = 6
BLUE_TARGET: Final = 6
YELLOW_TARGET: Final = 3
REDS: Final = [1, 0, 0, 1, 0]
BLUES: Final = [0, 1, 0, 0, 1]
YELLOWS: Final = [0, 0, 1, 1, 1]
LOOKED_AT_DISCARD: Final = 1 << MAX_SEATS  # in ``looked``
TEAM_BITS: Final = [1, 2, 4]  # aliens, scientists, extinctionists

# 18 The options of a running game, as bits of ``house``.
ABILITIES_ON: Final = 1
RESHUFFLE_AT_ONCE: Final = 2
LATEST_REPLACES: Final = 4
NEXT_BEST: Final = 8
PROTECT_ON_TRIGGER: Final = 16
PEEK_UNPROTECTED: Final = 32
DEFENCES_BESIDE: Final = 64
RESET_KEEPS_DAMAGE: Final = 128
REPLACE_DRAWS: Final = 256
ACTIVE_TEAM_FIRST: Final = 512
ASK_ALWAYS: Final = 1024


def places(discard: int) -> list[Place]:
    return [
        common("draw", DRAW, TO_NOBODY),
        common("discard", DISCARD, discard),
        common("resolving", RESOLVING, TO_ALL),
        common("science", SCIENCE, TO_ALL),
        common("covers", COVERS, TO_ALL),
        common("psych", PSYCH, TO_ALL),
        common("gone", GONE, TO_ALL),
        common("aside", ASIDE, TO_NOBODY),
        per_seat("hand", HAND, TO_OWNER, ordered=False),
        per_seat("role", ROLE, TO_OWNER),
        per_seat("ability", ABILITY, TO_OWNER),
        per_seat("protect", PROTECTS, TO_ALL),
        per_seat("skip", SKIPS, TO_ALL),
        per_seat("force", FORCES, TO_ALL),
    ]


def make_layout(seats: int, open_discard: bool) -> Layout:
    return Layout(places(TO_ALL if open_discard else TO_NOBODY), CODES, BACKS, seats)


class GambitSetup(Setup):
    """18 Who begins, what is dealt to whom, and the other options."""

    def __init__(
        self,
        mode: str,
        settings: dict[str, Any],
        layout: Layout,
        face: list[int],
        opening: Rule[Any],
        bound: int,
        house: i64,
        start: i64,
        dealt: list[int],
    ) -> None:
        super().__init__(mode, settings, layout, face, opening, bound)
        self.house: i64 = house
        self.start: i64 = start  # -1: at random
        self.dealt = dealt  # the ability (face) of each seat, -1: none; empty: dealt at random
        self.sides: i64 = settings["stray_die_sides"]
        self.max_turns: i64 = settings["max_turns"]  # 0: none
        self.deck = [card for card in self.cards if face[card] < ALIEN]
        self.roles = [card for card in self.cards if ALIEN <= face[card] < CANCEL_PSYCH]
        self.abilities = [card for card in self.cards if face[card] >= CANCEL_PSYCH]

    def state_class(self) -> type[State]:
        return Gambit


class Gambit(State[GambitSetup]):
    turn: i64 = 0  # turns begun so far
    active: i64 = 0
    passed_at: i64 = -1  # up to the play: the index in the active hand of the card that was passed; -1: none, or played
    drawn_at: i64 = -1  # … and of the card that was drawn
    guard: i64 = 0  # 1: the next Psych card has no effect
    red: i64 = 0  # uncovered Science on the table, by colour
    blue: i64 = 0
    yellow: i64 = 0
    won: i64 = 0  # the teams (bits) that have won
    unused: i64 = 0  # the abilities (faces, as bits) of this game, dealt or not, that nobody has used
    damaged: list[int]  # seat -> 0 or 1
    slots: list[int]  # seat -> the slots that its Forces name: slot + 1 each, two bits a Force, the oldest lowest
    used: list[int]  # seat -> the ability (face) it has used; -1: none
    covered: list[int]  # for each card in ``covers`` the index in ``science`` of the card it covers
    owners: list[int]  # for each card in ``psych`` the seat in front of which it lies
    looked: list[int]  # seat -> the hands (bits) where it has seen cards, LOOKED_AT_DISCARD; everybody saw it look
    played_by: list[int]  # for each card in ``science`` the seat that chose to play it; -1: it was forced or turned up

    def init_fields(self) -> None:
        seats: i64 = self.seats
        self.damaged = [0] * seats
        self.slots = [0] * seats
        self.used = [-1] * seats
        self.covered = []
        self.owners = []
        self.played_by = []
        self.looked = [0] * seats
        # in a set-up by hand nobody is told which abilities there are
        for each in self.setup.face + self.face:
            if each >= CANCEL_PSYCH:
                self.unused = self.unused | BITS[each]

    def team(self, seat: i64) -> i64:
        """0: aliens, 1: scientists, 2: extinctionists."""
        role: i64 = self.face[self.zones[ROLE[seat]][0]]
        return role - ALIEN

    def teams(self) -> list[int]:
        """1 The seats of each team, by their roles."""
        return [self.team(seat) for seat in range(self.seats)]

    def likelihood(self, viewer: i64) -> float:
        """How well the roles of this world go with the Science that everybody chose to play."""
        fits: float = 1.0
        science = self.zones[SCIENCE]
        for at in range(len(science)):
            by: i64 = self.played_by[at]
            if by >= 0 and by != viewer:
                face: i64 = self.face[science[at]]
                fits = fits * CHOSEN[face][self.team(by)] / BEST[face]
        return fits

    def scores(self) -> list[int]:
        """15 One point for each member of a team that has won."""
        return [1 if self.won & TEAM_BITS[self.team(seat)] else 0 for seat in range(self.seats)]

    def winners(self) -> list[int]:
        """15 All members of the winning team; nobody in a draw, or if the team has no members (R23)."""
        return [seat for seat in range(self.seats) if self.won & TEAM_BITS[self.team(seat)]]
