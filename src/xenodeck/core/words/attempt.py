"""Reading moves: what a person types or a program sends becomes answers of the engine, or a refusal with a reason."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any, Final

from xenodeck.core.definition.game import Attempt, Game
from xenodeck.core.errors import Refusal
from xenodeck.core.knowledge.views import (  # exported again: the inverse, from answers to words
    Option,
    move_words as move_words,
    options,
)
from xenodeck.core.rules.engine import open_options, options_after
from xenodeck.core.rules.state import NUMBER, PLACE, SEAT, State
from xenodeck.core.words.lexicon import is_figure, lexicon, normalise

MOST_SEATS: Final = 64  # no table has so many seats; a higher number is refused like any unknown seat
NOBODY: Final = -1


class Action(Mapping[str, Any]):
    """An action of the rules page that remembers which of its fields were read, so that surplus ones are refused."""

    def __init__(self, given: Mapping[str, Any]) -> None:
        self._given = given
        self._looked_at: set[str] = set()

    def __getitem__(self, name: str) -> Any:
        self._looked_at.add(name)
        return self._given[name]

    def __contains__(self, name: object) -> bool:
        """Testing for a field does not count as reading it."""
        return name in self._given

    def __iter__(self) -> Iterator[str]:
        return iter(self._given)

    def __len__(self) -> int:
        return len(self._given)

    def surplus(self) -> list[str]:
        """The fields that were not read, also if their value is ``null``."""
        return [str(name) for name in self._given if name not in self._looked_at]


def read(game: Game, s: State, seat: int, attempt: Attempt, recorded: bool = False) -> list[int]:
    """The answers of the move that ``attempt`` makes, from the beginning of the move.

    Words continue an unfinished move, one question after the other, and may leave it unfinished. An action of the rules
    page is always a complete move. A field that it does not need is refused, unless it is ``recorded``: then an earlier
    version has accepted it.
    """
    with game.own_codes():
        try:
            return _read(game, s, seat_of(seat), attempt, recorded)
        except (ValueError, OverflowError):  # looks like a number but is none here: ``²``, 10^30
            raise unreadable(game, "That does not answer this.", str(attempt)) from None


def seat_of(seat: object) -> int:
    """``seat`` as a number; NOBODY if it is no number or far too high, which is refused later."""
    if isinstance(seat, bool) or not isinstance(seat, int):
        return NOBODY
    return seat if abs(seat) <= MOST_SEATS else NOBODY


def unreadable(game: Game, text: str, word: str) -> Refusal:
    """The refusal of something that is no move at all."""
    return Refusal("BAD_FORMAT", text, game.format_rule, facts={"word": word[:40]})


def _read(game: Game, s: State, seat: int, attempt: Attempt, recorded: bool) -> list[int]:
    game.refuse_unless_asked(s, seat, attempt)
    if not isinstance(attempt, str | Mapping):
        raise unreadable(game, "A move is words or an action.", str(attempt))
    if isinstance(attempt, str) and attempt.lstrip().startswith("{"):
        attempt = from_json(game, attempt, recorded)
    if not isinstance(attempt, str):
        action = Action(attempt)
        answers = game.action(s, seat, action)
        if (surplus := action.surplus()) and not recorded:
            raise game.not_asked_for(surplus[0])
        return without_forced(s, seat, answers)
    try:
        answers = read_words(game, s, seat, attempt)
    except Refusal as no:
        said = [word for word in normalise(attempt) if word.lower() not in game.fillers()]
        first = game.first_fault([no, *game.more_faults(s, seat, said, no)])
        first.question = first.question or no.question
        raise first from None
    return without_forced(s, seat, [*s.earlier(seat), *answers])


def without_forced(s: State, seat: int, picks: list[int]) -> list[int]:
    """``picks`` without the forced answers after the first one, which the engine gives by itself."""
    f = s.agenda[s.depth - 1]
    before: list[int] = []
    asked: list[int] = []
    for pick in picks:
        offered = options_after(s, f, f.rule, seat, before) or []
        if not before or len(offered) > 1:
            asked.append(pick)
        before.append(pick)
    return asked


def from_json(game: Game, text: str, recorded: bool) -> Mapping[str, Any]:
    """The action that was typed as JSON. A field that occurs twice is refused, unless the action is ``recorded``."""
    try:
        action = json.loads(text, object_pairs_hook=dict if recorded else said_once)
    except (ValueError, RecursionError):
        action = None
    if not isinstance(action, dict):
        raise unreadable(game, "This is not an action: not a JSON object.", text)
    return action


def said_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A JSON object; ValueError if a field occurs twice."""
    said = dict(pairs)
    if len(said) < len(pairs):
        raise ValueError("a field is named twice")
    return said


def read_words(game: Game, s: State, seat: int, text: str) -> list[int]:
    """The answers that the words of ``text`` give to the questions that are open one after the other."""
    known = lexicon(game.folder, s.layout.codes, game.fillers())
    words = normalise(text, known.codes, known.fillers)
    f = s.agenda[s.depth - 1]
    before = list(s.earlier(seat))
    if not words:
        name, kind = f.rule.question(s, f, before)
        raise refused(game, s, seat, name, kind, text.strip(), open_options(s, seat))
    found: list[int] = []
    left_out: Refusal | None = None  # why the word does not fit a forced answer that was skipped
    while words:
        picks = options_after(s, f, f.rule, seat, before)
        if picks is None:
            raise left_out or game.refuse(s, seat, "", words[0], [])
        name, kind = f.rule.question(s, f, before)
        offered = options(s, seat, kind, picks)
        at, used = match(kind, offered, words)
        if used < len(words):  # the words of a record first, unless a longer phrase of the lexicon matches
            phrase, length = known.find(name, kind, offered, words)
            at, used = (phrase, length) if length > used else (at, used)
        if used == 0:
            left_out = refused(game, s, seat, name, kind, words[0], picks)
            if not before or len(picks) > 1:
                raise left_out
        else:
            left_out = None
        pick = picks[at]
        words = words[used:]
        found.append(pick)
        before.append(pick)
    return found


def refused(game: Game, s: State, seat: int, question: str, kind: str, word: str, picks: list[int]) -> Refusal:
    """The refusal of the game, with the question, so that its text can say what may be typed."""
    no = game.refuse(s, seat, question, word, [o.word for o in options(s, seat, kind, picks)])
    no.question = question
    return no


def match(kind: str, offered: list[Option], words: list[str]) -> tuple[int, int]:
    """The index of the option that the first words name as in a record, and how many words it took; 0 words: none."""
    if kind in (SEAT, NUMBER, PLACE) and is_figure(words[0]):  # a card of a pile: how many cards lie above it
        number = int(words[0])
        for at, option in enumerate(offered):
            if option.kind != "pass" and number == (option.at if kind == PLACE else option.value):
                return at, 1
        return 0, 0
    for at, option in enumerate(offered):
        parts = option.word.lower().split()
        if [w.lower() for w in words[: len(parts)]] == parts:
            return at, len(parts)
    return 0, 0


def why_not(game: Game, s: State, seat: int, attempt: Attempt) -> Refusal | None:
    """Why ``seat`` may not do this now; None: it may. Uses only what ``seat`` knows, and changes nothing."""
    try:
        read(game, s, seat, attempt)
    except Refusal as refusal:
        return refusal
    return None
