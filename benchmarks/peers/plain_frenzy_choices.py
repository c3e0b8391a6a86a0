# SPDX-License-Identifier: Apache-2.0
"""What may be answered to a pending decision of the plain Alien Frenzy reference.

`judge` is the only gate: whatever it lets through, the game's flow can carry out, so a rejected answer
changes nothing. `listed` and `randomly` only produce answers and are tested against it.
"""

from __future__ import annotations

import itertools
import random
from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from plain_frenzy_cards import ACTIONS, Card, RejectedError, codes_of, plain

Decision = dict[str, Any]

MANY: Final = 400
"""A list of answers longer than this is replaced by a sample."""

FIELDS: Final[Mapping[str, tuple[str, ...]]] = {
    "play_card": ("card",), "insert_ufo": ("position",), "draw_position": ("position",),
    "swap": ("give", "target"), "view_choice": ("take",), "order": ("cards",), "two_positions": ("positions",),
    "pick_one": ("card",), "reinsert": ("yes",), "play_action": ("card",), "face": ("pairs",),
    "deflect_target": ("target",), "steal_target": ("target",), "alliance": ("pairs",),
}  # fmt: skip


def characters(hand: Sequence[Card]) -> list[Card]:
    """Return the Characters of a hand."""
    return [card for card in hand if card.ability]


def _refuse(wrong: bool, code: str, why: str) -> None:
    if wrong:
        raise RejectedError(code, why)


def _position(value: object, least: int, number: int) -> None:
    fits = type(value) is int and least <= value < number
    _refuse(not fits, "BAD_POSITION", f"{value!r} is not in {least}..{number - 1}")


def _held(hand: Sequence[Card], named: Sequence[object]) -> None:
    _refuse(not all(isinstance(code, str) for code in named), "NOT_IN_HAND", f"{named!r}")
    short = Counter(map(str, named)) - Counter(codes_of(hand))
    _refuse(bool(short), "NOT_IN_HAND", f"{sorted(short)}")


def _pairs(value: object) -> list[tuple[Any, Any]]:
    _refuse(not isinstance(value, list), "WRONG_DECISION", "pairs must be a list")
    assert isinstance(value, list)
    for pair in value:
        _refuse(not isinstance(pair, list | tuple) or len(pair) != 2, "WRONG_DECISION", f"{pair!r}")
    return [(pair[0], pair[1]) for pair in value]


def judge(asked: Decision, hand: Sequence[Card], answer: object, locked: bool, acted: bool) -> None:
    """Raise `RejectedError` with the first fitting code of section 20, or let the answer pass."""
    _refuse(not isinstance(answer, dict), "WRONG_DECISION", "not an object")
    assert isinstance(answer, dict)
    kind = answer.get("type")
    if kind == "play_action" and kind != asked["type"] and answer.get("card") is not None:
        _refuse(locked, "LOCKED", "no Action in this turn")
        _refuse(acted, "ACTION_SPENT", "one Action a turn")
    if kind == asked["type"]:
        for must, field in (("play_card", "card"), ("insert_ufo", "position"), ("face", "pairs")):
            if kind == must and field in answer:
                _refuse(answer[field] in (None, []), "MUST_PLAY", f"{field} cannot be left out")
    _refuse(kind != asked["type"], "WRONG_DECISION", f"{asked['type']} is pending")
    for field in FIELDS[str(kind)]:
        free = kind == "play_action"
        _refuse(field not in answer or (answer[field] is None and not free), "WRONG_DECISION", field)
    if kind == "play_card":
        _held(hand, [answer["card"]])
    elif kind == "play_action" and answer["card"] is not None:
        _held(hand, [answer["card"]])
        _refuse(answer["card"] not in ACTIONS, "WRONG_CARD", "not an Action")
    elif kind in ("insert_ufo", "draw_position"):
        _position(answer["position"], 0, asked["positions"])
    elif kind == "swap":
        _held(hand, [answer["give"]])
    elif kind == "view_choice":
        _refuse(answer["take"] not in ("top", "elsewhere"), "BAD_CHOICE", "take")
        if answer["take"] == "elsewhere":
            _position(answer.get("position"), 1, asked["positions"])
    elif kind == "order":
        wanted = answer["cards"] if isinstance(answer["cards"], list) else []
        same = sorted(str(plain(code)) for code in wanted) == sorted(asked["cards"])
        _refuse(not same, "BAD_ORDER", "not a permutation of the cards seen")
    elif kind == "two_positions":
        _two_positions(asked, answer["positions"])
    elif kind == "pick_one":
        _refuse(plain(answer["card"]) not in asked["cards"], "BAD_CHOICE", "not among the two")
    elif kind == "reinsert":
        _refuse(type(answer["yes"]) is not bool, "BAD_CHOICE", "yes or no")
        if answer["yes"]:
            _position(answer.get("position"), 0, asked["positions"])
    elif kind == "face":
        _face(asked, hand, _pairs(answer["pairs"]))
    elif kind == "alliance":
        pairs = _pairs(answer["pairs"])
        for target, _ in pairs:
            _refuse(type(target) is not int or target not in asked["targets"], "BAD_TARGET", f"{target!r}")
        _refuse(len(pairs) != asked["aliens"], "BAD_ASSIGNMENT", f"{asked['aliens']} pairs")
        _refuse(any(colour not in ("R", "G", "B") for _, colour in pairs), "BAD_CHOICE", "colour")
    if kind in ("swap", "deflect_target", "steal_target"):
        known = type(answer["target"]) is int and answer["target"] in asked["targets"]
        _refuse(not known, "BAD_TARGET", f"{answer['target']!r}")


def _two_positions(asked: Decision, named: object) -> None:
    """Both together, or one after the other with the first one already on record."""
    number = asked["wanted"]
    _refuse(not isinstance(named, list) or len(named) != number, "BAD_POSITION", f"{number} wanted")
    assert isinstance(named, list)
    for value in named:
        _position(value, 0, asked["positions"])
    places = named + ([asked["first"]] if "first" in asked else [])
    _refuse(len(set(places)) != len(places), "BAD_POSITION", "equal positions")


def _face(asked: Decision, hand: Sequence[Card], pairs: list[tuple[Any, Any]]) -> None:
    named = [code for _, code in pairs]
    _held(hand, named)
    fighters = {card.code for card in characters(hand)}
    _refuse(any(code not in fighters for code in named), "WRONG_CARD", "not a Character")
    numbers = [number for number, _ in pairs]
    whole = all(type(number) is int for number in numbers)
    fits = whole and sorted(numbers) == list(range(len(asked["aliens"])))
    _refuse(not fits, "BAD_ASSIGNMENT", "each alien once")


def randomly(asked: Decision, hand: Sequence[Card], rng: random.Random) -> Decision:
    """Return a random legal answer, quickly."""
    kind = asked["type"]
    answer: Decision = {"type": kind}
    if kind == "play_card":
        answer["card"] = rng.choice(hand).code
    elif kind == "play_action":
        answer["card"] = rng.choice([None, *sorted({card.code for card in hand if card.code in ACTIONS})])
    elif kind == "insert_ufo":
        answer |= {"position": rng.randrange(asked["positions"]), "secret": rng.random() < 0.5}
    elif kind == "draw_position":
        answer["position"] = rng.randrange(asked["positions"])
    elif kind == "swap":
        answer |= {"give": rng.choice(hand).code, "target": rng.choice(asked["targets"])}
    elif kind == "view_choice":
        answer["take"] = rng.choice(("top", "elsewhere"))
        if answer["take"] == "elsewhere":
            answer["position"] = rng.randrange(1, asked["positions"])
    elif kind == "order":
        answer["cards"] = rng.sample(asked["cards"], len(asked["cards"]))
    elif kind == "two_positions":
        free = [place for place in range(asked["positions"]) if place != asked.get("first")]
        answer["positions"] = rng.sample(free, asked["wanted"])
    elif kind == "pick_one":
        answer["card"] = rng.choice(asked["cards"])
    elif kind == "reinsert":
        answer["yes"] = rng.random() < 0.5
        if answer["yes"]:
            answer |= {"position": rng.randrange(asked["positions"]), "secret": rng.random() < 0.5}
    elif kind == "face":
        numbers = rng.sample(range(len(asked["aliens"])), len(asked["aliens"]))
        fighters = rng.sample(codes_of(characters(hand)), len(numbers))
        answer["pairs"] = [list(pair) for pair in zip(numbers, fighters, strict=True)]
    elif kind == "alliance":
        answer["pairs"] = [[rng.choice(asked["targets"]), rng.choice("RGB")] for _ in range(asked["aliens"])]
    else:
        answer["target"] = rng.choice(asked["targets"])
    return answer


def listed(asked: Decision, hand: Sequence[Card]) -> list[Decision]:
    """Return all legal answers without repetition, or a sample of them if there are more than `MANY`."""
    kind = asked["type"]
    own = sorted({card.code for card in hand})
    found: list[Decision] = []
    if kind in ("play_card", "play_action"):
        some = own if kind == "play_card" else [None, *(code for code in own if code in ACTIONS)]
        found = [{"card": code} for code in some]
    elif kind == "draw_position":
        found = [{"position": place} for place in range(asked["positions"])]
    elif kind in ("insert_ufo", "reinsert"):
        yes = {} if kind == "insert_ufo" else {"yes": True}
        for place, secret in itertools.product(range(asked["positions"]), (True, False)):
            found.append(yes | {"position": place, "secret": secret})
        found += [] if kind == "insert_ufo" else [{"yes": False}]
    elif kind == "swap":
        found = [{"give": code, "target": seat} for code in own for seat in asked["targets"]]
    elif kind == "view_choice":
        elsewhere = range(1, asked["positions"])
        found = [{"take": "top"}, *({"take": "elsewhere", "position": place} for place in elsewhere)]
    elif kind == "two_positions":
        free = [place for place in range(asked["positions"]) if place != asked.get("first")]
        found = [{"positions": list(two)} for two in itertools.combinations(free, asked["wanted"])]
    elif kind == "pick_one":
        found = [{"card": code} for code in sorted(set(asked["cards"]))]
    elif kind in ("deflect_target", "steal_target"):
        found = [{"target": seat} for seat in asked["targets"]]
    elif kind == "order":
        found = [{"cards": list(cards)} for cards in sorted(set(itertools.permutations(asked["cards"])))]
    if found:
        return [{"type": kind} | answer for answer in found]
    if kind == "alliance" and (3 * len(asked["targets"])) ** asked["aliens"] <= MANY:
        one = [list(pair) for pair in itertools.product(asked["targets"], "RGB")]
        return [{"type": kind, "pairs": list(all_)} for all_ in itertools.product(one, repeat=asked["aliens"])]
    if kind == "face" and len(asked["aliens"]) <= 2:
        numbers = list(itertools.permutations(range(len(asked["aliens"]))))
        ways = sorted(set(itertools.permutations(codes_of(characters(hand)), len(asked["aliens"]))))
        if len(ways) * len(numbers) <= MANY:
            laid = itertools.product(numbers, ways)
            return [
                {"type": kind, "pairs": [list(pair) for pair in zip(number, way, strict=True)]} for number, way in laid
            ]
    rng = random.Random(0)
    sample = [randomly(asked, hand, rng) for _ in range(MANY)]
    return [answer for at, answer in enumerate(sample) if answer not in sample[:at]]
