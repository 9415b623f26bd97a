"""Before the first turn: which four one has, the Shogun and the line, the guard."""

from functools import lru_cache

from hub.rules.cardplay.answers import answer
from hub.rules.cardplay.seat_fields import question_of
from hub.rules.contract.action import Action, Values, text, texts
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf, SomeOf
from hub.rules.duel.actions.character_fields import CHOICES, own_one
from hub.rules.duel.opening import NOBODY
from hub.rules.duel.state import EACH, FIGHTERS, State, Transaction

# Both are offered the same list, so nothing shows on anyone's screen.
_FOUR_FIELD = SomeOf(
    name="four",
    of="character",
    choices=tuple(CHOICES[name] for name in FIGHTERS),
    low=EACH,
    high=EACH,
)


def _offer_four(state: State, actor: Actor) -> Offer:
    question = question_of(state)
    return Offer(key="four", fields=(_FOUR_FIELD,), question=question, private=True)


def _tell_four(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, "/".join(texts(values, "four")))


def _offer_lineup(state: State, actor: Actor) -> Offer:
    """The Shogun, then the Samurai from the left; who remains stands on the right."""
    fields = _lineup_fields(state.fours[actor.seat])
    question = question_of(state)
    return Offer(key="lineup", fields=fields, question=question, private=True)


@lru_cache(maxsize=32)
def _lineup_fields(four: tuple[str, ...]) -> tuple[OneOf, OneOf, OneOf]:
    left = {name: _without(four, name) for name in four}
    middle = {f"{a}/{b}": _without(four, a, b) for a in four for b in four if a != b}
    return (
        OneOf(name="shogun", of="character", choices=_without(four)),
        OneOf(name="left", of="character", given=("shogun",), by=left),
        OneOf(name="middle", of="character", given=("shogun", "left"), by=middle),
    )


def _without(four: tuple[str, ...], *taken: str) -> tuple[Choice, ...]:
    return tuple(CHOICES[name] for name in four if name not in taken)


def _tell_lineup(tx: Transaction, actor: Actor, values: Values) -> None:
    chosen = [text(values, name) for name in ("shogun", "left", "middle")]
    right = [name for name in tx.state.fours[actor.seat] if name not in chosen]
    answer(tx, actor, "/".join(chosen + right))


def _offer_guard(state: State, actor: Actor) -> Offer:
    """Any of one's own, for its defence until one's first turn."""
    field = own_one(state.sides[actor.seat])
    return Offer(key="guard", fields=(field,), question=question_of(state))


def _tell_guard(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, text(values, "character"))


def _offer_no_guard(state: State, actor: Actor) -> Offer:
    return Offer(key="no-guard", question=question_of(state))


def _tell_no_guard(tx: Transaction, actor: Actor, values: Values) -> None:
    answer(tx, actor, NOBODY)


FOUR = Action("four", _offer_four, _tell_four)
LINEUP = Action("lineup", _offer_lineup, _tell_lineup)
GUARD = Action("guard", _offer_guard, _tell_guard)
NO_GUARD = Action("no-guard", _offer_no_guard, _tell_no_guard)
