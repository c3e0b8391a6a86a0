"""The games and toys that the tests of this folder look at, in every version of their rules, and what they ask."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from laws.walks import Dice, begin, step
from xenodeck.core.game import Game
from xenodeck.core.views import WATCHING, Question, View, event_data, view
from xenodeck.core.wording import languages
from xenodeck.games import found, versions, with_rules

GAMES = list(found().values())
TOYS = list(found("toys").values())
KEPT = [with_rules(game, n) for game in GAMES + TOYS for n in versions(game) if n != game.version]
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
def views_met(game: Game) -> list[View]:
    """What those saw who were asked something while playing at random."""
    asked: list[View] = []
    for seed in range(3):
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
    """What was asked while playing at random."""
    return [seen.question for seen in views_met(game) if seen.question is not None]


def met(game: Game) -> set[str]:
    return {question.name for question in walked(game)}


@cache
def told_in_walks(game: Game) -> list[dict[str, Any]]:
    """What happened while playing at random, with nothing hidden."""
    told: list[dict[str, Any]] = []
    for seed in range(6):
        s = begin(game, seed, seed, log=True)
        dice = Dice(seed)
        while not s.over:
            step(s, dice)
        told += [event_data(s.layout, event.opened(), WATCHING) or {} for event in s.log or []]
    return told
