"""A phone's page that is fed sights by a test instead of a hub: thousands of states in a minute.

Its socket is one that this file speaks for; all else is the page as it is served.
"""

from collections.abc import Sequence
from typing import Any

from playwright.sync_api import Page

from tests.browser.in_sight import HIDDEN, SHEET_HIDDEN
from tests.browser.sights import Moment

# Just enough of Engine.IO and Socket.IO: opened, joined, and no ping for a day.
_SOCKET = """
window.WebSocket = class {
  constructor() {
    this.readyState = 1;
    window.fedSocket = this;
    setTimeout(() => {
      this.onopen?.({});
      this.say('0' + JSON.stringify({ sid: 'fed', upgrades: [], pingInterval: 8e7,
        pingTimeout: 8e7, maxPayload: 1e6 }));
    });
  }
  say(data) { this.onmessage?.({ data }); }
  send(data) {
    if (String(data).startsWith('40')) setTimeout(() => {
      this.say('40' + JSON.stringify({ sid: 'fed' }));
      this.isJoined = true;
    });
    // Whatever is asked for is not done: the next sight is the test's to give.
    const [, id] = String(data).match(/^42([0-9]+)/) ?? [];
    if (id) setTimeout(() => this.say(`43${id}[{"ok":false}]`));
  }
  close() { this.readyState = 3; }
};
window.feed = async (sight) => {
  while (!window.fedSocket?.isJoined) await new Promise(done => setTimeout(done, 5));
  // Each is newer than the one before, whatever night it is of.
  window.fedVersion = (window.fedVersion ?? 1e6) + 1;
  const version = window.fedVersion;
  window.fedSocket.say('42' + JSON.stringify(['sight', { ...sight, version, undo: version }]));
};
"""

_KEPT = """([language]) => {
  localStorage.setItem('honor-hub.seat.FED', JSON.stringify({ key: 'fed' }));
  localStorage.setItem('honor-hub.language', language);
}"""

# One state after the other, and what of each is not in sight; no call for each of them.
_LOOK = """async ([sights, size]) => {
  const hidden = HIDDEN;
  document.documentElement.style.fontSize = size;
  const found = [];
  const missing = ({ offers }) => {
    // That one has looked is said by looking: the cover is its button.
    const open = offers.filter(each => !each.standing && !each.looked && each.closed === null);
    const isBehind = document.querySelector('.thumb [data-shelf], .board .thumb button');
    return open.map(each => each.key)
      .filter(key => !isBehind && !document.querySelector(`[data-offer="${key}"]`))
      .map(key => `${key} is offered and not there`);
  };
  for (const sight of sights.map(each => JSON.parse(each))) {
    await window.feed(sight);
    found.push([...await hidden(), ...missing(sight)]);
  }
  return found;
}"""

# Every sheet that a tap on an offer or on a seat brings up, and what of it is not in sight.
_SHEETS = """async ([sight, size]) => {
  const hidden = HIDDEN;
  document.documentElement.style.fontSize = size;
  await window.feed(JSON.parse(sight));
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  await frame();
  const found = [];
  const what = '.thumb .offers .offer:not(.closed), .ring .place, .hand-card';
  for (let at = 0; at < document.querySelectorAll(what).length; at += 1) {
    const tapped = document.querySelectorAll(what)[at];
    tapped.click();
    await frame();
    await frame();
    if (!document.querySelector('dialog[open]')) continue;
    const name = tapped.dataset.offer ?? tapped.dataset.shelf ?? tapped.className;
    found.push([name, await hidden()]);
    document.querySelector('dialog[open] .sheet-head .round').click();
    await frame();
  }
  return found;
}"""


class FedPhone:
    """One page; `show` makes it any seat of any table of its game."""

    def __init__(self, page: Page, language: str = "en", address: str = "/play/FED") -> None:
        """At another address it is another page, which takes its key from there."""
        self.page = page
        page.add_init_script(_SOCKET)
        page.goto("/")
        page.evaluate(_KEPT, [language])
        page.goto(address)

    def show(self, moment: Moment, text: int = 100) -> list[str]:
        """What is not in sight of this one, with the letters so large."""
        return self.look([moment], text)[0]

    def begin(self, moment: Moment) -> None:
        """Words and pictures of a game are loaded with its first sight."""
        self.page.evaluate("sight => window.feed(JSON.parse(sight))", moment.sight.decode())
        self.page.wait_for_selector(".playing")

    def look(self, moments: Sequence[Moment], text: int = 100) -> list[list[str]]:
        """What is not in sight of each, at the size that the page has now."""
        said = [[moment.sight.decode() for moment in moments], f"{text}%"]
        found: Any = self.page.evaluate(_LOOK.replace("HIDDEN", HIDDEN), said)
        return list(found)

    def sheets(self, moment: Moment, text: int = 100) -> list[tuple[str, list[str]]]:
        """Every sheet that can be opened here, and what of it is not in sight."""
        said = [moment.sight.decode(), f"{text}%"]
        found: list[tuple[str, list[str]]] = self.page.evaluate(
            _SHEETS.replace("HIDDEN", SHEET_HIDDEN), said
        )
        return found
