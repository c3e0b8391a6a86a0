"""17.1 What bots claim about the roles of others, their own role and their hand. It is not always true.

A claim is made from the bot's view only. policy/belief.py says how far other bots believe it.
"""

from __future__ import annotations

from typing import Final

from xenodeck.core import Claim, View
from xenodeck.games.gambit.state import ALIEN, CODES, FORCE_TO_PLAY, ROLES, SCIENCES
from xenodeck.games.gambit.state_odds import CHOSEN, TEAMS

SURE: Final = 0.6  # how likely a player must be in a team to be accused of it
RECENT: Final = 12  # number of recent claims that a bot does not repeat
ACCUSES, ANSWERS, OF_SELF, OF_HAND, LIES = 6, 3, 16, 16, 4  # one time in so many
ALIENS, SCIENTISTS, EXTINCTIONISTS = range(TEAMS)
LIKED: Final = ({"R", "YR"}, {"B", "YB"}, {"Y", "YR", "YB"})  # what each team likes to hold
MIGHTY: Final = set(CODES[FORCE_TO_PLAY:ALIEN])


def says(view: View, dice: int) -> str:
    """What the bot that is asked claims before it answers, or an empty text; it is empty most times.

    A bot speaks in its own turn only: to speak in another turn would tell that it was asked.
    """
    me = int(view.viewer)
    if view.fields["active"] != me or view.window:
        return ""
    lately = view.claims[-RECENT:]
    own = ANSWERS if is_accused(lately, me) else OF_SELF
    for often, at, words in (
        (ACCUSES, 8, accusation(view)),
        (own, 20, f"role {me} {ROLES[cover(view)]}"),
        (OF_HAND, 32, f"hand {feeling(view, dice >> 44)}"),
    ):
        if words and (dice >> at) % often == 0 and not any(c.seat == me and c.words() == words for c in lately):
            return words
    return ""


def is_accused(said: list[Claim], me: int) -> bool:
    return any(claim.subject == "role" and claim.other == me and claim.seat != me for claim in said)


def role_of(view: View, seat: int) -> int:
    """The team of a seat if the viewer knows it, else -1."""
    card = view.pile("role", seat).cards[0]
    return ROLES.index(card) if card in ROLES else -1


def chosen_by(view: View, seat: int) -> list[str]:
    """The Science that a seat chose to play. A view lists a pile from the top."""
    by = view.fields["played_by"]
    return [card for card, player in zip(reversed(view.pile("science").cards), by, strict=True) if player == seat]


def guess(view: View, seat: int) -> list[float]:
    """How likely a seat is in each team: by its role if it was seen, else by the Science it chose to play."""
    known = role_of(view, seat)
    if known >= 0:
        return [float(team == known) for team in range(TEAMS)]
    parts = [1.0] * TEAMS
    for card in chosen_by(view, seat):
        parts = [part * likely for part, likely in zip(parts, CHOSEN[SCIENCES.index(card)], strict=True)]
    return [part / sum(parts) for part in parts]


def accusation(view: View) -> str:
    """Name the player most likely in another team, with that team; friends are never accused.

    Empty: nobody is likely enough.
    """
    me = int(view.viewer)
    found = [
        (likely, -seat, team)
        for seat in range(int(view.seats))
        for team, likely in enumerate(guess(view, seat))
        if seat != me and team != role_of(view, me)
    ]
    likely, seat, team = max(found)
    return f"role {-seat} {ROLES[team]}" if likely >= SURE else ""


def cover(view: View) -> int:
    """The role that the bot claims to have.

    Scientists tell the truth; Aliens too if they have played more red than blue. Extinctionists claim the colour of
    which they have played more.
    """
    me = int(view.viewer)
    cards = chosen_by(view, me)
    shown = sum("R" in card for card in cards) - sum("B" in card for card in cards)
    if role_of(view, me) == SCIENTISTS:
        return SCIENTISTS
    return ALIENS if shown > 0 else SCIENTISTS


def feeling(view: View, dice: int) -> str:
    """What the bot says of its hand: good with cards for its team, useful with strong Actions; sometimes a lie."""
    if dice % LIES == 0:
        return ("good", "bad", "useful")[(dice >> 8) % 3]
    hand = set(view.pile("hand", view.viewer).cards)
    return "good" if hand & LIKED[role_of(view, int(view.viewer))] else "useful" if hand & MIGHTY else "bad"
