from __future__ import annotations

from collections.abc import Iterable

import pytest

from xenodeck.games.frenzy.tests.tables import base, fields, happened, new, wave
from xenodeck.testkit import Scenario

ALL = [0, 1, 2, -1]


def seen(t: Scenario, what: str, part: str = "cards") -> dict[int, list[object]]:
    """What each viewer was told of the events of one kind."""
    return {viewer: [event.get(part) for event in happened(t, what, viewer)] for viewer in ALL}


def supply(t: Scenario) -> dict[int, str]:
    return {viewer: t.pile("supply", seen_by=viewer) for viewer in ALL}


def invasion(t: Scenario) -> dict[int, str]:
    return {viewer: t.pile("invasion", seen_by=viewer) for viewer in ALL}


def hand(t: Scenario, seat: int) -> dict[int, str]:
    return {viewer: t.pile("hands", seat, seen_by=viewer) for viewer in ALL}


def after(t: Scenario, answers: Iterable[str]) -> Scenario:
    for words in answers:
        t.pick(words)
    return t


def to(viewers: list[int], told: object) -> dict[int, object]:
    return dict.fromkeys(viewers, told)


def look_the_same(viewer: int, one: Scenario, other: Scenario) -> None:
    assert one.session.view(viewer).to_data() == other.session.view(viewer).to_data()
    assert one.told(viewer) == other.told(viewer)


# -- 16.1 deal and draws -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("viewer", ALL)
def test_16_1_everybody_sees_only_the_own_dealt_hand(viewer: int) -> None:
    view = new(3, 7, beginner=True).view(viewer)
    for seat, pile in enumerate(view.places["hand"]):
        assert pile.size == 7 and (set(pile.cards) == {"?0"}) == (seat != viewer)
    assert not [code for code in view.pile("supply").cards + view.pile("invasion").cards if not code.startswith("?")]


def test_16_1_a_card_from_the_top_is_seen_by_its_drawer_only() -> None:
    t = base(phase=1, hands=["GREY GREY", "GREY", "GREY"], supply="VIEW GREY UFO").pick("GREY")
    assert seen(t, "draw") == {0: [["VIEW"]], 1: [["?0"]], 2: [["?0"]], -1: [["?0"]]}
    assert hand(t, 0) == {0: "GREY VIEW", 1: "? ?", 2: "? ?", -1: "? ?"}


def test_16_1_everybody_sees_where_a_card_is_drawn_from() -> None:
    t = base(phase=1, hands=["SAFETY GREY", "GREY", "GREY"], supply="VIEW GREY SHUFFLE UFO").pick("SAFETY 2")
    assert seen(t, "draw_at", "number") == to(ALL, [2])
    assert seen(t, "draw_at") == {0: [["SHUFFLE"]], 1: [["?0"]], 2: [["?0"]], -1: [["?0"]]}


def test_16_1_a_drawn_ufo_is_shown_to_all() -> None:
    t = base(phase=2, hands=["GREY", "GREY", "GREY"], supply="UFO#2 VIEW", invasion="RELAX1").pick("pass")
    assert seen(t, "ufo_again") == to(ALL, [["UFO#2"]])


@pytest.mark.parametrize(("card", "picks"), [("SAFETY", ["SAFETY 2"]), ("VIEW", ["VIEW", "2"])])
def test_16_1_everybody_sees_where_a_ufo_is_drawn_from(card: str, picks: list[str]) -> None:
    t = base(phase=1, hands=[f"{card} GREY", "GREY", "GREY"], supply="VIEW GREY UFO#2 SHUFFLE")
    after(t, picks)
    assert seen(t, "ufo_at") == to(ALL, [["UFO#2"]]) and seen(t, "ufo_at", "number") == to(ALL, [2])
    assert seen(t, "ufo") == to(ALL, [])


@pytest.mark.parametrize("place", [1, 2])
def test_16_1_everybody_sees_where_a_mimic_is_revealed_from(place: int) -> None:
    deck = ["ALIEN.R", "RELAX1", "RELAX1"]
    deck[place] = "MIMIC"
    t = wave(phase=2, hands=["VIEW GREY", "GREY", "GREY"], invasion=" ".join(deck))
    after(t, ["VIEW", str(place)])
    assert seen(t, "mimic_at") == to(ALL, [["MIMIC"]]) and seen(t, "mimic_at", "number") == to(ALL, [place])
    assert seen(t, "mimic") == to(ALL, [])


# -- 16.1 sightings ------------------------------------------------------------------------------------------------


def sighting(words: str) -> Scenario:
    return base(
        phase=1, hands=["DEFEND.R GREY", "GREY", "GREY"], supply="VIEW GREY SHUFFLE UFO#1", reserve="UFO#3"
    ).pick(words)


def test_16_1_of_a_secret_sighting_all_know_the_ufo_and_only_its_player_the_place() -> None:
    t = sighting("DEFEND.R 2 0")
    assert seen(t, "sight_secret") == to(ALL, [["UFO#3"]])
    assert set(map(str, seen(t, "sight_secret", "number").values())) == {"[None]"}
    assert seen(t, "noted", "number") == {0: [2], 1: [], 2: [], -1: []}
    assert supply(t) == {0: "? UFO ? ?", 1: "? ? ? ?", 2: "? ? ? ?", -1: "? ? ? ?"}


def test_16_1_of_an_open_sighting_all_know_the_place() -> None:
    t = sighting("DEFEND.R 3 1")
    assert seen(t, "sight_open", "number") == to(ALL, [3])
    assert supply(t) == to(ALL, "? ? UFO ?")


@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_16_1_secret_places_look_the_same_to_the_others(viewer: int) -> None:
    look_the_same(viewer, sighting("DEFEND.R 1 0"), sighting("DEFEND.R 4 0"))


@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_16_1_putting_a_ufo_back_secretly_tells_no_place(viewer: int) -> None:
    one, other = (
        wave(phase=1, hands=["GOLD_BOOST GREY", "GREY", "GREY"], supply="UFO#1 VIEW SHUFFLE GREY")
        .pick("GOLD_BOOST")
        .pick(f"1 {depth} 0")
        for depth in (1, 3)
    )
    look_the_same(viewer, one, other)
    assert seen(one, "reinsert_secret") == to(ALL, [["UFO#1"]])
    assert one.pile("supply", seen_by=0) == "UFO ? ?"


def test_16_1_putting_a_ufo_back_openly_tells_all() -> None:
    t = (
        wave(phase=1, hands=["GOLD_BOOST GREY", "GREY", "GREY"], supply="UFO VIEW SHUFFLE GREY")
        .pick("GOLD_BOOST")
        .pick("1 2 1")
    )
    assert supply(t) == to(ALL, "? UFO ?") and seen(t, "reinsert_open", "number") == to(ALL, [2])


# -- 16.1 looking --------------------------------------------------------------------------------------------------


def test_16_1_the_card_seen_with_view_is_known_to_the_viewer_only() -> None:
    t = base(phase=1, hands=["VIEW GREY", "GREY", "GREY"], supply="SAFETY GREY SHUFFLE UFO").pick("VIEW")
    assert supply(t) == {0: "SAFETY ? ? ?", 1: "? ? ? ?", 2: "? ? ? ?", -1: "? ? ? ?"}
    assert seen(t, "look") == {0: [["SAFETY"]], 1: [["?0"]], 2: [["?0"]], -1: [["?0"]]}
    assert seen(t, "look", "number") == to(ALL, [1])
    t.pick("2")
    assert supply(t)[0] == "SAFETY ? ?" and supply(t)[1] == "? ? ?"


def test_16_1_all_see_whether_view_took_the_top() -> None:
    top, other = (
        base(phase=1, hands=["VIEW GREY", "GREY", "GREY"], supply="SAFETY GREY UFO").pick("VIEW").pick(n) for n in "01"
    )
    assert (seen(top, "draw")[1], seen(top, "draw_at")[1]) == ([["?0"]], [])
    assert (seen(other, "draw")[1], seen(other, "draw_at", "number")[1]) == ([], [1])


def test_16_1_rearrange_shows_the_cards_to_its_player_and_their_number_to_all() -> None:
    t = base(phase=1, hands=["REARRANGE GREY", "GREY", "GREY"], supply="SAFETY GREY SHUFFLE UFO")
    after(t, ["REARRANGE", "SHUFFLE SAFETY GREY"])
    assert seen(t, "look") == {0: [["SAFETY", "GREY", "SHUFFLE"]], **to([1, 2, -1], [["?0"] * 3])}
    assert seen(t, "look", "number") == seen(t, "arrange", "number") == to(ALL, [3])
    assert supply(t) == {0: "SAFETY GREY ?", 1: "? ? ?", 2: "? ? ?", -1: "? ? ?"}


def test_16_1_view_two_tells_all_the_places_and_nobody_else_the_cards() -> None:
    t = wave(phase=1, hands=["VIEW_TWO GREY", "GREY", "GREY"], supply="SAFETY GREY SHUFFLE UFO")
    after(t, ["VIEW_TWO", "0 2", "SHUFFLE"])
    assert seen(t, "look_at", "number") == to(ALL, [0, 2])
    assert seen(t, "look_at") == {0: [["SAFETY"], ["SHUFFLE"]], **to([1, 2, -1], [["?0"], ["?0"]])}
    assert supply(t) == {0: "SAFETY ? ?", 1: "? ? ?", 2: "? ? ?", -1: "? ? ?"}


@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_16_1_nobody_else_sees_which_of_the_two_was_kept(viewer: int) -> None:
    one, other = (
        after(
            wave(phase=1, hands=["VIEW_TWO GREY", "GREY", "GREY"], supply="SAFETY GREY SHUFFLE UFO"),
            ["VIEW_TWO", "0 2", pick],
        )
        for pick in ("SHUFFLE", "SAFETY")
    )
    look_the_same(viewer, one, other)


def test_16_1_the_invasion_deck_is_looked_at_in_the_same_privacy() -> None:
    t = base(
        phase=2, hands=["REARRANGE GREY", "GREY", "GREY"], invasion="ALIEN.R RELAX1 ALIEN.G ALIEN.B", supply="VIEW"
    )
    after(t, ["REARRANGE", "RELAX1 ALIEN.G ALIEN.R"])
    assert invasion(t) == {0: "ALIEN.G ALIEN.R ?", 1: "? ? ?", 2: "? ? ?", -1: "? ? ?"}
    assert seen(t, "reveal") == to(ALL, [["RELAX1"]])
    assert t.session.view(1).pile("invasion").size == 3


# -- 16.1 hands ----------------------------------------------------------------------------------------------------


def swapped(theirs: str = "VIEW SAFETY", *shuffles: str) -> Scenario:
    return base(phase=1, hands=["SWAPSIES GREY SHUFFLE", theirs, "GREY GREY"], supply="REVERSE REARRANGE REARRANGE UFO",
                chance=[0, *shuffles]).pick("SWAPSIES GREY 1")  # fmt: skip


def test_16_1_of_a_swap_only_the_two_know_the_cards() -> None:
    t = swapped()
    assert seen(t, "swap_give") == {0: [["GREY"]], 1: [["GREY"]], 2: [["?0"]], -1: [["?0"]]}
    assert seen(t, "swap_take") == {0: [["VIEW"]], 1: [["VIEW"]], 2: [["?0"]], -1: [["?0"]]}
    assert seen(t, "swap_give", "other") == to(ALL, [1])
    assert hand(t, 0) == {0: "SHUFFLE VIEW REVERSE", 1: "VIEW ? ?", 2: "? ? ?", -1: "? ? ?"}
    assert hand(t, 1) == {0: "GREY ?", 1: "SAFETY GREY", 2: "? ?", -1: "? ?"}


def test_16_1_of_a_theft_only_thief_and_victim_know_the_card() -> None:
    t = wave(phase=2, hands=["STEAL.R GREY", "VIEW GREY", "GREY"], invasion="ALIEN.R", chance=[0])
    after(t, ["pass", "STEAL.R", "1"])
    assert seen(t, "steal") == {0: [["VIEW"]], 1: [["VIEW"]], 2: [["?0"]], -1: [["?0"]]}
    assert hand(t, 0) == {0: "GREY VIEW", 1: "VIEW ?", 2: "? ?", -1: "? ?"}


def test_16_1_a_revived_card_stays_known_to_all() -> None:
    t = wave(phase=2, hands=["REVIVE.R GREY", "GREY", "GREY"], invasion="ALIEN.R", discard="DEFEND.B")
    after(t, ["pass", "REVIVE.R"])
    assert hand(t, 0) == {0: "GREY DEFEND.B", **to([1, 2, -1], "DEFEND.B ?")}
    assert seen(t, "revive") == to(ALL, [["DEFEND.B"]])


def test_16_1_eliminated_hands_are_shown() -> None:
    t = base(phase=2, hands=["GREY VIEW SAFETY", "GREY", "GREY"], invasion="ALIEN.RG").pick("pass")
    assert seen(t, "out_outnumbered") == to(ALL, [["GREY", "VIEW", "SAFETY"]])


@pytest.mark.parametrize("viewer", ALL)
def test_16_1_numbers_are_open(viewer: int) -> None:
    t = wave(phase=2, hands=["SUPER_SAFETY GREY", "GREY VIEW", "GREY"], supply="VIEW UFO", invasion="RELAX1 RELAX1",
             mimics="MIMIC", turns_left=3, dir=-1)  # fmt: skip
    now = fields(t, viewer)
    assert [now[key] for key in ("phase", "dir", "current", "turns_left", "lock", "lock_now")] == [2, -1, 0, 3, 0, 0]
    view = t.session.view(viewer)
    assert [view.pile(place).size for place in ("supply", "invasion", "mimics")] == [2, 2, 1]
    assert [pile.size for pile in view.places["hand"]] == [2, 2, 1]


def test_16_1_only_whoever_is_asked_sees_the_question() -> None:
    t = base(phase=2, hands=["VIEW GREY", "GREY", "GREY"], invasion="ALIEN.R")
    assert [t.asked(viewer) for viewer in (1, 2)] == ["", ""] and t.session.view(-1).question is None


@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_16_1_having_no_action_looks_like_having_one(viewer: int) -> None:
    one, other = (
        base(phase=2, hands=[held, "GREY", "GREY"], invasion="RELAX1", supply="GREY")
        for held in ("VIEW GREY", "GREY GREY")
    )
    look_the_same(viewer, one, other)
    look_the_same(viewer, one.pick("pass"), other.pick("pass"))


# -- 16.2 forgetting -----------------------------------------------------------------------------------------------


def knowing(*others: str, **more: object) -> Scenario:
    """Seat 0 has rearranged the Supply and knows its three top cards."""
    held = ["REARRANGE GREY", *others]
    t = wave(
        **{"phase": 1, "hands": held, "supply": "SAFETY SHUFFLE REVERSE VIEW GREY UFO GREY", "reserve": "UFO#3", **more}
    )
    t = after(t, ["REARRANGE", "SAFETY SHUFFLE REVERSE" + (" VIEW" if len(held) == 4 else "")])
    assert t.pile("supply", seen_by=0).startswith("SHUFFLE REVERSE ")
    return t


def test_16_2_a_draw_from_the_top_shifts_what_is_known() -> None:
    t = knowing("GREY", "GREY").pick("GREY")
    assert t.pile("supply", seen_by=0) == "REVERSE ? ? ? ?"


@pytest.mark.parametrize(
    ("place", "left"), [(0, "REVERSE ? ? ? ?"), (1, "SHUFFLE ? ? ? ?"), (2, "SHUFFLE REVERSE ? ? ?")]
)
def test_16_2_so_does_an_open_draw_from_any_place(place: int, left: str) -> None:
    assert knowing("SAFETY", "GREY").pick(f"SAFETY {place}").pile("supply", seen_by=0) == left


def test_16_2_so_does_an_open_sighting() -> None:
    t = knowing("DEFEND.R", "GREY").pick("DEFEND.R 1 1")
    assert t.pile("supply", seen_by=0) == "UFO REVERSE ? ? ? ?"


@pytest.mark.parametrize("viewer", [0, 2, -1])
def test_16_2_a_secret_sighting_blurs_the_known_places(viewer: int) -> None:
    scenes = [knowing("DEFEND.R", "GREY").pick(f"DEFEND.R {depth} 0") for depth in (1, 2, 3, 6)]
    for other in scenes[1:]:
        look_the_same(viewer, scenes[0], other)
    assert scenes[0].pile("supply", seen_by=1).startswith("UFO ")


def test_16_2_shuffling_wipes_all_that_was_known_of_the_deck() -> None:
    t = knowing("SHUFFLE", "GREY").pick("SHUFFLE")
    assert supply(t) == to(ALL, "? ? ? ? ?")


def test_16_2_shuffling_the_invasion_deck_wipes_it_too() -> None:
    t = base(
        phase=2,
        hands=["VIEW GREY", "SHUFFLE GREY", "GREY"],
        invasion="ALIEN.R RELAX1 RELAX1 RELAX1",
        supply="GREY GREY",
    )
    after(t, ["VIEW", "1"])
    assert invasion(t)[0] == "ALIEN.R ? ?"
    after(t, ["SHUFFLE"])
    assert set(invasion(t)[0].split()) == {"?"}


def test_16_2_the_invasion_wipes_the_supply_and_leaves_the_hands() -> None:
    t = swapped("VIEW SAFETY", "SAFETY REARRANGE SWAPSIES REARRANGE").pick("SAFETY 2")
    assert fields(t)["phase"] == 2 and set(supply(t)[0].split()) == {"?"}
    assert hand(t, 1)[0] == "GREY"
    t = knowing("SAFETY GREY", "GREY").pick("SAFETY 4")
    assert fields(t)["phase"] == 2 and supply(t) == to(ALL, "? ? ? ? ? ? ? ?")


def test_16_2_discards_that_are_shuffled_in_are_forgotten() -> None:
    t = base(phase=2, hands=["GREY", "GREY", "GREY"], invasion="RELAX1", discard="VIEW SAFETY REVERSE").pick("pass")
    assert supply(t) == to(ALL, "? ?") and [hand(t, 0)[viewer] for viewer in (1, 2, -1)] == ["? ?"] * 3


def test_16_2_a_rebuilt_invasion_deck_is_unknown() -> None:
    t = base(phase=2, hands=["GREY GREY", "GREY", "GREY"], discard="ALIEN.R ALIEN.G ALIEN.B").pick("pass")
    assert invasion(t) == to(ALL, "? ?")


def test_16_2_rearranging_by_another_mixes_up_what_was_known() -> None:
    one, other = (
        after(knowing("REARRANGE", "GREY"), ["REARRANGE", order])
        for order in ("VIEW SHUFFLE REVERSE", "VIEW REVERSE SHUFFLE")
    )
    look_the_same(0, one, other)
    assert (one.pile("supply", seen_by=1), other.pile("supply", seen_by=1)) == (
        "SHUFFLE REVERSE ? ? ?",
        "REVERSE SHUFFLE ? ? ?",
    )


def test_16_2_rearranging_by_another_does_not_tell_which_was_drawn() -> None:
    one, other = (
        after(knowing("REARRANGE", "GREY"), ["REARRANGE", order])
        for order in ("SHUFFLE VIEW REVERSE", "REVERSE SHUFFLE VIEW")
    )
    look_the_same(0, one, other)
    look_the_same(2, one, other)


def test_16_2_view_two_by_another_leaves_open_which_is_on_top() -> None:
    one, other = (after(knowing("VIEW_TWO", "GREY"), ["VIEW_TWO", "0 1", pick]) for pick in ("SHUFFLE", "REVERSE"))
    look_the_same(0, one, other)
    assert (one.pile("supply", seen_by=1), other.pile("supply", seen_by=1)) == ("REVERSE ? ? ? ?", "SHUFFLE ? ? ? ?")


def test_16_2_known_cards_below_the_two_places_stay_known() -> None:
    t = after(knowing("VIEW_TWO GREY", "GREY", "GREY"), ["VIEW_TWO", "0 1", "SHUFFLE"])
    assert t.pile("supply", seen_by=0) == "? VIEW ? ? ?"


def test_16_2_a_known_card_of_a_hand_is_seen_to_go() -> None:
    t = swapped().pick("GREY")
    assert hand(t, 1)[0] == "? ?" and t.pile("discard") == "SWAPSIES GREY"


def test_16_2_one_of_two_equal_cards_played_looks_like_the_known_one_or_not() -> None:
    one, other = swapped("VIEW SAFETY").pick("GREY"), swapped("VIEW GREY").pick("GREY")
    for viewer in (0, 2, -1):
        look_the_same(viewer, one, other)


def test_16_2_a_theft_from_a_hand_blurs_what_others_knew_of_it() -> None:
    held = ["SWAPSIES GREY SHUFFLE", "VIEW SAFETY", "SWAPSIES DEFEND.R"]
    scenes = [base(phase=1, hands=held, supply="REVERSE REARRANGE UFO", chance=[0, pick], dir=-1) for pick in (1, 0)]
    for scene in scenes:
        after(scene, ["SWAPSIES GREY 1", "SWAPSIES 1"])
    assert [scene.pile("hands", 1) for scene in scenes] == ["SAFETY DEFEND.R", "GREY DEFEND.R"]
    look_the_same(0, *scenes)
    look_the_same(-1, *scenes)


@pytest.mark.parametrize("viewer", ALL)
def test_16_2_nobody_knows_the_invasion_deck_before_phase_2_and_it_stays_as_it_lies(viewer: int) -> None:
    t = base(phase=1, hands=["GREY GREY", "GREY", "GREY"], supply="UFO", invasion="ALIEN.R RELAX1 ALIEN.B").pick("GREY")
    assert t.pile("invasion", seen_by=viewer) == "? ? ?" and t.pile("invasion") == "ALIEN.R RELAX1 ALIEN.B"
