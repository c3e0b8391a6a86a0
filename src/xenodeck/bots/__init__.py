"""Bots for every game, and where the bots of a game are found.

A bot gets a view, or worlds that its seat cannot rule out.
"""

from __future__ import annotations

from time import process_time

from xenodeck.bots.search import search
from xenodeck.core.definition.bot import Advice, Bot, PolicyBot
from xenodeck.core.definition.game import Game
from xenodeck.core.errors import BadConfig
from xenodeck.core.knowledge.recall import BLANK, PERFECT, Recall
from xenodeck.core.knowledge.views import View, view
from xenodeck.core.knowledge.worlds import redeal, redeal_by_likelihood
from xenodeck.core.playing.policy import Policy
from xenodeck.core.rules import realtime
from xenodeck.core.rules.engine import open_options
from xenodeck.core.rules.state import WAIT, State
from xenodeck.core.tabletop.chance import QUICK_MASK, bot_seed, plan_dice
from xenodeck.core.words.lexicon import is_figure

RANDOM = "random"
DREAMER = "dreamer"
# the least share of victory -> the reason in words
HOW_IT_WENT = ((0.85, "dreamt_sure"), (0.5, "dreamt"), (0.15, "dreamt_hard"))
LEAST_BAD = "dreamt_least"
FIRST_FEW = 24  # imagined games from which a bot with little time estimates the time of the others
PACE_MS = 1000  # in real time: how long a bot without a plan waits on average
POLICY_DICE = (1 << 31) - 1
PLANS = 1 << 20  # where the dice of plans begin in the random stream of the bots; no seat has this number


class RandomBot(PolicyBot):
    """Takes any option. It uses no information, so drivers may ask it without redealing worlds."""

    def __init__(self) -> None:
        super().__init__(Policy())

    def choose(self, view: View, dice: int) -> Advice:
        assert view.question is not None
        waits = view.lanes is not None and view.question.options[0].kind == "pass"
        return Advice(paced(dice, len(view.question.options), view.setup.tick_ms if waits else 0))


class Dreamer(Bot):
    """Plays many games to their end in imagined worlds and takes the option that won most often. It knows no game."""

    def __init__(self, simulations: int, recall: Recall = PERFECT) -> None:
        self.simulations = simulations
        self.recall = recall

    def dream(self, worlds: Worlds, view: View, dice: int, seconds: float = 0.0) -> Advice:
        """The best option after ``simulations`` imagined games, or after ``seconds`` of computing if that is given."""
        assert view.question is not None
        if len(view.question.options) == 1:
            return Advice(0, "only")
        number = self.affordable(worlds, dice, seconds) if seconds else self.simulations
        tried = worlds.search(number, dice, self.recall)
        best = max(range(len(tried)), key=lambda i: tried[i])
        share = tried[best][1]
        return Advice(best, how_it_went(share), {"percent": round(100 * share), "number": number})

    def affordable(self, worlds: Worlds, dice: int, seconds: float) -> int:
        """How many games can be imagined in that time, estimated from the first few; at most all of them."""
        begun = process_time()
        worlds.search(FIRST_FEW, dice, self.recall)
        each = (process_time() - begun) / FIRST_FEW
        return max(FIRST_FEW, min(self.simulations, int((seconds / each) if each else self.simulations)))


def how_it_went(share: float) -> str:
    """The reason of a dreamer in words, by how often its choice won in the imagined games.

    A percentage would not help a person who asks for advice; programs find it among the facts.
    """
    for least, reason in HOW_IT_WENT:
        if share >= least:
            return reason
    return LEAST_BAD


class Worlds:
    """The worlds that one seat cannot tell from the true one. The true one is kept inside."""

    def __init__(self, game: Game, truth: State, seat: int, memory: int = 0) -> None:
        self._truth = truth
        self._memory = memory
        self._seat = seat
        self._bound = truth.setup.max_answers

    def search(self, simulations: int, dice: int, recall: Recall = PERFECT) -> list[tuple[int, float]]:
        return search(self._truth, self._seat, simulations, dice, self._bound, recall, self._memory)


def advise(game: Game, s: State, seat: int, bot: Bot, dice: int, memory: int = 0, seconds: float = 0.0) -> Advice:
    """What ``bot`` would do in ``seat``, from its view or from worlds that the seat cannot rule out.

    ``memory``: the dice of what it forgets, the same for a whole game. ``seconds``: limit of computing for bots that
    search; 0: no limit, so that the answer does not depend on the machine.
    """
    if isinstance(bot, Dreamer):
        return bot.dream(Worlds(game, s, seat, memory), view(s, seat), dice, seconds)
    if isinstance(bot, PolicyBot) and not isinstance(bot, RandomBot):
        world = redeal_by_likelihood(s, seat, dice & QUICK_MASK, bot.recall, memory)
        return follow(bot.policy, world, seat, dice & POLICY_DICE)
    return bot.choose(view(s, seat), dice)


def hint(game: Game, s: State, seat: int, bot: Bot, dice: int, seconds: float = 0.0) -> Advice:
    """What ``bot`` would advise a person in ``seat``. It does not use what the person has to remember."""
    world = redeal(s, seat, dice & QUICK_MASK, BLANK) if s.layout.forgetful else s
    return advise(game, world, seat, bot, dice, seconds=seconds)


def rank(dice: int, many: int) -> int:
    """One of ``many``, all equally likely. The seed of a bot is always odd, so its last bit is not used."""
    return (dice >> 1) % many


def paced(dice: int, many: int, tick_ms: int) -> int:
    """One of ``many``, of which the first is to wait for the next tick: a bot that acted in every tick would be no fun.

    ``tick_ms`` 0: no option is to wait.
    """
    if not tick_ms or many == 1:
        return rank(dice, many)
    drawn = rank(dice, max(PACE_MS // tick_ms, 1) * (many - 1))
    return 1 + drawn if drawn < many - 1 else 0


def follow(policy: Policy, world: State, seat: int, dice: int) -> Advice:
    """What a policy does in a world that ``seat`` cannot tell from the true one."""
    options = open_options(world, seat)
    reason, facts = policy.reason(world, seat, options, dice)
    return Advice(options.index(policy.choose(world, seat, options, dice)), reason, facts)


def pick(game: Game, s: State, seat: int, bot: Bot, dice: int, memory: int = 0) -> int:
    """The answer of ``bot`` for ``seat``."""
    picks = open_options(s, seat)
    if isinstance(bot, RandomBot):
        waits = realtime.in_realtime(s) and picks[0] == WAIT
        return picks[paced(dice, len(picks), s.setup.tick_ms if waits else 0)]
    return picks[advise(game, s, seat, bot, dice, memory).index]


def memory_dice(seed: int) -> int:
    """The dice for what bots forget at the table with this seed."""
    return bot_seed(seed, PLANS, 1) & POLICY_DICE


def dice_for(s: State, seat: int, bot: Bot, seed: int, number: int) -> int:
    """The dice for a bot's next answer, its ``number``-th at this table. The dice of a plan belong to its occasion."""
    if isinstance(bot, PolicyBot) and bot.policy.plans() and realtime.in_realtime(s):
        f = s.frame
        base = bot_seed(seed, PLANS, 0) & POLICY_DICE
        return int(plan_dice(base, seat, f.rule.occasion(s, f, seat)))
    return bot_seed(seed, seat, number)


def of(game: Game) -> dict[str, Bot]:
    """All bots that can play ``game``, weakest first."""
    return {RANDOM: RandomBot(), **game.bots(), DREAMER: Dreamer(1000)}


def strongest(game: Game) -> str:
    """The bot that gives hints."""
    return list(of(game))[-1]


def usual(game: Game) -> str:
    """The default opponent: the best bot that knows the game and answers at once."""
    return [RANDOM, *game.bots()][-1]


def find(game: Game, name: str) -> Bot:
    """The bot of this name: ``raider``, or a dreamer with its number of games: ``dreamer:200``."""
    bots = of(game)
    kind, _, simulations = name.partition(":")
    if kind == DREAMER and is_figure(simulations) and 1 <= int(simulations) <= 1_000_000:
        return Dreamer(int(simulations))
    if name not in bots:
        raise BadConfig(f"{game.id} has no bot {name!r}.", legal=list(bots))
    return bots[name]


def line_up(game: Game, names: list[str], seats: int) -> list[str]:
    """A bot name for each seat: one name for all, or a few that repeat around the table."""
    for name in names:
        find(game, name)
    return [names[seat % len(names)] for seat in range(seats)] if names else [usual(game)] * seats


def played_ahead(game: Game, name: str) -> int:
    """How many games the bot of this name imagines for an answer; 0 for unknown names."""
    try:
        bot = find(game, name)
    except BadConfig:
        return 0
    return bot.simulations if isinstance(bot, Dreamer) else 0
