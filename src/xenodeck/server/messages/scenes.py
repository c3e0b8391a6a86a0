"""What a viewer is shown of a table: the parts of a scene, the lines of its log, talk. ``protocol`` sends them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field


class Seen(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A part of a scene."""


class Clock(Seen, frozen=True):
    """The time that a seat has for this move and in its bank. While the clock runs, ``since`` says from when it
    counts."""

    move: int  # ms for this move, then the bank is used
    bank: int  # ms
    since: int | None = None


class SeatScene(Seen, frozen=True):
    """Who sits where."""

    kind: str  # person, open, invite, bot, automaton (only rules move it)
    name: str = ""
    bot: str = ""  # level, of a bot
    here: bool = False  # somebody is connected
    stand_in: bool = False  # a bot plays until the person returns
    clock: Clock | None = None


class ClockRule(Seen, frozen=True):
    """How long people may think."""

    name: str  # none, fast, slow, days, own
    move: int = 0  # ms for each move
    bank: int = 0  # ms for the whole game, used when a move takes longer


class TableScene(Seen, frozen=True):
    """What is agreed at this table."""

    id: str
    game: str
    rules: int  # version
    mode: str
    status: str  # open, running, over
    options: dict[str, Any]  # those that are not as printed
    clock: ClockRule
    origin: str  # deal, seed, position: with the last two, whoever set up the table may know what will happen
    listed: bool
    assist: bool
    undo: bool
    watch: bool
    host: int | None = None  # the seat of whoever set it up
    next: str = ""  # the table of the rematch
    tick: int = 0  # ms; 0: the game does not depend on time


class PileScene(Seen, frozen=True, omit_defaults=False):
    size: int
    cards: list[str]  # top first, ``?`` for what is not known; empty: nothing of it is


class ProspectScene(Seen, frozen=True):
    """What an option would certainly bring, in a few words."""

    text: str  # in the language of the connection
    good: bool = False
    on: str = ""  # if it is followed by this answer to the next part; empty: in any case


class OptionScene(Seen, frozen=True):
    """Something that may be chosen; ``word`` is the answer to send."""

    word: str
    kind: str  # card, place, seat, number, choice, pass
    label: str  # in the language of the connection
    value: int | None = None  # seat or number
    card: str | None = None
    place: str | None = None
    at: int | None = None  # cards above it
    seat: int | None = None  # whose place it is
    prospects: list[ProspectScene] = []  # where the game can say it before anybody asks


class QuestionScene(Seen, frozen=True, omit_defaults=False):
    ask: str  # what this question is called; a move names it
    name: str
    kind: str
    rule: str
    prompt: str  # in the language of the connection
    before: list[str]
    options: list[OptionScene]
    verb: str | None = None  # what choosing is called on a button; ``{label}`` stands for the option


class LaneScene(Seen, frozen=True):
    """What a seat does where everybody acts at their own pace, as everybody sees it."""

    frozen: bool = False  # it cannot act for the moment
    until: int | None = None  # the last tick of what it is busy with; absent: it is not
    doing: list[int] | None = None  # what that is, in the game's own numbers


class ViewScene(Seen, frozen=True):
    """The game as the viewer knows it."""

    places: dict[str, list[PileScene]]
    fields: dict[str, Any]
    waiting: list[int]
    standing: list[int]  # the points of each seat now; empty: the viewer may not know
    over: bool
    truncated: bool  # cut short; the result says by what
    rounds: list[list[int]]  # the points of each round that is over, by seat
    paused: bool  # between two rounds: nobody is asked anything
    lanes: list[LaneScene] = []  # by seat, while everybody acts at their own pace
    put_off: int = 0  # ticks that holds for slow connections have taken: deadlines in ``fields`` do not count them
    # place -> pile by pile, top first: codes of what lies face down again, or empty; where the table reminds people
    ghosts: dict[str, list[list[str]]] = {}
    board: dict[str, Any] = {}  # what a game draws besides, in its own words: a map, ghosts for the options


class SumLine(Seen, frozen=True, omit_defaults=False):
    """One entry of the arithmetic of a score."""

    label: str  # in the language of the connection
    number: int  # below 0: what it cost


class Break(Seen, frozen=True, omit_defaults=False):
    """What decides between equal points."""

    label: str  # in the language of the connection
    values: list[int]  # by seat


class Result(Seen, frozen=True, omit_defaults=False):
    scores: list[int]
    winners: list[int]
    truncated: bool
    ended: str  # why, by the game's own name for it (``limit``, ``halt``); empty: the rules brought it to its end
    text: str  # in the language of the connection
    sums: list[list[SumLine]]  # for each seat how its score came about; the numbers add up to it
    ranks: list[int]  # by seat: 1 is best, equals share theirs
    teams: list[int]  # seat -> its team; empty: everybody played for themselves
    rounds: list[list[int]]  # the points of each round, by seat; empty: the game has none
    breaks: list[Break]  # the tie-breaks, in the order in which they count
    yours: str = ""  # the same told to the viewer (``You win by ten!``); empty: it has no seat
    ranked_only: bool = False  # scores only put the seats in order: nobody would call them points
    taken_back: int = 0  # how often somebody took back a move freely


class PauseScene(Seen, frozen=True, omit_defaults=False):
    """Nobody is asked anything. ``kind`` is the word of the game for its pause; ``round``: between two rounds. A table
    in real time has halts of its own: ``away`` (nobody is connected), ``return`` (others are expected back),
    ``countdown``, ``spent`` (whoever set up the table has used too much computing time; ``text`` says so)."""

    kind: str
    text: str  # what the game calls it, in the language of the connection; empty: it has no words for it
    waits_for: list[int]  # seats that end it together by being ready; empty: only time does
    ready: list[int]  # those of them who are
    due: int  # when it ends in any case; 0: this is not known


class WindowScene(Seen, frozen=True, omit_defaults=False):
    """A secret window is open: somebody may be asked something, or nobody. This is the same for everybody; only whoever
    is asked also has a question."""

    kind: str
    text: str  # what the game calls it, in the language of the connection; empty: it has no words for it
    opened: int  # when
    due: int  # when it closes; 0: when the only person here has answered


class LabelScene(Seen, frozen=True, omit_defaults=False):
    word: str
    text: str  # in the language of the connection


class TopicScene(Seen, frozen=True):
    """Something that the viewer may speak of now: ``words`` and the word of a label make a claim."""

    words: str
    subject: str
    text: str  # in the language of the connection
    labels: list[LabelScene]
    other: int | None = None  # whom it is about


class TalkScene(Seen, frozen=True, omit_defaults=False):
    """What the viewer may say now, and how often in this turn."""

    left: int
    topics: list[TopicScene]


class ClaimScene(Seen, frozen=True):
    """What somebody said, true or not."""

    seat: int
    subject: str
    label: str
    span: int  # in which turn, as the game counts them
    text: str  # in the language of the connection
    other: int | None = None
    detail: str = ""  # which of several it is about


class CoachScene(Seen, frozen=True, omit_defaults=False):
    """What the coach of a lesson says now. ``at``: what it points at, a place and perhaps a card; empty: nothing."""

    lesson: str
    title: str
    text: str
    at: str
    rule: str
    step: int  # from 0 on
    of: int
    next: bool  # it waits until somebody says that it may go on
    done: bool  # the lesson is over
    watch: bool = False  # other moves come first, or time passes: the text is about what is there afterwards


class Scene(Seen, frozen=True):
    """Everything a viewer sees. ``hash`` in the frames is the CRC-32 of its canonical JSON (keys sorted, no spaces)."""

    table: TableScene
    seats: list[SeatScene]
    you: int  # seat, -1: a spectator
    watchers: int
    log: int  # lines this viewer has been told
    can_undo: bool
    can_take_back: bool = False  # … the own last move, whatever became known since
    can_hurry: bool = False  # nobody else has to be waited for but bots
    out: list[int] = []  # seats that are out of the game
    view: ViewScene | None = None  # absent until the game starts
    question: QuestionScene | None = None
    result: Result | None = None
    pause: PauseScene | None = None  # only while the game is paused
    talk: TalkScene | None = None  # absent: the viewer cannot speak now
    said: list[ClaimScene] = []  # claims, the latest last
    saw: list[LogLine] = []  # the viewer's own notes: what it has seen that not everybody has, however long ago
    window: WindowScene | None = None  # only while a secret window is open
    coach: CoachScene | None = None  # only in a lesson


class LogLine(Seen, frozen=True):
    """An event as this viewer noticed it: its facts, and a sentence in the language of the connection.

    Consecutive lines that differ at most in their cards are shown as one: the last of them has their sentence in
    ``whole``.
    """

    what: str
    text: str
    seat: int | None = None
    other: int | None = None
    number: int | None = None
    cards: list[str] | None = None
    from_: str | None = field(default=None, name="from")
    to: str | None = None
    word: str | None = None  # of which kind it is, where there are several
    facts: dict[str, Any] | None = None  # more, by name: four dice, a cell, the points of a round
    run: int = 1  # which of such lines in a row this is
    whole: str = ""  # the sentence for all of them up to this one
    gist: str | None = None  # the same inside the one sentence of a turn; empty: left out there, absent: as it is
    begins: bool = False  # a turn begins with it, unless it goes on with the one before
    later: str = ""  # the sentence without faces, where what it shows is forgotten when it is face down again


class Log(Seen, frozen=True, omit_defaults=False):
    """From line ``start`` on the log is replaced by these lines; older ones there are gone (undo)."""

    start: int
    lines: list[LogLine]


class ChatLine(Seen, frozen=True):
    n: int
    seat: int
    name: str
    text: str
    at: int
    phrase: str = ""
