"""8 Rescue Grid: push your luck for camouflage cards, pay for Alieninjas with them, and free the civilians they
cover."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS, CARD, CHOICE, EVERYONE, PASS, Frame, Rule
from xenodeck.games.alieninjas.modes.rescue.play.paying import first_wilds, payable, second_wilds, spent
from xenodeck.games.alieninjas.modes.rescue.state import (
    CAPTURED,
    DECK,
    DISCARD,
    FREED,
    HELD,
    MOST_HELD,
    PLACES,
    REMOVED,
    REVEALED,
    SLOTS,
    Rescue,
)
from xenodeck.games.alieninjas.rules import score_round
from xenodeck.games.alieninjas.state import ALIENINJA, BOX, CAMOUFLAGE, CIVILIAN

DRAW: Final = 1
CAPTURE: Final = 2
STOP: Final = 1
MORE: Final = 2
DRAW_ONLY: Final = [DRAW]
DRAW_OR_CAPTURE: Final = [DRAW, CAPTURE]
DRAW_OR_PASS: Final = [DRAW, PASS]
ANY: Final = [DRAW, CAPTURE, PASS]
STOP_ONLY: Final = [STOP]
STOP_OR_MORE: Final = [STOP, MORE]


class RescueDeal(Rule[Rescue]):
    """8.1 Civilians in their places, some face up; Alieninjas on top of them; the camouflage cards are the deck."""

    RULE = "8.1"
    ASKS = False

    def resolve(self, s: Rescue, f: Frame, pick: i64) -> None:
        terms = s.setup
        s.gather(BOX, list(range(BOX + 1, len(s.zones))))
        s.lose_track(s.zones[BOX], EVERYONE)
        s.running = 1
        s.active = s.first
        s.passes = 0
        s.captor = -1
        s.bust = 0
        s.waits = 0
        s.tell("round", s.first, number=len(s.rounds) + 1)
        lay_group(s, CIVILIAN, PLACES)
        for place in terms.face_up:
            s.show(s.zones[PLACES][len(terms.place_names) - 1 - place], PLACES, EVERYONE)
        lay_group(s, ALIENINJA, SLOTS)
        s.filled = BITS[terms.slots] - 1
        lay_group(s, CAMOUFLAGE, DECK)
        s.then(TURN.frames[s.active])


def lay_group(s: Rescue, group: i64, zone: i64) -> None:
    """Shuffle the cards of a group; the first one is on top."""
    group_of = s.setup.group_of
    found: list[int] = []
    left: list[int] = []
    for card in s.zones[BOX]:
        if group_of[s.face[card]] == group:
            found.append(card)
        else:
            left.append(card)
    s.shuffle_cards(found)
    s.replace(zone, found)
    s.replace(BOX, left)


# -- a turn ------------------------------------------------------------------------------------------------------------


class RescueTurn(Rule[Rescue]):
    """8.2 Reveal a card and push your luck, or capture an Alieninja and say which triples replace its type."""

    RULE = "8.2"

    def question(self, s: Rescue, f: Frame, before: list[int]) -> tuple[str, str]:
        step: i64 = len(before)
        if step == 0:
            return "rescue_turn", CHOICE
        if step == 1:
            return "rescue_slot", CARD
        return "rescue_wild", CHOICE  # a second triple is never asked for: seven cards leave no choice

    def options(self, s: Rescue, f: Frame) -> list[int] | None:
        """R5.1 RG.11 Passing is an option of its own, unless it would make too many passes in a row."""
        captures = bool(payable(s, f.seat))
        if s.setup.free_pass and s.passes < s.seats - 1:
            return ANY if captures else DRAW_OR_PASS
        return DRAW_OR_CAPTURE if captures else DRAW_ONLY

    def follow(self, s: Rescue, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        step: i64 = len(before)
        if step == 0:
            return payable(s, seat) if pick == CAPTURE else None
        if step == 1:
            return first_wilds(s, seat, pick)
        if step == 2 and pick != PASS:
            return second_wilds(s, seat, before[1], pick)
        return None

    def resolve(self, s: Rescue, f: Frame, pick: i64) -> None:
        seat: i64 = f.seat
        if s.before:
            wilds: list[int] = []
            for answer in [*s.before[2:], pick]:
                if answer != PASS:
                    wilds.append(answer - 1)
            capture(s, seat, s.before[1], wilds)
        elif pick == PASS:
            s.tell("pass", seat)
            s.passes += 1
            next_turn(s, seat)
        else:
            s.passes = 0
            reveal(s, seat)

    def default(self, s: Rescue, f: Frame, seat: i64, options: list[int]) -> int:
        """R5.11 Draw."""
        return DRAW


class RescuePush(Rule[Rescue]):
    """8.2 Stop and take the revealed cards, or reveal another one. R5.10 Without a deck the player has to stop."""

    RULE = "8.2"

    def question(self, s: Rescue, f: Frame, before: list[int]) -> tuple[str, str]:
        return "rescue_push", CHOICE

    def options(self, s: Rescue, f: Frame) -> list[int] | None:
        return STOP_OR_MORE if s.zones[DECK] else STOP_ONLY

    def resolve(self, s: Rescue, f: Frame, pick: i64) -> None:
        if pick == MORE:
            reveal(s, f.seat)
        else:
            stop(s, f.seat)

    def default(self, s: Rescue, f: Frame, seat: i64, options: list[int]) -> int:
        """R5.11 Stop."""
        return STOP


class RescueRemove(Rule[Rescue]):
    """8.3 The player who revealed the last card of the deck takes an Alieninja out of the round, with those it
    frees."""

    RULE = "8.3"

    def question(self, s: Rescue, f: Frame, before: list[int]) -> tuple[str, str]:
        return "rescue_remove", CARD

    def options(self, s: Rescue, f: Frame) -> list[int] | None:
        return s.zones[SLOTS][::-1]

    def resolve(self, s: Rescue, f: Frame, pick: i64) -> None:
        """R5.11 Nobody has captured it. Without a bust the turn goes on with STOP or MORE."""
        s.tell("remove", f.seat, card=pick, src=SLOTS, dst=REMOVED)
        leave(s, f.seat, pick, REMOVED, REMOVED)
        if s.bust:
            s.bust = 0
            end_turn(s, f.seat)
        else:
            s.then(PUSH.frames[f.seat])

    def default(self, s: Rescue, f: Frame, seat: i64, options: list[int]) -> int:
        """R5.11 The lowest slot."""
        lowest: i64 = options[0]
        names = s.setup.slot_names
        for card in options:
            if names[s.slot_of(card)] < names[s.slot_of(lowest)]:
                lowest = card
        return lowest


class RescueTrim(Rule[Rescue]):
    """R5.4 At the end of a turn a hand is discarded down to seven, one card at a time, by type."""

    RULE = "R5.4"

    def question(self, s: Rescue, f: Frame, before: list[int]) -> tuple[str, str]:
        return "rescue_trim", CARD

    def options(self, s: Rescue, f: Frame) -> list[int] | None:
        return lowest_of_each(s, f.seat)

    def resolve(self, s: Rescue, f: Frame, pick: i64) -> None:
        s.move(pick, HELD[f.seat], DISCARD, "trim", f.seat)
        end_turn(s, f.seat)

    def default(self, s: Rescue, f: Frame, seat: i64, options: list[int]) -> int:
        """R5.11 The type with the fewest cards in hand, the lowest of them."""
        counts = s.counts(seat)
        type_of = s.setup.type_of
        best: i64 = options[0]
        for card in options:
            type_: i64 = type_of[s.face[card]]
            other: i64 = type_of[s.face[best]]
            if counts[type_] < counts[other] or (counts[type_] == counts[other] and type_ < other):
                best = card
        return best


DEAL: Final = RescueDeal()
TURN: Final = RescueTurn()
PUSH: Final = RescuePush()
REMOVE: Final = RescueRemove()
TRIM: Final = RescueTrim()


# -- pushing one's luck ------------------------------------------------------------------------------------------------


def reveal(s: Rescue, seat: i64) -> None:
    """8.2 Reveal the next card of the deck. R5.2 R5.3 A type already revealed in this turn is a bust."""
    type_of = s.setup.type_of
    card: i64 = s.draw(DECK, REVEALED, "reveal_card", seat)
    type_: i64 = type_of[s.face[card]]
    cards = s.zones[REVEALED]
    busted = False
    for i in range(len(cards) - 1):
        if type_of[s.face[cards[i]]] == type_:
            busted = True
    if busted:
        if s.log is not None:
            s.tell("bust", seat, cards=cards.copy(), src=REVEALED, dst=DISCARD)
        while s.zones[REVEALED]:
            s.move(s.zones[REVEALED][0], REVEALED, DISCARD)
    if not s.zones[DECK]:
        run_out(s, seat, busted)
    elif busted:
        end_turn(s, seat)
    else:
        s.then(PUSH.frames[seat])


def run_out(s: Rescue, seat: i64, busted: bool) -> None:
    """8.3 R5.9 The deck is empty: with one Alieninja left the round is over, else there is a new deck and one
    leaves."""
    if len(s.zones[SLOTS]) == 1:
        s.tell("deck_out", seat)
        end_round(s)
        return
    if s.zones[DISCARD]:
        new_deck(s)
    else:
        s.waits = 1
    s.bust = 1 if busted else 0
    s.then(REMOVE.frames[seat])


def new_deck(s: Rescue) -> None:
    """8.3 R5.12 Only the discard pile is shuffled into a new deck."""
    s.gather(DECK, [DISCARD])
    s.shuffle(DECK, "new_deck")


def stop(s: Rescue, seat: i64) -> None:
    """8.2 Take all revealed cards into the hand."""
    cards = s.zones[REVEALED].copy()
    for card in cards:
        s.move(card, REVEALED, HELD[seat])
    if s.log is not None:
        s.tell("take", seat, cards=cards, src=REVEALED, dst=HELD[seat])
    end_turn(s, seat)


# -- capturing ---------------------------------------------------------------------------------------------------------


def capture(s: Rescue, seat: i64, card: i64, wilds: list[int]) -> None:
    """8.2 R5.8 Pay, take the Alieninja and every civilian that this frees."""
    paid = spent(s, seat, card, wilds)
    for each in paid:
        s.move(each, HELD[seat], DISCARD)
    s.passes = 0
    s.captor = seat
    if s.log is not None:
        s.tell("pay", seat, cards=paid, src=HELD[seat], dst=DISCARD)
        s.tell("capture", seat, number=1, card=card, src=SLOTS, dst=CAPTURED[seat])
    leave(s, seat, card, CAPTURED[seat], FREED[seat])
    if s.zones[SLOTS]:
        end_turn(s, seat)
    else:
        end_round(s)


def leave(s: Rescue, seat: i64, card: i64, dst: i64, civilians: i64) -> None:
    """8.2 R5.8 An Alieninja goes to ``dst``; civilians that no other one covers go to ``civilians``, seen by all."""
    terms = s.setup
    slot: i64 = s.slot_of(card)
    s.move(card, SLOTS, dst)
    freed: list[int] = []
    for place in terms.covers[slot]:
        if terms.over[place] & s.filled == BITS[slot]:
            freed.append(civilian_at(s, place))
    s.filled = s.filled & ~BITS[slot]
    for each in freed:
        s.move(each, PLACES, civilians)
        if s.log is not None:
            points: i64 = terms.printed[s.face[each]]
            if civilians == REMOVED:
                s.tell("lost", seat, card=each, src=PLACES, dst=civilians)
            else:
                s.tell("free", seat, number=points, card=each, src=PLACES, dst=civilians)


def civilian_at(s: Rescue, place: i64) -> i64:
    """The civilian in a covered place; the first place of the layout lies last in its pile."""
    over = s.setup.over
    before: i64 = 0
    for other in range(place):
        if over[other] & s.filled:
            before += 1
    cards = s.zones[PLACES]
    return cards[len(cards) - 1 - before]


# -- how it goes on ----------------------------------------------------------------------------------------------------


def end_turn(s: Rescue, seat: i64) -> None:
    """R5.4 Trim the hand. R5.10 A deck that waited for discards is made now; without any nobody could draw again."""
    if len(s.zones[HELD[seat]]) > MOST_HELD:
        s.then(TRIM.frames[seat])
        return
    if s.waits:
        if not s.zones[DISCARD]:  # only if the set-up had a part of the box
            s.tell("deck_out", seat)
            end_round(s)
            return
        s.waits = 0
        new_deck(s)
    next_turn(s, seat)


def next_turn(s: Rescue, seat: i64) -> None:
    s.active = s.seat_after(seat)
    s.then(TURN.frames[s.active])


def end_round(s: Rescue) -> None:
    """8.4 R5.13 R5.14 The player of the latest capture begins the next round; without one, the player who began this
    round."""
    s.bust = 0
    s.waits = 0
    score_round(s, s.gaining(), s.captor if s.captor >= 0 else s.first)


def lowest_of_each(s: Rescue, seat: i64) -> list[int]:
    """R5.5 For each type in the hand the card of the lowest character."""
    terms = s.setup
    found = [-1] * terms.types
    for card in s.zones[HELD[seat]]:
        face: i64 = s.face[card]
        type_: i64 = terms.type_of[face]
        best: i64 = found[type_]
        if best < 0 or terms.character_of[face] < terms.character_of[s.face[best]]:
            found[type_] = card
    return [card for card in found if card >= 0]
