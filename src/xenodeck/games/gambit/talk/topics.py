"""What may be claimed at the table (section 17): that a card is good, bad or useful; a role; a card seen somewhere
else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import BITS, PASS, Topic
from xenodeck.games.gambit.state import (
    ABILITIES,
    ABILITY,
    CODES,
    DISCARD,
    DRAW,
    HAND,
    LOOKED_AT_DISCARD,
    PLAY_CODES,
    ROLES,
    Gambit,
)

SILENT = PASS - 1  # in ``answers``: asked, not answered yet
LIMIT = 3  # claims of a seat in a turn
FEELINGS = ["good", "bad", "useful"]
NAMES = [*FEELINGS, *PLAY_CODES, *ABILITIES]  # of any card that was seen
# The steps up to the play, which everybody can tell from those after it: until then it is "between turns" (R25).
BEFORE_THE_PLAY = ("Compel", "Play", "Stuck", "Resist")
SEEN_PILES = {"draw": "seen_draw", "discard": "seen_discard"}
SEEN_OF = {"hand": "seen_hand", "ability": "seen_ability"}


def topics(s: Gambit, seat: int) -> list[Topic]:
    """17.1 What ``seat`` may make a claim about now; empty: it may not speak."""
    if not may_speak(s, seat):
        return []
    found = [Topic("pass", FEELINGS), Topic("hand", FEELINGS)]
    found += [Topic("role", ROLES, other) for other in range(s.seats)]
    return found + seen(s, seat)


def may_speak(s: Gambit, seat: int) -> bool:
    """17.2 The active player may speak with any decision, everybody until the card of the turn is played.

    While a secret window is open at a live table, nobody is asked in the state, and nobody may speak.
    """
    if seat == s.active and (s.asked == seat or trades(s, seat)):
        return True
    return s.asked >= 0 and any(f.rule.key in BEFORE_THE_PLAY for f in s.pending())


def trades(s: Gambit, seat: int) -> bool:
    """Whether ``seat`` still has to give its card in a Trade. Both traders are asked at once."""
    return s.answers is not None and s.answers[seat] == SILENT


def seen(s: Gambit, seat: int) -> list[Topic]:
    """R25 Cards that were looked at with Peek or Rearrange and still lie there; the label may be true or not."""
    looked = int(s.looked[seat])
    found = [Topic("seen_draw", NAMES)] if knows(s, seat, DRAW) else []
    if looked & LOOKED_AT_DISCARD and knows(s, seat, DISCARD):
        found.append(Topic("seen_discard", NAMES))
    for other in s.around(seat):
        if looked & BITS[other] and knows(s, seat, HAND[other]):
            found.append(Topic("seen_hand", NAMES, other))
        if knows(s, seat, ABILITY[other]):
            found.append(Topic("seen_ability", NAMES, other))
    return found


def knows(s: Gambit, seat: int, zone: int) -> bool:
    """Whether ``seat`` remembers a card that lies there."""
    return any(s.known_to(card, zone) & BITS[seat] for card in s.zones[zone])


def claimed(attempt: Mapping[str, Any]) -> str:
    """The words of ``{"type": "claim", "subject": …, "label": …}``.

    A subject that does not exist, or a claim with other keys, becomes words that no seat may say.
    """
    if set(attempt) - {"type", "subject", "label"}:
        return "?"
    return f"{subject_of(attempt.get('subject'))} {str(attempt.get('label'))[:40]}"


def subject_of(subject: object) -> str:
    if subject in ("pass", "hand"):
        return str(subject)
    if isinstance(subject, Mapping) and len(subject) == 1:
        ((about, whom),) = subject.items()
        if about == "role" and is_number(whom):
            return f"role {whom}"
        if about == "seen" and isinstance(whom, str):
            return SEEN_PILES.get(whom, "?")
        if about == "seen" and isinstance(whom, Mapping) and len(whom) == 1:
            ((place, other),) = whom.items()
            return f"{SEEN_OF[place]} {other}" if place in SEEN_OF and is_number(other) else "?"
    return "?"


def is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


assert set(NAMES) | set(ROLES) == {*FEELINGS, *CODES}
