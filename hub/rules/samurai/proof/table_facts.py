"""What lies on a table of Samurai Sword, and how another one that could be is drawn."""

from hub.rules.box.cards import KINDS, PROPERTIES, kind
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.proof.ring_facts import RingFacts
from hub.rules.cardplay.proof.table_facts import BUSHIDO, DISCARDS
from hub.rules.contract.table_facts import Draws, Fact, Facts
from hub.rules.samurai.flow import FLOW
from hub.rules.samurai.state import Seat, State


class SamuraiFacts(RingFacts[State, Seat]):
    """Honor, resilience, properties, and Bushido, which wanders."""

    order = ("honor", "resilience", "laid", "bushido", "turn", "hand", "deck", "discards")
    prize, life, fewest, used = "honor", "resilience", 3, "weapons"

    def kinds(self, state: State) -> dict[str, int]:
        return {name: KINDS[name].copies for name in PROPERTIES}

    def full(self, seat: Seat) -> int:
        return CHARACTERS[seat.character]

    def kind(self, card: str) -> str:
        return kind(card)

    def cards(self, state: State) -> Facts:
        return {**super().cards(state), BUSHIDO: state.bushido_at}

    def draw_open(self, state: State, truth: Facts, draws: Draws, share: int) -> None:
        super().draw_open(state, truth, draws, share)
        if draws.happens(share) and not self._is_frozen(state, truth, state.turn):
            truth[BUSHIDO] = (-1, *self.here(state))[draws.below(1 + len(self.here(state)))]

    def steps(self, state: State, truth: Facts, seat: int) -> tuple[str, ...]:
        recover = ("recover",) if truth[Fact("resilience", seat)] == 0 else ()
        if not state.cards_are_counted:
            return (*recover, "play")
        check = ("bushido",) if truth[BUSHIDO] == seat else ()
        return (*recover, *check, "draw", "play")

    def is_due(self, state: State, truth: Facts, seat: int, step: str) -> bool:
        if step == "draw":
            is_ieyasu = state.seats[seat].character == "ieyasu"
            return not (is_ieyasu and truth[DISCARDS] != 0)
        return step == "recover"


FACTS = SamuraiFacts(FLOW)
