"""Samurai Sword under the contract: the folder's parts, named as every game names them."""

from hub.rules.box.cards import DECK_SIZE
from hub.rules.box.tokens import HONOR, RESILIENCE
from hub.rules.cardplay.card_game import CardGame, Proof
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.game import Sums
from hub.rules.samurai import policy, score, view
from hub.rules.samurai.actions import TABLE
from hub.rules.samurai.awards import AWARDS
from hub.rules.samurai.events import EVENTS
from hub.rules.samurai.events.opening import Opened
from hub.rules.samurai.flow import FLOW
from hub.rules.samurai.options import Options
from hub.rules.samurai.state import BLANK, State
from hub.rules.samurai.view import Samurai


class SamuraiSword(CardGame[State, Samurai]):
    """The ruleset: what is this game's own."""

    key = "samurai"
    players = range(3, 8)
    options_type: type[AnyOptions] = Options
    events = EVENTS
    first_state, table, flow = BLANK, TABLE, FLOW
    opened, policy = Opened, staticmethod(policy.choose)
    everyone, for_seat = staticmethod(view.everyone), staticmethod(view.for_seat)
    secret = staticmethod(view.secret)
    finish, outcome = staticmethod(score.finish), staticmethod(score.outcome)
    demo: AnyOptions = Options(players=5, level="cards", pace="flow")
    chart_markers = frozenset({"defeated", "deck-ended", "seat-left"})
    awards = AWARDS

    def invariants(self, state: State) -> Sums:
        honor, resilience, cards = state.box, state.heap, state.cards_in_piles
        for seat in state.seats:
            honor += seat.honor
            resilience += seat.resilience
            cards += seat.hand + len(seat.laid)
        sums = {"honor": (honor, HONOR), "resilience": (resilience, RESILIENCE)}
        if state.cards_are_counted and (state.deck or state.turns):
            cards += state.bushido_at >= 0
            sums["cards"] = (cards, DECK_SIZE + state.extra)
        return sums

    def proof(self) -> Proof[State]:
        from hub.rules.samurai import proof

        return proof
