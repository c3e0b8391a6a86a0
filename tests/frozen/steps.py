"""All kinds of inputs of a table, written so that a later version can repeat them.

``[seat, words]`` or ``[seat, words, comp]`` a move or a part of one, ``["say", seat, words]`` a claim, ``["tick"]`` or
``["tick", "drawn"]`` time, ``["next"]`` the end of a pause, ``["shut"]`` the end of a secret window.
"""

from __future__ import annotations

from typing import Any

from xenodeck.core.sessions import secret_windows
from xenodeck.core.sessions.session import Session

Step = list[Any]


def take(session: Session, step: Step) -> None:
    """Do the step again."""
    match step:
        case ["tick", *drawn]:
            session.tick(drawn=bool(drawn))
        case ["next"]:
            session.go_on()
        case ["shut"]:
            secret_windows.shut(session)
        case ["say", seat, words]:
            session.say(seat, words)
        case [int(seat), str(words), *comp]:
            session.play(seat, words, *comp)
        case _:
            raise AssertionError(f"no step: {step}")


def asked(session: Session) -> list[int]:
    """The seats that have to answer, also those asked in a secret window."""
    return [seat for seat in range(session.state.seats) if session.asks(seat)]


def offered(session: Session) -> dict[str, Any]:
    """What each of them is asked and what they may answer."""
    questions = {str(seat): session.view(seat).question for seat in asked(session)}
    return {
        seat: {"asks": question.name, "words": [option.word for option in question.options]}
        for seat, question in questions.items()
        if question is not None
    }
