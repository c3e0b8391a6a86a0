"""Claims: what people say at the table in the words of the game, true or not. Nobody is asked for them, and they change
nothing but what was said. Decision 19."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.errors import Refusal

KEPT: Final = 200  # claims that a table remembers; a record has them all
SAYS: Final = "say"  # the events of claims begin with it: ``say_role``


class Claim:
    """Somebody said something. Immutable, so clones share it."""

    def __init__(self, seat: i64, subject: str, label: str, other: i64 = -1, detail: str = "", span: i64 = 0) -> None:
        self.seat: i64 = seat
        self.subject = subject  # what it is about, a word of the game: ``hand``, ``role``
        self.label = label  # what was said of it
        self.other: i64 = other  # whom it is about; -1: nobody in particular
        self.detail = detail  # which of several: a place, a number; empty: there is one only
        self.span: i64 = span  # in which turn, as the game counts them

    def words(self) -> str:
        return f"{about(self.subject, self.other, self.detail)} {self.label}"

    def to_data(self) -> dict[str, Any]:
        data: dict[str, Any] = {"seat": int(self.seat), "subject": self.subject, "label": self.label}
        if self.other >= 0:
            data["other"] = int(self.other)
        if self.detail:
            data["detail"] = self.detail
        return {**data, "span": int(self.span)}


NO_CLAIMS: Final[list[Claim]] = []


class Topic:
    """Something that a seat may speak of now, and what it may say of it."""

    def __init__(self, subject: str, labels: list[str], other: i64 = -1, detail: str = "") -> None:
        self.subject = subject
        self.labels = labels
        self.other: i64 = other
        self.detail = detail

    def words(self) -> str:
        return about(self.subject, self.other, self.detail)


def about(subject: str, other: i64, detail: str) -> str:
    """
    >>> about("role", 2, ""), about("seen", -1, "deck"), about("hand", -1, "")
    ('role 2', 'seen deck', 'hand')
    """
    return " ".join([subject, *([str(int(other))] if other >= 0 else []), *([detail] if detail else [])])


def claim_from_data(data: dict[str, Any]) -> Claim:
    more = data.get("other", -1), data.get("detail", ""), data["span"]
    return Claim(data["seat"], data["subject"], data["label"], *more)


def understood(topics: list[Topic], seat: i64, words: str, span: i64) -> Claim:
    """What ``seat`` says with these words, if that is among ``topics``."""
    said = words.strip().split()
    for topic in topics:
        for label in topic.labels:
            if said == [*topic.words().split(), label]:
                return Claim(seat, topic.subject, label, topic.other, topic.detail, span)
    legal = [f"{topic.words()} {label}" for topic in topics for label in topic.labels]
    raise Refusal("NOT_SAYABLE", "That cannot be said here.", legal=legal, facts={"word": words[:40]})


def left(said: list[Claim], seat: i64, span: i64, limit: i64) -> int:
    """How often ``seat`` may still say something in this turn."""
    return max(limit - sum(1 for claim in said if claim.seat == seat and claim.span == span), 0)
