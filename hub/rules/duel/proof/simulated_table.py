"""A real table with a duel: what its hubs are told, and in what they must agree."""

from typing import TYPE_CHECKING

from hub.rules.box.cards import DECK_SIZE
from hub.rules.cardplay.questions import replace
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Move
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.simulated_hub import SimulatedHub
from hub.rules.contract.simulated_table import Disagreement
from hub.rules.contract.view import Line
from hub.rules.duel.circle import difficulties
from hub.rules.duel.options import Options
from hub.rules.duel.proof.real_cards import RealCards
from hub.rules.duel.proof.tokens import tell
from hub.rules.duel.state import State
from hub.rules.swordplay.proof.hubs import Hubs
from hub.rules.swordplay.proof.speaker import declare

if TYPE_CHECKING:
    from hub.rules.duel.ruleset import FinalDuel

# What every hub is told alike, however little it knows of cards.
_SAID_TO_ALL = frozenset({"four", "lineup", "guard", "no-guard", "name", "take-back", "leave"})


class SimulatedSeats(Hubs[State]):
    """A stage whose players hold real cards."""

    def __init__(self, rules: "FinalDuel", options: Options, chance: Chance) -> None:
        super().__init__(rules, options, chance)
        self.cards = RealCards(chance)
        self._move_cards(self.companion.told)
        self._agree()

    def act(self, seat: int, move: Move) -> None:
        self.truth.hear(seat, move)
        question = self.companion.question(seat, move.offer)
        self._tell(seat, declare(self.cards, seat, move, question))
        self._flip_by_hand()
        self._agree()

    def turns(self) -> int:
        return self.truth.state.turns

    def _tell(self, seat: int, move: Move) -> None:
        told = self.companion.hear(seat, move)
        if self.tokens is not None and move.offer in _SAID_TO_ALL:
            self._tell_alike(self.tokens, seat, move)
        self._move_cards(told)

    def _tell_alike(self, hub: SimulatedHub[State], seat: int, move: Move) -> None:
        # A hub that counts tokens asks nobody for a parry, so there is nothing to take back.
        if move.offer != "take-back" or hub.state.question is not None:
            hub.say(seat, move.offer, move.values)

    def _move_cards(self, told: list[Line]) -> None:
        for line in told:
            self.cards.hear(line)
            if self.tokens is not None:
                self._tell_tokens(self.tokens, line)
        if self.companion.state.question is None:
            self.cards.settle()

    def _tell_tokens(self, hub: SimulatedHub[State], line: Line) -> None:
        said = tell(line, self.cards.empty())
        if said is not None and hub.state.ending is None:
            hub.say(said.seat, said.offer, said.values)

    def _flip_by_hand(self) -> None:
        """A hub that counts cannot flip: whoever has the Bushido does, and says what it was."""
        turn = self.companion.state.turn
        if self.companion.offer(turn, "flip") and not self.truth.offer(turn, "flip"):
            question = self.companion.question(turn, "flip")
            self._tell(turn, declare(self.cards, turn, Move(offer="flip"), question))

    def _agree(self) -> None:
        truth, companion = _counts(self.truth.state), _counts(self.companion.state)
        if truth != companion:
            raise Disagreement(f"cards {truth} companion {companion}")
        real, known = self.cards.counts(), _cards(self.truth.state)
        if real != known:
            raise Disagreement(f"real cards {real} hub {known}")
        if self.tokens is not None and _tokens(self.truth.state) != _tokens(self.tokens.state):
            raise Disagreement(f"tokens {_tokens(self.truth.state)} {_tokens(self.tokens.state)}")
        results = {_result(hub.rules.outcome(hub.state)) for hub in self.hubs()}
        if len(results) > 1:
            raise Disagreement(f"results {results}")


def _result(outcome: Outcome | None) -> str:
    """All but what brought it about: a hub that hears of tokens alone cannot know that."""
    return str(outcome and replace(outcome, cause=""))


def _cards(state: State) -> tuple[object, ...]:
    """Hands, deck and all that was played, by count, as people can count them."""
    hands = [side.hand for side in state.sides]
    # Before the deal the hub has no deck yet; the real one lies there.
    deck = state.deck if state.sides[0].figures else DECK_SIZE
    return (hands, deck, len(state.discards) + len(state.aside))


def _tokens(state: State) -> tuple[object, ...]:
    """What every level knows; where a Shogun stands is no matter of tokens."""
    sides = [
        (
            [(figure.name, figure.resilience, figure.fallen) for figure in side.figures],
            sorted(side.line),
            side.active,
        )
        for side in state.sides
    ]
    return (sides, state.heap, state.first, state.turn, state.turns)


def _counts(state: State) -> tuple[object, ...]:
    """What the Companion knows besides."""
    sides = [(side.hand, side.line) for side in state.sides]
    far = [difficulties(state, seat) for seat in (0, 1)] if state.turns else []
    bushido = (state.bushido_at, state.bushido_on)
    piles = (state.deck, len(state.discards))
    return (_tokens(state), sides, far, bushido, piles, state.weapons, state.step)
