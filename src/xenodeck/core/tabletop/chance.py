"""Random numbers from one seed, in separate streams: for the deal (shuffles), for play (dice, random picks), for bots.

A sealed source hashes (seed, stream, number of the operation) with BLAKE2b, so the result of one operation tells
nothing about any other. A quick source is a linear generator for the worlds of a search; no table uses it.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.errors import BadConfig, BadPosition, BadScript, RuleBug

SEED_BITS: Final = 255
DEAL: Final = b"xenodeck deal   "
PLAY: Final = b"xenodeck play   "
BOTS: Final = b"xenodeck bots   "
SERIES: Final = b"xenodeck series "

BLOCK: Final = 64  # bytes in a hashed block
WORD_BITS: Final = 16
WORD: Final = 1 << WORD_BITS
LOW: Final = WORD - 1
MOST: Final = 4096  # up to this limit sixteen bits are enough for a number
LONG: Final = 1 << 32
LONG_LOW: Final = LONG - 1
# A linear generator modulo 2^61. All constants are below 2^62, where compiled code keeps ints unboxed, and the product
# is masked, so both engines agree bit by bit. The low bits of such a generator are poor, so the high ones are used.
QUICK_TIMES: Final = 2862933555777941757
QUICK_PLUS: Final = 3037000493
QUICK_MASK: Final = (1 << 61) - 1
QUICK_HIGH: Final = 29  # bits below the 32 that are used
DICE: Final = 2147483648.0  # dice are below this


def check_seed(seed: object) -> int:
    """``seed``, if it can be the seed of a game; else BadConfig."""
    if not isinstance(seed, int) or isinstance(seed, bool) or seed.bit_length() > SEED_BITS:
        raise BadConfig(f"a seed is a whole number of at most {SEED_BITS} bits.")
    return seed


def position_seed(value: object, rule: str = "", deal: bool = False) -> int:
    """``value``, if it can be the seed of a position: a whole number from 0 on.

    ``deal``: the position deals a new game, so a wrong seed raises BadConfig and not BadPosition.
    """
    if not isinstance(value, int) or isinstance(value, bool) or value < 0 or value.bit_length() > SEED_BITS:
        text = f"seed is a whole number from 0 on, of at most {SEED_BITS} bits."
        raise BadConfig(text, rule) if deal else BadPosition(text, rule)
    return value


def derive(seed: int, stream: bytes, number: int, block: int = 0) -> bytes:
    """The 64 bytes that ``seed`` gives for one block of one operation of a stream.

    >>> derive(7, DEAL, 0) == derive(7, DEAL, 0), derive(7, DEAL, 0) == derive(7, DEAL, 1)
    (True, False)
    """
    return blake2b(b"%b%b%d.%d" % (seed.to_bytes(32, "little", signed=True), stream, number, block)).digest()


class Chance:
    """The source of all randomness of one table: shuffles, dice, random picks."""

    __slots__ = ("seed", "dealt", "drawn", "quick", "script", "results")

    def __init__(self, seed: int, dealt: i64, drawn: i64, quick: i64, script: list[object] | None) -> None:
        self.seed = seed  # the secret seed of the table
        self.dealt: i64 = dealt  # how many operations of the deal stream there were
        self.drawn: i64 = drawn  # how many operations of the play stream there were
        self.quick: i64 = quick  # the state of the quick source; 0: the source is sealed
        self.script = script  # results laid down in advance, the next one first; None: no script
        self.results: list[object] | None = None  # the results drawn, as a script has them; None: not noted; not cloned

    def clone(self) -> Chance:
        """An independent copy that draws the same results."""
        script = self.script
        return Chance(self.seed, self.dealt, self.drawn, self.quick, None if script is None else script[:])

    def used(self) -> i64:
        """How many operations there were so far, of both streams. Undo never crosses a change of this number."""
        return self.dealt + self.drawn

    def quick_below(self, n: i64) -> i64:
        """A number below ``n`` (at most 2^31) from the quick source."""
        self.quick = (self.quick * QUICK_TIMES + QUICK_PLUS) & QUICK_MASK
        return ((self.quick >> QUICK_HIGH) * n) >> 32

    def below(self, n: i64) -> i64:
        """A random number 0 … n-1 of the play stream."""
        number: i64 = self.drawn
        if self.script is not None:
            found: i64 = self.scripted_number(n)
            self.drawn = number + 1
            if self.results is not None:
                self.results.append(int(found))
            return found
        self.drawn = number + 1
        if self.quick != 0:
            return self.quick_below(n)
        words = UniformNumbers(self.seed, PLAY, number)
        found = words.below(n)
        if self.results is not None:
            self.results.append(int(found))
        return found

    def roll(self, dice: i64, sides: i64) -> list[int]:
        """Roll ``dice`` dice with the faces 1 … ``sides``: one operation of the play stream, one script entry."""
        number: i64 = self.drawn
        thrown: list[int] = []
        if self.script is not None:
            thrown = self.scripted_roll(dice, sides)
            self.drawn = number + 1
            self.note_list(thrown)
            return thrown
        self.drawn = number + 1
        if self.quick != 0:
            for _ in range(dice):
                thrown.append(self.quick_below(sides) + 1)
            return thrown
        words = UniformNumbers(self.seed, PLAY, number)
        for _ in range(dice):
            thrown.append(words.below(sides) + 1)
        self.note_list(thrown)
        return thrown

    def arrange(self, n: i64) -> list[int]:
        """The numbers 0 … n-1 in random order: one operation of the play stream, one script entry."""
        number: i64 = self.drawn
        order = list(range(n))
        if self.script is not None:
            order = self.scripted_order(n)
            self.drawn = number + 1
            self.note_list(order)
            return order
        self.drawn = number + 1
        words = UniformNumbers(self.seed, PLAY, number)
        i: i64 = n - 1
        while i > 0:
            j: i64 = self.quick_below(i + 1) if self.quick != 0 else words.below(i + 1)
            order[i], order[j] = order[j], order[i]
            i -= 1
        self.note_list(order)
        return order

    def dealt_below(self, n: i64) -> i64:
        """A random number 0 … n-1 of the deal stream, for a pick that belongs to the deal."""
        number: i64 = self.dealt
        if self.script is not None:
            found: i64 = self.scripted_number(n)
            self.dealt = number + 1
            if self.results is not None:
                self.results.append(int(found))
            return found
        self.dealt = number + 1
        if self.quick != 0:
            return self.quick_below(n)
        words = UniformNumbers(self.seed, DEAL, number)
        found = words.below(n)
        if self.results is not None:
            self.results.append(int(found))
        return found

    def dealt_order(self, n: i64) -> list[int]:
        """The numbers 0 … n-1 in random order: one operation of the deal stream, one script entry."""
        order = list(range(n))
        if self.script is None:
            self.shuffle(order)
        else:
            order = self.scripted_order(n)
            self.dealt += 1
        self.note_list(order)
        return order

    def shuffle(self, cards: list[int]) -> None:
        """Shuffle ``cards`` in place with the deal stream. Scripted shuffles are done by ``Cards.shuffle``."""
        number: i64 = self.dealt
        self.dealt = number + 1
        i: i64 = len(cards) - 1
        j: i64
        if i >= MOST:
            raise RuleBug(f"more than {MOST} cards in one shuffle")
        if self.quick != 0:
            quick: i64 = self.quick
            while i > 0:
                quick = (quick * QUICK_TIMES + QUICK_PLUS) & QUICK_MASK
                j = ((quick >> QUICK_HIGH) * (i + 1)) >> 32
                card = cards[i]
                cards[i] = cards[j]
                cards[j] = card
                i -= 1
            self.quick = quick
            return
        data = b""
        block: i64 = 0
        at: i64 = BLOCK
        while i > 0:
            if at == BLOCK:
                data = derive(self.seed, DEAL, number, block)
                block += 1
                at = 0
            product: i64 = (data[at] | data[at + 1] << 8) * (i + 1)
            at += 2
            low: i64 = product & LOW
            if low <= i and low < (WORD - i - 1) % (i + 1):
                continue  # as in UniformNumbers.below, inlined: the deal is the longest single step of a short game
            j = product >> WORD_BITS
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1

    def note_list(self, result: list[int]) -> None:
        """Add a result that is a list to ``results``, if they are noted."""
        if self.results is not None:
            self.results.append([int(n) for n in result])

    def scripted_number(self, n: i64) -> i64:
        """The next result of the script as a number. The caller counts the operation after this has succeeded."""
        script = self.script
        if not script:
            raise BadScript(f"the chance script is used up: a number below {n} is needed.")
        value = script[0]
        if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < n:
            raise BadScript(f"the chance script gives {value!r} where a number from 0 to {n - 1} is needed.")
        script.pop(0)
        return value

    def scripted_roll(self, dice: i64, sides: i64) -> list[int]:
        """The next result of the script as the faces of dice."""
        script = self.script
        wanted = f"{dice} dice from 1 to {sides}"
        if not script:
            raise BadScript(f"the chance script is used up: {wanted} are needed.")
        value = script[0]
        shown = [int(face) if isinstance(face, str) and face.isdecimal() else face for face in roll_of(value)]
        if len(shown) != dice or not all(is_face(face, sides) for face in shown):
            raise BadScript(f"the chance script gives {value!r} where {wanted} are needed.")
        script.pop(0)
        return shown

    def scripted_order(self, n: i64) -> list[int]:
        """The next result of the script as an order of the numbers 0 … n-1."""
        script = self.script
        value = roll_of(script[0]) if script else []
        if not script or sorted(str(v) for v in value) != sorted(str(v) for v in range(n)):
            raise BadScript(f"the chance script has no order of the numbers from 0 to {n - 1} next.")
        script.pop(0)
        return [int(v) for v in value]

    def next_order(self) -> object:
        """The scripted result of the next shuffle; None: there is no script."""
        script = self.script
        if script is None:
            return None
        if not script:
            raise BadScript("the chance script is used up: the result of a shuffle is needed.")
        return script[0]


def roll_of(value: object) -> list[Any]:
    """A scripted roll as a list of faces; empty if it is not a list."""
    return list(value) if isinstance(value, list) else []


def is_face(face: object, sides: i64) -> bool:
    """Is this the face of a die with so many sides?"""
    return isinstance(face, int) and not isinstance(face, bool) and 1 <= face <= sides


class UniformNumbers:
    """Exactly uniform numbers from the hashed blocks of one operation, which are used sixteen bits at a time."""

    def __init__(self, seed: int, stream: bytes, number: i64) -> None:
        self.seed = seed
        self.stream = stream
        self.number: i64 = number
        self.block: i64 = 0
        self.at: i64 = BLOCK
        self.data = b""

    def next(self) -> i64:
        """The next sixteen bits."""
        at: i64 = self.at
        if at == BLOCK:
            self.data = derive(self.seed, self.stream, self.number, self.block)
            self.block += 1
            at = 0
        self.at = at + 2
        data = self.data
        return data[at] | data[at + 1] << 8

    def below(self, n: i64) -> i64:
        """A uniform number 0 … n-1, by Lemire's method: it rejects the few values that would favour small numbers."""
        if not 0 < n < 1 << 31:
            raise RuleBug(f"no random number below {n}")
        if n > MOST:
            return self.below_long(n)
        product: i64 = self.next() * n
        low: i64 = product & LOW
        if low < n:
            floor: i64 = (WORD - n) % n
            while low < floor:
                product = self.next() * n
                low = product & LOW
        return product >> WORD_BITS

    def below_long(self, n: i64) -> i64:
        """The same for limits that need 32 bits."""
        floor: i64 = (LONG - n) % n
        while True:
            product: i64 = (self.next() * WORD + self.next()) * n
            if product & LONG_LOW >= floor:
                return product >> 32


def bot_seed(seed: int, seat: int, number: int) -> int:
    """A seed for decision ``number`` of the bot in ``seat``, independent of the deal and play streams."""
    return int.from_bytes(derive(seed, BOTS, number, seat)[:8], "little") & QUICK_MASK | 1


def game_seed(seed: int, number: int) -> int:
    """The seed of game ``number`` in a series that was started with ``seed``."""
    return int.from_bytes(derive(seed, SERIES, number)[:16], "little")


# -- dice that are computed and not drawn: always the same for one occasion --------------------------------------------


def plan_dice(base: i64, seat: i64, occasion: i64) -> i64:
    """31 random bits for a seat and an occasion. ``base`` is a number of the table, or of one game of a series."""
    mixed: i64 = ((base ^ (occasion * 64 + seat + 1)) * QUICK_TIMES + QUICK_PLUS) & QUICK_MASK
    mixed = ((mixed ^ (mixed >> 31)) * QUICK_TIMES + QUICK_PLUS) & QUICK_MASK
    return (mixed ^ (mixed >> 30)) & 0x7FFF_FFFF


def part(dice: i64, number: i64) -> float:
    """Random number ``number`` derived from ``dice``: between 0 and 1, both excluded, independent of the others."""
    return (float(plan_dice(dice, number, 1)) + 0.5) / DICE
