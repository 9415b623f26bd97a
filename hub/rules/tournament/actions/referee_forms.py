"""What many of the referee's actions are made of: fields, groups, and one event that they come to.

Offers note which group they are of (`about.group`). A desk lays a group where it has its place and
asks for no key in it, so that another action of the group is there by itself. In a group the order
is that of the offers.
"""

from collections.abc import Callable, Iterable

from hub.rules.contract.action import Action, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.form import Field, Offer, OneOf, Text, field_of
from hub.rules.contract.refusal import Param
from hub.rules.tournament.state import State, Transaction

Note = dict[str, Param]
Do = Callable[[Transaction, Actor, Values], None]

# What the tournament goes on with: one button, the first of these.
NEXT: Note = {"group": "next"}
# What is done to the clock of a round that has begun.
CLOCK: Note = {"group": "clock"}
# Leave to depart from the rules: an option of the tournament, set anew.
SETTING: Note = {"group": "setting"}
# What is put on the referee's record for its own sake.
RECORD: Note = {"group": "record"}

LONGEST_WHY = 200
WHY = Text(name="why", longest=LONGEST_WHY)


def entrant_field(entrants: Iterable[int]) -> OneOf:
    return field_of("entrant", "seat", entrants)


def standing(
    key: str, do: Do, form: Callable[[State], tuple[Field, ...] | None], about: Note | None = None
) -> Action[State]:
    """What can be done at any time as `form` says; None: there is nothing to do."""

    def offer(state: State, actor: Actor) -> Offer | None:
        fields = form(state)
        if fields is None:
            return None
        return Offer(key=key, fields=fields, standing=True, about=about or {})

    return Action(key, offer, do)


def anyone(state: State, *more: Field) -> tuple[Field, ...] | None:
    """A form about any of the entrants, if there are any."""
    return (entrant_field(range(len(state.entrants))), *more) if state.entrants else None


def trimmed(values: Values, name: str) -> str:
    """What was typed, without the blanks around it."""
    return text(values, name).strip()


def emits(event: Callable[..., Event], **fixed: str | bool) -> Do:
    """What an action does that comes to one event: its fields are the form's, and some fixed."""

    def do(tx: Transaction, actor: Actor, values: Values) -> None:
        texts = {name: trimmed(values, name) for name in values if isinstance(values[name], str)}
        tx.emit(event(**values | texts | fixed))

    return do
