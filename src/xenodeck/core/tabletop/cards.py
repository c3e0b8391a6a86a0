"""The cards of a table: where each card lies and which seats know its face.

A seat knows a card because the zone shows it (``sees``) or because it remembers it (``memory``). Memory belongs to the
card and moves with it; shuffles and moves that nobody can follow erase it. Only the methods of ``Cards`` change what is
known, so a rule cannot forget to keep it up to date.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from xenodeck.core.errors import BadScript, RuleBug
from xenodeck.core.tabletop.chance import Chance
from xenodeck.core.tabletop.events import EVERYONE, NO_NUMBER, NOBODY, SPECTATOR, Event
from xenodeck.core.tabletop.glimpses import FOR_GOOD, NO_GLIMPSES, WATCHER, Glimpse, Glimpses
from xenodeck.core.tabletop.layout import BITS, Layout

EMPTY_MEMORY: Final[dict[int, int]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """All cards of a table. A card is a number that never changes; a zone is a list of cards whose last one is the top.

    The methods call each other with every argument. If a compiled method is called from a game that is not compiled, a
    default of type ``i64`` would be read as 0.
    """

    __slots__ = ("layout", "sees", "face", "pool", "zones", "shared", "memory", "chance", "log", "now", "glimpses")

    def __init__(
        self, layout: Layout, face: list[int], pool: list[int], zones: list[list[int]], chance: Chance
    ) -> None:
        self.layout = layout
        self.sees = layout.sees  # zone -> seats (bits) that the zone shows its cards to
        self.face = face  # card -> face; clones share the list, so it is replaced and never written into
        self.pool = pool  # card -> its pool: only cards of one pool could be swapped unnoticed; empty: one pool a back
        self.zones = zones  # zone -> its cards, the top card last
        self.shared: i64 = 0  # bit z: zone z is shared with a clone and has to be copied before writing
        self.memory: dict[int, int] = EMPTY_MEMORY  # card -> seats (bits) that remember it
        self.chance = chance
        self.log: list[Event] | None = None  # the events so far; None: none are recorded
        self.now: i64 = 0  # the present tick, counted from the start of the game
        self.glimpses: Glimpses = NO_GLIMPSES  # what is seen now in places that forget

    # -- reading ---------------------------------------------------------------------------------------------------

    def writable(self, zone: i64) -> list[int]:
        """The cards of ``zone`` as a list to write into; a list that a clone shares is copied first."""
        bit: i64 = BITS[zone]
        if self.shared & bit:
            self.shared = self.shared & ~bit
            mine = self.zones[zone].copy()
            self.zones[zone] = mine
            return mine
        return self.zones[zone]

    def known_to(self, card: i64, zone: i64) -> i64:
        """The seats (bits) that know the face of ``card``, which lies in ``zone``: they see it or remember it."""
        known: i64 = self.sees[zone]
        if self.memory:
            known = known | self.memory.get(card, NOBODY)
        return known

    def zone_of(self, card: int) -> int:
        """The zone in which ``card`` lies. Searches all zones, so it is slow."""
        for z in range(len(self.zones)):
            if card in self.zones[z]:
                return z
        raise RuleBug(f"card {card} lies nowhere")

    def not_there(self, card: int, zone: int) -> RuleBug:
        """The error of a rule that takes ``card`` out of a zone in which it does not lie."""
        if not 0 <= card < len(self.face):
            return RuleBug(f"there is no card {card}; cards are numbers from 0 to {len(self.face) - 1}")
        code, there = self.layout.codes[self.face[card]], self.layout.zone_name(self.zone_of(card))
        return RuleBug(f"card {card} ({code}) lies in {there}, and not in {self.layout.zone_name(zone)}")

    # -- the verbs -------------------------------------------------------------------------------------------------

    def draw(self, src: i64, dst: i64, what: str = "", seat: i64 = -1) -> i64:
        """Move the top card of ``src`` onto ``dst``. The seats that ``dst`` shows its cards to see the face.

        ``what`` is the kind of the event that tells of it, done by ``seat``; empty: no event. The other methods have
        the same arguments.
        """
        if self.shared:
            self.writable(src)
            self.writable(dst)
        from_zone = self.zones[src]
        if not from_zone:
            raise RuleBug(f"nothing to draw: {self.layout.zone_name(src)} is empty")
        card = from_zone.pop()
        self.zones[dst].append(card)
        if self.memory or self.sees[src] or self.pool:
            self.update_memory(card, src, dst)
        if self.log is not None and what:
            self.tell_move(what, seat, card, src, dst, -1)
        return card

    def move(self, card: i64, src: i64, dst: i64, what: str = "", seat: i64 = -1, other: i64 = -1) -> None:
        """Move ``card`` from ``src`` onto ``dst``. Seats that do not see into a hand cannot tell which card left it."""
        if self.shared:
            self.writable(src)
            self.writable(dst)
        try:
            self.zones[src].remove(card)
        except ValueError:
            raise self.not_there(card, src) from None
        self.zones[dst].append(card)
        if self.memory or self.sees[dst] != EVERYONE or self.pool:
            self.update_memory(card, src, dst)
        if self.log is not None and what:
            self.tell_move(what, seat, card, src, dst, other)

    def update_memory(self, card: i64, src: i64, dst: i64) -> None:
        """Update the memory of all seats after ``card`` went from ``src`` to ``dst``: of this card, and of the cards
        that stay in ``src``."""
        known: i64 = self.known_to(card, src)
        shown: i64 = self.sees[dst]
        blind: i64 = NOBODY
        if not self.layout.ordered[src] and self.zones[src]:
            blind = EVERYONE & ~self.sees[src]
            if self.pool:
                self.join_pools([card, *self.zones[src]])
        if blind and self.memory:
            self.forget(self.zones[src], blind & ~shown)
            self.confuse_twins(card, src, blind & shown & ~known)
        self.remember(card, known & ~shown & ~blind)
        if self.layout.forgetful:
            if self.glimpses is not NO_GLIMPSES:
                self.glimpses = self.glimpses.without_cards([card], bool(blind))
            if self.layout.forgets[dst]:
                self.record_sighting(card, known & ~blind & ~shown)

    def confuse_twins(self, card: i64, src: i64, seats: i64) -> None:
        """``seats`` saw a face leave a hand in which they knew a twin of it. They cannot tell the two apart, so they
        forget the twin."""
        for twin in self.zones[src]:
            held: i64 = self.memory.get(twin, NOBODY) & seats
            if held and self.face[twin] == self.face[card]:
                self.remember(twin, self.memory[twin] & ~held)
                seats = seats & ~held

    def remember(self, card: i64, seats: i64) -> None:
        """Set the seats (bits) that remember ``card``."""
        if self.memory.get(card, NOBODY) != seats:
            fresh = dict(self.memory)  # clones share the old dict
            if seats:
                fresh[card] = seats
            else:
                fresh.pop(card, None)
            self.memory = fresh

    def forget(self, cards: list[int], seats: i64) -> None:
        """``seats`` no longer remember any of ``cards``."""
        if self.memory and seats:
            for card in cards:
                known: i64 = self.memory.get(card, NOBODY)
                if known & seats:
                    self.remember(card, known & ~seats)

    def show(self, card: i64, zone: i64, seats: i64, what: str = "", seat: i64 = -1, other: i64 = -1) -> None:
        """Show ``card`` to ``seats`` where it lies: EVERYONE for a reveal, the bit of one seat for a peek.

        The event tells how many cards lie above it, except in a hand, where positions are private.
        """
        shown: i64 = seats
        before: i64 = self.memory.get(card, NOBODY)
        if not self.layout.ordered[zone]:
            self.join_pools(self.zones[zone])
            # In a hand, a seat that knew a twin cannot tell whether this is the same card once more.
            for twin in self.zones[zone]:
                if twin != card and self.face[twin] == self.face[card]:
                    seats = seats & ~(self.memory.get(twin, NOBODY) & ~before)
        self.remember(card, (before | seats) & ~self.sees[zone])
        if self.layout.forgets[zone]:
            self.record_sighting(card, shown)
        if self.log is not None and what:
            depth: i64 = NO_NUMBER
            if self.layout.ordered[zone]:
                depth = len(self.zones[zone]) - 1 - self.zones[zone].index(card)
            self.tell(what, seat, other, depth, card, None, zone, -1, shown, EVERYONE, "", None)

    def show_all(self, zone: i64, seats: i64) -> None:
        """Show every card of a zone to ``seats`` at once, so that they cannot mistake one twin for another."""
        self.join_pools(self.zones[zone])
        for card in self.zones[zone]:
            self.remember(card, (self.memory.get(card, NOBODY) | seats) & ~self.sees[zone])
            if self.layout.forgets[zone]:
                self.record_sighting(card, seats)

    def insert(self, card: i64, src: i64, dst: i64, depth: i64, secret_from: i64 = NOBODY) -> None:
        """Put ``card`` into ``dst`` with ``depth`` cards above it; the seats ``secret_from`` do not learn the depth."""
        self.writable(src).remove(card)
        self.update_memory(card, src, dst)
        into = self.writable(dst)
        into.insert(len(into) - depth, card)
        if secret_from:
            self.join_pools(into)
            self.forget(into, secret_from)

    def gather(self, dst: i64, zones: list[int]) -> None:
        """Move all cards of ``zones`` onto ``dst``, where they are shuffled for a new round."""
        into = self.writable(dst)
        for zone in zones:
            into.extend(self.zones[zone])
            self.writable(zone).clear()

    def shuffle(self, zone: i64, what: str = "", seat: i64 = -1) -> None:
        """Shuffle a zone; every seat forgets its cards, except those that the zone shows them."""
        cards = self.writable(zone)
        self.shuffle_cards(cards)
        if self.log is not None and what:
            self.tell(what, seat, -1, NO_NUMBER, -1, None, zone, zone, EVERYONE, EVERYONE, "", None)

    def shuffle_cards(self, cards: list[int]) -> None:
        """Shuffle a list of cards in place (the last is the top); every seat forgets them."""
        wanted = self.chance.next_order()
        if wanted is None:
            self.chance.shuffle(cards)
        else:
            self.apply_script(cards, wanted)
        if self.chance.results is not None:
            self.chance.results.append([self.layout.codes[self.face[c]] for c in cards[::-1]])
        self.join_pools(cards)
        if self.memory:
            self.forget(cards, EVERYONE)
        if self.glimpses is not NO_GLIMPSES:
            self.glimpses = self.glimpses.without_cards(cards, True)

    def apply_script(self, cards: list[int], wanted: object) -> None:
        """Bring ``cards`` into the order of the chance script: codes, top first; ``UFO`` stands for any ``UFO#n``."""
        codes = [self.layout.codes[self.face[c]] for c in cards]
        plain = [code.partition("#")[0] for code in codes]
        misfit = f"the chance script gives {wanted!r} for a shuffle of {' '.join(reversed(codes))} (top first)."
        if not isinstance(wanted, list) or sorted(str(w).partition("#")[0] for w in wanted) != sorted(plain):
            raise BadScript(misfit)
        left = cards[:]
        order: list[int] = []
        for code in wanted:
            named = [self.layout.codes[self.face[c]] for c in left]
            if str(code) not in named:
                named = [name.partition("#")[0] for name in named]
            if str(code) not in named:
                raise BadScript(misfit)
            order.append(left.pop(named.index(str(code))))
        order.reverse()
        for i in range(len(order)):
            cards[i] = order[i]
        assert self.chance.script is not None
        self.chance.script.pop(0)
        self.chance.dealt += 1

    def reorder(self, zone: i64, top_first: list[int], secret_from: i64) -> None:
        """Put the top cards of ``zone`` back in this order; the seats ``secret_from`` do not learn the order."""
        cards = self.writable(zone)
        count = len(top_first)
        if sorted(cards[len(cards) - count :]) != sorted(top_first):
            raise RuleBug("reorder takes exactly the top cards")
        for i in range(count):
            cards[len(cards) - 1 - i] = top_first[i]
        if count > 1 and secret_from:
            self.join_pools(top_first)
            self.forget(top_first, secret_from)

    def lose_track(self, cards: list[int], seats: i64) -> None:
        """``seats`` can no longer tell ``cards`` apart, because one was taken out of an unknown position."""
        self.join_pools(cards)
        self.forget(cards, seats)

    def replace(self, zone: i64, cards: list[int]) -> None:
        """Set the cards of ``zone`` to ``cards``; no other zone may hold them."""
        self.zones[zone] = cards
        bit: i64 = BITS[zone]
        self.shared = self.shared & ~bit

    # -- places that forget ----------------------------------------------------------------------------------------

    def visible_to(self, card: i64, zone: i64) -> i64:
        """The seats (bits) that see the face of ``card`` in ``zone`` now, whether or not they remember it."""
        if self.glimpses is NO_GLIMPSES:
            return self.sees[zone]
        return self.sees[zone] | self.glimpses.visible_to(card)

    def glimpse(self, card: i64, zone: i64, seats: i64, until: i64, what: str = "", seat: i64 = -1) -> None:
        """Show ``card`` to ``seats`` where it lies up to tick ``until`` (or NEXT_MOVE, FOR_GOOD); they remember it."""
        self.show(card, zone, seats, what, seat, -1)
        self.glimpses = self.glimpses.with_glimpse(Glimpse(card, seats, until))

    def turn_up(self, card: i64, zone: i64, what: str = "", seat: i64 = -1) -> None:
        """Turn ``card`` face up for everybody, until it is turned down or leaves its zone."""
        self.glimpse(card, zone, EVERYONE, FOR_GOOD, what, seat)

    def turn_down(self, card: i64) -> None:
        """Turn ``card`` face down: all glimpses of it end, however long they were to last."""
        if self.glimpses is not NO_GLIMPSES:
            self.glimpses = self.glimpses.without_cards([card], False)

    def is_up(self, card: i64) -> bool:
        """Is ``card`` turned face up for everybody in a zone that does not show its cards?"""
        return self.glimpses is not NO_GLIMPSES and self.glimpses.visible_to(card) == EVERYONE

    def swap(self, zone: i64, one: i64, other: i64) -> None:
        """Exchange two cards of ``zone``; everybody can follow it. Each stays face up or face down as it was."""
        cards = self.writable(zone)
        first, second = cards.index(one), cards.index(other)
        cards[first], cards[second] = other, one

    def record_sighting(self, card: i64, seats: i64) -> None:
        """Note that ``seats`` see ``card`` now. A bot with a limited recall forgets what it saw long ago (recall.py).
        Games on quick chance do not keep sightings, because no such bot plays in them."""
        if self.chance.quick != 0:
            return
        viewers = [seat for seat in range(self.layout.seats) if seats & BITS[seat]]
        if seats & SPECTATOR:
            viewers.append(WATCHER)
        if viewers:
            self.glimpses = self.glimpses.with_sighting(card, viewers, self.now)

    # -- pools: what everybody can count ---------------------------------------------------------------------------

    def set_apart(self, cards: list[int]) -> None:
        """Make ``cards`` a pool of their own: everybody sees them, and they are about to be shuffled, so each of them
        will be one of these and no other card.

        Worlds on quick chance have no pools, because no world is made from them.
        """
        if self.chance.quick == 0:
            fresh = self.pool[:] or [0] * len(self.face)
            mark = max(fresh) + 1
            for card in cards:
                fresh[card] = mark
            self.pool = fresh

    def join_pools(self, cards: list[int]) -> None:
        """Merge the pools of ``cards``: nobody can tell any longer which card is from which pool."""
        if not self.pool:
            return
        marks = {self.pool[card] for card in cards}
        if len(marks) > 1:
            one = min(marks)
            fresh = [one if mark in marks else mark for mark in self.pool]
            self.pool = fresh if len(set(fresh)) > 1 else []

    # -- telling ---------------------------------------------------------------------------------------------------

    def tell(
        self,
        what: str,
        seat: i64 = -1,
        other: i64 = -1,
        number: i64 = NO_NUMBER,
        card: i64 = -1,
        cards: list[int] | None = None,
        src: i64 = -1,
        dst: i64 = -1,
        seen: i64 = EVERYONE,
        audience: i64 = EVERYONE,
        word: str = "",
        facts: dict[str, Any] | None = None,
    ) -> None:
        """Record an event about one card or several. Cheap if no log is kept."""
        if self.log is not None:
            faces = self.faces_of(cards or []) if card < 0 else [self.face[card]]
            fleeting = self.is_fleeting(src, dst)
            self.log.append(Event(what, seat, other, number, faces, src, dst, seen, audience, word, facts, fleeting))

    def faces_of(self, cards: list[int]) -> list[int]:
        """The faces of these cards, in the same order."""
        return [self.face[card] for card in cards]

    def tell_number(self, what: str, seat: i64, other: i64, number: i64) -> None:
        """Record an event with a number and no cards. A short form of ``tell`` for frequent events."""
        if self.log is not None:
            self.log.append(Event(what, seat, other, number))

    def tell_move(self, what: str, seat: i64, card: i64, src: i64, dst: i64, other: i64 = -1) -> None:
        """Record that a card went from one zone to another; the seats that either zone shows its cards to see it."""
        if self.log is not None:
            seen: i64 = self.sees[src] | self.sees[dst]
            event = Event(what, seat, other, NO_NUMBER, [self.face[card]], src, dst, seen)
            event.fleeting = self.is_fleeting(src, dst)
            self.log.append(event)

    def is_fleeting(self, src: i64, dst: i64) -> bool:
        """Do the cards of an event end up in a place that forgets?"""
        zone = dst if dst >= 0 else src
        return zone >= 0 and self.layout.forgets[zone]
