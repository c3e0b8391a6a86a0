"""What a Character would certainly do against an alien, from the view of the player under attack."""

from __future__ import annotations

from typing import cast

from xenodeck.core import Option, Prospect, View
from xenodeck.games.frenzy.play.facing import matched
from xenodeck.games.frenzy.state import CODES, DEFLECT, LOCKED_FULLY, REVIVE, SCAVENGE, STEAL, VIEW


def prospects(view: View, option: Option) -> list[Prospect]:
    """Prospects of a Character against each alien that nobody faces yet, or of an alien against the chosen
    Character."""
    question = view.question
    if question is None or question.name not in ("face", "against"):
        return []
    fields = view.fields
    boosted = fields["boost"] == view.viewer
    idle = fields["lock_now"] == LOCKED_FULLY
    if question.name == "against":
        return [outlook(code_of(question.before[-1]), int(option.value), boosted, idle)]
    left = list(cast(list[int], fields["aliens"]))
    for word in question.before:
        if word.isdecimal():
            left.remove(int(word))
    colours = list(dict.fromkeys(left))
    found = [(colour, outlook(option.code, colour, boosted, idle)) for colour in colours]
    if len(found) == 1:
        return [found[0][1]]
    return [Prospect(one.key, one.good, str(colour), one.number) for colour, one in found]


def outlook(code: str, colour: int, boosted: bool, idle: bool) -> Prospect:
    face = CODES.index(code)
    if not matched(face, colour, boosted):
        return Prospect("miss", False)
    if idle:
        return Prospect("match", True)
    if face < SCAVENGE:
        return Prospect("draw", True, number=1)
    if face < DEFLECT:
        return Prospect("draw", True, number=2)
    if face < STEAL:
        return Prospect("deflect", True, number=1)
    return Prospect("steal" if face < REVIVE else "revive", True)


def code_of(word: str) -> str:
    """The code of a card that was named: ``DEFEND.R#2`` is the second of two equal cards."""
    return word if word in CODES[:VIEW] else word.partition("#")[0]
