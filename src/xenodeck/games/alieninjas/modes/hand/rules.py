"""7 Four of a Mission: draw, discard what matches, and hold exactly four cards that fit the mission."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import CARD, CHOICE, EVERYONE, PASS, Frame, Rule
from xenodeck.games.alieninjas.modes.hand.play.points import is_complete, post_points
from xenodeck.games.alieninjas.modes.hand.state import (
    CARRIED,
    DECK,
    DISCARD,
    FOUR,
    HELD,
    MISSION,
    MOST_HELD,
    Hand,
)
from xenodeck.games.alieninjas.rules import score_round
from xenodeck.games.alieninjas.state import ALIENINJA, BOX, CAMOUFLAGE, CIVILIAN, NO_TYPE

DRAW: Final = 1
LAY: Final = 2  # DISCARD on the page; here DISCARD is the pile
DRAW_ONLY: Final = [DRAW]
PASS_ONLY: Final = [PASS]
DRAW_OR_LAY: Final = [DRAW, LAY]
DRAW_OR_PASS: Final = [DRAW, PASS]
LAY_OR_PASS: Final = [LAY, PASS]
ANY: Final = [DRAW, LAY, PASS]
DONE_ONLY: Final = [PASS]


class HandDeal(Rule[Hand]):
    """7.1 Shuffle, deal the hands (R4.2), turn a card over; choose four mission Alieninjas and two multipliers
    (R4.1)."""

    RULE = "7.1"
    ASKS = False

    def resolve(self, s: Hand, f: Frame, pick: i64) -> None:
        terms = s.setup
        s.gather(BOX, list(range(BOX + 1, len(s.zones))))
        s.lose_track(s.zones[BOX], EVERYONE)
        s.running = 1
        s.active = s.first
        s.passes = 0
        s.tell("round", s.first, number=len(s.rounds) + 1)
        lay_deck(s)
        for _ in range(terms.initial):
            who: i64 = s.first
            for _ in range(s.seats):
                s.draw(DECK, HELD[who], "dealt", who)
                who = s.seat_after(who)
        s.draw(DECK, DISCARD, "turned")
        choose_mission(s)
        s.then(START.frames[s.active])


def lay_deck(s: Hand) -> None:
    group_of = s.setup.group_of
    deck: list[int] = []
    left: list[int] = []
    for card in s.zones[BOX]:
        if group_of[s.face[card]] in (CAMOUFLAGE, CIVILIAN):
            deck.append(card)
        else:
            left.append(card)
    s.shuffle_cards(deck)
    s.replace(DECK, deck)
    s.replace(BOX, left)


def choose_mission(s: Hand) -> None:
    """7.1 The first four Alieninjas; the ones that the arrangement names first carry a multiplier each."""
    group_of = s.setup.group_of
    ninjas: list[int] = []
    left: list[int] = []
    for card in s.zones[BOX]:
        if group_of[s.face[card]] == ALIENINJA:
            ninjas.append(card)
        else:
            left.append(card)
    s.shuffle_cards(ninjas)
    first: i64 = len(ninjas) - FOUR
    s.replace(MISSION, ninjas[first:])
    s.replace(BOX, left + ninjas[:first])
    order = s.chance.dealt_order(FOUR)
    s.doubled = [0] * FOUR
    for i in range(CARRIED):
        s.doubled[order[i]] = 1
    if s.log is not None:
        shown = s.zones[MISSION][::-1]
        s.tell("missions", cards=shown, dst=MISSION)
        s.tell("multiplied", cards=[shown[at] for at in range(FOUR) if s.doubled[at]], dst=MISSION)


# -- a turn ------------------------------------------------------------------------------------------------------------


class HandStart(Rule[Hand]):
    """R4.8 A player who begins a turn with a complete hand, which was dealt, ends the round."""

    RULE = "R4.8"
    ASKS = False

    def resolve(self, s: Hand, f: Frame, pick: i64) -> None:
        if is_complete(s, f.seat):
            s.tell("complete_hand", f.seat)
            end_round(s, f.seat)
        else:
            s.then(TURN.frames[f.seat])


class HandTurn(Rule[Hand]):
    """7.2 Draw, or discard cards that match and perhaps move a multiplier, or pass with a full hand."""

    RULE = "7.2"

    def question(self, s: Hand, f: Frame, before: list[int]) -> tuple[str, str]:
        step: i64 = len(before)
        if step == 0:
            return "hand_turn", CHOICE
        if step == 1:
            return "hand_discard", CARD
        done: i64 = laid_until(before)
        if done < 0:
            return "hand_more", CARD
        return ("hand_carrier" if step == done + 1 else "hand_target"), CARD

    def options(self, s: Hand, f: Frame) -> list[int] | None:
        """RG.11 R4.3 Drawing needs room in the hand and passing a full hand, unless everybody may pass at will."""
        held: i64 = len(s.zones[HELD[f.seat]])
        lays = may_lay(s, f.seat)
        passes = held >= MOST_HELD or s.setup.free_pass
        if held >= MOST_HELD:
            return LAY_OR_PASS if lays else PASS_ONLY
        if passes:
            return ANY if lays else DRAW_OR_PASS
        return DRAW_OR_LAY if lays else DRAW_ONLY

    def follow(self, s: Hand, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        step: i64 = len(before)
        if step == 0:
            return layable(s, seat, before, pick) if pick == LAY else None
        done: i64 = laid_until(before)
        if done < 0 and pick != PASS:
            if s.is_wild(pick):
                return None
            more = layable(s, seat, before, pick)
            more.append(PASS)
            return more
        if done < 0:
            return carriers(s) if step > 2 else None  # 7.2 with two cards or more a multiplier may be moved
        if step == done + 1 and pick != PASS:
            return targets(s)
        return None

    def resolve(self, s: Hand, f: Frame, pick: i64) -> None:
        seat: i64 = f.seat
        if not s.before:
            if pick == DRAW:
                draw(s, seat)
            else:
                pass_turn(s, seat)
            return
        answers = [*s.before, pick]
        done: i64 = laid_until(answers)
        if done < 0:
            done = len(answers)
        lay(s, seat, answers[1:done])
        if done + 2 < len(answers):
            move_multiplier(s, seat, answers[done + 1], pick)
        s.passes = 0
        go_on(s, seat)

    def default(self, s: Hand, f: Frame, seat: i64, options: list[int]) -> int:
        """7.2 Draw if possible, else pass."""
        return DRAW if DRAW in options else PASS


def laid_until(before: list[int]) -> i64:
    """The index in the answers of a move at which no further card was named; -1: cards may still be named."""
    at: i64 = 2
    while at < len(before):
        if before[at] == PASS:
            return at
        at += 1
    return -1


def draw(s: Hand, seat: i64) -> None:
    """R4.9 The last card ends the round at once."""
    s.draw(DECK, HELD[seat], "draw", seat)
    s.passes = 0
    if s.zones[DECK]:
        go_on(s, seat)
    else:
        s.tell("deck_out", seat)
        end_round(s, seat)


def lay(s: Hand, seat: i64, cards: list[int]) -> None:
    """7.2 The cards go on the pile in their order; the last is the new top."""
    for card in cards:
        s.move(card, HELD[seat], DISCARD)
    s.tell("discard", seat, cards=cards, src=HELD[seat], dst=DISCARD)


def move_multiplier(s: Hand, seat: i64, carrier: i64, target: i64) -> None:
    """R4.6 Move one of the two multipliers to a mission Alieninja that has none."""
    type_of = s.setup.type_of
    s.doubled[s.mission_at(type_of[s.face[carrier]])] = 0
    s.doubled[s.mission_at(type_of[s.face[target]])] = 1
    s.tell("move_multiplier", seat, cards=[carrier, target], dst=MISSION)


def pass_turn(s: Hand, seat: i64) -> None:
    """R4.7 When all have passed in a row, a card of the deck is turned over; the last one ends the round (R4.15)."""
    s.tell("pass", seat)
    s.passes += 1
    if s.passes >= s.seats:
        s.passes = 0
        s.draw(DECK, DISCARD, "all_pass")
        if not s.zones[DECK]:
            s.tell("deck_out", seat)
            end_round(s, seat)
            return
    next_turn(s, seat)


def go_on(s: Hand, seat: i64) -> None:
    """R4.8 A complete hand ends the round."""
    if is_complete(s, seat):
        s.tell("complete_hand", seat)
        end_round(s, seat)
    else:
        next_turn(s, seat)


def next_turn(s: Hand, seat: i64) -> None:
    s.active = s.seat_after(seat)
    s.then(START.frames[s.active])


def end_round(s: Hand, seat: i64) -> None:
    """7.3 R4.15 Everybody shows the hand and scores; the player who ended the round begins the next one."""
    for who in range(s.seats):
        for card in s.zones[HELD[who]]:
            s.show(card, HELD[who], EVERYONE)
        s.tell("hand_shown", who, cards=s.zones[HELD[who]], src=HELD[who])
    score_round(s, post_points(s), seat)


DEAL: Final = HandDeal()
START: Final = HandStart()
TURN: Final = HandTurn()


# -- matching ----------------------------------------------------------------------------------------------------------


def matches(s: Hand, card: i64, top: i64) -> bool:
    """7.2 The same type or the same character; a civilian has no type."""
    terms = s.setup
    mine: i64 = s.face[card]
    its: i64 = s.face[top]
    if terms.character_of[mine] == terms.character_of[its]:
        return True
    type_: i64 = terms.type_of[mine]
    return type_ != NO_TYPE and type_ == terms.type_of[its]


def may_begin(s: Hand, card: i64, top: i64) -> bool:
    """7.2 R4.5 Whether this card may be discarded alone.

    A civilian always may, unless it must not lie on another one.
    """
    if s.is_wild(card):
        return s.setup.wild_on_wild or not s.is_wild(top)
    return matches(s, card, top)


def may_lay(s: Hand, seat: i64) -> bool:
    top: i64 = s.zones[DISCARD][-1]
    for card in s.zones[HELD[seat]]:  # noqa: SIM110  compiled, a generator would be slow
        if may_begin(s, card, top):
            return True
    return False


def layable(s: Hand, seat: i64, before: list[int], pick: i64) -> list[int]:
    """7.2 R4.4 The cards that may follow those named so far: ``before`` is LAY and cards, ``pick`` the last one."""
    found: list[int] = []
    top: i64 = s.zones[DISCARD][-1]
    if not before:
        for card in s.zones[HELD[seat]]:
            if may_begin(s, card, top):
                found.append(card)
        return found
    terms = s.setup
    first: i64 = before[1] if len(before) > 1 else pick
    for card in s.zones[HELD[seat]]:
        if card == pick or card in before[1:] or s.is_wild(card):
            continue
        if terms.chain:
            fitting = matches(s, card, pick)
        elif terms.mixed:
            fitting = matches(s, card, top)
        else:
            fitting = matches(s, card, top) and by_type(s, card, top) == by_type(s, first, top)
        if fitting:
            found.append(card)
    return found


def by_type(s: Hand, card: i64, top: i64) -> bool:
    """R4.4 Whether a matching card matches by its type. No two cards share both type and character."""
    terms = s.setup
    return terms.character_of[s.face[card]] != terms.character_of[s.face[top]]


def carriers(s: Hand) -> list[int]:
    """R4.6 The mission cards with a multiplier, and the answer to move none."""
    found = mission_cards(s, 1)
    found.append(PASS)
    return found


def targets(s: Hand) -> list[int]:
    return mission_cards(s, 0)


def mission_cards(s: Hand, carrying: i64) -> list[int]:
    found: list[int] = []
    cards = s.zones[MISSION]
    count: i64 = len(cards)
    at: i64 = 0
    while at < count:
        if s.doubled[at] == carrying:
            found.append(cards[count - 1 - at])
        at += 1
    return found
