"""The steps of a night as the laws look at it: what was played, and what was taken back."""

from hub.rules.contract.event import Event
from hub.rules.contract.value import Value


class PlayedStep(Value, tag="played"):
    """A step of a night: one move's events."""

    events: tuple[Event, ...]


class UndoneStep(Value, tag="undone"):
    """A step of a night: back to how it was after the first `to` steps."""

    to: int


Step = PlayedStep | UndoneStep
