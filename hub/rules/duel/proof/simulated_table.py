"""A real table with a duel: what its hubs are told, and in what they must agree."""

from hub.rules.box.cards import DECK_SIZE
from hub.rules.cardplay.questions import replace
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Move
from hub.rules.contract.game import Game
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.simulated_hub import SimulatedHub
from hub.rules.contract.view import Line
from hub.rules.duel.circle import difficulties
from hub.rules.duel.options import Options
from hub.rules.duel.proof.real_cards import RealCards
from hub.rules.duel.proof.tokens import tell
from hub.rules.duel.state import State
from hub.rules.swordplay.proof.hubs import Hubs, Known

# What every hub is told alike, however little it knows of cards.
_SAID_TO_ALL = frozenset({"four", "lineup", "guard", "no-guard", "name", "take-back", "leave"})


class SimulatedSeats(Hubs[State, RealCards]):
    """A stage whose players hold real cards."""

    def __init__(self, rules: Game[State], options: Options, chance: Chance) -> None:
        super().__init__(rules, options, chance, RealCards(chance))

    def tell(self, seat: int, said: Move, told: list[Line]) -> None:
        if self.tokens is not None and said.offer in _SAID_TO_ALL:
            self._tell_alike(self.tokens, seat, said)
        self.move_cards(told)

    def _tell_alike(self, hub: SimulatedHub[State], seat: int, move: Move) -> None:
        # A hub that counts tokens asks nobody for a parry, so there is nothing to take back.
        if move.offer != "take-back" or hub.state.question is not None:
            hub.say(seat, move.offer, move.values)

    def move_cards(self, told: list[Line]) -> None:
        for line in told:
            self.cards.hear(line)
            if self.tokens is not None:
                self._tell_tokens(self.tokens, line)
        super().move_cards([])

    def _tell_tokens(self, hub: SimulatedHub[State], line: Line) -> None:
        said = tell(line, self.cards.empty())
        if said is not None and hub.state.ending is None:
            hub.say(said.seat, said.offer, said.values)

    def on_tokens(self, state: State) -> Known:
        """What every hub knows; where a Shogun stands is no matter of tokens."""
        sides = [
            (
                [(figure.name, figure.resilience, figure.fallen) for figure in side.figures],
                sorted(side.line),
                side.active,
            )
            for side in state.sides
        ]
        return (sides, state.heap, state.first, state.turn, state.turns)

    def counted(self, state: State) -> Known:
        sides = [(side.hand, side.line) for side in state.sides]
        far = [difficulties(state, seat) for seat in (0, 1)] if state.turns else []
        bushido = (state.bushido_at, state.bushido_on)
        piles = (state.deck, len(state.discards))
        return (self.on_tokens(state), sides, far, bushido, piles, state.weapons, state.step)

    def real_cards(self) -> tuple[Known, Known]:
        """Hands, deck and all that was played, by count."""
        state = self.truth.state
        hands = [side.hand for side in state.sides]
        # Before the deal the hub has no deck yet; the real one lies there.
        deck = state.deck if state.sides[0].figures else DECK_SIZE
        return self.cards.counts(), (hands, deck, len(state.discards) + len(state.aside))

    def result(self, outcome: Outcome | None) -> str:
        """All but what brought it about: a hub that hears of tokens alone cannot know that."""
        return str(outcome and replace(outcome, cause=""))
