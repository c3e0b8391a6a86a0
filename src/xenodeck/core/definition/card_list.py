"""The cards of a game as data, ``cards.toml``: one entry ``[[card]]`` for each code, read once and checked."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from xenodeck.core.errors import GameError

NOTHING_MORE: Mapping[str, type] = {}
KINDS = {str: "a text", int: "a whole number", list: "a list", bool: "true or false"}


def read_cards(
    file: Path, codes: Sequence[str], needs: Mapping[str, type], may: Mapping[str, type] = NOTHING_MORE
) -> dict[str, Any]:
    """The whole file. Its cards are those of ``codes``, in that order; ``needs`` says what each of them has besides its
    ``code``, and of what kind that is, ``may`` what some of them have. Whatever is wrong is told by card and key."""
    try:
        data = tomllib.loads(file.read_text("utf-8"))
    except FileNotFoundError:
        raise GameError("BAD_GAMES", f"{file}: this file is missing.") from None
    except tomllib.TOMLDecodeError as error:
        raise GameError("BAD_GAMES", f"{file} is no TOML: {error}.") from error
    cards = data.get("card")
    if not isinstance(cards, list) or not cards:
        raise GameError("BAD_GAMES", f"{file}: it has no cards; each is an entry [[card]].")
    for number, card in enumerate(cards, 1):
        if wrong := wrong_card(card, number, needs, {"code": str, **needs, **may}):
            raise GameError("BAD_GAMES", f"{file}: {wrong}.")
    named = [card["code"] for card in cards]
    for code in dict.fromkeys([*named, *codes]):
        if named.count(code) > 1:
            raise GameError("BAD_GAMES", f"{file}: the card {code} is there twice.")
        if code not in codes or code not in named:
            lacks = "is not among the codes of the game" if code in named else "has no entry [[card]]"
            raise GameError("BAD_GAMES", f"{file}: {code} {lacks}; the codes are {', '.join(codes)}.")
    if named != list(codes):
        raise GameError("BAD_GAMES", f"{file}: its cards are in another order than the codes: {', '.join(codes)}.")
    return data


def wrong_card(card: Mapping[str, Any], number: int, needs: Mapping[str, type], known: Mapping[str, type]) -> str:
    """What is wrong with an entry; empty: nothing."""
    name = f"the card {card['code']}" if isinstance(card.get("code"), str) else f"card number {number}"
    for key in card:
        if key not in known:
            return f"{name} has {key!r}, which nothing reads; a card may have {', '.join(known)}"
    for key in ("code", *needs):
        if key not in card:
            return f"{name} has no {key!r}"
    for key, value in card.items():
        if not isinstance(value, known[key]) or (isinstance(value, bool) and known[key] is not bool):
            return f"{name}: {key} is {value!r} and not {KINDS.get(known[key], known[key].__name__)}"
    return ""
