"""Check a referee's score sheet as a whole, which its form's fields cannot do."""

from hub.rules.contract.actor import REFEREE
from hub.rules.contract.form import Move, check
from hub.rules.contract.refusal import Refusal
from hub.rules.tournament.form import read
from hub.rules.tournament.sheet_checks import doubt_of
from hub.tables.table import Table

_SHEETS = ("fill-sheet", "correct-sheet")


def check_sheet(table: Table, move: Move) -> None:
    """Refuse what cannot have been. A move that fits no offer is the table's to refuse."""
    if move.offer not in _SHEETS:
        return
    offer = table.rules.offer(table.game.state(), REFEREE, move.offer)
    try:
        if offer is not None:
            check(offer, move)
    except Refusal:
        return
    if offer is not None:
        check_values(move)


def check_values(move: Move) -> None:
    """The same for a sheet whose form was read already."""
    size = sum(name.startswith("honor-") for name in move.values)
    doubt = doubt_of(*read(move.values, size))
    if doubt is not None:
        raise Refusal.because(doubt)
