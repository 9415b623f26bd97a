"""An evening of a tournament: the host opens it, people enter, and a referee runs it from the desk.

Everything is done by what the pages show; how a tournament is played is not known here.
"""

from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.evening import scanned
from tests.browser.hosting import letters_of
from tests.browser.tapping import Tapper
from tests.browser.watched import Watched
from tests.web.running import RunningHub

# As long as a name may be.
LONG = "D’Annunzio-Montefeltro G"
LISTED = ("Aya", "Bruno", "Carla", LONG, "Elsa", "Fabio")
NUMBERS = ("honor", "daimyo", "resilience")


class Contest:
    """A tournament of eight: six on a list, one by phone, one whom the desk writes down."""

    def __init__(self, hub: RunningHub, devices: Watched, language: str = "en") -> None:
        self.hub = hub
        self.devices = devices
        self.language = language
        self.desk = devices.page(f"/host#{hub.host_key}", "laptop", language)
        self.hall: Page
        self.phones: dict[str, Page] = {}
        self.table = ""

    def open(self) -> None:
        """From the host's first page to the desk."""
        page = self.desk
        page.locator("[data-tournament]").click()
        page.locator("#names").fill("\n".join(LISTED))
        page.locator("[data-open]").click()
        page.wait_for_url("**/desk/*")
        page.locator(".desk-strip").wait_for()
        self.table = page.url.rpartition("/desk/")[2].partition("#")[0]

    def part(self, name: str) -> Locator:
        """One of the parts of the desk, turned to."""
        self.desk.locator(f"[data-part={name}]").click()
        shown = self.desk.locator(f"main.part-{name}")
        shown.wait_for()
        return shown

    def fill(self, offer: str, **values: str) -> None:
        """The form of an offer that lies on the desk, filled in and sent."""
        form = self.desk.locator(f"[data-form={offer}]")
        for name, value in values.items():
            field = form.locator(f"#field-{offer}-{name}")
            if field.count() == 0:
                form.locator(f"[data-value='{value}']").click()
            elif field.evaluate("each => each.tagName") == "SELECT":
                field.select_option(label=value)
            else:
                field.fill(value)
        form.locator("button[type=submit]").click()
        form.wait_for(state="detached")

    def next(self, offer: str) -> None:
        """The one next thing, from the strip."""
        self.desk.locator(f".desk-next [data-offer={offer}]").click()

    def hang_up_the_hall(self) -> None:
        """A screen shows its letters, and the desk lets it in."""
        self.hall = self.devices.page("/tv", "tv", self.language)
        self.let_in(letters_of(self.hall))
        self.hall.locator(".t-hall").wait_for()

    def let_in(self, letters: str, table: str = "") -> None:
        self.part("tables")
        where = f"[data-table={table}] [data-let-in-here]" if table else "[data-let-in]"
        self.desk.locator(where).click()
        sheet = self.desk.locator("dialog[open]")
        sheet.locator(".letters").fill(letters)
        sheet.locator("form button[type=submit]").click()
        expect(sheet.locator("form [role=status]")).not_to_be_empty()
        sheet.locator(".sheet-head .round").click()

    def scan(self, device: str = "phone") -> Page:
        """A phone that reads the code on the hall's screen."""
        page = self.devices.page(scanned(self.hall), device, self.language, device_scale_factor=1)
        page.locator(".t-entrance").wait_for()
        return page

    def take_name(self, name: str, page: Page) -> None:
        """Somebody on the list finds their name."""
        Tapper(page, name, Random(0)).tap(page.get_by_role("button", name=name, exact=True))
        Tapper(page, name, Random(0)).tap("[data-that-is-me]")
        self._entered(name, page)

    def write_name(self, name: str, page: Page) -> None:
        """Somebody who is on no list."""
        page.locator("#name").fill(name)
        page.locator(".t-entrance form button[type=submit]").tap()
        self._entered(name, page)

    def _entered(self, name: str, page: Page) -> None:
        page.locator(".t-board").wait_for()
        self.phones[name] = page

    def sit_down(self, page: Page) -> None:
        """The player has found the chair that the phone names."""
        Tapper(page, "", Random(0)).tap("[data-to-table]")
        page.wait_for_url(f"**/play/{self.table}.*")

    def write_down(self, name: str) -> None:
        """At the desk, by name."""
        part = self.part("entries")
        part.get_by_role("textbox").first.fill(name)
        part.locator("[data-offer=enter]").click()
        part.locator(".desk-person", has_text=name).wait_for()

    def shorten(self) -> None:
        """One round alone, with leave."""
        self.part("more").locator("[data-offer=rounds]").click()
        self.fill("rounds", count="1", why="The club’s own evening")

    def draw(self) -> None:
        self.next("draw")
        self.fill("draw")

    def tables(self) -> list[str]:
        """The names of the round's tables, as the desk shows them."""
        self.part("tables")
        cards = self.desk.locator("[data-table]")
        cards.first.wait_for()
        names: list[str] = cards.evaluate_all("all => all.map(each => each.dataset.table)")
        return names

    def take_sheet(self, table: str) -> Locator:
        self.part("tables").locator(f"[data-table={table}] [data-sheet]").click()
        sheet = self.desk.locator("form.score-sheet")
        sheet.wait_for()
        return sheet

    def fill_sheet(self, sheet: Locator, honor: int) -> None:
        """A row for each chair; the second is the Samurai, the third leads the Ninja.

        Nobody has a Daimyo: there are only three.
        """
        for chair in range(1, sheet.locator("tbody tr").count() + 1):
            sheet.locator(f"[name=character-{chair}]").select_option(index=chair)
            for column in NUMBERS:
                number = 0 if column == "daimyo" else honor if chair < 3 else 1
                sheet.locator(f"[name={column}-{chair}]").fill(str(number))
        sheet.locator("[name=role-2]").select_option("samurai")
        sheet.locator("[name=role-3]").select_option("leading-ninja")
        sheet.locator(".score-ending [data-value=time]").click()

    def send_sheet(self, sheet: Locator) -> None:
        sheet.locator("button[type=submit]").click()
        sheet.wait_for(state="detached")

    def type_in(self, table: str, honor: int = 2) -> None:
        """A whole sheet, from paper."""
        sheet = self.take_sheet(table)
        self.fill_sheet(sheet, honor)
        self.send_sheet(sheet)

    def close_qualifying(self) -> None:
        self.next("close-qualifying")
        self.fill("close-qualifying")

    def decide(self, duel: str, winner: str) -> None:
        self.part("bracket").locator(f"[data-duel={duel}] [data-offer=decide-duel]").click()
        if duel == "final":
            self._answer_twice(winner)
        else:
            self.fill("decide-duel", winner=winner, why="Fought with the box")

    def _answer_twice(self, winner: str) -> None:
        """Who has won it all is asked again before it is said to everyone."""
        form = self.desk.locator("[data-form=decide-duel]")
        form.locator(f"[data-value='{winner}']").click()
        form.locator("#field-decide-duel-why").fill("Fought with the box")
        form.locator("button[type=submit]").click()
        expect(form.locator("[data-sure]")).not_to_be_empty()
        self.fill("decide-duel")

    def sides(self, duel: str) -> list[str]:
        """Who meets in a duel, by their numbers, as the form has them."""
        self.part("bracket").locator(f"[data-duel={duel}] [data-offer=decide-duel]").click()
        form = self.desk.locator("[data-form=decide-duel]")
        form.wait_for()
        found: list[str] = form.locator("[data-value]").evaluate_all(
            "all => all.map(each => each.dataset.value)"
        )
        self.desk.locator("dialog[open] .sheet-head .round").click()
        form.wait_for(state="detached")
        return found

    def pages(self) -> list[Page]:
        return [self.desk, self.hall, *self.phones.values()]
