"""One hub at a real table: a game at some level that hears declarations and tells its story."""

from typing import TYPE_CHECKING

from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Move, Value
from hub.rules.contract.play import apply, begin
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.stage import Disagreement
from hub.rules.contract.view import Line
from hub.rules.contract.who import HOST, TABLE, Who, at
from hub.rules.duel.options import Options

if TYPE_CHECKING:
    from hub.rules.duel.ruleset import FinalDuel


class Hub:
    """A running game; `hear` makes a move and returns what the table screen tells then."""

    def __init__(self, rules: "FinalDuel", options: Options, chance: Chance) -> None:
        self.rules = rules
        self._chance = chance
        self.state, events = begin(rules, options, chance)
        self.told = [line for event in events if (line := event.witness(TABLE))]

    def question(self, seat: int, offer: str) -> int:
        found = self.rules.offer(self.state, _who(seat), offer)
        return found.question if found is not None else 0

    def offers(self, seat: int, offer: str) -> bool:
        found = self.rules.offer(self.state, at(seat), offer)
        return found is not None and found.closed is None

    def say(self, seat: int, offer: str, values: dict[str, Value]) -> list[Line]:
        question = self.question(seat, offer)
        return self.hear(seat, Move(offer=offer, question=question, values=values))

    def hear(self, seat: int, move: Move) -> list[Line]:
        try:
            self.state, events = apply(self.rules, self.state, _who(seat), move, self._chance)
        except Refusal as refusal:
            raise Disagreement(f"the hub refuses {move}: {refusal.reason}") from refusal
        return [line for event in events if (line := event.witness(TABLE))]


def _who(seat: int) -> Who:
    return at(seat) if seat >= 0 else HOST
