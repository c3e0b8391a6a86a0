"""The notes of every game that is found: what they wait for exists, and so do their rules and words."""

from __future__ import annotations

import pytest

from xenodeck.core.coaching.notes import OTHER, SEAT, Note, load_notes
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.wording import languages
from xenodeck.games import found

LONGEST = 120  # signs: two lines on a phone
ALL = [(game, note) for game in found().values() for note in load_notes(game.folder)]
every_note = pytest.mark.parametrize(("game", "note"), ALL, ids=[f"{game.id} {note.name}" for game, note in ALL])
CORE_CODES = {"NOT_YOUR_TURN", "GAME_OVER"}


@pytest.mark.parametrize("game", found().values(), ids=list(found()))
def test_every_game_has_notes_and_words_for_no_others(game: Game) -> None:
    names = [note.name for note in load_notes(game.folder)]
    assert names
    for language in languages(game.folder):
        assert sorted(game.words(language).table["notes"]) == sorted(names)


@every_note
def test_a_note_waits_for_one_thing_and_that_exists(game: Game, note: Note) -> None:
    table = game.words().table
    assert [bool(trigger) for trigger in (note.ask, note.event, note.refusal, note.field)].count(True) == 1
    assert not note.ask or note.ask in table["questions"]
    assert not note.event or any(key == note.event or key.startswith(f"{note.event}_") for key in table["log"])
    rules = "".join(file.read_text("utf-8") for file in game.folder.rglob("*.py"))
    assert not note.event or f'"{note.event}"' in rules, "the kind of an event is no event: name the event itself"
    assert not note.me or (note.event and note.me in (SEAT, OTHER))
    assert not note.refusal or note.refusal in {*table["refusals"], *game.faults, *CORE_CODES}
    assert not note.field or note.field in table["fields"]
    assert bool(note.field) == ([note.at_most, note.at_least].count(None) == 1)


@every_note
def test_a_note_points_at_something_that_every_table_has(game: Game, note: Note) -> None:
    if not note.at:
        return
    name, _, whose = note.at.partition(":")
    layout = game.setup(game.seats[0]).layout
    of_seats = {place.name for place in layout.places if place.each} | {"seat"}
    common = {place.name for place in layout.places if not place.each} | set(game.words().table["fields"])
    assert name in (of_seats if whose == "me" else common)
    assert whose in ("", "me")


@every_note
def test_a_note_has_a_rule_and_short_words_in_every_language(game: Game, note: Note) -> None:
    for language in languages(game.folder):
        words = game.words(language)
        assert note.rule in {rule.number for rule in words.rules()}
        assert 0 < len(words.get("notes", note.name)) <= LONGEST, language


def test_a_game_may_have_none() -> None:
    assert load_notes(found("toys")["magpie"].folder) == ()
