"""A turn in the middle of something, as a position writes it: the steps that are pending, the next one first (21.2)."""

from __future__ import annotations

import re
from typing import Any

from xenodeck.core import BadPosition, Frame
from xenodeck.games.gambit import rules
from xenodeck.games.gambit.play.choices import choice
from xenodeck.games.gambit.play.effects import REARRANGED
from xenodeck.games.gambit.play.piles import NONE, TAKEN, playable
from xenodeck.games.gambit.play.shields import touches
from xenodeck.games.gambit.play.steps import FORCED, FREE, forced_cards
from xenodeck.games.gambit.state import (
    ABILITIES_ON,
    ALIEN,
    CANCEL_SCIENCE,
    COVERS,
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
    SCIENCE,
    SHUFFLE_HANDS,
    SKIPS,
    STEAL_CARD,
    STRAY_DAMAGE,
    TAKE_FROM_DISCARD,
    TRADE_CARDS,
    Gambit,
)

RULE = "21.2"
NAMES = {rule.key: rule for rule in rules.RULES}
MOST = 1_000_000_000

# The order of steps, a letter each: a question, the Actions that wait to be put away, the Force that brought it about,
# the last window of the turn and the pass; or one of the windows before the play.
LETTERS = {
    "Protect": "p", "Apply": "a", "Veto": "v", "Effect": "e", "Counter": "c", "PsychEffect": "y", "Choose": "h",
    "Lose": "l", "Take": "t", "Give": "g", "Arrange": "o", "Show": "s", "Away": "w", "Play": "P", "Stuck": "K",
    "Resist": "I", "Release": "r", "Window": "n", "Draw": "d", "Compel": "m", "PassOn": "Z", "Stay": "T",
}  # fmt: skip
ORDER = re.compile("((pa|ve|cy|h|l|t|g|o|s) w* r? n? | [PK] r? n? | I n? | (n d)? n m n | n) Z | T", re.VERBOSE)
# What must lie open on top while something is asked for its sake.
CAUSES = {
    "Lose": (DAMAGE_OR_HEAL, STRAY_DAMAGE, REPLACE_CARD, TAKE_FROM_DISCARD),
    "Take": (TAKE_FROM_DISCARD,),
    "Give": (TRADE_CARDS,),
    "Arrange": (REARRANGE_TOP_3,),
    "Show": (STEAL_CARD,),
}
# Steps that remember a card, and where it may lie: written as the place and how many lie below it.
CARD_ARGS = {
    "Choose": ("hands", "resolving"), "Effect": ("resolving",), "Apply": ("resolving",), "Release": ("forces",),
    "Resist": ("forces",), "Stay": ("hands",),
}  # fmt: skip
ZONES = {"hands": HAND, "forces": FORCES, "resolving": [RESOLVING], "science": [SCIENCE], "covers": [COVERS]}


# -- writing -----------------------------------------------------------------------------------------------------------


def write(s: Gambit) -> list[dict[str, Any]]:
    """What is pending, for whoever may know everything."""
    return [step(s, f) for f in s.pending()]


def step(s: Gambit, f: Frame) -> dict[str, Any]:
    name = f.rule.key
    found: dict[str, Any] = {"do": name, "seat": int(f.seat)}
    if name == "PassOn":  # its cards have their tags
        return found
    if name in CARD_ARGS:
        if f.arg != NONE:
            found["card"] = where(s, f.arg)
    elif f.arg:
        found["arg"] = int(f.arg)
    more: list[Any] = [int(n) for n in f.more]
    if name in ("Effect", "Apply") and s.face[f.arg] in (CANCEL_SCIENCE, MOVE_CANCEL_SCIENCE):
        more[:2] = [None if card == NONE else where(s, card) for card in more[:2]]
    return {**found, **({"more": more} if more else {})}


def where(s: Gambit, card: int) -> list[Any]:
    """The place of a card, whose it is, and how many lie below it."""
    zone = s.zone_of(card)
    at = s.zones[zone].index(card)
    place = next(name for name, zones in ZONES.items() if zone in zones)
    return [place, ZONES[place].index(zone), at]


# -- reading -----------------------------------------------------------------------------------------------------------


def read(s: Gambit, stack: object, passed: int, drawn: int) -> None:
    """Put the steps that ``stack`` names on the agenda of a table that has everything else already."""
    if not isinstance(stack, list) or not stack:
        raise BadPosition("stack is a list of steps, as it was written.", RULE)
    steps = [read_step(s, one) for one in stack]
    order = "".join(LETTERS.get(f.rule.key, "?") for f in steps)
    if not ORDER.fullmatch(order):
        raise BadPosition("stack: play never brings these steps in this order.", RULE)
    bottom = steps[-1]
    if bottom.rule.key == "PassOn":
        steps[-1] = Frame(bottom.rule, s.active, passed, (drawn,))
    s.then_each(steps)
    before_play = any(letter in order for letter in "mPKI") or (order[0] == "h" and not is_open_card(s, steps[0].arg))
    if before_play:
        hand = s.zones[HAND[s.active]]
        s.passed_at = hand.index(passed) if passed != NONE else NONE
        s.drawn_at = hand.index(drawn) if drawn != NONE else NONE
    check_open(s, steps, order)
    check_windows(s, steps)
    for f in steps:
        if not fits(s, f):
            raise BadPosition(f"stack: {f.rule.key} cannot be pending like this.", RULE)
    show_what_was_seen(s, steps[0])


def read_step(s: Gambit, one: object) -> Frame:
    if not isinstance(one, dict) or not isinstance(one.get("do"), str) or one["do"] not in NAMES:
        raise BadPosition("stack: each step is {do, seat, …}.", RULE)
    name, seat, arg, more = one["do"], one.get("seat", NONE), one.get("arg", 0), one.get("more", [])
    if not is_whole(seat, NONE, s.seats - 1) or not is_whole(arg, NONE, MOST) or not isinstance(more, list):
        raise BadPosition("stack: seat and arg are whole numbers, more is a list.", RULE)
    if name in CARD_ARGS:
        arg = card_at(s, one["card"]) if "card" in one else NONE
    numbers = [NONE if n is None else card_at(s, n) if isinstance(n, list) else n for n in more]
    if not all(is_whole(n, NONE, MOST) for n in numbers):
        raise BadPosition("stack: more are whole numbers, or cards by where they lie.", RULE)
    return Frame(NAMES[name], seat, arg, tuple(numbers))


def card_at(s: Gambit, named: object) -> int:
    if isinstance(named, list) and len(named) == 3 and isinstance(named[0], str) and named[0] in ZONES:
        zones = ZONES[named[0]]
        if is_whole(named[1], 0, min(s.seats, len(zones)) - 1):
            cards = s.zones[zones[named[1]]]
            if is_whole(named[2], 0, len(cards) - 1):
                return int(cards[named[2]])
    raise BadPosition("stack: there is no such card.", RULE)


def is_open_card(s: Gambit, card: int) -> bool:
    return card in s.zones[RESOLVING]


def check_open(s: Gambit, steps: list[Frame], order: str) -> None:
    """8 13 The cards that lie open are those that wait: each outer one a Steal or a Top."""
    faces = [s.face[card] for card in s.zones[RESOLVING]]
    top = steps[0]
    waiting = order.count("w") + (1 if order[0] in "pvc" else 0)
    if order[0] == "h" and is_open_card(s, top.arg):
        waiting += 1
    innermost = top.rule.key in CAUSES and "w" in order
    nested = faces[: len(faces) - (1 if innermost or (order[0] in "pvch" and waiting > order.count("w")) else 0)]
    right = len(faces) == waiting and all(face in (STEAL_CARD, PLAY_TOP_CARD) for face in nested)
    if innermost and right:
        right = faces[-1] in CAUSES[top.rule.key]
    if top.rule.key in ("Take", "Give", "Arrange", "Show") and not innermost:
        right = False
    if not right:
        raise BadPosition("resolving: the open cards are not those of the pending steps.", RULE)


def check_windows(s: Gambit, steps: list[Frame]) -> None:
    """14 Windows come in the order of the turn, and only with abilities."""
    windows = [int(f.arg) for f in steps if f.rule.key == "Window"]
    named = windows or any(f.rule.key in ("Veto", "Counter") for f in steps)
    if (named and not s.setup.house & ABILITIES_ON) or windows != [1, 2, 3][3 - len(windows) :]:
        raise BadPosition("stack: there is no such window now.", "14.2")


def fits(s: Gambit, f: Frame) -> bool:
    """Do the numbers of a step say what its rule reads from them?"""
    name, seat, arg, more = f.rule.key, int(f.seat), int(f.arg), [int(n) for n in f.more]
    if name == "Away":
        return seat == NONE and arg == 0 and not more
    if seat < 0 or (seat != s.active and name not in ("Protect", "Veto", "Counter", "Window", "Lose", *OTHERS)):
        return False
    hand = s.zones[HAND[seat]]
    if name == "PassOn":
        return True
    if name in ("Effect", "Apply"):
        return arg == s.zones[RESOLVING][-1] and chosen(s, seat, arg, more, name == "Apply")
    if name == "Protect":
        action = s.below
        if not chosen(s, s.active, action.arg, [int(n) for n in action.more], True):
            return False
        asked = [seat, *more]
        face = s.face[action.arg]
        able = [one for one in asked if is_whole(one, 0, s.seats - 1) and s.zones[PROTECTS[one]]]
        touched = all(touches(s, face, one, action.more[0], action.more[1]) for one in able)
        return arg == 0 and len(set(asked)) == len(asked) == len(able) and touched
    if name == "Stay":
        passer = more[0] if len(more) == 1 else NONE
        whole = is_whole(passer, 0, s.seats - 1) and bool(s.zones[SKIPS[seat]]) and bool(s.zones[PROTECTS[seat]])
        held = arg in s.zones[HAND[passer]] if arg != NONE else whole and not s.zones[HAND[passer]]
        return whole and held and passer == s.active and bool(s.setup.house & PROTECT_ON_TRIGGER)
    if more and (name != "Window" or more != [1]):
        return False
    if name == "Lose":
        why = s.face[s.zones[RESOLVING][-1]] if s.zones[RESOLVING] else DAMAGE_OR_HEAL
        reasons = {REPLACE_CARD: 1, TAKE_FROM_DISCARD: TAKEN}
        return bool(hand) and arg == reasons.get(why, 0) and (arg > 0 or s.damaged[seat] == 0)
    if name == "Choose":
        open_card = bool(s.zones[RESOLVING]) and s.zones[RESOLVING][-1] == arg
        return (
            (open_card or arg in hand) and DAMAGE_OR_HEAL <= s.face[arg] < ALIEN and bool(choice(s, seat, arg, 0, NONE))
        )
    if name == "Play":
        return (
            bool(playable(s, seat)) if arg == FREE else arg == FORCED and bool(s.slots[seat] and forced_cards(s, seat))
        )
    if name == "Release":
        return arg in s.zones[FORCES[seat]]
    if name == "Resist":
        first = s.zones[FORCES[seat]][:1] == [arg] and bool(forced_cards(s, seat))
        return first and bool(s.zones[PROTECTS[seat]]) and bool(s.setup.house & PROTECT_ON_TRIGGER)
    if name == "Give":
        return arg != seat and is_whole(arg, 0, s.seats - 1) and bool(hand) and bool(s.zones[HAND[arg]])
    if name == "Arrange":
        return 1 <= arg <= min(REARRANGED, len(s.zones[DRAW]))
    if name == "Window":
        return True  # its number was looked at
    wanted = {
        "Stuck": bool(hand) and not playable(s, seat),
        "Take": bool(s.zones[DISCARD]),
        "Show": bool(hand),
        "Veto": seat != s.active,
        "Counter": bool(s.zones[RESOLVING]) and PSYCH_WEAPON <= s.face[s.zones[RESOLVING][-1]] < DAMAGE_OR_HEAL,
        "PsychEffect": True,
        "Draw": True,
        "Compel": True,
    }
    return arg == 0 and wanted.get(name, False)


OTHERS = ("Take", "Give", "Show", "Stay")


def chosen(s: Gambit, active: int, card: int, more: list[int], applied: bool) -> bool:
    """Are these the choices that somebody could have made for this Action?"""
    if len(more) != (3 if applied else 2) or not DAMAGE_OR_HEAL <= s.face[card] < ALIEN:
        return False
    first, second = more[0], more[1]
    face = s.face[card]
    if applied and (
        not 0 <= more[2] < 1 << s.seats or (more[2] and face not in (HEAL_ALL, SHUFFLE_HANDS, RESET_HANDS))
    ):
        return False
    if applied and face == STRAY_DAMAGE:
        return 0 <= first < s.seats and second == NONE
    options = choice(s, active, card, 0, NONE)
    if options is None:
        return first == NONE and second == NONE
    if first not in options:
        return False
    options = choice(s, active, card, 1, first)
    return second == NONE if options is None else second in options


def show_what_was_seen(s: Gambit, f: Frame) -> None:
    """Whoever is asked about cards of a pile has looked at them, whether the position says so or not."""
    name = f.rule.key
    if name == "Take":
        for card in s.zones[DISCARD]:
            s.show(card, DISCARD, 1 << f.seat)
    elif name == "Arrange":
        for card in s.zones[DRAW][len(s.zones[DRAW]) - f.arg :]:
            s.show(card, DRAW, 1 << f.seat)


def is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high
