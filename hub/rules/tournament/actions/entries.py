"""Players in and out, also late and between rounds."""

from itertools import chain, count

from hub.rules.contract.action import Action, Values, number
from hub.rules.contract.actor import HUB, Actor
from hub.rules.contract.form import Field, Name, Offer
from hub.rules.contract.name import LONGEST_NAME, alike, clean_name
from hub.rules.contract.refusal import Reason, reason
from hub.rules.tournament.actions.referee_forms import (
    WHY,
    anyone,
    emits,
    entrant_field,
    standing,
    trimmed,
)
from hub.rules.tournament.events.entries import Entered, Renamed, Returned, Withdrew
from hub.rules.tournament.state import State, Transaction

_NAME = Name(name="name", longest=LONGEST_NAME)


def _offer_enter(state: State, actor: Actor) -> Offer | None:
    if state.seeds:
        return None
    closed = _closed_to_more(state) or _referees_to_say(state, actor)
    return Offer(key="enter", fields=(_NAME,), closed=closed, standing=True)


def _closed_to_more(state: State) -> Reason | None:
    """A player who could not be drawn any more has no business in the standings."""
    if len(state.entrants) >= state.capacity:
        return reason("field-full", count=state.capacity)
    return reason("last-round-drawn") if state.round >= state.planned else None


def _referees_to_say(state: State, actor: Actor) -> Reason | None:
    """Players enter themselves with their phones, by the hub's hand, until the first draw."""
    return reason("entries-closed") if actor == HUB and state.round else None


def closed_to_phones(state: State) -> Reason | None:
    """Why nobody enters by phone any more; None while people can."""
    offer = _offer_enter(state, HUB)
    return reason("last-round-drawn") if offer is None else offer.closed


def _enter(tx: Transaction, actor: Actor, values: Values) -> None:
    entrant = len(tx.state.entrants)
    tx.emit(Entered(entrant=entrant, name=_own_name(tx.state, entrant, values)))


def _own_name(state: State, entrant: int, values: Values) -> str:
    """Their name; with a number, where somebody else on the list goes by it already."""
    name = clean_name(trimmed(values, "name"))
    others = {alike(each.name) for at, each in enumerate(state.entrants) if at != entrant}
    numbered = (f"{name[: LONGEST_NAME - 4].strip()} {more}" for more in count(2))
    return next(each for each in chain((name,), numbered) if alike(each) not in others)


def _rename(tx: Transaction, actor: Actor, values: Values) -> None:
    entrant = number(values, "entrant")
    tx.emit(Renamed(entrant=entrant, name=_own_name(tx.state, entrant, values)))


def _present(state: State) -> tuple[Field, ...] | None:
    """In the finals nobody is sent away: the duel is decided."""
    return (entrant_field(state.present), WHY) if state.present and not state.seeds else None


def _absent(state: State) -> tuple[Field, ...] | None:
    absent = [at for at, entrant in enumerate(state.entrants) if not entrant.is_present]
    return (entrant_field(absent),) if absent and not state.seeds else None


def _offer_withdraw(state: State, actor: Actor) -> Offer | None:
    """One's own word. It counts from the next draw: a game is left at its own table."""
    if state.seeds or not state.entrants[actor.seat].is_present:
        return None
    return Offer(key="withdraw", standing=True)


def _withdraw(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(Withdrew(entrant=actor.seat))


ENTER = Action("enter", _offer_enter, _enter)
RENAME = standing("rename", _rename, lambda state: anyone(state, _NAME))
SEND_AWAY = standing("send-away", emits(Withdrew), _present)
TAKE_BACK = standing("take-back", emits(Returned), _absent)
WITHDRAW = Action("withdraw", _offer_withdraw, _withdraw)
