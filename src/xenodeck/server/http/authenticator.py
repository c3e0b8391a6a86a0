"""Authentication: guests by their token, spectators by the pass phrase, one-time codes. Wrong guesses are counted."""

from __future__ import annotations

from asyncio import Semaphore

from xenodeck.core.errors import GameError
from xenodeck.server.auth.phrases import KnownPhrases
from xenodeck.server.auth.tokens import check_phrase, digest_code, new_code
from xenodeck.server.limits.rate_limiter import Kind, RateLimiter, TooManyRequests
from xenodeck.server.messages.schemas import Handover, Seated
from xenodeck.server.store import GuestRow
from xenodeck.server.tables.commands.seating import seat_token_of, seated
from xenodeck.server.tables.model.info import PERSON, TableInfo
from xenodeck.server.tables.registry import Registry, TableNotFound

CODE_SECONDS = 300
MOST_CODES = 10_000
MOST_GUESTS = 5_000
MOST_CHECKED = 1  # phrases checked at the same time: each check takes a core and 16 MB for a moment


class Authenticator:
    def __init__(self, registry: Registry, limits: RateLimiter) -> None:
        self.registry = registry
        self.limits = limits
        self._guests: dict[str, tuple[GuestRow, int]] = {}  # by id, least recently used first
        self._known_phrases = KnownPhrases()
        self._checking = Semaphore(MOST_CHECKED)
        self._codes: dict[str, tuple[str, int, int, int]] = {}  # digest -> table, seat, generation, valid until (ms)

    def count(self, kind: Kind, address: str) -> None:
        wait = self.limits.take(kind, address)
        if wait:
            raise TooManyRequests(wait)

    def spend(self, guest: GuestRow, cost: float) -> None:
        """Charge ``guest`` for a request. Its address was charged already."""
        wait = self.limits.take("person", f"guest:{guest.id}", cost)
        if wait:
            raise TooManyRequests(wait)

    def refuse_if_guessing(self, address: str, guest: str = "") -> None:
        """Refuse further guesses of an address, or of a ``guest``, that was wrong too often."""
        wait = self.limits.wait("wrong", f"guest:{guest}" if guest else address)
        wait = max(wait, self.limits.wait("wrong_all", address))
        if wait:
            raise TooManyRequests(wait)

    def count_wrong(self, address: str, no: GameError, guest: str = "") -> GameError:
        """Count a wrong guess, if possible against the guest, since others share the address. Returns ``no``."""
        self.limits.take("wrong", f"guest:{guest}" if guest else address)
        self.limits.take("wrong_all", address)
        return no

    async def guest(self, authorization: str, address: str) -> GuestRow:
        """The guest whose token this is."""
        kind, _, token = authorization.partition(" ")
        said = self.registry.services.tokens.read_guest(token) if kind.lower() == "bearer" else None
        known = None if said is None else await self._known(said[0])
        guest = known[0] if said is not None and known is not None and known[1] == said[1] else None
        if guest is None:
            no = GameError("NO_GUEST", "Say who you are first: the guest token is missing or not ours.")
            raise self.count_wrong(address, no) if token else no
        return guest

    async def _known(self, guest_id: str) -> tuple[GuestRow, int] | None:
        """A guest and the generation of its tokens. This is needed for every request, so recently seen guests are
        cached."""
        known, store = self._guests.pop(guest_id, None), self.registry.services.store
        if known is None and (guest := await store.guest(guest_id)) is not None:
            known = guest, await store.guest_generation(guest_id)
        if known is not None:
            self._guests[guest_id] = known
            if len(self._guests) > MOST_GUESTS:
                self._guests.pop(next(iter(self._guests)))
        return known

    async def sign_out(self, guest: GuestRow) -> str:
        """Void all tokens of this guest, and return a new one."""
        generation = await self.registry.services.store.void_guest(guest.id)
        self._guests.pop(guest.id, None)
        return self.registry.services.tokens.guest(guest.id, generation)

    async def rename(self, guest: GuestRow, alias: str) -> None:
        """Change the name of a guest from the next table on. Tables where it sits already keep the old name."""
        await self.registry.services.store.rename_guest(guest.id, alias)
        self._guests.pop(guest.id, None)

    async def info(self, table_id: str, address: str, token: str = "", guest: str = "") -> TableInfo:
        """A table by its id. A wrong id counts as a guess, unless the caller has a valid seat ``token`` for it."""
        if self.registry.services.tokens.read_seat(token, table_id) is None:
            self.refuse_if_guessing(address, guest)
        try:
            return await self.registry.info(table_id)
        except TableNotFound as no:
            raise self.count_wrong(address, no, guest) from None

    async def phrase(self, info: TableInfo, given: str, address: str, guest: str = "") -> None:
        """Require the pass phrase of a table that has one."""
        if not info.phrase:
            return
        if given and self._known_phrases.has(info.phrase, given):
            return
        async with self._checking:
            if given and self._known_phrases.has(info.phrase, given):
                return  # the same phrase was checked a moment ago
            self.refuse_if_guessing(address, guest)
            right: bool = await self.registry.services.in_thread(check_phrase, given, info.phrase) if given else False
        if right:
            self._known_phrases.keep(info.phrase, given)
        else:
            no = GameError("WRONG_PHRASE", "That is not the pass phrase.")
            raise self.count_wrong(address, no, guest) if given else no

    def viewer(self, info: TableInfo, token: str, address: str) -> int | None:
        """The seat that a seat token opens; None without a token."""
        if not token:
            return None
        claim = seat_token_of(self.registry.services, info, token)
        if claim is not None:
            return claim.seat
        no = GameError("BAD_TOKEN", "This token does not open that seat.")
        if self.registry.services.tokens.read_seat(token, info.id) is not None:
            raise no  # a valid signature on a void token is no guess
        self.refuse_if_guessing(address)
        raise self.count_wrong(address, no)

    # -- a second device -------------------------------------------------------------------------------------------

    def handover(self, info: TableInfo, seat: int) -> Handover:
        """A code that gives the token of this seat once, within a few minutes."""
        now = self.registry.services.now()
        for old in [digest for digest, kept in self._codes.items() if kept[3] <= now]:
            del self._codes[old]
        if len(self._codes) >= MOST_CODES:
            raise TooManyRequests(CODE_SECONDS)
        code = new_code()
        self._codes[digest_code(code)] = (info.id, seat, info.seats[seat].generation, now + CODE_SECONDS * 1000)
        return Handover(code, CODE_SECONDS)

    async def redeem(self, code: str, address: str) -> Seated:
        self.refuse_if_guessing(address)
        kept = self._codes.pop(digest_code(code), None)
        if kept is not None and kept[3] > self.registry.services.now():
            table, number, generation, _ = kept
            info = await self.registry.info(table)
            if info.seats[number].kind == PERSON and info.seats[number].generation == generation:
                return seated(self.registry.services, info, number)
        raise self.count_wrong(address, GameError("BAD_CODE", "This code is not good, or no longer."))
