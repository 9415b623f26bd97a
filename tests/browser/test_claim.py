"""A new hub in a room: letters on the TV, one phone that takes it, and the others are told."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.axe import assert_accessible
from tests.browser.evening import scanned
from tests.browser.new_hub import NewHub, forget_host
from tests.browser.survey import drawn, dressed
from tests.browser.watched import Watched

SIZES = ((390, 664), (320, 454), (1366, 768), (1920, 1080))

# Buttons, fields and letters of which something lies outside the glass.
_HIDDEN = """() => [...document.querySelectorAll('.button, input, .claim-letter, h1, .claim-code')]
  .filter(each => each.getClientRects().length)
  .filter(each => {
    const { top, left, right, bottom } = each.getBoundingClientRect();
    return top < 0 || left < 0 || right > innerWidth + 1 || bottom > innerHeight + 1;
  }).map(each => each.outerHTML.slice(0, 60))"""


@pytest.fixture(scope="module")
def new_hub(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[NewHub]:
    hub = NewHub(tmp_path_factory.mktemp("new-hub"))
    hub.start()
    yield hub
    hub.stop()


@pytest.fixture
def room(browser: Browser, new_hub: NewHub) -> Iterator[Watched]:
    """Devices around a hub that has no host."""
    forget_host(new_hub.state)
    watched = Watched(browser, new_hub.url)
    yield watched
    watched.close()


def letters_on(screen: Page) -> str:
    screen.locator(".claim-letter").first.wait_for()
    return "".join(screen.locator(".claim-letter").all_inner_texts())


def taken(phone: Page) -> None:
    """The one button; then it is the host's page."""
    phone.locator(".claim-foot .button").click()
    phone.wait_for_url("**/host")
    phone.locator(".lids").wait_for()


def test_a_phone_takes_the_hub_with_one_tap_and_the_tv_goes_on(
    room: Watched, new_hub: NewHub
) -> None:
    tv = room.page("/tv?sound=on", "tv")
    assert tv.locator(".claim-here").count() == 0  # Nobody can tap there.
    link = scanned(tv, ".claim-code")
    assert link == f"{new_hub.url}/claim#{letters_on(tv)}"
    phone = room.page(link.removeprefix(new_hub.url), language="it")
    phone.locator("input").wait_for()
    assert "#" not in phone.url
    name = phone.locator("input").input_value()
    assert name
    taken(phone)
    expect(phone.locator(".brand p")).to_have_text(name)
    expect(tv.locator("h1")).to_have_text("The host is here")
    # Letters for a table now, in the language that was chosen, under the hub's name.
    expect(tv.locator(".letters-row")).to_be_visible()
    expect(tv.locator(".letters-brand")).to_contain_text(name)
    assert tv.get_attribute("html", "lang") == "it"
    assert new_hub.output().count("claim") == 0


def test_whoever_comes_second_is_told_so(room: Watched) -> None:
    room.allow("409")
    tv = room.page("/tv", "tv")
    letters = letters_on(tv)
    first, second = room.page(f"/claim#{letters}"), room.page(f"/claim#{letters}", language="it")
    second.locator("input").wait_for()
    taken(first)
    second.locator(".claim-foot .button").click()
    expect(second.locator("h1")).to_have_text("Qualcuno è stato più veloce")
    third = room.page("/claim")
    expect(third.locator("h1")).to_have_text("Somebody was faster")
    third.locator(".button.main").click()
    expect(third.locator(".code-form")).to_be_visible()


def test_letters_are_typed_and_wrong_ones_can_be_typed_again(room: Watched) -> None:
    room.allow("404")
    letters = letters_on(room.page("/tv", "tv"))
    phone = room.page("/claim")
    code, go = phone.locator("input.code"), phone.locator(".claim-foot .button")
    go.click()
    expect(phone.get_by_role("alert")).to_have_text("Type the six letters first.")
    code.fill("AAAAAA" if letters != "AAAAAA" else "BBBBBB")
    go.click()
    expect(phone.get_by_role("alert")).to_contain_text("not known here")
    expect(code).to_have_value("")
    code.fill(letters.lower())
    taken(phone)


def test_on_its_own_a_phone_needs_two_taps(room: Watched) -> None:
    phone = room.page("/")
    phone.locator(".claim-here").click()
    taken(phone)


def test_a_claim_whose_answer_is_lost_is_the_same_claim(room: Watched, new_hub: NewHub) -> None:
    room.allow("claim", "ERR_FAILED")
    phone = room.page(f"/claim#{letters_on(room.page('/tv', 'tv'))}")
    lost: list[int] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route.fetch().status)
            route.abort()

    phone.route("**/api/claim", lose)
    taken(phone)
    assert lost == [204]
    assert len((new_hub.state / "hosts").read_text().splitlines()) == 1


def test_a_phone_that_was_closed_in_between_goes_on_as_host(room: Watched) -> None:
    phone = room.page(f"/claim#{letters_on(room.page('/tv', 'tv'))}")
    phone.locator("input").wait_for()
    phone.route("**/host", lambda route: route.fulfill(body="closed"))
    phone.locator(".claim-foot .button").click()
    phone.wait_for_url("**/host")
    phone.unroute("**/host")
    # As it is when the answer was lost: the key is only known as the one that was begun with.
    phone.evaluate(
        "() => { localStorage.setItem('honor-hub.claiming', localStorage['honor-hub.host']);"
        " localStorage.removeItem('honor-hub.host'); }"
    )
    phone.goto("/claim")
    phone.wait_for_url("**/host")
    phone.locator(".lids").wait_for()


@pytest.mark.parametrize("language", ["en", "it"])
def test_all_of_it_is_in_sight_on_every_glass(room: Watched, language: str) -> None:
    for path in ("/tv", "/claim", "/claim#ABCDEF"):
        page = room.page(path, "laptop", language)
        page.locator(".button.main").wait_for()
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            assert page.evaluate(_HIDDEN) == [], f"{path} at {width} x {height}"
        page.context.close()


def test_it_is_for_everyone_by_day_and_by_lamplight(room: Watched) -> None:
    for path, device in (("/tv", "tv"), ("/", "small-phone"), ("/claim", "small-phone")):
        page = room.page(path, device)
        page.locator("h1").wait_for()
        for dress in ("dark", "light"):
            dressed(page, dress)
            assert_accessible(page)
