"""The display font, cut down to what two languages need; which text it dresses is not known here.

Shippori Mincho has no vowels with a macron, and Japanese names need them, so they are put
together from its own letters and its own macron.
"""

from pathlib import Path

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

WEIGHT = 700
PACKAGE = "node_modules/@fontsource/shippori-mincho"

# Basic Latin, Latin-1, and the typography of our own words.
_KEPT = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "–—‘’“”…•−€")]
_MACRONS = {"ā": "a", "ē": "e", "ī": "ı", "ō": "o", "ū": "u"} | dict(
    zip("ĀĒĪŌŪ", "AEIOU", strict=True)
)
_STAR = "★"
# How far above a letter its macron floats, in thousandths.
_GAP = 110


def make(source: Path, folder: Path) -> Path:
    """One font file from the package's files."""
    font = TTFont(source / "files" / f"shippori-mincho-latin-{WEIGHT}-normal.woff2")
    # These would want an entry for each new glyph; the pages never set vertically.
    del font["vmtx"], font["vhea"]
    _add_macrons(font)
    _add_star(font, source / "files" / f"shippori-mincho-108-{WEIGHT}-normal.woff2")
    options = Options(
        hinting=False, layout_features=["kern", "liga"], notdef_outline=True, name_IDs=[0, 1, 13]
    )
    cutter = Subsetter(options)
    cutter.populate(unicodes=[*_KEPT, *map(ord, _MACRONS), ord(_STAR)])
    cutter.subset(font)
    font.flavor = "woff2"
    # The same sources make the same file, whenever.
    font.recalcTimestamp = False
    target = folder / f"mincho-{WEIGHT}.woff2"
    font.save(target)
    return target


def _add_macrons(font: TTFont) -> None:
    names, glyphs = font.getBestCmap(), font["glyf"]
    mark = glyphs[names[ord("¯")]]
    for made, base in _MACRONS.items():
        letter = glyphs[names[ord(base)]]
        across = (letter.xMin + letter.xMax - mark.xMin - mark.xMax) // 2
        pen = TTGlyphPen(glyphs)
        pen.addComponent(names[ord(base)], (1, 0, 0, 1, 0, 0))
        pen.addComponent(names[ord("¯")], (1, 0, 0, 1, across, letter.yMax + _GAP - mark.yMin))
        _add(font, ord(made), pen.glyph(), font["hmtx"][names[ord(base)]])


def _add_star(font: TTFont, path: Path) -> None:
    other = TTFont(path)
    name = other.getBestCmap()[ord(_STAR)]
    pen = TTGlyphPen(None)
    other.getGlyphSet()[name].draw(pen)
    _add(font, ord(_STAR), pen.glyph(), other["hmtx"][name])


def _add(font: TTFont, code: int, glyph: object, metrics: tuple[int, int]) -> None:
    name = f"uni{code:04X}"
    font.setGlyphOrder([*font.getGlyphOrder(), name])
    font["glyf"][name] = glyph
    font["hmtx"][name] = metrics
    for table in font["cmap"].tables:
        if table.isUnicode():
            table.cmap[code] = name
