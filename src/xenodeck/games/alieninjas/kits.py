"""All modes by their ids: the only list of them. See kit.py for how to add one."""

from __future__ import annotations

from xenodeck.games.alieninjas.kit import ModeKit
from xenodeck.games.alieninjas.modes.claim.kit import KIT as CLAIM
from xenodeck.games.alieninjas.modes.hand.kit import KIT as HAND
from xenodeck.games.alieninjas.modes.map.kit import KIT as MAP
from xenodeck.games.alieninjas.modes.memory.kit import KIT as MEMORY
from xenodeck.games.alieninjas.modes.rescue.kit import KIT as RESCUE
from xenodeck.games.alieninjas.settings import MODES as ALL_MODES

KITS: dict[str, ModeKit] = {kit.id: kit for kit in (CLAIM, MEMORY, MAP, HAND, RESCUE)}
MODES = tuple(mode for mode in ALL_MODES if mode.id in KITS)
