"""5 11 14 17 Who knows what: what stays secret, and what everybody goes on knowing."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from xenodeck.core.errors import BadPosition, GameError
from xenodeck.core.rules.engine import open_options
from xenodeck.core.sessions.own_notes import notes_of
from xenodeck.core.sessions.session import Session
from xenodeck.games import find

GAME = find("gambit")
ROLES = ["alien", "scientist", "extinctionist", "extinctionist"]


def table(hands: list[list[str]], state: str = "PLAY", **more: Any) -> Session:
    options = more.pop("options", {})
    position = {"config": {"players": len(hands), "seed": 1, **options}, "turn": 3, "active": 0, "state": state}
    laid = {"roles": ROLES[: len(hands)], "hands": hands, "draw": ["R"] * 8}
    return Session.from_position(GAME, {**position, **laid, **more})


def seen(session: Session, viewer: int) -> dict[str, Any]:
    return GAME.position(session.state, viewer)


def test_11_1_nobody_is_told_that_a_protect_is_asked_for() -> None:
    t = table([["R", "damage_or_heal", "B"], ["B"], ["Y"]], protects=[0, 1, 0])
    t.play(0, {"type": "play", "card": "damage_or_heal", "mode": "damage", "target": 1})
    assert t.waiting() == [1]
    for viewer in (-1, 0, 2):
        assert t.view(viewer).waiting == []
        assert "stack" not in seen(t, viewer)
    assert "stack" in GAME.position(t.state)


def test_5_2_whoever_knew_the_only_card_of_a_hand_follows_it_through_a_trade() -> None:
    known = [{"place": "hands", "seat": 1, "at": 0, "seats": [3]}]
    t = table([["trade_cards", "R", "R"], ["Y"], ["B"], ["YB"]], known=known)
    t.play(0, {"type": "play", "card": "trade_cards", "players": [1, 2]})
    assert seen(t, 3)["hands"] == [["?", "?"], ["?"], ["Y"], ["YB"]]
    assert seen(t, 1)["hands"] == [["?", "?"], ["B"], ["Y"], ["?"]]
    assert seen(t, 0)["hands"] == [["R", "R"], ["?"], ["?"], ["?"]]


def test_5_2_passer_and_discarder_remember_their_card() -> None:
    t = table([["R", "heal_all", "B"], ["Y"], ["YB"]])
    t.play(0, {"type": "play", "card": "heal_all"})
    t.play(0, {"type": "pass", "card": "B"})
    assert sorted(seen(t, 0)["hands"][1]) == ["?", "?", "B"]
    assert seen(t, 2)["hands"][1] == ["?", "?", "?"]
    assert seen(t, 2)["discard"] == ["heal_all"], "its face was seen as it was played"


def test_7_5_a_stuck_hand_is_known_to_all_and_so_is_what_went_of_it() -> None:
    t = table([["B", "B", "B"], ["Y"], ["YB"]], psych={"card": "psych_weapon", "owner": 1})
    assert seen(t, 2)["hands"][0] == ["B", "B", "B"]
    t.play(0, {"type": "stuck_discard", "card": "B"})
    assert seen(t, 2)["hands"][0] == ["B", "B"]
    assert seen(t, 2)["discard"] == ["B"]


def test_7_5_with_an_unused_ability_it_is_shown_with_the_discard_only() -> None:
    for ability in ("sit_out", "veto"):
        options = {"special_abilities": True}
        t = table(
            [["B", "B", "B"], ["Y"], ["YB"]],
            psych={"card": "psych_weapon", "owner": 1}, options=options, abilities=[ability, None, None],
        )  # fmt: skip
        assert seen(t, 2)["hands"][0] == ["?", "?", "?"]
        t.play(0, {"type": "stuck_discard", "card": "B"})
        assert seen(t, 2)["hands"][0] == ["B", "B"]


def test_14_3_sit_out_leaves_a_stuck_hand_unseen() -> None:
    options = {"special_abilities": True}
    t = table(
        [["B", "B", "B"], ["Y"], ["YB"]],
        psych={"card": "psych_weapon", "owner": 1}, options=options, abilities=["sit_out", None, None],
    )  # fmt: skip
    t.play(0, {"type": "ability:sit_out", "card": "B"})
    assert seen(t, 2)["hands"][0] == ["?", "?"]
    assert seen(t, 2)["discard"] == ["?"]
    assert seen(t, 0)["discard"] == ["B"]


@pytest.mark.parametrize("options", [{}, {"special_abilities": True}])
def test_21_2_whatever_somebody_writes_is_read_or_refused(options: dict[str, Any]) -> None:
    """Positions of a random game with something changed in them: each plays on, or is refused."""
    dice = random.Random(5)
    read = refused = 0
    t = Session.start(GAME, 4, 3, {**options, "auto_single": False})
    while not t.state.over and read + refused < 300:
        written = json.loads(json.dumps(GAME.position(t.state)))
        try:
            changed = Session.from_position(GAME, spoilt(written, dice))
        except GameError as no:
            assert no.code in ("bad_position", "bad_script")
            refused += 1
        else:
            play_on(changed, dice)
            read += 1
        play_on(t, dice, 1)
    assert read and refused


def spoilt(position: dict[str, Any], dice: random.Random) -> dict[str, Any]:
    """``position`` with one value somewhere in it replaced, doubled or gone."""
    changed = copy.deepcopy(position)
    node: Any = changed
    while True:
        key = dice.choice(list(node) if isinstance(node, dict) else range(len(node)))
        if isinstance(node[key], dict | list) and node[key] and dice.random() < 0.8:
            node = node[key]
            continue
        if dice.random() < 0.3:
            del node[key]
        elif isinstance(node, list) and dice.random() < 0.3:
            node.append(copy.deepcopy(node[key]))
        else:
            node[key] = dice.choice(
                ["R", "B", "steal_card", "drawn:Y", "veto", None, -1, 0, 1, 2, 99, True, [], "Away"]
            )
        return changed


def play_on(t: Session, dice: random.Random, moves: int = 10) -> None:
    for _ in range(moves):
        if t.state.over:
            return
        seat = dice.choice(t.waiting())
        t.answer(seat, dice.choice(open_options(t.state, seat)))


def test_21_2_steps_that_no_play_brings_are_refused() -> None:
    for stack in (
        [],
        [{"do": "PassOn", "seat": 0}, {"do": "PassOn", "seat": 0}],
        [{"do": "Away", "seat": -1}, {"do": "PassOn", "seat": 0}],
        [{"do": "Show", "seat": 1}, {"do": "Away", "seat": -1}, {"do": "PassOn", "seat": 0}],
        [{"do": "Window", "seat": 0, "arg": 3}, {"do": "PassOn", "seat": 0}],
        [{"do": "Nothing", "seat": 0}],
    ):
        with pytest.raises(BadPosition):
            table([["R", "B"], ["Y"], ["YB"]], stack=stack)


def test_5_2_what_a_rearrange_has_shown_is_in_the_own_notes_only() -> None:
    t = table([["rearrange_top_3", "R", "B"], ["Y"], ["YB"]], draw=["Y", "R", "B", "R"])
    t.play(0, {"type": "play", "card": "rearrange_top_3"})
    assert [[note["cards"] for note in notes_of(t, viewer)] for viewer in (0, 1)] == [[["Y", "R", "B"]], []]
