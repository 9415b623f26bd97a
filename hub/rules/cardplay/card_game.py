"""The part of a ruleset that is the same in every card game; it holds no state."""

from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from hub.rules.cardplay import character_correction
from hub.rules.cardplay.action_table import ActionTable
from hub.rules.cardplay.card_state import AnyCardState, Over
from hub.rules.cardplay.turn_flow import NO_CHANCE, TurnFlow
from hub.rules.contract.action import ByKey, FormCheck
from hub.rules.contract.actor import HOST, Actor, at
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.chance import Chance
from hub.rules.contract.change import Change, changes_between
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.game import Game
from hub.rules.contract.night import Step
from hub.rules.contract.simulated_table import SimulatedTable
from hub.rules.contract.table_facts import TableFacts
from hub.rules.contract.transaction import Transaction
from hub.rules.contract.view import AnyView, View

S = TypeVar("S", bound=AnyCardState)
Own = TypeVar("Own")
# What sets straight, too, what the hub has wrong, and is not called so.
_ALSO_STRAIGHT = frozenset({"late-wound", "bushido-gone", "active-gone"})
_HAND = "hand"


class Proof(Protocol[S]):
    """What a game brings for checking it: its package `proof`."""

    def resample_hidden(
        self, steps: Sequence[Step], viewer: Actor, chance: Chance, /
    ) -> Sequence[Step] | None: ...

    def simulated_seats(
        self, game: "CardGame[S, Any]", options: AnyOptions, chance: Chance, /
    ) -> SimulatedTable: ...

    @property
    def table_facts(self) -> TableFacts[S]: ...


class CardGame(Game[S], Generic[S, Own]):
    """A game that is played by the actions of its `table` and goes on by its `flow`.

    `opened` is the event with which a deal begins.
    `everyone` is what those see who have no seat; `for_seat` adds what a seat sees besides.
    """

    levels: tuple[str, ...] = ("tokens", "companion", "cards")
    first_state: ClassVar[Any]
    table: ClassVar[ActionTable[Any]]
    flow: ClassVar[TurnFlow[Any]]
    opened: ClassVar[Callable[..., Event]]
    everyone: ClassVar[Callable[..., AnyView]]
    for_seat: ClassVar[Callable[..., AnyView]]

    def blank(self) -> S:
        state: S = self.first_state
        return state

    def setup(self, tx: Transaction[S], options: AnyOptions) -> None:
        tx.emit(self.opened(options=options, deal=1))

    def actions(self, state: S, actor: Actor) -> ByKey[S]:
        return self.table.now(state, actor)

    def urgent(self, state: S, actor: Actor) -> tuple[Offer, ...]:
        found = []
        for action in self.table.urgent(state, actor):
            offer = action.offer(state, actor)
            if offer is not None and not offer.standing:
                found.append(offer)
        return tuple(found)

    def offer(self, state: S, actor: Actor, key: str) -> Offer | None:
        action = self.table.find(state, actor, key)
        return None if action is None else action.offer(state, actor)

    def form_check(self, state: S, actor: Actor, key: str) -> FormCheck[S] | None:
        return self.table.checks.get(key)

    def advance(self, tx: Transaction[S]) -> None:
        self.flow.advance(tx)

    def decide(self, tx: Transaction[S], actor: Actor, move: Move) -> None:
        action = self.table.find(tx.state, actor, move.offer)
        assert action is not None
        try:
            action.do(tx, actor, move.values)
            self.flow.advance(tx)
        except Over as over:
            self.finish(tx, over.ending)
            self.flow.advance(tx)

    def finish(self, tx: Transaction[S], ending: Any) -> None:
        """Tell how a game that is over ends; what is still to be counted is asked here."""
        raise NotImplementedError

    def awaited(self, state: S) -> tuple[int, ...]:
        if not state.frames:
            return ()
        top = state.frames[-1]
        return (state.turn,) if type(top) is PendingSteps else top.awaited

    def view(self, state: S, viewer: Actor) -> View[Own]:
        shown: View[Own] = self.everyone(state)
        return self.for_seat(state, viewer.seat, shown) if viewer.kind == "seat" else shown

    def views(self, state: S) -> Callable[[Actor], View[Own]]:
        shown: View[Own] = self.everyone(state)

        def view(viewer: Actor) -> View[Own]:
            return self.for_seat(state, viewer.seat, shown) if viewer.kind == "seat" else shown

        return view

    def booked(self, state: S) -> tuple[Event, ...]:
        return self.flow.booked(state)

    def is_over(self, state: S) -> bool:
        return state.ending is not None

    def is_final(self, state: S, tag: str, actor: Actor) -> bool:
        # Where a hub that holds every card judges, players take nothing back.
        return state.is_judged and actor != HOST

    def is_correction(self, offer: str) -> bool:
        return offer in _ALSO_STRAIGHT or super().is_correction(offer)

    def tokens_set(self, state: S, seat: int, move: Move) -> Change | None:
        if move.offer == character_correction.KEY:
            return self._tokens_of_another(state, seat, move)
        # A hand is no tokens, and what is in it nobody can count from afar.
        token, value = move.offer.removeprefix("correct-"), move.values.get("value")
        if token in (move.offer, "hand") or not isinstance(value, int):
            return None
        figure = str(move.values.get("character", ""))
        for place in self.everyone(state).places:
            if place.seat == seat and figure in ("", place.figure):
                has = {counter.key: counter.value for counter in place.counters}
                if token in has:
                    return Change("counter", has[token], value, token, seat, figure)
        return None

    def _tokens_of_another(self, state: S, seat: int, move: Move) -> Change | None:
        """Whoever is really another may have begun with more tokens, or with less."""
        action = self.table.find(state, at(seat), move.offer)
        if action is None:
            return None
        tx = Transaction(state, NO_CHANCE)
        action.do(tx, at(seat), move.values)
        found = changes_between(self.everyone(state), self.everyone(tx.state))
        own = [each for each in found if each.of == "counter" and each.seat == seat]
        return next((each for each in own if each.key != _HAND), None)

    def proof(self) -> Proof[S]:
        """Loaded when it is asked for: a hub that serves games never needs it."""
        raise NotImplementedError

    def resample_hidden(
        self, steps: Sequence[Step], viewer: Actor, chance: Chance
    ) -> Sequence[Step] | None:
        return self.proof().resample_hidden(steps, viewer, chance)

    def simulated_table(self, options: AnyOptions, chance: Chance) -> SimulatedTable | None:
        if options.hub_holds_cards:
            return None
        return self.proof().simulated_seats(self, options, chance)

    def table_facts(self, options: AnyOptions) -> TableFacts[S] | None:
        return None if options.hub_holds_cards else self.proof().table_facts
