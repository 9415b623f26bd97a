"""What the buttons of a phone say where real cards move, and which of them is filled."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.watched import Watched
from tests.browser.wired import WiredTable
from tests.web.phone import Phone
from tests.web.running import RunningHub

FILLED = ".status.mine ~ .offers > .offer.likely:not(.closed)"
END = ".thumb [data-offer=end-turn]"


@pytest.fixture(scope="module")
def page(browser: Browser, hub: RunningHub) -> Iterator[Page]:
    """One page that is one seat's phone after the other."""
    devices = Watched(browser, hub.url)
    yield devices.page("/", device_scale_factor=1)
    devices.close()


def _about(phone: Phone, key: str) -> dict[str, object]:
    about: dict[str, object] = next(
        each["about"] for each in phone.sight["offers"] if each["key"] == key
    )
    return about


@pytest.mark.parametrize(("game", "players"), [("samurai", 4), ("bang", 4), ("duel", 2)])
def test_with_tokens_alone_the_filled_button_ends_the_turn(
    page: Page, hub: RunningHub, game: str, players: int
) -> None:
    table = WiredTable(hub, players, game=game, level="tokens")
    table.show(page, table.until("end-turn"))
    expect(page.locator(".thumb .offer")).not_to_have_count(1)
    expect(page.locator(FILLED)).to_have_attribute("data-offer", "end-turn")
    expect(page.locator(".thumb .offer").last).to_have_attribute("data-offer", "end-turn")
    table.close()


# The middle of each button, by its offer.
_PLACES = """() => Object.fromEntries([...document.querySelectorAll('.thumb .offers [data-offer]')]
  .map(each => [each.dataset.offer, each.getBoundingClientRect()])
  .map(([key, box]) => [key, [box.x + box.width / 2, box.bottom - box.height / 2]]))"""
# A button whose words need a second line is that much higher, and so is what lies above it.
A_LINE = 14


def _with_a_draw_due(hub: RunningHub, game: str, card: str) -> tuple[WiredTable, Phone]:
    """A table whose first seat draws as the rule says: some characters draw in their own way."""
    for _ in range(8):
        table = WiredTable(hub, 2 if game == "duel" else 5, game=game)
        mine = table.until(card, "seen", "lineup", "no-guard", "name", "end-turn")
        if mine.view.get("due"):
            return table, mine
        table.close()
    raise AssertionError("eight tables, and nobody draws as the rule says")


@pytest.mark.parametrize(
    ("game", "card"), [("samurai", "tea-ceremony"), ("bang", "stagecoach"), ("duel", "daimyo")]
)
def test_buttons_keep_their_places_through_a_turn(
    page: Page, hub: RunningHub, game: str, card: str
) -> None:
    """With the draw due and after a card: each button is where the thumb knows it."""
    table, mine = _with_a_draw_due(hub, game, card)
    table.show(page, mine)
    page.set_viewport_size({"width": 390, "height": 664})
    expect(page.locator(".status")).to_contain_text("Your turn · Draw")
    before = page.evaluate(_PLACES)
    page.locator(f".thumb [data-offer={card}]").tap()
    expect(page.locator(".status")).to_contain_text("Your turn · Play cards")
    after = page.evaluate(_PLACES)
    assert {"end-turn", card} <= before.keys() & after.keys()
    moved = {
        key: (before[key], after[key])
        for key in before.keys() & after.keys()
        if max(abs(one - two) for one, two in zip(before[key], after[key], strict=True)) > A_LINE
    }
    assert moved == {}
    table.close()


def test_drawing_says_how_many_and_the_turn_what_was_drawn(page: Page, hub: RunningHub) -> None:
    table = WiredTable(hub, 3, pace="taps")
    mine = table.until("draw")
    count = _about(mine, "draw")["count"]
    assert count in (3, 4), "the Shogun of three draws first, and more"
    table.show(page, mine)
    expect(page.locator(".thumb [data-offer=draw]")).to_contain_text(f"Draw {count} cards (")
    page.locator(".thumb [data-offer=draw]").tap()
    expect(page.locator(".thumb .story")).to_have_text(f"You draw {count} cards.")
    table.close()


def test_what_is_drawn_by_hand_is_said_until_the_first_tap_books_it(
    page: Page, hub: RunningHub
) -> None:
    table = WiredTable(hub, 3, pace="flow")
    mine = table.until("end-turn")
    (due,) = mine.view["due"]
    count = due["about"]["count"]
    table.show(page, mine)
    expect(page.locator(".status")).to_contain_text(f"Your turn · Draw {count} cards (")
    page.locator(".thumb [data-offer=daimyo], .thumb [data-shelf=cards]").first.tap()
    if page.locator("dialog[open]").count():
        page.locator("dialog[open] [data-offer=daimyo]").tap()
    expect(page.locator(".status")).to_contain_text("Play cards")
    expect(page.locator(".thumb .story")).to_contain_text("You draw 2 cards.")
    table.close()


def test_where_the_hub_goes_on_by_itself_the_phone_says_what_was_drawn(
    page: Page, hub: RunningHub
) -> None:
    table = WiredTable(hub, 5, level="cards")
    table.show(page, table.until("end-turn"), "it")
    expect(page.locator(".thumb .story")).to_contain_text("Peschi: ")
    table.close()


def test_too_many_cards_go_with_one_tap_that_says_so(page: Page, hub: RunningHub) -> None:
    table = WiredTable(hub, 4)
    table.until("tea-ceremony", "seen", "draw")
    while not _about(table.awaited(), "end-turn")["count"]:
        table.do("tea-ceremony")
    mine = table.awaited()
    over = int(str(_about(mine, "end-turn")["count"]))
    table.show(page, mine)
    cards = "1 card" if over == 1 else f"{over} cards"
    expect(page.locator(END)).to_have_text(f"Discard {cards} and end the turn")
    page.locator(END).tap()
    expect(page.locator(".status")).not_to_have_class("status mine")
    expect(page.locator("dialog")).to_have_count(0)
    table.settled()
    place = next(each for each in mine.view["places"] if each["seat"] == mine.seat)
    assert {each["key"]: each["value"] for each in place["counters"]}["hand"] == 7
    table.close()


def test_discarding_from_the_hand_says_discard_and_its_button_stays_in_sight(
    page: Page, hub: RunningHub
) -> None:
    table = WiredTable(hub, 3, level="cards")
    mine: Phone | None = None
    for _ in range(300):
        mine = table.offered("end-turn")
        if mine and _about(mine, "end-turn")["count"]:
            break
        table.do_anything("draw", "tea-ceremony", "daimyo", "take", "end-turn")
    assert mine is not None
    over = int(str(_about(mine, "end-turn")["count"]))
    hand = mine.view["hand"]
    table.show(page, mine)
    page.set_viewport_size({"width": 390, "height": 664})
    page.locator(END).tap()
    choices = page.locator("dialog .choice")
    assert [each.get_attribute("data-value") for each in choices.all()] == hand
    done = page.locator("dialog .form-foot .main")
    expect(done).to_be_in_viewport(ratio=1)
    for at in range(over):
        choices.nth(at).tap()
    expect(done).to_be_in_viewport(ratio=1)
    expect(done).to_have_text(
        f"Discard {'1 card' if over == 1 else f'{over} cards'} and end the turn"
    )
    done.tap()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator(".hand-card")).to_have_count(7)
    table.close()


def test_a_whole_hand_is_in_sight_and_what_was_drawn_shines(page: Page, hub: RunningHub) -> None:
    table = WiredTable(hub, 7, level="cards", pace="taps")
    mine = table.until("draw")
    count = int(str(_about(mine, "draw")["count"]))
    table.show(page, mine)
    page.set_viewport_size({"width": 390, "height": 664})
    expect(page.locator(".hand-card.new")).to_have_count(0)
    before = page.locator(".hand-card").count()
    page.locator(".thumb [data-offer=draw]").tap()
    expect(page.locator(".hand-card")).to_have_count(before + count)
    expect(page.locator(".hand-card.new")).to_have_count(count)
    spoken = page.locator(".hand-card.new .spoken", has_text="New this turn.")
    expect(spoken).to_have_count(count)
    for name in page.locator(".hand-card .washi-name").all():
        expect(name).to_be_in_viewport(ratio=1)
        assert name.evaluate(
            "each => { const box = each.getBoundingClientRect(); const at = document"
            ".elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);"
            " return each.closest('button').contains(at); }"
        ), "nothing lies over it"
    table.close()
