"""The part of a ruleset that is the same in every card game."""

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from hub.rules.cardplay.action_table import ActionTable
from hub.rules.cardplay.card_state import CardState, Over
from hub.rules.cardplay.turn_flow import TurnFlow
from hub.rules.contract.action import ByKey
from hub.rules.contract.actor import HOST, Actor
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.game import Game
from hub.rules.contract.transaction import Transaction

S = TypeVar("S", bound=CardState[Any])
V = TypeVar("V")


class CardGame(Game[S], Generic[S, V]):
    """A game that is played by the actions of its `table` and goes on by its `flow`.

    `opened` makes the event with which a deal begins, `everyone` what all viewers see alike.
    """

    def __init__(
        self, blank: S, table: ActionTable[S], flow: TurnFlow[S], everyone: Callable[[S], V]
    ) -> None:
        self._blank = blank
        self._table = table
        self._flow = flow
        self._everyone = everyone
        self._shown: dict[Actor, tuple[S, tuple[Offer, ...]]] = {}
        self._open: tuple[S, V] = (blank, everyone(blank))

    def blank(self) -> S:
        return self._blank

    def opened(self, options: Any, deal: int) -> Event:
        raise NotImplementedError

    def setup(self, tx: Transaction[S], options: Any) -> None:
        tx.emit(self.opened(options, 1))

    def actions(self, state: S, actor: Actor) -> ByKey[S]:
        return self._table.now(state, actor)

    def advance(self, tx: Transaction[S]) -> None:
        self._flow.advance(tx)

    def offers(self, state: S, actor: Actor) -> tuple[Offer, ...]:
        offers = super().offers(state, actor)
        self._shown[actor] = (state, offers)
        return offers

    def offer(self, state: S, actor: Actor, key: str) -> Offer | None:
        # A move mostly answers what was shown a moment ago; then it need not be made again.
        shown = self._shown.get(actor)
        if shown is not None and shown[0] is state:
            return next((offer for offer in shown[1] if offer.key == key), None)
        return super().offer(state, actor, key)

    def decide(self, tx: Transaction[S], actor: Actor, move: Move) -> None:
        try:
            super().decide(tx, actor, move)
        except Over as over:
            self.finish(tx, over.ending)
            self.advance(tx)

    def finish(self, tx: Transaction[S], ending: Any) -> None:
        """Tell how a game that is over ends; what is still to be counted is asked here."""
        raise NotImplementedError

    def awaited(self, state: S) -> tuple[int, ...]:
        if (question := state.question) is not None:
            awaited: tuple[int, ...] = question.awaited
            return awaited
        return (state.turn,) if state.frames else ()

    def seen_by_all(self, state: S) -> V:
        # A move is shown to many, one after the other, and most of it is the same for all.
        shown = self._open
        if shown[0] is not state:
            shown = self._open = (state, self._everyone(state))
        return shown[1]

    def is_over(self, state: S) -> bool:
        return state.ending is not None

    def is_final(self, state: S, tag: str, actor: Actor) -> bool:
        # Where a hub that holds every card judges, players take nothing back.
        return state.is_judged and actor != HOST
