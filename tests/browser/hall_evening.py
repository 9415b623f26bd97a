"""A tournament with a full hall, moved on by its referee's key: what its screen shows, measured.

Nothing is known of how the screen is drawn but which of its elements are pages and lists.
"""

from collections.abc import Iterator, Sequence

from playwright.sync_api import Page

from tests.web.running import RunningHub
from tests.web.tournament import Tournament, typed_in

FIRST = ("Alessandro", "Massimiliano", "Giulia", "Maria Grazia", "Luca", "Bartolomeo", "Aya")
LAST = ("Romanelli", "Romagnoli", "Castiglione", "De Santis", "Bo", "Mastrangelo", "Esposito-Fo")
SIZES = ((1024, 768), (1366, 768), (1920, 1080), (3840, 2160))
LONGEST_NAME = 24
ONE_WORD = "Wolfeschlegelsteinhausen"


def long_names(count: int) -> list[str]:
    """Two who are called Alessandro Rom…, one of a single word, and others as long as allowed."""
    both = ((first, last) for last in LAST for first in FIRST)
    names = (f"{first} {last}" for first, last in both)
    found = [name for name in names if len(name) <= LONGEST_NAME]
    found.insert(3, ONE_WORD)
    found += [f"Federica Montefeltro {each}" for each in "ABCDEFGHIJKLMNOPQRST"]
    return found[:count]


class HallEvening:
    """Its states come one after the other, each by its name."""

    def __init__(self, hub: RunningHub, players: int, names: Sequence[str] = ()) -> None:
        """People of these names, or of long ones."""
        self.names = list(names) or long_names(players)
        self.cup = Tournament(hub, level="companion", entries=self.names, minutes=60)
        self.cup.desk.connect()

    def screen_address(self) -> str:
        made = self.cup.ask("POST", "/keys", {"kind": "hall"}).said
        return f"/watch/{made['table']}#{made['key']}"

    def states(self) -> Iterator[str]:
        cup = self.cup
        yield "entry"
        cup.referee("rounds", count=1, why="The club's own evening")
        cup.referee("prizes", count=1, why="The club gives them")
        cup.referee("draw")
        yield "draw"
        cup.referee("start-round")
        yield "running"
        typed_in(cup)
        yield "over"
        cup.referee("close-qualifying")
        yield "finals"
        for duel in ("semi-1", "semi-2", "final"):
            self._decide(duel)
        yield "podium"

    def _decide(self, duel: str) -> None:
        sides = next(
            each["sides"]
            for each in self.cup.desk.view["own"]["frame"]["duels"]
            if each["name"] == duel
        )
        self.cup.referee("decide-duel", duel=duel, winner=sides[0], why="With the box")

    def close(self) -> None:
        self.cup.desk.drop()


# Which element says what state the screen is in.
SHOWS = {
    "entry": ".t-arriving",
    "draw": ".t-seating .t-table",
    "running": ".t-clock.is-running",
    "over": ".is-between .t-seating",
    "finals": ".t-finals",
    "podium": ".t-ceremony.whole",
}

# Every word is whole, on the glass and under no other; the names of one list are of one size.
_MEASURED = """names => {
  const wrong = [], texts = [];
  const listOf = each => each.closest(
    '.t-tables, .t-by-name, .t-rows, .t-arrived, .t-bracket, .place-1, .place-2, .place-3');
  const sizes = new Map();
  // A line's rectangle is higher than its ink.
  const tight = rect => {
    const by = rect.height / 5;
    return { left: rect.left, right: rect.right, top: rect.top + by, bottom: rect.bottom - by };
  };
  const walk = document.createTreeWalker(document.querySelector('.t-hall'), NodeFilter.SHOW_TEXT);
  for (let node; (node = walk.nextNode());) {
    const text = node.data.trim(), box = node.parentElement;
    if (!text || box.closest('.spoken, svg, dialog') || !box.checkVisibility()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].map(tight);
    for (const rect of rects) texts.push({ text, rect, node, page: box.closest('.t-page') });
    if (box.matches('.t-duel h3') && rects.length > 1) wrong.push(`"${text}" is on two lines`);
    for (let each = box; each && !each.matches('.t-hall'); each = each.parentElement) {
      const style = getComputedStyle(each);
      if (style.display === 'inline') continue;
      if (style.textOverflow === 'ellipsis') wrong.push(`"${text}" ends in dots`);
      const own = each.getBoundingClientRect();
      if (rects.some(rect => rect.left < own.left - 1 || rect.right > own.right + 1
          || rect.top < own.top - 1 || rect.bottom > own.bottom + 1))
        wrong.push(`"${text}" sticks out of ${each.localName}.${each.className}`);
      const isPage = each.matches('main, .t-page, .t-fit') || style.overflowY !== 'visible';
      if (isPage && each.scrollHeight > each.clientHeight + 1)
        wrong.push(`"${text}" is cut in ${each.localName}.${each.className}`);
    }
    if (!names.includes(text)) continue;
    const list = listOf(box), key = list ? list.className : 'alone';
    const size = getComputedStyle(box).fontSize;
    sizes.set(key, (sizes.get(key) ?? new Set()).add(size));
  }
  for (const { text, rect } of texts)
    if (rect.left < -1 || rect.top < -1 || rect.right > innerWidth + 1
        || rect.bottom > innerHeight + 1)
      wrong.push(`"${text}" leaves the glass at ${Math.round(rect.right)}, `
        + `${Math.round(rect.bottom)}`);
  for (const [key, found] of sizes)
    if (found.size > 1) wrong.push(`names of ${key} in sizes ${[...found].join(', ')}`);
  texts.forEach((one, at) => texts.slice(at + 1).forEach(other => {
    if (one.node === other.node) return;
    if (one.page && other.page && one.page !== other.page) return;
    const [a, b] = [one.rect, other.rect];
    const beside = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const below = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (beside > 1 && below > 1) wrong.push(`"${one.text}" lies on "${other.text}"`);
  }));
  const shown = new Set(texts.filter(({ node }) =>
    names.includes(node.data.trim())).map(({ node }) => node.data.trim()));
  return { wrong: [...new Set(wrong)], shown: [...shown] };
}"""


def measured(page: Page, names: list[str]) -> tuple[list[str], list[str]]:
    """What is cut, off the glass, overlaid or of another size; and which names are there.

    Pages of a list that are not seen just now are laid out as if they were, and measured too.
    """
    found = page.evaluate(_MEASURED, names)
    return found["wrong"], found["shown"]
