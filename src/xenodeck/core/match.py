"""One table being played: takes moves in words, lets time pass, keeps the record, knows how far undo may go."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from xenodeck.core import engine
from xenodeck.core.attempt import Attempt, move_words, read, without_forced
from xenodeck.core.errors import GameError, Refusal
from xenodeck.core.events import Event
from xenodeck.core.game import Game
from xenodeck.core.settings import Value
from xenodeck.core.state import State
from xenodeck.core.views import WATCHING, View, event_data, may_undo, view


@dataclass(frozen=True)
class Input:
    """One thing that came from outside: a whole move of a seat in words, or ``ticks`` of time (seat -1)."""

    seat: int
    words: str
    ticks: int = 0


class Match:
    """A game, its table and everything that was put into it."""

    def __init__(
        self,
        game: Game,
        state: State,
        config: dict[str, Value],
        seed: int,
        mode: str,
        position: Mapping[str, Any] | None = None,
    ) -> None:
        self.game = game
        self.state = state
        self.config = config
        self.seed = seed
        self.mode = mode
        self.position = position  # where it began, if not with a deal
        self.inputs: list[Input] = []
        self._saves: list[tuple[State, int]] = []  # states before each move that undo may still reach

    @staticmethod
    def start(game: Game, seats: int, seed: int, given: Mapping[str, object], mode: str | None = None) -> Match:
        config = game.configure(seats, given, mode)
        state = game.start(seats, seed, config, mode, log=True)
        return Match(game, state, config, seed, game.mode(mode).id)

    @staticmethod
    def from_position(game: Game, data: Mapping[str, Any]) -> Match:
        state, config = game.set_up(data)
        state.log = []
        engine.advance(state)
        return Match(game, state, config, state.chance.seed, game.modes[0].id, position=data)

    # -- reading ---------------------------------------------------------------------------------------------------

    def view(self, viewer: int) -> View:
        return view(self.state, self.game.fields, viewer)

    def waiting(self) -> list[int]:
        return engine.seats_open(self.state)

    def events(self, viewer: int, since: int = 0) -> list[dict[str, Any]]:
        """What ``viewer`` noticed, from event ``since`` on."""
        log = self.log[since:]
        seen = (event_data(self.state.layout, e, viewer) for e in log)
        return [e for e in seen if e is not None]

    def all_events(self, since: int = 0) -> list[dict[str, Any]]:
        """Everything that happened, with nothing hidden: for finished games and for whoever set up the table."""
        layout = self.state.layout
        return [event_data(layout, e.opened(), WATCHING) or {} for e in self.log[since:]]

    @property
    def log(self) -> list[Event]:
        assert self.state.log is not None
        return self.state.log

    # -- doing -----------------------------------------------------------------------------------------------------

    def play(self, seat: int, attempt: Attempt) -> bool:
        """``seat`` answers, in words or with an action of the rules page. True: a move was completed.

        A refusal leaves everything as it was, also when a later part of the same line is at fault.
        """
        return self._make(seat, read(self.game, self.state, seat, attempt))

    def answer(self, seat: int, pick: int) -> bool:
        """``seat`` answers the question open to it. True: a move was completed."""
        engine.refuse_unless_asked(self.state, seat, self.game.over_rule, self.game.turn_rule)
        return self._make(seat, without_forced(self.state, seat, [*self.state.earlier(seat), pick]))

    def _make(self, seat: int, picks: list[int]) -> bool:
        """Make a move of ``seat`` from its beginning, all of ``picks`` or nothing."""
        saved, mark = self.state.clone(), len(self.log)
        whole = False
        words = ""
        try:
            engine.put_before(self.state, seat, [])
            for pick in picks:
                if pick not in engine.open_options(self.state, seat):
                    raise Refusal("NOT_AN_OPTION", "That is not among the options.", facts={"word": str(pick)})
                words = move_words(self.state, seat, [*self.state.earlier(seat), pick])
                whole = engine.answer(self.state, seat, pick)
        except GameError:
            self._restore(saved, mark)
            raise
        if whole:
            self.inputs.append(Input(seat, words))
            if not may_undo(saved, self.state):
                self._saves.clear()  # the edge was crossed: nothing before it can be reached any more
            else:
                self._saves.append((saved, mark))
        return whole

    def _restore(self, saved: State, mark: int) -> None:
        log = self.log
        del log[mark:]
        saved.log = log
        self.state = saved

    def back(self, seat: int) -> bool:
        """Take back the last part of an unfinished move."""
        return engine.back(self.state, seat)

    def tick(self, ticks: int = 1) -> None:
        """Time passes."""
        for _ in range(ticks):
            if self.state.over:
                break
            engine.tick(self.state)
        if self.inputs and self.inputs[-1].seat < 0:
            self.inputs[-1] = Input(-1, "", self.inputs[-1].ticks + ticks)
        else:
            self.inputs.append(Input(-1, "", ticks))
        self._saves.clear()

    # -- undo ------------------------------------------------------------------------------------------------------

    def may_undo(self) -> bool:
        """Is the last move still on this side of the edge of knowledge?"""
        return bool(self._saves)

    def undo(self) -> None:
        """Take back the last whole move."""
        if not self.may_undo():
            raise Refusal("NO_UNDO", "Somebody has learnt something since, or chance has spoken.")
        self._restore(*self._saves.pop())
        self.inputs.pop()
