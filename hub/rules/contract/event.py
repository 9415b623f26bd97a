"""Something that happened: how it changes the state, and who may hear what of it."""

from typing import ClassVar, NamedTuple

from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.value import Value
from hub.rules.contract.view import Highlight, Line, Transfers


class Tells(NamedTuple):
    """The line of the story that an event is for everyone: its code, and fields that fill it.

    `params` are pairs of a parameter's name and the event's field that it is taken from.
    """

    code: str
    params: tuple[tuple[str, str], ...]

    def line(self, event: "Event") -> Line:
        return Line(
            code=self.code, params={name: getattr(event, field) for name, field in self.params}
        )


def story(code: str, *fields: str, **renamed: str) -> Tells:
    """A line with these fields under their own names, and others under another one."""
    return Tells(code, (*((name, name) for name in fields), *renamed.items()))


# What an event declares that nobody hears of by itself.
SILENT = Tells("", ())


class Event(Value):
    """Each event keeps the books (`evolve`), and either declares what it tells or writes who hears.

    `tells` is for what everyone may hear alike, SILENT for what nobody hears. An event of which
    some hear less than others writes `seen_by` itself. One with neither is refused when its game
    is loaded: forgetting to say who may hear of something must never be a default.

    `shows_hidden`: it shows somebody what the hub hid until then, whatever the state is.
    `highlight`: the table's screen makes a scene of it, of this kind.
    """

    tells: ClassVar[Tells | None] = None
    shows_hidden: ClassVar[bool] = False
    highlight: ClassVar[Highlight | None] = None

    def evolve(self, state: AnyState) -> AnyState:
        raise NotImplementedError

    def seen_by(self, viewer: Actor) -> Line | None:
        """The event as this viewer may hear it."""
        if self.tells is None:
            raise NotImplementedError(f"{type(self).__name__} does not say who may hear of it")
        return None if self.tells is SILENT else self.tells.line(self)

    def moved(self, state: AnyState) -> Transfers:
        """Which tokens and cards it moves, from where to where; `state` is the one before it.

        Every viewer is told the same, so it must hold no more than the public views show.
        """
        return ()

    def is_undo_barrier(self, state: AnyState) -> bool:
        """Whether it shows anybody what the hub hid until then; `state` is the one before it.

        Its move is not taken back by whoever made it, who would know more than before. Real cards
        are no business of the hub: what they show, people see, so a slip of theirs is no barrier.
        """
        return self.shows_hidden
