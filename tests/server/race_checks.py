"""What must be true of a finished race: all saw the same, nothing acknowledged is lost, the record says the same.

And nothing hidden ever left the server.
"""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from server.racers import Racer, Said, Shown
from server.registries import GAMES
from xenodeck import bots
from xenodeck.client.canonical import canonical
from xenodeck.core.records.record import Record
from xenodeck.core.sessions.session import Session
from xenodeck.games.alieninjas.modes.claim.policy import CLAIM_POLICIES, Claimer
from xenodeck.games.alieninjas.modes.claim.state import ASIDE, PILE
from xenodeck.games.alieninjas.modes.map.state import GRID
from xenodeck.server.store import JournalEntry
from xenodeck.server.tables.audience.scene_builder import session_scene
from xenodeck.server.tables.model.ticker import what_shows
from xenodeck.server.tables.persistence.entries import MOVE, NEXT, SENT, TICK, read_sent

NINJA = GAMES["alieninjas"]
CODES = re.compile(rb'"(C\dT\d|C\dX|N\d)"')
WORDED = ("text", "run", "whole", "gist", "begins", "later")  # of a line, besides its facts
TOLD = ("accepted", "beaten", "void")  # results of what is in the record


@dataclass
class Moment:
    """A race at one point of its replay."""

    ticks: int
    views: dict[int, bytes]  # by viewer
    open_to: dict[int, set[str]]  # the faces that each of them may see
    ever: set[str]  # faces that everybody could remember; none where cards are forgotten
    reminded: dict[int, set[str]]  # faces that each has seen, where the table reminds people of those
    over: bool


@dataclass
class Replayed:
    moments: list[Moment]
    session: Session
    by_tick: dict[int, list[int]] = field(default_factory=lambda: defaultdict(list))

    def around(self, ticks: int) -> list[Moment]:
        """Those of that tick, and the last one before: a frame may come because somebody came or went."""
        at = self.by_tick.get(ticks)
        if at is None:
            before = max(tick for tick in self.by_tick if tick < ticks)
            return [self.moments[self.by_tick[before][-1]]]
        return [self.moments[number] for number in range(max(at[0] - 1, 0), at[-1] + 1)]


def replayed(text: str, viewers: list[int]) -> Replayed:
    """Every moment at which somebody could notice something. The record says the same again, to the byte."""
    record = Record.read(text)
    moments: list[Moment] = []
    before: Any = None
    session = record.start_session(NINJA)
    for _, session in record.moments(NINJA, every_tick=True):
        now = what_shows(session)
        if now != before:
            moments.append(moment(session, viewers, moments[-1] if moments else None))
        before = now
    assert Record.of(session).text() == text, "the record replays to the same bytes"
    assert session.state.over
    found = Replayed(moments, session)
    for number, one in enumerate(moments):
        found.by_tick[one.ticks].append(number)
    return found


def moment(session: Session, viewers: list[int], before: Moment | None) -> Moment:
    views = {viewer: canonical(session_scene(session, session.view(viewer).to_data())) for viewer in viewers}
    opened = {viewer: open_faces(session, viewer) for viewer in viewers}
    ever = set() if before is None else before.ever
    if session.setup.mode == "m1_claim":
        ever = ever | opened[-1]
    reminded: dict[int, set[str]] = {viewer: set() for viewer in viewers}
    if session.setup.settings.get("assist") == "own":
        reminded = {viewer: opened[viewer] | (before.reminded[viewer] if before else set()) for viewer in viewers}
    return Moment(int(session.state.now), views, opened, ever, reminded, bool(session.state.over))


def open_faces(session: Session, viewer: int) -> set[str]:
    """By the rules, from the state itself and not from any view: the faces that ``viewer`` may see now."""
    s: Any = session.state
    codes = s.layout.codes
    if session.setup.mode == "m1_claim":
        hidden = {card for seat in range(s.seats) for card in s.zones[PILE[seat]]} | set(s.zones[ASIDE])
        hidden |= set(s.zones[0])
        return {codes[s.face[card]] for card in range(len(s.face)) if card not in hidden}
    found: set[str] = set()
    for seat in range(s.seats):
        cells = s.zones[GRID[seat]]
        found |= {codes[s.face[card]] for cell, card in enumerate(cells) if s.up[seat] >> cell & 1}
        if seat == viewer:
            found |= {codes[s.face[look.card]] for look in s.glimpses.current if look.card in cells}
    return found


# -- checks ------------------------------------------------------------------------------------------------------------


def check_frames(player: Racer, viewer: int, game: Replayed) -> None:
    """Each frame shows what the replay shows at its tick; none has a face in it that is not to be seen then."""
    known = 0
    for shown in player.shown:
        view = shown.scene.get("view")
        if view is None:
            continue  # not all are seated yet
        near = game.around(shown.ticks)
        data = canonical(view)
        fitting = [one for one in near if one.views[viewer] == data]
        assert fitting, (viewer, shown.ticks, different(data, near, viewer))
        if fitting[-1].over:
            return
        check_faces(shown, viewer, near, fitting)
        known += 1
    assert known, "something was seen"


def different(data: bytes, near: list[Moment], viewer: int) -> str:
    """The difference, for the message of a failed test."""
    return f"seen {data!r}, but {[one.views[viewer] for one in near]!r}"


def check_faces(shown: Shown, viewer: int, near: list[Moment], fitting: list[Moment]) -> None:
    allowed = set().union(*(one.open_to[viewer] for one in fitting))
    view = canonical({key: part for key, part in shown.scene.get("view", {}).items() if key != "ghosts"})
    question = canonical(shown.scene.get("question"))
    for part in (view, question):
        faces = {found.decode() for found in CODES.findall(part)}
        assert faces <= allowed, (viewer, shown.ticks, faces - allowed)
    ghosts = {found.decode() for found in CODES.findall(canonical(shown.scene["view"].get("ghosts", {})))}
    assert ghosts <= fitting[-1].reminded[viewer], (viewer, shown.ticks, ghosts)
    # a line may tell of what was open in the tick that it belongs to; told again, it may not
    lately = allowed | fitting[-1].ever
    if not shown.anew:
        lately = lately.union(*(one.open_to[viewer] for one in near))
    for line in shown.lines:
        if line["what"] == "character":
            continue  # whose civilian gives the name
        faces = {card for card in line.get("cards", ()) if not card.startswith("?")}
        assert faces <= lately, (viewer, shown.ticks, shown.anew, line)


def check_lines(players: dict[int, Racer], game: Replayed) -> int:
    """Late, but never different: every line that anybody was told is the replay's line of that number; how many."""
    many = 0
    session = game.session
    for viewer, player in players.items():
        told = session.events(viewer)
        s_over, session.state.over = session.state.over, False  # as it was told again while it ran
        again = session.later_events(viewer)
        session.state.over = s_over
        for shown in player.shown:
            source = again if shown.anew and "result" not in shown.scene else told
            for number, line in enumerate(shown.lines, start=shown.start):
                facts = {key: value for key, value in line.items() if key not in WORDED}
                assert facts == source[number], (viewer, number, facts, source[number])
                many += 1
    alike = [[(e["what"], e.get("seat"), e.get("number")) for e in session.events(viewer)] for viewer in players]
    assert all(one == alike[0] for one in alike), "the same for everybody, but for faces"
    return many


def entries_of(store: Path, table: str) -> list[JournalEntry]:
    with contextlib.closing(sqlite3.connect(store)) as base:
        rows = base.execute(
            "select n, kind, seat, data, move_id, at from journal where table_id = ? order by n", (table,)
        ).fetchall()
    return [
        JournalEntry(n=n, kind=kind, seat=seat, data=data, move_id=move, at=at)
        for n, kind, seat, data, move, at in rows
    ]


@dataclass
class Decided:
    """A move as the journal has it, and what the rules say became of it when they are asked again."""

    seat: int
    tick: int
    comp: int
    words: str
    request: str | None
    result: str = ""
    since: int = 0  # the tick of the last event before it


def decided(text: str, entries: list[JournalEntry]) -> list[Decided]:
    """Everything that was sent for a tick, decided anew as a live table does it, tick by tick."""
    session = Record.read(text).start_session(NINJA)
    found: list[Decided] = []
    waiting: list[Decided] = []
    held: dict[int, list[Decided]] = defaultdict(list)  # by seat, in the order in which they were sent
    for entry in entries:
        if entry.kind == SENT:
            tick, comp, words = read_sent(entry.data)
            waiting.append(Decided(entry.seat, tick, comp, words, entry.move_id))
        elif entry.kind == TICK:
            for number in range(int(entry.data)):
                sent, waiting = (waiting, []) if number == 0 else ([], waiting)
                for one in sent:
                    one.since = int(getattr(session.state, "event_tick", 0))
                came = session.advance([(one.seat, one.words) for one in sent], {one.seat: one.comp for one in sent})
                for one, result in zip(sent, came, strict=False):
                    one.result = result.result
                    if result.result == "held":
                        held[one.seat].append(one)
                for result in came[len(sent) :]:
                    held[result.seat].pop(0).result = result.result
                found += sent
        elif entry.kind == NEXT:
            session.go_on()
        elif entry.kind == MOVE:
            session.play(entry.seat, entry.data)
    assert Record.of(session).text() == text, "the journal and the record are one"
    return found


def check_answers(players: dict[int, Racer], made: list[Decided]) -> Counter[str]:
    """What was acknowledged is in the record, with the result that was told; what was refused by then is not."""
    by_name = {(one.seat, one.request): one for one in made if one.request}
    became = Counter[str]()
    for viewer, player in players.items():
        for said in player.said:
            if said.what.get("type") in ("START", "PICK"):
                continue
            became[said.result or "?"] += 1
            one = by_name.get((viewer, said.id))
            check_answer(viewer, said, one)
    return became


def check_answer(viewer: int, said: Said, one: Decided | None) -> None:
    if said.result in TOLD or said.again:
        assert one is not None, (viewer, said, "acknowledged, and not in the record")
        assert said.result in ("", one.result), (viewer, said, one)
    elif one is not None and said.result:
        assert said.result == one.result, (viewer, said, one)


def claims_of(made: list[Decided]) -> list[list[Decided]]:
    """Those who were after the same card, card by card."""
    claims: dict[int, list[Decided]] = defaultdict(list)
    for one in made:
        if one.words == "2" and one.result in ("accepted", "beaten"):
            claims[one.since].append(one)
    return list(claims.values())


def check_times(players: dict[int, Racer], made: list[Decided], cap: int) -> None:
    """Whoever was there all the time was told of every claim who was after the card, and how quick: the figures say
    what the record says. A frame of figures has no number of its own, so this is asked only of lines that kept all."""
    claims = claims_of(made)
    for player in players.values():
        if player.reconnects or player.resyncs or not player.line_kept_all:
            continue
        assert len(player.raced) == len(claims)
        for told, rivals in zip(player.raced, claims, strict=True):
            won = next(one for one in rivals if one.result == "accepted")
            times = [one.ms for one in told.times]
            assert told.times[0].seat == won.seat and times == sorted(times), (told, rivals)
            assert sorted(one.seat for one in told.times) == sorted(one.seat for one in rivals), (told, rivals)
            counts = {one.seat: max(one.since + 1, one.tick - one.comp) for one in rivals}
            equal = [seat for seat, count in counts.items() if count == counts[won.seat]]
            assert told.drawn == (len(equal) if cap >= 0 and len(equal) > 1 else 0), (told, rivals)


def check_claims(made: list[Decided], cap: int) -> int:
    """Who was first, worked out from the record alone: by arrival (``cap`` -1), or by the tick that counts. How many
    claims were fought for."""
    fought = 0
    for rivals in claims_of(made):
        fought += len(rivals) > 1
        won = [one for one in rivals if one.result == "accepted"]
        assert len(won) == 1, rivals
        if cap < 0:
            assert won == [rivals[0]] and all(one.tick == rivals[0].tick for one in rivals), rivals
        else:
            counts = [max(one.since + 1, one.tick - one.comp) for one in rivals]
            assert counts[rivals.index(won[0])] == min(counts), rivals
            assert all(one.tick <= rivals[0].tick + cap and one.comp <= cap for one in rivals), rivals
    return fought


def check_pauses(player: Racer, check_ms: int) -> Counter[str]:
    """While a pause was shown no tick passed before its time. Which kinds there were."""
    kinds = Counter[str]()
    for at, shown in enumerate(player.shown):
        pause = shown.scene.get("pause")
        if pause is None or (at and player.shown[at - 1].scene.get("pause") == pause):
            continue
        kinds[pause["kind"]] += 1
        if pause["kind"] == "wrong":
            assert pause["due"] - shown.now <= check_ms, "it stands for so long, and no longer"
        if pause["kind"] in ("wrong", "countdown"):
            for later in player.shown[at + 1 :]:
                if later.scene.get("pause") != pause:
                    break
                assert later.ticks == shown.ticks, "no time passes meanwhile"
    return kinds


def ahead_of_plan(text: str, made: list[Decided], bot: str) -> list[int]:
    """For each claim of a bot in Quick Claim: how many ticks it came before its own plan would have it. The plan is
    worked out anew from the record; only a busy machine makes it later."""
    record = Record.read(text)
    policy = CLAIM_POLICIES[bot]
    assert isinstance(policy, Claimer)
    claims = {(one.seat, one.tick): one for one in made if one.request is None and one.words == "2"}
    found: list[int] = []
    session = record.start_session(NINJA)
    player = bots.find(NINJA, bot)
    for _, session in record.moments(NINJA, every_tick=True):
        s: Any = session.state
        for seat in range(0 if s.over else s.seats):
            one = claims.pop((seat, int(s.now) + 1), None)
            if one is not None and one.result in ("accepted", "beaten", "held"):
                dice = bots.dice_for(s, seat, player, session.seed, 0)
                found.append(int(policy.claim_tick(s, dice)) - (one.tick - one.since))
    return found
