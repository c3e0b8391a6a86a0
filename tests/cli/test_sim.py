"""``sim``: many games, counted, the same for the same seed however the work is shared out."""

from __future__ import annotations

from typing import Any

from cli.shell import GAME, shell, xenodeck

TIMED = ("decisions_per_s", "seconds")


def counted(*arguments: object) -> dict[str, Any]:
    said = xenodeck("sim", GAME, *arguments, "--json")
    assert (said.code, said.err) == (0, "")
    return {key: value for key, value in said.json.items() if key not in TIMED}


def test_the_document_has_everything_that_is_promised() -> None:
    data = xenodeck("sim", GAME, "--seats", 3, "--games", 30, "--seed", 1, "--json").json
    promised = {"games", "decisions", "decisions_per_s", "compiled", "wins", "shared", "no_winner", "truncated"}
    assert promised <= set(data)
    assert {"mean", "p5", "p50", "p95", "max"} <= set(data["length"])
    assert (data["games"], len(data["wins"]), data["mode"]) == (30, 3, "standard")
    assert sum(data["wins"]) >= 30 - data["no_winner"]


def test_a_seed_gives_the_same_games_again_and_another_gives_others() -> None:
    arguments = ("--seats", 4, "--games", 40, "--bots", "raider,random")
    assert counted(*arguments, "--seed", -5) == counted(*arguments, "--seed", -5)
    assert counted(*arguments, "--seed", -5) != counted(*arguments, "--seed", 6)


def test_two_workers_count_what_one_counts() -> None:
    line = f"xenodeck sim {GAME} --seats 3 --games 60 --seed 9 --json --workers"
    alone, shared = shell(f"{line} 1"), shell(f"{line} 2")
    assert shared.err == ""
    assert {k: v for k, v in alone.json.items() if k not in TIMED} == {
        k: v for k, v in shared.json.items() if k not in TIMED
    }


def test_options_reach_the_games() -> None:
    long, short = (counted("--seats", 2, "--games", 30, "--seed", 1, "--set", f"loot={loot}") for loot in (50, 5))
    assert short["options"] == {"loot": 5}
    assert short["length"]["mean"] < long["length"]["mean"]
    assert counted("--seats", 2, "--games", 9, "--seed", 1, "--set", "turn_limit=3")["truncated"] == 9


def test_options_come_from_a_file_and_are_overruled_by_set(tmp_path: Any) -> None:
    file = tmp_path / "house.toml"
    file.write_text("loot = 30\n[deck]\nGENERAL = 0\nSWARM = 20\n")
    data = counted("--games", 5, "--seed", 1, "--options", file, "--set", "loot=10", "--set", "deck.SWARM=12")
    assert data["options"] == {"loot": 10, "deck": {"GENERAL": 0, "SWARM": 12}}


def test_people_get_a_table_of_wins() -> None:
    out = xenodeck("sim", GAME, "--seats", 2, "--games", 20, "--seed", 1, "--bots", "raider,random", "--check").out
    assert "ufoludki, mode standard, 2 seats, 20 games, seed 1" in out
    assert "raider" in out and "random" in out and "decisions a game" in out


def test_the_mode_that_was_played_is_named() -> None:
    arguments = ("sim", "frenzy", "--seats", 3, "--games", 2, "--seed", 1)
    assert "frenzy, mode base, 3 seats" in xenodeck(*arguments).out
    assert "frenzy, mode expansion, 3 seats" in xenodeck(*arguments, "--mode", "expansion").out
    assert xenodeck(*arguments, "--mode", "expansion", "--json").json["mode"] == "expansion"
