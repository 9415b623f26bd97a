"""Garbage is not looked for while the program is loaded, and is afterwards."""

import gc

import pytest

from hub.cli.collector import collector_off


def test_no_garbage_is_looked_for_within() -> None:
    with collector_off():
        assert not gc.isenabled()
    assert gc.isenabled()


def test_it_is_looked_for_again_after_a_failure() -> None:
    with pytest.raises(ImportError), collector_off():
        raise ImportError
    assert gc.isenabled()


def test_whoever_had_switched_it_off_finds_it_so() -> None:
    gc.disable()
    try:
        with collector_off():
            pass
        assert not gc.isenabled()
    finally:
        gc.enable()
