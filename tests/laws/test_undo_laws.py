"""Undo, over every game found: offered exactly as long as nobody has learnt anything, and then it brings all back.

What somebody learns is worked out here from what the table shows to each viewer, not from what undo itself looks at.
"""

from __future__ import annotations

import types
from pathlib import Path

import pytest
from hypothesis import given, settings

import xenodeck.core
from laws.walks import GAMES, IDS, Dice, walk, walks
from xenodeck.core import engine, match
from xenodeck.core.cards import Layout
from xenodeck.core.events import EVERYONE
from xenodeck.core.game import Game
from xenodeck.core.match import Match
from xenodeck.core.save import to_data
from xenodeck.core.state import PASS, RACE, State
from xenodeck.core.views import UNKNOWN, bit_of, pile, view
from xenodeck.games import find
from xenodeck.games.frenzy.state import HAND

every_game = pytest.mark.parametrize("game", GAMES, ids=IDS)
STEPS = 8


def shown(s: State, viewer: int) -> set[int]:
    """The cards whose faces the table shows to ``viewer``. Each gets a face of its own: twins are told apart."""
    marked = s.clone()
    marked.face = list(range(len(s.face)))
    layout = s.layout
    codes, backs = [f"card{card}" for card in marked.face], [layout.backs[face] for face in s.face]
    marked.layout = Layout(layout.places, codes, backs, int(s.seats))
    zones = [(place, place.first + i) for place in layout.places for i in range(s.seats if place.each else 1)]
    seen = [code for place, zone in zones for code in pile(marked, place, zone, bit_of(viewer)).cards]
    return {codes.index(code) for code in seen if not code.startswith(UNKNOWN)}


def learnt(before: State, after: State) -> str:
    """Who is shown a card that it was not shown before; empty if nobody is."""
    for viewer in range(-1, int(before.seats)):
        fresh = shown(after, viewer) - shown(before, viewer)
        if fresh:
            return f"a card was seen: {sorted(fresh)} by {viewer}"
    return ""


def answers_came_out(before: State, after: State, pick: int) -> bool:
    """Was this the last of several answers, after which all of them are known? Who wins a race stops it before that."""
    if before.answers is None or (after.opened == before.opened and not after.over):
        return False
    return before.agenda[before.depth - 1].rule.mode != RACE or pick == PASS


def edge(before: State, after: State, pick: int) -> str:
    """Why nobody may go back from ``after`` to ``before``; empty if they may."""
    if (before.chance.dealt, before.chance.drawn) != (after.chance.dealt, after.chance.drawn):
        return "chance was drawn"
    if answers_came_out(before, after, pick):
        return "answers came out"
    return learnt(before, after)


def fault(game: Game, s: State, dice: Dice, met: set[str] | None = None) -> str:
    """The first move after which undo is offered wrongly, or refused wrongly, or does not bring back what was.

    ``met`` takes the reasons for which undo was rightly refused, "" where it was offered.
    """
    table = Match(game, s, {}, 0, "standard")
    offered = table.may_undo()
    for _ in range(STEPS):
        if table.state.over:
            break
        if game.tick_ms and dice.below(3) == 0:
            table.tick()
            offered = False
        else:
            waiting = table.waiting()
            seat = waiting[dice.below(len(waiting))]
            options = engine.open_options(table.state, seat)
            pick = options[dice.below(len(options))]
            before = table.state.clone()
            if table.answer(seat, pick):
                why = edge(before, table.state, pick)
                offered = not why
                if met is not None:
                    met.add(why.partition(":")[0])
                if offered != table.may_undo():
                    return f"{table.inputs[-1].words}: {why or 'refused'}"
                if offered and dice.below(2):
                    engine.put_before(before, seat, [])
                    table.undo()
                    if to_data(game, table.state) != to_data(game, before):
                        return f"{seat}: undo brings back something else"
                    offered = table.may_undo()
        if table.may_undo() != offered:
            return "offered without a move"
    return ""


@every_game
@given(walk_=walks)
@settings(max_examples=60)
def test_undo_is_offered_exactly_while_nobody_learnt_and_no_chance_was_drawn(
    game: Game, walk_: tuple[int, int, int]
) -> None:
    assert fault(game, walk(game, *walk_, log=True), Dice(walk_[0] + 5)) == ""


def test_moves_on_both_sides_of_the_edge_are_met() -> None:
    """Else the law would hold where undo is never offered, or never refused."""
    met: dict[str, set[str]] = {}
    for game in GAMES:
        met[game.id] = set()
        for seed in range(20):
            fault(game, walk(game, seed, seed, seed, log=True), Dice(seed), met[game.id])
    assert set.union(*met.values()) == {"", "chance was drawn", "answers came out", "a card was seen"}
    assert {name for name, reasons in met.items() if "" not in reasons} == {"ufoludki"}, "there all is laid open"
    assert all(reasons - {""} for reasons in met.values())


def test_a_card_that_only_shows_its_back_is_not_taken_for_one_that_is_seen() -> None:
    """Where backs differ a covered card is written with its back, ``?0``."""
    game = find("frenzy")
    s = game.start(3, 1, game.configure(3, {}))
    piles = view(s, game.fields, 0).places
    assert f"{UNKNOWN}0" in piles["supply"][0].cards + piles["hand"][1].cards
    open_to_all = {card for zone, cards in enumerate(s.zones) for card in cards if s.sees[zone] == EVERYONE}
    assert shown(s, -1) == open_to_all
    assert shown(s, 0) - open_to_all == set(s.zones[HAND]) != set()


VIEWS = Path(xenodeck.core.__path__[0]) / "views.py"
FAULTS = {
    "offered after chance": ("same_chance = before.chance.used() == after.chance.used()", "same_chance = True"),
    "offered after a card was seen": (" and not learnt(before, after)", ""),
    "offered after answers came out": (" and before.revealed == after.revealed", ""),
    "offered after others than the first saw a card": ("& ~was[card] & EVERYONE:", "& ~was[card] & 1:"),
    "refused always": ("return same_chance and", "return False and"),
    "refused after a card was forgotten": (
        "knowers(card, zone) & ~was[card] & EVERYONE:",
        "knowers(card, zone) != was[card]:",
    ),
    "refused after another question": ("before.revealed == after.revealed", "before.opened == after.opened"),
}


@pytest.mark.parametrize(("old", "new"), FAULTS.values(), ids=list(FAULTS))
def test_an_undo_that_is_offered_or_refused_wrongly_is_found_out(
    old: str, new: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = VIEWS.read_text("utf-8")
    assert source.count(old) == 1, "the line to change is gone"
    source = source.replace(old, new)
    module = types.ModuleType("mutant_views")
    exec(compile(source, "<mutant>", "exec"), module.__dict__)
    monkeypatch.setattr(match, "may_undo", module.may_undo)
    for seed in range(30):
        for game in GAMES:
            if fault(game, walk(game, seed, seed, seed, log=True), Dice(seed)):
                return
    pytest.fail("it went unnoticed")
