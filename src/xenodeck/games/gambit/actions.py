"""The decisions of the rules page as JSON, checked in its order and with its error codes (19.1, 22.1)."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from typing import Any

from xenodeck.core import PASS, Refusal
from xenodeck.games.gambit.play.choices import asked_open, choice
from xenodeck.games.gambit.play.effects import AT_HAND, top_cards
from xenodeck.games.gambit.play.piles import banned, slot_of
from xenodeck.games.gambit.play.shields import USE
from xenodeck.games.gambit.play.steps import FORCED, forced_cards
from xenodeck.games.gambit.play.windows import ability
from xenodeck.games.gambit.state import (
    ABILITIES,
    ABILITY,
    BACKGROUND_CHECK,
    CANCEL_SCIENCE,
    CODES,
    COVERS,
    DAMAGE_OR_HEAL,
    DOUBLE_PLAY,
    FORCE_TO_PLAY,
    HAND,
    HELD,
    MOVE_CANCEL_SCIENCE,
    PEEK_ANY_CARD,
    REDIRECT,
    REDRAFT,
    SCIENCE,
    SIT_OUT,
    SLOTS,
    TRADE_CARDS,
    Gambit,
)

Action = Mapping[str, Any]

# in the page's order
FAULTS = (
    "game_over", "not_your_decision", "must_play", "ability_unavailable", "wrong_decision",
    "card_not_in_hand", "forced_card_required", "prohibited_card", "illegal_target", "illegal_choice",
)  # fmt: skip
AN_ABILITY = "ability:"
INSTEAD = ("pass", "discard", "stuck_discard")  # what may not be done instead of playing
LOOKS = ["role", "ability", "hand", "draw", "discard"]
MODES = ["damage", "heal"]
KINDS = {
    DAMAGE_OR_HEAL: "damage_or_heal", FORCE_TO_PLAY: "force", TRADE_CARDS: "trade_pair", CANCEL_SCIENCE: "cover",
    MOVE_CANCEL_SCIENCE: "move_cover", PEEK_ANY_CARD: "peek",
}  # fmt: skip
FIELDS = {"damage_or_heal": ("mode", "target"), "force": ("target", "slot"), "trade_pair": ("players",),
          "cover": ("science",), "move_cover": ("science", "from"), "peek": ("what", "target"),
          "target": ("target",)}  # fmt: skip
PENDING = {
    "Stuck": "stuck_discard", "PassOn": "pass", "Lose": "discard", "Take": "take_pick", "Give": "give", "Show": "show",
    "Arrange": "rearrange", "Protect": "protect", "Resist": "protect", "Stay": "protect", "Veto": "ability:veto",
    "Counter": "ability:cancel_psych",
}  # fmt: skip


def kind_of(face: int) -> str:
    """The type of decision that asks for the choices of an Action."""
    return KINDS.get(face, "target")


def pending(s: Gambit, seat: int) -> str:
    """The type of decision that ``seat`` is asked for now."""
    f = s.frame
    name, before = f.rule.key, s.earlier(seat)
    if name == "Choose":
        return kind_of(s.face[f.arg])
    if name == "Play":
        if not before:
            return "forced_card" if f.arg == FORCED else "play"
        face = s.face[before[0]]
        return "ability:sit_out" if face == SIT_OUT else kind_of(face)
    if name == "Window":
        face = ability(s, seat)
        if face == DOUBLE_PLAY and len(before) > 1:
            return kind_of(s.face[before[1]])
        return AN_ABILITY + CODES[face]
    if before and s.face[before[0]] in (SIT_OUT, REDIRECT):
        return AN_ABILITY + CODES[s.face[before[0]]]
    return PENDING[name]


def is_ability(kind: object) -> bool:
    return isinstance(kind, str) and kind.startswith(AN_ABILITY) and kind.removeprefix(AN_ABILITY) in ABILITIES


def as_action(attempt: object) -> Action | None:
    """The attempt, if it is JSON: an object or its text."""
    if isinstance(attempt, str) and attempt.lstrip().startswith("{"):
        try:
            attempt = json.loads(attempt)
        except ValueError:
            return None
    return attempt if isinstance(attempt, Mapping) else None


def out_of_turn(no: Refusal, kind: object) -> Refusal:
    """The refusal of an ability that may not be used says so, even if its player is not asked anything."""
    return unavailable(str(kind)) if no.code == "not_your_decision" and is_ability(kind) else no


def unavailable(word: str) -> Refusal:
    text = f"{word} cannot be used by you now."
    return Refusal("ability_unavailable", text, "14.1", facts={"word": word.removeprefix(AN_ABILITY)})


def read(s: Gambit, seat: int, action: Action) -> list[int]:
    """The answers of this decision, together with the earlier ones of the move that it continues."""
    kind, wanted = action.get("type"), pending(s, seat)
    if wanted in ("play", "forced_card") and kind in INSTEAD:
        raise Refusal("must_play", "A card must be played.", "7.4", facts={"word": str(kind)})
    if is_ability(kind) and kind != wanted:
        return other_ability(s, seat, action, str(kind), wanted)
    if wanted == "forced_card" and kind == "play":
        kind = wanted
    if kind != wanted:
        word = str(kind)[:40]
        raise Refusal("wrong_decision", f"{word} is not asked now, but {wanted}.", "19.1", [wanted], {"word": word})
    f = s.frame
    if wanted in FIELDS:
        given = {"Choose": 0, "Play": 1, "Window": 2}[f.rule.key]
        card = f.arg if f.rule.key == "Choose" else s.earlier(seat)[given - 1]
        return [*s.earlier(seat)[:given], *choices(s, seat, int(card), action)]
    return READERS[wanted](s, seat, action)


def other_ability(s: Gambit, seat: int, action: Action, kind: str, wanted: str) -> list[int]:
    """Sit Out answers the play, Redirect the pass; any other ability is not asked for now."""
    owned = s.zones[ABILITY[seat]]
    part = {"play": SIT_OUT, "stuck_discard": SIT_OUT, "pass": REDIRECT}.get(wanted, -1)
    f = s.frame
    offered = owned and owned[0] in (f.rule.options(s, f) or []) and s.face[owned[0]] == part
    if not offered or kind != AN_ABILITY + CODES[part]:
        raise unavailable(kind)
    return READERS[kind](s, seat, action)


# -- one decision each -----------------------------------------------------------------------------------------------


def play(s: Gambit, seat: int, action: Action) -> list[int]:
    card = in_hand(s, seat, action)
    f = s.frame
    if f.rule.key == "Play" and f.arg == FORCED:
        fitting = forced_cards(s, seat)
        if card not in fitting:
            named = action.get("slot") is not None and not names_force_slot(action)
            twins = [one for one in fitting if s.face[one] == s.face[card] and not named]
            if not twins:
                slot = SLOTS[(s.slots[seat] & 3) - 1]
                text = f"A Force demands the card that is {slot}."
                raise Refusal("forced_card_required", text, "7.3", codes(s, fitting), {"word": slot})
            card = twins[0]
    elif s.face[card] == banned(s):
        raise prohibited(s, card)
    return [card, *choices_at_once(s, seat, card, action)]


def prohibited(s: Gambit, card: int) -> Refusal:
    code = CODES[s.face[card]]
    return Refusal("prohibited_card", f"{code} cannot be played now.", "8.1", facts={"card": code})


def choices_at_once(s: Gambit, seat: int, card: int, action: Action) -> list[int]:
    """The choices of a card, if they were given together with it."""
    if choice(s, seat, card, 0, PASS) is None or s.face[card] == banned(s):
        return []
    named = [key for key in FIELDS[kind_of(s.face[card])] if key in action and key != "slot"]
    if not named:
        return []
    found = choices(s, seat, card, action)
    if asked_open(s, seat, card):
        # the question is asked once the card lies open; ignoring a choice silently would be worse
        text = "The only choice is asked for by itself here, once the card lies open."
        raise Refusal("illegal_choice", text, "18.1", facts={"word": str(named[0])})
    return found


def hand_card(s: Gambit, seat: int, action: Action) -> list[int]:
    return [in_hand(s, seat, action)]


def take_pick(s: Gambit, seat: int, action: Action) -> list[int]:
    f = s.frame
    offered = f.rule.options(s, f) or []
    for card in offered:
        if CODES[s.face[card]] == action.get("card"):
            return [card]
    word = str(action.get("card"))[:40]
    raise Refusal("illegal_choice", "That card is not there.", "10.8", codes(s, offered), {"word": word})


def rearrange(s: Gambit, seat: int, action: Action) -> list[int]:
    wanted, found = action.get("order"), list[int]()
    left = top_cards(s, s.frame.arg)
    for code in wanted if isinstance(wanted, list) else []:
        card = next((card for card in left if CODES[s.face[card]] == code), None)
        if card is not None:
            left.remove(card)
            found.append(card)
    if left or not isinstance(wanted, list) or len(found) != len(wanted):
        raise Refusal("illegal_choice", "All the cards you saw, each once.", "10.17", facts={"word": str(wanted)[:40]})
    return found


def sit_out(s: Gambit, seat: int, action: Action) -> list[int]:
    card = in_hand(s, seat, action)
    used_at_all(action)
    return [s.zones[ABILITY[seat]][0], card]


def redirect(s: Gambit, seat: int, action: Action) -> list[int]:
    card = in_hand(s, seat, action)
    target = target_of(action, list(s.around(seat)), "14.3")
    used_at_all(action)
    return [s.zones[ABILITY[seat]][0], card, target]


def used_at_all(action: Action) -> None:
    """Sit Out and Redirect need no ``use``: not to use them is to play or pass a card."""
    if action.get("use", True) is not True:
        text = "Whoever does not use it plays or passes a card."
        raise Refusal("illegal_choice", text, "19.1", facts={"word": str(action.get("use"))[:40]})


def use(s: Gambit, seat: int, action: Action) -> list[int]:
    wanted = action.get("use")
    if not isinstance(wanted, bool):
        raise Refusal(
            "illegal_choice", "Say whether to use it: true or false.", "19.1", facts={"word": str(wanted)[:40]}
        )
    return [USE if wanted else PASS]


def window(s: Gambit, seat: int, action: Action) -> list[int]:
    """Whether to use an ability, and its further choices; a fault in ``use`` is reported last."""
    f = s.frame
    if f.rule.key != "Window":
        return use(s, seat, action)
    face, chosen = ability(s, seat), list[int]()
    if action.get("use") is False:
        return use(s, seat, action)
    if face == REDRAFT:
        chosen = [in_hand(s, seat, action)]
    elif face == BACKGROUND_CHECK:
        chosen = [target_of(action, list(s.around(seat)), "14.3")]
    elif face == DOUBLE_PLAY:
        card = in_hand(s, seat, action)
        if s.face[card] == banned(s):
            raise prohibited(s, card)
        chosen = [card, *choices_at_once(s, seat, card, action)]
    return [*use(s, seat, action), *chosen]


Reader = Callable[[Gambit, int, Action], list[int]]
READERS: dict[str, Reader] = {
    "play": play,
    "forced_card": play,
    "stuck_discard": hand_card,
    "pass": hand_card,
    "discard": hand_card,
    "give": hand_card,
    "show": hand_card,
    "take_pick": take_pick,
    "rearrange": rearrange,
    "protect": use,
    **dict.fromkeys((AN_ABILITY + code for code in ABILITIES), window),
    "ability:sit_out": sit_out,
    "ability:redirect": redirect,
}


# -- the choices of an Action ----------------------------------------------------------------------------------------


def choices(s: Gambit, seat: int, card: int, action: Action) -> list[int]:
    """The active player's choices for an Action; players that may not be named are reported first."""
    face = s.face[card]
    first = choice(s, seat, card, 0, PASS) or []
    if face == DAMAGE_OR_HEAL:
        target = target_of(action, list(range(s.seats)), "10.1")
        return [named(action, "mode", MODES, first, "10.1"), target]
    if face == FORCE_TO_PLAY:
        target = target_of(action, first, "10.10")
        return [target, named(action, "slot", SLOTS, [0, 1, 2], "10.10")]
    if face == TRADE_CARDS:
        return pair_of(action, first)
    if face in (CANCEL_SCIENCE, MOVE_CANCEL_SCIENCE):
        return covering(s, seat, card, action, first)
    if face == PEEK_ANY_CARD:
        return looking(s, seat, card, action, first)
    return [target_of(action, first, "8.2")]


def target_of(action: Action, able: list[int], rule: str) -> int:
    target = action.get("target")
    if not isinstance(target, int) or isinstance(target, bool):
        raise Refusal("illegal_choice", "A target is a seat.", rule, facts={"word": str(target)[:40]})
    if target not in able:
        legal = [f"seat {seat}" for seat in able]
        raise Refusal("illegal_target", f"Seat {target} cannot be chosen.", rule, legal, {"word": str(target)})
    return target


def named(action: Action, field: str, words: list[str], offered: list[int], rule: str) -> int:
    word = action.get(field)
    for number in offered:
        if words[number] == word:
            return number
    legal = [words[number] for number in offered]
    raise Refusal("illegal_choice", f"{field} cannot be {word!r}.", rule, legal, {"word": str(word)[:40]})


def pair_of(action: Action, able: list[int]) -> list[int]:
    players = action.get("players")
    whole = isinstance(players, list) and len(players) == 2
    if not whole or not all(isinstance(one, int) and not isinstance(one, bool) for one in players or []):
        raise Refusal("illegal_choice", "players are two seats.", "10.9", facts={"word": str(players)[:40]})
    assert players is not None
    if players[0] == players[1] or not set(players) <= set(able):
        legal = [f"seat {seat}" for seat in able]
        raise Refusal("illegal_target", "Two different players with cards.", "10.9", legal, {"word": str(players)[:40]})
    return [players[0], players[1]]


def covering(s: Gambit, seat: int, card: int, action: Action, first: list[int]) -> list[int]:
    found: list[int] = []
    several = len(s.zones[COVERS]) > 1
    if s.face[card] == MOVE_CANCEL_SCIENCE and (several or "from" in action):
        lying = {int(at): cover for at, cover in zip(s.covered, s.zones[COVERS], strict=True)}
        origin = action.get("from")
        if not isinstance(origin, int) or isinstance(origin, bool) or origin not in lying:
            raise Refusal("illegal_choice", "from is a covered card.", "10.13", facts={"word": str(origin)[:40]})
        if several:  # a single cover is not asked for, but a wrong one is still refused
            found.append(lying[origin])
            first = choice(s, seat, card, 1, found[0]) or []
    at, table = action.get("science"), s.zones[SCIENCE]
    if not isinstance(at, int) or isinstance(at, bool) or not 0 <= at < len(table) or table[at] not in first:
        legal = [str(table.index(one)) for one in first]
        raise Refusal("illegal_choice", "One of the uncovered cards.", "10.12", legal, {"word": str(at)[:40]})
    return [*found, table[at]]


def looking(s: Gambit, seat: int, card: int, action: Action, first: list[int]) -> list[int]:
    what = named(action, "what", LOOKS, first, "10.16")
    if what > AT_HAND:
        return [what]
    able = choice(s, seat, card, 1, what) or []
    target = action.get("target")
    if not isinstance(target, int) or isinstance(target, bool) or target not in able:
        legal = [f"seat {one}" for one in able]
        raise Refusal("illegal_choice", "There is nothing to look at.", "10.16", legal, {"word": str(target)[:40]})
    return [what, target]


# -- cards -----------------------------------------------------------------------------------------------------------


def in_hand(s: Gambit, seat: int, action: Action) -> int:
    """The card with this code and slot; of two with the same code the held one."""
    code, slot = action.get("card"), action.get("slot")
    if not isinstance(code, str):
        raise Refusal("illegal_choice", "card is the code of a card.", "19.1", facts={"word": str(code)[:40]})
    mine = [card for card in s.zones[HAND[seat]] if CODES[s.face[card]] == code]
    if slot in SLOTS and not names_force_slot(action):
        mine = [card for card in mine if (slot_of(s, card) if seat == s.active else HELD) == SLOTS.index(str(slot))]
    elif slot is not None and slot not in SLOTS and mine:
        raise Refusal("illegal_choice", f"slot cannot be {slot!r}.", "5.1", list(SLOTS), {"word": str(slot)[:40]})
    if not mine:
        word = code[:40]
        raise Refusal("card_not_in_hand", f"You hold no {word}.", "19.1", codes(s, s.zones[HAND[seat]]), {"card": word})
    return mine[0]


def names_force_slot(action: Action) -> bool:
    """Whether ``slot`` is what a Force demands, because the Force is played with its target; not if it is passed on."""
    redirected = action.get("type") == "ability:redirect"
    return action.get("card") == CODES[FORCE_TO_PLAY] and "target" in action and not redirected


def codes(s: Gambit, cards: list[int]) -> list[str]:
    return list(dict.fromkeys(CODES[s.face[card]] for card in cards))
