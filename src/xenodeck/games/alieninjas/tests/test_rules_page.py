"""What the rules page says of itself: modes, parts, options, positions, moves and codes are those of the game."""

from __future__ import annotations

import json
import random
import re
from typing import Any

import pytest

from xenodeck.core.definition.wording import languages
from xenodeck.core.rules.engine import paused
from xenodeck.games import find
from xenodeck.games.alieninjas.pack import PRINTED
from xenodeck.games.alieninjas.tests.tables import (
    CARDS,
    again,
    at,
    claim,
    dealt,
    hand,
    memory,
    new,
    now,
    outcome,
    race,
    rescue,
    table,
    wait,
)
from xenodeck.testkit import Scenario

GAME = find("alieninjas")
MODES = [mode.id for mode in GAME.modes]
every_language = pytest.mark.parametrize("language", languages(GAME.folder))
every_mode = pytest.mark.parametrize("mode", MODES)
QUOTED = re.compile(r"`([^`]+)`")
REFERENCE = re.compile(r"\[([A-Z]*\.?[\d.]+)\]")
UNWRITTEN = {"mode", "players", "seed"}  # keys of ``config`` that are no options


def rows(language: str, number: str) -> list[list[str]]:
    """The cells of all tables of a rule, without their heads."""
    lines = [
        line.strip().strip("|").split("|")
        for line in GAME.words(language).rule(number).text.splitlines()
        if "|" in line
    ]
    cells = [[cell.strip() for cell in line] for line in lines]
    heads = {n for n, line in enumerate(cells[1:]) if line[0].startswith("---")}
    return [line for n, line in enumerate(cells) if n not in heads and not line[0].startswith("---")]


@every_language
def test_1_0_the_modes_are_on_the_page_in_their_order(language: str) -> None:
    words = GAME.words(language)
    told = [row for row in rows(language, "1.0") if row[0].strip("`") in MODES]
    assert sorted((row[0].strip("`"), row[1]) for row in told) == sorted(
        (id_, words.get("mode_names", id_)) for id_ in MODES
    )
    assert all(mode.seats == (2, 6) for mode in GAME.modes)


@every_language
def test_2_0_the_parts_are_those_of_the_box(language: str) -> None:
    words = GAME.words(language)
    text = words.rule("2.0").text
    for group, first, last, many in (
        ("N", "N1", "N8", 8),
        ("C", "C1T1", "C6T8", 48),
        ("P", "P1", "P6", 6),
        ("M", "M1", "M4", 4),
    ):
        assert any(QUOTED.findall(row[1]) == [first, last] and row[2] == str(many) for row in rows(language, "2.0")), (
            group
        )
    assert len([code for code in PRINTED.codes if re.fullmatch(r"C\dX", code)]) == 6
    for number in range(1, 9):
        assert f"{number} {words.get('cards', f'N{number}')}" in text, "a type has one name"


@pytest.mark.parametrize(("rounds", "winners"), [([[3, 0], [0, 4], [2, 1]], (0,)), ([[1, 1], [2, 2]], (0, 1))])
def test_3_0_equal_totals_are_decided_by_the_last_round_or_shared(
    rounds: list[list[int]], winners: tuple[int, ...]
) -> None:
    t = table("m4_hand", 2, {"rounds": len(rounds)}, over=True, rounds=rounds)
    assert outcome(t).winners == winners


@every_language
def test_9_0_every_option_is_on_the_page_with_its_rule(language: str) -> None:
    told: dict[str, set[str]] = {}
    for row in rows(language, "9.0"):
        named = QUOTED.findall(row[0])
        for name in named:
            told[name] = set(REFERENCE.findall(row[-1]))
    assert set(told) == {option.name for option in GAME.settings}
    for option in GAME.settings:
        assert option.rule in told[option.name], option.name


@every_mode
def test_10_0_whatever_happens_every_card_lies_in_one_place(mode: str) -> None:
    session, dice = new(mode, 3), random.Random(3)
    for _ in range(150):
        if session.state.over:
            break
        if paused(session.state):
            session.go_on()
        for seat in session.waiting():
            question = session.view(seat).question
            if question is not None:
                session.play(seat, dice.choice(question.options).word)
        if session.setup.tick_ms:
            session.tick()
        GAME.check(session.state)


TABLES: dict[str, Any] = {
    "m1_claim": claim, "m2_memory": memory, "m3_map": race, "m4_hand": hand, "m5_rescue": rescue,
}  # fmt: skip


@every_mode
def test_11_1_a_position_is_read_as_it_was_written_and_every_entry_is_on_the_page(mode: str) -> None:
    for t in (TABLES[mode](), dealt(mode, 4)):
        written = now(again(t))
        for language in languages(GAME.folder):
            told = {name for row in rows(language, "11.1") for name in QUOTED.findall(row[0])}
            assert set(written) <= told, language


def test_11_2_what_chance_says_can_be_laid_down() -> None:
    cells = [code for code in CARDS if code[:2] in ("C1", "C4")]
    script = [[0, 3, 1, 2, 4, 5], cells, "N8 N2 N1 N3 N4 N5 N6 N7", 3]
    t = dealt("m2_memory", 2, script)
    assert t.table("grid") == cells
    assert at(t, "removed", "mission", "multiplier") == ["N8", "N2", "M4"]
    assert not t.session.state.chance.script


# -- moves -------------------------------------------------------------------------------------------------------------


def exposed() -> Scenario:
    return claim(stack="C1T1", seq=7, numbers=[7], players_of=[0], age=4, lock=2)


FREE: dict[str, object] = {"free_pass": True}
WHERE: dict[str, Any] = {
    '{"type": "FLIP"}': (lambda: exposed(), 1),
    '{"type": "CLAIM", "seq": 7}': (lambda: exposed(), 2),
    '{"type": "WAIT"}': (lambda: exposed(), 0),
    '{"type": "PEEK", "cell": 4}': (lambda: memory(), 0),
    '{"type": "REVEAL", "cell": 11}': (lambda: memory(), 0),
    '{"type": "REVEAL", "cells": [4, 11]}': (lambda: memory({"m2_reveal": "together"}), 0),
    '{"type": "USE"}': (lambda: decide(), 0),
    '{"type": "DECLINE"}': (lambda: decide(), 0),
    '{"type": "PASS"}': (lambda: memory(FREE), 0),
    '{"type": "PICK", "character": "C2"}': (lambda: dealt("m3_map", 2, m3_characters="choose"), 0),
    '{"type": "START"}': (lambda: dealt("m3_map", 2), 0),
    '{"type": "LOOK", "cell": 4}': (lambda: race(), 0),
    '{"type": "UP", "cell": 4}': (lambda: race(), 0),
    '{"type": "DOWN", "cell": 4}': (lambda: race(up=[[4], []]), 0),
    '{"type": "SWAP", "cells": [2, 3]}': (lambda: race(), 0),
    '{"type": "CALL"}': (lambda: race(), 0),
    '{"type": "DRAW"}': (lambda: hand(), 0),
    '{"type": "DISCARD", "cards": ["C1T7", "C1T8"], "move": ["T4", "T1"]}': (
        lambda: hand(hands=["C1T7 C1T8 C2T2", ""], discard="C1T5", multipliers="N2 N4"), 0,
    ),
    '{"type": "MORE"}': (lambda: rescue(state="PUSH", revealed="C4T1"), 0),
    '{"type": "STOP"}': (lambda: rescue(state="PUSH", revealed="C4T1"), 0),
    '{"type": "CAPTURE", "slot": "S12", "wilds": ["T5"]}': (lambda: rescue(hands=["C1T2 C2T2 C1T5 C2T5 C3T5", ""]), 0),
    '{"type": "REMOVE", "slot": "S13"}': (lambda: rescue(state="REMOVE", revealed="C4T1"), 0),
    '{"type": "TRIM", "of": "T5"}': (
        lambda: rescue(state="TRIM", hands=["C1T2 C2T2 C1T5 C2T5 C3T5 C1T6 C2T6 C3T6", ""]), 0,
    ),
}  # fmt: skip


def decide() -> Scenario:
    return memory({"m2_wild_decline": True}, state="DECIDE", up=[1, 9], cells=[1, 9])


def examples(language: str) -> list[str]:
    return [quoted for quoted in QUOTED.findall(GAME.words(language).rule("12.1").text) if quoted.startswith("{")]


def test_12_1_all_languages_have_the_same_examples_and_each_is_played() -> None:
    for language in languages(GAME.folder):
        assert examples(language) == examples("en")
        assert set(examples(language)) == set(WHERE)


@pytest.mark.parametrize("example", WHERE)
def test_12_1_every_example_is_a_move(example: str) -> None:
    make, seat = WHERE[example]
    t: Scenario = make()
    action = json.loads(example)
    if action["type"] == "START":
        t.session.advance([(seat, action)])
        assert not paused(t.session.state)
    else:
        t.session.play(seat, action)
    if t.session.setup.tick_ms and not paused(t.session.state):
        wait(t, 1)
    GAME.check(t.session.state)


@every_language
def test_12_2_the_codes_are_on_the_page_in_their_order(language: str) -> None:
    table_rows = [line for line in GAME.words(language).rule("12.2").text.splitlines() if line.startswith("| `")]
    told = [code for line in table_rows for code in QUOTED.findall(line.split("|")[1])]
    assert [code for code in told if code in GAME.faults] == list(GAME.faults)
    assert set(told) - set(GAME.faults) <= {"INTERRUPTED"}, "what only becomes of a move in a tick"
    assert all(GAME.words(language).has("refusals", code) for code in told)
