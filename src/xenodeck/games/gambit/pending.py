"""How the pending steps of a turn are written (21.2), and which of them can be pending together."""

from __future__ import annotations

from typing import Any

from xenodeck.core import BadPosition, Frame, PendingStep, Rule, carries_nothing, is_whole
from xenodeck.games.gambit.play.abilities import WINDOW
from xenodeck.games.gambit.play.choices import choice
from xenodeck.games.gambit.play.effects import ARRANGE, GIVE, REARRANGED, TAKE, top_cards
from xenodeck.games.gambit.play.piles import AWAY_RULE, LOSE, NONE, TAKEN, playable
from xenodeck.games.gambit.play.playing import APPLY, CHOOSE, EFFECT, SHOW
from xenodeck.games.gambit.play.psych import PSYCH_EFFECT
from xenodeck.games.gambit.play.shields import PROTECT, touches
from xenodeck.games.gambit.play.steps import COMPEL, FORCED, FREE, PLAY, RELEASE, RESIST, STUCK, forced_cards
from xenodeck.games.gambit.play.turns import DRAW_RULE, PASS_ON, STAY
from xenodeck.games.gambit.play.windows import COUNTER, VETO_RULE
from xenodeck.games.gambit.state import (
    ABILITIES_ON,
    ALIEN,
    CANCEL_SCIENCE,
    DAMAGE_OR_HEAL,
    DISCARD,
    DRAW,
    FORCES,
    HAND,
    HEAL_ALL,
    MOVE_CANCEL_SCIENCE,
    PLAY_TOP_CARD,
    PROTECT_ON_TRIGGER,
    PROTECTS,
    PSYCH_WEAPON,
    REARRANGE_TOP_3,
    REPLACE_CARD,
    RESET_HANDS,
    RESOLVING,
    SHUFFLE_HANDS,
    SKIPS,
    STEAL_CARD,
    STRAY_DAMAGE,
    TAKE_FROM_DISCARD,
    TRADE_CARDS,
    Gambit,
)

# The steps that can wait below a question: Actions to put away, the Force that was executed, the last window, the pass.
SETTLING: tuple[Rule[Any], ...] = (AWAY_RULE, RELEASE, WINDOW, PASS_ON)
ENDING: tuple[Rule[Any], ...] = (WINDOW, PASS_ON)
# The cards, one of which must lie open on top for this question.
CAUSES: dict[Rule[Any], tuple[int, ...]] = {
    LOSE: (DAMAGE_OR_HEAL, STRAY_DAMAGE, REPLACE_CARD, TAKE_FROM_DISCARD),
    TAKE: (TAKE_FROM_DISCARD,),
    GIVE: (TRADE_CARDS,),
    ARRANGE: (REARRANGE_TOP_3,),
    SHOW: (STEAL_CARD,),
}
REASONS = {REPLACE_CARD: 1, TAKE_FROM_DISCARD: TAKEN}


def open_top(s: Gambit) -> int:
    """The card that was opened last; NONE: no card is open."""
    return s.zones[RESOLVING][-1] if s.zones[RESOLVING] else NONE


def active(s: Gambit) -> int:
    return int(s.active)


def has_choices(s: Gambit, f: Frame) -> bool:
    """8.2 Whether the card is open or must be played from the hand, and asks for a choice."""
    mine = f.arg != NONE and (f.arg == open_top(s) or f.arg in s.zones[HAND[f.seat]])
    return mine and not f.more and DAMAGE_OR_HEAL <= s.face[f.arg] < ALIEN and bool(choice(s, f.seat, f.arg, 0, NONE))


def is_announced(s: Gambit, f: Frame) -> bool:
    """8.3 Whether the card is the open Action, with choices that its player could have made."""
    return f.arg != NONE and f.arg == open_top(s) and chosen(s, int(f.seat), f, f.rule is APPLY)


def chosen(s: Gambit, player: int, f: Frame, applied: bool) -> bool:
    """Whether ``player`` could have made these choices for this Action."""
    more = [int(n) for n in f.more]
    face = s.face[f.arg]
    if len(more) != (3 if applied else 2) or not DAMAGE_OR_HEAL <= face < ALIEN:
        return False
    everybody = (1 << s.seats) - 1 if face in (HEAL_ALL, SHUFFLE_HANDS, RESET_HANDS) else 0
    if applied and not is_whole(more[2], 0, everybody):  # the seats that ignore it
        return False
    first, second = more[:2]
    if applied and face == STRAY_DAMAGE:
        return 0 <= first < s.seats and second == NONE
    options = choice(s, player, f.arg, 0, NONE)
    if options is None:
        return first == NONE and second == NONE
    if first not in options:
        return False
    options = choice(s, player, f.arg, 1, first)
    return second == NONE if options is None else second in options


def may_protect(s: Gambit, f: Frame) -> bool:
    """11.1 Whether each seat asked has a Protect and is touched by the Action that waits below."""
    action = s.below
    if f.arg or action.rule is not APPLY or not chosen(s, int(s.active), action, True):
        return False
    asked = [int(f.seat), *f.more]
    able = [seat for seat in asked if is_whole(seat, 0, s.seats - 1) and s.zones[PROTECTS[seat]]]
    face, first, second = s.face[action.arg], action.more[0], action.more[1]
    return len(set(asked)) == len(asked) == len(able) and all(touches(s, face, seat, first, second) for seat in able)


def may_resist(s: Gambit, f: Frame) -> bool:
    """18.9 Whether the oldest Force is about to be executed."""
    first = not f.more and s.zones[FORCES[f.seat]][:1] == [f.arg] and bool(forced_cards(s, f.seat))
    return first and bool(s.zones[PROTECTS[f.seat]]) and bool(s.setup.house & PROTECT_ON_TRIGGER)


def may_stay(s: Gambit, f: Frame) -> bool:
    """18.9 Whether a card of the active player, or none, is about to pass over a player with a Skip and a Protect."""
    hand = s.zones[HAND[s.active]]
    passed = f.arg in hand if f.arg != NONE else not hand
    able = bool(s.zones[SKIPS[f.seat]]) and bool(s.zones[PROTECTS[f.seat]])
    return passed and able and list(f.more) == [s.active] and bool(s.setup.house & PROTECT_ON_TRIGGER)


def may_lose(s: Gambit, f: Frame) -> bool:
    """6.1 Whether a card may be lost: for damage, or for the open card."""
    reason = REASONS.get(s.face[open_top(s)], 0) if s.zones[RESOLVING] else 0
    return f.arg == reason and not f.more and (reason > 0 or s.damaged[f.seat] == 0)


def may_play(s: Gambit, f: Frame) -> bool:
    """7.4 Whether a card may be played: an allowed one, or for Force to Play (``arg``) one of the slot."""
    cards = playable(s, f.seat) if f.arg == FREE else s.slots[f.seat] and f.arg == FORCED and forced_cards(s, f.seat)
    return bool(cards) and not f.more


def trades(s: Gambit, f: Frame) -> bool:
    other = is_whole(int(f.arg), 0, s.seats - 1) and f.arg != f.seat and not f.more
    return other and bool(s.zones[HAND[f.seat]]) and bool(s.zones[HAND[f.arg]])


def counters(s: Gambit, f: Frame) -> bool:
    return carries_nothing(s, f) and bool(s.zones[RESOLVING]) and PSYCH_WEAPON <= s.face[open_top(s)] < DAMAGE_OR_HEAL


def covers_named(s: Gambit, f: Frame) -> int:
    """10.12 10.13 The number of choices that are cards: only these two Actions have them."""
    return 2 if s.face[f.arg] in (CANCEL_SCIENCE, MOVE_CANCEL_SCIENCE) else 0


OPEN = ("resolving",)
STEPS: dict[Rule[Any], PendingStep] = {
    PROTECT: PendingStep((APPLY,), may_protect),
    APPLY: PendingStep(SETTLING, is_announced, active, card_in=OPEN, more_cards=covers_named),
    VETO_RULE: PendingStep((EFFECT,), lambda s, f: f.seat != s.active and carries_nothing(s, f)),
    EFFECT: PendingStep(SETTLING, is_announced, active, card_in=OPEN, more_cards=covers_named),
    COUNTER: PendingStep((PSYCH_EFFECT,), counters),
    PSYCH_EFFECT: PendingStep(SETTLING, whose=active),
    CHOOSE: PendingStep(SETTLING, has_choices, active, card_in=("hands", *OPEN)),
    LOSE: PendingStep(SETTLING, may_lose),
    TAKE: PendingStep(SETTLING, seen=lambda s, _: s.zones[DISCARD]),
    GIVE: PendingStep(SETTLING, trades),
    ARRANGE: PendingStep(
        SETTLING,
        lambda s, f: not f.more and 1 <= f.arg <= min(REARRANGED, len(s.zones[DRAW])),
        active,
        seen=lambda s, f: top_cards(s, f.arg),
    ),
    SHOW: PendingStep(SETTLING),
    AWAY_RULE: PendingStep(SETTLING, whose=lambda _: NONE),
    PLAY: PendingStep((RELEASE, *ENDING), may_play, active),
    STUCK: PendingStep((RELEASE, *ENDING), lambda s, f: carries_nothing(s, f) and not playable(s, f.seat), active),
    RESIST: PendingStep(ENDING, may_resist, active, card_in=("forces",)),
    RELEASE: PendingStep(ENDING, lambda s, f: not f.more and f.arg in s.zones[FORCES[f.seat]], active, ("forces",)),
    WINDOW: PendingStep((DRAW_RULE, COMPEL, PASS_ON), lambda _, f: f.more in ((), (1,))),
    DRAW_RULE: PendingStep((WINDOW,), whose=active),
    COMPEL: PendingStep((WINDOW,), whose=active),
    PASS_ON: PendingStep((), lambda s, f: s.frame is not f, active, unnumbered=True),  # its cards have their tags
    STAY: PendingStep((), may_stay, card_in=("hands",)),
}


def check_steps(s: Gambit, steps: list[Frame]) -> None:
    check_open(s, steps)
    check_windows(s, steps)


def check_open(s: Gambit, steps: list[Frame]) -> None:
    """8 13 Check that the open cards are those of the pending steps: each outer one is a Steal or a Top."""
    faces = [s.face[card] for card in s.zones[RESOLVING]]
    asked = steps[0]
    nested = sum(1 for f in steps if f.rule is AWAY_RULE)
    own = asked.rule in (PROTECT, VETO_RULE, COUNTER) or (asked.rule is CHOOSE and asked.arg in s.zones[RESOLVING])
    caused = asked.rule in CAUSES and nested > 0
    outer = faces[:-1] if own or caused else faces
    right = len(faces) == nested + own and all(face in (STEAL_CARD, PLAY_TOP_CARD) for face in outer)
    if caused and right:
        right = faces[-1] in CAUSES[asked.rule]
    if not right or (asked.rule in CAUSES and asked.rule is not LOSE and not caused):
        raise BadPosition("resolving: the open cards are not those of the pending steps.", "21.2")


def check_windows(s: Gambit, steps: list[Frame]) -> None:
    """14 Check that windows are in the order of the turn, and open only with abilities."""
    windows = [int(f.arg) for f in steps if f.rule is WINDOW]
    named = windows or any(f.rule in (VETO_RULE, COUNTER) for f in steps)
    if (named and not s.setup.house & ABILITIES_ON) or windows != [1, 2, 3][3 - len(windows) :]:
        raise BadPosition("stack: there is no such window now.", "14.2")
