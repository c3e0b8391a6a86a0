"""The options of section 18, the printed counts for each number of players, and the options of a running game as
bits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from xenodeck.core import FLAG, INTEGER, ONE_OF, RANDOM, SEAT_OR_RANDOM, TABLE, BadConfig, Setting, Value, read_cards
from xenodeck.games.gambit import state as gb
from xenodeck.games.gambit.state import ABILITIES, CODES, MIN_SEATS, PLAY_CODES, ROLES

FOLDER = Path(__file__).parent
DATA: list[dict[str, Any]] = read_cards(
    FOLDER / "cards.toml",
    CODES,
    {"kind": str, "source": str},
    {"copies": int, "from_players": int, "by_players": list},
)["card"]
MOST_OF_A_KIND = 60
MOST_CARDS = 400
MOST_SIDES = 1000


class Multiset(Setting):
    """The number of each code, or a list of codes; empty: as printed. Codes that are not named are not used."""

    def check(self, value: object, seats: int) -> Value:
        if self.kind != TABLE:  # one of its counts
            return super().check(value, seats)
        if isinstance(value, list | tuple):
            strange = [code for code in value if not isinstance(code, str) or code not in self.keys]
            if strange:
                raise BadConfig(f"{self.name}: there is no {strange[0]!r}.", self.rule, list(self.keys))
            value = Counter(value)
            named = True
        else:
            named = bool(value)
        found = super().check(value, seats)
        assert isinstance(found, dict)
        counts = {code: found[code] for code in self.keys if found.get(code)}
        if named and not counts:  # without this, an empty list or zeros would mean the printed cards
            raise BadConfig(f"{self.name}: no card at all.", self.rule)
        return counts


class Dealt(Setting):
    """Off, on, or the ability of each seat by its code (null: none)."""

    def check(self, value: object, seats: int) -> Value:
        if isinstance(value, str) and value in ("on", "off"):
            return value == "on"
        if not isinstance(value, list | tuple):
            return super().check(value, seats)
        named = [code for code in value if code is not None]
        if len(value) != seats or any(not isinstance(code, str) or code not in ABILITIES for code in named):
            raise BadConfig(f"{self.name}: an ability or null for each of the {seats} players.", self.rule, ABILITIES)
        return list(value)


# option -> the value that differs from print -> its bit
HOUSE: dict[str, dict[object, int]] = {
    "reshuffle": {"immediate": gb.RESHUFFLE_AT_ONCE},
    "force_queue": {"latest_replaces": gb.LATEST_REPLACES},
    "force_empty_slot": {"next_best": gb.NEXT_BEST},
    "protect_lingering": {"also_on_trigger": gb.PROTECT_ON_TRIGGER},
    "protect_vs_peek": {False: gb.PEEK_UNPROTECTED},
    "defence_replaces_defence": {False: gb.DEFENCES_BESIDE},
    "reset_clears_damage": {False: gb.RESET_KEEPS_DAMAGE},
    "replace_empty_hand": {"draw": gb.REPLACE_DRAWS},
    "double_target_tie": {"active_team": gb.ACTIVE_TEAM_FIRST},
    "auto_single": {False: gb.ASK_ALWAYS},
}

SETTINGS = (
    Multiset("roles", TABLE, {}, "18.2", low=0, high=gb.MAX_SEATS, keys=tuple(ROLES)),
    Multiset("deck", TABLE, {}, "18.2", low=0, high=MOST_OF_A_KIND, keys=tuple(PLAY_CODES)),
    Setting("start_seat", SEAT_OR_RANDOM, RANDOM, "18.3"),
    Dealt("special_abilities", FLAG, False, "18.4", important=True),
    Setting("stray_die_sides", INTEGER, 6, "18.5", low=1, high=MOST_SIDES),
    Setting("reshuffle", ONE_OF, "on_demand", "18.6", choices=("on_demand", "immediate")),
    Setting("force_queue", ONE_OF, "fifo", "18.7", choices=("fifo", "latest_replaces")),
    Setting("force_empty_slot", ONE_OF, "void", "18.8", choices=("void", "next_best")),
    Setting("protect_lingering", ONE_OF, "on_play_only", "18.9", choices=("on_play_only", "also_on_trigger")),
    Setting("protect_vs_peek", FLAG, True, "18.10"),
    Setting("defence_replaces_defence", FLAG, True, "18.11"),
    Setting("reset_clears_damage", FLAG, True, "18.12"),
    Setting("replace_empty_hand", ONE_OF, "nothing", "18.13", choices=("nothing", "draw")),
    Setting("discard_public", FLAG, False, "18.14"),
    Setting("talk", ONE_OF, "claims", "18.15", choices=("claims", "off", "free")),
    Setting("double_target_tie", ONE_OF, "shared", "18.16", choices=("shared", "active_team")),
    Setting("max_turns", INTEGER, 300, "18.17", low=0, high=1_000_000, zero="none"),
    Setting("auto_single", FLAG, True, "18.18"),
)


def printed(kind: tuple[str, ...], seats: int) -> dict[str, int]:
    """Code -> its number by the table of section 3 and the list of section 2 for so many players."""
    return {
        card["code"]: card["by_players"][seats - MIN_SEATS] if "by_players" in card else card["copies"]
        for card in DATA
        if card["kind"] in kind
    }


def roles_of(settings: Mapping[str, Value], seats: int) -> dict[str, int]:
    given = settings["roles"]
    assert isinstance(given, dict)
    return given or printed(("role",), seats)


def deck_of(settings: Mapping[str, Value], seats: int) -> dict[str, int]:
    given = settings["deck"]
    assert isinstance(given, dict)
    return given or printed(("science", "psych", "action"), seats)


def abilities_of(settings: Mapping[str, Value], seats: int) -> list[str]:
    """The abilities that are shuffled, or dealt as the option says."""
    given = settings["special_abilities"]
    if isinstance(given, list):
        return [code for code in given if code is not None]
    if not given:
        return []
    return [card["code"] for card in DATA if card["kind"] == "ability" and card["from_players"] <= seats]


def faces_of(settings: Mapping[str, Value], seats: int) -> list[int]:
    """Card -> face: the deck, then roles, then abilities."""
    counts = {
        **deck_of(settings, seats),
        **roles_of(settings, seats),
        **Counter(abilities_of(settings, seats)),  # an explicit deal may have the same ability twice (R45)
    }
    return [face for face, code in enumerate(CODES) for _ in range(counts.get(code, 0))]


def dealt_of(settings: Mapping[str, Value]) -> list[int]:
    given = settings["special_abilities"]
    return [-1 if code is None else CODES.index(code) for code in given] if isinstance(given, list) else []


def house_of(settings: Mapping[str, Value]) -> int:
    bits = gb.ABILITIES_ON if settings["special_abilities"] else 0
    for option, words in HOUSE.items():
        bits |= words.get(settings[option], 0)
    return bits


def check(settings: Mapping[str, Value], seats: int) -> None:
    """18 There must be a role for each player, and cards for the deal and the first round of drawing."""
    roles, deck = sum(roles_of(settings, seats).values()), sum(deck_of(settings, seats).values())
    if roles != seats:
        raise BadConfig(f"{seats} players need as many roles, not {roles}.", "18.2")
    if deck < 2 * seats + 2:
        raise BadConfig(f"{seats} players need a deck of {2 * seats + 2} cards or more, not {deck}.", "18.2")
    if deck > MOST_CARDS:
        raise BadConfig(f"a deck has at most {MOST_CARDS} cards, not {deck}.", "18.2")
