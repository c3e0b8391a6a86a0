"""What the Survivor does with the two decks: preparing in Phase 1, and looking before it draws or reveals."""

from __future__ import annotations

from xenodeck.core.views import Question
from xenodeck.games.frenzy.bot_sense import CHARACTER_SET, DODGES, LOCKS, Idea, Sense, mean

UNKNOWN = "?0"  # a card of the Supply by its back


class Supply:
    """What the bot knows of the Supply in Phase 1."""

    def __init__(self, sense: Sense) -> None:
        w = sense.weights
        self.sense = sense
        self.cards = sense.supply
        reserve = sense.view.pile("reserve").cards
        known = sum(is_ufo(c) for c in self.cards)
        total = sense.printed["UFO"]
        sighted = total - 1 - len(reserve)
        hidden = max(total - len(reserve) - known, 0 if known else 1)
        unknown = max(1, sum(c == UNKNOWN for c in self.cards))
        self.blind = min(1.0, hidden / unknown)  # how likely an unknown card is a UFO
        sighters = sum(c in CHARACTER_SET and c != "GREY" for c in sense.discard)
        last = sense.discard[0] if sense.discard else ""
        fresh = last in CHARACTER_SET and last != "GREY" and sighters <= sighted  # somebody just hid one
        self.top_risk = max(self.blind, w.suspect) if fresh and hidden > 1 else self.blind
        self.average = w.draw
        self.top = self.worth(0)
        self.elsewhere = max((self.worth(i) for i in self.places() if i), default=self.top)
        self.trap = w.ufo * w.caught * sense.share  # what a UFO brings that the next player finds on top

    def places(self) -> list[int]:
        """Those of which something is known, and one of the others."""
        found = [i for i, code in enumerate(self.cards) if code != UNKNOWN]
        if len(found) < len(self.cards):
            found.append(len(self.cards) - 1 - self.cards[::-1].index(UNKNOWN))
        return found

    def code(self, at: int) -> str:
        return self.cards[at] if at < len(self.cards) else UNKNOWN

    def risk(self, at: int) -> float:
        """How likely the card at this depth is a UFO."""
        code = self.code(at)
        if code != UNKNOWN:
            return 1.0 if is_ufo(code) else 0.0
        return self.top_risk if at == 0 else self.blind

    def worth(self, at: int) -> float:
        """What drawing the card at this depth brings."""
        code, risk = self.code(at), self.risk(at)
        card = self.average if code == UNKNOWN or risk else self.sense.gains(code)
        return (1 - risk) * card - risk * self.sense.weights.ufo


def is_ufo(code: str) -> bool:
    return code.startswith("UFO")


def play(sense: Sense, question: Question) -> list[Idea]:
    """Phase 1: shed what is worth least, unless a card does something better now."""
    supply = Supply(sense)
    locked = bool(sense.view.fields["lock_now"])
    return [play_one(sense, supply, o.code, locked) for o in question.options]


def play_one(sense: Sense, supply: Supply, code: str, locked: bool) -> Idea:
    """What the draw brings after this card, and what its effect does, less the card itself."""
    w, cost = sense.weights, sense.keeps(code)
    if locked or code == "GREY":
        return Idea(supply.top - cost, "spare")
    if code in CHARACTER_SET:
        sighted = bool(sense.view.pile("reserve").size)
        return Idea(supply.top - cost + (w.sight if sighted else 0.0), "spare")
    risk = supply.risk(0)
    # one that is known, or suspected, can be left for the next player
    spared = (1 - risk) * max(supply.average, supply.top) + risk * (supply.elsewhere + supply.trap)
    if code in DODGES:
        lock = w.lock * sense.share if code in LOCKS else 0.0
        stays = risk * supply.trap if supply.elsewhere > supply.top else 0.0
        worth = max(supply.top, supply.elsewhere + stays) + lock - cost
        return Idea(worth, "dodge_ufo" if risk > supply.blind else "spare")
    if code == "VIEW":
        return Idea(max(spared + 0.15 * (0 < risk < 1), supply.elsewhere) - cost, "peek")
    if code == "REARRANGE":
        seen = min(len(sense.rivals) + 1, len(supply.cards))
        best = max([supply.average + 0.15 * (seen - 1), *(supply.worth(i) for i in range(seen))])
        return Idea(best + min(1.0, sum(supply.risk(i) for i in range(seen))) * supply.trap - cost, "peek")
    if code == "VIEW_TWO":
        bait = 1.0 if any(map(is_ufo, supply.cards)) else 2 * supply.blind
        return Idea(max(supply.average + 0.2, supply.elsewhere) + bait * supply.trap - cost, "peek")
    if code == "GOLD_BOOST":
        return Idea(spared - cost, "bury" if risk > supply.blind else "spare")
    if code == "SHUFFLE":
        ufos = sum(supply.risk(i) for i in range(len(supply.cards))) / max(1, len(supply.cards))
        return Idea((1 - ufos) * supply.average - ufos * w.ufo - cost, "mix" if risk > supply.blind else "spare")
    poorest = min((sense.keeps(c) for c in sense.hand if c != code), default=w.draw)
    return Idea(supply.top + max(0.0, w.draw - poorest) - cost, "swap")


def which_ufo(sense: Sense, question: Question) -> list[Idea]:
    return [Idea(0.0, "alike") for _ in question.options]


def depth(sense: Sense, question: Question) -> list[Idea]:
    """Who draws the UFO: after the own draw the next player, then the one after that, and so on around the table.

    The sooner somebody else meets it the better: what lies deep may still come round to oneself.
    """
    around = len(sense.rivals) + 1
    ideas: list[Idea] = []
    for option in question.options:
        number = int(option.value)
        own_draw = number % around == 0
        ideas.append(Idea(-1.0 / (1 + number) if own_draw else 1.0 / number, "hide", {"number": number}))
    return ideas


def say(sense: Sense, question: Question) -> list[Idea]:
    """Never tell: who knows of a UFO can step aside."""
    return [Idea(1.0 if int(o.value) == 0 else 0.0, "secret") for o in question.options]


def place(sense: Sense, question: Question) -> list[Idea]:
    """Draw anywhere: the best card known, else one of which nothing bad is known."""
    supply = Supply(sense)
    danger = supply.risk(0) > supply.blind
    ideas: list[Idea] = []
    for option in question.options:
        at = int(option.at)
        known = supply.cards[at] != UNKNOWN
        ideas.append(Idea(supply.worth(at), "take" if known else "dodge_ufo" if danger else "blind"))
    return ideas


def reinsert(sense: Sense, question: Question) -> list[Idea]:
    return [Idea(1.0 if o.kind != "pass" else 0.0, "bury") for o in question.options]


# -- looking, in both phases ---------------------------------------------------------------------------------------


class Deck:
    """The worth of the places of the deck in play."""

    def __init__(self, sense: Sense) -> None:
        self.sense = sense
        self.supply = Supply(sense) if sense.phase == 1 else None
        self.cards = sense.supply if sense.phase == 1 else sense.invasion or ["?1"] * 9  # empty: made anew first
        self.mean = mean(sense.expected()) if sense.phase == 2 else 0.0

    def known(self, at: int) -> bool:
        return not self.cards[at].startswith("?")

    def worth(self, at: int) -> float:
        if self.supply is not None:
            return self.supply.worth(at)
        return self.sense.reveal(self.cards[at]) if self.known(at) else self.mean

    def of(self, code: str) -> float:
        """What taking this card is worth."""
        if self.supply is not None:
            return -self.sense.weights.ufo if is_ufo(code) else self.sense.gains(code)
        return self.sense.reveal(code)

    def left_on_top(self, code: str) -> float:
        """What it brings to leave this card on top for the turn to come."""
        sense, w = self.sense, self.sense.weights
        if self.supply is not None:
            bad = w.ufo * w.caught if is_ufo(code) else -0.2 * sense.gains(code)
            return bad * sense.share
        if sense.turns > 1:
            return 0.7 * sense.reveal(code)
        return SEVERITY.get(code, 0.0) * sense.share * 0.7


SEVERITY = {"ALIEN.RG": 1.0, "ALIEN.GB": 1.0, "ALIEN.RB": 1.0, "ALIEN.RGB": 2.0, "STEALTH": 1.5,
            "RELAX1": -0.9, "RELAX2": -1.8, "ALLIANCE": -0.8, "MIMIC": -0.5,
            "ALIEN.R": 0.3, "ALIEN.G": 0.3, "ALIEN.B": 0.3}  # fmt: skip


def glimpse(sense: Sense, question: Question) -> list[Idea]:
    """View: the top card if it is good, else leave it to the next player."""
    deck = Deck(sense)
    ideas: list[Idea] = []
    for option in question.options:
        at = int(option.at)
        worth = deck.worth(at) + (deck.left_on_top(deck.cards[0]) if at else 0.0)
        ideas.append(Idea(worth, "take" if deck.known(at) else "bury"))
    return ideas


def order(sense: Sense, question: Question) -> list[Idea]:
    """Rearrange: the best for the own draws to come, the worst for the others."""
    deck = Deck(sense)
    own = 1 if sense.phase == 1 else max(1, sense.turns)
    sign = 1 if len(question.before) < own else -1
    return [Idea(sign * deck.of(o.code), "take" if sign > 0 else "bury") for o in question.options]


def two_places(sense: Sense, question: Question) -> list[Idea]:
    """View Two: a UFO known of goes on top of the Supply for the next player; else the two best places."""
    deck = Deck(sense)
    ideas: list[Idea] = []
    for option in question.options:
        at = int(option.at)
        trap = question.name == "first" and sense.phase == 1 and is_ufo(deck.cards[at])
        ideas.append(Idea(10.0 if trap else deck.worth(at), "take" if deck.known(at) else "peek"))
    return ideas


def pick_one(sense: Sense, question: Question) -> list[Idea]:
    deck = Deck(sense)
    codes = [o.code for o in question.options]
    return [Idea(deck.of(codes[i]) + deck.left_on_top(codes[1 - i]), "take") for i in range(2)]
