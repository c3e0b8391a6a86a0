"""A game as text: where it began and every move in words. It replays exactly, for ever, under its rules version.

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
--
scores 12 20 8
winners 1
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from xenodeck.core.errors import BadRecord, GameError
from xenodeck.core.game import Game
from xenodeck.core.match import Input, Match

FIRST_LINE = "xenodeck record 1"
RULE = "--"


MOST_TICKS = 100_000_000


def ticks(text: str) -> int:
    count = int(text)
    if not 0 < count <= MOST_TICKS:
        raise ValueError(f"{text} ticks")
    return count


@dataclass
class Record:
    game: str
    rules: int
    mode: str
    seats: int
    seed: int
    options: dict[str, object] = field(default_factory=dict)
    position: dict[str, Any] | None = None
    inputs: list[Input] = field(default_factory=list)
    result: dict[str, list[int]] | None = None
    lines: list[int] = field(default_factory=list, compare=False)  # of the inputs in the text it was read from

    @staticmethod
    def of(match: Match) -> Record:
        """The record of a table, running or finished."""
        changed = {o.name: match.config[o.name] for o in match.game.options if match.config[o.name] != o.default}
        result = None
        if match.state.over:
            outcome = match.game.outcome(match.state)
            result = {"scores": list(outcome.scores), "winners": list(outcome.winners)}
        return Record(
            match.game.id,
            match.game.version,
            match.mode,
            int(match.state.seats),
            match.seed,
            {} if match.position is not None else dict(changed),
            None if match.position is None else dict(match.position),
            list(match.inputs),
            result,
        )

    def text(self) -> str:
        lines = [FIRST_LINE, f"game {self.game}", f"rules {self.rules}"]
        if self.position is None:
            lines += [f"mode {self.mode}", f"seats {self.seats}", f"seed {self.seed}"]
            lines += [f"option {name}={json.dumps(value)}" for name, value in self.options.items()]
        else:
            lines.append(f"position {json.dumps(self.position, ensure_ascii=False)}")
        lines.append(RULE)
        lines += [f"tick {i.ticks}" if i.seat < 0 else f"{i.seat} {i.words}" for i in self.inputs]
        if self.result is not None:
            lines.append(RULE)
            lines += [f"{name} {' '.join(map(str, values))}".rstrip() for name, values in self.result.items()]
        return "\n".join(lines) + "\n"

    @staticmethod
    def read(text: str) -> Record:
        """The record in ``text``; an unreadable line is named by its number."""
        lines = text.splitlines()
        if not lines or lines[0].strip() != FIRST_LINE:
            raise BadRecord(1, f"a record begins with {FIRST_LINE!r}.")
        head: dict[str, str] = {}
        options: dict[str, object] = {}
        inputs: list[Input] = []
        at: list[int] = []
        result: dict[str, list[int]] = {}
        part = 0
        for number, line in enumerate(lines[1:], start=2):
            line = line.strip()
            if not line or line.startswith("#"):
                continue
            if line == RULE:
                part += 1
                continue
            key, _, value = line.partition(" ")
            try:
                if part == 0 and key == "option":
                    name, _, literal = value.partition("=")
                    options[name] = json.loads(literal)
                elif part == 0:
                    head[key] = value
                elif part == 1:
                    inputs.append(Input(-1, "", ticks(value)) if key == "tick" else Input(int(key), value))
                    at.append(number)
                else:
                    result[key] = [int(v) for v in value.split()]
            except ValueError:
                raise BadRecord(number, f"cannot read {line!r}.") from None
        record = Record._build(head, options, inputs, result or None)
        record.lines = at
        return record

    @staticmethod
    def _build(
        head: dict[str, str],
        options: dict[str, object],
        inputs: list[Input],
        result: dict[str, list[int]] | None,
    ) -> Record:
        try:
            position = json.loads(head["position"]) if "position" in head else None
            if position is not None and not isinstance(position, dict):
                raise ValueError("a position is a JSON object")
            begun = {"seats": 0, "seed": 0} if position is not None else {k: int(head[k]) for k in ("seats", "seed")}
            mode = head.get("mode", "")
            return Record(
                head["game"], int(head["rules"]), mode, begun["seats"], begun["seed"], options, position, inputs, result
            )
        except KeyError as missing:
            raise BadRecord(0, f"the line {missing.args[0]!r} is missing.") from None
        except ValueError as wrong:
            raise BadRecord(0, f"cannot read the head: {wrong}.") from None

    def begin(self, game: Game) -> Match:
        """The table before the first move."""
        if self.rules != game.version:
            raise BadRecord(0, f"it was played under rules {self.rules} of {game.id}; here are rules {game.version}.")
        if self.position is not None:
            return Match.from_position(game, self.position)
        return Match.start(game, self.seats, self.seed, self.options, self.mode or None)

    def replay(self, game: Game, each: Callable[[Match], None] | None = None) -> Match:
        """Play it again to its end; ``each`` is called before the first move and after every one."""
        match = self.begin(game)
        if each:
            each(match)
        for number, entry in enumerate(self.inputs, start=1):
            try:
                if entry.seat < 0:
                    match.tick(entry.ticks)
                elif not match.play(entry.seat, entry.words):
                    raise BadRecord(self._line(number), f"move {number} ({entry.words}) is not complete.")
            except BadRecord:
                raise
            except GameError as no:
                where = f"move {number} ({entry.seat} {entry.words}) does not replay"
                raise BadRecord(self._line(number), f"{where}: {no}") from no
            if each:
                each(match)
        self._compare(game, match)
        return match

    def _line(self, move: int) -> int:
        return self.lines[move - 1] if self.lines else 0

    def _compare(self, game: Game, match: Match) -> None:
        if self.result is None:
            return
        now = Record.of(match).result
        if now != self.result:
            raise BadRecord(0, f"it ends with {now}, but the record says {self.result}.")
