"""Helpers for the scenarios of this folder: set up tables in words, make moves, deal new games, read tables.

Everything that depends on how tables, views and options are written is only here.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from xenodeck.core.definition.game import Outcome
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.attempt import why_not
from xenodeck.games import find
from xenodeck.testkit import Scenario

Move = dict[str, Any]

ROLES = {
    3: "alien scientist extinctionist",
    4: "alien scientist extinctionist extinctionist",
    5: "alien scientist extinctionist alien scientist",
    6: "alien scientist extinctionist alien scientist extinctionist",
    7: "alien scientist extinctionist alien scientist alien scientist",
    8: "alien scientist extinctionist alien scientist extinctionist alien scientist",
}
ON: dict[str, object] = {"special_abilities": True}
AUTO: dict[str, object] = {"auto_single": True}
DECISIONS = (
    "play", "stuck_discard", "pass", "damage_or_heal", "target", "force", "trade_pair", "cover", "move_cover", "peek",
    "rearrange", "discard", "take_pick", "give", "show", "protect",
)  # fmt: skip
ABILITIES = (
    "cancel_psych", "double_play", "redraft", "refuse", "sit_out", "redirect", "veto", "background_check", "self_heal",
    "ambush",
)  # fmt: skip
COVERED = "*"  # after the code of a Science card under a Cancel Science
EACH = ("hands", "forces")  # a list of words for each seat
LISTS = ("draw", "discard", "resolving", "roles")


# -- tables --------------------------------------------------------------------------------------------------------


def table(options: dict[str, object] | None = None, /, **position: Any) -> Scenario:
    """A table in words. Every question is asked, even if there is only one answer.

    ``table(hands=["R passed:B drawn:Y", "R", "B"], science="R YB B*", psych="weapon 2", forces=["", "held", ""])``;
    seat 0 is active and about to play by default; the number of hands is the number of seats. Abilities are switched on
    by ``abilities="veto - used:ambush"``.
    """
    seats = len(position["hands"])
    laid: dict[str, Any] = {"turn": 5, "active": 0, "state": "PLAY", "roles": ROLES[seats], "draw": "R B Y R B Y"}
    laid.update(position)
    config: dict[str, object] = {"players": seats, "auto_single": False}
    if "abilities" in laid:
        config.update(ON)
        laid["abilities"] = [None if word == "-" else word for word in laid["abilities"].split()]
    for key in EACH:
        if key in laid:
            laid[key] = [words.split() for words in laid[key]]
    for key in LISTS:
        if isinstance(laid.get(key), str):
            laid[key] = laid[key].split()
    if "damaged" in laid:
        laid["damaged"] = [seat in laid["damaged"] for seat in range(seats)]
    for key in ("protects", "skips"):
        if key in laid:
            laid[key] = [laid[key].count(seat) for seat in range(seats)]
    if "science" in laid:
        laid["science"] = [science_card(word) for word in laid["science"].split()]
    if isinstance(laid.get("psych"), str):
        laid["psych"] = psych_card(laid["psych"])
    if "chance" in laid:
        laid["chance"] = [one.split() if isinstance(one, str) else one for one in laid["chance"]]
    return Scenario.at("gambit", {"config": {**config, **(options or {})}, **laid})


def science_card(word: str) -> Any:
    return {"card": word[:-1], "covered_by": "cancel_science"} if word.endswith(COVERED) else word


def psych_card(words: str) -> dict[str, Any]:
    kind, owner = words.split()
    return {"card": f"psych_{kind}", "owner": int(owner)}


def again(t: Scenario) -> Scenario:
    """The present table, written and set up anew."""
    return Scenario.at("gambit", t.session.game.position(t.session.state))


def new(seats: int, seed: int = 7, /, **options: object) -> Session:
    return Session.start(find("gambit"), seats, seed, options)


def dealt(seats: int, chance: list[Any] | None = None, /, **options: object) -> Scenario:
    """A new game with scripted chance: start seat if random, roles, deck (top first), abilities if they are on."""
    position: dict[str, Any] = {"state": "DEAL", "config": {"players": seats, "auto_single": False, **options}}
    if chance is not None:
        position["chance"] = [one.split() if isinstance(one, str) else one for one in chance]
    return Scenario.at("gambit", position)


def pack(seats: int) -> list[str]:
    """The play cards of the page, by number of players."""
    yellow = {3: (3, 1, 1), 4: (2, 1, 1), 5: (3, 2, 2), 6: (3, 1, 1), 7: (4, 2, 2), 8: (2, 2, 2)}[seats]
    counts = {
        "R": 10, "B": 10, "Y": yellow[0], "YR": yellow[1], "YB": yellow[2], "psych_weapon": 2, "psych_defence": 2,
        "damage_or_heal": 3, "protect_player": 2, "heal_all": 1, "shuffle_hands": 1, "stray_damage": 2,
        "reset_hands": 1, "force_to_play": 2, "replace_card": 2, "take_from_discard": 2, "skip_turn": 2,
        "trade_cards": 2, "cancel_science": 1, "move_cancel_science": 1, "steal_card": 2, "play_top_card": 2,
        "peek_any_card": 2, "rearrange_top_3": 2,
    }  # fmt: skip
    return [code for code, number in counts.items() for _ in range(number)]


def stacked(seats: int, top: str) -> str:
    """The whole deck with these cards on top."""
    rest = Counter(pack(seats)) - Counter(top.split())
    return " ".join([*top.split(), *rest.elements()])


# -- moves ---------------------------------------------------------------------------------------------------------


def move(kind: str, **values: object) -> Move:
    return {"type": kind, **values}


def play(card: str, slot: str = "") -> Move:
    return move("play", card=card, slot=slot) if slot else move("play", card=card)


def give_on(card: str, slot: str = "") -> Move:
    """The pass at the end of a turn."""
    return move("pass", card=card, slot=slot) if slot else move("pass", card=card)


def target(seat: int) -> Move:
    return move("target", target=seat)


def damage(seat: int) -> Move:
    return move("damage_or_heal", mode="damage", target=seat)


def heal(seat: int) -> Move:
    return move("damage_or_heal", mode="heal", target=seat)


def force(seat: int, slot: str) -> Move:
    return move("force", target=seat, slot=slot)


def pair(one: int, other: int) -> Move:
    return move("trade_pair", players=[one, other])


def cover(at: int) -> Move:
    return move("cover", science=at)


def move_cover(at: int, source: int | None = None) -> Move:
    return move("move_cover", science=at) if source is None else {**move("move_cover", science=at), "from": source}


def peek(what: str, seat: int | None = None) -> Move:
    return move("peek", what=what) if seat is None else move("peek", what=what, target=seat)


def order(words: str) -> Move:
    return move("rearrange", order=words.split())


def discard(card: str) -> Move:
    return move("discard", card=card)


def stuck(card: str) -> Move:
    return move("stuck_discard", card=card)


def show(card: str) -> Move:
    return move("show", card=card)


def take(card: str) -> Move:
    return move("take_pick", card=card)


def give(card: str) -> Move:
    """A trader's choice."""
    return move("give", card=card)


def use(ability: str, **values: object) -> Move:
    return move(f"ability:{ability}", use=True, **values)


def decline(ability: str) -> Move:
    return move(f"ability:{ability}", use=False)


def sit_out(card: str) -> Move:
    return move("ability:sit_out", card=card)


def redirect(card: str, seat: int) -> Move:
    return move("ability:redirect", card=card, target=seat)


PROTECT: Move = {"type": "protect", "use": True}
SUFFER: Move = {"type": "protect", "use": False}


def do(t: Scenario, *moves: Move) -> Scenario:
    """The seats that are asked answer, one after the other."""
    for one in moves:
        t.pick(one)
    return t


# -- readings ------------------------------------------------------------------------------------------------------


def hand(t: Scenario, seat: int) -> str:
    """A hand with its tags, in alphabetical order."""
    return " ".join(sorted(t.table("hands")[seat]))


def words(t: Scenario, key: str) -> str:
    """A pile as it lies: ``draw`` from its top, ``discard`` up to its top."""
    return " ".join(t.table(key))


def science(t: Scenario) -> str:
    return " ".join(one if isinstance(one, str) else one["card"] + COVERED for one in t.table("science"))


def psych(t: Scenario) -> str:
    """``weapon 2``: what lies in front of whom; several one after the other."""
    found = t.table("psych")
    lying = found if isinstance(found, list) else [found] if found else []
    return " ".join(f"{one['card'].removeprefix('psych_')} {one['owner']}" for one in lying)


def seats(t: Scenario, key: str) -> list[int]:
    """The seats with a flag: ``seats(t, "damaged")``."""
    return [seat for seat, flag in enumerate(t.table(key)) if flag]


def turn(t: Scenario) -> tuple[int, int]:
    """The number of the turn and whose it is."""
    return t.table("turn"), t.table("active")


def resolving(t: Scenario) -> str:
    position = t.session.game.position(t.session.state)
    return " ".join(position.get("resolving", []))


def asks(t: Scenario) -> str:
    """The questions that are open: ``3 protect``, ``0 give, 2 give``; empty: none.

    They are found by the page's own refusals: an open question answered without a value is an illegal choice, anything
    else is another fault.
    """
    return ", ".join(f"{seat} {kind}" for seat in t.session.waiting() for kind in open_to(t, seat))


def open_to(t: Scenario, seat: int) -> list[str]:
    kinds = [*DECISIONS, *(f"ability:{name}" for name in ABILITIES)]
    return [kind for kind in kinds if fault(t, seat, {"type": kind}) == "illegal_choice"]


def fault(t: Scenario, seat: int, attempt: Move) -> str:
    """The code with which this would be refused; empty: it would not be refused."""
    no = why_not(t.session.game, t.session.state, seat, attempt)
    return "" if no is None else no.code


def outcome(t: Scenario) -> Outcome:
    return t.session.game.outcome(t.session.state)


def winners(t: Scenario) -> list[int] | None:
    """The seats that have won; None: it is not over."""
    return list(outcome(t).winners) if t.session.state.over else None


def cards(t: Scenario | Session) -> Counter[str]:
    """Every play card, wherever it lies."""
    session = t.session if isinstance(t, Scenario) else t
    now = session.game.position(session.state)
    found = Counter(word.rpartition(":")[2] for held in now["hands"] for word in held)
    found.update(now["draw"] + now["discard"] + now.get("resolving", []))
    found["protect_player"] += sum(now["protects"])
    found["skip_turn"] += sum(now["skips"])
    found["force_to_play"] += sum(len(forces) for forces in now["forces"])
    for one in now["science"]:
        found.update([one] if isinstance(one, str) else [one["card"], one["covered_by"]])
    lying = now["psych"]
    found.update(one["card"] for one in (lying if isinstance(lying, list) else [lying] if lying else []))
    return +found


# -- who sees what -------------------------------------------------------------------------------------------------


def sees(t: Scenario, viewer: int) -> Any:
    return t.session.view(viewer).to_data()


def piles(t: Scenario, viewer: int) -> Any:
    """What ``viewer`` sees lying somewhere, now."""
    return sees(t, viewer)["places"]


def look_the_same(viewer: int, one: Scenario, other: Scenario) -> None:
    assert sees(one, viewer) == sees(other, viewer)
    assert one.told(viewer) == other.told(viewer)


def told_apart(viewer: int, one: Scenario, other: Scenario) -> bool:
    """Whether ``viewer`` can tell the two tables apart by what was told."""
    return one.told(viewer) != other.told(viewer)


def known_apart(viewer: int, one: Scenario, other: Scenario) -> bool:
    """Whether ``viewer`` can tell the two tables apart by the cards that it sees or remembers."""
    return bool(piles(one, viewer) != piles(other, viewer))


def faces_told(t: Scenario, viewer: int) -> list[str]:
    """The codes of all cards that ``viewer`` was told of."""
    return [code for event in t.told(viewer) for code in event.get("cards", []) if not code.startswith("?")]


def seen_hand(t: Scenario, seat: int, viewer: int) -> str:
    """A hand as ``viewer`` knows it, ``?`` for what is unknown, without tags."""
    held = t.session.game.position(t.session.state, viewer)["hands"][seat]
    return " ".join(sorted(word.rpartition(":")[2] for word in held))


def seen_pile(t: Scenario, key: str, viewer: int) -> str:
    return " ".join(t.session.game.position(t.session.state, viewer)[key])
