"""Psych cards: Weapon and Defence, in front of whom they lie and when they are discarded (section 9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from xenodeck.core import Frame, Rule
from xenodeck.games.gambit.play.piles import put_away
from xenodeck.games.gambit.play.windows import ask_counter, is_around
from xenodeck.games.gambit.state import (
    CANCEL_PSYCH,
    DEFENCES_BESIDE,
    DISCARD,
    PSYCH,
    PSYCH_DEFENCE,
    RESOLVING,
    Gambit,
)


def announce_psych(s: Gambit, active: i64) -> None:
    """14.3 An open guard stops it (R46); otherwise Cancel Psych may."""
    if s.guard != 0:
        s.guard = 0
        s.tell("guarded", active, card=s.zones[RESOLVING][-1])
        put_away(s)
    elif is_around(s, CANCEL_PSYCH):
        s.then(PSYCH_EFFECT.frames[active])
        ask_counter(s, active)
    else:
        psych_effect(s, active)


class PsychEffect(Rule[Gambit]):
    """9.1 A Psych card takes effect."""

    RULE = "9.1"
    ASKS = False

    def resolve(self, s: Gambit, f: Frame, pick: i64) -> None:
        psych_effect(s, f.seat)


def psych_effect(s: Gambit, active: i64) -> None:
    """9 Opposite cards cancel each other, the old one goes first; otherwise the new one lies in front of its player."""
    face: i64 = s.face[s.zones[RESOLVING][-1]]
    lying = s.zones[PSYCH]
    if lying and s.face[lying[0]] != face:
        lift_oldest(s)
        s.tell("neutralised", active)
        put_away(s)
        return
    if lying and not (face == PSYCH_DEFENCE and s.setup.house & DEFENCES_BESIDE):
        lift_oldest(s)
    s.draw(RESOLVING, PSYCH)
    s.owners.append(active)
    s.tell("psych", active, word="weapon" if face != PSYCH_DEFENCE else "defence")


def lift_oldest(s: Gambit) -> None:
    s.move(s.zones[PSYCH][0], PSYCH, DISCARD)
    s.owners.pop(0)


def lift_own(s: Gambit, seat: i64) -> None:
    """9.2 Psych cards are discarded when their owner's next turn begins or is skipped."""
    at: i64 = 0
    while at < len(s.owners):
        if s.owners[at] == seat:
            card = s.zones[PSYCH][at]
            s.move(card, PSYCH, DISCARD, "psych_over", seat)
            s.owners.pop(at)
        else:
            at += 1


PSYCH_EFFECT: Final = PsychEffect()
