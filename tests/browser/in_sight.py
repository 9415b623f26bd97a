"""Whether what can be done is whole on the glass and under a finger, at one size after another."""

from collections.abc import Iterable

from playwright.sync_api import Page

# What of these is not whole on the glass, or lies under something: a finger meets each in its
# middle and near each corner.
_UNSEEN = """(these) => {
  const found = [];
  for (const each of these) {
    const said = (each.dataset.offer ?? each.dataset.shelf ?? each.dataset.value
      ?? each.dataset.uncover ?? (each.innerText.slice(0, 20) || each.className));
    const box = each.getBoundingClientRect();
    if (box.top < -0.5 || box.left < -0.5
        || box.bottom > innerHeight + 0.5 || box.right > innerWidth + 0.5)
      found.push(`${said} goes from ${Math.round(box.top)} to ${Math.round(box.bottom)}`);
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const [wide, high] = [box.width / 2 - 12, box.height / 2 - 8];
    for (const [dx, dy] of [[0, 0], [-1, -1], [1, -1], [-1, 1], [1, 1]]) {
      const hit = document.elementFromPoint(x + dx * wide, y + dy * high);
      if (!each.contains(hit)) {
        found.push(`${said} is under ${hit?.className || hit?.tagName || 'nothing'}`);
        break;
      }
    }
  }
  return found;
}"""

# Every open button that is offered, the one that uncovers a hand, and the cover that calls.
HIDDEN = """async () => {
  const unseen = UNSEEN;
  scrollTo(0, 0);
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  await frame();
  const open = document.querySelectorAll(
    '.thumb .offers .offer:not(.closed), .thumb [data-uncover], .lineup [data-offer],'
    + ' .cover.calling,'
    + ' .board .thumb :is(button, input):not(.undo, :disabled)');
  return open.length ? unseen(open) : ['nothing is offered'];
}""".replace("UNSEEN", _UNSEEN)

# The buttons of the open sheet: its way out, and all that can be done on it.
SHEET_HIDDEN = """async () => {
  const unseen = UNSEEN;
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  await frame();
  const sheet = [...document.querySelectorAll('dialog[open]')].at(-1);
  // It has come up: how it does is shown to people, not to somebody who looks a thousand times.
  for (const each of sheet.getAnimations()) each.finish();
  const buttons = sheet.querySelectorAll(
    ':scope .sheet-head button, :scope [data-fitted] :is(button, input):not(.spoken)');
  return unseen(buttons);
}""".replace("UNSEEN", _UNSEEN)

Size = tuple[int, int]


def hidden(page: Page, sizes: Iterable[Size]) -> list[str]:
    """What of it is not in sight, without anybody scrolling, at each of these sizes."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {each}" for each in page.evaluate(HIDDEN)]
    return found
