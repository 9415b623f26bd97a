"""Who may see the chart of a night, and when."""

from tests.web.desk import CARDS, Desk


def test_every_kind_of_key_of_the_table_shows_its_chart_and_no_other_key_does(desk: Desk) -> None:
    name = desk.played()
    keys = [
        desk.ask("POST", f"/tables/{name}/keys", {"kind": kind})[1]["key"]
        for kind in ("table", "panel", "watcher")
    ]
    keys.append(desk.ask("POST", "/join", {"code": name, "name": "Aya"}, key="")[1]["key"])
    charts = [desk.ask("GET", f"/tables/{name}/chart", key=key) for key in (desk.key, *keys)]
    assert [status for status, _ in charts] == [200] * 5
    assert all(chart["points"] == charts[0][1]["points"] for _, chart in charts)
    other = desk.table(players=3)
    _, stranger = desk.ask("POST", "/join", {"code": other, "name": "Bruno"}, key="")
    for key in ("", "x" * 32, stranger["key"]):
        status, answer = desk.ask("GET", f"/tables/{name}/chart", key=key)
        assert (status, answer["refusal"]["code"]) == (401, "no-key")


def test_a_table_that_is_not_there_is_named_to_the_host_alone(desk: Desk) -> None:
    assert desk.ask("GET", "/tables/NOSUCH/chart")[0] == 404
    assert desk.ask("GET", "/tables/NOSUCH/chart", key="x" * 32)[0] == 401


def test_before_the_end_there_is_none(desk: Desk) -> None:
    name = desk.table(**CARDS)
    status, answer = desk.ask("GET", f"/tables/{name}/chart")
    assert (status, answer["refusal"]["code"]) == (409, "not-over")
    for person in ("Aya", "Bruno", "Carla"):
        desk.ask("POST", "/join", {"code": name, "name": person}, key="")
    desk.ask("POST", f"/tables/{name}/start")
    assert desk.ask("GET", f"/tables/{name}/chart")[1]["refusal"]["code"] == "not-over"


def test_a_chart_is_small(desk: Desk) -> None:
    name = desk.played()
    headers = {"Authorization": f"Bearer {desk.key}"}
    assert len(desk.client.get(f"/api/tables/{name}/chart", headers=headers).data) < 64_000
