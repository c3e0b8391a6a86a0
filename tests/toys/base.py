"""What the toy games share. They are no product: they prove the parts of the core that Ufoludki does not use."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, Struct, convert

from xenodeck.core import save
from xenodeck.core.cards import Layout
from xenodeck.core.chance import Chance, position_seed
from xenodeck.core.errors import BadPosition, BadSave, RuleBug
from xenodeck.core.game import Game, Mode
from xenodeck.core.settings import Value
from xenodeck.core.state import Dealer, Frame, State
from xenodeck.core.views import view


class Toy(State):
    """A state with nothing of its own but points by seat."""

    def __init__(
        self,
        layout: Layout,
        face: list[int],
        pool: list[int],
        zones: list[list[int]],
        chance: Chance,
        agenda: list[Frame],
        points: list[int],
    ) -> None:
        super().__init__(layout, face, pool, zones, chance, agenda)
        self.points = points

    def clone(self) -> Toy:
        c = Toy(
            self.layout,
            self.face,
            self.pool,
            self.zones[:],
            self.chance.clone(),
            self.agenda[:],
            self.points[:],
        )
        self.copy_core(c)
        return c

    def standing(self) -> list[int]:
        return self.points


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
    own: dict[str, list[Small]]


class ToyGame(Game):
    modes = (Mode("standard", (2, 4)),)
    options = ()
    fields = ("points",)
    seat_fields = ("points",)
    open_standing = True
    bound = 2000
    deck: list[int] = []
    zones = 0

    def dealer(self, seats: int, config: Mapping[str, Value], mode: Mode) -> Dealer:
        return ToyDealer(self, seats)

    def deal(self, s: Toy) -> None:
        """Lay out the table; all cards are in zone 0, shuffled."""
        raise NotImplementedError

    def rebuild(
        self,
        layout: Layout,
        face: list[int],
        pool: list[int],
        zones: list[list[int]],
        chance: Chance,
        agenda: list[Frame],
        own: dict[str, Any],
    ) -> State:
        return Toy(layout, face, pool, zones, chance, agenda, list(own["points"]))

    def position(self, s: State, seen_by: int | None = None) -> dict[str, Any]:
        """Nothing a person would write by hand: the whole state as it is saved, or what a viewer sees of it."""
        config = {"players": int(s.seats)}
        if seen_by is not None:
            return {"config": config, "view": view(s, self.fields, seen_by).to_data()}
        return {"config": {**config, "seed": s.chance.seed}, "table": save.to_data(self, s)}

    def set_up(self, data: Mapping[str, Any]) -> tuple[State, dict[str, Value]]:
        try:
            convert(data["table"], Saved)
            s = save.from_data(self, data["table"])
            s.chance.seed = position_seed(data["config"].get("seed", s.chance.seed))
            self.check(s)
            return s, {}
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, AssertionError, RuleBug, BadSave) as wrong:
            raise BadPosition(f"this is no table of {self.id}: {wrong!r}.") from None

    def check(self, s: State) -> None:
        assert sorted(c for zone in s.zones for c in zone) == list(range(len(s.face)))
        assert all(0 <= face < len(s.layout.codes) for face in s.face)
        assert len(s.pool) == len(s.face)
        assert all(0 <= card < len(s.face) for card in s.memory)
        assert all(-1 <= frame.seat < s.seats for frame in s.pending())
        assert all(0 <= seat < s.seats for seat in s.befores)


class ToyDealer(Dealer):
    def __init__(self, game: ToyGame, seats: int) -> None:
        self.game = game
        self.seats = seats

    def deal(self, chance: Chance) -> State:
        game, seats = self.game, self.seats
        zones: list[list[int]] = [list(range(len(game.deck)))] + [[] for _ in range(game.zones - 1)]
        s = Toy(game.layout(seats), list(game.deck), [0] * len(game.deck), zones, chance, [], [0] * seats)
        s.shuffle(0)
        game.deal(s)
        return s
