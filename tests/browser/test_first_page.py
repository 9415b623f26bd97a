"""The host's first page: a box for each game, and one tap on its lid leads to that game."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import assert_accessible
from tests.browser.survey import drawn, dressed, twice_the_text
from tests.browser.watched import Watched
from tests.web.running import RunningHub

LAPTOPS = ((1366, 768), (1024, 768), (1920, 1080))
SIZES = (*LAPTOPS, (820, 1180), (390, 664), (360, 560), (320, 454))

# What of the first page lies outside the glass before anybody scrolls.
_HIDDEN = """() => [
    ...document.querySelectorAll('.home h1, .lid, .lid-name, .screen-in, .bar button'),
  ].filter(each => {
    const { top, left, right, bottom } = each.getBoundingClientRect();
    return top < 0 || left < 0 || right > innerWidth || bottom > innerHeight;
  }).map(each => each.outerHTML.slice(0, 60))"""

# Lines of the first lid that lie on something which its picture draws there.
_CROSSED = """() => {
  const drawn = [...document.querySelectorAll(
    '.lid.first :is(.lid-hero :is(path, circle), .lid-far path:last-child)')]
    .filter(each => each.getBoundingClientRect().width > 0);
  const inside = (shape, x, y) => shape.isPointInFill(
    new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse()));
  const lines = [...document.querySelectorAll('.lid.first :is(.lid-name, .lid-text)')]
    .flatMap(each => {
      const range = document.createRange();
      range.selectNodeContents(each);
      return [...range.getClientRects()].map(rect => [each.textContent, rect]);
    });
  const steps = [...Array(25).keys()].map(at => at / 24);
  const crossed = lines.filter(([, { x, y, width, height }]) => steps.some(along =>
    [0.3, 0.5, 0.7].some(down =>
      drawn.some(shape => inside(shape, x + along * width, y + down * height)))));
  return [drawn.length > 0, crossed.map(([text]) => text)];
}"""

_AREAS = """() => [...document.querySelectorAll('.lid')].map(each => {
  const { width, height } = each.getBoundingClientRect();
  return [each.dataset.game ?? '', Math.round(width * height)];
})"""

# Pairs of boxes that lie on each other, or on what stands beside them.
_OVERLAPPING = """() => {
  const all = [...document.querySelectorAll('.lid, .screen-in, .brand p, .home h2, .bar button')]
    .map(each => [each.className || each.textContent, each.getBoundingClientRect()]);
  return all.flatMap(([name, a], at) => all.slice(at + 1)
    .filter(([, b]) => a.left < b.right - 1 && b.left < a.right - 1
      && a.top < b.bottom - 1 && b.top < a.bottom - 1)
    .map(([other]) => `${name} / ${other}`));
}"""


# How much each lid's letters stand out from it, as WCAG reckons; over a picture axe does not know.
_CONTRASTS = """() => {
  const light = colour => colour.match(/[\\d.]+/g).slice(0, 3).map(Number)
    .map(each => each / 255)
    .map(each => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4)
    .reduce((sum, each, at) => sum + each * [0.2126, 0.7152, 0.0722][at], 0.05);
  return [...document.querySelectorAll('.lid')].map(each => {
    const { color, backgroundColor } = getComputedStyle(each);
    const [low, high] = [light(color), light(backgroundColor)].sort((a, b) => a - b);
    return high / low;
  });
}"""


@pytest.fixture
def page(request: pytest.FixtureRequest, hub: RunningHub, devices: Watched) -> Page:
    page = devices.page(f"/host#{hub.host_key}", "laptop", getattr(request, "param", "en"))
    page.locator(".scenery svg").first.wait_for()
    return page


both = pytest.mark.parametrize(
    "page", [pytest.param("en", marks=pytest.mark.long), "it"], indirect=True
)


@pytest.mark.long
def test_each_lid_leads_to_a_new_table_of_its_game(hub: RunningHub, page: Page) -> None:
    games = [each for each in hub.as_host("GET", "/api/games") if each["most"] > 1]
    lids = page.locator(".lids [data-game]")
    assert lids.evaluate_all("all => all.map(each => each.dataset.game)") == [
        each["game"] for each in games
    ]
    for game in games:
        lid = page.locator(f".lids [data-game={game['game']}]")
        name = lid.locator(".lid-name").inner_text()
        for number in {game["least"], game["most"]}:
            expect(lid.locator(".lid-text")).to_contain_text(str(number))
        lid.click()
        page.locator(".new-table").wait_for()
        assert page.locator("[name=game]:checked").input_value() == game["game"]
        expect(page.locator(".ring-title")).to_have_text(name)
        page.locator(".bar-back").click()
        page.locator(".lids").wait_for()


@pytest.mark.long
def test_the_lids_of_the_other_ways_to_play_lead_there(hub: RunningHub, page: Page) -> None:
    alone = page.locator(".lids [data-alone]")
    name = alone.locator(".lid-name").inner_text()
    alone.click()
    expect(page.locator(".alone h1")).to_have_text(name)
    page.locator(".bar-back").click()
    page.locator(".lids [data-tournament]").click()
    page.locator("#names").wait_for()
    page.locator(".bar-back").click()
    shows = [each["game"] for each in hub.as_host("GET", "/api/games") if each["plays_itself"]]
    assert len(shows) > 1
    for game in shows:
        page.locator(f".lids [data-watch={game}]").click()
        page.wait_for_url("**/watch/*")
        table = page.url.rpartition("/watch/")[2].partition("#")[0]
        assert hub.as_host("GET", f"/api/tables/{table}")["game"] == game
        page.goto(f"{hub.url}/host")
    for each in hub.as_host("GET", "/api/tables"):
        hub.as_host("POST", f"/api/tables/{each['table']}/end")


@both
def test_on_a_laptop_all_boxes_are_in_sight_and_the_first_is_the_largest(page: Page) -> None:
    for width, height in LAPTOPS:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert page.evaluate(_HIDDEN) == [], f"{width} x {height}"
        (game, largest), *others = page.evaluate(_AREAS)
        assert game == "samurai"
        assert all(largest > 3 * area for _, area in others), f"{width} x {height}"


@both
def test_no_picture_crosses_a_name_and_no_box_lies_on_another(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        drawn(page)
        assert page.evaluate(_CROSSED) == [True, []], f"{width} x {height}"
        assert page.evaluate(_OVERLAPPING) == [], f"{width} x {height}"


# Words of the sign and the boxes that stand on two lines.
_BROKEN = """() => [...document.querySelectorAll(':is(.brand, .shelf-room) *')]
  .flatMap(each => [...each.childNodes]).filter(node => node.nodeType === 3)
  .flatMap(node => [...node.data.matchAll(/\\S+/g)].filter(word => {
    const range = document.createRange();
    range.setStart(node, word.index);
    range.setEnd(node, word.index + word[0].length);
    return new Set([...range.getClientRects()].map(rect => rect.top)).size > 1;
  })).map(([word]) => word)"""


@both
def test_letters_twice_as_large_break_no_word_and_stay_on_the_glass(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        with twice_the_text(page):
            assert page.evaluate(_BROKEN) == [], f"{width} x {height}"
            wide = page.evaluate("() => document.documentElement.scrollWidth")
            assert wide <= width, f"{width} x {height}"


@both
def test_the_first_page_is_for_everyone_by_day_and_by_lamplight(page: Page) -> None:
    for dress in ("dark", "light"):
        dressed(page, dress)
        assert_accessible(page)
        contrasts = page.evaluate(_CONTRASTS)
        assert len(contrasts) == 6
        assert min(contrasts) >= 4.5, contrasts


def test_by_keyboard_the_boxes_come_in_the_order_in_which_they_are_seen(page: Page) -> None:
    seen = []
    for _ in range(9):
        page.keyboard.press("Tab")
        seen.append(
            page.evaluate(
                "() => Object.keys(document.activeElement.dataset)[0]"
                " ?? document.activeElement.className"
            )
        )
    assert seen == [
        "plain round", "game", "game", "game", "alone", "tournament", "watch", "watch",
        "button screen-in",
    ]  # fmt: skip
