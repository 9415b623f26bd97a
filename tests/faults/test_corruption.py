"""A damaged log: every table is there as it was, or is named; or the hub refuses in a sentence.

Never silence, and never a traceback.
"""

import logging
import random
from collections import Counter
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

import pytest

from hub.app import Hub
from hub.cli.damaged import examine_with_rules
from hub.rules.contract.log import Record
from hub.settings import LOG_NAME, Settings
from hub.storage import record_rows
from hub.storage.backup import backup
from hub.storage.folder import SIDECARS, beside
from hub.storage.read_only_connection import reading
from hub.storage.sqlite import SqliteStore
from hub.tables.raw import printable
from hub.tables.store import StorageFault
from hub.words.catalogue import Catalogue
from hub.words.translator import Translator
from tests.faults.corruption import damaged, nights, write

Nights = dict[str, list[Record]]


@pytest.fixture(scope="module")
def known() -> Nights:
    return nights()


@pytest.fixture(scope="module")
def whole(known: Nights, tmp_path_factory: pytest.TempPathFactory) -> bytes:
    log = tmp_path_factory.mktemp("whole") / LOG_NAME
    write(log, known)
    return log.read_bytes()


class Look:
    """What becomes of one damaged log, and what is said about it where."""

    def __init__(self, folder: Path, known: Nights, caplog: pytest.LogCaptureFixture) -> None:
        self.log = folder / LOG_NAME
        self.known = known
        self.caplog = caplog

    def lay(self, torn: bytes) -> None:
        for suffix in SIDECARS:
            beside(self.log, suffix).unlink(missing_ok=True)
        self.log.write_bytes(torn)

    def outcome(self) -> str:
        self._copy()
        doctor = self._doctor()
        try:
            with closing(SqliteStore(self.log)) as store:
                hub = Hub(Settings(state=str(self.log.parent)), store, lambda: 80)
                try:
                    return self._told(hub, doctor)
                finally:
                    hub.stop()
        except StorageFault as fault:
            sentence(fault)
            return "refused"

    def _told(self, hub: Hub, doctor: set[str] | None) -> str:
        """Whoever asks anywhere hears of the same tables."""
        # A running hub does so by itself, some seconds after its start.
        hub.registry.find_headless()
        there = {
            name: hub.registry.get(name).log.records()
            for name in self.known
            if hub.registry.has(name)
        }
        left_out = set(hub.registry.left_out)
        for name, records in there.items():
            assert records == self.known[name], f"{name} is not as it was"
        assert self.known.keys() - there.keys() <= left_out, "a table vanished without a word"
        assert doctor is not None
        assert left_out <= doctor
        client = hub.flask.test_client()
        health = client.get("/healthz")
        assert (health.status_code, health.json["damaged"]) == (200, len(left_out))  # type: ignore[index]
        host = {"Authorization": f"Bearer {hub.hosts.give()}"}
        listed = client.get("/api/damaged", headers=host).json
        assert listed is not None
        assert {each["table"] for each in listed} == left_out
        for name in left_out:
            assert f"table {printable(name)} cannot be read" in self.caplog.text
            if "/" not in name and name not in ("", ".", ".."):
                path = f"/api/damaged/{quote(name)}/export"
                assert client.get(path, headers=host).status_code == 200
        return "named" if left_out else "no effect"

    def _copy(self) -> None:
        """What is in a copy is as it was; what is not is told of; or there is none, in words."""
        to = self.log.with_name("copy")
        to.unlink(missing_ok=True)
        try:
            copied = backup(self.log, to)
        except StorageFault as fault:
            sentence(fault)
            return
        with reading(to) as connection:
            for name, records in self.known.items():
                if name not in copied.damage.tables:
                    found = record_rows.records(connection, name)
                    assert found == records or (copied.damage.is_torn and not found)

    def _doctor(self) -> set[str] | None:
        try:
            found = examine_with_rules(self.log)
        except StorageFault as fault:
            sentence(fault)
            return None
        return set(found.tables)


def sentence(fault: StorageFault) -> None:
    for language in ("en", "it"):
        told = Translator(Catalogue(language)).fault(fault.code, fault.params)
        assert len(told.split()) > 3, told


def corrupt(look: Look, whole: bytes, times: int, seed: int) -> Counter[str]:
    chance = random.Random(seed)
    seen: Counter[str] = Counter()
    for number in range(times):
        look.caplog.clear()
        look.lay(damaged(whole, chance))
        try:
            seen[look.outcome()] += 1
        except Exception as error:
            raise AssertionError(f"accident {number} of seed {seed}") from error
    return seen


@pytest.mark.long
def test_damage_is_told_wherever_it_lies(
    bench: Path, known: Nights, whole: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    seen = corrupt(Look(bench, known, caplog), whole, 60, seed=15)
    assert seen["named"] + seen["refused"] > 30, seen


@pytest.mark.long
def test_damage_is_told_five_hundred_times(
    bench: Path, known: Nights, whole: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    seen = corrupt(Look(bench, known, caplog), whole, 500, seed=2026)
    assert seen["named"] + seen["refused"] > 250, seen
    assert seen["named"] > 50, seen
