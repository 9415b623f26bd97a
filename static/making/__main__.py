"""`python -m static.making`: build the pages if they changed; or run a tool of theirs.

    python -m static.making                   the pages, into hub/web/assets/
    python -m static.making tool biome check  a tool from the locked packages, in static/

Everything a person may have to mend ends in one line that says how.
"""

import fcntl
import hashlib
import os
import re
import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from static.making import fresh
from static.making.node import Node, found

# For the Makefile, which then brings one.
NO_NODE = 3

_TOOLS = {
    "biome": "node_modules/@biomejs/biome/bin/biome",
    "tsc": "node_modules/typescript/bin/tsc",
}

_ASIDE = re.compile(r"npm warn|(code|errno|syscall|type|address|port|network)\b")


class Trouble(Exception):
    """Something on this machine is missing; the text says what, and how to bring it."""

    def __init__(self, text: str, status: int = 1) -> None:
        super().__init__(text)
        self.status = status


def build() -> None:
    """Build what changed; with no registry in reach, what was built before stays."""
    if fresh.is_fresh():
        return
    with alone():
        if fresh.is_fresh():
            return
        try:
            node = _node()
            packages(node, "--omit=dev")
        except Trouble as trouble:
            if not fresh.is_built() or trouble.status == NO_NODE:
                raise
            print(f"The pages stay as they were built before: {trouble}", file=sys.stderr)
            return
        _bundle(node)


@contextmanager
def alone() -> Iterator[None]:
    """One build at a time in a tree: tests, `make` and a person may all want one."""
    folder = os.open(fresh.STATIC, os.O_RDONLY)
    try:
        fcntl.flock(folder, fcntl.LOCK_EX)
        yield
    finally:
        os.close(folder)


def tool(name: str, *words: str) -> int:
    """Run one of the checks' tools, or Node itself, which then reads TypeScript."""
    node = _node()
    with alone():
        packages(node)
    script = [_TOOLS[name]] if name in _TOOLS else ["--import", "./making/typescript.mjs"]
    return node.run(*script, *words, folder=fresh.STATIC)


def packages(node: Node, *words: str) -> None:
    """The locked packages; those for checks too unless they are left out."""
    lock = hashlib.sha256((fresh.STATIC / "package-lock.json").read_bytes()).hexdigest()
    stamp = fresh.STATIC / "node_modules" / ".honor-hub"
    there = stamp.read_text("utf-8").split() if stamp.is_file() else []
    if there[:1] == [lock] and there[1:] in ([], [*words]):
        return
    print("Fetching the pages' packages; this happens once ...", flush=True)
    done = node.install(fresh.STATIC, *words)
    if done.returncode != 0:
        raise Trouble(f"npm could not fetch the packages: {_reason(done.stdout)}")
    stamp.write_text(" ".join([lock, *words]) + "\n", "utf-8")


def _reason(said: str) -> str:
    """What npm says of its failure, without its numbers and its advice."""
    lines = [line.removeprefix("npm error").strip() for line in said.splitlines()]
    told = [line for line in lines if line and not _ASIDE.match(line)]
    return told[0] if told else "it does not say why"


def _node() -> Node:
    node = found()
    if node is None:
        text = "there is no Node 20 or newer; it comes with: pip install -r requirements/node.txt"
        raise Trouble(text, NO_NODE)
    return node


def _bundle(node: Node) -> None:
    """Into a folder beside, which then takes the place of the old one."""
    from static.making import fonts

    sources = fresh.digest()
    new, source = fresh.ASSETS.with_name("assets.new"), fresh.STATIC / fonts.PACKAGES
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir()
    with tempfile.TemporaryDirectory() as folder:
        style = fonts.make(source, Path(folder))
        if node.run("build.mjs", str(new), str(style), sources, folder=fresh.STATIC) != 0:
            raise Trouble("the pages could not be built (see above)")
    shutil.rmtree(fresh.ASSETS, ignore_errors=True)
    new.rename(fresh.ASSETS)
    print(f"Built the pages into {fresh.ASSETS.relative_to(fresh.ROOT)}/")


def main(words: list[str]) -> int:
    try:
        if words[:1] == ["tool"]:
            return tool(*words[1:])
        build()
    except Trouble as trouble:
        print(f"The pages are not built: {trouble}", file=sys.stderr)
        return trouble.status
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
