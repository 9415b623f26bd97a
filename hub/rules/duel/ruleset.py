"""The final duel under the contract: the folder's parts, named as every game names them."""

from collections.abc import Sequence
from typing import Any

from hub.rules.box.cards import DECK_SIZE
from hub.rules.box.tokens import RESILIENCE
from hub.rules.cardplay.card_game import CardGame
from hub.rules.contract.actor import Actor
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.game import Sums
from hub.rules.contract.night import Step
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.simulated_table import SimulatedTable
from hub.rules.contract.view import Secret, View
from hub.rules.duel import policy, score, view
from hub.rules.duel.actions import TABLE
from hub.rules.duel.events import EVENTS
from hub.rules.duel.events.opening import Opened
from hub.rules.duel.flow import FLOW, finish
from hub.rules.duel.options import Options
from hub.rules.duel.state import BLANK, Ending, State, Transaction
from hub.rules.duel.view import Duel


class FinalDuel(CardGame[State, View[Duel]]):
    """The ruleset: what is this game's own."""

    key = "duel"
    players = range(2, 3)
    levels: tuple[str, ...] = ("tokens", "companion", "cards")
    options_type: type[Any] = Options
    events = EVENTS
    demo: Any = Options(level="cards", pace="flow")
    chart_markers = frozenset({"fell", "stepped-in", "deck-ended"})

    def __init__(self) -> None:
        super().__init__(BLANK, TABLE, FLOW, view.everyone)

    def opened(self, options: Options, deal: int) -> Opened:
        return Opened(options=options, deal=deal)

    def finish(self, tx: Transaction, ending: Ending) -> None:
        finish(tx, ending)

    def view(self, state: State, viewer: Actor) -> View[Duel]:
        return view.view(state, viewer, self.seen_by_all(state))

    def secret(self, state: State, seat: int) -> Secret | None:
        """There are no roles; what is hidden before the line-up is in its owner's offers."""
        return None

    def outcome(self, state: State) -> Outcome | None:
        return score.outcome(state)

    def invariants(self, state: State) -> Sums:
        points = sum(figure.resilience for side in state.sides for figure in side.figures)
        sums = {"resilience": (points + state.heap, RESILIENCE)}
        if state.cards_are_counted and (state.deck or state.turns):
            sums["cards"] = (_cards(state), DECK_SIZE)
        return sums

    def resample_hidden(
        self, steps: Sequence[Step], viewer: Actor, chance: Chance
    ) -> Sequence[Step] | None:
        # Here and below: a hub that serves games never needs it, so it does not load it.
        from hub.rules.duel.proof import resampling

        return resampling.resample_hidden(steps, viewer, chance)

    def policy(
        self, view: Any, secret: Secret | None, offers: Sequence[Offer], chance: Chance
    ) -> Move:
        return policy.choose(view, offers)

    def simulated_table(self, options: Options, chance: Chance) -> SimulatedTable | None:
        if options.hub_holds_cards:
            return None
        from hub.rules.duel.proof.simulated_table import SimulatedSeats

        return SimulatedSeats(self, options, chance)


def _cards(state: State) -> int:
    laid = sum(len(figure.laid) for side in state.sides for figure in side.figures)
    hands = sum(side.hand for side in state.sides)
    in_piles = state.deck + len(state.discards) + len(state.aside)
    return hands + laid + in_piles + (1 if state.bushido_at >= 0 else 0)
