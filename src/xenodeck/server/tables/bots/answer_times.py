"""When the bots of a table answer: at regular intervals, or as soon as possible if a person asked for that."""

from __future__ import annotations

from xenodeck import bots
from xenodeck.server.tables.audience.scene_builder import only_bots_play
from xenodeck.server.tables.model.pacing import REMEMBERED, AnswerPacing
from xenodeck.server.tables.table import Table

AHEAD = 4  # games that a bot plays ahead in a ms, on a typical machine


def pacing_of(table: Table, bot: str) -> AnswerPacing:
    """When the bots of one level answer at this table. Where no person plays, they need not wait for anybody."""
    if table.bots.hurried:
        if table.session and only_bots_play(table.info, table.game, table.session.view(-1).to_data()["fields"]):
            return AnswerPacing(0, remembered=0, least_ms=1)
        return table.bots.pacing.setdefault(f"hurried {bot}", AnswerPacing(bots.played_ahead(table.game, bot) // AHEAD))
    if bot not in table.bots.pacing:
        people, pace = table.people(), table.info.pace
        if people:
            # otherwise every new table would first have to find out how slow its bots are
            pace = max(pace, bots.played_ahead(table.game, bot) // AHEAD)
        table.bots.pacing[bot] = AnswerPacing(pace, REMEMBERED if people else 0)
    return table.bots.pacing[bot]
