"""The lease of a hall: one hub at a time keeps it, and each that takes it begins a new epoch.

All times are the database's own, so that no hub's clock decides. What is written under an epoch
that is over is refused by the database itself; see append.
"""

import logging
import secrets
import time
from collections.abc import Callable
from threading import Event, Thread
from typing import Final

from hub.storage.postgres.session import Session
from hub.tables.store import HallLost, HallTaken, StorageFault

_log = logging.getLogger(__name__)

LAPSE: Final = 6.0
"""Seconds of silence after which another hub may take the hall."""

BEAT: Final = 1.0
"""Seconds between two renewals."""

# Another owner's rows are locked first: whatever was being appended under the epoch before is
# there or refused when this returns, and nothing more comes of it. See the fence in append.
_TAKE: Final = """WITH free AS MATERIALIZED (
  SELECT name FROM honor_hub.hall
  WHERE name = %(hall)s AND (owner IN ('', %(owner)s)
    OR renewed_at < clock_timestamp() - make_interval(secs => %(lapse)s))
  FOR UPDATE
)
UPDATE honor_hub.hall AS hall
SET epoch = hall.epoch + 1, owner = %(owner)s, place = %(place)s, renewed_at = clock_timestamp()
FROM free WHERE hall.name = free.name RETURNING hall.epoch"""
_TAKE_AGAIN: Final = """WITH own AS MATERIALIZED (
  SELECT name FROM honor_hub.hall WHERE name = %s AND owner = %s FOR UPDATE
)
UPDATE honor_hub.hall AS hall SET epoch = hall.epoch + 1, renewed_at = clock_timestamp()
FROM own WHERE hall.name = own.name RETURNING hall.epoch"""
_RENEW: Final = (
    "UPDATE honor_hub.hall SET renewed_at = clock_timestamp() WHERE name = %s AND owner = %s"
)
_RELEASE: Final = (
    "UPDATE honor_hub.hall SET owner = '', renewed_at = '-infinity' WHERE name = %s AND owner = %s"
)
_PLACE: Final = "SELECT place FROM honor_hub.hall WHERE name = %s"
_ADD: Final = "INSERT INTO honor_hub.hall (name) VALUES (%s) ON CONFLICT DO NOTHING"


class Lease:
    """One hub's hold on a hall. `owner` is nobody else's, ever; `epoch` grows with each taking."""

    def __init__(self, session: Session, hall: str, place: str = "") -> None:
        self.hall = hall
        self.owner = secrets.token_hex(16)
        self.epoch = 0
        self._session = session
        self._place = place
        self._is_lost = False

    def take(self, patience: float) -> None:
        """Have the hall, as soon as whoever has it is silent; HallTaken if that takes too long."""
        self._session.change(_ADD, self.hall)
        until = time.monotonic() + patience
        while not self._is_taken():
            if time.monotonic() > until:
                raise HallTaken(hall=self.hall, place=self._taker())
            time.sleep(BEAT / 4)

    def _is_taken(self) -> bool:
        values = {"hall": self.hall, "owner": self.owner, "place": self._place, "lapse": LAPSE}
        found = self._session.ask(lambda each: each.execute(_TAKE, values).fetchone())
        if found is None:
            return False
        self.epoch = found[0]
        return True

    def _taker(self) -> str:
        return "".join(place for (place,) in self._session.rows(_PLACE, self.hall))

    def take_again(self) -> bool:
        """Begin a new epoch of one's own; False: another hub has the hall, and it is lost.

        When this returns nothing that was under way is still to come, and whatever was kept is
        as durable as this epoch is.
        """
        found = self._session.rows(_TAKE_AGAIN, self.hall, self.owner)
        if found:
            self.epoch = found[0][0]
        else:
            self.lose()
        return bool(found)

    def renew(self) -> None:
        """Say that this hub is there."""
        if not self._is_lost and not self._session.change(_RENEW, self.hall, self.owner):
            self.lose()

    def lose(self) -> None:
        """Another hub has the hall; nothing can be appended any more."""
        if not self._is_lost:
            _log.error("the hall %s is kept by another hub now", self.hall)
        self._is_lost = True

    def check(self) -> None:
        if self._is_lost:
            raise HallLost(hall=self.hall)

    def release(self) -> None:
        """Let another hub have it at once."""
        self._session.change(_RELEASE, self.hall, self.owner)


class LeaseKeeper:
    """Renews a lease in a thread of its own; `also` is done after each renewal."""

    def __init__(self, lease: Lease, *also: Callable[[], None]) -> None:
        self._work: tuple[Callable[[], None], ...] = (lease.renew, *also)
        self._is_over = Event()
        self._fault = ""
        self._thread = Thread(target=self._run, name="lease", daemon=True)
        self._thread.start()

    def stop(self) -> None:
        self._is_over.set()
        self._thread.join(BEAT)

    def _run(self) -> None:
        while not self._is_over.wait(BEAT):
            for work in self._work:
                self._done(work)

    def _done(self, work: Callable[[], None]) -> None:
        """A fault is told of once; the next beat tries again."""
        try:
            work()
            self._fault = ""
        except StorageFault as fault:
            if fault.code != self._fault and not self._is_over.is_set():
                _log.error("the lease cannot be renewed: %s", fault.code)
            self._fault = fault.code
