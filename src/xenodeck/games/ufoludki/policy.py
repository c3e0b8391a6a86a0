"""The Raider, a policy for Ufoludki: it weighs what a card brings now against what it exposes.

It looks only at its own hand, Earth, everybody's loot and the tops of the stacks.
"""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from xenodeck.core import Policy, State
from xenodeck.games.ufoludki.rules import held, saucer_value, value_of_top
from xenodeck.games.ufoludki.state import COUNTER, RECRUIT, SWARM, Ufo

WIN: Final = 1000.0
DANGER: Final = 0.12  # how likely exposed cards cost something before the next own turn

REASONS: Final = ["only", "win", "least", "safe", "most", "rob", "general"]
ONLY: Final = 0
WINS: Final = 1
LEAST: Final = 2
SAFE: Final = 3
MOST: Final = 4
ROB: Final = 5
SAVES: Final = 6


class Raider(Policy):
    """Compares every card by its gain, the harm to rivals and the value it exposes to Generals and twin Saucers."""

    def choose(self, s: State, seat: i64, options: list[int], dice: i64) -> i64:
        if len(options) == 1:
            return options[0]
        return options[weigh(cast(Ufo, s), seat, options).index]

    def reason(self, s: State, seat: i64, options: list[int], dice: i64) -> tuple[str, dict[str, object]]:
        if len(options) == 1:
            return REASONS[ONLY], {}
        best = weigh(cast(Ufo, s), seat, options)
        facts: dict[str, object] = {"number": int(best.number)}
        if best.other >= 0:
            facts["other"] = int(best.other)
        return REASONS[best.why], facts


def weigh(s: Ufo, seat: i64, options: list[int]) -> Plans:
    """Weigh all options. The result holds the best one."""
    plans = Plans(s, seat)
    before = s.earlier(seat)
    if not before:
        for i, card in enumerate(options):
            plan_card(plans, i, s.face[card])
    elif s.face[before[0]] == COUNTER:
        for i, other in enumerate(options):
            loot: i64 = s.loot[other]
            plans.weigh(i, float(loot), ROB, least(2, loot), other)
    else:
        # all of them, unless that ends the game while another seat leads and a smaller group does not
        for i, count in enumerate(options):
            from_earth(plans, i, count, 1.0)
    return plans


class Plans:
    """The table as the Raider sees it, and the best plan so far."""

    def __init__(self, s: Ufo, seat: i64) -> None:
        self.s = s
        self.seat: i64 = seat
        self.mine: i64 = s.loot[seat]
        self.rivals = s.around(seat)
        self.richest: i64 = -1  # the first seat of those with the most loot
        self.most: i64 = -1
        for rival in self.rivals:
            loot: i64 = s.loot[rival]
            if loot > self.most:
                self.most = loot
                self.richest = rival
        self.index: i64 = -1
        self.worth: float = 0.0
        self.why: i64 = ONLY
        self.number: i64 = 0
        self.other: i64 = -1

    def weigh(self, index: i64, worth: float, why: i64, number: i64, other: i64) -> None:
        """Consider a plan. Of equally good plans the first one stays."""
        if self.index < 0 or worth > self.worth:
            self.index = index
            self.worth = worth
            self.why = why
            self.number = number
            self.other = other


def plan_card(plans: Plans, index: i64, face: i64) -> None:
    s = plans.s
    if face < COUNTER:
        plan_saucer(plans, index, face)
    elif face == COUNTER:
        plan_robbery(plans, index, plans.richest, 2)
    elif face == RECRUIT:
        from_earth(plans, index, 1 + recruits(plans), 1.5)
    elif face == SWARM:
        count: i64 = 1
        most: i64 = held(s, plans.seat, SWARM)
        while count <= most:
            from_earth(plans, index, count, 1.0)
            count += 1
    else:
        plan_general(plans, index)


def plan_saucer(plans: Plans, index: i64, face: i64) -> None:
    for rival in plans.rivals:
        if plans.s.top(rival) == face:
            plan_robbery(plans, index, rival, saucer_value(face))
            return
    value: i64 = saucer_value(face)
    from_earth(plans, index, value, float(value))


def from_earth(plans: Plans, index: i64, most: i64, exposed: float) -> None:
    earth: i64 = plans.s.earth
    got: i64 = least(most, earth)
    if got == earth:  # this ends the game, which is good for the leader only
        lead: i64 = plans.mine + got - plans.most
        worth: float = WIN if lead > 0 else WIN / 2 if lead == 0 else -WIN
        plans.weigh(index, worth, WINS if lead >= 0 else LEAST, got, -1)
    else:
        plans.weigh(index, float(got) - danger(plans, exposed, got), SAFE if exposed <= 1.0 else MOST, got, -1)


def plan_robbery(plans: Plans, index: i64, rival: i64, most: i64) -> None:
    loot: i64 = plans.s.loot[rival]
    got: i64 = least(most, loot)
    harm: float = float(got) / float(len(plans.rivals)) * (1.5 if loot == plans.most else 1.0)
    worth: float = float(got) + harm - danger(plans, float(most), got)
    plans.weigh(index, worth, ROB if got else LEAST, got, rival)


def plan_general(plans: Plans, index: i64) -> None:
    s = plans.s
    on_top: i64 = recruits(plans)
    lost: i64 = 0
    for rival in plans.rivals:
        lost += least(s.loot[rival], value_of_top(s, rival, on_top))
    worth: float = 1.2 * float(lost) / float(len(plans.rivals)) + 0.2  # one's own stack is safe again
    plans.weigh(index, worth, SAVES if lost else LEAST, lost, -1)


def recruits(plans: Plans) -> i64:
    """Recruitments on top of the stacks of others."""
    count: i64 = 0
    for rival in plans.rivals:
        if plans.s.top(rival) == RECRUIT:
            count += 1
    return count


def danger(plans: Plans, exposed: float, got: i64) -> float:
    """What a General or a twin Saucer may take before the next own turn, if there is loot to lose."""
    owned: float = float(plans.mine + got)
    return DANGER * (exposed if exposed < owned else owned)


def least(a: i64, b: i64) -> i64:
    return a if a < b else b


RAIDER: Final = Raider()
