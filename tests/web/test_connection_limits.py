"""Connections without a key: how many, how often and for how long, on both sides of each limit."""

from collections.abc import Callable
from wsgiref.types import WSGIEnvironment

import pytest

from hub.settings import Settings
from hub.web import connection_limits
from hub.web.connection_limits import ConnectionLimits, EngineHandlers

# Ten places for whoever has no key, at one address and in all of them together a hundred.
SETTINGS = Settings(address_connections=20, connections=30)
SHARE = 10


class Engine:
    """Notes whom it was told to let go."""

    def __init__(self) -> None:
        self.handlers: dict[str, Callable[..., str | None]] = {
            "connect": lambda sid, environ: None,
            "disconnect": lambda sid, *reason: None,
        }
        self.gone: list[str] = []

    def on(self, event: str, handler: Callable[..., str | None]) -> None:
        self.handlers[event] = handler

    def disconnect(self, sid: str) -> None:
        self.gone.append(sid)


class Door:
    """A server with these limits, a clock that stands, and no thread that watches."""

    def __init__(self) -> None:
        self.engine = Engine()
        self.eio: EngineHandlers = self.engine
        self.environ: dict[str, WSGIEnvironment] = {}
        self.now = 0
        self.limits = ConnectionLimits(self, SETTINGS, lambda: self.now)
        self.limits._is_watched = True

    def come(self, sid: str, address: str = "1.1.1.1") -> str | None:
        environ: WSGIEnvironment = {"REMOTE_ADDR": address}
        said = self.eio.handlers["connect"](sid, environ)
        if said is None:
            self.environ[sid] = environ
        return said

    def leave(self, sid: str) -> None:
        self.eio.handlers["disconnect"](sid)
        self.environ.pop(sid, None)


@pytest.fixture
def door() -> Door:
    return Door()


def test_ten_more_than_have_places_with_a_key_get_as_far_as_showing_one(door: Door) -> None:
    for number in range(30):
        assert door.come(str(number)) is None
        door.limits.show_key(str(number))
    assert door.come("late") == "too-many-connections"
    assert door.come("elsewhere", "2.2.2.2") is None
    door.leave("0")
    assert door.come("again") is None


def test_one_without_a_key_is_let_be_for_a_second_by_its_own_address(door: Door) -> None:
    for number in range(SHARE):
        assert door.come(str(number)) is None
    door.now = 999
    assert door.come("new") == "too-many-connections"
    assert door.engine.gone == []
    door.now = 1000
    assert door.come("new") is None
    assert door.engine.gone == ["0"]


def test_an_address_dials_six_times_for_each_place_and_then_at_a_pace(door: Door) -> None:
    for number in range(6 * SHARE):
        assert door.come(str(number)) is None
        door.leave(str(number))
    assert door.come("next") == "too-fast"
    # Three a second for these ten places.
    door.now = 333
    assert door.come("next") == "too-fast"
    door.now = 334
    assert door.come("next") is None
    door.leave("next")
    assert door.come("next") == "too-fast"


def test_whoever_shows_a_key_has_dialled_for_nothing_once(door: Door) -> None:
    for number in range(6 * SHARE):
        assert door.come(str(number)) is None
        assert not door.limits.has_key(str(number))
        door.limits.show_key(str(number))
        assert door.limits.has_key(str(number))
        # The second time it has nothing to give back.
        door.limits.show_key(str(number))
        door.leave(str(number))
    for number in range(6 * SHARE):
        assert door.come(str(number)) is None
        door.leave(str(number))
    assert door.come("next") == "too-fast"


def test_a_lost_key_is_waited_for_anew_and_nobody_waits_for_who_has_left(door: Door) -> None:
    door.come("phone")
    door.limits.show_key("phone")
    door.limits.lose_key("phone")
    assert not door.limits.has_key("phone")
    door.leave("phone")
    door.limits.lose_key("phone")
    assert door.limits.has_key("phone")


def test_after_five_seconds_without_a_key_one_is_let_go(
    door: Door, monkeypatch: pytest.MonkeyPatch
) -> None:
    door.come("slow")
    door.now = 1
    door.come("slower")
    looked: list[tuple[int, list[str]]] = []
    times = iter([4999, 5000, 5001])

    def sleep(seconds: float) -> None:
        looked.append((door.now, list(door.engine.gone)))
        assert seconds == 0.5
        door.now = next(times)

    monkeypatch.setattr(connection_limits, "sleep", sleep)
    door.limits._watch()
    assert looked == [(1, []), (4999, []), (5000, ["slow"])]
    assert door.engine.gone == ["slow", "slower"]
    assert not door.limits._is_watched
