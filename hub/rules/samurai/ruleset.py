"""Samurai Sword under the contract: the folder's parts, named as every game names them."""

from collections.abc import Sequence
from typing import Any

from hub.rules.box.cards import DECK_SIZE
from hub.rules.box.tokens import HONOR, RESILIENCE
from hub.rules.cardplay.card_game import CardGame
from hub.rules.cardplay.ring import Ending
from hub.rules.contract.actor import Actor
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.game import Sums
from hub.rules.contract.night import Step
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.simulated_table import SimulatedTable
from hub.rules.contract.view import Secret, View
from hub.rules.samurai import policy, score, view
from hub.rules.samurai.actions import TABLE
from hub.rules.samurai.events import EVENTS
from hub.rules.samurai.events.opening import Opened
from hub.rules.samurai.flow import FLOW
from hub.rules.samurai.game_end import finish
from hub.rules.samurai.options import Options
from hub.rules.samurai.state import BLANK, State, Transaction
from hub.rules.samurai.view import Samurai


class SamuraiSword(CardGame[State, View[Samurai]]):
    """The ruleset: what is this game's own."""

    key = "samurai"
    players = range(3, 8)
    levels: tuple[str, ...] = ("tokens", "companion", "cards")
    options_type: type[Any] = Options
    events = EVENTS
    demo: Any = Options(players=5, level="cards", pace="flow")
    chart_markers = frozenset({"defeated", "deck-ended", "seat-left"})

    def __init__(self) -> None:
        super().__init__(BLANK, TABLE, FLOW, view.everyone)

    def opened(self, options: Options, deal: int) -> Opened:
        return Opened(options=options, deal=deal)

    def finish(self, tx: Transaction, ending: Ending) -> None:
        finish(tx, ending)

    def view(self, state: State, viewer: Actor) -> View[Samurai]:
        return view.view(state, viewer, self.seen_by_all(state))

    def secret(self, state: State, seat: int) -> Secret | None:
        return view.secret(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return score.outcome(state)

    def invariants(self, state: State) -> Sums:
        honor = sum(seat.honor for seat in state.seats) + state.box
        resilience = sum(seat.resilience for seat in state.seats) + state.heap
        sums = {"honor": (honor, HONOR), "resilience": (resilience, RESILIENCE)}
        if state.cards_are_counted and (state.deck or state.turns):
            sums["cards"] = (_cards(state), DECK_SIZE)
        return sums

    def resample_hidden(
        self, steps: Sequence[Step], viewer: Actor, chance: Chance
    ) -> Sequence[Step] | None:
        # Here and below: a hub that serves games never needs it, so it does not load it.
        from hub.rules.samurai.proof import resampling

        return resampling.resample_hidden(steps, viewer, chance)

    def policy(
        self, view: Any, secret: Secret | None, offers: Sequence[Offer], chance: Chance
    ) -> Move:
        return policy.choose(view, secret, offers, chance)

    def simulated_table(self, options: Options, chance: Chance) -> SimulatedTable | None:
        from hub.rules.samurai.proof.simulated_table import SimulatedSeats

        return None if options.hub_holds_cards else SimulatedSeats(self, options, chance)


def _cards(state: State) -> int:
    in_hands = sum(seat.hand + len(seat.laid) for seat in state.seats)
    in_piles = state.deck + len(state.discards) + len(state.aside)
    return in_hands + in_piles + (1 if state.bushido_at >= 0 else 0)
