"""The hall's screen with a full hall: everything is whole, in one size, and on the glass."""

from collections.abc import Iterator, Sequence

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hall_evening import SHOWS, SIZES, HallEvening, measured
from tests.browser.survey import drawn
from tests.browser.watched import Watched
from tests.web.running import RunningHub

Size = tuple[int, int]


def _looked_at(
    hub: RunningHub,
    devices: Watched,
    players: int,
    sizes: Sequence[Size],
    language: str,
    last: str = "podium",
    names: Sequence[str] = (),
) -> Iterator[tuple[str, Page, HallEvening]]:
    """Each state of an evening in each size, on the hall's own screen."""
    evening = HallEvening(hub, players, names)
    page = devices.page(evening.screen_address(), "tv", language)
    page.locator(".t-hall").wait_for()
    for state in evening.states():
        page.locator(SHOWS[state]).first.wait_for()
        for width, height in sizes:
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            yield f"{players} players, {state}, {width} x {height}", page, evening
        if state == last:
            break
    evening.close()


def _wrong(where: str, page: Page, evening: HallEvening) -> list[str]:
    wrong, shown = measured(page, evening.names)
    missing = set(evening.names) - set(shown)
    wrong += [f"{name} is nowhere" for name in sorted(missing)]
    return [f"{where}: {each}" for each in wrong]


@pytest.mark.long
@pytest.mark.parametrize(
    ("players", "last"), [(22, "podium"), pytest.param(60, "draw", marks=pytest.mark.long)]
)
def test_nothing_is_cut_in_a_full_hall(
    hub: RunningHub, devices: Watched, players: int, last: str
) -> None:
    wrong = [
        each
        for looked in _looked_at(hub, devices, players, ((1024, 768), (1920, 1080)), "it", last)
        for each in _wrong(*looked)
    ]
    assert not wrong, "\n" + "\n".join(wrong[:40])


# What is done to a hall in which nothing is wrong, and how the measure says it.
PLANTED = (
    (".t-table li + li", "margin-top", "-1em", "lies on"),
    (".t-name", "text-overflow", "ellipsis", "ends in dots"),
    (".t-name", "font-size", "0.9em", "in sizes"),
    (".t-tables", "translate", "50vw", "leaves the glass"),
    (".t-table ol", "width", "2em", "sticks out of"),
    (".t-name", "display", "none", "is nowhere"),
)
_SET = """([selector, name, value]) =>
  document.querySelector(selector).style.setProperty(name, value)"""


def test_what_would_be_wrong_in_a_hall_is_found(hub: RunningHub, devices: Watched) -> None:
    *_, (where, page, evening) = _looked_at(hub, devices, 8, ((1366, 768),), "en", "draw")
    for selector, name, value, said in PLANTED:
        assert _wrong(where, page, evening) == []
        page.evaluate(_SET, [selector, name, value])
        found = _wrong(where, page, evening)
        assert any(said in each for each in found), f"{said}: {found}"
        page.evaluate(_SET, [selector, name, ""])


@pytest.mark.long
@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("players", [8, 22, 37, 60])
def test_nothing_is_cut_with_any_number_on_any_glass(
    hub: RunningHub, devices: Watched, players: int, language: str
) -> None:
    wrong = [
        each
        for looked in _looked_at(hub, devices, players, SIZES, language)
        for each in _wrong(*looked)
    ]
    assert not wrong, "\n" + "\n".join(wrong[:40])


# Short enough for the largest letters.
SHORT = ("Aya", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gaia", "Hugo")


@pytest.mark.long
def test_a_duels_title_is_one_line_where_letters_are_largest(
    hub: RunningHub, devices: Watched
) -> None:
    looked = _looked_at(hub, devices, 8, ((1024, 768),), "it", "finals", SHORT)
    assert [each for state in looked for each in _wrong(*state)] == []


@pytest.mark.long
def test_from_thirty_people_on_the_tables_alternate_with_a_list_by_name(
    hub: RunningHub, devices: Watched
) -> None:
    seen = [page for where, page, _ in _looked_at(hub, devices, 37, ((1920, 1080),), "en", "draw")]
    page = seen[-1]
    expect(page.locator(".t-tables")).to_be_visible()
    foot = page.locator(".t-seating footer [role=status]")
    expect(foot).to_contain_text("the crown")
    expect(page.locator(".t-by-name")).to_be_visible()
    expect(page.locator(".t-tables")).not_to_be_visible()
    # Nobody has a crown in the list: the foot speaks of what is there.
    expect(foot).to_contain_text("seat 1")
    names = page.locator(".t-by-name .t-name").all_inner_texts()
    assert len(names) == 37
    expect(page.locator(".t-tables")).to_be_visible()
