"""Search for any game: information-set Monte Carlo tree search over worlds that the seat cannot rule out.

All imagined worlds share one tree. A branch is what other seats could see of a choice (a face, a seat, a number) and
who made it, so a branch means the same in every world. It competes only with branches that were open when it was.

Some choices are hidden from other seats (``Rule.shows``, and secret windows). Then each seat has a place of its own in
the tree: a seat that sees the choice follows its branch, the others follow one branch for all hidden choices.

If several seats answer in secret, each decides without knowing the answers of the others, and the tree continues with
the choice of the searching seat. In a race a random seat is the first; in the question that is searched it is the
searching seat. In real time only the searching seat has branches, tick by tick.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from xenodeck.core.knowledge.recall import PERFECT, Recall
from xenodeck.core.knowledge.worlds import likely
from xenodeck.core.playing.loop import Loop
from xenodeck.core.playing.playout import playout
from xenodeck.core.rules.engine import answer, open_options, run_to_question, seats_open, take
from xenodeck.core.rules.state import CARD, PLACE, RACE, Frame, State
from xenodeck.core.tabletop.chance import QUICK_MASK, QUICK_PLUS, QUICK_TIMES

EXPLORE: Final = 0.7
NOT_A_FACE: Final = 1 << 20  # the keys of branches that are not cards begin here
UNSEEN: Final = -(1 << 40)  # minus the seat: the key of a choice that another seat does not see
SEATS: Final = 64  # more than a table has; a branch and its seat are one small number


class Node:
    """The statistics of one branch: how often it was open and taken, and the share of victory it brought."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat  # the seat that made the choice
        self.open: i64 = 0
        self.visits: i64 = 0
        self.won: float = 0.0
        self.pick: i64 = -1  # the choice, in the world that was imagined last
        self.weighed: i64 = -1  # the visit of its parent at which it was evaluated last
        self.children: dict[int, Node] = {}


def branch(s: State, seat: i64, kind: str, pick: i64) -> i64:
    """The key of a choice as its seat sees it: a known card by its face, a hidden card by its place."""
    if kind == CARD and pick >= 0:
        return s.face[pick] * SEATS + seat
    if kind == PLACE and pick >= 0:
        zone: i64 = s.zone_of(pick)
        pick = zone * 10_000 + s.zones[zone].index(pick)
    return (NOT_A_FACE + pick) * SEATS + seat


def kind_of_question(s: State, seat: i64) -> str:
    f = s.frame
    return f.rule.question(s, f, s.earlier(seat))[1]


def search(
    truth: State, seat: i64, simulations: i64, dice: i64, limit: i64, recall: Recall = PERFECT, memory: i64 = 0
) -> list[tuple[int, float]]:
    """For each option of ``seat``: how often it was tried, and the mean share of victory. Equal cards share a branch.

    The search runs in worlds redealt from ``truth`` for ``seat``, so the result does not depend on what the seat cannot
    see, or has forgotten (``recall``, with the dice ``memory``). If the game has ticks, one passes with every move.
    """
    root = Node(-1)
    number: i64 = 0
    while number < simulations:
        dice = (dice * QUICK_TIMES + QUICK_PLUS) & QUICK_MASK
        simulate(root, likely(truth, seat, dice, recall, memory), seat, dice >> 32, limit)
        number += 1
    kind = kind_of_question(truth, seat)
    found: list[tuple[int, float]] = []
    for pick in open_options(truth, seat):
        child = root.children.get(branch(truth, seat, kind, pick))
        if child is None or child.visits == 0:
            found.append((0, 0.0))
        else:
            found.append((child.visits, child.won / float(child.visits)))
    return found


def next_dice(dice: i64) -> i64:
    """The next 31 random bits. The low bits are of poor quality."""
    return (dice * 48271 + 11) & 0x7FFF_FFFF


def simulate(root: Node, s: State, searcher: i64, dice: i64, limit: i64) -> None:
    """Select a new branch of the tree, play on at random, and add the result to all nodes on the path."""
    s.pool = []  # this world is not redealt again
    descent = Descent(root, s, searcher, dice)
    descent.run(limit)
    if not s.over:
        playout(s, descent.dice % 2147483646 + 1, limit)
    shares = s.shares()
    for visited in descent.path:
        visited.visits += 1
        if visited.seat >= 0:
            visited.won += shares[visited.seat]


class Descent(Loop):
    """Plays an imagined world along the tree, keeps the path, and stops at a branch that was never tried.

    ``answers`` counts cycles. If several seats are asked, each makes a complete move; a tick passes after a complete
    move, not after each part of it.
    """

    def __init__(self, root: Node, s: State, searcher: i64, dice: i64) -> None:
        super().__init__(s)
        self.node = root  # the place in the tree
        self.path: list[Node] = [root]
        self.where: list[Node] = []  # seat -> its place in the tree, as soon as the seats know different things
        self.searcher: i64 = searcher
        self.dice: i64 = dice
        self.timed: bool = s.setup.tick_ms > 0
        self.ticks: bool = False  # a tick passes at the end of this cycle

    def cycle(self) -> None:
        self.answers += 1
        self.dice = next_dice(self.dice)
        super().cycle()

    def ask_in_turn(self) -> None:
        s = self.s
        if s.asked >= 0:
            self.ticks = self.ask_one() and self.timed
        else:
            question: i64 = s.opened
            self.node = self.ask_each() if self.where else self.ask_several()
            self.ticks = self.timed and s.opened != question
        self.stopped = self.node.visits == 0

    def ask_in_tick(self) -> None:
        deep: i64 = len(self.path)
        self.node = self.ask_everybody()
        self.ticks = True
        self.stopped = self.node.visits == 0 and len(self.path) > deep

    def tick(self) -> None:
        if self.ticks:
            super().tick()

    def ask_one(self) -> bool:
        """The one seat that is asked answers. True: its move is complete."""
        s = self.s
        seat: i64 = s.asked
        f = s.frame
        kind = f.rule.question(s, f, s.before)[1]
        if self.where or f.rule.veiled or f.rule.covering:
            if not self.where:
                self.where = [self.node] * s.seats
            node = choose(self.where[seat], s, seat, kind, s.options, self.dice)
            self.path.append(node)
            part_ways(self.where, s, f, seat, node, branch(s, seat, kind, node.pick), self.path)
        else:
            node = choose(self.node, s, seat, kind, s.options, self.dice)
            self.path.append(node)
        self.node = node
        if not take(s, node.pick):
            return False
        run_to_question(s)
        return True

    def ask_several(self) -> Node:
        """All seats that are asked in secret make their moves, or the first of a race does: in the question that is
        searched, the searching seat. Returns the next place."""
        s = self.s
        dice: i64 = self.dice
        waiting = seats_open(s)
        if s.frame.rule.mode == RACE:
            first: i64 = self.searcher if self.answers == 1 else waiting[(dice * len(waiting)) >> 31]
            return self.whole_move(self.node, first, dice)
        onward = self.node
        for seat in waiting:
            dice = next_dice(dice)
            chosen = self.whole_move(self.node, seat, dice)
            if onward is self.node or seat == self.searcher:
                onward = chosen
        return onward

    def ask_each(self) -> Node:
        """The same if the seats have places of their own: each continues from its own choice."""
        s = self.s
        where = self.where
        dice: i64 = self.dice
        asked = seats_open(s)
        last = where[self.searcher]
        if s.frame.rule.mode == RACE:
            asked = [asked[(dice * len(asked)) >> 31]]
        for seat in asked:
            dice = next_dice(dice)
            last = self.whole_move(where[seat], seat, dice)
            where[seat] = last
        return where[self.searcher] if self.searcher in asked else last

    def ask_everybody(self) -> Node:
        """In real time the searching seat follows the tree, and the others act at random. Branches for the others would
        make the tree as deep as the game has ticks, and would be no better than chance."""
        s = self.s
        dice: i64 = self.dice
        onward = self.where[self.searcher] if self.where else self.node
        for seat in seats_open(s):
            dice = next_dice(dice)
            if seat == self.searcher:
                onward = self.whole_move(onward, seat, dice)
                continue
            while True:
                options = open_options(s, seat)
                dice = next_dice(dice)
                if answer(s, seat, options[(dice * len(options)) >> 31]):
                    break
        return onward

    def whole_move(self, node: Node, seat: i64, dice: i64) -> Node:
        """``seat`` makes a complete move along the tree, from ``node``. Returns the node it reaches."""
        s = self.s
        while True:
            dice = next_dice(dice)
            kind = kind_of_question(s, seat)
            node = choose(node, s, seat, kind, open_options(s, seat), dice)
            self.path.append(node)
            if answer(s, seat, node.pick):
                return node


def part_ways(where: list[Node], s: State, f: Frame, seat: i64, chosen: Node, key: i64, path: list[Node]) -> None:
    """``seat`` has made the choice ``chosen``: each seat moves to the branch that it sees. Seats at the same place that
    see the same stay together. If ``seat`` declines in a secret window, the others stay where they are."""
    rule = f.rule
    if rule.covering and chosen.pick == rule.default(s, f, seat, s.options):
        where[seat] = chosen
        return
    where[seat] = chosen
    went: list[Node] = [chosen]
    for other in range(s.seats):
        if other == seat:
            continue
        at = where[other]
        seen: i64 = key if not rule.veiled or rule.shows(s, f, seat, chosen.pick, other) else UNSEEN - seat
        onward = at.children.get(seen)
        if onward is None:
            onward = Node(seat if seen == key else -1)
            at.children[seen] = onward
        where[other] = onward
        if onward not in went:
            went.append(onward)
            path.append(onward)


def choose(node: Node, s: State, seat: i64, kind: str, picks: list[int], dice: i64) -> Node:
    """A random branch that was never tried, which is added to the tree; else the one with the best upper bound."""
    children = node.children
    visit: i64 = node.visits
    fresh: list[int] = []
    keys: list[int] = []  # the keys of ``fresh``
    best = node
    most = -1.0
    for pick in picks:
        key: i64 = branch(s, seat, kind, pick)
        child = children.get(key)
        if child is None:
            if key not in keys:
                keys.append(key)
                fresh.append(pick)
            continue
        if child.weighed == visit:
            continue  # an equal card was evaluated already
        child.weighed = visit
        child.open += 1
        visits = float(child.visits)
        promise = child.won / visits + EXPLORE * sqrt(log(float(child.open)) / visits)
        if promise > most:
            most = promise
            best = child
            best.pick = pick
    if fresh:
        at: i64 = (dice * len(fresh)) >> 31
        best = Node(seat)
        best.open = 1
        best.pick = fresh[at]
        children[keys[at]] = best
    return best
