"""Get a panel's key: from the environment, a file, or letters that the host lets in.

A key is never printed; what is kept of it is kept for its owner's eyes alone.
"""

import json
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from urllib.error import HTTPError
from urllib.request import Request, urlopen

from hardware.link import TableAccess

ASK_EVERY = 2.0
LONGEST_WAIT = 10.0

Say = Callable[[str], None]


class NoKey(Exception):
    """There is no key to go with; the sentence says what is missing."""


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


def find(url: str, table: str, key: str, path: Path | None, say: Say) -> TableAccess:
    """Where to go: with the key that was given, the one that was kept, or one asked for."""
    if not key and path is not None:
        kept_table, key = kept(path)
        table = table or kept_table
    if key:
        if not table:
            raise NoKey("a key opens one table: say which with --table CODE")
        return TableAccess(url, table, key)
    where = request_key(url, say)
    if path is not None:
        keep(path, where.table, where.key)
    return where


def request_key(url: str, say: Say, sleep: Callable[[float], None] = time.sleep) -> TableAccess:
    """Show letters until the host lets this panel in; for ever, if it takes that long."""
    wait = ASK_EVERY
    while True:
        try:
            shown = _asked(url, "POST", "/api/tv")
            say(f"Host: connect this panel with the letters {shown['letters']}.")
            return _waited(url, shown["ticket"], sleep)
        except HTTPError as error:
            error.close()
        except OSError as error:
            say(f"The hub cannot be reached ({error}); trying again.")
        sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)


def _waited(url: str, ticket: str, sleep: Callable[[float], None]) -> TableAccess:
    while (ticket_state := _asked(url, "GET", f"/api/tv/{ticket}"))["waiting"]:
        sleep(ASK_EVERY)
    return TableAccess(url, ticket_state["table"], ticket_state["key"])


def _asked(url: str, method: str, path: str) -> Any:
    with urlopen(Request(url + path, method=method), timeout=10) as answer:
        return json.load(answer)
