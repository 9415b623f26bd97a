"""The steps of a turn: flip for Bushido, draw, end."""

from collections.abc import Callable
from typing import Generic, NamedTuple

from hub.rules.cardplay.card_state import AnyCardState, G
from hub.rules.cardplay.seat_fields import question_of
from hub.rules.cardplay.turn_events import DiscardTaken, TurnEnded
from hub.rules.cardplay.turn_flow import DueStep
from hub.rules.contract.action import Action, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.form import Field, Offer
from hub.rules.contract.refusal import Param
from hub.rules.contract.transaction import Transaction
from hub.rules.swordplay.hand import discard, discard_fields, excess, text_field

_FLIP_FIELD = text_field("flipped", "flip", ("other", "weapon"))
_DRAW_FIELD = text_field("first", "source", ("deck", "discard"))


def steps_of_turn(state: AnyState, at: int, first: tuple[str, ...]) -> tuple[str, ...]:
    """What there is to do in this seat's turn, after what comes first."""
    if not state.cards_are_counted:
        return (*first, "play")
    check = ("bushido",) if state.bushido_at == at else ()
    return (*first, *check, "draw", "play")


def _offer_flip(state: AnyCardState, actor: Actor) -> Offer:
    """A real card is flipped by hand, and its owner says what it was."""
    fields: tuple[Field, ...] = () if state.hub_holds_cards else (_FLIP_FIELD,)
    return Offer(key="flip", fields=fields, question=question_of(state), spread=bool(fields))


def flip_action(check: Callable[[Transaction[G], int, bool | None], None]) -> Action[G]:
    """The card for Bushido; `check` is what follows from it."""

    def do(tx: Transaction[G], actor: Actor, values: Values) -> None:
        check(tx, actor.seat, text(values, "flipped") == "weapon" if values else None)

    return Action("flip", _offer_flip, do)


class DrawPhase(NamedTuple, Generic[G]):
    """How many cards somebody draws and why, whether they choose, and the drawing itself."""

    size: Callable[[G, int], int]
    reason: Callable[[G, int], str]
    has_choice: Callable[[G, int], bool]
    draw: Callable[[Transaction[G], int, int], None]

    def take(self, tx: Transaction[G], at: int) -> None:
        """The whole of it from the deck."""
        self.draw(tx, at, self.size(tx.state, at))

    def about(self, state: G, at: int) -> dict[str, Param]:
        """How many cards, and whose rule it is that there are more than two."""
        return {"count": self.size(state, at), "why": self.reason(state, at)}

    def offer(self, state: G, actor: Actor) -> Offer:
        return Offer(
            key="draw",
            fields=(_DRAW_FIELD,) if self.has_choice(state, actor.seat) else (),
            question=question_of(state),
            about=self.about(state, actor.seat),
            likely=True,
        )

    def do(self, tx: Transaction[G], actor: Actor, values: Values) -> None:
        if values and text(values, "first") == "discard":
            size = self.size(tx.state, actor.seat)
            tx.emit(DiscardTaken(seat=actor.seat))
            self.draw(tx, actor.seat, size - 1)
        else:
            self.take(tx, actor.seat)

    @property
    def due(self) -> DueStep[G]:
        """Drawing by hand, which the hub hears of with the next tap."""
        return DueStep(self.take, self.about, self.has_choice)

    @property
    def action(self) -> Action[G]:
        return Action("draw", self.offer, self.do)


def _offer_end(state: AnyCardState, actor: Actor) -> Offer:
    """Says how many cards go with it; which ones is for the hand's owner alone."""
    over = excess(state, actor.seat)
    fields = discard_fields(state, actor.seat, over) if over else ()
    return Offer(
        key="end-turn",
        fields=fields,
        question=question_of(state),
        private=bool(fields) and state.hub_holds_cards,
        about={"count": over},
        likely=True,
    )


def _end(tx: Transaction[G], actor: Actor, values: Values) -> None:
    discard(tx, actor.seat, values)
    tx.emit(TurnEnded(seat=actor.seat))


END_TURN: Action[AnyCardState] = Action("end-turn", _offer_end, _end)
