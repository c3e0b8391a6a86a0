"""What is not seen now shows nowhere, over every game: in no view, question or refusal, and not in what is told again.

What one seat looked at changes nothing that others receive, then or later. The end of a game lays everything open
(test_end_laws.py): there the laws hold for the table without that (``covered``), and for everything told, which the end
does not change.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from laws.mutants import Mutant
from laws.test_twin_tables import found_out, told_apart
from laws.walks import GAMES, IDS, Dice, begin, covered, law, step, walk
from xenodeck.core.definition.game import Game
from xenodeck.core.knowledge.views import View, bit_of, event_data, view
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import State
from xenodeck.core.tabletop.glimpses import OFF, WATCHER
from xenodeck.core.words.attempt import why_not

ViewOf = Callable[[State, int], View]
EventOf = Callable[..., dict[str, Any] | None]
STEPS = 40
ENOUGH = 30  # moments of each game


def hidden(s: State, viewer: int) -> list[tuple[int, int]]:
    """Zone and card of all that ``viewer`` does not see now, and in places that do not forget does not know."""
    me = bit_of(viewer)
    found = []
    for zone in range(len(s.layout.sees)):
        for card in s.zones[zone]:
            forgets = s.layout.forgets[zone] and s.setup.assist == OFF
            if not (s.visible_to(card, zone) if forgets else s.known_to(card, zone)) & me:
                found.append((zone, card))
    return found


def exchanged(s: State, pair: list[int]) -> State:
    """``s`` with the faces of two cards exchanged."""
    one, other = pair
    twin = s.clone()
    twin.log = None if s.log is None else []
    twin.face = list(s.face)
    twin.face[one], twin.face[other] = s.face[other], s.face[one]
    if twin.asked >= 0:
        twin.options = engine.open_options(twin, twin.asked)
    return twin


def unlike(s: State, cards: list[tuple[int, int]], dice: Dice) -> list[int] | None:
    """Two of these cards that could be one another and are not; none where the rules let people know better."""
    plain = [card for zone, card in cards if zone not in s.setup.restricted_zones]
    if len(plain) < 2:
        return None
    one = plain[dice.below(len(plain))]
    backs = s.layout.backs
    others = [
        card
        for card in plain
        if s.face[card] != s.face[one]
        and backs[s.face[card]] == backs[s.face[one]]
        and (not s.pool or s.pool[card] == s.pool[one])
    ]
    return [one, others[dice.below(len(others))]] if others else None


def received(game: Game, s: State, viewer: int, how: ViewOf = view) -> str:
    """Everything that ``viewer`` can find out at this moment."""
    tries = [*s.layout.codes, "0", "1 0", "2 1", "nonsense"] if viewer >= 0 else []
    refused = [why_not(game, s, viewer, words) for words in tries]
    return json.dumps([how(covered(s), viewer).to_data(), [no and no.to_data() for no in refused]])


def exchange_noticed(game: Game, s: State, dice: Dice, how: ViewOf = view) -> str:
    """The first viewer who notices that two cards were exchanged that it does not see; empty if nobody does."""
    if s.before or s.partial_moves or s.lanes.sent or any(s.lanes.before):
        return ""  # somebody has named a card already
    for viewer in range(-1, s.seats):
        pair = unlike(s, hidden(s, viewer), dice)
        if pair is not None and received(game, s, viewer, how) != received(game, exchanged(s, pair), viewer, how):
            return f"viewer {viewer}"
    return ""


@law(20, "pairs", "scramble", "hoard")
def test_no_view_changes_when_two_unseen_cards_are_exchanged(game: Game, walk_: tuple[int, int, int]) -> None:
    assert exchange_noticed(game, walk(game, *walk_), Dice(walk_[0])) == ""


# -- after a look ------------------------------------------------------------------------------------------------------


def looked_at(s: State, viewer: int) -> list[tuple[int, int]]:
    """Cards that somebody else knows although their place does not show them, and ``viewer`` does not."""
    return [
        (zone, card)
        for zone, card in hidden(s, viewer)
        if s.layout.ordered[zone] and s.memory.get(card, 0) & ~bit_of(viewer)
    ]


def told(s: State, viewer: int, how: EventOf, later: bool) -> list[object]:
    return [how(s.layout, e, viewer, later) for e in s.log or []]


def look_noticed(game: Game, s: State, viewer: int, dice: Dice, how: ViewOf = view, event: EventOf = event_data) -> str:
    """What ``viewer`` receives that depends on what another looked at, or it did itself and has to remember."""
    seen = looked_at(s, viewer)
    free = [(zone, card) for zone, card in hidden(s, viewer) if s.layout.ordered[zone]]
    if not seen or s.before or s.partial_moves or s.lanes.sent or any(s.lanes.before):
        return ""
    zone, one = seen[dice.below(len(seen))]
    pair = unlike(s, [(zone, one), *((z, c) for z, c in free if c != one)], Dice(0))
    if pair is None or one not in pair or told_apart(s, s.face[pair[0]], s.face[pair[1]]):
        return ""
    forgotten = any(s.memory.get(card, 0) & bit_of(viewer) for card in pair)
    s.log = []
    before = int(s.glimpses.sightings)
    other = exchanged(s, pair)
    for _ in range(STEPS):
        if forgotten and any(seen_again(t, card, viewer, before) for t in (s, other) for card in pair):
            return ""
        if not forgotten and found_out(s, other, viewer):
            return ""
        if s.over != other.over or how(covered(s), viewer).to_data() != how(covered(other), viewer).to_data():
            return f"{viewer} sees it"
        if told(s, viewer, event, False) != told(other, viewer, event, False):
            return f"{viewer} is told"
        if told(s, viewer, event, True) != told(other, viewer, event, True):
            return f"{viewer} is told later"
        if s.over or other.over or not same_step(s, other, dice):
            return ""
    return ""


def seen_again(s: State, card: int, viewer: int, before: int) -> bool:
    """Has ``viewer`` rightly seen ``card`` since there were ``before`` looks?"""
    last = s.glimpses.sighting_number(card, WATCHER if viewer < 0 else viewer)
    return bool(s.known_to(card, s.zone_of(card)) & bit_of(viewer)) and (
        last > before or not s.layout.forgets[s.zone_of(card)]
    )


def same_step(s: State, other: State, dice: Dice) -> bool:
    """The same answer of the same seat at both tables, or a tick at both. False: they do not ask the same."""
    seats = engine.seats_open(s)
    if seats != engine.seats_open(other) or engine.paused(s) != engine.paused(other):
        return False
    if engine.paused(s):
        engine.go_on(s)
        engine.go_on(other)
    elif not seats or (s.setup.tick_ms and dice.below(3) == 0):
        engine.tick(s)
        engine.tick(other)
    else:
        seat = seats[dice.below(len(seats))]
        picks = engine.open_options(s, seat)
        if picks != engine.open_options(other, seat):
            return False
        pick = picks[dice.below(len(picks))]
        engine.answer(s, seat, pick)
        engine.answer(other, seat, pick)
    return True


@law(20, "pairs", "scramble", "oracle")
def test_what_was_looked_at_changes_nothing_that_anybody_else_receives(game: Game, walk_: tuple[int, int, int]) -> None:
    dice = Dice(walk_[0] + 9)
    for viewer in range(-1, walk(game, *walk_).seats):
        assert look_noticed(game, walk(game, *walk_, log=True), viewer, dice) == ""


@pytest.mark.one_engine
def test_there_were_looks_to_notice_and_cards_to_exchange() -> None:
    """Without this the laws could pass because there was nothing to compare."""
    looks = dict.fromkeys(IDS, 0)
    pairs = dict.fromkeys(IDS, 0)
    for game in GAMES:
        for seed in range(30):
            s = begin(game, seed, seed)
            dice = Dice(seed)
            for _ in range(30):
                if s.over or min(looks[game.id], pairs[game.id]) > ENOUGH:
                    break
                step(s, dice)
                looks[game.id] += any(looked_at(s, viewer) for viewer in range(-1, s.seats))
                pairs[game.id] += unlike(s, hidden(s, -1), dice) is not None
    assert min(looks[name] for name in ("frenzy", "scramble", "pairs")) > ENOUGH, looks
    assert min(number for name, number in pairs.items() if name not in ("auction", "relay")) > ENOUGH, pairs


# -- planted faults ----------------------------------------------------------------------------------------------------

LEFT_IN_SIGHT = [
    Mutant(
        "a face is left in the view",
        "        if s.visible_to(card, zone) & me:\n            codes",
        "        if s.known_to(card, zone) & me:\n            codes",
    ),
    Mutant("options name forgotten cards", "(s.visible_to(card, zone) if place.forgets else s.known_to(card, zone))",
           "s.known_to(card, zone)"),
    Mutant("a look never ends", "s.visible_to(card, zone) & me:",
           "(s.visible_to(card, zone) | s.memory.get(card, 0)) & me:"),
]  # fmt: skip
TOLD_AGAIN = Mutant("the log tells faces again", " and not (later and event.fleeting)", "")


@pytest.mark.one_engine
@pytest.mark.parametrize("mutant", LEFT_IN_SIGHT, ids=[mutant.name for mutant in LEFT_IN_SIGHT])
def test_a_face_left_in_sight_is_caught(mutant: Mutant) -> None:
    views = mutant.load()
    for game in sorted(GAMES, key=lambda game: game.id not in ("pairs", "scramble")):  # those that forget come first
        for seed in range(40):
            s = walk(game, seed, seed, 4 + seed)
            assert exchange_noticed(game, s, Dice(seed)) == ""
            if exchange_noticed(game, s, Dice(seed), views.view):
                return
    pytest.fail("it went unnoticed")


@pytest.mark.one_engine
def test_a_log_that_tells_a_face_again_is_caught() -> None:
    views = TOLD_AGAIN.load()
    noticed = 0
    for game in GAMES:
        if game.id not in ("pairs", "scramble"):
            continue
        for seed in range(40):
            for how in (event_data, views.event_data):
                s, dice = begin(game, seed, seed, log=True), Dice(seed)
                for _ in range(20):
                    if s.over:
                        break
                    step(s, dice)
                for viewer in range(s.seats):
                    faces = [data for data in told(s, viewer, how, True) if isinstance(data, dict)]
                    found = [e for e in faces if e["what"] in ("peek", "reveal") and e["cards"] != ["?"]]
                    assert not found or how is not event_data
                    noticed += bool(found)
    assert noticed
