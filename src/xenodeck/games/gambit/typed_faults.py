"""Why a word that somebody typed is no answer, with the codes of the rules page (19.2)."""

from __future__ import annotations

from xenodeck.core import Refusal, is_figure
from xenodeck.games.gambit.actions import INSTEAD, prohibited, unavailable
from xenodeck.games.gambit.play.abilities import allowed
from xenodeck.games.gambit.play.windows import ability
from xenodeck.games.gambit.state import ABILITIES, CODES, HAND, PLAY_CODES, SLOTS, Gambit

PLAYERS = (
    "patient", "whom_protect", "whom_force", "whom_replace", "whom_take", "whom_skip", "trader", "partner",
    "whom_steal", "redirect", "check_whom",
)  # fmt: skip
OWN_CARDS = (
    "play", "forced_card", "stuck_discard", "pass_card", "lose", "replace", "return", "give", "show", "sit_out",
    "redraft_card", "second_play",
)  # fmt: skip


def refuse(s: Gambit, seat: int, question: str, word: str, legal: list[str]) -> Refusal:
    """Why ``word`` does not answer ``question``."""
    facts, f = {"word": word}, s.frame
    rule = f.rule.number
    if question in ("play", "forced_card") and word.lower() in INSTEAD:
        return Refusal("must_play", "A card must be played.", "7.4", legal, facts)
    if not question:
        return Refusal("wrong_decision", f"{word!r} is more than was asked.", rule, legal, facts)
    code = next((code for code in PLAY_CODES if code.lower() == word.lower()), "")
    if question in OWN_CARDS and code:
        held = [card for card in s.zones[HAND[seat]] if CODES[s.face[card]] == code]
        if not held:
            return Refusal("card_not_in_hand", f"You hold no {code}.", rule, legal, {"card": code})
        if question == "forced_card":
            slot = SLOTS[(s.slots[seat] & 3) - 1]
            return Refusal("forced_card_required", f"The card that is {slot}.", "7.3", legal, {"word": slot})
        return prohibited(s, held[0])
    if word.lower() in ABILITIES and not allowed_word(s, seat, word.lower()):
        return unavailable(word.lower())
    if question in PLAYERS and word.removeprefix("-").isdecimal():
        return Refusal("illegal_target", f"Seat {word} cannot be chosen.", rule, legal, facts)
    return Refusal(
        "illegal_choice", f"{word!r} is not offered." if word else "An answer is missing.", rule, legal, facts
    )


def allowed_word(s: Gambit, seat: int, code: str) -> bool:
    face = CODES.index(code)
    f = s.frame
    return f.rule.key == "Window" and ability(s, seat) == face and allowed(s, f.arg, seat, face)


def more_faults(s: Gambit, words: list[str], no: Refusal) -> list[Refusal]:
    """A player that cannot be chosen is reported before a choice that is not offered, though it is named later."""
    last = words[-1] if words else ""
    if no.question != "mode" or not is_figure(last) or int(last) < s.seats:
        return []
    return [Refusal("illegal_target", f"Seat {last} cannot be chosen.", "10.1", facts={"word": last})]
