"""``position``: set up a table from a file and try moves on it."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from xenodeck.cli.arguments.types import GameName, Json, Language, SeenBy
from xenodeck.cli.arguments.values import check_viewer, read_text
from xenodeck.cli.output.console import console, print_json
from xenodeck.cli.output.outcomes import outcome_data
from xenodeck.cli.output.sentences import Teller, people_at
from xenodeck.cli.streams import complain
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import BadPosition, GameError, Refusal
from xenodeck.core.rules import engine, realtime
from xenodeck.core.sessions import secret_windows
from xenodeck.core.sessions.atomic import unless_refused
from xenodeck.core.sessions.session import Session
from xenodeck.games import find

TICKS = re.compile(r"\s*ticks?\s+([0-9]{1,5})\s*", re.IGNORECASE)
FOR_SEAT = re.compile(r"\s*(?:seat\s*)?(-?[0-9]+)\s*:(.*)", re.IGNORECASE | re.DOTALL)


def position(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="A position as JSON in the codes of the rules page; - for stdin.")],
    pick: Annotated[
        list[str] | None, typer.Option("--pick", help='A move in words, e.g. "COUNTER 2"; repeat it.')
    ] = None,
    seen_by: SeenBy = None,
    as_json: Json = False,
    lang: Language = "en",
) -> int:
    """Set up a table from a file, apply moves, print the table, the question, the events and any refusal.

    A pick is answered for the seat that is asked; put another seat in front to try its move: "1: S3A".
    In real time a move waits for the coming tick: "tick 3" lets three of them pass.
    After a refusal no further pick is tried; the table is printed as it stands and the exit code is 1.
    """
    which = find(game)
    session = set_up(which, read_position(file), live=seen_by is not None)
    seats = int(session.state.seats)
    check_viewer(seen_by, seats)
    named = [which.words(lang).say("table", "seat", seat=n) for n in range(seats)]
    teller = Teller(which, lang, seats, people_at(which, lang, session.setup.automata, named))
    refusal: GameError | None = None
    done: list[str] = []
    results: list[dict[str, Any]] = []
    for text in pick or []:
        seat, words = read_pick(text)
        try:
            if ticks := TICKS.fullmatch(text):
                results += pass_time(session, int(ticks[1]))
            else:
                seat = play(session, seat, words)
            done.append(text)
        except GameError as no:
            asked_now = session.waiting() if seat is None else [seat]
            refusal = no if seen_by is None or seen_by in asked_now[:1] else told_to_others(no)
            break
    data = report(session, seen_by, done, refusal, teller)
    data["results"] = [one for one in results if seen_by in (None, one["seat"])]
    if as_json:
        print_json(data)
    else:
        show(data, session, teller)
    if refusal is not None:
        complain(str(GameError(refusal.code, refusal.text, refusal.rule, teller.legal(refusal))))
    return 1 if refusal else 0


def read_position(file: Path) -> dict[str, Any]:
    try:
        data = json.loads(read_text(file))
    except (ValueError, RecursionError) as wrong:
        raise BadPosition(f"{file} is not JSON: {wrong}.") from None
    if not isinstance(data, dict):
        raise BadPosition("a position is a JSON object.")
    return data


def set_up(game: Game, data: dict[str, Any], live: bool = False) -> Session:
    """A session from a position. ``live``: it stops at secret windows, as a table with several people does."""
    try:
        return Session.from_position(game, data, live)
    except OverflowError:
        raise BadPosition("a number in it is too large.") from None


def read_pick(text: str) -> tuple[int | None, str]:
    """The seat and the words of a pick: ``1: S3A`` is for seat 1; None means the seat that is asked."""
    named = FOR_SEAT.fullmatch(text)
    if named:
        return int(named[1][:18]), named[
            2
        ]  # eighteen digits: too large for a seat, and still an integer for the compiled engine
    return None, text


def play(session: Session, seat: int | None, words: str) -> int:
    """Make the move of ``seat``, or of the seat that is asked, and return the seat. A refusal changes nothing.

    Secret windows are shut and the next round begins as far as the move needs it; a refusal undoes that, too.
    """
    with unless_refused(session):
        while session.window is not None and (seat is None or not session.asks(seat)):
            secret_windows.shut(session)
        if not session.state.over and engine.between_rounds(session.state):
            session.go_on()
        if seat is None:
            seat = asked_first(session)
        session.play(seat, words)
    return seat


def asked_first(session: Session) -> int:
    waiting = session.waiting()
    if waiting:
        return waiting[0]
    with session.game.own_codes():
        if session.state.over:
            raise Refusal("GAME_OVER", "The game is over.", session.game.over_rule)
        text = "Nobody is asked by name now: put the seat in front of the move."
        raise Refusal("NOT_YOUR_TURN", text, session.game.turn_rule)


def pass_time(session: Session, ticks: int) -> list[dict[str, Any]]:
    """Let ``ticks`` pass and return the results of the moves that were taken in them."""
    if not realtime.in_realtime(session.state):
        raise GameError("NO_TICKS", "No time passes here: everybody waits for somebody.")
    return [{"seat": int(one.seat), "result": one.result} for one in session.tick(ticks)]


def told_to_others(no: GameError) -> GameError:
    """The refusal without the legal answers, because they may show a hand."""
    return GameError(no.code, no.text, no.rule)


def report(
    session: Session, seen_by: int | None, done: list[str], refusal: GameError | None, teller: Teller
) -> dict[str, Any]:
    """The document of ``--json``, from which the plain output is made, too."""
    s = session.state
    waiting = session.waiting() if seen_by is None else session.view(seen_by).waiting
    shown = [seat for seat in waiting if seen_by in (None, seat)]
    events = session.all_events() if seen_by is None else session.later_events(seen_by)
    data: dict[str, Any] = {
        "game": session.game.id,
        "picked": done,
        "position": session.as_position(seen_by),
        "waiting": list(waiting),
        "asked": [one for seat in shown if (one := asked(session, seat, teller))],
        "events": events,
        "log": [teller.sentence(event) for event in teller.merged_runs(events)],
        "refusal": None if refusal is None else refusal.to_data(),
        "over": s.over,
    }
    if s.over:
        data |= outcome_data(session.game.outcome(s))
    if seen_by is not None:
        data["view"] = session.view(seen_by).to_data()
    return data


def asked(session: Session, seat: int, teller: Teller) -> dict[str, Any] | None:
    """The question to ``seat``; None if it has sent an answer that waits for its tick, which the others do not see."""
    view = session.view(seat)
    question = view.question
    if question is None:
        return None
    return {
        "seat": seat,
        "question": question.name,
        "prompt": teller.prompt(question.name, view.fields),
        "rule": question.rule,
        "before": question.before,
        "options": [o.word for o in question.options],
    }


def show(data: dict[str, Any], session: Session, teller: Teller) -> None:
    for line in data["log"]:
        console.print(f"[dim]·[/] {escape(line)}")
    console.print_json(json.dumps(data["position"]), indent=None)
    for entry in data["asked"]:
        before = " ".join([*entry["before"], ""])
        options = ", ".join(teller.word(entry["question"], word) for word in entry["options"])
        asks = f"[bold]{escape(teller.people[entry['seat']])}[/]: {escape(entry['prompt'])} [dim]\\[{entry['rule']}][/]"
        console.print(f"{asks}\n  {escape(before + options)}")
    for entry in data["results"]:
        console.print(f"[bold]{escape(teller.people[entry['seat']])}[/]: {escape(entry['result'])}")
    if data["over"]:
        console.print(escape(teller.result(session.game.outcome(session.state))))
