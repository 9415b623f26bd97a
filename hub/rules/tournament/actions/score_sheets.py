"""Score sheets: the hub reports its own tables; the referee takes a sheet and fills it in."""

from hub.rules.contract.action import Action, ByKey, Values, by_key, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Field, Offer, field_of
from hub.rules.tournament.actions.referee_forms import WHY, emits, standing, trimmed
from hub.rules.tournament.events.finals import DuelDecided
from hub.rules.tournament.events.score_sheets import Corrected, Reported, SheetTaken
from hub.rules.tournament.form import fields_of, read
from hub.rules.tournament.required_tables import WantedTable, wanted_duels, wanted_tables
from hub.rules.tournament.sheet import Sheet, Source, fill_in
from hub.rules.tournament.sheet_checks import PLAUSIBLE
from hub.rules.tournament.state import State, Transaction

REPORT = "report/"
# More than all rounds have together.
_MOST_TABLES = 1000
_SIDE = field_of("side", "side", (0, 1))


def _sheet(state: State, table: str, values: Values, source: Source) -> Sheet:
    entrants = state.tables[table].entrants
    return fill_in(entrants, *read(values, len(entrants)), source)


def question_of(state: State, table: str) -> int:
    """A sheet's own number, so that what was written for one is never taken for another's.

    Two desks may have the same key, and the sheet that lies before them is the same.
    """
    return state.draws * _MOST_TABLES + list(state.tables).index(table)


def _offer_take(state: State, actor: Actor) -> Offer | None:
    """Any sheet of the tournament, as long as the standings are not public."""
    if state.phase not in ("round", "between"):
        return None
    is_awaited = bool(wanted_tables(state)) and not state.desk
    field = field_of("table", "table", state.tables)
    return Offer(key="take-sheet", fields=(field,), standing=not is_awaited)


def _desk_offer(state: State, key: str, *more: Field, standing: bool = False) -> Offer:
    """The form of the sheet that lies before the referee."""
    return Offer(
        key=key,
        question=question_of(state, state.desk),
        fields=(*fields_of(len(state.tables[state.desk].entrants)), *more),
        about={"table": state.desk},
        standing=standing,
    )


def _offer_fill(state: State, actor: Actor) -> Offer | None:
    if not state.desk or state.desk in state.sheets:
        return None
    return _desk_offer(state, "fill-sheet")


def _fill(tx: Transaction, actor: Actor, values: Values) -> None:
    table = tx.state.desk
    tx.emit(Reported(table=table, sheet=_sheet(tx.state, table, values, "referee")))


def _offer_correct(state: State, actor: Actor) -> Offer | None:
    """A sheet that was filled in before is corrected, with a reason."""
    if state.desk not in state.sheets:
        return None
    return _desk_offer(state, "correct-sheet", WHY, standing=True)


def _correct(tx: Transaction, actor: Actor, values: Values) -> None:
    table = tx.state.desk
    sheet = _sheet(tx.state, table, values, "referee")
    tx.emit(Corrected(table=table, sheet=sheet, why=trimmed(values, "why")))


def reports_now(state: State) -> ByKey[State]:
    """What the hub can report: every table that should be running."""
    tables = [_table_report(table) for table in wanted_tables(state)]
    duels = [_duel_report(duel) for duel in wanted_duels(state)]
    return by_key(*tables, *duels)


def _table_report(wanted: WantedTable) -> Action[State]:
    table, fields = wanted.name, fields_of(len(wanted.entrants))
    offer = Offer(key=f"{REPORT}{table}", fields=fields, about={"table": table})

    def do(tx: Transaction, actor: Actor, values: Values) -> None:
        tx.emit(Reported(table=table, sheet=_sheet(tx.state, table, values, "hub")))

    return Action(offer.key, lambda state, actor: offer, do)


def _duel_report(wanted: WantedTable) -> Action[State]:
    duel, _, _ = wanted.name.partition(".")
    offer = Offer(key=f"{REPORT}{wanted.name}", fields=(_SIDE,), about={"table": duel})

    def do(tx: Transaction, actor: Actor, values: Values) -> None:
        winner = wanted.entrants[number(values, "side")]
        tx.emit(DuelDecided(duel=duel, winner=winner, source="hub"))

    return Action(offer.key, lambda state, actor: offer, do)


TAKE_SHEET = Action("take-sheet", _offer_take, emits(SheetTaken))
FILL_SHEET = Action("fill-sheet", _offer_fill, _fill, PLAUSIBLE)
CORRECT_SHEET = Action("correct-sheet", _offer_correct, _correct, PLAUSIBLE)
PUT_BACK = standing("put-back", emits(SheetTaken), lambda state: () if state.desk else None)
