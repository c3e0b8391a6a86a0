"""How cards move: draw and discard pile (section 16), slots of hand cards (5.1), damage and healing (section 6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS, CARD, Frame, Rule
from xenodeck.games.gambit.state import (
    ABILITY,
    ASK_ALWAYS,
    DISCARD,
    DRAW,
    DRAWN,
    HAND,
    HELD,
    PASSED,
    PSYCH,
    PSYCH_WEAPON,
    RESHUFFLE_AT_ONCE,
    RESOLVING,
    B,
    Gambit,
    R,
)

NONE: Final = -1
UNDRAWN: Final = (NONE,)

# Why a player discards a card.
DAMAGED: Final = 0
REPLACED: Final = 1
TAKEN: Final = 2


def renew(s: Gambit) -> bool:
    """16 The discard pile becomes the draw pile. False: it is empty too."""
    if not s.zones[DISCARD]:
        return False
    s.replace(DRAW, s.writable(DISCARD))
    s.replace(DISCARD, [])
    s.shuffle(DRAW, "reshuffle")
    return True


def take_top(s: Gambit, dst: i64, seat: i64) -> i64:
    """The top card of the draw pile goes to ``dst``. Returns the card; NONE: both piles are empty (R30)."""
    if not s.zones[DRAW] and not renew(s):
        return NONE
    card: i64 = s.draw(DRAW, dst, "turn_over" if dst == RESOLVING else "draw", seat)
    if dst != RESOLVING:
        keep_in_sight(s, card, seat)
    if not s.zones[DRAW] and s.setup.house & RESHUFFLE_AT_ONCE:
        renew(s)
    return card


def keep_in_sight(s: Gambit, card: i64, seat: i64) -> None:
    """R25 A player who looked at a card on the draw pile sees who draws it, and may still name it there."""
    known: i64 = s.known_to(card, HAND[seat]) & ~BITS[seat]
    if known:
        for other in range(s.seats):
            if known & BITS[other]:
                s.looked[other] = s.looked[other] | BITS[seat]


def put_away(s: Gambit) -> None:
    """8 The innermost card is settled: it goes face down on top of the discard pile, and everybody has seen it."""
    s.draw(RESOLVING, DISCARD)


# -- slots ---------------------------------------------------------------------------------------------------------


def slot_of(s: Gambit, card: i64) -> i64:
    """5.1 Where a card of the active hand came from. The frame at the bottom of the agenda holds it."""
    turn = s.bottom
    if turn.arg == card:
        return PASSED
    return DRAWN if turn.more and turn.more[0] == card else HELD


def set_slots(s: Gambit, passed: i64, drawn: i64) -> None:
    turn = s.bottom
    s.bottom = Frame(turn.rule, turn.seat, passed, (drawn,))


def now_held(s: Gambit, seat: i64, card: i64) -> None:
    """5.1 A card that comes by an effect is held, even if it is the passed or drawn card that comes back."""
    if seat == s.active:
        slot = slot_of(s, card)
        if slot != HELD:
            turn = s.bottom
            drawn: i64 = turn.more[0] if turn.more else NONE
            set_slots(s, NONE if slot == PASSED else turn.arg, NONE if slot == DRAWN else drawn)


def draw_held(s: Gambit, seat: i64) -> i64:
    """Draw a card by an effect."""
    card = take_top(s, HAND[seat], seat)
    if card != NONE:
        now_held(s, seat, card)
    return card


def cards_in_slot(s: Gambit, seat: i64, slot: i64) -> list[int]:
    return [card for card in s.zones[HAND[seat]] if slot_of(s, card) == slot]


# -- what may be played, what need not be asked --------------------------------------------------------------------


def banned(s: Gambit) -> i64:
    """8 The Science that the Psych card in play prohibits; NONE: none."""
    psych = s.zones[PSYCH]
    if not psych:
        return NONE
    return B if s.face[psych[0]] == PSYCH_WEAPON else R


def playable(s: Gambit, seat: i64) -> list[int]:
    """8 The cards of a hand that may be played. The list may be the hand itself: do not change it."""
    hand = s.zones[HAND[seat]]
    ban: i64 = banned(s)
    if ban == NONE:
        return hand
    return [card for card in hand if s.face[card] != ban]


def all_single(s: Gambit, seat: i64) -> bool:
    """Whether everybody can see that the seat has one card to choose from and nothing else to do."""
    return len(s.zones[HAND[seat]]) == 1 and not s.setup.house & ASK_ALWAYS and not s.zones[ABILITY[seat]]


def asks_always(s: Gambit) -> bool:
    return s.setup.house & ASK_ALWAYS != 0


# -- damage and healing --------------------------------------------------------------------------------------------


def can_be_damaged(s: Gambit, seat: i64) -> bool:
    return s.damaged[seat] == 0 and len(s.zones[HAND[seat]]) > 0


def damage(s: Gambit, seat: i64) -> None:
    """6 The player loses one card of their own choice, unless damaged already."""
    if can_be_damaged(s, seat):
        lose(s, seat, DAMAGED)
    else:
        s.tell("unharmed", seat)


def lose(s: Gambit, seat: i64, why: i64) -> None:
    """``seat`` discards one card, and chooses it if it has several."""
    hand = s.zones[HAND[seat]]
    if len(hand) == 1 and not asks_always(s):
        lost(s, seat, hand[0], why)
    else:
        s.then(LOSE_OF[why][seat])


def lost(s: Gambit, seat: i64, card: i64, why: i64) -> None:
    s.move(card, HAND[seat], DISCARD, "discard", seat)
    if why == DAMAGED:
        s.damaged[seat] = 1
        s.tell("damaged", seat)
    elif why == REPLACED:
        draw_held(s, seat)


def heal(s: Gambit, seat: i64) -> None:
    """6 A damaged player draws a card and is healthy; if no card can be drawn, the damage stays (R30)."""
    if s.damaged[seat] != 0 and draw_held(s, seat) != NONE:
        s.damaged[seat] = 0
        s.tell("healed", seat)
    else:
        s.tell("unhealed", seat)


class Lose(Rule[Gambit]):
    """6.1 Discard one card of your own choice: for damage, for a replacement, or for a card you took (``arg``)."""

    RULE = "6.1"

    def shows(self, s: Gambit, f: Frame, seat: i64, pick: i64, observer: i64) -> bool:
        return observer == seat

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("lose", CARD) if f.arg == DAMAGED else ("replace", CARD) if f.arg == REPLACED else ("return", CARD)

    def options(self, s: Gambit, f: Frame) -> list[int] | None:
        return s.zones[HAND[f.seat]]

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        lost(s, f.seat, pick, f.arg)


class Away(Rule[Gambit]):
    """8.4 A settled card goes face down onto the discard pile, after everything that its effect discarded."""

    RULE = "8.4"
    ASKS = False

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        put_away(s)


LOSE: Final = Lose()
AWAY_RULE: Final = Away()
AWAY: Final = Frame(AWAY_RULE, NONE)
LOSE_OF: Final = [LOSE.for_seats(why) for why in range(3)]
