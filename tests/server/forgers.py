"""Positions of an attacker, or of a person who edits by hand: real ones with errors in them."""

from __future__ import annotations

import copy
from random import Random
from typing import Any

from xenodeck.core.definition.game import Game
from xenodeck.core.rules import engine
from xenodeck.core.sessions.session import Session

WRONG: list[Any] = [
    -1, 0, 1, 2, 5, 64, 2**31, 2**62, 2**63, 2**64, 10**30, -(10**30), -(2**63), 0.0, 1.0, 2.0, 1.5, 1e300,
    True, False, None, "", "x", "UFO", "GREY", "-1", "\0", [], {}, [[]], [None], [-1], [0] * 50,
]  # fmt: skip
MORE = (
    *("config", "chance", "state", "over", "truncated", "stack", "turn", "known", "out", "ufos", "turns", "table"),
    *("before", "played", "given"),
)

Path = tuple[Any, ...]


def positions(game: Game, chance: Random, many: int) -> list[dict[str, Any]]:
    """Real ones, from the first moves of games."""
    found: list[dict[str, Any]] = []
    while len(found) < many:
        mode, seats = chance.choice(game.tables())
        session = Session.start(game, seats, chance.getrandbits(60), game.safe_settings(mode), mode)
        for _ in range(chance.randrange(25)):
            while engine.paused(session.state):
                session.go_on()
            if session.state.over:
                break
            if not session.waiting():  # everybody is busy, or has done something for the coming tick
                session.tick()
                continue
            seat = chance.choice(session.waiting())
            question = session.view(seat).question
            assert question is not None
            session.play(seat, chance.choice(question.options).word)
        if not session.state.over:
            found.append(session.as_position() if chance.random() < 0.5 else game.position(session.state))
    return found


def forged(position: dict[str, Any], chance: Random) -> dict[str, Any]:
    """The same with one to three errors, or none: if it is accepted, it must be playable."""
    made: Any = copy.deepcopy(position)
    for _ in range(chance.choice((1, 1, 2, 3))):
        paths = [path for path in paths_in(made) if path]
        if not paths:
            break
        path = chance.choice(paths)
        if chance.random() < 0.2:  # mostly a small thing: what is all wrong is refused before anything is tried
            path = path[: chance.randint(1, len(path))]
        spoil(made, at(made, path[:-1]), path[-1], [at(made, other) for other in paths], chance)
    return dict(made)


def spoil(whole: dict[str, Any], inside: Any, key: Any, others: list[Any], chance: Random) -> None:
    how = chance.random()
    if how < 0.5:
        inside[key] = copy.deepcopy(chance.choice(WRONG))
    elif how < 0.65:
        inside[key] = copy.deepcopy(chance.choice(others))
    elif how < 0.75:
        del inside[key]
    elif how < 0.85 and isinstance(inside, list):
        inside.insert(key, copy.deepcopy(inside[key]))
    elif type(inside[key]) is int:
        inside[key] += chance.choice((-1, 1))
    else:
        whole[chance.choice(MORE)] = copy.deepcopy(chance.choice(WRONG))


def paths_in(data: Any, path: Path = ()) -> list[Path]:
    found = [path]
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for key, value in items:
        found += paths_in(value, (*path, key))
    return found


def at(data: Any, path: Path) -> Any:
    for key in path:
        data = data[key]
    return data


def tweaked(position: dict[str, Any], chance: Random) -> dict[str, Any]:
    """The same with one to three small changes that may well be accepted: another number, a missing, doubled or moved
    entry."""
    made: Any = copy.deepcopy(position)
    for _ in range(chance.choice((1, 1, 2, 3))):
        paths = [path for path in paths_in(made) if path]
        path = chance.choice(paths)
        inside, key = at(made, path[:-1]), path[-1]
        how, value = chance.random(), inside[key]
        if isinstance(inside, list) and how < 0.35:
            del inside[key]
        elif isinstance(inside, list) and how < 0.6:
            inside.insert(key, copy.deepcopy(value))
        elif isinstance(inside, list) and how < 0.8:
            lists = [found for found in (at(made, other) for other in paths) if isinstance(found, list)]
            chance.choice(lists).append(inside.pop(key))
        elif type(value) is int:
            inside[key] = chance.choice((-1, 0, 1, 2, 3, value - 1, value + 1))
        elif isinstance(value, list) and how < 0.9:
            value.clear()
        elif isinstance(value, bool):
            inside[key] = not value
    return dict(made)
