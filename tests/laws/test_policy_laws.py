"""Policies, over every game: what a seat cannot see has no influence on the choices and reasons of its policy."""

from __future__ import annotations

import pytest

from laws.policies import PEEKERS, unseen
from laws.walks import GAMES, Dice, begin, law, walk
from xenodeck import bots
from xenodeck.core.definition.bot import PolicyBot
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.wording import languages
from xenodeck.core.knowledge.views import question, view
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.playing.policy import Policy
from xenodeck.core.records.save import to_data
from xenodeck.core.rules import engine, realtime
from xenodeck.core.rules.state import CARD, PLACE, State
from xenodeck.core.tabletop.glimpses import VIEWERS, Glimpse, Glimpses
from xenodeck.core.words.telling import Teller

WORLDS = 4
DICE = 123_456_789
POLICIES = [(game, name) for game in GAMES for name in (bots.RANDOM, *game.policies())]


def policy_of(game: Game, name: str) -> Policy:
    bot = bots.find(game, name)
    assert isinstance(bot, PolicyBot)
    return bot.policy


def said(policy: Policy, s: State, seat: int) -> object:
    """The choice as people would name it, and the reason."""
    picks = engine.open_options(s, seat)
    asked = question(s, seat)
    assert asked is not None
    chosen = asked.options[picks.index(policy.choose(s, seat, picks, DICE))]
    return asked.name, chosen.to_data(), policy.reason(s, seat, picks, DICE)


def renamed(s: State, world: State, seat: int, dice: Dice) -> State | None:
    """``world``, redealt from ``s``, with the faces as they were and the cards themselves moved to where they belong.

    To people it is the same: nobody sees the number of a card. None: somebody may have named cards in secret.
    """
    f = world.frame
    names_cards = f.rule.question(world, f, [])[1] in (CARD, PLACE)
    if world.answers is not None and names_cards:
        return None
    cards = [card for _, card in unseen(world, seat)]
    left = cards.copy()
    new = {}
    for card in cards:
        alike = [other for other in left if s.face[other] == world.face[card]]
        new[card] = alike[dice.below(len(alike))]
        left.remove(new[card])
    same = world.clone()
    same.face = s.face
    for zone in range(len(same.zones)):
        same.replace(zone, [new.get(card, card) for card in world.zones[zone]])
    same.memory = {new.get(card, card): seats for card, seats in world.memory.items()}
    if world.pool:
        same.pool = world.pool.copy()
        for card in cards:
            same.pool[new[card]] = world.pool[card]
    same.glimpses = sights_renamed(world.glimpses, new)
    if world.asked >= 0:
        same.before = begun_renamed(world, world.before, new)
        same.options = engine.open_options(same, world.asked)
    elif realtime.in_realtime(world):
        same.lanes.before = [begun_renamed(world, before, new) for before in world.lanes.before]
    return same


def begun_renamed(world: State, before: list[int], new: dict[int, int]) -> list[int]:
    """A half-made move: one's own cards keep their numbers; a place that was named may have another."""
    f = world.frame
    kinds = [f.rule.question(world, f, before[:at])[1] for at in range(len(before))]
    return [new.get(pick, pick) if kind in (CARD, PLACE) else pick for pick, kind in zip(before, kinds, strict=True)]


def sights_renamed(sights: Glimpses, new: dict[int, int]) -> Glimpses:
    looks = [Glimpse(new.get(int(look.card), look.card), look.seats, look.until) for look in sights.current]
    seen = {
        new.get(key // VIEWERS, key // VIEWERS) * VIEWERS + key % VIEWERS: when for key, when in sights.seen.items()
    }
    return Glimpses(looks, seen, sights.sightings)


def worlds(s: State, seat: int, first: int) -> list[State]:
    """Tables that ``seat`` cannot tell from ``s``."""
    found: list[State] = []
    for number in range(first, first + WORLDS):
        world = redeal(s, seat, 1000 * number + 7)
        same = renamed(s, world, seat, Dice(number))
        found += [world] if same is None else [world, same]
    return found


def gives_itself_away(policy: Policy, s: State, seat: int, first: int = 0) -> bool:
    truth = said(policy, s, seat)
    return any(said(policy, world, seat) != truth for world in worlds(s, seat, first))


def played(game: Game, policy: Policy, seed: int, extra: int, steps: int) -> State:
    """A state some way into a game that the policy plays against chance."""
    s, dice = begin(game, seed, extra), Dice(seed)
    for _ in range(steps):
        if engine.paused(s):
            engine.go_on(s)
        for seat in engine.seats_open(s):
            picks = engine.open_options(s, seat)
            if picks:
                chance = dice.below(4) == 0
                pick = picks[dice.below(len(picks))] if chance else policy.choose(s, seat, picks, dice.below(1 << 30))
                engine.answer(s, seat, pick)
        if s.setup.tick_ms:
            engine.tick(s)
        if s.over:
            break
    return s


@law(12, over=POLICIES)
def test_a_policy_says_the_same_in_every_world_its_seat_cannot_rule_out(
    game: Game, name: str, walk_: tuple[int, int, int]
) -> None:
    policy = policy_of(game, name)
    for s in (walk(game, *walk_), played(game, policy, *walk_)):
        for seat in engine.seats_open(s):
            assert not gives_itself_away(policy, s, seat, walk_[0] % 1000)


@law(8, over=POLICIES)
def test_a_policy_takes_an_option_gives_a_reason_with_words_and_changes_nothing(
    game: Game, name: str, walk_: tuple[int, int, int]
) -> None:
    policy = policy_of(game, name)
    s = played(game, policy, *walk_)
    before = to_data(game, s)
    for seat in engine.seats_open(s):
        picks = engine.open_options(s, seat)
        assert policy.choose(s, seat, picks, DICE) in picks
        assert said(policy, s, seat) == said(policy, s, seat)
        for language in languages(game.folder):
            Teller(game, language, int(s.seats)).reason(*policy.reason(s, seat, picks, DICE))
    assert to_data(game, s) == before


@pytest.mark.one_engine
@pytest.mark.parametrize("peeker", PEEKERS, ids=[type(peeker).__name__.lower() for peeker in PEEKERS])
def test_a_policy_that_peeks_is_found_out(peeker: Policy) -> None:
    for seed in range(200):
        for game in GAMES:
            s = walk(game, seed, seed, 3 + seed % 40)
            for seat in engine.seats_open(s):
                if gives_itself_away(peeker, s, seat):
                    return
    pytest.fail("it went unnoticed")


@pytest.mark.one_engine
def test_the_worlds_of_the_law_look_alike_and_are_others() -> None:
    """Without this the law could pass by showing a policy the same table again and again."""
    for game in GAMES:
        moved = 0
        for seed in range(25):
            s = walk(game, seed, seed, 4 + seed)
            for seat in engine.seats_open(s)[:1]:
                truth = view(s, seat).to_data()
                for world in worlds(s, seat, seed):
                    assert view(world, seat).to_data() == truth
                    game.check(world)
                    moved += (world.zones, world.face) != (s.zones, s.face)
        assert moved > 20, game.id
