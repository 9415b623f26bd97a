"""Pictures of every state on every device, in both languages and dresses."""

import pytest

from tests.browser.album import ALL, Album, index, portray
from tests.browser.tour import Tour
from tests.browser.watched import Watched
from tests.web.running import RunningHub

pytestmark = pytest.mark.long


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("level", "players", "phones"), [("companion", 7, 7), ("cards", 7, 2)])
def test_every_state_has_its_picture_on_every_device(
    hub: RunningHub, devices: Watched, language: str, level: str, players: int, phones: int
) -> None:
    album = Album(f"{language}-{level}-{players}")
    for shown in Tour(hub, devices, language, level, players, phones).states():
        portray(album, shown, ALL, ("dark", "light"))
    assert album.bind() >= 60
    index()
