"""The host's routes, one by one, against a hub in this process."""

import csv
import io
from datetime import datetime
from pathlib import Path

import pytest

from hub.rules.contract.actor import HOST
from hub.rules.contract.form import Move
from hub.tables.keys import digest_of
from tests.web.host_client import CARDS, HostClient


def test_nobody_is_host_without_the_hosts_key(host: HostClient) -> None:
    name = host.table(players=3)
    _, joined = host.ask("POST", "/join", {"code": name, "name": "Aya"}, key="")
    for key, status in (("", 401), ("x" * 32, 403), (joined["key"], 403)):
        for method, path in (
            ("GET", "/tables"),
            ("POST", f"/tables/{name}/end"),
            ("GET", "/history"),
        ):
            assert host.ask(method, path, key=key)[0] == status


def test_a_new_table_is_listed_with_its_code_and_link(host: HostClient) -> None:
    name = host.table(players=4)
    _, tables = host.ask("GET", "/tables")
    (table,) = tables
    assert table["code"] == name
    assert table["link"].endswith(f"/join/{name}")
    assert [seat["free"] for seat in table["seats"]] == [True] * 4


def test_options_that_cannot_be_are_refused_in_words(host: HostClient) -> None:
    for options in ({"players": 9}, {"players": 3, "level": "magic"}, {"seats": 3}, {}):
        status, answer = host.ask("POST", "/tables", {"game": "samurai", "options": options})
        assert (status, answer["refusal"]["code"]) == (409, "wrong-options")
    status, answer = host.ask("POST", "/tables", {"game": "chess", "options": {}})
    assert answer["refusal"]["code"] == "no-such-game"
    assert host.ask("GET", "/tables")[1] == []


def test_people_join_with_the_code_until_every_seat_is_taken(host: HostClient) -> None:
    name = host.table(players=3)
    for seat, person in enumerate(("Aya", "Bruno", "Carla")):
        status, joined = host.ask("POST", "/join", {"code": name.lower(), "name": person}, key="")
        assert (status, joined["seat"]) == (201, seat)
    status, answer = host.ask("POST", "/join", {"code": name, "name": "Dino"}, key="")
    assert answer["refusal"]["code"] == "no-free-seat"
    assert host.client.get(f"/api/join/{name}/qr.svg").status_code == 409


def test_a_name_or_seat_that_is_taken_is_refused(host: HostClient) -> None:
    name = host.table(players=3)
    host.ask("POST", "/join", {"code": name, "name": "Aya", "seat": 1}, key="")
    _, clash = host.ask("POST", "/join", {"code": name, "name": "aya"}, key="")
    assert clash["refusal"]["code"] == "name-taken"
    _, taken = host.ask("POST", "/join", {"code": name, "name": "Bruno", "seat": 1}, key="")
    assert taken["refusal"]["code"] == "seat-taken"


def test_a_seat_that_the_table_does_not_have_is_not_there(host: HostClient) -> None:
    name = host.table(players=3)
    for seat, status, code in (
        (3, 409, "no-such-seat"),
        (6, 409, "no-such-seat"),
        (63, 409, "no-such-seat"),
        (200, 400, "malformed"),
        (-1, 400, "malformed"),
    ):
        wish = {"code": name, "name": "Aya", "seat": seat}
        said, answer = host.ask("POST", "/join", wish, key="")
        assert (said, answer["refusal"]["code"]) == (status, code)
    for path, named in (("/seats/6", {"name": "Aya"}), ("/seats/6/code", {})):
        _, answer = host.ask("POST", f"/tables/{name}{path}", named)
        assert answer["refusal"]["code"] == "no-such-seat"
    assert host.hub.registry.get(name).seats.names == ("",) * 7


def test_starting_takes_empty_chairs_away_and_keeps_the_order(host: HostClient) -> None:
    name = host.table(players=7)
    for seat, person in ((6, "Gaia"), (1, "Bruno"), (3, "Dino")):
        host.ask("POST", "/join", {"code": name, "name": person, "seat": seat}, key="")
    status, table = host.ask("POST", f"/tables/{name}/start")
    assert status == 200
    assert [seat["name"] for seat in table["seats"]] == ["Bruno", "Dino", "Gaia"]


def test_a_start_that_is_refused_leaves_everyone_where_they_sit(host: HostClient) -> None:
    name = host.table(players=5)
    for seat, person in ((0, "Bruno"), (2, "Dino"), (4, "Gaia")):
        host.ask("POST", "/join", {"code": name, "name": person, "seat": seat}, key="")
    _, before = host.ask("POST", f"/tables/{name}/pause")
    status, answer = host.ask("POST", f"/tables/{name}/start")
    assert (status, answer["refusal"]["code"]) == (409, "paused")
    assert host.ask("GET", f"/tables/{name}")[1] == before
    host.ask("POST", f"/tables/{name}/resume")
    assert host.ask("POST", f"/tables/{name}/start")[0] == 200
    host.ask("DELETE", f"/tables/{name}/seats/1")
    _, answer = host.ask("POST", f"/tables/{name}/start")
    assert answer["refusal"]["code"] == "already-started"


def test_too_few_people_cannot_start(host: HostClient) -> None:
    name = host.table(players=5)
    host.ask("POST", "/join", {"code": name, "name": "Aya"}, key="")
    status, answer = host.ask("POST", f"/tables/{name}/start")
    assert (status, answer["refusal"]["code"]) == (409, "wrong-number")
    assert answer["refusal"]["params"] == {"count": 1, "low": 3, "high": 7}


def test_a_seat_moves_to_another_phone_with_a_code_that_works_once(host: HostClient) -> None:
    name = host.table(players=3)
    _, joined = host.ask("POST", "/join", {"code": name, "name": "Aya"}, key="")
    _, code = host.ask("POST", f"/tables/{name}/code", key=joined["key"])
    status, moved = host.ask("POST", "/move", {"code": code["code"]}, key="")
    assert (status, moved["seat"]) == (201, joined["seat"])
    table = host.hub.registry.get(name)
    assert table.keys.who(joined["key"]) is None
    assert table.keys.who(moved["key"]) is not None
    assert host.ask("POST", "/move", {"code": code["code"]}, key="")[0] == 404


def test_the_host_gives_a_seat_to_another_phone(host: HostClient) -> None:
    name = host.table(players=3)
    _, joined = host.ask("POST", "/join", {"code": name, "name": "Aya"}, key="")
    _, code = host.ask("POST", f"/tables/{name}/seats/0/code")
    _, moved = host.ask("POST", "/move", {"code": code["code"]}, key="")
    assert host.hub.registry.get(name).keys.who(joined["key"]) is None
    assert moved["table"] == name


def test_a_code_moves_its_person_wherever_they_sit_by_then(host: HostClient) -> None:
    name = host.table(players=5)
    _, bruno = host.ask("POST", "/join", {"code": name, "name": "Bruno", "seat": 0}, key="")
    for seat, person in ((2, "Aya"), (4, "Carla")):
        host.ask("POST", "/join", {"code": name, "name": person, "seat": seat}, key="")
    codes = [host.ask("POST", f"/tables/{name}/seats/{seat}/code")[1]["code"] for seat in (2, 0)]
    host.ask("POST", f"/tables/{name}/start")
    _, moved = host.ask("POST", "/move", {"code": codes[0]}, key="")
    assert moved["seat"] == 1
    host.ask("DELETE", f"/tables/{name}/seats/0")
    host.ask("POST", "/join", {"code": name, "name": "Dino"}, key="")
    status, answer = host.ask("POST", "/move", {"code": codes[1]}, key="")
    assert (status, answer["refusal"]["code"]) == (409, "seat-free")
    assert host.hub.registry.get(name).keys.who(bruno["key"]) is None


def test_a_bots_seat_does_not_move(host: HostClient) -> None:
    name = host.table(**CARDS)
    host.ask("POST", f"/tables/{name}/bots")
    _, answer = host.ask("POST", f"/tables/{name}/seats/0/code")
    assert answer["refusal"]["code"] == "seat-free"


def test_a_removed_guest_has_no_key_and_the_seat_is_free(host: HostClient) -> None:
    name = host.table(players=3)
    _, joined = host.ask("POST", "/join", {"code": name, "name": "Aya"}, key="")
    assert host.ask("DELETE", f"/tables/{name}/seats/0")[0] == 200
    assert host.hub.registry.get(name).keys.who(joined["key"]) is None
    assert host.ask("POST", "/join", {"code": name, "name": "Bruno"}, key="")[1]["seat"] == 0


def test_a_screen_shows_letters_and_is_let_in_once(host: HostClient) -> None:
    name = host.table(players=3)
    _, shown = host.ask("POST", "/tv", key="")
    assert host.ask("GET", f"/tv/{shown['ticket']}", key="")[1] == {"waiting": True}
    assert host.ask("POST", f"/screens/{shown['letters']}", {"table": name})[0] == 204
    _, ticket = host.ask("GET", f"/tv/{shown['ticket']}", key="")
    assert host.hub.registry.get(name).keys.who(ticket["key"]) is not None
    assert host.ask("GET", f"/tv/{shown['ticket']}", key="")[0] == 404
    assert host.ask("POST", f"/screens/{shown['letters']}", {"table": name})[0] == 404


def test_bots_need_the_hub_to_hold_the_cards(host: HostClient) -> None:
    name = host.table(players=3)
    _, answer = host.ask("POST", f"/tables/{name}/bots")
    assert answer["refusal"]["code"] == "bots-need-cards"


def test_a_person_takes_over_a_bots_seat_in_the_middle_of_a_game(host: HostClient) -> None:
    name = host.table(**CARDS)
    host.ask("POST", "/join", {"code": name, "name": "Aya"}, key="")
    host.ask("POST", f"/tables/{name}/bots")
    host.ask("POST", f"/tables/{name}/start")
    status, joined = host.ask("POST", "/join", {"code": name, "name": "Bruno", "seat": 2}, key="")
    assert status == 201
    table = host.hub.registry.get(name)
    assert table.seats.bots == {1}
    assert table.seats.names[joined["seat"]] == "Bruno"


def test_again_seats_people_as_they_really_sat(host: HostClient) -> None:
    name = host.table(players=4)
    for person in ("Aya", "Bruno", "Carla", "Dino"):
        host.ask("POST", "/join", {"code": name, "name": person}, key="")
    host.ask("POST", f"/tables/{name}/start")
    swap = Move(offer="swap-places", values={"seat": 1, "other": 3})
    host.hub.registry.get(name).game.submit(HOST, swap, "swap")
    _, again = host.ask("POST", f"/tables/{name}/again")
    sitting = ["Aya", "Dino", "Carla", "Bruno"]
    assert [seat["name"] for seat in again["seats"]][:4] == sitting


def test_again_keeps_seats_names_and_keys(host: HostClient) -> None:
    name = host.table(players=3)
    keys = [
        host.ask("POST", "/join", {"code": name, "name": person}, key="")[1]["key"]
        for person in ("Aya", "Bruno", "Carla")
    ]
    status, again = host.ask("POST", f"/tables/{name}/again")
    assert status == 201
    table = host.hub.registry.get(again["table"])
    sitting = ["Aya", "Bruno", "Carla"]
    assert [seat["name"] for seat in again["seats"]] == [*sitting, "", "", "", ""]
    status, late = host.ask("POST", "/join", {"code": again["code"], "name": "Dino"}, key="")
    assert (status, late["seat"]) == (201, 3), "a chair for whoever came meanwhile"
    assert [table.keys.who(key) for key in keys] == [
        host.hub.registry.get(name).keys.who(key) for key in keys
    ]
    assert host.hub.registry.get(name).is_ended


@pytest.mark.parametrize("why", ["", "x" * 121, "a\nb", "fault"])
def test_a_pause_that_says_too_much_or_what_is_ours_to_say_is_refused(
    host: HostClient, why: str
) -> None:
    name = host.table(players=3)
    status, answer = host.ask("POST", f"/tables/{name}/pause", {"why": why})
    assert (status, answer["refusal"]["code"]) == (409, "wrong-text")
    assert answer["refusal"]["params"] == {"field": "why", "low": 1, "high": 120}


def test_pause_resume_end_and_delete(host: HostClient) -> None:
    name = host.table(players=3)
    assert host.ask("POST", f"/tables/{name}/pause", {"why": "pizza"})[1]["paused"] == "pizza"
    assert host.ask("POST", f"/tables/{name}/resume")[1]["paused"] == ""
    assert host.ask("POST", f"/tables/{name}/end")[1]["ended"]
    assert host.ask("DELETE", f"/tables/{name}")[0] == 204
    assert host.ask("GET", f"/tables/{name}")[0] == 404


def test_a_played_night_is_in_the_history_and_the_results(host: HostClient) -> None:
    name = host.played()
    _, (night,) = host.ask("GET", "/history")
    assert night["table"] == name
    assert {result["won"] for result in night["results"]} == {True, False}
    answer = host.client.get("/api/results.csv", headers={"Authorization": f"Bearer {host.key}"})
    assert answer.text.count("\n") == 4
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    for row, result in zip(rows, night["results"], strict=True):
        assert (row["name"], row["role"]) == (result["name"], result["role"])
        assert (row["points"], row["total"]) == (str(result["points"]), str(result["total"]))
        date = datetime.strptime(row["date"], "%Y-%m-%d %H:%M").astimezone()
        assert 0 <= night["at"] / 1000 - date.timestamp() < 60, "the minute it was opened"


def test_an_exported_night_comes_in_again_and_ends_the_same(
    host: HostClient, tmp_path: Path
) -> None:
    name = host.played()
    _, night = host.ask("GET", f"/tables/{name}/export")
    text = str(night)
    assert night["over"]
    assert host.hub.registry.get(name)._commit.snapshot.state.seed not in text
    assert "digest" not in text
    (tmp_path / "other").mkdir()
    other = HostClient(tmp_path / "other")
    status, again = other.ask("POST", "/import", night)
    assert status == 201
    was = host.hub.registry.get(name).game.outcome()
    assert other.hub.registry.get(again["table"]).game.outcome() == was
    # Neither here, where it was played, nor there a second time.
    for place in (host, other):
        assert place.ask("POST", "/import", night)[1]["refusal"]["code"] == "night-is-here"
    other.hub.stop()


def test_no_key_comes_in_with_a_night(host: HostClient, tmp_path: Path) -> None:
    _, night = host.ask("GET", f"/tables/{host.played()}/export")
    key = "k" * 32
    given = {"type": "key-given", "kind": "host", "seat": -1, "digest": digest_of(key)}
    planted = night["records"][0] | {"version": len(night["records"]) + 1, "events": [given]}
    night["records"].append(planted)
    (tmp_path / "other").mkdir()
    other = HostClient(tmp_path / "other")
    status, told = other.ask("POST", "/import", night)
    assert status == 201 or told["refusal"]["code"] == "damaged-export"
    assert all(table.keys.who(key) is None for table in other.hub.registry.tables())
    other.hub.stop()


def test_an_export_before_the_end_holds_no_records(host: HostClient) -> None:
    name = host.table(players=3)
    for person in ("Aya", "Bruno", "Carla"):
        host.ask("POST", "/join", {"code": name, "name": person}, key="")
    host.ask("POST", f"/tables/{name}/start")
    _, night = host.ask("GET", f"/tables/{name}/export")
    assert not night["over"]
    assert "records" not in night
    assert night["lines"]
    assert host.ask("POST", "/import", night)[1]["refusal"]["code"] == "damaged-export"


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"\xff", b'{"format": 1}'])
def test_an_import_that_is_no_night_is_refused(host: HostClient, data: bytes) -> None:
    answer = host.client.post(
        "/api/import", data=data, headers={"Authorization": f"Bearer {host.key}"}
    )
    assert answer.status_code in (400, 409)
    assert host.ask("GET", "/tables")[1] == []


def test_the_wifi_code_is_there_if_a_wifi_is_configured(host: HostClient, tmp_path: Path) -> None:
    assert host.ask("GET", "/wifi.svg")[0] == 404
    other = HostClient(tmp_path, wifi_name="Dojo", wifi_password='a;b"c')
    answer = other.client.get("/api/wifi.png", headers={"Authorization": f"Bearer {other.key}"})
    assert answer.data.startswith(b"\x89PNG")
    other.hub.stop()


def test_panels_keys_are_counted_and_taken_back_all_at_once(host: HostClient) -> None:
    name = host.table(players=3)
    table = host.hub.registry.get(name)
    assert host.ask("DELETE", f"/tables/{name}/keys/panel")[1]["refusal"]["code"] == "no-such-key"
    keys = [
        host.ask("POST", f"/tables/{name}/keys", {"kind": kind})[1]["key"]
        for kind in ("panel", "panel", "table")
    ]
    assert host.ask("GET", f"/tables/{name}")[1]["panels"] == 2
    assert host.ask("DELETE", f"/tables/{name}/keys/panel", key=keys[0])[0] == 403
    status, seen = host.ask("DELETE", f"/tables/{name}/keys/panel")
    assert (status, seen["panels"]) == (200, 0)
    assert [table.keys.who(key) is None for key in keys] == [True, True, False]
