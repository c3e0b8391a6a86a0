"""The bodies of the API that show a finished game. ``schemas`` has the others."""

from __future__ import annotations

from xenodeck.server.messages.scenes import Break, LogLine, PileScene, SumLine, ViewScene
from xenodeck.server.messages.schemas import Answer


class ReplayStep(Answer, frozen=True):
    """The table after ``move`` moves."""

    move: int
    seat: int | None
    words: str | None  # what was answered, where the viewer may know it
    log: list[LogLine]
    view: ViewScene
    standing: list[int]  # the points of each seat now; empty: the viewer may not know
    ticks: int = 0  # that had passed by then, in real time
    spectator: dict[str, list[PileScene]] = {}  # by all eyes: a deck as a spectator saw it, where ``view`` has more


class ChartMark(Answer, frozen=True):
    """Something on the chart that happened to a seat."""

    at: int  # after which of the steps
    seat: int
    kind: str
    label: str  # in the reader's language


class Chart(Answer, frozen=True):
    """Something that each seat had over time: what a game has to tell when points say little."""

    title: str  # in the reader's language
    values: list[list[int]]  # by step, as the steps of the replay, then by seat
    marks: list[ChartMark]


class Tally(Answer, frozen=True):
    """How often something happened, in the whole game."""

    label: str  # in the reader's language
    values: list[int]  # by seat


class Replay(Answer, frozen=True):
    """A finished game, by everybody's eyes (``viewer`` -2) or as one seat (or a spectator, -1) knew it."""

    table: str
    game: str
    rules: int
    mode: str
    seats: list[str]
    viewer: int
    steps: list[ReplayStep]
    scores: list[int]
    winners: list[int]
    truncated: bool
    ended: str  # why, as in the result at the table
    text: str  # how it ended, in a sentence or two
    sums: list[list[SumLine]]  # for each seat how its score came about; the numbers add up to it
    ranks: list[int]
    teams: list[int]
    rounds: list[list[int]]
    breaks: list[Break]
    ranked_only: bool = False  # scores only put the seats in order
    taken_back: int = 0  # how often somebody took back a move freely
    chart: Chart | None = None  # by everybody's eyes only, and where the game has one of its own: else points are drawn
    tallies: list[Tally] = []
