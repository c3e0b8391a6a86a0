"""What both phases share: drawing, rebuilding an empty deck, leaving the game, finding the next seat."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from xenodeck.core import BITS
from xenodeck.games.frenzy.state import (
    ALIEN,
    DISCARD,
    GONE,
    GREY,
    HAND,
    INVASION,
    REMOVE_HANDS,
    SPARE_THIS_TURN,
    SUPPLY,
    Frenzy,
    count_characters,
    has_character,
)


def next_alive(s: Frenzy, seat: i64) -> i64:
    """5.0 The next seat after ``seat`` in the direction of play that is not eliminated."""
    n: i64 = s.seats
    while True:
        seat = (seat + s.dir + n) % n
        if s.out[seat] == 0:
            return seat


def others_alive(s: Frenzy, seat: i64) -> list[int]:
    return [other for other in s.around(seat) if s.out[other] == 0]


def distinct(s: Frenzy, cards: list[int], low: i64, high: i64, without: list[int]) -> list[int]:
    """One card of each face from ``low`` up to but not including ``high``, without the cards in ``without``."""
    found: i64 = 0
    one_each: list[int] = []
    for card in cards:
        face: i64 = s.face[card]
        if low <= face < high:
            bit: i64 = BITS[face]
            if not found & bit and card not in without:
                found = found | bit
                one_each.append(card)
    return one_each


# -- the Supply ----------------------------------------------------------------------------------------------------


def draw_cards(s: Frenzy, seat: i64, number: i64) -> None:
    """12.1 Draw so many cards in Phase 2; each UFO drawn is shown, counted and replaced."""
    while number > 0:
        if not s.zones[SUPPLY] and not rebuild(s, SUPPLY):
            s.tell("nothing_to_draw", seat)
            return
        if s.face[s.zones[SUPPLY][-1]] < GREY:
            s.draw(SUPPLY, DISCARD, "ufo_again", seat)
            s.ufos += 1
        else:
            s.draw(SUPPLY, HAND[seat], "draw", seat)
            number -= 1


def rebuild(s: Frenzy, deck: i64) -> bool:
    """13.1 An empty deck is rebuilt from its cards in the discard pile. False: there are none (13.2)."""
    pile = s.zones[DISCARD]
    end: i64 = s.old if s.setup.house & SPARE_THIS_TURN else len(pile)
    gathered: list[int] = []
    kept: list[int] = []
    useful = False
    old: i64 = s.old
    for i in range(len(pile)):
        card = pile[i]
        face: i64 = s.face[card]
        if i < end and (face < ALIEN) == (deck == SUPPLY):
            gathered.append(card)
            if face >= GREY:
                useful = True  # 13.2: UFOs alone never make a new Supply
            if i < s.old:
                old -= 1
        else:
            kept.append(card)
    if not useful:
        return False
    s.old = old
    s.replace(DISCARD, kept)
    s.tell("rebuild", number=len(gathered), src=DISCARD, dst=deck, word="supply" if deck == SUPPLY else "invasion")
    s.set_apart(gathered)  # they lay open: everybody can count the cards of the new deck
    s.shuffle_cards(gathered)
    s.replace(deck, gathered)
    return True


def shuffle_deck(s: Frenzy, seat: i64, deck: i64) -> None:
    """6.11 Shuffle a deck; an empty one is rebuilt first (R56)."""
    if s.zones[deck] or rebuild(s, deck):
        s.shuffle(deck)
    s.tell("shuffle", seat, src=deck, dst=deck, word="supply" if deck == SUPPLY else "invasion")


# -- leaving the game ----------------------------------------------------------------------------------------------


def eliminate_without_character(s: Frenzy, seat: i64) -> None:
    """10.4 Everybody who is alive and holds no Character is eliminated at once."""
    if s.out[seat] == 0 and not has_character(s, seat):
        eliminate(s, seat)


def eliminate(s: Frenzy, seat: i64, aliens: i64 = 0) -> None:
    """10.4 Eliminate a player, by an attack of so many aliens (0: because no Character is left).

    If one player is left, that player has won, whatever is still pending (17.1).
    """
    leave(s, seat, max(s.out) + 1, aliens)
    end_if_decided(s)


def leave(s: Frenzy, seat: i64, when: i64, aliens: i64 = 0) -> None:
    """R21 The hand goes to the discard pile, face up, in the order in which the cards were acquired."""
    s.out[seat] = when
    hand: i64 = HAND[seat]
    to: i64 = GONE if s.setup.house & REMOVE_HANDS else DISCARD
    cards = s.zones[hand].copy()
    if aliens > 0:
        facts: dict[str, Any] = {"characters": int(count_characters(s, seat))}
        s.tell("out", seat, number=aliens, cards=cards, src=hand, dst=to, word="outnumbered", facts=facts)
    else:
        s.tell("out", seat, cards=cards, src=hand, dst=to)
    for card in cards:
        s.move(card, hand, to)


def end_if_decided(s: Frenzy) -> None:
    alive = s.living()
    if len(alive) > 1 or s.over:
        return
    s.attacked = -1
    s.aliens = []
    s.finish()
    if alive:
        s.tell("end", alive[0])
    else:
        s.tell("nobody")


def deck_in_play(s: Frenzy) -> i64:
    """6.0 Actions touch the Supply in Phase 1 and the Invasion deck in Phase 2."""
    return SUPPLY if s.phase == 1 else INVASION
