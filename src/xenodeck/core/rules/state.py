"""The state of a running game as plain data, and the base class of rules. The engine (engine.py) runs the two."""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic

from mypy_extensions import i64, mypyc_attr

from xenodeck.core import fields
from xenodeck.core.errors import RuleBug
from xenodeck.core.rules.claims import NO_CLAIMS, Claim
from xenodeck.core.rules.lanes import NO_LANES, Lanes, Pause, Sent
from xenodeck.core.rules.scoring import POINTS, Criterion, leaders, ranks, shares
from xenodeck.core.tabletop.cards import Cards
from xenodeck.core.tabletop.chance import Chance
from xenodeck.core.tabletop.glimpses import OFF
from xenodeck.core.tabletop.layout import MOST_SEATS, Layout
from xenodeck.core.typevars import TypeVar

PASS: Final = -1  # the option of doing nothing
UNANSWERED: Final = -2  # in ``State.answers``: the seat is asked and has not answered yet
NOT_ASKED: Final = -3  # in ``State.answers``: the seat is not asked
LAPSE: Final = -4  # as a default answer: take no option, call ``Rule.lapse``

# Rule.MODE
ONE: Final = 0  # one seat is asked
TOGETHER: Final = 1  # several seats at once, in secret; the answers are revealed when all have answered
RACE: Final = 2  # several seats at once; the first answer that is not a pass wins
PAUSE: Final = 3  # no seat is asked; the driver of the table ends the pause
ALONGSIDE: Final = 4  # real time: several seats at once, each at its own pace (lanes.py)

WAIT: Final = PASS  # in real time: do nothing in the coming tick
# Rule.DRAWS: what chance decides if several moves compete in one tick and no order of arrival is known
ONE_FIRST: Final = 0  # which of them is first, and nothing else
MIXED: Final = 1  # the order of all of them

# the kinds of thing that a question is answered with
CARD: Final = "card"  # a card that the seat knows; twins are interchangeable
PLACE: Final = "place"  # a card by its position, whether the seat knows it or not
SEAT: Final = "seat"
NUMBER: Final = "number"
CHOICE: Final = "choice"  # a numbered choice that the game has words for: yes/no, a colour, a mode

NO_OPTIONS: Final[list[int]] = []
NO_PARTS: Final[dict[int, list[int]]] = {}
NO_ROUNDS: Final[list[list[int]]] = []
NO_LINGERS: Final[dict[str, int]] = {}


class Frame:
    """One pending step on the agenda: a rule, a seat and a few numbers. Immutable, so clones share it."""

    __slots__ = ("rule", "seat", "arg", "more")

    def __init__(self, rule: Rule[Any], seat: i64, arg: i64 = 0, more: tuple[int, ...] = ()) -> None:
        self.rule = rule
        self.seat: i64 = seat  # the seat that does the step; -1: none, the step belongs to the table
        self.arg: i64 = arg  # a number for the rule
        self.more = more  # further numbers for the rule


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """Everything that is settled before the first card is dealt: mode, seats, settings, layout, scoring.

    Each state refers to its set-up; clones share it, and it never changes. A game subclasses it with what its rules
    look up, and names the class of its states in ``state_class``.
    """

    def __init__(
        self,
        mode: str,
        settings: dict[str, Any],
        layout: Layout,
        face: list[int],
        opening: Rule[Any],
        max_answers: int,
        tick_ms: int = 0,
    ) -> None:
        self.mode = mode
        self.settings = settings  # setting -> its value, complete and checked
        self.layout = layout
        self.seats: i64 = layout.seats
        self.face = face  # card -> face, for a new game
        self.cards = list(range(len(face)))
        self.opening = opening  # the first rule of a game, which deals
        self.max_answers = max_answers  # an upper limit of the answers in a game whose settings make it end
        self.tick_ms = tick_ms  # length of a tick at a live table; 0: the rules do not depend on time
        # A game whose value differs from these sets it afterwards, in its own constructor.
        self.scoring: list[Criterion] = POINTS  # the points, then the tie-breaks in order
        self.rounds = 1  # rounds of a game, or games of a match: each is scored, then the next is dealt
        self.restricted_zones: list[int] = NO_OPTIONS  # zones that not every face can lie in (``State.may_hold``)
        self.automata: list[int] = NO_OPTIONS  # seats that only the rules move; they are asked nothing
        self.assist: i64 = OFF  # which ghosts a view shows of cards that are face down again: OFF, PUBLIC or OWN
        self.hold_ticks = -1  # ticks of a hold, for lag compensation; -1: no holds, the order of arrival decides
        # Only live tables use these. -1: the table or the server decides.
        self.turn_ms = -1  # time for an answer, after which the default answer is given; 0: no limit
        self.grace_ms = -1  # how long a person may be away before a bot plays for them
        self.takeover = True  # may a bot play for a person who is away?
        self.viewing_ms: dict[str, int] = NO_LINGERS  # public event -> ms to look at it, during which no move is taken

    def state_class(self) -> type[State]:
        """The class of the states of this game."""
        raise NotImplementedError

    def new_state(
        self, face: list[int], pool: list[int], zones: list[list[int]], chance: Chance, agenda: list[Frame]
    ) -> State:
        """A state with these cards and this agenda, and every other field at its initial value."""
        kind: Any = self.state_class()
        s: State = kind(self, face, pool, zones, chance, agenda)
        s.init_fields()
        return s

    def deal(self, chance: Chance) -> State:
        """The state of a new game: all cards are in zone 0, and the opening is on the agenda."""
        zones: list[list[int]] = [self.cards.copy()]
        for _ in range(len(self.layout.sees) - 1):
            zones.append([])
        return self.new_state(self.face, [], zones, chance, [Frame(self.opening, -1)])


# ``State`` without an argument is a state with any set-up
SetupT = TypeVar("SetupT", bound=Setup, default=Setup, covariant=True)


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Cards, Generic[SetupT]):
    """A game at one moment: its cards, its agenda, the open question, and the fields that the game adds.

    The fields of a game are public, because secrets are always cards. A game declares them once, in the body of its
    class, with types and initial values; ``clone``, save, load and view find them there (fields.py).
    ``class Ufo(State[UfoSetup])`` tells mypy which set-up it has, and so the type of ``s.setup.hand_size``.
    """

    # Slots: with more than thirty attributes CPython 3.11 gives up its compact layout and loses a tenth of its speed.
    __slots__ = (
        "setup", "seats", "agenda", "depth", "options", "asked", "before", "answers", "partial_moves",
        "questions_opened", "asked_since", "revealed", "rounds", "over", "truncated", "lanes", "ready",
        "stops_at_windows", "claims",
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
        self.agenda = agenda  # a stack: agenda[depth - 1] comes next; entries from ``depth`` on are unused
        self.depth: i64 = len(agenda)  # how many frames are on the agenda
        self.options: list[int] = NO_OPTIONS  # of the one seat asked; computed again after loading
        self.asked: i64 = -1  # the one seat asked; -1: no seat or several
        self.before: list[int] = NO_OPTIONS  # answers of that seat so far in a move of several questions
        self.answers: list[int] | None = None  # seat -> answer, while several seats are asked
        self.partial_moves: dict[int, list[int]] = NO_PARTS  # ``before`` by seat, while several seats are asked
        self.questions_opened: i64 = 0  # how many questions were opened so far; identifies the present one
        self.asked_since: i64 = 0  # tick at which the present question was opened
        self.revealed: i64 = 0  # how many times secret answers were revealed so far
        self.rounds: list[list[int]] = NO_ROUNDS  # the points of each round that is over; replaced, never written into
        self.over = False
        self.truncated = False  # the game was cut short and not ended by its rules
        self.lanes: Lanes = NO_LANES  # the lanes of all seats, in real time
        self.ready: i64 = 0  # seats (bits) that are ready to end the present pause
        self.stops_at_windows = False  # a live table, which stops at every secret window (engine.py)
        self.claims: list[Claim] = NO_CLAIMS  # of all seats, the latest last; replaced, never written into

    def then(self, first: Frame, second: Frame | None = None, third: Frame | None = None) -> None:
        """Put up to three frames on the agenda; they run next, in this order, before all that is pending."""
        agenda = self.agenda
        depth: i64 = self.depth
        if second is None and depth < len(agenda):
            agenda[depth] = first
            self.depth = depth + 1
            return
        if depth + 3 > len(agenda):
            agenda.extend([first, first, first])  # makes room; overwritten below or unused
        if second is not None:
            if third is not None:
                agenda[depth] = third
                depth += 1
            agenda[depth] = second
            depth += 1
        agenda[depth] = first
        self.depth = depth + 1

    def then_each(self, frames: list[Frame]) -> None:
        """Like ``then`` for any number of frames."""
        for i in range(len(frames) - 1, -1, -1):
            self.then(frames[i])

    def init_fields(self) -> None:
        """Set the fields of the game whose initial value depends on the set-up. Called once for each new state."""

    @property
    def frame(self) -> Frame:
        """The frame on top of the agenda: the one that asks, or, in ``resolve``, the one that comes next."""
        return self.agenda[self.depth - 1]

    @property
    def below(self) -> Frame:
        """The frame below the top one."""
        return self.agenda[self.depth - 2]

    @property
    def bottom(self) -> Frame:
        """The frame at the bottom of the agenda, which comes last."""
        return self.agenda[0]

    @bottom.setter
    def bottom(self, step: Frame) -> None:
        self.agenda[0] = step

    def drop(self) -> None:
        """Take the top frame off the agenda without running it."""
        self.depth -= 1

    def pending(self) -> list[Frame]:
        """The frames on the agenda, in the order in which they will run."""
        return self.agenda[: self.depth][::-1]

    def finish(self, truncated: bool = False) -> None:
        """End the game now, whatever is on the agenda."""
        self.over = True
        self.truncated = truncated
        self.depth = 0
        self.lanes = NO_LANES

    def close_lanes(self) -> None:
        """End real time: drop its frame and all lanes. To be called before anything new is put on the agenda."""
        self.depth -= 1
        newest = self.lanes.newest_question()  # no later question may have a number that a lane has used
        self.questions_opened = max(self.questions_opened, newest)
        self.lanes = NO_LANES

    def clock(self) -> i64:
        """The present tick without the ticks of holds. A deadline on this clock does not run during a hold."""
        return self.now - self.lanes.put_off

    def seat_after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        seat += 1
        return 0 if seat == self.seats else seat

    def around(self, seat: i64) -> list[int]:
        """The other seats, clockwise from the next one. The list is shared: do not change it."""
        return self.layout.around[seat]

    def earlier(self, seat: i64) -> list[int]:
        """The answers that ``seat`` has given so far in its present move."""
        if self.answers is not None:
            return self.partial_moves.get(seat, NO_OPTIONS)
        if self.asked < 0 and self.lanes is not NO_LANES:
            return self.lanes.before[seat]
        return self.before

    def clone(self) -> State:
        """An independent copy. Compiled classes get a method of their own, made from the same fields (fields.py)."""
        kind: Any = type(self)
        copy: State = fields.cloner(kind)(self)
        return copy

    def end_round(self, points: list[int]) -> bool:
        """Record the points of a round that is over. True: it was the last round."""
        self.rounds = [*self.rounds, points]
        return len(self.rounds) >= self.setup.rounds

    def total(self, so_far: list[int]) -> list[int]:
        """Seat -> the points of all rounds that are over, plus ``so_far`` of the running round."""
        total = so_far.copy()
        for points in self.rounds:
            for seat in range(self.seats):
                total[seat] = total[seat] + points[seat]
        return total

    def scores(self) -> list[int]:
        """Seat -> the points it would have if the game ended now, hidden cards included. Each game defines it."""
        raise NotImplementedError

    def tie_breaks(self) -> list[list[int]]:
        """The tie-breaks in the order of ``setup.scoring``, each with a number for every seat."""
        return NO_ROUNDS

    def teams(self) -> list[int]:
        """Seat -> its team; empty: there are no teams. Members of a team have the same scores."""
        return NO_OPTIONS

    def ranks(self) -> list[int]:
        """Seat -> its rank if the game ended now."""
        return ranks(self.setup.scoring, [self.scores(), *self.tie_breaks()], self.seats)

    def winners(self) -> list[int]:
        """The seats that would share first place if the game ended now."""
        scoring = self.setup.scoring
        first = leaders(list(range(self.seats)), self.scores(), scoring[0].fewest)
        if len(first) > 1 and len(scoring) > 1:
            marks = self.tie_breaks()
            for i in range(len(marks)):
                first = leaders(first, marks[i], scoring[i + 1].fewest)
        return first

    def may_hold(self, zone: i64, face: i64, beside: list[int], left: i64) -> bool:
        """Can an unseen card of this zone have this face, as far as everybody knows?

        Asked for the zones of ``setup.restricted_zones`` when a world is dealt. ``beside``: the faces already settled
        for other cards of the zone; ``left``: how many cards of the zone come after this one.
        """
        return True

    def likelihood(self, viewer: i64) -> float:
        """How likely the other seats would have played as they did if this world were true: from 1 down to 0.

        It may use what ``viewer`` could know and the roles dealt to others in this world, but no chance.
        """
        return 1.0

    def has_likelihood(self) -> bool:
        """Does the game define ``likelihood``?"""
        return getattr(type(self), "likelihood") is not getattr(State, "likelihood")  # noqa: B009

    def shares(self) -> list[float]:
        """Seat -> its share of the victory if the game ended now; all shares together are 1."""
        return shares(self.winners(), self.seats)

    def copy_core(self, into: State) -> None:
        """Copy the fields of the core to ``into``, a clone in the making that shares this state's lists."""
        everything: i64 = 0x3FFF_FFFF_FFFF_FFFF
        self.shared = everything
        into.shared = everything
        into.depth = self.depth
        into.memory = self.memory
        into.options = self.options
        into.asked, into.before = self.asked, self.before
        if self.answers is not None:
            into.answers = self.answers[:]
            into.partial_moves = dict(self.partial_moves)
        into.questions_opened, into.revealed = self.questions_opened, self.revealed
        into.rounds, into.ready, into.glimpses = self.rounds, self.ready, self.glimpses
        into.now, into.asked_since = self.now, self.asked_since
        into.over, into.truncated = self.over, self.truncated
        into.stops_at_windows, into.claims = self.stops_at_windows, self.claims
        if self.lanes is not NO_LANES:
            into.lanes = self.lanes.clone()


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Rule(Generic[S]):
    """One paragraph of the rules: whom it asks, what may be answered, what an answer does.

    Rules are stateless; a step of a rule is a ``Frame``. The docstring of a rule begins with its number. Answers are
    numbers of cards, seats or choices.
    """

    RULE: ClassVar[str] = ""  # its number on the rules page, again, because a compiled class has no docstring
    ASKED_BY: ClassVar[dict[str, str]] = {}  # question -> number of the rule that asks it, if that is another rule
    KEY: ClassVar[str] = ""  # its name in saved tables, which must never change; empty: the name of the class
    ASKS: ClassVar[bool] = True  # False: the rule asks nothing, ``options`` is not called
    MODE: ClassVar[int] = ONE  # who is asked, and how: ONE, TOGETHER, RACE, PAUSE or ALONGSIDE
    DRAWS: ClassVar[int] = ONE_FIRST  # what chance decides between competing moves: ONE_FIRST or MIXED
    DISCREET: ClassVar[bool] = False  # True: other seats are not told that this is being asked
    # Competing moves react to what all were shown in the tick before ``race_start``, so reaction times may be told.
    TELLS_TIMES: ClassVar[bool] = False
    # A hold must not show: moves that do not compete are accepted during a hold and take effect after it.
    HIDES_HOLDS: ClassVar[bool] = False

    def __init__(self) -> None:
        # getattr, because a game that is not compiled may override these constants of a compiled class
        self.number: str = getattr(type(self), "RULE")  # noqa: B009
        self.asked_by: dict[str, str] = getattr(type(self), "ASKED_BY")  # noqa: B009
        self.key: str = getattr(type(self), "KEY") or type(self).__name__  # noqa: B009
        self.asks: bool = getattr(type(self), "ASKS")  # noqa: B009
        self.mode: i64 = getattr(type(self), "MODE")  # noqa: B009
        self.discreet: bool = getattr(type(self), "DISCREET")  # noqa: B009
        self.has_windows: bool = self.discreet and self.covers_seats()
        self.has_hidden_choices: bool = self.hides_answers()
        self.asks_one: bool = self.asks and self.mode == ONE and not self.has_windows  # the most common case
        self.draws: i64 = getattr(type(self), "DRAWS")  # noqa: B009
        self.frames: list[Frame] = self.for_seats(0)  # seat -> the frame of this rule for it, without further numbers
        self.hides_holds: bool = getattr(type(self), "HIDES_HOLDS")  # noqa: B009

    def for_seats(self, arg: i64) -> list[Frame]:
        """The step of each seat with the number ``arg``. To be made once and kept: a step never changes."""
        return [Frame(self, seat, arg) for seat in range(MOST_SEATS)]

    def options(self, s: S, f: Frame) -> list[int] | None:
        """The options of ``f.seat``. None: nothing is asked and ``resolve`` runs at once. []: the step is dropped."""
        return None

    def follow(self, s: S, f: Frame, seat: i64, before: list[int], pick: i64) -> list[int] | None:
        """The options of the next question of the same move, after ``before`` and ``pick``; None: the move is
        complete."""
        return None

    def resolve(self, s: S, f: Frame, pick: i64) -> None:
        """Carry out the answer. The frame is off the agenda; ``s.earlier(f.seat)`` has earlier answers of the move."""

    def question(self, s: S, f: Frame, before: list[int]) -> tuple[str, str]:
        """The name of the question after the answers ``before``, and the kind of its answers (CARD, SEAT, …)."""
        return type(self).__name__.lower(), CARD

    # -- several seats at once -------------------------------------------------------------------------------------

    def seats_asked(self, s: S, f: Frame) -> list[int]:
        """The seats that this asks; those without ``choices`` are left out."""
        return [f.seat]

    def choices(self, s: S, f: Frame, seat: i64) -> list[int]:
        """The options of ``seat``, if several seats are asked."""
        raise RuleBug("a rule that asks several seats says what each may choose")

    def reveal(self, s: S, f: Frame, answers: list[int]) -> None:
        """TOGETHER: carry out the answers of all seats. ``answers`` has NOT_ASKED for seats that were not asked."""

    def won(self, s: S, f: Frame, seat: i64, pick: i64) -> None:
        """RACE: ``seat`` was first, with ``pick``."""

    # -- what others may know ---------------------------------------------------------------------------------------

    def covers(self, s: S, f: Frame) -> list[int]:
        """The seats that could be asked here as far as everybody knows; not empty: a secret window.

        Must not depend on anything hidden. Such a rule is DISCREET and asks one seat or none (``options`` returns
        None); ``default`` declines, and a frame that asks no seat has the same effect as declining. Frames in a row
        form one window, until something happens or a seat is covered for the second time.
        """
        return []

    def contradicts(self, s: S, f: Frame) -> int:
        """A card whose face in this world contradicts that the question is asked at all; -1: there is none.

        Example: a seat is asked how to play an unseen card, so the card must be one that has such a choice.
        """
        return -1

    def shows(self, s: S, f: Frame, seat: i64, pick: i64, observer: i64) -> bool:
        """Does ``observer`` see what ``seat`` chooses here? Not for a hidden choice, such as a card passed face down.

        Only a search asks this, so that it does not know more than its seat. Views follow from where the cards lie.
        """
        return True

    def hides_answers(self) -> bool:
        """Does this rule define ``shows``, so that it has hidden choices?"""
        return getattr(type(self), "shows") is not getattr(Rule, "shows")  # noqa: B009

    def covers_seats(self) -> bool:
        """Does this rule define ``covers``, so that it has secret windows?"""
        return getattr(type(self), "covers") is not getattr(Rule, "covers")  # noqa: B009

    # -- time ------------------------------------------------------------------------------------------------------

    def deadline(self, s: S, f: Frame) -> int:
        """Ticks after which a silent seat gets its default answer; 0: there is no limit."""
        return 0

    def default(self, s: S, f: Frame, seat: i64, options: list[int]) -> int:
        """The answer of a silent seat: one of ``options``, or LAPSE if only one seat is asked."""
        return PASS if PASS in options else options[0]

    def lapse(self, s: S, f: Frame) -> None:
        """Do what happens if the one seat asked stays silent and no option means that. The frame is off the agenda."""

    def tick(self, s: S, f: Frame) -> bool:
        """A tick has passed while this is asked. True: the agenda has changed, so the question is opened again."""
        return False

    # -- real time: ``choices`` contains WAIT, and is empty for a seat that is not asked -----------------------------

    def step(self, s: S, f: Frame, sent: list[Sent]) -> None:
        """Carry out the moves of one tick, in their order. Each was possible when the tick began; set its ``result``
        if it no longer is."""

    def competes(self, s: S, f: Frame, seat: i64, move: list[int]) -> bool:
        """Does this move compete for something that only the first seat gets?"""
        return False

    def race_start(self, s: S, f: Frame) -> int:
        """The first tick in which a competing move can count, however large its lag compensation."""
        return 0

    def hold_started(self, s: S, f: Frame) -> None:
        """A hold has begun: nothing else happens until it is decided who was first."""

    def accepted_in_hold(self, s: S, f: Frame, one: Sent) -> None:
        """``one`` was accepted during a hidden hold (HIDES_HOLDS): make it look to all viewers as if it had begun."""
        s.lanes.show_waiting(one, NO_OPTIONS, 0)

    def work_done(self, s: S, f: Frame, seat: i64, doing: list[int]) -> None:
        """``seat`` has finished what it was busy with: carry out ``doing``."""

    def seat_deadline(self, s: S, f: Frame, seat: i64) -> int:
        """The deadline of one seat in ticks; used only if ``deadline`` is not 0."""
        return self.deadline(s, f)

    def idle_ticks(self, s: S, f: Frame) -> int:
        """The number of coming ticks in which nothing happens if no seat sends a move. Simulations skip them."""
        return 0

    def occasion(self, s: S, f: Frame, seat: i64) -> int:
        """A number that changes whenever ``seat`` has something new to react to. A bot keeps its plan until then."""
        return s.lanes.number[seat]

    def pause(self, s: S, f: Frame) -> Pause:
        """PAUSE: its kind, the seats that may end it, and its length. ``deadline`` is its length in ticks."""
        return Pause("round", [seat for seat in range(s.seats) if seat not in s.setup.automata], 0)
