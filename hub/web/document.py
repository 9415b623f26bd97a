"""Render a page's HTML document: what to load and where the words lie; no script of its own.

It says nothing about any table or person: what is shown is asked for with a key.
"""

from collections.abc import Iterable
from html import escape

import msgspec

from hub.web.assets import Bundle, Manifest

LANGUAGES = ("en", "it")

# What a browser shows before any script runs, or when none can; so it is not in a catalogue.
_SCRIPTS = {
    "en": "Honor Hub needs JavaScript; switch it on and load this page again.",
    "it": "Honor Hub ha bisogno di JavaScript; attivalo e ricarica questa pagina.",
}
# The styles lie in layers, one of which hides this: whoever sees it has a browser without them.
_OLD = {
    "en": "This browser is too old: Honor Hub needs Safari 15.4, Chrome 99 or newer.",
    "it": "Questo browser è troppo vecchio: servono Safari 15.4, Chrome 99 o più recenti.",
}
_LOST = {
    "en": ("There is nothing here.", "Back to the start"),
    "it": ("Qui non c’è niente.", "Torna all’inizio"),
}
_UNBUILT = {
    "en": "The hub is up, but its pages are not built: run “make assets” and load this again.",
    "it": "L’hub è acceso, ma le sue pagine non sono costruite: esegui «make assets» e ricarica.",
}

_HEAD = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<title>Honor Hub</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark light">
<meta name="theme-color" content="#14100d">
{links}
</head>
"""


def document(
    name: str, language: str, manifest: Manifest, games: Iterable[str] = (), hub: str = ""
) -> str:
    """The page of that name; what the faces of these games need is on its way with it.

    `hub` is what the hub is called.
    """
    page = manifest.pages[name]
    playing = sorted(set(games))
    faces = [page.faces[game] for game in playing if game in page.faces]
    words = manifest.words[language]
    own = [words.pages[name]] if name in words.pages else []
    fetched = [words.shell, *own, *(words.games[game] for game in playing if game in words.games)]
    links = [*_links(manifest, page, faces), *map(_fetch, fetched), _script(page.script)]
    word_files = escape(msgspec.json.encode(manifest.words).decode())
    return _head(language, links) + (
        f'<body data-page="{escape(name)}" data-hub="{escape(hub)}"'
        f' data-words="{word_files}">\n'
        f'<p class="old-browser">{escape(_OLD[language])}</p>\n<div id="app"></div>\n'
        f"<noscript><p>{escape(_SCRIPTS[language])}</p></noscript>\n</body>\n</html>\n"
    )


def lost(language: str, manifest: Manifest | None) -> str:
    """For an address that leads nowhere."""
    page = manifest.pages.get("phone") if manifest else None
    dress = Bundle(script="", styles=page.styles, fonts=page.fonts) if page else None
    links = _links(manifest, dress, []) if manifest and dress else []
    sentence, back = map(escape, _LOST[language])
    return _head(language, links) + (
        f'<body data-page="lost">\n<main>\n<h1>Honor Hub</h1>\n<p>{sentence}</p>\n'
        f'<p><a href="/">{back}</a></p>\n</main>\n</body>\n</html>\n'
    )


def unbuilt(language: str) -> str:
    """For a hub whose pages were never built."""
    return _head(language, []) + (
        f"<body>\n<main>\n<h1>Honor Hub</h1>\n<p>{escape(_UNBUILT[language])}</p>\n"
        "</main>\n</body>\n</html>\n"
    )


def _head(language: str, links: list[str]) -> str:
    return _HEAD.format(language=language, links="\n".join(links))


def _links(manifest: Manifest, page: Bundle, faces: list[Bundle]) -> list[str]:
    """Everything at once, so that the first screen takes one round trip after the page."""
    styles = [style for each in (page, *faces) for style in each.styles]
    modules = [*page.modules, *(url for face in faces for url in (face.script, *face.modules))]
    return [
        f'<link rel="icon" type="image/svg+xml" href="{escape(manifest.icon)}">',
        *(f'<link rel="stylesheet" href="{escape(url)}">' for url in styles),
        *(
            f'<link rel="preload" as="font" type="font/woff2" crossorigin href="{escape(url)}">'
            for url in page.fonts
        ),
        *(f'<link rel="modulepreload" href="{escape(url)}">' for url in dict.fromkeys(modules)),
    ]


def _fetch(url: str) -> str:
    return f'<link rel="preload" as="fetch" crossorigin href="{escape(url)}">'


def _script(url: str) -> str:
    return f'<script type="module" src="{escape(url)}"></script>'
