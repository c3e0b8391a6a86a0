"""Bots for every game, and where a game's own are found. A bot sees only a view."""

from __future__ import annotations

from xenodeck.core.bot import Advice, Bot
from xenodeck.core.errors import BadConfig
from xenodeck.core.game import Game
from xenodeck.core.views import View

RANDOM = "random"


class RandomBot(Bot):
    """Takes any option. Uses no information at all, so drivers may ask it without making a view."""

    def choose(self, view: View, dice: int) -> Advice:
        assert view.question is not None
        return Advice(dice % len(view.question.options))


def of(game: Game) -> dict[str, Bot]:
    """All bots that can play ``game``, weakest first."""
    return {RANDOM: RandomBot(), **game.bots()}


def strongest(game: Game) -> str:
    return list(of(game))[-1]


def find(game: Game, name: str) -> Bot:
    bots = of(game)
    if name not in bots:
        raise BadConfig(f"{game.id} has no bot {name!r}.", legal=list(bots))
    return bots[name]


def line_up(game: Game, names: list[str], seats: int) -> list[str]:
    """One bot name a seat: given for all, or a few that repeat around the table."""
    for name in names:
        find(game, name)
    return [names[seat % len(names)] for seat in range(seats)] if names else [strongest(game)] * seats
