"""How a table of Earth Gambit is written (21.1): cards by their codes, and in numbers what lies in front of each
player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from xenodeck.core import BITS, BadPosition, Frame, PileKey, Positions, View, is_count, is_seat
from xenodeck.games.gambit import pending
from xenodeck.games.gambit.checks import forced_slots
from xenodeck.games.gambit.play.abilities import W3, WINDOWS
from xenodeck.games.gambit.play.piles import NONE, slot_of
from xenodeck.games.gambit.play.playing import CHOOSE
from xenodeck.games.gambit.play.science import count, verdict
from xenodeck.games.gambit.play.steps import COMPEL, PLAY, RESIST, STUCK, settle_slots
from xenodeck.games.gambit.play.turns import PASS_ON, START
from xenodeck.games.gambit.play.windows import note_use
from xenodeck.games.gambit.state import (
    ABILITIES,
    ABILITIES_ON,
    CODES,
    DEFENCES_BESIDE,
    DRAWN,
    HAND,
    LOOKED_AT_DISCARD,
    PASSED,
    PLAY_CODES,
    PROTECT_ON_TRIGGER,
    PROTECTS,
    PSYCHS,
    RESOLVING,
    ROLES,
    SCIENCE,
    SCIENCES,
    SLOTS,
    Gambit,
)

if TYPE_CHECKING:
    from xenodeck.core import Game

RULE = "21.1"
USED = "used:"
CANCEL = "cancel_science"
DISCARDED = "discard"
KEYS = frozenset({
    "config", "turn", "active", "state", "roles", "hands", "damaged", "protects", "skips", "forces", "abilities",
    "aside", "draw", "discard", "science", "psych", "played_by", "looked", "psych_guard", "over", "truncated", "chance",
    "known", "given", "resolving", "stack",
})  # fmt: skip
SINGLE = {"protects": "protect_player", "skips": "skip_turn"}


class GambitPositions(Positions[Gambit]):
    rule = RULE
    card_rule = "2.1"
    piles = (
        PileKey("draw", "draw", top_first=True),
        PileKey("discard", "discard"),
        PileKey("resolving", "resolving", quiet=True),
        PileKey("science", "science"),
        PileKey("covers", "covers"),
        PileKey("psych", "psych"),
        PileKey("gone", "gone"),
        PileKey("aside", "aside"),
        PileKey("hands", "hand", needed=True),
        PileKey("roles", "role", needed=True),
        PileKey("abilities", "ability"),
        PileKey("protects", "protect"),
        PileKey("skips", "skip"),
        PileKey("forces", "force"),
    )
    own = frozenset(
        {
            "turn",
            "active",
            "damaged",
            "psych_guard",
            "stack",
            "covered",
            "owners",
            "played_by",
            "looked",
            "used",
            "slots",
            "tags",
        }
    )
    states = ("START", "PLAY", "PASS")
    rounds_key = ""
    steps = pending.STEPS
    stack_rule = "21.2"
    open_stack = False  # the stack would tell who is asked in secret
    config_needed = True

    # -- reading -------------------------------------------------------------------------------------------------------

    def read(self, game: Game, data: Mapping[str, Any]) -> Gambit:
        unknown = sorted(str(key) for key in data if key not in KEYS)
        if unknown:
            raise BadPosition(f"a position has no {unknown[0]!r}.", RULE)
        return super().read(game, data if data.get("state") == "DEAL" else plain(data))

    def faces(self, named: list[tuple[PileKey, int, list[object]]], data: Mapping[str, Any]) -> list[list[int]]:
        return [[self.face_of(KINDS[pile.key], code, pile) for code in codes] for pile, _, codes in named]

    def face_of(self, codes: list[str], code: object, pile: PileKey) -> int:
        super().face_of(codes, code, pile)
        return CODES.index(str(code))

    def read_own(self, s: Gambit, data: Mapping[str, Any], state: str) -> None:
        read_numbers(s, data)
        passed, drawn = tagged(s, data["tags"])
        if data.get("over", False):
            s.won = verdict(s)
            s.finish(data.get("truncated") is True)
        elif "stack" in data:
            show_slots(s, passed, drawn)
            self.read_stack(s, data["stack"], {PASS_ON: (passed, drawn)})
            if not is_before_play(s):
                settle_slots(s)
        elif state == "START":
            if drawn != NONE:
                raise BadPosition("before the draw nothing is drawn.", "5.1")
            s.then(Frame(START, s.active, passed))
        else:
            s.then(Frame(PASS_ON, s.active, passed, (drawn,)))
            if state == "PLAY":
                show_slots(s, passed, drawn)
                if s.setup.house & ABILITIES_ON:
                    s.then(WINDOWS[W3][s.active])
                s.then(COMPEL.frames[s.active])

    # -- writing -------------------------------------------------------------------------------------------------------

    def write(self, game: Game, s: Gambit, seen_by: int | None) -> dict[str, Any]:
        found = super().write(game, s, seen_by)
        found["roles"] = [cards[0] for cards in found["roles"]]
        abilities = found.pop("abilities")
        for key in SINGLE:
            found[key] = [len(cards) for cards in found[key]]
        found["forces"] = [[SLOTS[slot] for slot in forced_slots(s, seat)] for seat in range(s.seats)]
        if s.setup.house & ABILITIES_ON:
            found["abilities"] = [written_ability(s, seat, cards) for seat, cards in enumerate(abilities)]
        del found["covers"], found["gone"]
        if not found["aside"]:
            del found["aside"]
        covered = dict.fromkeys(s.covered, CANCEL)
        found["science"] = [
            {"card": code, "covered_by": CANCEL} if at in covered else code for at, code in enumerate(found["science"])
        ]
        lying = [{"card": code, "owner": owner} for code, owner in zip(found["psych"], s.owners, strict=True)]
        found["psych"] = lying if len(lying) > 1 else lying[0] if lying else None
        return found

    def codes(self, s: Gambit, pile: PileKey, zone: int, seen: View | None, at: int) -> list[str]:
        codes = super().codes(s, pile, zone, seen, at)
        mine = seen is None or seen.viewer == at
        if pile.key != "hands" or not mine or at != s.active or s.over:
            return codes
        return [tag(s, card) + code for card, code in zip(s.zones[zone], codes, strict=True)]

    def write_own(self, s: Gambit, whole: bool) -> dict[str, Any]:
        own: dict[str, Any] = {
            "turn": int(s.turn),
            "active": int(s.active),
            "damaged": [flag != 0 for flag in s.damaged],
            "psych_guard": s.guard != 0,
            "state": moment(s),
        }
        if any(by != NONE for by in s.played_by):
            own["played_by"] = [int(by) if by != NONE else None for by in s.played_by]
        if any(s.looked):
            own["looked"] = [written_looks(s, int(bits)) for bits in s.looked]
        return own

    def says_it_all(self, s: Gambit) -> bool:
        """Whether the position needs no pending steps, because its state says what comes next."""
        top = s.frame
        if top.rule in (START, PASS_ON) or top.rule is COMPEL:
            return True
        resisted = s.setup.house & PROTECT_ON_TRIGGER and s.zones[PROTECTS[s.active]]
        return top.rule in (PLAY, STUCK) and not resisted

    def check_steps(self, s: Gambit, frames: list[Frame]) -> None:
        pending.check_steps(s, frames)


POSITIONS = GambitPositions()
KINDS = dict.fromkeys((pile.key for pile in POSITIONS.piles), PLAY_CODES) | {
    "roles": ROLES, "abilities": ABILITIES, "gone": ABILITIES, "aside": ABILITIES, "science": SCIENCES, "psych": PSYCHS,
}  # fmt: skip


# -- from what is written to piles ---------------------------------------------------------------------------------


def plain(data: Mapping[str, Any]) -> dict[str, Any]:
    """``data`` with a list of codes for every pile, and the other keys besides."""
    hands = by_seat(data, "hands", None)
    seats = len(hands)
    found = {key: value for key, value in data.items() if key not in ("state", "psych")}
    found["state"] = data.get("state", "START")
    if any(not isinstance(hand, list) for hand in hands):
        raise BadPosition("hands: a hand is a list of card codes.", RULE)
    found["tags"] = [[slot_named(code) for code in hand] for hand in hands]
    found["hands"] = [[bare(code) for code in hand] for hand in hands]
    found["roles"] = [[role] for role in by_seat(data, "roles", seats)]
    for key, code in SINGLE.items():
        counts = by_seat(data, key, seats, 0)
        if not all(is_count(many) and many < len(data) + 100 for many in counts):
            raise BadPosition(f"{key} are counts.", RULE)
        found[key] = [[code] * many for many in counts]
    found["slots"] = by_seat(data, "forces", seats, [])
    if not all(isinstance(slots, list) and all(slot in SLOTS for slot in slots) for slots in found["slots"]):
        raise BadPosition(f"forces: for each player a list of {', '.join(SLOTS)}.", "10.10")
    found["forces"] = [["force_to_play"] * len(slots) for slots in found["slots"]]
    abilities = by_seat(data, "abilities", seats, None)
    used = [str(code).removeprefix(USED) if str(code).startswith(USED) else None for code in abilities]
    found["used"], found["gone"] = used, [code for code in used if code is not None]
    found["abilities"] = [
        [] if code is None or gone is not None else [code] for code, gone in zip(abilities, used, strict=True)
    ]
    read_science(found, data.get("science", []))
    read_psych(found, data.get("psych"))
    return found


def by_seat(data: Mapping[str, Any], key: str, seats: int | None, default: Any = None) -> list[Any]:
    value = data.get(key)
    if value is None and seats is not None and key != "roles":
        return [default] * seats
    if not isinstance(value, list) or (seats is not None and len(value) != seats):
        raise BadPosition(f"{key} has an entry for each player.", RULE)
    return value


def slot_named(code: object) -> int:
    prefix, colon, _ = str(code).partition(":")
    if not colon:
        return 0
    if prefix not in SLOTS:
        raise BadPosition(f"hands: a card is held, drawn or passed, not {prefix!r}.", "5.1")
    return SLOTS.index(prefix)


def bare(code: object) -> object:
    return code.rpartition(":")[2] if isinstance(code, str) else code


def read_science(found: dict[str, Any], cards: object) -> None:
    if not isinstance(cards, list):
        raise BadPosition("science is a list in play order.", RULE)
    found["science"], found["covered"] = [], []
    for at, card in enumerate(cards):
        if isinstance(card, Mapping):
            if set(card) - {"card", "covered_by"} or card.get("covered_by") not in (None, CANCEL):
                raise BadPosition(f"science: a covered card is {{card, covered_by: {CANCEL}}}.", RULE)
            if card.get("covered_by"):
                found["covered"].append(at)
            card = card.get("card")
        found["science"].append(card)
    found["covers"] = [CANCEL] * len(found["covered"])
    by = found.setdefault("played_by", [None] * len(cards))
    if not isinstance(by, list) or len(by) != len(cards):
        raise BadPosition("played_by has a seat or null for each card of science.", RULE)


def written_looks(s: Gambit, bits: int) -> list[int | str]:
    """17.1 The hands in which a player has seen a card, and ``discard`` if one was on the discard pile."""
    whose: list[int | str] = [seat for seat in range(s.seats) if bits & BITS[seat]]
    return [*whose, DISCARDED] if bits & LOOKED_AT_DISCARD else whose


def read_looks(s: Gambit, looks: object) -> int:
    if not isinstance(looks, list) or not all(one == DISCARDED or is_seat(one, s) for one in looks):
        raise BadPosition("looked has, for each player, a list of seats; discard for the pile.", RULE)
    return sum(LOOKED_AT_DISCARD if one == DISCARDED else int(BITS[one]) for one in set(looks))


def read_psych(found: dict[str, Any], psych: object) -> None:
    lying: list[Any] = [] if psych is None else psych if isinstance(psych, list) else [psych]
    if not all(isinstance(one, Mapping) and set(one) == {"card", "owner"} for one in lying):
        raise BadPosition("psych is null or {card, owner}.", RULE)
    found["psych"] = [one["card"] for one in lying]
    found["owners"] = [one["owner"] for one in lying]


# -- the rest of a table -------------------------------------------------------------------------------------------


def read_numbers(s: Gambit, data: Mapping[str, Any]) -> None:
    turn, active = data.get("turn", 0), data.get("active", 0)
    if not is_count(turn) or not is_seat(active, s):
        raise BadPosition("turn is a count, active a seat.", RULE)
    damaged = by_seat(data, "damaged", int(s.seats), False)
    guard = data.get("psych_guard", False)
    if not all(isinstance(flag, bool) for flag in [*damaged, guard]):
        raise BadPosition("damaged and psych_guard are true or false.", RULE)
    owners = data["owners"]
    several = len(owners) > 1 and (not s.setup.house & DEFENCES_BESIDE or set(data["psych"]) != {PSYCHS[1]})
    if not all(is_seat(owner, s) for owner in owners) or several:
        raise BadPosition("psych: one card, in front of a player.", "9.1")
    if not all(by is None or is_seat(by, s) for by in data["played_by"]):
        raise BadPosition("played_by has a seat or null for each card of science.", RULE)
    named = any(code is not None for code in data["used"]) or any(data["abilities"]) or data.get("aside")
    if named and not s.setup.house & ABILITIES_ON:
        raise BadPosition("abilities are an option of the table: special_abilities.", "14.1")
    s.turn, s.active, s.guard = turn, active, int(guard)
    s.damaged = [int(flag) for flag in damaged]
    s.owners, s.covered = list(owners), list(data["covered"])
    s.looked = [read_looks(s, looks) for looks in by_seat(data, "looked", int(s.seats), [])]
    s.played_by = [NONE if by is None else by for by in data["played_by"]]
    s.used = [NONE if code is None else CODES.index(code) for code in data["used"]]
    for face in s.used:
        if face != NONE:
            note_use(s, face)
    for seat, slots in enumerate(data["slots"]):
        s.slots[seat] = sum((SLOTS.index(slot) + 1) << (2 * at) for at, slot in enumerate(slots))
    for at, card in enumerate(s.zones[SCIENCE]):
        if at not in s.covered:
            count(s, s.face[card], 1)


def tagged(s: Gambit, tags: list[list[int]]) -> tuple[int, int]:
    """The cards that were passed and drawn in the present turn."""
    found = {PASSED: NONE, DRAWN: NONE}
    for seat, slots in enumerate(tags):
        for at, slot in enumerate(slots):
            if slot in found:
                if seat != s.active or found[slot] != NONE:
                    raise BadPosition("only the active player has one card passed and one drawn.", "5.1")
                found[slot] = s.zones[HAND[seat]][at]
    return found[PASSED], found[DRAWN]


def show_slots(s: Gambit, passed: int, drawn: int) -> None:
    hand = s.zones[HAND[s.active]]
    s.passed_at = hand.index(passed) if passed != NONE else NONE
    s.drawn_at = hand.index(drawn) if drawn != NONE else NONE


def tag(s: Gambit, card: int) -> str:
    slot = slot_of(s, card) if s.bottom.rule in (PASS_ON, START) else 0
    return f"{SLOTS[slot]}:" if slot else ""


def written_ability(s: Gambit, seat: int, cards: list[str]) -> str | None:
    if cards:
        return cards[0]
    return None if s.used[seat] == NONE else USED + CODES[s.used[seat]]


def moment(s: Gambit) -> str:
    """The state of the position: how far the turn has come."""
    pending_rules = [f.rule for f in s.pending()]
    if s.over or pending_rules == [PASS_ON]:
        return "PASS"
    if pending_rules[0] is START:
        return "START"
    return "START" if any(rule.key == "Draw" for rule in pending_rules) else "PLAY"


def is_before_play(s: Gambit) -> bool:
    """Whether the slots of the hand still count, because the card of the turn is still to be played."""
    rules = [f.rule for f in s.pending()]
    if rules[0] is CHOOSE:
        return s.frame.arg not in s.zones[RESOLVING]
    return COMPEL in rules or rules[0] in (PLAY, STUCK, RESIST)
