"""The modes that there are, each by its id: everything else finds them here. See kit.py for how to add one."""

from __future__ import annotations

from xenodeck.games.alieninjas.v1.kit import ModeKit
from xenodeck.games.alieninjas.v1.modes.claim.kit import KIT as CLAIM
from xenodeck.games.alieninjas.v1.modes.hand.kit import KIT as HAND
from xenodeck.games.alieninjas.v1.modes.map.kit import KIT as MAP
from xenodeck.games.alieninjas.v1.modes.memory.kit import KIT as MEMORY
from xenodeck.games.alieninjas.v1.modes.rescue.kit import KIT as RESCUE
from xenodeck.games.alieninjas.v1.settings import MODES as ALL_MODES

KITS: dict[str, ModeKit] = {kit.id: kit for kit in (CLAIM, MEMORY, MAP, HAND, RESCUE)}
MODES = tuple(mode for mode in ALL_MODES if mode.id in KITS)
