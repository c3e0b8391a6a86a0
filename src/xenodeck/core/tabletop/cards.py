"""The cards on a table: where each lies and who knows its face. Knowledge changes only through the verbs below.

A seat knows a card because the place shows it (``sees``) or because it remembers it (``memory``). Memory goes with the
card, so it survives shifts of position; shuffles and moves that cannot be followed wipe it.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from xenodeck.core.errors import BadScript, RuleBug
from xenodeck.core.tabletop.chance import Chance
from xenodeck.core.tabletop.events import EVERYONE, NO_NUMBER, NOBODY, SPECTATOR, Event
from xenodeck.core.tabletop.glimpses import FOR_GOOD, NO_SIGHTS, WATCHER, Look, Sights
from xenodeck.core.tabletop.layout import BITS, Layout

EMPTY_MEMORY: Final[dict[int, int]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """Cards, each with an id for life (its index), in zones; the last card of a zone is its top.

    Verbs call each other with every argument: compiled, a number that is left out would be 0 in a game that is not.
    """

    __slots__ = ("layout", "sees", "face", "pool", "zones", "shared", "memory", "chance", "log", "now", "sights")

    def __init__(
        self, layout: Layout, face: list[int], pool: list[int], zones: list[list[int]], chance: Chance
    ) -> None:
        self.layout = layout
        self.sees = layout.sees  # zone -> seats (bits) to whom the place shows its cards
        self.face = face  # card -> face; shared by clones, replaced as a whole, never written into
        self.pool = pool  # card -> mark; only cards of one mark could be one another. Empty: all of a back could
        self.zones = zones
        self.shared: i64 = 0  # bit z: zone z is also some clone's, copy it before writing
        self.memory: dict[int, int] = EMPTY_MEMORY  # card -> seats who know it though its place does not show it
        self.chance = chance
        self.log: list[Event] | None = None  # None: nobody listens
        self.now: i64 = 0  # ticks since the start
        self.sights: Sights = NO_SIGHTS  # what is seen now in places that forget

    # -- reading ---------------------------------------------------------------------------------------------------

    def own(self, zone: i64) -> list[int]:
        """The cards of ``zone`` for writing; a list shared with a clone is copied first."""
        bit: i64 = BITS[zone]
        if self.shared & bit:
            self.shared = self.shared & ~bit
            mine = self.zones[zone].copy()
            self.zones[zone] = mine
            return mine
        return self.zones[zone]

    def knowers(self, card: i64, zone: i64) -> i64:
        """The seats (bits) who know the face of ``card``, which lies in ``zone``."""
        known: i64 = self.sees[zone]
        if self.memory:
            known = known | self.memory.get(card, NOBODY)
        return known

    def zone_of(self, card: int) -> int:
        for z in range(len(self.zones)):
            if card in self.zones[z]:
                return z
        raise RuleBug(f"card {card} lies nowhere")

    # -- the verbs -------------------------------------------------------------------------------------------------

    def draw(self, src: i64, dst: i64, what: str = "", seat: i64 = -1) -> i64:
        """The top card of ``src`` goes onto ``dst``; everybody may follow it, whoever ``dst`` shows it to sees it.

        ``what``: the event that tells of it, as done by ``seat``; likewise below.
        """
        if self.shared:
            self.own(src)
            self.own(dst)
        card = self.zones[src].pop()
        self.zones[dst].append(card)
        if self.memory or self.sees[src] or self.pool:
            self.carry(card, src, dst)
        if self.log is not None and what:
            self.tell_move(what, seat, card, src, dst, -1)
        return card

    def move(self, card: i64, src: i64, dst: i64, what: str = "", seat: i64 = -1, other: i64 = -1) -> None:
        """``card`` goes from ``src`` onto ``dst``; onlookers who do not see it cannot tell which one left a hand."""
        if self.shared:
            self.own(src)
            self.own(dst)
        self.zones[src].remove(card)
        self.zones[dst].append(card)
        if self.memory or self.sees[dst] != EVERYONE or self.pool:
            self.carry(card, src, dst)
        if self.log is not None and what:
            self.tell_move(what, seat, card, src, dst, other)

    def carry(self, card: i64, src: i64, dst: i64) -> None:
        """Who still knows ``card`` after it went from ``src`` to ``dst``, and what its going told about the others."""
        known: i64 = self.knowers(card, src)
        shown: i64 = self.sees[dst]
        blind: i64 = NOBODY
        if not self.layout.ordered[src] and self.zones[src]:
            blind = EVERYONE & ~self.sees[src]
            if self.pool:
                self.join_pools([card, *self.zones[src]])
        if blind and self.memory:
            self.forget(self.zones[src], blind & ~shown)
            self.mistake(card, src, blind & shown & ~known)
        self.remember(card, known & ~shown & ~blind)
        if self.layout.forgetful:
            if self.sights is not NO_SIGHTS:
                self.sights = self.sights.without([card], bool(blind))
            if self.layout.forgets[dst]:
                self.note(card, known & ~blind & ~shown)

    def mistake(self, card: i64, src: i64, seats: i64) -> None:
        """``seats`` saw a face come out of a hand where they knew a twin of it: to them it might be that one."""
        for twin in self.zones[src]:
            held: i64 = self.memory.get(twin, NOBODY) & seats
            if held and self.face[twin] == self.face[card]:
                self.remember(twin, self.memory[twin] & ~held)
                seats = seats & ~held

    def remember(self, card: i64, seats: i64) -> None:
        """Exactly ``seats`` know ``card`` beyond what its place shows."""
        if self.memory.get(card, NOBODY) != seats:
            fresh = dict(self.memory)  # clones share the old one
            if seats:
                fresh[card] = seats
            else:
                fresh.pop(card, None)
            self.memory = fresh

    def forget(self, cards: list[int], seats: i64) -> None:
        """``seats`` lose track of which of ``cards`` is which."""
        if self.memory and seats:
            for card in cards:
                known: i64 = self.memory.get(card, NOBODY)
                if known & seats:
                    self.remember(card, known & ~seats)

    def show(self, card: i64, zone: i64, seats: i64, what: str = "", seat: i64 = -1, other: i64 = -1) -> None:
        """``seats`` get to see ``card`` where it lies: EVERYONE for a reveal, one seat's bit for a peek.

        ``what`` is told with how many cards lie above it, except of a hand, where that is nobody's business.
        """
        shown: i64 = seats
        before: i64 = self.memory.get(card, NOBODY)
        if not self.layout.ordered[zone]:
            self.join_pools(self.zones[zone])
            # out of a hand: whoever knew a twin of it there cannot tell whether this is the same card once more
            for twin in self.zones[zone]:
                if twin != card and self.face[twin] == self.face[card]:
                    seats = seats & ~(self.memory.get(twin, NOBODY) & ~before)
        self.remember(card, (before | seats) & ~self.sees[zone])
        if self.layout.forgets[zone]:
            self.note(card, shown)
        if self.log is not None and what:
            depth: i64 = NO_NUMBER
            if self.layout.ordered[zone]:
                depth = len(self.zones[zone]) - 1 - self.zones[zone].index(card)
            self.tell(what, seat, other, depth, card, None, zone, -1, shown, EVERYONE, "", None)

    def show_all(self, zone: i64, seats: i64) -> None:
        """``seats`` get to see every card of a place at once, so that nobody takes one twin for another."""
        self.join_pools(self.zones[zone])
        for card in self.zones[zone]:
            self.remember(card, (self.memory.get(card, NOBODY) | seats) & ~self.sees[zone])
            if self.layout.forgets[zone]:
                self.note(card, seats)

    def insert(self, card: i64, src: i64, dst: i64, depth: i64, secret_from: i64 = NOBODY) -> None:
        """``card`` goes into ``dst`` with ``depth`` cards above it; ``secret_from`` do not learn how deep."""
        self.own(src).remove(card)
        self.carry(card, src, dst)
        into = self.own(dst)
        into.insert(len(into) - depth, card)
        if secret_from:
            self.join_pools(into)
            self.forget(into, secret_from)

    def gather(self, dst: i64, zones: list[int]) -> None:
        """All cards of ``zones`` go onto ``dst``, to be shuffled there for a new round."""
        into = self.own(dst)
        for zone in zones:
            into.extend(self.zones[zone])
            self.own(zone).clear()

    def shuffle(self, zone: i64, what: str = "", seat: i64 = -1) -> None:
        """Shuffle a whole zone; whoever saw its cards in a place that does not show them forgets them."""
        cards = self.own(zone)
        self.mix(cards)
        if self.log is not None and what:
            self.tell(what, seat, -1, NO_NUMBER, -1, None, zone, zone, EVERYONE, EVERYONE, "", None)

    def mix(self, cards: list[int]) -> None:
        """Shuffle loose cards in place (last = top) and forget them."""
        wanted = self.chance.next_order()
        if wanted is None:
            self.chance.shuffle(cards)
        else:
            self.lay_out(cards, wanted)
        if self.chance.results is not None:
            self.chance.results.append([self.layout.codes[self.face[c]] for c in cards[::-1]])
        self.join_pools(cards)
        if self.memory:
            self.forget(cards, EVERYONE)
        if self.sights is not NO_SIGHTS:
            self.sights = self.sights.without(cards, True)

    def lay_out(self, cards: list[int], wanted: object) -> None:
        """Bring ``cards`` into the scripted order (codes, top first); ``UFO`` stands for any ``UFO#n``."""
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
        """The top cards of ``zone`` are put back in this order; ``secret_from`` do not learn which went where."""
        cards = self.own(zone)
        count = len(top_first)
        if sorted(cards[len(cards) - count :]) != sorted(top_first):
            raise RuleBug("reorder takes exactly the top cards")
        for i in range(count):
            cards[len(cards) - 1 - i] = top_first[i]
        if count > 1 and secret_from:
            self.join_pools(top_first)
            self.forget(top_first, secret_from)

    def lose_track(self, cards: list[int], seats: i64) -> None:
        """``seats`` cannot follow any more which of ``cards`` is which: one was taken from they know not where."""
        self.join_pools(cards)
        self.forget(cards, seats)

    def replace(self, zone: i64, cards: list[int]) -> None:
        """``zone`` now holds ``cards``, which lie nowhere else."""
        self.zones[zone] = cards
        bit: i64 = BITS[zone]
        self.shared = self.shared & ~bit

    # -- places that forget ----------------------------------------------------------------------------------------

    def sighted(self, card: i64, zone: i64) -> i64:
        """The seats (bits) who see the face of ``card`` in ``zone`` now, whatever they remember."""
        if self.sights is NO_SIGHTS:
            return self.sees[zone]
        return self.sees[zone] | self.sights.open_to(card)

    def look(self, card: i64, zone: i64, seats: i64, until: i64, what: str = "", seat: i64 = -1) -> None:
        """``seats`` see ``card`` where it lies, up to tick ``until`` (or NEXT_MOVE, FOR_GOOD), and remember it."""
        self.show(card, zone, seats, what, seat, -1)
        self.sights = self.sights.with_look(Look(card, seats, until))

    def turn_up(self, card: i64, zone: i64, what: str = "", seat: i64 = -1) -> None:
        """``card`` lies face up where it is, for everybody, until it is turned down or goes elsewhere."""
        self.look(card, zone, EVERYONE, FOR_GOOD, what, seat)

    def turn_down(self, card: i64) -> None:
        """Nobody sees ``card`` any longer, whoever looked at it and for however long."""
        if self.sights is not NO_SIGHTS:
            self.sights = self.sights.without([card], False)

    def is_up(self, card: i64) -> bool:
        """Does ``card`` lie face up for everybody, in a place that does not show it?"""
        return self.sights is not NO_SIGHTS and self.sights.open_to(card) == EVERYONE

    def swap(self, zone: i64, one: i64, other: i64) -> None:
        """Two cards of ``zone`` change places, as everybody can follow. Each lies as it lay, face up or down."""
        cards = self.own(zone)
        first, second = cards.index(one), cards.index(other)
        cards[first], cards[second] = other, one

    def note(self, card: i64, seats: i64) -> None:
        """``seats`` have just seen ``card``: a leaky memory loses what is long ago. In quick games none is asked."""
        if self.chance.quick != 0:
            return
        viewers = [seat for seat in range(self.layout.seats) if seats & BITS[seat]]
        if seats & SPECTATOR:
            viewers.append(WATCHER)
        if viewers:
            self.sights = self.sights.noted(card, viewers, self.now)

    # -- pools: what everybody can count ---------------------------------------------------------------------------

    def set_apart(self, cards: list[int]) -> None:
        """Everybody sees ``cards``, which are about to be shuffled: they will be one another and no other card.

        Imagined worlds do not keep count: nobody imagines them anew.
        """
        if self.chance.quick == 0:
            fresh = self.pool[:] or [0] * len(self.face)
            mark = max(fresh) + 1
            for card in cards:
                fresh[card] = mark
            self.pool = fresh

    def join_pools(self, cards: list[int]) -> None:
        """Nobody can tell any more which pool which of ``cards`` is from, so their pools become one."""
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
        """Something happened, with one card or several; costs next to nothing where nobody listens."""
        if self.log is not None:
            faces = self.faces_of(cards or []) if card < 0 else [self.face[card]]
            fleeting = self.is_fleeting(src, dst)
            self.log.append(Event(what, seat, other, number, faces, src, dst, seen, audience, word, facts, fleeting))

    def faces_of(self, cards: list[int]) -> list[int]:
        return [self.face[card] for card in cards]

    def tell_number(self, what: str, seat: i64, other: i64, number: i64) -> None:
        """Like ``tell`` for what happens in every other turn: so many, taken by ``seat``, from ``other`` or nobody."""
        if self.log is not None:
            self.log.append(Event(what, seat, other, number))

    def tell_move(self, what: str, seat: i64, card: i64, src: i64, dst: i64, other: i64 = -1) -> None:
        """A card went from one place to another; whoever either of them shows it to sees its face."""
        if self.log is not None:
            seen: i64 = self.sees[src] | self.sees[dst]
            event = Event(what, seat, other, NO_NUMBER, [self.face[card]], src, dst, seen)
            event.fleeting = self.is_fleeting(src, dst)
            self.log.append(event)

    def is_fleeting(self, src: i64, dst: i64) -> bool:
        """Do the cards of an event lie in a place that forgets, when it is over?"""
        zone = dst if dst >= 0 else src
        return zone >= 0 and self.layout.forgets[zone]
