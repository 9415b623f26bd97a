"""A hub that is killed and started again: whose phone answers for whom, who waits, what is lit."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.phone import Json, Phone, joined
from tests.web.running import FAST, RunningHub, running

GUEST = 2


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[RunningHub]:
    with running(tmp_path, **FAST) as hub:
        yield hub


def gathered(hub: RunningHub) -> tuple[str, Phone, Phone]:
    """Ann and Bob by phone, and a guest without one."""
    wish = {"game": "samurai", "options": {"players": 3, "level": "companion"}}
    table: str = hub.as_host("POST", "/api/tables", wish)["table"]
    phones = joined(hub, table, "Ann"), joined(hub, table, "Bob")
    hub.as_host("POST", f"/api/tables/{table}/seats/{GUEST}", {"name": "Nonna"})
    return table, *phones


def seen(phone: Phone) -> Json:
    """What it sees, with a connection of its own."""
    phone.connect()
    try:
        sight: Json = phone.call("look", {})["sight"]
        return sight
    finally:
        phone.drop()


def appoint(hub: RunningHub, table: str, proxy: int | None) -> None:
    hub.as_host("POST", f"/api/tables/{table}/seats/{GUEST}/proxy", {"proxy": proxy})


def test_a_killed_hub_knows_whose_phone_answers_and_whose_no_longer(hub: RunningHub) -> None:
    table, ann, bob = gathered(hub)
    appoint(hub, table, ann.seat)
    hub.restart()
    assert seen(ann)["answers_for"] == [GUEST]
    assert seen(bob)["answers_for"] == []
    appoint(hub, table, None)
    hub.restart()
    assert seen(ann)["answers_for"] == []


def test_a_killed_hub_goes_round_no_longer_and_nothing_hangs(hub: RunningHub) -> None:
    table, ann, _ = gathered(hub)
    hub.as_host("POST", f"/api/tables/{table}/go-round")
    assert seen(ann)["going_round"]
    hub.restart()
    sight = seen(ann)
    assert (sight["lit"], sight["going_round"]) == (-1, False)
    # A page that did not notice may still say it.
    assert hub.ask("POST", f"/api/tables/{table}/not-me", key=ann.key).status == 204
    hub.as_host("POST", f"/api/tables/{table}/go-round")
    assert seen(ann)["going_round"]
    hub.as_host("POST", f"/api/tables/{table}/start")
    assert seen(ann)["view"]


def test_a_killed_hub_seats_whoever_waited_for_the_next_game(hub: RunningHub) -> None:
    table, _, _ = gathered(hub)
    key = hub.ask("POST", f"/api/join/{table}/watch", {"name": "Dee"}).said["key"]
    hub.restart()
    assert hub.as_host("GET", f"/api/tables/{table}")["waiting"] == ["Dee"]
    following = hub.as_host("POST", f"/api/tables/{table}/again")["table"]
    assert seen(Phone(hub.url, following, key))["you"] == GUEST + 1
