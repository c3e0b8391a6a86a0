"""Refusals of a typed line: the error code of the page, and of several faults the one that counts (7.1)."""

from __future__ import annotations

import re

from xenodeck.core import Refusal
from xenodeck.games.getaway import actions
from xenodeck.games.getaway.play.flying import CardSet, laid_by
from xenodeck.games.getaway.play.grid import front_after, open_turns, taken
from xenodeck.games.getaway.state import HAND, PLANET_CARD, STRAIGHT, TURNS, Getaway

CARD = re.compile(r"([gybfw][0-9][scp]|x[0-9])(#[0-9]+)?")
TURN_WORDS = {
    "s": 0, "0": 0, "straight": 0, "prosto": 0,
    "l": 1, "1": 1, "left": 1, "lewo": 1,
    "r": 2, "2": 2, "right": 2, "prawo": 2,
}  # fmt: skip
ENOUGH = ("pass", "done", "roll", "fly", "pas", "dość", "rzut")
ELSEWHERE = {  # words that answer other questions
    "pass": ("Settle", "OolaLays"), "pas": ("Settle", "OolaLays"),
    "done": ("Play", "Settle", "OolaLays"), "gotowe": ("Play", "Settle", "OolaLays"),
    "keep": ("Play", "OolaLays"), "discard": ("Play", "OolaLays"),
    "left": ("Settle", "Planets"), "right": ("Settle", "Planets"),
}  # fmt: skip
RULE_OF = {
    "play": "6.1", "more": "6.1", "turn": "3.4", "settle": "6.6", "match": "6.6", "planet": "6.7", "oola": "10.4",
}  # fmt: skip


def refuse(s: Getaway, seat: int, question: str, word: str, legal: list[str]) -> Refusal:
    """Why ``word`` does not answer ``question``."""
    rule, small = RULE_OF.get(question, "7.1"), word.lower()
    if not word:
        return Refusal("BAD_FORMAT", "An answer is missing.", rule, legal, {"word": ""})
    if question != "more" and s.frame.rule.key in ELSEWHERE.get(small, ()):
        return Refusal("WRONG_PHASE", f"Now is not the time for {word!r}.", "7.1", legal, {"word": word})
    if question == "more" and small in TURN_WORDS:  # ``check`` finds out whether the card has such a turn at all
        return actions.blocked(word)
    if question in ("turn", "oola"):
        return Refusal("BAD_TURN", f"This card cannot turn {word[:40]!r}.", rule, legal, {"word": word[:40]})
    if question == "match" and small in ("1", "discard"):
        return Refusal("NO_MATCH", "This does not match the top of your pile.", rule, legal, {"card": word})
    if question == "settle":
        return Refusal("NOT_PENDING", f"{word[:40]} is not to be settled.", rule, legal, {"card": word[:40]})
    if question in ("play", "more", "planet") and (CARD.fullmatch(small) or named(s, seat, word) is not None):
        return wrong_card(s, seat, question, word, legal)
    return Refusal("BAD_FORMAT", f"{word!r} does not answer this.", rule, legal, {"word": word[:40]})


def wrong_card(s: Getaway, seat: int, question: str, word: str, legal: list[str]) -> Refusal:
    """Why a card is not offered: it is not held, is of the wrong kind, or is not possible here."""
    card = named(s, seat, word)
    facts = {"card": word}
    if card is None:
        return Refusal("CARD_NOT_IN_HAND", f"You hold no {word[:40]}.", RULE_OF[question], legal, facts)
    code = actions.code_of(s, card)
    if question == "planet":
        return Refusal("NOT_PLANET", "Only Planet cards are played here.", "6.7", legal, facts)
    before = list(s.earlier(seat))
    if card in before[0::2]:
        return Refusal("DUPLICATE_CARD", f"{code} is named twice.", "6.1", legal, facts)
    return in_its_place(s, code, card, before)


def in_its_place(s: Getaway, code: str, card: int, before: list[int]) -> Refusal:
    """Why a card in hand cannot be laid next."""
    if s.setup.kind[s.face[card]] == PLANET_CARD:
        return actions.not_asteroid(code)
    if before and not CardSet(s, before).takes(card):
        return actions.no_set(code)
    laid = laid_by(s, before)
    return actions.occupied(code) if taken(s, laid, front_after(s, laid) >> 2) else actions.blocked(code)


def named(s: Getaway, seat: int, word: str) -> int | None:
    """The card of the hand with this code, in capital or small letters."""
    for card in s.zones[HAND[seat]]:
        if actions.code_of(s, card).lower() == word.lower():
            return card
    return None


# -- a line as a whole -----------------------------------------------------------------------------------------------


def more_faults(s: Getaway, seat: int, words: list[str], no: Refusal) -> list[Refusal]:
    """The fault of the line as a whole, if ``no`` refused a part of a play."""
    if s.frame.rule.key != "Play" or no.code in ("WRONG_PHASE", "BAD_FORMAT"):
        return []
    entries = entries_of([*told(s, seat), *words])
    if entries is None:
        return []
    try:
        check(s, seat, entries)
    except Refusal as other:
        if other.code == no.code:  # the same fault, described for the card instead of the word
            no.text, no.facts = other.text, other.facts
        return [other]
    return []


def told(s: Getaway, seat: int) -> list[str]:
    """The answers given so far in this move, as words."""
    before = list(s.earlier(seat))
    return [actions.code_of(s, pick) if at % 2 == 0 else TURNS[pick] for at, pick in enumerate(before)]


def entries_of(words: list[str]) -> list[tuple[str, str]] | None:
    """The cards of a line with the words for their turns; None: the line is not a play."""
    found: list[tuple[str, str]] = []
    for at, word in enumerate(words):
        if CARD.fullmatch(word.lower()):
            found.append((word, ""))
        elif found and (words[at - 1] == found[-1][0] or word.lower() in TURN_WORDS):
            found[-1] = (found[-1][0], f"{found[-1][1]} {word}".strip())
        elif word.lower() not in ENOUGH or at < len(words) - 1:
            return None
    return found


def check(s: Getaway, seat: int, entries: list[tuple[str, str]]) -> None:
    """Refuse the first fault in the order of the page, as far as the line says enough."""
    cards = actions.check_cards(s, seat, [spelt(s, code) for code, _ in entries])
    turns: list[int] = []
    for card, (_, word) in zip(cards, entries, strict=True):
        turn = TURN_WORDS.get(word.lower())
        if " " in word:  # two turns for one card
            raise actions.bad_turn(
                word.rpartition(" ")[2], ["S"] if s.setup.kind[s.face[card]] == STRAIGHT else ["L", "R"]
            )
        if word and word.lower() not in ENOUGH:
            actions.check_turn(s, card, word if turn is None else TURNS[turn])
        turns.append(-1 if turn is None else turn)
    placed: list[int] = []
    for card, turn in zip(cards, turns, strict=True):
        before = [pick for pair in zip(cards, placed, strict=False) for pick in pair]
        placed.append(turn if turn >= 0 else unsaid(s, before, card))
        if placed[-1] < 0:
            return
        actions.check_places(s, cards[: len(placed)], placed)


def unsaid(s: Getaway, before: list[int], card: int) -> int:
    """The only turn that a card can take next; -1: it is not clear which one is meant."""
    laid = laid_by(s, before)
    turns = open_turns(s, laid, front_after(s, laid))
    if s.setup.kind[s.face[card]] == STRAIGHT:
        return 0
    free = [turn for turn in (1, 2) if turns >> turn & 1]
    return free[0] if len(free) == 1 else -1 if free else 1


def spelt(s: Getaway, code: str) -> str:
    """A code in the spelling of the page."""
    return next((each for each in s.layout.codes if each.lower() == code.lower()), code)
