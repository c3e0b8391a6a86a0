"""All messages of the table socket, in both directions. docs/protocol.md explains them.

They are JSON objects with the kind of message under ``t``. Absent fields have their default. Times are milliseconds
since 1970 on the server's clock.
"""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from xenodeck.server.messages.scenes import (
    Break as Break,
    ChatLine as ChatLine,
    Clock as Clock,
    ClockRule as ClockRule,
    CoachScene as CoachScene,
    LaneScene as LaneScene,
    Log as Log,
    LogLine as LogLine,
    OptionScene as OptionScene,
    PauseScene as PauseScene,
    PileScene as PileScene,
    ProspectScene as ProspectScene,
    QuestionScene as QuestionScene,
    Result as Result,
    Scene as Scene,
    SeatScene as SeatScene,
    SumLine as SumLine,
    TableScene as TableScene,
    ViewScene as ViewScene,
)

VERSION = 1  # of the protocol; clients that speak another version are disconnected

LONGEST_FRAME = 16 * 1024  # bytes of a message from a client

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_.:-]+$")]
Language = Annotated[str, Meta(max_length=8, pattern=r"^[a-z]{2}(-[A-Za-z]{2})?$")]
MoveText = Annotated[str, Meta(max_length=400)]
ChatText = Annotated[str, Meta(min_length=1, max_length=300)]
PhraseKey = Annotated[str, Meta(max_length=32, pattern=r"^[a-z_]+$")]
SeatToken = Annotated[str, Meta(max_length=400)]


# -- from the client -----------------------------------------------------------------------------------------------


class FromClient(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """Everything that a client may send. ``id`` names a request; its answer has the same one."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message on a socket: the table, and who connects. Without a token: a spectator."""

    table: Annotated[str, Meta(max_length=40)]
    version: int = VERSION
    token: SeatToken = ""  # of the seat; never part of an address
    phrase: Annotated[str, Meta(max_length=100)] = ""  # of a table with a pass phrase, for spectators
    lang: Language = "en"


class Move(FromClient, frozen=True, tag="move"):
    """An answer to the question ``ask``, or the answers to it and to what follows, in words or as an action.

    The same ``id`` from the same seat counts once, however often it comes and over whichever connection.
    """

    id: Id
    ask: Annotated[str, Meta(max_length=40)]
    words: MoveText = ""
    action: dict[str, Any] | None = None
    afresh: bool = False  # the words begin the move again, instead of continuing it


class Back(FromClient, frozen=True, tag="back"):
    """Take back the last part of an unfinished move."""

    id: Id
    ask: Annotated[str, Meta(max_length=40)]
    whole: bool = False  # all parts of it


class Undo(FromClient, frozen=True, tag="undo"):
    """Take back the own last whole move."""

    id: Id


class TakeBack(FromClient, frozen=True, tag="take_back"):
    """Take back the own last move freely, with all that came of it: only where nobody else plays but bots."""

    id: Id


class Hurry(FromClient, frozen=True, tag="hurry"):
    """Make the bots quick: until this person is asked again or, where only bots still play, to the end."""

    id: Id


class Ready(FromClient, frozen=True, tag="ready"):
    """This seat does not need the pause any longer."""

    id: Id


class Next(FromClient, frozen=True, tag="next"):
    """This step of the lesson was read; it may go on."""

    id: Id


class Why(FromClient, frozen=True, tag="why"):
    """Would this be allowed, and if not, why not? Changes nothing."""

    id: Id
    words: MoveText = ""
    action: dict[str, Any] | None = None


class Hint(FromClient, frozen=True, tag="hint"):
    """What would a good player do, with what this seat knows?"""

    id: Id


class Say(FromClient, frozen=True, tag="say"):
    """A line of chat: own words, or the key of a quick phrase."""

    id: Id
    text: ChatText | None = None
    phrase: PhraseKey | None = None


class MakeClaim(FromClient, frozen=True, tag="claim"):
    """Say something in the words of the game: a topic of ``talk`` and one of its labels (``role 2 alien``)."""

    id: Id
    words: Annotated[str, Meta(max_length=120)]


class Resync(FromClient, frozen=True, tag="resync"):
    """Send the whole scene again: a number was skipped, or the hash differs."""

    why: Annotated[str, Meta(max_length=20, pattern=r"^[a-z]*$")] = ""  # gap, hash, …; counted on the server


class Ping(FromClient, frozen=True, tag="ping"):
    id: Id


class Echo(FromClient, frozen=True, tag="echo"):
    """The answer to ``probe``, to be sent at once: the server measures the latency of the connection."""

    nonce: Annotated[str, Meta(max_length=40)]


ClientMessage = (
    Hello | Move | Back | Undo | TakeBack | Hurry | Ready | Next | Why | Hint | Say | MakeClaim | Resync | Ping | Echo
)


# -- from the server -----------------------------------------------------------------------------------------------


class FromServer(Struct, frozen=True, tag_field="t", omit_defaults=True, forbid_unknown_fields=True):
    """Everything that the server may send."""


class SceneFrame(FromServer, frozen=True, tag="scene"):
    """The whole scene: after hello, after resync, and when a delta would not be shorter. ``seq`` starts anew."""

    seq: int
    hash: str
    now: int
    scene: Scene
    log: Log  # the last lines
    chat: list[ChatLine]
    ticks: int = 0


class Delta(FromServer, frozen=True, tag="delta"):
    """What changed since ``seq - 1``: a JSON merge patch (RFC 7396) of the scene; afterwards its hash is ``hash``."""

    seq: int
    hash: str
    now: int
    patch: dict[str, Any]
    log: Log | None = None
    ticks: int = 0


class Ack(FromServer, frozen=True, tag="ack"):
    """The request was carried out, and is on disk. ``again``: it had been before; nothing happened this time.

    ``result``: where everybody acts at their own pace, the result of a move in its tick: ``accepted``, ``beaten``
    (somebody else was first), ``void`` (something else happened before), ``waits`` (it was to wait). Else empty.
    """

    id: str
    again: bool = False
    result: str = ""


class Refused(FromServer, frozen=True, tag="refused"):
    """Nothing happened. ``text`` is in the language of the connection."""

    id: str
    code: str
    text: str
    rule: str = ""
    legal: list[str] = []
    ms: int = 0  # of a move for something that somebody else got first: its time, as in ``race``
    late: int = 0  # … and how many of them it was too late


class Because(FromServer, frozen=True, tag="because"):
    """The answer to *why*: allowed, or the refusal it would meet."""

    id: str
    allowed: bool
    code: str = ""
    text: str = ""
    rule: str = ""
    legal: list[str] = []
    foretold: list[LogLine] = []  # if allowed: the next lines of the log that are certain with what this seat knows


class Advised(FromServer, frozen=True, tag="advised"):
    """The answer to *hint*: the option to take, and why."""

    id: str
    ask: str
    word: str
    label: str
    reasons: list[str]


class RaceTime(Struct, frozen=True):
    seat: int
    ms: int  # since everybody was shown what was to be had, less what is made up for the connection


class Race(FromServer, frozen=True, tag="race"):
    """How close a race was, sent to everybody when it is decided: all competitors. The first of them won; if ``drawn``
    is not 0, that many of the first came in the same tick, and lots were drawn."""

    times: list[RaceTime]
    drawn: int = 0


class Said(FromServer, frozen=True, tag="said"):
    line: ChatLine


class Pong(FromServer, frozen=True, tag="pong"):
    id: str
    now: int


class Probe(FromServer, frozen=True, tag="probe"):
    """To be answered at once with an ``echo`` of the same ``nonce``."""

    nonce: str


class Bye(FromServer, frozen=True, tag="bye"):
    """The server closes this socket, and says why. ``again``: come back."""

    code: str
    text: str
    again: bool = False


ServerMessage = SceneFrame | Delta | Ack | Refused | Because | Advised | Race | Said | Pong | Probe | Bye
