"""8 Rescue Grid for the rest of the game: its actions, positions and invariants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import (
    BITS,
    EVERYONE,
    PASS,
    Option,
    PileKey,
    Policy,
    Posting,
    Prospect,
    Refusal,
    Rule,
    View,
    is_count,
    is_seat,
)
from xenodeck.games.alieninjas.actions import (
    Action,
    bad as bad_argument,
    check_fields,
    code_of,
    kind_of,
    unknown,
    wrong_phase,
)
from xenodeck.games.alieninjas.kit import ModeKit, bad
from xenodeck.games.alieninjas.modes.rescue import prospects, rules as rescue
from xenodeck.games.alieninjas.modes.rescue.board import RescueBoard
from xenodeck.games.alieninjas.modes.rescue.policy import RESCUE_POLICIES
from xenodeck.games.alieninjas.modes.rescue.state import (
    CAPTURED,
    DECK,
    DISCARD,
    FREED,
    HELD,
    MOST_HELD,
    MOST_WILDS,
    PLACES,
    PRICE,
    REMOVED,
    REVEALED,
    SLOTS,
    TRIPLE,
    Rescue,
    RescueSetup,
)
from xenodeck.games.alieninjas.pack import Pack
from xenodeck.games.alieninjas.rules import OPENING
from xenodeck.games.alieninjas.state import ALIENINJA, CAMOUFLAGE, CIVILIAN, RESCUE

STATES = {"RescueTurn": "CHOOSE", "RescuePush": "PUSH", "RescueRemove": "REMOVE", "RescueTrim": "TRIM"}
TAKES = {
    "DRAW": "CHOOSE", "CAPTURE": "CHOOSE", "PASS": "CHOOSE", "STOP": "PUSH", "MORE": "PUSH", "REMOVE": "REMOVE",
    "TRIM": "TRIM",
}  # fmt: skip


class RescueKit(ModeKit):
    id = RESCUE
    board = RescueBoard
    rules: list[Rule[Any]] = [rescue.DEAL, rescue.TURN, rescue.PUSH, rescue.REMOVE, rescue.TRIM]
    actions = ("DRAW", "MORE", "STOP", "CAPTURE", "REMOVE", "TRIM")
    piles = (
        PileKey("slots", "slots", top_first=True),
        PileKey("places", "places", top_first=True),
        PileKey("deck", "deck", top_first=True),
        PileKey("discard", "discard"),
        PileKey("hands", "hand"),
        PileKey("revealed", "revealed"),
        PileKey("captured", "captured"),
        PileKey("freed", "freed"),
        PileKey("removed", "removed"),
    )
    own = frozenset({"up", "active", "captor", "bust", "passes", "waits_for_deck"})
    states = ("CHOOSE", "PUSH", "REMOVE", "TRIM")
    postings = {"capture": (Posting("captured"),), "free": (Posting("freed"),)}
    drawn = ("slots", "places", "box")

    def setup(self, settings: dict[str, Any], pack: Pack, seats: int) -> RescueSetup:
        return RescueSetup(RESCUE, settings, seats, pack, OPENING, rescue.DEAL)

    # -- actions -------------------------------------------------------------------------------------------------------

    def read(self, s: Any, seat: int, action: Action) -> list[int]:
        """8.2 RG.4"""
        kind = kind_of(action)
        if kind not in TAKES or (kind == "PASS" and not s.setup.free_pass):
            raise unknown(action)
        if TAKES[kind] != state_of(s) or (kind == "MORE" and not s.zones[DECK]):
            raise wrong_phase(kind, "R5.10" if kind == "MORE" else "8.2")
        if kind == "CAPTURE":
            return read_capture(s, seat, action)
        if kind == "REMOVE":
            check_fields(action, ("slot",))
            return [read_slot(s, action["slot"])]
        if kind == "TRIM":
            return [read_trim(s, seat, action)]
        check_fields(action, ())
        if kind == "PASS" and s.passes >= s.seats - 1:
            raise Refusal("PASS_NOT_ALLOWED", "Everybody else has just passed.", "RG.11")
        return [{"DRAW": rescue.DRAW, "STOP": rescue.STOP, "MORE": rescue.MORE, "PASS": PASS}[kind]]

    # -- positions -----------------------------------------------------------------------------------------------------

    def lists(self, setup: Any, data: Mapping[str, Any]) -> Mapping[str, Any]:
        """8.1 ``slots`` and ``places`` are written by name; their piles are in the order of the layout."""
        terms: RescueSetup = setup
        listed = dict(data)
        for key, names in (("slots", terms.slot_names), ("places", terms.place_names)):
            value = data.get(key, {})
            if not isinstance(value, Mapping) or any(name not in names for name in value):
                raise bad(f"{key} is a table of names and cards.", "8.1")
            listed[key] = [value[name] for name in names if name in value]
        return listed

    def read_position(self, s: Rescue, data: Mapping[str, Any], state: str) -> None:
        read_grid(s, data)
        check_cards(s)
        active, passes = data.get("active", s.first), data.get("passes", 0)
        if not is_seat(active, s) or not is_count(passes) or passes >= s.seats:
            raise bad("active is a seat, passes (in a row) a number.", "8.2")
        bust, waits = data.get("bust", False), data.get("waits_for_deck", False)
        if not isinstance(bust, bool) or not isinstance(waits, bool) or (bust and state != "REMOVE"):
            raise bad("bust (in REMOVE) and waits_for_deck are true or false.", "8.3")
        read_captor(s, data)
        s.active, s.passes, s.bust, s.waits = active, passes, int(bust), int(waits)
        check_state(s, state)
        frames = {
            "CHOOSE": rescue.TURN.frames,
            "PUSH": rescue.PUSH.frames,
            "REMOVE": rescue.REMOVE.frames,
            "TRIM": rescue.TRIM.frames,
        }
        s.then(frames[state][s.active])

    def read_over(self, s: Rescue, data: Mapping[str, Any]) -> None:
        read_grid(s, data)
        read_captor(s, data)

    def write_position(self, s: Rescue, whole: bool) -> dict[str, Any]:
        state = state_of(s)
        own = {"state": state, "active": int(s.active), "passes": int(s.passes), **self.write_over(s)}
        if state == "REMOVE":
            own["bust"] = bool(s.bust)
        if s.waits:
            own["waits_for_deck"] = True
        return own

    def write_over(self, s: Rescue) -> dict[str, Any]:
        return {"captor": None if s.captor < 0 else int(s.captor), "up": places_up(s)}

    def piles_out(self, s: Rescue, position: dict[str, Any]) -> dict[str, Any]:
        terms = s.setup
        slots = [name for at, name in enumerate(terms.slot_names) if s.filled & BITS[at]]
        places = [name for at, name in enumerate(terms.place_names) if terms.over[at] & s.filled]
        position["slots"] = dict(zip(slots, position["slots"], strict=True))
        up = [places.index(name) for name in places_up(s)]
        position["places"] = dict(zip(places, position["places"], strict=True))
        known = [e for e in position.pop("known", []) if e["place"] != "places" or e["at"] not in up]
        return {**position, "known": known} if known else position

    # -- the rest ------------------------------------------------------------------------------------------------------

    def prospects(self, view: View, option: Option) -> list[Prospect]:
        return prospects.of_option(view, option)

    def refuse(self, s: Rescue, seat: int, question: str, word: str) -> Refusal | None:
        """Why an Alieninja cannot be paid for or is not there, or a card cannot be discarded."""
        code = word.upper()
        if code not in s.layout.codes:
            return None
        if question == "rescue_trim":
            return Refusal(
                "NOT_IN_HAND", f"You hold no {code}, or a lower one of its type.", "R5.5", facts={"card": code}
            )
        if question not in ("rescue_slot", "rescue_remove") or not code.startswith("N"):
            return None
        if code in [code_of(s, card) for card in s.zones[SLOTS]]:
            return bad_payment()
        return Refusal("TYPE_NOT_IN_GRID", f"{code} lies in no slot.", "R5.7", facts={"slot": code})

    def check(self, s: Rescue) -> None:
        """10.0"""
        if not s.running:
            return
        terms = s.setup
        covered = [place for place in range(len(terms.place_names)) if terms.over[place] & s.filled]
        assert len(s.zones[PLACES]) == len(covered), "a civilian lies there while some Alieninja lies over it"
        assert len(s.zones[SLOTS]) == int(s.filled).bit_count() >= 1
        if state_of(s) == "CHOOSE":
            assert s.zones[DECK] and not s.zones[REVEALED] and not s.waits
            assert all(len(s.zones[HELD[seat]]) <= MOST_HELD for seat in range(s.seats))

    def policies(self) -> dict[str, Policy]:
        return RESCUE_POLICIES


def state_of(s: Rescue) -> str:
    return STATES[s.frame.rule.key]


def places_up(s: Rescue) -> list[str]:
    """The places whose civilian lies face up, among those that are not empty."""
    terms = s.setup
    covered = [at for at in range(len(terms.place_names)) if terms.over[at] & s.filled]
    cards = s.zones[PLACES][::-1]
    return [
        terms.place_names[at] for at, card in zip(covered, cards, strict=True) if s.known_to(card, PLACES) == EVERYONE
    ]


# -- actions -----------------------------------------------------------------------------------------------------------


def read_capture(s: Rescue, seat: int, action: Action) -> list[int]:
    """8.2 R5.6 R5.7"""
    check_fields(action, ("slot",), ("wilds",))
    wilds = sorted(read_types(s, action.get("wilds", [])))
    card = read_slot(s, action["slot"])
    type_, counts = s.setup.type_of[s.face[card]], s.counts(seat)
    need = dict.fromkeys(wilds, 0)
    for wild in wilds:
        need[wild] += TRIPLE
    own = PRICE - len(wilds)
    if len(wilds) > MOST_WILDS or type_ in wilds or counts[type_] < own or any(counts[w] < n for w, n in need.items()):
        raise bad_payment()
    answers = [rescue.CAPTURE, card, *(wild + 1 for wild in wilds)]
    return answers if len(wilds) == MOST_WILDS else [*answers, PASS]


def bad_payment() -> Refusal:
    return Refusal("BAD_PAYMENT", "Your hand cannot pay that.", "R5.6")


def read_slot(s: Rescue, value: object) -> int:
    names = s.setup.slot_names
    if not isinstance(value, str) or value not in names:
        raise bad_argument("slot is a slot of the layout.", value)
    slot = names.index(value)
    if not s.filled & BITS[slot]:
        raise Refusal("TYPE_NOT_IN_GRID", f"No Alieninja lies in {value}.", "R5.7", facts={"slot": value})
    return int(s.slot_card(slot))


def read_types(s: Rescue, value: object) -> list[int]:
    known = [f"T{number + 1}" for number in range(s.setup.types)]
    if not isinstance(value, list | tuple) or any(not isinstance(one, str) or one not in known for one in value):
        raise bad_argument("wilds is a list of types.", value)
    return [known.index(one) for one in value]


def read_trim(s: Rescue, seat: int, action: Action) -> int:
    """R5.4 R5.5"""
    check_fields(action, ("of",))
    type_ = read_types(s, [action["of"]])[0]
    for card in rescue.lowest_of_each(s, seat):
        if s.setup.type_of[s.face[card]] == type_:
            return card
    raise Refusal("NOT_IN_HAND", f"You hold no card of T{type_ + 1}.", "R5.6", facts={"card": f"T{type_ + 1}"})


# -- positions ---------------------------------------------------------------------------------------------------------


def read_grid(s: Rescue, data: Mapping[str, Any]) -> None:
    """8.1 Which slots are filled and which civilians are face up; by default those of the layout."""
    terms = s.setup
    slots, places = data.get("slots", {}), data.get("places", {})
    for at, name in enumerate(terms.slot_names):
        if name in slots:
            s.filled = s.filled | BITS[at]
    covered = [name for at, name in enumerate(terms.place_names) if terms.over[at] & s.filled]
    if sorted(covered) != sorted(places):
        raise bad("places: a civilian lies there exactly while an Alieninja lies over it.", "R5.8")
    up = data.get("up", [terms.place_names[at] for at in terms.face_up if terms.place_names[at] in covered])
    if not isinstance(up, list) or any(name not in covered for name in up):
        raise bad("up is a list of places in which a civilian lies.", "8.1")
    cards = s.zones[PLACES][::-1]
    for name, card in zip(covered, cards, strict=True):
        if name in up:
            s.show(card, PLACES, EVERYONE)


def check_cards(s: Rescue) -> None:
    group_of = s.setup.group_of
    piles = {
        CAMOUFLAGE: [DECK, DISCARD, REVEALED, *(HELD[seat] for seat in range(s.seats))],
        CIVILIAN: [PLACES, *(FREED[seat] for seat in range(s.seats))],
        ALIENINJA: [SLOTS, *(CAPTURED[seat] for seat in range(s.seats))],
    }
    for group, zones in piles.items():
        strange = [card for zone in zones for card in s.zones[zone] if group_of[s.face[card]] != group]
        if strange:
            raise bad(f"{code_of(s, strange[0])} cannot lie there.", "8.1")
    if any(group_of[s.face[card]] == CAMOUFLAGE for card in s.zones[REMOVED]):
        raise bad("removed holds Alieninjas and civilians.", "8.3")
    if not s.zones[SLOTS]:
        raise bad("slots: some Alieninja is left while the round goes on.", "8.4")


def read_captor(s: Rescue, data: Mapping[str, Any]) -> None:
    captor = data.get("captor")
    if captor is not None and not is_seat(captor, s):
        raise bad("captor is a seat, or null.", "8.4")
    s.captor = -1 if captor is None else captor


def check_state(s: Rescue, state: str) -> None:
    types = [s.setup.type_of[s.face[card]] for card in s.zones[REVEALED]]
    if len(set(types)) < len(types):
        raise bad("revealed: no type twice, or it would be a bust.", "8.2")
    held = len(s.zones[HELD[s.active]])
    if any(len(s.zones[HELD[seat]]) > MOST_HELD for seat in range(s.seats) if state != "TRIM" or seat != s.active):
        raise bad(f"a hand has at most {MOST_HELD} cards, except before TRIM.", "R5.4")
    if state == "CHOOSE" and (s.zones[REVEALED] or not s.zones[DECK] or s.waits):
        raise bad("CHOOSE: the deck has cards, and none is revealed.", "R5.10")
    if state == "PUSH" and (not s.zones[REVEALED] or bool(s.zones[DECK]) == bool(s.waits)):
        raise bad("PUSH: cards are revealed, and there is a deck unless waits_for_deck.", "R5.10")
    if state == "REMOVE" and (bool(s.zones[REVEALED]) == bool(s.bust) or bool(s.zones[DECK]) == bool(s.waits)):
        raise bad("REMOVE: cards are revealed unless bust, and there is a deck unless waits_for_deck.", "8.3")
    if state == "REMOVE" and len(s.zones[SLOTS]) < 2:
        raise bad("REMOVE: with one Alieninja left the round is over.", "8.3")
    if state == "TRIM" and (held <= MOST_HELD or s.zones[REVEALED] or bool(s.zones[DECK]) == bool(s.waits)):
        raise bad(f"TRIM: more than {MOST_HELD} cards in hand, none revealed.", "R5.4")


KIT = RescueKit()
