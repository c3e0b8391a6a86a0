"""What all five modes share: the kinds of cards, the set-up with what is printed on them, and rounds.

The table of each mode is in a file of its own, ``modes/claim/state.py`` and so on.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import OFF, OWN, PUBLIC, RANDOM, Criterion, Layout, Rule, Setup, State, TypeVar

CLAIM: Final = "m1_claim"
MEMORY: Final = "m2_memory"
MAP_RACE: Final = "m3_map"
HAND: Final = "m4_hand"
RESCUE: Final = "m5_rescue"

MAX_SEATS: Final = 6

# Kinds of cards. Each has its own back, but civilians have the back of camouflage cards.
CAMOUFLAGE: Final = 0
CIVILIAN: Final = 1
ALIENINJA: Final = 2
MULTIPLIER: Final = 3
MAP: Final = 4
MAP_SIDE: Final = 5  # the face of a map that was dealt

NO_TYPE: Final = -1
BOX: Final = 0  # the first zone of every mode: cards that are not in this round

ASSISTS: Final = {"off": OFF, "public": PUBLIC, "own": OWN}


class NinjaSetup(Setup):
    """2.0 9.0 What is printed on the cards, and the options that all modes use. Each mode has a subclass."""

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
        tick_ms: int = 0,
    ) -> None:
        super().__init__(mode, settings, layout, list(range(cards)), opening, bound, tick_ms)
        self.pack: Any = pack  # the whole pack, for code that need not be fast
        self.dealing = dealing  # the rule that deals a round
        self.types: i64 = pack.types
        self.characters: i64 = pack.characters
        self.group_of: list[int] = pack.groups  # face -> its kind
        self.type_of: list[int] = pack.type_of  # face -> its type from 0, or NO_TYPE
        self.character_of: list[int] = pack.character_of  # face -> its character from 0, or -1
        self.printed: list[int] = pack.points  # face -> points
        self.start: i64 = -1 if settings["first_player"] == RANDOM else settings["first_player"]
        self.rounds = settings["rounds"]
        self.scoring = [Criterion("points"), Criterion("last_round")]
        self.assist = ASSISTS[settings["assist"]]
        # RG.8 the times of a live table
        self.turn_ms = settings["turn_timeout_s"] * 1000 if tick_ms == 0 else 0
        self.grace_ms = settings["disconnect_grace_s"] * 1000
        self.takeover = settings["bot_takeover"]
        if settings["latency_mode"] == "compensated" and tick_ms > 0:
            self.hold_ticks = settings["comp_cap"]


NinjaT = TypeVar("NinjaT", bound=NinjaSetup, default=NinjaSetup, covariant=True)


class Ninja(State[NinjaT]):
    """A game in any mode: who begins the round, and the points of finished rounds."""

    first: i64 = 0  # first player or announcer of this round, or between rounds of the last one
    next: i64 = -1  # between two rounds: who begins the next one
    running: i64 = 0  # 1 while a round is being played

    def gaining(self) -> list[int]:
        """What the present round has brought so far, by the events posted; open to everybody.

        In a mode that posts nothing before the end of the round this is zero until then.
        """
        return [0] * self.seats

    def scores(self) -> list[int]:
        """3.0 The recorded points of all rounds, and what the present one has brought."""
        return self.total(self.gaining() if self.running != 0 else [0] * self.seats)

    def tie_breaks(self) -> list[list[int]]:
        """3.0 RG.3 The score of the last round. Mode 5 has another tie-break."""
        if self.running != 0 or len(self.rounds) == 0:
            return [self.gaining()]
        return [self.rounds[len(self.rounds) - 1].copy()]


class Timed(Ninja[NinjaT]):
    """3.1 A game in a mode with ticks: positions count the ticks of the round, not those of the game."""

    k0: i64 = 0  # the tick before the first one of this round
    lasted: i64 = 0  # ticks of the round, once it is over

    def round_tick(self) -> i64:
        """The tick of the round; it does not change after the round is over."""
        return self.now - self.k0 if self.running != 0 else self.lasted
