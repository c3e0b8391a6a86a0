"""A game that nobody here has tested is played once when it is found: whatever breaks is told then, not in mid-play.

One game of every mode at its largest table, at random and by each policy, with what everybody sees and is told in every
language. It is no proof: the laws of tests/laws are.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from types import FrameType
from typing import Any

from xenodeck.core.definition.declared import blamed, place_of
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.wording import Words, languages, parts_of
from xenodeck.core.errors import GameError
from xenodeck.core.playing.driver import TableDriver
from xenodeck.core.playing.policy import Policy
from xenodeck.core.rules.engine import NOTHING, open_options, seats_open
from xenodeck.core.rules.state import CARD, CHOICE, NUMBER, PLACE, SEAT, Rule
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import Chance
from xenodeck.core.words.lexicon import lexicon
from xenodeck.core.words.telling import Teller

MOST_CYCLES = 300  # of one game; a longer one is not played to its end here
MOST_TELLINGS = 60  # of what is seen and told in a game
MOST_STEPS = 10_000  # of rules that follow each other and ask nobody
SEED = 1
TEXTS = ("log", "you.", "to_you.", "questions", "cards", "short", "choices.", "typed.")  # sections with texts only
KINDS = (CARD, PLACE, SEAT, NUMBER, CHOICE)


def play_once(game: Game) -> None:
    """Refuse a game that breaks when it is played, and say where."""
    for language in languages(game.folder):
        for said in unreadable(Words.of(game.folder, language)):
            raise GameError("BAD_GAMES", f"{game.folder}/words.{language}.toml: {said}.")
    for mode in game.modes:
        try:
            lexicon(game.folder, game.setup(mode.seats[1], mode=mode.id).layout.codes, game.fillers())
        except ValueError as error:
            raise GameError("BAD_GAMES", f"{game.folder}/words.*.toml: [typed] or [choices]: {error}.") from error
    policies = game.policies()
    for name, policy in policies.items():
        if not isinstance(policy, Policy):
            said = f"{place_of(type(game))}.policies: {name} is {policy!r} and not an instance of a Policy"
            raise GameError("BAD_GAMES", f"{said}.")
    for mode in game.modes:
        for name, policy in {"": Policy(), **policies}.items():
            trial = Trial(game, mode.id, name, policy)
            try:
                with game.own_codes():
                    trial.play()
            except Broken as broken:
                raise GameError("BAD_GAMES", f"the game {game.id!r} does not play: {broken}.") from broken
            except Exception as error:  # whatever a game does wrong
                said = f"{trial.hint(error)}{blamed(error, game.folder)}"
                raise GameError("BAD_GAMES", f"the game {game.id!r} does not play: {said}.") from error


def unreadable(words: Words) -> Iterator[str]:
    """Sentences whose braces nobody can fill in."""

    def each(section: str, table: dict[str, Any]) -> Iterator[tuple[str, str, object]]:
        for key, value in table.items():
            if isinstance(value, dict):
                yield from each(f"{section}.{key}" if section else key, value)
            else:
                yield section, key, value

    for section, key, text in each("", words.table):
        if not isinstance(text, str):
            if section.startswith(TEXTS):
                yield f"[{section}] {key} is {text!r} and not a text"
            continue
        try:
            parts_of(text)
        except ValueError as error:
            yield f"[{section}] {key}: {error}"


class Broken(Exception):
    """What a game does that no game may, in words."""


class Trial:
    """One game of a mode, each seat by the same policy."""

    def __init__(self, game: Game, mode: str, name: str, policy: Policy) -> None:
        self.game, self.mode, self.name, self.policy = game, mode, name, policy
        self.dice = Chance(SEED, 0, 0, 2 * SEED + 1, None)
        self.steps = 0  # of rules since somebody was asked
        self.resolving: tuple[Rule[Any], int] | None = None  # the rule that was at work last, and with which answer
        self.zones: set[int] = set()  # that places have
        self.told = -1  # events; none yet
        self.tellings = 0

    def play(self) -> None:
        seats = next(mode for mode in self.game.modes if mode.id == self.mode).seats[1]
        before = sys.getprofile()
        sys.setprofile(self.watch)
        try:
            session = Session.start(self.game, seats, SEED, self.game.safe_settings(self.mode), self.mode)
            places = session.setup.layout.places
            self.zones = {place.first + seat for place in places for seat in range(seats if place.each else 1)}
            tellers = [Teller(self.game, language, seats) for language in languages(self.game.folder)]
            loop = TableDriver(session, lambda seat: self.answer(session, seat))
            for _ in range(MOST_CYCLES):
                self.tell(session, tellers)
                if session.state.over:
                    break
                self.steps = 0
                loop.cycle()
            self.end(session, tellers)
        finally:
            sys.setprofile(before)

    def watch(self, frame: FrameType, event: str, arg: object) -> None:
        """Count the rules that are done; a chain of them that asks nobody would never end."""
        if event != "call" or frame.f_code.co_name != "resolve":
            return
        rule = frame.f_locals.get("self")
        if isinstance(rule, Rule):
            if rule not in self.game.rules:
                raise Broken(f"{place_of(type(rule))} is not among the rules of the game; it could not be saved")
            self.resolving = rule, frame.f_locals.get("pick", 0)
            self.steps += 1
            if self.steps > MOST_STEPS:
                raise Broken(f"{place_of(type(rule))}: {MOST_STEPS} steps in a row, and nobody was asked anything")

    def answer(self, session: Session, seat: int) -> int | None:
        table = session.table_of(seat)
        options = open_options(table, seat)
        pick = self.policy.choose(table, seat, options, self.dice.below(2**31 - 1))
        if pick not in options:
            where = place_of(type(self.policy))
            name, _ = table.frame.rule.question(table, table.frame, table.earlier(seat))
            raise Broken(f"{where}.choose gives {pick!r} for the question {name}, which is none of {options}")
        if self.name:
            self.policy.reason(table, seat, options, 0)
        return pick

    def tell(self, session: Session, tellers: list[Teller]) -> None:
        """What everybody sees and is told now, in every language."""
        s = session.state
        if any(cards and zone not in self.zones for zone, cards in enumerate(s.zones)):
            raise Broken(f"{place_of(type(self.game))}: cards lie in a zone that no place of the layout has")
        self.game.check(s)
        for seat in seats_open(s):
            self.check_question(session, seat)
        if self.tellings > MOST_TELLINGS or len(session.log) == self.told:
            return
        self.tellings += 1
        for viewer in {-1, 0, *seats_open(s)}:
            seen = session.view(viewer)
            for teller in tellers:
                if seen.question is not None:
                    teller.prompt(seen.question.name, seen.fields)
                    for option in seen.question.options:
                        teller.label(option, seen.question.name)
                teller.log(session.events(viewer, max(self.told, 0)), me=viewer)
        self.told = len(session.log)

    def check_question(self, session: Session, seat: int) -> None:
        table = session.table_of(seat)
        f = table.frame
        asked: Any = f.rule.question(table, f, table.earlier(seat))
        if not isinstance(asked, tuple) or len(asked) != 2 or asked[1] not in KINDS:
            kinds = "CARD, PLACE, SEAT, NUMBER or CHOICE"
            raise Broken(f"{place_of(type(f.rule))}.question gives {asked!r}, and not a name and {kinds}")
        options: list[Any] = open_options(table, seat)
        for option in options:
            if not isinstance(option, int):
                raise Broken(f"{place_of(type(f.rule))}: the option {option!r} is no number of a {asked[1]}")

    def end(self, session: Session, tellers: list[Teller]) -> None:
        s = session.state
        for name in self.game.seat_fields:
            if len(getattr(s, name, range(s.seats))) != s.seats:
                raise Broken(f"{place_of(type(self.game))}.seat_fields: {name} has not one value for each seat")
        if s.over:
            points = self.game.public_scores(s)
            if len(points) != s.seats:
                raise Broken(f"{place_of(type(s))}.scores gives {len(points)} numbers for {s.seats} seats")
            outcome = self.game.outcome(s)
            for teller in tellers:
                teller.result(outcome)
        elif session.steps >= s.setup.max_answers:
            raise Broken(f"{place_of(type(s.setup))}: after {session.steps} answers, its bound, a game was not over")

    def hint(self, error: Exception) -> str:
        """What may be behind it, where nothing was asked though the rule asks."""
        if self.resolving is None or isinstance(error, GameError):
            return ""
        rule, pick = self.resolving
        at = blamed(error, self.game.folder)
        if rule.asks and pick == NOTHING and ", in resolve: " in at:
            return f"{place_of(type(rule))}.options gave None, so nothing was asked, and then in "
        return "" if str(self.game.folder) in at else f"after {place_of(type(rule))}.resolve: "
