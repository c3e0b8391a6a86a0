"""The one projection: what a seat (or a spectator) sees of a table, and worlds that look the same to it.

A view names cards by code and place only, never by id: a card that is not known is a question mark in its place, and in
a hand that is not one's own even the places are mixed up. Until the game is over: then nothing is hidden from anybody.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.errors import RuleBug
from xenodeck.core.fields import own_fields
from xenodeck.core.knowledge.views import ghosts_seen, lanes_seen, pause_seen, window_seen
from xenodeck.core.rules.claims import NO_CLAIMS, Claim
from xenodeck.core.rules.engine import open_options, options_after, paused, seats_open
from xenodeck.core.rules.realtime import on, seats_asked
from xenodeck.core.rules.state import CARD, PASS, PLACE, SEAT, Setup, State
from xenodeck.core.tabletop.events import EVERYONE, NO_NUMBER, NOBODY, SPECTATOR, Event
from xenodeck.core.tabletop.layout import BITS, TO_ALL, TO_NOBODY, TO_OWNER, Layout, Place

WATCHING: Final = -1  # the viewer without a seat


def bit_of(viewer: i64) -> i64:
    return SPECTATOR if viewer < 0 else 1 << viewer


class Option:
    """Something that may be chosen: ``word`` names it, the rest says where a person can point at it."""

    def __init__(self, word: str, kind: str, value: i64, code: str, place: str, owner: i64, at: i64) -> None:
        self.word = word
        self.kind = kind
        self.value: i64 = value  # seat or number; for a card its rank among the options
        self.code = code  # of a card whose face the chooser knows
        self.place = place  # where a card lies
        self.owner: i64 = owner  # whose place that is; -1: common
        self.at: i64 = at  # how many cards lie above it there

    def to_data(self) -> dict[str, Any]:
        if not self.place:
            return {"word": self.word, "kind": self.kind, "value": int(self.value)}
        card = {"word": self.word, "kind": self.kind, "card": self.code, "place": self.place, "at": int(self.at)}
        if self.owner >= 0:
            card["seat"] = int(self.owner)
        return card


class Question:
    """What is asked of the viewer now."""

    def __init__(
        self,
        name: str,
        kind: str,
        rule: str,
        before: list[str],
        options: list[Option],
        answered: list[tuple[str, Option]] | None = None,
    ) -> None:
        self.name = name
        self.kind = kind
        self.rule = rule  # its number
        self.before = before  # the words of the answers already given in this move
        self.options = options
        self.answered = answered or []  # the same answers, each with the name of its question, for whoever words them

    def to_data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "kind": self.kind,
            "rule": self.rule,
            "before": list(self.before),
            "options": [o.to_data() for o in self.options],
        }


class Pile:
    """A zone as it is seen: how many cards, and the codes of those that show (top first, ``?`` between them)."""

    def __init__(self, size: i64, cards: list[str]) -> None:
        self.size: i64 = size
        self.cards = cards


class View:
    """All that one viewer may know of the table now. Browser, bots, hints, replays and learners get this."""

    def __init__(
        self,
        setup: Setup,
        viewer: i64,
        places: dict[str, list[Pile]],
        fields: dict[str, Any],
        waiting: list[int],
        question: Question | None,
        now: i64,
        rounds: list[list[int]],
        paused: bool,
        over: bool,
        truncated: bool,
    ) -> None:
        self.setup = setup  # what was settled beforehand; the same in every view of a game, so not part of its data
        self.viewer: i64 = viewer
        self.seats: i64 = setup.seats
        self.places = places  # name -> one pile, or one for each seat
        self.fields = fields  # the open numbers of the game
        self.waiting = waiting  # seats of whom an answer is awaited, as far as the viewer may know
        self.question = question
        self.now: i64 = now
        self.rounds = rounds  # the points of each round that is over
        self.paused = paused  # between two rounds: nobody is asked
        self.over = over
        self.truncated = truncated
        self.lanes: dict[str, Any] | None = None  # where everybody acts at their own pace (besides.py)
        self.pause: dict[str, Any] | None = None  # of what kind, who is ready, how long it lasts
        self.ghosts: dict[str, list[list[str]]] | None = None  # what lies face down again, if the set-up reminds people
        self.said: list[Claim] = NO_CLAIMS  # the latest last
        self.window = ""  # the name of the secret window that is open, whoever is asked there; empty: none

    def pile(self, place: str, seat: i64 = 0) -> Pile:
        return self.places[place][seat]

    def to_data(self) -> dict[str, Any]:
        """The view as plain data; two worlds look the same to a viewer exactly if these are equal."""
        data: dict[str, Any] = {
            "viewer": int(self.viewer),
            "seats": int(self.seats),
            "places": {
                name: [{"size": int(p.size), "cards": list(p.cards)} for p in piles]
                for name, piles in self.places.items()
            },
            "fields": {name: plain(value) for name, value in self.fields.items()},
            "waiting": list(self.waiting),
            "question": None if self.question is None else self.question.to_data(),
            "now": int(self.now),
            "rounds": [list(points) for points in self.rounds],
            "paused": self.paused,
            "over": self.over,
            "truncated": self.truncated,
        }
        if self.lanes is not None:
            data["lanes"] = plain(self.lanes)
        if self.pause is not None:
            data["pause"] = plain(self.pause)
        if self.ghosts is not None:
            data["ghosts"] = plain(self.ghosts)
        if self.said:
            data["said"] = [claim.to_data() for claim in self.said]
        if self.window:
            data["window"] = self.window
        return data


def plain(value: Any) -> Any:
    """A field as data of its own, however deep its lists are."""
    if isinstance(value, int):  # nearly all are
        return value
    if isinstance(value, list):
        return [plain(v) for v in value]
    if isinstance(value, tuple):  # asked for by itself: compiled, ``list | tuple`` is made anew each time
        return [plain(v) for v in value]
    if isinstance(value, dict):
        return {key: plain(v) for key, v in value.items()}
    return value


def view(s: State, viewer: i64) -> View:
    """What ``viewer`` sees of ``s``; the game's own fields are open to all."""
    me = bit_of(viewer)
    layout = s.layout
    places: dict[str, list[Pile]] = {}
    for place in layout.places:
        piles: list[Pile] = []
        for i in range(layout.seats if place.each else 1):
            piles.append(pile(s, place, place.first + i, me))
        places[place.name] = piles
    own: dict[str, Any] = {}
    for name in own_fields(type(s)):
        own[name] = plain(getattr(s, name))
    asked, ask = waiting(s, viewer), question(s, viewer)
    seen = View(s.setup, viewer, places, own, asked, ask, s.now, s.rounds, paused(s), s.over, s.truncated)
    seen.lanes, seen.pause, seen.ghosts = lanes_seen(s, viewer), pause_seen(s), ghosts_seen(s, me)
    seen.window, seen.said = window_seen(s), s.said
    return seen


def pile(s: State, place: Place, zone: i64, me: i64) -> Pile:
    if s.over:
        return pile_laid_open(s, place, zone)
    if place.closed:
        return Pile(len(s.zones[zone]), [])
    if place.forgets:
        return pile_now(s, place, zone, me)
    cards = s.zones[zone]
    size: i64 = len(cards)
    shown = bool(s.sees[zone] & me)
    if place.below != TO_ALL and not looks_through(place, zone, me):
        if size and s.knowers(cards[-1], zone) & me:
            return Pile(size, [s.layout.codes[s.face[cards[-1]]]])
        return Pile(size, [])
    if not shown and not s.memory and not s.layout.many_backs:
        return Pile(size, [])
    codes: list[str] = []
    known = 0
    for i in range(len(cards) - 1, -1, -1):
        card = cards[i]
        if shown or s.knowers(card, zone) & me:
            codes.append(s.layout.codes[s.face[card]])
            known += 1
        else:
            codes.append(s.layout.unknown[s.face[card]])
    if known == 0 and not s.layout.many_backs:
        return Pile(size, [])
    if not place.ordered and not shown:
        codes.sort(reverse=True)  # letters before question marks; where a card is held tells nothing
    elif not place.ordered:
        codes.reverse()  # one's own hand: in the order the cards came
    return Pile(size, codes)


def pile_laid_open(s: State, place: Place, zone: i64) -> Pile:
    """A zone of a finished game: every card of it, for everybody; top first, a hand in the order the cards came.

    A game of a match, or a round, does not finish anything: ``over`` is said of the whole.
    """
    codes = [s.layout.codes[s.face[card]] for card in s.zones[zone]]
    if place.ordered:
        codes.reverse()
    return Pile(len(codes), codes)


def pile_now(s: State, place: Place, zone: i64, me: i64) -> Pile:
    """A zone of a place that forgets: what lies open to ``me`` now."""
    cards = s.zones[zone]
    size: i64 = len(cards)
    top_only = place.below != TO_ALL and not looks_through(place, zone, me)
    codes: list[str] = []
    known = 0
    for i in range(len(cards) - 1, -1, -1):
        card = cards[i]
        if s.sighted(card, zone) & me:
            codes.append(s.layout.codes[s.face[card]])
            known += 1
        else:
            codes.append(s.layout.unknown[s.face[card]])
        if top_only:
            return Pile(size, codes if known else [])
    if known == 0 and not s.layout.many_backs:
        return Pile(size, [])
    if not place.ordered and not s.sees[zone] & me:
        codes.sort(reverse=True)
    elif not place.ordered:
        codes.reverse()
    return Pile(size, codes)


def looks_through(place: Place, zone: i64, me: i64) -> bool:
    """Does a view show ``me`` more of this zone than its top card, where not everybody is shown more?"""
    if place.below == TO_NOBODY and place.bared == NOBODY:
        return False
    owner: i64 = BITS[zone - place.first]
    return (place.below == TO_OWNER and me == owner) or (place.each and place.bared & owner != 0)


def waiting(s: State, viewer: i64) -> list[int]:
    """Who is thinking. A discreet question shows only to those it is asked of."""
    open_seats = seats_asked(s) if on(s) else seats_open(s)
    if open_seats and s.agenda[s.depth - 1].rule.discreet:
        return [seat for seat in open_seats if seat == viewer]
    return open_seats


def question(s: State, viewer: i64) -> Question | None:
    """What is asked of ``viewer``; None if nothing is."""
    if viewer < 0:
        return None
    picks = open_options(s, viewer)
    if not picks:
        return None
    f = s.agenda[s.depth - 1]
    before = s.earlier(viewer)
    name, kind = f.rule.question(s, f, before)
    answered: list[tuple[str, Option]] = []
    for i in range(len(before)):
        asked = f.rule.question(s, f, before[:i])
        answered.append((asked[0], options(s, viewer, asked[1], [before[i]])[0]))
    given = [option.word for _, option in answered]
    return Question(
        name, kind, f.rule.asked_by.get(name, f.rule.number), given, options(s, viewer, kind, picks), answered
    )


def options(s: State, viewer: i64, kind: str, picks: list[int]) -> list[Option]:
    """``picks`` as things a person can point at; words are unique among them."""
    found: list[Option] = []
    seen: dict[str, int] = {}
    for rank, pick in enumerate(picks):
        if kind in (CARD, PLACE) and pick != PASS:
            option = card_option(s, viewer, kind, pick, rank)
        else:
            option = Option(word_of(s, viewer, kind, pick), kind if pick != PASS else "pass", pick, "", "", -1, 0)
        times = seen.get(option.word, 0) + 1
        seen[option.word] = times
        if times > 1:
            option.word = f"{option.word}#{times}"
        found.append(option)
    return found


def card_option(s: State, viewer: i64, kind: str, card: i64, rank: i64) -> Option:
    zone = s.zone_of(card)
    place = s.layout.place_of[zone]
    owner: i64 = zone - place.first if place.each else -1
    at: i64 = len(s.zones[zone]) - 1 - s.zones[zone].index(card)
    known = bool((s.sighted(card, zone) if place.forgets else s.knowers(card, zone)) & bit_of(viewer))
    # A look may end while its answer is on the way: what is only looked at is named by where it lies.
    named = known and (not place.forgets or bool(s.sees[zone] & bit_of(viewer)))
    if not place.ordered and not s.sees[zone] & bit_of(viewer):
        raise RuleBug("nobody can point at one card in a hand it does not see: let chance pick it")
    code = s.layout.codes[s.face[card]] if known else s.layout.unknown[s.face[card]]
    word = code if named else f"{s.layout.zone_name(zone)} {at}"
    return Option(word, kind, rank, code, place.name, owner, at)


def word_of(s: State, viewer: i64, kind: str, pick: i64) -> str:
    """How an answer is written: a card by its code, a seat or a number by its figure."""
    if pick == PASS:
        return "pass"
    if kind in (CARD, PLACE):
        return card_option(s, viewer, kind, pick, 0).word
    if kind == SEAT:
        return f"seat {pick}"
    return str(pick)


def move_words(s: State, seat: int, picks: list[int]) -> str:
    """The answers of a move as a line of a record."""
    f = s.agenda[s.depth - 1]
    said: list[str] = []
    for i, pick in enumerate(picks):
        _, kind = f.rule.question(s, f, picks[:i])
        offered = options_after(s, f, f.rule, seat, picks[:i]) or [pick]
        said.append(options(s, seat, kind, offered)[offered.index(pick)].word.removeprefix("seat "))
    return " ".join(said)


def event_data(layout: Layout, event: Event, viewer: i64, later: bool = False) -> dict[str, Any] | None:
    """An event as ``viewer`` perceives it; None if it goes unnoticed. ``later``: as it may be told when its time is
    over, without the faces of what lies where things are forgotten."""
    me = bit_of(viewer)
    if not event.audience & me:
        return None
    data: dict[str, Any] = {"what": event.what}
    if event.seat >= 0:
        data["seat"] = int(event.seat)
    if event.other >= 0:
        data["other"] = int(event.other)
    if event.number != NO_NUMBER:
        data["number"] = int(event.number)
    if event.word:
        data["word"] = event.word
    if event.faces:
        seen = bool(event.seen & me) and not (later and event.fleeting)
        data["cards"] = [layout.codes[face] if seen else layout.unknown[face] for face in event.faces]
    if event.src >= 0:
        data["from"] = layout.zone_name(event.src)
    if event.dst >= 0:
        data["to"] = layout.zone_name(event.dst)
    if event.facts:
        data["facts"] = plain(event.facts)
    return data


# -- how far undo may go -------------------------------------------------------------------------------------------


def learnt(before: State, after: State) -> bool:
    """Did anybody get to know a card between the two? With chance drawn, this is the edge that undo never crosses.

    What an automaton is shown nobody has learnt: rules move it, whatever it knows."""
    anybody: i64 = EVERYONE
    for seat in after.setup.automata:
        anybody &= ~BITS[seat]
    was: dict[int, int] = {}
    for zone in range(len(before.zones)):
        for card in before.zones[zone]:
            was[card] = before.knowers(card, zone)
    for zone in range(len(after.zones)):
        for card in after.zones[zone]:
            if after.knowers(card, zone) & ~was[card] & anybody:
                return True
    return False


def may_undo(before: State, after: State) -> bool:
    """May the table go back from ``after`` to ``before``? Only if nobody learnt anything and no chance was drawn.

    Never from the end: there everything lies open.
    """
    if after.over:
        return False
    same_chance = before.chance.used() == after.chance.used()
    return same_chance and before.revealed == after.revealed and not learnt(before, after)
