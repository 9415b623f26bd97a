"""Answers of a duel alone: which four, the line-up, the guard, where Bushido and a Shogun lie."""

from functools import lru_cache

from hub.rules.cardplay.answers import answer
from hub.rules.cardplay.questions import top_question
from hub.rules.cardplay.seat_fields import question_of
from hub.rules.cardplay.simple_actions import pick, tap
from hub.rules.contract.action import Action, Values, text, texts
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Offer, OneOf, SomeOf
from hub.rules.duel.actions.character_fields import CHOICES, one_of, own_one
from hub.rules.duel.circle import guards
from hub.rules.duel.opening import NOBODY
from hub.rules.duel.state import EACH, FIGHTERS, State, Transaction
from hub.rules.swordplay.hand import text_field
from hub.rules.swordplay.weapons import parry_weapon

# Both are offered the same list, so nothing shows on anyone's screen.
_FOUR_FIELD = SomeOf(
    name="four",
    of="character",
    choices=tuple(CHOICES[name] for name in FIGHTERS),
    low=EACH,
    high=EACH,
)
_SIDE = text_field("side", "side", ("left", "right"))


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


def own_character(state: State, seat: int) -> OneOf:
    """Any of one's own that has not fallen, the Shogun behind the line too."""
    return own_one(state.sides[seat])


def in_circle(state: State, seat: int) -> OneOf:
    """One's own in the circle: a Shogun behind the line has nothing to lose."""
    return one_of(state.sides[seat].line)


def _has_hanzo(state: State, seat: int) -> bool:
    """Whether his weapon as a parry could save any of those hit."""
    side = state.sides[seat]
    hit = [name for name in top_question(state).characters if name in side.line]
    return any(guards(side, name, "hanzo") for name in hit)


FOUR = Action("four", _offer_four, _tell_four)
LINEUP = Action("lineup", _offer_lineup, _tell_lineup)
GUARD: Action[State] = pick("guard", own_character, answer)
NO_GUARD: Action[State] = tap("no-guard", lambda tx, actor: answer(tx, actor, NOBODY))
HOLD: Action[State] = pick("hold", in_circle, answer)
PARRY_WEAPON: Action[State] = parry_weapon(_has_hanzo)
BESIDE: Action[State] = pick("beside", lambda state, seat: _SIDE, answer)
