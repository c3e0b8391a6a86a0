"""Games of several rounds, with automata, won by the fewest points: in the terminal from start to end."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from cli.shell import xenodeck
from xenodeck import games
from xenodeck.core.records.record import Record
from xenodeck.games import find

FIRST_OPTIONS = "1\n" * 100
TESTS = Path(__file__).parents[1]


@pytest.fixture(autouse=True)
def toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(games.MORE, "toys")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(TESTS), os.environ.get("PYTHONPATH", "")]))


def named_at_the_end(out: str, title: str) -> list[str]:
    """The names below the last headline, in their order."""
    return re.findall(r"^  [★ ] \d\. +(\w+)(?: \(\w+\))? +\d+", out.rpartition(title)[2], re.M)


@pytest.mark.parametrize(
    ("language", "pause", "title", "last"),
    [
        ("en", "Over: round", "The game is over", "points of the last round"),
        ("pl", "Koniec: runda", "Koniec gry", "punkty ostatniej rundy"),
    ],
)
@pytest.mark.parametrize("seed", [2, 3, 4])
def test_a_game_of_rounds(language: str, pause: str, title: str, last: str, seed: int, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    said = xenodeck("play", "relay", "--seed", seed, "--lang", language, "--save", file, typed=FIRST_OPTIONS)
    assert (said.code, said.err) == (0, "")
    assert [f"{pause} {number}" in said.out for number in (1, 2, 3)] == [True, True, False]
    written = Record.read(file.read_text())
    outcome = find("relay").outcome(written.replay(find("relay")).state)
    people = ["Zyx", "Plimp", "Orro", "Bleep"]
    order = sorted(range(4), key=lambda seat: outcome.ranks[seat])
    assert named_at_the_end(said.out, title) == [people[seat] for seat in order]
    end = said.out.rpartition(title)[2]
    for seat in range(4):
        assert f"({' + '.join(str(points[seat]) for points in outcome.rounds)})" in end
    assert (last in end) == bool(outcome.decisive())
    assert xenodeck("replay", file, "--lang", language).code == 0
    told = xenodeck("replay", file, "--json").json
    assert told["ranks"] == list(outcome.ranks) and len(told["rounds"]) == 3 and told["teams"] == [0, 1, 0, 1]


@pytest.mark.parametrize(("language", "name"), [("en", "Golem"), ("pl", "Golem")])
def test_a_game_alone_against_the_automaton(language: str, name: str, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    arguments = ("--mode", "alone", "--seed", 3, "--lang", language, "--save", file)
    said = xenodeck("play", "hoard", *arguments, typed=FIRST_OPTIONS)
    assert (said.code, said.err) == (0, "")
    assert name in said.out and "★" in said.out
    outcome = find("hoard").outcome(Record.read(file.read_text()).replay(find("hoard")).state)
    assert min(outcome.scores) == outcome.scores[outcome.winners[0]]
    assert name in xenodeck("replay", file, "--lang", language).out


def test_the_fewest_points_come_first_at_a_table_of_three() -> None:
    out = xenodeck("play", "hoard", "--seats", 3, "--seed", 3, typed="0\n1\n" * 50 + FIRST_OPTIONS).out
    points = [
        int(number)
        for number in re.findall(r"^  [★ ] \d\. +\w+(?: \(you\))? +(\d+)", out.rpartition("The game is over")[2], re.M)
    ]
    assert len(points) == 3 and points == sorted(points)


def test_nobody_sits_down_on_the_seat_of_an_automaton() -> None:
    said = xenodeck("play", "hoard", "--mode", "alone", "--seat", 1)
    assert said.code == 1
    assert "NO_SEAT" in said.err and "Traceback" not in said.err


def test_a_series_says_how_it_is_won_and_what_everybody_had() -> None:
    arguments = ("sim", "hoard", "--mode", "alone", "--games", 20, "--seed", 1)
    out, data = xenodeck(*arguments).out, xenodeck(*arguments, "--json").json
    assert "mean points" in out and "mean rank" in out and "the fewest points win" in out and "automaton" in out
    assert data["fewest"] and len(data["mean_points"]) == len(data["mean_rank"]) == 2
    assert f"{data['mean_points'][0]:.2f}" in out
    relay = ("sim", "relay", "--games", 5, "--seed", 1)
    assert "fewest" not in xenodeck(*relay).out and not xenodeck(*relay, "--json").json["fewest"]


def test_games_shows_what_is_special_about_a_mode() -> None:
    shown = xenodeck("games", "--json").json["games"]
    found = {game["id"]: {mode["id"]: mode for mode in game["modes"]} for game in shown}
    assert found["relay"]["standard"]["rounds"] == 3
    assert (found["hoard"]["alone"]["automata"], found["hoard"]["alone"]["fewest"]) == ([1], True)
    out = xenodeck("games", columns=200).out
    for told in ("3 × round.", "Played by the rules alone: Golem.", "The fewest points win."):
        assert told in out
    assert "Wygrywa najmniej punktów." in xenodeck("games", "--lang", "pl", columns=200).out


def test_games_says_how_lists_and_records_are_set() -> None:
    out = " ".join(xenodeck("games", "hoard", columns=250).out.split())
    assert "a list of 3, each 0-99: --set worth='[1, 3, 7]'" in out
    assert "0-99: --set golem.limit=N" in out
    assert "alone 2 players" in out


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("mode", ["court", "flight"])
def test_two_ways_to_play_that_share_neither_places_nor_numbers(mode: str, language: str, tmp_path: Path) -> None:
    file = tmp_path / "record.txt"
    arguments = ("--mode", mode, "--seats", 3, "--seed", 3, "--lang", language, "--save", file)
    said = xenodeck("play", "masque", *arguments, typed=FIRST_OPTIONS)
    assert (said.code, said.err) == (0, "")
    game = find("masque")
    outcome = game.outcome(Record.read(file.read_text()).replay(game).state)
    people = ["Zyx", "Plimp", "Orro"]
    end = said.out.rpartition("★")[0] + said.out.rpartition("★")[2]
    assert named_at_the_end(said.out, "─── ")[: len(outcome.winners)] == [people[seat] for seat in outcome.winners], end
    told = xenodeck("replay", file, "--json").json
    assert len(told["rounds"]) == (2 if mode == "flight" else 0)
    assert bool(told["teams"]) == (mode == "court")
    assert xenodeck("sim", "masque", "--mode", mode, "--games", 5, "--seed", 1).code == 0
    assert xenodeck("record", "masque", "--mode", mode, "--seed", 1).code == 0


def test_games_says_what_choices_within_a_list_and_counts_are_called() -> None:
    out = " ".join(xenodeck("games", "masque", columns=250).out.split())
    assert "sun (child of the sun), moon (child of the moon)" in out
    assert "1-7 of each: --set targets.sun=N" in out
