"""Pings of many sockets come from one thread, when they are due, and to none that has gone."""

import time
from threading import Thread
from threading import enumerate as threads
from typing import Any
from weakref import ref

import engineio  # type: ignore[import-untyped]  # it has no types
import pytest
from engineio.packet import PING  # type: ignore[import-untyped]
from engineio.socket import Socket  # type: ignore[import-untyped]

from hub.web.ping_clock import PingClock
from tests.web.tournament import until

SOON = 0.05


class Phone:
    """As much of an engine's socket as a ping needs."""

    def __init__(self) -> None:
        self.closing = self.closed = False
        self.last_ping: float | None = None
        self.sent: list[str] = []

    def send(self, pkt: Any) -> None:
        self.sent.append(pkt.encode())

    def _send_ping(self) -> None:
        raise AssertionError("the engine's own ping sleeps in a thread of its own")


class Broken(Phone):
    """Its connection breaks just then."""

    def send(self, pkt: Any) -> None:
        raise OSError


def asked(clock: PingClock, phone: Any) -> None:
    clock.task(phone._send_ping, (), {}).start()


def test_a_socket_is_pinged_once_its_time_has_come() -> None:
    clock, phone = PingClock(SOON, Thread), Phone()
    began = time.time()
    asked(clock, phone)
    assert phone.sent == []
    until(lambda: phone.sent == ["2"])
    assert phone.last_ping is not None
    assert phone.last_ping - began >= SOON


@pytest.mark.parametrize("mark", ["closing", "closed"])
def test_a_socket_that_has_ended_meanwhile_is_not_pinged(mark: str) -> None:
    clock, gone, here = PingClock(SOON, Thread), Phone(), Phone()
    asked(clock, gone)
    setattr(gone, mark, True)
    asked(clock, here)
    until(lambda: bool(here.sent))
    assert gone.sent == []


def test_a_socket_that_fails_does_not_stop_the_pings_of_others() -> None:
    clock, broken, here = PingClock(SOON, Thread), Broken(), Phone()
    asked(clock, broken)
    asked(clock, here)
    until(lambda: bool(here.sent))


def test_a_thousand_sockets_wait_in_one_thread() -> None:
    clock, phones = PingClock(SOON, Thread), [Phone() for _ in range(1000)]
    before = len(threads())
    for phone in phones:
        asked(clock, phone)
    assert len(threads()) - before <= 1
    until(lambda: all(phone.sent for phone in phones))


def test_a_socket_that_nobody_holds_any_more_is_not_kept_for_its_ping() -> None:
    clock, phone = PingClock(60.0, Thread), Phone()
    asked(clock, phone)
    held = ref(phone)
    del phone
    assert held() is None


def test_other_tasks_of_the_engine_still_run() -> None:
    done: list[int] = []
    clock = PingClock(SOON, Thread)
    task = clock.task(done.append, (1,), {})
    task.start()
    task.join()
    assert done == [1]


def test_the_engine_asks_for_its_pings_that_way() -> None:
    server = engineio.Server(async_mode="threading", monitor_clients=False, ping_interval=SOON)
    clock = PingClock(SOON, server._async["thread"])
    server._async = {**server._async, "thread": clock.task}
    socket = Socket(server, "1")
    before = len(threads())
    for _ in range(5):
        socket.last_ping = 1.0
        socket.schedule_ping()
    assert len(threads()) - before <= 1
    until(lambda: not socket.queue.empty())
    assert socket.queue.get().packet_type == PING
