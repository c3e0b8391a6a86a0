"""The figures of a run under load: collected, printed, judged."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field, fields
from typing import Any

from load_server import Usage
from load_tables import Figures
from rich.console import Console
from rich.table import Table

GATE_MS = 50.0  # p99 from a move to everybody's screen
GATE_PACE = 0.9  # the least share of slots with a move; below it the load was not the requested one
MB = 1024 * 1024


def put_together(parts: Iterable[Figures]) -> Figures:
    whole = Figures()
    for part in parts:
        for entry in fields(Figures):
            setattr(whole, entry.name, getattr(whole, entry.name) + getattr(part, entry.name))
    return whole


def percentiles(seconds: list[float]) -> dict[str, float]:
    """In milliseconds."""
    if not seconds:
        return {}
    ordered = sorted(seconds)
    last = len(ordered) - 1
    at = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "max": 1.0}
    return {name: round(ordered[round(last * share)] * 1000, 2) for name, share in at.items()}


@dataclass
class Phase:
    """A stretch of time and its figures."""

    name: str
    figures: Figures
    seconds: float
    before: Usage
    after: Usage
    errors: Counter[str]

    def data(self) -> dict[str, Any]:
        figures = self.figures
        return {
            "seconds": round(self.seconds, 2),
            "moves": figures.moves,
            "moves_per_s": round(figures.moves / self.seconds, 1),
            "parts": figures.parts,
            "finished_games": figures.games,
            "slots": {"used": figures.used, "nobody_asked": figures.idle, "still_busy": figures.busy},
            "overtaken": figures.overtaken,
            "seen_by_all_ms": percentiles(figures.seen),
            "acknowledged_ms": percentiles(figures.acks),
            "acks": len(figures.acks),
            "shown_again_ms": percentiles(figures.shown),
            "shown_again": len(figures.shown),
            "client_late_ms": percentiles(figures.late),
            "cores": self.after.shares(self.before),
            "server_cpu_ms_per_move": round((self.after.cpu - self.before.cpu) * 1000 / max(figures.moves, 1), 2),
            "errors": dict(self.errors),
        }


@dataclass
class Report:
    machine: dict[str, Any]
    game: str
    engine: str
    tables: int
    players: int
    bots: int
    checked: int  # connections that compare every hash
    limits: int
    target: float  # moves a second that were requested
    empty: Usage  # of the server without tables
    seated: Usage  # with all tables, before the first move
    in_memory: int = 0  # tables that the server holds at the end, finished ones included
    end: Usage | None = None
    phases: list[Phase] = field(default_factory=list)  # warm-up, measured phases, and later ones that are not judged
    complaints: int = 0  # error lines in the server's log

    @property
    def errors(self) -> Counter[str]:
        """The errors in the phases that are judged."""
        found = self.phases[0].errors + self.phases[1].errors
        return found + Counter({"lines of complaint in the server's log": self.complaints})

    @property
    def measured(self) -> Phase:
        return self.phases[1]

    @property
    def table_kb(self) -> float:
        return (self.seated.rss - self.empty.rss) / self.tables / 1024

    @property
    def p99(self) -> float:
        return percentiles(self.measured.figures.seen).get("p99", float("inf"))

    @property
    def pace(self) -> float:
        """The share of the slots that were not skipped because the last move was still unfinished."""
        figures = self.measured.figures
        return figures.used / max(figures.used + figures.busy, 1)

    def verdicts(self) -> list[tuple[bool, str]]:
        return [
            (self.p99 < GATE_MS, f"p99 from a move to all seats {self.p99:.1f} ms (gate {GATE_MS:g} ms)"),
            (not self.errors, f"{self.errors.total()} errors (gate 0)"),
            (self.pace >= GATE_PACE, f"{self.pace:.1%} of the planned pace was kept (gate {GATE_PACE:.0%})"),
        ]

    def reached(self) -> bool:
        return all(good for good, _ in self.verdicts())

    def data(self) -> dict[str, Any]:
        assert self.end is not None
        return {
            "machine": self.machine,
            "game": self.game,
            "engine": self.engine,
            "tables": self.tables,
            "players": self.players,
            "bots_per_table": self.bots,
            "connections_that_check_hashes": self.checked,
            "limits_factor": self.limits,
            "target_moves_per_s": round(self.target, 1),
            "kb_per_table": round(self.table_kb, 1),
            "rss_mb": {
                "empty": round(self.empty.rss / MB, 1),
                "seated": round(self.seated.rss / MB, 1),
                "end": round(self.end.rss / MB, 1),
                "workers": round(self.end.rss_children / MB, 1),
            },
            "tables_in_memory_at_the_end": self.in_memory,
            "phases": {phase.name: phase.data() for phase in self.phases},
            "errors": dict(self.errors),
            "verdicts": [{"reached": good, "what": what} for good, what in self.verdicts()],
        }


def show(report: Report, console: Console) -> None:
    data, where = report.data(), report.machine
    console.print(
        f"{where['day']}: {where['cpu'] or where['system']}, {where['cores']} cores, load {where['load']} before, "
        f"Python {where['python']}; server and players share them"
    )
    bots = f", {report.bots} bots at each" if report.bots else ""
    console.print(
        f"{report.game}, {report.engine}: {report.tables} tables, {report.players} players{bots}, "
        f"{report.target:.0f} moves/s planned; all from one address, so rate limits × {report.limits}; "
        f"{report.checked} connections read strictly and compare every hash"
    )
    for phase in report.phases[1:]:
        show_phase(phase, console)
    rss = data["rss_mb"]
    console.print(
        f"memory: {report.table_kb:.0f} kB a table ({rss['empty']:.0f} MB with none, {rss['seated']:.0f} MB with all "
        f"seated); at the end {rss['end']:.0f} MB with {report.in_memory} tables, finished ones too; "
        f"{rss['workers']:.0f} MB in worker processes"
    )
    for phase in report.phases:
        for kind, count in sorted(phase.errors.items()):
            console.print(f"[red]error[/]   {count} × {kind} ({phase.name})")
    if report.complaints:
        console.print(f"[red]error[/]   {report.complaints} lines of complaint in the server's log")
    for good, what in report.verdicts():
        console.print(f"{'reached' if good else '[red]MISSED[/]':>8}  {what}")


def show_phase(phase: Phase, console: Console) -> None:
    data = phase.data()
    cores = data["cores"]
    console.print(
        f"\n[bold]{phase.name}[/]: {data['moves']:,} moves in {phase.seconds:.0f} s, {data['moves_per_s']:g}/s "
        f"(and {data['parts']:,} parts or sealed answers, {data['overtaken']} overtaken), "
        f"{data['finished_games']} games finished and replaced\n"
        f"cores: server {cores['server']:.0%}, {data['server_cpu_ms_per_move']:.1f} ms a move; its workers "
        f"{cores['workers']:.0%}; players {cores['players']:.0%}; others on this machine {cores['others']:.0%}; "
        f"for {cores['starved']:.0%} of the time the server was ready and had no core"
    )
    table = Table(box=None, pad_edge=False, header_style="dim")
    table.add_column("ms")
    for head in ("p50", "p90", "p99", "max", "count"):
        table.add_column(head, justify="right")
    for name, key, samples in (
        ("a move, until all seats show it", "seen_by_all_ms", phase.figures.seen),
        ("an answer, until it is acknowledged (committed)", "acknowledged_ms", phase.figures.acks),
        ("a broken connection, until the table is shown again", "shown_again_ms", phase.figures.shown),
        ("lateness of the players' own program", "client_late_ms", phase.figures.late),
    ):
        if samples:
            table.add_row(name, *(f"{value:.1f}" for value in data[key].values()), f"{len(samples):,}")
    console.print(table)
