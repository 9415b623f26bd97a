"""What a test installs into this process is gone after it, words too."""

import pytest

from hub.words import catalogue


@pytest.fixture(autouse=True)
def no_words_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(catalogue, "_installed", dict(catalogue._installed))
