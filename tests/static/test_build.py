"""The real build: complete, fitting its sources, small, and free of anybody's addresses."""

import gzip
import json
import re
from pathlib import Path
from typing import Any

import brotli
import msgspec
import pytest
from fontTools.ttLib import TTFont

from hub.rules.registry import GAMES, RULES
from hub.web.assets import FOLDER, Bundle, Manifest
from static.making import fresh

LARGEST_FIRST_LOAD = 100_000
LARGEST_FONTS = 14_000
MOST_MODULES = 6


@pytest.fixture(scope="module")
def manifest() -> Manifest:
    assert fresh.is_built(), "the pages are not built: run `make assets`"
    return msgspec.json.decode((FOLDER / "manifest.json").read_bytes(), type=Manifest)


def _file(url: str) -> Path:
    assert url.startswith("/assets/")
    return FOLDER / url.removeprefix("/assets/")


def _all(bundle: Bundle) -> tuple[str, ...]:
    return (bundle.script, *bundle.modules, *bundle.styles, *bundle.fonts)


def test_the_build_fits_its_sources() -> None:
    assert fresh.is_fresh(), "the pages are not those of static/: run `make assets`"


def test_everything_in_the_manifest_is_there(manifest: Manifest) -> None:
    words = [
        [each.shell, *each.pages.values(), *each.games.values(), *each.rulings.values()]
        for each in manifest.words.values()
    ]
    pages = manifest.pages.values()
    bundles = [*pages, *(face for page in pages for face in page.faces.values())]
    urls = [
        *(url for each in bundles for url in _all(each)),
        *(url for each in words for url in each),
    ]
    for url in [*urls, manifest.icon, manifest.licences]:
        assert _file(url).is_file(), url


def test_every_name_carries_a_digest() -> None:
    for path in FOLDER.iterdir():
        assert path.name == "manifest.json" or re.search(r"-[0-9A-Za-z]{8,10}\.", path.name)


def test_every_packed_file_unpacks_to_its_original() -> None:
    for path in FOLDER.glob("*.gz"):
        original = path.with_suffix("").read_bytes()
        assert gzip.decompress(path.read_bytes()) == original
        assert brotli.decompress(path.with_suffix(".br").read_bytes()) == original


def test_every_game_has_its_words_and_rulings_in_both_languages(manifest: Manifest) -> None:
    assert set(manifest.words) == {"en", "it"}
    for words in manifest.words.values():
        assert set(words.games) == set(words.rulings) == set(RULES)


def test_the_two_languages_have_the_same_words(manifest: Manifest) -> None:
    def ids(url: str) -> list[str]:
        return sorted(re.findall(r"^(-?[a-z][\w-]*) *=", _file(url).read_text("utf-8"), re.M))

    english, italian = manifest.words["en"], manifest.words["it"]
    assert ids(english.shell) == ids(italian.shell)
    assert ids(english.pages["host"]) == ids(italian.pages["host"])
    assert "host-new" in ids(english.pages["host"])
    assert not any(name.startswith("host-") for name in ids(english.shell))
    for game in RULES:
        assert ids(english.games[game]) == ids(italian.games[game])
        assert ids(english.rulings[game]) == ids(italian.rulings[game])
        assert not any(name.startswith("ruling") for name in ids(english.games[game]))


def test_words_carry_no_comments() -> None:
    for path in FOLDER.glob("*.ftl"):
        assert not re.search(r"^#", path.read_text("utf-8"), re.M), path.name


@pytest.mark.parametrize("game", GAMES)
def test_a_phones_first_load_is_light(manifest: Manifest, game: str) -> None:
    """As browsers get it over plain HTTP, with gzip, at a hub where this game is played."""
    phone = manifest.pages["phone"]
    bundles = [phone, *(face for key, face in phone.faces.items() if key == game)]
    words = manifest.words["it"]
    urls = {url for each in bundles for url in _all(each)} | {words.shell, words.games[game]}
    sizes = {url: _size(_file(url)) for url in urls}
    assert sum(sizes.values()) <= LARGEST_FIRST_LOAD, sizes


# Something that stands in the code and the words of each of a tournament's screens.
OF_A_TOURNAMENT = ("t-board", "t-hall", "t-entrance", "t-around", "desk-strip", "desk-title")


@pytest.mark.parametrize("page", ["phone", "screen", "host", "panel"])
def test_nobody_loads_a_tournament_who_is_at_none(manifest: Manifest, page: str) -> None:
    urls = (*_all(manifest.pages[page]), manifest.words["en"].shell)
    text = "".join(_file(url).read_text("utf-8") for url in urls if not url.endswith(".woff2"))
    # A fault of the hub's may be called …-hall-…: only what begins so is a tournament's.
    found = [each for each in OF_A_TOURNAMENT if re.search(rf"(?<![a-z-]){each}", text)]
    assert found == []
    built = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.js"))
    built += _file(manifest.words["en"].games["tournament"]).read_text("utf-8")
    assert [each for each in OF_A_TOURNAMENT if each not in built] == []


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.woff2")), ids=lambda path: path.name)
def test_an_ordinal_stands_above_the_line(path: Path) -> None:
    font = TTFont(path)
    sign, figure = (font.getBestCmap().get(ord(each)) for each in "º8")
    if sign and figure:
        drawn, high = font["glyf"][sign], font["glyf"][figure].yMax
        assert drawn.yMin > 0.1 * high, "8o"
        assert drawn.yMax >= high - 1
    else:
        assert sign is None, "it comes with the figures"


def test_the_pages_of_a_phone_lie_in_few_files(manifest: Manifest) -> None:
    """Each file costs a request; a new page must not part what phones load into crumbs."""
    assert len(manifest.pages["phone"].modules) <= MOST_MODULES


def _size(path: Path) -> int:
    packed = path.with_name(path.name + ".gz")
    return (packed if packed.is_file() else path).stat().st_size


def _letters(path: Path) -> set[int]:
    return set(TTFont(path).getBestCmap())


def test_the_fonts_are_small_and_have_what_words_and_names_need(manifest: Manifest) -> None:
    files = [_file(url) for url in manifest.pages["phone"].fonts]
    assert len(files) == 2
    assert sum(path.stat().st_size for path in files) <= LARGEST_FONTS
    for path in files:
        needed = "ōūŌŪèéàòùìÈ’“”–—×·«»…−0aZ" + ("★" if "mincho" in path.name else "")
        assert [each for each in needed if ord(each) not in _letters(path)] == [], path.name


@pytest.mark.parametrize("face", ["mincho", "kaku"])
def test_letters_of_few_names_are_there_and_no_first_load_brings_them(
    manifest: Manifest, face: str
) -> None:
    (rare,) = FOLDER.glob(f"{face}-rare-*.woff2")
    assert [each for each in "ëüñçåøāÉ@€" if ord(each) not in _letters(rare)] == []
    assert f"/assets/{rare.name}" not in manifest.pages["phone"].fonts
    style = _file(manifest.pages["phone"].styles[0]).read_text("utf-8")
    rules = re.findall(rf"/({face}[\w-]*)\.woff2[^}}]*?range:([^;}}]*)", style)
    # Of two that claim a letter the later has it: what every load brings comes last.
    names = [name for name, _ in rules]
    assert [name.startswith(f"{face}-rare") for name in names] == sorted(
        (name.startswith(f"{face}-rare") for name in names), reverse=True
    )
    assert {claimed for name, claimed in rules if "rare" in name} == {"U+22-17F,U+2022,U+20AC"}


def test_both_fonts_stand_on_the_same_lines(manifest: Manifest) -> None:
    """Else a bold word in a line of text would make that line higher."""
    fonts = [TTFont(_file(url)) for url in manifest.pages["phone"].fonts]
    heights = {
        (round(each["hhea"].ascent / each["head"].unitsPerEm, 2), each["hhea"].lineGap)
        for each in fonts
    }
    assert len(heights) == 1


def test_no_page_brings_a_way_to_the_hub_that_it_never_goes() -> None:
    built = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.js"))
    assert "EIO=4&transport=websocket" in built
    assert [each for each in ("transport=polling", "WebTransport(") if each in built] == []


def test_the_licences_of_what_is_bundled_come_along(manifest: Manifest) -> None:
    text = _file(manifest.licences).read_text("utf-8")
    for name in (
        "preact",
        "@fluent/bundle",
        "shippori-mincho",
        "zen-kaku-gothic-new",
    ):
        assert name in text
    assert "SIL OPEN FONT LICENSE" in text


def test_the_lock_file_names_no_registry() -> None:
    lock: dict[str, Any] = json.loads((fresh.STATIC / "package-lock.json").read_text("utf-8"))
    packages = {name: each for name, each in lock["packages"].items() if name}
    assert not [name for name, each in packages.items() if "resolved" in each]
    assert all("integrity" in each for each in packages.values())


def test_every_version_is_exact() -> None:
    about = json.loads((fresh.STATIC / "package.json").read_text("utf-8"))
    for versions in (about["dependencies"], about["devDependencies"]):
        assert all(re.fullmatch(r"\d+\.\d+\.\d+", version) for version in versions.values())
