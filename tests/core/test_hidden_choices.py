"""Search where choices are hidden: nobody in the tree knows what it could not see, and likely worlds come often."""

from __future__ import annotations

import pytest

from laws.walks import GAMES, Dice
from toys.veil.meta import DAY, GAME, HAND, HUSH, NIGHT, PASS_ON, ROLE, STOP, TALENT
from xenodeck.bots.search import UNSEEN, Node, branch, simulate
from xenodeck.core.knowledge.worlds import redeal, redeal_by_likelihood
from xenodeck.core.rules import engine
from xenodeck.core.rules.state import State


def table(seats: int = 3, seed: int = 1) -> State:
    return GAME.start(GAME.setup(seats), seed)


def grown(s: State, seat: int, simulations: int) -> Node:
    """The tree that a search grows."""
    root = Node(-1)
    for number in range(simulations):
        simulate(
            root,
            redeal_by_likelihood(s, seat, number * 77777 + 5),
            seat,
            number * 48271 % 2147483647,
            s.setup.max_answers,
        )
    return root


def nodes(root: Node) -> list[Node]:
    found = [root]
    for node in found:
        found.extend(node.children.values())
    return found


def passing(seed: int) -> State:
    """Seat 0 is about to pass a card on."""
    s = table(seed=seed)
    dice = Dice(seed)
    while s.asked != 0 or s.frame.rule is not PASS_ON:
        engine.answer(s, int(s.asked), s.options[dice.below(len(s.options))])
    return s


def test_a_card_passed_face_down_is_one_branch_to_onlookers_and_several_to_those_who_see_it() -> None:
    s = passing(2)
    root = grown(s, 0, 300)
    faces = {s.face[card] for card in s.zones[HAND[0]]}
    own = [key for key in root.children if key != UNSEEN]
    assert len(own) == len(faces)
    assert UNSEEN in root.children, "seat 2 goes on from one place, whatever was passed"
    hidden = root.children[UNSEEN]
    assert hidden.visits == 300
    deeper = nodes(hidden)
    assert any(node.seat == 2 for node in deeper), "and decides there"
    for key in own:
        assert not any(child.seat == 2 for child in root.children[key].children.values())


def test_an_onlooker_decides_the_same_whatever_was_passed() -> None:
    """The law behind it: statistics of a seat hang on what it saw. With everything shown they would not."""
    s = passing(3)
    before = grown(s, 0, 200)
    assert UNSEEN in before.children
    try:
        PASS_ON.has_hidden_choices = False
        after = grown(s, 0, 200)
    finally:
        PASS_ON.has_hidden_choices = True
    assert UNSEEN not in after.children, "a leak planted in the rule shows in the tree"


def test_nobody_else_goes_anywhere_in_the_tree_when_somebody_declines_in_a_window() -> None:
    s = table(3, 4)
    for seat in range(3):
        s.face = list(s.face)
        s.face[s.zones[TALENT[seat]][0]] = HUSH
    s.depth = 0
    s.then_each([engine.Frame(STOP, seat) for seat in (1, 2)])
    s.then_each([engine.Frame(STOP, 0), *[engine.Frame(f.rule, f.seat) for f in s.pending()]])
    s.agenda.insert(0, engine.Frame(PASS_ON, 0))
    s.depth += 1
    engine.run_to_question(s)
    assert s.asked == 0
    root = grown(s, 0, 200)
    declined = root.children[branch(s, 0, "choice", -1)]
    used = root.children[branch(s, 0, "choice", 1)]
    assert declined.visits + used.visits == 200
    letting = branch(s, 1, "choice", -1)
    assert letting in root.children, "seat 1 stands where it stood: it cannot know that seat 0 was asked"
    assert letting not in declined.children, "and seat 0 cannot know that seat 1 was"


def test_likely_worlds_come_as_often_as_they_are_likely() -> None:
    s = table(3, 6)
    s.sided = [0, 2, -1]  # type: ignore[attr-defined]
    s.face = list(s.face)
    for seat, face in enumerate((DAY, DAY, NIGHT)):
        s.face[s.zones[ROLE[seat]][0]] = face
    box = [card for card in s.zones[0] if s.face[card] in (DAY, NIGHT)]
    s.face[box[0]] = NIGHT
    counts: dict[tuple[int, int], int] = {}
    for number in range(6000):
        world = redeal_by_likelihood(s, 0, number * 2654435761 % (1 << 40) + 1)
        roles = world.face[world.zones[ROLE[1]][0]], world.face[world.zones[ROLE[2]][0]]
        counts[roles] = counts.get(roles, 0) + 1
    # of Day and two Nights that are left: (day, night) twice as often as each order of the others, before weights
    weights = {(DAY, NIGHT): 2 * 1.0, (NIGHT, DAY): 2 * 0.04, (NIGHT, NIGHT): 2 * 0.2}
    for roles, weight in weights.items():
        assert counts.get(roles, 0) / 6000 == pytest.approx(weight / sum(weights.values()), abs=0.03)


def test_a_game_that_weighs_nothing_is_imagined_as_ever() -> None:
    for game in GAMES:
        if game.id in ("veil", "gambit"):
            continue
        s = game.start(game.setup(game.modes[0].seats[0], game.safe_settings(game.modes[0].id)), 3)
        assert not s.has_likelihood()
        assert redeal_by_likelihood(s, 0, 77).face == redeal(s, 0, 77).face


def test_what_is_likely_does_not_depend_on_the_truth() -> None:
    for seed in range(10):
        s = table(3, seed)
        s.sided = [0, 1, -2]  # type: ignore[attr-defined]
        for viewer in range(3):
            for number in range(5):
                worlds = (
                    redeal_by_likelihood(redeal(s, viewer, 4), viewer, number + 9),
                    redeal_by_likelihood(s, viewer, number + 9),
                )
                one, other = ([world.face[world.zones[ROLE[seat]][0]] for seat in range(3)] for world in worlds)
                assert one == other
