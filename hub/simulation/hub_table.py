"""A simulated table where the hub itself holds all the cards: one game, in memory."""

from collections.abc import Sequence

from hub.rules.contract.actor import TABLE, at
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move, Offer
from hub.rules.contract.game import AnyGame
from hub.rules.contract.outcome import Outcome
from hub.rules.contract.play import apply, audit, begin
from hub.rules.contract.simulated_table import Perspective, SimulatedTable


class HubTable:
    """A game; with `audits`, every sum is checked after every move."""

    def __init__(
        self, rules: AnyGame, options: AnyOptions, chance: Chance, *, audits: bool = True
    ) -> None:
        self.rules = rules
        self._chance = chance
        self._audits = audits
        self.state, events = begin(rules, options, chance)
        self.events: list[Event] = list(events)
        self._shown: dict[int, Sequence[Offer]] = {}

    def awaited(self) -> tuple[int, ...]:
        return self.rules.awaited(self.state)

    def look(self, seat: int) -> Perspective:
        who, state, rules = at(seat), self.state, self.rules
        self._shown[seat] = offers = rules.urgent(state, who)
        return Perspective(rules.view(state, who), rules.secret(state, seat), offers)

    def act(self, seat: int, move: Move) -> None:
        shown = self._shown.get(seat, ())
        self.state, events = apply(self.rules, self.state, at(seat), move, self._chance, shown)
        self._shown.clear()
        self.events += events
        if self._audits:
            audit(self.rules, self.state)

    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self.state)

    def turns(self) -> int:
        return self.rules.view(self.state, TABLE).round


def simulated_table_for(rules: AnyGame, options: AnyOptions, chance: Chance) -> SimulatedTable:
    """People with real cards where the hub only counts them, else the hub alone."""
    real = rules.simulated_table(options, chance)
    return HubTable(rules, options, chance) if real is None else real
