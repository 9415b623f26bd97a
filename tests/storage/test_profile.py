"""A hub's name and language: kept in a small file that may be missing or damaged."""

from pathlib import Path

import pytest

from hub.storage.profile import FILE, KeptProfile
from hub.tables.profile import Profile


def test_a_hub_has_no_name_until_one_is_put(tmp_path: Path) -> None:
    kept = KeptProfile(tmp_path)
    assert kept.get() == Profile()
    kept.put(Profile(name="Tana", language="it"))
    assert kept.get() == KeptProfile(tmp_path).get() == Profile(name="Tana", language="it")


def test_a_name_that_another_process_put_is_seen(tmp_path: Path) -> None:
    kept = KeptProfile(tmp_path)
    assert kept.get().name == ""
    KeptProfile(tmp_path).put(Profile(name="Tana"))
    assert kept.get().name == "Tana"
    (tmp_path / FILE).unlink()
    assert kept.get() == Profile()


@pytest.mark.parametrize("content", [b"", b"\xff", b"[]", b'{"name": 1}', b'{"language": "xx"}'])
def test_a_file_that_is_none_of_ours_is_no_name(tmp_path: Path, content: bytes) -> None:
    (tmp_path / FILE).write_bytes(content)
    assert KeptProfile(tmp_path).get() == Profile()
