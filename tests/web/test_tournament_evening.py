"""A whole tournament on one running hub over real sockets: phones that play and move with the
draw, screens, a referee; and the hub is killed on the way.

Nothing that was acknowledged is lost, nobody sits twice, nobody is Shogun twice.
"""

import os
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from hub.rules.registry import RULES
from hub.rules.tournament.ranking import ranking
from hub.rules.tournament.state import State
from hub.storage.sqlite import SqliteStore
from hub.tables.replay import replay_table
from hub.tournaments.draw_checks import check_log
from tests.web.guests import Acked, Guest, Ledger
from tests.web.phone import Json, Lost, Phone, new_id
from tests.web.running import RunningHub, running
from tests.web.tournament import Tournament

LONG = 3600.0


class Evening:
    """A tournament with so many phones, and how often its hub died."""

    def __init__(self, hub: RunningHub, players: int, **options: Any) -> None:
        self.hub = hub
        self.ledger = Ledger()
        self.kills = 0
        entries = [f"Player {number}" for number in range(1, players + 1)]
        self.cup = Tournament(hub, level="cards", entries=entries, **options)
        keys = [self.cup.join("x", entrant).key for entrant in range(players)]
        self.guests = [
            Guest(hub, self.cup.name, key, entrant, self.ledger) for entrant, key in enumerate(keys)
        ]
        self.cup.desk.connect()
        for guest in self.guests:
            guest.start()

    def referee(self, offer: str, **values: Any) -> None:
        """Made once, whatever happens to the hub meanwhile."""
        id = new_id()
        answer = self._said(id, {"offer": offer, "values": values})
        assert answer["ok"], (offer, answer)
        self.ledger.add(Acked(self.cup.name, "referee", id, answer["version"]))
        self.cup.desk.wait(answer["version"])

    def _said(self, id: str, move: Json) -> Json:
        while True:
            try:
                return self.cup.desk.move(move, id)
            except Lost:
                self._desk_again()

    def own(self) -> Json:
        """The desk, as it stands."""
        if not self.cup.desk.is_connected:
            self._desk_again()
        own: Json = self.cup.desk.wait(0)["view"]["own"]
        return own

    def until(self, is_so: Callable[[], bool], what: str) -> None:
        ends = time.monotonic() + LONG
        while not is_so():
            for guest in self.guests:
                if guest.error is not None:
                    raise AssertionError(f"{guest} gave up") from guest.error
            assert time.monotonic() < ends, f"{what} never came: {self.guests}"
            time.sleep(0.05)

    def kill(self) -> None:
        """The plug, in the middle of everything, and the same port and log again."""
        self.hub.restart()
        self.kills += 1

    def draw(self, is_time: Callable[["Evening"], bool] | None = None) -> None:
        """A round begins; when it `is_time`, the hub is killed in the middle of it."""
        self.referee("draw")
        self.referee("start-round")
        if is_time is not None:
            self.until(lambda: is_time(self), "the moment to kill")
            self.kill()

    def play(self) -> None:
        self.until(lambda: self.own()["frame"]["phase"] == "between", "the end of the round")

    def fight(self) -> None:
        self.until(lambda: self.own()["frame"]["phase"] == "over", "the final")
        self.until(lambda: not any(guest.is_alive() for guest in self.guests), "everyone's end")

    def memory(self) -> int:
        """What the hub's serving process holds, in MiB."""
        return max(_memory(pid) for pid in _processes(self.hub))

    def _desk_again(self) -> None:
        ends = time.monotonic() + 60
        while not self.cup.desk.is_connected:
            try:
                self.cup.desk.connect()
            except Exception:
                assert time.monotonic() < ends
                time.sleep(0.1)


def _processes(hub: RunningHub) -> list[int]:
    parent = hub._running().pid
    children = Path(f"/proc/{parent}/task/{parent}/children").read_text().split()
    return [parent, *map(int, children)]


def _memory(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") >> 20


def after_moves(count: int) -> Callable[[Evening], bool]:
    """So many moves from now: tables are in the middle of their games."""
    start: list[int] = []

    def is_time(evening: Evening) -> bool:
        start.append(len(evening.ledger))
        return start[-1] - start[0] >= count

    return is_time


def after_a_sheet(evening: Evening) -> bool:
    """A table is over and reported, the others are playing."""
    own = evening.own()
    return any(
        table["is_over"] for table in own["tables"] if table["round"] == own["frame"]["round"]
    )


def check(folder: Path, evening: Evening, players: int, rounds: int) -> State:
    """What the log says, once the hub is stopped."""
    store = SqliteStore(folder / "state" / "honor-hub.sqlite")
    try:
        names = [name for name in store.tables() if name.startswith(evening.cup.name)]
        logs = {name: store.read(name) for name in names}
    finally:
        store.close()
    for acked in evening.ledger.acked:
        record = logs[acked.table][acked.version - 1]
        assert (record.by, record.move_id) == (acked.by, acked.id), acked
    told = {name: replay_table(log, name, RULES.__getitem__) for name, log in logs.items()}
    state: State = told[evening.cup.name].snapshot.history.state
    for number in range(1, rounds + 1):
        seated = Counter(who for table in state.tables_of(number) for who in table.entrants)
        assert seated == Counter(range(players)), f"round {number}"
    shoguns = Counter(table.entrants[0] for table in state.tables.values())
    assert max(shoguns.values()) == 1
    assert set(state.sheets) == set(state.tables)
    for name, seating in state.tables.items():
        book = told[f"{evening.cup.name}.{name}"].snapshot.state
        expected = tuple(state.entrants[who].name for who in seating.entrants)
        assert book.seats.names[: len(expected)] == expected
        assert book.ended
    assert all(not checked.faults for checked in check_log(logs[evening.cup.name]))
    final = ranking(state)
    assert sorted(row.entrant for row in final) == list(range(players))
    assert [row.place for row in final][:4] == [1, 2, 3, 3]
    # A phone that came back sat where it had sat: at one table a round, and no other.
    for guest in evening.guests:
        assert len(set(guest.tables)) == len(guest.tables), guest.tables
        qualifying = [name for name in guest.tables if ".r" in name]
        assert len(qualifying) == rounds
    return state


def test_a_small_tournament_outlives_its_hub(tmp_path: Path) -> None:
    with running(tmp_path, joins_a_minute=10_000, events_a_second=1000) as hub:
        evening = Evening(hub, 8, rounds=1, minutes=60)
        evening.draw(after_moves(40))
        # So that it does not take too long: every table finishes its turn and counts.
        evening.referee("time-up")
        evening.play()
        evening.referee("close-qualifying")
        evening.fight()
        hub.stop()
    assert evening.kills == 1
    check(tmp_path, evening, 8, 1)


OFTEN = [pytest.param(at / 50, marks=pytest.mark.long) for at in range(12) if at != 3]


@pytest.mark.parametrize("seconds", [0.06, *OFTEN])
def test_a_hub_that_dies_while_it_opens_tables_has_them_all_when_it_is_back(
    tmp_path: Path, seconds: float
) -> None:
    with running(tmp_path, joins_a_minute=10_000) as hub:
        cup = Tournament(hub, level="cards", entries=[f"P{n}" for n in range(20)])
        keys = [cup.join("x", entrant).key for entrant in range(20)]
        cup.desk.connect()
        draw = {"id": "the-draw-itself", "offer": "draw", "values": {}}
        cup.desk.say("move", draw)
        time.sleep(seconds)
        hub.restart()
        cup.desk.drop()
        cup.desk = Phone(hub.url, cup.name, cup.key)
        cup.desk.connect()
        # Sent again with the same id: it was made, or is made now; once.
        answer = cup.desk.call("move", draw)
        assert answer["ok"], answer
        assert cup.desk.wait(answer["version"])["view"]["own"]["frame"]["round"] == 1
        places = {(told["table"], told["seat"]) for told in (_seat(cup, key) for key in keys)}
        assert len(places) == 20
        tables = cup.ask("GET", "/desk").said["tables"]
        assert [table["table"] for table in tables] == ["r1-t1", "r1-t2", "r1-t3", "r1-t4"]
        assert all(table["started"] for table in tables)


def _seat(cup: Tournament, key: str) -> Json:
    told: Json = cup.ask("GET", "/seat", key=key).said
    return told


@pytest.mark.long
def test_sixty_phones_play_a_tournament_on_a_hub_that_dies_twice(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    began = time.monotonic()
    with running(
        tmp_path, joins_a_minute=10_000, events_a_second=1000, address_connections=300
    ) as hub:
        evening = Evening(hub, 60)
        before = evening.memory()
        for is_time in (None, after_moves(500), None, after_a_sheet, None):
            evening.draw(is_time)
            evening.play()
        evening.referee("close-qualifying")
        evening.fight()
        after = evening.memory()
        hub.stop()
    assert evening.kills == 2
    state = check(tmp_path, evening, 60, 5)
    # Twelve tables of five a round, so everyone is Shogun exactly once.
    assert len(state.tables) == 60
    assert {table.entrants[0] for table in state.tables.values()} == set(range(60))
    log = (tmp_path / "state" / "honor-hub.sqlite").stat().st_size >> 20
    with capsys.disabled():
        print(
            f"\n60 phones, 12 tables, 5 rounds and the finals: {time.monotonic() - began:.0f} s, "
            f"{len(evening.ledger)} moves, {evening.kills} kills; "
            f"memory {before} to {after} MiB, log {log} MiB"
        )
