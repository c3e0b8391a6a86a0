"""The whole of a running game as plain data (table, agenda, questions, time), and what a rule is that works on it.

How they run together lies in engine.py.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from xenodeck.core.cards import Layout, Table
from xenodeck.core.chance import Chance
from xenodeck.core.errors import RuleBug

PASS: Final = -1  # the option of doing nothing
UNANSWERED: Final = -2  # in ``answers``: asked, silent so far
NOT_ASKED: Final = -3


ONE: Final = 0  # one seat is asked
TOGETHER: Final = 1  # several seats at once, secretly; revealed when the last has answered
RACE: Final = 2  # several seats at once; the first answer that is not a pass wins

CARD: Final = "card"  # one that the chooser knows: twins are as good as each other
PLACE: Final = "place"  # a card by where it lies, whether the chooser knows it or not
SEAT: Final = "seat"
NUMBER: Final = "number"
CHOICE: Final = "choice"  # yes/no, a colour, a mode: words of the game, by number


NO_OPTIONS: Final[list[int]] = []
NO_PARTS: Final[dict[int, list[int]]] = {}


class Frame:
    """One pending step: which rule, whose, and a few numbers. Immutable, so clones share it."""

    __slots__ = ("rule", "seat", "arg", "more")

    def __init__(self, rule: Rule[Any], seat: i64, arg: i64 = 0, more: tuple[int, ...] = ()) -> None:
        self.rule = rule
        self.seat: i64 = seat  # whose step it is; -1: the table's
        self.arg: i64 = arg
        self.more = more


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Table):
    """Everything a game is at one moment. A game's own fields are public numbers: secrets are always cards."""

    # beyond thirty attributes CPython 3.11 gives up its compact layout, and the interpreted engine a tenth of its speed
    __slots__ = (
        "seats",
        "agenda",
        "depth",
        "options",
        "asked",
        "before",
        "answers",
        "befores",
        "opened",
        "since",
        "now",
        "revealed",
        "over",
        "truncated",
    )

    def __init__(
        self,
        layout: Layout,
        face: list[int],
        pool: list[int],
        zones: list[list[int]],
        chance: Chance,
        agenda: list[Frame],
    ) -> None:
        super().__init__(layout, face, pool, zones, chance)
        self.seats: i64 = layout.seats
        self.agenda = agenda  # the frame below ``depth`` comes next; what lies above is left over and means nothing
        self.depth: i64 = len(agenda)
        self.options: list[int] = NO_OPTIONS  # of the one seat asked; worked out anew after loading
        self.asked: i64 = -1  # the one seat asked; -1: none or several
        self.before: list[int] = NO_OPTIONS  # answers of that seat so far in a move of several questions
        self.answers: list[int] | None = None  # seat -> answer, while several seats are asked
        self.befores: dict[int, list[int]] = NO_PARTS  # seat -> answers so far in its move, while several are asked
        self.now: i64 = 0  # ticks since the start
        self.opened: i64 = 0  # questions opened so far; tells a question from the next one of the same rule
        self.since: i64 = 0  # tick at which the present question was opened
        self.revealed: i64 = 0  # secret answers shown to all so far
        self.over = False
        self.truncated = False  # cut short, not brought to its end by the rules

    def then(self, first: Frame, second: Frame | None = None, third: Frame | None = None) -> None:
        """Do these next, in the order written, before what is already pending."""
        agenda = self.agenda
        depth: i64 = self.depth
        if second is None and depth < len(agenda):
            agenda[depth] = first
            self.depth = depth + 1
            return
        if depth + 3 > len(agenda):
            agenda.extend([first, first, first])  # room; overwritten below or left over
        if second is not None:
            if third is not None:
                agenda[depth] = third
                depth += 1
            agenda[depth] = second
            depth += 1
        agenda[depth] = first
        self.depth = depth + 1

    def then_each(self, frames: list[Frame]) -> None:
        """Like ``then`` for any number of steps."""
        for i in range(len(frames) - 1, -1, -1):
            self.then(frames[i])

    def pending(self) -> list[Frame]:
        """What is on the agenda, in the order in which it will come."""
        return self.agenda[: self.depth][::-1]

    def finish(self, truncated: bool = False) -> None:
        """The game is over now, in the middle of whatever is going on."""
        self.over = True
        self.truncated = truncated
        self.depth = 0

    def after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        seat += 1
        return 0 if seat == self.seats else seat

    def around(self, seat: i64) -> list[int]:
        """The other seats, clockwise from the next one. To read, not to change."""
        return self.layout.around[seat]

    def earlier(self, seat: i64) -> list[int]:
        """The answers ``seat`` already gave in its present move."""
        if self.answers is not None:
            return self.befores.get(seat, NO_OPTIONS)
        return self.before

    def clone(self) -> State:
        """A copy that lives its own life (each game's state says how)."""
        raise NotImplementedError

    def standing(self) -> list[int]:
        """What each seat has, most wins (each game's state says what counts)."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """All who share first place, were the game over now."""
        standing = self.standing()
        most = max(standing)
        return [seat for seat in range(self.seats) if standing[seat] == most]

    def needing(self) -> list[int]:
        """The zones that, as everybody knows, hold a ``staple`` card of the layout; named as often as they hold one."""
        return NO_OPTIONS

    def shares(self) -> list[float]:
        """What each seat has of the victory: 1 among all winners."""
        winners = self.winners()
        shares = [0.0] * self.seats
        for seat in winners:
            shares[seat] = 1.0 / len(winners)
        return shares

    def copy_core(self, into: State) -> None:
        """Give ``into``, made from this state's shared lists, the rest of the core's fields."""
        everything: i64 = 0x3FFF_FFFF_FFFF_FFFF
        self.shared = everything
        into.shared = everything
        into.depth = self.depth
        into.memory = self.memory
        into.options = self.options
        into.asked = self.asked
        into.before = self.before
        if self.answers is not None:
            into.answers = self.answers[:]
            into.befores = dict(self.befores)
        into.opened = self.opened
        into.revealed = self.revealed
        into.now = self.now
        into.since = self.since
        into.over = self.over
        into.truncated = self.truncated


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[S]):
    """Stateless. Its docstring begins with the rule's number; its questions are answered with ids of real things."""

    RULE: ClassVar[str] = ""  # on the rules page; the docstring begins with it, but a compiled class has no docstring
    KEY: ClassVar[str] = ""  # what saved tables call it, for ever; empty: the name of the class
    ASKS: ClassVar[bool] = True  # False: this rule only does something, ``options`` is not looked at
    MODE: ClassVar[int] = ONE
    DISCREET: ClassVar[bool] = False  # others are not even told that this is being asked

    def __init__(self) -> None:
        # read through the class, so that a game that is not compiled may set them on a core that is
        self.number: str = getattr(type(self), "RULE")  # noqa: B009
        self.key: str = getattr(type(self), "KEY") or type(self).__name__  # noqa: B009
        self.asks: bool = getattr(type(self), "ASKS")  # noqa: B009
        self.mode: i64 = getattr(type(self), "MODE")  # noqa: B009
        self.asks_one: bool = self.asks and self.mode == ONE  # the common case, looked at first
        self.discreet: bool = getattr(type(self), "DISCREET")  # noqa: B009

    def options(self, s: S, f: Frame) -> list[int] | None:
        """What ``f.seat`` may choose. None: nothing is asked, ``resolve`` at once. []: it fizzles."""
        return None

    def follow(self, s: S, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        """The options of the next question of the same move, after ``before`` and ``pick``; None: the move is whole."""
        return None

    def resolve(self, s: S, f: Frame, pick: i64) -> None:
        """Do it. The frame is off the agenda; earlier answers of the move are in ``s.earlier(f.seat)``."""

    def question(self, s: S, f: Frame, before: list[int]) -> tuple[str, str]:
        """The name of the question after the answers ``before``, and the kind of thing it is answered with."""
        return type(self).__name__.lower(), CARD

    # -- several seats at once -------------------------------------------------------------------------------------

    def seats_asked(self, s: S, f: Frame) -> list[int]:
        return [f.seat]

    def choices(self, s: S, f: Frame, seat: i64) -> list[int]:
        """What ``seat`` may choose, where several are asked."""
        raise RuleBug("a rule that asks several seats says what each may choose")

    def reveal(self, s: S, f: Frame, answers: list[int]) -> None:
        """All have answered: ``answers`` by seat (NOT_ASKED for the others)."""

    def won(self, s: S, f: Frame, seat: i64, pick: i64) -> None:
        """A race: ``seat`` was first with ``pick``."""

    # -- time ------------------------------------------------------------------------------------------------------

    def deadline(self, s: S, f: Frame) -> int:
        """Ticks after which silent seats get their default answer; 0: they may think for ever."""
        return 0

    def default(self, s: S, f: Frame, seat: i64, options: list[int]) -> int:
        """The answer of a seat that stays silent."""
        return PASS if PASS in options else options[0]

    def tick(self, s: S, f: Frame) -> bool:
        """A tick passed while this is being asked. True: the agenda changed, what is asked is opened anew."""
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Sets up one table after the other with the same options; only chance differs."""

    def deal(self, chance: Chance) -> State:
        raise NotImplementedError
