"""What an answer would certainly bring: a match on one's own pile, or a play without penalty cards."""

from __future__ import annotations

from typing import cast

from xenodeck.core import Option, Prospect, View
from xenodeck.games.getaway.play.flying import DICE
from xenodeck.games.getaway.state import NO_CRYSTAL, WILD, GetawaySetup


def prospects(view: View, option: Option) -> list[Prospect]:
    question = view.question
    if question is None or option.kind != "card":
        return []
    if question.name in ("settle", "planet"):
        return [Prospect("match", True)] if cancels(view, option.code) else []
    if question.name in ("play", "more"):
        return [Prospect("safe", True)] if is_safe(view, len(question.before[0::2]) + 1) else []
    return []


def cancels(view: View, code: str) -> bool:
    """6.6 R19 Whether the card would match the top of the viewer's pile."""
    pile = view.pile("pile", view.viewer)
    if not pile.size:
        return False
    setup = cast(GetawaySetup, view.setup)
    card, top = setup.layout.codes.index(code), setup.layout.codes.index(pile.cards[0])
    mine, its = setup.crystal[card], setup.crystal[top]
    if WILD in (mine, its) or (mine == its and mine != NO_CRYSTAL):
        return True
    return bool(setup.easy and setup.value[card] == setup.value[top])


def is_safe(view: View, laid: int) -> bool:
    """6.3 Whether there is enough route ahead of Zoid even if every die counts."""
    ahead = view.pile("route").size + laid - 1 - view.fields["zoid"]
    return bool(DICE * laid <= ahead)
