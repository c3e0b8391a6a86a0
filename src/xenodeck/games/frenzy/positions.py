"""Any table of Alien Frenzy from a plain dictionary of the rules page's codes (21.1), and back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, cast

from xenodeck.core.chance import Chance, position_seed
from xenodeck.core.errors import BadConfig, BadPosition
from xenodeck.core.settings import in_position
from xenodeck.core.state import Frame
from xenodeck.core.views import bit_of
from xenodeck.games.frenzy import pending
from xenodeck.games.frenzy.options import UFO
from xenodeck.games.frenzy.play.turns import OPENING, START
from xenodeck.games.frenzy.state import (
    ALIEN,
    CODES,
    DISCARD,
    GONE,
    GREY,
    HAND,
    INVASION,
    LOCKED,
    LOCKED_FULLY,
    MIMIC,
    MIMICS,
    MOST_UFOS,
    RESERVE,
    SUPPLY,
    Frenzy,
    FrenzySetup,
    has_character,
)

if TYPE_CHECKING:
    from xenodeck.games.frenzy.meta import AlienFrenzy

MOST = 1_000_000_000
PILES = {"supply": SUPPLY, "invasion": INVASION, "discard": DISCARD, "reserve": RESERVE, "mimics": MIMICS, "gone": GONE}
DECKS = (SUPPLY, INVASION)  # written top first, all other piles top last
KEYS = {"config", "phase", "current", "turns_left", "dir", "hands", *PILES, "lock", "phase2_turns", "over", "truncated",
        "out", "ufos", "chance", "state", "turn", "stack", "known"}  # fmt: skip
LOCKS: dict[object, int] = {False: 0, True: LOCKED, "full": LOCKED_FULLY}


# -- reading -------------------------------------------------------------------------------------------------------


def read(game: AlienFrenzy, data: Mapping[str, Any]) -> Frenzy:
    """The table ``data`` describes; ``"state": "DEAL"`` deals a new game, with the chance laid down in ``chance``."""
    unknown = sorted(map(str, set(data) - KEYS))
    if unknown:
        raise BadPosition(f"a position has no {unknown[0]!r}.", "21.1")
    setup, seed = read_setup(game, data)
    script = data.get("chance")
    if script is not None and not isinstance(script, list):
        raise BadPosition("chance is a list of results, the next one first.", "21.1")
    chance = Chance(seed, 0, 0, 0, None if script is None else list(script))
    if data.get("state") == "DEAL":
        extra = sorted(set(data) - {"config", "state", "chance"})
        if extra:
            raise BadPosition(f"a deal lays out the table by itself; it has no {extra[0]!r}.", "21.1")
        return cast(Frenzy, setup.deal(chance))
    if data.get("state", "TURN") != "TURN":
        raise BadPosition(f"state is TURN or DEAL, not {data['state']!r}.", "21.1")
    zones, face = read_piles(data, int(setup.seats))
    s = setup.lay(face, [], zones, chance, [])
    read_numbers(s, data)
    if data.get("over", False):
        s.finish(data.get("truncated") is True)
    elif "stack" in data:
        pending.read(s, data)
    else:
        check_playable(s)
        s.then(Frame(OPENING, s.current) if s.phase == 1 else START)
    read_known(s, data.get("known", []))
    return s


def read_setup(game: AlienFrenzy, data: Mapping[str, Any]) -> tuple[FrenzySetup, int]:
    given = data.get("config")
    if not isinstance(given, Mapping):
        raise BadPosition("config is a table of names and values.", "21.1")
    given = dict(given)
    hands = data.get("hands")
    seats = given.pop("players", len(hands) if isinstance(hands, list) else None)
    seed = position_seed(given.pop("seed", 0), "21.1", data.get("state") == "DEAL")
    expansion = given.pop("expansion", False)
    try:
        if not isinstance(expansion, bool):
            raise BadConfig("expansion is true or false.", "1.1")
        return cast(FrenzySetup, game.setup(seats, given, "expansion" if expansion else "base")), seed
    except BadConfig as no:
        raise in_position(no, data) from None


def read_piles(data: Mapping[str, Any], seats: int) -> tuple[list[list[int]], list[int]]:
    face: list[int] = []
    zones: list[list[int]] = [[] for _ in range(HAND + seats)]
    hands = data.get("hands")
    if not isinstance(hands, list) or len(hands) != seats:
        raise BadPosition(f"hands has one list (or null: eliminated) for each of the {seats} players.", "21.1")
    named = [(zone, place, data.get(place, [])) for place, zone in PILES.items()]
    named += [(HAND + seat, "hands", [] if hand is None else hand) for seat, hand in enumerate(hands)]
    everything = [code for _, _, codes in named if isinstance(codes, list) for code in codes]
    free = numbers_of(data, [ufo for ufo in range(MOST_UFOS) if CODES[ufo] not in everything])
    for zone, place, codes in named:
        if not isinstance(codes, list):
            raise BadPosition(f"{place}: a pile is a list of card codes.", "21.1")
        for code in codes:
            zones[zone].append(len(face))
            face.append(read_code(code, place, zone, free))
        if zone in DECKS:
            zones[zone].reverse()
    ufos = [f for f in face if f < GREY]
    if len(set(ufos)) < len(ufos):
        raise BadPosition("the same UFO lies in two places.", "2.6")
    return zones, face


def numbers_of(data: Mapping[str, Any], free: list[int]) -> list[int]:
    """2.6 Which UFOs those without a number are: ``ufos`` says it in the order they are read, else the first free."""
    numbers = data.get("ufos", [])
    if not isinstance(numbers, list) or not all(is_count(n) and n - 1 in free for n in numbers):
        raise BadPosition("ufos are the numbers of the UFOs, in the order of the piles.", "2.6")
    named = [n - 1 for n in numbers]
    return named + [ufo for ufo in free if ufo not in named]


def read_code(code: object, place: str, zone: int, free: list[int]) -> int:
    if code == UFO:
        if not free:
            raise BadPosition(f"there are at most {MOST_UFOS} UFOs.", "18.5")
        face = free.pop(0)
    elif isinstance(code, str) and code in CODES:
        face = CODES.index(code)
    else:
        raise BadPosition(f"{place}: there is no card {code!r}.", "2.2")
    wrong = (
        (face >= ALIEN and (zone in (SUPPLY, RESERVE) or zone >= HAND))
        or (face < ALIEN and zone in (INVASION, MIMICS))
        or (zone == RESERVE and face >= GREY)
        or (zone == MIMICS and face != MIMIC)
    )
    if wrong:
        raise BadPosition(f"{place}: {code} never lies there.", "3.1")
    return face


def read_numbers(s: Frenzy, data: Mapping[str, Any]) -> None:
    hands = data["hands"]
    if data.get("phase") not in (1, 2) or isinstance(data.get("phase"), bool):
        raise BadPosition("phase is 1 or 2.", "21.1")
    if data.get("dir", 1) not in (1, -1):
        raise BadPosition("dir is 1 (clockwise) or -1.", "21.1")
    current, turns, played = data.get("current", 0), data.get("turns_left", 1), data.get("phase2_turns", 0)
    if not is_count(current) or current >= s.seats or not is_count(turns) or turns < 1 or not is_count(played):
        raise BadPosition("current is a seat, turns_left 1 or more, phase2_turns 0 or more.", "21.1")
    lock = data.get("lock", False)
    if not (isinstance(lock, bool) or lock == "full"):
        raise BadPosition('lock is false, true or "full".', "21.1")
    if not isinstance(data.get("over", False), bool):
        raise BadPosition("over is true or false.", "21.1")
    out = data.get("out", [1 if hand is None else 0 for hand in hands])
    if not isinstance(out, list) or len(out) != s.seats or not all(is_count(n) for n in out):
        raise BadPosition(f"out has one number for each of the {s.seats} players.", "21.1")
    if any((hand is None) != (n > 0) for hand, n in zip(hands, out, strict=True)):
        raise BadPosition("a hand that is null belongs to an eliminated player, and only such a one.", "21.1")
    s.phase, s.dir, s.current, s.turns_left, s.turns2 = data["phase"], data.get("dir", 1), current, turns, played
    s.lock = LOCKS[lock]
    s.out = list(out)


def check_playable(s: Frenzy) -> None:
    """What a turn needs to begin."""
    if len(s.living()) < 2:
        raise BadPosition("with fewer than two players left the game is over.", "17.1")
    if s.out[s.current]:
        raise BadPosition("the current player is eliminated.", "21.1")
    if s.phase == 1:
        if any(s.out):
            raise BadPosition("nobody is eliminated in Phase 1.", "1.2")
        if any(not s.zones[HAND + seat] for seat in range(s.seats)):
            raise BadPosition("in Phase 1 everybody holds cards.", "3.2")
        return
    if any(s.face[card] < GREY for seat in range(s.seats) for card in s.zones[HAND + seat]):
        raise BadPosition("no hand holds a UFO in Phase 2.", "3.2")
    if any(not has_character(s, seat) for seat in s.living()):
        raise BadPosition("whoever is alive in Phase 2 holds a Character.", "3.2")


def read_known(s: Frenzy, known: object) -> None:
    """Who remembers cards that their place does not show."""
    if not isinstance(known, list):
        raise BadPosition("known is a list of cards and who knows them.", "16.1")
    for entry in known:
        if not isinstance(entry, Mapping) or not isinstance(entry.get("seats"), list):
            raise BadPosition("known: each entry is {place, at, seats}.", "16.1")
        zone = {"supply": SUPPLY, "invasion": INVASION}.get(str(entry.get("place")), -1)
        if entry.get("place") == "hands" and is_count(entry.get("seat")) and entry["seat"] < s.seats:
            zone = HAND + entry["seat"]
        at = entry.get("at")
        if zone < 0 or not isinstance(at, int) or not 0 <= at < len(s.zones[zone]):
            raise BadPosition("known: there is no such card.", "16.1")
        if not all(isinstance(seat, int) and -1 <= seat < s.seats for seat in entry["seats"]):
            raise BadPosition("known: seats are seats, or -1 for spectators.", "16.1")
        card = s.zones[zone][at if zone >= HAND else len(s.zones[zone]) - 1 - at]
        s.show(card, zone, sum({bit_of(seat) for seat in entry["seats"]}))


def is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST
