"""What happens to seats once a game has begun: who took one over, and what everyone is told of it.

Whoever takes over another's seat has it at once, but its role and hand only when another seat
says that it is them, or after a while. Who may say so is not known here; nothing of the game.
"""

from collections.abc import Mapping

import msgspec

from hub.rules.contract.identifiers import Seat, Version
from hub.rules.contract.value import Value
from hub.rules.contract.view import Line, line
from hub.tables.events import (
    SeatClaimed,
    SeatFreed,
    SeatMoved,
    SeatTaken,
    SeatUncovered,
    SeatVouched,
    TableEvent,
)
from hub.tables.seats import Seats
from hub.tables.told_events import story_line

# More than this happens to seats within a turn only where somebody wants to hide a line.
MOST_NEWS = 12


class Claim(Value):
    """A seat that was taken over in the middle of a game; `since` is the record that says so.

    `was` is whoever sat there before, perhaps a bot. `is_open`: nobody said who it is, but its
    time is up; the seat sees what is its own, and has no say about others. `needs_yes`: no time
    makes it so.
    """

    seat: Seat
    since: Version
    was: str
    was_bot: bool = False
    needs_yes: bool = False
    is_open: bool = False


class SeatChanges(Value):
    """`news` is what everyone is told until the next turn; `former` who sat at a freed seat."""

    claims: Mapping[Seat, Claim] = {}
    news: tuple[Line, ...] = ()
    former: Mapping[Seat, str] = {}

    @property
    def waiting(self) -> tuple[Claim, ...]:
        """Those whose role and hand are still kept from them."""
        return tuple(claim for claim in self.claims.values() if not claim.is_open)

    def covers(self, seat: int) -> Claim | None:
        """The claim that keeps role and hand from whoever sits there; None: nothing does."""
        claim = self.claims.get(Seat(seat))
        return None if claim is None or claim.is_open else claim

    def after(self, event: TableEvent, seats: Seats, version: Version) -> "SeatChanges":
        """The changes after one more event; `seats` are as they were before it."""
        claims, former = dict(self.claims), dict(self.former)
        match event:
            case SeatFreed(seat=seat):
                former[seat] = seats.names[seat]
                claims.pop(seat, None)
            case SeatTaken(seat=seat, is_bot=is_bot):
                # Another name for the same person makes nobody known.
                if is_bot or seats.is_free(seat):
                    claims.pop(seat, None)
            case SeatClaimed(seat=seat):
                claims[seat] = _claim(event, version)
            case SeatVouched(seat=seat):
                claims.pop(seat, None)
            case SeatUncovered(seat=seat) if seat in claims:
                claims[seat] = msgspec.structs.replace(claims[seat], is_open=True)
            case SeatMoved():
                pass
            case _:
                return self
        line = self.story_line(event, seats)
        news = self.news if line is None else (*self.news, line)[-MOST_NEWS:]
        return SeatChanges(claims=claims, news=news, former=former)

    def story_line(self, event: TableEvent, seats: Seats) -> Line | None:
        """What everyone hears of an event. By name: whoever it tells of may be gone."""
        match event:
            case SeatFreed(seat=seat):
                return line("seat-vacated", name=seats.names[seat])
            case SeatTaken(seat=seat, name=name, is_bot=is_bot):
                return _sat_down(seats, seat, name, self.was(seats, seat), is_bot=is_bot)
            case SeatMoved() | SeatVouched() | SeatUncovered():
                return story_line(event)
            case _:
                return None

    def was(self, seats: Seats, seat: Seat) -> str:
        """Who sits there, or did last; empty: nobody ever did."""
        return seats.names[seat] or self.former.get(seat, "")

    def next_turn(self) -> "SeatChanges":
        """What is told until the next turn has been told."""
        return SeatChanges(claims=self.claims, former=self.former) if self.news else self


def _claim(event: SeatClaimed, version: Version) -> Claim:
    return Claim(
        seat=event.seat,
        since=version,
        was=event.was,
        was_bot=event.was_bot,
        needs_yes=event.needs_yes,
    )


def _sat_down(seats: Seats, seat: Seat, name: str, was: str, *, is_bot: bool) -> Line | None:
    if is_bot:
        return line("bot-seated", name=name, was=was or name)
    if seat in seats.bots:
        return line("bot-relieved", name=name, was=was)
    if seats.is_taken(seat):
        # The same person by another name.
        return None
    if was in ("", name):
        return line("seat-resumed", name=name)
    return line("seat-filled", name=name, was=was)
