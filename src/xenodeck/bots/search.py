"""Search for any game: information-set Monte Carlo tree search over worlds that the seat cannot rule out.

One tree for all imagined worlds. Its branches are what people could see being chosen (a face, a seat, a number) and who
chose it, so the same branch means the same thing in every world; a branch competes only against those that were open
when it was.

Where somebody chooses what others do not see (``Rule.shows``), or is asked in a secret window, everybody goes on from
what they could see of it: to whoever sees it that is a branch of its own, to the others one and the same.

Where several are asked in secret, each decides from the question itself, knowing nothing of what the others answer, and
the tree goes on from what the searching seat chose. In a race somebody drawn at random is the quickest; the question
that is searched is the searching seat's to answer first. Where everybody acts at their own pace only the searching seat
has branches, tick by tick.
"""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from mypy_extensions import i64

from xenodeck.core.knowledge.recall import PERFECT, Recall
from xenodeck.core.knowledge.worlds import redeal_by_likelihood
from xenodeck.core.playing.loop import Loop
from xenodeck.core.playing.playout import playout
from xenodeck.core.rules.engine import answer, open_options, run_to_question, seats_open, take
from xenodeck.core.rules.lanes import NO_LANES
from xenodeck.core.rules.state import CARD, PLACE, RACE, Frame, State
from xenodeck.core.tabletop.chance import QUICK_MASK, QUICK_PLUS, QUICK_TIMES

EXPLORE: Final = 0.7
NOT_A_FACE: Final = 1 << 20  # branches that are not cards are numbered from here
UNSEEN: Final = -(1 << 40)  # the branch of a choice that an onlooker does not see, less the seat that made it
SEATS: Final = 64  # more than a table has: a branch and who chose it are one number, and a small one


class Node:
    """What followed a choice: how often it was open, how often it was taken, what it brought its chooser."""

    def __init__(self, seat: i64) -> None:
        self.seat: i64 = seat  # who chose the branch that leads here
        self.open: i64 = 0
        self.visits: i64 = 0
        self.won: float = 0.0
        self.pick: i64 = -1  # the choice itself, in the world that was last imagined
        self.weighed: i64 = -1  # at which visit of its parent it was weighed last
        self.children: dict[int, Node] = {}


def branch(s: State, seat: i64, kind: str, pick: i64) -> i64:
    """A choice as its chooser could tell it from the others: a known card by its face, a hidden one by its place."""
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
    """For each option of ``seat``: how often it was tried and what share of victory it brought; twins share theirs.

    ``truth`` is only ever redealt for ``seat``: what the seat cannot see has no influence on the answer, nor what
    it has forgotten (``recall``, from the dice ``memory``). Where time matters a tick passes with every move.
    """
    root = Node(-1)
    number: i64 = 0
    while number < simulations:
        dice = (dice * QUICK_TIMES + QUICK_PLUS) & QUICK_MASK
        simulate(root, redeal_by_likelihood(truth, seat, dice, recall, memory), seat, dice >> 32, limit)
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
    """31 random bits after 31 others; the high ones are good, the low ones poor."""
    return (dice * 48271 + 11) & 0x7FFF_FFFF


def simulate(root: Node, s: State, searcher: i64, dice: i64, limit: i64) -> None:
    """Down the tree to a branch never tried, on at random to the end, and back up with the result."""
    s.pool = []  # nobody imagines this world anew
    descent = Descent(root, s, searcher, dice)
    descent.play(limit)
    if not s.over:
        playout(s, descent.dice % 2147483646 + 1, limit)
    shares = s.shares()
    for visited in descent.path:
        visited.visits += 1
        if visited.seat >= 0:
            visited.won += shares[visited.seat]


class Descent(Loop):
    """The game loop in an imagined world, down the tree: it notes its path and stops at a branch never tried.

    ``many`` counts the cycles. Several who are asked at once make whole moves, and a tick passes after a whole move.
    """

    def __init__(self, root: Node, s: State, searcher: i64, dice: i64) -> None:
        super().__init__(s)
        self.node = root  # where the tree goes on
        self.path: list[Node] = [root]
        self.where: list[Node] = []  # seat -> its place in the tree, once somebody knows more than others
        self.searcher: i64 = searcher
        self.dice: i64 = dice
        self.timed: bool = s.setup.tick_ms > 0
        self.ticks: bool = False  # a tick passes after what was just done

    def cycle(self) -> None:
        self.many += 1
        self.dice = next_dice(self.dice)
        super().cycle()

    def ask(self) -> None:
        s = self.s
        deep: i64 = len(self.path)
        if s.asked >= 0:
            self.ticks = self.ask_one() and self.timed
        elif s.answers is not None:
            question: i64 = s.questions_opened
            self.node = self.ask_each() if self.where else self.ask_several()
            self.ticks = self.timed and s.questions_opened != question
        else:
            self.ticks = True
            if s.lanes is not NO_LANES:
                self.node = self.ask_everybody()
        self.stopped = self.node.visits == 0 and len(self.path) > deep

    def tick(self) -> None:
        if self.ticks:
            super().tick()

    def ask_one(self) -> bool:
        """The one seat asked answers. True: with a whole move."""
        s = self.s
        seat: i64 = s.asked
        f = s.frame
        kind = f.rule.question(s, f, s.before)[1]
        if self.where or f.rule.has_hidden_choices or f.rule.has_windows:
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
        """All who are asked in secret make their moves, or one of those who race. Where the tree goes on: the searching
        seat is the quickest at the question that the search is about."""
        s = self.s
        dice: i64 = self.dice
        waiting = seats_open(s)
        if s.frame.rule.mode == RACE:
            first: i64 = self.searcher if self.many == 1 else waiting[(dice * len(waiting)) >> 31]
            return self.whole_move(self.node, first, dice)
        onward = self.node
        for seat in waiting:
            dice = next_dice(dice)
            chosen = self.whole_move(self.node, seat, dice)
            if onward is self.node or seat == self.searcher:
                onward = chosen
        return onward

    def ask_each(self) -> Node:
        """The same where people know different things already: each goes on alone, from what it answered."""
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
        """Before a tick: the searching seat goes down the tree, if it may do something, and the others do anything or
        wait. Their trees would be as deep as a game has ticks, and tell nothing that chance does not."""
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
        """One of several who are asked answers, down the tree from ``node``, to the last part of its move."""
        s = self.s
        while True:
            dice = next_dice(dice)
            kind = kind_of_question(s, seat)
            node = choose(node, s, seat, kind, open_options(s, seat), dice)
            self.path.append(node)
            if answer(s, seat, node.pick):
                return node


def part_ways(where: list[Node], s: State, f: Frame, seat: i64, chosen: Node, key: i64, path: list[Node]) -> None:
    """``seat`` has ``chosen``: everybody goes on from what they see of it. Those who were at one place and see the same
    stay together. Of somebody who declines in a secret window nobody sees anything."""
    rule = f.rule
    if rule.has_windows and chosen.pick == rule.default(s, f, seat, s.options):
        where[seat] = chosen
        return
    where[seat] = chosen
    went: list[Node] = [chosen]
    for other in range(s.seats):
        if other == seat:
            continue
        at = where[other]
        seen: i64 = key if not rule.has_hidden_choices or rule.shows(s, f, seat, chosen.pick, other) else UNSEEN - seat
        onward = at.children.get(seen)
        if onward is None:
            onward = Node(seat if seen == key else -1)
            at.children[seen] = onward
        where[other] = onward
        if onward not in went:
            went.append(onward)
            path.append(onward)


def choose(node: Node, s: State, seat: i64, kind: str, picks: list[int], dice: i64) -> Node:
    """A branch never tried, drawn at random and grown, or the one that promises most."""
    children = node.children
    visit: i64 = node.visits
    fresh: list[int] = []
    keys: list[int] = []  # the branches of ``fresh``
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
            continue  # a twin of a card that is weighed already
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
