"""The door of the core for whoever writes a game: everything a game's folder imports is here, and docs/adding-a-game.md
says what each is for. What is not here is the core's own business."""

from xenodeck.core.bot import Advice, Bot
from xenodeck.core.chance import Chance
from xenodeck.core.engine import NOTHING
from xenodeck.core.errors import BadConfig, BadPosition, GameError, Refusal, RuleBug
from xenodeck.core.events import EVERYONE
from xenodeck.core.game import Game, Gentle, Mode, Prospect
from xenodeck.core.layout import BITS, TO_ALL, TO_NOBODY, TO_OWNER, Layout, Place, common, per_seat
from xenodeck.core.ledger import Posting
from xenodeck.core.lexicon import is_figure
from xenodeck.core.policy import Policy
from xenodeck.core.positions import PileKey, Positions, is_count, is_seat
from xenodeck.core.scoring import Criterion
from xenodeck.core.settings import (
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
from xenodeck.core.state import (
    CARD,
    CHOICE,
    NUMBER,
    PASS,
    PAUSE,
    PLACE,
    RACE,
    SEAT,
    TOGETHER,
    Frame,
    Rule,
    Setup,
    State,
)
from xenodeck.core.views import Option, View

__all__ = [
    "BITS",
    "CARD",
    "CHOICE",
    "DECIMAL",
    "EVERYONE",
    "FLAG",
    "INTEGER",
    "LIST",
    "NOTHING",
    "NUMBER",
    "ONE_OF",
    "PASS",
    "PAUSE",
    "PLACE",
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
    "Advice",
    "BadConfig",
    "BadPosition",
    "Bot",
    "Chance",
    "Criterion",
    "Frame",
    "Game",
    "GameError",
    "Gentle",
    "Layout",
    "Mode",
    "Option",
    "PileKey",
    "Place",
    "Policy",
    "Positions",
    "Posting",
    "Prospect",
    "Refusal",
    "Rule",
    "RuleBug",
    "Setting",
    "Setup",
    "State",
    "Value",
    "View",
    "common",
    "is_count",
    "is_figure",
    "is_seat",
    "per_seat",
]
