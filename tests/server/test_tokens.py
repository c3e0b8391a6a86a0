"""Tokens, codes, pass phrases and names: what was not issued opens nothing, and names cannot deceive."""

from __future__ import annotations

import math
import re
from random import Random

import msgspec
import pytest

from xenodeck.core.errors import Refusal
from xenodeck.server.auth import tokens as module
from xenodeck.server.auth.tokens import (
    ALPHABET,
    LONGEST_TOKEN,
    SeatTokenData,
    Tokens,
    check_phrase,
    clean_alias,
    clean_line,
    digest_code,
    hash_phrase,
    made_up_alias,
    new_code,
    new_guest_id,
    new_table_id,
    plain_code,
)
from xenodeck.server.messages.schemas import Code, TableId

SECRET = b"a secret for the tests only"
TABLE = "abcd-efgh-jkmn"


@pytest.fixture
def tokens() -> Tokens:
    return Tokens(SECRET)


def test_a_guest_token_says_who_it_is(tokens: Tokens) -> None:
    guest = new_guest_id()
    assert tokens.read_guest(tokens.guest(guest)) == (guest, 0)
    assert tokens.read_guest(tokens.guest(guest, 3)) == (guest, 3)


def test_a_seat_token_says_whose_and_which(tokens: Tokens) -> None:
    token = tokens.seat(TABLE, 2, "guest", 5)
    assert tokens.read_seat(token, TABLE) == SeatTokenData(TABLE, 2, "guest", 5)


def test_a_seat_token_opens_no_other_table(tokens: Tokens) -> None:
    assert tokens.read_seat(tokens.seat(TABLE, 2, "guest", 5), "abcd-efgh-jkmm") is None


def test_a_guest_token_opens_no_seat_and_a_seat_token_is_no_guest(tokens: Tokens) -> None:
    assert tokens.read_seat(tokens.guest("guest"), TABLE) is None
    assert tokens.read_guest(tokens.seat(TABLE, 2, "guest", 5)) is None
    assert tokens.read_seat(str(tokens._guests.dumps([TABLE, 2, "guest", 5])), TABLE) is None
    assert tokens.read_guest(str(tokens._seats.dumps("guest"))) is None
    assert tokens.read_guest(str(tokens._guests.dumps(["guest"]))) is None


def test_a_token_longer_than_any_of_ours_is_not_even_looked_at(tokens: Tokens) -> None:
    assert tokens.read_guest(tokens.guest("".join(new_guest_id() for _ in range(20)))) is None


def test_another_secret_reads_nothing(tokens: Tokens) -> None:
    other = Tokens(SECRET + b"!")
    assert other.read_guest(tokens.guest("guest")) is None
    assert other.read_seat(tokens.seat(TABLE, 0, "guest", 0), TABLE) is None


def test_a_token_changed_anywhere_is_no_longer_good(tokens: Tokens) -> None:
    token = tokens.seat(TABLE, 2, "guest", 5)
    for at in range(len(token) - 1):  # the last letter carries bits that mean nothing
        changed = token[:at] + ("A" if token[at] != "A" else "B") + token[at + 1 :]
        assert tokens.read_seat(changed, TABLE) is None, at


@pytest.mark.parametrize("rubbish", ["", ".", "a.b", "x" * 10_000, "é.ü", "\0", "a" * 300 + "." + "b" * 43])
def test_rubbish_is_no_token(tokens: Tokens, rubbish: str) -> None:
    assert tokens.read_guest(rubbish) is None
    assert tokens.read_seat(rubbish, TABLE) is None


@pytest.mark.parametrize("said", [[TABLE, "2", "guest", 5], [TABLE, 2, "guest"], {"table": TABLE}, TABLE, None])
def test_what_has_another_shape_is_no_seat(tokens: Tokens, said: object) -> None:
    assert tokens.read_seat(str(tokens._seats.dumps(said)), TABLE) is None


def test_tokens_fit_into_the_messages_that_carry_them(tokens: Tokens) -> None:
    assert len(tokens.seat("x" * 40, 63, new_guest_id(), 10**9)) <= LONGEST_TOKEN


def test_a_short_secret_is_refused() -> None:
    with pytest.raises(ValueError, match="needs 16"):
        Tokens(b"short")


# -- ids and codes ---------------------------------------------------------------------------------------------------


def test_table_ids_and_codes_have_the_agreed_form() -> None:
    for made in (new_table_id(), new_code()):
        assert re.fullmatch(rf"([{ALPHABET}]{{4}}-){{2}}[{ALPHABET}]{{4}}", made)
        msgspec.convert(made, TableId)
        msgspec.convert(made, Code)


def test_ids_cannot_be_guessed() -> None:
    assert len(set(ALPHABET)) == len(ALPHABET)
    assert 12 * math.log2(len(ALPHABET)) >= 58
    assert len({new_table_id() for _ in range(2000)}) == 2000
    assert len(set("".join(new_table_id() for _ in range(200)))) == len(ALPHABET) + 1
    assert int(new_guest_id(), 16) < 2**128
    assert len({new_guest_id()[:8] for _ in range(100)}) == 100


def test_no_two_letters_of_an_id_look_alike() -> None:
    for alike in ("o0", "il1", "z2", "s5"):
        assert len(set(alike) & set(ALPHABET)) <= 1


@pytest.mark.parametrize("typed", ["ABCD-EFGH-JKMN", "abcdefghjkmn", " abcd efgh jkmn ", "Ab-Cd-Ef-Gh-Jk-Mn"])
def test_a_code_may_be_typed_in_many_ways(typed: str) -> None:
    assert plain_code(typed) == TABLE
    assert digest_code(typed) == digest_code(TABLE)


def test_the_digest_of_a_code_is_not_the_code() -> None:
    assert digest_code(TABLE) != digest_code("abcd-efgh-jkmm")
    assert "abcd" not in digest_code(TABLE)


# -- pass phrases ----------------------------------------------------------------------------------------------------


def test_a_pass_phrase_is_known_again_and_no_other_is() -> None:
    kept = hash_phrase("zażółć gęślą")
    assert "za" not in kept
    assert check_phrase("zażółć gęślą", kept)
    assert check_phrase("zaz\u0307o\u0301łc\u0301 ge\u0328s\u0301la\u0328 ", kept)  # typed on another keyboard
    assert not check_phrase("zazolc gesla", kept)
    assert not check_phrase("", kept)


def test_the_same_phrase_is_kept_differently_each_time() -> None:
    assert hash_phrase("same") != hash_phrase("same")


def test_a_phrase_kept_in_an_unknown_way_is_not_just_wrong() -> None:
    with pytest.raises(ValueError, match="md5"):
        check_phrase("x", "md5:00:00")


# -- names and lines ---------------------------------------------------------------------------------------------------


def test_made_up_names_are_many_clean_and_repeat_with_their_dice() -> None:
    random = Random(1)
    made = {made_up_alias(random) for _ in range(5000)}
    assert len(made) > 2000
    assert all(clean_alias(name) == name and name.isalpha() and name.istitle() for name in made)
    assert made_up_alias(Random(7)) == made_up_alias(Random(7))


@pytest.mark.parametrize(
    "text, alias",
    [
        ("  Zora  ", "Zora"),
        ("Z\u200bo\u200dra", "Zora"),  # zero width
        ("\u202eZora\u2066", "Zora"),  # direction
        ("Zo\x00r\x1ba", "Zora"),
        ("Zo\n\tra", "Zo ra"),
        ("Zo\u00a0\u3000ra", "Zo ra"),
        ("Z\u0142ota", "Złota"),
        ("Zoe\u0301", "Zo\u00e9"),
        ("a\u0301\u0302\u0303\u0304\u0305\u0306", "\u00e1\u0302\u0303"),
        ("\u3164Zora\u2800", "Zora"),
        ("ET \U0001f47d", "ET \U0001f47d"),
        ("x" * 24, "x" * 24),
    ],
)
def test_a_name_is_made_fit_to_show(text: str, alias: str) -> None:
    assert clean_alias(text) == alias


@pytest.mark.parametrize("text", ["", "   ", "\u200b\u200d", "\u3164", "\u2800\u2800", "x" * 25, "\ud800", "\ue000"])
def test_a_name_of_nothing_or_too_much_is_refused(text: str) -> None:
    with pytest.raises(Refusal, match="BAD_FORMAT"):
        clean_alias(text)


def test_cleaning_twice_changes_nothing_more() -> None:
    random = Random(3)
    odd = "ab \u200b\u0301\u0302\u202e\u3164\u00e9e\u0301\n\u115f\u1100\u1161"
    for _ in range(2000):
        text = "".join(random.choice(odd) for _ in range(12))
        assert clean_line(clean_line(text)) == clean_line(text), ascii(text)


def test_a_line_of_chat_is_one_line_and_not_endless() -> None:
    assert clean_line(" hello\n\u202eworld ") == "hello world"
    assert clean_line("") == ""
    assert clean_line("\u200b") == ""
    assert len(clean_line("x" * 1000)) == module.LONGEST_LINE
