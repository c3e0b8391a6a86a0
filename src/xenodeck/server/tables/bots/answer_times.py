"""How quick the bots of a table are: on its beat, or hurried by somebody who would rather not wait."""

from __future__ import annotations

from xenodeck import bots
from xenodeck.server.tables.audience.scene_builder import only_bots_play
from xenodeck.server.tables.model.pacing import REMEMBERED, AnswerPacing
from xenodeck.server.tables.table import Table

AHEAD = 4  # games that a bot plays ahead in a ms, on a machine like ours


def pacing_of(table: Table, bot: str) -> AnswerPacing:
    """When the bots of a level answer here. Where no person plays nobody is wronged, and nobody has to wait."""
    if table.bots.hurried:
        if table.session and only_bots_play(table.info, table.game, table.session.view(-1).to_data()["fields"]):
            return AnswerPacing(0, remembered=0, least_ms=1)
        return table.bots.pacing.setdefault(f"hurried {bot}", AnswerPacing(bots.played_ahead(table.game, bot) // AHEAD))
    if bot not in table.bots.pacing:
        people, pace = table.people(), table.info.pace
        if people:
            # else each new table would begin with finding out
            pace = max(pace, bots.played_ahead(table.game, bot) // AHEAD)
        table.bots.pacing[bot] = AnswerPacing(pace, REMEMBERED if people else 0)
    return table.bots.pacing[bot]
