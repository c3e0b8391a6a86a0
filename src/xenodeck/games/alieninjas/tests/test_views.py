"""What is hidden in Quick Claim, Map Race, Four of a Mission and Rescue Grid, and what a view may never say.

Memory has a file of its own.
"""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.core.sessions.information import information
from xenodeck.games.alieninjas.tests.tables import (
    CHEAP,
    SOLVED,
    claim,
    dealt,
    do,
    hand,
    mark,
    nine,
    race,
    rescue,
    retold,
    shown,
    tick,
    told,
    twin,
    viewers,
    wait,
)
from xenodeck.testkit import Scenario


def seen_by(t: Scenario, code: str) -> list[int]:
    return [viewer for viewer in viewers(t) if f'"{code}"' in shown(t, viewer)]


def heard_by(t: Scenario, code: str, since: int = 0) -> list[int]:
    return [viewer for viewer in viewers(t) if f'"{code}"' in told(t, viewer, since)]


def all_views(t: Scenario) -> list[Any]:
    return [(t.session.view(viewer).to_data(), t.session.events(viewer)) for viewer in viewers(t)]


ALL = [-1, 0, 1, 2]


# -- Quick Claim -------------------------------------------------------------------------------------------------------


def test_4_5_piles_and_what_is_aside_are_hidden_from_everybody() -> None:
    t = claim(aside="C6X C6T8", gained=["C5T1", "", ""])
    for code in ("C2T1", "C3T1", "C4T3", "C6X", "C6T8"):
        assert seen_by(t, code) == []
    for code in ("C1T1", "C5T1", "N1", "N2"):
        assert seen_by(t, code) == ALL
    for viewer in viewers(t):
        view = t.session.view(viewer)
        assert [int(view.pile("pile", seat).size) for seat in range(3)] == [3, 3, 3]
        assert int(view.pile("aside").size) == 2


def test_4_5_of_the_stack_only_the_top_and_the_size_are_public() -> None:
    t = claim(stack="C1T3 C1T4 C1T1", seq=3)
    assert seen_by(t, "C1T1") == ALL
    assert seen_by(t, "C1T3") == seen_by(t, "C1T4") == []
    assert [int(t.session.view(viewer).pile("stack").size) for viewer in viewers(t)] == [3] * 4


def test_4_5_what_is_unknown_changes_no_view() -> None:
    def played(piles: list[str], aside: str) -> list[Any]:
        t = claim(piles=piles, aside=aside)
        tick(t, "2 CLAIM 1")
        wait(t, 6)
        return all_views(t)

    one = played(["C2T1 C2T2 C2T3", "C3T1 C3T2 C3T3", "C4T1 C4T2 C4T3"], "C6X C6T8")
    assert one == played(["C6T8 C2T3 C2T2", "C3T3 C3T2 C3T1", "C4T1 C6X C4T3"], "C4T2 C2T1")


def test_4_5_everybody_sees_the_same() -> None:
    t = claim()
    tick(t, "2 CLAIM 1")
    views = [t.session.view(viewer).to_data() for viewer in viewers(t)]
    for view in views:
        for private in ("viewer", "question"):
            view.pop(private)
    assert views[0] == views[1] == views[2] == views[3]


def test_4_5_a_flip_is_heard_by_everybody() -> None:
    t = wait(claim(), 1)
    since = mark(t)
    tick(t, "1 FLIP")
    assert heard_by(t, "C3T1", since) == ALL


def test_4_5_a_deal_tells_nobody_a_card() -> None:
    t = dealt("m1_claim", 3)
    for pile in t.table("piles"):
        for code in pile:
            assert heard_by(t, code) == seen_by(t, code) == []


def test_4_2_a_quiet_tick_changes_nothing_but_the_time() -> None:
    t = wait(claim(), 1)
    before = [t.session.view(viewer).to_data() for viewer in viewers(t)]
    wait(t, 1)
    after = [t.session.view(viewer).to_data() for viewer in viewers(t)]
    for one, other in zip(before, after, strict=True):
        assert one["places"] == other["places"]
        assert one["fields"] == other["fields"]


# -- Map Race ----------------------------------------------------------------------------------------------------------


def test_6_5_maps_and_face_up_cards_are_public_face_down_ones_are_not() -> None:
    t = race(seats=3, up=[[1], [9], []])
    assert seen_by(t, "C1T1") == seen_by(t, "C2X") == ALL
    assert seen_by(t, "C1T2") == seen_by(t, "C3T1") == []
    for seat in range(3):
        assert all(t.session.view(v).pile("map", seat).cards for v in viewers(t))


def test_6_5_who_is_busy_with_which_cells_is_public() -> None:
    t = race(seats=3, frozen=[False, False, True])
    tick(t, "0 SWAP 2 3", "1 LOOK 4")
    for viewer in viewers(t):
        lanes = (t.session.view(viewer).to_data()["lanes"] or {})["seats"]
        assert lanes[0]["doing"] == [4, 1, 2]
        assert lanes[1]["doing"] == [1, 3]
        assert [lane["frozen"] for lane in lanes] == [False, False, True]


def test_6_5_what_another_looks_at_changes_no_view() -> None:
    def played(order: str) -> list[Any]:
        t = race(seats=3, grids=[nine(1, order), nine(2), nine(3)])
        tick(t, "0 LOOK 1", "1 UP 2")
        wait(t, 3)
        tick(t, "2 CALL")
        return [(t.session.view(v).to_data(), t.session.events(v)) for v in (-1, 1, 2)]

    assert played("12345678X") == played("21345678X") == played("X2345678 1".replace(" ", ""))


def test_6_5_nor_that_of_the_looker_when_the_look_is_over() -> None:
    def played(order: str) -> Any:
        t = race(CHEAP, grids=[nine(1, order), nine(2)])
        tick(t, "0 LOOK 1")
        wait(t, 1)
        return t.session.view(0).to_data()

    assert played("12345678X") == played("21345678X")


def test_6_5_swapping_face_down_cards_tells_nobody_which() -> None:
    t = race(CHEAP, seats=3, up=[[2], [], []])
    since = mark(t)
    tick(t, "0 SWAP 1 3")
    assert heard_by(t, "C1T1", since) == heard_by(t, "C1T3", since) == []
    tick(t, "0 SWAP 2 3")
    assert seen_by(t, "C1T2") == ALL


def test_6_5_a_card_turned_down_is_forgotten() -> None:
    t = race(CHEAP, seats=3, up=[[2], [], []])
    tick(t, "0 DOWN 2")
    assert seen_by(t, "C1T2") == []
    tick(t, "0 UP 3")
    assert seen_by(t, "C1T3") == ALL
    tick(t, "0 DOWN 3")
    for viewer in viewers(t):
        assert "C1T3" not in retold(t, viewer)


@pytest.mark.parametrize(("assist", "looked", "shown_up"), [("off", [], []), ("public", [], ALL), ("own", [0], ALL)])
def test_5_5_ghosts_in_a_race_follow_the_card(assist: str, looked: list[int], shown_up: list[int]) -> None:
    t = race({**CHEAP, "assist": assist}, seats=3)
    for words in ("LOOK 1", "UP 2", "DOWN 2", "SWAP 1 9", "SWAP 2 8"):
        assert tick(t, f"0 {words}") == ["accepted"]
    wait(t, 1)
    assert seen_by(t, "C1T1") == looked
    assert seen_by(t, "C1T2") == shown_up
    if assist == "own":
        rows = t.session.view(0).to_data()["ghosts"]["grid"][0]
        cells = [at + 1 for at, code in enumerate(rows) if code]
        assert sorted(cells) in ([8, 9], [1, 2])  # wherever cell 1 comes first or last


def test_6_5_a_new_round_forgets_everything() -> None:
    t = race({**CHEAP, "assist": "own", "m3_round_limit": 3})
    for words in ("LOOK 1", "UP 2", "LOOK 3"):
        tick(t, f"0 {words}")
    t.session.go_on()
    for viewer in (-1, 0, 1):
        assert not any(f'"C1T{n}"' in shown(t, viewer) for n in range(1, 9))


# -- Four of a Mission -------------------------------------------------------------------------------------------------


def test_7_4_hands_are_private_and_the_deck_is_hidden() -> None:
    t = hand(hands=["C1T1", "C2T2 C2X", ""])
    assert seen_by(t, "C1T1") == [0]
    assert seen_by(t, "C2T2") == seen_by(t, "C2X") == [1]
    assert seen_by(t, "C6T5") == []
    for code in ("C6T8", "N1", "N2", "N3", "N4"):
        assert seen_by(t, code) == ALL
    for viewer in viewers(t):
        view = t.session.view(viewer)
        assert [int(view.pile("hand", seat).size) for seat in range(3)] == [1, 2, 0]
        assert int(view.pile("deck").size) == 6
        assert sum(view.fields["doubled"]) == 2


def test_7_4_a_draw_is_seen_by_the_drawer_only() -> None:
    t = hand(hands=["", "", ""])
    since = mark(t)
    do(t, "DRAW")
    assert heard_by(t, "C6T5", since) == seen_by(t, "C6T5") == [0]


@pytest.mark.parametrize(("browse", "seen"), [(False, []), (True, ALL)])
def test_7_4_the_pile_below_the_top_is_browsed_only_if_allowed(browse: bool, seen: list[int]) -> None:
    t = hand({"m4_browse_discard": browse}, hands=["", "", ""], discard="C5T1 C5X C6T8")
    assert seen_by(t, "C6T8") == ALL
    assert seen_by(t, "C5T1") == seen_by(t, "C5X") == seen
    assert [int(t.session.view(v).pile("discard").size) for v in viewers(t)] == [3] * 4


def test_7_4_discards_are_public_events_and_stay_in_the_information_state() -> None:
    t = hand(hands=["C6T1 C6T2 C1T1", "", ""])
    do(t, "DISCARD C6T1 C6T2")
    assert heard_by(t, "C6T1") == heard_by(t, "C6T2") == ALL
    assert seen_by(t, "C6T1") == []
    assert "C6T1" in str(information(t.session, 1)["told"])


def test_7_4_the_deck_and_other_hands_change_no_view() -> None:
    def views(deck: str, other: str) -> Any:
        t = hand(deck=deck, hands=["C1T1", other, "C3T3"])
        return [t.session.view(v).to_data() for v in (-1, 0, 2)]

    one = views("C6T5 C6T6 C6T7 C5T5 C5T6 C5T7", "C2T2 C4X")
    assert one == views("C5T7 C2T2 C6T6 C5T5 C6T5 C4X", "C6T7 C5T6")


def test_7_4_moved_multipliers_are_public() -> None:
    t = hand(hands=["C6T1 C6T2 C1T1", "", ""])
    do(t, "DISCARD C6T1 C6T2 move T1 T4")
    for viewer in viewers(t):
        assert list(t.session.view(viewer).fields["doubled"]) == [0, 1, 0, 1]


# -- Rescue Grid -------------------------------------------------------------------------------------------------------


def test_8_5_what_is_public_in_the_rescue_grid() -> None:
    t = rescue(hands=["C1T1", "C2T2", ""], discard="C5T1 C5T2", captured=["", "", ""])
    for code in (*(f"N{n}" for n in range(1, 9)), "C2X", "C5X", "C5T2"):
        assert seen_by(t, code) == ALL
    for code in ("C1X", "C3X", "C4X", "C6X", "C6T1", "C5T1"):
        assert seen_by(t, code) == []
    assert seen_by(t, "C1T1") == [0]
    assert seen_by(t, "C2T2") == [1]


def test_8_5_hands_may_be_open() -> None:
    t = rescue({"m5_open_hands": True}, hands=["C1T1", "C2T2", ""])
    assert seen_by(t, "C1T1") == seen_by(t, "C2T2") == ALL


def test_8_5_revealed_cards_are_public_while_they_lie_there() -> None:
    t = rescue(hands=["", "", ""])
    since = mark(t)
    do(t, "DRAW", "MORE")
    assert seen_by(t, "C6T1") == seen_by(t, "C6T2") == heard_by(t, "C6T1", since) == ALL
    do(t, "STOP")
    assert seen_by(t, "C6T1") == seen_by(t, "C6T2") == [0]


def test_8_5_a_freed_civilian_is_shown_to_all() -> None:
    t = rescue(hands=["C1T1 C2T1 C3T1", "", ""], slots="N1 - N3 N4 N5 N6 N7 N8")
    assert seen_by(t, "C1X") == []
    do(t, "CAPTURE S11")
    assert seen_by(t, "C1X") == ALL
    assert all(list(t.session.view(v).pile("freed", 0).cards) == ["C1X"] for v in viewers(t))


def test_8_5_face_down_civilians_and_the_deck_change_no_view() -> None:
    def played(places: str, deck: str) -> Any:
        t = rescue(hands=["", "", ""], places=places, deck=deck)
        do(t, "DRAW", "STOP")
        return all_views(t)

    assert played("C1X C2X C3X C4X C5X C6X", "C6T1 C6T2 C6T3") == played("C6X C2X C4X C1X C5X C3X", "C6T1 C6T3 C6T2")


def test_8_5_hands_of_others_change_no_view() -> None:
    def views(held: str, deck: str) -> Any:
        t = rescue(hands=["C1T1", held, ""], deck=deck)
        return [t.session.view(v).to_data() for v in (-1, 0, 2)]

    assert views("C2T2 C3T3", "C4T4 C4T5") == views("C4T4 C4T5", "C2T2 C3T3")


def test_8_5_positions_may_say_what_lies_face_up() -> None:
    t = rescue(hands=["", "", ""], up=["V11"])
    assert seen_by(t, "C1X") == ALL
    assert seen_by(t, "C2X") == []


def test_8_5_a_trimmed_card_is_public_as_the_top_of_the_discard_pile() -> None:
    t = rescue(hands=["C1T1 C1T2 C1T3 C1T4 C2T1 C2T2 C2T3", "", ""], deck="C6T5 C6T6")
    do(t, "DRAW", "STOP", "TRIM T3")
    assert seen_by(t, "C1T3") == ALL


# -- spectators --------------------------------------------------------------------------------------------------------


def codes(view: Any) -> set[str]:
    found = {code for piles in view["places"].values() for pile in piles for code in pile["cards"]}
    return {code for code in found if not code.startswith("?")}


@pytest.mark.parametrize(
    "t",
    [
        claim(gained=["C5T1", "", ""]),
        race(seats=3, up=[[1], [9], []], grids=[nine(1, SOLVED), nine(2), nine(3)]),
        hand(hands=["C1T1", "C2T2 C2X", ""]),
        rescue(hands=["C1T1", "C2T2", ""]),
    ],
    ids=["claim", "race", "hand", "rescue"],
)
def test_RG_7_spectators_see_what_all_players_see(t: Scenario) -> None:
    seats = [codes(t.session.view(seat).to_data()) for seat in range(3)]
    assert codes(t.session.view(-1).to_data()) == set.intersection(*seats)


def test_RG_7_who_comes_back_sees_the_table_as_it_is_now() -> None:
    t = race(CHEAP, seats=3)
    tick(t, "0 LOOK 1")
    wait(t, 1)
    other = twin(t)
    assert other.session.view(0).to_data() == t.session.view(0).to_data()
    assert "C1T1" not in shown(other, 0)
    assert "C1T1" not in retold(t, 0)


@pytest.mark.parametrize("mode", ["m1_claim", "m2_memory", "m3_map", "m4_hand", "m5_rescue"])
def test_RG_6_no_view_names_a_card_of_the_box(mode: str) -> None:
    """What is out of the round lies face down: of the cards there a view says how many there are, and their backs."""
    t = dealt(mode, 3)
    size = len(t.session.state.zones[0])
    for viewer in viewers(t):
        (box,) = t.session.view(viewer).to_data()["places"]["box"]
        assert box["size"] == size
        assert all(code.startswith("?") for code in box["cards"])


def covered_stack() -> Scenario:
    t = wait(claim(), 1)
    tick(t, "1 FLIP")
    wait(t, 1)
    tick(t, "2 FLIP")
    return t


@pytest.mark.parametrize(
    ("t", "code"),
    [
        (covered_stack(), "C3T1"),
        (do(hand(hands=["C6T1 C6T2 C1T1", "", ""]), "DISCARD C6T1 C6T2"), "C6T1"),
        (do(rescue(hands=["", "", ""]), "DRAW", "MORE", "STOP"), "C6T1"),
        (do(rescue(hands=["", "", ""], deck="C6T1 C5T3 C4T1 C6T5"), "DRAW", "MORE", "MORE"), "C5T3"),
    ],
    ids=["stack", "discard", "taken", "bust"],
)
def test_RG_7_the_log_does_not_repeat_what_lies_covered_or_in_a_hand_now(t: Scenario, code: str) -> None:
    for viewer in (-1, 1, 2):
        assert f'"{code}"' in told(t, viewer)
        assert f'"{code}"' not in shown(t, viewer) + retold(t, viewer)
