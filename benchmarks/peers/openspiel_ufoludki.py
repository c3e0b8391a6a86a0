# SPDX-License-Identifier: Apache-2.0
"""Peer: Ufoludki written as an OpenSpiel game in Python, played by random players.

This is the closest comparison for an interpreted engine: the same game in the same language, but with
OpenSpiel's state machine, its C++ base class and its calls back into Python for each step.

Card codes double as action codes, so the common plays need no translation: a hand's distinct cards are
already most of its legal actions. Only `SWARM` (how many) and `COUNTER` (whom) need more codes than
cards, hence they sit last, each at the start of its own range.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from importlib.metadata import version
from typing import Any, Final

import peer_bench
import pyspiel

HAND_SIZE: Final = 5
LOOT: Final = 50
MIN_SEATS: Final = 2
MAX_SEATS: Final = 5

RECRUIT: Final = 6  # 0-5 are the Saucers S2A, S2B, S3A, S3B, S4A, S4B
GENERAL: Final = 7
SWARM: Final = 8  # playing k of them is action SWARM + k - 1
COUNTER: Final = SWARM + HAND_SIZE  # aiming at seat s is action COUNTER + s
ACTIONS: Final = COUNTER + MAX_SEATS
EMPTY: Final = -1  # what an empty stack shows

COPIES: Final[Mapping[int, int]] = {
    0: 4, 1: 4, 2: 4, 3: 4, 4: 4, 5: 4, RECRUIT: 8, GENERAL: 3, SWARM: 14, COUNTER: 6,
}  # fmt: skip
CARDS: Final = tuple(card for card, copies in COPIES.items() for _ in range(copies))
NAMES: Final[Mapping[int, str]] = {
    0: "S2A", 1: "S2B", 2: "S3A", 3: "S3B", 4: "S4A", 5: "S4B",
    RECRUIT: "RECRUIT", GENERAL: "GENERAL", SWARM: "SWARM", COUNTER: "COUNTER",
}  # fmt: skip
SAUCER_VALUE: Final = (2, 2, 3, 3, 4, 4)
GENERAL_TOLL: Final[Mapping[int, int]] = {
    0: 2, 1: 2, 2: 3, 3: 3, 4: 4, 5: 4, SWARM: 1, COUNTER: 2, EMPTY: 0,
}  # fmt: skip
"""What a top card makes its owner return to a General; `RECRUIT` is missing because it has to be counted."""

OTHERS: Final = {
    (seats, seat): tuple((seat + step) % seats for step in range(1, seats))
    for seats in range(MIN_SEATS, MAX_SEATS + 1)
    for seat in range(seats)
}
"""The other seats in clockwise order, so that no step has to compute a remainder."""
TARGETS: Final = {key: sorted(COUNTER + seat for seat in others) for key, others in OTHERS.items()}

CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)

MAX_TURNS: Final = 2000
"""OpenSpiel wants a bound on a game's length; the rules have none, random games stay far below this one."""

GAME_TYPE: Final = pyspiel.GameType(
    short_name="python_ufoludki",
    long_name="Ufoludki (Python)",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_SEATS,
    min_num_players=MIN_SEATS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    parameter_specification={"players": 4, "seed": 1},
)


class UfoludkiGame(pyspiel.Game):  # type: ignore[misc]
    """The rules' fixed part and the generator all chance comes from.

    The generator belongs to the game and not to the state, as usual for OpenSpiel's sampled chance: a
    state stays cheap to copy, and a copy which is played on does not repeat its original's luck.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        """Read the table size and the seed; both have the defaults of the game's registration."""
        params = params or {}
        self.seats = int(params.get("players", 4))
        self.rng = random.Random(int(params.get("seed", 1)))
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=1,
            num_players=self.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MAX_TURNS,
        )
        super().__init__(GAME_TYPE, info, dict(params))

    def new_initial_state(self) -> UfoludkiState:
        """Return a table before the deal; the deal is the first chance node."""
        return UfoludkiState(self)


class Table:
    """Everything on the table, in one object with a copy of its own.

    OpenSpiel copies a Python state by deep-copying its attributes one by one. Handing it a single
    attribute which knows how to copy itself keeps that from walking over each card.
    """

    __slots__ = ("deck", "earth", "gathered", "hands", "loot", "mover", "seats", "stacks", "turns")

    def __init__(
        self,
        seats: int,
        earth: int,
        loot: list[int],
        hands: list[list[int]],
        stacks: list[list[int]],
        deck: list[int],
        gathered: list[int],
        mover: int,
        turns: int,
    ) -> None:
        """Take every field, so that a copy is a single call."""
        self.seats = seats
        self.earth = earth
        self.loot = loot
        self.hands = hands
        self.stacks = stacks  # bottom first
        self.deck = deck  # bottom first, so that drawing is a pop
        self.gathered = gathered  # the stacks between a General and the shuffle
        self.mover = mover
        self.turns = turns  # skipped ones included

    def __deepcopy__(self, memo: dict[int, object]) -> Table:
        """Copy the lists; their elements are ints and can be shared."""
        return Table(
            self.seats,
            self.earth,
            self.loot[:],
            [hand[:] for hand in self.hands],
            [stack[:] for stack in self.stacks],
            self.deck[:],
            self.gathered[:],
            self.mover,
            self.turns,
        )


class UfoludkiState(pyspiel.State):  # type: ignore[misc]
    """One position, driven through OpenSpiel's interface."""

    def __init__(self, game: UfoludkiGame) -> None:
        """Start undealt. This also runs at each copy, so it must neither be slow nor touch the generator."""
        super().__init__(game)
        self.seat = CHANCE
        seats = game.seats
        self.table = Table(seats, LOOT, [0] * seats, [], [], [], [], CHANCE, 0)

    def current_player(self) -> int:
        """Return the seat to move, or OpenSpiel's marks for chance and for the end."""
        return self.seat

    def is_terminal(self) -> bool:
        """Tell whether the last token has left Earth."""
        return self.seat == TERMINAL

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the single outcome of sampled chance, which stands for whatever the generator gives."""
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        """Return all legal actions in ascending order; identical cards give one action."""
        table = self.table
        hand = table.hands[player]
        actions = sorted(set(hand))
        if actions[-1] == COUNTER:
            actions[-1:] = TARGETS[table.seats, player]
        swarm = hand.count(SWARM)
        if swarm > 1:
            at = actions.index(SWARM) + 1
            actions[at:at] = range(SWARM + 1, SWARM + swarm)
        return actions

    def _apply_action(self, action: int) -> None:
        """Play a card, or let chance deal or shuffle."""
        seat = self.seat
        if seat == CHANCE:
            self._apply_chance()
            return
        table = self.table
        hand = table.hands[seat]
        stack = table.stacks[seat]
        loot = table.loot
        take = 0  # from Earth
        if action < RECRUIT:
            hand.remove(action)
            stack.append(action)
            take = SAUCER_VALUE[action]
            stacks = table.stacks
            for other in OTHERS[table.seats, seat]:
                pile = stacks[other]
                if pile and pile[-1] == action:
                    stolen = min(take, loot[other])
                    loot[other] -= stolen
                    loot[seat] += stolen
                    take = 0
                    break
        elif action >= COUNTER:
            hand.remove(COUNTER)
            stack.append(COUNTER)
            target = action - COUNTER
            stolen = min(2, loot[target])
            loot[target] -= stolen
            loot[seat] += stolen
        elif action >= SWARM:
            take = action - SWARM + 1
            for _ in range(take):
                hand.remove(SWARM)
                stack.append(SWARM)
        elif action == RECRUIT:
            hand.remove(RECRUIT)
            stack.append(RECRUIT)
            for pile in table.stacks:
                if pile and pile[-1] == RECRUIT:
                    take += 1
        else:
            hand.remove(GENERAL)
            stack.append(GENERAL)
            self._general(seat)
            return
        if take:
            if take >= table.earth:
                loot[seat] += table.earth
                table.earth = 0
                self.seat = TERMINAL
                return
            table.earth -= take
            loot[seat] += take
        self._refill_and_pass_on(seat)

    def _general(self, seat: int) -> None:
        """Collect the toll and the stacks; the shuffle is left to the chance node which follows."""
        table = self.table
        stacks = table.stacks
        others = OTHERS[table.seats, seat]
        tops = [stacks[other][-1] if stacks[other] else EMPTY for other in others]
        recruits = tops.count(RECRUIT)
        gathered = stacks[seat][::-1]
        for other, top in zip(others, tops, strict=True):
            toll = min(table.loot[other], recruits if top == RECRUIT else GENERAL_TOLL[top])
            table.loot[other] -= toll
            table.earth += toll
            gathered += stacks[other][::-1]
        table.stacks = [[] for _ in range(table.seats)]
        table.gathered = gathered
        table.mover = seat
        self.seat = CHANCE

    def _apply_chance(self) -> None:
        """Deal at the start, afterwards shuffle what a General gathered and slip it under the deck."""
        table = self.table
        rng = self.get_game().rng
        if table.mover != CHANCE:
            rng.shuffle(table.gathered)
            table.deck[:0] = table.gathered
            table.gathered = []
            self._refill_and_pass_on(table.mover)
            return
        seats = table.seats
        deck = list(CARDS)
        rng.shuffle(deck)
        start = rng.randrange(seats)
        table.stacks = [[] for _ in range(seats)]
        table.hands = [[] for _ in range(seats)]
        for seat in (start, *OTHERS[seats, start]):
            table.hands[seat] = deck[-HAND_SIZE:]
            del deck[-HAND_SIZE:]
        table.deck = deck
        table.turns = 1
        self.seat = start

    def _refill_and_pass_on(self, seat: int) -> None:
        """End a turn and find the next seat which can play, skipping empty hands while the deck is empty."""
        table = self.table
        hands = table.hands
        deck = table.deck
        hand = hands[seat]
        while deck and len(hand) < HAND_SIZE:
            hand.append(deck.pop())
        while True:
            seat += 1
            if seat == table.seats:
                seat = 0
            table.turns += 1
            hand = hands[seat]
            if hand:
                break
            if deck:
                while deck and len(hand) < HAND_SIZE:
                    hand.append(deck.pop())
                break
        self.seat = seat

    def returns(self) -> list[float]:
        """Return one victory, shared by everybody tied for the most loot."""
        loot = self.table.loot
        if self.seat != TERMINAL:
            return [0.0] * len(loot)
        best = max(loot)
        share = 1.0 / loot.count(best)
        return [share if owned == best else 0.0 for owned in loot]

    def _action_to_string(self, player: int, action: int) -> str:
        """Name an action readably."""
        if player == CHANCE:
            return "deal or shuffle"
        if action >= COUNTER:
            return f"COUNTER at {action - COUNTER}"
        if action >= SWARM:
            return f"SWARM x {action - SWARM + 1}"
        return NAMES[action]

    def __str__(self) -> str:
        """Show the whole table, hidden cards included, for debugging."""
        table = self.table
        hands = [[NAMES[card] for card in hand] for hand in table.hands]
        tops = [NAMES[stack[-1]] if stack else "-" for stack in table.stacks]
        return f"seat {self.seat} earth {table.earth} loot {table.loot} hands {hands} tops {tops}"


pyspiel.register_game(GAME_TYPE, UfoludkiGame)


def play_game(game: UfoludkiGame, rng: random.Random) -> tuple[int, int]:
    """Play one game with uniformly random legal actions; return its decisions and its turns."""
    draw = rng.random
    state = game.new_initial_state()
    decisions = 0
    while True:
        player = state.current_player()
        if player >= 0:
            legal = state.legal_actions(player)
            state.apply_action(legal[int(draw() * len(legal))])
            decisions += 1
        elif player == CHANCE:
            state.apply_action(0)
        else:
            return decisions, state.table.turns


def middle_states(game: UfoludkiGame, rng: random.Random, count: int, depth: int) -> list[UfoludkiState]:
    """Collect positions after `depth` decisions of random games, for timing copies."""
    states: list[UfoludkiState] = []
    while len(states) < count:
        state = game.new_initial_state()
        made = 0
        while made < depth and not state.is_terminal():
            legal = state.legal_actions()
            made += state.current_player() >= 0
            state.apply_action(rng.choice(legal))
        if state.current_player() >= 0:
            states.append(state)
    return states


def check(games: int, seed: int) -> None:
    """Play `games` games over all table sizes and assert the rules' invariants at each decision.

    Loot and card totals would betray a wrong effect; the comparison with a copy betrays shared lists.
    """
    rng = random.Random(seed)
    for number in range(games):
        seats = MIN_SEATS + number % (MAX_SEATS - MIN_SEATS + 1)
        game = pyspiel.load_game("python_ufoludki", {"players": seats, "seed": seed + number})
        state = game.new_initial_state()
        assert state.is_chance_node()
        state.apply_action(0)
        assert len(state.table.deck) == len(CARDS) - seats * HAND_SIZE
        while not state.is_terminal():
            table = state.table
            assert table.earth + sum(table.loot) == LOOT
            assert min(table.loot) >= 0
            piles = [table.deck, table.gathered, *table.hands, *table.stacks]
            assert sorted(card for pile in piles for card in pile) == sorted(CARDS)
            assert table.earth >= 1
            assert max(map(len, table.hands)) <= HAND_SIZE
            if state.is_chance_node():
                state.apply_action(0)
                continue
            player = state.current_player()
            assert not table.gathered
            assert len(table.hands[player]) >= 1
            assert not any(GENERAL in stack for stack in table.stacks)
            legal = state.legal_actions()
            assert legal == sorted(set(legal))
            assert COUNTER + player not in legal
            hand = table.hands[player]
            kinds = {card for card in hand if card < SWARM}
            aims = (seats - 1) * (COUNTER in hand)
            assert len(legal) == len(kinds) + hand.count(SWARM) + aims
            before = str(state)
            state.clone().apply_action(rng.choice(legal))
            assert str(state) == before
            state.apply_action(rng.choice(legal))
        assert state.table.earth == 0
        assert sum(state.table.loot) == LOOT
        assert abs(sum(state.returns()) - 1.0) < 1e-9


def place(seat: int, earth: int, loot: list[int], hands: str, stacks: str, deck: str) -> UfoludkiState:
    """Set up a position by card names: seats apart by "/", cards by blanks, piles with the top card last."""
    codes = {name: card for card, name in NAMES.items()}
    texts = (hands, stacks, deck)
    piles = [[[codes[name] for name in pile.split()] for pile in text.split("/")] for text in texts]
    game = pyspiel.load_game("python_ufoludki", {"players": len(loot), "seed": 1})
    state: UfoludkiState = game.new_initial_state()
    state.table = Table(len(loot), earth, loot, piles[0], piles[1], piles[2][0], [], seat, 1)
    state.seat = seat
    return state


def check_positions() -> None:
    """Assert the rules page's worked turns, and the empty-hand rules which random games hardly reach."""
    rest = "S2A S2B SWARM SWARM"
    hands = f"S4B {rest}/RECRUIT {rest}/GENERAL {rest}"
    state = place(0, 12, [3, 0, 6], hands, "RECRUIT/S4B/S4B", "S2A S2A S2A S3B S3B S3B")
    state.apply_action(5)
    assert (state.seat, state.table.earth, state.table.loot) == (1, 12, [3, 0, 6])
    state.apply_action(RECRUIT)
    assert (state.seat, state.table.earth, state.table.loot) == (2, 11, [3, 1, 6])
    state.apply_action(GENERAL)
    assert state.is_chance_node()
    assert (state.table.earth, state.table.loot) == (15, [0, 0, 6])
    state.apply_action(0)
    assert (state.seat, state.table.stacks, len(state.table.deck)) == (0, [[], [], []], 9)
    assert state.table.deck[-3:] == [0, 0, 0]  # the old deck stays on top of what was gathered

    # Empty hands are skipped while the deck is empty, and the skipped turns count.
    state = place(0, 30, [8, 6, 6], "S2A GENERAL//", "S3A S3A S3A/S4A S4A/SWARM RECRUIT", "")
    state.apply_action(0)
    assert (state.seat, state.table.turns, state.table.loot) == (0, 4, [10, 6, 6])
    # A General feeds its player first and the next seat at the start of its own turn.
    state.apply_action(GENERAL)
    assert (state.table.earth, state.table.loot) == (33, [10, 2, 5])
    state.apply_action(0)
    assert (state.seat, state.table.turns) == (1, 5)
    assert [len(hand) for hand in state.table.hands] == [5, 4, 0]
    # The deck is used up again, so the third seat goes on being skipped.
    state.apply_action(state.legal_actions()[0])
    assert state.seat in (0, CHANCE)

    # The last tokens: a partial taking ends the game at once, without a refill.
    state = place(1, 2, [24, 24], "S2A/SWARM SWARM SWARM", "/", "S2A S2A S2A")
    state.apply_action(SWARM + 2)
    assert state.is_terminal()
    assert (state.table.loot, state.table.hands[1], state.returns()) == ([24, 26], [], [0.0, 1.0])

    # Stealing never ends the game and a short victim is not made up for from Earth.
    state = place(1, 1, [1, 48], "S2A/S4A COUNTER", "S4A/", "")
    state.apply_action(4)
    assert (state.seat, state.table.earth, state.table.loot) == (0, 1, [0, 49])


def main() -> None:
    """Measure, or with --check test the rules instead."""
    options = peer_bench.parser(__doc__ or "", range(MIN_SEATS, MAX_SEATS + 1), 4)
    options.add_argument("--check", action="store_true", help="play 300 games and assert the invariants")
    args = options.parse_args()
    if args.check:
        check_positions()
        check(300, args.seed)
        return
    rng = random.Random(args.seed)
    game = pyspiel.load_game("python_ufoludki", {"players": args.seats, "seed": args.seed})
    tally = peer_bench.run_games(lambda: play_game(game, rng), args.seconds)
    states = middle_states(game, rng, 20, 4 * args.seats)
    cost = peer_bench.clone_microseconds([state.clone for state in states])
    release = version("open-spiel")
    peer_bench.emit("openspiel-python", "ufoludki", True, release, args.seats, tally, cost, "state.clone()")


if __name__ == "__main__":
    main()
