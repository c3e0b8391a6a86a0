"""Sections 5.4 and 5.5: who sees what in Memory, when, and never again."""

from __future__ import annotations

from typing import Any

import pytest

from xenodeck.core.sessions.information import information
from xenodeck.games.alieninjas.tests.tables import (
    GRID,
    dealt,
    do,
    mark,
    memory,
    retold,
    shown,
    told,
    viewers,
)
from xenodeck.testkit import Scenario


def seen_by(t: Scenario, code: str) -> list[int]:
    """Whose views show this card now."""
    return [viewer for viewer in viewers(t) if code in shown(t, viewer)]


def heard_by(t: Scenario, code: str, since: int = 0) -> list[int]:
    return [viewer for viewer in viewers(t) if code in told(t, viewer, since)]


EVERYBODY = [-1, 0, 1, 2]


def test_R2_10_a_peek_is_one_private_event_and_one_that_everybody_notices() -> None:
    t = memory(seats=3)
    for cell, code in ((4, "C1T4"), (13, "C2T4")):
        since = mark(t)
        do(t, f"PEEK {cell}")
        assert heard_by(t, code, since) == [0]
        assert all(t.session.events(viewer, since) for viewer in viewers(t))


def test_R2_10_a_peek_never_appears_in_a_view() -> None:
    t = memory(seats=3)
    do(t, "PEEK 4")
    assert seen_by(t, "C1T4") == []
    do(t, "PEEK 13")
    assert seen_by(t, "C1T4") == seen_by(t, "C2T4") == []


def test_R2_10_the_first_card_of_a_reveal_is_face_up_until_the_second() -> None:
    t = memory(seats=3)
    since = mark(t)
    do(t, "REVEAL 4")
    assert seen_by(t, "C1T4") == heard_by(t, "C1T4", since) == EVERYBODY
    since = mark(t)
    do(t, "REVEAL 5")
    assert heard_by(t, "C1T5", since) == EVERYBODY
    assert seen_by(t, "C1T4") == seen_by(t, "C1T5") == []


def test_R2_10_a_completed_pair_stays_in_all_views() -> None:
    t = do(memory(seats=3), "REVEAL 1", "REVEAL 9", "PEEK 2", "PEEK 3")
    assert seen_by(t, "C1T1") == seen_by(t, "C1X") == EVERYBODY


def test_R2_7_while_a_wild_is_decided_both_cards_are_in_all_views() -> None:
    t = do(memory({"m2_wild_decline": True}, seats=3), "REVEAL 1", "REVEAL 9")
    assert seen_by(t, "C1T1") == seen_by(t, "C1X") == EVERYBODY
    do(t, "DECLINE")
    assert seen_by(t, "C1T1") == seen_by(t, "C1X") == []


def test_R2_4_together_both_are_heard_by_everybody_and_forgotten() -> None:
    t = do(memory({"m2_reveal": "together"}, seats=3), "REVEAL 4 5")
    assert heard_by(t, "C1T4") == heard_by(t, "C1T5") == EVERYBODY
    assert seen_by(t, "C1T4") == seen_by(t, "C1T5") == []


def test_RG_7_the_log_says_who_looked_where_and_never_what() -> None:
    t = do(memory(seats=3), "PEEK 4", "PEEK 13", "REVEAL 5", "REVEAL 6")
    for viewer in viewers(t):
        text = retold(t, viewer)
        assert not any(code in text for code in ("C1T4", "C2T4", "C1T5", "C1T6"))
        assert len(t.session.later_events(viewer)) == len(t.session.events(viewer))


def test_RG_7_the_information_state_forgets_nothing() -> None:
    t = do(memory(seats=3), "PEEK 4", "PEEK 13", "PEEK 5", "PEEK 6")
    known = str(information(t.session, 0)["told"])
    assert "C1T4" in known
    assert "C2T4" in known
    assert "C1T5" not in known
    assert "C1T4" not in str(information(t.session, 1))


def test_R2_1_the_alieninja_taken_out_and_those_to_come_are_hidden() -> None:
    t = do(memory(seats=3), "REVEAL 1", "REVEAL 10", "PEEK 2", "PEEK 3")
    for viewer in viewers(t):
        text = shown(t, viewer) + told(t, viewer)
        assert not any(f'"N{n}"' in text for n in (3, 4, 5, 6, 7, 8))
        assert '"N1"' in text
        assert '"N2"' in text


def test_5_4_how_many_missions_are_left_is_public() -> None:
    t = memory(seats=3)
    assert [int(t.session.view(v).pile("missions").size) for v in viewers(t)] == [6] * 4
    do(t, "REVEAL 1", "REVEAL 10")
    assert [int(t.session.view(v).pile("missions").size) for v in viewers(t)] == [5] * 4


def test_5_4_mission_multiplier_and_kept_cards_are_public() -> None:
    t = memory(seats=3, mission="N3", missions="N4 N5 N6 N7", kept=["N1", "", "N2"], up=[1, 10, 2, 11])
    for viewer in viewers(t):
        seen = t.session.view(viewer)
        assert list(seen.pile("mission").cards) == ["N3"]
        assert "M1" in shown(t, viewer)
        assert [list(seen.pile("kept", seat).cards) for seat in range(3)] == [["N1"], [], ["N2"]]
        for code in ("C1T1", "C2T1", "C1T2", "C2T2"):
            assert code in shown(t, viewer)
        assert not any(code in shown(t, viewer) for code in ("C1T3", "C1T4", "C1X"))


def swapped(one: int, other: int) -> str:
    cards = GRID.split()
    cards[one - 1], cards[other - 1] = cards[other - 1], cards[one - 1]
    return " ".join(cards)


@pytest.mark.parametrize("assist", ["off", "public", "own"])
def test_RG_6_no_view_changes_when_two_unseen_cards_are_exchanged(assist: str) -> None:
    def played(grid: str) -> list[Any]:
        t = memory({"assist": assist}, seats=3, grid=grid)
        found: list[Any] = []
        for words in ("PEEK 1", "PEEK 2", "REVEAL 1", "REVEAL 10", "PEEK 3", "PEEK 2", "REVEAL 3"):
            do(t, words)
            found.append([t.session.view(viewer).to_data() for viewer in viewers(t)])
            found.append([t.session.events(viewer) for viewer in viewers(t)])
        return found

    assert played(GRID) == played(swapped(5, 18))


def test_RG_6_nor_do_those_of_others_when_the_peeked_cards_are_exchanged() -> None:
    def others(grid: str) -> list[Any]:
        t = memory(seats=3, grid=grid)
        do(t, "PEEK 4", "PEEK 13", "PEEK 5", "PEEK 6")
        return [(t.session.view(v).to_data(), t.session.events(v)) for v in (-1, 2)]

    assert others(GRID) == others(swapped(4, 6)) == others(swapped(13, 8))


def test_RG_6_nor_that_of_the_peeker_afterwards() -> None:
    def view(grid: str) -> dict[str, Any]:
        t = memory(seats=3, grid=grid)
        do(t, "PEEK 4", "PEEK 13", "PEEK 5", "PEEK 6", "REVEAL 7", "REVEAL 8")
        return t.session.view(0).to_data()

    assert view(GRID) == view(swapped(4, 6)) == view(swapped(7, 13))


# -- assist ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("assist", "peeked", "revealed"),
    [("off", [], []), ("public", [], EVERYBODY), ("own", [0], EVERYBODY)],
)
def test_5_5_ghosts(assist: str, peeked: list[int], revealed: list[int]) -> None:
    t = do(memory({"assist": assist}, seats=3), "PEEK 4", "PEEK 13", "REVEAL 5", "REVEAL 6")
    assert seen_by(t, "C1T4") == seen_by(t, "C2T4") == peeked
    assert seen_by(t, "C1T5") == seen_by(t, "C1T6") == revealed
    assert seen_by(t, "C1T7") == []


def test_5_5_a_reveal_of_what_was_peeked_at_makes_it_public() -> None:
    t = do(memory({"assist": "public"}, seats=3), "PEEK 4", "PEEK 13")
    assert seen_by(t, "C1T4") == []
    do(t, "REVEAL 4", "REVEAL 6")
    assert seen_by(t, "C1T4") == EVERYBODY


def test_5_5_declined_cards_are_ghosts_too() -> None:
    t = do(memory({"assist": "public", "m2_wild_decline": True}, seats=3), "REVEAL 1", "REVEAL 9", "DECLINE")
    assert seen_by(t, "C1T1") == seen_by(t, "C1X") == EVERYBODY


def test_5_5_a_new_round_begins_without_ghosts() -> None:
    up = [*range(1, 7), *range(10, 16)]
    t = memory({"assist": "own"}, seats=3, mission="N7", missions="", up=up, kept=["N1 N2 N3 N4 N5 N6", "", ""])
    do(t, "PEEK 8", "PEEK 9", "REVEAL 7", "REVEAL 16")
    t.session.go_on()
    for viewer in viewers(t):
        ghosts = t.session.view(viewer).to_data()["ghosts"]["grid"]
        assert all(code == "" for row in ghosts for code in row)
        assert not any(code.startswith("C") for code in t.session.view(viewer).pile("grid").cards)


def test_5_5_a_deal_shows_nobody_a_card() -> None:
    t = dealt("m2_memory", 3)
    for viewer in viewers(t):
        assert int(t.session.view(viewer).pile("grid").size) == 18
        text = shown(t, viewer) + told(t, viewer)
        assert not any(f'"C{c}T{k}"' in text for c in range(1, 7) for k in range(1, 9))
        assert not any(f'"C{c}X"' in text for c in range(1, 7))
