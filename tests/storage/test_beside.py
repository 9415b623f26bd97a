"""Host keys and saved sheets keep the same promises in a folder and in a database."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from hub.settings import Settings
from hub.storage.beside import BesideLog
from hub.storage.opened import host_keys, open_storage
from hub.tables.host_key import MOST
from hub.tables.keys import digest_of
from hub.tables.profile import Profile
from hub.tables.store import MissingLog
from tests.storage.postgres.cluster import Cluster

LONGEST = 10.0


@pytest.fixture(params=["folder", "postgres"])
def settings(request: pytest.FixtureRequest, tmp_path: Path, hall: str) -> Settings:
    if request.param == "folder":
        return Settings(state=str(tmp_path))
    cluster: Cluster = request.getfixturevalue("postgres")
    return Settings(log=cluster.address, hall=hall)


@pytest.fixture
def beside(settings: Settings) -> Iterator[BesideLog]:
    with closing(open_storage(settings)) as opened:
        yield opened.beside


def test_a_given_key_makes_host_and_no_other_does(beside: BesideLog) -> None:
    key = beside.hosts.give()
    assert beside.hosts.has(key)
    for other in ("", key[:-1], key + "x", "\0"):
        assert not beside.hosts.has(other)


def test_the_newest_keys_work_and_the_oldest_go(beside: BesideLog) -> None:
    keys = [beside.hosts.give() for _ in range(MOST + 3)]
    assert [beside.hosts.has(key) for key in keys] == [False] * 3 + [True] * MOST
    assert len(beside.hosts.known()) == MOST
    beside.hosts.put(beside.hosts.known()[:2])
    assert [beside.hosts.has(key) for key in keys[3:]] == [True] * 2 + [False] * (MOST - 2)


def test_a_command_gives_and_revokes_keys_while_the_hub_runs(
    settings: Settings, beside: BesideLog
) -> None:
    first = beside.hosts.give()
    with host_keys(settings) as command:
        second = command.give()
        _until(beside, second, is_known=True)
        assert beside.hosts.has(first)
        command.revoke_all()
        _until(beside, second, is_known=False)
    assert not beside.hosts.has(first)


def test_a_hub_is_claimed_once_and_stays_so(beside: BesideLog) -> None:
    hosts = beside.hosts
    assert not hosts.is_claimed()
    assert hosts.claim("k" * 32)
    assert hosts.is_claimed()
    assert not hosts.claim("l" * 32)
    assert hosts.has("k" * 32)
    assert not hosts.has("l" * 32)
    hosts.revoke_all()
    assert hosts.is_claimed()
    assert not hosts.claim("l" * 32)
    assert not hosts.has("k" * 32)


def test_a_key_that_was_given_or_put_claims_a_hub(beside: BesideLog) -> None:
    beside.hosts.put([])
    assert beside.hosts.is_claimed()
    assert not beside.hosts.claim("k" * 32)


def test_of_many_who_claim_at_once_one_is_host(settings: Settings, beside: BesideLog) -> None:
    """Each with a keyring of its own, as the hub and the command beside it have."""

    def claim(key: str) -> bool:
        with host_keys(settings) as keys:
            return keys.claim(key)

    names = [f"{number:032}" for number in range(12)]
    with ThreadPoolExecutor(len(names)) as pool:
        won = list(pool.map(claim, names))
    assert won.count(True) == 1
    _until(beside, names[won.index(True)], is_known=True)
    assert [beside.hosts.has(key) for key in names] == won


def test_single_keys_are_revoked_and_it_is_written_down_when_they_were_made(
    beside: BesideLog,
) -> None:
    before = time.time_ns() // 1_000_000
    first, second = beside.hosts.give(), beside.hosts.give()
    assert all(before <= key.made <= before + 60_000 for key in beside.hosts.known())
    beside.hosts.revoke(lambda key: key.digest == digest_of(first))
    assert not beside.hosts.has(first)
    assert beside.hosts.has(second)


def test_a_name_and_a_language_are_kept(beside: BesideLog) -> None:
    assert beside.profiles.get() == Profile()
    beside.profiles.put(Profile(name="Tana Ü", language="it"))
    assert beside.profiles.get() == Profile(name="Tana Ü", language="it")


def test_a_sheet_is_kept_until_it_is_deleted(beside: BesideLog) -> None:
    sheets = beside.sheets
    assert sheets.keys("solo") == ()
    with pytest.raises(MissingLog):
        sheets.read("solo", "oni")
    for key, text in (("oni", "name = 'Öni ✓'\n"), ("b", "x"), ("a", "\0\t")):
        sheets.save("solo", key, text)
    sheets.save("solo", "b", "y")
    sheets.save("bang", "oni", "z")
    assert sheets.keys("solo") == ("a", "b", "oni")
    assert [sheets.read("solo", key) for key in sheets.keys("solo")] == [
        *("\0\t", "y", "name = 'Öni ✓'\n")
    ]
    assert [(each.game, each.key) for each in sheets.all()] == [
        *(("bang", "oni"), ("solo", "a"), ("solo", "b"), ("solo", "oni"))
    ]
    sheets.delete("solo", "b")
    assert sheets.keys("solo") == ("a", "oni")


def test_everything_is_there_after_a_restart(settings: Settings) -> None:
    with closing(open_storage(settings)) as before:
        key = before.beside.hosts.give()
        before.beside.sheets.save("solo", "oni", "x")
    with closing(open_storage(settings)) as after:
        assert after.beside.hosts.has(key)
        assert after.beside.sheets.read("solo", "oni") == "x"


def _until(beside: BesideLog, key: str, *, is_known: bool) -> None:
    end = time.monotonic() + LONGEST
    while beside.hosts.has(key) is not is_known:
        assert time.monotonic() < end
        time.sleep(0.05)
