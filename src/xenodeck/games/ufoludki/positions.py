"""Any table of Ufoludki from a plain dictionary of the rules page's codes, and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from xenodeck.core.cards import TO_ALL
from xenodeck.core.chance import Chance, position_seed
from xenodeck.core.errors import BadConfig, BadPosition
from xenodeck.core.settings import in_position
from xenodeck.core.views import UNKNOWN, bit_of
from xenodeck.games.ufoludki.rules import PLAY_OF, START_OF
from xenodeck.games.ufoludki.state import CODES, DECK, HAND, MAX_SEATS, STACK, Ufo, UfoSetup

if TYPE_CHECKING:
    from xenodeck.games.ufoludki.meta import Ufoludki

MOST = 1_000_000_000
STILL_MATTER = ("hand_size", "refill_timing", "turn_limit")
KEYS = {"config", "active", "state", "earth", "loot", "hands", "stacks", "deck", "over", "turns", "truncated", "chance"}


def read(game: Ufoludki, data: Mapping[str, Any]) -> Ufo:
    """The table ``data`` describes. ``"state": "DEAL"`` deals a new game, with the chance laid down in ``chance``."""
    unknown = sorted(set(data) - KEYS)
    if unknown:
        raise BadPosition(f"a position has no {unknown[0]!r}.")
    setup, seed = read_setup(game, data)
    script = data.get("chance")
    if script is not None and not isinstance(script, list):
        raise BadPosition("chance is a list of results, the next one first.")
    chance = Chance(seed, 0, 0, 0, None if script is None else list(script))
    state = data.get("state", "PLAY")
    if state == "DEAL":
        extra = sorted(set(data) - {"config", "state", "chance"})
        if extra:
            raise BadPosition(f"a deal lays out the table by itself; it has no {extra[0]!r}.")
        return cast(Ufo, setup.deal(chance))
    if state not in ("START", "PLAY"):
        raise BadPosition(f"state is START, PLAY or DEAL, not {state!r}.")
    s = build(setup, data, chance)
    set_turn(s, data, str(state))
    return s


def read_setup(game: Ufoludki, data: Mapping[str, Any]) -> tuple[UfoSetup, int]:
    given = dict(table(data, "config"))
    hands = data.get("hands")
    seats = given.pop("players", len(hands) if isinstance(hands, list) else None)
    seed = position_seed(given.pop("seed", 0), "10.7", data.get("state") == "DEAL")
    try:
        return cast(UfoSetup, game.setup(seats, given)), seed
    except BadConfig as no:
        raise in_position(no, data) from None


def build(setup: UfoSetup, data: Mapping[str, Any], chance: Chance) -> Ufo:
    seats = int(setup.seats)
    face: list[int] = []
    zones: list[list[int]] = [[] for _ in range(STACK + MAX_SEATS)]

    def lay(zone: int, codes: list[str]) -> None:
        for code in codes:
            zones[zone].append(len(face))
            face.append(CODES.index(code))

    lay(DECK, codes_of(data.get("deck", []), "deck")[::-1])
    for place, first in (("hands", HAND), ("stacks", STACK)):
        piles = data.get(place, [[]] * seats)
        if not isinstance(piles, list) or len(piles) != seats:
            raise BadPosition(f"{place} has one list for each of the {seats} players.")
        for seat, pile in enumerate(piles):
            lay(first + seat, codes_of(pile, place))
    if any(len(zones[HAND + seat]) > setup.hand_size for seat in range(seats)):
        raise BadPosition(f"a hand holds at most {setup.hand_size} cards.", "2.3")
    loot = data.get("loot", [0] * seats)
    if not isinstance(loot, list) or len(loot) != seats or not all(is_count(n) for n in loot):
        raise BadPosition(f"loot has one number for each of the {seats} players.", "2.1")
    earth = data.get("earth", setup.loot - sum(loot))
    if not is_count(earth):
        raise BadPosition("earth is a whole number, 0 or more.", "2.1")
    turns = data.get("turns", 0 if data.get("state", "PLAY") == "START" else 1)  # a turn in PLAY has begun
    if not is_count(turns):
        raise BadPosition("turns is a whole number, 0 or more.")
    s = setup.lay(face, [], zones, chance, [])
    s.earth, s.loot, s.turns = earth, list(loot), turns
    return s


def set_turn(s: Ufo, data: Mapping[str, Any], state: str) -> None:
    active = data.get("active", 0)
    if not is_count(active) or active >= s.seats:
        raise BadPosition(f"active is a seat from 0 to {s.seats - 1}, not {active!r}.")
    over, truncated = data.get("over", False), data.get("truncated", False)
    if not isinstance(over, bool) or not isinstance(truncated, bool):
        raise BadPosition("over and truncated are true or false.")
    s.active = active
    if over:
        s.finish(truncated)
        return
    if truncated:
        raise BadPosition("only a finished game is truncated.", "10.6")
    if s.earth == 0:
        raise BadPosition("Earth is empty, so the game is over.", "7.1")
    if state == "PLAY" and not s.zones[HAND + active]:
        raise BadPosition("PLAY needs a card in the active hand.", "4.1")
    s.then(PLAY_OF[active] if state == "PLAY" else START_OF[active])


def codes_of(pile: object, place: str) -> list[str]:
    if not isinstance(pile, list):
        raise BadPosition(f"{place}: a pile is a list of card codes.")
    for code in pile:
        if code not in CODES:
            raise BadPosition(f"{place}: there is no card {code!r}.", "2.2")
    return pile


def table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise BadPosition(f"{key} is a table of names and values.")
    return value


def is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST


def write(game: Ufoludki, s: Ufo, seen_by: int | None) -> dict[str, Any]:
    """The table as ``read`` takes it; with ``seen_by`` what that viewer does not see is ``?``."""

    def codes(zone: int) -> list[str]:
        cards = s.zones[zone]
        place = s.layout.place_of[zone]
        if seen_by is None:
            return [CODES[s.face[c]] for c in cards]
        me = bit_of(seen_by)
        shown = [CODES[s.face[c]] if s.knowers(c, zone) & me else UNKNOWN for c in cards]
        if place.below != TO_ALL:
            shown[:-1] = [UNKNOWN] * (len(shown) - 1)
        return shown if place.ordered or s.sees[zone] & me else sorted(shown, reverse=True)

    seats = range(s.seats)
    position: dict[str, Any] = {
        "config": config_of(game, s),
        "active": int(s.active),
        "state": "START" if not s.over and s.agenda[s.depth - 1] in START_OF else "PLAY",
        "earth": int(s.earth),
        "loot": list(s.loot),
        "hands": [codes(HAND + seat) for seat in seats],
        "stacks": [codes(STACK + seat) for seat in seats],
        "deck": codes(DECK)[::-1],
        "over": s.over,
    }
    if s.terms().turn_limit:
        position["turns"] = int(s.turns)
    if s.truncated:
        position["truncated"] = True
    return position


def config_of(game: Ufoludki, s: Ufo) -> dict[str, Any]:
    """The options that still matter and are not as printed."""
    changed = game.not_as_printed(s.setup)
    return {"players": int(s.seats), **{name: changed[name] for name in STILL_MATTER if name in changed}}
