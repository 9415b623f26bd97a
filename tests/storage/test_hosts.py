"""Host keys: kept as digests in a file that another process may add to."""

from pathlib import Path

import pytest

from hub.storage.hosts import FILE, HostKeys
from hub.tables.host_keyring import MOST
from hub.tables.keys import digest_of


def test_a_given_key_makes_host_and_no_other_does(tmp_path: Path) -> None:
    keys = HostKeys(tmp_path)
    key = keys.give()
    assert keys.has(key)
    for other in ("", key[:-1], key + "x"):
        assert not keys.has(other)


def test_the_file_holds_no_key_and_is_its_owners_alone(tmp_path: Path) -> None:
    key = HostKeys(tmp_path).give()
    file = tmp_path / FILE
    assert key not in file.read_text()
    assert file.stat().st_mode & 0o077 == 0


def test_a_key_given_by_another_process_works_at_once(tmp_path: Path) -> None:
    running = HostKeys(tmp_path)
    first = running.give()
    assert running.has(first)
    second = HostKeys(tmp_path).give()
    assert running.has(second)
    assert running.has(first)


def test_revoked_keys_are_unknown_at_once(tmp_path: Path) -> None:
    keys = HostKeys(tmp_path)
    key = keys.give()
    assert keys.has(key)
    keys.revoke_all()
    assert not keys.has(key)


def test_the_newest_keys_work_and_the_oldest_go(tmp_path: Path) -> None:
    keys = HostKeys(tmp_path)
    given = [HostKeys(tmp_path).give() for _ in range(MOST + 3)]
    assert [keys.has(key) for key in given] == [False] * 3 + [True] * MOST
    assert len((tmp_path / FILE).read_text().split()) == MOST
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_file_that_grew_before_there_was_a_limit_is_cut_to_it(tmp_path: Path) -> None:
    old = [digest_of(f"key {number}") for number in range(50)]
    (tmp_path / FILE).write_text("".join(f"{digest}\n" for digest in old))
    keys = HostKeys(tmp_path)
    assert keys.has("key 0")
    key = keys.give()
    assert keys.has(key)
    assert keys.has("key 49")
    assert not keys.has("key 0")
    assert len((tmp_path / FILE).read_text().split()) == MOST


def test_a_rewritten_file_is_still_its_owners_alone(tmp_path: Path) -> None:
    keys = HostKeys(tmp_path)
    for _ in range(MOST + 1):
        keys.give()
    assert (tmp_path / FILE).stat().st_mode & 0o077 == 0


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", "ключ\n".encode(), b"\x00" * 4096])
def test_a_file_that_is_none_of_ours_makes_nobody_host_and_is_told_of(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, content: bytes
) -> None:
    keys = HostKeys(tmp_path)
    old = keys.give()
    (tmp_path / FILE).write_bytes(content)
    assert not keys.has(old)
    assert not keys.has("ключ")
    if not content.isascii():
        assert caplog.text.count("the hosts' keys cannot be read") == 1  # Not at each request.
    new = keys.give()
    assert keys.has(new)
    assert not keys.has(old)
