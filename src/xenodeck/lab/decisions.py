"""The golden decisions of a game: what its policies decide, question by question, in the games that a file lists.

    table survivor expansion 4 seed 3 {"mimic_mode": "immediate"}
    0 action VIEW: peek
    0 view invasion 2: bury

The first seat plays at random, so that the others meet difficult positions; all others follow the policy. In real time
a seat waits in nearly every tick, so for each reason only the first wait is listed.
"""

from __future__ import annotations

import json

from xenodeck.core.definition.game import Game
from xenodeck.core.knowledge.views import question
from xenodeck.core.playing.loop import Loop
from xenodeck.core.playing.policy import Policy
from xenodeck.core.rules import realtime
from xenodeck.core.rules.engine import answer, seats_open
from xenodeck.core.rules.state import WAIT, State
from xenodeck.core.tabletop.chance import Chance, plan_dice

TABLE = "table"


def tables(text: str) -> list[str]:
    """The lines of ``text`` that name a game to be played."""
    return [line for line in text.splitlines() if line.startswith(f"{TABLE} ")]


def decided(game: Game, text: str) -> str:
    """``text`` with the present decisions below each line that names a game."""
    return "".join(f"{table}\n" + "".join(f"{line}\n" for line in decisions(game, table)) for table in tables(text))


def decisions(game: Game, table: str) -> list[str]:
    """The decisions in the game that the line ``table`` names."""
    _, name, mode, seats, _, seed, options = table.split(maxsplit=6)
    s = game.start(game.setup(int(seats), {**game.safe_settings(mode), **json.loads(options)}, mode), int(seed))
    loop = Decisions(s, game.policies()[name], int(seed))
    loop.run(s.setup.max_answers)
    return loop.lines


class Decisions(Loop):
    """Lists what ``policy`` decides at every question. In real time a tick passes when all seats have answered;
    otherwise one seat answers in each cycle, and a tick passes only if no seat is asked."""

    def __init__(self, s: State, policy: Policy, seed: int) -> None:
        super().__init__(s)
        self.policy = policy
        self.seed = seed
        self.dice = Chance(0, 0, 0, seed * 2 + 1, None)  # for the first seat
        self.lines: list[str] = []
        self.waited: set[str] = set()  # the reasons for waiting that are listed already
        self.waiting: list[int] = []  # the seats that were asked last; in the next tick only these act
        self.passes = False  # a tick passes at the end of this cycle

    def order(self, waiting: list[int]) -> list[int]:
        self.waiting, self.passes = waiting, not waiting
        return waiting[:1]

    def seats_in_tick(self) -> list[int]:
        self.passes = True
        return self.waiting

    def tick(self) -> None:
        if self.passes:
            super().tick()
            self.waiting = seats_open(self.s)

    def take_answer(self, seat: int, options: list[int]) -> bool:
        return answer(self.s, seat, self.choose(seat, options))

    take_answer_in_tick = take_answer

    def choose(self, seat: int, options: list[int]) -> int:
        s, policy, paced = self.s, self.policy, realtime.in_realtime(self.s)
        f = s.frame
        thrown = plan_dice(self.seed, seat, f.rule.occasion(s, f, seat)) if paced and policy.plans() else 0
        pick = policy.choose(s, seat, options, thrown)
        key, facts = policy.reason(s, seat, options, thrown)
        if len(options) > 1 and not (paced and pick == WAIT and key in self.waited):
            if paced and pick == WAIT:
                self.waited.add(key)
            asked = question(s, seat)
            assert asked is not None
            told = "".join(f" {fact}={value}" for fact, value in facts.items())
            self.lines.append(f"{seat} {asked.name} {asked.options[options.index(pick)].word}: {key}{told}")
        return options[self.dice.quick_below(len(options))] if seat == 0 else pick
