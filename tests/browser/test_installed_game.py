"""A game that was installed by pip, on the generic screens, in two languages."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.evening import Evening
from tests.browser.hosting import Host
from tests.browser.watched import Watched
from tests.installed_games.packages import pip_install
from tests.web.running import RunningHub, running


@pytest.fixture(scope="module")
def hub(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHub]:
    site = pip_install(tmp_path_factory.mktemp("site"))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site))
        with running(tmp_path_factory.mktemp("hub"), joins_a_minute=1000) as hub:
            yield hub


@pytest.mark.long
def test_it_is_in_new_table_and_is_played_to_the_end(hub: RunningHub, devices: Watched) -> None:
    host = Host(hub, devices)
    host.page.locator(".lids a", has_text="High card").tap()
    expect(host.page.locator("label:has(:checked)", has_text="High card")).to_have_count(1)
    host.page.locator(".options summary, .options .fold").first.tap()
    expect(host.page.locator("[data-option=rounds]")).to_contain_text("Rounds")
    host.page.locator("[data-option=rounds] .step, [data-option=rounds] label").first.tap()
    host.page.locator(".new-table .ink.main").tap()
    host.page.wait_for_selector(".gather")
    evening = Evening(hub, devices, seed="high", table=host.page.url.rpartition("/")[2])
    evening.seat(1)
    evening.seat(1, language="it")
    evening.start()
    english, italian = evening.pages()
    expect(english.locator("[data-offer=show]").first).to_contain_text("Show my card")
    expect(italian.locator("[data-offer=show]").first).to_contain_text("Mostro la mia carta")
    for _ in range(1000):
        turn = evening.turn()
        if turn.is_over:
            break
        if turn.phone is not None:
            turn.phone.move(turn.offers)
    evening.see_the_end()
    expect(english.locator(".the-end")).to_contain_text("All rounds are played.")
    expect(italian.locator(".the-end")).to_contain_text("Tutte le mani sono giocate.")
    for phone in evening.phones:
        # Who won is for the cards to say; a team without a word of its own is called by its people.
        team = english.locator(".the-end .team", has_text=phone.name)
        expect(team.first).to_be_visible()
