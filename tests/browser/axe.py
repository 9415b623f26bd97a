"""axe, run inside a page: what of WCAG 2.2 AA a machine can find. It judges nothing itself."""

from functools import cache
from typing import Any

from playwright.sync_api import Page

from static.making.fresh import STATIC

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

# A colour that is still on its way is none that anybody reads.
# What a bar covers only until somebody scrolls is as large as it is: for as long as axe looks,
# bars that stick lie in their own place.
_RUN = """async tags => {
  const moving = document.getAnimations()
    .filter(each => each.effect.getComputedTiming().endTime < 3000);
  await Promise.allSettled(moving.map(each => each.finished));
  const stuck = [...document.querySelectorAll('body *')]
    .filter(each => getComputedStyle(each).position === 'sticky');
  for (const each of stuck) each.style.setProperty('position', 'relative', 'important');
  for (const each of stuck) each.style.setProperty('inset', 'auto', 'important');
  try {
    return await axe.run(document, { runOnly: tags, resultTypes: ['violations'] });
  } finally {
    for (const each of stuck) each.style.removeProperty('position');
    for (const each of stuck) each.style.removeProperty('inset');
  }
}"""


@cache
def _source() -> str:
    return (STATIC / "node_modules" / "axe-core" / "axe.min.js").read_text("utf-8")


def violations(page: Page) -> list[str]:
    """Each with its rule and the elements that break it."""
    # Evaluated, not added as a script: the page's own policy would rightly refuse that.
    page.evaluate(f"() => {{ if (!window.axe) {{ {_source()} }} }}")
    found: dict[str, Any] = page.evaluate(_RUN, TAGS)
    return [
        f"{rule['id']}: {rule['help']}: {node['target']} {node.get('failureSummary', '')}"
        for rule in found["violations"]
        for node in rule["nodes"]
    ]


def assert_accessible(page: Page) -> None:
    found = violations(page)
    assert not found, f"{page.url}\n" + "\n".join(found)
