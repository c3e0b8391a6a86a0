"""Why a table waits, and until when: a halt of a table in real time, or an open secret window."""

from __future__ import annotations

from dataclasses import dataclass

from xenodeck.core.sessions.hidden_questions import SecretWindow

AWAY, RETURN, COUNTDOWN, SPENT = "away", "return", "countdown", "spent"


@dataclass(frozen=True)
class Halt:
    """Why no time passes: nobody is there, others are on the way back, whoever set the table up has had the server
    compute too much, or it goes on in a moment."""

    kind: str
    due: int = 0  # when that is over; 0: nobody can say


@dataclass
class Opening:
    """When a window was opened at this table, and when it shuts."""

    window: SecretWindow
    opened: int
    length: int  # ms
    begun: float  # when it was opened, on the clock that alarms go by: that one does not count in ms

    @property
    def shuts(self) -> float:
        """When it shuts, on the same clock. Worked out once: an alarm set anew with every answer would be off by a part
        of a ms, which a few hundred windows are enough to find."""
        return self.begun + self.length / 1000

    def due(self, lone: int) -> int:
        """When it shuts; 0: that is up to the only person here. Bots learn nothing from a clock, so nobody is wronged
        if the table waits for that person."""
        return 0 if lone >= 0 and self.window.open_to(lone) else self.opened + self.length
