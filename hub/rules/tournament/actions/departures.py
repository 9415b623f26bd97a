"""Who left a game: the hub reports it, and the player or the referee says what it meant."""

from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer, field_of
from hub.rules.tournament.actions.referee_forms import entrant_field
from hub.rules.tournament.events.departures import GameLeft, Stayed
from hub.rules.tournament.events.entries import Withdrew
from hub.rules.tournament.state import State, Transaction

_GONE = field_of("gone", "gone", ("gone", "stays"))


def _offer_report(state: State, actor: Actor) -> Offer | None:
    """Once a round for everyone who sits at a table of it."""
    seated = [who for table in state.tables_of(state.round) for who in table.entrants]
    found = [who for who in seated if who not in state.left_game and who in state.present]
    if state.seeds or not found:
        return None
    return Offer(key="left-game", fields=(entrant_field(found),), standing=True)


def _report(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(GameLeft(entrant=number(values, "entrant")))


def _offer_return(state: State, actor: Actor) -> Offer | None:
    """Of those whose leaving is still a question, or was one in this round."""
    if not state.left_game:
        return None
    return Offer(key="back-in-game", fields=(entrant_field(state.left_game),), standing=True)


def _return(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(Stayed(entrant=number(values, "entrant"), is_back=True))


def _offer_own(state: State, actor: Actor) -> Offer | None:
    if actor.seat not in state.departing:
        return None
    return Offer(key="left-tournament", fields=(_GONE,), standing=True, spread=True)


def _offer_referee(state: State, actor: Actor) -> Offer | None:
    """Somebody who left the hall says nothing more, so the desk may say it for them."""
    if not state.departing:
        return None
    fields = (entrant_field(state.departing), _GONE)
    return Offer(key="left-for-good", fields=fields, standing=True)


def _say(tx: Transaction, actor: Actor, values: Values) -> None:
    entrant = number(values, "entrant") if "entrant" in values else actor.seat
    is_gone = text(values, "gone") == "gone"
    tx.emit(Withdrew(entrant=entrant) if is_gone else Stayed(entrant=entrant))


LEFT_GAME = Action("left-game", _offer_report, _report)
BACK_IN_GAME = Action("back-in-game", _offer_return, _return)
LEFT_TOURNAMENT = Action("left-tournament", _offer_own, _say)
SAY_FOR_LEAVER = Action("left-for-good", _offer_referee, _say)
