"""Who a character really is: each side of its own, the host of any, and two may change."""

from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.character_correction import KEY, kept_points, may_be_wrong
from hub.rules.cardplay.corrections import correction, may_correct, rows
from hub.rules.contract.action import Action, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Field, OneOf
from hub.rules.duel.actions.character_fields import CHOICES, closed_one, one_of
from hub.rules.duel.events.corrected_character import CharacterCorrected
from hub.rules.duel.state import FIGHTERS, State, Transaction


def _fields(state: State, actor: Actor) -> tuple[Field, ...] | None:
    """A side cannot name who lies there already: that takes the host, who makes them change."""
    if not may_be_wrong(state) or not may_correct(state, actor):
        return None
    own = [state.sides[seat] for seat in rows(state, actor)]
    names = tuple(figure.name for side in own for figure in side.figures)
    taken = {figure.name for figure in state.figures} if actor.kind == "seat" else set()
    choices = [closed_one(name, "taken") if name in taken else CHOICES[name] for name in FIGHTERS]
    really = OneOf(name="really", of="character", choices=tuple(choices), unlike=("character",))
    return (one_of(names), really)


def _correct(tx: Transaction, actor: Actor, values: Values) -> None:
    state, was, name = tx.state, text(values, "character"), text(values, "really")
    stands = {figure.name: figure.resilience for figure in state.figures}
    others = _kept(stands[name], name, was) if name in stands else 0
    tx.emit(
        CharacterCorrected(
            seat=state.owner(was),
            was=was,
            character=name,
            resilience=_kept(stands[was], was, name),
            others=others,
        )
    )


def _kept(points: int, before: str, after: str) -> int:
    return kept_points(points, CHARACTERS[before], CHARACTERS[after])


# A question names the characters that it is about.
CORRECT_CHARACTER: Action[State] = correction(KEY, _fields, _correct, waits=True)
