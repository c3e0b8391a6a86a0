"""What an answer would certainly bring, in a few words, from a view and nothing else."""

from __future__ import annotations

from typing import Any, cast

from xenodeck.core import Option, Prospect, View
from xenodeck.games.alieninjas.v1 import board_hand, board_rescue
from xenodeck.games.alieninjas.v1.play.rescue import MORE
from xenodeck.games.alieninjas.v1.state_hand import HandSetup
from xenodeck.games.alieninjas.v1.state_rescue import RescueSetup

HARDLY = 20  # per cent; a smaller risk is shown as a good one


def of_hand(view: View, option: Option) -> list[Prospect]:
    """7.3 What the hand would be worth without a card that may go."""
    question = view.question
    if question is None or question.name not in ("hand_discard", "hand_more") or not option.code:
        return []
    setup, seen = cast(HandSetup, view.setup), view.to_data()
    codes, doubled = setup.layout.codes, seen["fields"]["doubled"]
    types = [setup.type_of[codes.index(code)] for code in seen["places"]["mission"][0]["cards"]]
    gone = question.before[1:]
    hand = [codes.index(code) for code in board_hand.own_hand(seen) if code not in gone]
    left = [face for face in hand if face != codes.index(option.code)]
    change = board_hand.worth(setup, left, types, doubled) - board_hand.worth(setup, hand, types, doubled)
    if change == 0:
        return []
    return [Prospect("hand_better" if change > 0 else "hand_worse", change > 0, number=abs(change))]


def of_rescue(view: View, option: Option) -> list[Prospect]:
    """8.2 The odds of a bust as far as the viewer sees; 8.4 what a capture is worth at least."""
    question = view.question
    if question is None:
        return []
    setup, seen = cast(RescueSetup, view.setup), view.to_data()
    if question.name == "rescue_push" and option.value == MORE:
        odds = board_rescue.board(setup, seen)["bust"]
        percent = round(100 * odds["num"] / odds["den"])
        return [Prospect("bust", percent <= HARDLY, number=percent)]
    if question.name in ("rescue_slot", "rescue_remove") and option.code:
        freed = frees(board_rescue.board(setup, seen), option.code)
        return [Prospect("frees", question.name == "rescue_slot", number=len(freed))] if freed else []
    return []


def frees(board: dict[str, Any], ninja: str) -> list[str]:
    """R5.8 The places whose last Alieninja this is."""
    slot = next(each["id"] for each in board["slots"] if each["card"] == ninja)
    return [place["id"] for place in board["places"] if place["under"] == [slot]]
