"""Whole games of BANG!: three phones in the ordinary run, and a night of five in Italian."""

from collections import Counter
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.browser import axe
from tests.browser.evening import Evening, scanned, see_the_end
from tests.browser.guarded import Guarded, Hush, betrayed, forget, held
from tests.browser.hosting import Host, letters_of
from tests.browser.survey import drawn
from tests.browser.tapping import Tapper
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# The Sheriff's role is known to all.
HUSH = Hush(r"\bvice\b|fuorilegge|rinnegat|deputy|outlaw|renegade")
FIVE = Counter({"Sceriffo": 1, "Vice": 1, "Fuorilegge": 2, "Rinnegato": 1})

# The others on the ring: by seat what a BANG! would do there, 0 where it does not reach.
_AIMS = """() => [...document.querySelectorAll('.ring .place:has(.reach)')].map(each => [
  Number(each.dataset.seat),
  each.querySelector('.reach').matches('.closed') ? 0 : each.querySelectorAll('.holes i').length,
])"""


def _next(evening: Evening, offer: str, most: int = 80) -> Tapper:
    """Played on until somebody has this to tap, who then taps it."""
    phone = evening.until_offered(offer, most)
    phone.move([offer])
    evening.moves += 1
    return phone


def _scores(page: Page, rows: str) -> dict[str, str]:
    """Halves as they are printed."""
    said = (text.split("\n") for text in page.locator(rows).all_inner_texts())
    return {row[0].split(". ")[-1].strip(): row[-1].strip() for row in said}


def _assert_same_end(evening: Evening, screens: list[Page]) -> None:
    for page in evening.pages():
        see_the_end(page)
    scores = [_scores(page, ".team h2") for page in evening.pages()]
    assert len(scores[0]) >= 2, scores[0]
    assert all(each == scores[0] for each in scores), "everyone sees the same score"
    for screen in screens:
        screen.wait_for_selector(".ceremony")
        while screen.locator(".looking").count() == 0:
            screen.locator(".skip, .looking").first.click()
        assert _scores(screen, ".team-sum h3") == scores[0]
    assert evening.hub.as_host("GET", f"/api/tables/{evening.table}")["over"]


def _assert_aims_true(phone: Tapper) -> None:
    """The ring says of everyone else what BANG! itself says: the wounds, or why not."""
    ring = dict(phone.page.evaluate(_AIMS))
    phone.tap(".thumb [data-offer=bang]")
    phone.page.wait_for_selector("dialog[open] .choice")
    said = {}
    for choice in phone.page.locator("dialog[open] .choice").all():
        seat = int(choice.get_attribute("data-value") or "")
        closed = choice.locator(".why").count() > 0
        assert closed or choice.locator(".note").count() > 0, f"nothing is said of {seat}"
        said[seat] = 0 if closed else int(choice.locator(".note").inner_text().split()[0])
    phone.close()
    assert ring == said


@pytest.mark.long
def test_three_phones_play_a_whole_game_of_bang(hub: RunningHub, devices: Watched) -> None:
    evening = Evening(hub, devices, seed="bang", game="bang", players=3)
    evening.seat(3)
    evening.start()
    _assert_aims_true(evening.until_offered("bang"))
    _next(evening, "missed")
    evening.hurry()
    _assert_same_end(evening, [])


@pytest.fixture
def guarded(browser: Browser, hub: RunningHub) -> Iterator[Guarded]:
    watched = Guarded(browser, hub.url, HUSH)
    yield watched
    watched.close()


def _assert_silent(pages: list[Page], when: str) -> None:
    found = [f"{when}: {page.url}: {each}" for page in pages for each in betrayed(page, HUSH)]
    assert not found, "\n".join(found[:10])


def _assert_fit_for_all(page: Page) -> None:
    drawn(page)
    axe.assert_accessible(page)


def _assert_each_holds_a_role(evening: Evening, pages: list[Page]) -> None:
    """Only its owner sees it, in one frame for all, and only while it is held."""
    roles: Counter[str] = Counter()
    for page in evening.pages():
        others = [each for each in pages if each is not page]
        with held(page) as frame:
            roles[frame.locator("h2").inner_text()] += 1
            _assert_fit_for_all(page)
            _assert_silent(others, "while a role is held")
        _assert_silent([page], "after it was let go")
    assert roles == FIVE


def _look_around(evening: Evening, screen: Page) -> None:
    """In somebody's turn: the ring, a seat's sheet, the cards that can be laid."""
    phone = evening.until_offered("bang")
    _assert_aims_true(phone)
    for page in (phone.page, screen):
        _assert_fit_for_all(page)
    for opened in (".ring .place", ".thumb [data-offer=lay]", ".thumb [data-shelf=cards]"):
        phone.tap(opened)
        phone.page.wait_for_selector("dialog[open]")
        _assert_fit_for_all(phone.page)
        phone.close()


@pytest.mark.long
def test_a_whole_night_of_five_in_italian_with_a_table_screen(
    hub: RunningHub, guarded: Guarded
) -> None:
    evening = Evening(hub, guarded, seed="cinque", game="bang", players=5)
    screen = guarded.page("/tv", "tv", "it")
    host = Host(hub, guarded, "it")
    host.let_in(letters_of(screen), evening.table)
    evening.seat(5, language="it", address=scanned(screen))
    host.go_to(evening.table)
    host.start()
    evening.begin()
    screen.wait_for_selector(".playing:not(.hall)")
    # What the host chose from before spoke of every role, and nobody had one yet.
    forget(host.page)
    pages = [*evening.pages(), screen, host.page]
    _assert_silent(pages, "before anyone looks")
    _assert_each_holds_a_role(evening, pages)
    _look_around(evening, screen)
    for offer in ("lay", "lay", "cards", "missed", "lay", "cards", "missed", "lay"):
        _next(evening, offer)
        _assert_silent(pages, f"after {evening.moves} moves")
    _look_around(evening, screen)
    struck = evening.until_offered("missed")
    for page in (struck.page, screen):
        _assert_fit_for_all(page)
    _assert_silent(pages, "in the middle of it")
    evening.hurry()
    _assert_same_end(evening, [screen])
    for page in (evening.pages()[0], screen):
        _assert_fit_for_all(page)
    shown = evening.pages()[0].locator(".end-role").all_inner_texts()
    assert Counter(each.strip() for each in shown) == FIVE
    assert betrayed(evening.pages()[0], HUSH), "at the end they lie open, so it would have seen"
