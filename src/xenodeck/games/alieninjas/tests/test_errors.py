"""RG.4: every code, and which one is told where several would fit."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.games.alieninjas.tests.tables import claim, do, hand, idle, memory, no, race, rescue, tick, wait
from xenodeck.testkit import Scenario

TABLES: dict[str, Any] = {"m1": claim, "m2": memory, "m3": race, "m4": hand, "m5": rescue}
KNOWN: dict[str, list[dict[str, Any]]] = {
    "m1": [{"type": "FLIP"}, {"type": "CLAIM", "seq": 1}],
    "m2": [{"type": "PEEK", "cell": 1}, {"type": "REVEAL", "cell": 1}],
    "m3": [{"type": "LOOK", "cell": 1}, {"type": "CALL"}, {"type": "SWAP", "cells": [1, 2]}],
    "m4": [{"type": "DRAW"}, {"type": "DISCARD", "cards": ["C1T1"]}, {"type": "PASS"}],
    "m5": [{"type": "DRAW"}, {"type": "CAPTURE", "slot": "S11", "wilds": []}],
}
NONSENSE: list[Any] = [{}, {"type": None}, {"type": "fly"}, {"type": 7}, {"kind": "DRAW"}, {"type": ["DRAW"]}]


def over(mode: str) -> Scenario:
    seats = {"seats": 2} if mode in ("m1", "m2", "m3") else {}
    t: Scenario = TABLES[mode](rounds=[[1, 0], [0, 1], [1, 2]], over=True, **seats)
    return t


# -- who and when ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", TABLES)
@pytest.mark.parametrize("seat", [-1, 6, 99])
def test_RG_4_unknown_players_are_told_so_first(mode: str, seat: int) -> None:
    for move in [*KNOWN[mode], *NONSENSE]:
        assert no(TABLES[mode](), move, seat) == "UNKNOWN_PLAYER"
        assert no(over(mode), move, seat) == "UNKNOWN_PLAYER"


@pytest.mark.parametrize("mode", TABLES)
def test_RG_4_after_the_end_the_game_is_over(mode: str) -> None:
    for move in [*KNOWN[mode], *NONSENSE]:
        for seat in (0, 1):
            assert no(over(mode), move, seat) == "GAME_OVER"


@pytest.mark.parametrize("mode", ["m2", "m4", "m5"])
def test_RG_4_whose_turn_it_is_not_is_told_so_before_anything_else(mode: str) -> None:
    for move in [*KNOWN[mode], *NONSENSE]:
        assert no(TABLES[mode](), move, seat=1) == "NOT_YOUR_TURN"


@pytest.mark.parametrize("mode", TABLES)
@pytest.mark.parametrize("move", NONSENSE)
def test_RG_4_what_is_no_action_is_a_bad_argument(mode: str, move: dict[str, Any]) -> None:
    assert no(TABLES[mode](), move, seat=0) == "BAD_ARGUMENT"


@pytest.mark.parametrize("mode", TABLES)
def test_RG_4_actions_of_other_modes_are_unknown(mode: str) -> None:
    foreign = [move for other in KNOWN if other != mode for move in KNOWN[other]]
    own = {move["type"] for move in KNOWN[mode]}
    for move in foreign:
        if move["type"] not in own:
            assert no(TABLES[mode](), move, seat=0) == "BAD_ARGUMENT"


@pytest.mark.parametrize("mode", TABLES)
def test_RG_4_fields_that_nobody_knows_are_bad_arguments(mode: str) -> None:
    for move in KNOWN[mode]:
        assert no(TABLES[mode](), {**move, "more": 1}, seat=1 if mode == "m1" else 0) == "BAD_ARGUMENT"


@pytest.mark.parametrize("mode", TABLES)
def test_RG_4_fields_that_are_missing_are_bad_arguments(mode: str) -> None:
    for move in KNOWN[mode]:
        for key in move:
            if key not in ("type", "wilds"):
                left = {name: value for name, value in move.items() if name != key}
                assert no(TABLES[mode](), left, seat=0) == "BAD_ARGUMENT"


@pytest.mark.parametrize("number", [None, "1", 1.5, True, [1], {}, "one"])
def test_RG_4_malformed_claims(number: object) -> None:
    assert idle(claim(), (2, {"type": "CLAIM", "seq": number})) == ["BAD_ARGUMENT"]
    assert idle(claim(state="WAIT_FLIP"), (2, {"type": "CLAIM", "seq": number})) == ["BAD_ARGUMENT"]


@pytest.mark.parametrize("cell", [0, 19, -1, None, "4", 4.0, True, [4], {}])
def test_RG_4_malformed_cells_in_memory(cell: object) -> None:
    for kind in ("PEEK", "REVEAL"):
        assert no(memory(), {"type": kind, "cell": cell}) == "BAD_ARGUMENT"
        assert no(do(memory(), f"{kind} 1"), {"type": kind, "cell": cell}) == "BAD_ARGUMENT"


@pytest.mark.parametrize("cell", [0, 10, -1, None, "4", 4.0, True, [4]])
def test_RG_4_malformed_cells_in_a_race(cell: object) -> None:
    for kind in ("LOOK", "UP", "DOWN"):
        assert no(race(), {"type": kind, "cell": cell}, seat=0) == "BAD_ARGUMENT"
    for cells in ([cell, 4], [4, cell], [cell], [1, 2, 3], cell):
        assert no(race(), {"type": "SWAP", "cells": cells}, seat=0) == "BAD_ARGUMENT"


@pytest.mark.parametrize(
    "fields",
    [
        {"cards": []},
        {"cards": "C6T1"},
        {"cards": None},
        {"cards": [1]},
        {"cards": ["C7T1"]},
        {"cards": ["C6T9"]},
        {"cards": ["c6t1"]},
        {"cards": [["C6T1"]]},
        {"cards": ["C6T1", "C6T2"], "move": ["T1"]},
        {"cards": ["C6T1", "C6T2"], "move": ["T1", "T3", "T4"]},
        {"cards": ["C6T1", "C6T2"], "move": "T1 T3"},
        {"cards": ["C6T1", "C6T2"], "move": ["T1", "T9"]},
        {"cards": ["C6T1", "C6T2"], "move": ["N1", "N3"]},
        {"cards": ["C6T1", "C6T2"], "move": [1, 3]},
    ],
)
def test_RG_4_malformed_discards(fields: dict[str, Any]) -> None:
    assert no(hand(hands=["C6T1 C6T2", ""]), {"type": "DISCARD", **fields}) == "BAD_ARGUMENT"


@pytest.mark.parametrize(
    "fields",
    [
        {"slot": "S15"},
        {"slot": "V11"},
        {"slot": 11},
        {"slot": None},
        {"slot": "S11", "wilds": "T5"},
        {"slot": "S11", "wilds": ["T9"]},
        {"slot": "S11", "wilds": [5]},
        {"slot": "S11", "wilds": None},
        {"slot": ["S11"]},
    ],
)
def test_RG_4_malformed_captures(fields: dict[str, Any]) -> None:
    assert no(rescue(hands=["C1T1 C2T1 C3T1", ""]), {"type": "CAPTURE", **fields}) == "BAD_ARGUMENT"


@pytest.mark.parametrize("kind", ["T0", "T9", "5", 5, None, ["T1"], "N1"])
def test_RG_4_malformed_trims(kind: object) -> None:
    t = do(rescue(hands=["C1T1 C1T2 C1T3 C1T4 C2T1 C2T2 C2T3", ""], deck="C6T5 C6T6"), "DRAW", "STOP")
    assert no(t, {"type": "TRIM", "of": kind}) == "BAD_ARGUMENT"


# -- several at once ---------------------------------------------------------------------------------------------------


def test_RG_4_the_wrong_phase_comes_before_a_bad_argument() -> None:
    assert no(do(memory(), "PEEK 1"), "REVEAL 99") == "WRONG_PHASE"
    assert no(do(memory(), "REVEAL 1"), "PEEK 0") == "WRONG_PHASE"
    assert no(do(rescue(), "DRAW"), "CAPTURE S99") == "WRONG_PHASE"
    assert no(rescue(), "TRIM T9") == "WRONG_PHASE"
    assert no(rescue(), {"type": "REMOVE"}) == "WRONG_PHASE"
    assert no(race(state="READY"), "LOOK 99", seat=0) == "WRONG_PHASE"


def test_RG_4_but_what_is_unknown_is_unknown_in_every_phase() -> None:
    for t in (do(memory(), "PEEK 1"), do(rescue(), "DRAW")):
        assert no(t, {"type": "JUMP"}) == "BAD_ARGUMENT"
    assert no(do(memory(), "PEEK 1"), "USE") == "BAD_ARGUMENT"
    assert no(do(rescue(), "DRAW"), "PASS") == "BAD_ARGUMENT"


def test_RG_4_frozen_comes_before_busy_and_bad_arguments() -> None:
    t = race(frozen=[True, False])
    for move in [*KNOWN["m3"], *NONSENSE, {"type": "LOOK", "cell": 99}]:
        assert no(t, move, seat=0) == "FROZEN"


def test_RG_4_busy_comes_before_bad_arguments_and_cells() -> None:
    t = race(up=[[1], []])
    tick(t, "0 SWAP 2 3")
    for move in [
        *NONSENSE,
        {"type": "LOOK", "cell": 99},
        {"type": "LOOK", "cell": 1},
        {"type": "SWAP", "cells": [1, 1]},
    ]:
        assert no(t, move, seat=0) == "BUSY"


def test_RG_4_flips_out_of_turn_come_before_flips_too_soon() -> None:
    assert idle(claim(), "2 FLIP", "1 FLIP") == ["NOT_YOUR_TURN", "TOO_SOON"]
    assert idle(claim(), (2, {"type": "FLIP", "more": 1})) == ["NOT_YOUR_TURN"]
    assert idle(claim(), (1, {"type": "FLIP", "more": 1})) == ["BAD_ARGUMENT"]


def test_RG_4_a_stale_claim_comes_before_an_own_one() -> None:
    t = claim({"self_claim": False}, seq=2, stack="C1T3 C1T1", last_player=0, players_of=[0, 0])
    assert idle(t, "0 CLAIM 1") == ["STALE_CLAIM"]
    assert idle(t, "0 CLAIM 3") == ["BAD_ARGUMENT"]
    assert idle(t, "0 CLAIM 2") == ["SELF_CLAIM_OFF"]


def test_RG_4_the_face_of_a_cell_comes_before_the_same_cell() -> None:
    t = memory({"m2_reveal": "together"}, up=[1, 10], mission="N2", missions="N3 N4 N5 N6 N7", kept=["N1", ""])
    assert no(t, "REVEAL 1 1") == "CELL_FACE_UP"
    assert no(t, "REVEAL 1 99") == "BAD_ARGUMENT"


@pytest.mark.parametrize(
    ("cards", "code"),
    [
        ("C5T1", "NOT_IN_HAND"),
        ("C5T1 C5T1", "NOT_IN_HAND"),
        ("C5X C6T1", "NOT_IN_HAND"),
        ("C6T1 C6T1", "DUPLICATE_CARD"),
        ("C1X C1X", "DUPLICATE_CARD"),
        ("C1X C6T1 C6T1", "DUPLICATE_CARD"),
        ("C1X C6T1", "WILD_NOT_ALONE"),
        ("C1X C2T2", "WILD_NOT_ALONE"),
        ("C2T2 C6T1 C1T8", "NO_MATCH"),
        ("C6T1 C1T8 move T9 T1", "BAD_ARGUMENT"),
        ("C6T1 C1T8 move T1 T2", "MIXED_CRITERIA"),
        ("C2T2 move T1 T3", "NO_MATCH"),
        ("C1X C6T1 move T1 T3", "WILD_NOT_ALONE"),
        ("C6T1 move T5 T6", "MULTIPLIER_NOT_ALLOWED"),
        ("C6T1 C6T2 move T5 T6", "MULTIPLIER_TARGET"),
        ("C5T1 C6T1 move T5 T6", "NOT_IN_HAND"),
    ],
)
def test_RG_4_the_order_of_what_is_wrong_with_a_discard(cards: str, code: str) -> None:
    assert no(hand(hands=["C6T1 C6T2 C1T8 C2T2 C1X", ""]), f"DISCARD {cards}") == code


def test_RG_4_a_full_hand_comes_first_where_the_deck_is_asked() -> None:
    seven = "C1T5 C1T6 C1T7 C1T8 C2T5 C2T6 C2T7"
    assert no(hand(hands=[seven, ""]), "DRAW") == "HAND_LIMIT"
    assert no(hand(hands=[seven, ""]), {"type": "DRAW", "more": 1}) == "BAD_ARGUMENT"


def test_RG_4_an_empty_slot_comes_before_the_payment() -> None:
    t = rescue(slots="- N2 N3 N4 N5 N6 N7 N8")
    assert no(t, "CAPTURE S11 T1 T1 T1") == "TYPE_NOT_IN_GRID"
    assert no(t, {"type": "CAPTURE", "slot": "S11", "wilds": ["T9"]}) == "BAD_ARGUMENT"


def test_RG_4_every_refusal_names_its_rule_and_says_why() -> None:
    seen: list[tuple[Any, Any, int | None]] = [
        (memory(), {"type": "PEEK", "cell": 99}, None),
        (memory(), {"type": "PEEK", "cell": 1}, 1),
        (hand(), {"type": "PASS"}, None),
        (hand(), {"type": "DISCARD", "cards": ["C1T1"]}, None),
        (rescue(), {"type": "CAPTURE", "slot": "S11"}, None),
        (race(), {"type": "DOWN", "cell": 1}, 0),
        (claim(), {"type": "FLIP"}, 1),
        (claim(), {"type": "FLIP"}, 2),
        (claim(state="WAIT_FLIP"), {"type": "CLAIM", "seq": 1}, 2),
    ]
    for t, move, seat in seen:
        refusal = t.refused(move, seat)
        assert refusal.rule, refusal
        assert len(refusal.text) > 10


def test_RG_4_all_codes_are_in_the_order_of_the_page() -> None:
    from xenodeck.games import find

    page = (
        "UNKNOWN_PLAYER, GAME_OVER, ROUND_OVER, NOT_YOUR_TURN, WRONG_PHASE, FROZEN, BUSY, BAD_ARGUMENT, NO_CARD, "
        "STALE_CLAIM, TOO_SOON, SELF_CLAIM_OFF, CELL_FACE_UP, CELL_FACE_DOWN, SAME_CELL, INTERRUPTED, "
        "HAND_LIMIT, PASS_NOT_ALLOWED, NOT_IN_HAND, DUPLICATE_CARD, WILD_NOT_ALONE, NO_MATCH, MIXED_CRITERIA, "
        "MULTIPLIER_NOT_ALLOWED, MULTIPLIER_TARGET, TYPE_NOT_IN_GRID, BAD_PAYMENT"
    )
    refused = [code for code in page.split(", ") if code != "INTERRUPTED"]  # that is a result of a tick, no refusal
    assert [code for code in find("alieninjas").faults if code != "INTERRUPTED"] == refused


def test_RG_4_a_refused_input_of_a_tick_leaves_the_others_alone() -> None:
    t = wait(claim(seats=4), 1)
    assert tick(t, "3 FLIP", "0 CLAIM 9", "1 FLIP") == ["NOT_YOUR_TURN", "BAD_ARGUMENT", "accepted"]


def test_RG_4_moves_in_words_are_refused_with_the_same_codes() -> None:
    t = memory(up=[1, 10], mission="N2", missions="N3 N4 N5 N6 N7", kept=["N1", ""])
    assert t.refused("1 1").code == t.refused("2 10").code == "CELL_FACE_UP"  # peek at 1, reveal 10
    assert t.refused("1 19").code == t.refused("1 0").code == t.refused("7").code == "BAD_ARGUMENT"
    t = do(memory(), "PEEK 1")
    assert t.refused("1").code == "SAME_CELL"
    assert t.refused("19").code == "BAD_ARGUMENT"
    assert t.refused("2", seat=1).code == "NOT_YOUR_TURN"
