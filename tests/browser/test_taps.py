"""How many taps a turn costs, counted on the glass: real turns per game and level.

The table of all of them is printed (`-s`); what must not be more is held here.
"""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.duelling import begun
from tests.browser.tapping import Tapper
from tests.browser.watched import Watched
from tests.browser.wired import WiredTable
from tests.web.phone import Phone, open_offers
from tests.web.running import RunningHub

# What a turn of each game is made of, besides drawing and the end: a card for all, and a blow.
CARDS = ("tea-ceremony", "stagecoach", "beer", "battle-cry", "jujutsu", "daimyo")
BLOWS = ("attack", "bang")


@pytest.fixture(scope="module")
def page(browser: Browser, hub: RunningHub) -> Iterator[Page]:
    """One page that is one seat's phone after the other, an ordinary one with its bars."""
    devices = Watched(browser, hub.url)
    shown = devices.page("/", device_scale_factor=1)
    shown.set_viewport_size({"width": 390, "height": 664})
    yield shown
    devices.close()


class Counting:
    """One page that is whichever phone is looked at, and the taps on it."""

    def __init__(self, page: Page, table: WiredTable) -> None:
        self.page = page
        self.table = table
        self.thumb = Tapper(page, "thumb", Random("taps"))

    def of(self, phone: Phone) -> "Counting":
        self.table.show(self.page, phone)
        return self

    def offered(self, *keys: str) -> str:
        """The first of these that the phone has a button for."""
        shown = self.thumb.look()["offers"]
        return next((key for key in keys if key in shown), "")

    def do(self, *keys: str) -> int:
        """The first of these that is there, from the first tap to the last; how many it took."""
        before = self.thumb.taps
        key = self.offered(*keys)
        if key:
            self.thumb.move([key])
        return self.thumb.taps - before

    def card(self) -> int:
        """A card that needs no target: from where it lies, or from the shelf."""
        before = self.thumb.taps
        if key := self.offered(*CARDS):
            self.thumb.tap(f".thumb [data-offer={key}]")
        elif self.page.locator(".thumb [data-shelf=cards]").count():
            self.thumb.tap(".thumb [data-shelf=cards]")
            self._from_shelf()
        else:
            self._from_hand()
        self.thumb.settle()
        return self.thumb.taps - before

    def throw(self, card: str, seat: int) -> None:
        """A card of the hand, dragged onto a seat."""
        held = self.page.locator(f".hand-card:has([data-card={card}])").first.bounding_box()
        place = self.page.locator(f"[data-place='{seat}']").first.bounding_box()
        assert held is not None
        assert place is not None
        mouse, version = self.page.mouse, self.table.version
        mouse.move(held["x"] + held["width"] / 2, held["y"] + 12)
        mouse.down()
        mouse.move(held["x"] + held["width"] / 2, held["y"] - 40, steps=4)
        mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=8)
        mouse.up()
        self.table.wait_past(version)
        self.thumb.settle()

    def _from_shelf(self) -> None:
        for key in CARDS:
            found = self.page.locator(f"dialog[open] .shelf-card[data-offer={key}]:not(.closed)")
            if found.count():
                self.thumb.tap(found)
                break
        self.page.wait_for_timeout(200)
        if self.page.locator("dialog[open] .main").count():
            self.thumb.tap("dialog[open] .main")

    def _from_hand(self) -> None:
        # First what leaves no more cards than one may keep.
        order = ("battle-cry", "jujutsu", *CARDS)
        held = (f".hand-card:has([data-card={key}])" for key in order)
        card = next(each for each in held if self.page.locator(each).count())
        self.thumb.tap(card)
        self.thumb.tap("dialog[open] .offer:not(.closed)")
        self.thumb._fill()


def _playing(table: WiredTable, *wanted: str) -> Phone:
    """Whoever begins a turn in which all of this can be done; others end theirs."""
    for _ in range(60):
        phone = table.awaited()
        offers = {offer["key"]: offer for offer in open_offers(phone.sight)}
        is_begun = "end-turn" in offers or "draw" in offers
        if is_begun and all(_is_open(offers, key) for key in wanted):
            return phone
        table.do_anything("seen", "name", "recover", "flip", "end-turn", "draw", "take")
    raise AssertionError(f"nobody ever had {wanted}")


def _is_open(offers: dict[str, Any], key: str) -> bool:
    """Of several names one is enough."""
    return any(each in offers for each in key.split("|"))


def _turn(page: Page, table: WiredTable, *wanted: str) -> dict[str, int]:
    """A whole turn with a draw, an action card, a blow and the end, each counted."""
    phone = _playing(table, *wanted)
    count = Counting(page, table).of(phone)
    taps = {"draw": count.do("recover") + count.do("draw"), "card": count.card()}
    while not table.offered("end-turn"):
        table.do_anything("take")
    count.of(phone)
    taps["blow"] = count.do(*BLOWS)
    struck = table.until("take")
    taps["struck"] = count.of(struck).do("take")
    while not table.offered("end-turn"):
        table.do_anything("take", "seen")
    taps["end"] = count.of(phone).do("end-turn")
    print(f"\ntaps: {table.name} {taps} = {sum(taps.values()) - taps['struck']}")
    return taps


COMPANION = [
    ("samurai", 5, {}, ("tea-ceremony", "attack")),
    ("bang", 5, {"box": "base"}, ("stagecoach", "bang")),
    ("duel", 2, {}, ("tea-ceremony", "attack")),
]


@pytest.mark.parametrize(("game", "players", "options", "wanted"), COMPANION)
def test_a_companion_turn_costs_four_taps_and_the_struck_one(
    page: Page,
    hub: RunningHub,
    game: str,
    players: int,
    options: dict[str, str],
    wanted: tuple[str, ...],
) -> None:
    table = WiredTable(hub, players, game=game, **options)
    try:
        taps = _turn(page, table, *wanted)
    finally:
        table.close()
    assert taps["draw"] == 0
    assert sum(taps.values()) - taps["struck"] <= 4
    assert taps["struck"] == 1


def test_a_duel_names_its_active_character_with_one_tap(page: Page, hub: RunningHub) -> None:
    table = WiredTable(hub, 2, game="duel")
    try:
        phone = table.until("name")
        assert Counting(page, table).of(phone).do("name") == 1
    finally:
        table.close()


def test_a_slow_table_taps_for_the_draw(page: Page, hub: RunningHub) -> None:
    table = WiredTable(hub, 5, pace="taps")
    try:
        phone = table.until("draw", "seen")
        assert Counting(page, table).of(phone).do("draw") == 1
    finally:
        table.close()


def test_with_cards_on_phones_a_turn_costs_four_at_most(page: Page, hub: RunningHub) -> None:
    """The cards are on the glass: one is tapped and played, a weapon is thrown at a seat."""
    table = WiredTable(hub, 4, level="cards")
    try:
        phone = _playing(table, "battle-cry|jujutsu", "attack")
        count = Counting(page, table).of(phone)
        taps = {"card": count.card()}
        while not table.offered("end-turn"):
            table.do_anything("take")
        target, weapon = _in_reach(phone)
        count.of(phone).throw(weapon, target)
        taps["blow"] = 1
        assert table.offered("take") is table.phones[target], "it was thrown at them"
        while not table.offered("end-turn"):
            table.do_anything("take")
        if _excess(phone) == 0:
            taps["end"] = count.of(phone).do("end-turn")
        print(f"\ntaps: {table.name} cards {taps} = {sum(taps.values())}")
        assert sum(taps.values()) <= 4
    finally:
        table.close()


def _excess(phone: Phone) -> int:
    ends = [each for each in phone.sight["offers"] if each["key"] == "end-turn"]
    return int(ends[0]["about"]["count"])


def _in_reach(phone: Phone) -> tuple[int, str]:
    """Somebody, and a weapon of this hand that reaches them."""
    (attack,) = (each for each in phone.sight["offers"] if each["key"] == "attack")
    targets, weapons = attack["fields"]
    for target in targets["choices"]:
        for weapon in weapons["by"][str(target["value"])]:
            if target["closed"] is None and weapon["closed"] is None:
                return target["value"], weapon["value"]
    raise AssertionError("nobody is in reach")


def test_a_hit_at_the_tokens_level_is_one_tap(page: Page, hub: RunningHub) -> None:
    table = WiredTable(hub, 5, level="tokens")
    try:
        turn = _playing(table, "end-turn").seat
        struck = table.phones[(turn + 1) % 5]
        count = Counting(page, table).of(struck)
        resilience = page.locator(".myself [data-counter=resilience]")
        before = int(resilience.get_attribute("data-value") or "")
        count.thumb.tap(".thumb [data-offer=wound][data-value='3']")
        page.wait_for_selector(f".myself [data-counter=resilience][data-value='{before - 3}']")
        assert count.thumb.taps == 1
        assert count.of(table.phones[turn]).do("end-turn") == 1
    finally:
        table.close()


def test_a_hit_in_a_duel_at_the_tokens_level_is_one_tap(page: Page, hub: RunningHub) -> None:
    """Whom and how many at once; several at once take the form."""
    table = WiredTable(hub, 2, game="duel", level="tokens")
    try:
        turn = _playing(table, "end-turn").seat
        count = Counting(page, table).of(table.phones[1 - turn])
        hit = page.locator(".thumb [data-offer=wound][data-value='2']").last
        whom = hit.get_attribute("data-of")
        left = page.locator(f"[data-figure={whom}] [data-counter=resilience]")
        before = int(left.get_attribute("data-value") or "")
        count.thumb.tap(hit)
        page.wait_for_selector(
            f"[data-figure={whom}] [data-counter=resilience][data-value='{before - 2}']"
        )
        assert count.thumb.taps == 1
        count.thumb.tap("[data-several=wound]")
        expect(page.locator("dialog[open] .choice")).to_have_count(3)
    finally:
        table.close()


# How many dice, three real ones, three uses and their confirmation, the opponent's, the answer.
SOLO = [("typed", 1 + 3 + 3 + 1 + 1 + 1), ("rolled", 1 + 3 + 1 + 1 + 1)]


@pytest.mark.parametrize(
    ("level", "most"), [SOLO[0], pytest.param(*SOLO[1], marks=pytest.mark.long)]
)
def test_a_round_of_the_solo_duel_costs_a_tap_for_each_die_and_choice(
    hub: RunningHub, devices: Watched, level: str, most: int
) -> None:
    duel = begun(hub, devices, level=level, device="phone")
    duel.page.set_viewport_size({"width": 390, "height": 664})
    duel.hand.taps = 0
    duel.move(".take-one[data-value='3']")
    if level == "typed":
        duel.type(6, 6, 5)
    duel.give("attack", "attack", "defence")
    duel.move(".key[data-face='6']" if level == "typed" else ".roll")
    duel.move("[data-offer=stand]")
    print(f"\ntaps: solo {level} = {duel.hand.taps}")
    assert duel.hand.taps <= most


def test_daimyo_held_are_one_tap(page: Page, hub: RunningHub) -> None:
    table = WiredTable(hub, 4)
    try:
        _playing(table, "end-turn")
        while not (asked := _asked_daimyo(table)):
            _end_deck(table)
        count = Counting(page, table).of(asked)
        count.thumb.tap(".thumb [data-offer=daimyo-held][data-value='0']")
        page.wait_for_selector(".thumb [data-offer=daimyo-held]", state="detached")
        assert count.thumb.taps == 1
    finally:
        table.close()


def _asked_daimyo(table: WiredTable) -> Phone | None:
    asks = table.settled()[0].view["asked"]
    return table.awaited() if any(each["key"] == "daimyo" for each in asks) else None


def _end_deck(table: WiredTable) -> None:
    """Somebody says so, once a turn, and everyone pays."""
    phone = table.awaited()
    (offer,) = (each for each in phone.sight["offers"] if each["key"] == "deck-end")
    if offer["closed"] is None:
        table.make(phone, offer, {})
    else:
        table.do_anything("end-turn")
