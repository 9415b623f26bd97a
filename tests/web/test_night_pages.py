"""Lists come in pages if a page is asked for, and nothing is loaded to be listed or counted."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from hub.app import Hub
from hub.settings import Settings
from hub.storage.night_index import SqliteNightIndex
from hub.storage.sqlite import SqliteStore
from hub.tables.nights import Nights
from hub.tables.past_night import PastNight
from hub.tables.statistics import statistics
from tests.bench.nights import DAY, FIRST, key_of, name_of, write_nights

COUNT = 12


class Club:
    """A hub with a few old nights, and its host."""

    def __init__(self, folder: Path) -> None:
        log = folder / "honor-hub.sqlite"
        write_nights(log, COUNT, games=2)
        self.store, self.index = SqliteStore(log), SqliteNightIndex(folder / "index")
        self.hub = Hub(Settings(state=str(folder), bot_pause=0), self.store, lambda: 80, self.index)
        self.hub.housekeeper.stop()
        self.key = self.hub.hosts.give()

    def get(self, path: str, key: str | None = None, status: int = 200) -> Any:
        headers = {"Authorization": f"Bearer {self.key if key is None else key}"}
        answer = self.hub.flask.test_client().get(f"/api{path}", headers=headers)
        assert answer.status_code == status, answer.data
        return answer.get_json() if answer.is_json else answer.get_data(as_text=True)

    def post(self, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.key}"}
        client = self.hub.flask.test_client()
        answer = client.post(f"/api{path}", json=body or {}, headers=headers)
        assert answer.status_code < 300, answer.data
        return answer.get_json()


@pytest.fixture
def club(tmp_path: Path) -> Iterator[Club]:
    club = Club(tmp_path)
    with closing(club.store), closing(club.index):
        # As after the first look round the house: none is over and in memory.
        club.hub.registry.put_away()
        assert club.hub.registry.tables() == ()
        yield club
        club.hub.stop()


NAMES = [name_of(number) for number in range(COUNT)]


def tables(said: list[dict[str, Any]]) -> list[str]:
    return [each["table"] for each in said]


def test_all_of_it_comes_in_the_order_it_was_opened_as_it_always_did(club: Club) -> None:
    opened = club.post("/tables", {"game": "samurai", "options": {"players": 3}})["table"]
    assert tables(club.get("/history")) == NAMES
    assert tables(club.get("/tables")) == [*NAMES, opened]
    assert [table.name for table in club.hub.registry.tables()] == [opened]


def test_a_page_has_the_newest_first_and_the_next_begins_where_it_ends(club: Club) -> None:
    for route in ("history", "tables"):
        assert tables(club.get(f"/{route}?limit=5")) == NAMES[:-6:-1]
        before = FIRST + 7 * DAY + 10_000
        assert tables(club.get(f"/{route}?limit=5&before={before}")) == NAMES[6:1:-1]
        assert tables(club.get(f"/{route}?before={FIRST + 2 * DAY}")) == NAMES[1::-1]
        assert club.get(f"/{route}?limit=5&before=1") == []
    assert club.hub.registry.tables() == ()


def test_a_page_has_what_is_in_memory_at_its_place(club: Club) -> None:
    here = club.hub.registry.get(NAMES[-2])
    # The next page begins before what the last one ended with, be it in memory or not.
    for route in ("history", "tables"):
        after = club.get(f"/{route}?limit=2&before={here.log.opened_at}")
        assert tables(after) == NAMES[-3:-5:-1]
    opened = club.post("/tables", {"game": "samurai", "options": {"players": 3}})["table"]
    assert tables(club.get("/history?limit=3")) == NAMES[:-4:-1]
    assert tables(club.get("/tables?limit=3")) == [opened, *NAMES[:-3:-1]]


def test_a_game_can_be_asked_for_by_itself(club: Club) -> None:
    assert len(club.get("/history?limit=99&game=samurai")) == COUNT
    assert club.get("/history?limit=99&game=solo") == []


@pytest.mark.parametrize("asked", ["limit=0", "limit=501", "limit=x", "before=-1", "before=٣"])
def test_a_page_that_cannot_be_is_malformed(club: Club, asked: str) -> None:
    for route in ("history", "tables"):
        assert club.get(f"/{route}?{asked}", status=400)["refusal"]["code"] == "malformed"


def test_what_goes_on_is_what_is_not_over_and_what_was_this_evening(club: Club) -> None:
    opened = club.post("/tables", {"game": "samurai", "options": {"players": 3}})["table"]
    assert tables(club.get("/tables?recent=1")) == [opened]
    club.hub.registry._clock = lambda: FIRST + (COUNT - 1) * DAY + 3_600_000
    assert tables(club.get("/tables?recent=1")) == [opened, NAMES[-1]]
    club.hub.registry.get(NAMES[-1])
    assert tables(club.get("/tables?recent=1")) == [opened, NAMES[-1]]
    # Twelve hours after its last move the evening is another one.
    end = club.hub.registry.get(NAMES[-1]).log.moved_at + 12 * 3_600_000
    club.hub.registry._clock = lambda: end
    assert tables(club.get("/tables?recent=1")) == [opened, NAMES[-1]]
    club.hub.registry._clock = lambda: end + 1
    assert tables(club.get("/tables?recent=1")) == [opened]
    club.hub.registry._clock = lambda: end
    club.post(f"/tables/{NAMES[-1]}/end")
    assert tables(club.get("/tables?recent=1")) == [opened]


def test_a_table_is_listed_the_same_put_away_or_not(club: Club) -> None:
    away = {each["table"]: each for each in club.get("/tables")}
    night = {each["table"]: each for each in club.get("/history")}
    for name in NAMES[:3]:
        assert club.get(f"/tables/{name}") == away[name]
        assert club.hub.registry.get(name).name == name
    assert {each["table"]: each for each in club.get("/tables")} == away
    assert {each["table"]: each for each in club.get("/history")} == night


def test_statistics_are_summed_by_the_hub_from_what_it_tells_of_nights(club: Club) -> None:
    told = club.get("/statistics")
    assert told["nights"] == COUNT
    assert told["games"] == ["samurai"]
    results = [result for night in club.get("/history") for result in night["results"]]
    for by in ("name", "role", "figure"):
        assert sum(row["played"] for row in told[by]) == len(results)
        assert sum(row["won"] for row in told[by]) == sum(each["won"] for each in results)
    assert club.get("/statistics?game=solo")["nights"] == 0
    everyone = statistics(Nights(club.hub.registry).all(), with_bots=True)
    assert club.get("/statistics?bots=1")["name"][0]["key"] == everyone.name[0].key
    assert club.hub.registry.tables() == ()


def test_results_are_written_night_by_night(club: Club) -> None:
    lines = club.get("/results.csv").splitlines()
    assert len(lines) == 1 + sum(len(night["results"]) for night in club.get("/history"))
    assert lines[1].startswith(f"{NAMES[0]},")
    assert club.hub.registry.tables() == ()


def test_a_chart_loads_its_table_for_a_key_of_it_alone(club: Club) -> None:
    path = f"/tables/{NAMES[4]}/chart"
    club.get(path, key=key_of(NAMES[3], 0), status=401)
    club.get(path, key="", status=401)
    assert club.hub.registry.tables() == ()
    assert club.get(path, key=key_of(NAMES[4], 0))["table"] == NAMES[4]
    assert [table.name for table in club.hub.registry.tables()] == [NAMES[4]]


def test_a_night_that_is_here_is_not_brought_in_again_though_it_is_put_away(club: Club) -> None:
    night = club.get(f"/tables/{NAMES[0]}/export")
    club.hub.registry._memory._touched.clear()
    assert club.hub.registry.put_away() == 1
    headers = {"Authorization": f"Bearer {club.key}"}
    answer = club.hub.flask.test_client().post("/api/import", json=night, headers=headers)
    assert answer.get_json()["refusal"]["code"] == "night-is-here"
    assert club.hub.registry.tables() == ()


def test_health_counts_tables_wherever_they_are(club: Club) -> None:
    answer = club.hub.flask.test_client().get("/healthz").get_json()
    assert answer["tables"] == COUNT
    assert isinstance(next(Nights(club.hub.registry).all()), PastNight)
