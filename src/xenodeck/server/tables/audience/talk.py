"""Talk in the words of a game, as a viewer is shown it: what may be said, what was, and what each has seen that others
have not."""

from __future__ import annotations

from typing import Any

from xenodeck.core.rules import claims
from xenodeck.core.rules.claims import SAYS, Claim as Said
from xenodeck.core.sessions import own_notes
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.telling import Teller

Data = dict[str, Any]

SHOWN_CLAIMS = 40
SHOWN_NOTES = 60


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
