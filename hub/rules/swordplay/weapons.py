"""Weapons: which one a hand may hold, how far each reaches, and what answers it."""

from collections.abc import Callable
from typing import Any

from hub.rules.box.cards import KINDS, WEAPONS
from hub.rules.cardplay.card_state import AnyCardState, G
from hub.rules.cardplay.questions import CardQuestion, Closed
from hub.rules.cardplay.seat_fields import lacks_cards, no_target
from hub.rules.cardplay.simple_actions import never
from hub.rules.cardplay.turn_events import Settled
from hub.rules.contract.action import Action
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.form import Offer, OneOf
from hub.rules.contract.frame import Answer
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.transaction import Transaction
from hub.rules.swordplay.action_cards import Closing, Effect
from hub.rules.swordplay.card_events import Parried, WeaponGivenUp
from hub.rules.swordplay.hand import from_hand, weapons_held

WEAPON = OneOf(name="weapon", of="card")


def weapons_of(state: AnyCardState, seat: int) -> tuple[str, ...]:
    """The weapons this player may have in hand."""
    return weapons_held(state.holder(seat).cards) if state.hub_holds_cards else WEAPONS


def out_of_reach(weapon: str, difficulty: int) -> Reason | None:
    reach = KINDS[weapon].reach
    if reach >= difficulty:
        return None
    return reason("out-of-reach", difficulty=difficulty, weapon=weapon, reach=reach)


def attack_action(
    limit: Callable[[Any, int], int],
    fields: Callable[[Any, int, tuple[str, ...]], tuple[OneOf, ...]],
    strike: Effect[G],
    barred: Closing[Any] = never,
) -> Action[G]:
    """So many weapons in a turn; `fields` are the targets, and what reaches each of them."""

    def offer(state: AnyState, actor: Actor) -> Offer | None:
        at = actor.seat
        weapons = weapons_of(state, at)
        if not weapons:
            return None
        closed = barred(state, at) or _at_limit(state.weapons, limit(state, at))
        closed = closed or lacks_cards(state, at)
        form = () if closed else fields(state, at, weapons)
        return from_hand(state, "attack", form, closed or no_target(form), likely=True)

    return Action("attack", offer, lambda tx, actor, values: strike(tx, actor.seat, values))


def _at_limit(used: int, limit: int) -> Reason | None:
    return reason("weapon-limit", used=used, limit=limit) if used >= limit else None


def _answers_with_card(tx: Transaction[G], answer: Answer) -> bool:
    """Lay down the card that an answer is made with; False: there is none, and it hurts."""
    if answer.say in ("parry", "parry-weapon"):
        tx.emit(Parried(seat=answer.seat, card=answer.card))
    elif answer.say == "give-weapon":
        tx.emit(WeaponGivenUp(seat=answer.seat, card=answer.card))
    else:
        return False
    return True


def settle_weapon(
    hit: Callable[[Transaction[G], Any, int], None],
) -> Callable[[Transaction[G], Any], None]:
    """A parry, or wounds, defeat, the end, and only then the cards they bring (ruling 4)."""

    def settle(tx: Transaction[G], question: CardQuestion) -> None:
        answer = question.answers[0]
        tx.emit(Closed())
        if not _answers_with_card(tx, answer):
            hit(tx, question, answer.seat)
        tx.emit(Settled())

    return settle


def settle_everyone(
    order: Callable[[G, int], tuple[int, ...]],
    suffer: Callable[[Transaction[G], Any, int], None],
) -> Callable[[Transaction[G], Any], None]:
    """Battle Cry and Jujutsu fall in this order and stop at the first who ends it (ruling 3)."""

    def settle(tx: Transaction[G], question: CardQuestion) -> None:
        tx.emit(Closed())
        for seat in order(tx.state, question.by):
            answer = question.answer_of(seat)
            if answer is not None and not _answers_with_card(tx, answer):
                suffer(tx, question, seat)
        tx.emit(Settled())

    return settle
