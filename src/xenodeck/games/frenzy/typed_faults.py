"""Refusals of a typed line as a whole: of several faults the first in the order of the page counts (20.1).

Words are read one after the other, but the page orders faults by their kind. So the line is put together as the
decision it stands for, and that is checked.
"""

from __future__ import annotations

from typing import Any

from xenodeck.core import Refusal
from xenodeck.games.frenzy import actions
from xenodeck.games.frenzy.state import CODES, COLOURS, Frenzy

# The part of the page's list that concerns what was named. Reading word by word finds what stands before it.
NAMED = actions.FAULTS[actions.FAULTS.index("NOT_IN_HAND") :]
LONGEST = 18  # digits of a number


def more_faults(s: Frenzy, seat: int, words: list[str], no: Refusal) -> list[Refusal]:
    """The fault of the whole decision, if ``no`` refused a part of its line."""
    if no.code not in NAMED or s.earlier(seat):
        return []
    action = decision(s, [word.upper() for word in words])
    if action is None:
        return []
    try:
        actions.read(s, seat, action)
    except Refusal as other:
        return [other] if other.code in NAMED and not unfinished(s, action, other) else []
    return []


def unfinished(s: Frenzy, action: dict[str, Any], no: Refusal) -> bool:
    """Whether the only fault is that the line names too few allies. A line may stop half way."""
    return no.code == "BAD_ASSIGNMENT" and len(action.get("pairs", ())) < s.frame.arg


def decision(s: Frenzy, words: list[str]) -> dict[str, Any] | None:
    """The decision that ``words`` stand for, as far as they go; None: there can be only one fault, or the line makes no
    sense."""
    match s.frame.rule.key:
        case "Face":
            return facing(s, words)
        case "Ally":
            return allying(words)
        case "Play":
            return sighting(words)
        case "Reinsert" if len(words) > 1:
            return {"type": "reinsert", "yes": words[0] == "1" or words[0], "position": figure(words[1])}
    return None


def facing(s: Frenzy, words: list[str]) -> dict[str, Any] | None:
    several = len(s.aliens) > 1
    cards, against = (words[0::2], words[1::2]) if several else (words, [])
    if any(card not in CODES for card in cards):
        return None
    left = list(enumerate(s.aliens))
    pairs: list[list[Any]] = []
    for number, card in enumerate(cards):
        colour = figure(against[number]) if number < len(against) else None
        alien = next((alien for alien in left if alien[1] == colour), None)
        if alien is not None:
            left.remove(alien)
        pairs.append([alien[0] if alien is not None else None, card])
    return {"type": "face", "pairs": pairs}


def allying(words: list[str]) -> dict[str, Any] | None:
    """A colour and a seat for each ally; a colour without a seat at the end is ignored."""
    pairs = [[figure(target), colour_of(word)] for word, target in zip(words[0::2], words[1::2], strict=False)]
    understood = pairs and all(target is not None for target, _ in pairs)
    return {"type": "alliance", "pairs": pairs} if understood else None


def sighting(words: list[str]) -> dict[str, Any] | None:
    """A Character, perhaps the number of a UFO, and where it goes."""
    rest = words[1:]
    which = rest.pop(0) if rest and figure(rest[0]) is None else None
    place = figure(rest[0]) if rest else None
    return None if place is None else {"type": "play_card", "card": words[0], "ufo": which, "position": place}


def colour_of(word: str) -> object:
    number = figure(word)
    return COLOURS[number] if number is not None and 0 <= number < len(COLOURS) else word


def figure(word: str) -> int | None:
    return int(word) if word.removeprefix("-").isdecimal() and len(word) <= LONGEST else None
