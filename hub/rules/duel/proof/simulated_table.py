"""A real table with a duel: what its hubs are told, and in what they must agree."""

from hub.rules.box.cards import DECK_SIZE
from hub.rules.cardplay.proof.taps import Tap, Values, nothing
from hub.rules.cardplay.questions import replace
from hub.rules.contract.form import Move
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.simulated_hub import SimulatedHub
from hub.rules.contract.view import Line
from hub.rules.duel.circle import difficulties
from hub.rules.duel.opening import FIRST_HAND, SECOND_HAND
from hub.rules.duel.state import State
from hub.rules.swordplay.proof import real_cards
from hub.rules.swordplay.proof.hubs import Hubs, Known


class RealCards(real_cards.RealCards):
    """Ninety cards, with properties before each character."""

    sizes = (FIRST_HAND, SECOND_HAND)

    def empty(self) -> tuple[int, ...]:
        """Who has no cards in hand."""
        return tuple(seat for seat, hand in enumerate(self.hands) if not hand)

    def counts(self) -> tuple[object, ...]:
        """Hands, deck and all that was played, counted."""
        played = self.discards + self.aside + self.flipped
        return ([len(hand) for hand in self.hands], len(self.deck), len(played))

    def _fall(self, seat: int, character: str) -> None:
        self.discards += self.laid.pop(character, [])

    acts = real_cards.RealCards.acts | {"fell": _fall}


def _wounds(line: Line) -> Values:
    return {"hit": (str(line.params["character"]),), "wounds": line.params["count"]}


def _side(line: Line) -> Values:
    return {"hit": line.params["characters"], "wounds": line.params["count"]}


class SimulatedSeats(Hubs[State, RealCards]):
    """A stage whose players hold real cards."""

    cards_type = RealCards
    told_alike = frozenset({"four", "lineup", "guard", "no-guard", "name", "take-back", "leave"})
    taps = {
        "wounded": ("wound", _wounds),
        "side-wounded": ("wound", _side),
        "bitten": ("bitten", lambda line: {"character": line.params["character"]}),
        "healed": ("heal", nothing),
        "resilience-paid": ("nobunaga", nothing),
        "deck-ended": ("deck-end", nothing),
        "turn-ended": ("end-turn", nothing),
    }

    def tell_alike(self, hub: SimulatedHub[State], seat: int, move: Move) -> None:
        # A hub that counts tokens asks nobody for a parry, so there is nothing to take back.
        if move.offer != "take-back" or hub.state.question is not None:
            super().tell_alike(hub, seat, move)

    def tap(self, hub: SimulatedHub[State], line: Line) -> Tap | None:
        said = super().tap(hub, line)
        if said is not None and said.offer == "deck-end":
            # A hub that counts no cards has to be told who has none.
            return said._replace(values={"empty": self.cards.empty()})
        return said

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
