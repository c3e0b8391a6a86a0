"""What a card would certainly bring, from the view of its player."""

from __future__ import annotations

from xenodeck.core import Option, Prospect, View
from xenodeck.games.gambit.state import (
    BLUE_TARGET,
    BLUES,
    CANCEL_SCIENCE,
    CODES,
    MOVE_CANCEL_SCIENCE,
    PSYCH_DEFENCE,
    PSYCH_WEAPON,
    RED_TARGET,
    REDS,
    SCIENCES,
    TAKE_FROM_DISCARD,
    YELLOW_TARGET,
    YELLOWS,
)

PLAYS = ("play", "forced_card", "second_play")


def prospects(view: View, option: Option) -> list[Prospect]:
    question = view.question
    if question is None or question.name not in PLAYS or option.code not in CODES:
        return []
    face = CODES.index(option.code)
    if option.code in SCIENCES:
        return counts(view, face)
    psych = view.pile("psych").cards
    if face in (PSYCH_WEAPON, PSYCH_DEFENCE) and psych and psych[-1] != option.code:
        return [Prospect("cancels", False)]
    uncovered = view.pile("science").size - len(view.fields["covered"])
    idle = {
        CANCEL_SCIENCE: uncovered == 0,
        MOVE_CANCEL_SCIENCE: uncovered == 0 or not view.fields["covered"],
        TAKE_FROM_DISCARD: view.pile("discard").size == 0,
    }
    return [Prospect("idle", False)] if idle.get(face) else []


def counts(view: View, face: int) -> list[Prospect]:
    """What the tracks would show, or only the victory if there is one.

    A prospect does not say for which team it is good: anybody who sees the screen could conclude the player's role.
    """
    found: list[Prospect] = []
    tracks = (
        ("yellow", YELLOWS, YELLOW_TARGET),
        ("red", REDS, RED_TARGET),
        ("blue", BLUES, BLUE_TARGET),
    )
    for colour, cards, target in tracks:
        if cards[face]:
            number = view.fields[colour] + 1
            if number >= target:
                return [Prospect(f"wins_{colour}", True)]
            found.append(Prospect(colour, True, number=number))
    return found
