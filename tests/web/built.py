"""A small build of the pages in a folder of its own, for tests that must not depend on a real one.

It has the real one's shape and none of its content.
"""

import gzip
import json
from pathlib import Path

import brotli

SCRIPT = b"console.log('a page');" * 20
WORDS = "title = Onore, è tutto\n".encode() * 20


def build(folder: Path, sources: str = "first") -> Path:
    """One file of each kind, packed where a build packs."""
    folder.mkdir(parents=True, exist_ok=True)
    files = {
        "phone-1.js": SCRIPT,
        "chunk-1.js": SCRIPT,
        "face-1.js": SCRIPT,
        "face-1.css": b".face{color:red}",
        "phone-1.css": b"p{color:red}",
        "mincho-1.woff2": b"wOF2",
        "icon-1.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        "licences-1.txt": b"MIT",
        **{
            f"{name}.{language}-1.ftl": WORDS
            for name in ("hub", "host", "toy")
            for language in ("en", "it")
        },
    }
    for name, content in files.items():
        (folder / name).write_bytes(content)
        if not name.endswith(".woff2"):
            (folder / f"{name}.br").write_bytes(brotli.compress(content))
            (folder / f"{name}.gz").write_bytes(gzip.compress(content))
    (folder / "manifest.json").write_text(json.dumps(manifest(sources)), "utf-8")
    return folder


def manifest(sources: str) -> dict[str, object]:
    face = {"script": "/assets/face-1.js", "modules": [], "styles": ["/assets/face-1.css"]}
    page = {
        "script": "/assets/phone-1.js",
        "modules": ["/assets/chunk-1.js"],
        "styles": ["/assets/phone-1.css"],
        "fonts": ["/assets/mincho-1.woff2"],
        "faces": {"samurai": face},
    }
    return {
        "sources": sources,
        "pages": dict.fromkeys(("phone", "screen", "host", "panel", "desk", "claim"), page),
        "words": {language: words(language) for language in ("en", "it")},
        "icon": "/assets/icon-1.svg",
        "licences": "/assets/licences-1.txt",
    }


def words(language: str) -> dict[str, object]:
    toy = f"/assets/toy.{language}-1.ftl"
    return {
        "shell": f"/assets/hub.{language}-1.ftl",
        "games": {"samurai": toy},
        "rulings": {"samurai": toy},
        "pages": {"host": f"/assets/host.{language}-1.ftl"},
    }
