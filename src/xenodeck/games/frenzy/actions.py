"""The decisions of the rules page as JSON, checked in its order and with its error codes (20.1)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from xenodeck.core import PASS, Refusal
from xenodeck.games.frenzy.play.decks import deck_in_play, others_alive
from xenodeck.games.frenzy.play.drawing import OPENLY, SECRETLY
from xenodeck.games.frenzy.play.looking import seen_cards
from xenodeck.games.frenzy.play.turns import draws_anywhere
from xenodeck.games.frenzy.settings import UFO
from xenodeck.games.frenzy.state import (
    ACTIONS,
    CHARACTERS,
    CODES,
    COLOURS,
    GREY,
    HAND,
    RESERVE,
    SUPPLY,
    SWAPSIES,
    VIEW,
    VIEW_ONE_BY_ONE,
    Frenzy,
)

Action = Mapping[str, Any]

# in the page's order
FAULTS = (
    "GAME_OVER", "NOT_YOUR_DECISION", "LOCKED", "ACTION_SPENT", "MUST_PLAY", "WRONG_DECISION", "NOT_IN_HAND",
    "WRONG_CARD", "BAD_TARGET", "BAD_POSITION", "BAD_ORDER", "BAD_ASSIGNMENT", "BAD_CHOICE",
)  # fmt: skip


def read(s: Frenzy, seat: int, action: Action) -> list[int]:
    """The answers of a decision, a whole move."""
    kind = action.get("type")
    pending = s.frame.rule.key
    wanted, reader = READERS[pending]
    if kind == "play_action" and wanted != kind and no_more_actions(s, seat) and action.get("card") in ACTIONS:
        raise too_late(s, str(action["card"]))
    nothing = kind == "play_card" and "card" in action and action["card"] is None
    if wanted == "play_card" and (kind == "pass" or nothing):
        raise Refusal("MUST_PLAY", "In Phase 1 a card must be played.", "5.0")
    if wanted == "face" and (kind == "pass" or (kind == "face" and not action.get("pairs", True))):
        raise Refusal("MUST_PLAY", "Every alien must be faced.", "10.2")
    if kind == "reinsert" and wanted != kind and s.phase == 1:
        raise Refusal("BAD_CHOICE", "Only a UFO drawn under Gold Boost goes back.", "14.5", facts={"word": "reinsert"})
    if kind != wanted:
        word = str(kind)[:40]
        raise Refusal("WRONG_DECISION", f"{word} is not asked now, but {wanted}.", "20.1", [wanted], {"word": word})
    return reader(s, seat, action)


def no_more_actions(s: Frenzy, seat: int) -> bool:
    """Whether this is a turn of ``seat`` in Phase 2 in which no Action, or no other one, may be played."""
    return s.phase == 2 and seat == s.current and bool(s.lock_now or s.acted)


def too_late(s: Frenzy, word: str) -> Refusal:
    if s.lock_now:
        return Refusal("LOCKED", "No Action in a locked turn.", "14.2", facts={"word": word})
    return Refusal("ACTION_SPENT", "One Action a turn, before the reveal.", "8.2", facts={"word": word})


# -- one decision each -----------------------------------------------------------------------------------------------


def play_card(s: Frenzy, seat: int, action: Action) -> list[int]:
    if not s.lock_now:
        check_fields(s, action)
    card = in_hand(s, seat, field(action, "card"), [])
    face = s.face[card]
    if s.lock_now:
        return [card]
    if face < VIEW:
        return [card, *sighting(s, action)] if face != GREY and s.zones[RESERVE] else [card]
    if face == SWAPSIES and len(s.zones[HAND[seat]]) > 1:
        return [card, *swap_of(s, seat, action, card)]
    if draws_anywhere(face) and s.zones[SUPPLY]:
        return [card, place(s, field(action, "position"), 0)]
    return [card]


def check_fields(s: Frenzy, action: Action) -> None:
    """Check the fields that the card needs: a missing field is reported before a card that is not held."""
    code = field(action, "card")
    if code == CODES[SWAPSIES] and len(s.zones[HAND[s.current]]) > 1:
        field(action, "give"), field(action, "target")
    elif s.phase == 1 and code in CODES:
        face = CODES.index(code)
        sights = GREY < face < VIEW and bool(s.zones[RESERVE])
        if sights and "position" in action and action["position"] is None:
            raise Refusal("MUST_PLAY", "While there are UFOs left, the sighting happens.", "5.2")
        if sights or (draws_anywhere(face) and s.zones[SUPPLY]):
            field(action, "position")


def sighting(s: Frenzy, action: Action) -> list[int]:
    reserve = s.zones[RESERVE]
    number = action.get("ufo")
    chosen = [card for card in reserve if number is None or CODES[s.face[card]] in (number, f"{UFO}#{number}")]
    position, secret = field(action, "position"), action.get("secret", True)
    depth = depth_of(position, len(s.zones[SUPPLY]))
    if not chosen or not isinstance(secret, bool):
        raise Refusal("BAD_CHOICE", "That is not offered.", "5.2", facts={"word": str(number)})
    return [chosen[0], depth, SECRETLY if secret else OPENLY]


def play_action(s: Frenzy, seat: int, action: Action) -> list[int]:
    if "card" not in action:
        field(action, "card")
    if action["card"] is None:
        return [PASS]
    check_fields(s, action)
    card = in_hand(s, seat, action["card"], [])
    if s.face[card] < VIEW:
        code = CODES[s.face[card]]
        raise Refusal("WRONG_CARD", f"{code} is no Action.", "8.2", ACTIONS, {"word": code})
    return [card, *swap_of(s, seat, action, card)] if s.face[card] == SWAPSIES else [card]


def swap_of(s: Frenzy, seat: int, action: Action, played: int) -> list[int]:
    given, target = field(action, "give"), field(action, "target")
    return [in_hand(s, seat, given, [played]), target_of(s, seat, target, "9.2")]


def view_choice(s: Frenzy, seat: int, action: Action) -> list[int]:
    take = field(action, "take")
    if take == "top":
        return [s.zones[deck_in_play(s)][-1]]
    if take == "elsewhere":
        return [place(s, field(action, "position"), 1)]
    raise Refusal("BAD_CHOICE", "Take the top card, or one from elsewhere.", "6.8", facts={"word": str(take)[:40]})


def order(s: Frenzy, seat: int, action: Action) -> list[int]:
    wanted = field(action, "cards")
    left = seen_cards(s, s.frame.arg)
    answers: list[int] = []
    for code in wanted if isinstance(wanted, list) else []:
        found = [card for card in left if plain(s, card) == code or CODES[s.face[card]] == code]
        if found:
            left.remove(found[0])
            answers.append(found[0])
    if left or not isinstance(wanted, list) or len(answers) != len(wanted):
        word = str(wanted)[:40]
        raise Refusal("BAD_ORDER", "All the seen cards, each once.", "6.13", facts={"word": word})
    return answers


def two_positions(s: Frenzy, seat: int, action: Action) -> list[int]:
    named = field(action, "positions")
    many = 1 if s.setup.house & VIEW_ONE_BY_ONE else 2
    if not isinstance(named, list) or len(named) != many:
        word = str(named)[:40]
        raise Refusal("BAD_POSITION", f"Name {many} of the deck's places.", "14.3", facts={"word": word})
    cards = [place(s, position, 0) for position in named]
    if len(set(cards)) < len(cards):
        raise Refusal("BAD_POSITION", "Two different places.", "14.3", facts={"word": str(named)[:40]})
    return cards


def second_position(s: Frenzy, seat: int, action: Action) -> list[int]:
    card = two_positions(s, seat, action)[0]
    if card == s.frame.arg:
        raise Refusal("BAD_POSITION", "Two different places.", "14.3", facts={"word": str(action["positions"])[:40]})
    return [card]


def pick_one(s: Frenzy, seat: int, action: Action) -> list[int]:
    f = s.frame
    wanted = field(action, "card")
    for card in (f.arg, *f.more):
        if wanted in (plain(s, card), CODES[s.face[card]]):
            return [card]
    raise Refusal("BAD_CHOICE", "One of the two cards you saw.", "14.3", facts={"word": str(wanted)[:40]})


def reinsert(s: Frenzy, seat: int, action: Action) -> list[int]:
    yes = field(action, "yes")
    if yes is False:
        return [PASS]
    secret = action.get("secret", True)
    depth = depth_of(field(action, "position"), len(s.zones[SUPPLY]))
    if yes is not True or not isinstance(secret, bool):
        raise Refusal("BAD_CHOICE", "Yes or no.", "14.5", facts={"word": str(yes)[:40]})
    return [1, depth, SECRETLY if secret else OPENLY]


def face(s: Frenzy, seat: int, action: Action) -> list[int]:
    pairs = pairs_of(action)
    cards: list[int] = []
    for _, code in pairs:
        cards.append(in_hand(s, seat, code, cards))
    for card in cards:
        if not GREY <= s.face[card] < VIEW:
            code = CODES[s.face[card]]
            raise Refusal("WRONG_CARD", f"{code} is no Character.", "10.2", CHARACTERS, {"word": code})
    aliens = [alien for alien, _ in pairs]
    if sorted(map(str, aliens)) != [str(n) for n in range(len(s.aliens))] or not all(is_int(n) for n in aliens):
        raise Refusal("BAD_ASSIGNMENT", "One Character for each alien.", "10.2", facts={"word": str(aliens)[:40]})
    if len(aliens) == 1:
        return cards
    return [answer for card, alien in zip(cards, aliens, strict=True) for answer in (card, s.aliens[alien])]


def alliance(s: Frenzy, seat: int, action: Action) -> list[int]:
    pairs = pairs_of(action)
    targets = [target_of(s, seat, target, "15.2") for target, _ in pairs]
    if len(pairs) != s.frame.arg:
        raise Refusal("BAD_ASSIGNMENT", "One pair for each alien.", "15.2", facts={"word": str(len(pairs))})
    colours: list[int] = []
    for _, colour in pairs:
        if not isinstance(colour, str) or len(colour) != 1 or colour not in COLOURS:
            raise Refusal("BAD_CHOICE", "Red, green or blue.", "15.2", list(COLOURS), {"word": str(colour)[:40]})
        colours.append(COLOURS.index(colour))
    return [answer for colour, target in zip(colours, targets, strict=True) for answer in (colour, target)]


def target_only(s: Frenzy, seat: int, action: Action) -> list[int]:
    return [target_of(s, seat, field(action, "target"), "10.3")]


Reader = Callable[[Frenzy, int, Action], list[int]]
READERS: dict[str, tuple[str, Reader]] = {
    "Play": ("play_card", play_card),
    "Act": ("play_action", play_action),
    "Glimpse": ("view_choice", view_choice),
    "Arrange": ("order", order),
    "TwoPlaces": ("two_positions", two_positions),
    "SecondPlace": ("two_positions", second_position),
    "PickOne": ("pick_one", pick_one),
    "Reinsert": ("reinsert", reinsert),
    "Face": ("face", face),
    "Deflection": ("deflect_target", target_only),
    "Theft": ("steal_target", target_only),
    "Ally": ("alliance", alliance),
}


# -- fields ----------------------------------------------------------------------------------------------------------


def field(action: Action, name: str) -> Any:
    if action.get(name) is None:
        raise Refusal("WRONG_DECISION", f"{name} is missing.", "20.1", facts={"word": name})
    return action[name]


def pairs_of(action: Action) -> list[tuple[Any, Any]]:
    pairs = field(action, "pairs")
    if not isinstance(pairs, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in pairs):
        raise Refusal("WRONG_DECISION", "pairs is a list of pairs.", "20.1", facts={"word": str(pairs)[:40]})
    return [(pair[0], pair[1]) for pair in pairs]


def in_hand(s: Frenzy, seat: int, code: object, without: list[int]) -> int:
    for card in s.zones[HAND[seat]]:
        if CODES[s.face[card]] == code and card not in without:
            return card
    word = str(code)[:40]
    raise Refusal("NOT_IN_HAND", f"You hold no {word}.", "20.1", hand_codes(s, seat), {"card": word})


def hand_codes(s: Frenzy, seat: int) -> list[str]:
    return list(dict.fromkeys(CODES[s.face[card]] for card in s.zones[HAND[seat]]))


def target_of(s: Frenzy, seat: int, target: object, rule: str) -> int:
    others = others_alive(s, seat)
    if not isinstance(target, int) or isinstance(target, bool) or target not in others:
        legal = [f"seat {other}" for other in others]
        raise Refusal("BAD_TARGET", "Another player who is still in.", rule, legal, {"word": str(target)[:40]})
    return target


def place(s: Frenzy, position: object, low: int) -> int:
    cards = s.zones[deck_in_play(s)]
    if not isinstance(position, int) or isinstance(position, bool) or not low <= position < len(cards):
        word = str(position)[:40]
        raise Refusal("BAD_POSITION", f"A place from {low} to {len(cards) - 1}.", "6.0", facts={"word": word})
    return cards[len(cards) - 1 - position]


def depth_of(position: object, most: int) -> int:
    if not isinstance(position, int) or isinstance(position, bool) or not 0 <= position <= most:
        word = str(position)[:40]
        raise Refusal("BAD_POSITION", f"A place from 0 to {most}.", "5.2", facts={"word": word})
    return position


def plain(s: Frenzy, card: int) -> str:
    return CODES[s.face[card]].partition("#")[0]


def is_int(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


# -- words -----------------------------------------------------------------------------------------------------------


RULE_OF = {
    "play": "5.1", "ufo": "5.2", "depth": "5.2", "say": "5.2", "give": "6.9", "target": "6.9", "place": "6.0",
    "view": "6.8", "order": "6.13", "first": "14.3", "second": "14.3", "pick_one": "6.16", "reinsert": "14.5",
    "action": "8.2", "face": "10.2", "against": "10.2", "deflect": "10.3", "steal": "6.6",
    "colour": "15.2", "ally": "15.2",
}  # fmt: skip


def refuse(s: Frenzy, seat: int, question: str, word: str, legal: list[str]) -> Refusal:
    """Why ``word`` does not answer ``question``."""
    facts, code = {"word": word}, word.upper()
    rule = RULE_OF.get(question, "20.1")
    if not word:
        return Refusal("WRONG_DECISION", "An answer is missing.", rule, legal, facts)
    if word.lower() == "pass" and question in ("play", "face", "ufo", "depth"):
        return Refusal("MUST_PLAY", "This cannot be passed over.", rule, legal, facts)
    if code in ACTIONS and no_more_actions(s, seat):
        return too_late(s, code)
    if question in ("play", "action", "face", "give") and code in (UFO, *CODES):
        fitting = {"action": ACTIONS, "face": CHARACTERS}.get(question, CODES)
        if code in hand_codes(s, seat) and code not in fitting:
            return Refusal("WRONG_CARD", f"{code} does not fit here.", rule, legal, {"word": code})
        return Refusal("NOT_IN_HAND", f"You hold no (further) {code}.", rule, legal, {"card": code})
    if question in ("target", "deflect", "steal", "ally"):
        return Refusal("BAD_TARGET", "Another player who is still in.", rule, legal, facts)
    if question in ("depth", "place", "view", "first", "second"):
        return Refusal("BAD_POSITION", "There is no such place.", rule, legal, facts)
    if question == "order":
        return Refusal("BAD_ORDER", "That card is not left to be put back.", "6.13", legal, facts)
    if question == "against":
        return Refusal("BAD_ASSIGNMENT", "No such alien is left to be faced.", "10.2", legal, facts)
    if question in ("say", "reinsert", "colour", "ufo", "pick_one"):
        return Refusal("BAD_CHOICE", f"{word!r} is not offered.", rule, legal, facts)
    pending = s.frame.rule
    if not question and (pending.key == "Ally" or (pending.key == "Face" and code in CODES)):
        return Refusal("BAD_ASSIGNMENT", "One for each alien, no more.", pending.number, facts=facts)
    return Refusal("WRONG_DECISION", f"{word!r} does not answer this.", rule, legal, facts)
