"""What the toy games share. They are no products: they test the parts of the core that Ufoludki does not use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, cast

from msgspec import Meta, Struct, convert

from xenodeck.core.definition.game import Game, Mode
from xenodeck.core.definition.settings import Value
from xenodeck.core.errors import BadPosition, BadSave, RuleBug
from xenodeck.core.knowledge.views import view
from xenodeck.core.records import save
from xenodeck.core.rules.state import Rule, Setup, State
from xenodeck.core.tabletop.chance import Chance, position_seed
from xenodeck.core.tabletop.layout import Layout


class Toy(State):
    """A state with nothing of its own but points by seat."""

    points: list[int]

    def init_fields(self) -> None:
        self.points = [0] * int(self.seats)

    def scores(self) -> list[int]:
        return self.points


class ToySetup(Setup):
    """The cards are shuffled in the first zone, then the toy lays them out."""

    def __init__(self, game: ToyGame, mode: Mode, seats: int, settings: dict[str, Value]) -> None:
        rule = game.rules[0] if game.rules else Rule()
        super().__init__(mode.id, settings, game.layout(seats), list(game.deck), rule, game.bound, mode.tick_ms)
        self.game = game
        self.automata = list(mode.automata)

    def state_class(self) -> type[Toy]:
        return Toy

    def deal(self, chance: Chance) -> State:
        zones: list[list[int]] = [self.cards[:]] + [[] for _ in range(self.game.zones - 1)]
        s = cast(Toy, self.new_state(self.face, [0] * len(self.face), zones, chance, []))
        s.shuffle(0)
        self.game.deal(s)
        return s


Small = Annotated[int, Meta(ge=-(2**31), le=2**31)]


class SavedChance(Struct):
    seed: int
    dealt: Small
    drawn: Small
    quick: Small
    script: list[Any] | None


class SavedFrame(Struct):
    rule: str
    seat: Small
    arg: Small
    more: list[Small]


class Saved(Struct):
    """What ``save.to_data`` writes, for whoever forges one."""

    game: str
    rules: Small
    seats: Annotated[int, Meta(ge=2, le=4)]
    face: list[Small]
    pool: list[Small]
    zones: list[list[Small]]
    memory: list[tuple[Small, Small]]
    chance: SavedChance
    agenda: list[SavedFrame]
    before: list[Small]
    answers: list[Small] | None
    befores: list[tuple[Small, list[Small]]]
    asked: Small
    opened: Small
    revealed: Small
    now: Small
    since: Small
    over: bool
    truncated: bool
    own: dict[str, list[Small] | Small]


class ToyGame(Game):
    modes = (Mode("standard", (2, 4)),)
    settings = ()
    seat_fields = ("points",)
    scores_are_public = True
    bound = 2000
    deck: list[int] = []
    zones = 0

    def layout(self, seats: int) -> Layout:
        raise NotImplementedError

    def prepare(self, mode: Mode, seats: int, settings: dict[str, Value]) -> Setup:
        return ToySetup(self, mode, seats, settings)

    def deal(self, s: Toy) -> None:
        """Lay out the table; all cards are in zone 0, shuffled."""
        raise NotImplementedError

    def position(self, s: State, seen_by: int | None = None) -> dict[str, Any]:
        """Nothing a person would write by hand: the whole state as it is saved, or what a viewer sees of it."""
        config = {"players": int(s.seats)}
        if seen_by is not None:
            return {"config": config, "view": view(s, seen_by).to_data()}
        table = {**save.to_data(self, s), "stops": False}  # whether people sit there is no part of a position
        return {"config": {**config, "seed": s.chance.seed}, "table": table}

    def read_position(self, data: Mapping[str, Any]) -> State:
        try:
            convert(data["table"], Saved)
            s = save.from_data(self, data["table"])
            s.chance.seed = position_seed(data["config"].get("seed", s.chance.seed))
            self.check(s)
            return s
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, AssertionError, RuleBug, BadSave) as wrong:
            raise BadPosition(f"this is no table of {self.id}: {wrong!r}.") from None

    def check(self, s: State) -> None:
        assert sorted(c for zone in s.zones for c in zone) == list(range(len(s.face)))
        assert all(0 <= face < len(s.layout.codes) for face in s.face)
        assert len(s.pool) == len(s.face)
        assert all(0 <= card < len(s.face) for card in s.memory)
        assert all(-1 <= frame.seat < s.seats for frame in s.pending())
        assert all(0 <= seat < s.seats for seat in s.partial_moves)
