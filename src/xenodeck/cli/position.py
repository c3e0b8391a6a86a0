"""``position``: set up a table, try moves on it, look at what comes out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from xenodeck.cli.common import GameName, Json, Language, console, errors, print_json, read_text
from xenodeck.cli.telling import Teller
from xenodeck.core.errors import BadPosition, GameError, Refusal
from xenodeck.core.match import Match
from xenodeck.games import find


def position(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="A position as JSON in the codes of the rules page; - for stdin.")],
    pick: Annotated[
        list[str] | None, typer.Option("--pick", help='A move in words, e.g. "COUNTER 2"; repeat it.')
    ] = None,
    seen_by: Annotated[
        int | None, typer.Option("--seen-by", help="Show only what this seat sees; -1 for a spectator.")
    ] = None,
    as_json: Json = False,
    lang: Language = "en",
) -> int:
    """Set up a table from a file, apply moves, print the table, the question, the events and any refusal.

    A pick is answered for the seat that is asked; put another seat in front to try its move: "1: S3A".
    """
    which = find(game)
    match = Match.from_position(which, read_position(file))
    if seen_by is not None and not -1 <= seen_by < match.state.seats:
        raise GameError("NO_SEAT", f"there is no seat {seen_by} at this table.")
    refusal: GameError | None = None
    done: list[str] = []
    for text in pick or []:
        try:
            seat, words = read_pick(match, text)
            match.play(seat, words)
            done.append(text)
        except GameError as no:
            refusal = no
            break
    data = report(match, seen_by, done, refusal, Teller(which, lang, match.state.seats))
    if as_json:
        print_json(data)
    else:
        show(data)
    if refusal is not None:
        errors.print(f"xenodeck: {refusal}", soft_wrap=True)
    return 1 if refusal else 0


def read_position(file: Path) -> dict[str, Any]:
    try:
        data = json.loads(read_text(file))
    except ValueError as wrong:
        raise BadPosition(f"{file} is not JSON: {wrong}.") from None
    if not isinstance(data, dict):
        raise BadPosition("a position is a JSON object.")
    return data


def read_pick(match: Match, text: str) -> tuple[int, str]:
    """``1: S3A`` is seat 1's; without a seat it is the one that is asked."""
    head, colon, rest = text.partition(":")
    if colon and head.lower().removeprefix("seat").strip().lstrip("-").isdigit():
        return int(head.lower().removeprefix("seat").strip()), rest
    waiting = match.waiting()
    if not waiting:
        raise Refusal("GAME_OVER", "The game is over.", match.game.over_rule)
    return waiting[0], text


def report(
    match: Match, seen_by: int | None, done: list[str], refusal: GameError | None, teller: Teller
) -> dict[str, Any]:
    s = match.state
    viewers = match.waiting() if seen_by is None else [v for v in match.waiting() if v == seen_by]
    data: dict[str, Any] = {
        "game": match.game.id,
        "picked": done,
        "position": match.game.position(s, seen_by),
        "waiting": match.view(-1 if seen_by is None else seen_by).waiting,
        "asked": [asked(match, seat, teller) for seat in viewers],
        "events": match_events(match, seen_by),
        "refusal": None if refusal is None else refusal.to_data(),
        "over": s.over,
    }
    data["log"] = [teller.line(event) for event in data["events"]]
    if s.over:
        outcome = match.game.outcome(s)
        data["scores"], data["winners"] = list(outcome.scores), list(outcome.winners)
        data["truncated"] = outcome.truncated
    if seen_by is not None:
        data["view"] = match.view(seen_by).to_data()
    return data


def match_events(match: Match, seen_by: int | None) -> list[dict[str, Any]]:
    """As noticed by ``seen_by``; with everybody's eyes if nobody is named."""
    if seen_by is not None:
        return match.events(seen_by)
    return match.all_events()


def asked(match: Match, seat: int, teller: Teller) -> dict[str, Any]:
    question = match.view(seat).question
    assert question is not None
    return {
        "seat": seat,
        "question": question.name,
        "prompt": teller.prompt(question.name),
        "rule": question.rule,
        "before": question.before,
        "options": [o.word for o in question.options],
    }


def show(data: dict[str, Any]) -> None:
    for line in data["log"]:
        console.print(f"[dim]·[/] {line}")
    console.print_json(json.dumps(data["position"]), indent=None)
    for entry in data["asked"]:
        console.print(f"seat {entry['seat']} {entry['question']}: {', '.join(entry['options'])}")
    if data["over"]:
        console.print(f"over; scores {data['scores']}, won by {data['winners']}")
