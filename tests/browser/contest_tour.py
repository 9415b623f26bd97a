"""Through every screen and state of a tournament's evening, for whoever wants to look.

What is looked for there (names, sizes, colours, pictures) is not known here.
"""

from collections.abc import Iterator
from random import Random

from playwright.sync_api import Page

from tests.browser.contest import LISTED, Contest
from tests.browser.hosting import letters_of
from tests.browser.tapping import Tapper
from tests.browser.tour import Shown
from tests.browser.watched import Watched
from tests.web.running import RunningHub

PAPERS = ("by-table", "by-name", "blank", "filled", "standings")
COVERED = ("filled", "standings")


class ContestTour:
    """One tournament of eight, from the host's page to the prizes."""

    def __init__(self, hub: RunningHub, devices: Watched, language: str = "en") -> None:
        self.contest = Contest(hub, devices, language)

    def states(self) -> Iterator[Shown]:
        yield from self._opening()
        yield from self._entering()
        yield from self._drawing()
        yield from self._playing()
        yield from self._between()
        yield from self._finals()

    def pages(self) -> list[Page]:
        return self.contest.pages()

    @property
    def _phone(self) -> Page:
        return self.contest.phones["Aya"]

    def _tap(self, selector: str, page: Page | None = None) -> None:
        """As a finger does, wherever a page lies after it was looked at in other sizes."""
        Tapper(page or self._phone, "", Random(0)).tap(selector)

    def _desk(self, name: str) -> Shown:
        return Shown(name, self.contest.desk, "desk")

    def _sheet(self, name: str, selector: str) -> Iterator[Shown]:
        """Something that lies above the desk, and is put away after it was looked at."""
        self.contest.desk.locator(selector).first.click()
        self.contest.desk.locator("dialog[open]").wait_for()
        yield self._desk(name)
        self.contest.desk.locator("dialog[open] .sheet-head .round").click()
        self.contest.desk.locator("dialog[open]").wait_for(state="detached")

    def _opening(self) -> Iterator[Shown]:
        page = self.contest.desk
        page.locator("[data-tournament]").click()
        page.locator("#names").wait_for()
        yield Shown("new-tournament", page, "host")
        page.goto("/host")
        self.contest.open()
        yield self._desk("entries")
        yield from self._sheet("entrant", ".desk-person")

    def _entering(self) -> Iterator[Shown]:
        contest = self.contest
        contest.hang_up_the_hall()
        yield from self._sheet("letting-in", "[data-let-in]")
        yield Shown("entries", contest.hall, "screen")
        one, two = contest.scan(), contest.scan("small-phone")
        one.get_by_role("button", name=LISTED[0], exact=True).tap()
        yield Shown("entrance", one, "phone")
        contest.take_name(LISTED[0], one)
        contest.write_name("Gaia", two)
        yield Shown("entered", one, "phone")
        contest.write_down("Hugo")
        contest.shorten()
        yield self._desk("more")
        yield from self._sheet("dispensation", "[data-offer=minutes]")

    def _drawing(self) -> Iterator[Shown]:
        contest = self.contest
        contest.draw()
        contest.part("tables")
        yield self._desk("drawn")
        yield Shown("drawn", contest.hall, "screen")
        self._phone.locator("[data-to-table]").wait_for()
        yield Shown("my-seat", self._phone, "phone")
        contest.sit_down(self._phone)
        self._phone.locator(".t-around").wait_for()
        yield Shown("at-the-table", self._phone, "phone")
        self._tap("[data-back]")
        self._phone.locator("[data-to-table]").wait_for()
        contest.next("start-round")
        screen = contest.devices.page("/tv", "tv", contest.language)
        contest.let_in(letters_of(screen), contest.tables()[0])
        screen.locator(".stage-head .t-clock-time").wait_for()
        yield Shown("table", screen, "screen")
        screen.context.close()

    def _playing(self) -> Iterator[Shown]:
        contest = self.contest
        self._tap("[data-offer=call-referee]")
        self._tap("dialog[open] .main")
        contest.desk.locator(".desk-calls[role=alert]").wait_for()
        yield self._desk("called")
        contest.desk.locator("[data-offer=answer-call]").click()
        contest.part("record").locator("[data-offer=penalty]").click()
        contest.fill("penalty", entrant=LISTED[0], conduct=self._conduct(), points="30", why="Zqx")
        yield self._desk("record")
        first, second = contest.tables()
        sheet = contest.take_sheet(first)
        yield self._desk("sheet-empty")
        contest.fill_sheet(sheet, 3)
        yield self._desk("sheet-filled")
        contest.send_sheet(sheet)
        contest.hall.locator(".t-stamp").wait_for()
        yield Shown("one-over", contest.hall, "screen")
        contest.type_in(second)

    def _conduct(self) -> str:
        """What the third choice of the list is called in this language."""
        choices = self.contest.desk.locator("#field-penalty-conduct option")
        return choices.nth(2).inner_text().strip()

    def _between(self) -> Iterator[Shown]:
        contest = self.contest
        contest.part("tables").locator("[data-points]").first.click()
        yield self._desk("points")
        contest.part("standings")
        yield self._desk("standings-covered")
        contest.desk.locator("[data-cover]").click()
        contest.desk.locator(".t-rows").wait_for()
        yield self._desk("standings")
        yield Shown("between", contest.hall, "screen")
        self._tap(".t-result summary")
        yield Shown("my-results", self._phone, "phone")
        contest.part("paper")
        for paper in PAPERS:
            contest.desk.locator(f"[data-paper={paper}]").click()
            if paper == "standings":
                yield self._desk("paper-covered")
            if paper in COVERED:
                contest.desk.locator("[data-cover]").click()
            contest.desk.locator(f"[data-printed={paper}]").wait_for()
            yield self._desk(f"paper-{paper}")

    def _finals(self) -> Iterator[Shown]:
        contest = self.contest
        contest.close_qualifying()
        contest.hall.locator(".t-duel.open").first.wait_for()
        contest.part("bracket")
        yield self._desk("finals")
        yield from self._sheet("decide", "[data-offer=decide-duel]")
        yield Shown("finals", contest.hall, "screen")
        self._phone.goto(f"/play/{contest.table}")
        self._phone.locator(".t-bracket").wait_for()
        yield Shown("finals", self._phone, "phone")
        contest.part("paper").locator("[data-paper=bracket]").click()
        contest.desk.locator("[data-printed=bracket]").wait_for()
        yield self._desk("paper-bracket")
        for duel in ("semi-1", "semi-2", "final"):
            contest.decide(duel, contest.sides(duel)[0])
        contest.hall.locator(".t-podium .place-1").wait_for()
        yield Shown("podium", contest.hall, "screen")
        contest.hall.locator(".t-ceremony.whole").wait_for()
        yield Shown("ranking", contest.hall, "screen")
        yield self._desk("over")
        yield Shown("over", self._phone, "phone")
