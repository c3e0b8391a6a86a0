"""Prints the round trip that the kernel reports, in ms, in a network namespace where every packet is late.

A test runs it there. ``netem``: the kernel delays packets on the loopback. ``relay``: packets to ``THERE`` go out
through a device, wait here, and come in again as if they were from there: with swapped addresses, which does not change
a checksum. So a connection to ``THERE`` reaches the process that listens ``HERE``.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import struct
import subprocess
import sys

import uvloop

from server.test_trips import known

HERE, THERE = "10.99.0.1", "10.99.0.2"
DEVICE = b"far0"
TUNSETIFF, IFF_TUN, IFF_NO_PI = 0x400454CA, 0x0001, 0x1000  # of Linux, <linux/if_tun.h>
LONGEST = 65536


async def by_relay(late: float) -> float | None:
    device = os.open("/dev/net/tun", os.O_RDWR | os.O_NONBLOCK)
    fcntl.ioctl(device, TUNSETIFF, struct.pack("16sH22x", DEVICE, IFF_TUN | IFF_NO_PI))
    for command in (f"ip addr add {HERE}/24 dev far0", "ip link set far0 up"):
        subprocess.run(command.split(), check=True)
    loop = asyncio.get_running_loop()

    def take() -> None:
        packet = os.read(device, LONGEST)
        if packet[0] >> 4 == 4:
            swapped = packet[:12] + packet[16:20] + packet[12:16] + packet[20:]
            loop.call_later(late, os.write, device, swapped)

    loop.add_reader(device, take)
    try:
        return (await known("", HERE, [], HERE, THERE))[0]
    finally:
        loop.remove_reader(device)


async def by_netem() -> float | None:
    return (await known("", "127.0.0.1", []))[0]


if __name__ == "__main__":
    who, late = sys.argv[1], float(sys.argv[2]) / 1000
    print(uvloop.run(by_relay(late) if who == "relay" else by_netem()))
