"""The ticks of one table: when the next one is due, and what the present one has cost."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

from xenodeck.core.fields import own_fields
from xenodeck.core.knowledge.views import plain
from xenodeck.core.sessions.session import Session
from xenodeck.server.services import Services


class Ticker:
    def __init__(self, services: Services) -> None:
        self.due: int | None = None  # when the next tick is due; None: no ticks pass
        self.cost_ms = 0.0  # computing time used in the present tick
        self.shown: tuple[object, ...] | None = None  # what is visible since the last tick; None: to be looked up again
        self._services = services

    @contextlib.contextmanager
    def measured(self) -> Iterator[None]:
        """Add the computing time of this block to ``cost_ms``. The block must not wait for anything."""
        begun, before = self._services.computed(), self.cost_ms
        try:
            yield
        finally:  # a block inside this one has been measured already, and is part of it
            self.cost_ms = before + 1000 * (self._services.computed() - begun)


def what_shows(session: Session) -> tuple[object, ...]:
    """A value that stays the same in a tick if nobody can have noticed anything."""
    s = session.state
    fields = [plain(getattr(s, name)) for name in own_fields(type(s))]
    lanes, sights = s.lanes, s.glimpses
    own = [lanes.number.copy(), lanes.before.copy(), lanes.doing.copy(), int(lanes.frozen)]
    until = lanes.until.copy() if lanes.hold_until < 0 else []  # nobody must notice what a hold puts off
    looks = [(int(look.card), int(look.seats)) for look in sights.current]
    cards = list(map(list, s.zones)), dict(s.memory), looks
    return s.over, int(s.questions_opened), len(session.log), fields, cards, own, until
