"""Score sheets that cannot be: more than the box holds, or an ending that they do not bear out.

Each field of such a sheet can be so; together they cannot. What the hub itself reports is believed.
"""

from hub.rules.box.cards import KINDS
from hub.rules.box.characters import CHARACTERS
from hub.rules.box.tokens import HONOR
from hub.rules.contract.action import FormCheck, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.vocabulary import codes
from hub.rules.tournament.form import read
from hub.rules.tournament.roles import RONIN
from hub.rules.tournament.sheet import Ending, Had
from hub.rules.tournament.state import State

DAIMYO = KINDS["daimyo"].copies


def doubt_of(had: tuple[Had, ...], ending: Ending, chair: int) -> Reason | None:
    """Why this cannot have been; None if it can."""
    return _over_the_box(had) or _not_borne_out(had, ending, chair)


def _over_the_box(had: tuple[Had, ...]) -> Reason | None:
    """Tokens and cards never appear, and nobody has more resilience than they began with."""
    if (honor := sum(mine.honor for mine in had)) > HONOR:
        return reason("too-much-honor", count=honor, high=HONOR)
    if (daimyo := sum(mine.daimyo for mine in had)) > DAIMYO:
        return reason("too-many-daimyo", count=daimyo, high=DAIMYO)
    for at, mine in enumerate(had, start=1):
        if mine.resilience > CHARACTERS[mine.character]:
            return reason("too-much-resilience", chair=at, high=CHARACTERS[mine.character])
    return None


def _not_borne_out(had: tuple[Had, ...], ending: Ending, chair: int) -> Reason | None:
    """A Deadly Strike needs nobody without honor: it may also have left one player standing. Nor
    must a Swordmaster be the only one with resilience on the sheet, where somebody left the game.
    """
    if ending == "honor" and all(mine.honor for mine in had):
        return reason("honor-left")
    if ending == "deadly-strike" and had[chair].role == RONIN:
        return reason("no-team-mate", chair=chair + 1)
    if ending == "swordmaster" and not had[chair].resilience:
        return reason("master-fallen", chair=chair + 1)
    return None


def _doubt_of_desk(state: State, actor: Actor, values: Values) -> Reason | None:
    """Why the sheet that lies before the referee cannot be filled in so."""
    return doubt_of(*read(values, len(state.tables[state.desk].entrants)))


DOUBTS = codes(
    "honor-left",
    "master-fallen: chair",
    "no-team-mate: chair",
    "too-many-daimyo: count high",
    "too-much-honor: count high",
    "too-much-resilience: chair high",
)
PLAUSIBLE: FormCheck[State] = FormCheck(codes=frozenset(DOUBTS), doubt=_doubt_of_desk)
