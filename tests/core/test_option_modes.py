"""Options that belong to some of a game's modes cannot be set in others, in any way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from xenodeck.core.definition.game import Game
from xenodeck.core.errors import BadConfig, BadPosition, GameError
from xenodeck.core.records.record import Record
from xenodeck.core.sessions.session import Session
from xenodeck.games import find, found

FRENZY = find("frenzy")
GIVEN = {"mimic_mode": "immediate"}


def with_a_bound_option(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Alien Frenzy as if ``mimic_mode`` could be set with the expansion only."""
    bound = [replace(o, modes=("expansion",)) if o.name == "mimic_mode" else o for o in FRENZY.settings]
    monkeypatch.setattr(type(FRENZY), "settings", tuple(bound))
    return FRENZY


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> Game:
    return with_a_bound_option(monkeypatch)


def refused(do: Any, *arguments: Any) -> GameError:
    with pytest.raises(GameError) as no:
        do(*arguments)
    return no.value


def test_an_option_of_another_mode_is_refused_with_the_modes_it_is_for(game: Game) -> None:
    no = refused(game.setup, 2, GIVEN, "base")
    assert isinstance(no, BadConfig)
    assert (no.code, no.rule, no.legal) == ("BAD_CONFIG", "18.10", ["expansion"])
    assert no.text == "mimic_mode is an option of expansion, not of base."
    assert refused(game.setup, 2, GIVEN).text == no.text  # the first mode, if none is named
    assert refused(game.setup, 2, {"mimic_mode": "carry"}, "base").text == no.text  # also as it is printed


def test_in_its_own_mode_it_is_taken(game: Game) -> None:
    setup = game.setup(2, GIVEN, "expansion")
    assert setup.settings["mimic_mode"] == "immediate"
    assert game.not_as_printed(setup) == GIVEN


def test_where_it_cannot_be_set_it_is_as_printed_and_no_option_of_the_table(game: Game) -> None:
    assert game.setup(2, {}, "base").settings["mimic_mode"] == "carry"
    assert game.not_as_printed(game.setup(2, {}, "base")) == {}


def test_positions_refuse_it_too(game: Game) -> None:
    turn = {"phase": 2, "hands": [["GREY"], ["GREY"]], "invasion": ["RELAX1"]}
    no = refused(Session.from_position, game, {"config": {"players": 2, **GIVEN}, **turn})
    assert isinstance(no, BadPosition) and "expansion, not of base" in no.text
    no = refused(Session.from_position, game, {"config": {"players": 2, **GIVEN}, "state": "DEAL"})
    assert isinstance(no, BadConfig) and "expansion, not of base" in no.text
    session = Session.from_position(game, {"config": {"players": 2, "expansion": True, **GIVEN}, **turn})
    assert session.setup.settings["mimic_mode"] == "immediate"


def test_records_refuse_it_too(game: Game) -> None:
    text = Record.of(Session.start(game, 2, 1, GIVEN, "expansion")).text()
    assert Record.read(text).start_session(game).setup.settings["mimic_mode"] == "immediate"
    no = refused(Record.read(text.replace("mode expansion", "mode base")).start_session, game)
    assert no.code == "BAD_CONFIG"


@pytest.mark.parametrize("game", [*found().values(), *found("toys").values()], ids=lambda game: game.id)
def test_options_and_modes_know_each_other(game: Game) -> None:
    """A game does not bind an option to a mode that it does not have, nor print one in a mode that does not take it."""
    options = {option.name: option for option in game.settings}
    modes = {mode.id for mode in game.modes}
    assert all(set(option.modes) <= modes for option in game.settings)
    for mode in game.modes:
        assert all(options[name].applies_to(mode.id) for name in mode.defaults)
        assert all(options[name].applies_to(mode.id) for name in game.safe_settings(mode.id))
