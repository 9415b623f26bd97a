"""Copies of a hub whose log is in a database: refused in words, and nothing is done."""

from collections.abc import Callable
from pathlib import Path

import pytest

from hub.hub_copies import HubCopies
from hub.rules.contract.refusal import Refusal
from hub.settings import Settings


@pytest.mark.parametrize(
    "ask",
    [HubCopies.backup, lambda copies: copies.begin(10), lambda copies: copies.stage("")],
)
def test_what_a_hall_keeps_in_a_database_is_neither_copied_nor_brought_back(
    tmp_path: Path, ask: Callable[[HubCopies], object]
) -> None:
    settings = Settings(state=str(tmp_path), log="postgresql:///hub", hall="north")
    with pytest.raises(Refusal, match="kept-in-database"):
        ask(HubCopies(settings, lambda: 80))
    assert list(tmp_path.iterdir()) == []
