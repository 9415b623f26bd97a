"""Whether what can be done is whole on the glass and under a finger, at one size after another."""

from collections.abc import Iterable

from playwright.sync_api import Page

# Every open button that is offered, and the one that uncovers a hand. A finger meets it in its
# middle and near each corner.
HIDDEN = """async () => {
  scrollTo(0, 0);
  const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
  await frame();
  await frame();
  const open = document.querySelectorAll(
    '.thumb .offers > .offer:not(.closed), .thumb [data-uncover], .lineup [data-offer],'
    + ' .board .thumb :is(button, input):not(.undo, :disabled)');
  const found = open.length ? [] : ['nothing is offered'];
  for (const each of open) {
    const said = (each.dataset.offer ?? each.dataset.shelf ?? 'uncover');
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

Size = tuple[int, int]


def hidden(page: Page, sizes: Iterable[Size]) -> list[str]:
    """What of it is not in sight, without anybody scrolling, at each of these sizes."""
    found = []
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}x{height}: {each}" for each in page.evaluate(HIDDEN)]
    return found
