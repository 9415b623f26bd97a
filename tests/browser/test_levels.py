"""Whole games at the other levels, and with the game's own face switched off."""

import pytest
from playwright.sync_api import Page

from tests.browser.evening import Evening, scanned
from tests.browser.hosting import Host, letters_of
from tests.browser.watched import Watched
from tests.web.running import RunningHub

pytestmark = pytest.mark.long


def _gathered(
    evening: Evening, count: int, query: str = "", language: str = "en"
) -> tuple[Page, Host]:
    """A table screen, phones that scanned it, and the host's page, at a table that begins."""
    screen = evening.devices.page(f"/tv{query}", "tv", language)
    host = Host(evening.hub, evening.devices, language)
    host.let_in(letters_of(screen), evening.table)
    address = scanned(screen)
    evening.seat(count, language=language, query=query, address=address)
    host.go_to(evening.table)
    host.start()
    evening.begin()
    screen.wait_for_selector(".playing:not(.hall)")
    return screen, host


def _assert_over(evening: Evening, screen: Page, host: Host) -> None:
    """Everyone sees the end and the same sums."""
    evening.see_the_end()
    totals = {
        tuple(sorted(page.locator(".team h2 b").all_inner_texts())) for page in evening.pages()
    }
    assert len(totals) == 1
    host.see_the_end()
    assert tuple(sorted(host.page.locator(".team h3 b").all_inner_texts())) in totals
    screen.wait_for_selector(".ceremony")
    while screen.locator(".looking").count() == 0:
        screen.locator(".skip, .looking").first.click()
    assert tuple(sorted(screen.locator(".team-sum .sum").all_inner_texts())) in totals
    assert evening.hub.as_host("GET", f"/api/tables/{evening.table}")["over"]


def _is_hit(evening: Evening) -> bool:
    """Where the hub sees no cards, whoever was hit says so, out of turn and always the same."""
    victim = evening.phone("Carla")
    seen = victim.look()
    if seen["mine"] or "wound" not in seen["offers"]:
        return False
    victim.move(["wound"])
    return True


def test_a_whole_game_at_the_tokens_level(hub: RunningHub, devices: Watched) -> None:
    evening = Evening(hub, devices, seed="tokens", level="tokens", players=7)
    screen, host = _gathered(evening, 7)
    hits = 0
    while not evening.is_over():
        evening.play(until=evening.moves + 1)
        hits += _is_hit(evening)
    assert hits >= 3, "nobody loses all honor by less"
    _assert_over(evening, screen, host)


def test_a_whole_game_at_the_cards_level(hub: RunningHub, devices: Watched) -> None:
    """The hub deals; cards are tapped in the hand as well as by their offers."""
    evening = Evening(hub, devices, seed="cards", level="cards", players=7)
    screen, host = _gathered(evening, 7)
    evening.play(with_hand=True, until=40)
    for phone in evening.phones:
        others = [each for each in evening.phones if each is not phone]
        hand = phone.page.locator(".hand-card").count()
        said = f".ring .place[data-seat='{phone.seat}'] [data-counter=hand]"
        shown = [each.page.locator(said).get_attribute("data-value") for each in others]
        assert shown == [str(hand)] * 6, "the others see how many cards, and only that"
    evening.play(with_hand=True)
    assert sum(phone.by_hand for phone in evening.phones) > 5
    _assert_over(evening, screen, host)


def test_a_whole_game_without_the_games_own_face(hub: RunningHub, devices: Watched) -> None:
    evening = Evening(hub, devices, seed="plain", level="cards", players=4)
    screen, host = _gathered(evening, 4, query="?face=plain")
    evening.play(until=10)
    for page in (*evening.pages(), screen):
        assert "face=plain" in page.url
        assert page.locator(".dress.samurai").count() == 0
        assert page.locator(".dress svg.ink, .dress .crest svg").count() == 0
    assert host.page.locator(".dress.samurai").count() == 1, "the host still has it on"
    evening.play(with_hand=True)
    _assert_over(evening, screen, host)
