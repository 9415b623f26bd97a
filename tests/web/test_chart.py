"""Who may see the chart of a night, and when."""

from tests.web.host_client import CARDS, HostClient


def test_every_kind_of_key_of_the_table_shows_its_chart_and_no_other_key_does(
    host: HostClient,
) -> None:
    name = host.played()
    keys = [
        host.ask("POST", f"/tables/{name}/keys", {"kind": kind})[1]["key"]
        for kind in ("table", "panel", "watcher")
    ]
    keys.append(host.ask("POST", "/join", {"code": name, "name": "Aya"}, key="")[1]["key"])
    charts = [host.ask("GET", f"/tables/{name}/chart", key=key) for key in (host.key, *keys)]
    assert [status for status, _ in charts] == [200] * 5
    assert all(chart["points"] == charts[0][1]["points"] for _, chart in charts)
    other = host.table(players=3)
    _, stranger = host.ask("POST", "/join", {"code": other, "name": "Bruno"}, key="")
    for key in ("", "x" * 32, stranger["key"]):
        status, answer = host.ask("GET", f"/tables/{name}/chart", key=key)
        assert (status, answer["refusal"]["code"]) == (401, "no-key")


def test_a_table_that_is_not_there_is_named_to_the_host_alone(host: HostClient) -> None:
    assert host.ask("GET", "/tables/NOSUCH/chart")[0] == 404
    assert host.ask("GET", "/tables/NOSUCH/chart", key="x" * 32)[0] == 401


def test_before_the_end_there_is_none(host: HostClient) -> None:
    name = host.table(**CARDS)
    status, answer = host.ask("GET", f"/tables/{name}/chart")
    assert (status, answer["refusal"]["code"]) == (409, "not-over")
    for person in ("Aya", "Bruno", "Carla"):
        host.ask("POST", "/join", {"code": name, "name": person}, key="")
    host.ask("POST", f"/tables/{name}/start")
    assert host.ask("GET", f"/tables/{name}/chart")[1]["refusal"]["code"] == "not-over"


def test_a_chart_is_small(host: HostClient) -> None:
    name = host.played()
    headers = {"Authorization": f"Bearer {host.key}"}
    assert len(host.client.get(f"/api/tables/{name}/chart", headers=headers).data) < 64_000


def test_awards_are_for_every_key_of_the_table_once_it_is_over(host: HostClient) -> None:
    name = host.table(**CARDS)
    assert host.ask("GET", f"/tables/{name}/awards")[1]["refusal"]["code"] == "not-over"
    name = host.played()
    watcher = host.ask("POST", f"/tables/{name}/keys", {"kind": "watcher"})[1]["key"]
    found = [host.ask("GET", f"/tables/{name}/awards", key=key) for key in (host.key, watcher)]
    assert found[0] == found[1]
    status, lines = found[0]
    assert status == 200
    assert [line["seat"] for line in lines] == list(range(len(lines)))
    assert host.ask("GET", f"/tables/{name}/awards", key="x" * 32)[0] == 401
