"""No role on any page but its owner's, and there only while it is held; no hand but one's own."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser.evening import Evening
from tests.browser.guarded import Finger, Guarded, betrayed, forget, held
from tests.browser.hurrying import hurry
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# With three, all roles lie open. With five, four of them are nobody's business.
FIVE = {"players": 5, "level": "companion"}
ROLE = ".uncovered-frame h2"


@pytest.fixture
def devices(browser: Browser, hub: RunningHub) -> Iterator[Guarded]:
    watched = Guarded(browser, hub.url)
    yield watched
    watched.close()


@pytest.fixture(scope="module")
def evening(browser: Browser, hub: RunningHub) -> Iterator[Evening]:
    """Everyone has a role and is asked whether they have seen it; nobody moves."""
    watched = Guarded(browser, hub.url)
    yield _seated(hub, watched, "held")
    watched.close()


def _assert_silent(pages: list[Page], when: str) -> None:
    found = [f"{when}: {page.url}: {each}" for page in pages for each in betrayed(page)]
    assert not found, "\n".join(found[:10])


def _screen(evening: Evening, devices: Watched) -> Page:
    given = evening.post("keys", {"kind": "table"})
    page = devices.page(f"/watch/{evening.table}#{given['key']}", "tv")
    page.locator(".stage").wait_for()
    return page


def _host(evening: Evening, devices: Watched) -> Page:
    page = devices.page(f"/host#{evening.hub.host_key}", "tablet")
    page.locator(".first-choices").wait_for()
    page.evaluate("to => { location.hash = to; }", f"#/table/{evening.table}")
    page.locator(".at-play").wait_for()
    # The first page tells of past nights, and of who was who in them.
    forget(page)
    return page


def _seated(hub: RunningHub, devices: Watched, seed: str, is_started: bool = True) -> Evening:
    """Five seats; the last player has no phone."""
    evening = Evening(hub, devices, seed, **FIVE)
    evening.seat(4)
    evening.post("seats/4", {"name": "Nonna"})
    if is_started:
        evening.start()
    return evening


@pytest.mark.long
def test_no_page_ever_shows_a_role_that_nobody_holds(hub: RunningHub, devices: Guarded) -> None:
    evening = _seated(hub, devices, "silent", is_started=False)
    pages = [*evening.pages(), _screen(evening, devices)]
    _assert_silent(pages, "while people sit down")
    evening.start()
    # Before, the host reads of every role: in the options, where nobody has one yet.
    pages.append(_host(evening, devices))
    _assert_silent(pages, "while everyone looks at their role")
    evening.phones[0].page.reload()
    evening.phones[0].page.locator(".playing").wait_for()
    for count in range(14):
        found = evening.awaited()
        if found is None:
            _host_moves(evening)
            continue
        found[0].move(found[1])
        if count % 3 == 0:
            _assert_silent(pages, f"after {count} moves")
    _assert_silent(pages, "in the middle of it")
    hurry(hub, evening.table)
    for page in pages:
        page.locator(".the-end, .ceremony, .over").first.wait_for()
    evening.see_the_end()
    shown = evening.phones[0].page.locator(".end-role").all_inner_texts()
    assert len(shown) == 5, "at the end they lie open, so that this test would have seen them"
    assert betrayed(evening.phones[0].page)


def _host_moves(evening: Evening) -> None:
    """Whoever has no phone is played for by the host, and nobody else."""
    hurry(evening.hub, evening.table, most=1)


def test_the_first_look_is_the_confirmation_and_a_touch_is_none(evening: Evening) -> None:
    """The first test of this file: the next one holds every cover, and so all have looked."""
    page = next(each for each in evening.pages() if each.locator(".cover.calling").count())
    box = page.locator(".cover").bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    expect(page.locator(".cover-words")).to_have_text("Hold to see your role")
    page.mouse.down()
    page.mouse.up()
    page.wait_for_timeout(1000)
    expect(page.locator(".cover.calling")).to_have_count(1)
    expect(page.locator(".cover-words")).to_have_text("Hold a little longer")
    with held(page):
        page.locator(".cover:not(.calling)").wait_for()
    expect(page.locator(".cover-words")).to_have_text("Hold to see your role")
    page.mouse.move(0, 0)


def test_a_role_is_on_its_owners_page_while_it_is_held_and_in_one_frame_for_all(
    evening: Evening, devices: Guarded
) -> None:
    pages = [*evening.pages(), _screen(evening, devices), _host(evening, devices)]
    _assert_silent(pages, "while nobody looks")
    frames, roles = set(), set()
    for page in evening.pages():
        page.set_viewport_size({"width": 320, "height": 640})
        others = [each for each in pages if each is not page]
        with held(page) as frame:
            frames.add(frame.evaluate(_SHAPE))
            assert frame.evaluate("each => each.scrollHeight <= each.clientHeight")
            role = page.locator(ROLE).inner_text()
            roles.add(role)
            assert role in page.locator("body").aria_snapshot(), "who cannot see it hears it"
            _assert_silent(others, f"while {role} is held")
        assert page.locator(".uncovered").count() == 0
        _assert_silent([page], "after it was let go")
    assert len(frames) == 1, f"the frame tells roles apart: {frames}"
    assert len(roles) >= 3, roles


# Where the frame and each of its lines are; a word's own width is what one may read.
_SHAPE = """frame => [frame, ...frame.children].map(each => {
  const box = each.getBoundingClientRect();
  return Math.round(box.top + box.bottom);
}).concat(frame.clientWidth).join(' ')"""

HIDE = """() => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
  delete document.visibilityState;
}"""
WAYS = {
    "blur": "() => dispatchEvent(new Event('blur'))",
    "hidden": HIDE,
    "pagehide": "() => dispatchEvent(new Event('pagehide'))",
    "cancel": "",
}


def test_a_role_is_wiped_when_the_page_is_left_in_whatever_way(evening: Evening) -> None:
    page = _with_a_secret(evening)
    for way, leave in WAYS.items():
        finger = Finger(page)
        finger.down(page.locator(".cover"))
        page.locator(ROLE).wait_for()
        page.evaluate(leave) if leave else finger.cancel()
        page.locator(".uncovered").wait_for(state="detached")
        forget(page)
        _assert_silent([page], way)
        if leave:
            finger.up()
        page.wait_for_timeout(500)
        _assert_silent([page], f"after {way}")


def _with_a_secret(evening: Evening) -> Page:
    """A phone whose role is not the Shogun's, so that the guard would see it."""
    for page in evening.pages():
        with held(page) as frame:
            role = frame.locator("h2").inner_text()
        if role != "Shogun":
            page.wait_for_timeout(400)
            return page
    raise AssertionError("everybody is the Shogun")


def test_two_taps_and_a_key_show_it_too_and_it_covers_itself_again(evening: Evening) -> None:
    tapped, keyed = evening.pages()[:2]
    Finger(tapped).tap_twice(tapped.locator(".cover"))
    tapped.locator(ROLE).wait_for()
    keyed.locator(".cover").focus()
    keyed.evaluate(_TIMED)
    keyed.keyboard.press("Enter")
    keyed.locator(ROLE).wait_for()
    for page in (tapped, keyed):
        page.locator(".uncovered").wait_for(state="detached")
        forget(page)
    assert keyed.evaluate("() => window.shownFor") > READ_IN, "there is time to read it"
    _assert_silent([tapped, keyed], "when it has covered itself again")
    keyed.keyboard.press(" ")
    keyed.locator(ROLE).wait_for()
    keyed.keyboard.press(" ")
    keyed.locator(".uncovered").wait_for(state="detached")
    forget(keyed)


# Milliseconds from the key that uncovers to the moment it is covered again, by the page's clock.
READ_IN = 4500
_TIMED = """() => {
  let began = 0;
  addEventListener('keydown', () => { began ||= performance.now(); }, true);
  new MutationObserver(() => {
    if (began && !window.shownFor && !document.querySelector('.uncovered'))
      window.shownFor = performance.now() - began;
  }).observe(document.querySelector('.cover-place'), { childList: true });
}"""


def test_a_tap_on_what_was_shown_for_a_moment_covers_it_and_meets_nothing_below(
    evening: Evening,
) -> None:
    page = evening.pages()[2]
    page.reload()
    below = page.locator(".figure-button")
    below.wait_for()
    box = below.bounding_box()
    assert box is not None
    Finger(page).tap_twice(page.locator(".cover"))
    page.locator(ROLE).wait_for()
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.locator(".uncovered").wait_for(state="detached")
    page.wait_for_timeout(500)
    assert page.locator("dialog[open]").count() == 0, "nothing came up with that tap"
    forget(page)


def test_a_phone_on_its_side_shows_the_whole_role(evening: Evening) -> None:
    page = _with_a_secret(evening)
    page.set_viewport_size({"width": 568, "height": 320})
    with held(page) as frame:
        box = frame.bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 320
        assert frame.evaluate("each => each.scrollHeight <= each.clientHeight")
    page.set_viewport_size({"width": 390, "height": 844})


class Gate:
    """Between a page and its hub: what the hub says waits while it is shut."""

    def __init__(self) -> None:
        self._waiting: list[tuple[WebSocketRoute, str | bytes]] = []
        self.is_shut = False

    def __call__(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda said: self._said(socket, said))

    def _said(self, socket: WebSocketRoute, said: str | bytes) -> None:
        if self.is_shut:
            self._waiting.append((socket, said))
        else:
            socket.send(said)

    def open(self) -> int:
        waiting, self._waiting, self.is_shut = self._waiting, [], False
        for socket, said in waiting:
            socket.send(said)
        return len(waiting)


def test_a_role_that_comes_after_the_finger_is_gone_is_not_shown(evening: Evening) -> None:
    page = _with_a_secret(evening)
    gate = Gate()
    page.route_web_socket("**/socket.io/**", gate)
    page.reload()
    page.locator(".bar-link.linked").wait_for()
    finger = Finger(page)
    gate.is_shut = True
    finger.down(page.locator(".cover"))
    page.locator(".uncovered").wait_for()
    page.wait_for_timeout(300)
    finger.up()
    page.locator(".uncovered").wait_for(state="detached")
    assert gate.open() > 0, "the role was on its way"
    page.wait_for_timeout(500)
    _assert_silent([page], "when the role came too late")
    with held(page):
        assert betrayed(page), "it comes while it is held, so that this test would have seen it"


def test_a_device_that_is_handed_round_shows_a_role_only_while_it_is_held(
    evening: Evening, devices: Guarded
) -> None:
    host = _host(evening, devices)
    everyone = [*evening.pages(), host]
    host.locator(".place-row[data-seat='4']").click()
    host.locator("[data-hand-over]").click()
    assert host.locator(".cover").count() == 0, "it is covered until its player takes it"
    host.locator(".handing .button.main").click()
    host.locator(".their-table .cover").wait_for()
    _assert_silent(everyone, "while the device is handed over")
    with held(host, ".their-table .cover") as frame:
        assert frame.locator("h2").inner_text()
        _assert_silent(evening.pages(), "while it is held by the one without a phone")
    _assert_silent([host], "when it was let go")
    host.locator("[data-hand-done]").click()
    host.locator(".handing > .middle").wait_for()
    assert host.locator(".their-table, .cover").count() == 0, "nothing of the seat is left there"
    _assert_silent(everyone, "when the host has the device back")


def test_a_handed_device_that_is_closed_by_force_is_covered_and_given_back(
    evening: Evening, devices: Guarded
) -> None:
    host = _host(evening, devices)
    host.locator(".place-row[data-seat='4']").click()
    host.locator("[data-hand-over]").click()
    host.locator(".handing .button.main").click()
    host.locator(".their-table .cover").wait_for()
    # A browser lets a page keep its dialog once.
    host.keyboard.press("Escape")
    host.keyboard.press("Escape")
    host.locator(".handing[open] > .middle").wait_for()
    assert host.locator(".their-table, .cover").count() == 0, "nothing of the seat is left there"
    host.locator(".handing .button.main").click()
    host.locator(".handing").wait_for(state="detached")


_HELD_CARDS = (
    "() => [...document.querySelectorAll('.hand-card [data-card]')].map(c => c.dataset.card)"
)


def test_a_hand_is_on_its_owners_page_alone_and_one_tap_covers_it(
    hub: RunningHub, devices: Guarded
) -> None:
    evening = Evening(hub, devices, "hands", players=4, level="cards")
    evening.seat(4)
    evening.start()
    screen, host = _screen(evening, devices), _host(evening, devices)
    hands = [page.evaluate(_HELD_CARDS) for page in evening.pages()]
    assert all(len(hand) >= 3 for hand in hands), hands
    for page in (screen, host):
        drawn = page.evaluate("() => document.body.innerHTML.match(/data-card=/g)")
        assert drawn is None, f"{page.url} draws cards before any was played"
        spoken = page.locator("body").aria_snapshot()
        for card in {card for hand in hands for card in hand}:
            assert f"card-{card}" not in spoken
    for page, hand in zip(evening.pages(), hands, strict=True):
        names = page.locator(".hand-card .washi-name").all_inner_texts()
        assert len(names) == len(hand), "nobody sees more cards than their own"
        page.locator(".hand-cover").tap()
        page.locator(".hand-cards").wait_for(state="detached")
        assert page.evaluate("() => document.body.innerHTML.match(/data-card=/g)") is None
        spoken = page.locator("body").aria_snapshot()
        shown = [name for name in names if name in spoken]
        assert not shown, f"covered, and still told: {shown}"
        page.locator(".hand-cover").tap()
        assert page.evaluate(_HELD_CARDS) == hand
    sizes = [page.locator(".place [data-counter=hand]").count() for page in evening.pages()]
    assert sizes == [3, 3, 3, 3], "of the others one sees how many, and no more"


def test_a_covered_hand_is_not_told_by_the_story_either(hub: RunningHub, devices: Guarded) -> None:
    evening = Evening(hub, devices, "drawn", players=3, level="cards")
    evening.seat(3)
    evening.start()
    page = evening.until_offered("end-turn").page
    assert "You draw " in _story(page), "uncovered, one reads what came"
    page.locator(".hand-cover").tap()
    assert "You draw " not in _story(page)
    assert page.locator(".thumb .offer").count() == 0, "what one could do tells of it too"
    page.reload()
    page.locator("[data-uncover]").wait_for()
    assert page.locator(".hand-card").count() == 0, "it stays covered"
    page.locator("[data-uncover]").tap()
    page.locator(".thumb [data-offer=end-turn]").wait_for()
    assert page.locator(".hand-card").count() > 0


def _story(page: Page) -> str:
    """As the menu has it."""
    page.locator(".bar button").tap()
    told = page.locator("dialog[open] .story").inner_text()
    page.locator("dialog[open] .round").tap()
    page.locator("dialog[open]").wait_for(state="detached")
    return told
