"""A real table of this game: what its hubs are told, and in what they must agree."""

from typing import TYPE_CHECKING

from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Move
from hub.rules.contract.simulated_hub import SimulatedHub
from hub.rules.contract.simulated_table import Disagreement
from hub.rules.contract.view import Line
from hub.rules.samurai.options import Options
from hub.rules.samurai.proof.real_cards import RealCards
from hub.rules.samurai.proof.tokens import tell
from hub.rules.samurai.state import State
from hub.rules.swordplay.proof.hubs import Hubs
from hub.rules.swordplay.proof.speaker import declare

if TYPE_CHECKING:
    from hub.rules.samurai.ruleset import SamuraiSword


class SimulatedSeats(Hubs[State]):
    """A stage whose players hold real cards."""

    def __init__(self, rules: "SamuraiSword", options: Options, chance: Chance) -> None:
        super().__init__(rules, options, chance)
        self.cards = RealCards(options.players, chance)
        self._move_cards(self.companion.told)
        self._agree()

    def act(self, seat: int, move: Move) -> None:
        self.truth.hear(seat, move)
        question = self.companion.question(seat, move.offer)
        self._tell(seat, declare(self.cards, seat, move, question))
        self._flip_by_hand()
        if self.companion.state.ending is not None:
            self._count_daimyo(self.companion)
        self._agree()

    def turns(self) -> int:
        return self.truth.state.turns

    def _tell(self, seat: int, move: Move) -> None:
        told = self.companion.hear(seat, move)
        self._move_cards(told)
        if self.tokens is not None:
            self._tell_tokens(self.tokens, told, seat, move)

    def _move_cards(self, told: list[Line]) -> None:
        for line in told:
            self.cards.hear(line)
        if self.companion.state.question is None:
            self.cards.settle()

    def _flip_by_hand(self) -> None:
        """A hub that counts cannot flip: whoever has the Bushido does, and says what it was."""
        state = self.companion.state
        if self.companion.offer(state.turn, "flip") and not self.truth.offer(state.turn, "flip"):
            question = self.companion.question(state.turn, "flip")
            self._tell(state.turn, declare(self.cards, state.turn, Move(offer="flip"), question))
            self._flip_by_hand()

    def _tell_tokens(
        self, hub: SimulatedHub[State], told: list[Line], seat: int, move: Move
    ) -> None:
        if move.offer == "seen":
            hub.say(seat, "seen", {})
        left = {i for i, each in enumerate(self.companion.state.seats) if each.left}
        for line in told:
            said = tell(line, left)
            if said is None or hub.state.ending is not None:
                continue
            # In a flowing game most recover by themselves; then there is nothing to tap.
            if said.offer != "recover" or hub.offer(said.seat, "recover"):
                hub.say(said.seat, said.offer, said.values)
        if hub.state.ending is not None:
            self._count_daimyo(hub)

    def _count_daimyo(self, hub: SimulatedHub[State]) -> None:
        for seat in hub.rules.awaited(hub.state):
            hub.say(seat, "daimyo-held", {"count": self.cards.daimyo(seat)})

    def _agree(self) -> None:
        truth, companion = _counts(self.truth.state), _counts(self.companion.state)
        if truth != companion:
            raise Disagreement(f"cards {truth} companion {companion}")
        hands = [len(hand) for hand in self.cards.hands]
        if hands != [seat.hand for seat in self.truth.state.seats]:
            raise Disagreement(f"real hands {hands}")
        if self.tokens is not None and _tokens(self.truth.state) != _tokens(self.tokens.state):
            raise Disagreement(f"tokens {_tokens(self.truth.state)} {_tokens(self.tokens.state)}")
        results = {str(hub.rules.outcome(hub.state)) for hub in self.hubs()}
        if len(results) > 1:
            raise Disagreement(f"results {results}")


def _tokens(state: State) -> tuple[object, ...]:
    """What every level knows.

    A Tokens hub hears of a deck that ended in the turn of someone who left when that turn has
    passed already; so once the game is over, whose turn it was is not compared.
    """
    seats = [(seat.honor, seat.resilience, seat.left) for seat in state.seats]
    turn = (state.turn, state.turns) if state.ending is None else ()
    return (seats, state.box, state.heap, turn)


def _counts(state: State) -> tuple[object, ...]:
    """What the Companion knows besides."""
    seats = [(seat.hand, seat.harmless) for seat in state.seats]
    return (_tokens(state), seats, state.deck, len(state.discards), state.weapons, state.step)
