"""Host keys: kept as digests in a file that another process may add to."""

from pathlib import Path

from hub.storage.hosts import FILE, HostKeys


def test_a_given_key_makes_host_and_no_other_does(tmp_path: Path) -> None:
    keys = HostKeys(tmp_path)
    key = keys.give()
    assert keys.has(key)
    for other in ("", key[:-1], key + "x", None, 7, b"bytes"):
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
