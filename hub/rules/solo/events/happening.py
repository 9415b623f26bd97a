"""The base of this game's events."""

from hub.rules.contract.fact import Fact
from hub.rules.contract.view import Line
from hub.rules.contract.who import Who
from hub.rules.solo.state import State


class Event(Fact):
    """Each event keeps the books (`evolve`) and says who may hear of it (`witness`)."""

    def evolve(self, state: State) -> State:
        raise NotImplementedError

    def witness(self, viewer: Who) -> Line | None:
        raise NotImplementedError
