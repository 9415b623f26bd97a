"""A player's own seat over HTTP, and lights: which key opens what, and how often."""

from pathlib import Path

import pytest

from tests.web.phone import Phone, joined
from tests.web.running import RunningHub, running

ROUTES = (
    ("POST", "seat", {"seat": 2}),
    ("DELETE", "seat", None),
    ("POST", "name", {"name": "Eve"}),
    ("POST", "not-me", None),
)


def gathered(hub: RunningHub) -> tuple[str, Phone, Phone]:
    wish = {"game": "samurai", "options": {"players": 4}}
    table: str = hub.as_host("POST", "/api/tables", wish)["table"]
    return table, joined(hub, table, "Ada"), joined(hub, table, "Bob")


def names(hub: RunningHub, table: str) -> list[str]:
    seats = hub.as_host("GET", f"/api/tables/{table}")["seats"]
    return [each["name"] for each in seats]


def test_a_player_moves_swaps_renames_and_stands_up(hub: RunningHub) -> None:
    table, ada, _ = gathered(hub)
    path = f"/api/tables/{table}"
    assert hub.ask("POST", f"{path}/seat", {"seat": 3}, key=ada.key).status == 204
    assert names(hub, table) == ["", "Bob", "", "Ada"]
    assert hub.ask("POST", f"{path}/seat", {"seat": 1}, key=ada.key).status == 204
    assert names(hub, table) == ["", "Ada", "", "Bob"]
    assert hub.ask("POST", f"{path}/name", {"name": "Adele"}, key=ada.key).status == 204
    assert names(hub, table) == ["", "Adele", "", "Bob"]
    assert hub.ask("DELETE", f"{path}/seat", key=ada.key).status == 204
    assert names(hub, table) == ["", "", "", "Bob"]
    assert hub.ask("POST", f"{path}/name", {"name": "Ada"}, key=ada.key).status == 401


@pytest.mark.parametrize(("method", "path", "body"), ROUTES)
def test_no_other_key_has_a_say_about_a_seat(
    hub: RunningHub, method: str, path: str, body: object
) -> None:
    table, _, _ = gathered(hub)
    other, stranger, _ = gathered(hub)
    keys = ["", "x" * 32, hub.host_key, stranger.key]
    for kind in ("table", "panel", "watcher"):
        given = hub.as_host("POST", f"/api/tables/{table}/keys", {"kind": kind})
        keys.append(given["key"])
    for key in keys:
        refused = hub.ask(method, f"/api/tables/{table}/{path}", body, key=key)
        assert (refused.status, refused.said["refusal"]["code"]) == (401, "no-key")
    assert names(hub, table) == ["Ada", "Bob", "", ""]
    assert names(hub, other) == ["Ada", "Bob", "", ""]


def test_a_chair_beyond_the_table_is_refused(hub: RunningHub) -> None:
    table, ada, _ = gathered(hub)
    for seat, status in ((4, 409), (6, 409), (-1, 400), (200, 400)):
        refused = hub.ask("POST", f"/api/tables/{table}/seat", {"seat": seat}, key=ada.key)
        assert refused.status == status


def test_the_host_alone_goes_round_and_a_player_stops_it(hub: RunningHub) -> None:
    table, ada, bob = gathered(hub)
    path = f"/api/tables/{table}"
    assert hub.ask("POST", f"{path}/go-round", key=ada.key).status == 403
    bob.connect()
    hub.as_host("POST", f"{path}/go-round")
    assert bob.call("look", {})["sight"]["going_round"]
    assert hub.ask("POST", f"{path}/not-me", key=ada.key).status == 204
    sight = bob.call("look", {})["sight"]
    assert (sight["lit"], sight["going_round"]) == (-1, False)
    bob.drop()


def test_whoever_has_the_code_lights_the_chair_they_choose(hub: RunningHub) -> None:
    table, ada, _ = gathered(hub)
    ada.connect()
    assert hub.ask("POST", f"/api/join/{table}/light", {"seat": 2}).status == 204
    sight = ada.call("look", {})["sight"]
    assert (sight["lit"], sight["going_round"]) == (2, False)
    assert hub.ask("POST", f"/api/join/{table}/light", {"seat": 4}).status == 409
    assert hub.ask("POST", "/api/join/NOSUC/light", {"seat": 0}).status == 404
    ada.drop()


def test_lights_and_changes_are_limited_for_each_address(tmp_path: Path) -> None:
    with running(tmp_path, joins_a_minute=3) as hub:
        table, ada, _ = gathered(hub)
        lit = [hub.ask("POST", f"/api/join/{table}/light", {"seat": 2}) for _ in range(30)]
        assert {each.status for each in lit} == {204, 429}
        path = f"/api/tables/{table}/name"
        said = [hub.ask("POST", path, {"name": f"A{at}"}, key=ada.key) for at in range(12)]
        assert {each.status for each in said} == {204, 429}
        # Looking is free, however often.
        assert {hub.ask("GET", f"/api/join/{table}").status for _ in range(40)} == {200}


def test_at_a_full_table_one_watches_and_plays_the_next_game(hub: RunningHub) -> None:
    wish = {"game": "samurai", "options": {"players": 3}}
    table: str = hub.as_host("POST", "/api/tables", wish)["table"]
    for name in ("Ada", "Bob", "Cid"):
        joined(hub, table, name)
    hub.as_host("POST", f"/api/tables/{table}/start")
    path = f"/api/join/{table}/watch"
    told = hub.ask("POST", path, {"name": "Dee"})
    assert (told.status, told.said["seat"]) == (201, -1)
    dee = Phone(hub.url, table, told.said["key"])
    dee.connect()
    assert dee.sight["you"] == -1
    assert dee.call("secret", {})["refusal"]["code"] == "no-secret"
    assert hub.ask("POST", path, {"name": "ada"}).said["refusal"]["code"] == "name-taken"
    assert hub.ask("POST", "/api/join/NOSUC/watch", {"name": "Eve"}).status == 404
    assert hub.as_host("GET", f"/api/tables/{table}")["waiting"] == ["Dee"]
    following = hub.as_host("POST", f"/api/tables/{table}/again")["table"]
    seated = Phone(hub.url, following, told.said["key"])
    seated.connect()
    assert seated.sight["you"] == 3
    for phone in (dee, seated):
        phone.drop()


def test_a_seats_code_comes_with_a_picture_to_scan(hub: RunningHub) -> None:
    table, ada, _ = gathered(hub)
    own = hub.ask("POST", f"/api/tables/{table}/code", key=ada.key).said
    given = hub.as_host("POST", f"/api/tables/{table}/seats/1/code")
    for code in (own, given):
        assert code["scan"].startswith("<?xml")
        assert code["code"] in code["link"]
