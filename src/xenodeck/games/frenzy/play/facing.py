"""Facing aliens: one attack from its beginning to its last deflection, a class for each rule (sections 10, 6.3-6.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import CARD, CHOICE, EVERYONE, SEAT, Frame, Rule
from xenodeck.games.frenzy.play.decks import (
    distinct,
    draw_cards,
    eliminate,
    eliminate_without_character,
    others_alive,
)
from xenodeck.games.frenzy.state import (
    BONUS_PER_MATCH,
    COLOUR_OF,
    COLOUR_WORDS,
    DEFLECT,
    DISCARD,
    GOLD,
    GREY,
    HAND,
    LOCKED_FULLY,
    REVIVE,
    REVIVE_SELF,
    SCAVENGE,
    STEAL,
    UNSEEN,
    VIEW,
    Frenzy,
    count_characters,
    has_character,
)


class Attack(Rule[Frenzy]):
    """10.1 Aliens (``more``, by colour) attack a player, who is eliminated at once if there are fewer Characters than
    aliens."""

    RULE = "10.1"
    ASKS = False

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        seat: i64 = f.seat
        if s.out[seat] != 0:  # R42: eliminated since
            return
        if count_characters(s, seat) < len(f.more):
            eliminate(s, seat, len(f.more))
            return
        s.attacked = seat
        s.aliens = list(f.more)
        s.then(FACE.frames[seat])


class Face(Rule[Frenzy]):
    """10.2 One Character faces each alien; the player chooses the Characters, their aliens and the order.

    Each question asks for the Character laid next, then for the colour it faces if several are left.
    """

    RULE = "10.2"

    def question(self, s: Frenzy, f: Frame, before: list[int]) -> tuple[str, str]:
        return ("against", CHOICE) if len(before) % 2 else ("face", CARD)

    def options(self, s: Frenzy, f: Frame) -> list[int] | None:
        return distinct(s, s.zones[HAND[f.seat]], GREY, VIEW, [])

    def follow(self, s: Frenzy, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        aliens = s.aliens
        if len(aliens) == 1:
            return None
        given: i64 = len(before) + 1
        if given % 2 == 1:
            return colours_left(aliens, before)
        if given == 2 * len(aliens):
            return None
        return distinct(s, s.zones[HAND[seat]], GREY, VIEW, before[0::2])

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        """Lay all Characters, and put their abilities in the order laid, the bonus, the check and the deflections on
        the agenda."""
        seat: i64 = f.seat
        answers = [*s.before, pick] if len(s.aliens) > 1 else [pick, s.aliens[0]]
        boosted = s.boost == seat
        steps: list[Frame] = []
        deflections: list[Frame] = []
        matches: i64 = 0
        for i in range(0, len(answers), 2):
            card = answers[i]
            colour: i64 = answers[i + 1]
            face: i64 = s.face[card]
            hit = matched(face, colour, boosted)
            s.move(card, HAND[seat], DISCARD)
            s.tell("match" if hit else "miss", seat, card=card, src=HAND[seat], dst=DISCARD, word=COLOUR_WORDS[colour])
            if hit:
                matches += 1
                if s.lock_now != LOCKED_FULLY:
                    steps.append(ability(seat, card, face))
                    if DEFLECT <= face < STEAL:
                        deflections.append(Frame(DEFLECTION, seat, colour))
        s.aliens = []
        if matches and not has_character(s, seat):
            steps.append(Frame(BONUS, seat, matches))
        steps.append(CHECK.frames[seat])
        s.then_each(steps + deflections)


class Reward(Rule[Frenzy]):
    """6.3 6.4 6.5 A matched Defend or Deflect draws one card, a Scavenge two."""

    RULE = "6.3"
    ASKS = False

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        draw_cards(s, f.seat, f.arg)


class Theft(Rule[Frenzy]):
    """6.6 14.1 A matched Steal takes a random card out of another hand; a player who loses the last Character is out at
    once."""

    RULE = "6.6"

    def question(self, s: Frenzy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "steal", SEAT

    def options(self, s: Frenzy, f: Frame) -> list[int] | None:
        targets = others_alive(s, f.seat)
        return targets if len(targets) > 1 else None

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        target: i64 = pick if pick >= 0 else others_alive(s, f.seat)[0]
        hand = s.zones[HAND[target]]
        card = hand[s.chance.below(len(hand))]
        s.move(card, HAND[target], HAND[f.seat], "steal", f.seat, target)
        eliminate_without_character(s, target)


class Revival(Rule[Frenzy]):
    """6.7 14.1 A matched Revive takes the topmost Character of the discard pile except itself (``arg``)."""

    RULE = "6.7"
    ASKS = False

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        pile = s.zones[DISCARD]
        i: i64 = len(pile) - 1
        while i >= 0:
            card = pile[i]
            face: i64 = s.face[card]
            if GREY <= face < VIEW and (card != f.arg or s.setup.house & REVIVE_SELF):
                s.move(card, DISCARD, HAND[f.seat])
                if i < s.old:
                    s.old -= 1
                s.tell("revive", f.seat, card=card, src=DISCARD, dst=HAND[f.seat], seen=EVERYONE)
                return
            i -= 1
        s.tell("revive_none", f.seat)


class Bonus(Rule[Frenzy]):
    """10.2 Two more cards for surviving with the last Characters: once for the attack, or for each match (``arg``)
    (R18)."""

    RULE = "10.2"
    ASKS = False

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        number: i64 = 2 * f.arg if s.setup.house & BONUS_PER_MATCH else 2
        s.tell("bonus", f.seat, number=number)
        draw_cards(s, f.seat, number)


class Check(Rule[Frenzy]):
    """10.4 After abilities and bonus a player without a Character is out."""

    RULE = "10.4"
    ASKS = False

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        s.attacked = -1
        eliminate_without_character(s, f.seat)


class Deflection(Rule[Frenzy]):
    """10.3 Another player must face the same alien (``arg``); the Deflect's player chooses, even if just eliminated
    (R28)."""

    RULE = "10.3"

    def question(self, s: Frenzy, f: Frame, before: list[int]) -> tuple[str, str]:
        return "deflect", SEAT

    def options(self, s: Frenzy, f: Frame) -> list[int] | None:
        targets = others_alive(s, f.seat)
        return targets if len(targets) > 1 else None

    def resolve(self, s: Frenzy, f: Frame, pick: i64) -> None:
        targets = others_alive(s, f.seat)
        target: i64 = pick if pick >= 0 else targets[0]
        s.tell("deflect", f.seat, target, word=COLOUR_WORDS[f.arg])
        s.then(Frame(ATTACK, target, 0, (f.arg,)))


ATTACK: Final = Attack()
FACE: Final = Face()
REWARD: Final = Reward()
THEFT: Final = Theft()
REVIVAL: Final = Revival()
BONUS: Final = Bonus()
CHECK: Final = Check()
DEFLECTION: Final = Deflection()

DRAW_ONE: Final = REWARD.for_seats(1)
DRAW_TWO: Final = REWARD.for_seats(2)


def matched(face: i64, colour: i64, boosted: bool) -> bool:
    """10.2 The same colour, or Gold against any colour; nothing matches a Stealth alien (15.1), not even when
    boosted."""
    if colour == UNSEEN:
        return False
    own: i64 = COLOUR_OF[face - GREY]
    return boosted or own in (GOLD, colour)


def ability(seat: i64, card: i64, face: i64) -> Frame:
    """The ability of a matched Character; a boosted Grey is a Defend (14.4)."""
    if face < SCAVENGE or DEFLECT <= face < STEAL:
        return DRAW_ONE[seat]
    if face < DEFLECT:
        return DRAW_TWO[seat]
    if face < REVIVE:
        return Frame(THEFT, seat)
    return Frame(REVIVAL, seat, card)


def colours_left(aliens: list[int], before: list[int]) -> list[int]:
    """The colours of the aliens that nobody faces yet, each once; ``before`` holds cards and colours alternately."""
    left = aliens.copy()
    for i in range(1, len(before), 2):
        left.remove(before[i])
    colours: list[int] = []
    for colour in left:
        if colour not in colours:
            colours.append(colour)
    return colours
