"""What a bot claims before it answers; what people claim is in ``Session.say``."""

from __future__ import annotations

from typing import Final

from xenodeck.core.rules.claims import claims_left
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import bot_seed

SPEECH: Final = 1 << 22  # where the dice come from that say what a bot claims: no seat has that number


def bot_claim(session: Session, seat: int) -> str:
    """What a bot in ``seat`` claims now; empty: nothing. The same whenever it is asked again."""
    game, s = session.game, session.state
    topics = game.topics(s, seat) if game.allows_claims(s.setup) and not s.over else []
    if not topics or not claims_left(s.claims, seat, game.claim_turn(s), game.talk_limit):
        return ""
    return game.bot_claim(session.view(seat), topics, bot_seed(session.seed, SPEECH + seat, session.moves))
