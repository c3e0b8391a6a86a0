"""The whole of a running game as plain data, and what a rule is that works on it; engine.py runs them together."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic

from mypy_extensions import i64, mypyc_attr

from xenodeck.core import fields
from xenodeck.core.errors import RuleBug
from xenodeck.core.rules.claims import NO_CLAIMS, Claim
from xenodeck.core.rules.lanes import NO_LANES, Lanes, Pause, Sent
from xenodeck.core.rules.scoring import POINTS, Criterion, ahead, ranks, shares
from xenodeck.core.tabletop.cards import Cards
from xenodeck.core.tabletop.chance import Chance
from xenodeck.core.tabletop.glimpses import OFF
from xenodeck.core.tabletop.layout import MOST_SEATS, Layout
from xenodeck.core.typevars import TypeVar

PASS: Final = -1  # the option of doing nothing
UNANSWERED: Final = -2  # in ``answers``: asked, silent so far
NOT_ASKED: Final = -3
LAPSE: Final = -4  # as a default: no option, but what ``lapse`` does

ONE: Final = 0  # one seat is asked
TOGETHER: Final = 1  # several seats at once, secretly; revealed when the last has answered
RACE: Final = 2  # several seats at once; the first answer that is not a pass wins
PAUSE: Final = 3  # nobody is asked; whoever drives the table says when it goes on
ALONGSIDE: Final = 4  # several seats at once, each at its own pace: see lanes.py

WAIT: Final = PASS  # where everybody acts at their own pace: not yet, ask me again at the next tick
ONE_FIRST: Final = 0  # chance says which of those who compete in one tick comes first; that is all it says
MIXED: Final = 1  # chance says in which order they come

CARD: Final = "card"  # one that the chooser knows: twins are as good as each other
PLACE: Final = "place"  # a card by where it lies, whether the chooser knows it or not
SEAT: Final = "seat"
NUMBER: Final = "number"
CHOICE: Final = "choice"  # yes/no, a colour, a mode: words of the game, by number

NO_OPTIONS: Final[list[int]] = []
NO_PARTS: Final[dict[int, list[int]]] = {}
NO_ROUNDS: Final[list[list[int]]] = []
NO_LINGERS: Final[dict[str, int]] = {}


class Frame:
    """One pending step: which rule, whose, and a few numbers. Immutable, so clones share it."""

    __slots__ = ("rule", "seat", "arg", "more")

    def __init__(self, rule: Rule[Any], seat: i64, arg: i64 = 0, more: tuple[int, ...] = ()) -> None:
        self.rule = rule
        self.seat: i64 = seat  # whose step it is; -1: the table's
        self.arg: i64 = arg
        self.more = more


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """What is settled before the first card is dealt. A state carries it, clones share it, nothing ever changes it.

    A game adds what its rules look up while they work, and says in ``table`` of which class its tables are.
    """

    def __init__(
        self,
        mode: str,
        settings: dict[str, Any],
        layout: Layout,
        face: list[int],
        opening: Rule[Any],
        bound: int,
        tick_ms: int = 0,
    ) -> None:
        self.mode = mode
        self.settings = settings  # what was chosen about the rules, every one, checked
        self.layout = layout
        self.seats: i64 = layout.seats
        self.face = face  # card -> face, of a new game
        self.cards = list(range(len(face)))
        self.opening = opening  # the rule that deals
        self.bound = bound  # no game takes more answers than this, if its options surely end it
        self.tick_ms = tick_ms  # length of a tick at a live table; 0: nothing here depends on time
        # what a game that differs sets afterwards, in its own constructor
        self.scoring: list[Criterion] = POINTS  # the points, then the tie-breaks in order
        self.rounds = 1  # rounds of a game, or games of a match: each is scored, then the next is dealt
        self.choosy: list[int] = NO_OPTIONS  # zones of which ``may_hold`` knows more than that anything may lie there
        self.automata: list[int] = NO_OPTIONS  # seats that only rules move: nobody sits there, nothing is asked of them
        self.assist: i64 = OFF  # what a view says of cards that are face down again: nothing, PUBLIC or OWN
        self.hold_ticks = -1  # how long the first of several who compete waits for slower lines; -1: arrival decides
        # what live tables go by, and nobody else; -1: as the table, or the server, has it
        self.turn_ms = -1  # time for an answer, then the rule answers by default; 0: as long as one likes
        self.grace_ms = -1  # away for so long while others are there: a bot sits in
        self.takeover = True  # may one?
        self.lingers: dict[str, int] = NO_LINGERS  # event that all notice -> ms in which nothing is taken after it

    def table(self) -> type[State]:
        """Of which class its tables are."""
        raise NotImplementedError

    def lay(
        self, face: list[int], pool: list[int], zones: list[list[int]], chance: Chance, agenda: list[Frame]
    ) -> State:
        """A table with these cards, on which nothing has happened yet."""
        kind: Any = self.table()
        s: State = kind(self, face, pool, zones, chance, agenda)
        s.begin()
        return s

    def deal(self, chance: Chance) -> State:
        """A new game: all cards lie in the first place, and the opening comes next."""
        zones: list[list[int]] = [self.cards.copy()]
        for _ in range(len(self.layout.sees) - 1):
            zones.append([])
        return self.lay(self.face, [], zones, chance, [Frame(self.opening, -1)])


# ``State`` alone is a state of whatever set-up
SetupT = TypeVar("SetupT", bound=Setup, default=Setup, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Cards, Generic[SetupT]):
    """Everything a game is at one moment. What a game adds is open to everybody: secrets are always cards.

    ``class Ufo(State[UfoSetup])`` says what set-up it has, so that mypy knows what ``s.setup.hand_size`` is.
    A game's own fields are written once, in the body of its class, with their types and what they are at the start;
    ``clone``, saving, loading and views find them there (see fields.py).
    """

    # beyond thirty attributes CPython 3.11 gives up its compact layout, and the interpreted engine a tenth of its speed
    __slots__ = (
        "setup", "seats", "agenda", "depth", "options", "asked", "before", "answers", "befores",
        "opened", "since", "revealed", "rounds", "over", "truncated", "lanes", "ready", "stops", "said",
    )  # fmt: skip

    def __init__(
        self,
        setup: SetupT,
        face: list[int],
        pool: list[int],
        zones: list[list[int]],
        chance: Chance,
        agenda: list[Frame],
    ) -> None:
        super().__init__(setup.layout, face, pool, zones, chance)
        self.setup = setup
        self.seats: i64 = setup.seats
        self.agenda = agenda  # the frame below ``depth`` comes next; what lies above is left over and means nothing
        self.depth: i64 = len(agenda)
        self.options: list[int] = NO_OPTIONS  # of the one seat asked; worked out anew after loading
        self.asked: i64 = -1  # the one seat asked; -1: none or several
        self.before: list[int] = NO_OPTIONS  # answers of that seat so far in a move of several questions
        self.answers: list[int] | None = None  # seat -> answer, while several seats are asked
        self.befores: dict[int, list[int]] = NO_PARTS  # seat -> answers so far in its move, while several are asked
        self.opened: i64 = 0  # questions opened so far; tells a question from the next one of the same rule
        self.since: i64 = 0  # tick at which the present question was opened
        self.revealed: i64 = 0  # secret answers shown to all so far
        self.rounds: list[list[int]] = NO_ROUNDS  # the points of each round that is over; replaced, never written into
        self.over = False
        self.truncated = False  # cut short, not brought to its end by the rules
        self.lanes: Lanes = NO_LANES  # seat by seat, while everybody acts at their own pace
        self.ready: i64 = 0  # seats (bits) who need the present pause no longer
        self.stops = False  # a live table: it stands at a secret window whether or not anybody is asked (engine.py)
        self.said: list[Claim] = NO_CLAIMS  # by anybody, the latest last; replaced, never written into (claims.py)

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

    def begin(self) -> None:
        """Set those own fields whose value at the start depends on the set-up; the others have theirs already."""

    @property
    def frame(self) -> Frame:
        """The step that is being asked; once that is off the agenda (in ``resolve``), the one that comes next."""
        return self.agenda[self.depth - 1]

    @property
    def below(self) -> Frame:
        """The step that waits below ``frame``."""
        return self.agenda[self.depth - 2]

    @property
    def bottom(self) -> Frame:
        """The step that was put on the agenda first, and comes last. Another may take its place."""
        return self.agenda[0]

    @bottom.setter
    def bottom(self, step: Frame) -> None:
        self.agenda[0] = step

    def drop(self) -> None:
        """Take the step that would come next off the agenda: it is not done."""
        self.depth -= 1

    def pending(self) -> list[Frame]:
        """What is on the agenda, in the order in which it will come."""
        return self.agenda[: self.depth][::-1]

    def finish(self, truncated: bool = False) -> None:
        """The game is over now, in the middle of whatever is going on."""
        self.over = True
        self.truncated = truncated
        self.depth = 0
        self.lanes = NO_LANES

    def leave(self) -> None:
        """The frame in which everybody acts at their own pace is over, before anything new goes on the agenda."""
        self.depth -= 1
        self.opened = max(self.opened, self.lanes.newest())  # no later question has a number that was used
        self.lanes = NO_LANES

    def clock(self) -> i64:
        """The present tick, less what holds have taken: a deadline kept as such a number stands still in one."""
        return self.now - self.lanes.put_off

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
        if self.asked < 0 and self.lanes is not NO_LANES:
            return self.lanes.before[seat]
        return self.before

    def clone(self) -> State:
        """A copy that lives its own life. Compiled classes get their own, made from the same fields."""
        kind: Any = type(self)
        copy: State = fields.cloner(kind)(self)
        return copy

    def end_round(self, points: list[int]) -> bool:
        """A round is over: its points are written down for good. True: it was the last one."""
        self.rounds = [*self.rounds, points]
        return len(self.rounds) >= self.setup.rounds

    def total(self, so_far: list[int]) -> list[int]:
        """The points of all rounds that are over, and ``so_far`` of the running one."""
        total = so_far.copy()
        for points in self.rounds:
            for seat in range(self.seats):
                total[seat] = total[seat] + points[seat]
        return total

    def standing(self) -> list[int]:
        """The points of each seat, were the game over now (each game's state says what counts)."""
        raise NotImplementedError

    def tie_breaks(self) -> list[list[int]]:
        """What decides between equal points, in the order of ``setup.scoring``: each a number for every seat."""
        return NO_ROUNDS

    def teams(self) -> list[int]:
        """Seat -> its team; empty: everybody plays for themselves. Members of a team have the same standing."""
        return NO_OPTIONS

    def ranks(self) -> list[int]:
        """Seat -> rank, were the game over now."""
        return ranks(self.setup.scoring, [self.standing(), *self.tie_breaks()], self.seats)

    def winners(self) -> list[int]:
        """All who share first place, were the game over now."""
        scoring = self.setup.scoring
        first = ahead(list(range(self.seats)), self.standing(), scoring[0].fewest)
        if len(first) > 1 and len(scoring) > 1:
            marks = self.tie_breaks()
            for i in range(len(marks)):
                first = ahead(first, marks[i], scoring[i + 1].fewest)
        return first

    def may_hold(self, zone: i64, face: i64, beside: list[int], left: i64) -> bool:
        """May an unseen card of this zone (``setup.choosy``) have this face, as everybody knows? ``beside``: the faces
        of the cards there that are settled; ``left``: how many more will be after this."""
        return True

    def likelihood(self, viewer: i64) -> float:
        """How likely others would have played as they did, if this were the table: 1 where nothing speaks against it,
        0 where it cannot be. From what ``viewer`` could know, roles imagined for others included; never from chance."""
        return 1.0

    def is_weighed(self) -> bool:
        """Does the game say anything of this?"""
        return getattr(type(self), "likelihood") is not getattr(State, "likelihood")  # noqa: B009

    def shares(self) -> list[float]:
        """What each seat has of the victory: 1 among all winners."""
        return shares(self.winners(), self.seats)

    def copy_core(self, into: State) -> None:
        """Give ``into``, made from this state's shared lists, the rest of the core's fields."""
        everything: i64 = 0x3FFF_FFFF_FFFF_FFFF
        self.shared = everything
        into.shared = everything
        into.depth = self.depth
        into.memory = self.memory
        into.options = self.options
        into.asked, into.before = self.asked, self.before
        if self.answers is not None:
            into.answers = self.answers[:]
            into.befores = dict(self.befores)
        into.opened, into.revealed = self.opened, self.revealed
        into.rounds, into.ready, into.sights = self.rounds, self.ready, self.sights
        into.now, into.since = self.now, self.since
        into.over, into.truncated = self.over, self.truncated
        into.stops, into.said = self.stops, self.said
        if self.lanes is not NO_LANES:
            into.lanes = self.lanes.clone()


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[S]):
    """Stateless. Its docstring begins with the rule's number; its questions are answered with ids of real things."""

    RULE: ClassVar[str] = ""  # on the rules page; the docstring begins with it, but a compiled class has no docstring
    ASKED_BY: ClassVar[dict[str, str]] = {}  # question -> number of the rule that asks it, where that is another one
    KEY: ClassVar[str] = ""  # what saved tables call it, for ever; empty: the name of the class
    ASKS: ClassVar[bool] = True  # False: this rule only does something, ``options`` is not looked at
    MODE: ClassVar[int] = ONE
    DRAWS: ClassVar[int] = ONE_FIRST  # what chance says where several compete in one tick and nobody came first
    DISCREET: ClassVar[bool] = False  # others are not even told that this is being asked
    # Those who compete react to what all were shown with the tick before ``window``: how quick they were may be told.
    TELLS_TIMES: ClassVar[bool] = False
    # What does not compete is answered as if there were no hold, and waits for its end.
    HIDES_HOLDS: ClassVar[bool] = False

    def __init__(self) -> None:
        # read through the class, so that a game that is not compiled may set them on a core that is
        self.number: str = getattr(type(self), "RULE")  # noqa: B009
        self.asked_by: dict[str, str] = getattr(type(self), "ASKED_BY")  # noqa: B009
        self.key: str = getattr(type(self), "KEY") or type(self).__name__  # noqa: B009
        self.asks: bool = getattr(type(self), "ASKS")  # noqa: B009
        self.mode: i64 = getattr(type(self), "MODE")  # noqa: B009
        self.discreet: bool = getattr(type(self), "DISCREET")  # noqa: B009
        self.covering: bool = self.discreet and self.covers_seats()
        self.veiled: bool = self.hides_answers()
        self.asks_one: bool = self.asks and self.mode == ONE and not self.covering  # the common case, looked at first
        self.draws: i64 = getattr(type(self), "DRAWS")  # noqa: B009
        self.of: list[Frame] = self.for_seats(0)  # seat -> its step of this rule, without further numbers
        self.hides_holds: bool = getattr(type(self), "HIDES_HOLDS")  # noqa: B009

    def for_seats(self, arg: i64) -> list[Frame]:
        """The step of each seat with the number ``arg``. To be made once and kept: a step never changes."""
        return [Frame(self, seat, arg) for seat in range(MOST_SEATS)]

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

    # -- what others may know ---------------------------------------------------------------------------------------

    def covers(self, s: S, f: Frame) -> list[int]:
        """The seats that could be asked here as far as everybody knows, whatever they hold: a secret window.

        A rule that has this is DISCREET and asks one seat, or nobody (``options`` is None). ``default`` declines, and a
        frame that asks nobody does what declining does. Looks at nothing that is hidden. Frames that follow each other,
        or that a declined one puts on the agenda, are one window until something happens or a seat comes again.
        """
        return []

    def contradicts(self, s: S, f: Frame) -> int:
        """The unseen card that cannot be what it is at this imagined table, or else this would not be asked; -1: none.
        A card that must be played, while its player is asked how, is one for which there is something to ask."""
        return -1

    def shows(self, s: S, f: Frame, seat: i64, pick: i64, observer: i64) -> bool:
        """Does ``observer`` see what ``seat`` chooses here? A card passed face down is one and the same to all who do
        not. For search, which must not know more than its seat; views follow from where cards lie."""
        return True

    def hides_answers(self) -> bool:
        """Is there anything that some do not see?"""
        return getattr(type(self), "shows") is not getattr(Rule, "shows")  # noqa: B009

    def covers_seats(self) -> bool:
        """Does this rule have windows of its own?"""
        return getattr(type(self), "covers") is not getattr(Rule, "covers")  # noqa: B009

    # -- time ------------------------------------------------------------------------------------------------------

    def deadline(self, s: S, f: Frame) -> int:
        """Ticks after which silent seats get their default answer; 0: they may think for ever."""
        return 0

    def default(self, s: S, f: Frame, seat: i64, options: list[int]) -> int:
        """The answer of a silent seat; LAPSE, of one who is asked alone: none of them, see ``lapse``."""
        return PASS if PASS in options else options[0]

    def lapse(self, s: S, f: Frame) -> None:
        """The one seat asked stayed silent, and no option says what then happens: do that. The frame is gone."""

    def tick(self, s: S, f: Frame) -> bool:
        """A tick passed while this is being asked. True: the agenda changed, what is asked is opened anew."""
        return False

    # -- everybody at their own pace: ``choices`` has WAIT in it, and is empty for a seat that is not asked -----------

    def step(self, s: S, f: Frame, sent: list[Sent]) -> None:
        """One tick: what was sent, in its order; each was an option when the tick began. Its ``result`` may change."""

    def competes(self, s: S, f: Frame, seat: i64, move: list[int]) -> bool:
        """Is this move for something that only the first one gets?"""
        return False

    def window(self, s: S, f: Frame) -> int:
        """The first tick in which a move that competes could count."""
        return 0

    def held(self, s: S, f: Frame) -> None:
        """A hold begins: nothing else happens until it is decided who was first."""

    def waits(self, s: S, f: Frame, one: Sent) -> None:
        """``one`` has been accepted in a hidden hold (``HIDES_HOLDS``): it is to look as if it had begun."""
        s.lanes.show_waiting(one, NO_OPTIONS, 0)

    def done(self, s: S, f: Frame, seat: i64, doing: list[int]) -> None:
        """The time that ``seat`` was busy with ``doing`` is over."""

    def patience(self, s: S, f: Frame, seat: i64) -> int:
        """The own deadline of a seat; looked at where ``deadline`` is not 0."""
        return self.deadline(s, f)

    def quiet(self, s: S, f: Frame) -> int:
        """In how many coming ticks nothing at all would happen by itself, if nobody sent anything."""
        return 0

    def occasion(self, s: S, f: Frame, seat: i64) -> int:
        """A number that changes when there is something new to react to: a bot keeps its plan until then."""
        return s.lanes.number[seat]

    def pause(self, s: S, f: Frame) -> Pause:
        """What whoever drives the table goes by while this pauses; ``deadline`` counts it in ticks, where there are."""
        return Pause("round", [seat for seat in range(s.seats) if seat not in s.setup.automata], 0)
