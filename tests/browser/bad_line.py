"""A bad line between one browser and the server: the proxy of the server's tests, in a thread of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page

from server.proxy import Chaos, chaotic

# The page opens its socket where it came from; here it goes through the proxy.
THROUGH = """(address) => {
    const Direct = window.WebSocket;
    window.WebSocket = class extends Direct { constructor() { super(address); } };
}"""


@contextmanager
def bad_line(url: str, seed: int, **shares: float) -> Iterator[tuple[str, Chaos]]:
    """The address of the proxy, and the chaos in it."""
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever, daemon=True)
    thread.start()
    made = chaotic(url.replace("http", "ws", 1) + "/ws", seed, **shares)
    try:
        yield asyncio.run_coroutine_threadsafe(made.__aenter__(), loop).result(60)
    finally:
        asyncio.run_coroutine_threadsafe(made.__aexit__(None, None, None), loop).result(60)
        loop.call_soon_threadsafe(loop.stop)
        thread.join(60)
        loop.close()


def go_through(page: Page, address: str) -> None:
    """For all later pages. The context must bypass the policy, which allows no other address."""
    page.add_init_script(f"({THROUGH})({address!r})")
