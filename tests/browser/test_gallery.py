"""Pictures of every state on every device, in both languages and dresses."""

import pytest

from tests.browser.album import ALL, Album, index, portray
from tests.browser.evening import LONG_NAMES
from tests.browser.tour import NIGHTS, Tour
from tests.browser.watched import Watched
from tests.web.running import RunningHub

pytestmark = pytest.mark.long


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("game", "level", "players", "phones"), NIGHTS)
def test_every_state_has_its_picture_on_every_device(
    hub: RunningHub,
    devices: Watched,
    language: str,
    game: str,
    level: str,
    players: int,
    phones: int,
) -> None:
    album = Album(f"{language}-{game}-{level}-{players}")
    tour = Tour(hub, devices, language, level, players, phones, game)
    tour.evening.names = LONG_NAMES
    for shown in tour.states():
        portray(album, shown, ALL, ("dark", "light"))
    assert album.bind() >= 60
    index()
