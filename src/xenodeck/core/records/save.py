"""Saving: a state as plain JSON data and back, at any moment. The data contain all secrets: for the store only."""

from __future__ import annotations

from typing import Any, Final

from xenodeck.core.definition.game import Game
from xenodeck.core.errors import BadSave
from xenodeck.core.fields import own_fields
from xenodeck.core.knowledge.views import plain
from xenodeck.core.rules.claims import claim_from_data
from xenodeck.core.rules.engine import open_options
from xenodeck.core.rules.lanes import NO_LANES, lanes_from_data
from xenodeck.core.rules.state import NO_OPTIONS, Frame, State
from xenodeck.core.tabletop.chance import Chance
from xenodeck.core.tabletop.glimpses import NO_GLIMPSES, glimpses_from_data

Data = dict[str, Any]

# Format 0 had no number, and named rules by their classes: those names are their keys now. Format 1 had the options
# among the fields. Formats up to 2 had no real time and no places that forget; up to 3 no secret windows and no claims.
FORMAT: Final = 4
DAMAGED: Final = (KeyError, TypeError, ValueError, IndexError, AttributeError, OverflowError)


def to_data(game: Game, s: State) -> Data:
    """The state as data; ``from_data`` is the inverse."""
    return {
        "format": FORMAT,
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
        "befores": sorted([seat, list(picks)] for seat, picks in s.partial_moves.items()),
        "asked": int(s.asked),
        "opened": int(s.questions_opened),
        "revealed": int(s.revealed),
        "lanes": None if s.lanes is NO_LANES else s.lanes.to_data(),
        "ready": int(s.ready),
        "sights": None if s.glimpses is NO_GLIMPSES else s.glimpses.to_data(),
        "rounds": [list(points) for points in s.rounds],
        "now": int(s.now),
        "since": int(s.asked_since),
        "over": s.over,
        "truncated": s.truncated,
        "own": {name: plain(getattr(s, name)) for name in own_fields(type(s))},
        "stops": bool(s.stops_at_windows),
        "said": [claim.to_data() for claim in s.claims],
    }


def frame_to_data(f: Frame) -> Data:
    """A frame as data; its rule by its key."""
    return {"rule": f.rule.key, "seat": int(f.seat), "arg": int(f.arg), "more": list(f.more)}


def frame_from_data(game: Game, data: Data) -> Frame:
    """The frame that ``frame_to_data`` wrote."""
    rule = next((rule for rule in game.rules if rule.key == data["rule"]), None)
    if rule is None:
        raise BadSave(f"{game.id} has no rule {data['rule']!r} to go on with.")
    return Frame(rule, data["seat"], data["arg"], tuple(data["more"]))


def from_data(game: Game, data: Data) -> State:
    """The state that ``to_data`` of this or an earlier version wrote; raises BadSave if it is not of ``game``."""
    check_format(data, FORMAT)
    if data.get("game") != game.id:
        raise BadSave(f"this is a table of {data.get('game')!r}, not of {game.id!r}.")
    if data.get("rules") != game.version:
        raise BadSave(f"this table is played under rules {data.get('rules')} of {game.id}, not {game.version}.")
    try:
        return _state(game, data if data.get("format", 0) >= 2 else with_setup(game, data))
    except DAMAGED as wrong:
        raise BadSave(f"this is no whole table of {game.id}: {type(wrong).__name__}.") from wrong


def check_format(data: object, newest: int) -> None:
    """Raise BadSave for data in a newer format than this program knows, or in none."""
    form = data.get("format", 0) if isinstance(data, dict) else None
    if not isinstance(form, int) or isinstance(form, bool) or form < 0:
        raise BadSave("this is no saved table.")
    if form > newest:
        raise BadSave(f"this was saved by a newer version, in format {form}; this one reads up to {newest}.")


def with_setup(game: Game, data: Data) -> Data:
    """Data of a format without set-up, with mode and options added, which the game finds among the old fields."""
    mode, options = game.setup_of_old(data["own"])
    return {**data, "mode": mode, "options": options, "rounds": []}


def _state(game: Game, data: Data) -> State:
    frames = [frame_from_data(game, f) for f in data["agenda"]]
    chance = data["chance"]
    script = chance["script"]
    s = game.setup(data["seats"], data["options"], data["mode"]).new_state(
        list(data["face"]),
        list(data["pool"]),
        [list(z) for z in data["zones"]],
        Chance(chance["seed"], chance["dealt"], chance["drawn"], chance["quick"], plain(script)),
        frames[::-1],
    )
    names = own_fields(type(s))
    if data.get("format", 0) >= 2 and set(data["own"]) != set(names):
        raise BadSave(f"this is no table of {game.id}: its fields are not the game's.")
    for name in names:
        setattr(s, name, plain(data["own"][name]))
    s.memory = dict(data["memory"])
    s.before = list(data["before"])
    s.answers = None if data["answers"] is None else list(data["answers"])
    s.partial_moves = {seat: list(picks) for seat, picks in data["befores"]}
    s.asked = data["asked"]
    s.questions_opened = data["opened"]
    s.revealed = data["revealed"]
    s.rounds = [list(points) for points in data["rounds"]]
    s.now = data["now"]
    s.asked_since = data["since"]
    if data.get("format", 0) >= 3:
        s.ready = data["ready"]
        s.glimpses = NO_GLIMPSES if data["sights"] is None else glimpses_from_data(data["sights"])
        s.lanes = NO_LANES if data["lanes"] is None else lanes_from_data(data["lanes"], int(s.seats))
    if data.get("format", 0) >= 4:
        s.stops_at_windows = data["stops"]
        s.claims = [claim_from_data(claim) for claim in data["said"]]
    s.over = data["over"]
    s.truncated = data["truncated"]
    s.options = open_options(s, s.asked) if s.asked >= 0 else NO_OPTIONS
    return s
