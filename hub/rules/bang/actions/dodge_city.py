"""Cards of Dodge City that are only counted: laid, thrown away, and used against others.

What is printed on them is for the table to see. Green ones are used from where they lie.
"""

from hub.rules.bang.actions.action_cards import attack_everyone, attacked
from hub.rules.bang.cards import OTHER
from hub.rules.bang.events.cards import CardLaid, CardPlayed, LaidLost
from hub.rules.bang.state import State, Transaction
from hub.rules.cardplay.questions import ask
from hub.rules.cardplay.seat_fields import aimed_offer, lacks_cards, question_of
from hub.rules.cardplay.simple_actions import tap
from hub.rules.cardplay.turn_events import Settled
from hub.rules.contract.action import Action, Actions, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, Offer, OneOf
from hub.rules.contract.refusal import Reason, reason

_NOTHING_THERE = reason("nothing-before-you")
_FROM_HAND, _BEFORE_ME = "from-hand", "before-me"


def _lacks_laid(state: State, at: int) -> Reason | None:
    return None if OTHER in state.seats[at].laid else _NOTHING_THERE


def _in_this_box(action: Action[State]) -> Action[State]:
    """The same action where these cards are in the box; else there is none."""

    def offer(state: State, actor: Actor) -> Offer | None:
        return action.offer(state, actor) if state.options.box == "dodge-city" else None

    return action._replace(offer=offer)


def _offer_other(state: State, actor: Actor) -> Offer:
    """One card, wherever it goes."""
    from_hand, from_play = lacks_cards(state, actor.seat), _lacks_laid(state, actor.seat)
    choices = (
        Choice(value="discards", closed=from_hand),
        Choice(value="in-play", closed=from_hand),
        Choice(value="from-play", closed=from_play),
    )
    field = OneOf(name="place", of="place", choices=choices)
    closed = from_hand if from_hand and from_play else None
    return Offer(key="other", fields=(field,), closed=closed, question=question_of(state))


def _other(tx: Transaction, actor: Actor, values: Values) -> None:
    place = text(values, "place")
    if place == "discards":
        tx.emit(CardPlayed(seat=actor.seat, card=OTHER))
        tx.emit(Settled())
    elif place == "in-play":
        tx.emit(CardLaid(seat=actor.seat, card=OTHER, to=actor.seat))
    else:
        tx.emit(LaidLost(seat=actor.seat, card=OTHER))


def _offer_attack(state: State, actor: Actor) -> Offer:
    """How far it reaches is for the table to see; where the card comes from, only if it may be
    either.
    """
    from_hand, from_play = lacks_cards(state, actor.seat), _lacks_laid(state, actor.seat)
    closed = from_hand if from_hand and from_play else None
    fields: tuple[Field, ...] = attacked(state, actor.seat)
    if from_play is None:
        sources = (Choice(value=_FROM_HAND, closed=from_hand), Choice(value=_BEFORE_ME))
        fields = (*fields, OneOf(name="source", of="place", choices=sources))
    return aimed_offer(state, "other-attack", fields, closed)


def _attack(tx: Transaction, actor: Actor, values: Values) -> None:
    """Every attack that is not a BANG! fired with one's weapon does one."""
    target, is_laid = number(values, "target"), values.get("source") == _BEFORE_ME
    tx.emit(CardPlayed(seat=actor.seat, card=OTHER, target=target, laid=is_laid))
    ask(tx, "shot", (target,), by=actor.seat, card=OTHER, wounds=1)


def _attack_all(tx: Transaction, actor: Actor) -> None:
    """The one card that touches everyone lies in play before it does."""
    tx.emit(CardPlayed(seat=actor.seat, card=OTHER, laid=True))
    attack_everyone(tx, actor.seat, "gatling", OTHER)
    if tx.state.question is None:
        tx.emit(Settled())


OTHER_CARDS: Actions[State] = tuple(
    _in_this_box(action)
    for action in (
        Action("other", _offer_other, _other),
        Action("other-attack", _offer_attack, _attack),
        tap("other-attack-all", _attack_all, _lacks_laid),
    )
)
