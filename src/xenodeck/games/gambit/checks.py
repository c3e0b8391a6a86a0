"""What always holds at a table of Earth Gambit (sections 5 and 6); tests and the soak check it."""

from __future__ import annotations

from xenodeck.games.gambit import state as gb
from xenodeck.games.gambit.board import slots_in
from xenodeck.games.gambit.play.piles import slot_of
from xenodeck.games.gambit.play.steps import COMPEL, PLAY, RESIST, STUCK
from xenodeck.games.gambit.play.turns import DRAW_RULE, PASS_ON
from xenodeck.games.gambit.state import (
    ABILITY,
    COVERS,
    FORCES,
    HAND,
    PROTECTS,
    PSYCH,
    RESOLVING,
    ROLE,
    SCIENCE,
    SKIPS,
    SLOTS,
    Gambit,
)

AMPLE = 30  # cards besides one for each seat: with so many no draw ever fails
ONLY_IN = ((PROTECTS, gb.PROTECT_PLAYER), (SKIPS, gb.SKIP_TURN), (FORCES, gb.FORCE_TO_PLAY))


def check(s: Gambit) -> None:
    assert sorted(c for zone in s.zones for c in zone) == list(range(len(s.face))), "a card is lost or doubled"
    faces = [[s.face[card] for card in zone] for zone in s.zones]
    check_places(s, faces)
    check_science(s, faces)
    assert len(s.owners) == len(faces[PSYCH])
    assert len(set(faces[PSYCH])) < 2, "opposite Psych cards take each other away"
    assert len(faces[PSYCH]) < 2 or s.setup.house & gb.DEFENCES_BESIDE, "never more than one Psych card"
    for seat in range(s.seats):
        assert len(forced_slots(s, seat)) == len(faces[FORCES[seat]]), "every Force names a slot"
        assert s.damaged[seat] in (0, 1)
    if s.over:
        assert s.depth == 0
        return
    assert s.won == 0, "won, and the game goes on"
    if len(s.setup.deck) >= AMPLE + s.seats and not s.setup.house & gb.RESET_KEEPS_DAMAGE:
        check_hands(s)


def check_places(s: Gambit, faces: list[list[int]]) -> None:
    for zone, held in enumerate(faces):
        low, high = 0, gb.ALIEN
        if zone in ROLE:
            low, high = gb.ALIEN, gb.CANCEL_PSYCH
        elif zone in (*ABILITY, gb.GONE, gb.ASIDE):
            low, high = gb.CANCEL_PSYCH, len(gb.CODES)
        assert all(low <= face < high for face in held), "a card lies where its kind never does"
    for zones, face in ONLY_IN:
        for seat in range(s.seats):
            assert all(other == face for other in faces[zones[seat]])
    assert all(len(faces[ROLE[seat]]) == 1 for seat in range(s.seats)), "everybody has one role"
    assert all(face >= gb.PSYCH_WEAPON for face in faces[RESOLVING]) or not s.over, "Science resolves at once"


def check_science(s: Gambit, faces: list[list[int]]) -> None:
    assert len(s.covered) == len(set(s.covered)) == len(faces[COVERS]), "one cover a card"
    assert all(0 <= at < len(faces[SCIENCE]) for at in s.covered)
    assert len(s.played_by) == len(faces[SCIENCE]) and all(-1 <= seat < s.seats for seat in s.played_by)
    counting = [face for at, face in enumerate(faces[SCIENCE]) if at not in s.covered]
    assert s.red == sum(gb.REDS[face] for face in counting)
    assert s.blue == sum(gb.BLUES[face] for face in counting)
    assert s.yellow == sum(gb.YELLOWS[face] for face in counting)
    reached = s.red >= gb.RED_TARGET or s.blue >= gb.BLUE_TARGET or s.yellow >= gb.YELLOW_TARGET
    assert reached or not s.won, "nobody wins before a target is reached"


def check_hands(s: Gambit) -> None:
    """6 The size of each hand, except in the middle of an effect."""
    rules = [f.rule for f in s.pending()]
    bottom = s.bottom
    asking = rules[0]
    if bottom.rule is not PASS_ON:
        return
    card = s.frame.arg
    before_play = COMPEL in rules or asking in (PLAY, STUCK, RESIST)
    before_play = before_play or (asking.key == "Choose" and card in s.zones[HAND[s.active]])
    for seat in range(s.seats):
        due = 1 - s.damaged[seat]
        if seat == s.active:
            due += 1 if DRAW_RULE in rules or not before_play else 2
        many = len(s.zones[HAND[seat]])
        inside = asking.key in ("Lose", "Show", "Choose", "Take")
        assert many == due or (inside and abs(many - due) <= 1), f"seat {seat} has {many} cards, not {due}"
    hand = s.zones[HAND[s.active]]
    slots = [SLOTS[slot_of(s, card)] for card in hand]
    assert slots.count("passed") < 2 and slots.count("drawn") < 2
    imagined = s.chance.quick != 0  # in an imagined world the order of a hand is arbitrary
    for at, slot in ((s.passed_at, "passed"), (s.drawn_at, "drawn")):
        assert imagined or at < 0 or (at < len(slots) and slots[at] == slot), "where the passed or drawn card is"


def forced_slots(s: Gambit, seat: int) -> list[int]:
    """The slots that the Forces in front of ``seat`` name, oldest first."""
    return slots_in(int(s.slots[seat]))
