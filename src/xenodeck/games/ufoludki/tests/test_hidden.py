from __future__ import annotations

import pytest

from xenodeck.games.ufoludki.tests.tables import happened
from xenodeck.testkit import Scenario

EVERYBODY = [0, 1, 2, -1]


def secrets() -> Scenario:
    return Scenario("ufoludki", earth=20, loot=[3, 1, 2], hands=["S2A GENERAL", "S4A S4B COUNTER", ""],
                 stacks=["RECRUIT SWARM", "", "S2B S3A S3B"], deck="S3A GENERAL SWARM")  # fmt: skip


def test_9_1_each_player_sees_only_the_own_hand() -> None:
    t = secrets()
    assert [t.pile("hands", seat, seen_by=0) for seat in (0, 1, 2)] == ["S2A GENERAL", "? ? ?", ""]
    assert [t.pile("hands", seat, seen_by=1) for seat in (0, 1, 2)] == ["? ?", "S4A S4B COUNTER", ""]
    assert [t.pile("hands", seat, seen_by=2) for seat in (0, 1, 2)] == ["? ?", "? ? ?", ""]


def test_9_1_a_spectator_sees_no_hand() -> None:
    t = secrets()
    assert [t.pile("hands", seat, seen_by=-1) for seat in (0, 1, 2)] == ["? ?", "? ? ?", ""]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_9_1_everybody_knows_how_many_cards_are_held_and_left(viewer: int) -> None:
    view = secrets().session.view(viewer)
    assert [pile.size for pile in view.places["hand"]] == [2, 3, 0]
    assert view.pile("deck").size == 3


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_9_1_nobody_sees_the_deck(viewer: int) -> None:
    t = secrets()
    assert t.pile("deck", seen_by=viewer) == "? ? ?"
    assert set(t.session.view(viewer).pile("deck").cards) <= {"?"}


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_9_1_everybody_can_count_the_tokens(viewer: int) -> None:
    fields = secrets().session.view(viewer).fields
    assert (fields["earth"], fields["loot"]) == (20, [3, 1, 2])


def test_9_1_a_drawn_card_is_told_to_its_owner_only() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM SWARM S2A S2A S2A", "S2A", "S2A"], deck="S4A COUNTER S2B")
    t.pick("SWARM 2")
    drawn = {viewer: [event["cards"] for event in happened(t, "draw", viewer)] for viewer in EVERYBODY}
    assert drawn == {0: [["S4A"], ["COUNTER"]], 1: [["?"], ["?"]], 2: [["?"], ["?"]], -1: [["?"], ["?"]]}


def test_9_1_a_played_card_is_told_to_everybody() -> None:
    t = secrets().pick("S2A")
    assert [happened(t, "play", viewer)[0]["cards"] for viewer in EVERYBODY] == [["S2A"]] * 4


def test_9_1_after_a_general_nobody_knows_how_the_cards_lie() -> None:
    t = secrets().pick("GENERAL")
    for viewer in (1, 2, -1):
        assert set(t.pile("deck", seen_by=viewer).split()) <= {"?"}
        assert t.pile("hands", 0, seen_by=viewer) == "? ? ? ? ?"
    assert len(t.table("deck")) == 5 and t.pile("deck", seen_by=0) == "? ? ? ? ?"


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_9_1_what_a_general_sweeps_up_is_not_read_out(viewer: int) -> None:
    t = Scenario("ufoludki", earth=20, hands=["GENERAL S2A S2A S2A S2A", "S2A", "S2A"], deck="S2A",
              stacks=["S3A", "S3B COUNTER", "RECRUIT"])  # fmt: skip
    t.pick("GENERAL")
    told = [code for event in t.told(viewer) for code in event.get("cards", [])]
    assert set(told) <= {"GENERAL", "S2A", "?"}


def test_9_1_cards_swept_up_are_unknown_again_in_another_hand() -> None:
    t = Scenario("ufoludki", earth=20, hands=["GENERAL S2A S2A S2A S2A", "S3A", "S2A"], stacks=["", "", "S4A"],
              deck="S2B", chance=["S4A GENERAL"])  # fmt: skip
    t.pick("GENERAL").pick("S3A")
    assert t.pile("hands", 1) == "S4A GENERAL"
    assert [t.pile("hands", 1, seen_by=viewer) for viewer in EVERYBODY] == ["? ?", "S4A GENERAL", "? ?", "? ?"]


@pytest.mark.parametrize("viewer", [1, 2, -1])
def test_9_1_hands_and_deck_of_another_world_look_just_the_same(viewer: int) -> None:
    one = Scenario(
        "ufoludki", earth=20, hands=["S2A GENERAL", "S2A", "S2A"], deck="S3A SWARM", stacks=["S4A S2B", "", ""]
    )
    other = Scenario(
        "ufoludki", earth=20, hands=["SWARM S4B", "S2A", "S2A"], deck="GENERAL S2B", stacks=["S3A S2B", "", ""]
    )
    if viewer > 0:
        assert one.pile("hands", viewer, seen_by=viewer) == "S2A"
    assert one.session.view(viewer).to_data() == other.session.view(viewer).to_data()


def test_9_1_only_the_player_who_is_asked_sees_the_choices() -> None:
    t = secrets()
    assert t.asked(0) == "seat 0 play: S2A, GENERAL"
    assert (t.asked(1), t.asked(2), t.session.view(-1).question) == ("", "", None)


def test_9_1_a_half_made_move_shows_nothing_to_the_others() -> None:
    one, other = (Scenario("ufoludki", earth=20, hands=["COUNTER SWARM SWARM", "S2A", "S2A"]) for _ in range(2))
    one.pick("COUNTER")
    for viewer in (1, 2, -1):
        assert one.session.view(viewer).to_data() == other.session.view(viewer).to_data()
        assert one.told(viewer) == []


def test_9_1_a_refusal_out_of_turn_names_no_cards() -> None:
    no = secrets().refused("S2A", seat=2)
    assert no.legal == [] and not any(code in str(no) for code in ("S2A", "GENERAL"))


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_9_2_of_a_stack_only_the_top_card_is_seen(viewer: int) -> None:
    t = secrets()
    assert [t.pile("stacks", seat, seen_by=viewer) for seat in (0, 1, 2)] == ["? SWARM", "", "? ? S3B"]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_9_2_everybody_knows_the_size_of_every_stack(viewer: int) -> None:
    piles = secrets().session.view(viewer).places["stack"]
    assert [(pile.size, pile.cards[:1]) for pile in piles] == [(2, ["SWARM"]), (0, []), (3, ["S3B"])]


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_9_2_a_card_that_is_covered_disappears_from_sight(viewer: int) -> None:
    t = secrets().pick("S2A")
    assert t.pile("stacks", 0, seen_by=viewer) == "? ? S2A"


def test_9_2_of_a_group_only_one_card_is_seen() -> None:
    t = Scenario("ufoludki", earth=20, hands=["SWARM SWARM SWARM", "S2A"]).pick("SWARM 3")
    assert [t.pile("stacks", 0, seen_by=viewer) for viewer in (0, 1, -1)] == ["? ? SWARM"] * 3


@pytest.mark.parametrize("viewer", EVERYBODY)
def test_9_2_what_lies_below_the_top_changes_nothing_anybody_sees(viewer: int) -> None:
    hands = ["S2A", "S2B", "S4A"]
    one = Scenario("ufoludki", earth=20, hands=hands, stacks=["RECRUIT S4A SWARM", "", ""])
    other = Scenario("ufoludki", earth=20, hands=hands, stacks=["S2B S2B SWARM", "", ""])
    assert one.session.view(viewer).to_data() == other.session.view(viewer).to_data()
