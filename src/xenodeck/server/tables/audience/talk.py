"""Talk in the words of a game, as one viewer sees it: what may be said, what was said, and the viewer's own notes."""

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
MOST_CACHED = 1000  # claims, in all languages together


class TalkCache:
    """Texts of the talk at one table, kept because they seldom change from one move to the next. They contain names of
    people, so the cache is replaced when a name changes."""

    def __init__(self) -> None:
        self._claims: dict[tuple[str, Said], Data] = {}
        self._topics: dict[tuple[str, int], tuple[list[tuple[str, list[str]]], list[Data]]] = {}
        self._notes: dict[tuple[str, int], tuple[list[Data], list[Data]]] = {}

    def sentences(self, said: list[Said], teller: Teller) -> list[Data]:
        if len(self._claims) > MOST_CACHED:
            self._claims.clear()
        return [self._claim(one, teller) for one in said]

    def _claim(self, claim: Said, teller: Teller) -> Data:
        key = (teller.words.language, claim)
        if key not in self._claims:
            self._claims[key] = {**claim.to_data(), "text": sentence(claim, teller)}
        return self._claims[key]

    def topics(self, topics: list[claims.Topic], viewer: int, teller: Teller) -> list[Data]:
        key, now = (teller.words.language, viewer), [(topic.words(), topic.labels) for topic in topics]
        before = self._topics.get(key)
        if before is None or before[0] != now:
            before = self._topics[key] = (now, [topic_scene(topic, teller) for topic in topics])
        return before[1]

    def notes(self, saw: list[Data], viewer: int, teller: Teller) -> list[Data]:
        key = (teller.words.language, viewer)
        before = self._notes.get(key)
        if before is None or before[0] != saw:
            known = iter(zip(*before, strict=True)) if before is not None else iter(())
            told = []
            for event in saw:  # notes go at the front and come at the end, so those between keep their sentences
                note = next((note for old, note in known if old == event), None)
                told.append(note or {**event, "text": teller.sentence(event, me=viewer)})
            before = self._notes[key] = (saw, told)
        return before[1]


def talk_scene(session: Session, viewer: int, teller: Teller, cache: TalkCache) -> Data:
    """What a viewer may say now, what everybody said, and the viewer's own notes. Empty parts are left out."""
    game, s = session.game, session.state
    scene: Data = {}
    if game.allows_claims(s.setup):
        if viewer >= 0 and not s.over and (topics := game.topics(s, viewer)):
            left = claims.claims_left(s.claims, viewer, game.claim_turn(s), game.talk_limit)
            scene["talk"] = {"left": left, "topics": cache.topics(topics, viewer, teller)}
        if s.claims:
            scene["said"] = cache.sentences(s.claims[-SHOWN_CLAIMS:], teller)
    if saw := own_notes.notes_of(session, viewer)[-SHOWN_NOTES:]:
        scene["saw"] = cache.notes(saw, viewer, teller)
    return scene


def topic_scene(topic: claims.Topic, teller: Teller) -> Data:
    other = teller.people[topic.other] if topic.other >= 0 else ""
    text = teller.words.say("topics", topic.subject, other=other, detail=teller.fact_word(topic.detail))
    labels = [{"word": label, "text": teller.fact_word(label)} for label in topic.labels]
    about: Data = {"other": int(topic.other)} if topic.other >= 0 else {}
    return {"words": topic.words(), "subject": topic.subject, "text": text, "labels": labels, **about}


def sentence(claim: Said, teller: Teller) -> str:
    """A claim as a sentence of the log."""
    facts = {"label": claim.label, **({"detail": claim.detail} if claim.detail else {})}
    event: Data = {"what": f"{SAYS}_{claim.subject}", "seat": int(claim.seat), "facts": facts}
    if claim.other >= 0:
        event["other"] = int(claim.other)
    return teller.sentence(event)
