"""A real table of this game: what its hubs are told, and in what they must agree."""

from hub.rules.box.cards import KIND_OF
from hub.rules.box.roles import HANDS
from hub.rules.cardplay.proof.taps import Tap, nothing, seat_of
from hub.rules.cardplay.proof.together import wounded_together
from hub.rules.contract.simulated_hub import SimulatedHub
from hub.rules.contract.view import Line
from hub.rules.samurai.state import State
from hub.rules.swordplay.proof import real_cards
from hub.rules.swordplay.proof.hubs import Hubs, Known


class RealCards(real_cards.RealCards):
    """Ninety cards, with properties before each player."""

    sizes = HANDS

    def daimyo(self, seat: int) -> int:
        return sum(KIND_OF[card] == "daimyo" for card in self.hands[seat])

    def _burn(self, seat: int, count: int) -> None:
        for _ in range(count):
            self.take(self.aside)

    def _leave(self, seat: int, count: int) -> None:
        self.settle()
        self.discards += self.hands[seat] + self.laid[seat]
        self.hands[seat], self.laid[seat] = [], []

    acts = real_cards.RealCards.acts | {"cards-burned": _burn, "seat-left": _leave}


class SimulatedSeats(Hubs[State, RealCards]):
    """A stage whose players hold real cards."""

    cards_type = RealCards
    told_alike = frozenset({"character", "seen"})
    taps = {
        "recovered": ("recover", nothing),
        "wounded": ("wound", lambda line: {"wounds": line.params["count"]}),
        "healed": ("heal", nothing),
        "honor-paid": ("lose-honor", nothing),
        "resilience-paid": ("nobunaga", nothing),
        "deck-ended": ("deck-end", nothing),
        "seat-left": ("leave", nothing),
        "turn-ended": ("end-turn", nothing),
    }

    def together(self, told: list[Line]) -> list[Line]:
        return wounded_together(told)

    def tap(self, hub: SimulatedHub[State], line: Line) -> Tap | None:
        if line.code == "turn-ended" and self.companion.state.seats[seat_of(line)].left:
            return None
        # In a flowing game most recover by themselves; then there is nothing to tap.
        if line.code == "recovered" and not hub.offer(seat_of(line), "recover"):
            return None
        return super().tap(hub, line)

    def end(self) -> None:
        """Everybody says how many Daimyo they hold."""
        for hub in (self.tokens, self.companion):
            if hub is not None and hub.state.ending is not None:
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
