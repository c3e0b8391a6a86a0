"""The loop of ``play``: whose turn it is, what the person typed, what the bots do."""

from __future__ import annotations

import unicodedata

from xenodeck import bots
from xenodeck.cli.terminal.questions import arranged, typed
from xenodeck.cli.terminal.screen import Screen
from xenodeck.core.definition.bot import Advice, Bot
from xenodeck.core.errors import Refusal
from xenodeck.core.knowledge.views import Question
from xenodeck.core.playing.driver import driver
from xenodeck.core.rules import realtime
from xenodeck.core.rules.engine import paused
from xenodeck.core.sessions import bot_claims, own_notes
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.attempt import why_not

PARTS = 64  # more than any move has questions, so that each question has random numbers of its own
LONGEST_WAIT = 200  # ticks after which a person who waits is asked again though nothing has happened


class LeftTable(Exception):
    """The person quit, or the input ended."""

    def __init__(self, on_purpose: bool) -> None:
        super().__init__()
        self.on_purpose = on_purpose


class TerminalGame:
    """One person plays a session against bots."""

    def __init__(self, session: Session, seat: int, line_up: list[Bot], screen: Screen) -> None:
        self.session = session
        self.seat = seat
        self.line_up = line_up
        self.screen = screen
        self.told = 0  # events before this one are not told again
        self.mark = 0  # how many events there were when the question was shown
        self.awaited: object = None  # what the person saw when they chose to wait; a change of it asks them again
        self.patience = 0  # ticks left until the person is asked again though nothing changes
        self.pages: dict[int, int] = {}  # number of moves at an own turn -> the first event of its story
        self.taken_back = 0  # how many moves were taken back
        session.take_back_seat = seat  # alone with bots a move may be taken back

    def run(self) -> bool:
        """Play to the end and return True; False if the input ended before the game."""
        self.screen.welcome()
        loop = driver(self.session, self.turn, self.me_first)
        try:
            while not self.session.state.over:
                if paused(self.session.state):
                    self.rest()
                loop.cycle()
        except LeftTable as left:
            self.screen.goodbye()
            return left.on_purpose
        outcome = self.session.game.outcome(self.session.state)
        last = self.session.view(self.seat)
        self.screen.ending(outcome, self.session.events(self.seat, self.mark), last)
        return True

    def rest(self) -> None:
        """Show the result of a round. The next round then begins by itself."""
        self.screen.round_over(self.session.game.outcome(self.session.state), self.session.events(self.seat, self.mark))
        self.told = self.mark = len(self.session.log)

    def me_first(self, waiting: list[int]) -> list[int]:
        """Ask the person before the bots, because in a race nobody is faster than a program."""
        return sorted(waiting, key=lambda seat: seat != self.seat)

    def turn(self, seat: int) -> None:
        """Let the seat that is asked make its move."""
        if seat == self.seat:
            if self.still_waiting():
                return
            self.my_turn()
            if realtime.in_realtime(self.session.state) and not self.session.state.lanes.has_sent(seat):
                self.awaited, self.patience = self.in_sight(), LONGEST_WAIT
        else:
            self.bot_turn(seat)

    def in_sight(self) -> object:
        """What the person sees of the table, without the time."""
        seen = self.session.view(self.seat).to_data()
        return {**seen, "now": 0}, len(self.session.log)

    def still_waiting(self) -> bool:
        """True if the person chose to wait and has seen no change since."""
        self.patience -= 1
        return self.patience > 0 and self.awaited == self.in_sight()

    def dice(self, seat: int, bot: Bot) -> int:
        """Random numbers that depend on what was played so far, so that bots do the same again after an undo."""
        s = self.session.state
        number = (len(self.session.inputs) + int(s.now)) * PARTS + len(s.earlier(seat))
        return bots.dice_for(s, seat, bot, self.session.seed, number)

    def advice(self, seat: int, bot: Bot) -> Advice:
        return bots.hint(self.session.game, self.session.state, seat, bot, self.dice(seat, bot))

    def bot_turn(self, seat: int) -> None:
        """Let a bot give its next answer, or in real time its whole move."""
        s, bot, memory = self.session.state, self.line_up[seat], bots.memory_dice(self.session.seed)
        if not s.earlier(seat) and (words := bot_claims.bot_claim(self.session, seat)):
            self.session.say(seat, words)
        while True:
            pick = bots.pick(self.session.game, s, seat, bot, self.dice(seat, bot), memory)
            if self.session.answer(seat, pick) or not realtime.in_realtime(s):
                return

    # -- the person ------------------------------------------------------------------------------------------------

    def my_turn(self) -> None:
        """Read lines until the person has made a move."""
        self.turn_page()
        self.show_turn()
        while True:
            line = self.screen.read()
            if line is None:
                raise LeftTable(on_purpose=False)
            line = unicodedata.normalize("NFKC", line)
            if not line:
                self.show_turn()
            elif not self.command(line) and self.move(line):
                return

    def turn_page(self) -> None:
        """Begin the story at the own last move if others moved since; several own moves in a row stay in it."""
        mine = [number for number, entry in enumerate(self.session.inputs) if entry.seat == self.seat]
        automata = self.session.setup.automata  # their turns are events without inputs
        moved = any(event.seat in automata for event in self.session.log[self.mark :])
        if mine and (moved or mine[-1] < len(self.session.inputs) - 1):
            self.told = self.mark
        self.pages[self.session.moves] = self.told

    def show_turn(self) -> None:
        """Show the table and everything since the own last turn."""
        self.mark = len(self.session.log)
        self.screen.turn(self.session.view(self.seat), self.session.events(self.seat, self.told))

    def question(self) -> Question:
        question = self.session.view(self.seat).question
        assert question is not None
        return question

    def move(self, line: str) -> bool:
        """Try a line as a move and return whether a whole move was made."""
        try:
            if self.session.play(self.seat, self.attempt(line)):
                return True
            self.screen.follow_up(self.session.view(self.seat), self.session.events(self.seat, self.told))
        except Refusal as no:
            self.screen.refused(no)
        return False

    def attempt(self, line: str) -> str:
        """The move a line means: as typed, or with the names of people replaced by their seats."""
        meant = typed(arranged(self.session.view(self.seat)), line, self.screen.teller)
        named = self.screen.teller.seats_for_names(meant)
        game, state = self.session.game, self.session.state
        return named if why_not(game, state, self.seat, meant) and not why_not(game, state, self.seat, named) else meant

    def command(self, line: str) -> bool:
        """Run a line that is a command (help, hint, why, undo, log, rules and so on); False if it is none."""
        word, _, rest = line.partition(" ")
        rest = rest.strip()
        match self.screen.teller.phrases.command(word):
            case "help":
                self.screen.help()
            case "hint":
                self.hint()
            case "undo":
                self.undo()
            case "log":
                self.screen.log(self.session.later_events(self.seat), int(rest) if rest.isdecimal() else 0)
            case "rules":
                self.screen.rules(rest)
            case "card":
                self.screen.card(rest)
            case "table":
                self.show_turn()
            case "why":
                self.why(rest)
            case "say" if self.session.game.allows_claims(self.session.setup):
                self.say(rest)
            case "notes" if self.session.game.noted_events:
                self.screen.log(own_notes.notes_of(self.session, self.seat), 0)
            case "quit":
                raise LeftTable(on_purpose=True)
            case _:
                return False
        return True

    def hint(self) -> None:
        """Show what the strongest bot would do. If the usual bot agrees for another reason, show its reason first."""
        game = self.session.game
        best, plain = (self.advice(self.seat, bots.find(game, name(game))) for name in (bots.strongest, bots.usual))
        reasons = [plain, best] if plain.index == best.index and plain.reason != best.reason else [best]
        self.screen.hint(self.question(), reasons)

    def why(self, rest: str) -> None:
        """Show why a move is allowed or not; without a move, which rule asks."""
        word, _, after = rest.partition(" ")
        if self.screen.teller.phrases.command(word) == "not":
            rest = after.strip()
        question = self.question()
        if not rest:
            self.screen.note("asked_by", rule=question.rule)
            self.screen.rules(question.rule)
            return
        no = why_not(self.session.game, self.session.state, self.seat, self.attempt(rest))
        self.screen.why(no, question.rule)

    def say(self, words: str) -> None:
        """Make a claim; without words, show what may be claimed now."""
        game, state = self.session.game, self.session.state
        if not words:
            sayable = [f"{t.words()} {label}" for t in game.topics(state, self.seat) for label in t.labels]
            self.screen.note("sayable", words=" · ".join(sayable) or "—")
            return
        try:
            self.session.say(self.seat, words)
        except Refusal as no:
            self.screen.refused(no)
            return
        self.show_turn()

    def undo(self) -> None:
        """Take back the last part of a move, or the own last move with everything after it (decision 15)."""
        if not self.session.back(self.seat):
            if not self.session.may_take_back(self.seat):
                self.screen.note("no_undo")
                return
            self.session.take_back(self.seat)
            self.taken_back += 1
            self.told = self.pages[self.session.moves]
        self.screen.note("undone")
        self.show_turn()
