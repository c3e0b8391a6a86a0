"""S3 of a turn: a Force, a free play, or a hand in which nothing can be played (section 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import CARD, CHOICE, EVERYONE, Frame, Rule
from xenodeck.games.gambit.play.choices import asked_open, choice, question_of
from xenodeck.games.gambit.play.piles import NONE, all_single, asks_always, banned, cards_in_slot, playable, put_away
from xenodeck.games.gambit.play.playing import announce, drop_force, play_next
from xenodeck.games.gambit.play.shields import USE, Answer, spend
from xenodeck.games.gambit.play.windows import ability, use_ability
from xenodeck.games.gambit.state import (
    ABILITY,
    DISCARD,
    FORCES,
    HAND,
    NEXT_BEST,
    PROTECT_ON_TRIGGER,
    PROTECTS,
    RESOLVING,
    SIT_OUT,
    SLOTS,
    Gambit,
)

FREE: Final = 0
FORCED: Final = 1


class Compel(Rule[Gambit]):
    """7.3 S3: a Force binds, the hand is empty, a card is played freely, or nothing can be played."""

    RULE = "7.3"
    ASKS = False

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        compel(s, f.seat)


def compel(s: Gambit, active: i64) -> None:
    """7.3 Execute the oldest Force whose slot holds a card; those before it are void (R14)."""
    while s.slots[active] != 0:
        force = s.zones[FORCES[active]][0]
        slot: i64 = (s.slots[active] & 3) - 1
        if cards_in_slot(s, active, slot):
            if s.setup.house & PROTECT_ON_TRIGGER and s.zones[PROTECTS[active]]:
                s.then(Frame(RESIST, active, force))
            else:
                execute(s, active, force)
            return
        s.tell("void", active, word=SLOTS[slot])
        if s.setup.house & NEXT_BEST:
            s.then(Frame(RELEASE, active, force))
            break
        drop_force(s, active, force)
    play_freely(s, active)


def execute(s: Gambit, active: i64, force: i64) -> None:
    """7.3 The cards of the slot that the Force names must be used; the player is asked only if there are several."""
    found = forced_cards(s, active)
    s.then(Frame(RELEASE, active, force))
    if len(found) > 1 or asks_always(s):
        s.then(PLAY_FORCED[active])
    else:
        use_forced(s, active, found[0])


def forced_cards(s: Gambit, active: i64) -> list[int]:
    slot: i64 = (s.slots[active] & 3) - 1
    return cards_in_slot(s, active, slot)


def use_forced(s: Gambit, active: i64, card: i64) -> None:
    """7.3 Play the card if allowed; otherwise show it to all, and only it, and discard it."""
    if s.face[card] == banned(s):
        show_and_discard(s, active, card)
    else:
        play_next(s, active, card)


def show_and_discard(s: Gambit, active: i64, card: i64) -> None:
    settle_slots(s)
    s.move(card, HAND[active], RESOLVING, "forced", active)
    put_away(s)


def settle_slots(s: Gambit) -> None:
    """The card of the turn is played: from now on only the owner can tell which card came from where."""
    s.passed_at = NONE
    s.drawn_at = NONE


def play_freely(s: Gambit, active: i64) -> None:
    """7.4 7.5 A playable card must be played; a player without one shows the hand and discards a card."""
    hand = s.zones[HAND[active]]
    if not hand:
        settle_slots(s)
    elif not playable(s, active):
        if not s.zones[ABILITY[active]]:
            show_hand(s, active)
        if all_single(s, active):
            discard_stuck(s, active, hand[0])
        else:
            s.then(STUCK.frames[active])
    elif all_single(s, active):
        play_next(s, active, hand[0])
    else:
        s.then(PLAY_FREELY[active])


class Release(Rule[Gambit]):
    """7.3 The Force that was executed (``arg``) goes to the discard pile, unless another took its place."""

    RULE = "7.3"
    ASKS = False

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        if f.arg in s.zones[FORCES[f.seat]]:
            drop_force(s, f.seat, f.arg)


class Play(Rule[Gambit]):
    """7.4 Play one card, with all its choices, or Sit Out; ``arg`` 1: a card of the slot that a Force names."""

    RULE = "7.4"

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        if not before:
            return ("forced_card" if f.arg == FORCED else "play"), CARD
        face: i64 = s.face[before[0]]
        return ("sit_out", CARD) if face == SIT_OUT else question_of(s, face, len(before) - 1)

    def options(self, s: Gambit, f: Frame) -> list[int] | None:
        if f.arg == FORCED:
            return forced_cards(s, f.seat)
        # in an imagined world the active hand may hold nothing playable: there any card may be played
        return with_sit_out(s, f.seat, playable(s, f.seat) or s.zones[HAND[f.seat]])

    def follow(self, s: Gambit, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        step: i64 = len(before)
        card: i64 = pick if step == 0 else before[0]
        if s.face[card] == SIT_OUT:
            return s.zones[HAND[seat]] if step == 0 else None
        return None if step == 0 and asked_open(s, seat, card) else choice(s, seat, card, step, pick)

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        before = s.before
        card: i64 = before[0] if before else pick
        if s.face[card] == SIT_OUT:
            sit_out(s, f.seat, pick)
        elif f.arg == FORCED and s.face[card] == banned(s):
            show_and_discard(s, f.seat, card)
        elif not before:
            play_next(s, f.seat, card)
        elif len(before) == 1:
            announce(s, f.seat, card, pick, NONE)
        else:
            announce(s, f.seat, card, before[1], pick)


def with_sit_out(s: Gambit, seat: i64, cards: list[int]) -> list[int]:
    """W2b: the ability card is one of the options, if a card is left to pass and no Force binds (R42)."""
    if ability(s, seat) != SIT_OUT or len(s.zones[HAND[seat]]) < 2:
        return cards
    slots: i64 = s.slots[seat]
    while slots != 0:
        if cards_in_slot(s, seat, (slots & 3) - 1):
            return cards
        slots = slots >> 2
    return [*cards, s.zones[ABILITY[seat]][0]]


def sit_out(s: Gambit, seat: i64, card: i64) -> None:
    """14.3 Instead of playing, a card goes face down onto the discard pile; a stuck hand is not shown."""
    settle_slots(s)
    use_ability(s, seat)
    s.move(card, HAND[seat], DISCARD, "discard", seat)


class Stuck(Rule[Gambit]):
    """7.5 Every card of the hand is prohibited: the hand is shown and one card discarded. This is no damage.

    If an ability might still be used, the hand is shown only with the answer, whatever the ability is.
    """

    RULE = "7.5"

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("sit_out" if before else "stuck_discard"), CARD

    def options(self, s: Gambit, f: Frame) -> list[int] | None:
        return with_sit_out(s, f.seat, s.zones[HAND[f.seat]])

    def follow(self, s: Gambit, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        return s.zones[HAND[seat]] if not before and s.face[pick] == SIT_OUT else None

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        if s.before:
            sit_out(s, f.seat, pick)
            return
        if s.zones[ABILITY[f.seat]]:
            show_hand(s, f.seat)
        discard_stuck(s, f.seat, pick)


def show_hand(s: Gambit, seat: i64) -> None:
    """Show the hand in one event: if cards were shown one by one, two equal ones could be the same card twice."""
    zone: i64 = HAND[seat]
    s.show_all(zone, EVERYONE)
    s.tell("stuck", seat, cards=s.zones[zone], src=zone)


def discard_stuck(s: Gambit, seat: i64, card: i64) -> None:
    """The hand was shown, and all its cards are alike: everybody still knows each of them."""
    settle_slots(s)
    zone: i64 = HAND[seat]
    s.move(card, zone, DISCARD, "discard", seat)
    s.show(card, DISCARD, EVERYONE)
    s.show_all(zone, EVERYONE)


class Resist(Answer):
    """18.9 With an option a Protect may answer a Force (``arg``) that is about to be executed."""

    RULE = "18.9"

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return "resist", CHOICE

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        if pick == USE:
            spend(s, f.seat)
            drop_force(s, f.seat, f.arg)
            compel(s, f.seat)
        else:
            execute(s, f.seat, f.arg)


COMPEL: Final = Compel()
RELEASE: Final = Release()
PLAY: Final = Play()
STUCK: Final = Stuck()
RESIST: Final = Resist()
PLAY_FREELY: Final = PLAY.for_seats(FREE)
PLAY_FORCED: Final = PLAY.for_seats(FORCED)
