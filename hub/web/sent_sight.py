"""What a connection that gets changes was sent last: the next sight is told against it.

Nothing is sent from here, and nothing is looked at.
"""

from hub.rules.contract.actor import Actor
from hub.tables.viewer_snapshot import ViewerSnapshot


class SentSight:
    """Used by whoever holds the order of the table, so the last that is noted is the last sent."""

    __slots__ = ("_seen",)

    def __init__(self) -> None:
        self._seen: tuple[Actor, ViewerSnapshot] | None = None

    def before(self, who: Actor) -> ViewerSnapshot | None:
        """What this same viewer was sent last; None: it has to be the whole of it."""
        if self._seen is None or self._seen[0] != who:
            return None
        return self._seen[1]

    def note(self, who: Actor, snapshot: ViewerSnapshot) -> None:
        self._seen = (who, snapshot)
