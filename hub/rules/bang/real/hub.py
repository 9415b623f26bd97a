"""One hub at a real table: a game at some level that hears declarations and tells its story."""

from typing import TYPE_CHECKING

from hub.rules.bang.events import Settled
from hub.rules.bang.options import Options
from hub.rules.contract.chance import Chance
from hub.rules.contract.form import Move, Offer, Value
from hub.rules.contract.play import apply, audit, begin
from hub.rules.contract.refusal import BrokenInvariant, Refusal
from hub.rules.contract.stage import Disagreement
from hub.rules.contract.tale import Event
from hub.rules.contract.view import Line
from hub.rules.contract.who import HOST, TABLE, Who, at

if TYPE_CHECKING:
    from hub.rules.bang.ruleset import BangWithReputation

# Nobody says it, but everybody sees it: what was played is done with.
SETTLED = Line(code="settled")


class Hub:
    """A running game; `hear` makes a move and returns what the table screen tells then."""

    def __init__(self, rules: "BangWithReputation", options: Options, chance: Chance) -> None:
        self.rules = rules
        self._chance = chance
        self.state, events = begin(rules, options, chance)
        self.told = [line for event in events if (line := _told(event))]

    def offer(self, seat: int, key: str) -> Offer | None:
        found = self.rules.offer(self.state, _who(seat), key)
        return found if found is not None and found.closed is None else None

    def say(self, seat: int, key: str, values: dict[str, Value]) -> list[Line]:
        found = self.offer(seat, key)
        question = found.question if found is not None else 0
        return self.hear(seat, Move(offer=key, question=question, values=values))

    def hear(self, seat: int, move: Move) -> list[Line]:
        try:
            self.state, events = apply(self.rules, self.state, _who(seat), move, self._chance)
            audit(self.rules, self.state)
        except (Refusal, BrokenInvariant) as fault:
            raise Disagreement(f"the hub does not take {move} by {seat}: {fault}") from fault
        return [line for event in events if (line := _told(event))]


def _told(event: Event) -> Line | None:
    return SETTLED if isinstance(event, Settled) else event.witness(TABLE)


def _who(seat: int) -> Who:
    return at(seat) if seat >= 0 else HOST
