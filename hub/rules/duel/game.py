"""The final duel under the contract: the folder's parts, named as every game names them."""

from hub.rules.box.cards import DECK_SIZE
from hub.rules.box.tokens import RESILIENCE
from hub.rules.cardplay.card_game import CardGame, Proof
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.game import Sums
from hub.rules.duel import policy, score, view
from hub.rules.duel.actions import TABLE
from hub.rules.duel.awards import AWARDS
from hub.rules.duel.events import EVENTS
from hub.rules.duel.events.deal import Opened
from hub.rules.duel.flow import FLOW, finish
from hub.rules.duel.options import Options
from hub.rules.duel.state import BLANK, State
from hub.rules.duel.view import Duel


class FinalDuel(CardGame[State, Duel]):
    """The ruleset: what is this game's own.

    There are no roles, so nobody has a secret; what is hidden before the line-up is in its owner's
    offers.
    """

    key = "duel"
    players = range(2, 3)
    options_type: type[AnyOptions] = Options
    events = EVENTS
    first_state, table, flow = BLANK, TABLE, FLOW
    opened, policy = Opened, staticmethod(policy.choose)
    everyone, for_seat = staticmethod(view.everyone), staticmethod(view.for_seat)
    finish, outcome = staticmethod(finish), staticmethod(score.outcome)
    demo: AnyOptions = Options(level="cards", pace="flow")
    chart_markers = frozenset({"fell", "stepped-in", "deck-ended"})
    awards = AWARDS

    def invariants(self, state: State) -> Sums:
        figures = state.figures
        points = sum(figure.resilience for figure in figures)
        sums = {"resilience": (points + state.heap, RESILIENCE)}
        if state.cards_are_counted and (state.deck or state.turns):
            laid = sum(len(figure.laid) for figure in figures) + (state.bushido_at >= 0)
            hands = sum(side.hand for side in state.sides)
            sums["cards"] = (hands + laid + state.cards_in_piles, DECK_SIZE + state.extra)
        return sums

    def proof(self) -> Proof[State]:
        from hub.rules.duel import proof

        return proof
