"""Past nights come page by page, and their sums from the hub, however many there are."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from hub.settings import LOG_NAME
from tests.bench.nights import name_of, write_nights
from tests.browser.watched import Watched
from tests.web.running import FAST, RunningHub, running

COUNT = 60
PAGE = 50


@pytest.fixture(scope="module")
def hub(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHub]:
    folder = tmp_path_factory.mktemp("nights")
    (folder / "state").mkdir()
    write_nights(folder / "state" / LOG_NAME, COUNT, games=1)
    with running(folder, **FAST) as hub:
        yield hub


@pytest.mark.long
def test_the_newest_nights_are_shown_and_older_ones_at_a_tap(
    hub: RunningHub, devices: Watched
) -> None:
    page = devices.context("small-phone", "it").new_page()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url.partition("/api/")[2]))
    page.goto(f"/host#{hub.host_key}")
    expect(page.locator(".home-rest .night-row")).to_have_count(4)
    assert "history" not in asked, "the first page asks for a few, not for all"
    assert "tables" not in asked
    page.goto("/host#/nights")
    rows = page.locator(".night-row")
    expect(rows).to_have_count(PAGE)
    assert rows.first.get_attribute("data-night") == name_of(COUNT - 1)
    page.get_by_text("Serate più vecchie").click()
    expect(rows).to_have_count(COUNT)
    assert rows.last.get_attribute("data-night") == name_of(0)
    expect(page.locator("[data-more]")).to_have_count(0)
    page.goto("/host#/people")
    expect(page.locator("table.sums tbody tr")).to_have_count(5)
    assert not any(each.startswith("history?") and "limit" not in each for each in asked)
