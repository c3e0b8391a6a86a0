"""The actions of the rules page, ``{"type": "play", "card": …}``, checked in its order and with its error codes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.core import Refusal, is_figure
from xenodeck.games.ufoludki.rules import held, one_of
from xenodeck.games.ufoludki.state import CODES, COUNTER, HAND, SWARM, Ufo

NOBODY = "nobody"
FIELDS = {"type", "card", "target", "count"}
FAULTS = (
    "GAME_OVER",
    "NOT_YOUR_TURN",
    "BAD_FORMAT",
    "CARD_NOT_IN_HAND",
    "BAD_COUNT",
    "BAD_TARGET",
)  # in the page's order


def read(s: Ufo, seat: int, action: Mapping[str, Any]) -> list[int]:
    """The answers of this action: the card, then a target or a count if the card takes one."""
    code = action.get("card")
    check_format(action, code)
    face = CODES.index(str(code))
    card = one_of(s, seat, face)
    if card < 0:
        raise refuse("play", str(code), hand_codes(s, seat))
    if face == SWARM:
        return [card, check_count(s, seat, action.get("count", 1))]
    if face == COUNTER:
        return [card, check_target(s, seat, action.get("target"))]
    return [card]


def check_format(action: Mapping[str, Any], code: object) -> None:
    wrong = ""
    if action.get("type") != "play":
        wrong = "the only type of action is play"
    elif code not in CODES:
        wrong = f"there is no card {code!r}"
    elif set(action) - FIELDS:
        wrong = f"nobody knows {', '.join(sorted(map(str, set(action) - FIELDS)))}"
    elif "target" in action and code != "COUNTER":
        wrong = "only COUNTER takes a target"
    elif "count" in action and code != "SWARM":
        wrong = "only SWARM takes a count"
    elif any(key in action and not is_int(action[key]) for key in ("target", "count")):
        wrong = "target and count are whole numbers"
    if wrong:
        raise Refusal("BAD_FORMAT", f"This is not an action: {wrong}.", "4.1", facts={"word": wrong})


def check_count(s: Ufo, seat: int, count: int) -> int:
    most = held(s, seat, SWARM)
    if not 1 <= count <= most:
        raise refuse("count", str(count), [str(n) for n in range(1, most + 1)])
    return count


def check_target(s: Ufo, seat: int, target: int | None) -> int:
    if target is None or target == seat or not 0 <= target < s.seats:
        word = NOBODY if target is None else str(target)
        raise refuse("target", word, [f"seat {other}" for other in s.around(seat)])
    return target


def hand_codes(s: Ufo, seat: int) -> list[str]:
    return list(dict.fromkeys(CODES[s.face[card]] for card in s.zones[HAND[seat]]))


def is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def refuse(question: str, word: str, legal: list[str]) -> Refusal:
    """Why ``word`` does not answer ``question``."""
    facts = {"word": word, "legal": ", ".join(legal)}
    figure = is_figure(word)
    if question == "play" and word.upper() in CODES:
        return Refusal("CARD_NOT_IN_HAND", f"You hold no {word.upper()}.", "4.1", legal, {"card": word.upper()})
    if question == "target" and (figure or word == NOBODY):
        facts["word"] = f"seat {word}" if figure else word
        return Refusal("BAD_TARGET", f"Nothing to take from {facts['word']}.", "5.2", legal, facts)
    if question == "count" and figure:
        return Refusal("BAD_COUNT", f"You cannot send {word} of them.", "5.4", legal, facts)
    return Refusal("BAD_FORMAT", f"{word!r} does not answer this.", "4.1", legal, facts)


def more_faults(s: Ufo, seat: int, words: list[str]) -> list[Refusal]:
    """The fault in the form of the whole line, if there is one: it is reported before the meaning of the words."""
    code = words[0].upper() if words else ""
    if s.earlier(seat) or code not in CODES:
        return []
    takes = 2 if code in ("COUNTER", "SWARM") else 1
    wrong = [word for word in words[1:takes] if not is_figure(word)] + words[takes:]
    return [refuse("", wrong[0], [])] if wrong else []
