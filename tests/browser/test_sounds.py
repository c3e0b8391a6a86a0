"""Every sound, rendered to a file by the page itself and measured: how loud, how long, and that nothing clicks."""

from __future__ import annotations

import math
import struct
import wave
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

Come = Callable[..., Page]
LOUDEST = -6.0  # dBFS
EVEN = 6.0  # dB between the peaks of the loudest and the softest
LONGEST = 1.6  # s
MANY = 11  # sounds
NOTHING = 0.001  # less is not heard
RAMP = 0.001  # s: what swells within less clicks
BEFORE = 0.05  # s of silence before and after


def sounds(page: Page, folder: Path) -> dict[str, tuple[list[float], int]]:
    """Name -> samples and how many there are in a second."""
    page.goto("/style#sounds")
    rows = page.locator("[data-sound]")
    expect(rows.locator("a[download]")).to_have_count(MANY)
    found: dict[str, tuple[list[float], int]] = {}
    for row in rows.all():
        name = row.get_attribute("data-sound") or ""
        with page.expect_download() as download:
            row.locator("a[download]").click()
        file = folder / f"{name}.wav"
        download.value.save_as(file)
        with wave.open(str(file)) as read:
            assert (read.getnchannels(), read.getsampwidth()) == (1, 2)
            many = read.getnframes()
            samples = [value / 32768 for value in struct.unpack(f"<{many}h", read.readframes(many))]
            found[name] = samples, read.getframerate()
    return found


@pytest.mark.prove
def test_sounds_are_short_even_in_level_and_never_click(come: Come, tmp_path: Path) -> None:
    peaks: dict[str, float] = {}
    for name, (samples, rate) in sounds(come(), tmp_path).items():
        level = [abs(value) for value in samples]
        heard = [at for at, value in enumerate(level) if value > NOTHING]
        first, last = heard[0] / rate, heard[-1] / rate
        peaks[name] = 20 * math.log10(max(level))
        assert 0.05 <= last - first <= LONGEST, name
        assert first >= BEFORE - RAMP, f"{name} begins before it is asked to"
        assert last <= len(level) / rate - BEFORE + RAMP, f"{name} is cut off"
        swell = level[heard[0] : heard[0] + int(RAMP * rate)]
        assert max(swell) < max(level) * 0.6, f"{name} begins with a click"
        assert max(level[heard[-1] - int(RAMP * rate) :]) < max(level) * 0.05, f"{name} ends with a click"
        assert abs(sum(samples) / len(samples)) < NOTHING, f"{name} has an offset"
    assert len(peaks) == MANY
    assert max(peaks.values()) <= LOUDEST, peaks
    assert max(peaks.values()) - min(peaks.values()) <= EVEN, peaks


@pytest.mark.prove
def test_the_same_sound_is_the_same_every_time(come: Come, tmp_path: Path) -> None:
    (tmp_path / "again").mkdir()
    once, again = sounds(come(), tmp_path), sounds(come(), tmp_path / "again")
    assert once.keys() == again.keys()
    for name, (samples, rate) in once.items():
        other, as_fast = again[name]
        assert (len(samples), rate) == (len(other), as_fast)
        assert max(abs(a - b) for a, b in zip(samples, other, strict=True)) < NOTHING, name
