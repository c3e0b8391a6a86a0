"""Phase 2: an Invasion card is revealed and resolved (8.3, 8.4, 9.1, section 15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import CHOICE, SEAT, Frame, Rule
from xenodeck.games.frenzy.play.decks import draw_cards, others_alive, rebuild
from xenodeck.games.frenzy.play.facing import ATTACK
from xenodeck.games.frenzy.state import (
    ALIEN,
    ALIENS_ON,
    ALLIANCE,
    ALLIES_APART,
    COLOUR_WORDS,
    DISCARD,
    INVASION,
    MIMIC,
    MIMIC_AT_ONCE,
    MIMICS,
    RELAX1,
    STEALTH,
    UNSEEN,
    Frenzy,
)

TOP: Final = -1  # instead of a card: the top one


def reveal(s: Frenzy, seat: i64, card: i64, depth: i64) -> None:
    """8.3 ``card`` (or TOP) of the Invasion deck goes face up on the discard pile and is resolved.

    ``depth`` is what everybody may know of its place; 0, the top, is not told.
    """
    if not s.zones[INVASION] and not rebuild(s, INVASION):
        s.tell("nothing_to_reveal", seat)
        return
    if card == TOP:
        card = s.zones[INVASION][-1]
    face: i64 = s.face[card]
    if face == MIMIC:
        set_aside(s, seat, card, depth)
        return
    copies: i64 = 1 + use_mimics(s)
    if depth > 0:
        s.move(card, INVASION, DISCARD)
        s.tell("reveal_at", seat, number=depth, card=card, src=INVASION, dst=DISCARD)
    else:
        s.move(card, INVASION, DISCARD, "reveal", seat)
    if face < RELAX1:
        aliens = ALIENS_ON[face - ALIEN]
        s.then(Frame(ATTACK, seat, 0, tuple(aliens * copies)))
    elif face < STEALTH:
        number: i64 = copies * (1 + face - RELAX1)
        s.tell("relax", seat, number=number)
        draw_cards(s, seat, number)
    elif face == STEALTH:
        s.then(Frame(ATTACK, seat, 0, tuple([UNSEEN] * copies)), EXTRA.frames[seat])
    elif face == ALLIANCE:
        s.then(Frame(ALLY, seat, copies))


def set_aside(s: Frenzy, seat: i64, card: i64, depth: i64) -> None:
    """15.3 A Mimic attacks nobody: it lies aside until the next card, and the turn ends or another card follows."""
    if depth > 0:
        s.move(card, INVASION, MIMICS)
        s.tell("mimic_at", seat, number=depth, card=card, src=INVASION, dst=MIMICS)
    else:
        s.move(card, INVASION, MIMICS, "mimic", seat)
    if s.setup.house & MIMIC_AT_ONCE:
        s.then(EXTRA.frames[seat])


def use_mimics(s: Frenzy) -> i64:
    """R41 All active Mimics go to the discard pile, under the card that they copy. Returns their number."""
    many: i64 = len(s.zones[MIMICS])
    if many:
        used = s.zones[MIMICS].copy()
        for card in used:
            s.move(card, MIMICS, DISCARD)
        s.tell("mimics_used", number=many, cards=used, src=MIMICS, dst=DISCARD)
    return many


class Extra(Rule[Frenzy]):
    """15.1 A player who survived a Stealth alien reveals one more card, without an Action in between (R38, R48)."""

    RULE = "15.1"
    ASKS = False

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        if s.out[f.seat] == 0:
            s.tell("extra", f.seat)
            reveal(s, f.seat, TOP, 0)


class Ally(Rule[Frenzy]):
    """15.2 Send each Alliance alien (``arg`` of them) in any colour at another player; all attack together (R42)."""

    RULE = "15.2"

    def question(self, s: Frenzy, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("ally", SEAT) if len(before) % 2 else ("colour", CHOICE)

    def options(self, s: Frenzy, f: Frame) -> list[int] | None:
        return RGB

    def follow(self, s: Frenzy, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        given: i64 = len(before) + 1
        if given % 2 == 1:
            return others_alive(s, seat)
        return None if given == 2 * f.arg else RGB

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        answers = [*s.before, pick]
        attacks: list[Frame] = []
        for i in range(0, len(answers), 2):
            colour: i64 = answers[i]
            target: i64 = answers[i + 1]
            s.tell("ally", f.seat, target, word=COLOUR_WORDS[colour])
            at: i64 = -1 if s.setup.house & ALLIES_APART else place_of(attacks, target)
            if at < 0:
                attacks.append(Frame(ATTACK, target, 0, (colour,)))
            else:
                attacks[at] = Frame(ATTACK, target, 0, (*attacks[at].more, colour))
        s.then_each(attacks)


def place_of(attacks: list[Frame], target: i64) -> i64:
    """Which of ``attacks`` goes at ``target``; -1: none."""
    for i in range(len(attacks)):
        if attacks[i].seat == target:
            return i
    return -1


EXTRA: Final = Extra()
ALLY: Final = Ally()
RGB: Final = [0, 1, 2]
