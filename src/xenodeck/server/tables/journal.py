"""What the journal of a table means: doing it again after a restart, and the moves that count in the end."""

from __future__ import annotations

from xenodeck.core.besides import lanes_seen, pause_seen
from xenodeck.core.fields import own_fields
from xenodeck.core.session import GO_ON, Input, Session
from xenodeck.core.views import bit_of, plain
from xenodeck.server.store import Entry

# kinds of entries: a part is an unfinished move from its beginning; what was said stands elsewhere, here is only its id
MOVE, PART, TICK, UNDO, SAID = "move", "part", "tick", "undo", "said"
TAKE_BACK = (
    "take_back"  # so many inputs went; a snapshot always comes with it, because it may reach behind the last one
)
NEXT, READY = "next", "ready"  # a pause was over; somebody does not need it any longer: here is only its id
MOST_EVENTS = 1000  # kept of the log for a viewer who notices few


def apply(session: Session, entry: Entry) -> None:
    """Do again what the journal says."""
    if entry.kind == TICK:
        session.tick(int(entry.data))
    elif entry.kind == UNDO:
        for _ in range(int(entry.data)):
            session.undo()
    elif entry.kind == NEXT:
        session.go_on()
    elif entry.kind not in (SAID, READY):
        session.restart(entry.seat)
        if entry.data:
            session.play(entry.seat, entry.data)


def effective(entries: list[Entry]) -> list[Input]:
    """The inputs that count: whole moves, time and the ends of pauses, less what was taken back."""
    inputs: list[Input] = []
    for entry in entries:
        if entry.kind == MOVE:
            inputs.append(Input(entry.seat, entry.data))
        elif entry.kind == TICK:
            ticks = int(entry.data)
            if inputs and inputs[-1].ticks:
                ticks += inputs.pop().ticks
            inputs.append(Input(-1, "", ticks))
        elif entry.kind == NEXT:
            inputs.append(Input(-1, GO_ON))
        elif entry.kind in (UNDO, TAKE_BACK):
            del inputs[len(inputs) - int(entry.data) :]
    return inputs


def events_to_keep(session: Session, lines: int) -> int:
    """How many events at the end of the log hold the last ``lines`` of every viewer.

    Were so and so many events kept whoever noticed them, the first line that somebody who comes is shown would tell how
    many went on behind their back.
    """
    missing = {bit_of(viewer): lines for viewer in range(-1, int(session.state.seats))}
    for count, event in enumerate(reversed(session.log[-MOST_EVENTS:])):
        if not missing:
            return count
        for bit in [bit for bit in missing if event.audience & bit]:
            missing[bit] -= 1
            if not missing[bit]:
                del missing[bit]
    return min(len(session.log), MOST_EVENTS)


def what_shows(session: Session) -> tuple[object, ...]:
    """If this is the same before and after a tick, nobody can have noticed anything."""
    s = session.state
    fields = [plain(getattr(s, name)) for name in own_fields(type(s))]
    seen = [lanes_seen(s, viewer) for viewer in range(-1, s.seats)], pause_seen(s), s.sights
    return s.over, int(s.opened), len(session.log), fields, [list(zone) for zone in s.zones], dict(s.memory), seen
