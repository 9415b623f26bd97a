"""Score sheets that say two things at once: an ending that what everyone had does not bear out.

Each field of such a sheet can be so; together they cannot. What the hub itself reports is believed.
"""

from hub.rules.contract.refusal import Reason, reason
from hub.rules.tournament.company import RONIN
from hub.rules.tournament.sheet import Ending, Had


def doubt_of(had: tuple[Had, ...], ending: Ending, chair: int) -> Reason | None:
    """Why this cannot have been; None if it can.

    A Deadly Strike needs nobody without honor: it may also have left one player standing. Nor must
    a Swordmaster be the only one with resilience on the sheet, where somebody left the game.
    """
    if ending == "honor" and all(mine.honor for mine in had):
        return reason("honor-left")
    if ending == "deadly-strike" and had[chair].role == RONIN:
        return reason("no-team-mate", chair=chair + 1)
    if ending == "swordmaster" and not had[chair].resilience:
        return reason("master-fallen", chair=chair + 1)
    return None
