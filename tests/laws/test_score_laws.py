"""Scores, over every game found: their arithmetic adds up however the table was kept, and who leads tells no secret."""

from __future__ import annotations

import json

from laws.walks import GAMES, Dice, begin, law, step, table_for, walk
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.ledger import START, WHOLE, Breakdown
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.records import snapshot
from xenodeck.core.records.record import Record
from xenodeck.core.rules.state import State
from xenodeck.core.sessions.session import Session
from xenodeck.games import find


def start(game: Game, seed: int) -> Session:
    mode, seats = table_for(game, seed)
    return Session.start(game, seats, seed, game.safe_settings(mode), mode)


def play_on(session: Session, dice: Dice, restless: bool = False) -> Session:
    """Play to the end. ``restless``: the log is trimmed, moves are taken back, and the table is saved and loaded."""
    game = session.game
    while not session.state.over:
        step(session, dice)
        if restless and session.may_undo() and not session.state.over and dice.below(4) == 0:
            session.undo()
        if restless and dice.below(6) == 0:
            session.trim(dice.below(4))
            kept = json.loads(json.dumps(snapshot.to_data(session)))
            session = snapshot.from_data(game, kept, session.seed, session.position)
    return session


def assert_they_add_up(session: Session) -> Breakdown:
    sums = session.score_breakdown()
    assert [sum(entries.values()) for entries in sums] == session.game.scores(session.state)
    assert all(number for entries in sums for number in entries.values())
    declared = {posting.account for some in session.game.postings.values() for posting in some}
    assert {account for entries in sums for account in entries} <= (declared or {WHOLE}) | {START}
    return sums


@law(2, "auction", "magpie", "relay")
def test_the_entries_of_every_seat_add_up_to_its_score(game: Game, walk_: tuple[int, int, int]) -> None:
    seed = walk_[0]
    session = play_on(start(game, seed), Dice(seed), restless=True)
    assert all(START not in entries for entries in assert_they_add_up(session)), "a dealt game begins with nothing"


@law(2, "auction", "magpie")
def test_the_arithmetic_is_the_same_when_the_record_is_replayed(game: Game, walk_: tuple[int, int, int]) -> None:
    seed = walk_[0]
    session = play_on(start(game, seed), Dice(seed))
    again = Record.read(Record.of(session).text()).replay(game)
    assert again.score_breakdown() == session.score_breakdown()


@law(2, "hoard")
def test_a_game_played_on_from_a_position_begins_with_what_everybody_had(
    game: Game, walk_: tuple[int, int, int]
) -> None:
    s = walk(game, *walk_)
    if s.over or s.before or s.answers is not None:
        return
    session = Session.from_position(game, game.position(s))
    had = list(s.scores())
    sums = assert_they_add_up(play_on(session, Dice(walk_[0]), restless=True))
    if game.postings:
        assert [entries.get(START, 0) for entries in sums] == had


def test_there_are_games_with_and_without_accounts() -> None:
    assert {"alieninjas", "ufoludki", "getaway", "auction", "magpie"} == {game.id for game in GAMES if game.postings}
    games = [play_on(start(find("ufoludki"), seed), Dice(seed)) for seed in range(5)]
    met = {account for session in games for entries in session.score_breakdown() for account in entries}
    assert met == {"earth", "robbed", "lost", "returned"}


# -- who leads -----------------------------------------------------------------------------------------------------


def betrayed(game: Game, s: State) -> str:
    """The first viewer who could tell from the standing which world is the true one; empty if nobody can."""
    for viewer in range(-1, s.seats):
        for number in range(3):
            if game.public_scores(redeal(s, viewer, 1000 * number + 7)) != game.public_scores(s):
                return f"viewer {viewer}"
    return ""


@law(10, "hoard", "masque", "veil")
def test_the_standing_is_the_same_in_every_world_that_a_viewer_cannot_rule_out(
    game: Game, walk_: tuple[int, int, int]
) -> None:
    s = walk(game, *walk_)
    assert betrayed(game, s) == ""
    if s.over:
        assert game.public_scores(s) == game.scores(s)


def test_a_standing_that_counts_covered_cards_is_found_out() -> None:
    game = find("ufoludki")

    class Betrayal(type(game)):  # type: ignore[misc]
        def public_scores(self, s: State) -> list[int]:
            return [sum(s.face[card] for card in s.zones[1 + seat]) for seat in range(s.seats)]

    assert betrayed(Betrayal(), begin(game, 1, 1))


def test_a_game_whose_standing_is_hidden_shows_none_before_its_end() -> None:
    game = find("ufoludki")

    class Covered(type(game)):  # type: ignore[misc]
        scores_are_public = False

    session = Session.start(Covered(), 2, 7, {})
    assert Covered().public_scores(session.state) == []
    play_on(session, Dice(7))
    assert Covered().public_scores(session.state) == game.scores(session.state)
