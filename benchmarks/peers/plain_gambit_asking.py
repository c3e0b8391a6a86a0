# SPDX-License-Identifier: Apache-2.0
"""Questions of the plain Earth Gambit reference, and the refusal of what does not answer them (19)."""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from plain_gambit_cards import ABILITIES, CARDS, ROLES, SLOTS, Card, RejectedError, codes_of, is_number
from plain_gambit_table import Table

Input = dict[str, Any]
CODES: Final = (
    "bad_config",
    "game_over",
    "not_your_decision",
    "must_play",
    "ability_unavailable",
    "wrong_decision",
    "card_not_in_hand",
    "forced_card_required",
    "prohibited_card",
    "illegal_target",
    "illegal_choice",
)
GIVING_UP: Final = ("discard", "stuck_discard", "pass")
QUESTIONS: Final = ("protect", *(f"ability:{one}" for one in ABILITIES if one not in ("sit_out", "redirect")))
"""Those with use and decline; Sit Out and Redirect are further answers to another question."""
OF_HAND: Final = ("play", "forced_card", "stuck_discard", "pass", "discard", "give", "show")
WORDS_FOR_CARDS: Final = ("good", "bad", "useful")
MOST_CLAIMS: Final = 3


@dataclass
class Decision:
    """What one seat is asked."""

    seat: int
    kind: str
    options: list[Input]
    cards: list[Card] = field(default_factory=list)  # the hand cards that may be chosen


Asked = list[Decision]
Told = tuple[int, Input]
Flow = Generator[Asked, Told, None]
Answer = Generator[Asked, Told, Input]


def named(cards: list[Card], told: Mapping[str, Any]) -> Card | None:
    """The first of `cards` that an input means."""
    for card in cards:
        if card.code == told.get("card") and told.get("slot") in (None, card.slot):
            return card
    return None


def naming(kind: str, cards: list[Card], **more: Any) -> list[Input]:
    """One input for each card that can be told from the others."""
    found: list[Input] = []
    for card in cards:
        told = {"type": "play" if kind == "forced_card" else kind, "card": card.code, "slot": card.slot, **more}
        if told not in found:
            found.append(told)
    return found


def surplus(mine: Decision, kind: str, told: Mapping[str, Any]) -> bool:
    """Does an input carry something that no option of its type has?"""
    fields = {key for option in mine.options if option["type"] == kind for key in option}
    return bool(fields) and not set(told) <= {*fields, "slot"}


class Asking(Table):
    """Questions, and whether an input answers them."""

    pending: Asked
    unasked: list[Told]  # what was done without asking since the last answer
    first: bool  # nothing was asked before in this turn
    claims: list[int]  # made in this turn, by seat
    known: list[list[Card | str]]  # what each seat has looked at: cards, and abilities by name

    def ask(self, seat: int, kind: str, options: list[Input]) -> Answer:
        if self.by_itself(seat, len(options), options[0]):
            return options[0]
        return (yield [Decision(seat, kind, options)])[1]

    def by_itself(self, seat: int, number: int, only: Input) -> bool:
        """Does a decision with so many options need nobody? Then it is noted."""
        if number == 1 and self.config["auto_single"]:
            self.unasked.append((seat, only))
            return True
        return False

    def ask_card(self, seat: int, kind: str, cards: list[Card]) -> Generator[Asked, Told, Card]:
        """One of `cards`, all in the hand of `seat`."""
        if self.by_itself(seat, len(cards), naming(kind, cards)[0]):
            return cards[0]
        _, told = yield [Decision(seat, kind, naming(kind, cards), cards)]
        card = named(cards, told)
        assert card is not None
        return card

    def asks_use(self, seat: int, kind: str, ways: list[Input] | None = None) -> Answer:
        """Use it, in one of several ways if there are, or decline."""
        used = [{"type": kind, "use": True, **way} for way in (ways if ways is not None else [{}])]
        return (yield [Decision(seat, kind, [*used, {"type": kind, "use": False}])])[1]

    # -- refusals

    def judge(self, seat: Any, told: Any) -> None:
        """Raise the first code of section 19 that applies."""
        if self.over:
            raise RejectedError("game_over")
        kind: Any = told.get("type") if isinstance(told, Mapping) else None
        ability = kind in [f"ability:{one}" for one in ABILITIES]
        mine = next((one for one in self.pending if is_number(seat) and one.seat == seat), None)
        if kind == "claim":
            self._judge_claim(seat, told, mine)
            return
        if mine is None:
            raise RejectedError("ability_unavailable" if ability else "not_your_decision")
        if mine.kind in ("play", "forced_card") and kind in GIVING_UP:
            raise RejectedError("must_play")
        offered = {option["type"] for option in mine.options}
        if kind not in offered and kind != mine.kind:
            raise RejectedError("ability_unavailable" if ability else "wrong_decision")
        faults = self._faults(mine, kind, told)
        if faults:
            raise RejectedError(min(faults, key=CODES.index))

    def _faults(self, mine: Decision, kind: str, told: Mapping[str, Any]) -> list[str]:
        if kind in QUESTIONS:
            if told.get("use") is False:
                return [] if set(told) == {"type", "use"} else ["illegal_choice"]
            faults = [] if told.get("use") is True else ["illegal_choice"]
        else:
            faults = ["illegal_choice"] if surplus(mine, kind, told) else []
        if kind in OF_HAND or kind in ("ability:sit_out", "ability:redirect", "ability:redraft", "ability:double_play"):
            faults += self._card_faults(mine, kind, told)
        if kind in ("damage_or_heal", "target", "force", "ability:redirect", "ability:background_check"):
            faults += self._target_faults(mine, kind, told.get("target"))
        check: Callable[[Decision, Mapping[str, Any]], bool] | None = {
            "damage_or_heal": lambda _, told: told.get("mode") in ("damage", "heal"),
            "force": lambda _, told: told.get("slot") in SLOTS,
            "cover": lambda _, told: told.get("science") in self.uncovered() and is_number(told.get("science")),
            "move_cover": self._may_move,
            "peek": self._may_peek,
            "rearrange": lambda mine, told: told.get("order") in [option["order"] for option in mine.options],
            "take_pick": lambda _, told: told.get("card") in codes_of(self.discard),
        }.get(kind)
        if check is not None and not check(mine, told):
            faults.append("illegal_choice")
        if kind == "trade_pair":
            faults += self._pair_faults(mine, told.get("players"))
        return faults

    def _card_faults(self, mine: Decision, kind: str, told: Mapping[str, Any]) -> list[str]:
        hand = self.hands[mine.seat]
        if not isinstance(told.get("card"), str):
            return ["illegal_choice"]
        if told.get("slot") not in (None, *SLOTS):
            return ["illegal_choice" if told["card"] in codes_of(hand) else "card_not_in_hand"]
        card = named(hand, told)
        if card is None:
            return ["card_not_in_hand"]
        if mine.kind == "forced_card":
            return [] if named(mine.cards, told) else ["forced_card_required"]
        if kind in ("play", "ability:double_play") and self.prohibited(card):
            return ["prohibited_card"]
        return []

    def _target_faults(self, mine: Decision, kind: str, target: Any) -> list[str]:
        if not is_number(target):
            return ["illegal_choice"]
        fits = 0 <= target < self.seats and not (kind.startswith("ability:") and target == mine.seat)
        return [] if fits else ["illegal_target"]

    def _pair_faults(self, mine: Decision, pair: Any) -> list[str]:
        if not isinstance(pair, list) or len(pair) != 2 or not all(is_number(one) for one in pair):
            return ["illegal_choice"]
        return [] if sorted(pair) in [option["players"] for option in mine.options] else ["illegal_target"]

    def _may_move(self, mine: Decision, told: Mapping[str, Any]) -> bool:
        covers = {option["from"] for option in mine.options}
        start = told.get("from") if len(covers) > 1 or "from" in told else min(covers)
        wanted = {"type": "move_cover", "from": start, "science": told.get("science")}
        return is_number(start) and is_number(told.get("science")) and wanted in mine.options

    def _may_peek(self, mine: Decision, told: Mapping[str, Any]) -> bool:
        wanted = {key: told[key] for key in ("type", "what", "target") if key in told}
        return wanted in mine.options and not isinstance(told.get("target"), bool)

    # -- talk (17)

    def _judge_claim(self, seat: Any, told: Mapping[str, Any], mine: Decision | None) -> None:
        between = self.first and is_number(seat) and 0 <= seat < self.seats
        if not between and (mine is None or seat != self.active):
            raise RejectedError("not_your_decision")
        if self.config["talk"] == "off":
            raise RejectedError("wrong_decision")
        if not self._sayable(seat, told.get("subject"), told.get("label")) or self.claims[seat] == MOST_CLAIMS:
            raise RejectedError("illegal_choice")

    def _sayable(self, seat: int, subject: Any, label: Any) -> bool:
        if not isinstance(label, str):
            return False
        if subject in ("pass", "hand"):
            return label in WORDS_FOR_CARDS
        if not isinstance(subject, Mapping) or len(subject) != 1:
            return False
        if "role" in subject:
            whose = subject["role"]
            return is_number(whose) and 0 <= whose < self.seats and label in ROLES
        return self._has_seen(seat, subject.get("seen")) and label in (*WORDS_FOR_CARDS, *CARDS, *ABILITIES)

    def _has_seen(self, seat: int, code: Any) -> bool:
        """Has `seat` looked at such a card, and is it in no hand of their own?"""
        seen = [one for one in self.known[seat] if one not in self.hands[seat]]
        return code in [one.code if isinstance(one, Card) else one for one in seen]
