"""A tournament's clock as it is told to pages: how much is left, never what time it is."""

from hub.tournaments.tournament_registry import RunningTournament
from hub.wire.tournament import ClockSeen


def clock_seen(running: RunningTournament) -> ClockSeen:
    """The clock at this moment; whoever is told counts on from there."""
    now = running.clock.read()
    return ClockSeen(
        clock=now.clock,
        left=now.left,
        length_left=now.length_left,
        paused=now.is_paused,
        restarted=now.after_restart,
    )
