"""The games. A folder with a ``meta.py`` that defines ``GAME`` is a game; there is no list."""

from __future__ import annotations

import importlib
import importlib.util
import pkgutil
from functools import cache

from xenodeck.core.errors import UnknownGame
from xenodeck.core.game import Game


@cache
def found(package: str = __name__) -> dict[str, Game]:
    """Every game in ``package``, by id (the folder's name, with ``-`` for ``_``)."""
    games: dict[str, Game] = {}
    for module in pkgutil.iter_modules(importlib.import_module(package).__path__):
        name = f"{package}.{module.name}.meta"
        if module.ispkg and importlib.util.find_spec(name) is not None:
            game = importlib.import_module(name).GAME
            assert isinstance(game, Game)
            games[game.id] = game
    return dict(sorted(games.items()))


def find(name: str) -> Game:
    games = found()
    if name not in games:
        raise UnknownGame(name, list(games))
    return games[name]
