"""The interface of a game. A game folder has a subclass of ``Game`` in its ``meta.py``, and is found by that."""

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
from xenodeck.core.rules.engine import run_to_question, why_not_asked
from xenodeck.core.rules.state import Rule, Setup, State
from xenodeck.core.tabletop.chance import Chance, check_seed

Attempt = str | Mapping[str, Any]  # a move in words, or an action of the rules page
LIMIT = "limit"  # the ending of a game that was cut short, unless the game gives another one
# a code of the core -> the code it becomes for a game that does not distinguish the two
COARSER = {"UNKNOWN_SEAT": "NOT_YOUR_TURN", "SURPLUS": "BAD_FORMAT"}


@dataclass(frozen=True)
class Mode:
    """A way to play the game: a box, a variant, alone. The words of the game name and explain it, under its id."""

    id: str
    seats: tuple[int, int]
    defaults: Mapping[str, Value] = field(default_factory=dict)  # settings whose default differs in this mode
    tick_ms: int = 0  # length of a tick at a live table; 0: the rules do not depend on time
    automata: tuple[int, ...] = ()  # seats that only the rules move; ``seats`` counts them, no person can take them


@dataclass(frozen=True)
class Gentle:
    """A table with bots for a person who has never finished this game. The person has the first seat."""

    mode: str = ""  # empty: the first mode; *Play now* uses it for later games too
    options: Mapping[str, Value] = field(default_factory=dict)  # settings besides ``Game.starter_options``
    bots: tuple[str, ...] = ()  # the bots by seat; empty: the usual bot in the usual number


@dataclass(frozen=True)
class Outcome:
    """The result of a game. Several winners share the victory; there may be none.

    ``truncated``: it was cut short. ``ended`` is the reason why it ended, a key of ``endings`` in the words of the
    game; empty: the result needs no explanation.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    truncated: bool
    ended: str
    ranks: tuple[int, ...]
    breaks: Mapping[str, tuple[int, ...]]  # tie-break -> a number for every seat; the first one counts first
    teams: tuple[int, ...]  # seat -> its team; empty: there are no teams
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
    """Something that an option would certainly bring, in a few words."""

    key: str  # a key of ``prospects`` in the words of the game
    good: bool
    on: str = ""  # the later answer of the move with which it comes; empty: it comes with the option alone
    number: int = 0


class PositionFormat(Protocol):
    """How the positions of a game are read and written. ``Positions`` implements what all games share."""

    @property
    def rule(self) -> str:
        """The number of the rule that describes the format."""

    @property
    def piles(self) -> tuple[PileKey, ...]:
        """The keys of a position that list cards."""

    def read(self, game: Game, data: Mapping[str, Any]) -> Any:
        """The state that ``data`` describes."""

    def write(self, game: Game, s: Any, seen_by: int | None) -> dict[str, Any]:
        """The position of ``s``, as ``read`` accepts it. With ``seen_by``, cards that this viewer cannot see are
        ``?``."""


class Game:
    """A game, as the rest of the program sees it. Stateless.

    Its id is the name of its folder, which also has its words, rules pages and card data.
    """

    id: str
    folder: Path
    version: int = 1  # of the rules; older versions stay in folders ``v1``, ``v2`` … for their records
    modes: tuple[Mode, ...]
    settings: tuple[Setting, ...]
    rules: list[Rule[Any]]
    seat_fields: tuple[str, ...] = ()  # fields with one value for each seat
    shown_fields: tuple[str, ...] = ()  # further fields that a plain display of the table shows
    turn_field: str = ""  # the field with the seat whose turn it is; empty: the seats that are asked are marked
    out_field: str = ""  # the field, one value a seat, that is not 0 for a seat that is out of the game
    pictured_places: tuple[str, ...] = ()  # places that ``picture`` shows, so that a terminal need not list them
    colours: Mapping[str, str] = {}  # code or pattern (``*.R``) of cards -> their colours; the first match counts
    postings: Postings = {}  # event -> what it adds to a score; empty: scores are shown without a breakdown
    positions: PositionFormat | None = None  # how its positions are written, usually ``Positions``
    ranked_only: bool = False  # scores only give the order of the seats and are not shown as points
    turn_events: tuple[str, ...] = ()  # events that begin a turn in the story; none: whenever another seat acts
    chart: str = ""  # the name of ``chart_values`` in the words of the game; empty: points
    marks: Mapping[str, str] = {}  # event -> the mark that it leaves on the chart, a key of the words
    tallies: Mapping[str, tuple[str, ...]] = {}  # event -> the statistics of a finished game that it counts for
    scores_are_public: bool = False  # may everybody know the scores at any time? A law checks it
    starter_options: Mapping[str, Value] = {}  # settings with which the first seat begins, without time pressure
    gentle: Gentle = Gentle()

    # -- a new game ------------------------------------------------------------------------------------------------

    @property
    def seats(self) -> tuple[int, int]:
        """The least and the most seats of all modes."""
        return min(m.seats[0] for m in self.modes), max(m.seats[1] for m in self.modes)

    def tables(self) -> list[tuple[str, int]]:
        """Every mode with every number of seats that it allows."""
        return [(mode.id, seats) for mode in self.modes for seats in range(mode.seats[0], mode.seats[1] + 1)]

    def mode(self, name: str | None) -> Mode:
        """The mode of this name; None: the first one."""
        for mode in self.modes:
            if name is None or mode.id == name:
                return mode
        raise BadConfig(f"{self.id} has no mode {name!r}.", legal=[m.id for m in self.modes])

    def starter_options_in(self, mode: str) -> dict[str, Value]:
        """Those of ``starter_options`` that this mode has."""
        own = {setting.name for setting in self.settings if setting.applies_to(mode)}
        return {name: value for name, value in self.starter_options.items() if name in own}

    def live_options_in(self, mode: str) -> dict[str, Value]:
        """The settings of this mode for which a site has another default than the printed rules."""
        return {o.name: o.live for o in self.settings if o.live is not None and o.applies_to(mode)}

    def setup(self, seats: int, given: Mapping[str, object] | None = None, mode: str | None = None) -> Setup:
        """The set-up for ``seats`` with the options ``given``, all checked; the others have their defaults."""
        with self.own_codes():
            played = self.mode(mode)
            low, high = played.seats
            if not settings.is_int(seats) or not low <= seats <= high:
                raise BadConfig(f"{self.id} is for {low} to {high} seats, not {seats!r}.", self.seats_rule)
            values = settings.complete(self.settings, given or {}, seats, played.defaults, played.id)
            self.check_settings(played, seats, values)
            return self.prepare(played, seats, values)

    def not_as_printed(self, setup: Setup) -> dict[str, Value]:
        """The options that differ from the defaults of the mode."""
        printed, values = self.mode(setup.mode).defaults, setup.settings
        own = [setting for setting in self.settings if setting.applies_to(setup.mode)]
        return {o.name: values[o.name] for o in own if values[o.name] != printed.get(o.name, o.default)}

    def start(self, setup: Setup, seed: int, log: bool = False, stops: bool = False) -> State:
        """A new game at its first question. ``stops``: a live table, which also stops at secret windows."""
        s = setup.deal(Chance(check_seed(seed), 0, 0, 0, None))
        s.stops_at_windows = stops
        if log:
            s.log = []
        run_to_question(s)
        return s

    # -- what each game says ---------------------------------------------------------------------------------------

    seats_rule: str = ""  # the numbers of the rules for refusals that every game has
    over_rule: str = ""
    turn_rule: str = ""
    format_rule: str = ""
    talk_rule: str = ""
    noted_events: tuple[str, ...] = ()  # events whose cards go into the own notes of a seat
    talk_limit: int = 0  # how many claims a seat may make in a turn; 0: the game has no claims
    codes: Mapping[str, str] = {}  # code of a refusal in the core -> the code on the rules page, if that differs
    faults: tuple[str, ...] = ()  # the codes of the rules page; if several apply, the first one is told

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        """Make the set-up of a game. All arguments are checked already."""
        raise NotImplementedError

    def setup_of_old(self, own: Mapping[str, Any]) -> tuple[str, dict[str, object]]:
        """The mode and the options of a table saved before 0.4, which had them among its fields ``own``."""
        return self.modes[0].id, {}

    def check_settings(self, mode: Mode, seats: int, settings: Mapping[str, Value]) -> None:
        """Refuse combinations of settings that are impossible, e.g. a deck too small for the number of seats."""

    def scores(self, s: State) -> list[int]:
        """The points of each seat now, hidden ones included."""
        return list(s.scores())

    def public_scores(self, s: State) -> list[int]:
        """The points of each seat now, if everybody may know them; else empty."""
        return list(s.scores()) if self.scores_are_public or s.over else []

    def prospects(self, view: View, option: Option) -> list[Prospect]:
        """What an option of the viewer's question would certainly bring, as short hints beside the option.

        Must use the view only. Called when the question is shown to a person.
        """
        return []

    def chart_values(self, s: State) -> list[int]:
        """The value of each seat for the chart. Only finished games have a chart, so it may use hidden things."""
        return list(s.scores())

    def board(self, setup: Setup, seen: Mapping[str, Any]) -> dict[str, Any]:
        """What a front end draws besides piles and numbers: a map, where a card can go, what that would risk.

        Plain data without decimals or nulls, made from the data of a view only. Empty: nothing.
        """
        return {}

    def picture(self, board: Mapping[str, Any], width: int) -> list[list[tuple[str, str]]]:
        """``board`` as lines for a terminal: pieces of text, each with the code of the card it shows, or empty."""
        return []

    def refuse_unless_asked(self, s: State, seat: int, attempt: Attempt | None = None) -> None:
        """Raise the refusal of this game if ``seat`` is not asked. ``attempt`` is what it tries, if that is known."""
        faults = why_not_asked(s, seat, self.over_rule, self.turn_rule)
        if faults:
            with self.own_codes():
                raise self.first_fault(faults)

    @contextmanager
    def own_codes(self) -> Iterator[None]:
        """A context that translates the codes of refusals of the core into those of this game's rules page."""
        try:
            yield
        except GameError as no:
            no.code = self.page_code(no.code)
            raise

    def page_code(self, code: str) -> str:
        """The code that the rules page has for a code of the core."""
        if code in COARSER and code not in self.codes:
            code = COARSER[code]
        return self.codes.get(code, code)

    def first_fault(self, faults: Sequence[Refusal]) -> Refusal:
        """The refusal to tell if several apply: the first by ``faults``; codes that are not listed come last."""
        order = {code: number for number, code in enumerate(self.faults)}
        return min(faults, key=lambda no: order.get(self.page_code(no.code), len(order)))

    def printed(self) -> dict[str, int]:
        """Code -> how many copies the deck of the largest mode has, with default settings.

        A card that this mode does not use is counted in the next smaller mode, and so on.
        """
        found: dict[str, int] = {}
        for mode in sorted(self.modes, key=lambda mode: -mode.seats[1]):
            setup = self.setup(mode.seats[1], mode=mode.id)
            counts = Counter(setup.face)
            for face, code in enumerate(setup.layout.codes):
                found[code] = found.get(code) or counts[face]
        return found

    def outcome(self, s: State) -> Outcome:
        """The result of the game, or what it would be if the game ended now."""
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
        """Why a finished game ended, as a key of ``endings`` in the words; empty: the result needs no explanation."""
        return LIMIT if s.truncated else ""

    def check(self, s: State) -> None:
        """Assert the invariants of the rules. Tests and ``make soak`` call it at every question."""

    def safe_settings(self, mode: str) -> dict[str, object]:
        """Settings with which every game of ``mode`` ends, such as a turn limit. For simulations and tests."""
        return {}

    def position(self, s: State, seen_by: int | None = None) -> dict[str, Any]:
        """The position of ``s``, in the codes of the rules page. With ``seen_by``, only what that viewer sees."""
        assert self.positions is not None
        return self.positions.write(self, s, seen_by)

    def read_position(self, data: Mapping[str, Any]) -> State:
        """The state that a position describes. ``config.seed`` of a position is the seed of future chance."""
        assert self.positions is not None
        read: State = self.positions.read(self, data)
        return read

    def action(self, s: State, seat: int, action: Mapping[str, Any]) -> list[int]:
        """The answers that an action of the rules page stands for; refuses with the codes of the page."""
        raise Refusal("BAD_FORMAT", f"{self.id} takes answers in words only.", facts={"word": str(action)[:40]})

    def not_asked_for(self, field: str) -> Refusal:
        """The refusal of an action with a field that has no meaning in it, because the rest may be wrong as well."""
        text = f"{field} is not asked for here."
        return Refusal("SURPLUS", text, self.format_rule, facts={"word": field[:40]})

    def is_ready_action(self, s: State, seat: int, attempt: Attempt) -> bool:
        """Is this attempt, made in a pause, the action of the rules page for *ready*, such as START?"""
        return False

    def after_tick(self, s: State, seat: int, attempt: Attempt, no: Refusal) -> str:
        """The code for an attempt that was refused before a tick, if the rules page judges it after the tick.

        ``s`` is the state after the tick. The attempt has no effect in any case.
        """
        return no.code

    # -- claims ----------------------------------------------------------------------------------------------------

    def topics(self, s: State, seat: int) -> list[Topic]:
        """The topics that ``seat`` may make a claim about now, from what it knows; empty: it may make none."""
        return []

    def allows_claims(self, setup: Setup) -> bool:
        """Does a game with this set-up have claims?"""
        return self.talk_limit > 0

    def allows_chat(self, setup: Setup) -> bool:
        """May people chat in their own words? A game forbids it if players must not name cards."""
        return True

    def claim_turn(self, s: State) -> int:
        """The number of the turn for ``talk_limit``: a seat may make so many claims within one turn."""
        return 0

    def claim_words(self, s: State, seat: int, attempt: Attempt) -> str | None:
        """The words of a claim, if this attempt is an action of the rules page for one; None: it is not."""
        return None

    def bot_claim(self, view: View, topics: list[Topic], dice: int) -> str:
        """The words of the claim that a bot makes before it answers; empty: none. Must use the view only."""
        return ""

    def read_claim(self, s: State, seat: int, words: str) -> Claim:
        """The claim that ``seat`` makes with these words; raises Refusal if it may not make it."""
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
        """Is this attempt an action of the rules page for doing nothing in a tick, such as WAIT?

        Not called when the game is over or in the pause between two rounds.
        """
        return False

    def refuse(self, s: State, seat: int, question: str, word: str, legal: list[str]) -> Refusal:
        """The refusal of ``word`` as an answer to ``question``; ``legal`` has the words it accepts. Must not tell
        anything hidden."""
        return Refusal("NOT_AN_OPTION", f"{word!r} is not an answer here.", legal=legal, facts={"word": word})

    def more_faults(self, s: State, seat: int, words: list[str], no: Refusal) -> list[Refusal]:
        """What else is wrong with a line of words that was refused with ``no``; ``first_fault`` chooses one."""
        return []

    def fillers(self) -> tuple[str, ...]:
        """Words around an answer that have no meaning and are ignored."""
        return ()

    def policies(self) -> dict[str, Policy]:
        """The policies of the game by name, weakest first. Each is also a bot of this name."""
        return {}

    def bots(self) -> dict[str, Bot]:
        """The bots of the game by name, weakest first."""
        return {name: PolicyBot(policy) for name, policy in self.policies().items()}

    def words(self, language: str = "en") -> Words:
        """The texts of the game in a language."""
        return Words.of(self.folder, language)
