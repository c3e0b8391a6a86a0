"""Search, over every game found: it answers, it is the same twice, and what its seat cannot see has no say in it."""

from __future__ import annotations

import re

import pytest

from effort import some
from laws.walks import law, walk
from xenodeck import _fast, bots
from xenodeck.bots.search import branch, kind_of_question, search
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.wording import languages
from xenodeck.core.knowledge.views import bit_of
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.records.save import to_data
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import State
from xenodeck.games import find, found
from xenodeck.lab.simulate import Plan, play_batch


@law(5, "auction", "slap", "veil")
def test_search_does_not_depend_on_what_the_seat_cannot_see(game: Game, walk_: tuple[int, int, int]) -> None:
    s = walk(game, *walk_)
    for seat in engine.seats_open(s)[-1:]:
        before = to_data(game, s)
        truth = search(s, seat, 25, 77, s.setup.max_answers)
        assert to_data(game, s) == before
        assert search(redeal(s, seat, 4242), seat, 25, 77, s.setup.max_answers) == truth
        for other in engine.seats_open(s):
            while other != seat and engine.back(s, other):
                pass  # what others have begun is their secret too
        assert search(s, seat, 25, 77, s.setup.max_answers) == truth
        assert all(0 <= share <= 1 for _, share in truth)
        assert sum(by_branch(s, seat, truth).values()) == 25, "some worlds were not used to try an answer of the seat"


@law(8, "auction", "veil")
def test_no_imagined_world_depends_on_the_order_of_a_hand_that_the_seat_does_not_see(
    game: Game, walk_: tuple[int, int, int]
) -> None:
    s = walk(game, *walk_)
    for seat in range(0 if s.over else s.setup.seats):  # when the game is over nothing is hidden
        assert faces(redeal(s, seat, 4242)) == faces(redeal(with_hands_reversed(s, seat), seat, 4242))


def test_nor_where_cards_came_from_the_deck_before_and_after_it_was_shuffled_anew() -> None:
    s = walk(find("ufoludki"), 0, 3, 42)
    assert any(len({s.pool[card] for card in s.zones[zone]}) == 2 for zone in range(len(s.zones))), "no mixed hand"
    for seat in range(s.setup.seats):
        assert faces(redeal(s, seat, 4242)) == faces(redeal(with_hands_reversed(s, seat), seat, 4242))


def with_hands_reversed(s: State, seat: int) -> State:
    """The same table with the cards in all hands that ``seat`` does not see in another order."""
    other = s.clone()
    for zone, cards in enumerate(s.zones):
        if cards and not s.layout.ordered[zone] and not s.sees[zone] & bit_of(seat):
            other.replace(zone, cards[::-1])
    return other


def faces(s: State) -> list[list[int]]:
    return [[s.face[card] for card in cards] for cards in s.zones]


def by_branch(s: State, seat: int, found: list[tuple[int, float]]) -> dict[int, int]:
    """How often each answer was tried, twins counted once."""
    picks, kind = engine.open_options(s, seat), kind_of_question(s, seat)
    return {branch(s, seat, kind, pick): tried for pick, (tried, _) in zip(picks, found, strict=True)}


def test_the_dreamer_takes_the_last_token_when_that_wins() -> None:
    game = find("ufoludki")
    position = {"earth": 2, "loot": [9, 9, 3], "hands": [["SWARM", "S2A", "GENERAL"], ["S3A"] * 5, ["S4A"] * 5]}
    s = game.read_position({**position, "deck": ["S3B"] * 9})
    engine.run_to_question(s)
    advice = bots.advise(game, s, 0, bots.find(game, "dreamer:300"), 5)
    assert (advice.index, advice.reason, advice.facts["percent"]) == (1, "dreamt_sure", 100)


def test_a_dreamer_says_in_words_how_it_went_and_never_in_percent() -> None:
    shares = (1.0, 0.85, 0.84, 0.5, 0.49, 0.15, 0.14, 0.0)
    reasons = [bots.how_it_went(share) for share in shares]
    assert reasons == [name for name in ("dreamt_sure", "dreamt", "dreamt_hard", "dreamt_least") for _ in range(2)]
    for game in found().values():
        for language in languages(game.folder):
            said = [game.words(language).say("reasons", reason, percent=50, number=1000) for reason in set(reasons)]
            assert len(set(said)) == 4 and not [text for text in said if re.search(r"[%\d]", text)]


dreamer = pytest.param(
    "dreamer:60", "random", marks=pytest.mark.skipif(not _fast.is_compiled(), reason="engines agree, and this is slow")
)


@pytest.mark.one_engine
@pytest.mark.parametrize(("stronger", "weaker"), [("raider", "random"), dreamer])
@pytest.mark.parametrize("seats", some([2, 4], 2))
def test_the_stronger_bot_wins_clearly_more_often(stronger: str, weaker: str, seats: int) -> None:
    games = 40 if stronger.startswith("dreamer") else 200
    plan = Plan("ufoludki", seats, games, 1, tuple([stronger, weaker] * (seats // 2)), options={"start_seat": 0})
    tally = play_batch(plan, 0, games)
    strong, weak = sum(tally.wins[0::2]), sum(tally.wins[1::2])
    assert strong > 1.5 * weak
