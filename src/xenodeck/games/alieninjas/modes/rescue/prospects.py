"""What an answer would certainly bring, from a view only."""

from __future__ import annotations

from typing import cast

from xenodeck.core import Option, Prospect, View
from xenodeck.games.alieninjas.modes.rescue.board import RescueBoard
from xenodeck.games.alieninjas.modes.rescue.rules import MORE
from xenodeck.games.alieninjas.modes.rescue.state import RescueSetup

HARDLY = 20  # per cent; a smaller risk is shown as good


def of_option(view: View, option: Option) -> list[Prospect]:
    """8.2 The odds of a bust as far as the viewer sees; 8.4 the least that a capture is worth."""
    question = view.question
    if question is None:
        return []
    board = RescueBoard(cast(RescueSetup, view.setup), view.to_data())
    if question.name == "rescue_push" and option.value == MORE:
        odds = board.odds()
        percent = round(100 * odds["num"] / odds["den"])
        return [Prospect("bust", percent <= HARDLY, number=percent)]
    if question.name in ("rescue_slot", "rescue_remove") and option.code:
        freed = board.frees(option.code)
        return [Prospect("frees", question.name == "rescue_slot", number=len(freed))] if freed else []
    return []
