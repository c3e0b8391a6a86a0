"""What the Survivor makes of the table it sees: what each card is worth to it, what is left, how strong the others are.

Everything is measured in one unit, about the worth of an ordinary Character to a hand in middling health.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import cast

from xenodeck.core.views import View
from xenodeck.games.frenzy.options import BASE, SECOND_WAVE
from xenodeck.games.frenzy.state import (
    ACTIONS,
    ALIENS_ON,
    CHARACTERS,
    COLOUR_OF,
    EXPANSION,
    GOLD,
    INVADERS,
    MIMIC_AT_ONCE,
    NO_COLOUR,
    UNSEEN,
    FrenzySetup,
)

ACTION_SET = frozenset(ACTIONS)
CHARACTER_SET = frozenset(CHARACTERS)
DODGES = ("SAFETY", "REVERSE", "SUPER_SAFETY", "RAD_REVERSE")
LOCKS = ("SUPER_SAFETY", "RAD_REVERSE")
COLOUR = dict(zip(CHARACTERS, COLOUR_OF, strict=True))
ALIENS = dict(zip(INVADERS, ALIENS_ON, strict=False))
ABILITY = {code: code.partition(".")[0] for code in CHARACTERS}
PRINTED = (BASE, SECOND_WAVE)
SUPPLY_CODES = frozenset(CHARACTERS + ACTIONS)
SUPPLY_SIZE = [sum(counts[c] for c in SUPPLY_CODES) for counts in PRINTED]
CHARACTERS_IN_ALL = [sum(counts[c] for c in CHARACTERS) for counts in PRINTED]
MATCHING = 0.35  # how often an unknown Character matches a given colour


@dataclass(frozen=True)
class Weights:
    """What things are worth; found by letting versions of the bot play each other."""

    death: float = 7.0
    bodies: tuple[float, ...] = (0.0, 0.0, 1.7, 1.3, 1.0, 0.85, 0.7, 0.6)  # the n-th Character in hand, last repeats
    draw: float = 0.9  # an unknown card of the Supply
    use: float = 0.55  # how much of its ability a Character will bring some day
    use_again: float = 0.08  # less for each other one of the same colour
    use_gold: float = 0.75
    harm: float = 0.8  # a single alien for somebody else
    ufo: float = 2.0  # drawing a UFO in Phase 1
    caught: float = 0.7  # how likely the next player draws what lies on top
    suspect: float = 0.4  # the top card after somebody else hid a UFO
    dodge: float = 0.9
    view: float = 0.35
    view_two: float = 0.5
    rearrange: float = 0.45
    swapsies: float = 0.3
    shuffle: float = 0.1
    boost: float = 0.5
    lock: float = 0.15
    sight: float = -1.5  # a UFO more in the Supply: less time to better the hand, though the next player may meet it


class Idea:
    """An option, what it is worth and why."""

    def __init__(self, worth: float, reason: str, facts: dict[str, object] | None = None) -> None:
        self.worth = worth
        self.reason = reason
        self.facts = facts or {}


class Rival:
    """Another player still in the game, as far as known."""

    def __init__(self, seat: int, cards: list[str], p_character: float) -> None:
        self.seat = seat
        self.size = len(cards)
        self.known = [c for c in cards if c in CHARACTER_SET]
        self.actions = [c for c in cards if c in ACTION_SET]
        self.unknown = self.size - len(self.known) - len(self.actions)
        self.characters = max(1.0, len(self.known) + self.unknown * p_character)
        self.p_character = p_character

    def at_most(self, number: int) -> float:
        """How likely this hand holds no more than ``number`` Characters, knowing that it holds one."""
        free = number - len(self.known)
        if free < 0:
            return 0.0
        p, q, n = self.p_character, 1 - self.p_character, self.unknown
        chance, total = q**n, 0.0
        nobody = chance
        for k in range(min(free, n) + 1):
            total += chance
            chance *= (n - k) / (k + 1) * p / q
        if self.known:
            return min(1.0, total)
        return min(1.0, (total - nobody) / (1 - nobody)) if nobody < 1 else 1.0

    def matches(self, colour: int) -> float:
        """How likely it has something that matches this colour."""
        if any(COLOUR[c] in (colour, GOLD) for c in self.known):
            return 1.0
        return 1 - (1 - MATCHING * self.p_character) ** self.unknown

    def dies_of_theft(self) -> float:
        return self.at_most(1) / max(1, self.size)

    def dies_of(self, colours: list[int]) -> float:
        """How likely an attack of these colours ends it."""
        if len(colours) > 1:
            return self.at_most(len(colours) - 1) + 0.3 * (self.at_most(len(colours)) - self.at_most(len(colours) - 1))
        match = self.matches(colours[0]) if self.known else MATCHING
        return self.at_most(1) * (1 - match * (1 - (1 - self.p_character) ** 3))


class Sense:
    """The table as the bot's seat sees it, in the terms it thinks in."""

    def __init__(self, view: View, weights: Weights) -> None:
        self.view = view
        self.weights = weights
        fields = view.fields
        self.me = int(view.viewer)
        self.phase: int = fields["phase"]
        self.house = int(cast(FrenzySetup, view.setup).house)
        wave = 1 if self.house & EXPANSION else 0
        self.printed = PRINTED[wave]
        self.hand = view.pile("hand", view.viewer).cards
        self.discard = view.pile("discard").cards
        self.supply = view.pile("supply").cards
        self.invasion = view.pile("invasion").cards
        self.mimics = int(view.pile("mimics").size)
        self.turns: int = fields["turns_left"] if fields["current"] == self.me else 0
        hands = view.places["hand"]
        seen = [*self.hand, *self.discard, *view.pile("gone").cards, *self.supply]
        seats, step, out = int(view.seats), int(fields["dir"]), fields["out"]
        others = [(self.me + step * i) % seats for i in range(1, seats)]
        for seat in others:
            seen += hands[seat].cards
        characters = sum(map(CHARACTER_SET.__contains__, seen))
        supplies = sum(map(SUPPLY_CODES.__contains__, seen))
        hidden = SUPPLY_SIZE[wave] - supplies
        p = (CHARACTERS_IN_ALL[wave] - characters) / hidden if hidden > 5 else 0.5
        self.p_character = min(0.9, max(0.1, p))
        self.rivals = [Rival(seat, hands[seat].cards, self.p_character) for seat in others if out[seat] == 0]
        self.share = 1.0 / max(1, len(self.rivals))  # of what a rival loses, this much is ours
        self.set_hand(self.hand)

    def set_hand(self, hand: list[str]) -> None:
        self.characters = [c for c in hand if c in CHARACTER_SET]
        self.actions = [c for c in hand if c in ACTION_SET]
        self.many = len(self.characters)
        self.colours = Counter([COLOUR[c] for c in self.characters])
        self.abilities = {c: self.ability(c) for c in set(self.characters)}
        self.promises = {c: self.promise(c, self.colours[COLOUR[c]] - 1) for c in self.abilities}
        self.reveals: dict[tuple[str, bool], float] = {}

    # -- what cards are worth ------------------------------------------------------------------------------------

    def body(self, nth: int) -> float:
        bodies = self.weights.bodies
        return bodies[min(nth, len(bodies) - 1)]

    def ability(self, code: str) -> float:
        """What this Character brings when it matches."""
        w, kind = self.weights, ABILITY[code]
        if kind in ("GREY", "DEFEND"):
            return w.draw
        if kind == "SCAVENGE":
            return 2 * w.draw
        if kind == "DEFLECT":
            return w.draw + w.harm * self.share
        if kind == "STEAL":
            return w.draw + (w.draw + w.death * max((r.dies_of_theft() for r in self.rivals), default=0)) * self.share
        return self.body(self.many) + 0.4

    def promise(self, code: str, others: int) -> float:
        """What its ability is worth in advance; ``others`` of its colour are held besides it."""
        w = self.weights
        colour = COLOUR[code]
        if colour == NO_COLOUR:
            return 0.0
        return self.ability(code) * (w.use_gold if colour == GOLD else max(0.2, w.use - w.use_again * others))

    def keeps(self, code: str) -> float:
        """What is lost with this card of the own hand."""
        if code in CHARACTER_SET:
            return self.body(self.many) + self.promises[code]
        return self.action(code)

    def gains(self, code: str) -> float:
        """What this card adds to the own hand."""
        if code in CHARACTER_SET:
            return self.body(self.many + 1) + self.promise(code, self.colours[COLOUR[code]])
        return self.action(code)

    def action(self, code: str) -> float:
        w = self.weights
        if code in DODGES:
            return w.dodge + (w.lock * self.share if code in LOCKS else 0.0)
        return {
            "VIEW": w.view,
            "VIEW_TWO": w.view_two,
            "REARRANGE": w.rearrange,
            "SWAPSIES": w.swapsies,
            "SHUFFLE": w.shuffle,
            "GOLD_BOOST": w.boost,
        }.get(code, 0.0)

    # -- Phase 2: what a reveal brings ---------------------------------------------------------------------------

    def left(self) -> list[tuple[str, float]]:
        """What an unknown card of the Invasion deck may be, and how likely."""
        counts = {code: self.printed[code] for code in INVADERS}
        for code in (*self.discard, *self.invasion, *["MIMIC"] * self.mimics):
            if code in counts:
                counts[code] -= 1
        total = sum(n for n in counts.values() if n > 0)
        if not total or "?1" not in self.invasion:  # the deck is about to be made anew
            counts = {code: self.printed[code] for code in INVADERS}
            total = sum(counts.values())
        return [(code, n / total) for code, n in counts.items() if n > 0]

    def expected(self, boosted: bool = False) -> list[tuple[float, float]]:
        """The worth of a random reveal: (worth, probability) for each kind of card."""
        return [(self.reveal(code, boosted), p) for code, p in self.left()]

    def reveal(self, code: str, boosted: bool = False) -> float:
        """What revealing this Invasion card now does to the own fortune."""
        key = code, boosted
        if key not in self.reveals:
            self.reveals[key] = self.revealed(code, boosted)
        return self.reveals[key]

    def revealed(self, code: str, boosted: bool) -> float:
        w, copies = self.weights, 1 + self.mimics
        if code.startswith("RELAX"):
            return copies * int(code[-1]) * w.draw
        if code == "ALLIANCE":
            return copies * (w.harm + w.death * max((r.dies_of([0]) for r in self.rivals), default=0)) * self.share
        if code == "MIMIC":
            if self.house & MIMIC_AT_ONCE or self.turns > 1:
                return -1.5
            return w.harm * self.share
        if code == "STEALTH":
            rest = self.many - copies
            loss = self.attacked([UNSEEN] * copies, boosted)
            return (
                loss if rest < 1 else loss - 0.4 - (w.death * 0.3 if rest == 1 else w.death * 0.1 if rest == 2 else 0)
            )
        return self.attacked(ALIENS[code] * copies, boosted)

    def attacked(self, aliens: list[int], boosted: bool = False) -> float:
        """What facing these aliens as well as possible brings, all told."""
        w, many, k = self.weights, self.many, len(aliens)
        if many < k or (many == k and UNSEEN in aliens):
            return -w.death
        worth, pairs = assign(self, self.characters, aliens, boosted)
        lost = sum(self.body(i) for i in range(many - k + 1, many + 1))
        if many > k:
            return worth - lost
        draws, sure = 0.0, False
        for code, colour in pairs:
            if matches(code, colour, boosted):
                kind = ABILITY[code]
                sure = sure or kind == "REVIVE"
                draws += 2 if kind == "SCAVENGE" else 1
        if not draws:
            return -w.death
        dead = 0.0 if sure else (1 - self.p_character) ** (draws + 2)
        return worth - lost + 2 * w.draw - 1.0 - dead * w.death


def matches(code: str, colour: int, boosted: bool) -> bool:
    return colour != UNSEEN and (boosted or COLOUR[code] in (colour, GOLD))


def assign(
    sense: Sense, characters: list[str], aliens: list[int], boosted: bool
) -> tuple[float, list[tuple[str, int]]]:
    """Which Characters face which aliens: the most of what matches bring less what goes with the cards."""
    promise, ability = sense.promises, sense.abilities
    if len(aliens) == 1:
        colour = aliens[0]
        options = [(ability[c] - promise[c] if matches(c, colour, boosted) else -promise[c], c) for c in promise]
        worth, code = max(o for o in options if o[1] in characters)
        return worth, [(code, colour)]
    full = (1 << len(aliens)) - 1
    best: dict[int, tuple[float, list[tuple[str, int]]]] = {0: (0.0, [])}
    for code in characters:
        for mask, (worth, pairs) in list(best.items()):
            done = 0  # colours tried: aliens alike are as good as each other
            for i, colour in enumerate(aliens):
                if mask >> i & 1 or done >> colour & 1:
                    continue
                done |= 1 << colour
                gain = worth - promise[code] + (ability[code] if matches(code, colour, boosted) else 0.0)
                new = mask | 1 << i
                if new not in best or best[new][0] < gain:
                    best[new] = (gain, [*pairs, (code, colour)])
    return best[full]


def mean(outcomes: list[tuple[float, float]]) -> float:
    return sum(worth * p for worth, p in outcomes)


def combine(a: list[tuple[float, float]], b: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """The better of two draws, as a distribution again."""
    found: dict[float, float] = {}
    for x, p in a:
        for y, q in b:
            found[max(x, y)] = found.get(max(x, y), 0.0) + p * q
    return list(found.items())


def best_of(a: list[tuple[float, float]], b: list[tuple[float, float]]) -> float:
    return mean(combine(a, b))
