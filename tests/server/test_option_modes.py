"""Options that belong to some modes, at a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.test_option_modes import GIVEN, with_a_bound_option
from server.registries import registry_on, seated
from xenodeck import games
from xenodeck.core.errors import BadConfig
from xenodeck.server.tables.queries.listing import game_schema, option_schemas


async def test_a_table_takes_only_options_of_its_mode(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with_a_bound_option(monkeypatch)
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        for mode in ("", "base"):
            with pytest.raises(BadConfig, match="expansion, not of base"):
                await seated(registry, "frenzy", 2, mode=mode, options=GIVEN)
        table = await seated(registry, "frenzy", 2, mode="expansion", options=GIVEN)
        assert table.info.options == GIVEN


def test_the_form_is_told_for_which_modes_an_option_is(monkeypatch: pytest.MonkeyPatch) -> None:
    told = option_schemas(with_a_bound_option(monkeypatch), "en")
    assert {option.name: option.modes for option in told if option.modes} == {"mimic_mode": ["expansion"]}


@pytest.mark.parametrize("name", games.found())
def test_what_a_site_writes_into_its_tables_is_told_and_can_be_played(name: str) -> None:
    game = games.found()[name]
    for mode, told in zip(game.modes, game_schema(game, "en").modes, strict=True):
        assert told.live == game.live_options_in(mode.id)
        if told.live:
            setup = game.setup(mode.seats[0], told.live, mode.id)
            assert game.not_as_printed(setup) == told.live, "only what is not as printed has to be written"


async def test_who_names_nothing_has_a_table_as_printed(tmp_path: Path) -> None:
    game = games.found()["alieninjas"]
    assert {mode.id: game.live_options_in(mode.id) for mode in game.modes if game.live_options_in(mode.id)} == {
        mode: {"latency_mode": "compensated"} for mode in ("m1_claim", "m3_map")
    }
    async with registry_on(f"sqlite:///{tmp_path / 'tables.db'}") as registry:
        for given in ({}, {"latency_mode": "compensated"}):
            table = await seated(registry, "alieninjas", 2, mode="m1_claim", options=given)
            assert table.info.options == given
            assert table.running().setup.hold_ticks == (3 if given else -1)
