"""Seen now, remembered, forgotten: what a view shows of places that forget, what may be told again, what bots
remember."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from core.tables import CODES, lay_out
from toys.pairs.meta import GAME, GRID, PEEK, REVEAL
from toys.scramble.meta import GAME as SCRAMBLE
from toys.scramble.state import PEEK as LOOK, ROW
from xenodeck import bots
from xenodeck.core.coaching.foresight import foretell
from xenodeck.core.definition.pile_keys import PileKey
from xenodeck.core.definition.positions import Positions
from xenodeck.core.errors import BadPosition
from xenodeck.core.knowledge.recall import BLANK, PERFECT, Recall
from xenodeck.core.knowledge.views import event_data, view
from xenodeck.core.knowledge.worlds import redeal
from xenodeck.core.records.record import Record
from xenodeck.core.records.replay import open_view, steps
from xenodeck.core.records.save import from_data, to_data
from xenodeck.core.records.snapshot import from_data as wake, to_data as snapshot
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import Frame, State
from xenodeck.core.sessions.information import information
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.events import EVERYONE
from xenodeck.core.tabletop.glimpses import FOR_GOOD, NEXT_MOVE
from xenodeck.core.tabletop.layout import TO_ALL, TO_NOBODY, TO_OWNER, Layout, by_seat, common, per_seat

DECK, ROWS, OPEN, HANDS = 0, by_seat(1, 3), 4, by_seat(5, 3)


def table(deck: str = "", rows: tuple[str, ...] = (), pile: str = "", hands: tuple[str, ...] = ()) -> State:
    """Rows and hands forget; the pile does not."""
    places = [
        common("deck", DECK, TO_NOBODY),
        per_seat("row", ROWS, TO_NOBODY, forgets=True),
        common("pile", OPEN, TO_ALL),
        per_seat("hand", HANDS, TO_OWNER, ordered=False, forgets=True),
    ]
    words = {DECK: deck, OPEN: pile}
    words |= {ROWS[seat]: row for seat, row in enumerate(rows)} | {HANDS[s]: hand for s, hand in enumerate(hands)}
    s = lay_out(Layout(places, CODES, [0] * len(CODES), 3), words, [])
    s.log = []
    return s


def shown(s: State, viewer: int, place: str = "row", seat: int = 0) -> str:
    pile = view(s, viewer).pile(place, seat)
    return " ".join(pile.cards or ["?"] * int(pile.size))


def test_a_card_lies_face_up_until_it_is_turned_down_and_keeps_that_when_it_is_swapped() -> None:
    s = table(rows=("a b c",))
    first, _, last = s.zones[ROWS[0]]
    s.turn_up(last, ROWS[0], "up", 0)
    assert {shown(s, viewer) for viewer in (-1, 0, 2)} == {"c ? ?"}
    s.swap(ROWS[0], first, last)
    assert shown(s, 1) == "? ? c", "each lies as it lay"
    assert s.is_up(last)
    s.turn_down(last)
    assert {shown(s, viewer) for viewer in (-1, 0, 1, 2)} == {"? ? ?"}
    assert s.known_to(last, ROWS[0]) & EVERYONE == EVERYONE, "all could remember it"


def test_a_look_is_for_those_who_look_and_ends_with_its_tick() -> None:
    s = table(rows=("a b c",))
    card = s.zones[ROWS[0]][1]
    s.glimpse(card, ROWS[0], 1 << 1, 2)
    s.now = 2
    s.glimpses = s.glimpses.at_tick(2)
    assert [shown(s, viewer) for viewer in (-1, 0, 1)] == ["? ? ?", "? ? ?", "? b ?"]
    s.glimpses = s.glimpses.at_tick(3)
    assert shown(s, 1) == "? ? ?"
    assert s.known_to(card, ROWS[0]) == 1 << 1


def test_leaving_the_place_ends_a_look_and_shuffling_ends_everything() -> None:
    s = table(deck="d e", rows=("a b c", "f"))
    card = s.zones[ROWS[0]][2]
    s.glimpse(card, ROWS[0], EVERYONE, FOR_GOOD)
    s.move(card, ROWS[0], ROWS[1])
    assert shown(s, 0, "row", 1) == "? ?"
    assert s.glimpses.sighting_number(card, 0) > 0
    s.glimpse(s.zones[ROWS[0]][0], ROWS[0], EVERYONE, FOR_GOOD)
    s.shuffle(ROWS[0])
    assert shown(s, 0) == "? ?"
    assert not s.memory.get(s.zones[ROWS[0]][0])


def test_a_hand_that_forgets_shows_others_nothing_of_what_they_saw_go_into_it() -> None:
    s = table(pile="a b", hands=("c", "", ""))
    s.draw(OPEN, HANDS[0], "take", 0)
    assert (shown(s, 0, "hand"), shown(s, 1, "hand"), shown(s, -1, "hand")) == ("c b", "? ?", "? ?")
    assert s.known_to(1, HANDS[0]) & EVERYONE == EVERYONE
    (event,) = s.log or []
    now, later = event_data(s.layout, event, 1), event_data(s.layout, event, 1, later=True)
    assert (now and now["cards"], later and later["cards"]) == (["b"], ["?"])


def test_what_ends_in_a_place_that_remembers_is_told_again_as_it_was() -> None:
    s = table(deck="a", rows=("b",))
    s.move(s.zones[ROWS[0]][0], ROWS[0], OPEN, "give_up", 0)
    assert [event_data(s.layout, e, 2, later=True)["cards"] for e in s.log or []] == [["b"]]  # type: ignore[index]


# -- pairs -------------------------------------------------------------------------------------------------------------


def looked(how: int, first: int = 0, second: int = 5, **options: object) -> Session:
    m = Session.start(GAME, 3, 4, options)
    m.play(0, f"{how} {first}")
    m.play(0, f"{second}")
    return m


def test_a_peek_is_seen_until_the_next_move_and_by_nobody_else() -> None:
    m = Session.start(GAME, 3, 4, {})
    m.play(0, f"{PEEK} 0")
    top = m.state.layout.codes[m.state.face[m.state.zones[GRID][-1]]]
    assert m.view(0).pile("grid").cards[0] == top
    assert m.view(1).pile("grid").cards == m.view(-1).pile("grid").cards == []
    m.play(0, "3")
    assert [n for n, code in enumerate(m.view(0).pile("grid").cards) if code != "?"] == [3], "the first has gone back"
    m.play(1, f"{PEEK} 1")
    assert m.view(0).pile("grid").cards == []


def test_a_revealed_card_lies_open_until_the_second_and_then_nowhere() -> None:
    m = Session.start(GAME, 3, 4, {})
    m.play(0, f"{REVEAL} 0")
    assert m.view(2).pile("grid").cards == m.view(-1).pile("grid").cards != []
    m.play(0, "7" if m.state.face[m.state.zones[GRID][0]] != m.state.face[m.state.zones[GRID][-1]] else "6")
    assert [m.view(viewer).pile("grid").cards for viewer in (-1, 0, 1, 2)] == [[]] * 4


def test_who_comes_back_is_told_who_looked_where_and_never_what() -> None:
    m = looked(PEEK)
    now, later = m.events(0), m.later_events(0)
    assert [e["cards"] for e in now if e["what"] == "peek"] != [["?"], ["?"]]
    assert [(e["seat"], e["from"], e["number"], e["cards"]) for e in later] == [
        (0, "grid", 0, ["?"]),
        (0, "grid", 5, ["?"]),
    ]
    assert m.later_events(1) == later, "as much as anybody else"
    woken = wake(GAME, snapshot(m), m.seed, None)
    assert (woken.later_events(0), woken.events(0)) == (later, now)


def test_when_the_game_is_over_everything_may_be_told() -> None:
    m = looked(PEEK)
    m.state.finish()
    assert m.later_events(0) == m.events(0)


@pytest.mark.parametrize(
    ("assist", "mine", "others"), [("off", None, None), ("public", [0], [0]), ("own", [0, 3, 5], [0])]
)
def test_ghosts_are_each_viewers_own(assist: str, mine: list[int] | None, others: list[int] | None) -> None:
    m = Session.start(GAME, 3, 4, {"assist": assist})
    m.play(0, f"{PEEK} 5")
    m.play(0, "3")
    grid = m.state.zones[GRID]
    unlike = next(at for at in range(1, 8) if m.state.face[grid[-1 - at]] != m.state.face[grid[-1]])
    m.play(1, f"{REVEAL} 0")
    m.play(1, str(unlike))
    m.play(2, f"{PEEK} 1")
    for viewer, wanted in ((0, mine), (1, others), (-1, others)):
        ghosts = m.view(viewer).to_data().get("ghosts")
        if wanted is None:
            assert ghosts is None
            continue
        reminded = [at for at, code in enumerate(ghosts["grid"][0]) if code]
        assert reminded == sorted({*wanted, unlike})
        codes = [m.state.layout.codes[m.state.face[card]] for card in reversed(grid)]
        assert all(ghosts["grid"][0][at] == codes[at] for at in reminded)


def test_ghosts_follow_the_cards() -> None:
    s = SCRAMBLE.start(SCRAMBLE.setup(2, {"assist": "own"}, "calm"), 3)
    row = s.zones[ROW[0]]
    s.glimpse(row[0], ROW[0], 1, NEXT_MOVE)
    s.glimpses = s.glimpses.at_tick(NEXT_MOVE)
    code = s.layout.codes[s.face[row[0]]]
    assert view(s, 0).to_data()["ghosts"]["row"][0] == ["", "", code]
    s.swap(ROW[0], row[0], row[2])
    assert view(s, 0).to_data()["ghosts"]["row"] == [[code, "", ""], ["", "", ""]]
    assert view(s, 1).to_data()["ghosts"]["row"][0] == ["", "", ""]


def test_the_information_state_has_everything_and_the_view_has_not() -> None:
    m = looked(PEEK, 2, 6)
    codes = [m.state.layout.codes[m.state.face[card]] for card in reversed(m.state.zones[GRID])]
    m.play(1, f"{PEEK} 1")
    known = information(m, 0)
    assert [at for at, code in enumerate(known["known"]["grid"]) if code != "?"] == [2, 6]
    assert [known["known"]["grid"][at] for at in (2, 6)] == [codes[2], codes[6]]
    assert [e["cards"] for e in known["told"] if e.get("seat") == 0] == [[codes[2]], [codes[6]]]
    assert known["view"]["places"]["grid"][0]["cards"] == []


def test_sights_are_saved() -> None:
    m = looked(REVEAL)
    m.play(1, f"{REVEAL} 1")
    again = from_data(GAME, to_data(GAME, m.state))
    assert to_data(GAME, again) == to_data(GAME, m.state)
    assert view(again, 2).to_data() == view(m.state, 2).to_data()


def test_a_replay_shows_each_seat_what_it_saw_then_and_everybody_everything() -> None:
    m = looked(PEEK)
    m.play(1, f"{PEEK} 3")
    record = Record.read(Record.of(m).text())
    seen = [step["view"]["places"]["grid"][0]["cards"] for step in steps(GAME, record, 0, "en")]
    assert [sum(code != "?" for code in cards) for cards in seen] == [0, 1, 1, 0]
    everything = open_view(GAME, m.state)["places"]["grid"][0]["cards"]
    assert "?" not in everything
    assert len(everything) == 8


# -- bots --------------------------------------------------------------------------------------------------------------


def kept(s: State, recall: Recall, dice: int = 5) -> list[int]:
    """Where seat 0 still knows a card, counted from the top, in the worlds it is given."""
    codes = [redeal(s, 0, number, recall, dice) for number in range(1, 40)]
    cards = list(reversed(s.zones[GRID]))
    return [at for at, card in enumerate(cards) if len({world.face[card] for world in codes}) == 1]


def after_looks(many: int = 3) -> State:
    m = Session.start(GAME, 2, 4, {})
    for turn in range(many):
        for seat in range(2):
            m.play(seat, f"{PEEK} {2 * turn if seat == 0 else 7}")
            m.play(seat, str(2 * turn + 1 if seat == 0 else 6))
    return m.state


def test_worlds_keep_what_a_perfect_memory_holds_and_nothing_of_a_blank_one() -> None:
    s = after_looks()
    assert set(kept(s, PERFECT)) >= {0, 1, 2, 3, 4, 5}
    assert kept(s, BLANK) == []
    world = redeal(s, 0, 3, BLANK)
    assert not any(known & 1 for known in world.memory.values()), "a policy that asks what it knows is told nothing"
    assert any(known & 2 for known in world.memory.values()), "who else has looked is no secret"
    assert any(known & 1 for known in s.memory.values()), "the table itself forgets nothing"


def test_a_small_memory_keeps_the_last_cards_and_a_leaky_one_loses_more_with_time() -> None:
    s = after_looks()
    assert set(kept(s, Recall(capacity=2))) == {4, 5}
    leaky = [len(Recall(rate=rate).forgotten(s, 0, dice)) for rate in (0.05, 0.3, 0.9) for dice in range(40)]
    some, more, most = (sum(leaky[part * 40 : part * 40 + 40]) for part in range(3))
    assert 0 < some < more < most


def test_what_is_forgotten_stays_forgotten_until_it_is_seen_again() -> None:
    for dice in range(20):
        recall, gone = Recall(rate=0.2), set[int]()
        m = Session.start(GAME, 2, 4, {})
        for turn in range(8):
            m.play(0, f"{PEEK} {turn % 3}")
            fresh = {m.state.zones[GRID][-1 - turn % 3], m.state.zones[GRID][0]}
            m.play(0, "7")
            m.play(1, f"{PEEK} 4")
            m.play(1, "5")
            now = set(recall.forgotten(m.state, 0, dice))
            assert gone - fresh <= now
            gone = now


def test_time_wears_a_memory_where_there_is_time() -> None:
    m = Session.start(SCRAMBLE, 2, 1, {}, "race")
    m.ready(0)
    m.play(0, "look row 0 1")
    m.tick(4)
    lost = []
    for _ in range(6):
        lost.append(sum(len(Recall(rate=0.3, per=5).forgotten(m.state, 0, dice)) for dice in range(60)))
        m.state.now += 5
    assert lost == sorted(lost)
    assert lost[0] < 20 < 40 < lost[-1]
    assert LOOK == 1


def test_neither_why_nor_a_hint_brings_a_forgotten_face_back() -> None:
    """Seat 0 has looked at two alike and forgotten them, as far as anybody tells it: to turn them up is not sure."""
    m = Session.start(GAME, 2, 4, {})
    grid = m.state.zones[GRID]
    first = len(grid) - 1
    twin = next(at for at in range(first) if m.state.face[grid[at]] == m.state.face[grid[first]])
    m.play(0, f"{PEEK} 0")
    m.play(0, str(first - twin))
    m.play(1, f"{PEEK} 1")
    m.play(1, "2")
    assert foretell(GAME, m.state, 0, f"{REVEAL} 0") == []
    m.play(0, f"{REVEAL} 0")
    assert foretell(GAME, m.state, 0, str(first - twin)) == []
    said = set()
    for face in range(4):
        other = m.state.clone()
        other.face = list(m.state.face)
        unseen = next(card for card in grid if other.face[card] == face and card not in (grid[first],))
        other.face[grid[twin]], other.face[unseen] = other.face[unseen], other.face[grid[twin]]
        advice = bots.hint(GAME, other, 0, bots.find(GAME, "dreamer:40"), 99)
        said.add((advice.index, advice.reason, str(advice.facts)))
    assert len(said) == 1
    assert bots.advise(GAME, m.state, 0, bots.find(GAME, "dreamer:200"), 99).index == engine.open_options(
        m.state, 0
    ).index(grid[twin]), "a bot in that seat remembers"


# -- written down ------------------------------------------------------------------------------------------------------


class Written(Positions[Any]):
    piles = (PileKey("grid", "grid"), PileKey("pile", "pile"))

    def read_own(self, s: Any, data: Mapping[str, Any]) -> None:
        s.then(Frame(GAME.rules[0], 0))


def test_a_position_says_who_sees_what_now() -> None:
    m = Session.start(GAME, 2, 4, {})
    s = m.state
    s.turn_up(s.zones[GRID][3], GRID)
    s.glimpse(s.zones[GRID][5], GRID, 1 << 1, 9)
    found = Written().seen(s)
    told = [(entry["at"], entry["seats"], entry.get("until")) for entry in found]
    assert told == [(3, [-1, 0, 1], None), (5, [1], 9)]
    blank = Session.start(GAME, 2, 4, {}).state
    Written().read_seen(blank, found)
    for viewer in (-1, 0, 1):
        assert view(blank, viewer).to_data() == view(s, viewer).to_data()
    there: dict[str, Any] = {"place": "grid", "at": 0}
    wrongs: list[object] = [{}, 3, [3], [there], [{**there, "seats": [7]}], [{**there, "seats": [], "until": "x"}]]
    wrongs += [[{"place": "grid", "at": 99, "seats": []}], [{"place": "pile", "at": 0, "seats": [0]}]]
    for wrong in wrongs:
        with pytest.raises(BadPosition):
            Written().read_seen(blank, wrong)


def test_what_is_told_is_the_same_on_both_engines() -> None:
    """A number that a verb leaves out when it calls another was 0 for games that are not compiled on a core that is."""
    s = table(deck="a b", rows=("c d",))
    s.draw(DECK, ROWS[0], "draw", 1)
    s.show(s.zones[ROWS[0]][0], ROWS[0], 1, "show", 1)
    s.glimpse(s.zones[ROWS[0]][0], ROWS[0], 1, NEXT_MOVE, "look", 1)
    s.turn_up(s.zones[ROWS[0]][0], ROWS[0], "up", 1)
    s.shuffle(DECK, "mix", 1)
    told = [(e.what, e.seat, e.other, e.src, e.dst, e.seen, e.audience) for e in s.log or []]
    assert told == [
        ("draw", 1, -1, DECK, ROWS[0], 0, EVERYONE),
        ("show", 1, -1, ROWS[0], -1, 1, EVERYONE),
        ("look", 1, -1, ROWS[0], -1, 1, EVERYONE),
        ("up", 1, -1, ROWS[0], -1, EVERYONE, EVERYONE),
        ("mix", 1, -1, DECK, DECK, EVERYONE, EVERYONE),
    ]
