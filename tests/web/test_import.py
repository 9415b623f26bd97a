"""An imported night may say anything: what comes in can be shown, and the rest is refused."""

import copy
import random
from typing import Any

import pytest

from hub.rules.contract.actor import viewers
from tests.web.host_client import HostClient


@pytest.fixture(scope="module")
def night(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """A night of three bots, as a host saves it."""
    host = HostClient(tmp_path_factory.mktemp("played"))
    _, night = host.ask("GET", f"/tables/{host.played()}/export")
    host.hub.stop()
    assert isinstance(night, dict)
    return night


def test_a_deeply_nested_file_is_refused_and_no_fault(host: HostClient) -> None:
    headers = {"Authorization": f"Bearer {host.key}"}
    for data in (b"[" * 200_000, b'{"view":' + b"[" * 200_000, b'{"a":' * 100_000):
        answer = host.client.post("/api/import", data=data, headers=headers)
        assert (answer.status_code, answer.json) == (
            400,
            {"refusal": {"code": "malformed", "params": {}}},
        )


def test_a_file_of_more_than_a_mebibyte_is_not_even_read(host: HostClient) -> None:
    headers = {"Authorization": f"Bearer {host.key}"}
    for length, status, code in ((1 << 20, 400, "malformed"), ((1 << 20) + 1, 413, "too-large")):
        answer = host.client.post("/api/import", data=b" " * length, headers=headers)
        assert (answer.status_code, answer.json) == (
            status,
            {"refusal": {"code": code, "params": {}}},
        )


@pytest.mark.parametrize(
    "name", ["", "   ", "a" * 25, "<b>Ada</b>", "Ada\u202e", "Ada\n", " Ada", "A\u0301da", "\u3164"]
)
def test_a_name_that_nobody_could_type_here_does_not_come_in(
    host: HostClient, night: dict[str, Any], name: str
) -> None:
    altered = copy.deepcopy(night)
    for record in altered["records"]:
        for event in record["events"]:
            if event["type"] == "seat-taken" and event["seat"] == 1:
                event["name"] = name
    status, said = host.ask("POST", "/import", altered)
    assert (status, said["refusal"]["code"]) == (409, "damaged-export")
    assert host.hub.registry.tables() == ()
    assert host.ask("POST", "/import", night)[0] == 201


def values(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Where each plain value lies."""
    if isinstance(node, dict):
        return [each for key, value in node.items() for each in values(value, (*path, key))]
    if isinstance(node, list):
        return [each for key, value in enumerate(node) for each in values(value, (*path, key))]
    return [path]


def mutated(night: dict[str, Any], places: list[tuple[Any, ...]], chance: random.Random) -> Any:
    """One value of one event is another, of the same kind if that can be."""
    altered = copy.deepcopy(night)
    *way, last = chance.choice(places)
    node: Any = altered
    for step in way:
        node = node[step]
    old = node[last]
    if isinstance(old, bool):
        node[last] = not old
    elif isinstance(old, int):
        node[last] = chance.choice((-1, 0, 1, 2, 7, 99, old + 1, 2**62, 2**70))
    elif isinstance(old, str):
        node[last] = chance.choice(("", "x", old[::-1], "shogun", "bushido"))
    elif isinstance(node, list):
        del node[last]
    else:
        node[last] = 0
    return altered


def tried(host: HostClient, night: dict[str, Any], times: int, seed: int) -> int:
    """How many of so many mutated nights come in; each of these can be shown everywhere."""
    chance = random.Random(seed)
    places = [
        ("records", number, "events", *place)
        for number, record in enumerate(night["records"])
        for place in values(record["events"])
        if place[-1] != "type"
    ]
    taken = 0
    for number in range(times):
        status, said = host.ask("POST", "/import", mutated(night, places, chance))
        assert status in (201, 400, 409), number
        if status == 201:
            taken += 1
            shown(host, said["table"])
            host.ask("DELETE", f"/tables/{said['table']}")
    return taken


def shown(host: HostClient, name: str) -> None:
    table = host.hub.registry.get(name)
    for viewer in viewers(len(table.seats.names)):
        table.views.look(viewer)
        table.views.story(viewer)
    if table.game.outcome() is not None:
        assert host.ask("GET", f"/tables/{name}/chart")[0] == 200
        assert [each["table"] for each in host.ask("GET", "/history")[1]] == [name]
    for path in ("/results.csv", f"/tables/{name}/export", f"/tables/{name}"):
        assert host.ask("GET", path)[0] == 200
    assert table.views.look(viewers(1)[0]).paused != "fault"


def test_whatever_comes_in_can_be_shown(host: HostClient, night: dict[str, Any]) -> None:
    assert tried(host, night, 60, seed=4) > 3


@pytest.mark.long
def test_whatever_comes_in_can_be_shown_a_thousand_times(
    host: HostClient, night: dict[str, Any]
) -> None:
    assert tried(host, night, 1000, seed=5) > 50
