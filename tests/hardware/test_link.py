"""The hub goes and comes back, the panel does, tables end: what is shown is always the truth."""

import subprocess
import sys
import time
from pathlib import Path

import pytest

from hardware.key_exchange import TableAccess
from tests.hardware.evening import Evening, panelled
from tests.hardware.hand import PATIENCE, Hand, soon
from tests.web.running import FAST, PREFIX, ROOT, RunningHub, environment, running


def test_a_killed_hub_leaves_the_panel_alone_until_it_is_back(tmp_path: Path) -> None:
    with running(tmp_path, **FAST) as hub:
        evening = Evening(hub)
        evening.begin()
        evening.give_turn(1)
        with panelled(evening) as hand:
            hand.plays("seat-1", "turn")
            hub.kill()
            hand.plays("status", "alone")
            hand.plays("seat-1", "off")
            hand.press("End of turn")
            hand.heard("refused (no answer)")
            hub.start()
            hand.plays("status", "ready")
            hand.plays("seat-1", "turn")
            for phone in (*evening.phones.values(), evening.host, evening.screen):
                phone.connect()
            before = evening.settle()
            time.sleep(0.3)
            assert evening.settle() == before, "a press while alone was sent late"
            hand.press("End of turn")
            soon(lambda: evening.settle() == before + 1)
            hand.plays("seat-2", "turn")
        evening.end()


def test_a_new_panel_with_the_same_key_shows_what_the_old_one_did(hub: RunningHub) -> None:
    evening = Evening(hub)
    evening.begin()
    evening.give_turn(3)
    where = evening.where()
    for _ in range(2):
        hand = Hand(where)
        hand.plays("seat-3", "turn")
        hand.panel.close()
        assert not hand.lamp("seat-3").state
    evening.end()


def test_a_table_that_ends_is_shown_as_closed(hub: RunningHub) -> None:
    evening = Evening(hub)
    evening.begin()
    with panelled(evening) as hand:
        hub.as_host("POST", f"/api/tables/{evening.table}/end")
        hand.plays("status", "closed")
        hand.heard(f"Table {evening.table} is closed to this panel")
        before = evening.settle()
        hand.press("End of turn")
        hand.heard("refused (table-ended)")
        assert evening.settle() == before
    evening.end()


def test_the_panel_goes_on_with_its_people_to_the_next_table(hub: RunningHub) -> None:
    evening = Evening(hub)
    evening.begin()
    with panelled(evening) as hand:
        hand.plays("status", "ready")
        hand.heard(f"At table {evening.table}.")
        new = hub.as_host("POST", f"/api/tables/{evening.table}/again")["table"]
        soon(lambda: hand.panel.link.where.table == new)
        hand.plays("status", "waiting")
        hand.heard(f"At table {new}, which has not started.")
        hub.as_host("POST", f"/api/tables/{new}/start")
        hand.plays("seat-0", "asked")
    evening.end()


def test_a_panel_that_starts_late_follows_the_old_tables_name(hub: RunningHub) -> None:
    evening = Evening(hub)
    where = evening.where()
    new = hub.as_host("POST", f"/api/tables/{evening.table}/again")["table"]
    hand = Hand(where)
    soon(lambda: hand.panel.link.where.table == new and hand.version >= 0)
    hand.panel.close()
    evening.end()


@pytest.mark.parametrize("how", ["deleted", "wrong key"])
def test_what_no_longer_opens_is_shown_as_closed(hub: RunningHub, how: str) -> None:
    evening = Evening(hub)
    where = evening.where()
    if how == "wrong key":
        where = where._replace(key="x" * 32)
    hand = Hand(where)
    if how == "deleted":
        soon(lambda: hand.panel.link.state == "linked")
        hub.as_host("DELETE", f"/api/tables/{evening.table}")
    soon(lambda: hand.panel.link.state == "closed")
    hand.heard("table-deleted" if how == "deleted" else "no-key")
    hand.panel.close()
    evening.end()


def process(where: TableAccess, folder: Path) -> subprocess.Popen[str]:
    words = ["panel", "--hub", where.url, "--table", where.table, "--pins", "mock"]
    return subprocess.Popen(
        [sys.executable, "-u", "-m", "hub", *words, "--wiring", "seven"],
        cwd=ROOT,
        env=environment({PREFIX + "PANEL_KEY": where.key}),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )


def test_the_panels_own_process_is_killed_and_started_again(
    hub: RunningHub, tmp_path: Path
) -> None:
    """Its key is in the environment and never in what it prints; a table does not notice."""
    evening = Evening(hub)
    evening.begin()
    before, where = evening.settle(), evening.where()
    before = evening.settle()
    for how in ("kill", "terminate"):
        running_panel = process(where, tmp_path)
        assert running_panel.stdout is not None
        said: list[str] = []
        while not said or "At table" not in said[-1]:
            said.append(running_panel.stdout.readline())
            assert said[-1], said
        getattr(running_panel, how)()
        assert (running_panel.wait(PATIENCE) == 0) == (how == "terminate")
        running_panel.stdout.close()
        assert where.key not in "".join(said)
    assert evening.settle() == before
    evening.end()
