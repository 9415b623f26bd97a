"""Which seats have a phone linked right now, whether a table screen is there to be looked at, and
whether a device sounds for all to hear.

Never stored: after a restart everyone is away until they are back.
"""

from hub.rules.contract.identifiers import Seat


class LinkedDevice:
    """One phone or screen, told apart from others by being itself; a screen has no seat."""

    __slots__ = ("address", "seat")

    def __init__(self, seat: Seat | None, address: str = "") -> None:
        self.seat = seat
        self.address = address


class Presence:
    """The table is locked for every change; what it knows may be read at any time."""

    __slots__ = ("_heard", "_links", "linked", "on_screen", "sounding")

    def __init__(self) -> None:
        self._links: tuple[LinkedDevice, ...] = ()
        self._heard: frozenset[str] = frozenset()
        self.sounding = False
        self.linked: frozenset[Seat] = frozenset()
        self.on_screen = False

    def arrive(self, link: LinkedDevice) -> bool:
        """Whether it changed who is linked: a second phone at a seat does not."""
        self._links = (*self._links, link)
        return self._look_again()

    def leave(self, link: LinkedDevice) -> bool:
        self._links = tuple(each for each in self._links if each is not link)
        return self._look_again()

    def sound(self, device: str, *, is_on: bool) -> bool:
        """A device that everyone hears is on or off; whether that changed what can be heard."""
        was, heard = self.sounding, frozenset((device,))
        self._heard = self._heard | heard if is_on else self._heard - heard
        self.sounding = bool(self._heard)
        return was != self.sounding

    def addresses(self, seat: Seat) -> frozenset[str]:
        """Where the phones of a seat are now in the network; nothing, if none is linked."""
        return frozenset(link.address for link in self._links if link.seat == seat) - {""}

    def reorder(self, order: tuple[Seat, ...]) -> bool:
        """Phones go where their owners go."""
        for link in self._links:
            if link.seat is not None:
                link.seat = Seat(order.index(link.seat))
        return self._look_again()

    def _look_again(self) -> bool:
        before = self.linked, self.on_screen
        seats = {link.seat for link in self._links}
        self.linked = frozenset(seat for seat in seats if seat is not None)
        self.on_screen = None in seats
        return before != (self.linked, self.on_screen)
