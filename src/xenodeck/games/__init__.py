"""The games. A folder with a ``meta.py`` that defines ``GAME`` is a game; a folder ``v1`` in it keeps its first rules.

There is no list: both are found by looking, here and in the packages named in ``XENODECK_GAMES``.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
import re
from functools import cache
from pathlib import Path
from types import ModuleType

from xenodeck.core.definition import checking
from xenodeck.core.definition.declared import blamed
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import GameError, RuleBug, UnknownGame

MORE = "XENODECK_GAMES"  # environment variable: packages with games of other people, comma separated
KEPT = re.compile(r"v([1-9][0-9]*)")


def found(package: str | None = None) -> dict[str, Game]:
    """All games by id (the name of the folder, with ``-`` for ``_``), of one package or of all packages."""
    return _found(packages() if package is None else (package,))


def packages() -> tuple[str, ...]:
    """The packages that are searched for games."""
    named = (name.strip() for name in os.environ.get(MORE, "").split(","))
    return tuple(dict.fromkeys([__name__, *(name for name in named if name)]))


@cache
def _found(packages: tuple[str, ...]) -> dict[str, Game]:
    games: dict[str, Game] = {}
    for package in packages:
        for game in _in(package):
            if game.id in games:
                homes = " and ".join(sorted((home(games[game.id]), home(game))))
                raise GameError("BAD_GAMES", f"two games are called {game.id!r}: {homes}.")
            games[game.id] = game
    return dict(sorted(games.items()))


@cache
def _in(package: str) -> list[Game]:
    games: list[Game] = []
    for folder in _folders(package):
        games.append(_load(f"{package}.{folder}", folder.replace("_", "-")))
    return games


def _folders(package: str) -> list[str]:
    """The folders of a package that hold a game: those with a ``meta.py``."""
    try:
        module = importlib.import_module(package)
    except ModuleNotFoundError as no:
        if no.name is None or not f"{package}.".startswith(f"{no.name}."):
            raise  # the package exists, but something that it needs does not
        raise GameError("BAD_GAMES", f"there is no package {package!r} to look for games in; see {MORE}.") from None
    found = {meta.parent.name for place in module.__path__ for meta in Path(place).glob("*/meta.py")}
    return sorted(name for name in found if name.isidentifier())


@cache
def _load(name: str, id: str) -> Game:
    """The game whose ``meta.py`` is in the package ``name``; refused if its words or positions lack something."""
    meta = f"{name}.meta"
    try:
        module = importlib.import_module(meta)
    except GameError:
        raise
    except Exception as error:  # whatever a game may raise
        spec = importlib.util.find_spec(meta)
        folder = Path(spec.origin).parent if spec is not None and spec.origin else Path()
        raise GameError("BAD_GAMES", f"{meta} cannot be read: {blamed(error, folder)}.") from error
    game = getattr(module, "GAME", None)
    if not isinstance(game, Game):
        made = f"GAME is {game!r}" if hasattr(module, "GAME") else "there is no GAME"
        raise GameError("BAD_GAMES", f"{module.__file__}: {made}; it ends with GAME = {own_class(module)}().")
    if game.id != id or home(game) != name:
        raise GameError(
            "BAD_GAMES", f"{module.__file__}: {type(game).__name__}.id is {game.id!r}; its folder says {id!r}."
        )
    checking.check(game)
    if not name.startswith(f"{__name__}."):  # the games in this package are played by the tests
        from xenodeck.core.sessions.trial import play_once

        play_once(game)
    return game


def own_class(module: ModuleType) -> str:
    """The name of the game's class in a module, or an example of one."""
    found = [thing.__name__ for thing in vars(module).values() if isinstance(thing, type) and issubclass(thing, Game)]
    return next((name for name in found if name != Game.__name__), "MyGame")


def home(game: Game) -> str:
    """The package of a game's ``meta.py``."""
    return type(game).__module__.rpartition(".")[0]


def is_kept(game: Game) -> bool:
    """Whether these are older rules of a game, which are not compiled."""
    return KEPT.fullmatch(home(game).rpartition(".")[2]) is not None


def versions(game: Game) -> list[int]:
    """All versions of the rules, the current one (``game``) included."""
    kept = [session[1] for folder in _folders(home(game)) if (session := KEPT.fullmatch(folder))]
    return sorted([*map(int, kept), game.version])


def with_rules(game: Game, version: int) -> Game:
    """The version of ``game``'s rules: ``game`` itself if it is the current one, or older rules that were kept."""
    if version == game.version:
        return game
    if version not in versions(game):
        known = [str(number) for number in versions(game)]
        raise GameError("UNKNOWN_RULES", f"there are no rules {version} of {game.id}.", legal=known)
    kept = _load(f"{home(game)}.v{version}", game.id)
    if kept.version != version:
        raise RuleBug(f"the folder v{version} of {game.id} holds rules {kept.version}")
    return kept


def find(name: str, version: int | None = None) -> Game:
    """The game called ``name``, with its current rules or with those of ``version``."""
    games = found()
    if name not in games:
        raise UnknownGame(name, list(games))
    return games[name] if version is None else with_rules(games[name], version)
