"""Opening tables, joining them with codes, moving seats to other phones, letting screens in.

No key is kept here longer than it takes to hand it over; no connection is known.
"""

from typing import NamedTuple

import msgspec

from hub.rules.contract.actor import HOST, NOBODY, Actor
from hub.rules.contract.any_types import JsonObject
from hub.rules.contract.identifiers import TableName
from hub.rules.contract.refusal import Refusal
from hub.tables.codes import OneTimeCodes, new_code, spoken
from hub.tables.commit import Clock
from hub.tables.events import KeyKind
from hub.tables.keys import PresentedKey, digest_of, new_key
from hub.tables.next_game import NextGame
from hub.tables.table import Table
from hub.tables.table_registry import Prepare, TableRegistry

JOIN_LETTERS = 5
MOVE_LETTERS = 8
TV_LETTERS = 4
TICKET_LETTERS = 24
# Screens that wait at one address; a page that is loaded again leaves its old letters behind.
SCREENS_A_PLACE = 10
MINUTE = 60_000
LOAN_LASTS = 10 * MINUTE

BOT_NAMES = ("Aoi", "Botan", "Chidori", "Daiki", "Enju", "Fuji", "Ginko", "Hayate")


class SeatTransfer(NamedTuple):
    """A seat on its way to another phone: who is meant, and whether their own phone asked for it.

    `keys` are the digests that they had when they asked.
    """

    table: TableName
    person: str
    keys: tuple[str, ...]
    is_own: bool


class Seated(msgspec.Struct, frozen=True):
    """A seat and its owner's new key."""

    table: str
    seat: int
    key: str

    def __repr__(self) -> str:
        return f"Seated(table={self.table!r}, seat={self.seat})"


class Screen(msgspec.Struct):
    """A screen that waits to be let in; `key` comes with the host's yes."""

    letters: str
    table: str = ""
    key: str = ""

    def __repr__(self) -> str:
        return "Screen()"


class JoinService:
    """What people ask for before and beside the game."""

    def __init__(self, registry: TableRegistry, clock: Clock) -> None:
        self.registry = registry
        self._clock = clock
        self._next_game = NextGame(registry, self.open, self.free_seats)
        self._transfers: OneTimeCodes[SeatTransfer] = OneTimeCodes(MOVE_LETTERS, 10 * MINUTE, clock)
        self._tickets: OneTimeCodes[Screen] = OneTimeCodes(
            TICKET_LETTERS, 30 * MINUTE, clock, share=SCREENS_A_PLACE
        )
        self._screens: OneTimeCodes[Screen] = OneTimeCodes(
            TV_LETTERS, 30 * MINUTE, clock, share=SCREENS_A_PLACE
        )

    def open(self, game: str, options: JsonObject, prepare: Prepare | None = None) -> Table:
        """A new table with a join code of its own; `prepare` is stored with it."""
        code = self.unused_code()

        def with_code(table: Table) -> None:
            table.settings.choose_code(code)
            if prepare is not None:
                prepare(table)

        return self.registry.open(code, game, options, prepare=with_code)

    def again(self, old: Table) -> Table:
        """The table where the same people play on; the old one is closed."""
        return self._next_game.after(old)

    def find(self, code: str) -> Table:
        """The table that people join with this code, while it is open."""
        wanted = spoken(code)
        name = self.registry.with_code(wanted)
        table = self.registry.get(name) if name else None
        if table is None or table.settings.code != wanted or table.is_ended:
            raise Refusal("no-such-code")
        return table

    def at(self, name: str) -> Table:
        """The table of this name; if it is gone, the one that people join with it by now."""
        try:
            return self.registry.get(name)
        except Refusal:
            return self.find(name)

    def at_with(self, name: str, key: PresentedKey) -> Table:
        """As `at`, for whoever has a key to that table: for nobody else it is loaded."""
        meant = name if self.registry.has(name) else self.registry.with_code(spoken(name))
        return self.registry.get_with(meant, key)

    def screen_at(self, key: PresentedKey) -> str:
        """The open table whose screen has this key, the newest of several; empty: none has.

        For a screen that was away when it was sent there: whoever has its key may look at it.
        """
        if not isinstance(key, str):
            return ""
        digest = digest_of(key)
        shown = [
            table
            for table in self.registry.tables()
            if not table.is_ended and digest in table.keys.digests("table")
        ]
        newest = max(shown, key=lambda table: table.log.opened_at, default=None)
        return "" if newest is None else newest.name

    def join(self, code: str, name: str, seat: int | None, address: str = "") -> Seated:
        """Sit down; the code serves while seats are free."""
        table = self.find(code)
        at = self._free_seat(table, seat)
        key = new_key()
        table.seats.sit(at, name, digest=digest_of(key), address=address)
        return Seated(table.name, at, key)

    def watch(self, table: Table, name: str) -> Seated:
        """Look on until the next game, which they play: `again` seats them. No seat yet."""
        key = new_key()
        table.waiting.wait(name, digest_of(key))
        return Seated(table.name, NOBODY, key)

    def free_seats(self, table: Table) -> tuple[int, ...]:
        """Where a person may sit down now."""
        seats = range(table.settings.options().players)
        return tuple(
            seat for seat in seats if not table.seats.names[seat] or seat in table.seats.bots
        )

    def check_seat(self, table: Table, seat: int) -> None:
        """Refuse a seat that the table does not have."""
        if not 0 <= seat < table.settings.options().players:
            raise Refusal("no-such-seat")

    def _free_seat(self, table: Table, wanted: int | None) -> int:
        if wanted is not None:
            self.check_seat(table, wanted)
        free = self.free_seats(table)
        if not free:
            raise Refusal("no-free-seat")
        # A seat nobody has comes before one a bot would have to give up.
        first = min(free, key=lambda seat: (seat in table.seats.bots, seat))
        seat = first if wanted is None else wanted
        if seat not in free:
            raise Refusal("seat-taken")
        return seat

    def move_code(self, table: Table, seat: int, *, is_own: bool = False) -> str:
        """A code with which the seat goes to another phone; it works once.

        `is_own`: its own phone asks. Else the others at the table are asked who it is.
        """
        self.check_seat(table, seat)
        if not table.seats.names[seat] or seat in table.seats.bots:
            raise Refusal("seat-free")
        person, keys = table.seats.names[seat], table.keys.digests("seat", seat)
        transfer = SeatTransfer(table.name, person, keys, is_own)
        return self._transfers.give(transfer, owner=(table.name, seat))

    def move(self, code: str, address: str = "") -> Seated:
        """The seat is this phone's now; the key of the old one works no longer."""
        found = self._transfers.use(code)
        if found is None:
            raise Refusal("no-such-code")
        keys = self.registry.get(found.table).keys
        seat, key = keys.move_seat(found.person, found.keys, is_own=found.is_own, address=address)
        return Seated(found.table, seat, key)

    def hand(self, table: Table, seat: int) -> str:
        """A key with which a seat without a phone is seen on the device that goes round."""
        key, ends = new_key(), self._clock() + LOAN_LASTS
        table.device.hand(seat, digest_of(key), lambda: self._clock() < ends)
        return key

    def show_letters(self, place: str = "") -> tuple[str, str]:
        """A screen wants in: the letters it shows, and the ticket it asks again with.

        `place` is where it is; so many wait there, and those elsewhere keep their letters.
        """
        screen = Screen(letters="")
        screen.letters = self._screens.give(screen, owner=place)
        return screen.letters, self._tickets.give(screen, owner=place)

    def let_in(self, letters: str, table: Table, kind: KeyKind = "table", by: Actor = HOST) -> None:
        """Whoever runs the table says yes to the screen, or the panel, that shows these letters."""
        screen = self._screens.use(letters)
        if screen is None:
            raise Refusal("no-such-code")
        # The key comes last: whoever asks meanwhile must not get one without its table.
        screen.table = table.name
        screen.key = table.keys.give(kind, by=by)

    def ticket(self, ticket: str) -> Screen:
        """How it stands with a screen; once it has its key the ticket is spent."""
        screen = self._tickets.peek(ticket)
        if screen is None:
            raise Refusal("no-such-code")
        if screen.key:
            self._tickets.use(ticket)
        return screen

    def fill_with_bots(self, table: Table) -> None:
        """A bot in every empty seat, where the hub holds the cards."""
        if table.rules.level_of(table.settings.options()) != "cards":
            raise Refusal("bots-need-cards")
        names = [name for name in BOT_NAMES if name not in table.seats.names]
        for seat in range(table.settings.options().players):
            if not table.seats.names[seat]:
                table.seats.seat_bot(seat, names.pop(0))

    def unused_code(self) -> str:
        """A name and code that no table has."""
        code = new_code(JOIN_LETTERS)
        while self.registry.is_used(code):
            code = new_code(JOIN_LETTERS)
        return code
