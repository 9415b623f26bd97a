"""What can be done is in sight: whole, under a finger, without scrolling, on any phone's glass.

Here at tables that are really played; test_in_sight.py looks at made moments, which takes less
time, so most of these are `long`.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.in_sight import Size, hidden
from tests.browser.watched import Watched
from tests.browser.wired import WiredTable
from tests.web.phone import Phone
from tests.web.running import RunningHub

# Browsers with their bars, on phones that people have; the widths at the heights that were worst.
HEIGHTS = (454, 560, 600, 650, 664, 700, 727, 740, 770, 844, 900)
SAMPLE: list[Size] = [(390, height) for height in HEIGHTS]
SAMPLE += [(320, 454), (320, 664), (360, 700), (360, 740), (412, 664), (412, 740)]
SWEEP: list[Size] = [
    (width, height) for width in (320, 360, 390, 412) for height in range(454, 901, 6)
]


@pytest.fixture(scope="module")
def page(browser: Browser, hub: RunningHub) -> Iterator[Page]:
    """One page that is one seat's phone after the other."""
    devices = Watched(browser, hub.url)
    yield devices.page("/", device_scale_factor=1)
    devices.close()


class Looking:
    """Goes from state to state of a table and keeps what was not in sight there."""

    def __init__(
        self,
        page: Page,
        table: WiredTable,
        sizes: list[Size],
        languages: tuple[str, ...] = ("en", "it"),
    ) -> None:
        self.found: list[str] = []
        self.states: list[str] = []
        self._page = page
        self._table = table
        self._sizes = sizes
        self._languages = languages

    def at(self, state: str, phone: Phone) -> None:
        for language in self._languages:
            self._table.show(self._page, phone, language)
            wrong = hidden(self._page, self._sizes)
            self.found += [f"{state} in {language} {each}" for each in wrong]
        self.states.append(state)


def companion(table: WiredTable, look: Looking) -> None:
    """Every question that cards on the table can put, one after the other."""
    look.at("seen", table.awaited())
    while table.offered("seen"):
        table.do("seen")
    look.at("draw", table.until("draw"))
    table.do("draw")
    look.at("turn", table.awaited())
    for card, answer in (("battle-cry", "parry"), ("jujutsu", "take")):
        table.do(card)
        look.at(card, table.until(answer))
        while table.offered(answer):
            table.do(answer)
    look.at("attacked", _attacked(table))
    table.do("take")
    _bushido(table)
    look.at("bushido", table.until("pay-honor"))
    table.do("pay-honor")
    look.at("too many cards", _overfull(table))


def _attacked(table: WiredTable) -> Phone:
    table.do("attack")
    return table.until("take")


def _bushido(table: WiredTable) -> None:
    """Laid before whoever comes next, who flips a weapon."""
    after = (table.awaited().seat + 1) % len(table.phones)
    table.do("bushido", target=after)
    table.do("end-turn")
    table.until("flip", "recover")
    table.do("flip", flipped="weapon")


def _overfull(table: WiredTable) -> Phone:
    """With more cards than one may keep: tea is served until then."""
    table.until("tea-ceremony", "recover", "draw")
    while not (over := _excess(table.awaited())):
        table.do("tea-ceremony")
    assert over > 0
    return table.awaited()


def _excess(phone: Phone) -> int:
    ends = (each for each in phone.sight["offers"] if each["key"] == "end-turn")
    return int(next(ends)["about"]["count"])


def looked_at(
    page: Page, hub: RunningHub, players: int, sizes: list[Size], *languages: str
) -> Looking:
    table = WiredTable(hub, players, pace="taps")
    try:
        look = Looking(page, table, sizes, languages)
        companion(table, look)
    finally:
        table.close()
    return look


@pytest.mark.long
@pytest.mark.parametrize(("players", "language"), [(3, "en"), (7, "en"), (7, "it")])
def test_every_answer_is_in_sight_with_real_cards(
    page: Page, hub: RunningHub, players: int, language: str
) -> None:
    look = looked_at(page, hub, players, SAMPLE, language)
    assert look.states == [
        *("seen", "draw", "turn", "battle-cry", "jujutsu", "attacked", "bushido"),
        "too many cards",
    ]
    assert look.found == []


@pytest.mark.long
@pytest.mark.parametrize("players", [4, 5, 6])
def test_an_attack_is_answered_in_sight_at_every_table(
    page: Page, hub: RunningHub, players: int
) -> None:
    table = WiredTable(hub, players)
    try:
        look = Looking(page, table, SAMPLE)
        look.at("attacked", table.until("take", "seen", "attack"))
    finally:
        table.close()
    assert look.found == []


@pytest.mark.long
@pytest.mark.parametrize("players", [3, 4, 5, 6, 7])
def test_every_answer_is_in_sight_at_every_height(
    page: Page, hub: RunningHub, players: int
) -> None:
    assert looked_at(page, hub, players, SWEEP, "en", "it").found == []


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "level", "players", "answers"),
    [
        ("samurai", "cards", 7, ("draw", "end-turn", "take")),
        ("samurai", "tokens", 7, ("end-turn",)),
        ("duel", "companion", 2, ("name", "end-turn", "take")),
        ("duel", "cards", 2, ("end-turn", "take")),
        ("bang", "companion", 8, ("draw", "end-turn", "missed")),
        ("bang", "tokens", 8, ("end-turn",)),
    ],
)
def test_so_they_are_at_the_other_levels_and_games(
    page: Page, hub: RunningHub, game: str, level: str, players: int, answers: tuple[str, ...]
) -> None:
    table = WiredTable(hub, players, game=game, level=level, pace="taps")
    try:
        look = Looking(page, table, SAMPLE, ("it",))
        for answer in answers:
            look.at(answer, table.until(answer, "attack", "bang", "draw"))
    finally:
        table.close()
    assert look.found == []


@pytest.mark.long
def test_characters_to_choose_from_are_in_sight(page: Page, hub: RunningHub) -> None:
    table = WiredTable(hub, 7, characters="pairs")
    try:
        look = Looking(page, table, SAMPLE)
        look.at("characters", table.until("character"))
        page.locator("[data-offer=character]").tap()
        for width, height in SAMPLE:
            page.set_viewport_size({"width": width, "height": height})
            for choice in page.locator("dialog .choice").all():
                expect(choice).to_be_in_viewport(ratio=1)
    finally:
        table.close()
    assert look.found == []


_STYLE = "([what, style]) => { document.querySelector(what).style.cssText = style; }"


def test_a_bar_that_lies_over_an_answer_is_found(page: Page, hub: RunningHub) -> None:
    table = WiredTable(hub, 7)
    try:
        look = Looking(page, table, [(390, 664)])
        look.at("turn", table.until("end-turn", "seen"))
        assert look.found == []
        page.evaluate(_STYLE, [".dock", "position: static; margin-top: 30rem"])
        below = hidden(page, [(390, 664)])
        page.evaluate(_STYLE, [".dock", ""])
        page.evaluate(_STYLE, [".bar", "position: fixed; inset: 60% 0 0; z-index: 9"])
        under = hidden(page, [(390, 664)])
    finally:
        table.close()
    assert [each for each in below if "goes from" in each]
    assert [each for each in under if "is under bar" in each]
