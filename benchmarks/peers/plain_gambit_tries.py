# SPDX-License-Identifier: Apache-2.0
"""What to try on the plain Earth Gambit reference and beside it: any options, and inputs that are seldom right."""

from __future__ import annotations

import random
from typing import Any, Final

from plain_gambit import Gambit
from plain_gambit_asking import GIVING_UP, OF_HAND, Input
from plain_gambit_cards import ABILITIES, CARDS, PSYCH, ROLES, SCIENCE, SLOTS, WORDS

FLAGS: Final = ("protect_vs_peek", "defence_replaces_defence", "reset_clears_damage", "discard_public", "auto_single")
AIMS: Final = ("damage_or_heal", "target", "force", "trade_pair", "cover", "move_cover", "peek")
KINDS: Final = (*OF_HAND, *AIMS, "rearrange", "take_pick", "protect", *(f"ability:{one}" for one in ABILITIES))


def any_options(seed: int) -> dict[str, Any]:
    """Options of section 18 for a whole game that surely ends."""
    dice = random.Random(f"options {seed}")
    players = dice.randint(3, 8)
    found: dict[str, Any] = {"players": players, "start_seat": dice.choice(["random", dice.randrange(players)])}
    found |= {name: dice.choice(words) for name, words in WORDS.items()}
    found |= {name: dice.random() < 0.5 for name in FLAGS}
    found |= {"stray_die_sides": dice.choice([6, 1, 2, 8, 20]), "max_turns": dice.choice([300, 80, 40, 7])}
    found["special_abilities"] = any_abilities(dice, players)
    if dice.random() < 0.3:
        roles = dice.sample(ROLES, dice.randint(1, 3))
        found["roles"] = counted([dice.choice(roles) for _ in range(players)])
    if dice.random() < 0.6:
        found["deck"] = counted(any_deck(dice, players))
    elif dice.random() < 0.2:
        found["max_turns"] = 0
    return found


def any_abilities(dice: random.Random, players: int) -> bool | list[str | None]:
    if dice.random() < 0.5:
        return dice.random() < 0.7
    pool = [*ABILITIES, *[None] * dice.randint(0, 8)]
    return dice.sample(pool, players)


def any_deck(dice: random.Random, players: int) -> list[str]:
    """Often so small that piles run out, and with favourites, so that rare cards meet and hands get stuck."""
    size = 2 * players + 2 + dice.choice([0, 1, 3, 10, 25, 45])
    liked = [*dice.sample(CARDS, 4), "R", "B", dice.choice(SCIENCE), dice.choice(PSYCH), "force_to_play"]
    return [dice.choice(liked if dice.random() < 0.7 else CARDS) for _ in range(size)]


def counted(codes: list[str]) -> dict[str, int]:
    return {code: codes.count(code) for code in sorted(set(codes))}


def any_try(game: Gambit, dice: random.Random, claims: bool = True) -> tuple[int, Input]:
    """Anything from anybody; most of it is refused."""
    asked = dice.choice(game.pending) if game.pending else None
    seat = asked.seat if asked and dice.random() < 0.6 else dice.randint(-1, game.seats)
    how = dice.random()
    if claims and how < 0.12:
        return seat, any_claim(game, dice)
    if asked and asked.kind in ("play", "forced_card") and how < 0.3:  # in hand, but perhaps not to be played
        return asked.seat, {"type": "play", "card": dice.choice(game.hands[asked.seat]).code}
    if asked and how < 0.5:  # nearly right: one value of a legal input is another one
        told = dict(dice.choice(asked.options))
        name = dice.choice([key for key in told if key != "type"])
        if dice.random() < 0.15:
            del told[name]
        else:
            told[name] = any_value(game, dice, name)
        return seat, told
    if asked and how < 0.6:
        return seat, dict(dice.choice(asked.options), type=dice.choice([*GIVING_UP, *KINDS]))
    if how < 0.63:
        return seat, {"type": dice.choice(["", "ability:", "ability:none", "wait", None, 7])}
    return seat, any_input(game, dice, dice.choice([*GIVING_UP, *KINDS]))


def any_input(game: Gambit, dice: random.Random, kind: str) -> Input:
    names: tuple[str, ...] = ()
    if kind in (*OF_HAND, "take_pick", "ability:sit_out"):
        names = ("card",)
    elif kind in AIMS:
        names = {
            "damage_or_heal": ("mode", "target"),
            "target": ("target",),
            "force": ("target", "slot"),
            "trade_pair": ("players",),
            "cover": ("science",),
            "move_cover": ("science",),
            "peek": ("what", "target"),
        }[kind]
    elif kind == "rearrange":
        names = ("order",)
    elif kind == "ability:redirect":
        names = ("card", "target")
    else:
        own = {"ability:redraft": "card", "ability:double_play": "card", "ability:background_check": "target"}
        names = ("use", own[kind]) if kind in own else ("use",)
    return {"type": kind, **{name: any_value(game, dice, name) for name in names}}


def any_value(game: Gambit, dice: random.Random, name: str) -> Any:
    if dice.random() < 0.08:
        return dice.choice([None, "", "nobody", 1.5, [], {}, [1]])
    held = [card.code for hand in game.hands for card in hand]
    seat = dice.randint(-1, game.seats)
    values: dict[str, list[Any]] = {
        "card": [*held, dice.choice(CARDS)],
        "slot": list(SLOTS),
        "target": [seat],
        "mode": ["damage", "heal", "kill"],
        "players": [[seat, dice.randrange(game.seats)], [seat, seat], [seat], [0, 1, 2]],
        "science": [dice.randint(-1, len(game.science) + 1)],
        "from": [dice.randint(-1, len(game.science) + 1)],
        "what": ["role", "ability", "hand", "draw", "discard", "all"],
        "order": [[dice.choice(CARDS) for _ in range(dice.randint(0, 3))], [card.code for card in game.draw[:3]][::-1]],
        "use": [True, False],
    }
    return dice.choice(values[name])


def any_claim(game: Gambit, dice: random.Random) -> Input:
    subject = dice.choice(["pass", "hand", {"role": dice.randint(-1, game.seats)}, "draw", None])
    label = dice.choice(["good", "bad", "useful", *ROLES, dice.choice(CARDS), None])
    return {"type": "claim", "subject": subject, "label": label}
