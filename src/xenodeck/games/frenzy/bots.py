"""A bot that knows Alien Frenzy: it gathers Characters, keeps UFOs off itself and weighs every reveal."""

from __future__ import annotations

from collections.abc import Callable

from xenodeck.core.bot import Advice, Bot
from xenodeck.core.views import Option, Question, View
from xenodeck.games.frenzy import bot_decks as decks
from xenodeck.games.frenzy.bot_decks import Deck
from xenodeck.games.frenzy.bot_sense import (
    CHARACTER_SET,
    COLOUR,
    DODGES,
    LOCKS,
    Idea,
    Rival,
    Sense,
    Weights,
    assign,
    best_of,
    combine,
    matches,
    mean,
)


class Survivor(Bot):
    """Measures every option in cards gained or lost and takes the best."""

    def __init__(self, weights: Weights | None = None) -> None:
        self.weights = weights or Weights()

    def choose(self, view: View, dice: int) -> Advice:
        question = view.question
        assert question is not None
        if len(question.options) == 1:
            return Advice(0, "only")
        sense = Sense(view, self.weights)
        ideas = ANSWERS[question.name](sense, question)
        index = max(range(len(ideas)), key=lambda i: ideas[i].worth)
        best = ideas[index]
        return Advice(index, best.reason, best.facts)


# -- swapping, in both phases --------------------------------------------------------------------------------------


def give(sense: Sense, question: Question) -> list[Idea]:
    """The card that will be missed least; in Phase 2 an Action, which leaves the other hand without a Character."""
    ideas: list[Idea] = []
    for option in question.options:
        cost = sense.keeps(option.code)
        if option.code in CHARACTER_SET and sense.phase == 2:
            cost += sense.weights.death * max(r.dies_of_theft() for r in sense.rivals) * sense.share
            cost += sense.weights.death / 2 if sense.many == 1 else 0.0
        ideas.append(Idea(-cost, "spare"))
    return ideas


def target(sense: Sense, question: Question) -> list[Idea]:
    """Swap with whoever it may eliminate, else with whoever has good cards."""
    return [Idea(loot(sense, r), "loot", {"other": r.seat}) for r in asked_rivals(sense, question)]


def loot(sense: Sense, rival: Rival) -> float:
    """What a random card of this hand is worth, and what its loss may do."""
    w = sense.weights
    known = sum(sense.gains(c) for c in (*rival.known, *rival.actions))
    card = (known + rival.unknown * w.draw) / max(1, rival.size)
    return card + (w.death * rival.dies_of_theft() * sense.share if sense.phase == 2 else 0.0)


def asked_rivals(sense: Sense, question: Question) -> list[Rival]:
    by_seat = {r.seat: r for r in sense.rivals}
    return [by_seat[int(o.value)] for o in question.options]


# -- Phase 2 -------------------------------------------------------------------------------------------------------


def action(sense: Sense, question: Question) -> list[Idea]:
    """Reveal straight away, or first an Action whose effect is worth more than keeping it."""
    deck = Deck(sense)
    outcomes = sense.expected()
    top_known, top = deck.known(0), deck.worth(0)
    ideas: list[Idea] = []
    for option in question.options:
        if option.kind == "pass":
            ideas.append(Idea(top, "keep"))
        else:
            ideas.append(act(sense, deck, option, outcomes, top, top_known))
    return ideas


def act(
    sense: Sense, deck: Deck, option: Option, outcomes: list[tuple[float, float]], top: float, top_known: bool
) -> Idea:
    """What the turn brings with this Action, less what the card would still be worth in the hand."""
    w, code = sense.weights, option.code
    cost = sense.action(code)
    if code in DODGES:
        lock = 0.0
        if code in LOCKS:
            lock = -0.5 if sense.turns > 1 else w.lock * sense.share
        left = deck.left_on_top(deck.cards[0]) if top_known else 0.0
        return Idea(lock + left - cost, "dodge")
    if code == "VIEW":
        other = max((deck.worth(i) for i in range(1, len(deck.cards))), default=deck.mean)
        worth = max(top, other) if top_known else best_of(outcomes, [(other, 1.0)])
        return Idea(worth - cost, "peek")
    if code == "REARRANGE":
        seen = min(len(sense.rivals) + 1, len(deck.cards))
        best: list[tuple[float, float]] = [(-99.0, 1.0)]
        for i in range(seen):
            best = combine(best, [(deck.worth(i), 1.0)] if deck.known(i) else outcomes)
        return Idea(mean(best) + 0.2 * sense.share - cost, "peek")
    if code == "VIEW_TWO":
        known = max((deck.worth(i) for i in range(len(deck.cards)) if deck.known(i)), default=-99.0)
        worth = max(best_of(outcomes, outcomes), best_of(outcomes, [(known, 1.0)]))
        return Idea(worth + 0.1 * sense.share - cost, "peek")
    if code == "SHUFFLE":
        return Idea(deck.mean - cost, "mix")
    if code == "GOLD_BOOST":
        boosted = sense.reveal(deck.cards[0], True) if top_known else mean(sense.expected(True))
        return Idea(boosted - cost, "boost")
    return swap(sense, top, cost)


def swap(sense: Sense, top: float, cost: float) -> Idea:
    """Swapsies: a poor card for a random one, and perhaps somebody's last Character."""
    best = max(sense.rivals, key=lambda r: loot(sense, r))
    rest = list(sense.hand)
    rest.remove("SWAPSIES")
    poorest = min(sense.keeps(c) for c in rest)
    if not [c for c in rest if c not in CHARACTER_SET]:
        poorest += 1.0 if sense.many > 1 else sense.weights.death / 2
    return Idea(top + loot(sense, best) - poorest - cost, "loot", {"other": best.seat})


def face(sense: Sense, question: Question) -> list[Idea]:
    """The best assignment of all that are left; the poorest Character first, so that a Revive finds the best on top."""
    left, aliens = still_to_face(sense, question)
    _, pairs = assign(sense, left, aliens, boosted(sense))
    pairs.sort(key=lambda pair: sense.keeps(pair[0]))
    code, colour = pairs[0]
    reason = Idea(1.0, "match") if matches(code, colour, boosted(sense)) else Idea(1.0, "spare")
    return [reason if o.code == code else Idea(0.0, "spare") for o in question.options]


def against(sense: Sense, question: Question) -> list[Idea]:
    """Which alien the Character just named faces, so that the rest can be faced best."""
    code = question.before[-1]
    left, aliens = still_to_face(sense, question)
    ideas: list[Idea] = []
    for option in question.options:
        colour = int(option.value)
        others = aliens.copy()
        others.remove(colour)
        hit = matches(code, colour, boosted(sense))
        worth = assign(sense, left, others, boosted(sense))[0] + (sense.ability(code) if hit else 0.0)
        ideas.append(Idea(worth, "match") if hit else Idea(worth, "spare"))
    return ideas


def still_to_face(sense: Sense, question: Question) -> tuple[list[str], list[int]]:
    """The Characters and aliens that the answers given so far leave over."""
    left, aliens = sense.characters.copy(), list(sense.view.fields["aliens"])
    for code in question.before[0::2]:
        left.remove(code)
    for colour in question.before[1::2]:
        aliens.remove(int(colour))
    return left, aliens


def boosted(sense: Sense) -> bool:
    return bool(sense.view.fields["boost"] == sense.me)


def deflect(sense: Sense, question: Question) -> list[Idea]:
    colours = deflected(sense)
    return [Idea(hurt(sense, r, colours), "weaken", {"other": r.seat}) for r in asked_rivals(sense, question)]


def deflected(sense: Sense) -> list[int]:
    """The colour of the alien that is passed on, as far as the discard pile tells."""
    for i, code in enumerate(sense.discard):
        if code.startswith("DEFLECT"):
            if COLOUR[code] < 3:
                return [COLOUR[code]]
            under = [c for c in sense.discard[i:] if c.startswith("ALIEN.") and len(c) == 7]
            return ["RGB".index(under[0][-1])] if under else [0]
    return [0]


def hurt(sense: Sense, rival: Rival, colours: list[int]) -> float:
    """What this attack does: best if it ends somebody, else against whoever is strong and cannot match."""
    w = sense.weights
    match = rival.matches(colours[0])
    return w.death * rival.dies_of(colours) + w.harm * (1 - match) + 0.1 * rival.characters


def steal(sense: Sense, question: Question) -> list[Idea]:
    return [Idea(loot(sense, r), "loot", {"other": r.seat}) for r in asked_rivals(sense, question)]


def colour(sense: Sense, question: Question) -> list[Idea]:
    """The colour that some other player can do least about."""
    ideas: list[Idea] = []
    for option in question.options:
        worths = [(ally_worth(sense, question, r, int(option.value)), -i, r) for i, r in enumerate(sense.rivals)]
        worth, _, best = max(worths, key=lambda w: w[:2])
        ideas.append(Idea(worth, "weaken", {"other": best.seat}))
    return ideas


def ally_worth(sense: Sense, question: Question, rival: Rival, colour: int) -> float:
    """Several allies at one player attack together, which is hard to survive."""
    before = question.before
    same = [int(before[i]) for i in range(0, len(before) - 1, 2) if before[i + 1] == f"seat {rival.seat}"]
    return hurt(sense, rival, [colour, *same])


def ally(sense: Sense, question: Question) -> list[Idea]:
    colour = int(question.before[-1])
    rivals = asked_rivals(sense, question)
    return [Idea(ally_worth(sense, question, r, colour), "weaken", {"other": r.seat}) for r in rivals]


ANSWERS: dict[str, Callable[[Sense, Question], list[Idea]]] = {
    "play": decks.play,
    "ufo": decks.which_ufo,
    "depth": decks.depth,
    "say": decks.say,
    "place": decks.place,
    "reinsert": decks.reinsert,
    "view": decks.glimpse,
    "order": decks.order,
    "first": decks.two_places,
    "second": decks.two_places,
    "pick_one": decks.pick_one,
    "give": give,
    "target": target,
    "action": action,
    "face": face,
    "against": against,
    "deflect": deflect,
    "steal": steal,
    "colour": colour,
    "ally": ally,
}
BOTS: dict[str, Bot] = {"survivor": Survivor()}
