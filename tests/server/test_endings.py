"""A game that a limit ended says so: at the table, in its replay, in every language."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

from server.registries import registry_on, seated
from xenodeck.core.definition.game import LIMIT
from xenodeck.server.messages.protocol import Move, Scene
from xenodeck.server.messages.schemas import Beginning
from xenodeck.server.tables.commands import moves
from xenodeck.server.tables.model.info import from_text, to_text
from xenodeck.server.tables.queries import archive

LAST_CARDS: dict[str, Any] = {"earth": 9, "loot": [1, 0], "hands": [["S2A"], ["S3A"]], "deck": [], "state": "START"}


@pytest.mark.parametrize(
    ("config", "ended", "told"),
    [
        ({}, "halt", {"en": "Nobody has a card left to play.", "pl": "Nikt nie ma już karty do zagrania."}),
        ({"turn_limit": 1}, LIMIT, {"en": "The limit of turns ended the game.", "pl": "Grę zakończył limit tur."}),
    ],
)
async def test_the_result_says_what_ended_the_game(
    config: dict[str, int], ended: str, told: dict[str, str], tmp_path: Path
) -> None:
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        begin = Beginning(position={**LAST_CARDS, "config": {"players": 2, **config}})
        table = await seated(registry, "ufoludki", 2, begin=begin)
        for seat, word in ((0, "S2A"), (1, "S3A"))[: 1 if config else 2]:
            await moves.move(table, seat, Move(f"m{seat}", table.ask(seat), word))
        info = from_text(to_text(table.info))
        for lang, text in told.items():
            result = convert(table.scene(-1, lang), Scene).result
            assert result is not None
            assert (result.truncated, result.ended) == (True, ended) and result.text.endswith(text)
            replay = await archive.replay_of(registry, info, -2, lang)
            assert (replay.truncated, replay.ended, replay.text) == (True, ended, result.text)
