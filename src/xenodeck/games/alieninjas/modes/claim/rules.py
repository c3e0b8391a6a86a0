"""4 Quick Claim: players flip in turn, and the first one to claim a flipped card takes it."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import ALONGSIDE, BEATEN, CHOICE, NUMBER, ONE_FIRST, VOID, WAIT, Frame, Rule, Sent
from xenodeck.games.alieninjas.modes.claim.state import (
    ASIDE,
    CLAIM_CARD,
    CLOSING,
    EXPOSED,
    FLIP,
    GAINED,
    MISSION,
    MISSION_SIZE,
    PILE,
    STACK,
    WAIT_FLIP,
    Claim,
)
from xenodeck.games.alieninjas.rules import floor, score_round
from xenodeck.games.alieninjas.state import ALIENINJA, BOX, CIVILIAN

ONLY_WAIT: Final = [WAIT]
MAY_FLIP: Final = [WAIT, FLIP]
MAY_CLAIM: Final = [WAIT, CLAIM_CARD]
MAY_BOTH: Final = [WAIT, FLIP, CLAIM_CARD]


class ClaimDeal(Rule[Claim]):
    """4.1 Equal piles, face down, dealt clockwise from the first player; two Alieninjas are the mission.

    R1.1 Cards that cannot be dealt equally are set aside. R1.2 A pile is shuffled, so its top is a random card.
    """

    RULE = "4.1"
    ASKS = False

    def resolve(self, s: Claim, f: Frame, pick: i64) -> None:
        terms = s.setup
        deck: list[int] = []
        ninjas: list[int] = []
        for card in range(len(s.face)):
            group: i64 = terms.group_of[s.face[card]]
            if group <= CIVILIAN:
                deck.append(card)
            elif group == ALIENINJA:
                ninjas.append(card)
        for zone in range(len(s.zones)):
            s.replace(zone, [])
        s.shuffle_cards(deck)
        s.shuffle_cards(ninjas)
        piles: list[list[int]] = []
        for _ in range(s.seats):
            piles.append([])
        seat: i64 = s.first
        left: i64 = len(deck) // s.seats * s.seats
        while left > 0:
            piles[seat].append(deck.pop())
            seat = s.seat_after(seat)
            left -= 1
        for seat in range(s.seats):
            s.replace(PILE[seat], piles[seat])
        s.replace(ASIDE, deck)
        mission: list[int] = []
        for _ in range(MISSION_SIZE):
            mission.append(ninjas.pop())
        s.replace(MISSION, mission)
        s.replace(BOX, ninjas)
        s.running = 1
        s.flipper = s.first
        s.phase = WAIT_FLIP
        s.seq = 0
        s.k0 = s.now
        s.event_tick = s.now
        s.lock = 1
        s.last_player = -1
        s.numbers = []
        s.players_of = []
        s.tell("mission", s.first, number=len(s.rounds) + 1, cards=mission, src=BOX, dst=MISSION)
        s.then(Frame(CLAIMING, -1))


class Claiming(Rule[Claim]):
    """4.2 One tick: claims come first (R1.6), then the flip, by the flipper or at the deadline (R1.9).

    R1.3 One claim for each card played. R1.4 R1.5 R1.7 R1.8 say what is refused. R1.10 The claimer flips next. R1.11
    The round ends when a pile is empty. R1.12 Gained cards stay with their players. R1.13 Bad claims are legal.
    """

    RULE = "4.2"
    MODE = ALONGSIDE
    DRAWS = ONE_FIRST
    HIDES_HOLDS = True
    TELLS_TIMES = True  # everybody saw the card turned up

    def question(self, s: Claim, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("act", NUMBER) if before else ("act", CHOICE)  # the number is never asked: only one is possible

    def choices(self, s: Claim, f: Frame, seat: i64) -> list[int]:
        terms = s.setup
        own = not terms.self_claim and s.claimable() and s.players_of[len(s.players_of) - 1] == seat
        claims = s.claimable() and not own and not s.lanes.has_collected(seat)
        if seat == s.flipper and s.now - s.event_tick + 1 >= s.lock and not s.lanes.has_waiting(seat):
            return MAY_BOTH if claims else MAY_FLIP
        return MAY_CLAIM if claims else ONLY_WAIT

    def follow(self, s: Claim, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        """A claim names its card, so that it never takes another one (R1.7)."""
        if len(before) == 0 and pick == CLAIM_CARD:
            return [s.numbers[len(s.numbers) - 1]]
        return None

    def competes(self, s: Claim, f: Frame, seat: i64, move: list[int]) -> bool:
        return move[0] == CLAIM_CARD

    def race_start(self, s: Claim, f: Frame) -> int:
        """RG.9 The tick after the card became claimable."""
        return s.event_tick + 1

    def step(self, s: Claim, f: Frame, sent: list[Sent]) -> None:
        for at in range(len(sent)):
            if sent[at].move[0] == CLAIM_CARD:
                for other in range(len(sent)):
                    if other != at:
                        sent[other].result = BEATEN if sent[other].move[0] == CLAIM_CARD else VOID
                take_card(s, sent[at].seat)
                return
        age: i64 = s.now - s.event_tick
        if s.phase == CLOSING:
            if age >= s.setup.min_exposure:
                close_round(s)
        elif len(sent) > 0:  # only the flipper's FLIP is left
            flip(s, "")
        elif age >= s.setup.flip_deadline:
            flip(s, "late")

    def idle_ticks(self, s: Claim, f: Frame) -> int:
        """4.4 The ticks until the flip of a silent flipper, or until the end of the closing window."""
        terms = s.setup
        longest: i64 = terms.min_exposure if s.phase == CLOSING else terms.flip_deadline
        return s.event_tick + longest - s.now - 1

    def occasion(self, s: Claim, f: Frame, seat: i64) -> int:
        """4.4 A plan is made for one card, or for one flip after a claim, and ends with it."""
        return s.event_tick


def renew_all(s: Claim) -> None:
    """Everybody sees something new: unfinished moves are dropped."""
    for seat in range(s.seats):
        s.lanes.renew(seat, s.now)


def take_card(s: Claim, seat: i64) -> None:
    """4.2 R1.10 ``seat`` takes the exposed card and flips next."""
    card: i64 = s.draw(STACK, GAINED[seat])
    number: i64 = s.numbers.pop()
    s.players_of.pop()
    if s.log is not None:
        s.tell("claim", seat, number=s.worth(card), card=card, src=STACK, dst=GAINED[seat], facts={"seq": number})
    if s.phase == CLOSING:
        close_round(s)
        return
    s.flipper = seat
    s.phase = WAIT_FLIP
    s.event_tick = s.now
    s.lock = s.setup.claim_pause
    renew_all(s)


def flip(s: Claim, word: str) -> None:
    """4.2 The flipper's top card goes face up on the stack; R1.11 with the last one of a pile the round ends."""
    terms = s.setup
    seat: i64 = s.flipper
    card: i64 = s.draw(PILE[seat], STACK)
    s.seq += 1
    s.last_player = seat
    s.numbers.append(s.seq)
    s.players_of.append(seat)
    s.event_tick = s.now
    s.lock = terms.min_exposure
    if s.log is not None:
        s.tell("flip", seat, number=s.seq, card=card, src=PILE[seat], dst=STACK, word=word)
    if len(s.zones[PILE[seat]]) > 0:
        s.phase = EXPOSED
        s.flipper = s.seat_after(seat)
    elif terms.last_claimable:
        s.phase = CLOSING
        s.flipper = -1
    else:
        close_round(s)
        return
    renew_all(s)


def close_round(s: Claim) -> None:
    """4.3 RG.2 Everybody scores the gained cards, at least 0. The player of the last card begins the next round."""
    s.close_lanes()
    s.lasted = s.now - s.k0
    points = s.gaining()
    for seat in range(s.seats):
        points[seat] = floor(s, seat, points[seat])
    score_round(s, points, s.last_player)


CLAIM_DEAL: Final = ClaimDeal()
CLAIMING: Final = Claiming()
CLAIM_RULES: Final[list[Rule[Any]]] = [CLAIM_DEAL, CLAIMING]
