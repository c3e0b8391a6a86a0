"""Where the files of a release are, how they are read, and what a later version may add to them.

A later version may write more than an old one did, but must not change anything that was there: ``told`` and ``grown``
define this for all tests here. Of a finished game it shows the cards that an old one hid: ``laid_open``.
"""

from __future__ import annotations

import hashlib
import json
import lzma
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from xenodeck.core.definition.game import Game
from xenodeck.core.sessions.session import Session
from xenodeck.games import found, with_rules

FOLDER = Path(__file__).parent
RELEASES = sorted(folder.name for folder in FOLDER.glob("v*_*_*"))
EVENT = ("what", "seat", "other", "number", "word", "cards", "from", "to", "facts")  # what 0.5.0 told of an event

Data = dict[str, Any]


def read(file: Path) -> Any:
    return json.loads(lzma.decompress(file.read_bytes()))


def write(file: Path, data: Any) -> None:
    """Write a file, but never over an existing one: the files of a release are written once."""
    file.parent.mkdir(parents=True, exist_ok=True)
    text = json.dumps(data, separators=(",", ":"), ensure_ascii=False)
    with file.open("xb") as out:
        out.write(lzma.compress(text.encode(), preset=9 | lzma.PRESET_EXTREME))


def files(kind: str) -> list[Path]:
    """The files of one kind (``saves``, ``records``, …) of every release."""
    return [file for release in RELEASES for file in sorted((FOLDER / release / kind).glob("*.json.xz"))]


def played_then(kept: Mapping[str, Any]) -> Game:
    """The game under the rules of that time."""
    return with_rules(found()[kept["game"]], kept["rules"])


def as_json(data: Any) -> Any:
    """``data`` as it comes back from a file: tuples are lists, keys are words."""
    return json.loads(json.dumps(data))


def digest(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).hexdigest()[:24]


def told(events: Sequence[Mapping[str, Any]]) -> list[Data]:
    """Events as 0.5.0 told them, without what later versions may tell besides."""
    return [{key: event[key] for key in EVENT if key in event} for event in events]


# What an old version told wrongly and is right now.
MENDED = ("/question/rule is 3.4, was 6.1",)  # Getaway: which way a card turns belongs to the rule of laying it


HIDDEN = "?"  # 0.5.0: a card, or its back, in a finished game too
HANDS = ("hand", "hands")  # where cards were held was hidden as well


def grown(now: Any, then: Any, at: str = "") -> list[str]:
    """Where ``now`` lacks or changes something that ``then`` had; more keys in an object are allowed."""
    if isinstance(then, dict) and isinstance(now, dict):
        if then.get("over") is True and now.get("over") is True:
            then = laid_open(then, now)
        lost = [f"{at}/{key} is gone" for key in then if key not in now]
        return lost + [line for key in then if key in now for line in grown(now[key], then[key], f"{at}/{key}")]
    if isinstance(then, list) and isinstance(now, list) and len(then) == len(now):
        return [line for n, pair in enumerate(zip(now, then, strict=True)) for line in grown(*pair, f"{at}/{n}")]
    line = f"{at} is {str(now)[:200]}, was {str(then)[:200]}"
    return [] if (now == then and type(now) is type(then)) or line.endswith(MENDED) else [line]


def laid_open(then: Any, now: Any, place: str = "") -> Any:
    """What an old version showed of a finished game, with a face from ``now`` for each card it hid; nothing else."""
    if isinstance(then, dict) and isinstance(now, dict):
        if set(then) == {"size", "cards"} and isinstance(now.get("cards"), list):
            hidden = [HIDDEN] * (then["size"] - len(then["cards"]))  # it named none, or the top one
            cards = laid_open([*then["cards"], *hidden], now["cards"], place)
            return then if any(map(is_hidden, cards)) else {**then, "cards": cards}
        return {key: laid_open(value, now.get(key), key) for key, value in then.items()}
    if not isinstance(then, list):
        face = is_hidden(then) and isinstance(now, str) and not is_hidden(now)
        return now if face else then
    if not isinstance(now, list) or len(now) != len(then):
        return then
    if place in HANDS and all(isinstance(code, str) for code in then):  # in another order than its owner had it in
        shown = Counter(code for code in then if not is_hidden(code))
        return then if any(map(is_hidden, now)) or shown - Counter(now) else now
    return [laid_open(one, other, place) for one, other in zip(then, now, strict=True)]


def is_hidden(code: object) -> bool:
    return isinstance(code, str) and code.startswith(HIDDEN)


def outcome(session: Session) -> Data:
    """How a game ended, in clear."""
    end = session.game.outcome(session.state)
    return {
        "over": bool(session.state.over),
        "scores": list(end.scores),
        "ranks": list(end.ranks),
        "winners": list(end.winners),
        "truncated": bool(end.truncated),
        "ended": end.ended,
        "breaks": {name: list(values) for name, values in end.breaks.items()},
        "teams": list(end.teams),
        "rounds": [list(points) for points in end.rounds],
    }
