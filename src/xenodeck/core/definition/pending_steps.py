"""What is pending in the middle of a turn, said directly: the ``stack`` of a position, a list of steps, next one first.

A game lists in a table how its rules are written while they are pending (``PendingStep``); reading and writing is the
same for every game. Only what play can bring about is taken: anything else would fail later, when nobody can mend it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from xenodeck.core.definition.pile_keys import PileKey
from xenodeck.core.errors import BadPosition, RuleBug
from xenodeck.core.rules.state import ONE, Frame, Rule, State
from xenodeck.core.tabletop.layout import Place

NONE: Final = -1  # as a seat: nobody's; as a card: there is none
MOST: Final = 1_000_000_000


def is_whole(value: object, low: int, high: int) -> bool:
    """A whole number within these bounds; true and false are none."""
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def carries_number(low: int, high: int) -> Callable[[Any, Frame], bool]:
    """The step carries one number within these bounds."""
    return lambda _, f: low <= f.arg <= high and not f.more


def carries_nothing(s: Any, f: Frame) -> bool:
    """The step carries no number at all."""
    return f.arg == 0 and not f.more


def no_cards(s: Any, f: Frame) -> list[int]:
    return []


@dataclass(frozen=True)
class PendingStep:
    """How one rule is written while it is pending, and when it can be.

    Numbers of a step are written as they are, unless one of the following says that they are cards. Those are written
    by where they lie: as ``card`` a list of pile, seat and how many cards lie below, or just how many lie below.
    """

    before: tuple[Rule[Any], ...]  # the step right after it is one of these; none: it is the last one
    fits: Callable[[Any, Frame], bool] = carries_nothing  # may its seat and its numbers be these at this table?
    whose: Callable[[Any], int] | None = None  # the seat that it must belong to; None: any, but not nobody
    card_in: tuple[str, ...] = ()  # its number is a card in one of these piles, and stands under ``card``
    more_cards: Callable[[Any, Frame], int] | None = None  # … and so many of its further numbers are cards as well
    zone: Callable[[Any], int] | None = None  # all its numbers are cards that lie, or once lay, in this zone
    seen: Callable[[Any, Frame], list[int]] = no_cards  # cards that its seat has looked at when it is asked this
    unnumbered: bool = False  # its numbers stand elsewhere in the position


class Stack:
    """The pending steps of one table, written and read with the table of its game."""

    def __init__(
        self, s: State, steps: Mapping[Rule[Any], PendingStep], piles: list[tuple[PileKey, Place]], rule: str
    ) -> None:
        self.s = s
        self.steps = steps
        self.piles = piles
        self.rule = rule  # of the rules page, named where the stack cannot be

    # -- writing ---------------------------------------------------------------------------------------------------

    def write(self) -> list[dict[str, Any]]:
        return [self.written(f) for f in self.s.pending()]

    def written(self, f: Frame) -> dict[str, Any]:
        step = self.steps.get(f.rule)
        if step is None:
            raise RuleBug(f"{f.rule.key} is pending, and is not among the steps that positions list")
        found: dict[str, Any] = {"do": f.rule.key, "seat": int(f.seat)}
        if step.unnumbered:
            return found
        arg, more = int(f.arg), [int(n) for n in f.more]
        if step.zone is not None:
            cards = self.s.zones[step.zone(self.s)]
            arg, *more = [cards.index(card) if card in cards else NONE for card in (arg, *more)]
        if not step.card_in:
            return {**found, **({"arg": arg} if arg else {}), **({"more": more} if more else {})}
        if arg != NONE:
            found["card"] = self.where(arg)
        many = step.more_cards(self.s, f) if step.more_cards is not None else 0
        places = [None if card == NONE else self.where(card) for card in more[:many]]
        return {**found, **({"more": [*places, *more[many:]]} if more else {})}

    def where(self, card: int) -> list[Any]:
        """The pile of a card, whose it is, and how many cards lie below it."""
        zone = self.s.zone_of(card)
        place = self.s.layout.place_of[zone]
        key = next(pile.key for pile, other in self.piles if other is place)
        return [key, int(zone - place.first), self.s.zones[zone].index(card)]

    # -- reading ---------------------------------------------------------------------------------------------------

    def read(self, stack: object, elsewhere: Mapping[Rule[Any], tuple[int, ...]]) -> list[Frame]:
        """The steps, which are on the agenda now, in an order that play can bring about. ``check`` them next."""
        if not isinstance(stack, list) or not stack:
            raise self.no("it is a list of steps, as it was written")
        frames = [self.read_step(one, elsewhere) for one in stack]
        if not frames[0].rule.asks:
            raise self.no("the next step is a question")
        for f, after in zip(frames, [*frames[1:], None], strict=True):
            before = self.steps[f.rule].before
            if bool(before) != (after is not None) or (after is not None and after.rule not in before):
                raise self.no("play never brings these steps in this order")
        self.s.then_each(frames)
        return frames

    def read_step(self, one: object, elsewhere: Mapping[Rule[Any], tuple[int, ...]]) -> Frame:
        rules = {rule.key: rule for rule in self.steps}
        do = one.get("do") if isinstance(one, Mapping) else None
        if not isinstance(one, Mapping) or not isinstance(do, str) or do not in rules:
            raise self.no("each step is {do, seat, …}")
        step, more = self.steps[rules[do]], one.get("more", [])
        if set(one) - {"do", "seat"} - (set() if step.unnumbered else {"card" if step.card_in else "arg", "more"}):
            raise self.no(f"{do} has no such number")
        if not is_whole(one.get("seat", NONE), NONE, self.s.seats - 1) or not isinstance(more, list):
            raise self.no("seat is a seat, or -1 for nobody's, and more is a list")
        numbers: list[Any]
        if step.unnumbered:
            arg, *numbers = elsewhere[rules[do]]
        elif step.card_in:
            arg = self.card_at(one["card"], step.card_in) if "card" in one else NONE
            every = tuple(pile.key for pile, _ in self.piles)
            numbers = [NONE if n is None else self.card_at(n, every) if isinstance(n, list) else n for n in more]
        else:
            arg, numbers = one.get("arg", 0), list(more)
        if not all(is_whole(n, NONE, MOST) for n in (arg, *numbers)):
            raise self.no("the numbers of a step are whole numbers, or cards by where they lie")
        if step.zone is not None:
            cards = self.s.zones[step.zone(self.s)]
            if any(n >= len(cards) for n in (arg, *numbers)):
                raise self.no("there is no such card")
            arg, *numbers = [cards[n] if n != NONE else NONE for n in (arg, *numbers)]
        return Frame(rules[do], one.get("seat", NONE), arg, tuple(numbers))

    def card_at(self, named: object, keys: tuple[str, ...]) -> int:
        if isinstance(named, list) and len(named) == 3:
            for pile, place in self.piles:
                seats = int(self.s.seats) if place.each else 1
                if pile.key in keys and pile.key == named[0] and is_whole(named[1], 0, seats - 1):
                    cards = self.s.zones[place.first + named[1]]
                    if is_whole(named[2], 0, len(cards) - 1):
                        return int(cards[named[2]])
        raise self.no("there is no such card")

    def check(self, frames: list[Frame]) -> None:
        """Can each step be pending at this table? Whoever is asked about cards next has looked at them, even if the
        position does not say so."""
        for f in frames:
            step = self.steps[f.rule]
            right = f.seat >= 0 if step.whose is None else f.seat == step.whose(self.s)
            if not right or not step.fits(self.s, f):
                raise self.no(f"{f.rule.key} cannot be pending like this")
        asked = frames[0]
        if not self.has_answers(asked):
            raise self.no(f"{asked.rule.key} has nothing to ask")
        for card in self.steps[asked.rule].seen(self.s, asked):
            self.s.show(card, self.s.zone_of(card), 1 << asked.seat)

    def has_answers(self, f: Frame) -> bool:
        """Is there something to choose? A secret window may be open without anybody who is asked."""
        if f.rule.has_windows:
            return True
        if f.rule.mode == ONE:
            return bool(f.rule.options(self.s, f))
        return any(f.rule.choices(self.s, f, seat) for seat in f.rule.seats_asked(self.s, f))

    def no(self, why: str) -> BadPosition:
        return BadPosition(f"stack: {why}.", self.rule)
