"""Shutting a secret window of a live table. What is asked while it is open is in hidden_questions.py.

When the window shuts, its answers are given in the order of the frames, up to the first one that does not decline.
After that everybody knows more, so the seats that come later are asked again.
"""

from __future__ import annotations

from typing import Final

from xenodeck.core.errors import Refusal
from xenodeck.core.rules import engine
from xenodeck.core.rules.engine import at_secret_window, stop_at_window
from xenodeck.core.rules.state import LAPSE, Frame, State
from xenodeck.core.sessions.inputs import Input
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.attempt import move_words

PASSED: Final = Input(-1, "")  # stands for a frame of a window that asked no seat


def answer_words(session: Session, seat: int) -> str:
    """The complete answer of ``seat`` in the open window, in words; empty: there is none."""
    window = session.window
    if window is None or seat not in window.answers:
        return ""
    table = window.asked[seat].clone()
    engine.put_before(table, seat, [])
    return move_words(table, seat, window.answers[seat])


def open_frame(session: Session) -> None:
    """Ask the question of the next frame in the state itself, to be answered at once."""
    s = session.state
    f = s.agenda[s.depth - 1]
    if not at_secret_window(s) or not f.rule.options(s, f):
        raise Refusal("NOT_ASKED", "Nobody is asked here.")
    engine.ask_hidden_question(s, f, f.rule)


def pass_frame(session: Session) -> None:
    """Run the next frame, which asks no seat."""
    if not at_secret_window(session.state):
        raise Refusal("NOT_ASKED", "No window is open.")

    def go(s: State) -> None:
        f = s.agenda[s.depth - 1]
        if engine.ask_hidden_question(s, f, f.rule):
            stop_at_window(s)
            raise Refusal("NOT_PAUSED", "Somebody is asked here.")
        engine.run_to_question(s)

    session.silent_frames += 1
    session._pass(go)
    session.undo_points.clear()


def shut(session: Session) -> list[Input]:
    """Shut the window; seats that have not answered decline. Returns one input a frame, PASSED if it asked no seat."""
    window = session.window
    if window is None:
        raise Refusal("NOT_PAUSED", "No window is open.")
    done: list[Input] = []
    for _ in range(window.frames):
        s = session.state
        f = s.agenda[s.depth - 1]
        if not f.rule.options(s, f):
            pass_frame(session)
            done.append(PASSED)
        else:
            open_frame(session)
            used = answer_now(session, f, window.answers.get(int(f.seat)))
            done.append(session.inputs[-1])
            if used:
                break
        if not at_secret_window(session.state):
            break
    session.undo_points.clear()  # always, so that the end of undo does not tell whether a seat was asked
    return done


def answer_now(session: Session, f: Frame, picks: list[int] | None) -> bool:
    """Give the kept answer of the seat that is asked, or decline for it. True: it did not decline."""
    s, seat = session.state, int(f.seat)
    declines = f.rule.default(s, f, f.seat, s.options)
    if picks is None:
        session.answer_by_default(seat)
        return False
    session.make_move(seat, picks)
    return declines == LAPSE or picks[0] != declines
