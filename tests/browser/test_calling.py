"""A phone calls its owner, a screen shows whom the table calls, and both try to stay lit."""

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.watched import Watched
from tests.hardware.evening import Evening
from tests.web.running import RunningHub

# How a page behaves in one corner: the ordinary run has the ways that every night takes.
pytestmark = pytest.mark.long

ME, OTHER = 2, 1
MINUTE = 60_000

# Counts what a device does that no page shows: tones, buzzes, locks.
_EAR = """(() => {
  window.heard = { tones: 0, buzzes: [], locks: 0 };
  const made = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () {
    window.heard.tones += 1;
    return made.call(this);
  };
  navigator.vibrate = (buzz) => window.heard.buzzes.push(buzz);
})()"""
_LOCK = """(() => {
  const request = () => {
    window.heard.locks += 1;
    return Promise.resolve({ released: false, release: () => { window.heard.locks -= 1; } });
  };
  Object.defineProperty(navigator, 'wakeLock', { value: { request } });
})()"""
# As on plain HTTP, which a loopback is not.
_NO_LOCK = "Object.defineProperty(navigator, 'wakeLock', { value: undefined })"

# A voice of each language that says nothing and keeps it.
_VOICE = """(() => {
  window.said = [];
  window.SpeechSynthesisUtterance = class { constructor(text) { this.text = text; } };
  const speak = (utterance) => {
    window.said.push([utterance.lang, utterance.text]);
    setTimeout(() => { utterance.onstart(); utterance.onend(); }, 10);
  };
  const voices = () => [{ lang: 'en-GB' }, { lang: 'it-IT' }];
  const value = { getVoices: voices, speak, cancel() {}, addEventListener() {},
    removeEventListener() {} };
  Object.defineProperty(window, 'speechSynthesis', { value });
})()"""


class Calling(Evening):
    """Four at a table; the seat of `ME` is a phone's page, the others are played by the test."""

    def __init__(self, hub: RunningHub, devices: Watched) -> None:
        super().__init__(hub, players=4)
        self.devices = devices
        self.begin()
        self.give_turn(OTHER)
        self.own = self.phones.pop(ME)
        self.own.drop()

    def page(self, path: str, kept: dict[str, str], device: str, *scripts: str) -> Page:
        context = self.devices.context(device, device_scale_factor=1)
        entries = json.dumps({f"honor-hub.{name}": value for name, value in kept.items()})
        context.add_init_script(f"if (location.host) Object.assign(localStorage, {entries})")
        for script in (_EAR, *scripts):
            context.add_init_script(script)
        page = context.new_page()
        page.clock.install()
        page.goto(path)
        return page

    def phone(self, *scripts: str, **kept: str) -> Page:
        kept = {f"seat.{self.table}": json.dumps({"key": self.own.key})} | kept
        page = self.page(f"/play/{self.table}", kept, "phone", *(scripts or (_LOCK,)))
        page.wait_for_selector(".playing")
        page.locator(".bar-name").tap()
        return page

    def tv(self, **kept: str) -> Page:
        key = json.dumps({"key": self.key("table")})
        kept = {"screen.last": self.table, f"screen.{self.table}": key} | kept
        page = self.page("/tv", kept, "tv", _LOCK, _VOICE)
        page.wait_for_selector(".stage .playing")
        return page

    def say(self, offer: str) -> None:
        """The page's own seat answers, by the host: nobody looks at where its buttons are."""
        question = self.host.view["asked"][-1]["question"]
        said: dict[str, Any] = {"offer": offer, "question": question, "values": {}}
        assert self.host.move(said | {"for_seat": ME})["ok"]
        self.settle()


@pytest.fixture
def night(hub: RunningHub, devices: Watched) -> Iterator[Calling]:
    night = Calling(hub, devices)
    yield night
    night.end()


def heard(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate("() => window.heard")
    return found


def test_a_phone_says_in_its_title_sounds_and_buzzes_when_its_owner_is_awaited(
    night: Calling,
) -> None:
    page = night.phone()
    expect(page).to_have_title("Honor Hub")
    night.attack(ME)
    expect(page).to_have_title("● You are asked")
    asked = heard(page)
    assert asked["buzzes"] == [[60, 80, 60]]
    assert asked["tones"] == 3
    night.say("take")
    expect(page).to_have_title("Honor Hub")
    night.give_turn(ME)
    expect(page).to_have_title("● Your turn")
    turn = heard(page)
    assert turn["buzzes"] == [[60, 80, 60], [180]]
    assert turn["tones"] == asked["tones"] + 2


def test_phones_are_quiet_where_a_screen_sounds_unless_their_owner_says_otherwise(
    night: Calling,
) -> None:
    page, screen = night.phone(), night.tv(sound="on")
    screen.locator(".stage-head h1").click()
    page.locator(".bar button").tap()
    sound = page.get_by_role("button", name="Sound", exact=True)
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Escape")
    night.attack(ME)
    expect(page).to_have_title("● You are asked")
    assert heard(page) == {"tones": 0, "buzzes": [[60, 80, 60]], "locks": 1}
    page.locator(".bar button").tap()
    sound.tap()
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    before = heard(page)["tones"]
    night.say("take")
    night.give_turn(ME)
    expect(page).to_have_title("● Your turn")
    assert heard(page)["tones"] > before


def test_a_screen_shows_who_is_called_large_and_until_they_answer(night: Calling) -> None:
    screen = night.tv()
    night.attack(ME)
    screen.wait_for_selector(f".seat-card.asked[data-seat='{ME}']")
    expect(screen.locator(".called")).to_have_count(0)
    expect(screen.locator(".called-seat")).to_contain_text(f"Guest {ME}")
    night.say("take")
    expect(screen.locator(".called")).to_have_count(0)


def test_a_phone_goes_dark_after_a_minute_and_a_tap_does_nothing_but_light_it(
    night: Calling,
) -> None:
    page = night.phone()
    dark = page.locator(".night")
    page.clock.fast_forward(MINUTE - 5_000)
    expect(dark).to_have_count(0)
    page.clock.fast_forward(5_000)
    expect(dark).to_be_visible()
    box = dark.bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert (box["width"], box["height"]) == (size["width"], size["height"])
    button = page.locator(".bar button").bounding_box()
    assert button is not None
    page.touchscreen.tap(button["x"] + 5, button["y"] + 5)
    expect(dark).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_being_asked_lights_a_dark_phone_and_it_stays_lit_while_asked(night: Calling) -> None:
    page = night.phone()
    page.clock.fast_forward(MINUTE)
    expect(page.locator(".night")).to_be_visible()
    night.attack(ME)
    expect(page.locator(".night")).to_have_count(0)
    page.clock.fast_forward(2 * MINUTE)
    expect(page.locator(".status.mine")).to_be_visible()
    expect(page.locator(".night")).to_have_count(0)


def test_a_card_to_draw_lights_a_dark_phone_for_another_minute(night: Calling) -> None:
    page = night.phone()
    page.clock.fast_forward(MINUTE)
    expect(page.locator(".night")).to_be_visible()
    night.made(night.phones[OTHER], "tea-ceremony")
    expect(page.locator(".night")).to_have_count(0)
    page.clock.fast_forward(MINUTE)
    expect(page.locator(".night")).to_be_visible()


def test_a_tap_or_a_key_lights_a_phone_that_went_dark_over_a_sheet_and_does_nothing_else(
    night: Calling,
) -> None:
    page = night.phone()
    page.locator(".bar button").tap()
    awake = page.get_by_role("button", name="Screen stays on")
    box, dark = awake.bounding_box(), page.locator(".night")
    assert box is not None
    page.clock.fast_forward(MINUTE)
    expect(dark).to_be_visible()
    page.touchscreen.tap(box["x"] + 5, box["y"] + 5)
    expect(dark).to_have_count(0)
    expect(awake).to_have_attribute("aria-pressed", "true")
    page.clock.fast_forward(MINUTE)
    expect(dark).to_be_visible()
    page.keyboard.press("Escape")
    expect(dark).to_have_count(0)
    expect(page.locator("dialog[open]")).to_have_count(1)


def test_a_page_stays_awake_by_the_browsers_lock_while_the_game_is_under_way(
    night: Calling,
) -> None:
    page = night.phone(_LOCK)
    page.wait_for_function("() => window.heard.locks === 1")
    night.hub.as_host("POST", f"/api/tables/{night.table}/pause")
    page.wait_for_function("() => window.heard.locks === 0")
    night.hub.as_host("POST", f"/api/tables/{night.table}/resume")
    page.wait_for_function("() => window.heard.locks === 1")
    page.locator(".bar button").tap()
    awake = page.get_by_role("button", name="Screen stays on")
    awake.tap()
    page.wait_for_function("() => window.heard.locks === 0")
    page.clock.fast_forward(2 * MINUTE)
    expect(awake).to_be_visible()
    expect(page.locator(".night")).to_have_count(0)


def test_on_plain_http_a_small_picture_plays_instead(night: Calling) -> None:
    page = night.phone(_NO_LOCK)
    page.wait_for_function(
        "() => { const film = document.querySelector('video[data-awake]');"
        " return film && !film.paused && film.readyState > 2 && film.currentTime > 0; }"
    )
    page.locator(".bar button").tap()
    page.get_by_role("button", name="Screen stays on").tap()
    expect(page.locator("video[data-awake]")).to_have_count(0)


def test_a_screen_says_nothing_aloud_until_it_is_asked_to(night: Calling) -> None:
    silent, few, more = night.tv(), night.tv(spoken="few"), night.tv(spoken="more", language="it")
    night.attack(ME)
    more.wait_for_function("() => window.said.length === 1")
    ((language, attack),) = more.evaluate("() => window.said")
    assert language == "it-IT"
    assert attack.startswith(f"Guest {OTHER} attacca Guest {ME} con ")
    assert "(" not in attack
    few.wait_for_function("() => window.said.length === 1")
    assert few.evaluate("() => window.said") == [["en-GB", f"Waiting for Guest {ME}."]]
    night.say("take")
    night.made(night.phones[OTHER], "end-turn")
    more.wait_for_function(f"() => window.said.at(-1)[1] === 'È il turno di Guest {ME}.'")
    assert silent.evaluate("() => window.said") == []
    silent.locator(".tools button").nth(1).click()
    silent.locator("[data-spoken=few]").click()
    expect(silent.locator("[data-spoken=few]")).to_have_attribute("aria-pressed", "true")
