"""Score sheets: the hub reports its own tables; the referee takes a sheet and fills it in."""

from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.tournament.actions.fields import WHY, table_field, trimmed
from hub.rules.tournament.events import Corrected, DuelDecided, Reported, SheetTaken
from hub.rules.tournament.form import fields_of, read
from hub.rules.tournament.required_tables import wanted_duels, wanted_tables
from hub.rules.tournament.sheet import Sheet, Source, fill_in
from hub.rules.tournament.sheet_checks import PLAUSIBLE
from hub.rules.tournament.state import State, replace
from hub.rules.tournament.transaction import Transaction

REPORT = "report/"
# More than all rounds have together.
_MOST_TABLES = 1000


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
    fields = (table_field(state.tables),)
    return Offer(key="take-sheet", fields=fields, standing=not is_awaited)


def _take(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(SheetTaken(table=trimmed(values, "table")))


def _offer_fill(state: State, actor: Actor) -> Offer | None:
    """A sheet that was filled in before is corrected, with a reason."""
    if not state.desk:
        return None
    table = state.tables[state.desk]
    fields = fields_of(len(table.entrants))
    offer = Offer(
        key="fill-sheet",
        question=question_of(state, state.desk),
        fields=fields,
        about={"table": state.desk},
    )
    if state.desk not in state.sheets:
        return offer
    return replace(offer, key="correct-sheet", fields=(*fields, WHY), standing=True)


def _fill(tx: Transaction, actor: Actor, values: Values) -> None:
    table = tx.state.desk
    tx.emit(Reported(table=table, sheet=_sheet(tx.state, table, values, "referee")))


def _correct(tx: Transaction, actor: Actor, values: Values) -> None:
    table = tx.state.desk
    sheet = _sheet(tx.state, table, values, "referee")
    tx.emit(Corrected(table=table, sheet=sheet, why=trimmed(values, "why")))


def _offer_filling(state: State, actor: Actor) -> Offer | None:
    offer = _offer_fill(state, actor)
    return offer if offer is not None and offer.key == "fill-sheet" else None


def _offer_correcting(state: State, actor: Actor) -> Offer | None:
    offer = _offer_fill(state, actor)
    return offer if offer is not None and offer.key == "correct-sheet" else None


def _offer_put_back(state: State, actor: Actor) -> Offer | None:
    return Offer(key="put-back", standing=True) if state.desk else None


def _put_back(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(SheetTaken())


def reports_now(state: State) -> dict[str, Action[State]]:
    """What the hub can report: every table that should be running."""
    tables = {f"{REPORT}{table.name}": _report_of(table.name) for table in wanted_tables(state)}
    duels = {f"{REPORT}{duel.name}": _duel_of(duel.name) for duel in wanted_duels(state)}
    return tables | duels


def _report_of(table: str) -> Action[State]:
    def offer(state: State, actor: Actor) -> Offer:
        fields = fields_of(len(state.tables[table].entrants))
        return Offer(key=f"{REPORT}{table}", fields=fields, about={"table": table})

    def do(tx: Transaction, actor: Actor, values: Values) -> None:
        tx.emit(Reported(table=table, sheet=_sheet(tx.state, table, values, "hub")))

    return Action(f"{REPORT}{table}", offer, do)


def _duel_of(name: str) -> Action[State]:
    duel, _, _ = name.partition(".")

    def offer(state: State, actor: Actor) -> Offer:
        side = OneOf(name="side", of="side", choices=(Choice(value=0), Choice(value=1)))
        return Offer(key=f"{REPORT}{name}", fields=(side,), about={"table": duel})

    def do(tx: Transaction, actor: Actor, values: Values) -> None:
        winner = tx.state.duels[duel].sides[number(values, "side")]
        tx.emit(DuelDecided(duel=duel, winner=winner, source="hub"))

    return Action(f"{REPORT}{name}", offer, do)


TAKE_SHEET = Action("take-sheet", _offer_take, _take)
FILL_SHEET = Action("fill-sheet", _offer_filling, _fill, PLAUSIBLE)
CORRECT_SHEET = Action("correct-sheet", _offer_correcting, _correct, PLAUSIBLE)
PUT_BACK = Action("put-back", _offer_put_back, _put_back)
