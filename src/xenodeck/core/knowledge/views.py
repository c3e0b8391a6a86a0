"""Views: what a seat or a spectator may see of a state. This is the only projection of a state in the program.

A view names cards by code and position, never by their number. An unknown card is a question mark in its position; in
the hand of another seat the positions are sorted, so that they tell nothing. When the game is over nothing is hidden.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from xenodeck.core.errors import RuleBug
from xenodeck.core.fields import own_fields
from xenodeck.core.rules.claims import NO_CLAIMS, Claim
from xenodeck.core.rules.engine import open_options, options_after, paused, seats_open
from xenodeck.core.rules.lanes import NO_LANES
from xenodeck.core.rules.realtime import in_realtime, seats_asked
from xenodeck.core.rules.state import CARD, PASS, PLACE, SEAT, Setup, State
from xenodeck.core.tabletop.events import EVERYONE, NO_NUMBER, NOBODY, SPECTATOR, Event
from xenodeck.core.tabletop.glimpses import OFF, PUBLIC
from xenodeck.core.tabletop.layout import BITS, TO_ALL, TO_NOBODY, TO_OWNER, Layout, Place

WATCHING: Final = -1  # the viewer number of spectators


def bit_of(viewer: i64) -> i64:
    """The bit of a seat or of spectators (-1) in a set of viewers."""
    return SPECTATOR if viewer < 0 else 1 << viewer


class Option:
    """One answer that may be chosen. ``word`` is how it is written; the rest says where it lies on the table."""

    def __init__(self, word: str, kind: str, value: i64, code: str, place: str, owner: i64, at: i64) -> None:
        self.word = word
        self.kind = kind
        self.value: i64 = value  # seat or number; for a card its rank among the options
        self.code = code  # of a card whose face the viewer knows
        self.place = place  # the name of the place in which a card lies
        self.owner: i64 = owner  # the seat that this place belongs to; -1: none
        self.at: i64 = at  # how many cards lie above the card

    def to_data(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        if not self.place:
            return {"word": self.word, "kind": self.kind, "value": int(self.value)}
        card = {"word": self.word, "kind": self.kind, "card": self.code, "place": self.place, "at": int(self.at)}
        if self.owner >= 0:
            card["seat"] = int(self.owner)
        return card


class Question:
    """The question that is open to the viewer now."""

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
        self.rule = rule  # the number of the rule
        self.before = before  # the words of the answers given so far in this move
        self.options = options
        self.answered = answered or []  # the same answers as options, each with the name of its question

    def to_data(self) -> dict[str, Any]:
        """Plain data, for JSON."""
        return {
            "name": self.name,
            "kind": self.kind,
            "rule": self.rule,
            "before": list(self.before),
            "options": [o.to_data() for o in self.options],
        }


class Pile:
    """A zone as a viewer sees it: the number of cards, and their codes, top first; ``?`` for an unknown card."""

    def __init__(self, size: i64, cards: list[str]) -> None:
        self.size: i64 = size
        self.cards = cards


class View:
    """Everything that one viewer may know of a state now. Page, bots, hints and replays are all made from views."""

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
        self.setup = setup  # the same in every view of a game, so it is not part of the data
        self.viewer: i64 = viewer  # a seat, or WATCHING
        self.seats: i64 = setup.seats
        self.places = places  # name of the place -> one pile, or one for each seat
        self.fields = fields  # the public fields of the game
        self.waiting = waiting  # seats that are asked, as far as the viewer may know
        self.question = question
        self.now: i64 = now
        self.rounds = rounds  # the points of each round that is over
        self.paused = paused  # a pause: no seat is asked
        self.over = over
        self.truncated = truncated
        self.lanes: dict[str, Any] | None = None  # what each seat does, in real time
        self.pause: dict[str, Any] | None = None  # its kind, the seats that are ready, its length
        self.ghosts: dict[str, list[list[str]]] | None = None  # cards seen before that are face down (``Setup.assist``)
        self.claims: list[Claim] = NO_CLAIMS  # the latest last
        self.window = ""  # the name of the open secret window, which does not tell who is asked; empty: none

    def pile(self, place: str, seat: i64 = 0) -> Pile:
        """The pile of this place; of ``seat``, if every seat has one."""
        return self.places[place][seat]

    def to_data(self) -> dict[str, Any]:
        """The view as plain data. Two worlds look the same to a viewer exactly if these data are equal."""
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
        if self.claims:
            data["said"] = [claim.to_data() for claim in self.claims]
        if self.window:
            data["window"] = self.window
        return data


def plain(value: Any) -> Any:
    """A copy of a field as plain data: tuples become lists, at any depth."""
    if isinstance(value, int):  # the most common case
        return value
    if isinstance(value, list):
        return [plain(v) for v in value]
    if isinstance(value, tuple):  # a test of its own, because compiled code would make ``list | tuple`` each time
        return [plain(v) for v in value]
    if isinstance(value, dict):
        return {key: plain(v) for key, v in value.items()}
    return value


def view(s: State, viewer: i64) -> View:
    """What ``viewer`` (a seat, or -1 for spectators) sees of ``s``."""
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
    seen.window, seen.claims = window_seen(s), s.claims
    return seen


def pile(s: State, place: Place, zone: i64, me: i64) -> Pile:
    """A zone as the viewer with the bit ``me`` sees it."""
    if s.over:
        return pile_laid_open(s, place, zone)
    if place.closed:
        return Pile(len(s.zones[zone]), [])
    if place.forgets:
        return pile_of_forgetting_place(s, place, zone, me)
    cards = s.zones[zone]
    size: i64 = len(cards)
    shown = bool(s.sees[zone] & me)
    if place.below != TO_ALL and not sees_below_top(place, zone, me):
        if size and s.known_to(cards[-1], zone) & me:
            return Pile(size, [s.layout.codes[s.face[cards[-1]]]])
        return Pile(size, [])
    if not shown and not s.memory and not s.layout.many_backs:
        return Pile(size, [])
    codes: list[str] = []
    known = 0
    for i in range(len(cards) - 1, -1, -1):
        card = cards[i]
        if shown or s.known_to(card, zone) & me:
            codes.append(s.layout.codes[s.face[card]])
            known += 1
        else:
            codes.append(s.layout.unknown[s.face[card]])
    if known == 0 and not s.layout.many_backs:
        return Pile(size, [])
    if not place.ordered and not shown:
        codes.sort(reverse=True)  # letters before question marks: positions in a hand tell nothing
    elif not place.ordered:
        codes.reverse()  # the viewer's own hand, in the order in which the cards came
    return Pile(size, codes)


def pile_laid_open(s: State, place: Place, zone: i64) -> Pile:
    """A zone of a finished game with all its cards: top first, a hand in the order in which the cards came.

    ``State.over`` is about the whole match, so the end of one round opens nothing.
    """
    codes = [s.layout.codes[s.face[card]] for card in s.zones[zone]]
    if place.ordered:
        codes.reverse()
    return Pile(len(codes), codes)


def pile_of_forgetting_place(s: State, place: Place, zone: i64, me: i64) -> Pile:
    """A zone of a place that forgets, with the cards that are visible to ``me`` now."""
    cards = s.zones[zone]
    size: i64 = len(cards)
    top_only = place.below != TO_ALL and not sees_below_top(place, zone, me)
    codes: list[str] = []
    known = 0
    for i in range(len(cards) - 1, -1, -1):
        card = cards[i]
        if s.visible_to(card, zone) & me:
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


def sees_below_top(place: Place, zone: i64, me: i64) -> bool:
    """Is ``me`` shown more than the top card of a zone in which not everybody is?"""
    if place.below == TO_NOBODY and place.bared == NOBODY:
        return False
    owner: i64 = BITS[zone - place.first]
    return (place.below == TO_OWNER and me == owner) or (place.each and place.bared & owner != 0)


def waiting(s: State, viewer: i64) -> list[int]:
    """The seats that are asked, as far as ``viewer`` may know: a discreet question shows only to the seat it asks."""
    open_seats = seats_asked(s) if in_realtime(s) else seats_open(s)
    if open_seats and s.agenda[s.depth - 1].rule.discreet:
        return [seat for seat in open_seats if seat == viewer]
    return open_seats


def question(s: State, viewer: i64) -> Question | None:
    """The question open to ``viewer``; None: it is not asked."""
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
    """``picks`` as options with positions and words; the words are unique among them."""
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
    """A card as an option: by its code if the viewer knows it, else by its position."""
    zone = s.zone_of(card)
    place = s.layout.place_of[zone]
    owner: i64 = zone - place.first if place.each else -1
    at: i64 = len(s.zones[zone]) - 1 - s.zones[zone].index(card)
    known = bool((s.visible_to(card, zone) if place.forgets else s.known_to(card, zone)) & bit_of(viewer))
    # A glimpse may end while the answer is on its way, so a card that is visible by a glimpse is named by position.
    named = known and (not place.forgets or bool(s.sees[zone] & bit_of(viewer)))
    if not place.ordered and not s.sees[zone] & bit_of(viewer):
        raise RuleBug("nobody can point at one card in a hand it does not see: let chance pick it")
    code = s.layout.codes[s.face[card]] if known else s.layout.unknown[s.face[card]]
    word = code if named else f"{s.layout.zone_name(zone)} {at}"
    return Option(word, kind, rank, code, place.name, owner, at)


def word_of(s: State, viewer: i64, kind: str, pick: i64) -> str:
    """How an answer is written: a card by its code or position, a seat or a number in figures."""
    if pick == PASS:
        return "pass"
    if kind in (CARD, PLACE):
        return card_option(s, viewer, kind, pick, 0).word
    if kind == SEAT:
        return f"seat {pick}"
    return str(pick)


def move_words(s: State, seat: int, picks: list[int]) -> str:
    """The answers of a move in the words of a record."""
    f = s.agenda[s.depth - 1]
    said: list[str] = []
    for i, pick in enumerate(picks):
        _, kind = f.rule.question(s, f, picks[:i])
        offered = options_after(s, f, f.rule, seat, picks[:i]) or [pick]
        said.append(options(s, seat, kind, offered)[offered.index(pick)].word.removeprefix("seat "))
    return " ".join(said)


def event_data(layout: Layout, event: Event, viewer: i64, later: bool = False) -> dict[str, Any] | None:
    """An event as ``viewer`` notices it; None: it does not. ``later``: as it may be told afterwards, without the faces
    of cards in a place that forgets."""
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


def anyone_learnt(before: State, after: State) -> bool:
    """Does any viewer know a card in ``after`` that it did not know in ``before``? Then undo may not go back.

    Automata do not count, because the rules move them.
    """
    anybody: i64 = EVERYONE
    for seat in after.setup.automata:
        anybody &= ~BITS[seat]
    was: dict[int, int] = {}
    for zone in range(len(before.zones)):
        for card in before.zones[zone]:
            was[card] = before.known_to(card, zone)
    for zone in range(len(after.zones)):
        for card in after.zones[zone]:
            if after.known_to(card, zone) & ~was[card] & anybody:
                return True
    return False


def may_undo(before: State, after: State) -> bool:
    """May undo go back from ``after`` to ``before``? Only if no viewer learnt anything and no chance was used.

    Never from the end of a game, because there all cards are shown.
    """
    if after.over:
        return False
    same_chance = before.chance.used() == after.chance.used()
    return same_chance and before.revealed == after.revealed and not anyone_learnt(before, after)


# -- further parts of a view: lanes, pause, secret window, ghosts ------------------------------------------------------


def lanes_seen(s: State, viewer: i64) -> dict[str, Any] | None:
    """What each seat does in real time, which is public. Moves that are sent, held or unfinished are not part of it."""
    if s.lanes is NO_LANES:
        return None
    discreet = in_realtime(s) and s.agenda[s.depth - 1].rule.discreet
    seats: list[dict[str, Any]] = []
    for seat in range(s.seats):
        lane: dict[str, Any] = {"frozen": s.lanes.is_frozen(seat)}
        if s.lanes.doing[seat]:
            lane["until"] = int(s.lanes.until[seat])
            if not discreet or seat == viewer:
                lane["doing"] = list(s.lanes.doing[seat])
        seats.append(lane)
    put_off = int(s.lanes.put_off)
    return {"seats": seats, "put_off": put_off} if put_off else {"seats": seats}


def pause_seen(s: State) -> dict[str, Any] | None:
    """The present pause as data; None: there is none."""
    if not paused(s):
        return None
    f = s.agenda[s.depth - 1]
    pause = f.rule.pause(s, f)
    data: dict[str, Any] = {"kind": pause.kind, "waits_for": list(pause.waits_for)}
    data["ready"] = [seat for seat in range(s.seats) if s.ready & BITS[seat]]
    if pause.lasts_ms:
        data["lasts_ms"] = int(pause.lasts_ms)
    ticks = f.rule.deadline(s, f)
    if ticks:
        data["until"] = int(s.asked_since + ticks)
    return data


def window_seen(s: State) -> str:
    """The name of the open secret window, which is public; the seat that is asked there is not. Empty: none."""
    if s.over or s.depth == 0 or not s.agenda[s.depth - 1].rule.has_windows:
        return ""
    return s.agenda[s.depth - 1].rule.key.lower()


def ghosts_seen(s: State, me: i64) -> dict[str, list[list[str]]] | None:
    """Ghosts: place -> zone -> codes (top first) of face-down cards that the viewer with the bit ``me`` is reminded of.

    With PUBLIC these are the cards that everybody has seen, with OWN also those that the viewer has seen. Other cards
    have an empty text. A finished game has no ghosts, because no card is face down.
    """
    if s.setup.assist == OFF:
        return None
    saw = SPECTATOR if s.setup.assist == PUBLIC else me
    found: dict[str, list[list[str]]] = {}
    for place in s.layout.places:
        if place.forgets and place.ordered:
            found[place.name] = []
            for zone in range(place.first, place.first + (s.layout.seats if place.each else 1)):
                codes: list[str] = []
                for card in s.zones[zone]:
                    hidden = not s.over and not s.visible_to(card, zone) & me
                    reminded = hidden and s.memory.get(card, NOBODY) & saw
                    codes.append(s.layout.codes[s.face[card]] if reminded else "")
                codes.reverse()
                found[place.name].append(codes)
    return found
