"""The outcome of a game as members of a JSON document."""

from __future__ import annotations

from typing import Any

from xenodeck.core.definition.game import Outcome


def outcome_data(outcome: Outcome) -> dict[str, Any]:
    return {
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "truncated": outcome.truncated,
        "ended": outcome.ended,
        "ranks": list(outcome.ranks),
        "teams": list(outcome.teams),
        "rounds": [list(points) for points in outcome.rounds],
        "breaks": {name: list(values) for name, values in outcome.breaks.items()},
    }
