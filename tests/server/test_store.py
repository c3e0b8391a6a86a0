"""What is put into the store comes out again, the same on both engines."""

from __future__ import annotations

import asyncio

import pytest

from server.stores import NOW, entry, fresh, head, line, opened
from xenodeck.server.store import Change, GuestRow, StoredTable, StoreError


async def test_a_table_comes_back_as_it_was_committed(store_url: str) -> None:
    first = head("t1", wakes=NOW + 5, moves=2, listed=False)
    entries = [entry(0, 0, "a"), entry(1, 1, None, data='{"x":"ż"}')]
    async with opened(store_url) as store:
        await store.commit(Change("t1", head=first, entries=entries, chat=[line(0)], snapshot=(0, "{}")))
    async with opened(store_url) as store:
        assert await store.load("t1") == StoredTable(first, (0, "{}"), entries[1:], [(0, "a")], [line(0)])
        assert await store.head("t1") == first
        assert await store.entries("t1") == entries
        assert await store.entries("t1", after=0) == entries[1:]


async def test_nothing_is_said_about_a_table_that_is_not_there(store_url: str) -> None:
    async with opened(store_url) as store:
        assert await store.load("none") is None
        assert await store.head("none") is None
        assert await store.record("none") is None
        assert await store.entries("none") == []
        assert await store.counts() == {}


async def test_what_a_change_does_not_mention_stays(store_url: str) -> None:
    async with opened(store_url) as store:
        whole = Change(
            "t", head=head("t"), entries=[entry(0)], snapshot=(0, "s"), chat=[line(0)], record="r", sitting={0: "ana"}
        )
        await store.commit(whole)
        await store.commit(Change("t"))
        assert await store.load("t") == StoredTable(head("t"), (0, "s"), [], [], [line(0)])
        assert await store.record("t") == "r"
        assert await store.of_guest("ana", 9) == [(head("t"), [0])]


async def test_head_snapshot_record_and_sitting_are_replaced(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.commit(Change("t", head=head("t"), snapshot=(0, "old"), record="old", sitting={0: "a", 1: "b"}))
        second = head("t", status="over", changed=NOW + 9, moves=7)
        await store.commit(Change("t", head=second, snapshot=(4, "new"), record="new", sitting={1: "a", 2: "c"}))
        loaded = await store.load("t")
        assert loaded is not None
        assert (loaded.head, loaded.snapshot) == (second, (4, "new"))
        assert await store.record("t") == "new"
        assert await store.of_guest("a", 9) == [(second, [1])]
        assert await store.of_guest("b", 9) == []
        assert await store.of_guest("c", 9) == [(second, [2])]
        await store.commit(Change("t", sitting={}))
        assert await store.of_guest("a", 9) == []


async def test_of_changes_written_together_the_last_one_counts(store_url: str) -> None:
    sizes: list[int] = []
    async with opened(store_url, on_batch=lambda size, _: sizes.append(size)) as store:
        changes = [
            Change(
                "t",
                head=head("t", moves=i),
                entries=[entry(i)],
                snapshot=(i, f"s{i}"),
                chat=[line(i)],
                forget_chat_before=i - 1,
                record=f"r{i}",
                sitting={i: "ana"},
            )
            for i in range(5)
        ]
        await asyncio.gather(*(store.commit(change) for change in changes))
        loaded = await store.load("t")
        assert loaded == StoredTable(head("t", moves=4), (4, "s4"), [], [], [line(3), line(4)])
        assert await store.record("t") == "r4"
        assert await store.of_guest("ana", 9) == [(head("t", moves=4), [4])]
        assert await store.entries("t") == [entry(i) for i in range(5)]
    assert max(sizes) == 5


async def test_only_recent_moves_and_chat_are_loaded_oldest_first(store_url: str) -> None:
    async with opened(store_url) as store:
        entries = [entry(n, n % 3, f"m{n}" if n % 2 else None) for n in range(1100)]
        await store.commit(Change("t", head=head("t"), entries=entries, chat=[line(n) for n in range(250)]))
        loaded = await store.load("t")
        assert loaded is not None
        assert loaded.entries == entries
        assert loaded.recent == [(n % 3, f"m{n}") for n in range(101, 1100, 2)]
        assert len(loaded.recent) == 500
        assert loaded.chat == [line(n) for n in range(50, 250)]
        await store.commit(Change("t", forget_chat_before=248))
        again = await store.load("t")
        assert again is not None
        assert again.chat == [line(248), line(249)]


async def test_lists_show_the_newest_change_first(store_url: str) -> None:
    async with opened(store_url) as store:
        rows = [
            head("a", changed=NOW + 1),
            head("b", changed=NOW + 3, status="running"),
            head("c", changed=NOW + 2, listed=False),
            head("d", changed=NOW + 2, status="over"),
            head("e", changed=NOW + 3),
        ]
        for row in rows:
            await store.commit(Change(row.id, head=row, sitting={0: "ana", 3: "ana"} if row.id in "ace" else None))
        ids = [h.id for h in await store.listed(["open", "running"], 9)]
        assert ids == ["b", "e", "a"]
        assert [h.id for h in await store.listed(["open", "running"], 2)] == ["b", "e"]
        assert await store.listed([], 9) == []
        assert [h.id for h in await store.tables(None, 9)] == ["b", "e", "c", "d", "a"]
        assert [h.id for h in await store.tables("open", 9)] == ["e", "c", "a"]
        assert [(h.id, seats) for h, seats in await store.of_guest("ana", 2)] == [("e", [0, 3]), ("c", [0, 3])]
        assert await store.counts() == {"open": 3, "running": 1, "over": 1}


async def test_all_tables_can_be_read_page_by_page(store_url: str) -> None:
    async with opened(store_url) as store:
        await asyncio.gather(*(store.commit(fresh(f"t{n:02}", changed=NOW + n // 3)) for n in range(20)))
        everything = [h.id for h in await store.tables(None, 99)]
        seen: list[str] = []
        after: tuple[int, str] | None = None
        while page := await store.tables(None, 4, after):
            seen += [h.id for h in page]
            assert len(seen) <= 20
            after = (page[-1].changed, page[-1].id)
        assert seen == everything
        assert len(set(seen)) == 20


async def test_tables_to_wake_come_soonest_first(store_url: str) -> None:
    async with opened(store_url) as store:
        for id, wakes in [("a", NOW + 9), ("b", None), ("c", NOW + 1), ("d", NOW + 9)]:
            await store.commit(fresh(id, wakes=wakes))
        assert await store.to_wake() == [("c", NOW + 1), ("a", NOW + 9), ("d", NOW + 9)]
        await store.commit(fresh("c", wakes=None))
        assert await store.to_wake() == [("a", NOW + 9), ("d", NOW + 9)]


async def test_a_removed_table_is_gone_with_all_that_belongs_to_it(store_url: str) -> None:
    async with opened(store_url) as store:
        for id in ("gone", "stays"):
            await store.commit(
                Change(
                    id,
                    head=head(id),
                    entries=[entry(0, 0, "m")],
                    snapshot=(0, "s"),
                    chat=[line(0)],
                    record="r",
                    sitting={0: "ana"},
                )
            )
        await store.remove("gone")
        assert await store.load("gone") is None
        assert await store.entries("gone") == []
        assert await store.record("gone") is None
        assert await store.of_guest("ana", 9) == [(head("stays"), [0])]
        await store.commit(fresh("gone"))  # nothing of the old one is in the way, or comes back
        assert await store.load("gone") == StoredTable(head("gone"), None, [], [], [])
        assert await store.load("stays") == StoredTable(head("stays"), (0, "s"), [], [(0, "m")], [line(0)])


async def test_guests_are_remembered(store_url: str) -> None:
    async with opened(store_url) as store:
        assert await store.guest("g1") is None
        await store.add_guest("g1", "Ana 👽", NOW)
        assert await store.guest("g1") == GuestRow("g1", "Ana 👽", NOW, NOW)
        await store.rename_guest("g1", "Bo")
        await store.saw_guest("g1", NOW + 7)
    async with opened(store_url) as store:
        assert await store.guest("g1") == GuestRow("g1", "Bo", NOW, NOW + 7)
        with pytest.raises(StoreError, match="there is no guest g2"):
            await store.rename_guest("g2", "Cy")
        with pytest.raises(StoreError):
            await store.add_guest("g1", "Di", NOW)
        assert await store.guest("g1") == GuestRow("g1", "Bo", NOW, NOW + 7)


async def test_a_secret_is_made_once_and_kept(store_url: str) -> None:
    async with opened(store_url) as store:
        asked = await asyncio.gather(*(store.secret("tokens") for _ in range(10)))
        assert len(set(asked)) == 1
        assert len(asked[0]) == 32
        assert await store.secret("invites") != asked[0]
    async with opened(store_url) as store:
        assert await store.secret("tokens") == asked[0]


async def test_a_store_in_memory_works_the_same_and_is_gone_afterwards() -> None:
    async with opened(":memory:") as store, opened("sqlite://") as other:
        await asyncio.gather(*(store.commit(fresh(f"t{n}")) for n in range(50)), *(store.counts() for _ in range(50)))
        assert await store.counts() == {"open": 50}
        assert await other.counts() == {}
        assert await store.secret("s") == await store.secret("s")
    async with opened(":memory:") as store:
        assert await store.counts() == {}


async def test_a_database_is_read_as_of_one_moment(store_url: str) -> None:
    """Each change adds an entry and a line of chat: whoever looks in between sees equally many."""
    async with opened(store_url) as store:
        await store.commit(fresh("t"))

        async def play() -> None:
            for n in range(150):
                await store.commit(Change("t", head=head("t", moves=n + 1), entries=[entry(n)], chat=[line(n)]))

        playing = asyncio.create_task(play())
        looks = 0
        while not playing.done():
            loaded = await store.load("t")
            assert loaded is not None
            assert len(loaded.entries) == len(loaded.chat) == loaded.head.moves
            looks += 0 < loaded.head.moves < 150
        await playing
        assert looks > 5
