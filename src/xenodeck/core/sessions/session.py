"""A session: one game being played. It takes moves in words, passes time, keeps the record, and undoes moves."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from xenodeck.core.definition import ledger, open_answers
from xenodeck.core.definition.game import Attempt, Game
from xenodeck.core.definition.open_answers import OpenAnswer
from xenodeck.core.definition.positions import Positions
from xenodeck.core.errors import BadPosition, BadScript, GameError, Refusal
from xenodeck.core.knowledge.views import WATCHING, View, bit_of, event_data, may_undo, view
from xenodeck.core.rules import engine, realtime
from xenodeck.core.rules.claims import KEPT, SAYS, Claim
from xenodeck.core.rules.lanes import Sent
from xenodeck.core.rules.state import LAPSE, State
from xenodeck.core.sessions import played_answers, tick_inputs
from xenodeck.core.sessions.hidden_questions import WindowQuestions
from xenodeck.core.sessions.inputs import DRAWN, GO_ON, LAPSED, Input, InputResult, TakeBackPoint
from xenodeck.core.sessions.own_notes import keep_notes
from xenodeck.core.sessions.played_answers import BEFORE, PLAYED, TurnStart
from xenodeck.core.tabletop.chance import position_seed
from xenodeck.core.tabletop.events import Event
from xenodeck.core.words.attempt import move_words, read, seat_of, without_forced

MOST_SAVES = 20  # how many complete moves undo can go back
MOST_RETURNS = 5  # how many of its own moves a seat can take back freely
LONGEST_RETURN = 1000  # events; a move with more events after it cannot be taken back freely


class Session:
    """A game from its set-up to its outcome: the state, the log of events, and all inputs for the record."""

    def __init__(self, game: Game, state: State, seed: int, position: Mapping[str, Any] | None = None) -> None:
        self.game = game
        self.state = state
        self.setup = state.setup
        self.seed = seed
        self.position = position  # the position it began with; None: it began with a deal
        self.has_turns = isinstance(game.positions, Positions) and bool(game.positions.steps)  # see ``as_position``
        self.drops_bad_script = False  # True: a chance script that does not fit is dropped, and the seed takes over
        self.inputs: list[Input] = []
        self.undo_points: list[
            tuple[State, int]
        ] = []  # for undo: the state before each move, and the length of its log
        self.take_back_seat = -1  # the seat that may take its moves back freely; -1: none
        self.take_back_points: list[TakeBackPoint] = []  # for ``take_back``, the latest move last
        self.moves_before = 0  # how many inputs ``trim`` has dropped
        self.noticed_before = [0] * (int(state.seats) + 1)  # viewer + 1 -> how many of its events were dropped
        self.start_scores: list[int] | None = self._before_the_log()  # None: saved by a version that did not keep it
        self.booked: ledger.Breakdown = [{} for _ in range(state.seats)]  # the scores that dropped events brought
        self.kept_notes: list[Event] = []  # for own notes, from events that were dropped
        self.silent_frames = 0  # how many frames of secret windows asked no seat
        self.last_window: WindowQuestions | None = None  # see ``window``
        self.turn_starts: list[TurnStart] = []  # the last table that a position describes directly, see ``as_position``
        self._counted: dict[int, tuple[int, int]] = {}  # viewer -> length of the log, how many of it were noticed

    @staticmethod
    def start(
        game: Game, seats: int, seed: int, given: Mapping[str, object], mode: str | None = None, live: bool = False
    ) -> Session:
        """A session with a new deal. ``live``: it stops at every secret window, because people can see time pass."""
        return Session(game, game.start(game.setup(seats, given, mode), seed, True, live), seed)

    @staticmethod
    def from_position(game: Game, data: Mapping[str, Any], live: bool = False) -> Session:
        """A session that begins with a position."""
        rule = game.positions.rule if game.positions is not None else ""
        with game.own_codes():
            if PLAYED in data:
                session = Session._played_on(game, data, live, rule)
            elif BEFORE in data:
                raise BadPosition("before is the table on which something was played; there is no played.", rule)
            else:
                state = game.read_position(data)
                position_seed(state.chance.seed)  # here as well: no game gets past this, however it reads its positions
                state.log, state.stops_at_windows = [], live
                engine.run_to_question(state)
                session = Session(game, state, state.chance.seed, position=data)
            for one in open_answers.read(data, realtime.in_realtime(session.state), rule):
                session.place_open_answer(one, rule)
            return session

    @staticmethod
    def _played_on(game: Game, data: Mapping[str, Any], live: bool, rule: str) -> Session:
        """The table that the answers in ``played`` make of the one before."""
        answers = played_answers.read(data, rule)
        state = Session.from_position(game, played_answers.table_before(data, rule)).state
        if realtime.in_realtime(state):
            raise BadPosition("played: at everybody's own pace nobody waits for an answer.", rule)
        start = TurnStart(state.clone(), 0, tuple(answers))
        state.log = None
        played_answers.play_again(game, state, answers, rule)
        if BEFORE in data:
            played_answers.refuse_others(game, state, data, rule)
        state.log = []
        played_answers.open_anew(state, live)
        session = Session(game, state, state.chance.seed, position=data)
        session.turn_starts = [start]
        return session

    def place_open_answer(self, one: OpenAnswer, rule: str) -> None:
        """Give an answer that a position says is already given, and that leaves the question open."""
        try:
            s = self.table_of(one.seat)
            picks = read(self.game, s, one.seat, one.move)
            if self.window is not None:
                self.window.take(one.seat, picks)
                return
            question, depth, opened = s.agenda[s.depth - 1], s.depth, s.questions_opened
            engine.put_before(s, one.seat, [])
            for pick in picks:
                engine.answer(s, one.seat, pick, one.comp)
                if s.over or s.depth != depth or s.agenda[depth - 1] is not question or s.questions_opened != opened:
                    text = "given: with this the question is answered, and the game would have gone on."
                    raise BadPosition(text, rule)
        except Refusal as no:
            raise BadPosition(f"given: {no.text}", no.rule or rule) from None

    def _before_the_log(self) -> list[int]:
        return ledger.scores_before(self.game.postings, self.game.scores(self.state), self.state.log or [])

    # -- reading ---------------------------------------------------------------------------------------------------

    @property
    def window(self) -> WindowQuestions | None:
        """The open secret window of a live table; the same object as long as it is open. None: there is none."""
        s = self.state
        if not s.stops_at_windows or not engine.at_secret_window(s):
            return None
        key = (self.moves, self.silent_frames, int(s.depth))
        if self.last_window is None or self.last_window.key != key:
            self.last_window = WindowQuestions(s, key)
        return self.last_window

    def table_of(self, seat: int) -> State:
        """The state in which ``seat`` is asked: in a secret window a copy of its own, else the state itself."""
        window = self.window
        return window.asked[seat] if window is not None and window.open_to(seat) else self.state

    def asks(self, seat: int) -> bool:
        """Is ``seat`` asked now? Also true if it is asked in a secret window, which ``waiting`` leaves out."""
        return seat in engine.seats_open(self.table_of(seat))

    def view(self, viewer: int) -> View:
        """What ``viewer`` (a seat, or -1 for spectators) may see now."""
        return view(self.table_of(viewer), viewer)

    def waiting(self) -> list[int]:
        """The seats that are asked in the state itself. While a secret window is open: none."""
        return engine.seats_open(self.state)

    def asks_in_secret(self) -> bool:
        """Is the open question one that other seats may not know of?"""
        s = self.state
        return not s.over and s.agenda[s.depth - 1].rule.discreet

    def events(self, viewer: int, since: int = 0) -> list[dict[str, Any]]:
        """The events that ``viewer`` noticed, from number ``since`` of the log on."""
        log = self.log[since:]
        seen = (event_data(self.state.layout, e, viewer) for e in log)
        return [e for e in seen if e is not None]

    def later_events(self, viewer: int, since: int = 0) -> list[dict[str, Any]]:
        """The same events as they may be told later, to a viewer who reconnects: without the faces of fleeting ones."""
        told = (event_data(self.state.layout, e, viewer, not self.state.over) for e in self.log[since:])
        return [e for e in told if e is not None]

    def all_events(self, since: int = 0) -> list[dict[str, Any]]:
        """All events with nothing hidden, for finished games and for the person who set up the table."""
        layout = self.state.layout
        return [event_data(layout, e.uncovered(), WATCHING) or {} for e in self.log[since:]]

    def score_breakdown(self) -> ledger.Breakdown:
        """Seat -> account -> the points it brought: how the score of each seat came about."""
        booked = [dict(account) for account in self.booked]
        ledger.book(self.game.postings, self.log, booked)
        return ledger.balanced(self.game.postings, self.game.scores(self.state), self.start_scores, booked)

    @property
    def log(self) -> list[Event]:
        """The events so far, without those that ``trim`` has dropped."""
        assert self.state.log is not None
        return self.state.log

    def as_position(self, seen_by: int | None = None) -> dict[str, Any]:
        """The table in the codes of the rules page; with ``seen_by`` only what that seat (-1: a spectator) sees.

        In the middle of a turn the whole position says what was answered since a table that can be described directly.
        If nobody knows any more what that was, as of a saved table, it says what is pending, as ``Game.position`` does;
        so it does in a secret window of a live table, where answers are still out.
        """
        s = self.state
        if seen_by is not None or not self.turn_starts or played_answers.says_it_all(self.game, s):
            return self.game.position(s, seen_by)
        start = self.turn_starts[-1]
        if start.moves < self.moves_before or self.window is not None:
            return self.game.position(s)
        return played_answers.write(self.game, s, start, self.inputs[start.moves - self.moves_before :])

    # -- doing -----------------------------------------------------------------------------------------------------

    def play(self, seat: int, attempt: Attempt, comp: int = 0, recorded: bool = False) -> bool:
        """``seat`` makes a move, in words or as an action of the rules page. True: the move is complete.

        A refusal changes nothing, also if only a later part of the line is wrong. In real time the move is sent for
        the coming tick; ``comp`` is its lag compensation. ``recorded``: it is from a record, so it was accepted before.
        """
        if (words := self.game.claim_words(self.state, seat := seat_of(seat), attempt)) is not None:
            self.say(seat, words)
            return True
        if engine.paused(self.state) and self.game.is_ready_action(self.state, seat, attempt):
            return self.be_ready(seat)
        if realtime.in_realtime(self.state) and 0 <= seat < self.state.seats and self.state.lanes.has_sent(seat):
            # Before anything is read: whatever it is, it comes too late for this tick.
            raise realtime.second_of_a_tick(self.game.turn_rule)
        if not engine.between_rounds(self.state) and self.game.is_wait(self.state, seat, attempt):
            self.restart(seat)
            return True
        picks = read(self.game, self.table_of(seat), seat, attempt, recorded)
        return self.make_move(seat, picks, comp) if self.window is None else self.window.take(seat, picks)

    def say(self, seat: int, words: str) -> Claim:
        """``seat`` makes a claim. The game goes on unchanged, but undo cannot go back before it."""
        s = self.state
        claim = self.game.read_claim(s, seat, words)
        s.claims = [*s.claims[-KEPT + 1 :], claim]
        facts = {"label": claim.label, **({"detail": claim.detail} if claim.detail else {})}
        self.log.append(Event(f"{SAYS}_{claim.subject}", seat, claim.other, facts=facts))
        self.inputs.append(Input(seat, claim.words(), is_claim=True))
        self.undo_points.clear()
        return claim

    def answer(self, seat: int, pick: int) -> bool:
        """``seat`` answers the question open to it with one of its options. True: the move is complete."""
        s = self.table_of(seat)
        self.game.refuse_unless_asked(s, seat)
        picks = without_forced(s, seat, [*s.earlier(seat), pick])
        return self.make_move(seat, picks) if self.window is None else self.window.take(seat, picks)

    def make_move(self, seat: int, picks: list[int], comp: int = 0) -> bool:
        """Make a move of ``seat`` from its beginning: all of ``picks``, or nothing. True: the move is complete."""
        if realtime.in_realtime(self.state):
            return self._send(seat, picks, comp)
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
        except GameError as no:
            self._restore(saved, mark)
            if self.drops_bad_script and isinstance(no, BadScript):
                saved.chance.script = None
                return self.make_move(seat, picks)
            with self.game.own_codes():
                raise
        if whole:
            crossed = not may_undo(saved, self.state) or self.window is not None
            engine.put_before(saved, seat, [])  # taking a move back goes to its beginning
            self._note_turn(saved)
            if seat == self.take_back_seat:
                self.take_back_points.append(TakeBackPoint(seat, saved.clone(), mark, self.moves))
                del self.take_back_points[:-MOST_RETURNS]
            self.inputs.append(Input(seat, words))
            if crossed:
                self.undo_points.clear()  # somebody has learnt something, so undo cannot go back any further
            else:
                self.undo_points.append((saved, mark))
                del self.undo_points[:-MOST_SAVES]
            self._forget_turns()
        return whole

    def _note_turn(self, table: State) -> None:
        """``table`` is about to be changed by an answer: if its position describes it directly, positions go by it."""
        if self.has_turns and played_answers.says_it_all(self.game, table):
            self.turn_starts.append(TurnStart(table, self.moves))

    def _forget_turns(self) -> None:
        """Let go of what is needed for no table that anybody can get back to."""
        reached = min([self.moves - len(self.undo_points), *(one.moves for one in self.take_back_points[:1])])
        while len(self.turn_starts) > 1 and self.turn_starts[1].moves <= reached:
            del self.turn_starts[0]

    def _send(self, seat: int, picks: list[int], comp: int) -> bool:
        """The same in real time: the move is sent, and the table does not change before the tick."""
        begun, whole, words = self.state.earlier(seat), False, ""
        realtime.put_before(self.state, seat, [])
        try:
            for pick in picks:
                if pick not in engine.open_options(self.state, seat):
                    raise Refusal("NOT_AN_OPTION", "That is not among the options.", facts={"word": str(pick)})
                words = move_words(self.state, seat, [*self.state.earlier(seat), pick])
                whole = engine.answer(self.state, seat, pick, comp)
        except GameError:
            realtime.put_before(self.state, seat, begun)
            with self.game.own_codes():
                raise
        if self.state.lanes.has_sent(seat):
            self.inputs.append(Input(seat, words, comp=comp))
            self._close()
        return whole

    def _restore(self, saved: State, mark: int) -> None:
        log = self.log
        del log[mark:]
        self._counted.clear()
        saved.log = log
        self.state = saved

    def back(self, seat: int) -> bool:
        """Take back the last part of an unfinished move."""
        return engine.back(self.table_of(seat), seat)

    def restart(self, seat: int) -> None:
        """Take back all parts of an unfinished move."""
        if self.asks(seat) and self.table_of(seat).earlier(seat):
            engine.put_before(self.table_of(seat), seat, [])

    def unfinished_words(self, seat: int) -> str:
        """The words of the unfinished move of ``seat``; empty: there is none."""
        before = self.table_of(seat).earlier(seat) if self.asks(seat) else []
        return move_words(self.table_of(seat), seat, list(before)) if before else ""

    def answer_by_default(self, seat: int) -> None:
        """Make the default move of a silent seat, as its rule says."""
        self.game.refuse_unless_asked(self.state, seat)
        self.restart(seat)
        s, f = self.state, self.state.agenda[self.state.depth - 1]
        if s.asked == seat and f.rule.default(s, f, seat, s.options) == LAPSE:
            self.lapse(seat)
            return
        picks: list[int] = []
        while options := engine.options_after(s, f, f.rule, seat, picks):
            picks.append(f.rule.default(s, f, seat, options))
        self.make_move(seat, without_forced(s, seat, picks))

    def lapse(self, seat: int) -> None:
        """Let the question of ``seat`` lapse, if its rule says what happens then."""
        self.game.refuse_unless_asked(self.state, seat)
        self.restart(seat)
        if self.has_turns:
            self._note_turn(self.state.clone())
        self._pass(engine.lapse)
        self.inputs.append(Input(seat, LAPSED))
        self._close()

    def replay_input(self, seat: int, words: str, comp: int = 0) -> bool:
        """Repeat an input of a record or a journal: a move, or a lapse. True: the move is complete."""
        if words == LAPSED:
            self.lapse(seat)
            return True
        return self.play(seat, words, comp, recorded=True)

    def tick(self, ticks: int = 1, drawn: bool = False) -> list[Sent]:
        """Pass ``ticks`` ticks. Returns the moves that were decided. ``drawn``: in the first tick, chance orders the
        moves that compete."""
        lots = drawn and len(self.state.lanes.sent) > 1
        told: list[Sent] = []
        for number in range(ticks):
            if self.state.over:
                break
            by_chance = lots and number == 0
            self._pass(lambda s, by_chance=by_chance: told.extend(engine.tick(s, by_chance)))  # type: ignore[misc]
        if lots:
            self.inputs.append(Input(-1, DRAWN, 1))
            ticks -= 1
        if self.inputs and self.inputs[-1].ticks and self.inputs[-1].words != DRAWN:
            self.inputs[-1] = Input(-1, "", self.inputs[-1].ticks + ticks)
        elif ticks:
            self.inputs.append(Input(-1, "", ticks))
        self._close()
        return told

    def advance(
        self, inputs: Sequence[tuple[int, Attempt | list[int]]], comp: Mapping[int, int] | None = None
    ) -> list[InputResult]:
        """Exactly one tick with what came in during it, in the order of arrival: what a live table calls.

        ``comp``: seat -> ticks that its line is long. Only the first input of a seat counts. The results of what came
        in, in the same order, then those of what was decided after a hold.
        """
        return tick_inputs.advance(self, inputs, comp or {})

    def go_on(self) -> None:
        """End the pause."""
        self._pass(engine.go_on)
        self.inputs.append(Input(-1, GO_ON))
        self.turn_starts.clear()
        self._close()

    def ready(self, seat: int) -> bool:
        """``seat`` is ready to go on. True: all seats are, so the pause has ended."""
        gone: list[bool] = []
        self._pass(lambda s: gone.append(engine.ready(s, seat)))
        if gone[-1]:
            self.inputs.append(Input(-1, GO_ON))
            self.turn_starts.clear()
            self._close()
        return gone[-1]

    def be_ready(self, seat: int) -> bool:
        """``ready`` as an action of the rules page, which is refused from a seat that the pause does not wait for."""
        f = self.state.agenda[self.state.depth - 1]
        if seat not in f.rule.pause(self.state, f).waits_for:
            with self.game.own_codes():
                raise Refusal("NOT_YOUR_TURN", f"The pause does not wait for seat {seat}.", self.game.turn_rule)
        self.ready(seat)
        return True

    def _close(self) -> None:
        """Drop all points that undo and take-back could go to, because time cannot be undone."""
        self.undo_points.clear()
        self.take_back_points.clear()

    def _pass(self, go: Callable[[State], object]) -> None:
        """Let ``go`` run the state on; ``drops_bad_script``: again without the chance script, if that does not fit."""
        if not self.drops_bad_script or self.state.chance.script is None:
            with self.game.own_codes():
                go(self.state)
            return
        saved, mark = self.state.clone(), len(self.log)
        try:
            go(self.state)
        except BadScript:
            self._restore(saved, mark)
            saved.chance.script = None
            go(saved)

    # -- a long game -----------------------------------------------------------------------------------------------

    @property
    def moves(self) -> int:
        """How many inputs there were so far."""
        return self.moves_before + len(self.inputs)

    @property
    def steps(self) -> int:
        """Inputs plus frames that asked no seat: the same number whether or not a seat was asked in a window."""
        return self.moves + self.silent_frames

    def noticed_count(self, viewer: int, until: int | None = None) -> int:
        """How many events ``viewer`` has noticed so far, or up to number ``until`` of the log."""
        me = bit_of(viewer)
        if until is not None:
            return self.noticed_before[viewer + 1] + sum(1 for e in self.log[:until] if e.audience & me)
        known, count = self._counted.get(viewer, (0, 0))
        if known > len(self.log):  # undo has cut the log
            known, count = 0, 0
        count += sum(1 for e in self.log[known:] if e.audience & me)
        self._counted[viewer] = (len(self.log), count)
        return self.noticed_before[viewer + 1] + count

    def trim(self, keep: int) -> int:
        """Drop all but the last ``keep`` events, and inputs that undo cannot reach. Returns how many events went."""
        going = len(self.log) - keep
        self.take_back_points = [one for one in self.take_back_points if len(self.log) - one.mark <= LONGEST_RETURN]
        reached = [mark for _, mark in self.undo_points[:1]] + [one.mark for one in self.take_back_points[:1]]
        going = max(min([going, *reached]), 0)
        for viewer in range(-1, len(self.noticed_before) - 1):
            self.noticed_before[viewer + 1] = self.noticed_count(viewer, going)
        ledger.book(self.game.postings, self.log[:going], self.booked)
        keep_notes(self, self.log[:going])
        del self.log[:going]
        self._counted.clear()
        self.undo_points = [(state, mark - going) for state, mark in self.undo_points]
        self.take_back_points = [
            TakeBackPoint(one.seat, one.state, one.mark - going, one.moves) for one in self.take_back_points
        ]
        kept = max(len(self.undo_points), 1)  # the last one may be time, to which more time is added
        self.moves_before += max(len(self.inputs) - kept, 0)
        del self.inputs[:-kept]
        return going

    # -- undo ------------------------------------------------------------------------------------------------------

    def may_undo(self) -> bool:
        """Can the last move be undone? Not if a viewer has learnt something since, or chance was used."""
        return bool(self.undo_points)

    def undo(self) -> None:
        """Undo the last complete move."""
        if not self.may_undo():
            raise Refusal("NO_UNDO", "Somebody has learnt something since, or chance has spoken.")
        self._restore(*self.undo_points.pop())
        self.inputs.pop()
        self._drop_turns()
        self.take_back_points = [one for one in self.take_back_points if one.moves < self.moves]

    def may_take_back(self, seat: int) -> bool:
        """May ``seat`` take its last move back, whatever was learnt since? Never after the end of the game."""
        return not self.state.over and 0 <= seat == self.take_back_seat == (
            self.take_back_points[-1].seat if self.take_back_points else -1
        )

    def take_back(self, seat: int) -> int:
        """Go back to before the last move of ``seat``, whatever was learnt since. Returns how many inputs went."""
        if not self.may_take_back(seat):
            raise Refusal("NO_TAKE_BACK", "There is no move of yours that could be taken back.")
        to = self.take_back_points.pop()
        going = self.moves - to.moves
        self._restore(to.state, to.mark)
        if to.moves >= self.moves_before:
            del self.inputs[to.moves - self.moves_before :]
        else:
            self.inputs.clear()
            self.moves_before = to.moves
        del self.undo_points[max(len(self.undo_points) - going, 0) :]
        self._drop_turns()
        return going

    def _drop_turns(self) -> None:
        """Moves were taken back: a turn that began since is none, and one that begins now is noted with its answer."""
        self.turn_starts = [one for one in self.turn_starts if one.moves < self.moves or one.earlier]
