"""``games``, ``rules``, ``bench`` and ``--version``."""

from __future__ import annotations

import pytest

from cli.shell import GAME, shell, xenodeck
from effort import some
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


def test_games_for_people_lists_them_in_short() -> None:
    said = xenodeck("games")
    assert said.code == 0
    for words in ("Ufoludki (ufoludki)", "2-5 players", "standard", "expansion", "xenodeck games GAME shows"):
        assert words in said.out
    assert "refill_timing" not in said.out and len(said.out.splitlines()) < 12 * len(found())


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Ufoludki (ufoludki) Little green", "2-5 players", "standard 2-5 players. The game as printed.",
                "raider Counts what each card brings", "dreamer Plays ahead", "loot 50 1-1000000 How many loot tokens",
                "own_turn (on the own turn)", "deck see rule 10.2 0-500 of each: --set deck.S2A=N",
                "start_seat random a seat, random Who begins")),
        ("pl", ("Ufoludki (ufoludki) Małe zielone", "2-5 osób", "raider Liczy, co daje każda karta",
                "random Bierze dowolną kartę", "hand_size 5 1-500 Ile kart", "immediate (od razu)")),
    ],
)  # fmt: skip
def test_one_game_is_shown_with_modes_bots_and_options(language: str, words: tuple[str, ...]) -> None:
    said = xenodeck("games", "ufoludki", "--lang", language, columns=200)
    assert said.code == 0 and "Alien Frenzy" not in said.out
    out = " ".join(said.out.split())
    for part in words:
        assert part in out, out


def test_one_game_of_several_modes_and_flags() -> None:
    out = " ".join(xenodeck("games", "frenzy", columns=200).out.split())
    assert "expansion 2-6 players. With the expansion" in out and "beginner false true, false Deal" in out
    [game] = xenodeck("games", "frenzy", "--json").json["games"]
    assert game["id"] == "frenzy"


def test_games_speaks_polish() -> None:
    assert "Małe zielone ludki" in xenodeck("games", "--lang", "pl").out


def test_rules_shows_the_page_one_rule_or_one_section() -> None:
    assert "slide them beneath the deck" in " ".join(xenodeck("rules", GAME).out.split())
    assert xenodeck("rules", GAME, "u4").out.startswith("U4 ")
    section = xenodeck("rules", GAME, "5", "--json").json["rules"]
    assert [rule["number"] for rule in section] == ["5.1", "5.2", "5.3", "5.4", "5.5"]


@pytest.mark.parametrize(("game", "section", "kinds"), [("ufoludki", "11", 3), ("frenzy", "22", 19)])
@pytest.mark.parametrize("language", ["en", "pl"])
def test_rules_shows_the_moves_as_data(game: str, section: str, kinds: int, language: str) -> None:
    whole = xenodeck("rules", game, "--lang", language, columns=160).out
    alone = xenodeck("rules", game, section, "--lang", language, columns=160).out
    assert alone.count('{"type": "') == whole.count('{"type": "') == kinds


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
    measured = {name: find(name) for name in some(list(found()), GAME, "gambit")}
    monkeypatch.setattr("xenodeck.cli.commands.bench.found", lambda: measured)
    monkeypatch.setattr("xenodeck.lab.measure.cost", lambda do: float(do() is None))  # a figure without the waiting
    data = xenodeck("bench", "--seconds", "0.1", "--seats", "9", "--json").json
    assert data["compiled"] is _fast.is_compiled()
    assert [(speed["game"], speed["mode"]) for speed in data["games"]] == [
        (game.id, mode.id) for game in measured.values() for mode in game.modes
    ]
    assert all(speed["decisions_per_s"] > 0 for speed in data["games"])
    assert [speed["policy"] for speed in data["games"]] == [
        next(reversed(game.policies()), "") for game in measured.values() for _ in game.modes
    ]
    assert all((speed["policy_decisions_per_s"] > 0) == bool(speed["policy"]) for speed in data["games"])
    monkeypatch.setattr("xenodeck.cli.commands.bench.found", lambda: {GAME: find(GAME)})
    assert GAME in xenodeck("bench", "--seconds", "0.1").out
