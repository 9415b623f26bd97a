"""Everything that can happen in a tournament."""

from hub.rules.contract.event import Event
from hub.rules.tournament.events.entries import Entered, Opened, Renamed, Returned, Withdrew
from hub.rules.tournament.events.finals import DuelDecided, QualifyingClosed
from hub.rules.tournament.events.round_draw import (
    ClockPaused,
    ClockResumed,
    Drawn,
    DrawVoided,
    RoundStarted,
    TimeAdded,
    TimeCalled,
    TimeRecalled,
)
from hub.rules.tournament.events.rulings import (
    CallAnswered,
    Cautioned,
    Dispensed,
    Noted,
    PenaltyLifted,
    RefereeCalled,
)
from hub.rules.tournament.events.score_sheets import Corrected, Reported, SheetTaken

EVENTS: tuple[type[Event], ...] = (
    Opened,
    Entered,
    Renamed,
    Withdrew,
    Returned,
    Drawn,
    DrawVoided,
    RoundStarted,
    ClockPaused,
    ClockResumed,
    TimeAdded,
    TimeCalled,
    TimeRecalled,
    SheetTaken,
    Reported,
    Corrected,
    Cautioned,
    PenaltyLifted,
    Dispensed,
    Noted,
    RefereeCalled,
    CallAnswered,
    QualifyingClosed,
    DuelDecided,
)

TAGS = frozenset(str(event.__struct_config__.tag) for event in EVENTS)
# What is no decision: a slip in the list of players, and a clock that was started too soon, may be
# taken back as long as nothing else happened. The record keeps both.
SLIPS = frozenset({"entered", "renamed", "returned", "round-started"})

__all__ = [
    "EVENTS",
    "SLIPS",
    "TAGS",
    "CallAnswered",
    "Cautioned",
    "ClockPaused",
    "ClockResumed",
    "Corrected",
    "Dispensed",
    "DrawVoided",
    "Drawn",
    "DuelDecided",
    "Entered",
    "Noted",
    "Opened",
    "PenaltyLifted",
    "QualifyingClosed",
    "RefereeCalled",
    "Renamed",
    "Reported",
    "Returned",
    "RoundStarted",
    "SheetTaken",
    "TimeAdded",
    "TimeCalled",
    "TimeRecalled",
    "Withdrew",
]
