"""Get a panel's key: from the environment, a file, or letters that the host lets in.

A key is never printed; what is kept of it is kept for its owner's eyes alone.
"""

import json
import os
from collections.abc import Callable
from http.client import HTTPException
from pathlib import Path
from threading import Event
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from hardware.journal import GIVEN_UP
from hardware.lamp_states import LinkState
from hardware.refusal import ANSWERS_WITHIN, FINAL, Refusals, refused, words_of

ASK_EVERY = 2.0
LONGEST_WAIT = 10.0

# What is not of a hub at all: other bytes, or JSON of another shape.
_NO_HUB = (HTTPException, ValueError, KeyError, TypeError)

Say = Callable[[str], None]
Become = Callable[[LinkState, str], None]


class NoKey(Exception):
    """There is no key to go with; the sentence says what is missing."""


class TableAccess(NamedTuple):
    """A table of a hub, and the key that opens it; both empty: it has yet to be let in."""

    url: str
    table: str = ""
    key: str = ""

    def __repr__(self) -> str:
        return f"TableAccess({self.url}, {self.table})"


def kept(path: Path) -> tuple[str, str]:
    """Table and key of a file: "TABLE KEY", or a key alone. Both empty: there is no file yet."""
    try:
        words = path.read_text(encoding="utf-8").split()
    except FileNotFoundError:
        return "", ""
    except (OSError, UnicodeDecodeError):
        raise NoKey(f"{path}: the key cannot be read") from None
    if len(words) not in (1, 2):
        raise NoKey(f"{path}: not a key; it takes one line, KEY or TABLE KEY")
    return (words[0] if len(words) == 2 else "", words[-1])


def keep(path: Path, table: str, key: str) -> None:
    """For the next start; nobody else may read it, not even for a moment."""
    handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(handle, "w", encoding="utf-8") as file:
        file.write(f"{table} {key}\n")


def find(url: str, table: str, key: str, path: Path | None) -> TableAccess:
    """Where to go: with the key that was given, or the one that was kept, if there is one."""
    if not key and path is not None:
        kept_table, key = kept(path)
        table = table or kept_table
    if key and not table:
        raise NoKey("a key opens one table: say which with --table CODE")
    return TableAccess(url, table, key) if key else TableAccess(url)


class KeyRequest:
    """Shows letters until the host lets this panel in; the key is kept in `path`, if there is one.

    A hub that is not there is asked for ever. One that refuses is asked less and less, then not.
    """

    def __init__(self, path: Path | None, say: Say) -> None:
        self._path = path
        self._say = say
        self._refusals = Refusals()

    def answered(self, url: str, is_closed: Event, become: Become) -> TableAccess | None:
        """The key, once there is one; `become` is told how it stands. None: it was given up."""
        tries = 0
        while not is_closed.is_set():
            try:
                found = self._let_in(url, is_closed, become)
                if found is not None:
                    return found
                tries, wait = 0, ASK_EVERY
            except (OSError, *_NO_HUB) as error:
                tries += 1
                asked_again = self._refused(error, tries, become)
                if asked_again is None:
                    self._say(GIVEN_UP)
                    return None
                wait = asked_again
            is_closed.wait(wait)
        return None

    def _let_in(self, url: str, is_closed: Event, become: Become) -> TableAccess | None:
        """None: the hub has forgotten these letters, as it does when it is started anew."""
        shown = _asked(url, "POST", "/api/tv")
        letters, ticket = shown["letters"], shown["ticket"]
        self._refusals.forget()
        become("knocking", "")
        self._say(f"Host: connect this panel with the letters {letters}.")
        while not is_closed.is_set():
            try:
                answer = _asked(url, "GET", f"/api/tv/{ticket}")
            except HTTPError as error:
                with error:
                    if error.code == 404:
                        return None
                    raise
            if not answer["waiting"]:
                return self._kept(TableAccess(url, answer["table"], answer["key"]))
            is_closed.wait(ASK_EVERY)
        return None

    def _kept(self, found: TableAccess) -> TableAccess:
        if self._path is not None:
            try:
                keep(self._path, found.table, found.key)
            except OSError as error:
                # It can play all the same, until it is started again.
                self._say(f"{self._path}: the key cannot be kept ({words_of(error)}).")
        return found

    def _refused(self, error: Exception, tries: int, become: Become) -> float | None:
        """How long to wait before asking again."""
        if isinstance(error, HTTPError):
            why = refused(error)
        else:
            why = words_of(error) if isinstance(error, OSError) else "no-hub"
        if why in FINAL:
            become("closed", why)
            return self._refusals.next_wait()
        self._refusals.forget()
        become("alone", why)
        return min(ASK_EVERY * 2.0 ** (tries - 1), LONGEST_WAIT)


def _asked(url: str, method: str, path: str) -> Any:
    with urlopen(Request(url + path, method=method), timeout=ANSWERS_WITHIN) as answer:
        return json.load(answer)
