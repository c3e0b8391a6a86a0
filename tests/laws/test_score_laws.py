"""Scores, over every game found: their arithmetic adds up however the table was kept, and who leads tells no secret."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings

from laws.walks import GAMES, IDS, Dice, begin, seeds, step, table_for, walk, walks
from xenodeck.core import snapshot
from xenodeck.core.game import Game
from xenodeck.core.ledger import START, WHOLE, Sums
from xenodeck.core.match import Match
from xenodeck.core.record import Record
from xenodeck.core.state import State
from xenodeck.core.worlds import redeal
from xenodeck.games import find

every_game = pytest.mark.parametrize("game", GAMES, ids=IDS)


def start(game: Game, seed: int) -> Match:
    mode, seats = table_for(game, seed)
    return Match.start(game, seats, seed, game.safe_options(), mode)


def play_on(match: Match, dice: Dice, restless: bool = False) -> Match:
    """To the end. ``restless``: events are let go of, moves taken back, and the table is put away and brought back."""
    game = match.game
    while not match.state.over:
        step(match, dice)
        if restless and match.may_undo() and not match.state.over and dice.below(4) == 0:
            match.undo()
        if restless and dice.below(6) == 0:
            match.trim(dice.below(4))
            kept = json.loads(json.dumps(snapshot.to_data(match)))
            match = snapshot.from_data(game, kept, match.seed, match.position)
    return match


def assert_they_add_up(match: Match) -> Sums:
    sums = match.sums()
    assert [sum(entries.values()) for entries in sums] == match.game.scores(match.state)
    assert all(number for entries in sums for number in entries.values())
    declared = {posting.account for some in match.game.postings.values() for posting in some}
    assert {account for entries in sums for account in entries} <= (declared or {WHOLE}) | {START}
    return sums


@every_game
@given(seed=seeds)
@settings(max_examples=15)
def test_the_entries_of_every_seat_add_up_to_its_score(game: Game, seed: int) -> None:
    match = play_on(start(game, seed), Dice(seed), restless=True)
    assert all(START not in entries for entries in assert_they_add_up(match)), "a dealt game begins with nothing"


@every_game
@given(seed=seeds)
@settings(max_examples=10)
def test_the_arithmetic_is_the_same_when_the_record_is_replayed(game: Game, seed: int) -> None:
    match = play_on(start(game, seed), Dice(seed))
    again = Record.read(Record.of(match).text()).replay(game)
    assert again.sums() == match.sums()


@every_game
@given(walk_=walks)
@settings(max_examples=15)
def test_a_game_played_on_from_a_position_begins_with_what_everybody_had(
    game: Game, walk_: tuple[int, int, int]
) -> None:
    s = walk(game, *walk_)
    if s.over or s.before or s.answers is not None:
        return
    match = Match.from_position(game, game.position(s))
    had = list(s.standing())
    sums = assert_they_add_up(play_on(match, Dice(walk_[0]), restless=True))
    if game.postings:
        assert [entries.get(START, 0) for entries in sums] == had


def test_there_are_games_with_and_without_accounts() -> None:
    assert {"ufoludki", "auction", "magpie"} == {game.id for game in GAMES if game.postings}
    games = [play_on(start(find("ufoludki"), seed), Dice(seed)) for seed in range(5)]
    met = {account for match in games for entries in match.sums() for account in entries}
    assert met == {"earth", "robbed", "lost", "returned"}


# -- who leads -----------------------------------------------------------------------------------------------------


def betrayed(game: Game, s: State) -> str:
    """The first viewer who could tell from the standing which world is the true one; empty if nobody can."""
    for viewer in range(-1, s.seats):
        for number in range(3):
            if game.standing(redeal(s, viewer, 1000 * number + 7)) != game.standing(s):
                return f"viewer {viewer}"
    return ""


@every_game
@given(walk_=walks)
@settings(max_examples=25)
def test_the_standing_is_the_same_in_every_world_that_a_viewer_cannot_rule_out(
    game: Game, walk_: tuple[int, int, int]
) -> None:
    s = walk(game, *walk_)
    assert betrayed(game, s) == ""
    if s.over:
        assert game.standing(s) == game.scores(s)


def test_a_standing_that_counts_covered_cards_is_found_out() -> None:
    game = find("ufoludki")

    class Betrayal(type(game)):  # type: ignore[misc]
        def standing(self, s: State) -> list[int]:
            return [sum(s.face[card] for card in s.zones[1 + seat]) for seat in range(s.seats)]

    assert betrayed(Betrayal(), begin(game, 1, 1))


def test_a_game_whose_standing_is_hidden_shows_none_before_its_end() -> None:
    game = find("ufoludki")

    class Covered(type(game)):  # type: ignore[misc]
        open_standing = False

    match = Match.start(Covered(), 2, 7, {})
    assert Covered().standing(match.state) == []
    play_on(match, Dice(7))
    assert Covered().standing(match.state) == game.scores(match.state)
