"""What a page's boxes tell: targets too small for a thumb, things that stick out or are cut off."""

from playwright.sync_api import Page

# WCAG asks for 24 px; a table of seven in a dim room wants the 44 of its advisory rule.
LEAST = 44

_TOP = """
  const dialogs = [...document.querySelectorAll('dialog[open]')];
  const top = dialogs.at(-1) ?? document.body;
  const said = each => (each.getAttribute('aria-label') || each.innerText || each.id || '')
    .trim().replace(/\\s+/g, ' ').slice(0, 40);
  const named = each => `${each.tagName.toLowerCase()}.${each.className} "${said(each)}"`;
  const round = Math.round;
  const seen = each => each.checkVisibility({ visibilityProperty: true });
"""

_SMALL = f"""least => {{{_TOP}
  const inline = each => each.matches('a, .link') && each.parentElement.matches('p, li, span')
    && each.parentElement.innerText.trim() !== each.innerText.trim();
  return [...top.querySelectorAll('button, a[href], input, select, textarea, summary')]
    .filter(seen).filter(each => !inline(each))
    .map(each => [each, (each.matches('input') && each.closest('label') || each)
      .getBoundingClientRect()])
    .filter(([, box]) => box.width > 0 && (box.width < least - 0.5 || box.height < least - 0.5))
    .map(([each, box]) => `${{named(each)}} is ${{round(box.width)}} x ${{round(box.height)}}`);
}}"""

# A story's oldest lines wrap into a column out of sight, where there is no room for them.
_OUTSIDE = f"""width => {{{_TOP}
  const scrolls = each =>
    each.closest('.hand-cards, [data-scrolls], .table-scroll, .wide .told ol');
  const wide = document.documentElement.scrollWidth - width;
  const found = wide > 1 ? [`the page is ${{wide}} px too wide`] : [];
  for (const each of top.querySelectorAll('*')) {{
    if (!seen(each) || each.closest('.spoken, svg, .enso') || scrolls(each)) continue;
    const box = each.getBoundingClientRect();
    if (box.width > 0 && (box.right > width + 1.5 || box.left < -1.5))
      found.push(`${{named(each)}} goes from ${{round(box.left)}} to ${{round(box.right)}}`);
    const style = getComputedStyle(each);
    const isCut = style.overflowX === 'hidden' && style.textOverflow !== 'ellipsis'
      || each.matches('button, a.button, summary, label, legend, h1, h2, h3');
    if (isCut && each.clientWidth > 1 && each.scrollWidth > each.clientWidth + 1)
      found.push(`${{named(each)}} is cut off by ${{each.scrollWidth - each.clientWidth}} px`);
  }}
  return found;
}}"""


def small_targets(page: Page) -> list[str]:
    """What can be tapped, lies uppermost, and is smaller than a fingertip."""
    found: list[str] = page.evaluate(_SMALL, LEAST)
    return found


def outside(page: Page) -> list[str]:
    """What is wider than the glass or than its own box."""
    size = page.viewport_size
    assert size is not None
    found: list[str] = page.evaluate(_OUTSIDE, size["width"])
    return found
