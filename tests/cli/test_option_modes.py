"""Options that belong to some modes, on the command line."""

from __future__ import annotations

import pytest

from cli.shell import xenodeck
from core.test_option_modes import with_a_bound_option


@pytest.fixture(autouse=True)
def bound(monkeypatch: pytest.MonkeyPatch) -> None:
    with_a_bound_option(monkeypatch)


@pytest.mark.parametrize("command", ["play", "sim", "record"])
def test_an_option_of_another_mode_is_refused(command: str) -> None:
    more = ("--games", "1") if command == "sim" else ()
    said = xenodeck(command, "frenzy", "--seats", "2", "--set", "mimic_mode=immediate", *more)
    assert (said.code, said.out) == (1, "")
    assert "BAD_CONFIG: mimic_mode is an option of expansion, not of base." in said.err
    mode = ("--mode", "expansion")
    assert xenodeck(command, "frenzy", *mode, "--seats", "2", "--set", "mimic_mode=immediate", *more).out


def test_games_says_for_which_modes_an_option_is() -> None:
    frenzy = next(game for game in xenodeck("games", "--json").json["games"] if game["id"] == "frenzy")
    modes = {option["name"]: option.get("modes") for option in frenzy["options"]}
    assert (modes.pop("mimic_mode"), set(modes.values())) == (["expansion"], {None})
    assert "Only in the mode expansion." in xenodeck("games", "frenzy", columns=200).out
