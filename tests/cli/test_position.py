"""``position``: a table from a file, moves in words, what comes out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cli.conftest import TABLE
from cli.shell import GAME, shell, xenodeck
from xenodeck.core.sessions.session import Session
from xenodeck.games import find


def test_a_table_without_picks_is_printed_as_it_was_set_up(table: Path) -> None:
    data = xenodeck("position", GAME, table, "--json").json
    assert {key: data["position"][key] for key in TABLE} == TABLE
    assert data["picked"] == [] and data["events"] == [] and data["refusal"] is None and data["over"] is False
    [asked] = data["asked"]
    assert (asked["seat"], asked["question"], asked["options"]) == (0, "play", ["S4B", "COUNTER", "SWARM"])


def test_the_printed_position_sets_up_the_same_table_again(table: Path, tmp_path: Path) -> None:
    first = xenodeck("position", GAME, table, "--pick", "COUNTER 2", "--json").json["position"]
    again = tmp_path / "again.json"
    again.write_text(json.dumps(first))
    assert xenodeck("position", GAME, again, "--json").json["position"] == first


@pytest.mark.parametrize(
    ("picks", "loot"),
    [
        (["S4B"], [3, 0, 6]),
        (["counter 2"], [5, 0, 4]),
        (["COUNTER seat 2"], [5, 0, 4]),
        (["play counter", "2"], [5, 0, 4]),
        (["swarm x2"], [5, 0, 6]),
        (["0: SWARM 1"], [4, 0, 6]),
        (["seat 0: swarm 1", "recruit"], [4, 1, 6]),
        (['{"type": "play", "card": "COUNTER", "target": 2}'], [5, 0, 4]),
    ],
)
def test_picks_are_words_or_actions_and_move_the_loot(table: Path, picks: list[str], loot: list[int]) -> None:
    said = xenodeck("position", GAME, table, *(part for pick in picks for part in ("--pick", pick)), "--json")
    assert (said.code, said.err) == (0, "")
    assert said.json["picked"] == picks
    assert said.json["position"]["loot"] == loot


def test_half_a_move_leaves_its_second_question_open(table: Path) -> None:
    [asked] = xenodeck("position", GAME, table, "--pick", "COUNTER", "--json").json["asked"]
    assert (asked["question"], asked["before"], asked["options"]) == ("target", ["COUNTER"], ["seat 1", "seat 2"])


@pytest.mark.parametrize(
    ("pick", "code"),
    [
        ("S2A", "CARD_NOT_IN_HAND"),
        ("COUNTER 0", "BAD_TARGET"),
        ("SWARM 3", "BAD_COUNT"),
        ("dance", "BAD_FORMAT"),
        ("", "BAD_FORMAT"),
        ("counter ²", "BAD_FORMAT"),
        ("counter --1", "BAD_FORMAT"),
        ("{not json", "BAD_FORMAT"),
        ("1: RECRUIT", "NOT_YOUR_TURN"),
        ("-7: RECRUIT", "NOT_YOUR_TURN"),
        ("99999999999999999999999: RECRUIT", "NOT_YOUR_TURN"),
    ],
)
def test_a_refused_pick_still_prints_the_document_with_the_code(table: Path, pick: str, code: str) -> None:
    said = xenodeck("position", GAME, table, "--pick", pick, "--pick", "S4B", "--json")
    assert said.code == 1
    assert said.json["refusal"]["code"] == code
    assert {key: said.json["position"][key] for key in TABLE} == TABLE, "a refusal changed the table"
    assert len(said.err.splitlines()) == 1 and code in said.err


def test_choices_are_offered_and_taken_as_words(tmp_path: Path) -> None:
    file = tmp_path / "alliance.json"
    hands = [["GREY"], ["GREY"], ["GREY"]]
    file.write_text(json.dumps({"config": {"players": 3, "expansion": True}, "phase": 2, "hands": hands,
                                "invasion": ["ALLIANCE"]}))  # fmt: skip
    said = xenodeck("position", "frenzy", file, "--pick", "reveal", "--pick", "pink")
    assert "choose its colour. [15.2]\n  red, green, blue" in said.out and said.err.endswith(
        "Allowed: red, green, blue.\n"
    )
    data = xenodeck("position", "frenzy", file, "--pick", "reveal", "--pick", "blue", "--json").json
    assert data["asked"][0]["before"] == ["2"], "for programs it is written as ever"
    assert "kolor" in xenodeck("position", "frenzy", file, "--pick", "odkryj", "--lang", "pl").out


def test_picks_before_a_refused_one_count(table: Path) -> None:
    data = xenodeck("position", GAME, table, "--pick", "S4B", "--pick", "S4B", "--json").json
    assert data["picked"] == ["S4B"]
    assert data["refusal"]["code"] == "CARD_NOT_IN_HAND"
    assert data["waiting"] == [1]


def test_scripted_chance_decides_the_shuffle(tmp_path: Path) -> None:
    gathered = {**TABLE, "active": 2, "deck": [], "chance": [["S4B", "RECRUIT", "GENERAL", "S4B"]]}
    file = tmp_path / "scripted.json"
    file.write_text(json.dumps(gathered))
    data = xenodeck("position", GAME, file, "--pick", "GENERAL", "--json").json
    assert data["refusal"] is None
    assert data["position"]["hands"][2] == ["S4B", "RECRUIT", "GENERAL", "S4B"]


def test_a_seat_sees_its_own_hand_and_neither_the_others_nor_the_deck(table: Path) -> None:
    data = xenodeck("position", GAME, table, "--pick", "S4B", "--seen-by", "1", "--json").json
    seen = data["position"]
    assert seen["hands"][1] == ["RECRUIT"]
    assert set(seen["hands"][0]) == set(seen["hands"][2]) == {"?"}
    assert set(seen["deck"]) <= {"?"}
    assert all(set(event["cards"]) == {"?"} for event in data["events"] if event["what"] == "draw")
    assert data["view"]["viewer"] == 1
    for secret in ("COUNTER", "SWARM", "GENERAL", "S2A", "S3A"):
        assert secret not in json.dumps(data), f"{secret} shows through"


def test_a_refusal_tells_a_stranger_nothing_about_a_hand(table: Path) -> None:
    said = xenodeck("position", GAME, table, "--pick", "dance", "--seen-by", "1", "--json")
    assert said.code == 1
    assert "COUNTER" not in said.out + said.err
    assert "COUNTER" in xenodeck("position", GAME, table, "--pick", "dance", "--seen-by", "0", "--json").err


def test_a_spectator_sees_no_hand_and_is_asked_nothing(table: Path) -> None:
    data = xenodeck("position", GAME, table, "--seen-by", "-1", "--json").json
    assert {code for hand in data["position"]["hands"] for code in hand} == {"?"}
    assert data["asked"] == [] and data["waiting"] == [0]


def test_a_seat_that_is_not_there_sees_nothing(table: Path) -> None:
    said = xenodeck("position", GAME, table, "--seen-by", "3")
    assert (said.code, said.out) == (1, "")


def test_the_end_is_told_with_scores_and_winners(tmp_path: Path) -> None:
    file = tmp_path / "last.json"
    file.write_text(json.dumps({**TABLE, "earth": 1}))
    data = xenodeck("position", GAME, file, "--pick", "SWARM 2", "--json").json
    assert data["over"] and data["scores"] == [4, 0, 6] and data["winners"] == [2] and not data["truncated"]
    assert data["asked"] == []
    text = xenodeck("position", GAME, file, "--pick", "SWARM 2", "--lang", "pl").out
    assert "Wygrywa miejsce 2." in text
    over = xenodeck("position", GAME, file, "--pick", "SWARM 2", "--pick", "S4B", "--json")
    assert over.json["refusal"]["code"] == "GAME_OVER"


@pytest.mark.parametrize("viewer", ["-1", "1"])
def test_the_end_lays_everything_open_whoever_looks(tmp_path: Path, viewer: str) -> None:
    file = tmp_path / "last.json"
    file.write_text(json.dumps({**TABLE, "earth": 1}))
    last = ("position", GAME, file, "--pick", "SWARM 2", "--json")
    seen, whole = xenodeck(*last, "--seen-by", viewer).json, xenodeck(*last).json
    assert seen["over"] and seen["position"] == whole["position"] and "?" not in json.dumps(seen["position"])
    hands = [pile["cards"] for pile in seen["view"]["places"]["hand"]]
    assert hands == whole["position"]["hands"]
    before = xenodeck("position", GAME, file, "--pick", "SWARM", "--seen-by", viewer, "--json").json
    assert not before["over"] and "?" in json.dumps(before["position"]["hands"][2])


def test_people_get_the_story_the_table_and_the_question(table: Path) -> None:
    out = xenodeck("position", GAME, table, "--pick", "COUNTER 2").out
    assert "seat 0 takes 2 tokens from seat 2." in out
    assert '"loot": [5, 0, 4]' in " ".join(out.split())
    assert "seat 1: Play a card and take what it says. [4.1]\n  RECRUIT" in out


def test_what_happens_several_times_in_a_row_is_one_line_to_people_and_not_to_programs(table: Path) -> None:
    picked = ("position", GAME, table, "--pick", "SWARM 2")
    data = xenodeck(*picked, "--json").json
    assert data["log"][:2] == ["seat 0 plays 2 × Strength in numbers (SWARM).", "seat 0 takes 2 tokens from Earth."]
    assert [event["what"] for event in data["events"]] == ["play", "play", "take", "draw", "draw", "draw"]
    assert "miejsce 0 dobiera: 3 karty." in xenodeck(*picked, "--seen-by", 1, "--lang", "pl").out


def test_a_position_comes_through_a_pipe_too(table: Path) -> None:
    said = shell(f"cat {table} | xenodeck position {GAME} - --pick 'SWARM 2' --json")
    assert (said.code, said.err) == (0, "")
    assert said.json["position"]["loot"] == [5, 0, 6]


@pytest.mark.parametrize(
    "wrong",
    [
        {"phase": 2.0},
        {"phase": True},
        {"dir": 1.0},
        {"turns_left": 1.0},
        {"known": [{"place": "supply", "seat": 0.0, "at": 0, "seats": [0]}]},
        {"known": [{"place": "supply", "at": 0.0, "seats": [0]}]},
    ],
    ids=str,
)
def test_a_whole_number_written_with_a_point_is_refused(wrong: dict[str, object], tmp_path: Path) -> None:
    """The compiled engine would break on it: 2.0 is 2 to Python, and no number of cards."""
    good = {"config": {"players": 2}, "phase": 2, "hands": [["GREY"], ["GREY"]], "supply": ["VIEW"]}
    file = tmp_path / "table.json"
    for table, code in ((good, 0), ({**good, **wrong}, 1)):
        file.write_text(json.dumps(table), "utf-8")
        said = xenodeck("position", "frenzy", file)
        assert said.code == code
    assert said.err.startswith("xenodeck: BAD_POSITION: ")


# -- a refusal does nothing --------------------------------------------------------------------------------------------


def at(tmp_path: Path, name: str, position: dict[str, Any]) -> Path:
    file = tmp_path / f"{name}.json"
    file.write_text(json.dumps(position))
    return file


def map_race(tmp_path: Path, *moves: str) -> dict[str, Any]:
    """A race of two that has not begun, in the words of its position, after ``moves``."""
    t = Session.start(find("alieninjas"), 2, 7, {}, "m3_map")
    for move in moves:
        t.play(0, move)
    return t.game.position(t.state)


def test_a_race_that_has_not_begun_is_not_begun_by_a_move_that_is_refused(tmp_path: Path) -> None:
    ready = at(tmp_path, "ready", map_race(tmp_path))
    before = xenodeck("position", "alieninjas", ready, "--json").json["position"]
    assert before["state"] == "READY"
    early = xenodeck("position", "alieninjas", ready, "--pick", "0: CALL", "--json")
    assert (early.code, early.json["refusal"]["code"]) == (1, "WRONG_PHASE")
    assert early.json["position"] == before
    begun = xenodeck("position", "alieninjas", ready, "--pick", '0: {"type": "START"}', "--json")
    assert (begun.code, begun.json["position"]["state"]) == (0, "RUN"), begun.json["refusal"]


def test_time_passes_where_a_pick_says_so_and_a_move_that_waited_has_its_result(tmp_path: Path) -> None:
    ready = at(tmp_path, "ready", map_race(tmp_path))
    start = ("--pick", '0: {"type": "START"}')
    said = xenodeck("position", "alieninjas", ready, *start, "--pick", "1: LOOK 1", "--pick", "tick 3", "--json").json
    assert said["results"] == [{"seat": 1, "result": "accepted"}]
    assert said["position"]["tick"] == 3
    still = xenodeck("position", "alieninjas", ready, "--pick", "tick 1", "--json")
    assert (still.code, still.json["refusal"]["code"]) == (1, "NO_TICKS")


def test_after_the_end_a_move_of_nobody_has_the_code_of_the_game(tmp_path: Path) -> None:
    position = {
        "config": {"players": 3}, "turn": 5, "active": 0, "state": "PLAY", "draw": ["R", "B"],
        "roles": ["alien", "scientist", "extinctionist"], "hands": [["B", "passed:R", "drawn:Y"], ["Y"], ["R"]],
        "science": ["Y", "Y"],
    }  # fmt: skip
    file = at(tmp_path, "last", position)
    over = xenodeck("position", "gambit", file, "--pick", "Y", "--pick", "B", "--json").json
    assert over["over"] and over["refusal"]["code"] == "game_over"


def test_whoever_looks_on_does_not_see_whether_somebody_could_say_veto(tmp_path: Path) -> None:
    """A window for a Veto is open while nobody knows who has one."""
    said = []
    for held in ("veto refuse redraft", "refuse redraft veto", "redirect refuse redraft"):
        position = {
            "config": {"players": 4, "special_abilities": True}, "turn": 5, "active": 0, "state": "PLAY",
            "draw": ["R", "B", "Y"], "roles": ["alien", "scientist", "extinctionist", "extinctionist"],
            "abilities": [None, *held.split()],
            "hands": [["B", "passed:heal_all", "drawn:Y"], ["Y", "B"], ["R", "B"], ["R"]],
        }  # fmt: skip
        file = at(tmp_path, "veto", position)
        said.append(xenodeck("position", "gambit", file, "--pick", "heal_all", "--seen-by", "0", "--json"))
    assert [one.code for one in said] == [0, 0, 0]
    assert said[0].out == said[1].out == said[2].out
    assert said[0].json["waiting"] == []


def test_a_turn_that_is_under_way_is_printed_as_it_was_played_and_goes_on_from_there(tmp_path: Path) -> None:
    position = {
        "config": {"players": 3}, "turn": 5, "active": 0, "state": "PLAY", "draw": ["R", "B"],
        "roles": ["alien", "scientist", "extinctionist"], "hands": [["stray_damage", "passed:R"], ["Y", "R"], ["R"]],
        "chance": [2],
    }  # fmt: skip
    file = at(tmp_path, "stray", position)
    printed = xenodeck("position", "gambit", file, "--pick", "stray_damage", "--json").json
    now = printed["position"]
    assert now["resolving"] == ["stray_damage"] and now["hands"] == [["passed:R"], ["Y", "R"], ["R"]]
    assert now["played"] == [{"seat": 0, "move": "stray_damage", "chance": [[2]]}]
    again = at(tmp_path, "again", now)
    read = xenodeck("position", "gambit", again, "--json").json
    assert (read["position"], read["asked"]) == (now, printed["asked"])
    seen = xenodeck("position", "gambit", again, "--seen-by", 1, "--json").json["position"]
    assert not {"before", "played", "stack"} & seen.keys()
    other = at(tmp_path, "other", {**now, "discard": ["B"]})
    refused = xenodeck("position", "gambit", other, "--json")
    assert refused.code != 0 and "discard is not what the answers in played make of the table before" in refused.err


def test_half_a_move_is_in_the_position_and_goes_on_from_there(table: Path, tmp_path: Path) -> None:
    half = xenodeck("position", GAME, table, "--pick", "COUNTER", "--json").json
    assert half["position"]["given"] == [{"seat": 0, "move": "COUNTER"}]
    file = tmp_path / "half.json"
    file.write_text(json.dumps(half["position"]))
    again = xenodeck("position", GAME, file, "--json").json
    assert (again["position"], again["asked"]) == (half["position"], half["asked"])
    assert xenodeck("position", GAME, file, "--pick", "2", "--json").json["position"]["loot"] == [5, 0, 4]
    assert "given" not in xenodeck("position", GAME, file, "--seen-by", 1, "--json").json["position"]


def test_a_move_that_waits_for_its_tick_is_in_the_position(tmp_path: Path) -> None:
    ready = at(tmp_path, "ready", map_race(tmp_path))
    picks = ("--pick", '0: {"type": "START"}', "--pick", "1: LOOK 1")
    sent = xenodeck("position", "alieninjas", ready, *picks, "--json").json["position"]
    assert sent["given"] == [{"seat": 1, "move": "1 1"}]  # as a record has it
    file = at(tmp_path, "sent", sent)
    still = xenodeck("position", "alieninjas", file, "--json").json
    assert (still["position"], still["waiting"]) == (sent, [0])
    later = xenodeck("position", "alieninjas", file, "--pick", "tick 3", "--json").json
    assert later["results"] == [{"seat": 1, "result": "accepted"}] and "given" not in later["position"]


@pytest.mark.parametrize("viewer", [0, 1, -1])
def test_whoever_has_sent_a_move_for_the_coming_tick_may_look_at_the_table(viewer: int, tmp_path: Path) -> None:
    """A move that waits shows to nobody: its seat still seems to think, though nothing is asked of it."""
    ready = at(tmp_path, "ready", map_race(tmp_path))
    picks = ("--pick", '0: {"type": "START"}', "--pick", "1: LOOK 1")
    said = xenodeck("position", "alieninjas", ready, *picks, "--seen-by", viewer, "--json")
    assert (said.code, said.err) == (0, "")
    assert said.json["waiting"] == [0, 1]
    assert [one["seat"] for one in said.json["asked"]] == [0] * (viewer == 0)
    assert ("given" in said.json["position"]) == (viewer == 1)
