"""Everything that is asked and told in random games can be said in every language of the game."""

from __future__ import annotations

import re
from fnmatch import fnmatchcase
from typing import Any

from architecture.games import TOYS, codes, every_version, layouts, missing, places, views_met, walked
from laws.walks import play_session
from xenodeck.core.definition.game import Game
from xenodeck.core.definition.wording import languages
from xenodeck.core.rules.state import CHOICE
from xenodeck.core.words.lexicon import EXTREMES, PASSING, fold, is_figure, lexicon
from xenodeck.core.words.telling import Teller

PLACEHOLDER = re.compile(r"\{(\w+)")
AROUND = ("verbs", "instead", "asked", "why_not", "named")  # sections of words that belong to questions
NEVER_HELD = {
    ("frenzy", "against", "stealth"),
    ("gambit", "peek", "draw"),
}  # the code of a card that no move asking this is made with


def choices_met(game: Game) -> dict[str, set[str]]:
    """Question -> the numbers that stand for words, as they were met."""
    found: dict[str, set[str]] = {}
    for question in walked(game):
        numbers = {option.word for option in question.options if option.kind == CHOICE}
        if numbers:
            found.setdefault(question.name, set()).update(numbers)
    return found


@every_version
def test_every_choice_by_number_has_words(game: Game) -> None:
    for question, numbers in choices_met(game).items():
        assert not missing(game, f"choices.{question}", numbers)


def test_there_are_choices_to_look_at() -> None:
    assert [choices_met(toy) for toy in TOYS if toy.id in ("auction", "slap")] == [
        {"double": {"0", "1"}},
        {"claim": {"1"}},
    ]


@every_version
def test_every_choice_met_has_one_word_to_type_in_every_language(game: Game) -> None:
    for language in languages(game.folder):
        teller = Teller(game, language, game.seats[1])
        for question, numbers in choices_met(game).items():
            typed = [teller.word(question, number) for number in numbers]
            assert not [word for word in typed if is_figure(word) or " " in word], f"{language}: {question}"


@every_version
def test_nothing_that_is_typed_could_be_taken_for_what_a_record_holds(game: Game) -> None:
    """Codes, figures, places and pass keep their meaning, so that every record means what was written."""
    written = {fold(code) for code in codes(game)} | {fold(place) for place in places(game)}
    for layout in layouts(game).values():
        known = lexicon(game.folder, layout.codes, game.fillers())
        for question, phrases in known.answers.items():
            for phrase, key in phrases.items():
                for word in phrase:
                    assert key == PASSING or word != PASSING, f"{question}: {phrase}"
                taken = all(is_figure(word) or word in written for word in phrase)
                assert not taken or (game.id, question, *phrase) in NEVER_HELD, f"{question}: {phrase}"
        for phrase, named in known.names.items():
            if all(is_figure(word) or word in written for word in phrase):
                assert {fold(code) for code in named} == {" ".join(phrase)}, f"the name of {named} is written otherwise"


@every_version
def test_the_words_to_type_are_of_questions_and_answers_that_there_are(game: Game) -> None:
    for language in languages(game.folder):
        words = game.words(language)
        for question, entries in words.table.get("typed", {}).items():
            assert words.has("questions", question), f"{language}: {question}"
            keys = {*codes(game), *EXTREMES, *words.table.get("choices", {}).get(question, {}), PASSING}
            assert not set(entries) - keys, f"{language}: {question}"


@every_version
def test_every_option_met_has_a_label_in_every_language(game: Game) -> None:
    for language in languages(game.folder):
        teller = Teller(game, language, game.seats[1])
        labels = [[teller.label(o, q.name) for o in q.options] for q in walked(game)]
        assert all(all(label) for label in labels)
        assert all(teller.prompt(v.question.name, v.fields) for v in views_met(game) if v.question is not None)


@every_version
def test_the_words_around_a_question_are_of_questions_cards_places_and_fields_that_there_are(game: Game) -> None:
    """Verbs, other words for a question while a field has a value, why something is no answer, what to do instead."""
    layout = game.setup(game.modes[-1].seats[1], mode=game.modes[-1].id).layout
    fields = views_met(game)[0].fields
    things = [*layout.codes, *(place.name for place in layout.places), "seat"]
    shapes = []
    for language in languages(game.folder):
        words = game.words(language)
        table, questions = words.table, set(words.table["questions"])
        assert {*table.get("verbs", {}), *table.get("instead", {}), *table.get("why_not", {})} <= questions
        assert {*table.get("asked", {}), *table.get("named", {})} <= set(fields)
        for by_value in table.get("asked", {}).values():
            assert {question for entries in by_value.values() for question in entries} <= questions
        for question, reasons in table.get("why_not", {}).items():
            idle = [thing for thing in reasons if not any(fnmatchcase(one, thing) for one in things)]
            assert not idle, f"{language}, {question}: {idle}"
        for question, verb in table.get("verbs", {}).items():
            assert set(PLACEHOLDER.findall(verb)) <= {"label"}, f"{language}: {question}"
        shapes.append(
            {name: keys_of(table.get(name, {})) for name in ("verbs", "instead", "asked", "why_not", "named")}
        )
    assert all(shape == shapes[0] for shape in shapes), "a language lacks some of these words"


def keys_of(entries: dict[str, Any]) -> dict[str, Any]:
    return {key: keys_of(value) if isinstance(value, dict) else None for key, value in entries.items()}


@every_version
def test_every_event_met_can_be_told_in_every_language(game: Game) -> None:
    session = play_session(game, 3, 1)
    told = [
        event for viewer in range(-1, session.state.seats) for event in session.events(viewer)
    ] + session.all_events()
    assert told
    for language in languages(game.folder):
        teller = Teller(game, language, int(session.state.seats))
        assert all(teller.sentence(event) for event in told)


@every_version
def test_the_arithmetic_of_every_score_can_be_told_in_every_language(game: Game) -> None:
    session = play_session(game, 3, 1)
    for language in languages(game.folder):
        said = Teller(game, language, int(session.state.seats)).score_breakdown(session.score_breakdown())
        assert [sum(entry["number"] for entry in entries) for entries in said] == game.scores(session.state)
        assert all(entry["label"] for entries in said for entry in entries)


@every_version
def test_the_printed_copies_are_those_of_the_cards(game: Game) -> None:
    counts = game.printed()
    largest = game.setup(game.seats[1], mode=max(game.modes, key=lambda m: m.seats[1]).id)
    assert list(counts)[: len(largest.layout.codes)] == largest.layout.codes
    assert set(counts) == codes(game)
    assert sum(counts[code] for code in largest.layout.codes) >= len(largest.face)
    assert all(
        counts[code] == largest.face.count(n) for n, code in enumerate(largest.layout.codes) if n in largest.face
    )
