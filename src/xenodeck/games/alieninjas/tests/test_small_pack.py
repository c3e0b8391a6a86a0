"""Section 2: another box. Every count comes from the data pack; nothing printed is written into the rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from xenodeck.core.errors import BadConfig
from xenodeck.games import find
from xenodeck.games.alieninjas import pack as packs
from xenodeck.games.alieninjas.tests.tables import at, dealt, do, ended, new, no, now, points, table, tick, wait

SMALL = packs.add(Path(__file__).parent / "small.toml").name
OF_ONE = {c: [*(f"C{c}T{t}" for t in range(1, 6)), f"C{c}X"] for c in (1, 2, 3)}
CARDS = [*(f"C{c}T{t}" for c in (1, 2, 3) for t in range(1, 6)), "C1X", "C2X", "C3X"]
BOX: dict[str, object] = {"data_pack": SMALL}
RESCUE: dict[str, object] = {"data_pack": SMALL, "m5_layout": "one_row"}


@pytest.mark.parametrize(("seats", "each", "aside"), [(2, 9, 0), (3, 6, 0), (4, 4, 2), (5, 3, 3), (6, 3, 0)])
def test_4_1_piles_of_a_small_box(seats: int, each: int, aside: int) -> None:
    t = now(new("m1_claim", seats, 7, data_pack=SMALL))
    assert [len(pile) for pile in t["piles"]] == [each] * seats
    assert len(t["aside"]) == aside


def test_2_1_points_are_those_of_the_pack() -> None:
    t = table("m1_claim", 2, {**BOX, "min_exposure": 1}, state="EXPOSED", piles=["C1T1", "C1T2"], stack="C1T3",
              gained=["C3T4 C2X C2T2", "C2T1 C3T5"], mission="N4 N5", flipper=0, seq=1, lock=1)  # fmt: skip
    tick(t, "0 FLIP")
    assert points(t) == [7 + 20 - 4, 8 - 3]


def test_5_1_memory_with_a_small_box() -> None:
    t = now(new("m2_memory", 2, 7, data_pack=SMALL))
    assert len(t["grid"]) == 12
    assert len(t["missions"]) == 3
    table_of: dict[str, Any] = {
        "grid": " ".join([*OF_ONE[1], *OF_ONE[3]]), "mission": "N1", "missions": "N2 N3 N4", "removed": "N5",
        "multiplier": "M2", "kept": ["", ""], "up": [],
    }  # fmt: skip
    t2 = table("m2_memory", 2, BOX, state="CHOOSE", **table_of)
    assert no(t2, "PEEK 13") == "BAD_ARGUMENT"
    for cell in (1, 2, 3, 4):
        do(t2, f"REVEAL {cell}", f"REVEAL {cell + 6}")
    assert ended(t2)
    assert points(t2) == [1 + 3, 2]  # M2 counts N3 three times


def test_6_1_map_race_with_a_small_box() -> None:
    t = now(new("m3_map", 3, 7, data_pack=SMALL))
    assert [len(cards) for cards in t["grids"]] == [6, 6, 6]
    for seats in (4, 6):
        with pytest.raises(BadConfig):
            find("alieninjas").setup(seats, {"data_pack": SMALL}, "m3_map")


def test_6_3_a_map_of_six_cells() -> None:
    cards = "C1T1 C1X C1T2 C1T4 C1T3 C1T5"
    t = table("m3_map", 2, BOX, state="RUN", characters=["C1", "C2"], grids=[cards, " ".join(OF_ONE[2])],
              up=[[1, 3, 5], [1, 2]], maps=["P1a", "P2a"], announcer=0, tick=0)  # fmt: skip
    assert no(t, "LOOK 7", seat=0) == "BAD_ARGUMENT"
    tick(t, "0 CALL")
    assert points(t) == [2 + 1 + 2, 0]


def test_6_1_three_maps_go_round() -> None:
    t = dealt("m3_map", 3, None, data_pack=SMALL, m3_round_limit=1)
    assert sorted(code[:2] for code in t.table("maps")) == ["P1", "P2", "P3"]
    do(t, "0 START")
    wait(t, 1)
    assert ended(t)


def test_7_1_four_of_a_mission_with_a_small_box() -> None:
    t = now(new("m4_hand", 2, 7, data_pack=SMALL))
    assert len(t["deck"]) == 17
    t2 = table("m4_hand", 2, BOX, state="TURN", hands=["C1T1 C2T2", "C3T1"], deck="C3T5", discard="C1T3",
               mission="N1 N2 N3 N5", multipliers="N1 N5")  # fmt: skip
    do(t2, "DRAW")
    assert points(t2) == [2 * 3 + 4 + 8 * 3, 4 * 3]


@pytest.mark.parametrize("initial", [2, 3])
def test_7_1_hands_that_the_small_box_cannot_deal_are_refused(initial: int) -> None:
    """18 cards: six hands of two, a discard and a deck are possible, six hands of three leave no deck."""
    if initial == 2:
        find("alieninjas").setup(6, {"data_pack": SMALL, "m4_initial_hand": 2}, "m4_hand")
    else:
        with pytest.raises(BadConfig):
            find("alieninjas").setup(6, {"data_pack": SMALL, "m4_initial_hand": 3}, "m4_hand")


def test_8_1_rescue_grid_with_a_small_box() -> None:
    t = now(new("m5_rescue", 2, 7, **RESCUE))
    assert list(t["slots"]) == ["S1", "S2", "S3", "S4", "S5"]
    assert list(t["places"]) == ["V1", "V2", "V3"]
    assert len(t["deck"]) == 15


def test_8_1_another_layout_frees_otherwise() -> None:
    t = table("m5_rescue", 2, RESCUE, state="CHOOSE", slots={"S2": "N1", "S3": "N2", "S5": "N3"}, deck="C1T5",
              places={"V1": "C1X", "V2": "C2X", "V3": "C3X"}, hands=["C1T1 C2T1 C3T1", "C1T2 C2T2 C3T2"])  # fmt: skip
    do(t, "CAPTURE S2")
    assert at(t, "freed") == ["C1X", ""]
    do(t, "CAPTURE S3")
    assert at(t, "freed") == ["C1X", "C2X"]


def test_8_1_a_layout_of_another_box_is_refused() -> None:
    with pytest.raises(BadConfig):
        find("alieninjas").setup(2, {"m5_layout": "one_row"}, "m5_rescue")


def test_9_a_character_that_the_box_has_not_is_refused() -> None:
    setup = find("alieninjas").setup
    setup(2, {"data_pack": SMALL, "m2_characters": ["C1", "C3"]}, "m2_memory")
    for wrong in ({"m2_characters": ["C1", "C4"]}, {"m2_multiplier": "M4"}):
        with pytest.raises(BadConfig):
            setup(2, {"data_pack": SMALL, **wrong}, "m2_memory")


def test_R5_10_a_box_whose_cards_could_all_be_held_is_refused() -> None:
    """Every turn begins with a deck: that takes more camouflage cards than full hands hold, here 15."""
    setup = find("alieninjas").setup
    setup(2, RESCUE, "m5_rescue")
    for seats in (3, 6):
        with pytest.raises(BadConfig):
            setup(seats, RESCUE, "m5_rescue")
