"""The language of a terminal."""

import pytest

from hub.cli.language import own_language


@pytest.mark.parametrize(
    ("environ", "language"),
    [
        ({"LC_ALL": "it_IT.UTF-8", "LC_MESSAGES": "en_US", "LANG": "en_US"}, "it"),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT", "LANG": "en_US"}, "it"),
        ({"LANG": "it"}, "it"),
        ({"LC_MESSAGES": "en_GB", "LANG": "it_IT"}, "en"),
        ({"LANG": "de_DE"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_first_that_is_set_counts_if_we_speak_it(
    monkeypatch: pytest.MonkeyPatch, environ: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environ.items():
        monkeypatch.setenv(name, value)
    assert own_language() == language
