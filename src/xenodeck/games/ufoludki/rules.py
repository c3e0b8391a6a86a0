"""The turn of Ufoludki, a class for each rule, in the order of the rules page."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core import CARD, NUMBER, SEAT, Frame, Rule
from xenodeck.games.ufoludki.state import (
    COUNTER,
    DECK,
    GENERAL,
    HAND,
    RECRUIT,
    STACK,
    SWARM,
    Ufo,
)


class Deal(Rule[Ufo]):
    """3.2 3.5 Shuffle, then deal a full hand to each seat, clockwise from the start player, each hand at once (U2).

    A random start player (3.5) is drawn before the cards are shuffled.
    """

    RULE = "3.2"
    ASKS = False

    def resolve(self, s: Ufo, f: Frame, pick: i64) -> None:
        terms = s.setup
        seat: i64 = terms.start if terms.start >= 0 else s.chance.below(s.seats)
        s.active = seat
        s.shuffle(DECK)
        s.then(START.frames[seat])
        deck = s.zones[DECK]
        for _ in range(s.seats):
            hand = s.zones[HAND[seat]]
            for _ in range(terms.hand_size):
                hand.append(deck.pop())
            seat = s.seat_after(seat)


class Start(Rule[Ufo]):
    """4.0 4.4 The next seat clockwise begins: without cards it draws if there is a deck, else it loses the turn; then
    it plays."""

    RULE = "4.0"
    ASKS = False

    def resolve(self, s: Ufo, f: Frame, pick: i64) -> None:
        limit: i64 = s.setup.turn_limit
        if limit != 0 and s.turns >= limit:
            s.finish(truncated=True)
            if nobody_can_play(s):
                s.tell("halt")
            else:
                s.tell("limit", number=s.turns)
            return
        seat: i64 = f.seat
        s.turns += 1
        s.active = seat
        if s.zones[HAND[seat]]:
            s.then(PLAY.frames[seat])
        elif s.zones[DECK]:
            REFILL.resolve(s, f, pick)
            s.then(PLAY.frames[seat])
        else:
            skip(s, seat)


class Play(Rule[Ufo]):
    """4.1 Play exactly one card, or any number of Strength in numbers; a Counterattack needs a target. No passing."""

    RULE = "4.1"

    def question(self, s: Ufo, f: Frame, before: list[int]) -> tuple[str, str]:
        if not before:
            return "play", CARD
        return ("target", SEAT) if s.face[before[0]] == COUNTER else ("count", NUMBER)

    def options(self, s: Ufo, f: Frame) -> list[int] | None:
        found: i64 = 0
        face = s.face
        options: list[int] = []
        for card in s.zones[HAND[f.seat]]:
            kind: i64 = face[card]
            bit: i64 = 1 << kind
            if not found & bit:  # identical cards are one option
                found = found | bit
                options.append(card)
        return options

    def follow(self, s: Ufo, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        if before:
            return None
        face: i64 = s.face[pick]
        if face == COUNTER:
            return s.around(f.seat)
        if face == SWARM:
            return counts_to(held(s, f.seat, SWARM))
        return None

    def resolve(self, s: Ufo, f: Frame, pick: i64) -> None:
        """4.2 The card goes on top of the own stack first, then its effect; afterwards refill, then the next seat.

        Nobody is asked anything in between, so these steps run here one after the other and are never on the agenda.
        """
        seat: i64 = f.seat
        card: i64 = s.before[0] if s.before else pick
        face: i64 = s.face[card]
        if face == SWARM:
            for _ in range(pick):
                s.move(one_of(s, seat, SWARM), HAND[seat], STACK[seat], "play", seat)
            STRENGTH.resolve(s, f, pick)
        else:
            s.move(card, HAND[seat], STACK[seat], "play", seat)
            if face < COUNTER:
                SAUCER.resolve(s, f, face)
            elif face == RECRUIT:
                RECRUITMENT.resolve(s, f, pick)
            elif face == COUNTER:
                COUNTERATTACK.resolve(s, f, pick)
            else:
                SAVE_EARTH.resolve(s, f, pick)
        if s.over:
            return
        REFILL.resolve(s, f, pick)
        if face == GENERAL and s.setup.immediate:
            RETURN.resolve(s, f, pick)
        START.resolve(s, START.frames[s.seat_after(seat)], pick)


class Saucer(Rule[Ufo]):
    """5.1 Rob the first player clockwise whose top card is the identical Saucer; if there is none, take from Earth."""

    RULE = "5.1"

    def resolve(self, s: Ufo, f: Frame, pick: i64) -> None:
        zones = s.zones
        for other in s.layout.around[f.seat]:
            stack = zones[STACK[other]]
            if stack and s.face[stack[-1]] == pick:
                if s.loot[other] == 0:  # U4
                    s.tell("spent", f.seat, other, 0)
                else:
                    rob(s, f.seat, other, saucer_value(pick))
                return
        take_from_earth(s, f.seat, saucer_value(pick))


class Counterattack(Rule[Ufo]):
    """5.2 Take two from the chosen player, or as many as there are; never from Earth."""

    RULE = "5.2"

    def resolve(self, s: Ufo, f: Frame, pick: i64) -> None:
        rob(s, f.seat, pick, 2)


class Recruitment(Rule[Ufo]):
    """5.3 Take one from Earth for each Recruitment on top of a stack, the one just played included."""

    RULE = "5.3"

    def resolve(self, s: Ufo, f: Frame, pick: i64) -> None:
        take_from_earth(s, f.seat, recruits_on_top(s))


class Strength(Rule[Ufo]):
    """5.4 Take one from Earth for each Strength in numbers played."""

    RULE = "5.4"

    def resolve(self, s: Ufo, f: Frame, pick: i64) -> None:
        take_from_earth(s, f.seat, pick)


class SaveEarth(Rule[Ufo]):
    """5.5 All others return the value of their top card to Earth; then all stacks are shuffled under the deck."""

    RULE = "5.5"

    def resolve(self, s: Ufo, f: Frame, pick: i64) -> None:
        # U8: counted once, with the General lying on its player's stack and before anybody returns anything
        recruits: i64 = recruits_on_top(s)
        for other in s.around(f.seat):
            owed: i64 = value_of_top(s, other, recruits)
            if owed > s.loot[other]:
                owed = s.loot[other]
            give(s, other, -owed)
            s.earth += owed
            s.tell("return", other, number=owed)
        gathered: list[int] = []
        for i in range(s.seats - 1, -1, -1):  # U10: own stack on top, then clockwise; a zone's top is its end
            stack: i64 = STACK[(f.seat + i) % s.seats]
            gathered.extend(s.zones[stack])
            s.writable(stack).clear()
        s.tell("gather", f.seat, number=len(gathered), dst=DECK)
        s.set_apart(gathered)  # all of them were played openly: everybody can count them
        s.shuffle_cards(gathered)
        gathered.extend(s.zones[DECK])
        s.replace(DECK, gathered)


class Refill(Rule[Ufo]):
    """4.3 Draw until the hand is full again or the deck is used up."""

    RULE = "4.3"

    def resolve(self, s: Ufo, f: Frame, pick: i64) -> None:
        hand: i64 = HAND[f.seat]
        missing: i64 = s.setup.hand_size - len(s.zones[hand])
        while missing > 0 and s.zones[DECK]:
            s.draw(DECK, hand, "draw", f.seat)
            missing -= 1


class Return(Rule[Ufo]):
    """6.2 With refill_timing "immediate" everybody without cards draws right after the General's player, clockwise."""

    RULE = "6.2"

    def resolve(self, s: Ufo, f: Frame, pick: i64) -> None:
        for other in s.around(f.seat):
            if not s.zones[HAND[other]]:
                REFILL.resolve(s, PLAY.frames[other], pick)


DEAL: Final = Deal()
START: Final = Start()
PLAY: Final = Play()
SAUCER: Final = Saucer()
COUNTERATTACK: Final = Counterattack()
RECRUITMENT: Final = Recruitment()
STRENGTH: Final = Strength()
SAVE_EARTH: Final = SaveEarth()
REFILL: Final = Refill()
RETURN: Final = Return()

# Steps are immutable: the common ones are made once and shared by all tables.
RULES: Final[list[Rule[Any]]] = [
    DEAL, START, PLAY, SAUCER, COUNTERATTACK, RECRUITMENT, STRENGTH, SAVE_EARTH, REFILL, RETURN
]  # fmt: skip


# -- what several rules need ---------------------------------------------------------------------------------------


def saucer_value(face: i64) -> i64:
    """2.2 There are two pictures of each Saucer value: 2, 2, 3, 3, 4, 4."""
    return 2 + (face >> 1)


def counts_to(most: i64) -> list[int]:
    counts: list[int] = []
    count: i64 = 1
    while count <= most:
        counts.append(count)
        count += 1
    return counts


def held(s: Ufo, seat: i64, face: i64) -> i64:
    count: i64 = 0
    for card in s.zones[HAND[seat]]:
        if s.face[card] == face:
            count += 1
    return count


def one_of(s: Ufo, seat: i64, face: i64) -> i64:
    for card in s.zones[HAND[seat]]:
        if s.face[card] == face:
            return card
    return -1


def give(s: Ufo, seat: i64, tokens: i64) -> None:
    had: i64 = s.loot[seat]
    s.loot[seat] = had + tokens


def rob(s: Ufo, seat: i64, other: i64, most: i64) -> None:
    """Take up to ``most`` from ``other``; nothing is taken elsewhere instead (U4, U6)."""
    got: i64 = s.loot[other]
    if got > most:
        got = most
    give(s, other, -got)
    give(s, seat, got)
    s.tell_number("rob", seat, other, got)


def take_from_earth(s: Ufo, seat: i64, most: i64) -> None:
    """7.1 The player who takes the last token ends the game at once; fewer tokens than due are taken if they are the
    last (U13)."""
    got: i64 = s.earth
    if got > most:
        got = most
    s.earth -= got
    had: i64 = s.loot[seat]
    s.loot[seat] = had + got
    s.tell_number("take", seat, -1, got)
    if s.earth == 0:
        s.finish()
        s.tell("end", seat)


def recruits_on_top(s: Ufo) -> i64:
    count: i64 = 0
    for seat in range(s.seats):
        stack = s.zones[STACK[seat]]
        if stack and s.face[stack[-1]] == RECRUIT:
            count += 1
    return count


def value_of_top(s: Ufo, seat: i64, recruits: i64) -> i64:
    """5.5 What a General demands of a seat: a Saucer its value, a Counterattack 2, Strength 1, Recruitments one
    each."""
    face: i64 = s.top(seat)
    if face < 0 or face == GENERAL:
        return 0
    if face < COUNTER:
        return saucer_value(face)
    if face == COUNTER:
        return 2
    return recruits if face == RECRUIT else 1


def skip(s: Ufo, seat: i64) -> None:
    """6.1 Without cards and deck the turn is lost. 10.8 If nobody has a card left, the game is over."""
    if nobody_can_play(s):
        s.finish(truncated=True)
        s.tell("halt")
        return
    s.then(START.frames[s.seat_after(seat)])
    s.tell("skip", seat)


def nobody_can_play(s: Ufo) -> bool:
    """10.8 The deck and all hands are empty."""
    if s.zones[DECK]:
        return False
    other: i64 = 0
    while other < s.seats:
        if s.zones[HAND[other]]:
            return False
        other += 1
    return True
