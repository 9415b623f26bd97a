"""The referee's record with what the rules do not know: when each decision was made, by whom."""

from collections.abc import Iterator

from hub.tournaments.office import Running


def decisions_made(running: Running) -> Iterator[tuple[int, str]]:
    """For each decision that stands, in their order: its time and its maker."""
    known = 0
    for moment in reversed(list(running.table.moments())):
        count = len(moment.state.decisions)
        yield from [(running.clock.at(moment.version), moment.by)] * (count - known)
        known = count
