"""A position in the middle of a turn: the table as it stood before, and the answers that were played on it.

``before`` is that table, at the last moment that a position can describe directly; ``played`` is a list of answers,
each with what chance said to it. Reading plays them again by the rules, so nothing that play cannot bring about gets
in, and no game says how its turns look in the middle. ``given`` (open_answers.py) is what was answered after that and
has not brought the game on.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from xenodeck.core.definition.game import Game
from xenodeck.core.definition.positions import SESSION_KEYS, Positions
from xenodeck.core.definition.settings import is_int
from xenodeck.core.errors import BadPosition, BadScript, Refusal
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import NO_OPTIONS, NOT_ASKED, UNANSWERED, Frame, State
from xenodeck.core.sessions.inputs import LAPSED, Input
from xenodeck.core.tabletop.chance import Chance
from xenodeck.core.words.attempt import read as read_move

BEFORE, PLAYED = SESSION_KEYS
LATER: Final = (BEFORE, PLAYED, "chance", "given")  # keys that say nothing of the table as it stands now
MOST_PLAYED: Final = 1000  # answers in the middle of one turn


@dataclass(frozen=True)
class PlayedAnswer:
    """A whole move of a seat in the words of a record, and what chance said while it was carried out."""

    seat: int
    move: str
    chance: list[object] | None = None  # None: whatever is to come at the table

    def to_data(self) -> dict[str, Any]:
        return {"seat": self.seat, "move": self.move, **({"chance": self.chance} if self.chance else {})}


@dataclass(frozen=True)
class TurnStart:
    """A table that its position describes directly, and what was answered on it before the input ``moves``."""

    table: State
    moves: int
    earlier: tuple[PlayedAnswer, ...] = ()


def says_it_all(game: Game, s: State) -> bool:
    """Does the position of this table describe it directly?"""
    positions = game.positions
    return s.over or not isinstance(positions, Positions) or positions.says_it_all(s)


# -- writing -----------------------------------------------------------------------------------------------------------


def write(game: Game, s: State, start: TurnStart, inputs: Iterable[Input]) -> dict[str, Any]:
    """The whole position of ``s``, which ``inputs`` have made of the table at ``start``."""
    moves = [PlayedAnswer(one.seat, one.words) for one in inputs if not one.is_claim]
    position = game.position(s)
    played = with_chance(game, start.table, [*start.earlier, *moves])
    return {**position, BEFORE: game.position(start.table), PLAYED: [one.to_data() for one in played]}


def with_chance(game: Game, table: State, moves: list[PlayedAnswer]) -> list[PlayedAnswer]:
    """``moves`` with what chance said to each, without those at the end that have not brought the game on."""
    s = table.clone()
    s.stops_at_windows, s.log = False, None
    played: list[PlayedAnswer] = []
    whole = 0
    for one in moves:
        question = question_of(s)
        s, results = noted(game, s, one)
        played.append(replace(one, chance=results or None))
        if question_of(s) != question:
            whole = len(played)
    return played[:whole]


def noted(game: Game, s: State, one: PlayedAnswer) -> tuple[State, list[object]]:
    """The table after ``one``, and what chance said. A script that does not fit was let go of at the table, too."""
    results: list[object] = []
    after = s.clone()
    try:
        if one.chance is not None:
            return play_with(game, after, one), one.chance
        after.chance.results = results
        play(game, after, one)
    except BadScript:
        results.clear()
        after = s.clone()
        after.chance.script, after.chance.results = None, results
        play(game, after, one)
    return after, results


def question_of(s: State) -> tuple[Frame | None, int, int]:
    """What tells the question that is open from the next one."""
    return s.agenda[s.depth - 1] if s.depth else None, int(s.depth), int(s.questions_opened)


# -- playing -----------------------------------------------------------------------------------------------------------


def play(game: Game, s: State, one: PlayedAnswer) -> None:
    """Give this answer at ``s``, from the beginning of its move."""
    if one.seat in engine.seats_open(s):
        engine.put_before(s, one.seat, [])
    if one.move == LAPSED and s.asked == one.seat:
        engine.lapse(s)
        return
    whole = False
    for pick in read_move(game, s, one.seat, one.move, recorded=True):
        if whole:
            break
        whole = engine.answer(s, one.seat, pick)
    if not whole:
        raise Refusal("NOT_AN_OPTION", f"{one.move!r} is not a whole move.", facts={"word": one.move[:40]})


def play_with(game: Game, s: State, one: PlayedAnswer) -> State:
    """The same with what chance said then; what chance will say at the table stays as it is."""
    coming = s.chance
    s.chance = Chance(coming.seed, 0, 0, 0, list(one.chance or []))
    play(game, s, one)
    if s.chance.script:
        raise BadScript("more chance is laid down for this answer than it needs.")
    s.chance = coming
    return s


# -- reading -----------------------------------------------------------------------------------------------------------


def table_before(data: Mapping[str, Any], rule: str) -> dict[str, Any]:
    """The position on which ``played`` was played, with the chance that is to come."""
    if BEFORE not in data:
        return {key: value for key, value in data.items() if key not in (PLAYED, "given")}
    before, config = data[BEFORE], data.get("config", {})
    if not isinstance(before, Mapping) or {*before} & {BEFORE, PLAYED, "chance"}:
        raise BadPosition("before is the position of a table, without anything played on it, and without chance.", rule)
    if not isinstance(config, Mapping) or not isinstance(before.get("config", {}), Mapping):
        raise BadPosition("config is a table of names and values.", rule)
    seed = {"seed": config["seed"]} if "seed" in config else {}
    chance = {"chance": data["chance"]} if "chance" in data else {}
    return {**before, **chance, "config": {**before.get("config", {}), **seed}}


def read(data: Mapping[str, Any], rule: str) -> list[PlayedAnswer]:
    entries = data[PLAYED]
    if not isinstance(entries, list) or len(entries) > MOST_PLAYED:
        raise BadPosition(f"played is a list of at most {MOST_PLAYED} answers.", rule)
    found: list[PlayedAnswer] = []
    for entry in entries:
        fits = isinstance(entry, Mapping) and not set(entry) - {"seat", "move", "chance"}
        if not fits or not isinstance(entry.get("move"), str) or not is_int(entry.get("seat")):
            raise BadPosition("played: each entry is {seat, move, chance}.", rule)
        if not isinstance(entry.get("chance", []), list):
            raise BadPosition("played: chance is a list of results, the next one first.", rule)
        found.append(PlayedAnswer(entry["seat"], entry["move"], entry.get("chance")))
    return found


def play_again(game: Game, s: State, answers: list[PlayedAnswer], rule: str) -> None:
    """Make of ``s`` what these answers made of it."""
    for number, one in enumerate(answers, start=1):
        try:
            if one.chance is None:
                play(game, s, one)
            else:
                play_with(game, s, one)
        except (Refusal, BadScript) as no:
            raise BadPosition(f"played: answer {number} ({one.seat} {one.move[:80]}): {no.text}", rule) from None
    if s.answers is not None and any(answer not in (NOT_ASKED, UNANSWERED) for answer in s.answers):
        raise BadPosition("played: the last answers wait for others; such answers stand in given.", rule)


def refuse_others(game: Game, s: State, data: Mapping[str, Any], rule: str) -> None:
    """What a position with ``before`` says of the table now is what the answers have made of it."""
    now = game.position(s)
    for key in data:
        said, found = data[key], now.get(key)
        if key == "config" and isinstance(found, Mapping) and isinstance(said, Mapping):
            said, found = ({name: value for name, value in each.items() if name != "seed"} for each in (said, found))
        if key not in LATER and as_text(said) != as_text(found):
            text = f"{key} is not what the answers in played make of the table before: change that table, not this one."
            raise BadPosition(text, rule)


def as_text(value: object) -> str:
    try:
        return json.dumps(value, sort_keys=True)
    except (TypeError, ValueError, RecursionError):
        return ""


def open_anew(s: State, stops: bool) -> None:
    """Ask once more what is asked at this table: as a live table (``stops``) asks it, if it is to be one."""
    s.asked, s.options, s.before = -1, NO_OPTIONS, NO_OPTIONS
    engine.forget_answers(s)
    s.stops_at_windows = stops
    engine.run_to_question(s)
