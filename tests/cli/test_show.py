"""``games``, ``rules``, ``bench`` and ``--version``."""

from __future__ import annotations

import pytest

from cli.shell import GAME, shell, xenodeck
from xenodeck import _fast
from xenodeck.games import find, found


def test_games_as_json_says_all_that_a_script_needs() -> None:
    listed = xenodeck("games", "--json").json["games"]
    assert [game["id"] for game in listed] == list(found())
    game = next(game for game in listed if game["id"] == GAME)
    assert game["seats"] == {"min": 2, "max": 5}
    assert game["rules_version"] == find(GAME).version
    assert [mode["id"] for mode in game["modes"]] == ["standard"]
    assert all({"name", "type", "default", "explanation", "rule"} <= set(option) for option in game["options"])
    loot = next(option for option in game["options"] if option["name"] == "loot")
    assert (loot["type"], loot["default"], loot["min"]) == ("integer", 50, 1)
    assert set(game["languages"]) == {"en", "pl"}


def test_games_for_people_names_modes_bots_and_options() -> None:
    said = xenodeck("games")
    assert said.code == 0
    for word in ("Ufoludki", "mode standard", "raider", "refill_timing", "2-5 seats"):
        assert word in said.out


def test_games_speaks_polish() -> None:
    assert "Małe zielone ludki" in xenodeck("games", "--lang", "pl").out


def test_rules_shows_the_page_one_rule_or_one_section() -> None:
    assert "slide them beneath the deck" in " ".join(xenodeck("rules", GAME).out.split())
    assert xenodeck("rules", GAME, "u4").out.startswith("U4 ")
    section = xenodeck("rules", GAME, "5", "--json").json["rules"]
    assert [rule["number"] for rule in section] == ["5.1", "5.2", "5.3", "5.4", "5.5"]


def test_rules_as_json_have_number_title_text_and_section() -> None:
    [rule] = xenodeck("rules", GAME, "5.1", "--json", "--lang", "pl").json["rules"]
    assert rule["number"] == "5.1"
    assert rule["title"] and rule["text"] and rule["section"].startswith("5 ")


def test_version_says_which_engine_runs() -> None:
    said = shell("xenodeck --version")
    assert (said.code, said.err) == (0, "")
    assert "compiled" in said.out or "interpreted" in said.out
    assert "interpreted" in shell("xenodeck --version", XENODECK_ENGINE="interpreted").out


def test_bench_as_json_measures_every_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("xenodeck.lab.measure.cost", lambda do: float(do() is None))  # a figure without the waiting
    data = xenodeck("bench", "--seconds", "0.1", "--seats", "9", "--json").json
    assert data["compiled"] is _fast.is_compiled()
    assert [(speed["game"], speed["mode"]) for speed in data["games"]] == [
        (game.id, mode.id) for game in found().values() for mode in game.modes
    ]
    assert all(speed["decisions_per_s"] > 0 for speed in data["games"])
    assert [speed["policy"] for speed in data["games"]] == [
        next(reversed(game.policies()), "") for game in found().values() for _ in game.modes
    ]
    assert all((speed["policy_decisions_per_s"] > 0) == bool(speed["policy"]) for speed in data["games"])
    assert GAME in xenodeck("bench", "--seconds", "0.1").out
