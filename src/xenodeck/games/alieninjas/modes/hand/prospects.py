"""What an answer would certainly bring, from a view only."""

from __future__ import annotations

from typing import cast

from xenodeck.core import Option, Prospect, View
from xenodeck.games.alieninjas.modes.hand.board import HandBoard
from xenodeck.games.alieninjas.modes.hand.state import HandSetup


def of_option(view: View, option: Option) -> list[Prospect]:
    """7.3 What the hand would be worth without the card of this option."""
    question = view.question
    if question is None or question.name not in ("hand_discard", "hand_more") or not option.code:
        return []
    board = HandBoard(cast(HandSetup, view.setup), view.to_data())
    gone = question.before[1:]
    hand = [code for code in board.own_hand() if code not in gone]
    change = board.worth([code for code in hand if code != option.code]) - board.worth(hand)
    if change == 0:
        return []
    return [Prospect("hand_better" if change > 0 else "hand_worse", change > 0, number=abs(change))]
