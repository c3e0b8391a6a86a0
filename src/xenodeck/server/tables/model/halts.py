"""Why a table waits, and until when: a halt of a table in real time, time to look, or an open secret window."""

from __future__ import annotations

from dataclasses import dataclass

from xenodeck.core.sessions.hidden_questions import WindowQuestions

AWAY, RETURN, COUNTDOWN, SPENT = "away", "return", "countdown", "spent"


@dataclass(frozen=True)
class Halt:
    """Why no time passes: nobody is connected, others are expected back, whoever set up the table has used too much
    computing time, or the game goes on in a moment."""

    kind: str
    due: int = 0  # when the halt ends; 0: this is not known


@dataclass
class Standstill:
    """The reasons for which a table accepts no moves and no time passes."""

    halt: Halt | None = None  # of a table in real time
    linger: Halt | None = None  # of any table: people look at what has just happened

    @property
    def current(self) -> Halt | None:
        return self.halt or self.linger


@dataclass
class OpenWindow:
    """When a secret window was opened at this table, and when it closes."""

    window: WindowQuestions
    opened: int
    length: int  # ms
    opened_at: float  # when it was opened, in seconds on the clock of the event loop

    @property
    def closes(self) -> float:
        """When it closes, on the clock of the event loop. It is computed from ``opened_at`` and not from the wall
        clock: an alarm that is set again with every answer would be off by a part of a ms, which can be measured over
        a few hundred windows."""
        return self.opened_at + self.length / 1000

    def due(self, lone: int) -> int:
        """When it closes; 0: when the only person here has answered. Bots learn nothing from a clock, so the table may
        wait for that person."""
        return 0 if lone >= 0 and self.window.open_to(lone) else self.opened + self.length


@dataclass
class WindowState:
    """The secret window of a table, and whose answer to it is being committed."""

    open: OpenWindow | None = None
    answering: int | None = None  # the seat whose answer is being committed

    def hides_commit_from(self, viewer: int) -> bool:
        """Is the change that is being committed the secret of another seat? Nothing that ``viewer`` may know changes
        with it, so ``viewer`` must not wait for it: the delay would tell that somebody was asked and answers."""
        return self.answering is not None and self.answering != viewer
