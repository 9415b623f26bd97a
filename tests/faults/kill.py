"""Killing a process that writes a log, again and again, and looking at what it left behind.

`kill_loop` takes what is played as a parameter, so that real games can be killed the same way.
A kill shows that a crash of the hub loses nothing; for a pulled plug see powercut.
"""

import math
import os
import random
import select
import signal
import time
import traceback
import warnings
from collections.abc import Callable
from contextlib import AbstractContextManager, closing
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from threading import Thread
from typing import NamedTuple

from hub.rules.contract.log import Record
from hub.storage.sqlite import SqliteStore
from hub.tables.store import Store
from tests.storage.sample import record

Report = Callable[[str, int], None]
"""Told a table and a version, as soon as that record was acknowledged."""

Open = Callable[[Path], AbstractContextManager[Store]]
"""The store of that name, as a hub opens it; nobody else has it any more."""

Opened = Callable[[], AbstractContextManager[Store]]

Play = Callable[[Store, Report], None]
"""Resumes from the store and plays on; runs in a child process until it is killed."""


_OPENED = 0.75
"""How many are left to report anything; the others are killed while just opening the log."""


class _Until(NamedTuple):
    """When to kill: so long after so many reports, or after the longest time."""

    reports: int
    longest: float
    moment: float


@dataclass
class Tally:
    """What a loop saw. `spare` counts records stored, but killed before they were reported."""

    kills: int = 0
    acknowledged: int = 0
    spare: int = 0
    finished: int = 0
    acks: dict[str, int] = field(default_factory=dict)
    seen: dict[str, list[Record]] = field(default_factory=dict)


def append_for_ever(store: Store, report: Report) -> None:
    """The plainest of plays: two tables in turn, a record each."""
    newest = {table: len(store.read(table)) for table in ("red", "blue")}
    while True:
        for table, version in newest.items():
            store.append(record(table, version + 1, size=400))
            report(table, version + 1)
            newest[table] = version + 1


TOGETHER = tuple(f"table-{number}" for number in range(8))


def append_together(store: Store, report: Report) -> None:
    """Eight tables at once, a thread each, so that their records share commits."""
    threads = [Thread(target=_append_to, args=(store, name, report)) for name in TOGETHER]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def _append_to(store: Store, table: str, report: Report) -> None:
    version = len(store.read(table))
    while True:
        version += 1
        store.append(record(table, version, size=400))
        report(table, version)


def _in_a_file(log: Path) -> AbstractContextManager[Store]:
    return closing(SqliteStore(log))


def kill_loop(
    folder: Path,
    kills: int,
    seed: int,
    play: Play = append_for_ever,
    *,
    most: int = 60,
    longest: float = 10,
    renew: int = 100,
    opened: Open = _in_a_file,
) -> Tally:
    """Kill `play` that many times, after up to `most` reports each; assert that nothing is lost.

    Counted in reports, so that a busy machine does not make it a lesser test; a play that takes
    its time is killed after `longest` seconds all the same.
    Every `renew` kills it begins a new log, so that reading it all does not take longer and longer.
    """
    chance = random.Random(seed)
    tally = Tally()
    for turn in range(kills):
        log = folder / f"log-{turn // renew}"
        if turn % renew == 0:
            tally.acks, tally.seen = {}, {}
        reports = chance.randint(1, most) if chance.random() < _OPENED else 0
        moment = chance.uniform(0, 0.002 if reports else 0.01)
        at_log = partial(opened, log)
        told = _run_and_kill(at_log, play, _Until(reports, longest, moment), tally)
        _note(told, tally)
        _look(at_log, tally)
    return tally


def _run_and_kill(opened: Opened, play: Play, until: _Until, tally: Tally) -> bytes:
    """Run a child until it is killed; all that it reported."""
    ours, theirs = os.pipe()
    child = _fork()
    if child == 0:
        _be_killed(opened, play, theirs)
    os.close(theirs)
    told = _listen(ours, until.reports, time.monotonic() + until.longest)
    time.sleep(until.moment)
    os.kill(child, signal.SIGKILL)
    _, status = os.waitpid(child, 0)
    told += _listen(ours, None, math.inf)
    os.close(ours)
    if os.WIFSIGNALED(status) and os.WTERMSIG(status) == signal.SIGKILL:
        tally.kills += 1
    else:
        assert os.waitstatus_to_exitcode(status) == 0, "the play failed; see its traceback above"
        tally.finished += 1
    return told


def _fork() -> int:
    with warnings.catch_warnings():
        # Python warns of forking beside threads, such as xdist's. The child touches none of
        # their locks, and starting a fresh Python instead would take twenty times as long.
        warnings.simplefilter("ignore", DeprecationWarning)
        return os.fork()


def _be_killed(opened: Opened, play: Play, pipe: int) -> None:
    def report(table: str, version: int) -> None:
        os.write(pipe, f"{table}\t{version}\n".encode())  # Short enough to arrive in one piece.

    status = 1
    try:
        with opened() as store:
            play(store, report)
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(status)  # Nothing of pytest's may run twice.


def _listen(pipe: int, reports: int | None, end: float) -> bytes:
    """What is reported until there are so many reports, or that moment or the last one comes."""
    told = b""
    while reports is None or told.count(b"\n") < reports:
        left = end - time.monotonic()
        ready, _, _ = select.select([pipe], [], [], None if left == math.inf else max(left, 0))
        piece = os.read(pipe, 1 << 16) if ready else b""
        if not piece:
            break
        told += piece
    return told


def _note(told: bytes, tally: Tally) -> None:
    for line in told.decode().splitlines():
        table, version = line.split("\t")
        assert int(version) > tally.acks.get(table, 0), "one version acknowledged twice"
        tally.acks[table] = int(version)
        tally.acknowledged += 1


def _look(opened: Opened, tally: Tally) -> None:
    """Assert that all that was acknowledged is there, once, in order, and as it was before."""
    with opened() as store:
        found = {table: store.read(table) for table in store.tables()}  # Checks every chain.
    for table, acknowledged in tally.acks.items():
        assert len(found.get(table, [])) >= acknowledged, f"lost: {table} {acknowledged}"
    for table, records in found.items():
        assert [one.version for one in records] == list(range(1, len(records) + 1))
        moves = [(one.by, one.move_id) for one in records if one.move_id is not None]
        assert len(moves) == len(set(moves)), f"a move of {table} is there twice"
        before = tally.seen.get(table, [])
        assert records[: len(before)] == before, f"{table} is not what it was"
        tally.spare += len(records) - max(tally.acks.get(table, 0), len(before))
    tally.seen = found
    tally.acks = {table: len(records) for table, records in found.items()}
