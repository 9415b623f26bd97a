"""Everything that can happen in a tournament."""

from typing import get_args

from hub.rules.tournament.events.drawing import Drawn, DrawVoided, RoundStarted, TimeCalled
from hub.rules.tournament.events.entering import Entered, Opened, Renamed, Returned, Withdrew
from hub.rules.tournament.events.finishing import DuelDecided, QualifyingClosed
from hub.rules.tournament.events.reporting import Corrected, Reported, SheetTaken
from hub.rules.tournament.events.ruling import (
    CallAnswered,
    Cautioned,
    Dispensed,
    Noted,
    PenaltyLifted,
    RefereeCalled,
)

Happening = (
    Opened
    | Entered
    | Renamed
    | Withdrew
    | Returned
    | Drawn
    | DrawVoided
    | RoundStarted
    | TimeCalled
    | SheetTaken
    | Reported
    | Corrected
    | Cautioned
    | PenaltyLifted
    | Dispensed
    | Noted
    | RefereeCalled
    | CallAnswered
    | QualifyingClosed
    | DuelDecided
)

TAGS = frozenset(event.__struct_config__.tag for event in get_args(Happening))
# What is written on the list of players, and on no record: a slip there may be taken back.
SLIPS = frozenset({"entered", "renamed", "returned"})

__all__ = [
    "SLIPS",
    "TAGS",
    "CallAnswered",
    "Cautioned",
    "Corrected",
    "Dispensed",
    "DrawVoided",
    "Drawn",
    "DuelDecided",
    "Entered",
    "Happening",
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
    "TimeCalled",
    "Withdrew",
]
