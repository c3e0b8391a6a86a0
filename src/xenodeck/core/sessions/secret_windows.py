"""How a secret window of a live table shuts, frame by frame.

All answers count together when the window shuts, in the order of the frames, up to the first that declines nothing:
then everybody knows more, and whoever comes later is asked anew. What is asked meanwhile: hidden_questions.py.
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

PASSED: Final = Input(-1, "")  # a frame of a window that asked nobody


def answer_words(session: Session, seat: int) -> str:
    """The whole answer of ``seat`` that waits for the window to shut; empty: there is none."""
    window = session.window
    if window is None or seat not in window.answers:
        return ""
    table = window.asked[seat].clone()
    engine.put_before(table, seat, [])
    return move_words(table, seat, window.answers[seat])


def open_frame(session: Session) -> None:
    """Put the question of the next frame into the state itself: its answer follows at once."""
    s = session.state
    f = s.agenda[s.depth - 1]
    if not at_secret_window(s) or not f.rule.options(s, f):
        raise Refusal("NOT_ASKED", "Nobody is asked here.")
    engine.ask_hidden_question(s, f, f.rule)


def pass_frame(session: Session) -> None:
    """The next frame asked nobody, and is done."""
    if not at_secret_window(session.state):
        raise Refusal("NOT_ASKED", "No window is open.")

    def go(s: State) -> None:
        f = s.agenda[s.depth - 1]
        if engine.ask_hidden_question(s, f, f.rule):
            stop_at_window(s)
            raise Refusal("NOT_PAUSED", "Somebody is asked here.")
        engine.advance(s)

    session.silent_frames += 1
    session._pass(go)
    session.undo_points.clear()


def shut(session: Session) -> list[Input]:
    """The window is over: whoever has not answered declines. What was done, frame by frame; ``PASSED``: nothing."""
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
    session.undo_points.clear()  # that undo ends here tells nothing: it always does
    return done


def answer_now(session: Session, f: Frame, picks: list[int] | None) -> bool:
    """Give the answer that waited, or decline. True: it declined nothing."""
    s, seat = session.state, int(f.seat)
    declines = f.rule.default(s, f, f.seat, s.options)
    if picks is None:
        session.answer_by_default(seat)
        return False
    session.make_move(seat, picks)
    return declines == LAPSE or picks[0] != declines
