"""The public names of the core for authors of games. A game imports from here only; docs/adding-a-game.md explains
each name. Everything else in the core is internal."""

from xenodeck.core.definition.bot import Advice, Bot, PolicyBot
from xenodeck.core.definition.card_list import read_cards
from xenodeck.core.definition.game import Game, Gentle, Mode, Prospect
from xenodeck.core.definition.ledger import Posting
from xenodeck.core.definition.pending_steps import PendingStep, carries_nothing, carries_number, is_whole
from xenodeck.core.definition.pile_keys import PileKey
from xenodeck.core.definition.positions import Positions, is_count, is_seat
from xenodeck.core.definition.settings import (
    DECIMAL,
    FLAG,
    INTEGER,
    LIST,
    ONE_OF,
    RANDOM,
    RECORD,
    SEAT_OR_RANDOM,
    TABLE,
    Setting,
    Value,
)
from xenodeck.core.errors import BadConfig, BadPosition, GameError, Refusal, RuleBug
from xenodeck.core.knowledge.recall import PERFECT, Recall
from xenodeck.core.knowledge.views import Option, View
from xenodeck.core.playing.policy import Policy
from xenodeck.core.playing.reaction import Attention, Reaction, attention_of, reaction_of
from xenodeck.core.rules.claims import Claim, Topic
from xenodeck.core.rules.engine import NOTHING
from xenodeck.core.rules.lanes import ACCEPTED, BEATEN, NO_UNDONE, VOID, Lanes, Pause, Sent
from xenodeck.core.rules.scoring import Criterion
from xenodeck.core.rules.state import (
    ALONGSIDE,
    CARD,
    CHOICE,
    LAPSE,
    MIXED,
    NUMBER,
    ONE_FIRST,
    PASS,
    PAUSE,
    PLACE,
    RACE,
    SEAT,
    TOGETHER,
    WAIT,
    Frame,
    Rule,
    Setup,
    State,
)
from xenodeck.core.tabletop.chance import Chance
from xenodeck.core.tabletop.events import EVERYONE
from xenodeck.core.tabletop.glimpses import FOR_GOOD, NEXT_MOVE, OFF, OWN, PUBLIC
from xenodeck.core.tabletop.layout import BITS, TO_ALL, TO_NOBODY, TO_OWNER, Layout, Place, by_seat, common, per_seat
from xenodeck.core.typevars import TypeVar
from xenodeck.core.words.lexicon import is_figure

__all__ = [
    "ACCEPTED",
    "ALONGSIDE",
    "BEATEN",
    "BITS",
    "CARD",
    "CHOICE",
    "DECIMAL",
    "EVERYONE",
    "FLAG",
    "FOR_GOOD",
    "INTEGER",
    "LAPSE",
    "LIST",
    "MIXED",
    "NEXT_MOVE",
    "NOTHING",
    "NO_UNDONE",
    "NUMBER",
    "OFF",
    "ONE_FIRST",
    "ONE_OF",
    "OWN",
    "PASS",
    "PAUSE",
    "PERFECT",
    "PLACE",
    "PUBLIC",
    "RACE",
    "RANDOM",
    "RECORD",
    "SEAT",
    "SEAT_OR_RANDOM",
    "TABLE",
    "TOGETHER",
    "TO_ALL",
    "TO_NOBODY",
    "TO_OWNER",
    "VOID",
    "WAIT",
    "Advice",
    "Attention",
    "BadConfig",
    "BadPosition",
    "Bot",
    "Chance",
    "Claim",
    "Criterion",
    "Frame",
    "Game",
    "GameError",
    "Gentle",
    "Lanes",
    "Layout",
    "Mode",
    "Option",
    "Pause",
    "PendingStep",
    "PileKey",
    "Place",
    "Policy",
    "PolicyBot",
    "Positions",
    "Posting",
    "Prospect",
    "Reaction",
    "Recall",
    "Refusal",
    "Rule",
    "RuleBug",
    "Sent",
    "Setting",
    "Setup",
    "State",
    "Topic",
    "TypeVar",
    "Value",
    "View",
    "attention_of",
    "by_seat",
    "carries_nothing",
    "carries_number",
    "common",
    "is_count",
    "is_figure",
    "is_seat",
    "is_whole",
    "per_seat",
    "reaction_of",
    "read_cards",
]
