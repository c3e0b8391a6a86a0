"""4 Quick Claim: its actions, positions and board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import WAIT, BadPosition, Frame, Layout, PileKey, Policy, Refusal, Sent, is_count, is_seat
from xenodeck.games.alieninjas.actions import (
    Action,
    bad,
    check_fields,
    kind_of,
    not_your_turn,
    unknown,
    whole,
    wrong_phase,
)
from xenodeck.games.alieninjas.holds import read_hold, write_hold
from xenodeck.games.alieninjas.kit import ModeKit
from xenodeck.games.alieninjas.modes.claim.board import ClaimBoard
from xenodeck.games.alieninjas.modes.claim.policy import CLAIM_POLICIES
from xenodeck.games.alieninjas.modes.claim.rules import CLAIM_DEAL, CLAIM_RULES, CLAIMING
from xenodeck.games.alieninjas.modes.claim.state import (
    CLAIM_CARD,
    CLOSING,
    EXPOSED,
    FLIP,
    GAINED,
    MISSION,
    MISSION_SIZE,
    PHASES,
    PILE,
    STACK,
    WAIT_FLIP,
    Claim,
    ClaimSetup,
    places,
)
from xenodeck.games.alieninjas.pack import Pack
from xenodeck.games.alieninjas.rules import OPENING
from xenodeck.games.alieninjas.state import ALIENINJA, CLAIM, Ninja

RULE = "11.1"


class ClaimKit(ModeKit):
    id = CLAIM
    board = ClaimBoard
    rules = CLAIM_RULES
    actions = ("FLIP", "CLAIM", "WAIT")
    piles = (
        PileKey("piles", "pile", top_first=True),
        PileKey("stack", "stack"),
        PileKey("gained", "gained"),
        PileKey("aside", "aside"),
        PileKey("mission", "mission"),
    )
    own = frozenset({
        "flipper", "seq", "age", "lock", "last_player", "numbers", "players_of", "hold", "tick",
    })  # fmt: skip
    states = tuple(PHASES)

    def setup(self, settings: dict[str, Any], pack: Pack, seats: int) -> ClaimSetup:
        layout = Layout(places(), pack.codes, pack.backs(), seats)
        plays = len(pack.of_group(0, 1)) * 2  # each card is flipped once and claimed at most once
        longest = plays * (settings["flip_deadline"] + settings["comp_cap"] + 1) + 10
        bound = settings["rounds"] * longest * (seats + 1)
        return ClaimSetup(self.id, settings, layout, pack.upto(ALIENINJA), pack, OPENING, CLAIM_DEAL, bound)

    # -- actions -------------------------------------------------------------------------------------------------------

    def before_asked(self, s: Ninja, seat: int, action: Action) -> list[Refusal]:
        assert isinstance(s, Claim)
        if kind_of(action) == "FLIP":
            if s.phase == CLOSING:
                return [wrong_phase("FLIP", "R1.11")]
            flipper = s.seat_after(s.flipper) if has_flipped(s) else s.flipper
            if flipper != seat:
                return [not_your_turn(f"It is seat {flipper} who flips.", "4.2")]
        return []

    def read(self, s: Ninja, seat: int, action: Action) -> list[int]:
        assert isinstance(s, Claim)
        kind = kind_of(action)
        if kind == "WAIT":
            check_fields(action, ())
            return [WAIT]
        if kind == "FLIP":
            check_fields(action, ())
            if has_flipped(s) or s.now - s.event_tick + 1 < s.lock:
                raise too_soon()
            return [FLIP]
        if kind == "CLAIM":
            check_fields(action, ("seq",))
            return self.claim(s, seat, whole(action, "seq"))
        raise unknown(action)

    def claim(self, s: Claim, seat: int, number: int) -> list[int]:
        terms = s.setup
        if not s.claimable():
            raise Refusal("NO_CARD", "There is no card to claim.", "R1.4")
        if not 1 <= number <= s.seq:
            raise bad("No card of this number was played.", number)
        if number != s.numbers[-1]:
            raise Refusal(
                "STALE_CLAIM", f"Card {number} is not on top any more.", "R1.7", facts={"number": str(number)}
            )
        if s.lanes.has_collected(seat):  # RG.9 as if the claim had counted at once
            raise Refusal("NO_CARD", "You have claimed it already.", "R1.4")
        if not terms.self_claim and s.players_of[-1] == seat:
            raise Refusal("SELF_CLAIM_OFF", "At this table nobody claims the own card.", "R1.5")
        return [CLAIM_CARD, number]

    def refuse(self, s: Any, seat: int, question: str, word: str) -> Refusal | None:
        """Why a typed flip or claim is refused. A number may mean a card, so only the words are considered."""
        assert isinstance(s, Claim)
        typed: dict[str, Action] = {
            "flip": {"type": "FLIP"},
            "claim": {"type": "CLAIM", "seq": s.numbers[-1] if s.numbers else 0},
        }
        if question != "act" or word.lower() not in typed:
            return None
        action = typed[word.lower()]
        try:
            for no in self.before_asked(s, seat, action):
                return no
            self.read(s, seat, action)
        except Refusal as no:
            return no
        return None

    # -- positions -----------------------------------------------------------------------------------------------------

    def read_position(self, s: Any, data: Mapping[str, Any], state: str) -> None:
        assert isinstance(s, Claim)
        phase = PHASES.index(state)
        check_mission(s)
        stack = len(s.zones[STACK])
        gained = sum(len(s.zones[GAINED[seat]]) for seat in range(s.seats))
        seq, age = data.get("seq", stack + gained), data.get("age", 0)
        lock = data.get("lock", usual_lock(s, phase, seq))
        tick = data.get("tick", age)
        if not all(is_count(number) for number in (seq, age, lock, tick)):
            raise BadPosition("seq, age, lock and tick are counts.", RULE)
        if seq < stack + (phase == WAIT_FLIP and gained > 0):
            raise BadPosition("seq is at least the number of cards that were played.", RULE)
        flipper, last = read_players(s, data, phase)
        s.phase, s.seq, s.lock, s.flipper, s.last_player = phase, seq, lock, flipper, last
        s.now = tick
        s.event_tick = tick - age
        newest = seq - (phase == WAIT_FLIP and seq > stack)  # after a claim its player has the newest card
        numbers = data.get("numbers", list(range(newest - stack + 1, newest + 1)))
        read_stack(s, numbers, data.get("players_of", [last] * stack))
        check_piles(s, data.get("hold") is not None)
        s.then(Frame(CLAIMING, -1))
        read_hold(s, data, lambda seat: Sent(seat, [CLAIM_CARD, s.numbers[-1]]), 0)
        if s.lanes.collected and not s.claimable():
            raise BadPosition("hold: there is no card to claim.", "RG.9")

    def read_over(self, s: Any, data: Mapping[str, Any]) -> None:
        read_last(s, data)

    def write_over(self, s: Any) -> dict[str, Any]:
        last = int(s.last_player) if s.last_player >= 0 else None
        return {"seq": int(s.seq), "last_player": last, "tick": int(s.round_tick())}

    def write_position(self, s: Any, whole: bool) -> dict[str, Any]:
        assert isinstance(s, Claim)
        found: dict[str, Any] = {
            "state": PHASES[s.phase],
            "flipper": int(s.flipper) if s.flipper >= 0 else None,
            "seq": int(s.seq),
            "age": int(s.now - s.event_tick),
            "lock": int(s.lock),
            "last_player": int(s.last_player) if s.last_player >= 0 else None,
            "numbers": list(s.numbers),
            "players_of": list(s.players_of),
            "tick": int(s.round_tick()),
        }
        return {**found, **write_hold(s, int(s.k0))} if whole else found

    # -- the rest ------------------------------------------------------------------------------------------------------

    def check(self, s: Any) -> None:
        """10.0 During a round every pile has a card, except one in the closing window."""
        assert isinstance(s, Claim)
        if not s.running:
            return
        empty = [seat for seat in range(s.seats) if not s.zones[PILE[seat]]]
        assert empty == ([s.last_player] if s.phase == CLOSING else [])
        assert len(s.zones[MISSION]) == MISSION_SIZE
        assert len(s.numbers) == len(s.players_of) == len(s.zones[STACK])
        assert sorted(set(s.numbers)) == s.numbers
        assert s.phase == WAIT_FLIP or s.numbers[-1] == s.seq
        assert (s.flipper < 0) == (s.phase == CLOSING)
        assert s.now - s.event_tick <= s.setup.flip_deadline or s.lanes.hold_until >= 0

    def policies(self) -> dict[str, Policy]:
        return CLAIM_POLICIES


def has_flipped(s: Claim) -> bool:
    """RG.9 Whether the flipper flipped during a hold."""
    return bool(s.flipper >= 0 and s.lanes.hold_until >= 0 and s.lanes.has_waiting(s.flipper))


def too_soon() -> Refusal:
    return Refusal("TOO_SOON", "The last card has not been there long enough.", "R1.8")


def usual_lock(s: Claim, phase: int, seq: object) -> int:
    terms = s.setup
    if phase != WAIT_FLIP:
        return int(terms.min_exposure)
    return 1 if seq == 0 else int(terms.claim_pause)


def read_last(s: Claim, data: Mapping[str, Any]) -> None:
    """Read what a position says when the round is over."""
    last, tick, seq = data.get("last_player"), data.get("tick", 0), data.get("seq", 0)
    if not (last is None or is_seat(last, s)) or not is_count(tick) or not is_count(seq):
        raise BadPosition("last_player is a seat or null, tick and seq are counts.", RULE)
    s.seq = seq
    s.last_player = -1 if last is None else last
    s.now = s.lasted = tick


def read_players(s: Claim, data: Mapping[str, Any], phase: int) -> tuple[int, int]:
    """Who flips next, and who played the newest card; while a card is exposed, one of the two follows from the
    other."""
    seats = int(s.seats)
    flipper, last = data.get("flipper"), data.get("last_player")
    played = data.get("players_of")
    for seat in (flipper, last):
        if seat is not None and not is_seat(seat, s):
            raise BadPosition("flipper and last_player are seats.", RULE)
    if last is None and isinstance(played, list) and played and phase != WAIT_FLIP and is_seat(played[-1], s):
        last = played[-1]
    if phase == EXPOSED and flipper is None:
        flipper = int(s.first) if last is None else (last + 1) % seats
    if phase == EXPOSED and last is None and flipper is not None:
        last = (flipper - 1) % seats
    if phase == CLOSING:
        if flipper is not None:
            raise BadPosition("while the last card may be claimed there is no flipper.", "R1.11")
        empty = [seat for seat in range(seats) if not s.zones[PILE[seat]]]
        last = empty[0] if last is None and empty else last
        return -1, -1 if last is None else last
    if flipper is None:
        flipper = int(s.first)
    return flipper, -1 if last is None else last


def check_mission(s: Claim) -> None:
    terms, mission = s.setup, s.zones[MISSION]
    if len(mission) != MISSION_SIZE or any(terms.group_of[card] != ALIENINJA for card in mission):
        raise BadPosition(f"mission are {MISSION_SIZE} Alieninjas.", "4.1")
    for zone, cards in enumerate(s.zones):
        if zone not in (0, MISSION) and any(terms.group_of[card] == ALIENINJA for card in cards):
            raise BadPosition("an Alieninja lies in the mission or in the box.", "4.1")


def read_stack(s: Claim, numbers: object, played: object) -> None:
    """Read when each card of the stack was played, and by whom."""
    size = len(s.zones[STACK])
    if not isinstance(numbers, list) or len(numbers) != size or not all(is_count(number) for number in numbers):
        raise BadPosition("numbers has a number for each card of the stack.", RULE)
    if sorted(set(numbers)) != numbers or (numbers and not 1 <= numbers[0] <= numbers[-1] <= s.seq):
        raise BadPosition("numbers rise, from 1 to seq.", RULE)
    known = -1 if s.last_player < 0 else 0
    if not isinstance(played, list) or len(played) != size or not all(is_seat(seat, s, known) for seat in played):
        raise BadPosition("players_of has a seat for each card of the stack.", RULE)
    if s.phase != WAIT_FLIP and (not numbers or numbers[-1] != s.seq or played[-1] != s.last_player):
        raise BadPosition("the exposed card is the newest one, of last_player.", "4.2")
    s.numbers, s.players_of = list(numbers), list(played)


def check_piles(s: Claim, held: bool) -> None:
    empty = [seat for seat in range(s.seats) if not s.zones[PILE[seat]]]
    if empty != ([s.last_player] if s.phase == CLOSING else []):
        raise BadPosition("in a running round every pile has a card; in CLOSING all but the last player's.", "10.0")
    if s.phase == CLOSING and not s.setup.last_claimable:
        raise BadPosition("the last card may be claimed with last_card_claimable only.", "R1.11")
    terms = s.setup
    longest = terms.min_exposure if s.phase == CLOSING else terms.flip_deadline
    if s.now - s.event_tick >= longest and not held:
        raise BadPosition(f"by age {longest} something has happened.", "4.2")


KIT = ClaimKit()
