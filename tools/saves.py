"""Write ``tests/core/saves/format_N``: tables in the present format, which the tests of later versions read.

Run it once, when a format is about to be replaced or a game is new to it. Existing files are never changed, because
they stand for the files that servers have.
"""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from random import Random
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "tests"))

from xenodeck.core.definition.game import Game  # noqa: E402
from xenodeck.core.definition.settings import ONE_OF  # noqa: E402
from xenodeck.core.records import save, snapshot  # noqa: E402
from xenodeck.core.rules import engine  # noqa: E402
from xenodeck.core.sessions.session import Session  # noqa: E402
from xenodeck.games import found, versions, with_rules  # noqa: E402

MOST_GAMES = 300  # to find every rule of a game pending


def offered(session: Session) -> dict[str, list[str]]:
    views = {str(seat): session.view(seat) for seat in session.waiting()}
    return {seat: [o.word for o in view.question.options] for seat, view in views.items() if view.question is not None}


def step(session: Session, chance: Random) -> list[Any]:
    """One input, and how it is written down."""
    if engine.paused(session.state):
        session.go_on()
        return ["next"]
    waiting = session.waiting()
    if not waiting or (session.setup.tick_ms and chance.random() < 0.3):
        session.tick()
        return ["tick"]
    seat = chance.choice(waiting)
    question = session.view(seat).question
    assert question is not None
    word = chance.choice(question.options).word
    session.play(seat, word)
    return [seat, word]


def options(game: Game, mode: str, chance: Random) -> dict[str, Any]:
    """Every second table has other options than printed: some rules are never pending without them."""
    house = [setting for setting in game.settings if setting.kind == ONE_OF and setting.applies_to(mode)]
    return {setting.name: chance.choice(setting.choices) for setting in house if chance.random() < 0.5}


def tables_of(game: Game, number: int, seen: set[str]) -> list[dict[str, Any]]:
    """The moments of one random game at which something is pending that was not yet ``seen``."""
    chance = Random(number)
    mode, seats = game.tables()[number % len(game.tables())]
    session = Session.start(game, seats, number, {**game.safe_settings(mode), **options(game, mode, chance)}, mode)
    steps: list[list[Any]] = []
    moments: list[tuple[int, dict[str, Any]]] = []
    while not session.state.over:
        met = {frame.rule.key for frame in session.state.pending()} | {f"mode {mode}"}
        if met - seen and len(steps) > 3:
            seen |= met
            session.trim(20)
            kept = {
                "mode": mode,
                "seed": number,
                "config": game.not_as_printed(session.setup),
                "snapshot": json.loads(json.dumps(snapshot.to_data(session))),
                "waiting": session.waiting(),
                "offered": offered(session),
            }
            moments.append((len(steps), kept))
        steps.append(step(session, chance))
    outcome = game.outcome(session.state)
    end = {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "moves": session.moves,
        "save": save.to_data(game, session.state),
    }
    return [{**table, "rest": steps[at:], "end": end} for at, table in moments]


def chosen(game: Game) -> list[dict[str, Any]]:
    """A few tables in which every rule that is ever pending, and every mode, occurs."""
    seen: set[str] = set()
    return [table for number in range(MOST_GAMES) for table in tables_of(game, number, seen)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0] if __doc__ else "")
    parser.add_argument("games", nargs="*", help="only these")
    wanted = parser.parse_args().games
    folder = ROOT / f"tests/core/saves/format_{snapshot.FORMAT}"
    folder.mkdir(parents=True, exist_ok=True)
    for name, newest in {**found(), **found("toys")}.items():
        for version in versions(newest) if not wanted or name in wanted else []:
            file = folder / f"{name}-rules-{version}.json"
            if file.exists():
                continue  # existing files are kept
            game = with_rules(newest, version)
            lines = ",\n".join(json.dumps(table, separators=(",", ":")) for table in chosen(game))
            file.write_text(f'{{"game":"{name}","rules":{version},"tables":[\n{lines}\n]}}\n', "utf-8")


if __name__ == "__main__":
    main()
