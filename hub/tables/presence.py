"""Which seats have a phone linked right now; the others are away.

Never stored: after a restart everyone is away until they are back.
"""


class Presence:
    """The table's lock is held for every change; `linked` may be read at any time."""

    __slots__ = ("_links", "linked")

    def __init__(self) -> None:
        self._links: dict[object, int] = {}
        self.linked: frozenset[int] = frozenset()

    def arrive(self, link: object, seat: int) -> bool:
        """Whether it changed who is linked: a second phone at a seat does not."""
        self._links[link] = seat
        return self._look_again()

    def leave(self, link: object) -> bool:
        self._links.pop(link, None)
        return self._look_again()

    def reorder(self, order: tuple[int, ...]) -> bool:
        """Phones go where their owners go."""
        moved = {link: order.index(seat) for link, seat in self._links.items()}
        self._links = moved
        return self._look_again()

    def _look_again(self) -> bool:
        before, self.linked = self.linked, frozenset(self._links.values())
        return before != self.linked
