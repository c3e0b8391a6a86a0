"""Bots at tables under kept rules, which are not compiled: a bot that searches uses the time that it has."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck import bots
from xenodeck.core.definition.bot import Advice
from xenodeck.core.records.save import to_data
from xenodeck.core.sessions.session import Session
from xenodeck.games import find, is_kept
from xenodeck.server.workers.bot_service import BotDice, decide_in_worker, plan_in_worker


@pytest.mark.parametrize(("version", "hurried"), [(1, True), (2, False)])
@pytest.mark.parametrize("mode", ["m2_memory", "m1_claim"])
def test_a_dreamer_under_old_rules_imagines_what_it_has_time_for(
    mode: str, version: int, hurried: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[float] = []

    def advise(*told: Any) -> Advice:
        asked.append(told[6])
        return Advice(0)

    monkeypatch.setattr(bots, "advise", advise)
    game = find("alieninjas", version)
    assert is_kept(game) == hurried
    session = Session.start(game, 2, 5, {"first_player": 0}, mode)
    data = to_data(game, session.state)
    if mode == "m1_claim":
        plan_in_worker(find, game.id, version, data, 0, "dreamer", 5, 1.0)
    else:
        decide_in_worker(find, game.id, version, data, 0, "dreamer", BotDice(1, 0), 1.0)
    assert asked
    assert all((seconds > 0) == hurried for seconds in asked)


def test_there_is_a_bot_for_every_name_that_an_old_table_may_have() -> None:
    now, then = (set(bots.of(find("alieninjas", version))) for version in (2, 1))
    assert then == now == {"random", "novice", "agent", "shadow", "dreamer"}
