"""Write ``tests/frozen/v<version>``: files of this version, which the tests of all later versions read.

Run it once for a release, on the released commit. It never changes existing files, because they stand for the files
that people and servers have: a part that exists is left alone. ``tests/frozen/README.md`` says what is in it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "tools")]

import freeze_server  # noqa: E402

from frozen.kept import FOLDER, as_json, digest, outcome, told, write  # noqa: E402
from frozen.steps import Step, asked, offered, take  # noqa: E402
from xenodeck import bots  # noqa: E402
from xenodeck.core.definition.game import Game  # noqa: E402
from xenodeck.core.definition.settings import FLAG, INTEGER, ONE_OF  # noqa: E402
from xenodeck.core.errors import GameError  # noqa: E402
from xenodeck.core.records import snapshot  # noqa: E402
from xenodeck.core.records.record import Record  # noqa: E402
from xenodeck.core.rules import engine, realtime  # noqa: E402
from xenodeck.core.sessions.session import Session  # noqa: E402
from xenodeck.games import found  # noqa: E402
from xenodeck.lab.driver import run_session  # noqa: E402

VERSION = "0.5.0"
MOST_GAMES = 120  # of one mode, to find every rule of it pending
WALKS = 10  # games of one mode, to find every form of a position
POSITIONS = 8  # of one mode that show nothing new, besides all that do
REAL_TIME_STEPS = 9  # between two looks at a table in real time
KEPT_LINES = 20  # events of the log in a saved table
# random players need long for a game; if an option can end it earlier, it is kept short
SHORT: dict[str, dict[str, Any]] = {
    "frenzy": {"turn_cap": 60},
    "gambit": {"max_turns": 40},
    "ufoludki": {"turn_limit": 120},
    "m2_memory": {"m2_turn_cap": 30},
}


def short(game: Game, mode: str) -> dict[str, Any]:
    return {**game.safe_settings(mode), **SHORT.get(game.id, {}), **SHORT.get(mode, {})}


def house_rules(game: Game, mode: str, seats: int, chance: Random, fixed: dict[str, Any]) -> dict[str, Any]:
    """Options of which about half differ from print, if the game accepts them together."""
    chosen = dict(fixed)
    for setting in game.settings:
        if not setting.applies_to(mode) or setting.name in fixed or chance.random() < 0.5:
            continue
        value: Any = None
        if setting.kind == ONE_OF:
            value = chance.choice([one for one in setting.choices if one != setting.default] or [setting.default])
        elif setting.kind == FLAG:
            value = not setting.default
        elif setting.kind == INTEGER and setting.high is not None and setting.high <= 10:
            value = chance.randint(int(setting.low), int(setting.high))
        try:
            if value is not None:
                game.setup(seats, {**chosen, setting.name: value}, mode)
                chosen[setting.name] = value
        except GameError:
            continue
    return chosen


# -- saved tables --------------------------------------------------------------------------------------------------


def next_step(session: Session, chance: Random) -> Step:
    """Do something that may come next: mostly a random answer."""
    window = session.window
    if window is not None:
        open_to = [seat for seat in window.asked if window.open_to(seat)]
        if not open_to or chance.random() < 0.3:
            return ["shut"]
        return answer(session, chance.choice(open_to), chance)
    if engine.paused(session.state):
        return ["next"]
    talkers = [seat for seat in range(session.state.seats) if session.game.topics(session.state, seat)]
    if talkers and session.game.allows_claims(session.setup) and chance.random() < 0.1:
        return claim(session, chance.choice(talkers), chance)
    waiting = session.waiting()
    if not waiting or (session.setup.tick_ms and chance.random() < 0.5):
        many = realtime.in_realtime(session.state) and len(session.state.lanes.sent) > 1
        return ["tick", "drawn"] if many and chance.random() < 0.5 else ["tick"]
    return answer(session, chance.choice(waiting), chance)


def answer(session: Session, seat: int, chance: Random) -> Step:
    question = session.view(seat).question
    assert question is not None
    word = chance.choice(question.options).word
    held = realtime.in_realtime(session.state) and chance.random() < 0.2
    return [seat, word, 1] if held else [seat, word]


def claim(session: Session, seat: int, chance: Random) -> Step:
    topic = chance.choice(session.game.topics(session.state, seat))
    return ["say", seat, f"{topic.words()} {chance.choice(topic.labels)}"]


def met(session: Session) -> set[str]:
    """What this moment shows that saved tables should contain."""
    s = session.state
    frames = [frame.rule.key for frame in s.pending()]
    top = frames[0] if frames else "nothing"
    shows = {f"pending {key}" for key in frames} | {f"at {top}"}
    half = s.before or any(s.partial_moves.values()) or any(session.unfinished_words(seat) for seat in range(s.seats))
    window = session.window
    more = {
        f"half a move at {top}": half,
        f"in secret at {top}": s.answers is not None,
        f"window at {top}": window is not None,
        f"window answered at {top}": window is not None and bool(window.answers),
        "rounds": bool(s.rounds),
        "claims": bool(s.claims),
        "undo": bool(session.undo_points),
        "taking back": bool(session.take_back_points),
        "sent for a tick": realtime.in_realtime(s) and bool(s.lanes.sent),
        "memory": bool(s.memory),
        "pause": engine.paused(s),
    }
    return shows | {name for name, is_so in more.items() if is_so}


def kept_table(session: Session) -> dict[str, Any]:
    """The table as a server would write it, with only the end of its log."""
    data = as_json(snapshot.to_data(session))
    copy = snapshot.from_data(session.game, data, session.seed, None)
    copy.trim(KEPT_LINES)
    return {
        "snapshot": as_json(snapshot.to_data(copy)),
        "waiting": session.waiting(),
        "asked": asked(session),
        "offered": offered(session),
    }


def one_game(game: Game, mode: str, number: int, seen: set[str]) -> dict[str, Any] | None:
    """A random game with its moments that show something not yet ``seen``; None: it shows nothing new."""
    chance = Random(f"{game.id} {mode} {number}")
    low, high = game.mode(mode).seats
    seats = low + number % (high - low + 1)
    given = short(game, mode)
    given = house_rules(game, mode, seats, chance, given) if number % 2 else given
    live = number % 4 > 1
    session = Session.start(game, seats, number, given, mode, live)
    session.take_back_seat = 0 if number % 3 == 0 else -1
    steps: list[Step] = []
    moments: list[dict[str, Any]] = []
    marks: list[int] = []
    while not session.state.over:
        shows = met(session)
        if shows - seen:
            seen |= shows
            moments.append({"at": len(steps), **kept_table(session)})
            marks.append(len(session.log))
        step = next_step(session, chance)
        take(session, step)
        steps.append(step)
    for moment, mark in zip(moments, marks, strict=True):
        moment["told"] = digest(told(session.all_events(mark)))
    if not moments:
        return None
    start = {"mode": mode, "seats": seats, "seed": number, "config": as_json(given), "live": live}
    end = {**outcome(session), "moves": session.moves, "position": as_json(game.position(session.state))}
    return {**start, "free_seat": session.take_back_seat, "steps": steps, "moments": moments, "end": end}


def saves(game: Game) -> dict[str, Any]:
    """A few games in which every rule that is ever pending in a mode is pending."""
    games: list[dict[str, Any]] = []
    for mode in game.modes:
        seen: set[str] = set()
        games += [one for number in range(MOST_GAMES) if (one := one_game(game, mode.id, number, seen)) is not None]
    return {"game": game.id, "rules": game.version, "games": games}


# -- records -------------------------------------------------------------------------------------------------------


def played(game: Game, mode: str, seats: int, number: int, house: bool) -> Session:
    """Whole games of bots; in every second one people answer at random and make claims."""
    chance = Random(f"record {game.id} {mode} {seats} {house}")
    given = dict(game.safe_settings(mode))
    given = house_rules(game, mode, seats, chance, given) if house else given
    session = Session.start(game, seats, 1000 + number, given, mode)
    if number % 2:
        session = Session.start(game, seats, 1000 + number, {**given, **short(game, mode)}, mode)
        while not session.state.over:
            take(session, next_step(session, chance))
        return session
    names = [*game.bots(), "random"]
    line_up = bots.line_up(game, names[number // 2 % len(names) :], seats)
    run_session(session, [bots.find(game, name) for name in line_up])
    return session


def record_of(session: Session) -> dict[str, Any]:
    return {
        "text": Record.of(session).text(),
        "told": {str(viewer): digest(told(session.events(viewer))) for viewer in range(-1, session.state.seats)},
        "happened": digest(told(session.all_events())),
        "end": {**outcome(session), "position": as_json(session.game.position(session.state))},
    }


def records(game: Game) -> dict[str, Any]:
    kept: list[dict[str, Any]] = []
    for number, (mode, seats) in enumerate(game.tables()):
        for house in (False, True):
            session = played(game, mode, seats, number + house, house)
            kept.append({"name": f"{mode}-{seats}{'-house-rules' if house else ''}", **record_of(session)})
        kept.append({"name": f"{mode}-{seats}-from-a-position", **record_of(from_the_middle(game, mode, seats))})
    return {"game": game.id, "rules": game.version, "records": kept}


def from_the_middle(game: Game, mode: str, seats: int) -> Session:
    """A game that began with a position and is not over."""
    chance = Random(f"middle {game.id} {mode} {seats}")
    first = Session.start(game, seats, 77, short(game, mode), mode)
    for _ in range(12):
        if not first.state.over:
            take(first, next_step(first, chance))
    position = as_json(game.position(first.state))
    position["config"]["seed"] = 78
    session = Session.from_position(game, position)
    session.drops_bad_script = True
    for _ in range(15):
        if not session.state.over:
            take(session, next_step(session, chance))
    return session


# -- positions -----------------------------------------------------------------------------------------------------


def forms(data: Any, at: str = "") -> set[str]:
    """The keys of a position at all levels, and the words that say where in the game it is."""
    if isinstance(data, dict):
        return {f"{at}/{key}" for key in data}.union(*(forms(value, f"{at}/{key}") for key, value in data.items()))
    if isinstance(data, list):
        return {f"{at}[]"}.union(*(forms(value, f"{at}[]") for value in data)) if data else {f"{at} empty"}
    told_by_word = isinstance(data, str) and at.rsplit("/", 1)[-1] in ("state", "phase", "step", "kind", "type", "rule")
    return {f"{at} {data if told_by_word else type(data).__name__}"}


def positions(game: Game) -> dict[str, Any]:
    """For each mode every form of a position, a few of every kind, new deals, and positions before the turn begins."""
    kept: list[dict[str, Any]] = []
    for mode in game.modes:
        seen: set[str] = set()
        several = 0
        for session in walks(game, mode.id):
            written = as_json(game.position(session.state))
            pending = [frame.rule.key for frame in session.state.pending()]
            shows = forms(written) | {f"pending {key}" for key in pending} | {f"at {pending[:1]}"}
            any_other = several < POSITIONS and session.moves % 7 == 3
            if shows - seen or any_other:
                several += not shows - seen
                seen |= shows
                kept.append({"mode": mode.id, **looked_at(game, written)})
        low, high = game.mode(mode.id).seats
        for seats in range(low, high + 1):
            config = {"players": seats, **mode_keys(game, mode.id, seats), "seed": 40 + seats}
            kept.append({"mode": mode.id, **looked_at(game, {"config": config, "state": "DEAL"})})
    starts = [
        one["position"] for one in kept if one["position"].get("state") == "PLAY" and begins(game, one["position"])
    ]
    kept += [{"mode": "", **looked_at(game, {**position, "state": "START"})} for position in starts[:6]]
    return {"game": game.id, "rules": game.version, "positions": kept}


def mode_keys(game: Game, mode: str, seats: int) -> dict[str, Any]:
    """The keys with which a position names its mode."""
    config = game.position(Session.start(game, seats, 1, {}, mode).state)["config"]
    return {key: value for key, value in config.items() if key != "players"}


def begins(game: Game, position: dict[str, Any]) -> bool:
    """Whether the table is one at which the turn has not begun yet."""
    if position.get("state") != "PLAY":
        return False
    try:
        Session.from_position(game, {**position, "state": "START"})
    except GameError:
        return False
    return True


def walks(game: Game, mode: str) -> Iterator[Session]:
    """Many games, looked at in every moment."""
    low, high = game.mode(mode).seats
    for number in range(WALKS):
        chance = Random(f"walk {game.id} {mode} {number}")
        seats = low + number % (high - low + 1)
        given = short(game, mode)
        given = house_rules(game, mode, seats, chance, given) if number % 2 else given
        session = Session.start(game, seats, number, given, mode)
        while not session.state.over:
            yield session
            for _ in range(REAL_TIME_STEPS if session.setup.tick_ms else 1):  # in real time mostly tick after tick
                if not session.state.over:
                    take(session, next_step(session, chance))
        yield session


def looked_at(game: Game, written: dict[str, Any]) -> dict[str, Any]:
    """A position, and what the table that is set up from it shows."""
    table = Session.from_position(game, written)
    eyes = range(-1, table.state.seats)
    return {
        "position": written,
        "again": None if (again := as_json(game.position(table.state))) == written else again,
        "seen": {str(seat): as_json(game.position(table.state, seat)) for seat in eyes},
        "asked": asked(table),
        "offered": offered(table),
        "outcome": outcome(table),
    }


PARTS = {"saves": saves, "records": records, "positions": positions}
SERVED = {
    "store/sqlite": freeze_server.store,
    "store/postgres": freeze_server.store_in_postgres,
    "socket/conversations": freeze_server.conversations,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else "")
    parser.add_argument("parts", nargs="*", help="only these", default=[*PARTS, *SERVED])
    folder = FOLDER / f"v{VERSION.replace('.', '_')}"
    for part in parser.parse_args().parts:
        if part in SERVED and not (folder / f"{part}.json.xz").exists():
            SERVED[part](folder)
        for game in found().values() if part in PARTS else []:
            file = folder / part / f"{game.id}.json.xz"
            if not file.exists():  # existing files are kept
                write(file, PARTS[part](game))
                print(f"{file.relative_to(ROOT)}: {file.stat().st_size} bytes")


if __name__ == "__main__":
    main()
