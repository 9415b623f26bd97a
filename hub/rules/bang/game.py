"""BANG! under the contract: the folder's parts, named as every game names them."""

from hub.rules.bang import policy, score, view
from hub.rules.bang.actions import TABLE
from hub.rules.bang.awards import AWARDS
from hub.rules.bang.events import EVENTS
from hub.rules.bang.events.opening import Opened
from hub.rules.bang.flow import FLOW
from hub.rules.bang.options import Options
from hub.rules.bang.roles import reputation_of
from hub.rules.bang.state import BLANK, State, Transaction
from hub.rules.bang.view import Bang
from hub.rules.cardplay.card_game import CardGame, Proof
from hub.rules.cardplay.ring import Ending, cards_at_seats
from hub.rules.cardplay.ring_events import GameEnded
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.game import Sums


class BangWithReputation(CardGame[State, Bang]):
    """The ruleset: what is this game's own.

    The cards are on the table and not in the hub, so it cannot play itself.
    """

    key = "bang"
    players = range(3, 9)
    levels = ("tokens", "companion")
    options_type: type[AnyOptions] = Options
    events = EVENTS
    first_state, table, flow = BLANK, TABLE, FLOW
    opened, policy = Opened, staticmethod(policy.choose)
    everyone, for_seat = staticmethod(view.everyone), staticmethod(view.for_seat)
    secret = staticmethod(view.secret)
    outcome = staticmethod(score.outcome)
    chart_markers = frozenset({"fallen", "fallen-alone", "deck-ended", "seat-left"})
    awards = AWARDS

    def finish(self, tx: Transaction, ending: Ending) -> None:
        tx.emit(GameEnded(ending=ending))

    def invariants(self, state: State) -> Sums:
        if not any(seat.life for seat in state.seats) and not state.turns:
            # Nothing has been placed yet.
            return {}
        reputation = sum(seat.reputation for seat in state.seats) + state.box
        sums = {"reputation": (reputation, reputation_of(state.players))}
        if state.cards_are_counted:
            counted = cards_at_seats(state) + state.cards_in_piles
            sums["cards"] = (counted, state.options.deck + state.extra)
        return sums

    def proof(self) -> Proof[State]:
        from hub.rules.bang import proof

        return proof
