"""The turns of both phases: begin, play a card, end (5.0, 5.1, section 8), and the opening (4.2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import CARD, CHOICE, NUMBER, PASS, PLACE, SEAT, Frame, Rule
from xenodeck.games.frenzy.play.decks import (
    deck_in_play,
    distinct,
    eliminate_without_character,
    end_if_decided,
    leave,
    next_alive,
    others_alive,
    rebuild,
    shuffle_deck,
)
from xenodeck.games.frenzy.play.drawing import HOW, depths, draw_anywhere, draw_top, insert_ufo, invade
from xenodeck.games.frenzy.play.looking import ARRANGE, GLIMPSE, TWO_PLACES, look_at_top, without_looking
from xenodeck.games.frenzy.play.revealing import TOP, reveal
from xenodeck.games.frenzy.state import (
    ALIEN,
    DISCARD,
    GOLD_BOOST,
    GONE,
    GREY,
    HAND,
    INVASION,
    LOCKED,
    RAD_REVERSE,
    REARRANGE,
    REMOVE_HANDS,
    RESERVE,
    REVERSE,
    SAFETY,
    SHUFFLE,
    SUPER_SAFETY,
    SUPPLY,
    SWAPSIES,
    UFOS_VANISH,
    VICTIM_FIRST,
    VIEW,
    VIEW_TWO,
    Frenzy,
    has_character,
)


class Opening(Rule[Frenzy]):
    """4.2 A player who was dealt a UFO shows it and begins Phase 2 with three turns, plus one for each further UFO
    (R45)."""

    RULE = "4.2"
    ASKS = False

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        holder: i64 = -1
        found: i64 = 0
        for i in range(s.seats):
            seat: i64 = (f.seat + i) % s.seats
            for card in s.zones[HAND[seat]].copy():
                if s.face[card] < GREY:
                    s.move(card, HAND[seat], DISCARD)
                    found += 1
                    if holder < 0:
                        holder = seat
                    s.tell("no_time", seat, card=card, src=HAND[seat], dst=DISCARD)
        if found:
            invade(s, holder, 2 + found, found)
        if not s.over:
            s.then(START)


class Start(Rule[Frenzy]):
    """8.1 A turn begins: what held for the last turn only is over, and a lock on the next turn applies to this one."""

    RULE = "8.1"
    ASKS = False

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        seat: i64 = s.current
        s.lock_now = s.lock
        s.lock = 0
        s.ufos = 0
        s.acted = 0
        s.boost = -1
        s.returned = 0
        s.old = len(s.zones[DISCARD])
        if s.lock_now != 0:
            s.tell("locked", seat)
        if s.phase == 1:
            s.then(PLAY.frames[seat], END_OF_PREPARATION)
        elif s.lock_now == 0:
            s.then(ACT.frames[seat], END_OF_INVASION)
        else:
            s.then(END_OF_INVASION)
            reveal(s, seat, TOP, 0)


class Play(Rule[Frenzy]):
    """5.1 In Phase 1 play exactly one card and decide everything it asks before anybody learns anything; then draw."""

    RULE = "5.1"

    def question(self, s: Frenzy, f: Frame, before: list[int]) -> tuple[str, str]:
        if not before:
            return "play", CARD
        step: i64 = len(before)
        face: i64 = s.face[before[0]]
        if face < VIEW:
            return ("ufo", CARD) if step == 1 else ("depth", NUMBER) if step == 2 else ("say", CHOICE)
        if face == SWAPSIES:
            return ("give", CARD) if step == 1 else ("target", SEAT)
        return "place", PLACE

    def options(self, s: Frenzy, f: Frame) -> list[int] | None:
        return distinct(s, s.zones[HAND[f.seat]], GREY, ALIEN, [])

    def follow(self, s: Frenzy, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        if s.lock_now != 0:
            return None
        step: i64 = len(before)
        card: i64 = pick if step == 0 else before[0]
        face: i64 = s.face[card]
        if face < VIEW:
            if step == 0:
                return s.zones[RESERVE] if face != GREY and s.zones[RESERVE] else None
            return depths(s) if step == 1 else HOW if step == 2 else None
        if face == SWAPSIES:
            return swap_parts(s, seat, step, card) or None  # in a position the last card may leave nothing to give
        return s.zones[SUPPLY][::-1] or None if step == 0 and draws_anywhere(face) else None

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        seat: i64 = f.seat
        answers = [*s.before, pick]
        card = answers[0]
        face: i64 = s.face[card]
        lay(s, seat, card)
        if s.lock_now != 0:  # 14.2
            s.tell("wasted", seat)
            draw_top(s, seat)
        elif face < VIEW:
            sight(s, seat, answers)
        elif draws_anywhere(face):
            turn_around(s, seat, face)
            if len(answers) > 1:
                draw_anywhere(s, seat, pick)
            else:
                draw_top(s, seat)
        else:
            if face == SWAPSIES and len(answers) > 1:
                swap(s, seat, answers[1], pick)
            elif face == SWAPSIES:
                s.tell("idle", seat)
            elif face == GOLD_BOOST:
                boost(s, seat)
            elif face == SHUFFLE:
                shuffle_deck(s, seat, SUPPLY)
            if face in (SWAPSIES, GOLD_BOOST, SHUFFLE):
                draw_top(s, seat)
            else:
                look(s, seat, face)


def sight(s: Frenzy, seat: i64, answers: list[int]) -> None:
    """5.2 A Character other than Grey puts a UFO of the reserve into the Supply, if there is one; then draw."""
    if len(answers) > 1:
        insert_ufo(s, seat, answers[1], RESERVE, answers[2], answers[3])
    else:
        s.tell("idle", seat)
    draw_top(s, seat)


class Act(Rule[Frenzy]):
    """8.2 In Phase 2 play at most one Action; then a card is revealed unless the Action ended the turn.

    The question is asked even of a hand without Actions: skipping it would tell everybody that it has none.
    """

    RULE = "8.2"

    def question(self, s: Frenzy, f: Frame, before: list[int]) -> tuple[str, str]:
        if not before:
            return "action", CARD
        return ("give", CARD) if len(before) == 1 else ("target", SEAT)

    def options(self, s: Frenzy, f: Frame) -> list[int] | None:
        return [*distinct(s, s.zones[HAND[f.seat]], VIEW, ALIEN, []), PASS]

    def follow(self, s: Frenzy, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        card: i64 = before[0] if before else pick
        if card == PASS or s.face[card] != SWAPSIES:
            return None
        return swap_parts(s, seat, len(before), card)

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        seat: i64 = f.seat
        card: i64 = s.before[0] if s.before else pick
        if card == PASS:
            reveal(s, seat, TOP, 0)
            return
        face: i64 = s.face[card]
        s.acted = 1
        lay(s, seat, card)
        if draws_anywhere(face):
            turn_around(s, seat, face)
            s.tell("safe", seat)
            return
        if face == SWAPSIES:
            swap(s, seat, s.before[1], pick)
            if s.over or s.out[seat] != 0:
                return
        elif face == GOLD_BOOST:
            boost(s, seat)
        elif face == SHUFFLE:
            shuffle_deck(s, seat, INVASION)
        else:
            look(s, seat, face)
            return
        reveal(s, seat, TOP, 0)


class End(Rule[Frenzy]):
    """8.5 A turn ends: owed turns and UFOs are counted, then the same or the next player begins (12.2).

    ``arg`` is the phase in which the turn began: if that phase is over, the invasion has said whose turn it is (7.5).
    """

    RULE = "8.5"
    ASKS = False

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        if f.arg == 1:
            if s.phase == 1:
                s.current = next_alive(s, s.current)
            s.then(START)
            return
        s.boost = -1
        s.turns2 += 1
        alive = s.out[s.current] == 0
        if not alive and s.turns_left > 1 and s.setup.house & UFOS_VANISH:
            s.ufos = 0
        s.turns_left = s.turns_left - 1 if alive else 0
        cap: i64 = s.setup.turn_cap
        if cap != 0 and s.turns2 >= cap:  # 17.3
            s.finish(truncated=True)
            s.tell("limit", number=s.turns2)
            return
        if s.turns_left > 0:
            s.turns_left += s.ufos
        else:
            s.current = next_alive(s, s.current)
            s.turns_left = 1 + s.ufos
        if s.ufos > 0:
            s.tell("owes", s.current, number=s.turns_left)
        s.then(START)


OPENING: Final = Opening()
PLAY: Final = Play()
ACT: Final = Act()
END: Final = End()
START_RULE: Final = Start()
START: Final = Frame(START_RULE, -1)
END_OF_PREPARATION: Final = Frame(END, -1, 1)
END_OF_INVASION: Final = Frame(END, -1, 2)


# -- what a card of the turn does ----------------------------------------------------------------------------------


def lay(s: Frenzy, seat: i64, card: i64) -> None:
    s.move(card, HAND[seat], DISCARD, "play", seat)


def draws_anywhere(face: i64) -> bool:
    """6.10 6.12 6.14 6.15 Whether the card is Safety, Reverse, or one of their stronger versions."""
    return face in (SAFETY, REVERSE, RAD_REVERSE, SUPER_SAFETY)


def turn_around(s: Frenzy, seat: i64, face: i64) -> None:
    """6.12 6.14 6.15 A Reverse changes the direction of play; the stronger cards lock the next turn (14.2)."""
    if face in (REVERSE, RAD_REVERSE):
        s.dir = -s.dir
        s.tell("reverse", seat)
    if face in (RAD_REVERSE, SUPER_SAFETY):
        s.lock = LOCKED
        s.tell("lock", seat)


def boost(s: Frenzy, seat: i64) -> None:
    """6.17 For this turn UFOs drawn may go back (Phase 1), or all of the player's Characters are Gold (Phase 2)."""
    s.boost = seat
    s.tell("boost" if s.phase == 2 else "boost_early", seat)


def look(s: Frenzy, seat: i64, face: i64) -> None:
    """6.8 6.13 6.16 View, Rearrange and View Two look before the card of the turn is taken."""
    if face == VIEW:
        if look_at_top(s, seat, 1):
            s.then(GLIMPSE.frames[seat])
    elif face == REARRANGE:
        many: i64 = look_at_top(s, seat, len(s.living()))  # R46
        if many:
            s.then(Frame(ARRANGE, seat, many))
    elif face == VIEW_TWO:
        deck: i64 = deck_in_play(s)
        if s.zones[deck] or rebuild(s, deck):
            s.then(TWO_PLACES.frames[seat])
        else:
            without_looking(s, seat)


def swap_parts(s: Frenzy, seat: i64, step: i64, card: i64) -> list[int] | None:
    """The questions of Swapsies: a card to give, then the other player."""
    if step == 0:
        return distinct(s, s.zones[HAND[seat]], GREY, ALIEN, [card])
    return others_alive(s, seat) if step == 1 else None


def swap(s: Frenzy, seat: i64, given: i64, target: i64) -> None:
    """6.9 9.2 Give a card and take a random one of the target's; both hands are checked only afterwards (R15, R62)."""
    mine: i64 = HAND[seat]
    theirs: i64 = HAND[target]
    hand = s.zones[theirs]
    taken = hand[s.chance.below(len(hand))]
    s.tell_move("swap_give", seat, given, mine, theirs, target)
    s.move(taken, theirs, mine, "swap_take", seat, target)
    if s.phase == 2 and s.setup.house & VICTIM_FIRST and not has_character(s, target):
        leave(s, target, max(s.out) + 1)
        s.move(given, mine, GONE if s.setup.house & REMOVE_HANDS else DISCARD)
        end_if_decided(s)
    else:
        s.move(given, mine, theirs)
    if s.phase == 2 and not s.over:
        eliminate_without_character(s, target)
        if not s.over:
            eliminate_without_character(s, seat)
