"""Playing a card: its choices, the windows before its effect, the effect, and cards played within it (8, 9, 10, 13)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import CARD, NOTHING, Frame, Rule
from xenodeck.games.gambit.play.choices import choice, is_open, question_of
from xenodeck.games.gambit.play.effects import (
    AT_HAND,
    heal_all,
    peek,
    rearrange,
    replace_card,
    reset_hands,
    shuffle_hands,
    take_from_discard,
    trade,
)
from xenodeck.games.gambit.play.piles import (
    AWAY,
    NONE,
    asks_always,
    banned,
    damage,
    draw_held,
    heal,
    put_away,
    take_top,
)
from xenodeck.games.gambit.play.psych import announce_psych
from xenodeck.games.gambit.play.science import cover, move_cover, place
from xenodeck.games.gambit.play.shields import HEAL, PROTECT, asked_to_protect
from xenodeck.games.gambit.play.windows import VETO_RULE, is_around
from xenodeck.games.gambit.state import (
    CANCEL_SCIENCE,
    COVERS,
    DAMAGE_OR_HEAL,
    DISCARD,
    FORCE_TO_PLAY,
    FORCES,
    HAND,
    HEAL_ALL,
    LATEST_REPLACES,
    MOVE_CANCEL_SCIENCE,
    PEEK_ANY_CARD,
    PLAY_TOP_CARD,
    PROTECT_PLAYER,
    PROTECTS,
    PSYCH_WEAPON,
    REARRANGE_TOP_3,
    REPLACE_CARD,
    RESET_HANDS,
    RESOLVING,
    SHUFFLE_HANDS,
    SKIP_TURN,
    SKIPS,
    SLOTS,
    STEAL_CARD,
    STRAY_DAMAGE,
    TAKE_FROM_DISCARD,
    TRADE_CARDS,
    VETO,
    Gambit,
)


class Choose(Rule[Gambit]):
    """8.2 The choices of a card (``arg``) that is open already or must be played."""

    RULE = "8.2"

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return question_of(s, s.face[f.arg], len(before))

    def options(self, s: Gambit, f: Frame) -> list[int] | None:
        found = choice(s, f.seat, f.arg, 0, NONE)
        if found is not None and len(found) == 1 and not asks_always(s):
            return None if choice(s, f.seat, f.arg, 1, found[0]) is None else found
        return found

    def contradicts(self, s: Gambit, f: Frame) -> int:
        """The card that must be played, if it has no choice to make and so contradicts the question; otherwise -1."""
        found = choice(s, f.seat, f.arg, 0, NONE)
        if found is None:
            return int(f.arg)
        alone = len(found) == 1 and not asks_always(s) and choice(s, f.seat, f.arg, 1, found[0]) is None
        return int(f.arg) if alone else -1

    def follow(self, s: Gambit, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        return None if before else choice(s, seat, f.arg, 1, pick)

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        if pick == NOTHING:
            only = choice(s, f.seat, f.arg, 0, NONE)
            announce(s, f.seat, f.arg, only[0] if only else NONE, NONE)
        elif s.before:
            announce(s, f.seat, f.arg, s.before[0], pick)
        else:
            announce(s, f.seat, f.arg, pick, NONE)


def play_next(s: Gambit, active: i64, card: i64) -> None:
    """13 Play this card, which is open already or forced. Only its choices are asked for."""
    if choice(s, active, card, 0, NONE) is None:
        announce(s, active, card, NONE, NONE)
    else:
        s.then(Frame(CHOOSE, active, card))


# -- announcing ----------------------------------------------------------------------------------------------------


def announce(s: Gambit, active: i64, card: i64, first: i64, second: i64) -> None:
    """8 A card is played, with the choices that were made for it."""
    face: i64 = s.face[card]
    shown = is_open(s, card)
    s.passed_at = NONE
    s.drawn_at = NONE
    if face < PSYCH_WEAPON:
        place(s, active, card, RESOLVING if shown else HAND[active])
        return
    if not shown:
        s.move(card, HAND[active], RESOLVING, "play", active)
    if face < DAMAGE_OR_HEAL:
        announce_psych(s, active)
        return
    if s.log is not None:
        tell_choices(s, active, face, first, second)
    if is_around(s, VETO):
        s.then(Frame(EFFECT, active, card, (first, second)))
        VETO_RULE.ask_next(s, active)
    else:
        begin_effect(s, active, card, first, second)


def tell_choices(s: Gambit, active: i64, face: i64, first: i64, second: i64) -> None:
    if face == DAMAGE_OR_HEAL:
        s.tell("aim_heal" if first == HEAL else "aim_damage", active, second)
    elif face == FORCE_TO_PLAY:
        s.tell("aim_force", active, first, word=SLOTS[second])
    elif face == TRADE_CARDS and first != NONE:
        s.tell("aim_trade", first, second)
    elif face == PEEK_ANY_CARD and first <= AT_HAND:
        s.tell("aim_peek", active, second, word=PEEKED[first])
    elif face in (PROTECT_PLAYER, REPLACE_CARD, TAKE_FROM_DISCARD, SKIP_TURN, STEAL_CARD):
        s.tell("aim", active, first)


PEEKED: Final = ["role", "ability", "hand"]


class Effect(Rule[Gambit]):
    """8.3 Nobody has vetoed the Action ``arg``: dice are rolled, and players with a Protect are asked."""

    RULE = "8.3"
    ASKS = False

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        begin_effect(s, f.seat, f.arg, f.more[0], f.more[1])


def begin_effect(s: Gambit, active: i64, card: i64, first: i64, second: i64) -> None:
    face: i64 = s.face[card]
    if face == STRAY_DAMAGE:
        first = stray_target(s, active)
    asked = asked_to_protect(s, active, face, first, second)
    if asked:
        after = Frame(APPLY, active, card, (first, second, 0))
        s.then(Frame(PROTECT, asked[0], 0, tuple(asked[1:])), after)
    else:
        apply(s, active, card, first, second, 0)


def stray_target(s: Gambit, active: i64) -> i64:
    """10.2 The die counts through the seats, starting with the active player."""
    script = s.chance.script
    if script and isinstance(script[0], int):  # a position writes a single die as a number
        script[0] = [script[0]]
    number: i64 = s.chance.roll(1, s.setup.sides)[0]
    target: i64 = (active + number - 1) % s.seats
    s.tell("die", active, target, number)
    return target


class Apply(Rule[Gambit]):
    """8.3 Everybody with a Protect has answered: the Action ``arg`` takes effect, for all but those who ignore it."""

    RULE = "8.3"
    ASKS = False

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        apply(s, f.seat, f.arg, f.more[0], f.more[1], f.more[2])


def apply(s: Gambit, active: i64, card: i64, first: i64, second: i64, spared: i64) -> None:
    """10 The effect of the card.

    Lasting cards go to their place; all others are put away when everything is settled.
    """
    face: i64 = s.face[card]
    if face == PROTECT_PLAYER:
        s.draw(RESOLVING, PROTECTS[first])
        return
    if face == SKIP_TURN:
        s.draw(RESOLVING, SKIPS[first])
        return
    if face == FORCE_TO_PLAY:
        place_force(s, first, second)
        return
    if face == CANCEL_SCIENCE and first != NONE:
        cover(s, active, card, first)
        return
    s.then(AWAY)
    if face == DAMAGE_OR_HEAL:
        if first == HEAL:
            heal(s, second)
        else:
            damage(s, second)
    elif face == STRAY_DAMAGE:
        damage(s, first)
    elif face == HEAL_ALL:
        heal_all(s, active, spared)
    elif face == SHUFFLE_HANDS:
        shuffle_hands(s, active, spared)
    elif face == RESET_HANDS:
        reset_hands(s, active, spared)
    elif face == REPLACE_CARD:
        replace_card(s, first)
    elif face == TAKE_FROM_DISCARD:
        take_from_discard(s, first)
    elif face == STEAL_CARD:
        steal(s, active, first)
    elif face == PLAY_TOP_CARD:
        turn_over(s, active)
    elif face == REARRANGE_TOP_3:
        rearrange(s, active)
    elif first == NONE:  # Trade, Cancel or Move without a choice
        s.tell("no_effect", active)
    elif face == TRADE_CARDS:
        trade(s, first, second)
    elif face == PEEK_ANY_CARD:
        peek(s, active, first, second)
    elif face == MOVE_CANCEL_SCIENCE:
        if second == NONE:
            move_cover(s, active, s.zones[COVERS][0], first)
        else:
            move_cover(s, active, first, second)


# -- lasting cards, and cards played within another ------------------------------------------------------------------


def place_force(s: Gambit, target: i64, slot: i64) -> None:
    """10.10 A Force waits behind those that lie there already (R13), or with an option replaces them."""
    if s.setup.house & LATEST_REPLACES:
        while s.zones[FORCES[target]]:
            drop_force(s, target, s.zones[FORCES[target]][0])
    waiting: i64 = len(s.zones[FORCES[target]])
    s.draw(RESOLVING, FORCES[target])
    s.slots[target] = s.slots[target] | (slot + 1) << (2 * waiting)


def drop_force(s: Gambit, seat: i64, force: i64) -> None:
    """Discard a Force."""
    at: i64 = s.zones[FORCES[seat]].index(force)
    s.move(force, FORCES[seat], DISCARD)
    slots: i64 = s.slots[seat]
    below: i64 = (1 << (2 * at)) - 1
    s.slots[seat] = (slots & below) | ((slots >> (2 * at + 2)) << (2 * at))


def steal(s: Gambit, active: i64, target: i64) -> None:
    """10.14 The target shows a card of its choice; without cards nothing happens."""
    hand = s.zones[HAND[target]]
    if not hand:
        s.tell("no_effect", target)
    elif len(hand) == 1 and not asks_always(s):
        show(s, active, target, hand[0])
    else:
        s.then(Frame(SHOW, target))


def show(s: Gambit, active: i64, target: i64, card: i64) -> None:
    """10.14 The card lies open, its owner draws another, then the active player plays the card shown (R28)."""
    s.move(card, HAND[target], RESOLVING, "show", target)
    draw_held(s, target)
    play_open(s, active, card)


def turn_over(s: Gambit, active: i64) -> None:
    """10.15 The top card of the draw pile is played at once."""
    card = take_top(s, RESOLVING, active)
    if card == NONE:
        s.tell("no_effect", active)
    else:
        play_open(s, active, card)


def play_open(s: Gambit, active: i64, card: i64) -> None:
    """13 Play an open card in full, unless it is prohibited: then it is discarded (R37)."""
    if s.face[card] == banned(s):
        s.tell("prohibited", active, card=card)
        put_away(s)
    else:
        play_next(s, active, card)


class Show(Rule[Gambit]):
    """10.14 Show one of your cards: the active player will play it, and you draw another."""

    RULE = "10.14"

    def question(self, s: Gambit, f: Frame, before: list[int]) -> tuple[str, str]:
        return "show", CARD

    def options(self, s: Gambit, f: Frame) -> list[int] | None:
        return s.zones[HAND[f.seat]]

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        show(s, s.active, f.seat, pick)


CHOOSE: Final = Choose()
EFFECT: Final = Effect()
APPLY: Final = Apply()
SHOW: Final = Show()
