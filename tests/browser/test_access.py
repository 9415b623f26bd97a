"""Every screen and state for everyone: by a screen reader, a thumb, weak eyes and a small phone."""

from collections.abc import Iterator
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.evening import Evening
from tests.browser.hurrying import hurry
from tests.browser.survey import Found, look
from tests.browser.tour import NIGHTS, Tour
from tests.browser.watched import Watched
from tests.web.running import RunningHub

Motion = Literal["reduce", "no-preference"]

# What a state-by-state look must have met, so that none of it is left out unseen.
STATES = {
    "phone": {
        "home", "join", "waiting", "confirm", "my-turn", "not-my-turn", "seat-sheet", "character",
        "shelf", "set-straight", "form-sheet", "menu", "how-we-play", "rulings", "asked",
        "end-covered", "end",
    },
    "screen": {"letters", "hall", "playing", "strike", "ceremony", "ceremony-end"},
    "host": {
        "first", "new-table", "gathering", "playing", "seat-sheet", "over", "history",
        "statistics",
    },
}  # fmt: skip


def _surveyed(tour: Tour, dresses: tuple[str, ...]) -> tuple[Found, set[tuple[str, str]]]:
    found: Found = {}
    met = set()
    for shown in tour.states():
        met.add((shown.kind, shown.name))
        for kind, wrong in look(shown, dresses).items():
            found.setdefault(kind, []).extend(wrong)
    return found, met


@pytest.fixture(scope="module")
def survey(browser: Browser, hub: RunningHub) -> Iterator[Found]:
    """A night of three phones in English and in the dark."""
    devices = Watched(browser, hub.url)
    found, met = _surveyed(Tour(hub, devices), ("dark",))
    missing = {(kind, name) for kind, names in STATES.items() for name in names} - met
    assert not missing, f"never shown: {sorted(missing)}"
    yield found
    devices.close()


def _said(found: list[str]) -> str:
    return "\n" + "\n".join(dict.fromkeys(found))


@pytest.mark.long
def test_axe_finds_nothing_in_any_state(survey: Found) -> None:
    assert not survey["axe"], _said(survey["axe"])


@pytest.mark.long
def test_whatever_can_be_tapped_is_as_large_as_a_fingertip(survey: Found) -> None:
    assert not survey["small"], _said(survey["small"])


@pytest.mark.long
def test_nothing_sticks_out_or_is_cut_off_on_a_small_phone(survey: Found) -> None:
    assert not survey["outside"], _said(survey["outside"])


@pytest.mark.long
def test_text_twice_as_large_still_fits(survey: Found) -> None:
    assert not survey["twice"], _said(survey["twice"])


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(("game", "level", "players", "phones"), NIGHTS)
def test_every_state_is_for_everyone_in_every_language_and_dress(
    hub: RunningHub,
    devices: Watched,
    language: str,
    game: str,
    level: str,
    players: int,
    phones: int,
) -> None:
    tour = Tour(hub, devices, language, level, players, phones, game)
    found, _ = _surveyed(tour, ("dark", "light"))
    wrong = [each for kind in found.values() for each in kind]
    assert not wrong, _said(wrong)


_BADGES = """selector => [...document.querySelectorAll(selector)].map(each => ({
  shape: each.querySelector('.seat-badge path')?.getAttribute('d') ?? '',
  colour: each.querySelector('.seat-badge path')?.getAttribute('fill') ?? '',
  number: each.querySelector('.seat-badge text')?.textContent ?? '',
  said: each.innerText.replace(/[\\d\\s]/g, ''),
}))"""


def _assert_told_apart(page: Page, selector: str, count: int) -> None:
    seats: list[dict[str, str]] = page.evaluate(_BADGES, selector)
    assert len(seats) == count, f"{page.url}: {len(seats)} of {count} seats at {selector}"
    for by in ("shape", "number", "said"):
        told = [seat[by] for seat in seats]
        assert all(told), f"{selector} at {page.url} has a seat without a {by}: {seats}"
        assert len(set(told)) == count, f"{selector} at {page.url} has a {by} twice: {seats}"


def test_a_seat_is_told_by_number_shape_and_name_and_never_by_colour_alone(
    hub: RunningHub, devices: Watched
) -> None:
    evening = Evening(hub, devices, "colours", players=7)
    evening.seat(1)
    join = devices.page(f"/join/{evening.code}")
    join.locator(".seat-chair").first.wait_for()
    _assert_told_apart_by_badge(join, ".seat-chair", 7)
    for name, seat in zip("BCDEFG", range(1, 7), strict=True):
        evening.post(f"seats/{seat}", {"name": f"{name}{name}"})
    evening.start()
    phone = evening.phones[0].page
    _assert_told_apart(phone, ".ring .place", 6)
    given = evening.post("keys", {"kind": "table"})
    screen = devices.page(f"/watch/{evening.table}#{given['key']}", "tv")
    screen.locator("[data-seat] .seat-badge").first.wait_for()
    _assert_told_apart(screen, "[data-seat]:has(.seat-badge)", 7)
    host = devices.page(f"/host#{hub.host_key}", "tablet")
    host.locator(".first-choices").wait_for()
    host.evaluate("to => { location.hash = to; }", f"#/table/{evening.table}")
    host.locator(".place-row").first.wait_for()
    _assert_told_apart(host, ".place-row", 7)


def _assert_told_apart_by_badge(page: Page, selector: str, count: int) -> None:
    """Free chairs have no name yet; their number and shape are what there is."""
    seats: list[dict[str, str]] = page.evaluate(_BADGES, selector)
    assert len(seats) == count
    for by in ("shape", "number"):
        assert len({seat[by] for seat in seats}) == count, seats


# What runs for longer than a blink, now.
_MOVING = """() => document.getAnimations()
  .map(each => ({ timing: each.effect.getComputedTiming(), each }))
  .filter(({ timing }) => timing.endTime > 50)
  .map(({ timing, each }) => {
    const named = each.effect.target?.className;
    const what = each.animationName ?? each.transitionProperty ?? each.id;
    return `${what} on ${named?.baseVal ?? named}: ${timing.endTime} ms`;
  })"""

# Everything that ever begins to move is written down, however short it is.
_WATCH = """() => {
  window.moved = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const time = typeof how === 'number' ? how : how?.duration ?? 0;
    if (time > 50) window.moved.push(`${this.className?.baseVal ?? this.className}: ${time} ms`);
    return animate.call(this, frames, how);
  };
  for (const kind of ['animationstart', 'transitionstart'])
    document.addEventListener(kind, () => window.moved.push(...(MOVING)()), true);
}""".replace("MOVING", _MOVING)


def _moving(page: Page) -> list[str]:
    moved: list[str] = page.evaluate("() => window.moved.splice(0)")
    now: list[str] = page.evaluate(_MOVING)
    return moved + now


class Onlookers:
    """A phone and a table screen, and how their owners like things to move."""

    def __init__(self, evening: Evening, devices: Watched, name: str, motion: Motion) -> None:
        self.phone = devices.page(f"/join/{evening.code}", reduced_motion=motion)
        self.phone.fill("#name", name)
        self.phone.locator(".join button[type=submit]").tap()
        self.phone.locator(".waiting").wait_for()
        given = evening.post("keys", {"kind": "table"})
        address = f"/watch/{evening.table}#{given['key']}"
        self.screen = devices.page(address, "tv", reduced_motion=motion)
        self.screen.locator(".hall").wait_for()
        self.pages = (self.phone, self.screen)
        for page in self.pages:
            page.evaluate(_WATCH)

    def moved(self) -> list[str]:
        return [each for page in self.pages for each in _moving(page)]


@pytest.mark.long
def test_whoever_wants_it_still_sees_nothing_move_and_the_others_do(
    hub: RunningHub, devices: Watched
) -> None:
    """From the start of a game through to its ceremony, both at one table."""
    evening = Evening(hub, devices, "still", players=3)
    evening.seat(1)
    still = Onlookers(evening, devices, "Still", "reduce")
    lively = Onlookers(evening, devices, "Lively", "no-preference")
    evening.start()
    for page in (still.phone, lively.phone):
        page.locator(".bar button").tap()
        page.locator("dialog[open]").wait_for()
    found, moved = still.moved(), lively.moved()
    hurry(hub, evening.table, "still")
    for each in (still, lively):
        each.screen.locator(".ceremony").wait_for()
    # The first role turns over a moment after the ceremony began.
    still.screen.locator(".role-card.open").first.wait_for()
    lively.screen.locator(".role-card.open").first.wait_for()
    found += still.moved()
    moved += lively.moved()
    assert any("sheet" in each for each in moved), moved
    assert len(moved) > 3, moved
    assert not found, _said(found)
