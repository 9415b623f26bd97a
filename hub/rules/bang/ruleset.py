"""BANG! under the contract: the folder's parts, named as every game names them."""

from collections.abc import Sequence
from typing import Any

from hub.rules.bang import policy, score, view
from hub.rules.bang.actions import TABLE
from hub.rules.bang.events import EVENTS
from hub.rules.bang.events.opening import Opened
from hub.rules.bang.flow import FLOW
from hub.rules.bang.options import Options
from hub.rules.bang.roles import reputation_of
from hub.rules.bang.state import BLANK, State, Transaction
from hub.rules.bang.view import Bang
from hub.rules.cardplay.card_game import CardGame
from hub.rules.cardplay.ring import Ending
from hub.rules.cardplay.ring_events import GameEnded
from hub.rules.contract.actor import Actor
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.game import Sums
from hub.rules.contract.night import Step
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.simulated_table import SimulatedTable
from hub.rules.contract.view import Secret, View


class BangWithReputation(CardGame[State, View[Bang]]):
    """The ruleset: what is this game's own."""

    key = "bang"
    players = range(3, 9)
    levels: tuple[str, ...] = ("tokens", "companion")
    options_type: type[Any] = Options
    events = EVENTS
    # The cards are on the table and not in the hub, so it cannot play itself.
    demo: Any = None
    chart_markers = frozenset({"fallen", "fallen-alone", "deck-ended", "seat-left"})

    def __init__(self) -> None:
        super().__init__(BLANK, TABLE, FLOW, view.everyone)

    def opened(self, options: Options, deal: int) -> Opened:
        return Opened(options=options, deal=deal)

    def finish(self, tx: Transaction, ending: Ending) -> None:
        tx.emit(GameEnded(ending=ending))

    def view(self, state: State, viewer: Actor) -> View[Bang]:
        return view.view(state, viewer, self.seen_by_all(state))

    def secret(self, state: State, seat: int) -> Secret | None:
        return view.secret(state, seat)

    def outcome(self, state: State) -> Outcome | None:
        return score.outcome(state)

    def invariants(self, state: State) -> Sums:
        if not any(seat.life for seat in state.seats) and not state.turns:
            # Nothing has been placed yet.
            return {}
        reputation = sum(seat.reputation for seat in state.seats) + state.box
        sums = {"reputation": (reputation, reputation_of(state.players))}
        if state.cards_are_counted:
            sums["cards"] = (_cards(state), state.options.deck)
        return sums

    def resample_hidden(
        self, steps: Sequence[Step], viewer: Actor, chance: Chance
    ) -> Sequence[Step] | None:
        # Here and below: a hub that serves games never needs it, so it does not load it.
        from hub.rules.bang.proof import resampling

        return resampling.resample_hidden(steps, viewer, chance)

    def policy(
        self, view: Any, secret: Secret | None, offers: Sequence[Offer], chance: Chance
    ) -> Move:
        return policy.choose(view, secret, offers, chance)

    def simulated_table(self, options: Options, chance: Chance) -> SimulatedTable | None:
        from hub.rules.bang.proof.simulated_table import SimulatedSeats

        return SimulatedSeats(self, options, chance)


def _cards(state: State) -> int:
    in_hands = sum(seat.hand + len(seat.laid) for seat in state.seats)
    return in_hands + state.deck + len(state.discards) + len(state.aside)
