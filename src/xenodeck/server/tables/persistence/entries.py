"""What the journal of a table means: doing it again after a restart, and the moves that count in the end."""

from __future__ import annotations

from xenodeck.core.knowledge.views import bit_of
from xenodeck.core.sessions import secret_windows
from xenodeck.core.sessions.inputs import GO_ON, Input
from xenodeck.core.sessions.session import Session
from xenodeck.server.store import JournalEntry

# kinds of entries: a part is an unfinished move from its beginning; what was said stands elsewhere, here is only its id
MOVE, PART, TICK, UNDO, SAID = "move", "part", "tick", "undo", "said"
SENT = "sent"  # a whole move for one tick, where everybody acts at their own pace; the tick comes after its moves
TAKE_BACK = (
    "take_back"  # so many inputs went; a snapshot always comes with it, because it may reach behind the last one
)
CLAIM = "claim"  # something was said in the words of the game: part of the record, unlike SAID
HELD, SHUT = "held", "shut"  # a whole answer that waits for a secret window to shut; frames of one that asked nobody
NEXT, READY = "next", "ready"  # a pause was over; somebody does not need it any longer: here is only its id
MOST_UNSEEN = 3000  # entries made with nobody there, then bots stop: several times the longest game there is
MOST_EVENTS = 1000  # kept of the log for a viewer who notices few


def apply(session: Session, entry: JournalEntry) -> None:
    """Do again what the journal says."""
    if entry.kind == TICK:
        session.tick(int(entry.data))
    elif entry.kind == UNDO:
        for _ in range(int(entry.data)):
            session.undo()
    elif entry.kind == NEXT:
        session.go_on()
    elif entry.kind == SENT:
        tick, comp, words = read_sent(entry.data)
        if tick != session.state.now + 1:
            raise ValueError(f"something was sent for tick {tick}, and the table is at {session.state.now}")
        session.restart(entry.seat)
        session.play(entry.seat, words, comp, recorded=True)
    elif entry.kind == CLAIM:
        session.say(entry.seat, entry.data)
    elif entry.kind == SHUT:
        for _ in range(int(entry.data)):
            secret_windows.pass_frame(session)
    elif entry.kind not in (SAID, READY):
        if entry.kind == MOVE and session.window is not None:
            secret_windows.open_frame(session)
        session.restart(entry.seat)
        if entry.data:
            session.replay_input(entry.seat, entry.data)


def effective(entries: list[JournalEntry]) -> list[Input]:
    """The inputs that count: whole moves, time and the ends of pauses, less what was taken back."""
    inputs: list[Input] = []
    for entry in entries:
        if entry.kind == MOVE:
            inputs.append(Input(entry.seat, entry.data))
        elif entry.kind == CLAIM:
            inputs.append(Input(entry.seat, entry.data, is_claim=True))
        elif entry.kind == SENT:
            _, comp, words = read_sent(entry.data)
            inputs.append(Input(entry.seat, words, comp=comp))
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


def sent_text(tick: int, comp: int, words: str) -> str:
    """
    >>> sent_text(57, 2, "claim 3"), read_sent("57~2 claim 3")
    ('57~2 claim 3', (57, 2, 'claim 3'))
    """
    return f"{tick}~{comp} {words}"


def read_sent(text: str) -> tuple[int, int, str]:
    when, _, words = text.partition(" ")
    tick, _, comp = when.partition("~")
    return int(tick), int(comp), words


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
