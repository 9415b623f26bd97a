"""A character that was typed in wrongly, or taken from the box by mistake, is set straight.

A seat says who it really is; the host anybody, and whoever had that character gets the other's.
It ends no game: what was lost stays lost, and whoever is up stays up.
"""

from collections.abc import Callable
from functools import lru_cache
from operator import attrgetter

from hub.rules.cardplay.card_state import AnyCardState
from hub.rules.cardplay.corrections import may_correct, rows
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.ring import R
from hub.rules.cardplay.seat_fields import SEATS
from hub.rules.cardplay.token_events import TokensSet
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import reason
from hub.rules.contract.transaction import Transaction

KEY = "correct-character"
Names = tuple[str, ...]


class CharacterCorrected(TokensSet):
    """Who a seat really is, and what keeps them up after that."""

    character: str

    def evolve(self, state: R) -> R:
        richer = super().evolve(state)
        seat = replace(richer.seats[self.seat], character=self.character)
        return richer.with_holder(self.seat, seat)


def kept_points(points: int, before: int, after: int) -> int:
    """As many were lost as before, out of another full number; nobody falls or gets up by it."""
    return max(1, points + after - before) if points else 0


def character_correction(
    corrected: type[CharacterCorrected],
    names: Callable[[R], Names],
    full: Callable[[str], int],
) -> Action[R]:
    """`names` are the characters in the box, and `full` is what each of them begins with."""
    points = attrgetter(corrected.token)

    def offer(state: R, actor: Actor) -> Offer | None:
        if not may_correct(state, actor) or not may_be_wrong(state):
            return None
        seats = state.seats
        found = tuple([at for at in rows(state, actor) if not seats[at].left])
        if not found:
            return None
        own = seats[actor.seat].character if actor.kind == "seat" else ""
        taken = tuple([seat.character for seat in seats]) if own else ()
        return _form(names(state), found, own, taken)

    def do(tx: Transaction[R], actor: Actor, values: Values) -> None:
        at, name = number(values, "seat"), text(values, "character")
        before = tx.state.seats[at].character
        whole = tuple([seat.character for seat in tx.state.seats])
        _set(tx, at, name)
        if name in whole and name != before:
            _set(tx, whole.index(name), before)

    def _set(tx: Transaction[R], at: int, name: str) -> None:
        seat = tx.state.seats[at]
        now = kept_points(points(seat), full(seat.character), full(name))
        tx.emit(corrected(seat=at, character=name, **{corrected.token: now}))

    return Action(KEY, offer, do, standing=True)


def may_be_wrong(state: AnyCardState) -> bool:
    """Real cards lie before people, or were typed in; what the hub alone dealt is right."""
    return not state.hub_holds_cards or bool(state.options.characters == "typed")


@lru_cache(maxsize=128)
def _form(names: Names, seats: tuple[int, ...], own: str, taken: Names) -> Offer:
    """A seat cannot be who another is: that takes the host, who makes them change."""
    choices = tuple(
        [
            Choice(value=name, closed=reason("taken", character=name) if name in taken else None)
            for name in names
            if name != own
        ]
    )
    fields = (
        OneOf(name="seat", of="seat", choices=tuple([SEATS[at] for at in seats])),
        OneOf(name="character", of="character", choices=choices),
    )
    return Offer(key=KEY, fields=fields, standing=True)
