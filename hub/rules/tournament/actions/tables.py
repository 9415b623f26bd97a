"""Tables that are put right, or opened once more; and what the hub puts on the record of them."""

import msgspec

from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.change import Change
from hub.rules.contract.form import Field, FieldValue, Move, Number, Offer, OneOf, Text, field_of
from hub.rules.tournament.actions.referee_forms import LONGEST_WHY, WHY, emits, trimmed
from hub.rules.tournament.bracket import can_reopen
from hub.rules.tournament.events.rulings import RefereeCalled
from hub.rules.tournament.events.tables import NOBODY, TablePutRight, TableReopened
from hub.rules.tournament.state import State, Transaction

PUT_RIGHT = "record-correction"
CALL_FOR = "call-for"
# Between the parts of a change, and between changes: none of them is in a code.
_PART, _NEXT = ":", ";"
_PARTS = ("of", "was", "now", "key", "seat", "figure")
_MOST = 2**31
_LONGEST = 2000


def written(changes: tuple[Change, ...]) -> str:
    """Changes as a text that a move can hold."""
    return _NEXT.join(
        _PART.join((each.of, str(each.was), str(each.now), each.key, str(each.seat), each.figure))
        for each in changes
    )


def _read(changes: str) -> tuple[Change, ...]:
    """The hub alone writes them; what does not read is left out."""
    found = (_change(each.split(_PART)) for each in changes.split(_NEXT))
    return tuple(each for each in found if each is not None)


def _change(parts: list[str]) -> Change | None:
    try:
        return msgspec.convert(dict(zip(_PARTS, parts, strict=True)), Change, strict=False)
    except (ValueError, msgspec.ValidationError):
        return None


def correction_of(
    table: str,
    *,
    number: int,
    what: str,
    entrant: int,
    chair: int,
    why: str,
    changes: tuple[Change, ...],
) -> Move:
    """The hub's move that puts on the record what was put right at a table."""
    values: dict[str, FieldValue] = {
        "table": table,
        "number": number,
        "what": what,
        "entrant": entrant,
        "chair": chair,
        "why": why,
        "changes": written(changes),
    }
    return Move(offer=PUT_RIGHT, values=values)


def _offer_record(state: State, actor: Actor) -> Offer | None:
    """Of every table that was ever opened, also of a draw that did not stand."""
    fields: tuple[Field, ...] = (
        Text(name="table", longest=64),
        Number(name="number", low=1, high=_MOST),
        Text(name="what", longest=64),
        Number(name="entrant", low=NOBODY, high=len(state.entrants) - 1),
        Number(name="chair", low=NOBODY, high=len(state.entrants) - 1),
        Text(name="why", longest=LONGEST_WHY, shortest=0),
        Text(name="changes", longest=_LONGEST, shortest=0),
    )
    return Offer(key=PUT_RIGHT, fields=fields, standing=True)


def _record(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(
        TablePutRight(
            table=text(values, "table"),
            number=number(values, "number"),
            what=text(values, "what"),
            entrant=number(values, "entrant"),
            chair=number(values, "chair"),
            why=trimmed(values, "why"),
            changes=_read(text(values, "changes")),
        )
    )


def _offer_reopen(state: State, actor: Actor) -> Offer | None:
    """Until the referee goes on: with the next draw, the end of qualifying or the next duel."""
    tables = [] if state.seeds else state.tables_of(state.round)
    names = [table.name for table in tables if table.name in state.sheets]
    names += [name for name in state.duels if can_reopen(state.duels, name)]
    if not names:
        return None
    field: OneOf = field_of("table", "table", names)
    return Offer(key="reopen", fields=(field, WHY), standing=True)


def call_for(table: str, entrant: int, number: int) -> Move:
    """The hub's move that calls the referee for a player's correction that waits."""
    return Move(offer=CALL_FOR, values={"table": table, "entrant": entrant, "number": number})


def _offer_call(state: State, actor: Actor) -> Offer | None:
    fields: tuple[Field, ...] = (
        Text(name="table", longest=64),
        Number(name="entrant", low=0, high=len(state.entrants) - 1),
        Number(name="number", low=1, high=_MOST),
    )
    return Offer(key=CALL_FOR, fields=fields, standing=True) if state.entrants else None


CALL_FOR_CORRECTION = Action(CALL_FOR, _offer_call, emits(RefereeCalled))
RECORD_CORRECTION = Action(PUT_RIGHT, _offer_record, _record)
REOPEN = Action("reopen", _offer_reopen, emits(TableReopened))
