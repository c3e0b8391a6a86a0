"""The writer: what it reports as committed is, what fails fails alone, and who stops waiting disturbs nobody."""

from __future__ import annotations

import asyncio

import pytest

from real_server import PATIENCE
from server.stores import NOW, entry, fresh, head, line, opened
from xenodeck.server.store import Change, Store, StoredTable, StoreError
from xenodeck.server.store.writer import LARGEST_BATCH


def spoiled(kind: str) -> Change:
    """A change whose first parts are fine."""
    change = Change("t0", head=head("t0", moves=99), entries=[entry(1)], chat=[line(5)], sitting={0: "thief"})
    match kind:
        case "doubled entry":
            change.entries.append(entry(0))
        case "doubled move":
            change.entries.append(entry(2, 3, "once"))
        case "doubled chat":
            change.chat.append(line(0))
        case "unknown table":
            change = Change("nowhere", entries=[entry(0)])
        case "not for the driver":
            change.entries.append(entry(2, data="\ud800"))
        case "too large":
            change.head = head("t0", changed=2**70)
        case "record of an unknown table":
            change = Change("nowhere", record="r")
    return change


BAD = [
    "doubled entry",
    "doubled move",
    "doubled chat",
    "unknown table",
    "not for the driver",
    "too large",
    "record of an unknown table",
]


@pytest.mark.parametrize("kind", BAD)
async def test_a_bad_change_fails_alone_and_leaves_nothing(store_url: str, kind: str) -> None:
    sizes: list[int] = []
    async with opened(store_url, on_batch=lambda size, _: sizes.append(size)) as store:
        await store.commit(Change("t0", head=head("t0"), entries=[entry(0, 3, "once")], chat=[line(0)]))
        before = await store.load("t0")
        changes = [fresh("t1"), fresh("t2"), spoiled(kind), fresh("t3"), Change("t1", entries=[entry(0)])]
        results = await asyncio.gather(*(store.commit(c) for c in changes), return_exceptions=True)
        assert [isinstance(r, StoreError) for r in results] == [False, False, True, False, False]
        assert "was not written" in str(results[2])
        assert 5 in sizes, "they did not share a transaction, so nothing was proven"
        assert await store.load("t0") == before
        assert await store.of_guest("thief", 9) == []
        assert await store.counts() == {"open": 4}
        assert await store.entries("t1") == [entry(0)]
        await store.commit(Change("t0", entries=[entry(1)]))


async def test_the_same_move_id_is_fine_at_another_seat_or_table(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.commit(
            Change("a", head=head("a"), entries=[entry(0, 0, "m"), entry(1, 1, "m"), entry(2), entry(3)])
        )
        await store.commit(Change("b", head=head("b"), entries=[entry(0, 0, "m")]))
        with pytest.raises(StoreError):
            await store.commit(Change("a", entries=[entry(4, 1, "m")]))


async def test_an_error_shows_no_row(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.commit(fresh("t"))
        for bad in (
            Change("t", head=head("t", doc="hidden hand", mode=None)),
            Change("t", entries=[entry(0, data="hidden hand \ud800")]),
        ):
            with pytest.raises(StoreError, match="the change of table t was not written") as caught:
                await store.commit(bad)
            assert "hidden hand" not in str(caught.value)


async def test_a_change_that_contradicts_itself_is_refused(store_url: str) -> None:
    async with opened(store_url) as store:
        with pytest.raises(StoreError, match="table a has the head of table b"):
            await store.commit(Change("a", head=head("b")))
        assert await store.counts() == {}


async def test_what_waits_together_is_committed_together_up_to_a_bound(store_url: str) -> None:
    batches: list[tuple[int, float]] = []
    many = 2 * LARGEST_BATCH + 50
    async with opened(store_url, on_batch=lambda size, seconds: batches.append((size, seconds))) as store:
        await asyncio.gather(*(store.commit(fresh(f"t{n}")) for n in range(many)))
        assert await store.counts() == {"open": many}
    sizes = [size for size, _ in batches]
    assert sum(sizes) == many
    assert max(sizes) == LARGEST_BATCH
    assert len(sizes) <= 4
    assert all(0 < seconds < 60 for _, seconds in batches)


async def test_different_kinds_of_work_keep_their_order(store_url: str) -> None:
    async with opened(store_url) as store:
        work = [
            store.commit(Change("t", head=head("t", moves=1), entries=[entry(0)])),
            store.remove("t"),
            store.commit(Change("t", head=head("t", moves=2), entries=[entry(0, data="again")])),
            store.add_guest("g", "Ana", NOW),
            store.rename_guest("g", "Bo"),
        ]
        await asyncio.gather(*work)
        assert await store.load("t") == StoredTable(head("t", moves=2), None, [entry(0, data="again")], [], [])


async def test_a_cancelled_caller_leaves_a_whole_change_and_disturbs_nobody(store_url: str) -> None:
    async with opened(store_url) as store:
        both = {"entries": [entry(0), entry(1)], "chat": [line(0)]}
        callers = [asyncio.create_task(store.commit(Change(f"t{n}", head=head(f"t{n}"), **both))) for n in range(600)]
        await asyncio.wait(callers, return_when=asyncio.FIRST_COMPLETED)
        waiting = [n for n, caller in enumerate(callers) if not caller.done()]
        cancelled = waiting[::2]
        assert len(cancelled) > 100
        for n in cancelled:
            callers[n].cancel()
        results = await asyncio.gather(*callers, return_exceptions=True)
        for n, result in enumerate(results):
            assert isinstance(result, asyncio.CancelledError) if n in cancelled else result is None
        await store.commit(fresh("last"))
        for n in range(600):
            loaded = await store.load(f"t{n}")
            if loaded is None:
                assert n in cancelled
            else:
                assert (len(loaded.entries), len(loaded.chat)) == (2, 1)


async def test_cancelled_readers_disturb_nobody(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.commit(Change("t", head=head("t"), entries=[entry(n) for n in range(500)]))
        for turn in range(20):
            readers = [asyncio.create_task(store.load("t")) for _ in range(4)]
            for _ in range(turn):
                await asyncio.sleep(0)  # further into the work each time
            for reader in readers:
                reader.cancel()
            await asyncio.gather(*readers, return_exceptions=True)
        loaded = await store.load("t")
        assert loaded is not None
        assert len(loaded.entries) == 500
        await store.commit(Change("t", entries=[entry(500)]))


async def test_closing_writes_what_is_queued_and_takes_no_more(store_url: str) -> None:
    store = await Store.open(store_url)
    callers = [asyncio.create_task(store.commit(fresh(f"t{n}"))) for n in range(300)]
    await asyncio.sleep(0)  # they are queued now
    closing = [asyncio.create_task(store.close()) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(StoreError, match="closed"):
        await store.counts()
    await asyncio.gather(*closing)
    assert [caller.result() for caller in callers] == [None] * 300
    with pytest.raises(StoreError, match="closed"):
        await store.commit(fresh("late"))
    with pytest.raises(StoreError, match="closed"):
        await store.secret("late")
    assert "closed" in store.trouble
    await store.close()
    async with opened(store_url) as again:
        assert await again.counts() == {"open": 300}


async def test_a_writer_that_dies_fails_all_that_waits_and_all_that_comes(store_url: str) -> None:
    def bug(size: int, seconds: float) -> None:
        if size > 1:
            raise ZeroDivisionError("a bug")

    store = await Store.open(store_url, on_batch=bug)
    await store.commit(fresh("first"))
    assert store.trouble == ""
    callers = [asyncio.create_task(store.commit(fresh(f"t{n}"))) for n in range(LARGEST_BATCH + 100)]
    results = await asyncio.wait_for(asyncio.gather(*callers, return_exceptions=True), PATIENCE)
    assert results[:LARGEST_BATCH] == [None] * LARGEST_BATCH
    assert all(isinstance(r, StoreError) and "a bug" in str(r) for r in results[LARGEST_BATCH:])
    with pytest.raises(StoreError, match="died of ZeroDivisionError"):
        await store.commit(fresh("late"))
    assert "died" in store.trouble
    assert await store.counts() == {"open": LARGEST_BATCH + 1}  # reading goes on
    await store.close()
    async with opened(store_url) as again:
        assert await again.counts() == {"open": LARGEST_BATCH + 1}


async def test_reads_do_not_wait_for_the_writer(store_url: str) -> None:
    async with opened(store_url) as store:
        await store.commit(fresh("t"))
        entered, leave = asyncio.Event(), asyncio.Event()

        async def dawdle(connection: object) -> None:
            entered.set()
            await leave.wait()

        slow = asyncio.create_task(store._do(dawdle))
        await asyncio.wait_for(entered.wait(), PATIENCE)
        late = asyncio.create_task(store.commit(fresh("u")))
        assert await asyncio.wait_for(store.counts(), PATIENCE) == {"open": 1}
        assert await asyncio.wait_for(store.head("t"), PATIENCE) == head("t")
        assert not slow.done()
        assert not late.done()
        leave.set()
        await asyncio.gather(slow, late)
        assert await store.counts() == {"open": 2}


async def test_closing_lets_readers_finish(store_url: str) -> None:
    store = await Store.open(store_url)
    await store.commit(Change("t", head=head("t"), entries=[entry(n) for n in range(200)]))
    readers = [asyncio.create_task(store.load("t")) for _ in range(30)]
    await asyncio.sleep(0)  # they have begun
    await asyncio.wait_for(store.close(), PATIENCE)
    assert [reader.done() for reader in readers] == [True] * 30
    for reader in readers:
        loaded = reader.result()
        assert loaded is not None
        assert len(loaded.entries) == 200
