"""Claims: statements about hidden things that players make in the words of the game, true or not. See decision 19.

A claim answers no question and changes nothing but the list of claims.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.errors import Refusal

KEPT: Final = 200  # how many claims a state keeps; a record keeps all of them
SAYS: Final = "say"  # the prefix of the events of claims: ``say_role``


class Claim:
    """One statement of a seat. Immutable, so clones share it."""

    def __init__(self, seat: i64, subject: str, label: str, other: i64 = -1, detail: str = "", span: i64 = 0) -> None:
        self.seat: i64 = seat
        self.subject = subject  # what the claim is about, a word of the game: ``hand``, ``role``
        self.label = label  # what it says about it
        self.other: i64 = other  # the seat it is about; -1: none
        self.detail = detail  # which of several things it is about: a place, a number; empty: there is only one
        self.span: i64 = span  # the turn in which it was made (``Game.claim_turn``)

    def words(self) -> str:
        """The claim as a line of a record: ``role 2 alien``."""
        return f"{about(self.subject, self.other, self.detail)} {self.label}"

    def to_data(self) -> dict[str, Any]:
        """Plain data, for views and saved tables."""
        data: dict[str, Any] = {"seat": int(self.seat), "subject": self.subject, "label": self.label}
        if self.other >= 0:
            data["other"] = int(self.other)
        if self.detail:
            data["detail"] = self.detail
        return {**data, "span": int(self.span)}


NO_CLAIMS: Final[list[Claim]] = []


class Topic:
    """Something that a seat may make a claim about now, and what it may say about it."""

    def __init__(self, subject: str, labels: list[str], other: i64 = -1, detail: str = "") -> None:
        self.subject = subject
        self.labels = labels
        self.other: i64 = other
        self.detail = detail

    def words(self) -> str:
        """The topic in the words of a claim, without the label: ``role 2``."""
        return about(self.subject, self.other, self.detail)


def about(subject: str, other: i64, detail: str) -> str:
    """The words for what a claim is about.

    >>> about("role", 2, ""), about("seen", -1, "deck"), about("hand", -1, "")
    ('role 2', 'seen deck', 'hand')
    """
    return " ".join([subject, *([str(int(other))] if other >= 0 else []), *([detail] if detail else [])])


def claim_from_data(data: dict[str, Any]) -> Claim:
    """The claim that ``Claim.to_data`` wrote."""
    more = data.get("other", -1), data.get("detail", ""), data["span"]
    return Claim(data["seat"], data["subject"], data["label"], *more)


def parse_claim(topics: list[Topic], seat: i64, words: str, span: i64) -> Claim:
    """The claim that ``seat`` makes with these words; raises Refusal if no topic allows it."""
    said = words.strip().split()
    for topic in topics:
        for label in topic.labels:
            if said == [*topic.words().split(), label]:
                return Claim(seat, topic.subject, label, topic.other, topic.detail, span)
    legal = [f"{topic.words()} {label}" for topic in topics for label in topic.labels]
    raise Refusal("NOT_SAYABLE", "That cannot be said here.", legal=legal, facts={"word": words[:40]})


def claims_left(said: list[Claim], seat: i64, span: i64, limit: i64) -> int:
    """How many claims ``seat`` may still make in the turn ``span``."""
    return max(limit - sum(1 for claim in said if claim.seat == seat and claim.span == span), 0)
