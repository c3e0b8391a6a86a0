"""The claims of bots. Claims of people are made with ``Session.say``."""

from __future__ import annotations

from typing import Final

from xenodeck.core.rules.claims import claims_left
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import bot_seed

SPEECH: Final = 1 << 22  # added to the seat for the dice of claims, so that they are not those of its answers


def bot_claim(session: Session, seat: int) -> str:
    """The words of the claim that a bot in ``seat`` makes before it answers; empty: none. Always the same for one
    table."""
    game, s = session.game, session.state
    topics = game.topics(s, seat) if game.allows_claims(s.setup) and not s.over else []
    if not topics or not claims_left(s.claims, seat, game.claim_turn(s), game.talk_limit):
        return ""
    return game.bot_claim(session.view(seat), topics, bot_seed(session.seed, SPEECH + seat, session.moves))
