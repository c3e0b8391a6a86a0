"""Nobody is shown what it does not know: every byte of a view is the same in every world its viewer cannot rule out."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from laws.mutants import MUTANTS, Mutant
from laws.walks import GAMES, Dice, covered, finish, law, step, walk
from xenodeck.core.definition.game import Game
from xenodeck.core.knowledge.views import View, bit_of, event_data, view
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import State
from xenodeck.core.tabletop.chance import Chance
from xenodeck.core.tabletop.events import Event
from xenodeck.core.words.attempt import why_not
from xenodeck.games import found

WORLDS = 3

ViewOf = Callable[[State, tuple[str, ...], int], View]
EventOf = Callable[..., object]


def seen(game: Game, s: State, viewer: int, how: ViewOf = view) -> str:
    return json.dumps(how(s, viewer).to_data())


def difference(game: Game, s: State, how: ViewOf = view) -> str:
    """The first viewer who can tell a redealt world from the true one; empty if nobody can.

    What the end of a game lays open is left out: everybody sees it (test_end_laws.py).
    """
    s = covered(s)
    for viewer in range(-1, s.seats):
        truth = seen(game, s, viewer, how)
        for number in range(WORLDS):
            world = redeal(s, viewer, 1000 * number + 7)
            if seen(game, world, viewer, how) != truth:
                return f"viewer {viewer}"
    return ""


def telltale(s: State, fresh: list[Event], how: EventOf = event_data, before: State | None = None) -> str:
    """The first event that shows a viewer a face of which it knows no card; empty if none does.

    ``before``: the table before the step that told it. A seat may be told of a card that it had seen by then and that
    the end of the step shuffles, so that it knows of none afterwards.
    """
    for event in fresh:
        for viewer in range(-1, s.seats):
            data = how(s.layout, event, viewer)
            shown = [c for c in data.get("cards", []) if not c.startswith("?")] if isinstance(data, dict) else []
            for code in shown:
                known = knows(s, code, viewer) or (before is not None and knows(before, code, viewer))
                if not known and not shown_by_place(s, event, viewer):
                    return f"{event.what} told {viewer} of a {code}"
    return ""


def shown_by_place(s: State, event: Event, viewer: int) -> bool:
    return any(zone >= 0 and s.sees[zone] & bit_of(viewer) for zone in (event.src, event.dst))


def knows(s: State, code: str, viewer: int) -> bool:
    me = bit_of(viewer)
    return any(
        s.layout.codes[s.face[card]] == code and s.known_to(card, zone) & me
        for zone, cards in enumerate(s.zones)
        for card in cards
    )


@law(25, "auction", "hoard", "masque", "oracle", "veil")
def test_no_seat_can_tell_a_redealt_world_from_the_true_one(game: Game, walk_: tuple[int, int, int]) -> None:
    assert difference(game, walk(game, *walk_)) == ""


@law(20, over=list(found().values()))
def test_a_position_seen_by_a_seat_is_the_same_in_every_world_it_cannot_rule_out(
    game: Game, walk_: tuple[int, int, int]
) -> None:
    s = walk(game, *walk_)
    for viewer in range(-1, s.seats):
        truth = game.position(s, viewer)
        for number in range(WORLDS):
            assert game.position(redeal(s, viewer, number * 17 + 3), viewer) == truth


@law(10, "magpie", "veil")
def test_why_not_says_the_same_in_every_world_the_seat_cannot_rule_out(game: Game, walk_: tuple[int, int, int]) -> None:
    s = walk(game, *walk_)
    tries = [*s.layout.codes, *(f"{code} 1" for code in s.layout.codes), "0", "2", "pass", "deck 0", "nonsense"]
    for seat in range(s.seats):
        world = redeal(s, seat, 12)
        for words in tries:
            truth, dream = why_not(game, s, seat, words), why_not(game, world, seat, words)
            assert (truth and truth.to_data()) == (dream and dream.to_data()), words


@law(15, "masque", "veil")
def test_in_every_imagined_world_whoever_is_asked_can_be_shown_it_and_answer(
    game: Game, walk_: tuple[int, int, int]
) -> None:
    s = walk(game, *walk_)
    for viewer in range(-1, s.seats):
        for number in range(WORLDS):
            world = redeal(s, viewer, number * 29 + 5)
            for seat in engine.seats_open(world):
                asked = view(world, seat).question
                assert asked is not None and asked.options


@law(15, "auction", "oracle", "veil")
def test_options_do_not_depend_on_what_the_seat_cannot_see(game: Game, walk_: tuple[int, int, int]) -> None:
    s = walk(game, *walk_)
    for seat in engine.seats_open(s):
        for number in range(WORLDS):
            world = redeal(s, seat, number * 31 + 1)
            assert engine.open_options(world, seat) == engine.open_options(s, seat)


@law(8, "hoard", "masque")
def test_a_redealt_world_is_whole_and_plays_on_to_an_end(game: Game, walk_: tuple[int, int, int]) -> None:
    s = walk(game, *walk_)
    before = [list(zone) for zone in s.zones]
    for viewer in range(-1, s.seats):
        world = redeal(s, viewer, 99)
        assert sorted(world.face) == sorted(s.face)
        game.check(world)
        finish(game, world, Dice(walk_[2]))
        game.check(world)
    assert [list(zone) for zone in s.zones] == before


@law(10, "oracle")
def test_redealing_does_not_follow_the_chance_of_the_table(game: Game, walk_: tuple[int, int, int]) -> None:
    """Two tables that differ only in the chance to come look the same and are imagined the same."""
    s = walk(game, *walk_)
    other = s.clone()
    other.chance = Chance(s.chance.seed + 1, s.chance.dealt, s.chance.drawn, 0, None)
    for viewer in range(-1, s.seats):
        assert seen(game, s, viewer) == seen(game, other, viewer)
        assert redeal(s, viewer, 5).face == redeal(other, viewer, 5).face
        assert redeal(s, viewer, 5).chance.seed == 0


@law(20, "magpie", "oracle", "veil")
def test_no_event_tells_a_face_that_its_hearer_does_not_know(game: Game, walk_: tuple[int, int, int]) -> None:
    seed, extra, steps = walk_
    s = walk(game, seed, extra, 0, log=True)
    dice = Dice(seed)
    for _ in range(steps):
        if s.over:
            break
        assert s.log is not None
        mark = len(s.log)
        before = s.clone()
        step(s, dice)
        if not s.over:
            assert telltale(s, s.log[mark:], before=before) == ""


@pytest.mark.one_engine
@pytest.mark.parametrize("mutant", MUTANTS, ids=[m.name for m in MUTANTS])
def test_a_leak_planted_in_the_view_is_caught(mutant: Mutant) -> None:
    """The laws above would notice: each of these one-line changes makes some viewer see a difference."""
    views = mutant.load()
    for game in GAMES:
        for seed in range(25):
            s = walk(game, seed, seed, 4 + seed, log=True)
            if mutant.in_events:
                if not s.over and telltale(s, s.log or [], views.event_data):
                    return
            elif difference(game, s, views.view):
                return
    pytest.fail(f"the leak {mutant.name!r} went unnoticed")
