"""What a policy decides, question by question, in games that a file names: the golden decisions of a game.

    table survivor expansion 4 seed 3 {"mimic_mode": "immediate"}
    0 action VIEW: peek
    0 view invasion 2: bury

The first seat plays at random, so that the others get into trouble; all others do as the policy says. Where everybody
acts at their own pace somebody waits at nearly every tick: of that the first time is written down, for each reason.
"""

from __future__ import annotations

import json
from collections.abc import Iterator

from xenodeck.core.definition.game import Game
from xenodeck.core.knowledge.views import question
from xenodeck.core.rules import realtime
from xenodeck.core.rules.engine import answer, go_on, open_options, paused, seats_open, tick
from xenodeck.core.rules.state import WAIT
from xenodeck.core.tabletop.chance import Chance, plan_dice

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
    waited: set[str] = set()
    waiting: list[int] = []  # at their own pace: who has still to say something before the next tick
    while not s.over:
        if paused(s):
            go_on(s)
            continue
        paced = realtime.in_realtime(s)
        waiting = [seat for seat in waiting if seat in seats_open(s)] if paced else seats_open(s)
        if not waiting:
            tick(s, True)
            waiting = seats_open(s)
            continue
        seat = waiting[0]
        picks = open_options(s, seat)
        f = s.frame
        thrown = plan_dice(int(seed), seat, f.rule.occasion(s, f, seat)) if paced and policy.plans() else 0
        pick = policy.choose(s, seat, picks, thrown)
        key, facts = policy.reason(s, seat, picks, thrown)
        if len(picks) > 1 and not (paced and pick == WAIT and key in waited):
            if paced and pick == WAIT:
                waited.add(key)
            asked = question(s, seat)
            assert asked is not None
            told = "".join(f" {fact}={value}" for fact, value in facts.items())
            yield f"{seat} {asked.name} {asked.options[picks.index(pick)].word}: {key}{told}"
        given = picks[dice.quick_below(len(picks))] if seat == 0 else pick
        if answer(s, seat, given) and paced:
            waiting.remove(seat)
