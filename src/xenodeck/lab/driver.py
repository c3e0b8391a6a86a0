"""Lets bots play a table to its end, as the server would: each seat through its own view, time by ticks."""

from __future__ import annotations

from xenodeck import bots
from xenodeck.core import engine
from xenodeck.core.bot import Bot
from xenodeck.core.chance import bot_seed
from xenodeck.core.game import Game
from xenodeck.core.match import Match
from xenodeck.core.state import State


def quickest_first(s: State, seed: int, many: int) -> list[int]:
    """Those who are asked, in the order in which they answer: drawn, else one seat would win all the races."""
    waiting = engine.seats_open(s)
    if len(waiting) < 2:
        return waiting
    return sorted(waiting, key=lambda seat: bot_seed(seed, int(s.seats) + seat, many))  # dice that no bot is given


def run(game: Game, s: State, line_up: list[Bot], seed: int, check: bool = False) -> int:
    """Play on to the end or to the game's bound; returns the number of answers given."""
    many = 0
    while not s.over and many < game.bound:
        if check:
            game.check(s)
        for seat in quickest_first(s, seed, many):
            if s.over or seat not in engine.seats_open(s):
                continue
            engine.answer(s, seat, bots.pick(game, s, seat, line_up[seat], bot_seed(seed, seat, many)))
            many += 1
        if game.tick_ms and not s.over:
            engine.tick(s)
    if check:
        game.check(s)
    return many


def run_match(match: Match, line_up: list[Bot]) -> None:
    """Like ``run``, keeping the record."""
    many = 0
    while not match.state.over and many < match.game.bound:
        for seat in quickest_first(match.state, match.seed, many):
            if seat in match.waiting():
                pick = bots.pick(match.game, match.state, seat, line_up[seat], bot_seed(match.seed, seat, many))
                match.answer(seat, pick)
                many += 1
        if match.game.tick_ms and not match.state.over:
            match.tick()
