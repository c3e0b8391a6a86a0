"""What a game folder offers to the house. A new game subclasses ``Game`` in its ``meta.py`` and is found."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from xenodeck.core import settings
from xenodeck.core.bot import Bot
from xenodeck.core.cards import Layout
from xenodeck.core.chance import Chance, check_seed
from xenodeck.core.engine import advance, refuse_unless_asked
from xenodeck.core.errors import BadConfig, Refusal
from xenodeck.core.ledger import Postings
from xenodeck.core.settings import Option, Value
from xenodeck.core.state import Dealer, Frame, Rule, State
from xenodeck.core.wording import Words

LIMIT = "limit"  # what ended a game that was cut short, unless the game knows better


@dataclass(frozen=True)
class Mode:
    """A way to play the game; its name and explanation are in the words, under its id."""

    id: str
    seats: tuple[int, int]
    defaults: Mapping[str, Value] = field(default_factory=dict)  # options that this mode prints differently


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points, who won (all who share first place), whether something cut it short, and what.

    ``ended`` has words in ``endings``; it is empty where the result says it all.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    truncated: bool
    ended: str = ""


class Game:
    """Stateless. The folder's name is the id; words, rules pages and card data lie beside ``meta.py``."""

    id: str
    folder: Path
    version: int = 1  # of the rules; older ones stay in folders ``v1``, ``v2`` … for the records played under them
    modes: tuple[Mode, ...]
    options: tuple[Option, ...]
    rules: list[Rule[Any]]
    fields: tuple[str, ...]  # the state's own fields, all of them open to everybody
    seat_fields: tuple[str, ...] = ()  # those of them that hold something for each seat, by seat
    shown_fields: tuple[str, ...] = ()  # those of them that a plain table shows besides the numbers of each seat
    postings: Postings = {}  # event -> what it adds to a score; empty: scores are shown without their arithmetic
    open_standing: bool = False  # may everybody know at any time what each seat has? A law checks it
    tick_ms: int = 0  # length of a tick at a live table; 0: the game knows no time
    bound: int = 100_000  # no game takes more answers than this with the options of ``safe_options``

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

    def configure(self, seats: int, given: Mapping[str, object], mode: str | None = None) -> dict[str, Value]:
        """All options for a table of ``seats``, checked."""
        played = self.mode(mode)
        low, high = played.seats
        if not settings.is_int(seats) or not low <= seats <= high:
            raise BadConfig(f"{self.id} is for {low} to {high} seats, not {seats!r}.", self.seats_rule)
        config = settings.complete(self.options, given, seats, played.defaults, played.id)
        self.check_config(seats, config)
        return config

    def not_as_printed(self, config: Mapping[str, Value], mode: str | None = None) -> dict[str, Value]:
        """The options of ``config`` that differ from what the mode prints."""
        played = self.mode(mode)
        own = [option for option in self.options if option.belongs(played.id)]
        return {o.name: config[o.name] for o in own if config[o.name] != played.defaults.get(o.name, o.default)}

    def start(
        self, seats: int, seed: int, config: Mapping[str, Value], mode: str | None = None, log: bool = False
    ) -> State:
        """A table set up and run on to the first question. ``config`` comes from ``configure``."""
        s = self.dealer(seats, config, self.mode(mode)).deal(Chance(check_seed(seed), 0, 0, 0, None))
        if log:
            s.log = []
        advance(s)
        return s

    # -- what each game says ---------------------------------------------------------------------------------------

    seats_rule: str = ""  # rule numbers for the refusals every game has
    over_rule: str = ""
    turn_rule: str = ""
    by_decision: bool = False  # the page's code for an answer of the wrong seat is NOT_YOUR_DECISION, not …_TURN

    def layout(self, seats: int) -> Layout:
        raise NotImplementedError

    def check_config(self, seats: int, config: Mapping[str, Value]) -> None:
        """Refuse what no single option can see, e.g. a deck too small for the table."""

    def dealer(self, seats: int, config: Mapping[str, Value], mode: Mode) -> Dealer:
        """Whoever sets up tables with these options."""
        raise NotImplementedError

    def rebuild(
        self,
        layout: Layout,
        face: list[int],
        pool: list[int],
        zones: list[list[int]],
        chance: Chance,
        agenda: list[Frame],
        own: dict[str, Any],
    ) -> State:
        """A state from its parts; ``own`` holds the values of ``fields``."""
        raise NotImplementedError

    def scores(self, s: State) -> list[int]:
        return list(s.standing())

    def standing(self, s: State) -> list[int]:
        """What each seat has now, the highest leads, as far as everybody may know; empty: that is hidden."""
        return list(s.standing()) if self.open_standing or s.over else []

    def refuse_unless_asked(self, s: State, seat: int) -> None:
        """Refuse in the words of this game's page whoever is not asked."""
        refuse_unless_asked(s, seat, self.over_rule, self.turn_rule, self.by_decision)

    def printed(self) -> dict[str, int]:
        """Code -> how many copies there are in the largest table's deck, with the options as printed."""
        most = max(self.modes, key=lambda mode: mode.seats[1])
        s = self.start(most.seats[1], 0, self.configure(most.seats[1], {}, most.id), most.id)
        counts = Counter(s.face)
        return {code: counts[face] for face, code in enumerate(s.layout.codes)}

    def outcome(self, s: State) -> Outcome:
        return Outcome(tuple(s.standing()), tuple(s.winners()), s.truncated, self.ending(s) if s.over else "")

    def ending(self, s: State) -> str:
        """Why a finished game ended, by its name in the words (``endings``); empty: that goes without saying."""
        return LIMIT if s.truncated else ""

    def check(self, s: State) -> None:
        """Assert the invariants of the rules page; called at every question in the tests and the soak."""

    def safe_options(self) -> dict[str, object]:
        """Options under which every game surely ends (a turn limit), for simulations and laws."""
        return {}

    def position(self, s: State, seen_by: int | None = None) -> dict[str, Any]:
        """The table in the codes of the rules page; with ``seen_by`` only what that seat (-1: a spectator) sees."""
        raise NotImplementedError

    def set_up(self, data: Mapping[str, Any]) -> tuple[State, dict[str, Value]]:
        """The table a position describes, and its options. Every position takes ``config.seed``, for chance to come."""
        raise NotImplementedError

    def mode_of(self, data: Mapping[str, Any]) -> str:
        """The mode that a position is played in."""
        return self.modes[0].id

    def action(self, s: State, seat: int, action: Mapping[str, Any]) -> list[int]:
        """The answers that make up an action of the rules page; refuses with the page's error codes."""
        raise Refusal("BAD_FORMAT", f"{self.id} takes answers in words only.", facts={"word": str(action)[:40]})

    def refuse(self, s: State, seat: int, question: str, word: str, legal: list[str]) -> Refusal:
        """Why ``word`` does not answer ``question``; ``legal`` are the words that would. Tells nothing hidden."""
        return Refusal("NOT_AN_OPTION", f"{word!r} is not an answer here.", legal=legal, facts={"word": word})

    def first_fault(self, s: State, seat: int, words: list[str], no: Refusal) -> Refusal:
        """What counts first in a line of words that was refused for ``no``, where the page puts faults in an order."""
        return no

    def fillers(self) -> tuple[str, ...]:
        """Words people put around an answer that mean nothing by themselves."""
        return ()

    def bots(self) -> dict[str, Bot]:
        """The bots that know this game, weakest first."""
        return {}

    def words(self, language: str = "en") -> Words:
        return Words.of(self.folder, language)
