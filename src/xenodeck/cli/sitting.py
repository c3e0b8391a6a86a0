"""One person at a table of bots: whose turn it is, what was typed, what becomes of it."""

from __future__ import annotations

import unicodedata

from xenodeck import bots
from xenodeck.cli.asking import arranged, typed
from xenodeck.cli.screen import Screen
from xenodeck.core.definition.bot import Advice, Bot
from xenodeck.core.errors import Refusal
from xenodeck.core.knowledge.views import Question
from xenodeck.core.playing.driver import driver
from xenodeck.core.rules import realtime
from xenodeck.core.rules.engine import paused
from xenodeck.core.sessions import bot_claims, own_notes
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.attempt import why_not

PARTS = 64  # no move has more questions; keeps the dice of one move's questions apart
LONGEST_WAIT = 200  # ticks; whoever waits for longer is asked again though nothing has happened


class LeftTable(Exception):
    """The person quit, or the input ended."""

    def __init__(self, on_purpose: bool) -> None:
        super().__init__()
        self.on_purpose = on_purpose


class Sitting:
    def __init__(self, session: Session, seat: int, line_up: list[Bot], screen: Screen) -> None:
        self.session = session
        self.seat = seat
        self.line_up = line_up
        self.screen = screen
        self.told = 0  # events that are old news
        self.mark = 0  # events when the question was put
        self.awaited: object = None  # what the person saw when it chose to wait: it is asked again when that changes
        self.patience = 0  # ticks that it will still wait, though nothing happens
        self.pages: dict[int, int] = {}  # moves made before an own one -> where its story began
        self.taken_back = 0  # how often a move was
        session.take_back_seat = seat  # alone with bots a move may be taken back

    def run(self) -> bool:
        """Play to the end. False: the input ended before."""
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
        """Between two rounds: how it went and where everybody stands. Nobody has to say that it goes on."""
        self.screen.round_over(self.session.game.outcome(self.session.state), self.session.events(self.seat, self.mark))
        self.told = self.mark = len(self.session.log)

    def me_first(self, waiting: list[int]) -> list[int]:
        """In a race nobody beats a program."""
        return sorted(waiting, key=lambda seat: seat != self.seat)

    def turn(self, seat: int) -> None:
        """Whoever is asked makes its move."""
        if seat == self.seat:
            if self.still_waiting():
                return
            self.my_turn()
            if realtime.in_realtime(self.session.state) and not self.session.state.lanes.has_sent(seat):
                self.awaited, self.patience = self.in_sight(), LONGEST_WAIT
        else:
            self.bot_turn(seat)

    def in_sight(self) -> object:
        """What the person sees of the table, but for the time."""
        seen = self.session.view(self.seat).to_data()
        return {**seen, "now": 0}, len(self.session.log)

    def still_waiting(self) -> bool:
        """Did the person choose to wait, and has nothing happened since?"""
        self.patience -= 1
        return self.patience > 0 and self.awaited == self.in_sight()

    def dice(self, seat: int, bot: Bot) -> int:
        """From what was played so far, not from a count of calls: after an undo bots do the same again."""
        s = self.session.state
        number = (len(self.session.inputs) + int(s.now)) * PARTS + len(s.earlier(seat))
        return bots.dice_for(s, seat, bot, self.session.seed, number)

    def advice(self, seat: int, bot: Bot) -> Advice:
        return bots.hint(self.session.game, self.session.state, seat, bot, self.dice(seat, bot))

    def bot_turn(self, seat: int) -> None:
        """A bot makes its move, or the next part of it; all of it where everybody acts at their own pace."""
        s, bot, memory = self.session.state, self.line_up[seat], bots.memory_dice(self.session.seed)
        if not s.earlier(seat) and (words := bot_claims.bot_claim(self.session, seat)):
            self.session.say(seat, words)
        while True:
            pick = bots.pick(self.session.game, s, seat, bot, self.dice(seat, bot), memory)
            if self.session.answer(seat, pick) or not realtime.in_realtime(s):
                return

    # -- the person ------------------------------------------------------------------------------------------------

    def my_turn(self) -> None:
        """Ask until a move is made."""
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
        """Once others have moved, the story begins with the own last move; several own moves in a row lose nothing."""
        mine = [number for number, entry in enumerate(self.session.inputs) if entry.seat == self.seat]
        automata = self.session.setup.automata  # nobody moves them, so only what happened tells that they had a turn
        moved = any(event.seat in automata for event in self.session.log[self.mark :])
        if mine and (moved or mine[-1] < len(self.session.inputs) - 1):
            self.told = self.mark
        self.pages[self.session.moves] = self.told

    def show_turn(self) -> None:
        """All since the own last turn, also when it is shown again."""
        self.mark = len(self.session.log)
        self.screen.turn(self.session.view(self.seat), self.session.events(self.seat, self.told))

    def question(self) -> Question:
        question = self.session.view(self.seat).question
        assert question is not None
        return question

    def move(self, line: str) -> bool:
        """True: a whole move was made."""
        try:
            if self.session.play(self.seat, self.attempt(line)):
                return True
            self.screen.follow_up(self.session.view(self.seat), self.session.events(self.seat, self.told))
        except Refusal as no:
            self.screen.refused(no)
        return False

    def attempt(self, line: str) -> str:
        """What a line means as a move: as it is, or with people in it that are called by their names."""
        meant = typed(arranged(self.session.view(self.seat)), line, self.screen.teller)
        named = self.screen.teller.seats_for_names(meant)
        game, state = self.session.game, self.session.state
        return named if why_not(game, state, self.seat, meant) and not why_not(game, state, self.seat, named) else meant

    def command(self, line: str) -> bool:
        """A word that is no move: help, hint, why not, undo, log, rules … False: it is none of these."""
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
        """What the strongest bot would do; where the one that knows the game agrees, its reason says more."""
        game = self.session.game
        best, plain = (self.advice(self.seat, bots.find(game, name(game))) for name in (bots.strongest, bots.usual))
        reasons = [plain, best] if plain.index == best.index and plain.reason != best.reason else [best]
        self.screen.hint(self.question(), reasons)

    def why(self, rest: str) -> None:
        """Why a move is allowed or not; without a move, which rule asks."""
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
        """Claim something; without words, what may be claimed now."""
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
        """The last part of a move, or the own last move with all that came of it: nobody else is here (decision 15)."""
        if not self.session.back(self.seat):
            if not self.session.may_take_back(self.seat):
                self.screen.note("no_undo")
                return
            self.session.take_back(self.seat)
            self.taken_back += 1
            self.told = self.pages[self.session.moves]
        self.screen.note("undone")
        self.show_turn()
