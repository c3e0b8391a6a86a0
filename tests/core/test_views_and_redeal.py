"""What each viewer sees, and the worlds it may imagine: scenarios on the toys."""

from __future__ import annotations

import json

import pytest

from core.tables import WATCHER, asked, lay_out, look, seen, session_at, written
from toys.auction import meta as auction
from toys.magpie import meta as magpie
from toys.oracle import meta as oracle
from toys.slap import meta as slap
from xenodeck.core.errors import RuleBug
from xenodeck.core.knowledge.views import event_data
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.playing.playout import playout
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import PASS, UNANSWERED, Frame, State
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import Chance
from xenodeck.core.tabletop.events import NOBODY, Event
from xenodeck.core.tabletop.layout import TO_ALL, TO_NOBODY, TO_OWNER, Layout, common, per_seat


def nest_and_hands(*hands: str, frame: Frame | None = None) -> Session:
    """A table of Magpie where seat 0 is to play."""
    words = {magpie.HAND[seat]: held for seat, held in enumerate(hands)}
    return session_at(magpie.GAME, len(hands), words, frame or Frame(magpie.TURN, 0))


def hand(m: Session, seat: int, seen_by: int) -> str:
    return seen(m.state, seen_by, "hand", seat)


def sight(s: State, viewer: int) -> str:
    return json.dumps(look(s, viewer).to_data())


# -- magpie ----------------------------------------------------------------------------------------------------


def test_everybody_sees_the_own_hand_and_counts_the_others() -> None:
    m = nest_and_hands("magpie trinket", "scarecrow", "trinket trinket")
    assert hand(m, 0, seen_by=0) == "magpie trinket"
    assert hand(m, 0, seen_by=1) == hand(m, 0, seen_by=WATCHER) == "? ?"
    assert hand(m, 2, seen_by=1) == "? ?"


def test_a_scarecrow_stops_the_magpie_stays_in_hand_and_is_known_to_all() -> None:
    m = nest_and_hands("magpie", "scarecrow trinket", "trinket")
    m.play(0, "magpie")
    m.play(0, "1")
    assert asked(m, 1) == "shoo: pass, scarecrow"
    m.play(1, "scarecrow")
    assert hand(m, 1, seen_by=2) == hand(m, 1, seen_by=0) == hand(m, 1, seen_by=WATCHER) == "scarecrow ?"
    assert hand(m, 1, seen_by=1) == "scarecrow trinket"
    assert m.waiting() == [1]


def test_a_bared_pile_is_open_to_all_and_others_to_their_owners_only() -> None:
    places = [common("deck", 0, TO_NOBODY), per_seat("pile", 1, TO_ALL, below=TO_OWNER, bared=0b10)]
    s = lay_out(Layout(places, ["a", "b"], [0, 0], 3), {1: "a b", 2: "b a", 3: "a b"}, [])
    shown = [[seen(s, viewer, "pile", seat) for seat in range(3)] for viewer in (WATCHER, 0, 2)]
    assert shown == [["b", "a b", "b"], ["b a", "a b", "b"], ["b", "a b", "b a"]]


def test_only_thief_and_victim_know_the_card_given() -> None:
    m = nest_and_hands("magpie trinket", "scarecrow trinket", "trinket")
    for seat, words in ((0, "magpie"), (0, "1"), (1, "pass"), (1, "scarecrow")):
        m.play(seat, words)
    assert hand(m, 0, seen_by=0) == "trinket scarecrow"
    assert hand(m, 0, seen_by=1) == "scarecrow ?"
    assert hand(m, 0, seen_by=2) == hand(m, 0, seen_by=WATCHER) == "? ?"


def test_a_scarecrow_that_was_shown_is_lost_from_sight_once_a_card_is_given_away_unseen() -> None:
    m = nest_and_hands("magpie trinket", "scarecrow trinket trinket", "magpie trinket")
    for seat, words in (
        (0, "magpie"),
        (0, "1"),
        (1, "scarecrow"),
        (1, "trinket"),
        (2, "magpie"),
        (2, "1"),
        (1, "pass"),
    ):
        m.play(seat, words)
    assert hand(m, 1, seen_by=0) == "scarecrow ?"
    m.play(1, "trinket")
    assert hand(m, 1, seen_by=0) == hand(m, 1, seen_by=WATCHER) == "?"
    assert hand(m, 1, seen_by=2) == "scarecrow", "the thief saw that it was not the scarecrow"


@pytest.mark.parametrize("given", ["scarecrow", "trinket"])
def test_onlookers_cannot_tell_what_was_given(given: str) -> None:
    sights = []
    for what in (given, "trinket"):
        m = nest_and_hands("magpie trinket", "scarecrow trinket trinket", "magpie")
        for seat, words in ((0, "magpie"), (0, "1"), (1, "pass"), (1, what)):
            m.play(seat, words)
        sights.append([sight(m.state, viewer) for viewer in (2, WATCHER)])
    assert sights[0] == sights[1]


def test_which_of_two_scarecrows_is_shown_a_second_time_is_seen_by_nobody() -> None:
    sights = []
    for second in ("scarecrow", "scarecrow#2"):
        m = nest_and_hands("magpie magpie magpie", "scarecrow scarecrow trinket")
        for seat, words in ((0, "magpie"), (0, "1"), (1, "scarecrow"), (1, "trinket"), (0, "magpie"), (0, "1")):
            m.play(seat, words)
        m.play(1, second)
        sights.append([sight(m.state, viewer) for viewer in (0, WATCHER)])
    assert sights[0] == sights[1]


def test_a_discreet_question_is_noticed_only_by_the_seat_it_is_asked_of() -> None:
    m = nest_and_hands("magpie", "scarecrow trinket", "trinket")
    m.play(0, "magpie")
    assert m.view(2).waiting == [0]
    m.play(0, "1")
    assert m.view(1).waiting == [1]
    assert [m.view(viewer).waiting for viewer in (0, 2, WATCHER)] == [[], [], []]
    assert m.waiting() == [1], "whoever runs the table knows"


def test_a_hand_without_a_scarecrow_is_asked_all_the_same() -> None:
    sights = []
    for held in ("scarecrow trinket", "trinket trinket"):
        m = nest_and_hands("magpie", held, "trinket")
        m.play(0, "magpie")
        m.play(0, "1")
        sights.append([sight(m.state, viewer) for viewer in (0, 2, WATCHER)])
    assert sights[0] == sights[1]


def test_the_question_is_shown_to_the_seat_asked_and_names_its_rule() -> None:
    m = nest_and_hands("magpie", "trinket")
    question = m.view(0).question
    assert question is not None
    assert (question.name, question.rule, question.before) == ("turn", "2.1", [])
    assert m.view(1).question is None
    assert m.view(WATCHER).question is None


def test_twins_among_the_options_are_told_apart_by_number() -> None:
    m = nest_and_hands("trinket magpie trinket", "trinket")
    assert asked(m, 0) == "turn: trinket, magpie, trinket#2"


# -- oracle: places in a deck, moves of several parts -----------------------------------------------------------

BURIED = {oracle.DECK: "stone mix doom", oracle.HAND[0]: "peek stone", oracle.HAND[1]: "stone"}


def burying() -> Session:
    return session_at(oracle.GAME, 2, BURIED, Frame(oracle.HIDE, 0), Frame(oracle.DRAW, 1), Frame(oracle.TURN, 0))


def test_unknown_cards_of_the_deck_are_named_by_their_place() -> None:
    m = session_at(oracle.GAME, 2, BURIED, Frame(oracle.DRAW, 0))
    assert asked(m, 0) == "draw: deck 0, deck 1, deck 2"
    m.state.show(m.state.zones[oracle.DECK][-2], oracle.DECK, 1)
    assert asked(m, 0) == "draw: deck 0, mix, deck 2"


def test_options_are_described_by_place_and_never_by_id() -> None:
    m = session_at(oracle.GAME, 2, BURIED, Frame(oracle.DRAW, 0))
    question = m.view(0).question
    assert question is not None
    assert [o.to_data() for o in question.options] == [
        {"word": f"deck {n}", "kind": "place", "card": "?", "place": "deck", "at": n} for n in range(3)
    ]


def test_a_peek_shows_in_ones_own_view_only() -> None:
    words = {**BURIED, oracle.HAND[0]: "peek stone"}
    m = session_at(oracle.GAME, 2, words, Frame(oracle.TURN, 0))
    m.play(0, "peek")
    assert seen(m.state, 0, "deck") == "doom ? ?"
    assert seen(m.state, 1, "deck") == seen(m.state, WATCHER, "deck") == "? ? ?"
    assert {"what": "peek", "seat": 0, "cards": ["doom"], "from": "deck"} in m.events(0)
    assert {"what": "peek", "seat": 0, "cards": ["?"], "from": "deck"} in m.events(1)


def test_half_a_move_is_seen_by_whoever_makes_it_and_by_nobody_else() -> None:
    m = burying()
    before = [sight(m.state, viewer) for viewer in (1, WATCHER)]
    assert m.play(0, "peek") is False
    question = m.view(0).question
    assert question is not None
    assert (question.name, question.before) == ("depth", ["peek"])
    assert [sight(m.state, viewer) for viewer in (1, WATCHER)] == before


def test_another_seat_imagines_half_a_move_taken_back_and_the_mover_does_not() -> None:
    m = burying()
    m.play(0, "peek")
    for viewer in (1, WATCHER):
        world = redeal(m.state, viewer, 3)
        assert world.earlier(0) == []
        assert len(world.options) == 2
    own = redeal(m.state, 0, 3)
    assert own.earlier(0) == m.state.earlier(0)
    assert own.options == [0, 1, 2, 3]


def test_nobody_else_learns_how_deep_a_card_was_buried() -> None:
    sights = []
    for depth in range(4):
        m = burying()
        m.play(0, f"peek {depth}")
        assert seen(m.state, 0, "deck").split().index("peek") == depth
        sights.append(sight(m.state, WATCHER))
    assert len(set(sights)) == 1


# -- imagined worlds ---------------------------------------------------------------------------------------------


def test_a_redealt_world_keeps_what_its_viewer_knows_and_varies_the_rest() -> None:
    m = nest_and_hands("magpie trinket", "scarecrow trinket", "trinket magpie")
    worlds = [redeal(m.state, 0, number) for number in range(30)]
    assert {written(w, magpie.HAND[0]) for w in worlds} == {"magpie trinket"}
    assert len({" ".join(sorted(written(w, magpie.HAND[1]).split())) for w in worlds}) > 2


def test_a_known_card_in_another_hand_stays_there_in_every_world() -> None:
    m = nest_and_hands("magpie", "scarecrow trinket", "trinket magpie")
    for seat, words in ((0, "magpie"), (0, "1"), (1, "scarecrow")):
        m.play(seat, words)
    for number in range(20):
        assert "scarecrow" in written(redeal(m.state, 0, number), magpie.HAND[1])


def test_redealing_leaves_the_true_table_alone() -> None:
    m = nest_and_hands("magpie trinket", "scarecrow trinket", "trinket magpie")
    before = [written(m.state, zone) for zone in range(8)]
    for number in range(5):
        redeal(m.state, 2, number).writable(magpie.HAND[1]).reverse()
        playout(redeal(m.state, 2, number), 7, 100)
    assert [written(m.state, zone) for zone in range(8)] == before
    assert m.state.chance.quick == 0


def test_an_imagined_world_does_not_know_the_seed_or_the_script() -> None:
    s = magpie.GAME.start(magpie.GAME.setup(3), 12345)
    s.chance.script = [["trinket"]]
    world = redeal(s, 1, 8)
    assert world.chance.seed == 0
    assert world.chance.script is None
    assert world.chance.quick != 0
    assert world.log is None


def test_the_same_number_imagines_the_same_world() -> None:
    s = magpie.GAME.start(magpie.GAME.setup(3), 5)
    assert redeal(s, 1, 9).face == redeal(s, 1, 9).face
    assert redeal(s, 1, 9).face != redeal(s, 1, 11).face


# -- several at once ---------------------------------------------------------------------------------------------


def bidding() -> Session:
    words = {auction.HAND[0]: "v1 v6", auction.HAND[1]: "v2 v3", auction.HAND[2]: "v4 v5"}
    return session_at(auction.GAME, 3, words, Frame(auction.BID, -1))


def test_a_secret_answer_is_hidden_until_all_are_revealed() -> None:
    sights = []
    for bid in ("v1 0", "v6 1"):
        m = bidding()
        m.play(0, bid)
        assert m.view(1).waiting == m.view(WATCHER).waiting == [1, 2]
        sights.append([sight(m.state, viewer) for viewer in (1, 2, WATCHER)])
    assert sights[0] == sights[1]
    m.play(1, "v3 0")
    m.play(2, "v5 0")
    assert [seen(m.state, WATCHER, "won", seat) for seat in range(3)] == ["v6", "v3", "v5"]


def test_the_parts_of_a_secret_answer_are_hidden_too() -> None:
    m = bidding()
    before = [sight(m.state, viewer) for viewer in (1, 2, WATCHER)]
    assert m.play(0, "v6") is False
    assert [sight(m.state, viewer) for viewer in (1, 2, WATCHER)] == before
    assert asked(m, 0) == "double: 0, 1"
    assert redeal(m.state, 1, 4).earlier(0) == []
    assert redeal(m.state, 0, 4).earlier(0) == m.state.earlier(0)


def test_the_secret_answers_of_others_are_guessed_anew_and_ones_own_are_kept() -> None:
    m = bidding()
    m.play(0, "v6 1")
    m.play(1, "v3 0")
    guesses = set()
    for number in range(60):
        world = redeal(m.state, 1, number * 7 + 1)
        assert world.answers is not None
        assert (world.earlier(1), world.answers[1]) == (m.state.earlier(1), 0)
        assert world.answers[2] == UNANSWERED
        guesses.add((world.earlier(0)[0] in world.zones[auction.HAND[0]], world.answers[0]))
    assert guesses == {(True, 0), (True, 1)}


def test_a_guessed_answer_can_be_revealed() -> None:
    m = bidding()
    m.play(0, "v6 1")
    world = redeal(m.state, 2, 11)
    while world.answers is not None and not world.over:
        seat = engine.seats_open(world)[0]
        engine.answer(world, seat, engine.open_options(world, seat)[0])
    assert all(len(world.zones[auction.WON[seat]]) == 2 for seat in range(3))


def test_in_a_race_whoever_has_answered_and_not_won_has_passed_in_every_world() -> None:
    s = slap.GAME.start(slap.GAME.setup(3), 2)
    engine.answer(s, 1, PASS)
    for number in range(12):
        world = redeal(s, 0, number)
        assert world.answers == [UNANSWERED, PASS, UNANSWERED]


# -- places that show their top only, and events -----------------------------------------------------------------


@pytest.mark.parametrize(("shown", "top"), [(TO_ALL, "c ? ?"), (TO_NOBODY, "? ? ?")])
def test_a_place_may_show_its_top_card_only(shown: int, top: str) -> None:
    s = lay_out(Layout([common("stack", 0, shown, below=TO_NOBODY)], ["a", "b", "c"], [0, 0, 0], 2), {0: "a b c"}, [])
    pile = look(s, 0).pile("stack")
    assert (pile.cards, pile.size) == (["c"] if top[0] == "c" else [], 3)


def test_a_closed_place_says_how_many_cards_lie_there_and_everybody_may_know_them() -> None:
    box, deck = common("box", 0, TO_ALL, closed=True), common("deck", 1, TO_NOBODY)
    s = lay_out(Layout([box, deck], ["a", "b", "c", "d"], [0, 0, 0, 0], 2), {0: "a b", 1: "c d"}, [])
    for viewer in (WATCHER, 0, 1):
        pile = look(s, viewer).pile("box")
        assert (pile.cards, pile.size) == ([], 2)
    assert {tuple(redeal(s, 0, quick).face[:2]) for quick in range(1, 20)} == {(0, 1)}, "so no world changes them"


def test_nobody_points_at_a_card_in_a_hand_it_does_not_see() -> None:
    m = nest_and_hands("magpie", "trinket")
    m.state.bottom = Frame(magpie.GIVE, 0)
    m.state.options = list(m.state.zones[magpie.HAND[1]])
    from xenodeck.core.knowledge.views import options

    with pytest.raises(RuleBug):
        options(m.state, 0, "card", m.state.options)


def test_an_event_shows_its_faces_to_those_who_saw_them_and_goes_unnoticed_by_the_rest() -> None:
    layout = magpie.GAME.layout(3)
    event = Event("give", 0, 1, 7, faces=[2], src=magpie.HAND[0], dst=magpie.HAND[1], seen=0b001, audience=0b011)
    told = {"what": "give", "seat": 0, "other": 1, "number": 7, "from": "hand 0", "to": "hand 1"}
    assert event_data(layout, event, 0) == {**told, "cards": ["scarecrow"]}
    assert event_data(layout, event, 1) == {**told, "cards": ["?"]}
    assert event_data(layout, event, 2) is None
    assert event_data(layout, event, WATCHER) is None
    assert event_data(layout, event.uncovered(), WATCHER) == {**told, "cards": ["scarecrow"]}
    assert event_data(layout, Event("end", seen=NOBODY), WATCHER) == {"what": "end"}


def test_nothing_in_a_view_follows_the_chance_to_come() -> None:
    s = oracle.GAME.start(oracle.GAME.setup(3), 77)
    for viewer in range(-1, 3):
        before = sight(s, viewer)
        other = s.clone()
        other.chance = Chance(78, 5, 5, 0, None)
        assert sight(other, viewer) == before
