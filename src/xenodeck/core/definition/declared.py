"""What a game declares of itself, looked at when it is found: is it of the right kind, and does it fit the rest?

Every fault is named by the file and the name of what is wrong, and says what would be right. Words and positions are
looked at in checking.py.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

from xenodeck.core import fields
from xenodeck.core.definition.game import Game, Mode
from xenodeck.core.definition.settings import CHECKS, ONE_OF, RANDOM, Setting
from xenodeck.core.definition.wording import FIRST, languages, rules_on
from xenodeck.core.errors import GameError
from xenodeck.core.rules.state import ALONGSIDE, ONE, RACE, TOGETHER, Rule, Setup, State
from xenodeck.core.tabletop.chance import Chance
from xenodeck.core.tabletop.layout import MOST_SEATS

# what there may be several of -> what each of them is
SEVERAL: dict[str, type] = {"modes": Mode, "settings": Setting, "rules": Rule}
SEVERAL |= dict.fromkeys(
    ("seat_fields", "shown_fields", "pictured_places", "turn_events", "noted_events", "faults"), str
)
MAY_BE_EMPTY = {name for name, kind in SEVERAL.items() if kind is str} | {"settings"}


def place_of(thing: type) -> str:
    """``meta.py: Turn`` with its whole path. A compiled class has no source that could be asked for."""
    return f"{sys.modules[thing.__module__].__file__}: {thing.__name__}"


def blamed(error: BaseException, folder: Path) -> str:
    """What went wrong, and the line of the game in which it did."""
    text = error.args[0] if isinstance(error, KeyError) and " " in str(error.args[0]) else str(error)
    said = f"{type(error).__name__}: {text}" if text else type(error).__name__
    if isinstance(error, NotImplementedError):
        said = "this method is to be written by the game"
    for frame, line in reversed(list(traceback.walk_tb(error.__traceback__))):
        if folder in Path(frame.f_code.co_filename).parents:
            return f"{frame.f_code.co_filename}, line {line}, in {frame.f_code.co_name}: {said}"
    return said


# -- of what kind everything is --------------------------------------------------------------------------------------


def wrong_kinds(game: Game) -> Iterator[str]:
    """While there is any of these nothing else can be looked at."""
    where = place_of(type(game))
    for name, kind in SEVERAL.items():
        given = getattr(game, name, None)
        if given is None:
            yield f"{where}.{name} is not set"
        elif not isinstance(given, tuple | list):
            yield f"{where}.{name} is {given!r} and not a tuple; a single one needs a comma: ({shown(given)},)"
        elif not given and name not in MAY_BE_EMPTY:
            yield f"{where}.{name} is empty"
        for each in given if isinstance(given, tuple | list) else ():
            if isinstance(each, type):
                yield f"{where}.{name} has the class {each.__name__}; what belongs there is {each.__name__}()"
            elif not isinstance(each, kind):
                yield f"{where}.{name} has {each!r}, which is no {kind.__name__}"
    for method in (game.policies, game.bots):
        try:
            named = method()
        except Exception as error:  # whatever a game does wrong there
            yield f"{where}.{method.__name__}: {blamed(error, game.folder)}"
            break
        if not isinstance(named, dict):
            yield f"{where}.{method.__name__} gives {named!r} and not a dict of names"
            break
    for mode in game.modes if isinstance(getattr(game, "modes", None), tuple | list) else ():
        if isinstance(mode, Mode) and not 1 <= mode.seats[0] <= mode.seats[1] <= MOST_SEATS:
            yield (
                f"{where}.modes: {mode.id} is for {mode.seats[0]} to {mode.seats[1]} seats; "
                f"the fewest come first, and a table has at most {MOST_SEATS}"
            )


def shown(given: object) -> str:
    return repr(given) if isinstance(given, str) else "…"


# -- rules and options -----------------------------------------------------------------------------------------------


def wrong_rules(game: Game) -> Iterator[str]:
    page = game.folder / f"rules.{FIRST}.md"
    if not page.exists():  # said elsewhere
        return
    numbers = [text.number for text in rules_on(page)]
    if not numbers:
        yield f"{page}: it has no rule; each is a paragraph like **1.1 Deal.** The cards are …"
        return
    for rule in game.rules:
        where = place_of(type(rule))
        if not rule.number:
            yield f"{where}.RULE is not set: the number of its paragraph in {page.name}, such as {numbers[0]!r}"
        elif rule.number not in numbers:
            yield f"{where}.RULE is {rule.number!r}, which {page.name} does not have"
        if rule.asks and rule.mode in (TOGETHER, RACE, ALONGSIDE) and has(rule, Rule, "choices"):
            yield f"{where} asks several seats, and choices is not written: what each of them may choose"
        if rule.asks and rule.mode == ONE and has(rule, Rule, "options") and not has(rule, Rule, "choices"):
            yield f"{where}.MODE is not set, so choices is never called; it is TOGETHER, RACE or ALONGSIDE"
    keys = sorted(rule.key for rule in game.rules)
    for key in sorted({one for one, other in pairwise(keys) if one == other}):
        yield f"{place_of(type(game))}.rules: two rules are called {key}; saved tables could not tell them apart"
    for language in languages(game.folder):
        other = game.folder / f"rules.{language}.md"
        if other.exists() and (theirs := [text.number for text in rules_on(other)]) != numbers:
            apart = sorted(set(numbers) ^ set(theirs)) or ["their order"]
            yield f"{other}: its rules are not those of {page.name}: {', '.join(apart)}"


def has(thing: object, base: type, name: str) -> bool:
    """Is the method the one of ``base``, unchanged?"""
    return getattr(type(thing), name) is getattr(base, name)


def wrong_settings(game: Game) -> Iterator[str]:
    where = place_of(type(game))
    for option in game.settings:
        if option.kind not in CHECKS and option.kind != ONE_OF:
            kinds = ", ".join(sorted({*CHECKS, ONE_OF}))
            yield f"{where}.settings: {option.name} is of the kind {option.kind!r}; there are {kinds}"
            return
    known = {option.name for option in game.settings}
    there = ", ".join(sorted(known)) or "none"
    for attribute, named in (("starter_options", game.starter_options), ("gentle", game.gentle.options)):
        for name in sorted(set(named) - known):
            yield f"{where}.{attribute} names {name}, which is no option; there are {there}"
    if game.gentle.mode and game.gentle.mode not in {mode.id for mode in game.modes}:
        yield f"{where}.gentle names the mode {game.gentle.mode}; there are {', '.join(mode.id for mode in game.modes)}"
    for mode in game.modes:
        for name in sorted(set(mode.defaults) - known):
            yield f"{where}.modes: {mode.id} has a default for {name}, which is no option"
        for option in game.settings:
            value = mode.defaults.get(option.name, option.default)
            if not option.applies_to(mode.id) or value == RANDOM or (option.zero and value == 0):
                continue
            try:
                option.check(value, mode.seats[1])
            except GameError as no:
                wrong = f"the default of {option.name} is wrong in the mode {mode.id}"
                yield f"{where}.settings: {wrong}: {no.text.rstrip('.')}"


# -- tables ----------------------------------------------------------------------------------------------------------


def largest_tables(game: Game) -> tuple[list[Setup], list[str]]:
    """The set-up of the largest table of each mode, or what stands in its way."""
    setups: list[Setup] = []
    for mode in game.modes:
        largest = f"{sys.modules[type(game).__module__].__file__}: its largest table cannot be set up as printed, "
        try:
            setup = game.setup(mode.seats[1], mode=mode.id)
        except GameError as no:
            return [], [largest + str(no).rstrip(".")]
        except Exception as error:  # whatever a game does wrong there
            return [], [largest + blamed(error, game.folder)]
        if not isinstance(setup, Setup):
            return [], [f"{place_of(type(game))}.prepare gives {setup!r} and not a Setup"]
        setups.append(setup)
    return setups, []


def wrong_tables(game: Game, setups: list[Setup]) -> Iterator[str]:
    states: set[type[State]] = set()
    whole = True
    for setup in setups:
        where = place_of(type(setup))
        if setup.opening not in game.rules:
            yield f"{place_of(type(game))}.rules: {type(setup.opening).__name__} deals, and is not among them"
        if len(setup.layout.backs) != len(setup.layout.codes):
            yield f"{where}.layout: {len(setup.layout.codes)} codes of cards and {len(setup.layout.backs)} backs"
        elif not all(0 <= face < len(setup.layout.codes) for face in setup.face):
            yield f"{where}.face: a card has a face without a code; there are {len(setup.layout.codes)} codes"
        try:
            table = setup.deal(Chance(1, 0, 0, 0, None))
            kind: Any = type(table)
            names = fields.field_kinds(kind)
            if not hasattr(kind, "__mypyc_attrs__"):
                fields.clone_source(kind.__name__, names)
        except Exception as error:  # whatever a game does wrong there
            yield f"{where}.state_class: {blamed(error, game.folder)}"
            whole = False
            continue
        for name in names:
            if not hasattr(table, name):
                yield f"{place_of(kind)}.{name} has no value once init_fields() is through"
        if kind not in states and kind.scores is State.scores and has(game, Game, "public_scores"):
            yield f"{place_of(kind)}.scores is not written: the points of each seat, were the game over now"
        states.add(kind)
    if whole:
        yield from unknown_fields(game, states)


def unknown_fields(game: Game, states: set[type[State]]) -> Iterator[str]:
    known = {name for kind in states for name in fields.own_fields(kind)}
    declared: dict[str, Any] = {name: getattr(game, name) for name in ("seat_fields", "shown_fields")}
    declared |= {name: [getattr(game, name)] for name in ("turn_field", "out_field") if getattr(game, name)}
    for name, given in declared.items():
        for field in given:
            if field not in known:
                fits = ", ".join(sorted(known)) or "none"
                yield f"{place_of(type(game))}.{name}: no state has a field {field}; there are {fits}"
