"""What a policy decides, question by question, in games that a file names: the golden decisions of a game.

    table survivor expansion 4 seed 3 {"mimic_mode": "immediate"}
    0 action VIEW: peek
    0 view invasion 2: bury

The first seat plays at random, so that the others get into trouble; all others do as the policy says.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from xenodeck.core import alongside
from xenodeck.core.chance import Chance
from xenodeck.core.engine import answer, go_on, open_options, paused, seats_open, tick
from xenodeck.core.game import Game
from xenodeck.core.state import WAIT
from xenodeck.core.views import question

TABLE = "table"


def tables(text: str) -> list[str]:
    """The lines of ``text`` that name a game to be played."""
    return [line for line in text.splitlines() if line.startswith(f"{TABLE} ")]


def decided(game: Game, text: str) -> str:
    """``text`` with what is decided now below each line that names a game."""
    return "".join(f"{table}\n" + "".join(f"{line}\n" for line in decisions(game, table)) for table in tables(text))


def decisions(game: Game, table: str) -> Iterator[str]:
    _, name, mode, seats, _, seed, options = table.split(maxsplit=6)
    policy = game.policies()[name]
    s = game.start(game.setup(int(seats), {**game.safe_settings(mode), **json.loads(options)}, mode), int(seed))
    dice = Chance(0, 0, 0, int(seed) * 2 + 1, None)
    waiting: list[int] = []  # at their own pace: who has still to say something before the next tick
    while not s.over:
        if paused(s):
            go_on(s)
            continue
        paced = alongside.on(s)
        waiting = [seat for seat in waiting if seat in seats_open(s)] if paced else seats_open(s)
        if not waiting:
            tick(s, True)
            waiting = seats_open(s)
            continue
        seat = waiting[0]
        picks = open_options(s, seat)
        pick = policy.choose(s, seat, picks, 0)
        if len(picks) > 1 and not (paced and pick == WAIT):
            asked = question(s, seat)
            assert asked is not None
            key, facts = policy.reason(s, seat, picks, 0)
            told = "".join(f" {fact}={value}" for fact, value in facts.items())
            yield f"{seat} {asked.name} {asked.options[picks.index(pick)].word}: {key}{told}"
        given = picks[dice.quick_below(len(picks))] if seat == 0 else pick
        if answer(s, seat, given) and paced:
            waiting.remove(seat)
