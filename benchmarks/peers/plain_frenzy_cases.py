# SPDX-License-Identifier: Apache-2.0
"""Small positions for the plain Alien Frenzy reference, expected results taken from the rules page by hand.

A case is a label with its rule, a position, answers and what must be true afterwards. Piles are written as
words, hands are parted by "/" and "-" is an eliminated player; the expected keys are those of a snapshot,
besides `ask` (type and seat pending) and `error` (code with which the last answer is rejected).
"""

from __future__ import annotations

import sys
from typing import Any, Final

from plain_frenzy import Frenzy
from plain_frenzy_cards import RejectedError
from plain_frenzy_choices import Decision

PILES: Final = ("supply", "invasion", "discard", "reserve", "mimics", "gone")
Case = tuple[str, dict[str, Any], list[Decision], dict[str, Any]]


def hands_of(text: str) -> list[list[str] | None]:
    """Read hands."""
    return [None if hand.strip() == "-" else hand.split() for hand in text.split("/")]


def at(phase: int, hands: str, option: dict[str, Any] | None = None, **field: Any) -> dict[str, Any]:
    """Write a position; all of them use the expansion, which changes nothing by itself."""
    chance = [item.split() if isinstance(item, str) else item for item in field.pop("chance", ())]
    piles: dict[str, Any] = {name: field.pop(name).split() for name in PILES if name in field}
    config = {"expansion": True} | (option or {})
    return {"config": config, "phase": phase, "hands": hands_of(hands), "chance": chance, **piles, **field}


def play(card: str | None) -> Decision:
    """Phase 1 card."""
    return {"type": "play_card", "card": card}


def act(card: str | None = None) -> Decision:
    """Phase 2 Action or none."""
    return {"type": "play_action", "card": card}


def sight(position: int) -> Decision:
    """Insert a UFO."""
    return {"type": "insert_ufo", "position": position, "secret": True}


def draw(position: int) -> Decision:
    """Draw anywhere."""
    return {"type": "draw_position", "position": position}


def swap(give: str, target: int) -> Decision:
    """Swapsies."""
    return {"type": "swap", "give": give, "target": target}


def view(position: int = 0) -> Decision:
    """View: the top for 0."""
    if position:
        return {"type": "view_choice", "take": "elsewhere", "position": position}
    return {"type": "view_choice", "take": "top"}


def order(cards: str) -> Decision:
    """Rearrange."""
    return {"type": "order", "cards": cards.split()}


def two(*positions: int) -> Decision:
    """View Two, positions."""
    return {"type": "two_positions", "positions": list(positions)}


def pick(card: str) -> Decision:
    """View Two, choice."""
    return {"type": "pick_one", "card": card}


def back(position: int | None) -> Decision:
    """Gold Boost in Phase 1; None declines."""
    if position is None:
        return {"type": "reinsert", "yes": False}
    return {"type": "reinsert", "yes": True, "position": position, "secret": False}


def face(*pairs: str) -> Decision:
    """Lay Characters, each written like "0 DEFEND.R"."""
    return {"type": "face", "pairs": [[int(pair.split()[0]), pair.split()[1]] for pair in pairs]}


def aim(kind: str, target: int) -> Decision:
    """Target of a Deflect or a Steal."""
    return {"type": f"{kind}_target", "target": target}


def ally(*pairs: str) -> Decision:
    """Alliance aliens, each written like "1R"."""
    return {"type": "alliance", "pairs": [[int(pair[0]), pair[1:]] for pair in pairs]}


SAFE_UFO: Final = at(
    1, "SUPER_SAFETY DEFEND.R/GREY", supply="GREY UFO", invasion="ALIEN.R RELAX1", chance=["GREY SUPER_SAFETY"]
)
CASES: Final[list[Case]] = [
    # ---- Phase 1
    ("5.2 sighting, then the top card",
     at(1, "DEFEND.R VIEW/GREY GREY", supply="SAFETY VIEW", reserve="UFO UFO"), [play("DEFEND.R"), sight(1)],
     {"hands": "VIEW SAFETY/GREY GREY", "supply": "UFO VIEW", "reserve": "UFO", "discard": "DEFEND.R",
      "ask": "play_card 1"}),
    ("R8 and 7 UFO on top is drawn: all but it into the Supply, six cards, three turns",
     at(1, "DEFEND.G DEFEND.R/GREY", supply="SAFETY VIEW", reserve="UFO UFO", invasion="ALIEN.R",
        chance=["DEFEND.R UFO VIEW SAFETY"]), [play("DEFEND.R"), sight(0)],
     {"phase": 2, "hands": "DEFEND.G/GREY", "supply": "DEFEND.R UFO VIEW SAFETY", "discard": "UFO",
      "reserve": "", "current": 0, "turns_left": 3, "ask": "play_action 0"}),
    ("R9 Grey sights nothing",
     at(1, "GREY VIEW/GREY", supply="SAFETY VIEW", reserve="UFO"), [play("GREY")],
     {"hands": "VIEW SAFETY/GREY", "reserve": "UFO", "ask": "play_card 1"}),
    ("5.2 Character with an empty reserve",
     at(1, "STEAL.R VIEW/GREY", supply="SAFETY VIEW"), [play("STEAL.R")],
     {"hands": "VIEW SAFETY/GREY", "ask": "play_card 1"}),
    ("6 View elsewhere leaves the seen UFO on top (5.3)",
     at(1, "VIEW/GREY", supply="UFO SAFETY REVERSE"), [play("VIEW"), view(2)],
     {"phase": 1, "hands": "REVERSE/GREY", "supply": "UFO SAFETY", "discard": "VIEW"}),
    ("R10 View with one card", at(1, "VIEW/GREY", supply="SAFETY"), [play("VIEW")],
     {"hands": "SAFETY/GREY", "supply": "", "ask": "play_card 1"}),
    ("6 Rearrange sees no more than there is (R46)",
     at(1, "REARRANGE/GREY/GREY", supply="SAFETY VIEW"), [play("REARRANGE"), order("VIEW SAFETY")],
     {"hands": "VIEW/GREY/GREY", "supply": "SAFETY"}),
    ("6 Safety draws anywhere", at(1, "SAFETY/GREY", supply="VIEW GREY SHUFFLE"), [play("SAFETY"), draw(1)],
     {"hands": "GREY/GREY", "supply": "VIEW SHUFFLE"}),
    ("6 Reverse turns the direction before the turn ends",
     at(1, "REVERSE/GREY/GREY", supply="VIEW GREY"), [play("REVERSE"), draw(0)],
     {"hands": "VIEW/GREY/GREY", "dir": -1, "current": 2, "ask": "play_card 2"}),
    ("6 Shuffle", at(1, "SHUFFLE/GREY", supply="VIEW GREY", chance=["GREY VIEW"]), [play("SHUFFLE")],
     {"hands": "GREY/GREY", "supply": "VIEW"}),
    ("6, R62 Swapsies takes before it gives",
     at(1, "SWAPSIES VIEW/GREY SAFETY", supply="SHUFFLE", chance=[1]), [play("SWAPSIES"), swap("VIEW", 1)],
     {"hands": "SAFETY SHUFFLE/GREY VIEW", "discard": "SWAPSIES"}),
    ("14.2 a locked Character does nothing, the lock lasts one turn",
     at(1, "RAD_REVERSE/DEFEND.R/DEFEND.G", supply="VIEW SAFETY SHUFFLE GREY", reserve="UFO"),
     [play("RAD_REVERSE"), draw(0), play("DEFEND.G"), play("DEFEND.R")],
     {"hands": "VIEW//SAFETY", "reserve": "UFO", "ask": "insert_ufo 1", "lock": False}),
    ("R50 a locked Reverse turns nothing and draws the top",
     at(1, "REVERSE/GREY/GREY", lock=True, supply="VIEW GREY"), [play("REVERSE")],
     {"hands": "VIEW/GREY/GREY", "dir": 1, "current": 1, "lock": False}),
    ("14.3 View Two, the other on top",
     at(1, "VIEW_TWO/GREY", supply="VIEW GREY SAFETY"), [play("VIEW_TWO"), two(1, 2), pick("GREY")],
     {"hands": "GREY/GREY", "supply": "SAFETY VIEW"}),
    ("R31 View Two one by one",
     at(1, "VIEW_TWO/GREY", {"view_two": "one_by_one"}, supply="VIEW GREY SAFETY"),
     [play("VIEW_TWO"), two(2), two(0), pick("SAFETY")], {"hands": "SAFETY/GREY", "supply": "VIEW GREY"}),
    ("14.5 Gold Boost puts a UFO back",
     at(1, "GOLD_BOOST/GREY", supply="UFO GREY"), [play("GOLD_BOOST"), back(1)],
     {"phase": 1, "hands": "GREY/GREY", "supply": "UFO", "discard": "GOLD_BOOST"}),
    ("R33 the same UFO again is the invasion",
     at(1, "GOLD_BOOST DEFEND.B/GREY", supply="UFO GREY", chance=["GOLD_BOOST GREY"], invasion="RELAX1"),
     [play("GOLD_BOOST"), back(0)],
     {"phase": 2, "hands": "DEFEND.B/GREY", "discard": "UFO", "supply": "GOLD_BOOST GREY"}),
    ("R33 another UFO may go back, too",
     at(1, "GOLD_BOOST/GREY", supply="UFO UFO GREY"), [play("GOLD_BOOST"), back(2), back(1)],
     {"phase": 1, "hands": "GREY/GREY", "supply": "UFO UFO"}),
    ("18 boost_reinsert once",
     at(1, "GOLD_BOOST GREY/GREY", {"boost_reinsert": "once"}, supply="UFO UFO GREY", invasion="RELAX1",
        chance=["GREY GOLD_BOOST UFO"]), [play("GOLD_BOOST"), back(2)],
     {"phase": 2, "hands": "GREY/GREY", "discard": "UFO", "turns_left": 3}),
    ("14.2 a locked Gold Boost protects from nothing",
     at(1, "GOLD_BOOST GREY/GREY", lock=True, supply="UFO", invasion="RELAX1", chance=["GOLD_BOOST"]),
     [play("GOLD_BOOST")], {"phase": 2, "lock": False, "ask": "play_action 0"}),
    # ---- from Phase 1 to Phase 2
    ("R11 the first turn has no Action step, abilities work; 13, R25, 12.2 rebuild and UFO in an owed turn",
     SAFE_UFO | {"chance": [["GREY", "SUPER_SAFETY"], ["UFO", "DEFEND.R"]]},
     [play("SUPER_SAFETY"), draw(1), face("0 DEFEND.R")],
     {"hands": "GREY SUPER_SAFETY DEFEND.R/GREY", "discard": "ALIEN.R UFO", "current": 0, "turns_left": 3,
      "phase2_turns": 1, "ask": "play_action 0"}),
    ("R11 full: no ability, but the bonus",
     SAFE_UFO | {"config": {"lock_survives_transition": "full"}},
     [play("SUPER_SAFETY"), draw(1), face("0 DEFEND.R")],
     {"hands": "GREY SUPER_SAFETY/GREY", "discard": "UFO ALIEN.R DEFEND.R", "turns_left": 2, "lock": False}),
    ("R11 full: a Deflect deflects nothing",
     at(2, "DEFLECT.R GREY/GREY/GREY", lock="full", supply="VIEW", invasion="ALIEN.R"), [face("0 DEFLECT.R")],
     {"hands": "GREY/GREY/GREY", "supply": "VIEW", "current": 1}),
    ("R11 off", SAFE_UFO | {"config": {"lock_survives_transition": "off"}}, [play("SUPER_SAFETY"), draw(1)],
     {"ask": "play_action 0", "lock": False}),
    ("R12 the drawer is out, the next one has a single turn",
     at(1, "SAFETY VIEW/GREY/GREY", supply="UFO REVERSE", invasion="RELAX1", chance=["REVERSE SAFETY"]),
     [play("SAFETY"), draw(0)],
     {"hands": "-/GREY/GREY", "discard": "UFO VIEW", "current": 1, "turns_left": 1, "alive order": [[0]]}),
    ("10.4 nobody wins",
     at(1, "SAFETY VIEW/SHUFFLE", supply="UFO REVERSE", chance=["REVERSE SAFETY"]), [play("SAFETY"), draw(0)],
     {"over": True, "winner": None, "unfinished": False, "alive order": [[0, 1]], "ask": "over None"}),
    ("4.2 no time to prepare",
     at(1, "GREY/GREY UFO/GREY", supply="VIEW", reserve="UFO UFO", invasion="RELAX1", chance=["UFO VIEW UFO"]),
     [], {"phase": 2, "current": 1, "turns_left": 3, "hands": "GREY/GREY/GREY", "discard": "UFO",
          "supply": "UFO VIEW UFO", "reserve": ""}),
    ("R45 two dealt UFOs", at(1, "GREY/GREY UFO/GREY UFO", supply="VIEW", chance=["VIEW"]), [],
     {"current": 1, "turns_left": 4, "discard": "UFO UFO"}),
    # ---- Phase 2 turns
    ("R13 Safety ends one of the owed turns", at(2, "SAFETY GREY/GREY", turns_left=3), [act("SAFETY")],
     {"current": 0, "turns_left": 2, "discard": "SAFETY", "phase2_turns": 1}),
    ("6 Reverse in Phase 2", at(2, "REVERSE GREY/GREY/GREY"), [act("REVERSE")],
     {"current": 2, "dir": -1, "turns_left": 1}),
    ("R30 Super Safety locks the own owed turn",
     at(2, "SUPER_SAFETY GREY SAFETY/GREY", turns_left=2, invasion="ALIEN.R"), [act("SUPER_SAFETY")],
     {"current": 0, "turns_left": 1, "ask": "face 0", "lock": False}),
    ("12 a UFO is replaced, the next player takes two turns",
     at(2, "GREY/GREY", supply="UFO VIEW", invasion="RELAX1"), [act()],
     {"hands": "GREY VIEW/GREY", "discard": "RELAX1 UFO", "current": 1, "turns_left": 2, "ufos": 0}),
    ("12.2 a UFO in an owed turn stays with its player",
     at(2, "GREY/GREY", turns_left=2, supply="UFO VIEW", invasion="RELAX1"), [act()],
     {"current": 0, "turns_left": 2}),
    ("R26 no card to draw", at(2, "GREY/GREY", invasion="RELAX2", discard="UFO ALIEN.R"), [act()],
     {"hands": "GREY/GREY", "discard": "UFO ALIEN.R RELAX2", "current": 1}),
    ("R26 no card to reveal", at(2, "GREY/GREY"), [act()], {"current": 1, "phase2_turns": 1}),
    ("13 the Invasion deck is rebuilt, Supply cards stay in order",
     at(2, "GREY/GREY", supply="VIEW", discard="UFO RELAX2 SAFETY RELAX1", chance=["RELAX1 RELAX2"]), [act()],
     {"discard": "UFO SAFETY RELAX1", "invasion": "RELAX2", "hands": "GREY VIEW/GREY"}),
    ("18 reshuffle_current_turn off: this turn's Action stays out of the rebuild",
     at(2, "SHUFFLE GREY/GREY", {"reshuffle_current_turn": False}, invasion="RELAX2", discard="VIEW",
        chance=["RELAX2", "VIEW"]), [act("SHUFFLE")], {"hands": "GREY VIEW/GREY", "discard": "SHUFFLE RELAX2"}),
    ("R63 turn_cap", at(2, "SAFETY GREY/GREY", {"turn_cap": 5}, phase2_turns=4), [act("SAFETY")],
     {"over": True, "winner": None, "unfinished": True, "phase2_turns": 5}),
    # ---- Swapsies
    ("9.2 the target's last Character is taken",
     at(2, "SWAPSIES GREY VIEW/DEFEND.R SAFETY/GREY", supply="GREY", invasion="RELAX1", chance=[0]),
     [act("SWAPSIES"), swap("VIEW", 1)],
     {"hands": "GREY DEFEND.R GREY/-/GREY", "discard": "SWAPSIES SAFETY VIEW RELAX1", "current": 2}),
    ("R15 a target who is given a Character is safe",
     at(2, "SWAPSIES GREY VIEW/DEFEND.R SAFETY/GREY", invasion="ALIEN.R", chance=[0]),
     [act("SWAPSIES"), swap("GREY", 1)], {"hands": "VIEW DEFEND.R/SAFETY GREY/GREY", "ask": "face 0"}),
    ("18 swap_check victim_first",
     at(2, "SWAPSIES GREY VIEW/DEFEND.R SAFETY/GREY", {"swap_check": "victim_first"}, invasion="ALIEN.R",
        chance=[0]), [act("SWAPSIES"), swap("GREY", 1)],
     {"hands": "VIEW DEFEND.R/-/GREY", "discard": "SWAPSIES SAFETY GREY ALIEN.R", "ask": "face 0"}),
    ("9.2 the giver of the last Character is out and reveals nothing; owed turns end (R23)",
     at(2, "SWAPSIES GREY VIEW/DEFEND.R SAFETY/GREY", turns_left=3, invasion="ALIEN.R", chance=[1]),
     [act("SWAPSIES"), swap("GREY", 1)],
     {"hands": "-/DEFEND.R GREY/GREY", "discard": "SWAPSIES VIEW SAFETY", "invasion": "ALIEN.R", "current": 1,
      "turns_left": 1}),
    # ---- facing
    ("10.2 too few Characters",
     at(2, "DEFEND.R VIEW/GREY/GREY", invasion="ALIEN.RG"), [act()],
     {"hands": "-/GREY/GREY", "discard": "ALIEN.RG DEFEND.R VIEW", "current": 1, "phase2_turns": 1}),
    ("10.2 survival bonus on top of the ability",
     at(2, "DEFEND.R/GREY", supply="VIEW SAFETY GREY SHUFFLE", invasion="ALIEN.R"), [act(), face("0 DEFEND.R")],
     {"hands": "VIEW SAFETY GREY/GREY", "supply": "SHUFFLE", "current": 1}),
    ("10.4 two last Characters, one matches",
     at(2, "DEFEND.R GREY/GREY", supply="VIEW SAFETY GREY", invasion="ALIEN.RB"),
     [act(), face("1 GREY", "0 DEFEND.R")],
     {"hands": "VIEW SAFETY GREY/GREY", "discard": "ALIEN.RB GREY DEFEND.R"}),
    ("R18 one bonus per attack",
     at(2, "DEFEND.R DEFEND.B/GREY", supply="VIEW SAFETY GREY VIEW GREY GREY GREY", invasion="ALIEN.RB"),
     [act(), face("0 DEFEND.R", "1 DEFEND.B")], {"hands": "VIEW SAFETY GREY VIEW/GREY"}),
    ("18 survival_bonus per_match",
     at(2, "DEFEND.R DEFEND.B/GREY", {"survival_bonus": "per_match"}, supply="VIEW SAFETY GREY VIEW GREY GREY",
        invasion="ALIEN.RB"), [act(), face("0 DEFEND.R", "1 DEFEND.B")],
     {"hands": "VIEW SAFETY GREY VIEW GREY GREY/GREY"}),
    ("10.2 last Character without a match: out, and the last one left wins",
     at(2, "DEFEND.R VIEW/GREY", supply="GREY", invasion="ALIEN.B"), [act(), face("0 DEFEND.R")],
     {"over": True, "winner": 1, "hands": "-/GREY", "discard": "ALIEN.B DEFEND.R VIEW"}),
    ("10.3 only the one alien is deflected, after all draws, in the colour faced",
     at(2, "DEFLECT.GOLD GREY GREY/GREY/DEFEND.B GREY", supply="VIEW SAFETY", invasion="ALIEN.GB"),
     [act(), face("1 DEFLECT.GOLD", "0 GREY"), aim("deflect", 2), face("0 DEFEND.B")],
     {"hands": "GREY VIEW/GREY/GREY SAFETY", "discard": "ALIEN.GB DEFLECT.GOLD GREY DEFEND.B", "current": 1}),
    ("R27 two players: deflected there and back",
     at(2, "DEFLECT.R DEFEND.R GREY/DEFLECT.R GREY", supply="VIEW SAFETY SHUFFLE", invasion="ALIEN.R"),
     [act(), face("0 DEFLECT.R"), face("0 DEFLECT.R"), face("0 DEFEND.R")],
     {"hands": "GREY VIEW SHUFFLE/GREY SAFETY", "current": 1}),
    ("R28 an eliminated deflector picks the target",
     at(2, "DEFLECT.R/GREY GREY/GREY", supply="VIEW SAFETY SHUFFLE", invasion="ALIEN.R"),
     [act(), face("0 DEFLECT.R")],
     {"ask": "deflect_target 0", "hands": "-/GREY GREY/GREY", "discard": "ALIEN.R DEFLECT.R VIEW SAFETY SHUFFLE"}),
    ("R47 the last one standing faces nothing",
     at(2, "DEFLECT.R/GREY", supply="VIEW SAFETY SHUFFLE", invasion="ALIEN.R"), [act(), face("0 DEFLECT.R")],
     {"over": True, "winner": 1, "hands": "-/GREY"}),
    ("R23 the UFOs of an eliminated player burden the next",
     at(2, "DEFEND.R/GREY/GREY", turns_left=2, supply="UFO VIEW SAFETY SHUFFLE", invasion="ALIEN.R"),
     [act(), face("0 DEFEND.R")], {"hands": "-/GREY/GREY", "current": 1, "turns_left": 2}),
    ("18 ufo_of_eliminated vanish, with turns owed",
     at(2, "DEFEND.R/GREY/GREY", {"ufo_of_eliminated": "vanish"}, turns_left=2,
        supply="UFO VIEW SAFETY SHUFFLE", invasion="ALIEN.R"),
     [act(), face("0 DEFEND.R")], {"current": 1, "turns_left": 1}),
    ("18 ufo_of_eliminated vanish, in the only turn",
     at(2, "DEFEND.R/GREY/GREY", {"ufo_of_eliminated": "vanish"}, supply="UFO VIEW SAFETY SHUFFLE",
        invasion="ALIEN.R"), [act(), face("0 DEFEND.R")], {"current": 1, "turns_left": 2}),
    ("18 eliminated_hand remove",
     at(2, "DEFEND.R VIEW/GREY/GREY", {"eliminated_hand": "remove"}, invasion="ALIEN.RG"), [act()],
     {"discard": "ALIEN.RG", "gone": "DEFEND.R VIEW"}),
    # ---- expansion
    ("14.1 Steal takes the last Character",
     at(2, "STEAL.R/VIEW GREY/GREY", supply="SAFETY SAFETY", invasion="ALIEN.R", chance=[1]),
     [act(), face("0 STEAL.R"), aim("steal", 1)],
     {"hands": "GREY SAFETY SAFETY/-/GREY", "discard": "ALIEN.R STEAL.R VIEW", "current": 2}),
    ("R37 two matched Revives return each other; the bonus is not lost (10.2 step 7)",
     at(2, "REVIVE.R REVIVE.B/GREY", supply="VIEW SAFETY", invasion="ALIEN.RB", discard="GREY"),
     [act(), face("0 REVIVE.R", "1 REVIVE.B")],
     {"hands": "REVIVE.B REVIVE.R VIEW SAFETY/GREY", "discard": "GREY ALIEN.RB"}),
    ("R37 equal Revives are different cards",
     at(2, "REVIVE.R REVIVE.R GREY/GREY", mimics="MIMIC", invasion="ALIEN.R", discard="DEFEND.G"),
     [act(), face("0 REVIVE.R", "1 REVIVE.R")],
     {"hands": "GREY REVIVE.R REVIVE.R/GREY", "discard": "DEFEND.G MIMIC ALIEN.R", "mimics": ""}),
    ("R37 a Deflect taken back still draws and deflects; order matters",
     at(2, "REVIVE.R DEFLECT.B/GREY GREY", supply="VIEW SAFETY SHUFFLE", invasion="ALIEN.RB"),
     [act(), face("0 REVIVE.R", "1 DEFLECT.B"), face("0 GREY")],
     {"hands": "DEFLECT.B VIEW SAFETY SHUFFLE/GREY", "discard": "ALIEN.RB REVIVE.R GREY"}),
    ("R36 Revive does not take itself",
     at(2, "REVIVE.R GREY/GREY", invasion="ALIEN.R", discard="DEFEND.G VIEW"), [act(), face("0 REVIVE.R")],
     {"hands": "GREY DEFEND.G/GREY", "discard": "VIEW ALIEN.R REVIVE.R"}),
    ("R35 nothing to revive, still matched",
     at(2, "REVIVE.R/GREY", supply="VIEW GREY", invasion="ALIEN.R"), [act(), face("0 REVIVE.R")],
     {"hands": "VIEW GREY/GREY", "discard": "ALIEN.R REVIVE.R"}),
    ("18 revive_self",
     at(2, "REVIVE.R GREY/GREY", {"revive_self": True}, invasion="ALIEN.R", discard="DEFEND.G"),
     [act(), face("0 REVIVE.R")], {"hands": "GREY REVIVE.R/GREY", "discard": "DEFEND.G ALIEN.R"}),
    ("14.4 boosted Grey is a Gold Defend, a boosted Deflect keeps its ability and the alien its colour",
     at(2, "GOLD_BOOST GREY DEFLECT.R VIEW/DEFEND.G DEFEND.B", supply="VIEW SAFETY GREY REVERSE SHUFFLE",
        invasion="ALIEN.GB"),
     [act("GOLD_BOOST"), face("0 GREY", "1 DEFLECT.R"), face("0 DEFEND.B")],
     {"hands": "VIEW VIEW SAFETY GREY REVERSE/DEFEND.G SHUFFLE", "current": 1}),
    ("15.1 Stealth: no match even with Gold, one more reveal",
     at(2, "DEFEND.GOLD GREY/GREY", supply="VIEW SAFETY", invasion="STEALTH RELAX1"),
     [act(), face("0 DEFEND.GOLD")], {"hands": "GREY VIEW/GREY", "discard": "STEALTH DEFEND.GOLD RELAX1"}),
    ("R38 Stealth against the last Character",
     at(2, "DEFEND.GOLD/GREY/GREY", supply="VIEW GREY", invasion="STEALTH RELAX1"),
     [act(), face("0 DEFEND.GOLD")], {"hands": "-/GREY/GREY", "invasion": "RELAX1", "current": 1}),
    ("15.2 Alliance", at(2, "GREY/GREY DEFEND.R/GREY", supply="VIEW", invasion="ALLIANCE"),
     [act(), ally("1R"), face("0 DEFEND.R")], {"hands": "GREY/GREY VIEW/GREY", "current": 1}),
    ("15.3 a Mimic ends the turn and doubles the next card (four Characters needed)",
     at(2, "GREY/GREY GREY GREY/GREY", invasion="MIMIC ALIEN.GB RELAX1"), [act(), act()],
     {"hands": "GREY/-/GREY", "discard": "MIMIC ALIEN.GB GREY GREY GREY", "mimics": "", "current": 2}),
    ("15.3 Relax with a Mimic draws four",
     at(2, "GREY/GREY", mimics="MIMIC", supply="VIEW VIEW SAFETY GREY GREY", invasion="RELAX2"), [act()],
     {"hands": "GREY VIEW VIEW SAFETY GREY/GREY", "discard": "MIMIC RELAX2"}),
    ("15.3 doubled Stealth: two Characters, one more card, not doubled",
     at(2, "GREY GREY GREY/GREY", mimics="MIMIC", supply="VIEW VIEW", invasion="STEALTH RELAX1 RELAX1"),
     [act(), face("1 GREY", "0 GREY")], {"hands": "GREY VIEW/GREY", "invasion": "RELAX1"}),
    ("15.3 Safety and looking leave a Mimic active",
     at(2, "VIEW GREY/SAFETY GREY", mimics="MIMIC", invasion="RELAX1 MIMIC"), [act("VIEW"), view(1), act("SAFETY")],
     {"mimics": "MIMIC MIMIC", "invasion": "RELAX1", "current": 0}),
    ("18 mimic_mode immediate",
     at(2, "GREY/GREY", {"mimic_mode": "immediate"}, supply="VIEW VIEW GREY", invasion="MIMIC RELAX1"), [act()],
     {"hands": "GREY VIEW VIEW/GREY", "discard": "MIMIC RELAX1", "mimics": "", "current": 1}),
    ("R42 two Alliance aliens on one player are one attack",
     at(2, "GREY/DEFEND.R VIEW/GREY", mimics="MIMIC", supply="GREY GREY GREY", invasion="ALLIANCE"),
     [act(), ally("1R", "1B")], {"hands": "GREY/-/GREY", "discard": "MIMIC ALLIANCE DEFEND.R VIEW"}),
    ("18 alliance_same_target sequential",
     at(2, "GREY/DEFEND.R/GREY", {"alliance_same_target": "sequential"}, mimics="MIMIC",
        supply="GREY GREY VIEW", invasion="ALLIANCE"),
     [act(), ally("1R", "1B"), face("0 DEFEND.R"), face("0 GREY")],
     {"hands": "GREY/GREY VIEW/GREY", "current": 1}),
    ("R48 the current player is out, a declared Alliance group still attacks",
     at(2, "GREY/DEFLECT.R GREY/GREY GREY", mimics="MIMIC", supply="VIEW", invasion="ALLIANCE"),
     [act(), ally("1R", "2G"), face("0 DEFLECT.R"), aim("deflect", 0), face("0 GREY")],
     {"hands": "-/GREY VIEW/GREY GREY", "ask": "face 2"}),
    ("R42 a target who is out meanwhile is skipped",
     at(2, "GREY/GREY/GREY", {"alliance_same_target": "sequential"}, mimics="MIMIC", invasion="ALLIANCE"),
     [act(), ally("1R", "1B"), face("0 GREY")], {"hands": "GREY/-/GREY", "alive order": [[1]], "current": 2}),
    ("R46 Rearrange counts the players alive",
     at(2, "REARRANGE GREY/-/GREY", supply="VIEW VIEW", invasion="RELAX1 RELAX2 STEALTH"),
     [act("REARRANGE"), order("RELAX2 RELAX1")],
     {"hands": "GREY VIEW VIEW/-/GREY", "invasion": "RELAX1 STEALTH", "current": 2}),
    ("R32 Gold Boost does not last into the next owed turn",
     at(2, "GOLD_BOOST GREY GREY/GREY", turns_left=2, supply="VIEW SAFETY", invasion="RELAX1 ALIEN.R"),
     [act("GOLD_BOOST"), act(), face("0 GREY")], {"hands": "GREY VIEW/GREY", "supply": "SAFETY", "current": 1}),
    ("R56 Shuffle of an empty deck: rebuilt, then shuffled",
     at(2, "SHUFFLE GREY/GREY", supply="VIEW VIEW", discard="RELAX1 RELAX2",
        chance=["RELAX2 RELAX1", "RELAX1 RELAX2"]),
     [act("SHUFFLE")], {"hands": "GREY VIEW/GREY", "discard": "SHUFFLE RELAX1", "invasion": "RELAX2"}),
    # ---- rejections (20)
    ("20 passing in Phase 1", at(1, "GREY/GREY", supply="VIEW"), [play(None)], {"error": "MUST_PLAY"}),
    ("20 card not held", at(1, "GREY/GREY", supply="VIEW"), [play("VIEW")], {"error": "NOT_IN_HAND"}),
    ("20 Character as Action", at(2, "GREY/GREY"), [act("GREY")], {"error": "WRONG_CARD"}),
    ("20 Action in a locked turn", at(2, "GREY VIEW/GREY", lock=True, invasion="ALIEN.R"), [act("VIEW")],
     {"error": "LOCKED", "ask": "face 0"}),
    ("20 second Action", at(2, "GREY VIEW SHUFFLE/GREY", invasion="ALIEN.R", chance=["ALIEN.R"]),
     [act("SHUFFLE"), act("VIEW")], {"error": "ACTION_SPENT", "ask": "face 0"}),
    ("20 elsewhere is not the top", at(2, "GREY VIEW/GREY", invasion="ALIEN.R ALIEN.B"),
     [act("VIEW"), {"type": "view_choice", "take": "elsewhere", "position": 0}], {"error": "BAD_POSITION"}),
    ("20 alien used twice", at(2, "GREY GREY/GREY", invasion="ALIEN.RG"), [act(), face("0 GREY", "0 GREY")],
     {"error": "BAD_ASSIGNMENT"}),
    ("20 Alliance with Gold", at(2, "GREY/GREY", invasion="ALLIANCE"), [act(), ally("1GOLD")],
     {"error": "BAD_CHOICE"}),
    ("20 swap with oneself", at(2, "SWAPSIES GREY/GREY"), [act("SWAPSIES"), swap("GREY", 0)],
     {"error": "BAD_TARGET"}),
]  # fmt: skip


def wrong(case: Case) -> list[str]:
    """Play one case and tell what differs."""
    _, position, answers, expected = case
    game = Frenzy(position)
    error = None
    for number, answer in enumerate(answers, 1):
        before = game.snapshot()
        try:
            game.decide(answer)
        except RejectedError as refusal:
            error = refusal.code
            if number < len(answers) or "error" not in expected or game.snapshot() != before:
                return [f"answer {number}: {refusal}"]
        game.check()
    asked = game.decision()
    seen = game.snapshot() | {"ask": f"{asked['type']} {asked['seat']}", "error": error}
    found = []
    for key, value in expected.items():
        wanted = value.split() if key in PILES else hands_of(value) if key == "hands" else value
        if seen.get(key, []) != wanted:
            found.append(f"{key}: {seen.get(key)} instead of {wanted}")
    if game.chance.script is not None and game.chance.used != len(game.chance.script):
        found.append("chance is left over")
    return found


def run() -> int:
    """Play all cases; print the failed ones and return 1 if there are any."""
    failed = 0
    for case in CASES:
        found = wrong(case)
        failed += bool(found)
        for line in found:
            sys.stdout.write(f"{case[0]}: {line}\n")
    sys.stdout.write(f"{len(CASES) - failed} of {len(CASES)} positions as expected\n")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(run())
