"""Builds the scene that one viewer sees, and the patch from one scene to the next.

Everything comes from the view of that viewer. Nothing in this module reads the state of a game.
"""

from __future__ import annotations

import zlib
from typing import Any

from msgspec import to_builtins
from msgspec.json import Encoder

from xenodeck.core.definition.game import Game
from xenodeck.core.knowledge.views import View, event_data
from xenodeck.core.rules.engine import paused
from xenodeck.core.sessions.session import Session
from xenodeck.core.words.event_runs import alike
from xenodeck.core.words.telling import Teller
from xenodeck.server.server_words import ServerWords
from xenodeck.server.tables.audience.talk import TalkCache, talk_scene
from xenodeck.server.tables.model import teaching
from xenodeck.server.tables.model.clocks import Clocks
from xenodeck.server.tables.model.halts import Halt, OpenWindow
from xenodeck.server.tables.model.info import AUTOMATON, BOT, OVER, PERSON, RUNNING, TableInfo
from xenodeck.server.tables.model.questions import question_id

Data = dict[str, Any]

canonical = Encoder(order="sorted").encode  # returns the bytes that are hashed


def scene_hash(scene: Data) -> str:
    """
    >>> scene_hash({"b": 1, "a": [2]}) == scene_hash({"a": [2], "b": 1})
    True
    """
    return f"{zlib.crc32(canonical(scene)):08x}"


def difference(old: Data, new: Data) -> Data:
    """The JSON merge patch (RFC 7396) that makes ``new`` of ``old``. Scenes hold no nulls, so none is ambiguous.

    >>> difference({"a": 1, "b": {"c": 2, "d": 3}, "e": 4}, {"a": 1, "b": {"c": 5, "d": 3}})
    {'b': {'c': 5}, 'e': None}
    """
    patch: Data = {}
    for key, value in new.items():
        if key not in old:
            patch[key] = value
            continue
        before = old[key]
        if before is value or (before == value and type(before) is type(value)):  # 0 is not False in JSON
            continue
        if isinstance(before, dict) and isinstance(value, dict):
            patch[key] = difference(before, value)
        else:
            patch[key] = value
    for key in old:
        if key not in new:
            patch[key] = None
    return patch


SHOWN = ("places", "fields", "waiting", "rounds", "paused", "over", "truncated")


def view_scene(view: Data, standing: list[int], board: Data) -> Data:
    """The part of a scene, or of a step of a replay, that shows the game."""
    more: Data = {"board": board} if board else {}
    if "lanes" in view:
        # compiled code returns 1 for True, which is a different value in JSON
        if "put_off" in view["lanes"]:
            more["put_off"] = view["lanes"]["put_off"]
        more["lanes"] = [{**lane, "frozen": bool(lane["frozen"])} for lane in view["lanes"]["seats"]]
    if "ghosts" in view:
        more["ghosts"] = view["ghosts"]
    return {**{key: view[key] for key in SHOWN}, "standing": standing, **more}


def session_scene(session: Session, view: Data) -> Data:
    """The part of a scene that shows a running game."""
    game, s = session.game, session.state
    return view_scene(view, game.public_scores(s), game.board(s.setup, view))


def result_scene(session: Session, teller: Teller, viewer: int = -1, taken_back: int = 0) -> Data:
    """How a game ended, in the language of ``teller``, as ``viewer`` is told."""
    game = session.game
    outcome = game.outcome(session.state)
    more: Data = {"yours": teller.verdict(outcome, viewer)} if viewer >= 0 else {}
    if game.ranked_only:
        more["ranked_only"] = True
    if taken_back:
        more["taken_back"] = taken_back
    return {
        **more,
        "scores": list(outcome.scores),
        "winners": list(outcome.winners),
        "truncated": outcome.truncated,
        "ended": outcome.ended,
        # teams have no points, so the points of each seat would only repeat who won
        "text": teller.result(outcome, points=not (game.ranked_only and outcome.teams)),
        "sums": [[] for _ in outcome.scores] if game.ranked_only else teller.score_breakdown(session.score_breakdown()),
        "ranks": list(outcome.ranks),
        "teams": list(outcome.teams),
        "rounds": [list(points) for points in outcome.rounds],
        "breaks": teller.breaks(outcome),
    }


class SceneCache:
    """Parts of the scenes of a table, kept because they seldom change from one scene to the next."""

    def __init__(self) -> None:
        self._parts: dict[str, Data] = {}
        self._options: dict[tuple[str, str], tuple[list[Data], list[Data]]] = {}
        self.talk = TalkCache()

    def same(self, name: str, part: Data) -> Data:
        """Return the part as it was before if it is equal, so that it need not be compared again."""
        before = self._parts.get(name)
        if before == part:
            return before
        self._parts[name] = part
        return part

    def options(self, question: str, plain: list[Data], teller: Teller) -> list[Data] | None:
        """The options of a question with their labels, if they were the same the last time it was asked."""
        known = self._options.get((question, teller.words.language))
        return known[1] if known is not None and known[0] == plain else None

    def keep_options(self, question: str, plain: list[Data], teller: Teller, told: list[Data]) -> None:
        self._options[question, teller.words.language] = (plain, told)


class SceneBuilder:
    """Builds the scenes of one table at one moment. What several viewers share is built once."""

    def __init__(
        self,
        game: Game,
        info: TableInfo,
        clocks: Clocks,
        session: Session | None,
        here: set[int],
        halt: Halt | None = None,
        window_open: OpenWindow | None = None,
        cache: SceneCache | None = None,
    ) -> None:
        self.game = game
        self.info = info
        self.clocks = clocks
        self.session = session
        self.here = here  # seats with somebody connected
        self.halt = halt  # why no time passes at this table
        self.window_open = window_open  # the open secret window
        self.cache = cache or SceneCache()
        self.table = self.cache.same("table", self._table())
        self._seats: dict[tuple[int, bool], Data] = {}
        self._texts: dict[tuple[str, int, int, tuple[str, ...]], str] = {}
        self._shared_lines: list[tuple[str, tuple[list[tuple[int, Data]], int], list[Data]]] = []

    def scene(self, viewer: int, teller: Teller, watchers: int) -> Data:
        """Return what ``viewer`` sees."""
        session = self.session
        view = None if session is None else session.view(viewer)
        waiting = [] if view is None else view.waiting
        scene: Data = {
            "table": self.table,
            "seats": [self.seat(n, n in waiting, teller) for n in range(len(self.info.seats))],
            "you": viewer,
            "watchers": watchers,
            "log": 0 if session is None else session.noticed_count(viewer),
            "can_undo": session is not None and viewer >= 0 and self.may_undo(session, viewer),
        }
        if session is not None and view is not None:
            data = view.to_data()
            scene["view"] = session_scene(session, data)
            if session.may_take_back(viewer) and may_take_back_now(self.info, session):
                scene["can_take_back"] = True
            if out := seats_out(self.game, data["fields"]):
                scene["out"] = out
            if may_hurry(self.info, self.game, data["fields"], viewer):
                scene["can_hurry"] = True
            if view.question is not None:
                scene["question"] = self.question(
                    view, data["question"], teller, question_id(self.info, session, viewer)
                )
            if view.over:
                scene["result"] = result_scene(session, teller, viewer, self.info.taken_back)
            if (pause := self.pause(view, teller)) is not None:
                scene["pause"] = pause
            if view.window and self.window_open is not None:
                scene["window"] = self.window(view.window, self.window_open, teller)
            scene |= talk_scene(session, viewer, teller, self.cache.talk)
            if (coach := teaching.coach_scene(self.info, self.game, teller.words)) is not None:
                scene["coach"] = coach
        return scene

    def _table(self) -> Data:
        info = self.info
        table: Data = {
            "id": info.id,
            "game": info.game,
            "rules": info.rules,
            "mode": info.mode,
            "status": info.status,
            "options": info.options,
            "clock": to_builtins(info.clock),
            "origin": info.origin,
            "listed": info.listed,
            "assist": info.assist,
            "undo": info.undo,
            "watch": info.watch,
        }
        host = info.seats_of(info.host)
        if host:
            table["host"] = host[0]
        if info.next:
            table["next"] = info.next
        if tick_ms := self.game.mode(info.mode).tick_ms if self.session is None else self.session.setup.tick_ms:
            table["tick"] = tick_ms
        return table

    def seat(self, number: int, asked: bool, teller: Teller) -> Data:
        """A seat as the viewer sees it. ``asked``: as far as the viewer knows, the seat is asked something."""
        if self.info.seats[number].kind == AUTOMATON:
            return {"kind": AUTOMATON, "name": teller.people[number]}  # different in each language
        if (number, asked) not in self._seats:
            self._seats[number, asked] = self._seat(number, asked)
        return self._seats[number, asked]

    def _seat(self, number: int, asked: bool) -> Data:
        seat = self.info.seats[number]
        data: Data = {"kind": seat.kind}
        if seat.name:
            data["name"] = seat.name
        if seat.kind == BOT:
            data["bot"] = seat.bot
        if number in self.here:
            data["here"] = True
        if seat.stand_in:
            data["stand_in"] = True
        if seat.kind == PERSON and self.session is not None and self.info.status != OVER:
            clock = self.clocks.shown(number, asked)
            if clock is not None:
                data["clock"] = to_builtins(clock)
        return data

    def question(self, view: View, data: Data, teller: Teller, ask: str) -> Data:
        question = view.question
        assert question is not None
        options = self.cache.options(question.name, data["options"], teller)
        if options is None or type(self.game).prospects is not Game.prospects:  # prospects depend on the whole view
            options = []
            for option, plain in zip(question.options, data["options"], strict=True):
                shown = {**plain, "label": teller.label(option, question.name)}
                if prospects := [teller.prospect(one) for one in self.game.prospects(view, option)]:
                    shown["prospects"] = prospects
                options.append(shown)
            self.cache.keep_options(question.name, data["options"], teller, options)
        asked = {**data, "options": options, "ask": ask, "prompt": teller.prompt(question.name, view.fields)}
        verb = teller.verb(question.name)
        return {**asked, "verb": verb} if verb else asked

    def pause(self, view: View, teller: Teller) -> Data | None:
        """What the table waits for before the game goes on: a pause of the game, or a halt of the table."""
        if view.pause is not None and self.info.pause is not None:
            kind, waits_for = view.pause["kind"], list(view.pause["waits_for"])
            ready, due = list(self.info.pause.ready), self.info.pause.due
        elif self.halt is not None and not view.over:
            kind, waits_for, ready, due = self.halt.kind, [], [], self.halt.due
        else:
            return None
        ours = ServerWords.of(teller.words.language)
        text = ours.say("pauses", kind) if ours.has("pauses", kind) else ""
        if teller.words.has("pauses", kind):
            text = teller.words.get("pauses", kind)
        return {"kind": kind, "text": text, "waits_for": waits_for, "ready": ready, "due": due}

    def window(self, kind: str, window_open: OpenWindow, teller: Teller) -> Data:
        """That a secret window is open. It is the same for everybody: it never tells who is asked, nor whether anybody
        is."""
        text = teller.words.get("windows", kind) if teller.words.has("windows", kind) else ""
        return {
            "kind": kind,
            "text": text,
            "opened": window_open.opened,
            "due": window_open.due(self.info.lone_person()),
        }

    def may_undo(self, session: Session, seat: int) -> bool:
        return self.info.undo and moves_to_take_back(self.info, session, seat) > 0

    def log_lines(self, viewer: int, teller: Teller, since: int, again: bool = False) -> list[Data]:
        """The events that ``viewer`` noticed from event ``since`` of the log on, with a sentence each.

        ``again``: these events are over, so cards that are forgotten have no face in them until the game is over.
        """
        if self.session is None:
            return []
        layout, log = self.session.state.layout, self.session.log
        hidden = not self.session.state.over
        new = range(since, len(log))
        noticed = [(n, data) for n in new if (data := event_data(layout, log[n], viewer, again and hidden))]
        known = len(noticed)
        for n in range(since - 1, -1, -1):  # a line may continue one that was sent before
            data = event_data(layout, log[n], viewer, hidden)
            if data is not None:
                if not noticed or not alike(data, noticed[0][1]):
                    break
                noticed.insert(0, (n, data))

        # viewers who notice the same read the same, except those whom a sentence addresses or who must forget a face
        alone = any(
            log[number].fleeting or viewer in (event.get("seat"), event.get("other")) for number, event in noticed
        )
        if not alone:
            for language, same, lines in self._shared_lines:
                if language == teller.words.language and same == (noticed, known):
                    return lines

        def text(at: int) -> str:
            number, event = noticed[at]
            spoken_to = viewer if viewer in (event.get("seat"), event.get("other")) else -1
            key = (teller.words.language, number, spoken_to, tuple(event.get("cards", ())))
            if key not in self._texts:
                self._texts[key] = teller.sentence(event, me=viewer)
            return self._texts[key]

        lines = teller.log([event for _, event in noticed], len(noticed) - known, text, viewer)
        if hidden and not again:
            for line, (number, event) in zip(lines, noticed[len(noticed) - known :], strict=True):
                told = event_data(layout, log[number], viewer, True) if log[number].fleeting else event
                if (
                    told is not None and told != event
                ):  # the viewer must forget the face, and is also sent the sentence without it
                    line["later"] = teller.sentence(told, me=viewer)
        if not alone:
            self._shared_lines.append((teller.words.language, (noticed, known), lines))
        return lines


def may_take_back_now(info: TableInfo, session: Session) -> bool:
    """May a move be taken back freely now? Not where another person has a seat, or a clock runs."""
    return info.undo and info.lone_person() >= 0 and not session.state.over and not paused(session.state)


def seats_out(game: Game, fields: Data) -> list[int]:
    """The seats that are out of the game, which everybody can see."""
    return [seat for seat, when in enumerate(fields.get(game.out_field, ())) if when] if game.out_field else []


def may_hurry(info: TableInfo, game: Game, fields: Data, viewer: int) -> bool:
    """May ``viewer`` make the bots quick? Only if no other person is still in the game, and no clock runs."""
    if viewer < 0 or info.status != RUNNING or info.clock.name != "none" or info.lesson is not None:
        return False
    gone = seats_out(game, fields)
    return all(seat.kind in (BOT, AUTOMATON) or n == viewer or n in gone for n, seat in enumerate(info.seats))


def only_bots_play(info: TableInfo, game: Game, fields: Data) -> bool:
    """Is everybody who is still in the game a bot or an automaton?"""
    gone = seats_out(game, fields)
    return all(seat.kind in (BOT, AUTOMATON) or n in gone for n, seat in enumerate(info.seats))


def moves_to_take_back(info: TableInfo, session: Session, seat: int) -> int:
    """How many moves are undone if ``seat`` takes back its last one; only bots may have moved since. 0: it cannot.

    Not while a discreet question is open: the end of undo would tell that somebody has answered it. Not during a
    pause: the round has been scored, and everybody has seen it.
    """
    if session.state.over or session.asks_in_secret() or paused(session.state):
        return 0
    for back, entry in enumerate(reversed(session.inputs[len(session.inputs) - len(session.undo_points) :]), start=1):
        if entry.seat == seat:
            return back
        if entry.seat < 0 or info.seats[entry.seat].kind != BOT:
            return 0
    return 0
