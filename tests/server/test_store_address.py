"""The addresses people write, and what an error may say about them."""

from __future__ import annotations

import logging
import traceback
from pathlib import Path

import pytest

from real_server import free_port
from server.stores import fresh, opened
from xenodeck.server.store import Store, StoreBusy, StoreError
from xenodeck.server.store.address import Address

PASSWORD = "open-sesame"


@pytest.mark.parametrize("form", ["{0}", "sqlite:///{0}", "sqlite+aiosqlite:///{0}"])
async def test_every_way_to_name_a_file_means_the_same(tmp_path: Path, form: str) -> None:
    file = tmp_path / "with space & 100%.db"
    async with opened(form.format(file)) as store:
        await store.commit(fresh("t"))
        with pytest.raises(StoreBusy):
            await Store.open(str(file))
    assert file.is_file()


@pytest.mark.parametrize("form", ["deep/t.db", "sqlite:///deep/t.db"])
async def test_a_relative_name_starts_where_one_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, form: str) -> None:
    monkeypatch.chdir(tmp_path)
    async with opened(form) as store:
        await store.commit(fresh("t"))
    assert (tmp_path / "deep" / "t.db").is_file()


@pytest.mark.parametrize("scheme", ["postgresql://", "postgresql+asyncpg://", "postgres://"])
async def test_every_way_to_name_postgresql_means_the_same(postgres_url: str, scheme: str) -> None:
    async with opened(postgres_url.replace("postgresql://", scheme) + "?sslmode=disable") as store:
        await store.commit(fresh("t"))
        with pytest.raises(StoreBusy):
            await Store.open(postgres_url)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "empty"),
        (f"mysql://ana:{PASSWORD}@127.0.0.1/x", "mysql is not known here"),
        (f"postgresql://ana:{PASSWORD}@127.0.0.1:{PASSWORD}/x", "no address"),
        (f"://{PASSWORD}", "no address"),
        (f"sqlite:///x.db?key={PASSWORD}", "path only"),
        (f"sqlite://ana:{PASSWORD}@127.0.0.1/x.db", "path only"),
        (f"postgresql://ana:{PASSWORD}@127.0.0.1:{{port}}/x", "cannot be opened"),
        (f"postgresql://ana@127.0.0.1:{{port}}/x?password={PASSWORD}", "cannot be opened"),
        (f"postgresql://ana:{PASSWORD}@127.0.0.1:{{port}}/x?colour=green", "cannot be opened"),
    ],
)
@pytest.mark.parametrize("read_only", [False, True])
async def test_a_bad_address_is_refused_without_telling_the_password(
    text: str, why: str, read_only: bool, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    with pytest.raises(StoreError, match=why) as caught:
        await Store.open(text.format(port=free_port()), read_only=read_only)
    told = "".join(traceback.format_exception(caught.value)) + caplog.text
    assert PASSWORD not in told


async def test_a_password_is_never_shown(postgres_url: str) -> None:
    url = postgres_url.replace("postgres@", f"postgres:{PASSWORD}@")
    assert PASSWORD in url
    async with opened(url) as store:
        assert PASSWORD not in repr(store)
        assert "127.0.0.1" in repr(store)
        with pytest.raises(StoreBusy) as caught:
            await Store.open(url)
        assert PASSWORD not in "".join(traceback.format_exception(caught.value))
        assert "127.0.0.1" in str(caught.value)
    assert PASSWORD not in repr(Address.of(url))


async def test_a_folder_that_cannot_be_made_is_an_error_that_names_it(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(StoreError, match=r"file/t\.db cannot be opened"):
        await Store.open(str(tmp_path / "file" / "t.db"))
    with pytest.raises(StoreError, match="cannot be opened"):
        await Store.open(str(tmp_path))
