"""7 Four of a Mission for the rest of the game: its actions, positions and invariants."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import PASS, Option, PileKey, Policy, Posting, Prospect, Refusal, Rule, View, is_count, is_seat
from xenodeck.games.alieninjas.actions import Action, bad as bad_argument, check_fields, code_of, kind_of, unknown
from xenodeck.games.alieninjas.kit import ModeKit, bad
from xenodeck.games.alieninjas.modes.hand import prospects, rules as hand
from xenodeck.games.alieninjas.modes.hand.board import HandBoard
from xenodeck.games.alieninjas.modes.hand.policy import HAND_POLICIES
from xenodeck.games.alieninjas.modes.hand.state import (
    CARRIED,
    DECK,
    DISCARD,
    FOUR,
    HELD,
    MISSION,
    MOST_HELD,
    Hand,
    HandSetup,
)
from xenodeck.games.alieninjas.pack import Pack
from xenodeck.games.alieninjas.rules import OPENING
from xenodeck.games.alieninjas.state import ALIENINJA, HAND


class HandKit(ModeKit):
    id = HAND
    board = HandBoard
    rules: list[Rule[Any]] = [hand.DEAL, hand.START, hand.TURN]
    actions = ("DRAW", "DISCARD", "PASS")
    piles = (
        PileKey("deck", "deck", top_first=True),
        PileKey("discard", "discard"),
        PileKey("hands", "hand"),
        PileKey("mission", "mission", top_first=True),
    )
    own = frozenset({"multipliers", "active", "passes"})
    states = ("TURN",)
    postings = {"hand_scored": (Posting("mission_cards"),), "hand_left": (Posting("left_over", -1),)}
    drawn = ("box",)  # not shown

    def setup(self, settings: dict[str, Any], pack: Pack, seats: int) -> HandSetup:
        return HandSetup(HAND, settings, seats, pack, OPENING, hand.DEAL)

    # -- actions -------------------------------------------------------------------------------------------------------

    def read(self, s: Any, seat: int, action: Action) -> list[int]:
        """7.2 RG.4"""
        kind = kind_of(action)
        held = len(s.zones[HELD[seat]])
        if kind == "DRAW":
            check_fields(action, ())
            if held >= MOST_HELD:
                raise Refusal("HAND_LIMIT", f"You hold {held} cards: no more are drawn.", "7.2")
            return [hand.DRAW]
        if kind == "PASS":
            check_fields(action, ())
            if held < MOST_HELD and not s.setup.free_pass:
                raise no_pass()
            return [PASS]
        if kind == "DISCARD":
            return read_discard(s, seat, action)
        raise unknown(action)

    # -- positions -----------------------------------------------------------------------------------------------------

    def read_position(self, s: Hand, data: Mapping[str, Any], state: str) -> None:
        check_cards(s)
        active, passes = data.get("active", s.first), data.get("passes", 0)
        if not is_seat(active, s) or not is_count(passes) or passes >= s.seats:
            raise bad("active is a seat, passes (in a row) a number.", "7.2")
        s.active, s.passes = active, passes
        codes = mission_codes(s)
        carried = data.get("multipliers", [])
        if not isinstance(carried, list) or len(carried) != CARRIED or len({str(code) for code in carried}) != CARRIED:
            raise bad("multipliers: the two mission Alieninjas that carry one.", "R4.1")
        for code in carried:
            if code not in codes:
                raise bad(f"multipliers: {str(code)[:40]} is not in the mission.", "R4.1")
            s.doubled[codes.index(code)] = 1
        s.then(hand.START.frames[s.active])

    def write_position(self, s: Hand, whole: bool) -> dict[str, Any]:
        codes = mission_codes(s)
        return {
            "state": "TURN",
            "multipliers": [code for code, one in zip(codes, s.doubled, strict=True) if one],
            "active": int(s.active),
            "passes": int(s.passes),
        }

    # -- the rest ------------------------------------------------------------------------------------------------------

    def prospects(self, view: View, option: Option) -> list[Prospect]:
        return prospects.of_option(view, option)

    def refuse(self, s: Hand, seat: int, question: str, word: str) -> Refusal | None:
        """Why a typed card cannot be discarded, or a multiplier not moved."""
        code = word.upper()
        held = {code_of(s, card): card for card in s.zones[HELD[seat]]}
        if question in ("hand_carrier", "hand_target"):
            return wrong_target() if code in s.layout.codes else None
        if question not in ("hand_discard", "hand_more") or code not in s.layout.codes:
            return None
        if code not in held:
            return not_in_hand(code, list(held))
        before = [card for card in s.earlier(seat)[1:] if card >= 0]
        if held[code] in before:
            return Refusal("DUPLICATE_CARD", f"{code} is named twice.", "7.2", facts={"card": code})
        try:
            check_match(s, [*before, held[code]])
        except Refusal as no:
            return no
        return None

    def check(self, s: Hand) -> None:
        """10.0"""
        if not s.running:
            return
        assert all(len(s.zones[HELD[seat]]) <= MOST_HELD for seat in range(s.seats))
        assert sum(s.doubled) == CARRIED
        assert s.zones[DECK] and s.zones[DISCARD]
        assert s.passes < s.seats

    def policies(self) -> dict[str, Policy]:
        return HAND_POLICIES


def no_pass() -> Refusal:
    return Refusal("PASS_NOT_ALLOWED", f"Only a full hand of {MOST_HELD} may pass.", "RG.11")


def mission_codes(s: Hand) -> list[str]:
    return [code_of(s, card) for card in reversed(s.zones[MISSION])]


# -- actions -----------------------------------------------------------------------------------------------------------


def read_discard(s: Hand, seat: int, action: Action) -> list[int]:
    """7.2 R4.4 R4.6 Read a discard; faults in the order of the page."""
    check_fields(action, ("cards",), ("move",))
    codes = read_codes(s, action["cards"])
    move = read_move(s, action["move"]) if "move" in action else None
    held = {code_of(s, card): card for card in s.zones[HELD[seat]]}
    for code in codes:
        if code not in held:
            raise not_in_hand(code, list(held))
    for at, code in enumerate(codes):
        if code in codes[:at]:
            raise Refusal("DUPLICATE_CARD", f"{code} is named twice.", "7.2", facts={"card": code})
    cards = [held[code] for code in codes]
    check_match(s, cards)
    answers = [hand.LAY, *cards]
    if len(cards) == 1:
        if move is not None:
            raise Refusal("MULTIPLIER_NOT_ALLOWED", "A multiplier moves with two cards or more.", "R4.6")
        return answers if s.is_wild(cards[0]) else [*answers, PASS]
    if move is None:
        return [*answers, PASS, PASS]
    return [*answers, PASS, *check_move(s, *move)]


def read_codes(s: Hand, value: object) -> list[str]:
    """At least one camouflage card or civilian."""
    if not isinstance(value, list | tuple) or not value:
        raise bad_argument("cards is a list of one card or more.", value)
    character_of = s.setup.character_of
    codes: list[str] = []
    for code in value:
        if not isinstance(code, str) or code not in s.layout.codes or character_of[s.layout.codes.index(code)] < 0:
            raise bad_argument(f"{str(code)[:40]} is no camouflage card and no civilian.", code)
        codes.append(code)
    return codes


def read_move(s: Hand, value: object) -> tuple[int, int]:
    """The types from and to, counted from 0."""
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise bad_argument("move names two types, from and to.", value)
    known = [f"T{number + 1}" for number in range(s.setup.types)]
    if any(not isinstance(each, str) or each not in known for each in value):
        raise bad_argument("move names types.", value)
    return known.index(value[0]), known.index(value[1])


def check_match(s: Hand, cards: list[int]) -> None:
    """7.2 R4.4 R4.5"""
    terms, top = s.setup, s.zones[DISCARD][-1]
    if len(cards) > 1:
        for card in cards:
            if s.is_wild(card):
                raise wild_not_alone(code_of(s, card))
    if s.is_wild(cards[0]):
        if not hand.may_begin(s, cards[0], top):
            raise no_match(s, cards[0], top)
        return
    below = top
    for card in cards:
        if not hand.matches(s, card, below):
            raise no_match(s, card, below)
        if terms.chain:
            below = card
    if not terms.chain and not terms.mixed and len({bool(hand.by_type(s, card, top)) for card in cards}) > 1:
        raise mixed()


def check_move(s: Hand, source: int, target: int) -> list[int]:
    """R4.6 From a mission Alieninja with a multiplier to one without."""
    one, other = int(s.mission_at(source)), int(s.mission_at(target))
    if one < 0 or not s.doubled[one] or other < 0 or s.doubled[other]:
        raise wrong_target()
    cards = s.zones[MISSION]
    return [cards[len(cards) - 1 - one], cards[len(cards) - 1 - other]]


def not_in_hand(code: str, held: list[str]) -> Refusal:
    return Refusal("NOT_IN_HAND", f"You hold no {code}.", "7.2", sorted(held), {"card": code})


def wrong_target() -> Refusal:
    text = "A multiplier goes from a mission Alieninja that carries one to one that does not."
    return Refusal("MULTIPLIER_TARGET", text, "R4.6")


def no_match(s: Hand, card: int, top: int) -> Refusal:
    text = f"{code_of(s, card)} matches {code_of(s, top)} neither by type nor by character."
    return Refusal("NO_MATCH", text, "R4.4", facts={"card": code_of(s, card), "top": code_of(s, top)})


def wild_not_alone(code: str) -> Refusal:
    return Refusal("WILD_NOT_ALONE", f"{code} is a civilian: it is discarded alone.", "7.2", facts={"card": code})


def mixed() -> Refusal:
    return Refusal("MIXED_CRITERIA", "All match by type, or all by character.", "R4.4")


# -- positions ---------------------------------------------------------------------------------------------------------


def check_cards(s: Hand) -> None:
    terms = s.setup
    if len(s.zones[MISSION]) != FOUR or any(terms.group_of[s.face[c]] != ALIENINJA for c in s.zones[MISSION]):
        raise bad("mission: four Alieninjas.", "7.1")
    piles = [s.zones[DECK], s.zones[DISCARD], *(s.zones[HELD[seat]] for seat in range(s.seats))]
    if any(terms.character_of[s.face[card]] < 0 for pile in piles for card in pile):
        raise bad("deck, discard and hands hold camouflage cards and civilians.", "7.1")
    if not s.zones[DECK] or not s.zones[DISCARD]:
        raise bad("deck and discard hold cards while a round goes on.", "R4.9")
    if any(len(s.zones[HELD[seat]]) > MOST_HELD for seat in range(s.seats)):
        raise bad(f"a hand has at most {MOST_HELD} cards.", "7.2")


KIT = HandKit()
