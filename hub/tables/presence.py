"""Which seats have a phone linked right now, and whether a table screen is there to be looked at.

Never stored: after a restart everyone is away until they are back.
"""

from hub.rules.contract.actor import NOBODY


class Presence:
    """The table's lock is held for every change; what it knows may be read at any time."""

    __slots__ = ("_addresses", "_links", "linked", "on_screen")

    def __init__(self) -> None:
        self._links: dict[object, int] = {}
        self._addresses: dict[object, str] = {}
        self.linked: frozenset[int] = frozenset()
        self.on_screen = False

    def arrive(self, link: object, seat: int, address: str = "") -> bool:
        """Whether it changed who is linked: a second phone at a seat does not.

        A table screen is nobody's.
        """
        self._links[link] = seat
        self._addresses[link] = address
        return self._look_again()

    def leave(self, link: object) -> bool:
        self._links.pop(link, None)
        self._addresses.pop(link, None)
        return self._look_again()

    def addresses(self, seat: int) -> frozenset[str]:
        """Where the phones of a seat are now in the network; nothing, if none is linked."""
        links = tuple(self._links.items())
        return frozenset(self._addresses.get(link, "") for link, at in links if at == seat) - {""}

    def reorder(self, order: tuple[int, ...]) -> bool:
        """Phones go where their owners go."""
        places = {seat: now for now, seat in enumerate(order)} | {NOBODY: NOBODY}
        self._links = {link: places[seat] for link, seat in self._links.items()}
        return self._look_again()

    def _look_again(self) -> bool:
        before = self.linked, self.on_screen
        here = frozenset(self._links.values())
        self.linked, self.on_screen = here - {NOBODY}, NOBODY in here
        return before != (self.linked, self.on_screen)
