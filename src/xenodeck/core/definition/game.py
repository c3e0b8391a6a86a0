"""What a game folder offers. A new game subclasses ``Game`` in its ``meta.py`` and is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import Any, Protocol

from xenodeck.core.definition import settings
from xenodeck.core.definition.bot import Bot, PolicyBot
from xenodeck.core.definition.ledger import Postings
from xenodeck.core.definition.pile_keys import PileKey
from xenodeck.core.definition.settings import Setting, Value
from xenodeck.core.definition.wording import Words
from xenodeck.core.errors import BadConfig, GameError, Refusal
from xenodeck.core.knowledge.views import Option, View
from xenodeck.core.playing.policy import Policy
from xenodeck.core.rules.claims import Claim, Topic, claims_left, parse_claim
from xenodeck.core.rules.engine import advance, why_not_asked
from xenodeck.core.rules.state import Rule, Setup, State
from xenodeck.core.tabletop.chance import Chance, check_seed

Attempt = str | Mapping[str, Any]  # a move in words, or an action of the rules page
LIMIT = "limit"  # what ended a game that was cut short, unless the game knows better
# a fault -> as what it counts where the page does not tell it apart
COARSER = {"UNKNOWN_SEAT": "NOT_YOUR_TURN", "SURPLUS": "BAD_FORMAT"}


@dataclass(frozen=True)
class Mode:
    """A way to play the game; its name and explanation are in the words, under its id."""

    id: str
    seats: tuple[int, int]
    defaults: Mapping[str, Value] = field(default_factory=dict)  # options that this mode prints differently
    tick_ms: int = 0  # length of a tick at a live table; 0: nothing here depends on time
    automata: tuple[int, ...] = ()  # seats that only rules move: ``seats`` counts them, but nobody can sit there


@dataclass(frozen=True)
class Gentle:
    """A first table with bots, for somebody who has never finished this game. The person sits in the first seat."""

    mode: str = ""  # empty: the first; later games of *Play now* are of this mode too
    options: Mapping[str, Value] = field(default_factory=dict)  # besides those under which the person begins
    bots: tuple[str, ...] = ()  # by seat; empty: as many of the usual one as usually play


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points and ranks by seat, who won (several: shared; none: nobody), if something cut it short.

    ``ended`` says what ended it and has words in ``endings``; it is empty where the result says it all.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    truncated: bool
    ended: str
    ranks: tuple[int, ...]
    breaks: Mapping[str, tuple[int, ...]]  # tie-break -> a number for every seat, in the order in which they count
    teams: tuple[int, ...]  # seat -> its team; empty: everybody played for themselves
    rounds: tuple[tuple[int, ...], ...]  # the points of each round

    def decisive(self) -> list[str]:
        """The tie-breaks that decided between seats with equal points."""
        found: set[str] = set()
        for one in range(len(self.scores)):
            for other in range(one):
                if self.scores[one] == self.scores[other]:
                    told = (name for name, values in self.breaks.items() if values[one] != values[other])
                    found.update(islice(told, 1))
        return [name for name in self.breaks if name in found]


@dataclass(frozen=True)
class Prospect:
    """What an option would bring. ``on``: together with which later answer; empty: by itself."""

    key: str  # in the words, under ``prospects``
    good: bool
    on: str = ""
    number: int = 0


class PositionFormat(Protocol):
    """How the tables of a game are written and read; ``Positions`` has what is the same for every game."""

    @property
    def rule(self) -> str:
        """Of the format, on the rules page."""

    @property
    def piles(self) -> tuple[PileKey, ...]: ...

    def read(self, game: Game, data: Mapping[str, Any]) -> Any:
        """The table that ``data`` describes."""

    def write(self, game: Game, s: Any, seen_by: int | None) -> dict[str, Any]:
        """The table as ``read`` takes it; with ``seen_by`` what that viewer does not see is ``?``."""


class Game:
    """Stateless. The folder's name is the id; words, rules pages and card data lie beside ``meta.py``."""

    id: str
    folder: Path
    version: int = 1  # of the rules; older ones stay in folders ``v1``, ``v2`` … for the records played under them
    modes: tuple[Mode, ...]
    settings: tuple[Setting, ...]
    rules: list[Rule[Any]]
    seat_fields: tuple[str, ...] = ()  # fields that hold something for each seat, by seat
    shown_fields: tuple[str, ...] = ()  # fields that a plain table shows besides the numbers of each seat
    turn_field: str = ""  # the field that holds the seat whose turn it is; empty: whoever is asked is marked
    out_field: str = ""  # the field of each seat that is not zero once it is out of the game
    pictured_places: tuple[
        str, ...
    ] = ()  # places in the middle that ``picture`` shows, so that a terminal need not list them
    colours: Mapping[str, str] = {}  # code or pattern (``*.R``) of cards -> their colour, or several; first hit counts
    postings: Postings = {}  # event -> what it adds to a score; empty: scores are shown without their arithmetic
    positions: PositionFormat | None = None  # how its tables are written: ``Positions``
    ranked_only: bool = False  # scores put the seats in order and count nothing that anybody would call points
    turn_events: tuple[str, ...] = ()  # events with which a turn begins in the story; none: whenever somebody else acts
    chart: str = ""  # what the chart of a finished game shows (``charted``), by its name in the words; empty: points
    marks: Mapping[str, str] = {}  # event -> the mark that it leaves on the chart, by its name in the words
    tallies: Mapping[str, tuple[str, ...]] = {}  # event -> what it counts as for its seat once the game is over
    scores_are_public: bool = False  # may everybody know at any time what each seat has? A law checks it
    starter_options: Mapping[str, Value] = {}  # options under which the first seat is asked first and nobody is hurried
    gentle: Gentle = Gentle()

    # -- a new game ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[int, int]:
        return min(m.seats[0] for m in self.modes), max(m.seats[1] for m in self.modes)

    def tables(self) -> list[tuple[str, int]]:
        """Every mode with every number of seats it takes."""
        return [(mode.id, seats) for mode in self.modes for seats in range(mode.seats[0], mode.seats[1] + 1)]

    def mode(self, name: str | None) -> Mode:
        for mode in self.modes:
            if name is None or mode.id == name:
                return mode
        raise BadConfig(f"{self.id} has no mode {name!r}.", legal=[m.id for m in self.modes])

    def starter_options_in(self, mode: str) -> dict[str, Value]:
        """Of ``begins`` what this mode knows."""
        own = {setting.name for setting in self.settings if setting.applies_to(mode)}
        return {name: value for name, value in self.starter_options.items() if name in own}

    def live_options_in(self, mode: str) -> dict[str, Value]:
        """What a site writes into the tables of this mode that it sets up, where that is not as printed."""
        return {o.name: o.live for o in self.settings if o.live is not None and o.applies_to(mode)}

    def setup(self, seats: int, given: Mapping[str, object] | None = None, mode: str | None = None) -> Setup:
        """A table of ``seats`` with these options, everything checked; what is not given is as printed."""
        with self.own_codes():
            played = self.mode(mode)
            low, high = played.seats
            if not settings.is_int(seats) or not low <= seats <= high:
                raise BadConfig(f"{self.id} is for {low} to {high} seats, not {seats!r}.", self.seats_rule)
            values = settings.complete(self.settings, given or {}, seats, played.defaults, played.id)
            self.check_settings(played, seats, values)
            return self.prepare(played, seats, values)

    def not_as_printed(self, setup: Setup) -> dict[str, Value]:
        """The options that differ from what the mode prints."""
        printed, values = self.mode(setup.mode).defaults, setup.settings
        own = [setting for setting in self.settings if setting.applies_to(setup.mode)]
        return {o.name: values[o.name] for o in own if values[o.name] != printed.get(o.name, o.default)}

    def start(self, setup: Setup, seed: int, log: bool = False, stops: bool = False) -> State:
        """A new game, run on to the first question; ``stops``: or to the first secret window."""
        s = setup.deal(Chance(check_seed(seed), 0, 0, 0, None))
        s.stops_at_windows = stops
        if log:
            s.log = []
        advance(s)
        return s

    # -- what each game says ---------------------------------------------------------------------------------------

    seats_rule: str = ""  # rule numbers for the refusals every game has
    over_rule: str = ""
    turn_rule: str = ""
    format_rule: str = ""
    talk_rule: str = ""
    noted_events: tuple[str, ...] = ()  # events whose cards belong into the notes of those who saw them, if not all did
    talk_limit: int = 0  # claims of a seat in a turn; 0: nobody claims anything in this game
    codes: Mapping[str, str] = {}  # what the core calls a fault -> what the rules page calls it, where that differs
    faults: tuple[str, ...] = ()  # the page's codes of faults, in the order in which they count where several apply

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        """The set-up of a table; everything was checked."""
        raise NotImplementedError

    def setup_of_old(self, own: Mapping[str, Any]) -> tuple[str, dict[str, object]]:
        """The mode and the options of a table that was saved when these lay among the fields ``own`` (until 0.4)."""
        return self.modes[0].id, {}

    def check_settings(self, mode: Mode, seats: int, settings: Mapping[str, Value]) -> None:
        """Refuse what no single option can see, e.g. a deck too small for the table."""

    def scores(self, s: State) -> list[int]:
        return list(s.scores())

    def public_scores(self, s: State) -> list[int]:
        """The points of each seat now, as far as everybody may know; empty: that is hidden."""
        return list(s.scores()) if self.scores_are_public or s.over else []

    def prospects(self, view: View, option: Option) -> list[Prospect]:
        """What an option of the viewer's question would certainly bring, where a few words can say it before anybody
        asks. Made of the view and nothing else, and only when the question is shown to somebody."""
        return []

    def chart_values(self, s: State) -> list[int]:
        """What the chart shows of each seat now. Only finished games have one, so hidden things may stand in it."""
        return list(s.scores())

    def board(self, setup: Setup, seen: Mapping[str, Any]) -> dict[str, Any]:
        """What a front end draws beyond piles and numbers: a map, where a card could go, what it would risk.

        Plain data without decimals or nulls, worked out from a view (as data) and from nothing else. Empty: nothing.
        """
        return {}

    def picture(self, board: Mapping[str, Any], width: int) -> list[list[tuple[str, str]]]:
        """``board`` in lines for a terminal: pieces of text, each with the code of the card it shows, or nothing."""
        return []

    def refuse_unless_asked(self, s: State, seat: int, attempt: Attempt | None = None) -> None:
        """Refuse in the words of this game's page whoever is not asked, whatever they try (where that is known)."""
        faults = why_not_asked(s, seat, self.over_rule, self.turn_rule)
        if faults:
            with self.own_codes():
                raise self.first_fault(faults)

    @contextmanager
    def own_codes(self) -> Iterator[None]:
        """Whatever is refused in here is refused with the code of this game's page."""
        try:
            yield
        except GameError as no:
            no.code = self.page_code(no.code)
            raise

    def page_code(self, code: str) -> str:
        """What the page calls a fault of the core."""
        if code in COARSER and code not in self.codes:
            code = COARSER[code]
        return self.codes.get(code, code)

    def first_fault(self, faults: Sequence[Refusal]) -> Refusal:
        """The one that counts, by the order of the page; what the page does not name comes last."""
        order = {code: number for number, code in enumerate(self.faults)}
        return min(faults, key=lambda no: order.get(self.page_code(no.code), len(order)))

    def printed(self) -> dict[str, int]:
        """Code -> how many copies there are in the largest table's deck, with the options as printed.

        A card that is not played with there is counted in the mode with the next smaller table, and so on.
        """
        found: dict[str, int] = {}
        for mode in sorted(self.modes, key=lambda mode: -mode.seats[1]):
            setup = self.setup(mode.seats[1], mode=mode.id)
            counts = Counter(setup.face)
            for face, code in enumerate(setup.layout.codes):
                found[code] = found.get(code) or counts[face]
        return found

    def outcome(self, s: State) -> Outcome:
        names = [criterion.name for criterion in s.setup.scoring[1:]]
        return Outcome(
            tuple(s.scores()),
            tuple(s.winners()),
            s.truncated,
            self.ending(s) if s.over else "",
            tuple(s.ranks()),
            {name: tuple(values) for name, values in zip(names, s.tie_breaks(), strict=True)},
            tuple(s.teams()),
            tuple(tuple(points) for points in s.rounds),
        )

    def ending(self, s: State) -> str:
        """Why a finished game ended, by its name in the words (``endings``); empty: that goes without saying."""
        return LIMIT if s.truncated else ""

    def check(self, s: State) -> None:
        """Assert the invariants of the rules page; called at every question in the tests and the soak."""

    def safe_settings(self, mode: str) -> dict[str, object]:
        """Options under which every game of ``mode`` surely ends (a turn limit), for simulations and laws."""
        return {}

    def position(self, s: State, seen_by: int | None = None) -> dict[str, Any]:
        """The table in the codes of the rules page; with ``seen_by`` only what that seat (-1: a spectator) sees."""
        assert self.positions is not None
        return self.positions.write(self, s, seen_by)

    def read_position(self, data: Mapping[str, Any]) -> State:
        """The table a position describes. Every position takes ``config.seed``, for chance to come."""
        assert self.positions is not None
        read: State = self.positions.read(self, data)
        return read

    def action(self, s: State, seat: int, action: Mapping[str, Any]) -> list[int]:
        """The answers that make up an action of the rules page; refuses with the page's error codes."""
        raise Refusal("BAD_FORMAT", f"{self.id} takes answers in words only.", facts={"word": str(action)[:40]})

    def not_asked_for(self, field: str) -> Refusal:
        """No to an action that carries a ``field`` of no use in it: the rest may not be what was meant."""
        text = f"{field} is not asked for here."
        return Refusal("SURPLUS", text, self.format_rule, facts={"word": field[:40]})

    def is_ready_action(self, s: State, seat: int, attempt: Attempt) -> bool:
        """Is this, tried in a pause, the page's way to say that ``seat`` is ready, such as START?"""
        return False

    def after_tick(self, s: State, seat: int, attempt: Attempt, no: Refusal) -> str:
        """What became of something that was refused before a tick, where the page judges it within the tick.

        ``s`` is the table after the tick; nothing comes of it either way."""
        return no.code

    # -- claims ----------------------------------------------------------------------------------------------------

    def topics(self, s: State, seat: int) -> list[Topic]:
        """What ``seat`` may speak of now, from what it knows; empty: it may not speak now."""
        return []

    def allows_claims(self, setup: Setup) -> bool:
        """May anybody claim anything at this table?"""
        return self.talk_limit > 0

    def allows_chat(self, setup: Setup) -> bool:
        """May people talk in words of their own here? Where cards are not to be named they had better not."""
        return True

    def claim_turn(self, s: State) -> int:
        """The number of the turn in which nobody says more than ``talk_limit`` things."""
        return 0

    def claim_words(self, s: State, seat: int, attempt: Attempt) -> str | None:
        """The words of a claim, if this is the page's way to make one; None: it is something else."""
        return None

    def bot_claim(self, view: View, topics: list[Topic], dice: int) -> str:
        """What a bot claims before it answers, in words; empty: nothing. From its view and nothing else."""
        return ""

    def read_claim(self, s: State, seat: int, words: str) -> Claim:
        """What ``seat`` says with these words, or why it may not."""
        with self.own_codes():
            if s.over:
                raise Refusal("GAME_OVER", "The game is over.", self.over_rule)
            word, topics = words[:40], self.topics(s, seat) if 0 <= seat < s.seats else []
            faults: list[Refusal] = []
            if not self.allows_claims(s.setup):
                faults.append(Refusal("NO_TALK", "Nobody claims anything here.", self.talk_rule, [], {"word": word}))
            if not topics:
                faults.append(
                    Refusal("NOT_NOW", "This is no time for you to speak.", self.talk_rule, [], {"word": word})
                )
            if faults:
                raise self.first_fault(faults)
            claim = parse_claim(topics, seat, words, self.claim_turn(s))
            if not claims_left(s.claims, seat, claim.span, self.talk_limit):
                raise Refusal("SAID_ENOUGH", "You have said enough for this turn.", self.talk_rule, [], {"word": word})
            return claim

    def is_wait(self, s: State, seat: int, attempt: Attempt) -> bool:
        """Is this the page's way to do nothing for a tick, such as WAIT, and open to ``seat`` whatever it is busy with?

        Not asked once the game is over or while it pauses between two rounds."""
        return False

    def refuse(self, s: State, seat: int, question: str, word: str, legal: list[str]) -> Refusal:
        """Why ``word`` does not answer ``question``; ``legal`` are the words that would. Tells nothing hidden."""
        return Refusal("NOT_AN_OPTION", f"{word!r} is not an answer here.", legal=legal, facts={"word": word})

    def more_faults(self, s: State, seat: int, words: list[str], no: Refusal) -> list[Refusal]:
        """What else is wrong with a line of words that was refused for ``no``: the first by ``faults`` is told."""
        return []

    def fillers(self) -> tuple[str, ...]:
        """Words people put around an answer that mean nothing by themselves."""
        return ()

    def policies(self) -> dict[str, Policy]:
        """Ways to play that are compiled with the rules, weakest first; each is a bot of the same name."""
        return {}

    def bots(self) -> dict[str, Bot]:
        """The bots that know this game, weakest first."""
        return {name: PolicyBot(policy) for name, policy in self.policies().items()}

    def words(self, language: str = "en") -> Words:
        return Words.of(self.folder, language)
