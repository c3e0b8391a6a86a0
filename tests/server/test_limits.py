"""Limits: bursts are allowed, floods are not, and nobody can fill the memory with addresses."""

from __future__ import annotations

import pytest

from xenodeck.server.limits import rate_limiter as module
from xenodeck.server.limits.rate_limiter import LimitSettings, Rate, RateLimiter, TokenBucket, address_group


class Clock:
    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def small(clock: Clock, counted: list[str] | None = None) -> RateLimiter:
    settings = LimitSettings(message=Rate(2, 4), request=Rate(1, 3), wrong=Rate(0.5, 2), open_sockets=2)
    return RateLimiter(settings, clock, (counted if counted is not None else []).append)


def test_a_bucket_gives_its_burst_then_its_rate() -> None:
    bucket = TokenBucket(2, 3)
    assert [bucket.take(0) for _ in range(3)] == [0, 0, 0]
    assert bucket.take(0) == pytest.approx(0.5)
    assert bucket.take(0.49) == pytest.approx(0.01)
    assert bucket.take(0.5) == 0
    assert bucket.take(0.5) == pytest.approx(0.5)


def test_a_bucket_never_holds_more_than_its_burst() -> None:
    bucket = TokenBucket(2, 3)
    bucket.take(0)
    assert [bucket.take(1000) > 0 for _ in range(4)] == [False, False, False, True]


def test_a_clock_that_goes_back_fills_no_bucket_and_empties_none() -> None:
    bucket = TokenBucket(1, 1)
    assert bucket.take(100) == 0
    assert bucket.take(50) == pytest.approx(1)
    assert bucket.take(51) == 0


def test_asking_how_long_takes_nothing() -> None:
    bucket = TokenBucket(1, 1)
    assert [bucket.wait(0) for _ in range(3)] == [0, 0, 0]
    assert bucket.take(0) == 0
    assert bucket.wait(0) == pytest.approx(1)


def test_addresses_and_kinds_are_counted_apart() -> None:
    limits = small(Clock())
    assert [limits.take("request", "192.0.2.1") > 0 for _ in range(4)] == [False, False, False, True]
    assert limits.take("request", "192.0.2.2") == 0
    assert limits.take("wrong", "192.0.2.1") == 0


def test_after_waiting_as_long_as_said_it_goes_on() -> None:
    clock = Clock()
    limits = small(clock)
    for _ in range(3):
        limits.take("request", "192.0.2.1")
    wait = limits.take("request", "192.0.2.1")
    clock.now += wait
    assert limits.take("request", "192.0.2.1") == 0


def test_wrong_codes_block_before_the_next_one_is_looked_at() -> None:
    limits = small(Clock())
    assert limits.wait("wrong", "192.0.2.1") == 0
    limits.take("wrong", "192.0.2.1")
    limits.take("wrong", "192.0.2.1")
    assert limits.wait("wrong", "192.0.2.1") == pytest.approx(2)


def test_each_connection_has_a_meter_of_its_own() -> None:
    counted: list[str] = []
    limits = small(Clock(), counted)
    one, other = limits.meter(), limits.meter()
    assert [one.take() > 0 for _ in range(5)] == [False, False, False, False, True]
    assert other.take() == 0
    assert counted == ["message"]


def test_open_sockets_are_counted_until_they_close() -> None:
    counted: list[str] = []
    limits = small(Clock(), counted)
    assert [limits.open_socket("192.0.2.1") for _ in range(3)] == [True, True, False]
    assert limits.open_socket("192.0.2.2")
    limits.close_socket("192.0.2.1")
    assert limits.open_socket("192.0.2.1")
    assert counted == ["open_sockets"]
    for address in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        limits.close_socket(address)
    assert not limits._sockets


def test_every_no_is_counted_by_kind() -> None:
    counted: list[str] = []
    limits = small(Clock(), counted)
    for _ in range(5):
        limits.take("request", "192.0.2.1")
    limits.wait("request", "192.0.2.1")
    assert counted == ["request", "request"]


def test_the_memory_is_bounded_and_the_busy_are_not_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "MOST_ADDRESSES", 50)
    limits = small(Clock())
    for n in range(500):
        limits.take("request", "192.0.2.1")
        limits.take("request", f"198.51.100.{n % 250}")
        assert limits.known() <= 50
    assert limits.take("request", "192.0.2.1") > 0
    assert [limits.take("request", "203.0.113.1") > 0 for _ in range(4)][-1], "a newcomer is not remembered"


@pytest.mark.parametrize(
    "one, other, same",
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff::9", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:192.0.2.1", "192.0.2.1", True),
        ("::ffff:192.0.2.1", "::ffff:192.0.2.2", False),
        ("fe80::1%eth0", "fe80::1%eth1", True),
        ("192.0.2.1", "192.0.2.2", False),
        ("", "testclient", False),
    ],
)
def test_an_ipv6_customer_counts_once(one: str, other: str, same: bool) -> None:
    assert (address_group(one) == address_group(other)) is same


def test_text_that_is_no_address_is_cut_short() -> None:
    assert len(address_group("x" * 10_000)) == 40


def test_scaled_limits_are_wider_in_everything() -> None:
    clock = Clock()
    limits = small(clock).scaled(10)
    assert limits.settings.request == Rate(10, 30)
    assert limits.settings.message == Rate(20, 40)
    assert limits.settings.guest.burst == pytest.approx(LimitSettings().guest.burst * 10)
    assert limits.settings.open_sockets == 20
    assert [limits.take("request", "192.0.2.1") for _ in range(30)] == [0] * 30
    assert limits.take("request", "192.0.2.1") > 0


def test_a_family_behind_one_address_is_not_bothered() -> None:
    """Eight people who open the page at the same moment, each with 20 files and two sockets."""
    limits = RateLimiter(clock=Clock())
    assert not any(limits.take("request", "192.0.2.1") for _ in range(8 * 20))
    assert not any(limits.take("socket", "192.0.2.1") for _ in range(8 * 2))
    assert all(limits.open_socket("192.0.2.1") for _ in range(8 * 2))
    assert not any(limits.take("guest", "192.0.2.1") for _ in range(8))
