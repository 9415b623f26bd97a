"""Pages that tell on themselves: every error a browser shows in its console fails the test.

What a page should show is for the tests to say.
"""

import re
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request, Response

from tests.browser.devices import DEVICES, LOCALES

# A page answers in a moment; a machine on which everything else runs too takes its time.
PATIENCE = 60_000


class Watched:
    """Opens contexts at one hub and collects what goes wrong in them."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.url = url
        self.wrong: list[str] = []
        self._browser = browser
        self._allowed: list[re.Pattern[str]] = []
        self._contexts: list[BrowserContext] = []

    def context(self, device: str = "phone", language: str = "en", **more: Any) -> BrowserContext:
        """A device of its own: nothing of another one's storage is there."""
        context = self._browser.new_context(
            base_url=self.url, locale=LOCALES[language], **(DEVICES[device] | more)
        )
        context.set_default_timeout(PATIENCE)
        context.on("console", self._heard)
        context.on("weberror", lambda error: self._say(f"an error: {error.error}"))
        context.on("requestfailed", self._failed)
        context.on("response", self._answered)
        context.on("request", self._asked)
        self._contexts.append(context)
        return context

    def page(self, path: str, device: str = "phone", language: str = "en", **more: Any) -> Page:
        """A new device that opens this address."""
        page = self.context(device, language, **more).new_page()
        page.goto(path)
        return page

    def allow(self, *patterns: str) -> None:
        """What a test does on purpose: a hub that is killed, a network that is gone."""
        self._allowed += map(re.compile, patterns)

    def close(self) -> None:
        """Nothing must have gone wrong; what a closing page breaks off does not count."""
        wrong = [each for each in self.wrong if not self._is_allowed(each)]
        for context in self._contexts:
            context.close()
        assert not wrong, "\n".join(wrong)

    def _is_allowed(self, text: str) -> bool:
        return any(pattern.search(text) for pattern in self._allowed)

    def _say(self, text: str) -> None:
        self.wrong.append(text)

    def _heard(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self._say(f"console: {message.text} ({message.location.get('url', '')})")

    def _failed(self, request: Request) -> None:
        # A page that is left or reloaded breaks off what it was loading.
        if "ERR_ABORTED" not in (request.failure or ""):
            self._say(f"failed: {request.method} {request.url}: {request.failure}")

    def _answered(self, response: Response) -> None:
        if response.status >= 400:
            self._say(f"status {response.status}: {response.request.method} {response.url}")

    def _asked(self, request: Request) -> None:
        """Everything comes from the hub: there is no internet on a table's LAN."""
        asked = urlsplit(request.url)
        if asked.scheme not in ("blob", "data") and asked.netloc != urlsplit(self.url).netloc:
            self._say(f"elsewhere: {request.url}")
