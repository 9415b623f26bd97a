"""Everything that can happen in a tournament."""

from hub.rules.contract.event import Event
from hub.rules.tournament.events import entries, finals, round_draw, rulings, score_sheets

EVENTS: tuple[type[Event], ...] = (
    entries.Opened,
    entries.Entered,
    entries.Renamed,
    entries.Withdrew,
    entries.Returned,
    round_draw.Drawn,
    round_draw.DrawVoided,
    round_draw.RoundStarted,
    round_draw.ClockPaused,
    round_draw.ClockResumed,
    round_draw.TimeAdded,
    round_draw.TimeCalled,
    round_draw.TimeRecalled,
    score_sheets.SheetTaken,
    score_sheets.Reported,
    score_sheets.Corrected,
    rulings.Cautioned,
    rulings.PenaltyLifted,
    rulings.Dispensed,
    rulings.Noted,
    rulings.RefereeCalled,
    rulings.CallAnswered,
    finals.QualifyingClosed,
    finals.DuelDecided,
)
# What is no decision: a slip in the list of players, and a clock that was started too soon, may be
# taken back as long as nothing else happened. The record keeps both.
SLIPS = frozenset({"entered", "renamed", "returned", "round-started"})
