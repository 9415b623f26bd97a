"""A table for one: opened with a sheet, joined, played to its end, kept, charted, played again."""

import pytest

from hub.rules.contract.actor import HOST, at
from hub.rules.contract.form import Move
from hub.tables.chance import SeededChance
from hub.tables.table import Table
from tests.web.host_client import HostClient


def opened(host: HostClient, key: str = "oda-nobunaga", level: str = "rolled") -> str:
    _, sheet = host.ask("GET", f"/games/solo/sheets/{key}")
    options = {"players": 1, "level": level, "sheet": sheet}
    status, table = host.ask("POST", "/tables", {"game": "solo", "options": options})
    assert status == 201
    return str(table["table"])


def played(host: HostClient, name: str) -> None:
    """The plain player at the one seat, to the end."""
    table = host.hub.registry.get(name)
    for number in range(2000):
        if not table.game.awaited():
            return
        sight = table.views.look(at(0))
        move = table.rules.policy(sight.view, None, sight.offers, SeededChance("any"))
        table.game.submit(at(0), move, f"m{number}")
    raise AssertionError("the duel never ended")


def seated(host: HostClient, **how: str) -> str:
    name = opened(host, **how)
    status, joined = host.ask("POST", "/join", {"code": name, "name": "Aya"}, key="")
    assert (status, joined["seat"]) == (201, 0)
    assert host.ask("POST", f"/tables/{name}/start")[0] == 200
    return name


def test_a_table_for_one_has_one_seat(host: HostClient) -> None:
    name = opened(host)
    _, invitation = host.ask("GET", f"/join/{name}", key="")
    assert [seat["seat"] for seat in invitation["seats"]] == [0]
    host.ask("POST", "/join", {"code": name, "name": "Aya"}, key="")
    status, said = host.ask("POST", "/join", {"code": name, "name": "Bo"}, key="")
    assert (status, said["refusal"]["code"]) == (409, "no-free-seat")


def test_it_does_not_start_without_anyone(host: HostClient) -> None:
    name = opened(host)
    status, said = host.ask("POST", f"/tables/{name}/start")
    assert (status, said["refusal"]["code"]) == (409, "wrong-number")


def test_it_keeps_the_sheet_it_was_opened_with(host: HostClient) -> None:
    _, sheet = host.ask("GET", "/games/solo/sheets/oda-nobunaga")
    host.ask("POST", "/games/solo/sheets", {**sheet, "key": "mine", "ours": False})
    name = seated(host, key="mine")
    assert host.ask("DELETE", "/games/solo/sheets/mine")[0] == 204
    view = host.hub.registry.get(name).views.look(at(0)).view
    assert view.own.sheet.key == "mine"
    assert view.own.sheet.rows == host.hub.registry.get(name).settings.options().sheet.rows


def test_a_sheet_with_a_mistake_opens_no_table(host: HostClient) -> None:
    _, sheet = host.ask("GET", "/games/solo/sheets/oda-nobunaga")
    options = {"players": 1, "sheet": {**sheet, "dice": [3]}}
    status, said = host.ask("POST", "/tables", {"game": "solo", "options": options})
    assert (status, said["refusal"]["code"]) == (409, "wrong-options")
    assert "sheet-dice-rounds" in said["refusal"]["params"]["why"]


@pytest.mark.parametrize("level", ["typed", "rolled"])
def test_a_duel_is_played_to_its_end_and_stands_in_the_history(
    host: HostClient, level: str
) -> None:
    name = seated(host, level=level)
    played(host, name)
    _, (night,) = host.ask("GET", "/history")
    outcome = host.hub.registry.get(name).game.outcome()
    assert outcome is not None
    assert (night["game"], night["players"], night["level"]) == ("solo", 1, level)
    assert night["about"] == {"against": "Oda Nobunaga", "sheet": "oda-nobunaga"}
    (result,) = night["results"]
    assert (result["name"], result["won"]) == ("Aya", outcome.winners == (0,))
    assert result["numbers"]["rounds"] == night["turns"]
    assert result["numbers"]["stars"] == 1


def test_both_lives_are_curves_of_its_chart(host: HostClient) -> None:
    name = seated(host)
    played(host, name)
    _, chart = host.ask("GET", f"/tables/{name}/chart")
    curves = {curve["key"]: curve["values"] for curve in chart["curves"]}
    state = host.hub.registry.get(name)._commit.snapshot.history.state
    assert (curves["life"][0], curves["life"][-1]) == (state.sheet.life, state.life)
    assert (curves["foe-life"][0], curves["foe-life"][-1]) == (10, state.foe)
    rounds = [point["round"] for point in chart["points"]]
    assert (rounds[0], rounds[-1]) == (1, state.round)
    assert rounds == sorted(rounds)
    assert chart["landmarks"][-1]["line"]["code"] == "ended"


def test_a_duel_is_exported_and_brought_in_with_its_sheet(host: HostClient) -> None:
    name = seated(host)
    played(host, name)
    outcome = host.hub.registry.get(name).game.outcome()
    _, night = host.ask("GET", f"/tables/{name}/export")
    host.ask("DELETE", f"/tables/{name}")
    status, brought = host.ask("POST", "/import", night)
    assert status == 201
    assert host.hub.registry.get(brought["table"]).game.outcome() == outcome


@pytest.mark.parametrize(("field", "value"), [("rows", []), ("name", "x" * 5000)])
def test_no_duel_comes_in_with_a_sheet_that_is_none(
    host: HostClient, field: str, value: object
) -> None:
    name = seated(host)
    played(host, name)
    _, night = host.ask("GET", f"/tables/{name}/export")
    host.ask("DELETE", f"/tables/{name}")
    events = [event for record in night["records"] for event in record["events"]]
    (opening,) = (event for event in events if event["type"] == "opened" and "sheet" in event)
    opening["sheet"][field] = value
    status, said = host.ask("POST", "/import", night)
    assert (status, said["refusal"]["code"]) == (409, "damaged-export")
    assert host.ask("GET", "/history") == (200, [])


def test_again_is_against_the_same_opponent_with_the_same_key(host: HostClient) -> None:
    name = seated(host)
    played(host, name)
    status, seen = host.ask("POST", f"/tables/{name}/again")
    assert status == 201
    assert seen["options"]["sheet"]["key"] == "oda-nobunaga"
    assert seen["seats"][0]["name"] == "Aya"
    assert host.ask("POST", f"/tables/{seen['table']}/start")[0] == 200


def test_the_host_acts_for_the_one_seat_and_ends_the_table(host: HostClient) -> None:
    name = seated(host)
    table = host.hub.registry.get(name)
    assert [offer.key for offer in table.views.acting(0)] == ["take", "buy", "give-up"]
    table.game.submit(HOST, _take(table), "m1", for_seat=0)
    assert len(table.views.look(at(0)).view.own.dice) == 1
    assert host.ask("POST", f"/tables/{name}/end")[0] == 200


def _take(table: Table) -> Move:
    offer = next(each for each in table.views.acting(0) if each.key == "take")
    return Move(offer=offer.key, question=offer.question, values={"count": 1})
