"""Rounds: the draw, and a draw that is not to stand."""

from itertools import groupby

from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import Param, reason
from hub.rules.tournament.actions.referee_forms import NEXT, WHY, emits
from hub.rules.tournament.events.round_draw import Drawn, DrawVoided
from hub.rules.tournament.format import FEWEST, USUAL, tables_for
from hub.rules.tournament.round_draw import Urn, draw, missing_shoguns, repeated
from hub.rules.tournament.seeded_draw import new_seed
from hub.rules.tournament.state import State, Transaction

# Where too few have not been Shogun, the referee says so before the draw stands.
_AGREE = OneOf(name="again", of="value", choices=(Choice(value="shogun-again"),))


def urn_of(state: State, seed: str) -> Urn:
    """What the next round is drawn from: whoever is present, and what has been."""
    present = state.present
    tables = tuple(table.entrants for table in state.tables.values())
    return Urn(
        seed=seed,
        candidates=present,
        shogun_in=tuple(state.shogun_in(entrant) for entrant in present),
        met=tables if state.mixing else (),
    )


def _offer_draw(state: State, actor: Actor) -> Offer | None:
    if state.phase not in ("entry", "between") or state.round >= state.planned:
        return None
    count = len(state.present)
    is_enough = count >= FEWEST
    missing = missing_shoguns(urn_of(state, "")) if is_enough else 0
    return Offer(
        key="draw",
        fields=(_AGREE,) if missing else (),
        closed=None if is_enough else reason("too-few", count=count, low=FEWEST),
        about={**NEXT, **_plan(count), "again": missing},
    )


def _plan(count: int) -> dict[str, Param]:
    """Which tables so many get: `many` of `size` and, where there are two sizes, `rest` of
    `other`. `few` is 1 where the page has no tables for so few.
    """
    sizes = tables_for(count) if count >= FEWEST else ()
    # There are never more than two sizes.
    runs = [(size, len(list(same))) for size, same in groupby(sizes)]
    (size, many), (other, rest) = (*runs, (0, 0), (0, 0))[:2]
    return {
        "count": count,
        "tables": len(sizes),
        "size": size,
        "many": many,
        "other": other,
        "rest": rest,
        "few": int(count < USUAL),
    }


def _draw(tx: Transaction, actor: Actor, values: Values) -> None:
    state = tx.state
    urn = urn_of(state, new_seed(tx.chance, f"draw/{state.draws + 1}"))
    tables = draw(urn)
    tx.emit(Drawn(round=state.round + 1, urn=urn, tables=tables, again=repeated(urn, tables)))


def _offer_void(state: State, actor: Actor) -> Offer | None:
    """Only as long as no table of the round is over, or was: names are not used again."""
    if state.phase != "round":
        return None
    used = {*state.sheets, *state.reopened}
    is_used = any(table.name in used for table in state.tables_of(state.round))
    closed = reason("table-over") if is_used else None
    return Offer(key="void-draw", fields=(WHY,), closed=closed, standing=True)


DRAW = Action("draw", _offer_draw, _draw)
VOID_DRAW = Action("void-draw", _offer_void, emits(DrawVoided))
