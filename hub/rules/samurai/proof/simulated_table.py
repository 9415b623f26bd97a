"""A real table of this game: what its hubs are told, and in what they must agree."""

from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Move
from hub.rules.contract.game import Game
from hub.rules.contract.simulated_hub import SimulatedHub
from hub.rules.contract.view import Line
from hub.rules.samurai.options import Options
from hub.rules.samurai.proof.real_cards import RealCards
from hub.rules.samurai.proof.tokens import tell
from hub.rules.samurai.state import State
from hub.rules.swordplay.proof.hubs import Hubs, Known


class SimulatedSeats(Hubs[State, RealCards]):
    """A stage whose players hold real cards."""

    def __init__(self, rules: Game[State], options: Options, chance: Chance) -> None:
        super().__init__(rules, options, chance, RealCards(options.players, chance))

    def tell(self, seat: int, said: Move, told: list[Line]) -> None:
        self.move_cards(told)
        if self.tokens is not None:
            self._tell_tokens(self.tokens, told, seat, said)

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

    def end(self) -> None:
        if self.companion.state.ending is not None:
            self._count_daimyo(self.companion)

    def _count_daimyo(self, hub: SimulatedHub[State]) -> None:
        for seat in hub.rules.awaited(hub.state):
            hub.say(seat, "daimyo-held", {"count": self.cards.daimyo(seat)})

    def on_tokens(self, state: State) -> Known:
        """What every hub knows.

        A Tokens hub hears of a deck that ended in the turn of someone who left when that turn has
        passed already; so once the game is over, whose turn it was is not compared.
        """
        seats = [(seat.honor, seat.resilience, seat.left) for seat in state.seats]
        turn = (state.turn, state.turns) if state.ending is None else ()
        return (seats, state.box, state.heap, turn)

    def counted(self, state: State) -> Known:
        seats = [(seat.hand, seat.harmless) for seat in state.seats]
        piles = (state.deck, len(state.discards))
        return (self.on_tokens(state), seats, piles, state.weapons, state.step)

    def real_cards(self) -> tuple[Known, Known]:
        hands = [len(hand) for hand in self.cards.hands]
        return (hands,), ([seat.hand for seat in self.truth.state.seats],)
