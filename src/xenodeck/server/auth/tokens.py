"""Signed tokens of guests and seats, ids and codes that cannot be guessed, pass phrases, names."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import unicodedata
from random import Random
from typing import Any, Final

from itsdangerous import BadData, URLSafeSerializer
from msgspec import Struct

from xenodeck.core.errors import Refusal

LONGEST_TOKEN = 400
LEAST_SECRET = 16  # bytes
ORDER_MS = 60_000

# without i, l, o, 0, 1, and of the pairs 2/z and 5/s only the letter; 12 of these have 58.3 bits
ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz346789"
GROUPS, LETTERS = 3, 4

SCRYPT_COST, SCRYPT_BLOCK, SCRYPT_LANES = 2**14, 8, 1  # 16 MB, about 50 ms

LONGEST_ALIAS = 24
LONGEST_LINE = 300
MOST_MARKS = 2  # combining marks on one letter; more of them overlap the lines above

# control, invisible and direction-changing characters, surrogates, private use, unassigned
FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Cn"}
BLANK = {"Zs", "Zl", "Zp"}
LOOKS_BLANK = set("\u115f\u1160\u2800\u3164\uffa0")  # letters and signs that show nothing
MARKS = {"Mn", "Me"}

FIRST = (
    "Bli Blor Bre Chu Dro Dwim Fen Fli Flum Gaz Glim Gno Gri Hox Jib Jor Klee Kru Lum Mib Miz Mo Nar Nib Oob Pli "
    "Plo Quin Quo Ruz Skwi Sna Splo Squee Thri Tru Twi Ulp Vor Wib Wum Xan Yib Yor Zan Zib Zor Zwi"
)
MIDDLE = ["", "", "", "bi", "da", "la", "mi", "no", "ra", "tu"]
LAST = (
    "ble bax bop dax del dle dor fex fle gle gon kin lix lon lop loo mox mur nax nix noo nub ple plex pod quix rax "
    "rix rok roo sax sel tix tle tron vax vix voo wok xel xon yop zar zel zix zle zoo zop"
)


class SeatTokenData(Struct, frozen=True):
    """The contents of a seat token. The table knows whether ``generation`` is still valid."""

    table: str
    seat: int
    guest: str
    generation: int


class Tokens:
    """Signs and reads tokens. Whoever has ``secret`` can make any token; a new secret voids all of them."""

    def __init__(self, secret: bytes) -> None:
        if len(secret) < LEAST_SECRET:
            raise ValueError(f"the secret has {len(secret)} bytes, and needs {LEAST_SECRET}")
        signing = {"digest_method": hashlib.sha256, "key_derivation": "hmac"}
        self._guests = URLSafeSerializer(secret, salt="xenodeck guest", signer_kwargs=signing)
        self._seats = URLSafeSerializer(secret, salt="xenodeck seat", signer_kwargs=signing)
        self._orders = URLSafeSerializer(secret, salt="xenodeck order", signer_kwargs=signing)

    def guest(self, guest: str, generation: int = 0) -> str:
        """The token of a guest. Tokens of older generations are void."""
        return str(self._guests.dumps([guest, generation] if generation else guest))

    def read_guest(self, token: str) -> tuple[str, int] | None:
        """The id of the guest and the generation of the token, if its signature is valid."""
        match read(self._guests, token):
            case str(guest):
                return guest, 0
            case [str(guest), int(generation)]:
                return guest, generation
        return None

    def seat(self, table: str, seat: int, guest: str, generation: int) -> str:
        """The token of a seat."""
        return str(self._seats.dumps([table, seat, guest, generation]))

    def read_seat(self, token: str, table: str) -> SeatTokenData | None:
        """The contents of the token, if its signature is valid and it is for this table."""
        match read(self._seats, token):
            case [str(named), int(seat), str(guest), int(generation)] if named == table:
                return SeatTokenData(named, seat, guest, generation)
        return None

    def order(self, table: str, now: int) -> str:
        """A token with which the operator ends this table, valid for a minute."""
        return str(self._orders.dumps([table, now + ORDER_MS]))

    def read_order(self, token: str, now: int) -> str | None:
        """The table that the operator ends."""
        match read(self._orders, token):
            case [str(table), int(until)] if now <= until <= now + ORDER_MS:
                return table
        return None


def read(serializer: URLSafeSerializer, token: str) -> Any:
    if not token or len(token) > LONGEST_TOKEN:
        return None
    try:
        return serializer.loads(token)
    except BadData:
        return None


# -- ids and codes -----------------------------------------------------------------------------------------------------


def new_table_id() -> str:
    """Returns an id like ``abcd-efgh-jkmn``. Whoever knows it can open a table that is not listed."""
    return "-".join("".join(secrets.choice(ALPHABET) for _ in range(LETTERS)) for _ in range(GROUPS))


def new_code() -> str:
    """Returns a code for an invitation, or for moving a seat to another device."""
    return new_table_id()


def new_guest_id() -> str:
    return secrets.token_hex(16)


def plain_code(typed: str) -> str:
    """Normalise a typed code: capitals and missing or odd dashes do not matter."""
    letters = "".join(letter for letter in typed.lower() if letter.isalnum())
    return "-".join(letters[at : at + LETTERS] for at in range(0, len(letters), LETTERS))


def digest_code(code: str) -> str:
    """The hash of a code that is stored. Codes are random, so a plain hash cannot be reversed."""
    return hashlib.blake2b(plain_code(code).encode(), digest_size=16, person=b"xenodeck code").hexdigest()


# -- pass phrases ------------------------------------------------------------------------------------------------------


def hash_phrase(phrase: str) -> str:
    """The hash of a pass phrase that is stored. Slow on purpose: call it in a thread."""
    salt = secrets.token_bytes(16)
    return f"scrypt:{salt.hex()}:{stretched(phrase, salt).hex()}"


def check_phrase(phrase: str, kept: str) -> bool:
    """Is this the phrase that ``kept`` was made from? Slow on purpose: call it in a thread."""
    kind, salt, digest = kept.split(":")
    if kind != "scrypt":
        raise ValueError(f"a pass phrase is kept as {kind!r}")
    return hmac.compare_digest(stretched(phrase, bytes.fromhex(salt)), bytes.fromhex(digest))


def plain_phrase(phrase: str) -> str:
    """Normalise a pass phrase."""
    return unicodedata.normalize("NFKC", phrase).strip()


def stretched(phrase: str, salt: bytes) -> bytes:
    return hashlib.scrypt(
        plain_phrase(phrase).encode(), salt=salt, n=SCRYPT_COST, r=SCRYPT_BLOCK, p=SCRYPT_LANES, dklen=32
    )


# -- names and lines ---------------------------------------------------------------------------------------------------


def made_up_alias(random: Random) -> str:
    """A random name."""
    return random.choice(FIRST.split()) + random.choice(MIDDLE) + random.choice(LAST.split())


def clean_alias(text: str) -> str:
    """Clean a name so that it fits into a line. Refuses an empty or too long one."""
    alias = clean(text)
    if not alias or len(alias) > LONGEST_ALIAS:
        raise Refusal("BAD_FORMAT", f"A name has 1 to {LONGEST_ALIAS} characters.", facts={"word": alias[:40]})
    return alias


def clean_line(text: str) -> str:
    """Clean a line of chat; empty if nothing is left."""
    return clean(text)[:LONGEST_LINE].rstrip()


def clean(text: str) -> str:
    """One line without invisible characters, with single spaces and few combining marks."""
    seen = "".join(shown(letter) for letter in text)
    kept: list[str] = []
    marks = 0
    # after removing characters, because marks may now follow other letters
    for letter in unicodedata.normalize("NFC", seen):
        marks = marks + 1 if unicodedata.category(letter) in MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return " ".join("".join(kept).split())


def shown(letter: str) -> str:
    category = unicodedata.category(letter)
    if category in BLANK or letter in LOOKS_BLANK or letter in "\t\n\r":
        return " "
    return "" if category in FORBIDDEN else letter
