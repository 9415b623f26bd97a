"""Host keys: kept as digests in a file that another process may add to."""

from concurrent.futures import ThreadPoolExecutor
from errno import EIO
from pathlib import Path

import pytest

from hub.storage.hosts import FILE, HostKeys
from hub.tables.host_key import MOST
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
    assert len((tmp_path / FILE).read_text().splitlines()) == MOST
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
    assert len((tmp_path / FILE).read_text().splitlines()) == MOST


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


def test_a_hub_is_claimed_once_and_by_one(tmp_path: Path) -> None:
    keys = HostKeys(tmp_path)
    assert not keys.is_claimed()
    assert keys.claim("k" * 32)
    assert keys.is_claimed()
    assert not keys.claim("l" * 32)
    assert keys.has("k" * 32)
    assert not keys.has("l" * 32)


def test_any_key_that_was_ever_given_makes_a_hub_claimed(tmp_path: Path) -> None:
    """A hub from before there was claiming has such a file, and so has one served by hand."""
    (tmp_path / FILE).write_text(f"{digest_of('old')}\n")
    keys = HostKeys(tmp_path)
    assert keys.is_claimed()
    assert not keys.claim("k" * 32)
    assert [key.made for key in keys.known()] == [0]


def test_a_hub_whose_keys_are_all_revoked_stays_claimed(tmp_path: Path) -> None:
    HostKeys(tmp_path).give()
    HostKeys(tmp_path).revoke_all()
    keys = HostKeys(tmp_path)
    assert keys.is_claimed()
    assert not keys.claim("k" * 32)
    assert not keys.has("k" * 32)


@pytest.mark.parametrize("content", [b"", b"\xff\xfe\x00", b"\x00" * 4096])
def test_a_damaged_file_of_keys_leaves_a_hub_claimed(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert HostKeys(tmp_path).is_claimed()
    assert not HostKeys(tmp_path).claim("k" * 32)


def test_a_link_that_leads_nowhere_is_a_file_that_was_there(tmp_path: Path) -> None:
    (tmp_path / FILE).symlink_to(tmp_path / "gone")
    assert HostKeys(tmp_path).is_claimed()


def test_of_many_who_claim_at_once_one_is_host(tmp_path: Path) -> None:
    """Each with an object of its own, as the hub and the command beside it have."""
    names = [f"{number:032}" for number in range(24)]
    with ThreadPoolExecutor(len(names)) as pool:
        won = list(pool.map(lambda key: HostKeys(tmp_path).claim(key), names))
    assert won.count(True) == 1
    known = HostKeys(tmp_path)
    assert [known.has(key) for key in names] == won


def test_it_is_written_down_when_a_key_was_made(tmp_path: Path) -> None:
    times = iter([1000, 2000])
    keys = HostKeys(tmp_path, lambda: next(times))
    keys.give()
    keys.give()
    assert [key.made for key in HostKeys(tmp_path).known()] == [1000, 2000]


def test_single_keys_are_revoked_and_the_others_go_on(tmp_path: Path) -> None:
    keys = HostKeys(tmp_path)
    first, second = keys.give(), keys.give()
    keys.revoke(lambda key: key.digest == digest_of(first))
    assert not keys.has(first)
    assert keys.has(second)


def test_where_the_disk_does_not_answer_a_hub_is_claimed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(_: Path) -> None:
        raise OSError(EIO, "the card is dying")

    monkeypatch.setattr(Path, "lstat", fails)
    assert HostKeys(tmp_path).is_claimed()
