# SPDX-License-Identifier: Apache-2.0
"""Set positions of Earth Gambit with what has to come of them, for the plain reference and for whoever plays beside it.

Each case: the table, the inputs in order (seat, input, and a code where it is refused), and what the table must show
afterwards. Only what is named there is compared.
"""

from __future__ import annotations

from typing import Any, Final

Case = dict[str, Any]
FOUR: Final = ["alien", "scientist", "extinctionist", "extinctionist"]
DRAW: Final = ["R", "Y", "YR", "heal_all", "R", "YB"]


def table(state: str = "PLAY", active: int = 1, **more: Any) -> dict[str, Any]:
    """Four players, seat 1 about to play unless told otherwise."""
    config = {"players": 4, **more.pop("config", {})}
    return {"config": config, "state": state, "turn": 5, "active": active, "roles": FOUR, "draw": DRAW, **more}


def hands(*active: str, others: str = "R") -> list[list[str]]:
    return [[others], list(active), [others], [others]]


def play(card: str) -> dict[str, Any]:
    return {"type": "play", "card": card}


CASES: Final[dict[str, Case]] = {
    "21 the worked example": {
        "position": table(
            hands=[["R"], ["B", "passed:steal_card", "drawn:B"], ["Y"], ["damage_or_heal"]],
            protects=[0, 0, 0, 1],
            psych={"card": "psych_weapon", "owner": 2},
            config={"auto_single": False},
        ),
        "inputs": [
            (1, play("B"), "prohibited_card"),
            (1, {"type": "pass", "card": "B"}, "must_play"),
            (1, play("steal_card")),
            (1, {"type": "target", "target": 3}),
            (3, {"type": "protect", "use": False}),
            (3, {"type": "show", "card": "damage_or_heal"}),
            (1, {"type": "damage_or_heal", "mode": "damage", "target": 3}),
            (3, {"type": "protect", "use": True}),
            (1, {"type": "pass", "card": "B", "slot": "drawn"}),
            (2, play("B")),
        ],
        "after": {
            "active": 2,
            "discard": ["protect_player", "damage_or_heal", "steal_card", "psych_weapon"],
            "science": ["B"],
            "psych": None,
            "hands": [["R"], ["B"], ["Y", "drawn:Y"], ["R"]],
        },
    },
    "7 a prohibited forced card is discarded, then the Force": {
        "position": table(
            hands=hands("B", "passed:R", "drawn:Y"),
            forces=[[], ["held", "drawn"], [], []],
            psych={"card": "psych_weapon", "owner": 3},
            config={"auto_single": False},
        ),
        "inputs": [(1, play("R"), "forced_card_required"), (1, play("B"))],
        "after": {"discard": ["B", "force_to_play"], "forces": [[], ["drawn"], [], []], "science": []},
    },
    "R14 a void Force goes, the next one works": {
        "position": table(
            hands=hands("passed:R", "drawn:Y"),
            damaged=[False, True, False, False],
            forces=[[], ["held", "drawn"], [], []],
        ),
        "inputs": [],
        "after": {"discard": ["force_to_play", "force_to_play"], "forces": [[]] * 4, "science": ["Y"]},
    },
    "12 skipped players lose their Psych card, and the passer may be next": {
        "position": table(
            "PASS", hands=hands("B", "passed:R"), skips=[1, 0, 1, 1], psych={"card": "psych_defence", "owner": 3}
        ),
        "inputs": [(1, {"type": "pass", "card": "B"})],
        "after": {
            "turn": 6,
            "active": 1,
            "discard": ["skip_turn", "skip_turn", "psych_defence", "skip_turn"],
            "hands": [["R"], ["R", "passed:B", "drawn:R"], ["R"], ["R"]],
        },
    },
    "10 everybody who does not ignore it gets new cards": {
        "position": table(
            hands=[["B"], ["YB", "passed:reset_hands", "drawn:Y"], [], ["YR"]],
            damaged=[False, False, True, False],
            protects=[1, 0, 0, 1],
        ),
        "inputs": [
            (1, play("reset_hands")),
            (3, {"type": "protect", "use": True}),
            (0, {"type": "protect", "use": False}),
        ],
        "after": {
            "hands": [["heal_all"], ["R", "Y"], ["YR"], ["YR"]],
            "damaged": [False] * 4,
            "discard": ["protect_player", "YB", "Y", "B", "reset_hands"],
        },
    },
    "R46 the guard takes the next Psych card": {
        "position": table(
            hands=hands("R", "passed:psych_weapon", "drawn:R"),
            psych_guard=True,
            abilities=["cancel_psych", None, None, None],
            config={"special_abilities": True},
        ),
        "inputs": [(1, play("psych_weapon")), (0, {"type": "ability:cancel_psych", "use": False})],
        "after": {"psych_guard": False, "psych": None, "discard": ["psych_weapon"]},
    },
    "14 Double Play, then Ambush finds nothing to do": {
        "position": table(
            hands=hands("R", "passed:Y", "drawn:R"),
            abilities=["ambush", "double_play", None, None],
            config={"special_abilities": True},
        ),
        "inputs": [
            (1, play("Y")),
            (0, {"type": "ability:ambush", "use": True}, "ability_unavailable"),
            (1, {"type": "ability:double_play", "use": True, "card": "R", "slot": "held"}),
        ],
        "after": {
            "turn": 6,
            "active": 2,
            "damaged": [False, True, False, False],
            "science": ["Y", "R"],
            "abilities": ["ambush", "used:double_play", None, None],
            "hands": [["R"], [], ["R", "passed:R", "drawn:R"], ["R"]],
        },
    },
    "14 nobody sits out with the card they have to pass": {
        "position": table(
            hands=hands("passed:B"),
            abilities=[None, "sit_out", None, None],
            config={"special_abilities": True, "auto_single": False},
        ),
        "inputs": [(1, {"type": "ability:sit_out", "card": "B"}, "ability_unavailable"), (1, play("B"))],
        "after": {"active": 2, "science": ["B"], "abilities": [None, "sit_out", None, None]},
    },
    "14 a Veto comes before the die": {
        "position": table(
            hands=hands("R", "passed:stray_damage", "drawn:R"),
            abilities=[None, None, "veto", None],
            config={"special_abilities": True},
            chance=[],
        ),
        "inputs": [(1, play("stray_damage")), (2, {"type": "ability:veto", "use": True})],
        "after": {"discard": ["stray_damage"], "damaged": [False] * 4, "abilities": [None, None, "used:veto", None]},
    },
    "10 moving the Cancel can win for anybody": {
        "position": table(
            hands=hands("R", "passed:move_cancel_science", "drawn:R"),
            science=["Y", {"card": "YR", "covered_by": "cancel_science"}, "YB", "B"],
        ),
        "inputs": [
            (1, play("move_cancel_science")),
            (1, {"type": "move_cover", "science": 3}),
            (1, {"type": "pass", "card": "R"}, "game_over"),
        ],
        "after": {"over": True, "resolving": ["move_cancel_science"], "active": 1},
    },
    "10 Take shuffles the discard pile and one card goes back on it": {
        "position": table(
            hands=hands("R", "passed:take_from_discard", "drawn:B"),
            discard=["Y", "YB", "steal_card"],
            chance=[["steal_card", "Y", "YB"]],
        ),
        "inputs": [
            (1, play("take_from_discard")),
            (1, {"type": "target", "target": 1}),
            (1, {"type": "take_pick", "card": "R"}, "illegal_choice"),
            (1, {"type": "take_pick", "card": "Y"}),
            (1, {"type": "discard", "card": "B"}),
        ],
        "after": {"discard": ["YB", "steal_card", "B", "take_from_discard"], "hands": hands("R", "Y")},
    },
    "18 two Defences lie side by side": {
        "position": table(
            hands=hands("R", "passed:psych_defence", "drawn:B"),
            psych={"card": "psych_defence", "owner": 2},
            config={"defence_replaces_defence": False},
        ),
        "inputs": [(1, play("psych_defence")), (1, {"type": "pass", "card": "B"})],
        "after": {"psych": {"card": "psych_defence", "owner": 1}, "discard": ["psych_defence"], "active": 2},
    },
}
