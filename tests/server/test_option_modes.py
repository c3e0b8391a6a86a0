"""Options that belong to some modes, at a server."""

from __future__ import annotations

from pathlib import Path

import pytest

from core.test_option_modes import GIVEN, with_a_bound_option
from server.registries import registry_on, seated
from xenodeck.core.errors import BadConfig
from xenodeck.server.tables.listing import option_schemas


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
