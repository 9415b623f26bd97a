"""Something that happened, as every game tells it."""

from typing import Any

from hub.rules.contract.fact import Fact
from hub.rules.contract.view import Line
from hub.rules.contract.who import Who


class Event(Fact):
    """Each event keeps the books (`evolve`) and says who may hear of it (`witness`)."""

    def evolve(self, state: Any) -> Any:
        raise NotImplementedError

    def witness(self, viewer: Who) -> Line | None:
        raise NotImplementedError
