"""The table as a front end draws it: three lanes of Science, what is banned, what Forces want, where cards came from.

From a view and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from xenodeck.games.gambit.state import (
    BLUE_TARGET,
    BLUES,
    RED_TARGET,
    REDS,
    ROLES,
    SCIENCES,
    SLOTS,
    YELLOW_TARGET,
    YELLOWS,
)

Data = dict[str, Any]

# colour, what each Science card counts for it, what its team needs
LANES = [("red", REDS, RED_TARGET), ("blue", BLUES, BLUE_TARGET), ("yellow", YELLOWS, YELLOW_TARGET)]
BANS = {"psych_weapon": "blue", "psych_defence": "red"}


def board(seen: Mapping[str, Any]) -> Data:
    """``cards`` of a lane are numbers into ``science``, in play order; ``slots`` are those of the viewer's own hand."""
    fields, places = seen["fields"], seen["places"]
    covered = fields["covered"]
    played = list(reversed(places["science"][0]["cards"]))
    psychs = list(reversed(places["psych"][0]["cards"]))
    return {
        "science": [{"card": code, "covered": at in covered} for at, code in enumerate(played)],
        "lanes": [
            {
                "colour": colour,
                "team": team,
                "count": fields[colour],
                "target": target,
                "cards": [at for at, code in enumerate(played) if counts[SCIENCES.index(code)]],
            }
            for team, (colour, counts, target) in zip(ROLES, LANES, strict=True)
        ],
        "banned": BANS[psychs[0]] if psychs else "",
        "psychs": [{"card": code, "owner": owner} for code, owner in zip(psychs, fields["owners"], strict=True)],
        "forces": [slots_of(wanted) for wanted in fields["slots"]],
        "slots": own_slots(seen),
    }


def slots_of(wanted: int) -> list[str]:
    """Which card each Force in front of a seat wants, the oldest first."""
    found = []
    while wanted:
        found.append(SLOTS[(wanted & 3) - 1])
        wanted >>= 2
    return found


def own_slots(seen: Mapping[str, Any]) -> list[str]:
    """5.1 Where each card of the viewer's hand came from, as far as everybody can tell; a spectator has none."""
    viewer, fields = seen["viewer"], seen["fields"]
    if viewer < 0:
        return []
    mine = viewer == fields["active"]
    came = {fields["passed_at"]: "passed", fields["drawn_at"]: "drawn"} if mine else {}
    return [came.get(at, "held") for at in range(seen["places"]["hand"][viewer]["size"])]
