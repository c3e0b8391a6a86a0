"""The modes that there are, each by its id: everything else finds them here. See kit.py for how to add one."""

from __future__ import annotations

from xenodeck.games.alieninjas.v1 import mode_claim, mode_hand, mode_map, mode_memory, mode_rescue
from xenodeck.games.alieninjas.v1.kit import ModeKit
from xenodeck.games.alieninjas.v1.settings import MODES as ALL_MODES

KITS: dict[str, ModeKit] = {
    kit.id: kit for kit in (mode_claim.KIT, mode_memory.KIT, mode_map.KIT, mode_hand.KIT, mode_rescue.KIT)
}
MODES = tuple(mode for mode in ALL_MODES if mode.id in KITS)
