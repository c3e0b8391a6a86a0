"""Everybody who looks at one table: their connections, and the frames that are sent to them."""

from __future__ import annotations

from xenodeck.core.definition.game import Game
from xenodeck.core.definition.wording import nearest_language
from xenodeck.core.words.telling import Teller
from xenodeck.server.messages.protocol import Bye, ChatLine, Said
from xenodeck.server.server_words import ServerWords
from xenodeck.server.services import Services
from xenodeck.server.store import ChatRow
from xenodeck.server.tables.audience.channel import Channel, Connection, encode
from xenodeck.server.tables.audience.names import seat_names
from xenodeck.server.tables.audience.scene_builder import SceneBuilder, SceneCache
from xenodeck.server.tables.model.info import TableInfo
from xenodeck.server.tables.persistence import journal

SHOWN_CHAT = 50


class Audience:
    def __init__(self, services: Services) -> None:
        self.connections: set[Connection] = set()
        self.channels: dict[tuple[int, str], Channel] = {}  # by viewer and language
        self.cache = SceneCache()
        self._services = services
        self._tellers: dict[str, Teller] = {}

    @property
    def here(self) -> set[int]:
        """Seats with somebody connected."""
        return {c.viewer for c in self.connections if c.viewer >= 0}

    @property
    def watchers(self) -> int:
        return sum(1 for c in self.connections if c.viewer < 0)

    def teller(self, game: Game, info: TableInfo, lang: str) -> Teller:
        lang = nearest_language(game.folder, lang)
        if lang not in self._tellers:
            names = seat_names(game, info, lang)
            self._tellers[lang] = Teller(game, lang, len(names), names)
        return self._tellers[lang]

    def forget_names(self) -> None:
        """The names of people have changed, so nothing that was written with them may be used again."""
        self._tellers.clear()
        self.cache = SceneCache()

    # -- frames ----------------------------------------------------------------------------------------------------

    def publish(self, builder: SceneBuilder, now: int, ticks: int, mark: int | None) -> None:
        """Send each viewer what is new to it: the scene, and the events from ``mark`` of the log on. All frames are
        made before the first is sent, so nobody sees anything earlier because another frame took long to make."""
        frames: list[tuple[Channel, bytes]] = []
        watchers = self.watchers
        for (viewer, lang), channel in self.channels.items():
            teller = self.teller(builder.game, builder.info, lang)
            scene = builder.scene(viewer, teller, watchers)
            log = None
            if mark is not None:
                lines = builder.log_lines(viewer, teller, mark)
                if lines or scene["log"] < channel.scene.get("log", 0):
                    log = {"start": scene["log"] - len(lines), "lines": lines}
            frame = channel.step(scene, log, now, ticks)
            if frame is not None:
                frames.append((channel, frame))
        for channel, frame in frames:
            self._services.metrics.sent(channel.send(frame), len(frame))

    def open_channel(self, builder: SceneBuilder, connection: Connection) -> Channel:
        """The channel that ``connection`` belongs to; it does not get its frames yet."""
        viewer, lang = connection.viewer, connection.lang
        channel = self.channels.get((viewer, lang))
        if channel is None:
            channel = self.channels[viewer, lang] = Channel()
            teller = self.teller(builder.game, builder.info, lang)
            channel.scene = builder.scene(viewer, teller, self.watchers)
        return channel

    def show_all(
        self, builder: SceneBuilder, connection: Connection, now: int, ticks: int, chat_rows: list[ChatRow]
    ) -> None:
        """Send the whole scene, the last lines of the log and the chat to one connection."""
        channel = self.channels[connection.viewer, connection.lang]
        teller = self.teller(builder.game, builder.info, connection.lang)
        lines = builder.log_lines(connection.viewer, teller, 0, again=True)[-journal.KEPT_EVENTS :]
        log = {"start": channel.scene["log"] - len(lines), "lines": lines}
        chat = [chat_line(row, connection.lang) for row in chat_rows[-SHOWN_CHAT:]]
        connection.send(channel.full(now, ticks, log, chat))

    def tell_chat(self, row: ChatRow) -> None:
        for (_, lang), channel in self.channels.items():
            channel.send(encode(Said(chat_line(row, lang))))

    # -- connections -----------------------------------------------------------------------------------------------

    def remove(self, connection: Connection) -> None:
        self.connections.discard(connection)
        key = (connection.viewer, connection.lang)
        if (channel := self.channels.get(key)) is not None:
            channel.connections.discard(connection)
            if not channel.connections:
                del self.channels[key]

    def close(self, bye: Bye | None) -> None:
        """Close every connection, with ``bye`` as the last message."""
        for connection in self.connections:
            if bye is not None:
                connection.say(bye)
            connection.close(bye.code if bye is not None else "GONE")


def chat_line(row: ChatRow, lang: str) -> ChatLine:
    text = ServerWords.of(lang).say("phrases", row.phrase) if row.phrase else row.text
    return ChatLine(row.n, row.seat, row.name, text, row.at, row.phrase)
