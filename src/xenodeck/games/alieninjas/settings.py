"""9.0 The options, with their constraints."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

from xenodeck.core import (
    DECIMAL,
    FLAG,
    INTEGER,
    LIST,
    ONE_OF,
    RANDOM,
    RECORD,
    SEAT_OR_RANDOM,
    TABLE,
    BadConfig,
    Mode,
    Setting,
    Value,
)
from xenodeck.games.alieninjas import pack as packs
from xenodeck.games.alieninjas.pack import DEFAULT, PRINTED
from xenodeck.games.alieninjas.state import (
    CAMOUFLAGE,
    CIVILIAN,
    CLAIM,
    HAND,
    MAP_RACE,
    MAX_SEATS,
    MEMORY,
    MULTIPLIER,
    RESCUE,
)

TICKING = (CLAIM, MAP_RACE)
TURNS = (MEMORY, HAND, RESCUE)
MOST_ROUNDS = 99
MOST_TICKS = 1_000_000
MOST_MS = 3_600_000

MODES = (
    Mode(CLAIM, (2, MAX_SEATS), tick_ms=50),
    Mode(MEMORY, (2, MAX_SEATS)),
    Mode(MAP_RACE, (2, MAX_SEATS), {"tick_ms": 100}, tick_ms=100),
    Mode(HAND, (2, MAX_SEATS)),
    Mode(RESCUE, (2, MAX_SEATS)),
)  # in the order of the page


@dataclass(frozen=True)
class PackName(Setting):
    """2.0 The name of a data pack; tests add packs, so names are looked up when needed."""

    def check(self, value: object, seats: int) -> Value:
        return packs.find(value).name


@dataclass(frozen=True)
class Costs(Setting):
    """6.2 The ticks that each action of mode 3 takes; a single number counts for all four (the learning preset is
    1)."""

    def check(self, value: object, seats: int) -> Value:
        if self.kind == TABLE and isinstance(value, int) and not isinstance(value, bool):
            value = dict.fromkeys(self.keys, value)
        return super().check(value, seats)


@dataclass(frozen=True)
class PackWord(Setting):
    """A word of a data pack: a card, a layout. It is checked when the pack is known."""

    def check(self, value: object, seats: int) -> Value:
        if not isinstance(value, str):
            raise self.bad(value)
        return value


CHARACTERS = tuple(f"C{number + 1}" for number in range(PRINTED.characters))
MULTIPLIERS = tuple(PRINTED.codes[card] for card in PRINTED.of_group(MULTIPLIER))
REACTION: dict[str, Value] = {
    "shift": 250, "median": 300, "sigma": 0.35, "flip_shift": 400, "flip_median": 500, "flip_sigma": 0.4,
    "p_miss": 0.05, "p_false": 0.02,
}  # fmt: skip
COSTS = {"look": 5, "up": 3, "down": 3, "swap": 5}
MAP_BOT: dict[str, Value] = {"median": 3, "p_forget": 0.05}


def ms(name: str, default: int, low: int = 0) -> Setting:
    return Setting(name, INTEGER, default, "4.4", low=low, high=MOST_MS)


def share(name: str, default: float, rule: str) -> Setting:
    return Setting(name, DECIMAL, default, rule, high=1)


REACTION_PARTS = (
    ms("shift", 250),
    ms("median", 300, 1),
    Setting("sigma", DECIMAL, 0.35, "4.4", high=5),
    ms("flip_shift", 400),
    ms("flip_median", 500, 1),
    Setting("flip_sigma", DECIMAL, 0.4, "4.4", high=5),
    share("p_miss", 0.05, "4.4"),
    share("p_false", 0.02, "4.4"),
)
MAP_BOT_PARTS = (
    Setting("median", DECIMAL, 3, "6.5", low=0, high=1000),
    share("p_forget", 0.05, "6.5"),
)

SETTINGS = (
    Setting("rounds", INTEGER, 3, "3.0", low=1, high=MOST_ROUNDS, important=True),
    Setting("first_player", SEAT_OR_RANDOM, RANDOM, "3.0"),
    PackName("data_pack", ONE_OF, DEFAULT, "2.0", choices=(DEFAULT,)),
    Setting("assist", ONE_OF, "off", "5.5", choices=("off", "public", "own"), modes=(MEMORY, MAP_RACE)),
    Setting("free_pass", FLAG, False, "RG.11", modes=TURNS),
    Setting("turn_timeout_s", INTEGER, 30, "RG.8", high=3600, modes=TURNS),
    Setting("disconnect_grace_s", INTEGER, 60, "RG.8", high=3600),
    Setting("bot_takeover", FLAG, True, "RG.8"),
    Setting("tick_ms", INTEGER, 50, "3.1", low=1, high=10_000, modes=TICKING),
    Setting(
        "latency_mode", ONE_OF, "arrival", "RG.9", choices=("arrival", "compensated"), modes=TICKING,
        live="compensated",
    ),
    Setting("comp_cap", INTEGER, 3, "RG.9", high=1000, modes=TICKING),
    Setting("min_exposure", INTEGER, 16, "4.2", low=1, high=MOST_TICKS, modes=(CLAIM,)),
    Setting("flip_deadline", INTEGER, 50, "4.2", low=1, high=MOST_TICKS, modes=(CLAIM,)),
    Setting("claim_pause", INTEGER, 20, "4.2", low=1, high=MOST_TICKS, modes=(CLAIM,)),
    Setting("self_claim", FLAG, True, "R1.5", modes=(CLAIM,)),
    Setting("last_card_claimable", FLAG, False, "R1.11", modes=(CLAIM,)),
    Setting("claim_uncovered", FLAG, False, "R1.3", modes=(CLAIM,)),
    Setting("reaction", RECORD, REACTION, "4.4", parts=REACTION_PARTS, modes=(CLAIM,)),
    Setting(
        "m2_characters", LIST, RANDOM, "5.1", low=2, high=2, choices=(RANDOM,), modes=(MEMORY,),
        each=PackWord("m2_characters", ONE_OF, CHARACTERS[0], "5.1", choices=CHARACTERS),
    ),
    PackWord("m2_multiplier", ONE_OF, RANDOM, "5.1", choices=(RANDOM, *MULTIPLIERS), modes=(MEMORY,)),
    Setting("m2_reveal", ONE_OF, "sequential", "R2.4", choices=("sequential", "together"), modes=(MEMORY,)),
    Setting("m2_wild_decline", FLAG, False, "R2.7", modes=(MEMORY,)),
    Setting("m2_peek_ms", INTEGER, 2500, "R2.10", high=MOST_MS, modes=(MEMORY,)),
    Setting("m2_show_ms", INTEGER, 2500, "R2.10", high=MOST_MS, modes=(MEMORY,)),
    Setting("m2_turn_cap", INTEGER, 2000, "R2.12", high=MOST_TICKS, modes=(MEMORY,)),
    Setting("m3_characters", ONE_OF, RANDOM, "6.1", choices=(RANDOM, "choose"), modes=(MAP_RACE,)),
    Setting(
        "m3_side", LIST, "a", "6.1", low=1, high=MOST_ROUNDS, choices=("a", "b", RANDOM), modes=(MAP_RACE,),
        each=Setting("m3_side", ONE_OF, "a", "6.1", choices=("a", "b", RANDOM)),
    ),
    Setting("m3_fresh_maps_first", FLAG, False, "R3.1", modes=(MAP_RACE,)),
    Costs("m3_cost", TABLE, COSTS, "6.2", low=1, high=MOST_TICKS, keys=tuple(COSTS), modes=(MAP_RACE,)),
    Setting("m3_round_limit", INTEGER, 3000, "R3.11", high=MOST_TICKS, modes=(MAP_RACE,)),
    Setting("m3_check_pause_ms", INTEGER, 1500, "R3.7", high=MOST_MS, modes=(MAP_RACE,)),
    Setting("m3_start_timeout_s", INTEGER, 15, "R3.2", high=3600, modes=(MAP_RACE,)),
    Setting("m3_call_guard", FLAG, False, "R3.10", modes=(MAP_RACE,)),
    Setting("m3_bot", RECORD, MAP_BOT, "6.5", parts=MAP_BOT_PARTS, modes=(MAP_RACE,)),
    Setting("m3_optional_card_point", FLAG, True, "R3.14", modes=(MAP_RACE,)),
    Setting("m3_false_caller_optional", FLAG, False, "R3.18", modes=(MAP_RACE,)),
    Setting("m4_initial_hand", INTEGER, 0, "R4.2", high=7, modes=(HAND,)),
    Setting("m4_chain", FLAG, False, "R4.4", modes=(HAND,)),
    Setting("m4_mixed_criteria", FLAG, False, "R4.4", modes=(HAND,)),
    Setting("m4_wild_on_wild", FLAG, True, "R4.5", modes=(HAND,)),
    Setting("m4_wild_character_counts", FLAG, True, "R4.8", modes=(HAND,)),
    Setting("m4_browse_discard", FLAG, False, "7.4", modes=(HAND,)),
    Setting("m4_leftover", ONE_OF, "unused", "R4.16", choices=("unused", "wilds", "all"), modes=(HAND,)),
    Setting("m5_open_hands", FLAG, False, "8.5", modes=(RESCUE,)),
    PackWord("m5_layout", ONE_OF, next(iter(PRINTED.layouts)), "8.1", choices=tuple(PRINTED.layouts), modes=(RESCUE,)),
)  # fmt: skip


def check(mode: Mode, seats: int, settings: Mapping[str, Value]) -> None:
    """Check the constraints between options, and between options and the data pack."""
    values = cast(Mapping[str, Any], settings)
    pack = packs.find(values["data_pack"])
    if mode.id == CLAIM:
        for name in ("min_exposure", "claim_pause"):
            if values[name] > values["flip_deadline"]:
                raise BadConfig(f"{name} is at most flip_deadline ({values['flip_deadline']}).", "4.2")
        if len(pack.of_group(0, 1)) < seats:
            raise BadConfig(f"{pack.name} has fewer cards than there are players.", "4.1")
    if mode.id == MEMORY:
        pair, known = values["m2_characters"], [f"C{n + 1}" for n in range(pack.characters)]
        if pair != RANDOM and (len(set(pair)) != 2 or any(one not in known for one in pair)):
            raise BadConfig("m2_characters: two different characters.", "5.1", known)
        cards = [RANDOM, *(pack.codes[card] for card in pack.of_group(MULTIPLIER))]
        if values["m2_multiplier"] not in cards:
            raise BadConfig(f"m2_multiplier: there is no {values['m2_multiplier']!r}.", "5.1", cards)
    if mode.id == MAP_RACE:
        side = values["m3_side"]
        if isinstance(side, list) and len(side) != values["rounds"]:
            raise BadConfig("m3_side: one side for each round.", "6.1")
        if min(pack.characters, len(pack.sides)) < seats:
            raise BadConfig(f"{pack.name} has too few characters or maps for {seats} players.", "6.1")
    if mode.id == RESCUE and values["m5_layout"] not in pack.layouts:
        raise BadConfig(f"m5_layout: there is no {values['m5_layout']!r}.", "8.1", list(pack.layouts))
    if mode.id == HAND:
        dealt = values["m4_initial_hand"] * seats + 1
        if len(pack.of_group(CAMOUFLAGE, CIVILIAN)) <= dealt:
            raise BadConfig(f"m4_initial_hand: {dealt} cards are dealt, and no deck is left.", "R4.2")
        if pack.types < 4:
            raise BadConfig(f"{pack.name} has too few Alieninjas for a mission.", "7.1")
    if mode.id == RESCUE and len(pack.of_group(CAMOUFLAGE)) <= 7 * seats:
        raise BadConfig(f"{pack.name} has too few camouflage cards for {seats} hands and a deck.", "R5.10")
