"""A state as plain JSON data and back, in the middle of any effect. What is secret stays in it: for the store only."""

from __future__ import annotations

from typing import Any

from xenodeck.core.chance import Chance
from xenodeck.core.engine import open_options
from xenodeck.core.errors import RuleBug
from xenodeck.core.fields import own_fields
from xenodeck.core.game import Game
from xenodeck.core.state import NO_OPTIONS, Frame, State
from xenodeck.core.views import plain

Data = dict[str, Any]


def to_data(game: Game, s: State) -> Data:
    """Everything that ``s`` is; ``from_data`` is the inverse."""
    return {
        "game": game.id,
        "rules": game.version,
        "mode": s.setup.mode,
        "seats": int(s.seats),
        "options": game.not_as_printed(s.setup),
        "face": list(s.face),
        "pool": list(s.pool),
        "zones": [list(z) for z in s.zones],
        "memory": sorted([card, seats] for card, seats in s.memory.items()),
        "chance": {
            "seed": s.chance.seed,
            "dealt": int(s.chance.dealt),
            "drawn": int(s.chance.drawn),
            "quick": int(s.chance.quick),
            "script": plain(s.chance.script),
        },
        "agenda": [frame_to_data(f) for f in s.pending()],
        "before": list(s.before),
        "answers": None if s.answers is None else list(s.answers),
        "befores": sorted([seat, list(picks)] for seat, picks in s.befores.items()),
        "asked": int(s.asked),
        "opened": int(s.opened),
        "revealed": int(s.revealed),
        "rounds": [list(points) for points in s.rounds],
        "now": int(s.now),
        "since": int(s.since),
        "over": s.over,
        "truncated": s.truncated,
        "own": {name: plain(getattr(s, name)) for name in own_fields(type(s))},
    }


def frame_to_data(f: Frame) -> Data:
    return {"rule": type(f.rule).__name__, "seat": int(f.seat), "arg": int(f.arg), "more": list(f.more)}


def from_data(game: Game, data: Data) -> State:
    """The state that ``to_data`` wrote."""
    if data["game"] != game.id:
        raise RuleBug(f"this is a state of {data['game']}, not of {game.id}")
    rules = {type(r).__name__: r for r in game.rules}
    frames = [Frame(rules[f["rule"]], f["seat"], f["arg"], tuple(f["more"])) for f in data["agenda"]]
    chance = data["chance"]
    script = chance["script"]
    s = game.setup(data["seats"], data["options"], data["mode"]).lay(
        list(data["face"]),
        list(data["pool"]),
        [list(z) for z in data["zones"]],
        Chance(chance["seed"], chance["dealt"], chance["drawn"], chance["quick"], plain(script)),
        frames[::-1],
    )
    for name in own_fields(type(s)):
        setattr(s, name, plain(data["own"][name]))
    s.memory = dict(data["memory"])
    s.before = list(data["before"])
    s.answers = None if data["answers"] is None else list(data["answers"])
    s.befores = {seat: list(picks) for seat, picks in data["befores"]}
    s.asked = data["asked"]
    s.opened = data["opened"]
    s.revealed = data["revealed"]
    s.rounds = [list(points) for points in data["rounds"]]
    s.now = data["now"]
    s.since = data["since"]
    s.over = data["over"]
    s.truncated = data["truncated"]
    s.options = open_options(s, s.asked) if s.asked >= 0 else NO_OPTIONS
    return s
