"""22.1 Every example of the rules pages is a decision, at a table where it is asked, and does what it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from xenodeck.games.gambit.tests.tables import (
    asks,
    do,
    faces_told,
    force,
    hand,
    pair,
    play,
    science,
    seats,
    seen_pile,
    sees,
    table,
    target,
    turn,
    words,
)
from xenodeck.testkit import Scenario, examples


def free(card: str, **more: Any) -> Scenario:
    """Seat 0 may play ``card``, or Red or Blue."""
    return table(**{"hands": [f"{card} passed:R drawn:B", "Y", "YB", "YR"], **more})


def played(card: str, **more: Any) -> Scenario:
    return free(card, **more).pick(play(card))


def starting(ability: str) -> Scenario:
    return table(
        state="START", hands=["B passed:R", "Y", "YB", "YR"], draw="Y heal_all R", abilities=f"{ability} - - -"
    )


Seen = Callable[[Scenario], Any]
EXAMPLES: dict[str, tuple[Callable[[], Scenario], Seen, Any]] = {
    '{"type": "play", "card": "R"}': (lambda: free("Y"), science, "R"),
    '{"type": "ability:sit_out", "card": "B"}': (
        lambda: free("Y", abilities="sit_out - - -"),
        lambda t: (words(t, "discard"), asks(t)),
        ("B", "0 pass"),
    ),
    '{"type": "stuck_discard", "card": "B"}': (
        lambda: table(hands=["passed:B drawn:B", "Y", "YB"], damaged=[0], psych="weapon 1"),
        lambda t: (words(t, "discard"), asks(t)),
        ("B", "0 pass"),
    ),
    '{"type": "pass", "card": "B"}': (
        lambda: played("Y"),
        lambda t: (turn(t)[1], "passed:B" in t.table("hands")[1]),
        (1, True),
    ),
    '{"type": "ability:redirect", "card": "B", "target": 3}': (
        lambda: played("Y", abilities="redirect - - -"),
        lambda t: (turn(t)[1], "passed:B" in t.table("hands")[3]),
        (3, True),
    ),
    '{"type": "damage_or_heal", "mode": "heal", "target": 2}': (
        lambda: played("damage_or_heal", hands=["damage_or_heal passed:R drawn:B", "Y", ""], damaged=[2], draw="YB Y"),
        lambda t: (hand(t, 2), seats(t, "damaged")),
        ("YB", []),
    ),
    '{"type": "play", "card": "damage_or_heal", "mode": "damage", "target": 2}': (
        lambda: free("damage_or_heal"),
        asks,
        "2 discard",
    ),
    '{"type": "target", "target": 2}': (lambda: played("skip_turn"), lambda t: seats(t, "skips"), [2]),
    '{"type": "force", "target": 2, "slot": "held"}': (
        lambda: played("force_to_play"),
        lambda t: t.table("forces"),
        [[], [], ["held"], []],
    ),
    '{"type": "trade_pair", "players": [0, 2]}': (lambda: played("trade_cards"), asks, "0 give, 2 give"),
    '{"type": "give", "card": "B"}': (
        lambda: do(played("trade_cards"), pair(0, 2)),
        lambda t: hand(t.pick({"type": "give", "card": "YB"}, 2), 2),
        "B",
    ),
    '{"type": "cover", "science": 1}': (lambda: played("cancel_science", science="R Y"), science, "R Y*"),
    '{"type": "move_cover", "science": 0}': (
        lambda: played("move_cancel_science", science="R Y* B"),
        science,
        "R* Y B",
    ),
    '{"type": "peek", "what": "role", "target": 2}': (
        lambda: played("peek_any_card"),
        lambda t: "extinctionist" in faces_told(t, 0),
        True,
    ),
    '{"type": "peek", "what": "draw"}': (
        lambda: played("peek_any_card", draw="YR R"),
        lambda t: seen_pile(t, "draw", 0),
        "YR ?",
    ),
    '{"type": "rearrange", "order": ["B", "R", "Y"]}': (
        lambda: played("rearrange_top_3", draw="R B Y YR"),
        lambda t: words(t, "draw"),
        "B R Y YR",
    ),
    '{"type": "discard", "card": "B"}': (
        lambda: do(played("replace_card"), target(0)),
        lambda t: words(t, "discard"),
        "B replace_card",
    ),
    '{"type": "take_pick", "card": "R"}': (
        lambda: do(played("take_from_discard", discard="R Y"), target(1)),
        lambda t: (hand(t, 1), asks(t)),
        ("R Y", "1 discard"),
    ),
    '{"type": "show", "card": "B"}': (lambda: do(played("steal_card"), target(0)), science, "B"),
    '{"type": "protect", "use": true}': (
        lambda: do(played("skip_turn", protects=[1]), target(1)),
        lambda t: (seats(t, "skips"), words(t, "discard")),
        ([], "protect_player skip_turn"),
    ),
    '{"type": "ability:veto", "use": false}': (
        lambda: do(played("force_to_play", abilities="- veto - -"), force(2, "held")),
        lambda t: (t.table("forces")[2], t.table("abilities")[1]),
        (["held"], "veto"),
    ),
    '{"type": "ability:redraft", "use": true, "card": "B"}': (
        lambda: starting("redraft"),
        lambda t: (hand(t, 0), words(t, "discard")),
        ("drawn:Y heal_all passed:R", "B"),
    ),
    '{"type": "ability:background_check", "use": true, "target": 2}': (
        lambda: starting("background_check"),
        lambda t: "extinctionist" in faces_told(t, 0),
        True,
    ),
    '{"type": "ability:double_play", "use": true, "card": "R"}': (
        lambda: played("Y", abilities="double_play - - -"),
        lambda t: (science(t), seats(t, "damaged")),
        ("Y R", [0]),
    ),
    '{"type": "claim", "subject": "hand", "label": "good"}': (
        lambda: free("Y"),
        lambda t: (asks(t), t.told(2)[-1]["what"]),
        ("0 play", "say_hand"),
    ),
    '{"type": "claim", "subject": {"role": 2}, "label": "alien"}': (
        lambda: free("Y"),
        lambda t: (asks(t), t.told(2)[-1]["what"]),
        ("0 play", "say_role"),
    ),
    '{"type": "claim", "subject": {"seen": {"hand": 2}}, "label": "R"}': (
        lambda: played("peek_any_card").pick({"type": "peek", "what": "hand", "target": 2}),
        lambda t: (asks(t), t.told(2)[-1]["what"]),
        ("0 pass", "say_seen_hand"),
    ),
}


@pytest.mark.parametrize("example", EXAMPLES)
def test_22_1_each_example_of_the_page_is_the_decision_it_says(example: str) -> None:
    laid, seen, expected = EXAMPLES[example]
    assert seen(laid().pick(example)) == expected


@pytest.mark.parametrize("language", ["en", "pl"])
def test_22_1_these_are_the_examples_of_the_page_in_every_language(language: str) -> None:
    assert sorted(examples("gambit", language)) == sorted(EXAMPLES)


def test_22_1_slot_tells_equal_cards_apart() -> None:
    t = free("R").pick({"type": "play", "card": "R", "slot": "passed"})
    assert hand(t, 0) == "R drawn:B"


def test_22_1_with_several_covers_from_names_the_one_to_move() -> None:
    t = played("move_cancel_science", science="R* Y* B").pick({"type": "move_cover", "science": 2, "from": 1})
    assert science(t) == "R* Y B*"


def test_22_1_what_does_not_fit_is_refused_with_a_code() -> None:
    t = free("Y")
    before = sees(t, 0)
    assert t.refused('{"type": "play", "card": "YR"}').code == "card_not_in_hand"
    assert t.refused('{"type": "pass", "card": "R"}').code == "must_play"
    assert sees(t, 0) == before
