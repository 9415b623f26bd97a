"""What lies on a table of BANG!, and how another one that could be is drawn."""

from hub.rules.bang.cards import IN_PLAY, KINDS, OTHER, WEAPONS
from hub.rules.bang.flow import CHOOSES_TO_DRAW, FLOW, models
from hub.rules.bang.roles import SHERIFF
from hub.rules.bang.state import Seat, State
from hub.rules.cardplay.proof.ring_facts import RingFacts
from hub.rules.contract.table_facts import Fact, Facts

# What the base box has nothing of.
_ONLY_IN_DODGE_CITY = ("hideout", "binocular", OTHER)


class BangFacts(RingFacts[State, Seat]):
    """Reputation, life, and what lies in play."""

    order = ("reputation", "life", "laid", "turn", "hand", "deck", "discards")
    prize, life, used = "reputation", "life", "bangs"

    def kinds(self, state: State) -> dict[str, int]:
        has_all = state.options.box == "dodge-city"
        return {
            key: KINDS[key].copies for key in IN_PLAY if has_all or key not in _ONLY_IN_DODGE_CITY
        }

    def full(self, seat: Seat) -> int:
        return seat.full

    def least_in_hand(self, state: State, seat: int) -> int:
        # Suzy Lafayette draws as soon as her hand is empty.
        return int(state.seats[seat].ability == "suzy-lafayette")

    def may_lie(self, state: State, laid: dict[str, int], seat: int, kind: str) -> bool:
        """One of each name, one weapon, no Jail before the Sheriff."""
        if kind == OTHER:
            return True
        if kind in WEAPONS and any(laid.get(weapon) for weapon in WEAPONS):
            return False
        is_barred = kind == "jail" and state.seats[seat].role == SHERIFF
        return not laid.get(kind) and not is_barred

    def steps(self, state: State, truth: Facts, seat: int) -> tuple[str, ...]:
        steps: tuple[str, ...] = ("recover",) if truth[Fact("life", seat)] == 0 else ()
        if state.seats[seat].character == "vera-custer" and models(state, seat):
            steps = (*steps, "copy")
        if not state.cards_are_counted:
            return (*steps, "play")
        checks = [card for card in ("dynamite", "jail") if truth[Fact("laid", seat, card)] != 0]
        return (*steps, *checks, "draw", "play")

    def is_due(self, state: State, truth: Facts, seat: int, step: str) -> bool:
        if step == "draw":
            return state.seats[seat].ability not in CHOOSES_TO_DRAW
        return step == "recover"


FACTS = BangFacts(FLOW)
