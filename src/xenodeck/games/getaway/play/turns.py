"""6.0 8 9 The beginning and the end of turns, the final round, and the games of a match."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import PAUSE, Frame, Rule
from xenodeck.games.getaway.play.flying import PLAY
from xenodeck.games.getaway.play.oola import OOLAS
from xenodeck.games.getaway.state import DRAW, HAND, OOLA, PILE, Getaway

DRAWN: Final = 2  # cards at the start of a turn


class Start(Rule[Getaway]):
    """6.0 A turn begins: two cards are drawn, or the last one; if the draw pile is empty, the final round begins
    (8.1)."""

    RULE = "6.0"
    ASKS = False

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        seat: i64 = f.seat
        s.active = seat
        automaton = s.setup.solo and seat == OOLA
        if not s.zones[DRAW] and s.final == 0:
            s.final = 1
            s.tell("final", seat)
        if automaton:
            if s.final == 0:
                s.then(OOLAS, END.frames[seat])
            else:
                s.then(START.frames[s.seat_after(seat)])  # 10.1 R35
            return
        if s.final != 0:
            s.tell("last_turn", seat)
        else:
            for _ in range(DRAWN):
                if s.zones[DRAW]:
                    s.draw(DRAW, HAND[seat], "draw", seat)
        s.then(PLAY.frames[seat], END.frames[seat])


class End(Rule[Getaway]):
    """8.3 A turn is over. In the final round the hand is dumped; after everybody's final turn the game is over."""

    RULE = "8.3"
    ASKS = False

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        if s.final != 0:
            DUMP.resolve(s, f, pick)
            s.final_turns += 1
            if s.final_turns >= s.setup.last_turns:
                SCORE.resolve(s, f, pick)
                return
        s.active = s.seat_after(f.seat)
        s.then(START.frames[s.active])


class Dump(Rule[Getaway]):
    """8.5 R23 The cards left in the hand go onto one's own pile, in hand order and without matching."""

    RULE = "8.5"
    ASKS = False

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        hand: i64 = HAND[f.seat]
        pile: i64 = PILE[f.seat]
        for card in s.zones[hand].copy():
            s.move(card, hand, pile)
            s.tell("dump", f.seat, number=s.worth(f.seat, card), card=card, src=hand, dst=pile)


class Score(Rule[Getaway]):
    """9.3 Score a game; in a match set up the next one at once, which the next seat begins (R25)."""

    RULE = "9.3"
    ASKS = False

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        points = s.points()
        if s.setup.rounds == 1:
            s.tell("scored", facts={"points": points})
            s.finish()
            return
        s.tell("game_scored", number=len(s.rounds) + 1, facts={"points": points})
        if s.end_round(points):
            s.finish()
            return
        s.start = s.seat_after(s.start)
        s.then(Frame(s.setup.opening, -1))


class Rest(Rule[Getaway]):
    """R25 Between two games of a match: the next game is set up, and its first turn waits until everybody is ready."""

    RULE = "R25"
    MODE = PAUSE

    def resolve(self, s: Getaway, f: Frame, pick: i64) -> None:
        s.then(START.frames[s.start])


START: Final = Start()
END: Final = End()
DUMP: Final = Dump()
SCORE: Final = Score()
REST: Final = Rest()
RESTING: Final = Frame(REST, -1)
