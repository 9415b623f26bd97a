"""What a browser shows before any script runs: whole pages, as they are sent.

These words are in no catalogue, because nothing could read one there. After a change that is meant,
HONOR_HUB_TESTS_RECORD=1 writes documents.txt anew.
"""

from pathlib import Path

import msgspec

from hub.web.assets import Manifest
from hub.web.document import document, lost, unbuilt
from hub.words.catalogue import LANGUAGES
from tests.web.built import manifest
from tests.web.spoken import check

FILE = Path(__file__).with_name("documents.txt")


def test_the_pages_are_as_they_were() -> None:
    built, lines = msgspec.convert(manifest("first"), Manifest), list[str]()
    for language in LANGUAGES:
        pages = {
            "a phone": document("phone", language, built),
            "a game that has a face, and one that has none": document(
                "screen", language, built, ("toy", "samurai")
            ),
            "nothing there": lost(language, built),
            "nothing there, and nothing built": lost(language, None),
            "nothing built": unbuilt(language),
        }
        for name, page in pages.items():
            lines += [f"== {name} ({language})", *page.splitlines()]
    check(lines, FILE)
