"""Past nights: all that statistics need, and put together once."""

from pathlib import Path

import pytest

from hub.rules.contract.actor import HOST
from hub.rules.contract.refusal import Refusal
from hub.tables.past_night import past_night
from hub.web.routes.history import _safe
from tests.web.host_client import HostClient


def test_a_night_tells_what_statistics_by_person_role_and_character_need(host: HostClient) -> None:
    name = host.played()
    _, (night,) = host.ask("GET", "/history")
    table = host.hub.registry.get(name)
    outcome, view = table.game.outcome(), table.views.look(HOST).view
    assert outcome is not None
    assert (night["level"], night["players"]) == ("cards", 3)
    assert night["turns"] == view.round > 0
    assert (night["reason"], night["cause"]) == (outcome.reason, outcome.cause)
    for seat, result in enumerate(night["results"]):
        assert result["seat"] == seat
        assert result["name"] == table.seats.names[seat]
        assert result["role"] == outcome.roles[seat]
        assert result["figure"] == view.places[seat].figure != ""
        assert result["numbers"] == outcome.numbers[seat]
        assert result["is_bot"]
    for team in outcome.teams:
        shares = [night["results"][seat] for seat in team.seats]
        assert {share["total"] for share in shares} == {team.total}
        assert sum(share["points"] for share in shares) == team.total


def test_a_night_of_several_places_a_seat_counts_people(host: HostClient) -> None:
    name = host.played(game="duel", players=2, level="cards", pace="flow")
    _, (night,) = host.ask("GET", "/history")
    places = host.hub.registry.get(name).views.look(HOST).view.places
    assert night["players"] == 2
    shoguns = [place.figure for place in places if place.role == "shogun"]
    assert [result["figure"] for result in night["results"]] == shoguns


def test_a_night_is_timed_from_its_opening_to_its_last_move(host: HostClient) -> None:
    name = host.played()
    table = host.hub.registry.get(name)
    moves = [record for record in table.log.records() if record.scope == "game"]
    table.seats.rename(0, "Zelda", HOST)
    _, (night,) = host.ask("GET", "/history")
    assert night["at"] == table.log.records()[0].at
    assert night["ended_at"] == moves[-1].at
    assert night["results"][0]["name"] == "Zelda"


def test_a_night_is_put_together_once_until_something_happens(
    host: HostClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    name, made = host.played(), 0
    original = past_night

    def counted(table: object) -> object:
        nonlocal made
        made += 1
        return original(table)  # type: ignore[arg-type]

    monkeypatch.setattr("hub.tables.nights.past_night", counted)
    first = host.ask("GET", "/history")
    assert host.ask("GET", "/history") == first
    assert made == 1
    host.ask("POST", f"/tables/{name}/end")
    assert host.ask("GET", "/history") == first
    assert made == 2


def test_a_person_who_played_among_bots_is_told_from_them(host: HostClient) -> None:
    name = host.played()
    host.ask("POST", "/join", {"code": name, "name": "Aya", "seat": 1}, key="")
    _, (night,) = host.ask("GET", "/history")
    assert [result["is_bot"] for result in night["results"]] == [True, False, True]


def test_an_imported_night_has_the_same_facts(host: HostClient, tmp_path: Path) -> None:
    name = host.played()
    _, night = host.ask("GET", f"/tables/{name}/export")
    (tmp_path / "other").mkdir()
    other = HostClient(tmp_path / "other")
    other.ask("POST", "/import", night)
    own, brought = host.ask("GET", "/history")[1][0], other.ask("GET", "/history")[1][0]
    assert {**brought, "table": name} == own
    chart = other.ask("GET", f"/tables/{brought['table']}/chart")[1]
    assert {**chart, "table": name} == host.ask("GET", f"/tables/{name}/chart")[1]
    other.hub.stop()


def test_a_night_that_was_exported_is_not_played_on(host: HostClient) -> None:
    name = host.played()
    table = host.hub.registry.get(name)
    assert table.views.look(HOST).undo is not None
    host.ask("GET", "/history")
    host.ask("GET", f"/tables/{name}/chart")
    assert table.views.look(HOST).undo is not None
    assert host.ask("GET", f"/tables/{name}/export")[0] == 200
    assert table.views.look(HOST).undo is None
    with pytest.raises(Refusal, match=r"^laid-open$"):
        table.undo.last_move(HOST)


def test_a_night_is_downloaded_under_the_name_of_its_table(host: HostClient) -> None:
    name = host.played()
    headers = {"Authorization": f"Bearer {host.key}"}
    answer = host.client.get(f"/api/tables/{name}/export", headers=headers)
    assert answer.headers["Content-Disposition"] == f'attachment; filename="{name}.json"'


def test_a_night_whose_table_was_closed_comes_in_once(host: HostClient) -> None:
    name = host.played()
    host.ask("POST", f"/tables/{name}/end")
    _, night = host.ask("GET", f"/tables/{name}/export")
    host.ask("DELETE", f"/tables/{name}")
    status, said = host.ask("POST", "/import", night)
    assert status == 201
    assert host.ask("POST", "/import", night)[1]["refusal"]["code"] == "night-is-here"
    assert [each["table"] for each in host.ask("GET", "/history")[1]] == [said["table"]]


def test_a_table_that_met_a_fault_does_not_hide_the_other_nights(
    host: HostClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    bad, good = host.played(), host.played(game="duel", players=2, level="cards", pace="flow")
    rules = host.hub.registry.get(bad).rules

    def broken(*_: object) -> object:
        raise RuntimeError("a bug of ours")

    monkeypatch.setattr(type(rules), "outcome", broken)
    status, nights = host.ask("GET", "/history")
    assert (status, [night["table"] for night in nights]) == (200, [good])
    headers = {"Authorization": f"Bearer {host.key}"}
    answer = host.client.get("/api/results.csv", headers=headers)
    assert answer.status_code == 200
    assert (good in answer.text, bad in answer.text) == (True, False)


def test_a_night_that_could_not_be_shown_does_not_come_in(host: HostClient) -> None:
    name = host.played()
    _, night = host.ask("GET", f"/tables/{name}/export")
    host.ask("DELETE", f"/tables/{name}")
    events = [event for record in night["records"] for event in record["events"]]
    (dealt,) = (event for event in events if event["type"] == "roles-set")
    dealt["roles"] = ["cook"] * 3
    status, said = host.ask("POST", "/import", night)
    assert (status, said["refusal"]["code"]) == (409, "damaged-export")
    assert host.ask("GET", "/tables") == (200, [])
    assert host.ask("GET", "/history") == (200, [])


@pytest.mark.parametrize(
    ("name", "cell"),
    [
        *((f"{sign}SUM(A1)", f"'{sign}SUM(A1)") for sign in "=+-@"),
        *((name, name) for name in ("Xenia", "a=b", "'Ada", "")),
    ],
)
def test_no_name_in_the_results_becomes_a_formula(name: str, cell: str) -> None:
    assert _safe(name) == cell


def test_results_have_a_column_for_everything_and_a_line_for_everyone(host: HostClient) -> None:
    name = host.played()
    headers = {"Authorization": f"Bearer {host.key}"}
    head, *lines = host.client.get("/api/results.csv", headers=headers).text.splitlines()
    assert head == "table,at,date,game,seat,name,role,figure,team,rank,won,points,total"
    cells = [line.split(",") for line in lines]
    assert [row[0] for row in cells] == [name] * 3
    assert [row[4] for row in cells] == ["0", "1", "2"]
    _, (night,) = host.ask("GET", "/history")
    assert {row[1] for row in cells} == {str(night["at"])}
    assert [row[5] for row in cells] == [each["name"] for each in night["results"]]
    assert [row[10] for row in cells] == [str(int(each["won"])) for each in night["results"]]
    assert {row[3] for row in cells} == {"samurai"}
    assert all(len(row[2]) == len("2026-01-01 20:00") for row in cells)
