"""The built pages' files as they lie in hub/web/assets/, packed and named by their content.

What stands in a page is not decided here, and no path from outside ever reaches the disk: a name
is looked up among those that were read.
"""

import logging
from hashlib import sha256
from pathlib import Path

import msgspec
from flask import Response, abort, request

from hub.words.catalogue import installed_words

FOLDER = Path(__file__).parent / "assets"
MANIFEST = "manifest.json"

# A name changes with its content, so whoever has a file has it for ever.
_FOR_EVER = "public, max-age=31536000, immutable"
_KINDS = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
# In the order of preference; browsers ask for the first only over HTTPS.
_PACKED = {"br": ".br", "gzip": ".gz"}

_log = logging.getLogger(__name__)


class Bundle(msgspec.Struct, frozen=True):
    """A script with all that it imports, and its styles; a page's fonts and faces too."""

    script: str
    modules: tuple[str, ...] = ()
    styles: tuple[str, ...] = ()
    fonts: tuple[str, ...] = ()
    faces: "dict[str, Bundle]" = {}


class WordFiles(msgspec.Struct, frozen=True):
    """Where one language's words lie: the shell's, and each game's in two parts.

    `pages` has what one page alone says.
    """

    shell: str
    games: dict[str, str]
    rulings: dict[str, str]
    pages: dict[str, str] = {}


class Manifest(msgspec.Struct, frozen=True):
    """What the build wrote about itself."""

    sources: str
    pages: dict[str, Bundle]
    words: dict[str, WordFiles]
    icon: str
    licences: str


class Assets:
    """The files of one build; a newer build in the same place is noticed."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._folder = folder
        self._time = 0
        self._files: dict[str, bytes] = {}
        self._manifest: Manifest | None = None

    def manifest(self) -> Manifest | None:
        """Of the build that is there now; none if there is none."""
        self._refresh()
        return self._manifest

    def _refresh(self) -> None:
        path = self._folder / MANIFEST
        try:
            time = path.stat().st_mtime_ns
            if time == self._time:
                return
            manifest = msgspec.json.decode(path.read_bytes(), type=Manifest)
            files = {each.name: each.read_bytes() for each in self._folder.iterdir()}
        except FileNotFoundError:
            return
        except (OSError, msgspec.MsgspecError) as fault:
            _log.error("the pages' files do not read: %s", type(fault).__name__)
            return
        for name, text in _installed(manifest).items():
            files[name] = text
        self._files, self._manifest, self._time = files, manifest, time

    def answer(self, name: str) -> Response:
        """A file, in the packing that the browser likes."""
        self._refresh()
        kind = _KINDS.get(Path(name).suffix)
        if kind is None or name not in self._files:
            abort(404)
        coding, content = self._packed(name)
        response = Response(content, content_type=kind)
        response.headers["Cache-Control"] = _FOR_EVER
        response.headers["Vary"] = "Accept-Encoding"
        if coding:
            response.headers["Content-Encoding"] = coding
        return response

    def _packed(self, name: str) -> tuple[str, bytes]:
        for coding, ending in _PACKED.items():
            content = self._files.get(name + ending)
            if content is not None and request.accept_encodings[coding] > 0:
                return coding, content
        return "", self._files[name]


def _installed(manifest: Manifest) -> dict[str, bytes]:
    """Files with the words of installed games; the manifest is told where they lie."""
    found: dict[str, bytes] = {}
    for game, words in installed_words().items():
        for language, text in words.items():
            content = text.encode()
            name = f"{game}.{language}-{sha256(content).hexdigest()[:10]}.ftl"
            found[name] = content
            # Rulings are long in our games; an installed one has all its words in one file.
            manifest.words[language].games[game] = f"/assets/{name}"
    return found
