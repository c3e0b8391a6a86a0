"""What bots claim, and how far they believe claims."""

from __future__ import annotations

from typing import Any, cast

import pytest

from xenodeck.core import Claim
from xenodeck.core.sessions import bot_claims
from xenodeck.core.sessions.session import Session
from xenodeck.core.tabletop.chance import bot_seed
from xenodeck.games import find
from xenodeck.games.gambit.policy.belief import beliefs
from xenodeck.games.gambit.state import Gambit
from xenodeck.games.gambit.talk import bots as claiming
from xenodeck.games.gambit.tests.test_bots import move, table

GAME = find("gambit")
ALIENS, SCIENTISTS, EXTINCTIONISTS = range(3)
FIVE = "alien alien scientist scientist extinctionist"


def five(roles: str = FIVE, **more: Any) -> Session:
    hands = ["R passed:Y drawn:B", *["heal_all"] * 4]
    return table(more.pop("hands", hands), roles, **more)


def spoken(session: Session, seat: int = 0, times: int = 400) -> set[str]:
    """Everything that a bot claims there with any dice."""
    view = session.view(seat)
    return {claiming.says(view, bot_seed(number, 0, 0)) for number in range(times)} - {""}


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_17_2_in_whole_games_bots_speak_now_and_then_and_always_as_they_may(seats: int) -> None:
    session = Session.start(GAME, seats, 11, {"special_abilities": True})
    silent = heard = 0
    while not session.state.over:
        seat = session.waiting()[0]
        words = bot_claims.bot_claim(session, seat)
        if words:
            assert seat == session.view(seat).fields["active"]
            session.say(seat, words)  # refused if it may not be said
        heard, silent = heard + bool(words), silent + (not words)
        move("spymaster", session, seat)
    assert heard >= 3 and silent > heard


def test_17_2_who_is_asked_in_the_turn_of_another_keeps_silent() -> None:
    session = five(active=1, hands=["heal_all", "R passed:Y drawn:B", *["heal_all"] * 3])
    assert spoken(session, 1) and not spoken(session, 0)


def test_17_1_whoever_plays_for_another_team_is_called_by_its_name_and_friends_are_not() -> None:
    session = five(science="B B R R", played_by=[2, 2, 1, 1])
    said = {words for words in spoken(session) if not words.startswith(("role 0", "hand"))}
    assert said == {"role 2 scientist"}


def test_17_1_nobody_is_accused_without_a_reason() -> None:
    assert all(words.startswith(("role 0", "hand")) for words in spoken(five(science="B R", played_by=[None, None])))


@pytest.mark.parametrize(
    ("role", "played", "claims"),
    [
        ("scientist", "R", "scientist"),
        ("alien", "", "scientist"),
        ("alien", "R", "alien"),
        ("extinctionist", "YR", "alien"),
        ("extinctionist", "Y", "scientist"),
    ],
)
def test_17_1_what_a_bot_says_it_is(role: str, played: str, claims: str) -> None:
    others = FIVE.split()
    others.remove(role)
    session = five(f"{role} {' '.join(others)}", science=played, played_by=[0] * len(played.split()))
    assert {words for words in spoken(session) if words.startswith("role 0")} == {f"role 0 {claims}"}


def test_17_1_who_is_accused_answers() -> None:
    calm, accused = five(), five()
    accused.say(3, "role 0 alien")

    def often(session: Session) -> int:
        view = session.view(0)
        return sum(claiming.says(view, bot_seed(number, 0, 0)).startswith("role 0") for number in range(300))

    assert often(accused) > 2 * often(calm) > 0


def test_17_1_nobody_says_the_same_twice_in_a_row() -> None:
    session = five()
    session.say(0, "role 0 scientist")
    assert "role 0 scientist" not in spoken(session)


def test_17_1_hands_are_mostly_called_what_they_are() -> None:
    for hand, feeling in (("R B B", "good"), ("B skip_turn B", "useful"), ("B heal_all B", "bad")):
        session = five(hands=[hand, *["heal_all"] * 4])
        said = [claiming.says(session.view(0), bot_seed(number, 0, 0)) for number in range(600)]
        told = [words for words in said if words.startswith("hand")]
        assert len(told) // 2 < told.count(f"hand {feeling}") < len(told)


def test_5_2_what_is_said_comes_from_what_is_seen() -> None:
    """Roles and hands that the bot does not know may change: it claims the same."""
    one = five(science="B B", played_by=[2, 2])
    other = five("alien scientist extinctionist alien scientist", science="B B", played_by=[2, 2],
                 hands=["R passed:Y drawn:B", "Y", "R", "B", "skip_turn"])  # fmt: skip
    for number in range(300):
        dice = bot_seed(number, 0, 0)
        assert claiming.says(one.view(0), dice) == claiming.says(other.view(0), dice)


# -- believing ---------------------------------------------------------------------------------------------------------


def guesses(session: Session) -> list[float]:
    """What the first seat thinks: seat * 3 + team -> how likely that is."""
    return beliefs(cast(Gambit, session.state), 0, True)


def thinks(session: Session, seat: int, team: int) -> float:
    return guesses(session)[seat * 3 + team]


def heard(session: Session, *claims: str) -> Session:
    for claim in claims:
        seat, words = claim.split(": ")
        session.say(int(seat), words)
    return session


def test_17_1_a_stranger_is_neither_believed_nor_doubted() -> None:
    assert thinks(heard(five(), "2: role 3 extinctionist"), 3, EXTINCTIONISTS) == pytest.approx(
        thinks(five(), 3, EXTINCTIONISTS)
    )


def test_17_1_a_likely_friend_is_believed_and_a_likely_enemy_the_contrary() -> None:
    friend: dict[str, Any] = {"science": "R R", "played_by": [1, 1]}
    enemy: dict[str, Any] = {"science": "B B", "played_by": [1, 1]}
    claim = "1: role 3 extinctionist"
    assert thinks(heard(five(**friend), claim), 3, EXTINCTIONISTS) > thinks(five(**friend), 3, EXTINCTIONISTS) + 0.05
    assert thinks(heard(five(**enemy), claim), 3, EXTINCTIONISTS) < thinks(five(**enemy), 3, EXTINCTIONISTS) - 0.01


def test_17_1_who_says_what_i_know_to_be_wrong_is_hardly_a_friend() -> None:
    """The first seat is an Alien and knows it."""
    assert thinks(heard(five(), "2: role 0 scientist"), 2, ALIENS) < thinks(five(), 2, ALIENS) - 0.05
    assert thinks(heard(five(), "2: role 0 alien"), 2, ALIENS) > thinks(five(), 2, ALIENS)


def test_17_1_what_one_says_of_oneself_or_of_a_hand_counts_for_nothing_nor_does_repeating() -> None:
    boasting = heard(five(), "2: role 2 alien", "3: hand good", "0: role 3 alien")
    assert guesses(boasting) == pytest.approx(guesses(five()))
    once, again = [heard(five(), *["2: role 0 scientist"] * times) for times in (1, 2)]
    assert thinks(once, 2, ALIENS) == thinks(again, 2, ALIENS)


def test_17_1_a_role_that_was_seen_cannot_be_talked_away() -> None:
    session = five(hands=["peek_any_card passed:Y drawn:B", *["heal_all"] * 4])
    session.play(0, "peek_any_card")
    session.play(0, {"type": "peek", "what": "role", "target": 3})
    assert thinks(session, 3, SCIENTISTS) == 1
    for label in ("alien", "extinctionist"):
        session.state.claims = [Claim(1, "role", label, 3)]
        assert thinks(session, 3, SCIENTISTS) == 1
