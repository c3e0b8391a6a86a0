"""The games and toys that the tests of this folder check, in every version of their rules, and what they ask."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from laws.walks import Dice, begin, step
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.wording import languages
from xenodeck.core.fields import own_fields
from xenodeck.core.knowledge.views import WATCHING, Question, View, event_data, view
from xenodeck.core.tabletop.layout import Layout
from xenodeck.games import found, home, versions, with_rules

GAMES = list(found().values())
TOYS = list(found("toys").values())
KEPT = [with_rules(game, n) for game in GAMES + TOYS for n in versions(game) if n != game.version]
OURS = [game for game in GAMES if home(game).startswith("xenodeck.games.")]
every_game_of_ours = pytest.mark.parametrize("game", OURS, ids=[g.id for g in OURS])
every_game = pytest.mark.parametrize("game", GAMES, ids=[g.id for g in GAMES])
every_game_and_toy = pytest.mark.parametrize("game", GAMES + TOYS, ids=[g.id for g in GAMES + TOYS])
every_version = pytest.mark.parametrize(
    "game", GAMES + TOYS + KEPT, ids=[f"{g.id} rules {g.version}" for g in GAMES + TOYS + KEPT]
)


def missing(game: Game, section: str, keys: set[str]) -> list[str]:
    """Keys without words in some language."""
    spoken = {language: game.words(language) for language in languages(game.folder)}
    return sorted(
        f"{language}: {section}.{key}" for key in keys for language, w in spoken.items() if not w.has(section, key)
    )


@cache
def layouts(game: Game) -> dict[str, Layout]:
    """Mode -> the layout of its largest table: modes of a game may have different tables."""
    return {mode.id: game.setup(mode.seats[1], mode=mode.id).layout for mode in game.modes}


def codes(game: Game) -> set[str]:
    return {code for layout in layouts(game).values() for code in layout.codes}


def places(game: Game) -> set[str]:
    return {place.name for layout in layouts(game).values() for place in layout.places}


@cache
def fields(game: Game) -> frozenset[str]:
    """The own fields of its states, in whatever mode."""
    return frozenset(name for extra in range(len(game.tables())) for name in own_fields(type(begin(game, 1, extra))))


@cache
def views_met(game: Game) -> list[View]:
    """The views of the seats that were asked in random play."""
    asked: list[View] = []
    for seed in range(max(3, len(game.tables()))):
        s = begin(game, seed, seed)
        dice = Dice(seed)
        for _ in range(60):
            if s.over:
                break
            asked += [seen for seat in range(s.seats) if (seen := view(s, seat)).question is not None]
            step(s, dice)
    assert asked
    return asked


def walked(game: Game) -> list[Question]:
    """The questions that were asked in random play."""
    return [seen.question for seen in views_met(game) if seen.question is not None]


def met(game: Game) -> set[str]:
    return {question.name for question in walked(game)}


@cache
def told_in_walks(game: Game) -> list[dict[str, Any]]:
    """The events of random play, with nothing hidden."""
    told: list[dict[str, Any]] = []
    for seed in range(max(6, len(game.tables()))):
        s = begin(game, seed, seed, log=True)
        dice = Dice(seed)
        while not s.over:
            step(s, dice)
        told += [event_data(s.layout, event.uncovered(), WATCHING) or {} for event in s.log or []]
    return told
