"""What an answer would certainly bring, in a few words, from a view and nothing else."""

from __future__ import annotations

from typing import cast

from xenodeck.core import Option, Prospect, View
from xenodeck.games.alieninjas.v1.modes.hand import board
from xenodeck.games.alieninjas.v1.modes.hand.state import HandSetup


def of_option(view: View, option: Option) -> list[Prospect]:
    """7.3 What the hand would be worth without a card that may go."""
    question = view.question
    if question is None or question.name not in ("hand_discard", "hand_more") or not option.code:
        return []
    setup, seen = cast(HandSetup, view.setup), view.to_data()
    codes, doubled = setup.layout.codes, seen["fields"]["doubled"]
    types = [setup.type_of[codes.index(code)] for code in seen["places"]["mission"][0]["cards"]]
    gone = question.before[1:]
    hand = [codes.index(code) for code in board.own_hand(seen) if code not in gone]
    left = [face for face in hand if face != codes.index(option.code)]
    change = board.worth(setup, left, types, doubled) - board.worth(setup, hand, types, doubled)
    if change == 0:
        return []
    return [Prospect("hand_better" if change > 0 else "hand_worse", change > 0, number=abs(change))]
