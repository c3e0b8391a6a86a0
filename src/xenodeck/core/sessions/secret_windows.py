"""What a live table asks beside its state while a secret window is open, what it was answered, how the window shuts.

The state is the same whether or not anybody is asked. Each seat that is has a table of its own, in which those before
it have declined; its answer is kept beside it. All answers count together when the window shuts, in the order of the
frames, up to the first that declines nothing: then everybody knows more, and whoever comes later is asked anew.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from xenodeck.core.errors import Refusal, RuleBug
from xenodeck.core.rules import engine
from xenodeck.core.rules.engine import in_window, stand_at_window
from xenodeck.core.rules.state import LAPSE, NO_OPTIONS, Frame, State
from xenodeck.core.sessions.inputs import Input
from xenodeck.core.words.attempt import move_words

if TYPE_CHECKING:
    from xenodeck.core.sessions.session import Session

PASSED: Final = Input(-1, "")  # a frame of a window that asked nobody


class Window:
    """A window that is open at a live table."""

    def __init__(self, s: State, key: tuple[int, ...]) -> None:
        self.key = key
        self.frames = 0  # that cover somebody
        self.seats: list[int] = []  # that could be asked, as everybody knows
        self.asked: dict[int, State] = {}  # seat -> the table at which it is asked, with what it has begun
        self.answers: dict[int, list[int]] = {}  # seat -> its whole answer, to be given when the window shuts
        table = s.clone()
        table.stops = False
        while self.goes_on(table) and declined(table):
            pass
        self.seats.sort()

    def goes_on(self, table: State) -> bool:
        """Does the next frame belong to this window? Each seat is covered once. If it does it is noted who is asked."""
        if table.over or table.depth == 0:
            return False
        f = table.agenda[table.depth - 1]
        if not f.rule.covering:
            return False
        covered = [int(seat) for seat in f.rule.covers(table, f)]
        if any(seat in self.seats for seat in covered):
            return False
        self.frames += bool(covered)
        self.seats += covered
        if f.rule.options(table, f):
            if int(f.seat) not in covered:
                raise RuleBug(f"{f.rule.key} asks seat {f.seat}, of whom nobody could think that it is asked")
            own = table.clone()
            own.log = None
            engine.ask_secretly(own, f, f.rule)
            self.asked[int(f.seat)] = own
        return True

    def open_to(self, seat: int) -> bool:
        """Is an answer of ``seat`` awaited?"""
        return seat in self.asked and seat not in self.answers

    def take(self, seat: int, picks: list[int]) -> bool:
        """``seat`` answers from the beginning. True: that was a whole answer. A refusal changes nothing."""
        table = self.asked[seat].clone()
        engine.put_before(table, seat, [])
        whole = False
        for pick in picks:
            if whole or pick not in table.options:
                raise Refusal("NOT_AN_OPTION", "That is not among the options.", facts={"word": str(pick)})
            whole = engine.take(table, pick)
        if whole:
            self.answers[seat] = picks
        else:
            self.asked[seat] = table
        return whole


def declined(table: State) -> bool:
    """Whoever the next frame asks has declined, or nobody was asked. True: nothing happened that anybody could notice,
    so what comes next may still be the same window."""
    table.log = []
    drawn = table.chance.used()
    f = table.agenda[table.depth - 1]
    if engine.ask_secretly(table, f, f.rule):
        while True:
            pick = f.rule.default(table, f, f.seat, table.options)
            if pick == LAPSE:
                return False
            if engine.take(table, pick):
                break
        table.asked, table.options = -1, NO_OPTIONS
    return not table.log and table.chance.used() == drawn


def window_of(session: Session) -> Window | None:
    """The window that is open at a live table; the same one as long as it is open."""
    s = session.state
    if not s.stops or not in_window(s):
        return None
    key = (session.moves, session.passed, int(s.depth))
    if session.last_window is None or session.last_window.key != key:
        session.last_window = Window(s, key)
    return session.last_window


def answer_words(session: Session, seat: int) -> str:
    """The whole answer of ``seat`` that waits for the window to shut; empty: there is none."""
    window = window_of(session)
    if window is None or seat not in window.answers:
        return ""
    table = window.asked[seat].clone()
    engine.put_before(table, seat, [])
    return move_words(table, seat, window.answers[seat])


def open_frame(session: Session) -> None:
    """Put the question of the next frame into the state itself: its answer follows at once."""
    s = session.state
    f = s.agenda[s.depth - 1]
    if not in_window(s) or not f.rule.options(s, f):
        raise Refusal("NOT_ASKED", "Nobody is asked here.")
    engine.ask_secretly(s, f, f.rule)


def pass_frame(session: Session) -> None:
    """The next frame asked nobody, and is done."""
    if not in_window(session.state):
        raise Refusal("NOT_ASKED", "No window is open.")

    def go(s: State) -> None:
        f = s.agenda[s.depth - 1]
        if engine.ask_secretly(s, f, f.rule):
            stand_at_window(s)
            raise Refusal("NOT_PAUSED", "Somebody is asked here.")
        engine.advance(s)

    session.passed += 1
    session._pass(go)
    session.saves.clear()


def shut(session: Session) -> list[Input]:
    """The window is over: whoever has not answered declines. What was done, frame by frame; ``PASSED``: nothing."""
    window = window_of(session)
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
        if not in_window(session.state):
            break
    session.saves.clear()  # that undo ends here tells nothing: it always does
    return done


def answer_now(session: Session, f: Frame, picks: list[int] | None) -> bool:
    """Give the answer that waited, or decline. True: it declined nothing."""
    s, seat = session.state, int(f.seat)
    declines = f.rule.default(s, f, f.seat, s.options)
    if picks is None:
        session.answer_by_default(seat)
        return False
    session.make(seat, picks)
    return declines == LAPSE or picks[0] != declines
