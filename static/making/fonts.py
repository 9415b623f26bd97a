"""The pages' fonts, cut down to what two languages need; which text they dress is not known here.

Two faces of one foundry: Shippori Mincho for titles and whatever is bold, Zen Kaku Gothic New for
what is read. Both lack vowels with a macron, and Japanese names need them, so they are put
together from a face's own letters and its own macron.
"""

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

PACKAGES = "node_modules/@fontsource"
STYLE = "fonts.css"

# What the words of the pages are written with: every first load brings these.
_SELDOM = set(map(ord, '"#$<>@[\\]^_`{|}~'))
_COMMON = {*range(0x20, 0x7F), *map(ord, "àèéìòùÈ«»º‘’“”–—…·×−ōūŌŪ")} - _SELDOM
_MACRONS = {"ā": "a", "ē": "e", "ī": "ı", "ō": "o", "ū": "u"} | dict(
    zip("ĀĒĪŌŪ", "AEIOU", strict=True)
)
# What guests may type in their names: fetched only where one of these is drawn.
_RARE = ({*range(0xA0, 0x100), *map(ord, _MACRONS), *map(ord, "•€")} | _SELDOM) - _COMMON
_CLAIMED = "U+22-17F,U+2022,U+20AC"
_STAR = "★"
# How large a raised o is beside the figures, where a face has none of its own.
_RAISED = 0.6
# How far above a letter its macron floats, in thousandths.
_GAP = 110
# In thousandths: capitals stand in the middle of a line, so that they do in a button.
_ASCENT, _DESCENT = 1060, -340


class Face(NamedTuple):
    """One weight of a package; `larger` draws it larger than its maker did, for small type."""

    name: str
    package: str
    weight: int
    larger: float
    # The families and the weights that pages know it by.
    known_as: tuple[tuple[str, str], ...]
    star_in: str = ""
    features: tuple[str, ...] = ()


TEXT_FAMILY = "Zen Kaku Gothic New"
DISPLAY_FAMILY = "Shippori Mincho"
FACES = (
    Face(
        "mincho",
        "shippori-mincho",
        700,
        1.0,
        # What is bold in a text is set in this face too: it is here already.
        ((DISPLAY_FAMILY, "400 900"), (TEXT_FAMILY, "600 900")),
        star_in="shippori-mincho-108",
        # Pairs of letters are seen where they are large.
        features=("kern", "liga"),
    ),
    Face("kaku", "zen-kaku-gothic-new", 500, 1.05, ((TEXT_FAMILY, "100 500"),)),
)


def make(source: Path, folder: Path) -> Path:
    """The font files and, beside them, the style that declares them."""
    style = folder / STYLE
    style.write_text("\n".join(rule for face in FACES for rule in _made(face, source, folder)))
    return style


def _made(face: Face, source: Path, folder: Path) -> list[str]:
    common = _COMMON | ({ord(_STAR)} if face.star_in else set())
    rules = []
    # A later rule goes before an earlier one, so the first may claim more than its file has.
    for ending, kept, claimed in (("-rare", _RARE, _CLAIMED), ("", common, _ranges(common))):
        file = folder / f"{face.name}{ending}.woff2"
        _cut(_opened(face, source / face.package), kept, list(face.features), file)
        rules += [_rule(family, weights, file, claimed) for family, weights in face.known_as]
    return rules


def _opened(face: Face, package: Path) -> TTFont:
    """The face with all that may be kept of it, in our measures."""
    font = TTFont(package / "files" / f"{face.package}-latin-{face.weight}-normal.woff2")
    # These would want an entry for each new glyph; the pages never set vertically.
    del font["vmtx"], font["vhea"]
    _add_macrons(font)
    _raise_ordinal(font)
    if face.star_in:
        _add_star(font, package / "files" / f"{face.star_in}-{face.weight}-normal.woff2")
    _measure(font, round(font["head"].unitsPerEm / face.larger))
    return font


def _measure(font: TTFont, units: int) -> None:
    """Fewer units to the em draw every letter larger; the lines stay as high."""
    font["head"].unitsPerEm = units
    across, metrics = font["hhea"], font["OS/2"]
    across.ascent = metrics.usWinAscent = metrics.sTypoAscender = _ASCENT * units // 1000
    across.descent = metrics.sTypoDescender = _DESCENT * units // 1000
    metrics.usWinDescent = -across.descent
    across.lineGap = metrics.sTypoLineGap = 0


def _cut(font: TTFont, kept: Iterable[int], features: list[str], file: Path) -> None:
    options = Options(
        hinting=False, layout_features=features, notdef_outline=True, name_IDs=[0, 13]
    )
    cutter = Subsetter(options)
    cutter.populate(unicodes=kept)
    cutter.subset(font)
    font.flavor = "woff2"
    # The same sources make the same file, whenever.
    font.recalcTimestamp = False
    font.save(file)


def _rule(family: str, weights: str, file: Path, claimed: str) -> str:
    return (
        f'@font-face {{ font-family: "{family}"; font-weight: {weights}; font-display: swap; '
        f'src: url("./{file.name}") format("woff2"); unicode-range: {claimed}; }}'
    )


def _ranges(kept: set[int]) -> str:
    """U+20-7E, U+A0, ...: what stands side by side in one piece."""
    begins = sorted(code for code in kept if code - 1 not in kept)
    ends = sorted(code for code in kept if code + 1 not in kept)
    pairs = zip(begins, ends, strict=True)
    return ",".join(f"U+{a:X}" if a == z else f"U+{a:X}-{z:X}" for a, z in pairs)


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


def _raise_ordinal(font: TTFont) -> None:
    """8º, not 8o: Shippori Mincho draws the sign as an o on the line."""
    names, glyphs = font.getBestCmap(), font["glyf"]
    sign, small = names[ord("º")], names[ord("o")]
    if glyphs[sign].yMin > 0:
        return
    above = glyphs[names[ord("8")]].yMax - round(_RAISED * glyphs[small].yMax)
    pen = TTGlyphPen(glyphs)
    pen.addComponent(small, (_RAISED, 0, 0, _RAISED, 0, above))
    glyphs[sign] = pen.glyph()
    width, side = font["hmtx"][small]
    font["hmtx"][sign] = (round(_RAISED * width), round(_RAISED * side))


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
