"""Plays a position that somebody sent, in a worker, before a table begins with it: people must find a table that goes
on."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec import Struct, json

from xenodeck import games
from xenodeck.core.coaching.foresight import foretell
from xenodeck.core.definition.wording import languages
from xenodeck.core.errors import BadPosition, GameError, RuleBug
from xenodeck.core.playing.driver import driver
from xenodeck.core.records import snapshot
from xenodeck.core.records.record import Record
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.attempt import why_not
from xenodeck.core.words.telling import Teller

MOST_CARDS = 1000  # several times the largest printed game
TIMES = 2  # games played at random from its beginning
ANSWERS = 150  # in each of them at most; a number and not a time, so that slow machines accept the same positions
LOOK_AROUND_EVERY = 25  # answers, because this is the larger part of the work


class PlayablePosition(Struct, frozen=True):
    """What a playable position says about its table."""

    mode: str
    seats: int
    options: dict[str, Any]
    seed: int
    automata: list[int]


def rehearse(name: str, rules: int, position: dict[str, Any]) -> PlayablePosition:
    """Runs in a worker: play from ``position``. If this raises, nobody can play there."""
    for chance in range(TIMES):
        session = Session.from_position(games.find(name, rules), position)
        session.drops_bad_script = True
        if len(session.state.face) > MOST_CARDS:
            raise BadPosition(f"a table has at most {MOST_CARDS} cards, not {len(session.state.face)}.")
        if session.state.over:
            raise GameError("GAME_OVER", "There the game is over; nothing is left to play.")
        setup, seats = session.setup, int(session.state.seats)
        options = session.game.not_as_printed(setup)
        promise = PlayablePosition(setup.mode, seats, options, session.seed, list(setup.automata))
        try:
            play(session, Random(chance))
        except GameError as no:  # the position contradicts itself
            raise RuleBug(f"an open option is refused: {no}") from no
    return promise


def play(session: Session, chance: Random) -> None:
    exercise_views(session)
    loop = driver(
        session,
        lambda seat: answer(session, seat, chance),
        lambda waiting: chance.sample(waiting, min(1, len(waiting))),
    )
    for number in range(1, ANSWERS + 1):
        if session.state.over:
            break
        loop.cycle()
        if number % LOOK_AROUND_EVERY == 0:
            exercise_views(session)
    exercise_views(session)


def answer(session: Session, seat: int, chance: Random) -> None:
    """Answer in words, as a person does."""
    question = session.view(seat).question
    if question is None:
        raise RuleBug(f"seat {seat} is awaited and not asked")
    session.play(seat, chance.choice(question.options).word)


def exercise_views(session: Session) -> None:
    """Make everything that anybody may ask for at a table, and what the store is given."""
    game, seats = session.game, int(session.state.seats)
    people = [f"P{seat}" for seat in range(seats)]
    outcome = game.outcome(session.state)
    for viewer in range(-1, seats):
        view = session.view(viewer)
        json.encode([view.to_data(), game.position(session.state, viewer), game.public_scores(session.state)])
        for language in languages(game.folder):
            teller = Teller(game, language, seats, people)
            teller.result(outcome)
            teller.breaks(outcome)
            for event in session.events(viewer):
                teller.sentence(event)
            if view.question is not None:
                teller.prompt(view.question.name, view.fields)
                for option in view.question.options:
                    teller.label(option, view.question.name)
        if view.question is not None and why_not(game, session.state, viewer, view.question.options[0].word) is None:
            foretell(game, session.state, viewer, view.question.options[0].word)
    session.score_breakdown()
    kept = json.decode(json.encode(snapshot.to_data(session)))
    snapshot.from_data(game, kept, session.seed, session.position)
    Record.read(Record.of(session).text())
