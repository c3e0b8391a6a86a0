"""Records: a game as text, with its beginning and every move in words. It replays exactly under its rules version.

xenodeck record 1
game ufoludki
rules 1
mode standard
seats 3
seed 42
option loot=40
--
0 S3A
1 COUNTER 2
tick 5
1~2 claim
tick 1 drawn
2: role 0 alien
next
--
scores 12 20 8
winners 1
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from xenodeck.core.definition.game import Game
from xenodeck.core.errors import BadRecord, GameError
from xenodeck.core.sessions.inputs import DRAWN, GO_ON, Input
from xenodeck.core.sessions.session import Session

FIRST_LINE = "xenodeck record 1"
RULE = "--"


MOST_TICKS = 100_000_000


@dataclass
class Record:
    """The record of a game, running or finished."""

    game: str
    rules: int
    mode: str
    seats: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    position: dict[str, Any] | None = None
    inputs: list[Input] = field(default_factory=list)
    result: dict[str, list[int]] | None = None
    taken_back: int = 0  # how many moves were taken back freely; they are not in the record
    lines: list[int] = field(default_factory=list, compare=False)  # the line number of each input in the text

    @staticmethod
    def of(session: Session) -> Record:
        """The record of a session, running or finished."""
        changed: dict[str, object] = dict(session.game.not_as_printed(session.setup))
        result = None
        if session.state.over:
            outcome = session.game.outcome(session.state)
            result = {"scores": list(outcome.scores), "winners": list(outcome.winners)}
            if list(outcome.ranks) != by_most(outcome.scores):
                result["ranks"] = list(outcome.ranks)
        return Record(
            session.game.id,
            session.game.version,
            session.setup.mode,
            int(session.state.seats),
            session.seed,
            {} if session.position is not None else dict(changed),
            None if session.position is None else dict(session.position),
            list(session.inputs),
            result,
        )

    def text(self) -> str:
        """The record as text."""
        lines = [FIRST_LINE, f"game {self.game}", f"rules {self.rules}"]
        if self.position is None:
            lines += [f"mode {self.mode}", f"seats {self.seats}", f"seed {self.seed}"]
            lines += [f"option {name}={json.dumps(value)}" for name, value in self.options.items()]
        else:
            lines.append(f"position {json.dumps(self.position, ensure_ascii=False)}")
        if self.taken_back:
            lines.append(f"taken_back {self.taken_back}")
        lines.append(RULE)
        lines += [line_of(entry) for entry in self.inputs]
        if self.result is not None:
            lines.append(RULE)
            lines += [f"{name} {' '.join(map(str, values))}".rstrip() for name, values in self.result.items()]
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(text: str) -> Record:
        """The record in ``text``; raises BadRecord with the number of a line that cannot be read."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST_LINE:
            raise BadRecord(1, f"a record begins with {FIRST_LINE!r}.")
        parts = RecordParser()
        for number, line in enumerate(lines[1:], start=2):
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            try:
                parts.take(number, line)
            except (ValueError, RecursionError):
                raise BadRecord(number, f"cannot read {line!r}.") from None
        return parts.record()

    def start_session(self, game: Game) -> Session:
        """A new session before the first move of the record."""
        if self.game != game.id:
            raise BadRecord(0, f"it is a game of {self.game}, not of {game.id}.")
        if self.rules != game.version:
            raise BadRecord(0, f"it was played under rules {self.rules} of {game.id}; here are rules {game.version}.")
        if self.position is not None:
            session = Session.from_position(game, self.position)
            session.drops_bad_script = (
                True  # as it was at the table; elsewhere nothing that did not fit got into a record
            )
            return session
        return Session.start(game, self.seats, self.seed, self.options, self.mode or None)

    def replay(self, game: Game, each: Callable[[Session], None] | None = None) -> Session:
        """Play it again to its end; ``each`` is called before the first move and after every one."""
        for session in self.steps(game):
            if each:
                each(session)
        return session

    def steps(self, game: Game) -> Iterator[Session]:
        """The table before the first move and after every one: always the same, played on between two looks at it."""
        return (session for _, session in self.moments(game))

    def moments(
        self, game: Game, every_tick: bool = False, begun: Session | None = None
    ) -> Iterator[tuple[int, Session]]:
        """Like ``steps``, with the number of lines played. ``every_tick``: also after each tick between two moves.

        ``begun``: a session of ``start_session`` to play on; the caller keeps it and has the end of the game.
        """
        session = begun or self.start_session(game)
        yield 0, session
        for number, entry in enumerate(self.inputs, start=1):
            try:
                if not entry.is_claim:
                    session.restart(entry.seat)  # words are those of a whole move; the position may hold half of it
                if entry.ticks:
                    for at in range(entry.ticks if every_tick else 1):
                        if at:
                            yield number - 1, session
                        session.tick(1 if every_tick else entry.ticks, entry.words == DRAWN and at == 0)
                elif entry.seat < 0:
                    session.go_on()
                elif entry.is_claim:
                    session.say(entry.seat, entry.words)
                elif not session.replay_input(entry.seat, entry.words, entry.comp):
                    raise BadRecord(self._line(number), f"move {number} ({entry.words}) is not complete.")
            except BadRecord:
                raise
            except GameError as no:
                where = f"move {number} ({entry.seat} {entry.words}) does not replay"
                raise BadRecord(self._line(number), f"{where}: {no}") from no
            yield number, session
        self._compare(game, session)

    def _line(self, move: int) -> int:
        return self.lines[move - 1] if self.lines else 0

    def _compare(self, game: Game, session: Session) -> None:
        if self.result is None:
            return
        now = Record.of(session).result or {}
        told = {key: now.get(key) for key in self.result}  # older records have fewer keys
        if told != self.result:
            raise BadRecord(0, f"it ends with {told}, but the record says {self.result}.")


class RecordParser:
    """Reads a record line by line: head, inputs and result, with a line ``--`` between them."""

    def __init__(self) -> None:
        self.head: dict[str, Any] = {}
        self.options: dict[str, object] = {}
        self.inputs: list[Input] = []
        self.lines: list[int] = []
        self.result: dict[str, list[int]] = {}
        self.part = 0

    def take(self, number: int, line: str) -> None:
        """Read one line; ValueError if that is not possible."""
        key, _, value = line.partition(" ")
        if line == RULE:
            self.part += 1
        elif self.part == 0 and key == "option":
            name, _, literal = value.partition("=")
            self.options[name] = json.loads(literal)
        elif self.part == 0:
            if key not in HEAD:
                raise ValueError(key)
            self.head[key] = HEAD[key](value)
        elif self.part == 1:
            self.inputs.append(input_of(key, value))
            self.lines.append(number)
        else:
            self.result[key] = [int(v) for v in value.split()]

    def record(self) -> Record:
        """The record, after its last line; raises BadRecord if something is missing."""
        needed = ["game", "rules"] if "position" in self.head else ["game", "rules", "seats", "seed"]
        missing = [key for key in needed if key not in self.head]
        if missing:
            raise BadRecord(0, f"the line {missing[0]!r} is missing.")
        return Record(
            self.head["game"],
            self.head["rules"],
            self.head.get("mode", ""),
            self.head.get("seats", 0),
            self.head.get("seed", 0),
            self.options,
            self.head.get("position"),
            self.inputs,
            self.result or None,
            self.head.get("taken_back", 0),
            self.lines,
        )


def by_most(scores: Sequence[int]) -> list[int]:
    """The ranks if the most points win, which a record does not write down."""
    return [1 + sum(other > score for other in scores) for score in scores]


def line_of(entry: Input) -> str:
    """An input as a line of a record."""
    if entry.ticks:
        return f"tick {entry.ticks} {entry.words}".rstrip()
    if entry.seat < 0:
        return entry.words
    if entry.is_claim:
        return f"{entry.seat}: {entry.words}"
    return f"{entry.seat}~{entry.comp} {entry.words}" if entry.comp else f"{entry.seat} {entry.words}"


def input_of(key: str, value: str) -> Input:
    """The input that ``line_of`` wrote.

    >>> line_of(input_of("tick", "5")), line_of(input_of("1~2", "claim")), line_of(input_of("1:", "role 2 alien"))
    ('tick 5', '1~2 claim', '1: role 2 alien')
    """
    if key == "tick":
        count, _, how = value.partition(" ")
        if how not in ("", DRAWN):
            raise ValueError(value)
        return Input(-1, how, count_of_ticks(count))
    if key == GO_ON and not value:
        return Input(-1, GO_ON)
    if key.endswith(":"):
        return Input(seat_of(key[:-1]), value, is_claim=True)
    seat, _, comp = key.partition("~")
    return Input(seat_of(seat), value, comp=int(comp) if comp else 0)


def json_object(text: str) -> dict[str, Any]:
    value = json.loads(text)
    if not isinstance(value, dict):
        raise ValueError("not an object")
    return value


def count_of_ticks(text: str) -> int:
    count = int(text)
    if not 0 < count <= MOST_TICKS:
        raise ValueError(f"{text} ticks")
    return count


def seat_of(text: str) -> int:
    seat = int(text)
    if not 0 <= seat < 64:
        raise ValueError(f"seat {text}")
    return seat


HEAD: dict[str, Callable[[str], Any]] = {
    "game": str,
    "rules": int,
    "mode": str,
    "seats": int,
    "seed": int,
    "position": json_object,
    "taken_back": int,
}
