"""Why a hub does not let this panel in: what it said, which no's are final, how often one asks.

What a person can do about each stands in `journal.py`.
"""

from http.client import HTTPException
from urllib.error import HTTPError, URLError
from urllib.request import urlopen

ANSWERS_WITHIN = 4.0

# Asking again soon changes none of these: somebody has to do something first.
FINAL = ("no-key", "key-revoked", "table-deleted", "wrong-protocol", "wrong-name", "no-hub")
# The hub is there, and will have room or time for a panel by and by.
BUSY = ("hub-full", "too-many-connections", "table-full", "too-fast", "hub-unwell")

_STATUS = {400: "wrong-name", 429: "too-fast", 503: "hub-unwell"}


class Refusals:
    """For how long to wait after each of the refusals in a row: twice as long every time."""

    FIRST, LONGEST, MOST = 10.0, 600.0, 10

    def __init__(self) -> None:
        self._count = 0

    def next_wait(self) -> float | None:
        """None: that was often enough, and asking once more would change nothing."""
        self._count += 1
        if self._count >= self.MOST:
            return None
        return min(self.FIRST * 2.0 ** (self._count - 1), self.LONGEST)

    def forget(self) -> None:
        """It was let in, or not refused."""
        self._count = 0


def refused(error: HTTPError) -> str:
    """The code for an HTTP status: the guard's own, or that of something that is no hub."""
    with error:
        return _STATUS.get(error.code, "no-hub")


def trouble_at(url: str) -> str:
    """Why no socket can be opened there, which the socket's library does not tell.

    A code of ours, or the system's own words; empty if a hub is there and well.
    """
    try:
        with urlopen(f"{url}/healthz", timeout=ANSWERS_WITHIN) as answer:
            return "" if b'"version"' in answer.read(10_000) else "no-hub"
    except HTTPError as error:
        return refused(error)
    except (HTTPException, ValueError):
        return "no-hub"
    except OSError as error:
        return words_of(error)


def words_of(error: OSError) -> str:
    """The system's words, without its numbers."""
    reason = error.reason if isinstance(error, URLError) else error
    return (isinstance(reason, OSError) and reason.strerror) or str(reason)
