"""The way in: it names its game, stands before its scenery, and all of it is in sight."""

from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe
from tests.browser.evening import Evening
from tests.browser.survey import drawn
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

SMALLEST = {"width": 320, "height": 454}
PHONES = ((390, 664), (360, 560), (320, 454))

# What lies, wholly or in part, outside the glass or under something else.
_HIDDEN = """() => [...document.querySelectorAll(
    '.entrance h1, #name, .seat-chair, .language-button, [type=submit]'
)].filter(each => {
    const box = each.getBoundingClientRect();
    // The foot begins as air above its button.
    const isSeen = y => {
        const top = document.elementFromPoint(box.x + box.width / 2, y);
        return each.contains(top) || top?.matches('.join-foot');
    };
    const inside = box.top >= 0 && box.left >= 0 && box.right <= innerWidth
        && box.bottom <= innerHeight;
    return !inside || !isSeen(box.y + box.height / 2) || !isSeen(box.bottom - 2);
}).map(each => each.outerHTML.slice(0, 80))"""

_SCROLLED = "() => document.scrollingElement.scrollHeight - innerHeight"

# What of the scenery lies behind a line of the head, or behind the field for a name.
_CROSSED = """() => {
    const behind = [...document.querySelectorAll('.pine path, .lamp path')];
    const texts = [...document.querySelectorAll('.entrance-head *, label')]
        .flatMap(each => [...each.childNodes]).filter(node => node.nodeType === 3);
    const rects = texts.flatMap(node => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()].map(rect => [node.data, rect]);
    });
    rects.push(['the field', document.querySelector('#name').getBoundingClientRect()]);
    const meets = (a, b) => a.left < b.right && b.left < a.right
        && a.top < b.bottom && b.top < a.bottom;
    const crossed = rects.filter(([, rect]) =>
        behind.some(path => meets(path.getBoundingClientRect(), rect)));
    return [behind.length > 0, crossed.map(([text]) => text)];
}"""


# Lines of the page on which somebody waits that the lamp hangs before, scrolled to the top.
_HUNG_BEFORE = """() => {
    const walk = document.createTreeWalker(
        document.querySelector('.waiting'), NodeFilter.SHOW_TEXT);
    const rects = [];
    for (let node; (node = walk.nextNode());) {
        if (!node.data.trim() || node.parentElement.closest('.spoken, svg')) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        rects.push(...[...range.getClientRects()].map(rect => [node.data, rect]));
    }
    const lamps = [...document.querySelectorAll('.lamp')].filter(each => each.checkVisibility());
    const meets = (a, b) => a.left < b.right && b.left < a.right
        && a.top < b.bottom && b.top < a.bottom;
    const hung = rects.filter(([, rect]) =>
        lamps.some(lamp => meets(lamp.getBoundingClientRect(), rect)));
    return [rects.length > 3, hung.map(([text]) => text)];
}"""


def _joining(
    hub: RunningHub, devices: Watched, game: str, players: int, language: str = "en"
) -> tuple[Evening, Page]:
    evening = Evening(hub, devices, "entrance", game=game, players=players)
    page = devices.page(evening.invitation(), language=language, viewport=SMALLEST)
    page.wait_for_selector(".scenery svg")
    return evening, page


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("game", "players"), [("samurai", 7), ("bang", 8), ("duel", 2)])
def test_name_seats_and_the_way_in_are_in_sight_on_the_smallest_glass(
    hub: RunningHub, devices: Watched, game: str, players: int, language: str
) -> None:
    evening, page = _joining(hub, devices, game, players, language)
    assert page.locator(".seat-chair").count() == players
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert page.evaluate(_HIDDEN) == [], f"{width} x {height}"
        assert page.evaluate(_SCROLLED) == 0, f"{width} x {height}"
    evening.post("end")


WIDE = ((900, 700), (1024, 768), (1366, 768), (1920, 1080))

# On wide glass: how wide the narrowest chair is, what lies between the form and the chairs, and
# between the field and its button.
_BESIDE = """() => {
    const boxes = which => [...document.querySelectorAll(which)].map(
        each => each.getBoundingClientRect());
    const [chairs, [field], [button]] = ['.seat-chair', '#name', '[type=submit]'].map(boxes);
    return [
        Math.min(...chairs.map(chair => chair.width)),
        Math.min(...chairs.map(chair => chair.left)) - Math.max(field.right, button.right),
        button.top - field.bottom,
    ];
}"""


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("game", "players"), [("samurai", 7), ("bang", 8), ("duel", 2)])
def test_wide_glass_has_the_form_with_its_button_beside_large_chairs(
    hub: RunningHub, devices: Watched, game: str, players: int, language: str
) -> None:
    evening, page = _joining(hub, devices, game, players, language)
    for width, height in WIDE:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert page.evaluate(_HIDDEN) == [], f"{width} x {height}"
        assert page.evaluate(_SCROLLED) == 0, f"{width} x {height}"
        chair, between, below = page.evaluate(_BESIDE)
        assert chair >= 110, f"{width} x {height}"
        assert between > 0, f"{width} x {height}"
        assert 0 < below < 40, f"{width} x {height}"
    evening.post("end")


LONG_NAMES = ("Bartolomeo", "Massimiliano", "Maria Grazia", "Anna Del Pozzo", "Jo", "Wilhelmina")

# Names on chairs that end in dots or leave their chair, and words of them on two lines.
_CUT = """() => [...document.querySelectorAll('.seat-chair-name')].filter(each => {
    const text = [...each.childNodes].find(node => node.nodeType === 3);
    const isBroken = [...text.data.matchAll(/\\S+/g)].some(word => {
        const range = document.createRange();
        range.setStart(text, word.index);
        range.setEnd(text, word.index + word[0].length);
        return range.getClientRects().length > 1;
    });
    const [own, chair] = [each, each.closest('.seat-chair')].map(
        one => one.getBoundingClientRect());
    const isOut = own.left < chair.left || own.right > chair.right;
    return isBroken || isOut || each.scrollWidth > each.clientWidth;
}).map(each => each.textContent)"""


def test_names_on_chairs_are_whole_and_every_chair_is_in_sight(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, "entrance", players=7)
    for seat, name in enumerate(LONG_NAMES):
        evening.post(f"seats/{seat}", {"name": name})
    page = devices.page(evening.invitation(), language="it", viewport=SMALLEST)
    page.wait_for_selector(".scenery svg")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert page.evaluate(_CUT) == [], f"{width} x {height}"
        assert page.evaluate(_HIDDEN) == [], f"{width} x {height}"
    evening.post("end")


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("game", ["samurai", "bang"])
def test_no_branch_and_no_lamp_crosses_what_is_read(
    hub: RunningHub, devices: Watched, game: str, language: str
) -> None:
    evening, page = _joining(hub, devices, game, 7, language)
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert page.evaluate(_CROSSED) == [True, []], f"{width} x {height}"
    evening.post("end")


@pytest.mark.parametrize("language", ["en", "it"])
def test_no_lamp_crosses_what_is_read_while_one_waits(
    hub: RunningHub, devices: Watched, language: str
) -> None:
    evening, page = _joining(hub, devices, "bang", 8, language)
    page.fill("#name", "Aya")
    page.locator("[type=submit]").tap()
    page.wait_for_selector(".waiting .scenery svg")
    for width, height in PHONES:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert page.evaluate(_HUNG_BEFORE) == [True, []], f"{width} x {height}"
    evening.post("end")


@pytest.mark.parametrize(("game", "name"), [("samurai", "Samurai Sword"), ("bang", "BANG!")])
def test_the_join_page_names_its_game_and_wears_its_face(
    hub: RunningHub, devices: Watched, game: str, name: str
) -> None:
    evening, page = _joining(hub, devices, game, 5)
    assert name in page.locator("h1").inner_text()
    assert page.locator(f".entrance.{game}").count() == 1
    evening.post("end")


def test_a_game_without_a_face_stands_before_hills(hub: RunningHub, devices: Watched) -> None:
    evening = Evening(hub, devices, "entrance", players=5)
    page = devices.page(f"{evening.invitation()}?face=plain")
    page.wait_for_selector(".entrance.no-face .scenery .land")
    assert page.locator(".pine").count() == 0
    evening.post("end")


def test_the_language_is_one_tap_away_and_called_by_its_own_name(
    hub: RunningHub, devices: Watched
) -> None:
    evening, page = _joining(hub, devices, "samurai", 5)
    button = page.locator(".language-button")
    assert button.inner_text().strip() == "Italiano"
    button.tap()
    page.wait_for_selector(".language-button[lang=en]")
    assert page.locator("html").get_attribute("lang") == "it"
    evening.post("end")


def test_the_seat_that_is_offered_says_that_it_is_ones_own(
    hub: RunningHub, devices: Watched
) -> None:
    evening, page = _joining(hub, devices, "samurai", 5)
    assert page.locator(".seat-chair", has_text="you").count() == 1
    page.locator(".seat-chair", has_text="free").nth(2).tap()
    expect(page.locator(".seat-chair:has(:checked)")).to_have_text("4you")
    expect(page.locator(".seat-chair", has_text="free")).to_have_count(4)
    evening.post("end")


def test_those_who_join_at_once_and_chose_no_chair_get_the_next_ones(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, "entrance", players=5)
    pages = [devices.page(evening.invitation()) for _ in range(3)]
    # Looked at before anybody sat down, and not again: the same chair is shown to all.
    for page in pages:
        expect(page.locator(".seat-chair:has(:checked)")).to_have_text("1you")
        page.route("**/api/join/*", lambda route: route.abort())
    devices.allow("api/join", "ERR_FAILED")
    for page, name in zip(pages, ("Aya", "Bruno", "Carla"), strict=True):
        page.fill("#name", name)
        page.locator("[type=submit]").tap()
        page.wait_for_selector(".waiting")
    assert [each["name"] for each in evening.post("end")["seats"][:3]] == ["Aya", "Bruno", "Carla"]


def test_who_chose_a_chair_that_was_taken_meanwhile_chooses_again(
    hub: RunningHub, devices: Watched
) -> None:
    evening, page = _joining(hub, devices, "samurai", 5)
    page.locator(".seat-chair").nth(2).tap()
    evening.post("seats/2", {"name": "Zio"})
    devices.allow("409", "api/join")
    page.fill("#name", "Aya")
    page.locator("[type=submit]").tap()
    expect(page.locator(".refusal")).to_contain_text("Choose another")
    expect(page.locator(".seat-chair:has(:checked)")).to_have_count(0)
    assert not evening.post("end")["seats"][0]["name"]


def test_whoever_sits_down_without_a_name_is_led_to_it(hub: RunningHub, devices: Watched) -> None:
    evening, page = _joining(hub, devices, "samurai", 5)
    for typed in ("", "  "):
        page.fill("#name", typed)
        page.locator("[type=submit]").tap()
        assert page.evaluate("document.activeElement.id") == "name"
        expect(page.locator(".refusal")).to_have_text("Type your name first.")
    assert not evening.post("end")["seats"][0]["name"]


def test_whoever_enters_a_tournament_without_a_name_is_led_to_it(
    hub: RunningHub, devices: Watched
) -> None:
    cup = hub.as_host("POST", "/api/tournaments", {"options": {}})
    page = devices.page(f"/join/{cup['table']}")
    page.locator(".t-entrance [type=submit]").tap()
    expect(page.locator(".refusal")).to_have_text("Type your name first.")
    assert page.evaluate("document.activeElement.id") == "name"
    page.fill("#name", "Aya")
    expect(page.locator(".refusal")).to_have_count(0)
    page.locator(".t-entrance [type=submit]").tap()
    page.wait_for_url("**/play/*")


# Of the bar and the button that begins: what is not whole on the glass, and what of the scenery
# lies under the bar's buttons.
_UNREACHED = """begin => {
    const bar = [...document.querySelectorAll('.bar > .plain')];
    const branches = [...document.querySelectorAll('.pine path')].map(
        each => each.getBoundingClientRect());
    return [...bar, document.querySelector(begin)].flatMap(each => {
        const box = each.getBoundingClientRect();
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const isIn = box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight;
        const isCrossed = branches.some(one => one.left < box.right && one.right > box.left
            && one.top < box.bottom && one.bottom > box.top);
        const isSeen = each.contains(document.elementFromPoint(x, y));
        return isIn && isSeen && !isCrossed ? [] : [each.outerHTML.slice(0, 60)];
    });
}"""
DRESSES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
_ASIDE = "() => document.scrollingElement.scrollWidth - innerWidth"


@pytest.mark.parametrize(
    ("way", "begin"), [("alone", "[data-begin]"), ("tournament", "[data-open]")]
)
def test_the_hosts_ways_in_can_be_read_and_begun_at_every_size(
    hub: RunningHub, devices: Watched, way: str, begin: str
) -> None:
    page = devices.page(f"/host#{hub.host_key}", viewport=SMALLEST)
    page.locator(f".lids [data-{way}]").tap()
    page.wait_for_selector(".scenery svg")
    page.wait_for_selector(f"{begin}:not(:disabled)")
    # The smallest glass has the one of a tournament below what is chosen.
    phones = PHONES if way == "alone" else PHONES[:1]
    for width, height in (*phones, (1366, 768), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert page.evaluate(_UNREACHED, begin) == [], f"{width} x {height}"
        assert page.evaluate(_ASIDE) <= 0, f"{width} x {height}"
    for dress in DRESSES:
        page.emulate_media(color_scheme=dress)
        drawn(page)
        assert axe.violations(page) == [], dress
