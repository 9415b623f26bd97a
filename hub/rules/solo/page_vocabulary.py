"""What the solo duel's own pages say: the board, and the editor of its sheets."""

from hub.rules.contract.vocabulary import codes, joined, plain
from hub.rules.solo.sheet_checks import NUMBERS, OPTIONAL, OTHERS

_BOARD = codes(
    "board-against-defence: count",
    "board-against-guard: count",
    "board-die: die value",
    "board-end-ki: count",
    "board-end-life: foe life",
    "board-foe-loses: count final",
    "board-harm: count harm level",
    "board-ki: left limit value",
    "board-less: use",
    "board-minus-ki: count",
    "board-minus-life: count",
    "board-more: use",
    "board-ours: sheet",
    "board-round: round rounds",
    "board-row: sum",
    "board-take: count foe",
    "board-typed: die value",
    "board-wound: level",
)
_BOARD_NAMES = plain(
    """
    again arena beheaded body broken buy chart column-dice column-else column-focus column-guard
    column-round column-sum deep die-out dodge end-drawn end-lost end-won foe-again give held hit
    hurt lost nothing one-ki plus-one resistance rest rows sheet wounded you zones
""",
    "board-",
)
_EDITOR = codes(
    "edit-cell: sum what",
    "edit-dice-round: count round",
    "edit-empty: count",
    "edit-remove: number",
)
_EDITOR_NAMES = plain(
    """
    cost-deep cost-ki cost-life dice foe-life from harm-life harm-none key ki life loss mistakes
    name part prices stars threshold
""",
    "edit-",
)


def _places_of_a_sheet() -> str:
    """Whatever a mistake may name: the tables of a sheet, and the fields in them."""
    tables = [kind for kind in NUMBERS if kind != "measured"]
    names = {*tables, "deep"}
    for kind in tables:
        names.update(NUMBERS[kind], OPTIONAL.get(kind, ()), OTHERS.get(kind, ()))
    return " ".join(names - {"sum"}).replace("_", "-")


PAGES = joined(
    _BOARD, _BOARD_NAMES, _EDITOR, _EDITOR_NAMES, plain(_places_of_a_sheet(), "edit-word-")
)
