"""Whether the table hears a device: not any more once it is gone, however close the two come."""

from pathlib import Path

import pytest

from hub.rules.contract.actor import HOST
from hub.storage.memory import MemoryStore
from hub.tables.connections import TableConnections
from tests.attacks.inside import Inside, Listener


@pytest.fixture
def inside(tmp_path: Path) -> Inside:
    return Inside(tmp_path, MemoryStore())


def test_a_device_that_is_dropped_while_it_says_that_it_sounds_is_not_heard(
    inside: Inside, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = {"game": "samurai", "options": {"players": 3}}
    name = inside.said("POST", "/api/tables", wish, inside.hub.hosts.give())["table"]
    table = inside.hub.registry.get(name)
    screen = Listener(inside, {"table": name, "key": table.keys.give("table")})
    sound = TableConnections.sound

    def dropped_first(self: TableConnections, device: str, *, is_on: bool) -> None:
        if is_on:
            inside.hub.broadcast.remove(device)
        sound(self, device, is_on=is_on)

    screen.ask("sound", {"on": True})
    assert table.views.look(HOST).sounding
    screen.ask("sound", {"on": False})
    monkeypatch.setattr(TableConnections, "sound", dropped_first)
    screen.ask("sound", {"on": True})
    assert not table.views.look(HOST).sounding
    inside.stop()
