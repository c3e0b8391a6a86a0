"""``record`` and ``replay``: what was written comes out again, and what was damaged is named."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import pytest

from cli.shell import GAME, xenodeck

HEAD = 8  # lines before the first move: seven of the head with an option, and the rule


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    said = xenodeck("record", GAME, "--seats", 3, "--seed", 42, "--bots", "raider,random", "--out", file)
    assert said.code == 0
    return file


def test_a_record_replays_to_its_own_result(record: Path) -> None:
    data = xenodeck("replay", record, "--json").json
    written = record.read_text().splitlines()
    assert data["over"] and data["seats"] == 3
    assert f"scores {' '.join(map(str, data['scores']))}" in written
    assert f"winners {' '.join(map(str, data['winners']))}" in written
    moves = [f"{step['seat']} {step['words']}" for step in data["moves"] if step["words"]]
    assert moves == written[HEAD : HEAD + len(moves)]


def test_the_same_seed_writes_the_same_record_to_stdout(record: Path) -> None:
    said = xenodeck("record", GAME, "--seats", 3, "--seed", 42, "--bots", "raider,random")
    assert said.out == record.read_text()


def test_a_record_comes_through_a_pipe_too(record: Path) -> None:
    assert xenodeck("replay", "-", typed=record.read_text()).out == xenodeck("replay", record).out


def test_a_replay_for_people_tells_every_move_in_either_language(record: Path) -> None:
    out = xenodeck("replay", record).out
    assert "   1  seat 1 plays Saucer 3 (planet)." in out and "seat 1: " not in out and "win" in out.splitlines()[-1]
    assert "zagrywa" in xenodeck("replay", record, "--lang", "pl").out


def test_no_two_lines_of_a_replay_in_a_row_say_the_same(record: Path) -> None:
    out = xenodeck("replay", record, columns=500).out.splitlines()
    assert any("plays 2 × Strength in numbers" in line or "plays 3 × Strength in numbers" in line for line in out)
    assert not [line for line, following in pairwise(out) if line == following and line.strip()]


def test_a_replay_seen_by_a_seat_hides_what_it_did_not_see(record: Path) -> None:
    data = xenodeck("replay", record, "--seen-by", 1, "--json").json
    drawn = [event for step in data["moves"] for event in step["events"] if event["what"] == "draw"]
    assert drawn
    assert all(("?" in event["cards"]) == (event["seat"] != 1) for event in drawn)
    assert {step["seat"] for step in data["moves"]} == {None, 1}
    assert all(step["words"] is None for step in data["moves"] if step["seat"] != 1)


@pytest.mark.parametrize(
    ("at", "line", "said"),
    [
        (0, "xenodeck record 9", "line 1:"),
        (9, "somebody did something", "line 10:"),
        (6, "option turn_limit=", "line 7:"),
        (8, "tick soon", "line 9:"),
        (1, "game nosuch", "UNKNOWN_GAME"),
        (2, "rules 99", "rules 99"),
        (3, "mode nosuch", "BAD_CONFIG"),
        (4, "seats 12", "BAD_CONFIG"),
        (5, "", "'seed' is missing"),
        (6, "position 5", "position"),
        (8, "0 DANCE", "move 1 "),
        (8, "tick 99999999999999999999", "line 9"),
        (-1, "winners 0 1 2", "winners"),
    ],
)
def test_a_damaged_record_is_named_where_it_is_damaged(record: Path, at: int, line: str, said: str) -> None:
    lines = record.read_text().splitlines()
    lines[at] = line
    record.write_text("\n".join(lines))
    told = xenodeck("replay", record, "--json")
    assert (told.code, told.out) == (1, "")
    assert said in told.err and len(told.err.splitlines()) == 1


def test_a_record_of_a_position_replays(tmp_path: Path) -> None:
    position = {"earth": 1, "hands": [["SWARM"], ["SWARM"]], "loot": [0, 0]}
    file = tmp_path / "short.txt"
    file.write_text(f"xenodeck record 1\ngame {GAME}\nrules 1\nposition {json.dumps(position)}\n--\n0 SWARM\n")
    data = xenodeck("replay", file, "--json").json
    assert data["over"] and data["scores"] == [1, 0]
