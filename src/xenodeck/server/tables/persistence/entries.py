"""The meaning of journal entries: replaying them after a restart, and the moves that count in the end."""

from __future__ import annotations

from xenodeck.core.knowledge.views import bit_of
from xenodeck.core.sessions import secret_windows
from xenodeck.core.sessions.inputs import GO_ON, Input
from xenodeck.core.sessions.session import Session
from xenodeck.server.store import JournalEntry

# Kinds of entries. PART is an unfinished move from its beginning. SAID has only the id of a line of chat, which is
# stored elsewhere.
MOVE, PART, TICK, UNDO, SAID = "move", "part", "tick", "undo", "said"
SENT = "sent"  # a whole move for one tick, where everybody acts at their own pace; the tick follows its moves
TAKE_BACK = (
    "take_back"  # so many inputs were removed; always with a snapshot, because they may be older than the last one
)
CLAIM = "claim"  # a claim in the words of the game; part of the record, unlike SAID
# a whole answer that counts when a secret window closes; frames of a window that asked nobody
HELD, SHUT = "held", "shut"
NEXT, READY = "next", "ready"  # a pause was over; a seat is ready, with only its id
MOST_UNSEEN = 3000  # entries made with nobody there, after which bots stop: several times the longest game
MOST_EVENTS = 1000  # kept of the log for a viewer who notices few


def apply(session: Session, entry: JournalEntry) -> None:
    """Apply an entry to a session again."""
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
    """The inputs that count: whole moves, ticks and ends of pauses, without those that were taken back."""
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
    """How many events at the end of the log contain the last ``lines`` of every viewer.

    A fixed number of events would not do: the number of lines that a viewer is shown would tell how many events it
    did not notice.
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
