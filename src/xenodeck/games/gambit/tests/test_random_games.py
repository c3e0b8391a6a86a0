"""6.2 and 21.2: what always holds, over whole random games."""

from __future__ import annotations

import random

import pytest

from effort import PROVE, some
from xenodeck.games.gambit.tests.tables import (
    ON,
    again,
    asks,
    cards,
    dealt,
    open_to,
    pack,
    science,
    winners,
)
from xenodeck.testkit import Scenario


def answer_somehow(t: Scenario, luck: random.Random) -> None:
    seat = luck.choice(t.session.waiting())
    question = t.session.view(seat).question
    assert question is not None
    t.session.play(seat, luck.choice(question.options).word)


def sizes_hold(t: Scenario) -> None:
    """Before the play three cards less one for damage, until the pass two, everybody else one."""
    active, kinds = t.table("active"), open_to(t, t.table("active"))
    own = 3 if {"play", "stuck_discard"} & set(kinds) else 2 if "pass" in kinds else 0
    if own and not t.session.unfinished_words(active):
        for seat, (held, damaged) in enumerate(zip(t.table("hands"), t.table("damaged"), strict=True)):
            assert len(held) == (own if seat == active else 1) - damaged


def colours(t: Scenario) -> dict[str, int]:
    return {colour: sum(colour in code for code in science(t).split() if "*" not in code) for colour in "YRB"}


def won(t: Scenario) -> list[int]:
    """Who has won by what lies on the table."""
    found = colours(t)
    team = "extinctionist" if found["Y"] >= 3 else "alien" if found["R"] >= 6 else "scientist"
    complete = found["Y"] >= 3 or found["R"] >= 6 or found["B"] >= 6
    return [seat for seat, role in enumerate(t.table("roles")) if role == team] if complete else []


@pytest.mark.one_engine
@pytest.mark.parametrize("players", some(range(3, 9), 3, 5, 8))
@pytest.mark.parametrize("abilities", [False, True])
def test_6_2_hands_keep_their_sizes_and_cards_are_neither_lost_nor_doubled(players: int, abilities: bool) -> None:
    luck = random.Random(players)
    for seed in range(1 if not PROVE else 4):
        t = dealt(players, None, seed=seed, **(ON if abilities else {}))
        everything = pack(players)
        for _ in range(2000):
            if t.session.state.over:
                break
            assert sorted(cards(t).elements()) == sorted(everything)
            sizes_hold(t)
            answer_somehow(t, luck)
        assert t.session.state.over and winners(t) == won(t)


OTHERWISE: dict[str, object] = {
    "reshuffle": "immediate", "force_queue": "latest_replaces", "force_empty_slot": "next_best",
    "protect_lingering": "also_on_trigger", "protect_vs_peek": False, "defence_replaces_defence": False,
    "replace_empty_hand": "draw", "discard_public": True, "double_target_tie": "active_team", "stray_die_sides": 20,
}  # fmt: skip


@pytest.mark.one_engine
@pytest.mark.parametrize("players", [3, 5, 8])
def test_6_2_the_same_holds_with_every_option_the_other_way(players: int) -> None:
    luck = random.Random(players)
    for seed in range(1 if not PROVE else 6):
        t = dealt(players, None, seed=seed, **ON, **OTHERWISE)
        for _ in range(2000):
            if t.session.state.over:
                break
            assert sorted(cards(t).elements()) == sorted(pack(players))
            sizes_hold(t)
            answer_somehow(t, luck)
        assert t.session.state.over and winners(t) == won(t)


@pytest.mark.one_engine
@pytest.mark.parametrize("players", [3, 4, 8])
def test_21_2_a_table_can_be_written_and_read_at_every_decision(players: int) -> None:
    luck = random.Random(players)
    t = dealt(players, None, seed=players, **ON)
    for _ in range(150):
        if t.session.state.over:
            break
        half = asks(t).endswith("give") and len(t.session.waiting()) == 1  # one trader has chosen, in secret
        if not half and not any(t.session.unfinished_words(seat) for seat in t.session.waiting()):
            other = again(t)
            assert asks(other) == asks(t)
            assert other.session.game.position(other.session.state) == t.session.game.position(t.session.state)
        answer_somehow(t, luck)
