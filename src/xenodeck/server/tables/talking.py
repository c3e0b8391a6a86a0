"""Talk at a table in the words of its game: what may be said, what was, and what each has seen that others have not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from xenodeck.core.errors import Refusal
from xenodeck.core.rules import claims
from xenodeck.core.rules.claims import SAYS, Claim as Said
from xenodeck.core.sessions import bot_claims, own_notes
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.telling import Teller
from xenodeck.server.protocol import Ack, Claim
from xenodeck.server.tables.journal import CLAIM

if TYPE_CHECKING:
    from xenodeck.server.tables.table import Table

Data = dict[str, Any]

SHOWN_CLAIMS = 40
SHOWN_NOTES = 60


async def claim(table: Table, seat: int, message: Claim) -> Ack:
    """Somebody says something. Nothing of the game changes, so nobody's question, clock or window does."""
    async with table.alone():
        if await table.once.has(seat, message.id):
            return Ack(message.id, again=True)
        if table.session is None:
            raise Refusal("NOT_STARTED", "The game has not started.")
        await keep(table, seat, message.words, message.id)
    return Ack(message.id)


async def keep(table: Table, seat: int, words: str, move_id: str | None = None) -> None:
    """Apply, commit and tell a claim. Called alone."""
    session = table.running()
    mark, entries = len(session.log), table.time_entry()
    said = session.say(seat, words)
    mark = await table.keep([*entries, table.entry(CLAIM, seat, said.words(), move_id)], mark)
    table.publish(mark)


async def speak(table: Table, seat: int) -> None:
    """What the bot in ``seat`` claims before it answers, if it has anything to say. Called alone."""
    session = table.running()
    words = bot_claims.bot_says(session, seat)
    if words:
        await keep(table, seat, words)


def talk_scene(session: Session, viewer: int, teller: Teller) -> Data:
    """What a viewer may say now and what everybody said, and its own notes; each only where there is some."""
    game, s = session.game, session.state
    scene: Data = {}
    if game.talks(s.setup):
        if viewer >= 0 and not s.over and (topics := game.topics(s, viewer)):
            left = claims.left(s.said, viewer, game.span(s), game.talk_limit)
            scene["talk"] = {"left": left, "topics": [topic_scene(topic, teller) for topic in topics]}
        if s.said:
            first = max(len(s.said) - SHOWN_CLAIMS, 0)
            scene["said"] = [{**one.to_data(), "text": sentence(one, teller)} for one in s.said[first:]]
    if saw := own_notes.notes(session, viewer)[-SHOWN_NOTES:]:
        scene["saw"] = [{**event, "text": teller.line(event, me=viewer)} for event in saw]
    return scene


def topic_scene(topic: claims.Topic, teller: Teller) -> Data:
    other = teller.people[topic.other] if topic.other >= 0 else ""
    text = teller.words.say("topics", topic.subject, other=other, detail=teller.named(topic.detail))
    labels = [{"word": label, "text": teller.named(label)} for label in topic.labels]
    about: Data = {"other": int(topic.other)} if topic.other >= 0 else {}
    return {"words": topic.words(), "subject": topic.subject, "text": text, "labels": labels, **about}


def sentence(claim: Said, teller: Teller) -> str:
    """A claim as the log has it."""
    facts = {"label": claim.label, **({"detail": claim.detail} if claim.detail else {})}
    event: Data = {"what": f"{SAYS}_{claim.subject}", "seat": int(claim.seat), "facts": facts}
    if claim.other >= 0:
        event["other"] = int(claim.other)
    return teller.line(event)
