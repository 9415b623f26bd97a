"""Verify a tournament's log: every recorded draw, also one that was undone, is drawn again."""

from collections.abc import Iterator, Sequence

from hub.rules.contract.log import Record
from hub.rules.tournament.draw_checks import Checked, check_draw
from hub.tournaments.log import BrokenLog, read_log


def check_log(records: Sequence[Record]) -> Iterator[Checked]:
    """All draws and lots in a log, in the order in which they were made.

    BrokenLog where it does not read on, or where a record is missing, which may have been anything.
    """
    missing = _first_gap(records)
    for logged in read_log(records[:missing]):
        try:
            checked = check_draw(logged.before, logged.event)
        except Exception:
            # As with the log itself: what it is drawn from may be anything.
            raise BrokenLog(f"the draw of version {logged.record.version} cannot be made") from None
        if checked is not None:
            yield checked
    if missing is not None:
        raise BrokenLog(f"a record is missing before version {records[missing].version}")


def in_words(draw: Checked) -> str:
    """What came of it, for a terminal."""
    what = f"round {draw.number}" if draw.what == "round" else f"{draw.number} lots"
    verdict = "the same"
    if "version" in draw.faults:
        verdict = "this hub does not know how that version is drawn"
    elif draw.faults:
        verdict = f"differs: {', '.join(draw.faults)}"
    return f"{what}, seed {draw.seed}, version {draw.version}: {verdict}"


def _first_gap(records: Sequence[Record]) -> int | None:
    """Records are numbered one after the other."""
    for at, record in enumerate(records):
        if record.version != at + 1:
            return at
    return None
