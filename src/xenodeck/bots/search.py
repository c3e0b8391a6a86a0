"""Search for any game: information-set Monte Carlo tree search over worlds that the seat cannot rule out.

One tree for all imagined worlds. Its branches are what people could see being chosen (a face, a seat, a number), so the
same branch means the same thing in every world; a branch competes only against those that were open when it was.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from xenodeck.core.chance import QUICK_MASK, QUICK_PLUS, QUICK_TIMES
from xenodeck.core.engine import advance, answer, go_on, open_options, paused, playout, seats_open, take, tick
from xenodeck.core.state import CARD, PLACE, State
from xenodeck.core.worlds import redeal

EXPLORE: Final = 0.7
NOT_A_FACE: Final = 1 << 20  # branches that are not cards are numbered from here


class Node:
    """What followed a choice: how often it was open, how often it was taken, what it brought its chooser."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat  # who chose the branch that leads here
        self.open: i64 = 0
        self.visits: i64 = 0
        self.won: float = 0.0
        self.children: dict[int, Node] = {}


def branch(s: State, kind: str, pick: i64) -> i64:
    """A choice as its chooser could tell it from the others: a known card by its face, a hidden one by its place."""
    if pick < 0:
        return NOT_A_FACE + pick
    if kind == CARD:
        return s.face[pick]
    if kind == PLACE:
        zone: i64 = s.zone_of(pick)
        return NOT_A_FACE + zone * 10_000 + s.zones[zone].index(pick)
    return NOT_A_FACE + pick


def kind_of_question(s: State, seat: i64) -> str:
    f = s.agenda[s.depth - 1]
    return f.rule.question(s, f, s.earlier(seat))[1]


def search(truth: State, seat: i64, simulations: i64, dice: i64, limit: i64) -> list[tuple[int, float]]:
    """For each option of ``seat``: how often it was tried and what share of victory it brought; twins share theirs.

    ``truth`` is only ever redealt for ``seat``: what the seat cannot see has no influence on the answer.
    """
    root = Node(-1)
    number: i64 = 0
    while number < simulations:
        dice = (dice * QUICK_TIMES + QUICK_PLUS) & QUICK_MASK
        simulate(root, redeal(truth, seat, dice), dice >> 32, limit)
        number += 1
    kind = kind_of_question(truth, seat)
    found: list[tuple[int, float]] = []
    for pick in open_options(truth, seat):
        child = root.children.get(branch(truth, kind, pick))
        if child is None or child.visits == 0:
            found.append((0, 0.0))
        else:
            found.append((child.visits, child.won / float(child.visits)))
    return found


def simulate(root: Node, s: State, dice: i64, limit: i64) -> None:
    """Down the tree to a branch never tried, on at random to the end, and back up with the result."""
    s.pool = []  # nobody imagines this world anew
    path: list[Node] = [root]
    node = root
    steps: i64 = 0
    while not s.over and steps < limit:
        steps += 1
        dice = (dice * 48271 + 11) & 0x7FFF_FFFF
        one = s.asked >= 0
        seat: i64 = s.asked
        picks = s.options
        if not one:
            waiting = seats_open(s)
            if not waiting:
                if paused(s):
                    go_on(s)
                else:
                    tick(s)
                continue
            seat = waiting[dice % len(waiting)]
            picks = open_options(s, seat)
        kind = kind_of_question(s, seat)
        known: i64 = len(node.children)
        pick: i64 = choose(node, s, seat, kind, picks, dice)
        fresh = len(node.children) > known
        node = node.children[branch(s, kind, pick)]
        path.append(node)
        if not one:
            answer(s, seat, pick)
        elif take(s, pick):
            advance(s)
        if fresh:
            break
    if not s.over:
        playout(s, dice % 2147483646 + 1, limit)
    shares = s.shares()
    for visited in path:
        visited.visits += 1
        if visited.seat >= 0:
            visited.won += shares[visited.seat]


def choose(node: Node, s: State, seat: i64, kind: str, picks: list[int], dice: i64) -> i64:
    """A branch never tried, drawn at random and grown, or the one that promises most."""
    children = node.children
    fresh: list[int] = []
    best: i64 = -1
    most = -1.0
    looked_at: list[int] = []
    for pick in picks:
        key: i64 = branch(s, kind, pick)
        if key in looked_at:
            continue  # a twin of a card that is weighed already
        looked_at.append(key)
        child = children.get(key)
        if child is None:
            fresh.append(pick)
            continue
        child.open += 1
        visits = float(child.visits)
        promise = child.won / visits + EXPLORE * sqrt(log(float(child.open)) / visits)
        if promise > most:
            most = promise
            best = pick
    if fresh:
        best = fresh[dice % len(fresh)]
        made = Node(seat)
        made.open = 1
        children[branch(s, kind, best)] = made
    return best
