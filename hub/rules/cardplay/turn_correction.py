"""The turn is set straight: whose it really is, from which step on, and what was used up in it."""

from collections.abc import Callable

from hub.rules.cardplay.card_state import AnyCardState, G
from hub.rules.cardplay.corrections import correction
from hub.rules.cardplay.turn_events import Settled, TurnCorrected
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, OneOf, choices_of
from hub.rules.contract.transaction import Transaction

KEPT = "kept"
ANEW = "anew"
_ANEW: tuple[Choice, ...] = choices_of((ANEW,))
_STAYS: tuple[Choice, ...] = choices_of((KEPT, ANEW))
_MAY_STAY: tuple[Choice, ...] = choices_of((ANEW, KEPT))


def _is_used(state: AnyCardState) -> bool:
    """Whether anything was used up in this turn that counts for a limit."""
    return any(getattr(state, name) != first for name, first in state.fresh.items())


def turn_correction(
    seats: Callable[[G], tuple[Choice, ...]], steps: Callable[[G, int], tuple[str, ...]]
) -> Action[G]:
    """`steps` are what there is to do in a seat's turn, which may begin with any of them.

    Where the hub holds the cards it books every step itself, so a turn begins in its play phase.
    """

    def form(state: G, actor: Actor) -> tuple[Field, ...]:
        whose = OneOf(name="seat", of="seat", choices=seats(state))
        if state.hub_holds_cards:
            return (whose,)
        whom = [seat for choice in whose.choices if isinstance(seat := choice.value, int)]
        first = {str(seat): choices_of(steps(state, seat)) for seat in whom}
        used = {}
        if _is_used(state):
            used = {f"{at}/play": _STAYS if at == state.turn else _MAY_STAY for at in whom}
        return (
            whose,
            OneOf(name="step", of="step", given=("seat",), by=first),
            OneOf(name="used", of="used", choices=_ANEW, given=("seat", "step"), by=used),
        )

    def do(tx: Transaction[G], actor: Actor, values: Values) -> None:
        seat = number(values, "seat")
        left: tuple[str, ...] = ()
        if "step" in values:
            every = steps(tx.state, seat)
            left = every[every.index(text(values, "step")) :]
        if tx.state.aside:
            # What was played is done with, whatever it asked.
            tx.emit(Settled())
        tx.emit(TurnCorrected(seat=seat, steps=left, keeps_used=values.get("used") == KEPT))

    return correction("correct-turn", form, do)
