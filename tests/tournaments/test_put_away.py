"""A running tournament keeps all its tables; one that is over leaves with them, and comes back."""

from pathlib import Path

import pytest

from hub.app import Hub
from hub.rules.contract.actor import REFEREE
from hub.rules.contract.form import Move
from hub.rules.contract.refusal import Refusal
from hub.settings import Settings
from hub.storage.memory import MemoryStore
from hub.tables.memory import LINGERS
from hub.tournaments.tournament_registry import RunningTournament
from tests.tournaments.test_reconciler import finish

NAMES = [f"P{number}" for number in range(8)]


class Evening:
    """A hub whose clock is moved by hand, and a tournament in it."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.time = 10 * LINGERS
        monkeypatch.setattr("hub.app.steady", lambda: self.time)
        self.hub = Hub(Settings(state=str(folder)), MemoryStore(), lambda: 80)
        self.hub.housekeeper.stop()
        chosen = {"entries": NAMES, "level": "cards", "rounds": 1}
        self.cup, self.key = self.hub.tournaments.open(chosen)
        self.name = self.cup.table.name

    def referee(self, offer: str) -> None:
        table = self.cup.table
        table.game.submit(REFEREE, Move(offer=offer), f"{offer}@{table.version}")

    def pass_time(self) -> int:
        self.time += LINGERS + 1
        return self.hub.registry.put_away()

    def play_out(self) -> None:
        """All tables and duels until somebody has won it."""
        self.referee("draw")
        while self.cup.state.phase != "over":
            if self.cup.state.phase == "between":
                self.referee("close-qualifying")
            for table in self.cup.reconciler.tables.tables().values():
                if not table.is_ended:
                    finish(table)

    def found(self) -> RunningTournament:
        return self.hub.tournaments.get(self.name)


@pytest.fixture
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Evening":
    return Evening(tmp_path, monkeypatch)


def test_a_running_tournament_keeps_the_tables_that_are_over(evening: Evening) -> None:
    evening.referee("draw")
    first, second = evening.cup.reconciler.tables.tables().values()
    finish(first)
    assert first.is_ended
    assert evening.pass_time() == 0
    assert evening.hub.registry.get(first.name) is first
    assert not second.is_ended
    evening.hub.stop()


def test_a_tournament_that_is_over_leaves_with_its_tables_and_comes_back(evening: Evening) -> None:
    evening.play_out()
    hub, was = evening.hub, evening.cup
    tables = set(was.reconciler.tables.tables())
    client, headers = hub.flask.test_client(), {"Authorization": f"Bearer {hub.hosts.give()}"}
    told = client.get("/api/tournaments", headers=headers).get_json()
    assert evening.pass_time() == len(tables) + 1
    assert (hub.registry.tables(), hub.tournaments.all()) == ((), ())
    assert client.get("/api/tournaments", headers=headers).get_json() == told
    assert hub.registry.tables() == (), "a list loads nothing"
    for path in ("desk", "clock", "standings.csv"):
        assert client.get(f"/api/tournaments/{evening.name}/{path}").status_code == 401
    assert hub.registry.tables() == ()
    mine = {"Authorization": f"Bearer {evening.key}"}
    archive = client.get(f"/api/tournaments/{evening.name}/export", headers=mine).get_json()
    assert {night["table"] for night in archive["tables"]} == tables
    back = evening.found()
    assert back is not was
    assert back.state == was.state
    assert set(back.reconciler.tables.tables()) == tables
    assert len(hub.registry) == len(tables) + 1
    hub.stop()


def test_a_tournament_is_not_played_on_by_what_was_put_away(evening: Evening) -> None:
    evening.play_out()
    evening.pass_time()
    with pytest.raises(Refusal, match=r"^table-moved$"):
        evening.cup.table.settings.choose_code("QQQQQ")
    names = [table.name for table in (evening.found().table, *evening.hub.registry.tables())]
    assert len(names) == len(set(names)) + 1
    evening.hub.stop()


def test_a_tournament_that_was_put_away_is_deleted_with_all_its_tables(evening: Evening) -> None:
    evening.play_out()
    evening.pass_time()
    hub = evening.hub
    headers = {"Authorization": f"Bearer {hub.hosts.give()}"}
    gone = hub.flask.test_client().delete(f"/api/tables/{evening.name}", headers=headers)
    assert gone.status_code == 204
    assert (len(hub.registry), hub.registry.names()) == (0, [])
    hub.stop()
