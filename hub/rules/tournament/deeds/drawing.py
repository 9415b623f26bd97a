"""Rounds: the draw, the clock, and a draw that is not to stand."""

from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.who import Who
from hub.rules.tournament.deeds.deed import WHY, Deed, Values, text
from hub.rules.tournament.drawing import Urn, draw, missing_shoguns, repeated
from hub.rules.tournament.events import Drawn, DrawVoided, RoundStarted, TimeCalled
from hub.rules.tournament.field import FEWEST, tables_for
from hub.rules.tournament.lots import new_seed
from hub.rules.tournament.state import State
from hub.rules.tournament.telling import Tale

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


def _offer_draw(state: State, who: Who) -> Offer | None:
    if state.phase not in ("entry", "between") or state.round >= state.planned:
        return None
    count = len(state.present)
    if count < FEWEST:
        return Offer(key="draw", closed=reason("too-few", count=count, low=FEWEST))
    missing = missing_shoguns(urn_of(state, ""))
    return Offer(
        key="draw",
        fields=(_AGREE,) if missing else (),
        about={"count": count, "tables": len(tables_for(count)), "again": missing},
    )


def _draw(tale: Tale, who: Who, values: Values) -> None:
    state = tale.state
    urn = urn_of(state, new_seed(tale.chance, f"draw/{state.draws + 1}"))
    tables = draw(urn)
    tale.tell(Drawn(round=state.round + 1, urn=urn, tables=tables, again=repeated(urn, tables)))


def _offer_void(state: State, who: Who) -> Offer | None:
    """Only as long as no table of the round is over."""
    if state.phase != "round":
        return None
    is_used = any(table.name in state.sheets for table in state.tables_of(state.round))
    closed = reason("table-over") if is_used else None
    return Offer(key="void-draw", fields=(WHY,), closed=closed, standing=True)


def _void(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(DrawVoided(why=text(values, "why")))


def _offer_start(state: State, who: Who) -> Offer | None:
    if state.phase != "round" or state.clock != "off":
        return None
    return Offer(key="start-round", about={"count": state.minutes}, standing=True)


def _start(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(RoundStarted())


def _offer_time(state: State, who: Who) -> Offer | None:
    """A time limit is a dispensation; without one no round is cut short."""
    if state.phase != "round" or state.clock != "running":
        return None
    return Offer(key="time-up", closed=_no_limit(state), standing=True)


def _no_limit(state: State) -> Reason | None:
    return None if state.minutes else reason("no-time-limit")


def _time_up(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(TimeCalled())


DRAW = Deed("draw", _offer_draw, _draw)
VOID_DRAW = Deed("void-draw", _offer_void, _void)
START_ROUND = Deed("start-round", _offer_start, _start)
TIME_UP = Deed("time-up", _offer_time, _time_up)
