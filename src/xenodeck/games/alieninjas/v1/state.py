"""What all five modes share: the kinds of cards, the set-up with what is printed on them, and rounds. The table of each
mode lies in a file of its own, ``modes/claim/state.py`` and so on."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import OFF, OWN, PUBLIC, RANDOM, Criterion, Layout, Rule, Setup, State

CLAIM: Final = "m1_claim"
MEMORY: Final = "m2_memory"
MAP_RACE: Final = "m3_map"
HAND: Final = "m4_hand"
RESCUE: Final = "m5_rescue"

MAX_SEATS: Final = 6

# Kinds of cards; a back is that of its kind, but a civilian looks like camouflage from behind.
CAMOUFLAGE: Final = 0
CIVILIAN: Final = 1
ALIENINJA: Final = 2
MULTIPLIER: Final = 3
MAP: Final = 4
MAP_SIDE: Final = 5  # the face of a map that was dealt

NO_TYPE: Final = -1
BOX: Final = 0  # the first zone of every mode: what is out of this round

ASSISTS: Final = {"off": OFF, "public": PUBLIC, "own": OWN}


class NinjaSetup(Setup):
    """2.0 9.0 What is printed on the cards, and the options that all modes look up. Each mode has a subclass."""

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
        self.pack: Any = pack  # the whole of it, for whoever has time
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
        # RG.8 what a live table goes by
        self.turn_ms = settings["turn_timeout_s"] * 1000 if tick_ms == 0 else 0
        self.grace_ms = settings["disconnect_grace_s"] * 1000
        self.takeover = settings["bot_takeover"]
        if settings["latency_mode"] == "compensated" and tick_ms > 0:
            self.hold_ticks = settings["comp_cap"]


class Ninja(State):
    """A game of any mode: whose round it is, and the points of the rounds that are over."""

    first: i64 = 0  # first player or announcer of this round; between two rounds: of the next one
    running: i64 = 0  # 1 while a round is being played

    def gaining(self) -> list[int]:
        """What the running round has brought so far, as the events that were posted say; a mode that posts nothing
        before the end of the round has nothing yet. Open to everybody."""
        return [0] * self.seats

    def scores(self) -> list[int]:
        """3.0 The recorded points of all rounds, and what the running one has brought."""
        return self.total(self.gaining() if self.running != 0 else [0] * self.seats)

    def tie_breaks(self) -> list[list[int]]:
        """3.0 RG.3 The score of the last round that was played. Mode 5 has another."""
        if self.running != 0 or len(self.rounds) == 0:
            return [self.gaining()]
        return [self.rounds[len(self.rounds) - 1].copy()]
