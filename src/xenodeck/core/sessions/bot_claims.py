"""What stays at a table besides its moves: claims that people make, and what each has seen that others have not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from xenodeck.core.knowledge.views import bit_of, event_data
from xenodeck.core.rules.claims import KEPT, SAYS, Claim, left
from xenodeck.core.sessions.inputs import Input
from xenodeck.core.tabletop.chance import bot_seed
from xenodeck.core.tabletop.events import EVERYONE, Event

if TYPE_CHECKING:
    from xenodeck.core.sessions.session import Session

SPEECH: Final = 1 << 22  # where the dice come from that say what a bot claims: no seat has that number
MOST_NOTED: Final = 400  # events that a table keeps for people's notes after its log has let go of them


def say(session: Session, seat: int, words: str) -> Claim:
    """``seat`` claims something. The game goes on as if it had not, but nobody takes back what came before."""
    s = session.state
    claim = session.game.claim(s, seat, words)
    s.said = [*s.said[-KEPT + 1 :], claim]
    facts = {"label": claim.label, **({"detail": claim.detail} if claim.detail else {})}
    session.log.append(Event(f"{SAYS}_{claim.subject}", seat, claim.other, facts=facts))
    session.inputs.append(Input(seat, claim.words(), said=True))
    session.saves.clear()
    return claim


def bot_says(session: Session, seat: int) -> str:
    """What a bot in ``seat`` claims now; empty: nothing. The same whenever it is asked again."""
    game, s = session.game, session.state
    topics = game.topics(s, seat) if game.talks(s.setup) and not s.over else []
    if not topics or not left(s.said, seat, game.span(s), game.talk_limit):
        return ""
    return game.says(session.view(seat), topics, bot_seed(session.seed, SPEECH + seat, session.moves))


def is_noted(session: Session, event: Event) -> bool:
    """Is this for somebody's notes? Not what everybody saw, nor what is to be forgotten."""
    told = event.what in session.game.noted and bool(event.faces) and not event.fleeting
    return told and event.seen & event.audience & EVERYONE != EVERYONE


def keep_notes(session: Session, going: list[Event]) -> None:
    """The log lets go of these."""
    if session.game.noted:
        session.noted = [*session.noted, *(event for event in going if is_noted(session, event))][-MOST_NOTED:]


def notes(session: Session, viewer: int) -> list[dict[str, Any]]:
    """What ``viewer`` has seen that not everybody has, as it was told, however long ago."""
    if not session.game.noted or viewer < 0:
        return []
    me, layout = bit_of(viewer), session.state.layout
    seen = [event for event in (*session.noted, *session.log) if is_noted(session, event) and event.seen & me]
    return [data for event in seen if (data := event_data(layout, event, viewer)) is not None]
