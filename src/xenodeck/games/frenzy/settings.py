"""The options of section 18, the printed counts of both boxes, and the options of a running game as bits."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from xenodeck.core import FLAG, INTEGER, ONE_OF, SEAT_OR_RANDOM, TABLE, Setting, Value, read_cards
from xenodeck.games.frenzy import state as fr
from xenodeck.games.frenzy.state import CODES, MOST_UFOS

FOLDER = Path(__file__).parent
UFO = "UFO"
KEYS = (UFO, *CODES[MOST_UFOS:])
DATA = read_cards(
    FOLDER / "cards.toml", KEYS, {"copies": int, "expansion": int, "deck": str, "kind": str, "source": str}
)
BASE: dict[str, int] = {card["code"]: card["copies"] for card in DATA["card"]}
SECOND_WAVE: dict[str, int] = {card["code"]: card["copies"] + card["expansion"] for card in DATA["card"]}
LAST = "last"
MOST_OF_A_KIND = 60

# option -> the value that differs from print -> its bit
HOUSE: dict[str, dict[object, int]] = {
    "eliminated_hand": {"remove": fr.REMOVE_HANDS},
    "reshuffle_current_turn": {False: fr.SPARE_THIS_TURN},
    "revive_self": {True: fr.REVIVE_SELF},
    "mimic_mode": {"immediate": fr.MIMIC_AT_ONCE},
    "alliance_same_target": {"sequential": fr.ALLIES_APART},
    "boost_reinsert": {"once": fr.BOOST_ONCE},
    "lock_survives_transition": {"full": fr.LOCK_FULL, "off": fr.LOCK_LAPSES},
    "swap_check": {"victim_first": fr.VICTIM_FIRST},
    "survival_bonus": {"per_match": fr.BONUS_PER_MATCH},
    "ufo_of_eliminated": {"vanish": fr.UFOS_VANISH},
    "view_two": {"one_by_one": fr.VIEW_ONE_BY_ONE},
    "public_draw_positions": {False: fr.SECRET_DRAWS},
}

SETTINGS = (
    Setting("beginner", FLAG, False, "18.3", important=True),
    Setting("dealer", SEAT_OR_RANDOM, LAST, "18.4", choices=(LAST,)),
    Setting("counts", TABLE, BASE, "18.5", low=0, high=MOST_OF_A_KIND, keys=KEYS),
    Setting("starting_ufos", INTEGER, 1, "18.6", low=1, high=MOST_UFOS),
    Setting("eliminated_hand", ONE_OF, "discard", "18.7", choices=("discard", "remove")),
    Setting("reshuffle_current_turn", FLAG, True, "18.8"),
    Setting("revive_self", FLAG, False, "18.9"),
    Setting("mimic_mode", ONE_OF, "carry", "18.10", choices=("carry", "immediate")),
    Setting("alliance_same_target", ONE_OF, "simultaneous", "18.11", choices=("simultaneous", "sequential")),
    Setting("boost_reinsert", ONE_OF, "each_ufo_once", "18.12", choices=("each_ufo_once", "once")),
    Setting("lock_survives_transition", ONE_OF, "phase2", "18.13", choices=("phase2", "full", "off")),
    Setting("swap_check", ONE_OF, "after", "18.14", choices=("after", "victim_first")),
    Setting("survival_bonus", ONE_OF, "per_attack", "18.15", choices=("per_attack", "per_match")),
    Setting("ufo_of_eliminated", ONE_OF, "next_player", "18.16", choices=("next_player", "vanish")),
    Setting("view_two", ONE_OF, "together", "18.17", choices=("together", "one_by_one")),
    Setting("public_draw_positions", FLAG, True, "18.18"),
    Setting("turn_cap", INTEGER, 1000, "18.19", low=0, high=1_000_000, zero="none"),
)


def house_of(config: Mapping[str, Value], mode: str) -> int:
    bits = fr.EXPANSION if mode == "expansion" else 0
    for option, words in HOUSE.items():
        bits |= words.get(config[option], 0)
    return bits


def not_printed(house: int) -> dict[str, object]:
    """The options that these bits stand for, where they differ from print."""
    return {option: word for option, words in HOUSE.items() for word, bit in words.items() if house & bit}
