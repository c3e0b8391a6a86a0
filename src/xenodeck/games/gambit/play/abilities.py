"""When abilities may be used: after the start of a turn, after the draw, after the play (section 14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import BITS, CARD, CHOICE, PASS, SEAT, Frame, Rule
from xenodeck.games.gambit.play.choices import asked_open, choice, question_of
from xenodeck.games.gambit.play.piles import (
    NONE,
    damage,
    heal,
    playable,
    set_slots,
    slot_of,
    take_top,
)
from xenodeck.games.gambit.play.playing import announce, play_next
from xenodeck.games.gambit.play.psych import lift_oldest
from xenodeck.games.gambit.play.shields import USE, USE_OR_NOT
from xenodeck.games.gambit.play.windows import ability, is_around, next_with_ability, use_ability
from xenodeck.games.gambit.state import (
    ABILITY,
    AMBUSH,
    BACKGROUND_CHECK,
    CANCEL_PSYCH,
    DISCARD,
    DOUBLE_PLAY,
    DRAWN,
    HAND,
    PASSED,
    PSYCH,
    REDRAFT,
    REFUSE,
    ROLE,
    SELF_HEAL,
    Gambit,
)

CANCELLED: Final = (1,)  # ``more`` of a window in which Cancel Psych was used
W1: Final = 1
W2: Final = 2
W3: Final = 3

# The abilities of each window. Sit Out is part of the play and Redirect part of the pass.
ASKED: Final[list[list[int]]] = [
    [],
    [REFUSE, SELF_HEAL, CANCEL_PSYCH],
    [REDRAFT, BACKGROUND_CHECK, SELF_HEAL, CANCEL_PSYCH],
    [DOUBLE_PLAY, BACKGROUND_CHECK, AMBUSH, SELF_HEAL, CANCEL_PSYCH],
]


def allowed(s: Gambit, window: i64, seat: i64, face: i64) -> bool:
    """14.2 14.3 Whether this ability would do anything for ``seat`` now. All of it but Double Play's part is public."""
    if face not in ASKED[window]:
        return False
    if face == CANCEL_PSYCH:
        return True
    if face == SELF_HEAL:
        return s.damaged[seat] != 0
    active: i64 = s.active
    held: i64 = len(s.zones[HAND[active]])
    if face == AMBUSH:
        return seat != active and s.damaged[active] == 0 and held > 1
    if seat != active:
        return False
    if face == REFUSE:
        return s.passed_at != NONE
    if face == REDRAFT:
        return held > 0
    if face == DOUBLE_PLAY:
        return s.damaged[active] == 0 and held > 1
    return True


def is_late(s: Gambit, f: Frame, face: i64) -> bool:
    """R45 After one Cancel Psych no other seat is asked for one in this window, unless a Psych card is left."""
    return face == CANCEL_PSYCH and len(f.more) > 0 and len(s.zones[PSYCH]) == 0


USES: Final[dict[int, tuple[str, str]]] = {
    CANCEL_PSYCH: ("cancel_psych", CHOICE),
    DOUBLE_PLAY: ("double_play", CHOICE),
    REDRAFT: ("redraft", CHOICE),
    REFUSE: ("refuse", CHOICE),
    BACKGROUND_CHECK: ("background_check", CHOICE),
    SELF_HEAL: ("self_heal", CHOICE),
    AMBUSH: ("ambush", CHOICE),
}


class Window(Rule[Gambit]):
    """14.2 One round of questions in play order from the active player, in window ``arg`` of the turn.

    A seat with a suitable ability may use it; no other seat is asked, and nobody learns which seats were asked.
    """

    RULE = "14.2"
    DISCREET = True

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        face = ability(s, f.seat)
        if not before:
            return USES[face]
        if face == BACKGROUND_CHECK:
            return "check_whom", SEAT
        if len(before) == 1:
            return ("redraft_card", CARD) if face == REDRAFT else ("second_play", CARD)
        return question_of(s, s.face[before[1]], len(before) - 2)

    def options(self, s: Gambit, f: Frame) -> list[int] | None:
        face = ability(s, f.seat)
        if face == NONE or not allowed(s, f.arg, f.seat, face) or is_late(s, f, face):
            return None
        return USE_OR_NOT if face != DOUBLE_PLAY or playable(s, f.seat) else None

    def covers(self, s: Gambit, f: Frame) -> list[int]:
        """A seat with an unused ability might be asked, if the ability could be one that would do something now."""
        if s.zones[ABILITY[f.seat]]:
            for face in ASKED[f.arg]:
                if is_around(s, face) and allowed(s, f.arg, f.seat, face) and not is_late(s, f, face):
                    return [f.seat]
        return []

    def follow(self, s: Gambit, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        if pick == PASS and not before:
            return None
        face = ability(s, seat)
        given: i64 = len(before)
        if face == BACKGROUND_CHECK:
            return s.around(seat) if given == 0 else None
        if face == REDRAFT:
            return s.zones[HAND[seat]] if given == 0 else None
        if face == DOUBLE_PLAY:
            if given == 0:
                return playable(s, seat)
            card: i64 = pick if given == 1 else before[1]
            return None if given == 1 and asked_open(s, seat, card) else choice(s, seat, card, given - 1, pick)
        return None

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        answers = s.before
        following = next_with_ability(s, f.seat)
        used = (answers[0] if answers else pick) == USE
        face: i64 = ability(s, f.seat) if used else NONE
        if following != NONE:
            cancelled = face == CANCEL_PSYCH or len(f.more) > 0
            s.then(Frame(self, following, f.arg, CANCELLED) if cancelled else WINDOWS[f.arg][following])
        if not used:
            return
        use_ability(s, f.seat)
        if face == CANCEL_PSYCH:
            cancel_psych(s, f.seat)
        elif face == SELF_HEAL:
            heal(s, f.seat)
        elif face == AMBUSH:
            damage(s, s.active)
        elif face == REFUSE:
            refuse(s, f.seat)
        elif face == REDRAFT:
            redraft(s, f.seat, pick)
        elif face == BACKGROUND_CHECK:
            s.show(s.zones[ROLE[pick]][0], ROLE[pick], BITS[f.seat], "peek_role", f.seat, pick)
        elif face == DOUBLE_PLAY:
            s.damaged[f.seat] = 1
            s.tell("damaged", f.seat)
            if len(answers) == 1:
                play_next(s, f.seat, pick)
            elif len(answers) == 2:
                announce(s, f.seat, answers[1], pick, NONE)
            else:
                announce(s, f.seat, answers[1], answers[2], pick)


def cancel_psych(s: Gambit, seat: i64) -> None:
    """14.3 The Psych card in play is discarded; without one, the next that is played will have no effect."""
    if s.zones[PSYCH]:
        s.tell("psych_cancelled", seat, card=s.zones[PSYCH][0])
        lift_oldest(s)
    else:
        s.guard = 1
        s.tell("guard", seat)


def refuse(s: Gambit, seat: i64) -> None:
    """14.3 The passed card is discarded unseen and replaced."""
    turn = s.bottom
    exchange_card(s, seat, turn.arg)


def redraft(s: Gambit, seat: i64, card: i64) -> None:
    """14.3 A card is replaced by a new one, which counts as having come the same way."""
    exchange_card(s, seat, card)


def exchange_card(s: Gambit, seat: i64, card: i64) -> None:
    """The new card takes the old one's place, in the hand and in its slot: nobody sees which card was replaced."""
    at: i64 = s.zones[HAND[seat]].index(card)
    slot = slot_of(s, card)
    turn = s.bottom
    drawn: i64 = turn.more[0] if turn.more else NONE
    s.move(card, HAND[seat], DISCARD, "discard", seat)
    fresh = take_top(s, HAND[seat], seat)
    hand = s.writable(HAND[seat])
    hand.insert(at, hand.pop())
    set_slots(s, fresh if slot == PASSED else turn.arg, fresh if slot == DRAWN else drawn)


WINDOW: Final = Window()
WINDOWS: Final = [WINDOW.for_seats(kind) for kind in range(4)]
