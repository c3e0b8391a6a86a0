"""The bodies of the HTTP API, in both directions; the OpenAPI page is made from them. Secrets are never part of an
address.

A person is a guest: ``POST /api/guests`` gives a guest token for ``Authorization: Bearer …``. A seat has its own
token, which opens the socket. Errors are ``Problem`` with the HTTP status that fits.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from xenodeck.server.messages.scenes import LogLine, ViewScene

LONGEST_BODY = 300_000  # bytes
LONGEST_RECORD = 250_000

Alias = Annotated[str, Meta(min_length=1, max_length=24)]
TableId = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[a-z0-9-]+$(?!\n)")]
Code = Annotated[str, Meta(min_length=4, max_length=40, pattern=r"^[A-Za-z0-9-]+$(?!\n)")]
Phrase = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=63)]
Seed = Annotated[int, Meta(ge=0, le=2**53 - 1)]


class Body(Struct, frozen=True, forbid_unknown_fields=True):
    """A body sent to the API."""


class Answer(Struct, frozen=True):
    """A body of an answer."""


class Problem(Answer, frozen=True):
    """A refusal: ``code`` for programs, ``rule`` to look it up, ``text`` for people. Nothing happened."""

    code: str
    text: str
    rule: str = ""
    legal: list[str] = []


# -- people --------------------------------------------------------------------------------------------------------


class NewGuest(Body, frozen=True):
    alias: Alias | None = None  # none: one is made up


class Guest(Answer, frozen=True):
    alias: str
    token: str  # secret: it identifies the guest


class Rename(Body, frozen=True):
    alias: Alias


class Me(Answer, frozen=True):
    alias: str


# -- games ---------------------------------------------------------------------------------------------------------


class SettingSchema(Answer, frozen=True):
    name: str
    kind: str  # integer, decimal, choice, flag, seat, table, list, record
    default: Any
    rule: str
    title: str  # what people call it
    text: str  # what it does, in a sentence
    low: float
    high: float | None
    choices: list[str]
    labels: dict[str, str]  # choice -> what people call it
    keys: list[str]
    modes: list[str]
    each: SettingSchema | None  # of a table or a list: what its values are
    parts: list[SettingSchema]  # of a record
    important: bool = False  # shown before the others


class ModeSchema(Answer, frozen=True):
    id: str
    text: str
    least: int
    most: int
    defaults: dict[str, Any]  # option -> what this mode prints, where it differs from the others
    tick: int  # ms; 0: nothing depends on time
    fewest: bool  # the fewest points win, not the most
    rounds: int  # of a game, as printed
    automata: list[int]  # seats that only rules move: ``least`` and ``most`` count them, wishes for seats do not
    begins: dict[str, Any]  # options with which the first seat is asked alone first, and nobody is hurried
    name: str = ""  # for people, where the game calls it something
    brief: list[str] = []  # this mode in three lines; empty: those of the game hold
    live: dict[str, Any] = {}  # options that a site should use for its tables; a table without them is as printed


class BotSchema(Answer, frozen=True):
    id: str
    name: str  # for people
    text: str


class LessonSchema(Answer, frozen=True):
    id: str
    title: str
    seats: int  # the first is the pupil's, bots sit in the others
    steps: int
    mode: str = ""  # that it teaches; empty: the game has one lesson for all of them


class NoteSchema(Answer, frozen=True):
    """A note of the coach, shown once to a person who has not finished a game yet. It has one of the triggers."""

    id: str
    text: str
    rule: str
    at: str  # what it points at, ``me`` for the reader's own seat; empty: nothing
    ask: str  # trigger: this question
    event: str  # … or this event
    me: str  # … if it was done by (seat) or to (other) the reader; empty: whoever it concerns
    refusal: str  # … or a no with this code
    field: str  # … or this number, the reader's own where each seat has one, is
    at_most: int | None  # at most this
    at_least: int | None  # at least this


class GentleSchema(Answer, frozen=True):
    """A first table with bots for somebody who is new to a game."""

    mode: str
    options: dict[str, Any]
    bots: list[str]  # in the seats after the person's


class GameSchema(Answer, frozen=True):
    """What can be played, for the list of games and for a table. The options are a request of their own."""

    id: str
    name: str
    tagline: str
    minutes: str
    rules: int
    languages: list[str]
    least: int
    most: int
    modes: list[ModeSchema]
    bots: list[BotSchema]  # weakest first
    usual: str  # the bot to sit down with
    cards: dict[str, str]  # code -> name
    texts: dict[str, str]  # code -> what it does
    now: dict[str, dict[str, dict[str, str]]]  # field -> its value -> code -> what it does while that is so
    counts: dict[str, int]  # code -> copies in the game as printed
    places: dict[str, str]
    fields: dict[str, str]
    by_seat: list[str]  # fields that hold something for each seat, by seat
    shown: list[str]  # fields worth showing besides the numbers of each seat
    phrases: dict[str, str]  # quick phrases of the chat
    automata: dict[str, str]  # seat that only rules move -> its name
    brief: list[str]  # the game in three lines: how to win, what to do, what others do; empty: nobody wrote them
    lessons: list[LessonSchema]
    notes: list[NoteSchema]  # in the order in which they are told
    gentle: GentleSchema
    score: str = ""  # what a score of {number} is called
    forgets: list[str] = []  # places where every card has its spot, and is seen only while somebody looks


class PictureSchema(Answer, frozen=True):
    """One of the three pictures of a turn: the hand with the chosen card, or what happens then."""

    text: str
    hand: list[str]  # empty: what happens is shown
    chosen: str  # of the hand; empty: none
    lines: list[LogLine]
    view: ViewScene  # the table before it


class CardsInShort(Answer, frozen=True):
    codes: list[str]
    text: str


class InShort(Answer, frozen=True):
    """A game in one minute, besides its three lines; empty where nobody has written it."""

    pictures: list[PictureSchema]
    cards: list[CardsInShort]  # every card in a line, those of a kind together


class RuleSchema(Answer, frozen=True):
    number: str
    title: str
    text: str
    section: str


# -- tables --------------------------------------------------------------------------------------------------------


class SeatWish(Body, frozen=True):
    """What a seat of a new table shall be; automata sit where the mode says, and no wish is for them."""

    kind: Literal["me", "open", "invite", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=40)] = ""  # level; empty: the usual one


class ClockWish(Body, frozen=True):
    """How long people may think: a name, or ``own`` with seconds for each move and for the bank."""

    name: Literal["none", "fast", "slow", "days", "own"] = "none"
    move: Annotated[int, Meta(ge=1, le=30 * 86400)] = 60
    bank: Annotated[int, Meta(ge=0, le=30 * 86400)] = 0


class Beginning(Body, frozen=True):
    """Where to begin, if not with a new deal: one of a seed, a position, a record, a finished table or a lesson; a
    record and a table are played on from after ``step`` moves."""

    seed: Seed | None = None
    position: dict[str, Any] | None = None
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] | None = None
    table: TableId | None = None
    lesson: Annotated[str, Meta(max_length=40)] | None = None
    step: Annotated[int, Meta(ge=0, le=1_000_000)] = 0


class NewTable(Body, frozen=True):
    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=64)]
    mode: Annotated[str, Meta(max_length=40)] = ""  # empty: the first
    options: dict[str, Any] = {}
    clock: ClockWish = ClockWish()
    listed: bool = False
    phrase: Phrase = ""
    assist: bool = True
    undo: bool = True
    watch: bool = True
    begin: Beginning = Beginning()
    pace: Annotated[int, Meta(ge=0, le=5000)] = 500  # ms a bot takes at least


class Seated(Answer, frozen=True):
    """A seat of this guest. ``token`` opens the socket and is secret."""

    table: str
    seat: int
    token: str


class Created(Answer, frozen=True):
    table: str
    you: list[Seated]  # the seats that are yours
    invites: dict[str, str]  # seat -> code for a friend; each is good for one person


class SeatSchema(Answer, frozen=True):
    kind: str
    name: str
    bot: str
    here: bool
    stand_in: bool


class TableSchema(Answer, frozen=True):
    """A table as everybody may know it."""

    id: str
    game: str
    mode: str
    status: str
    seats: list[SeatSchema]
    clock: str
    listed: bool
    locked: bool  # a pass phrase is needed
    watch: bool
    origin: str
    options: dict[str, Any]
    created: int
    changed: int  # when a spectator could last have noticed something
    moves: int  # that a spectator could notice, also those taken back; of a finished game those of its record
    scores: list[int]  # when it is over
    winners: list[int]
    next: str = ""
    ranks: list[int] = []  # when it is over


class MyTable(Answer, frozen=True):
    table: TableSchema
    seats: list[Seated]
    asked: bool  # is it this guest's turn?
    broken: bool = False  # it cannot be opened; the reason is in the server's log


class Join(Body, frozen=True):
    """Take a seat: a given one, or the first that is open; an invited one with its code."""

    seat: SeatNumber | None = None
    invite: Code | None = None
    phrase: Phrase = ""


class Invitation(Answer, frozen=True):
    """What somebody with an invitation, or with the link of a table, is told before joining: only what the inviter
    shows anyway."""

    table: str
    game: str
    host: str  # who invites; empty: nobody who could be named
    status: str
    free: int  # seats that anybody may take
    good: bool  # the code still gives a seat
    watch: bool


class SeatOnly(Body, frozen=True):
    """The token of the seat for which a request speaks."""

    token: Annotated[str, Meta(max_length=400)]


class Handover(Answer, frozen=True):
    """A code to type on another device within five minutes; good once."""

    code: str
    seconds: int


class Redeem(Body, frozen=True):
    code: Code


class NewRecord(Body, frozen=True):
    """A record to keep and to look at. It is played through first."""

    text: Annotated[str, Meta(max_length=LONGEST_RECORD)]


class Kept(Answer, frozen=True):
    table: str


class Health(Answer, frozen=True):
    status: str
    version: str
    engine: str  # of the server itself: compiled or interpreted, and why
    workers: str  # the same of the processes in which bots think; empty until they are up
    tables: int
    connections: int
