"""Whichever operation on the disk fails: it is said, nothing is lost, and the log goes on."""

from pathlib import Path

from tests.faults.powercut import shim


def test_every_single_operation_may_fail_once(tmp_path: Path) -> None:
    said = shim.run(
        shim.build(tmp_path),
        tmp_path / "journal",
        tmp_path / "night",
        "tests.faults.powercut.spoilt",
    )
    for line in said.splitlines():
        error, failed = line.split()
        assert error in ("ENOSPC", "EIO")
        assert int(failed) > 40, "the shim saw hardly anything"
