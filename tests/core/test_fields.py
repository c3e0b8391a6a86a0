"""A state's own fields are written once, and its copies are made from them, compiled ones too."""

from __future__ import annotations

import pytest

from xenodeck.core.fields import with_clones

STATES = """\
class Ship(State{setup}):
    fuel: i64 = 0

class Loaded(Ship{setup}):
    cargo: list[int]

class Port:
    fuel: i64 = 0
"""


@pytest.mark.parametrize("setup", ["", "[ShipSetup]"])
def test_each_state_gets_a_clone_of_all_its_fields_also_where_its_set_up_is_named(setup: str) -> None:
    written = with_clones(STATES.format(setup=setup))
    assert written.count("def clone(self)") == 2
    ship, loaded = written.split("def clone(self) -> ")[1:]
    assert ship.startswith("Ship:")
    assert "c.fuel = self.fuel" in ship and "c.cargo" not in ship
    assert loaded.startswith("Loaded:")
    assert "c.fuel = self.fuel" in loaded and "c.cargo = self.cargo.copy()" in loaded


def test_states_of_another_file_of_the_game_are_known() -> None:
    known: dict[str, dict[str, str]] = {}
    with_clones("class Ship(State[S]):\n    fuel: i64 = 0\n", known)
    written = with_clones("class Tug(Ship[TugSetup]):\n    rope: i64 = 0\n", known)
    assert "c.fuel = self.fuel" in written and "c.rope = self.rope" in written
