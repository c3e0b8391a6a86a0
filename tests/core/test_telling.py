"""What happens at a table as sentences: labels, prompts, log lines, refusals, reasons, results, in both languages."""

from __future__ import annotations

import pytest

from core.tables import session_at
from toys.auction import meta as auction
from toys.hoard import meta as hoard
from toys.magpie import meta as magpie
from toys.oracle import meta as oracle
from toys.slap import meta as slap
from xenodeck.core.definition.game import Game, Outcome
from xenodeck.core.definition.wording import languages
from xenodeck.core.errors import BadConfig, GameError, Refusal
from xenodeck.core.knowledge.views import Option
from xenodeck.core.rules.state import Frame
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.attempt import why_not
from xenodeck.core.words.event_runs import EventData
from xenodeck.core.words.telling import Teller
from xenodeck.games import find, found

UFO = find("ufoludki")
GAMES = found()
PEOPLE = ["Ada", "Bo", "Cy"]


def teller(game: Game, language: str = "en") -> Teller:
    return Teller(game, language, 3, PEOPLE)


def labels(session: Session, seat: int, language: str = "en") -> list[str]:
    question = session.view(seat).question
    assert question is not None
    return [teller(session.game, language).label(option, question.name) for option in question.options]


# -- questions -------------------------------------------------------------------------------------------------


def test_a_card_is_called_by_its_name_and_code() -> None:
    m = Session.from_position(UFO, {"hands": [["S2A", "SWARM"], [], []], "deck": []})
    assert labels(m, 0) == ["Saucer 2 with a moon", "Strength in numbers"]
    assert labels(m, 0, "pl") == ["Spodek UFO 2 z księżycem", "W kupie siła"]


def test_a_seat_is_called_by_its_name_and_a_number_by_its_figure() -> None:
    m = Session.from_position(UFO, {"hands": [["COUNTER", "SWARM", "SWARM"], [], []], "deck": []})
    m.play(0, "COUNTER")
    assert labels(m, 0) == ["Bo", "Cy"]
    m.back(0)
    m.play(0, "SWARM")
    assert labels(m, 0) == ["1", "2"]


def test_a_choice_by_number_has_the_words_of_its_question() -> None:
    m = Session.start(auction.GAME, 3, 1, {})
    question = m.view(1).question
    assert question is not None
    m.play(1, question.options[0].word)
    assert labels(m, 1) == ["Plain", "Double"]
    assert labels(m, 1, "pl") == ["Zwykła", "Podwójna"]


def test_a_choice_without_words_is_our_mistake_and_not_its_number() -> None:
    with pytest.raises(KeyError, match=r"choices\.claim\.7 in en"):
        teller(slap.GAME).label(Option("7", "choice", 7, "", "", -1, 0), "claim")
    with pytest.raises(KeyError, match=r"choices\.nothing\.1"):
        teller(slap.GAME).label(Option("1", "choice", 1, "", "", -1, 0), "nothing")


FRENZY = find("frenzy")
ATTACKED = {"config": {"expansion": True}, "phase": 2, "hands": [["DEFEND.R", "GREY", "VIEW"], ["GREY"], ["GREY"]]}


def prompts(aliens: list[int], **fields: int) -> list[str]:
    return [teller(FRENZY, lang).prompt("face", {"aliens": aliens, **fields}) for lang in ("en", "pl")]


def test_a_question_says_why_it_is_asked_with_the_open_numbers_of_the_table() -> None:
    assert prompts([0]) == [
        "A red alien attacks you: choose who faces it.",
        "Atakuje cię czerwony kosmita. Wybierz, kto stanie do walki.",
    ]
    assert prompts([0, 1, 1]) == [
        "A red alien and 2 green aliens attack you: choose who faces them.",
        "Atakują cię: czerwony kosmita i 2 zielonych kosmitów. Wybierz, kto stanie do walki.",
    ]


def test_a_question_may_have_other_words_while_a_field_has_a_value() -> None:
    told = [teller(FRENZY).prompt("view", {"phase": phase, "aliens": []}) for phase in (1, 2)]
    assert "Draw" in told[0] and "Reveal" in told[1]
    assert "locked" in teller(FRENZY).prompt("play", {"phase": 1, "lock_now": 1, "aliens": []})


def test_choosing_has_a_verb_where_the_game_has_words_for_it() -> None:
    assert teller(UFO).verb("count") == "Send {label}"
    assert teller(UFO, "pl").verb("count") == "Wyślij {label}"
    assert teller(magpie.GAME).verb("play") == ""


def test_why_not_gives_the_reason_for_the_thing_and_says_what_to_do_instead() -> None:
    m = Session.from_position(FRENZY, {**ATTACKED, "supply": ["GREY"], "invasion": ["ALIEN.R", "RELAX1"]})

    def said(words: str, language: str = "en") -> str:
        no = why_not(FRENZY, m.state, 0, words)
        assert no is not None and no.rule
        return teller(FRENZY, language).why_not(no, m.view(0).fields)

    assert said("GREY") == "Characters face aliens; none attacks yet. Now play a glowing Action, or reveal."
    assert said("1") == "Nobody has to be chosen now. Now play a glowing Action, or reveal."
    assert said("invasion").startswith("The button reveals")
    m.play(0, "pass")
    assert said("VIEW", "pl").startswith("Z kosmitami mierzą się tylko postacie")
    assert said("VIEW").endswith("Choose a glowing Character.")


def test_why_not_without_words_of_its_own_is_the_refusal_and_the_question() -> None:
    m = Session.start(magpie.GAME, 2, 1, {})
    no = why_not(magpie.GAME, m.state, m.waiting()[0], "deck")
    assert no is not None
    told = teller(magpie.GAME)
    assert told.why_not(no) == f"{told.refusal(no)} {told.prompt(no.question)}"
    other = why_not(magpie.GAME, m.state, 1 - m.waiting()[0], "deck")
    assert other is not None
    assert told.why_not(other) == told.refusal(other), "nothing is asked, so there is nothing to do instead"


def test_to_pass_has_common_words_or_those_of_its_question() -> None:
    assert labels(Session.start(slap.GAME, 3, 1, {}), 0) == ["Let it go", "Claim it"]
    passing = Option("pass", "pass", -1, "", "", -1, 0)
    assert teller(slap.GAME).label(passing, "other") == "pass"
    assert teller(slap.GAME, "pl").label(passing, "other") == "pas"
    assert teller(magpie.GAME).label(passing, "shoo") == "Let it happen"


def test_a_card_that_is_not_known_is_called_by_where_it_lies() -> None:
    m = session_at(oracle.GAME, 3, {oracle.DECK: "stone peek doom", oracle.HAND[0]: "mix"}, Frame(oracle.DRAW, 0))
    assert labels(m, 0) == ["deck: the top card", "deck: the card under 1 card", "deck: the card under 2 cards"]
    assert labels(m, 0, "pl")[1:] == ["talia: karta pod 1 kartą", "talia: karta pod 2 kartami"]
    owned = Option("hand 1 0", "place", 0, "?", "hand", 1, 0)
    assert teller(oracle.GAME).label(owned, "draw") == "hand (Bo): the top card"


def test_a_question_has_a_prompt_and_one_without_is_our_mistake() -> None:
    assert teller(slap.GAME).prompt("claim") == "Do you want it?"
    assert teller(slap.GAME, "pl").prompt("claim") == "Chcesz ją?"
    with pytest.raises(KeyError):
        teller(slap.GAME).prompt("nothing")


# -- the story -------------------------------------------------------------------------------------------------


def test_an_event_is_a_line_of_the_log_as_its_viewer_noticed_it() -> None:
    given = {"what": "give", "seat": 0, "other": 2, "cards": ["magpie"]}
    assert teller(magpie.GAME).sentence(given) == "Ada gives Cy Magpie."
    assert teller(magpie.GAME).sentence({**given, "cards": ["?"]}) == "Ada gives Cy 1 card."
    assert teller(magpie.GAME, "pl").sentence({**given, "cards": ["?", "?"]}) == "Ada daje: 2 karty. Dostaje: Cy."
    twins = {**given, "cards": ["magpie", "trinket", "?0", "magpie"]}
    assert teller(magpie.GAME).sentence(twins) == "Ada gives Cy 2 × Magpie, Trinket, 1 card."


def drawn(seat: int, *codes: str) -> list[EventData]:
    return [{"what": "draw", "seat": seat, "cards": [code], "from": "deck", "to": f"hand {seat}"} for code in codes]


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Ada draws 3 cards.", "Bo plays 2 × Strength in numbers.", "Bo takes 2 tokens from Earth.",
                "Bo draws Recruitment, 2 × Animal counterattack."]),
        ("pl", ["Ada dobiera: 3 karty.", "Bo zagrywa: 2 × W kupie siła.", "Bo zabiera Ziemi 2 łupy.",
                "Bo dobiera: Werbunek, 2 × Kontratak zwierząt."]),
    ],
)  # fmt: skip
def test_events_in_a_row_that_differ_only_in_their_cards_are_one_line(language: str, told: list[str]) -> None:
    play = {"what": "play", "seat": 1, "cards": ["SWARM"], "from": "hand 1", "to": "stack 1"}
    take = {"what": "take", "seat": 1, "number": 2}
    events = [*drawn(0, "?", "?", "?"), play, play, take, *drawn(1, "RECRUIT", "COUNTER", "COUNTER")]
    speaker = teller(UFO, language)
    assert [speaker.sentence(event) for event in speaker.merged_runs(events)] == told
    lines = speaker.log(events)
    assert [{k: v for k, v in line.items() if k in event} for line, event in zip(lines, events, strict=True)] == events
    assert [line.get("run", 1) for line in lines] == [1, 2, 3, 1, 2, 1, 1, 2, 3]
    assert [line.get("whole") for line in lines if "whole" in line] == [told[0], told[1], told[3]]


# -- told to somebody ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", ["Bo takes 2 tokens from Ada.", "Bo takes 2 tokens from you.", "You take 2 tokens from Ada."]),
        ("pl", ["Bo zabiera 2 łupy; traci Ada.", "Bo zabiera ci 2 łupy.", "Zabierasz 2 łupy; traci Ada."]),
    ],
)
def test_a_line_speaks_to_whoever_did_it_and_to_whom_it_was_done(language: str, told: list[str]) -> None:
    rob = {"what": "rob", "seat": 1, "other": 0, "number": 2}
    speaker = teller(UFO, language)
    assert [speaker.sentence(rob, me=me) for me in (2, 0, 1)] == told
    assert speaker.sentence(rob) == told[0]
    assert [speaker.log([rob], me=me)[0]["text"] for me in (-1, 0, 1)] == told


def test_where_a_game_speaks_to_nobody_people_are_told_of_by_name() -> None:
    play = {"what": "play", "seat": 0, "cards": ["trinket"]}
    assert teller(magpie.GAME).sentence(play, me=0) == teller(magpie.GAME).sentence(play)


def test_a_turn_is_begun_by_a_play_and_its_gist_leaves_out_what_goes_without_saying() -> None:
    events = [
        {"what": "play", "seat": 1, "cards": ["S2A"]},
        {"what": "rob", "seat": 1, "other": 0, "number": 2},
        {"what": "draw", "seat": 1, "cards": ["?"]},
    ]
    lines = teller(UFO).log(events, me=0)
    assert [line.get("begins", False) for line in lines] == [True, False, False]
    assert [line.get("gist") for line in lines] == [None, "Takes 2 from you.", ""]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_every_line_that_names_somebody_can_be_told_to_them(game: Game) -> None:
    """In every language, and with the same facts: nobody is *you* in one line and a name in the next."""
    for language in languages(game.folder):
        words = game.words(language)
        for section in ("log", "gist"):
            for key, line in words.table.get(section, {}).items():
                for role, name in (("you", "{seat}"), ("to_you", "{other}")):
                    if section == "log" and name in line:
                        assert words.has(f"{role}.log", key), (language, role, key)
                    if words.has(f"{role}.{section}", key):
                        assert name not in words.get(f"{role}.{section}", key), (language, role, key)
            for role in ("you", "to_you"):
                assert set(words.table.get(role, {}).get(section, {})) <= set(words.table.get(section, {}))


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_what_is_drawn_marked_and_counted_at_the_end_has_words(game: Game) -> None:
    for language in languages(game.folder):
        words = game.words(language)
        assert not game.chart or words.has("chart", game.chart)
        assert all(words.has("marks", mark) for mark in game.marks.values())
        assert all(words.has("tallies", name) for names in game.tallies.values() for name in names)
        assert all(words.has("log", key) for key in game.turn_events)


def test_a_verdict_speaks_of_points_only_where_there_are_any() -> None:
    outcome = Outcome((3, 1, 2), (0,), False, "", (1, 3, 2), {}, (), ())
    assert [teller(UFO).verdict(outcome, me) for me in range(3)] == [
        "You win by one!",
        "Ada wins. You come third, two behind.",
        "Ada wins. You come second, one behind.",
    ]
    assert [teller(find("frenzy")).verdict(outcome, me) for me in range(2)] == [
        "You win: the last one standing!",
        "Ada wins. You come third.",
    ]


def test_equal_events_that_name_no_cards_are_counted() -> None:
    skip = {"what": "skip", "seat": 2}
    speaker = teller(UFO)
    assert [speaker.sentence(e) for e in speaker.merged_runs([skip, skip])] == [
        "Cy has no cards and there are none to draw: the turn is lost (×2)."
    ]
    assert [e.get("times") for e in speaker.merged_runs([skip, {**skip, "seat": 1}, skip])] == [None] * 3
    assert speaker.merged_runs([]) == []


def test_a_run_goes_on_in_later_lines() -> None:
    speaker = teller(UFO)
    [line] = speaker.log(drawn(0, "?", "?", "?"), since=2)
    assert (line["text"], line["run"], line["whole"]) == ("Ada draws 1 card.", 3, "Ada draws 3 cards.")


def test_people_without_names_are_their_seats() -> None:
    nameless = Teller(slap.GAME, "pl", 2)
    assert nameless.people == ["miejsce 0", "miejsce 1"]


@pytest.mark.parametrize(
    ("winners", "ended", "en", "pl"),
    [
        ([1], "", "Bo 7, Ada 3, Cy 3. Bo wins.", "Bo 7, Ada 3, Cy 3. Wygrywa Bo."),
        ([0, 1, 2], "", "Bo 7, Ada 3, Cy 3. Ada, Bo and Cy share the victory.",
         "Bo 7, Ada 3, Cy 3. Zwycięstwo dzielą: Ada, Bo i Cy."),
        ([], "limit", "Bo 7, Ada 3, Cy 3. Nobody wins. A limit ended the game.",
         "Bo 7, Ada 3, Cy 3. Nikt nie wygrywa. Grę zakończył limit."),
    ],
)  # fmt: skip
def test_a_result_names_points_winners_and_a_limit(winners: list[int], ended: str, en: str, pl: str) -> None:
    outcome = Outcome((3, 7, 3), tuple(winners), bool(ended), ended, (2, 1, 2), {}, (), ())
    assert teller(slap.GAME).result(outcome) == en
    assert teller(slap.GAME, "pl").result(outcome) == pl


def test_a_result_names_people_by_rank_whatever_ranks_them() -> None:
    outcome = Outcome((3, 7, 3), (2,), False, "", (2, 3, 1), {"cards": (5, 1, 4)}, (), ())
    assert teller(hoard.GAME).result(outcome) == "Cy 3, Ada 3, Bo 7. Cy wins."
    assert teller(hoard.GAME, "pl").result(outcome) == "Cy 3, Ada 3, Bo 7. Wygrywa Cy."
    assert teller(hoard.GAME).breaks(outcome) == [{"label": "cards in the pile", "values": [5, 1, 4]}]


def test_only_tie_breaks_that_decided_something_are_decisive() -> None:
    breaks = {"first": (1, 1, 2), "second": (0, 5, 5), "third": (1, 2, 3)}
    assert Outcome((3, 3, 4), (1,), False, "", (2, 1, 3), breaks, (), ()).decisive() == ["second"]
    assert Outcome((3, 3, 3), (1,), False, "", (2, 1, 3), breaks, (), ()).decisive() == ["first", "second"]
    assert Outcome((1, 2, 3), (1,), False, "", (2, 1, 3), breaks, (), ()).decisive() == []


def test_an_automaton_is_called_what_the_game_calls_it() -> None:
    assert Teller.automaton(hoard.GAME.words("en"), 1) == "Golem"
    assert Teller.automaton(slap.GAME.words("en"), 1) == "automaton 1"
    assert Teller.automaton(slap.GAME.words("pl"), 1) == "automat 1"


# -- why and why not -------------------------------------------------------------------------------------------


def test_a_refusal_is_told_without_its_rule() -> None:
    m = Session.from_position(UFO, {"hands": [["S2A"], [], []], "deck": []})
    with pytest.raises(Refusal) as no:
        m.play(0, "GENERAL")
    assert no.value.rule == "4.1"
    assert teller(UFO).refusal(no.value) == "You hold no General saving Earth."
    assert teller(UFO, "pl").refusal(no.value) == "Nie masz karty Generał ratujący Ziemię."


def test_what_is_no_refusal_of_a_move_says_its_own_text() -> None:
    for no in (
        BadConfig("two seats are too few.", "1.2"),
        GameError("GAME_OVER", "the end."),
        Refusal("NEW", "so so."),
    ):
        assert teller(UFO, "pl").refusal(no) == no.text


def test_a_reason_names_people_and_a_bot_without_one_says_so() -> None:
    assert teller(UFO).reason("rob", {"number": 2, "other": 1}) == "It takes 2 from Bo, who loses what you gain."
    assert teller(UFO).reason("", {}) == "This bot gives no reason."
    assert teller(UFO, "pl").reason("", {}) == "Ten bot nie podaje powodu."


# -- open numbers ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("field", "value", "said"),
    [
        ("dir", -1, "↑ anticlockwise"),
        ("current", 1, "Bo"),
        ("current", 7, "nobody"),
        ("turns_left", 1, ""),
        ("turns_left", 3, "3 turns in a row"),
        ("aliens", [], ""),
        ("aliens", [0, 2], "attack: red, blue"),
        ("turns2", 5, "5"),
        ("turns2", [1, 2], "1, 2"),
    ],
)
def test_an_open_number_says_what_it_means_where_the_words_know(field: str, value: object, said: str) -> None:
    assert teller(find("frenzy")).value(field, value) == said


def test_a_number_is_drawn_where_its_words_want_that() -> None:
    assert teller(UFO).value("earth", 1, "█") == "Earth: █ 1 token"


def test_a_card_that_nobody_sees_is_not_told_of_as_one_card() -> None:
    """Where a game has words for it: who peeks, and what is forgotten by now."""
    ninjas = teller(GAMES["alieninjas"])
    peek = {"what": "peek", "seat": 0, "number": 4, "cards": ["?"]}
    assert ninjas.sentence(peek, me=0) == "You peek at cell 4."
    assert ninjas.sentence({**peek, "cards": ["C1T3"]}, me=0) == "You peek at cell 4: Thorn as Director."
    assert ninjas.sentence({**peek, "what": "up"}, me=1).endswith(" turns up cell 4.")
    assert teller(UFO).sentence({"what": "draw", "seat": 0, "cards": ["?"]}, me=0) == "You draw 1 card."


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_words_for_unseen_cards_belong_to_lines_that_name_cards(game: Game) -> None:
    for language in languages(game.folder):
        words = game.words(language)
        unseen = words.table.get("unseen", {})
        found = {"log": unseen.get("log", {}), "gist": unseen.get("gist", {})}
        found |= {f"{role}.log": unseen.get(role, {}).get("log", {}) for role in ("you", "to_you")}
        for section, lines in found.items():
            for key in lines:
                assert words.has(section, key) and "{cards}" in words.get(section, key), (language, section, key)
                assert "{cards}" not in words.get(f"unseen.{section}", key), (language, section, key)
