"""Weapons: how far each reaches, attacks, what answers them, and what follows from that."""

from collections.abc import Callable
from functools import lru_cache
from typing import TypeVar

from hub.rules.box.cards import KINDS, WEAPONS
from hub.rules.cardplay.answers import answer
from hub.rules.cardplay.believed_answer import believe, lacks_answer
from hub.rules.cardplay.card_state import UNSEEN, AnyCardState, G
from hub.rules.cardplay.questions import CardQuestion, Closed
from hub.rules.cardplay.seat_fields import lacks_cards
from hub.rules.cardplay.simple_actions import never
from hub.rules.cardplay.turn_events import Settled
from hub.rules.contract.action import Action, Actions, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyState
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.frame import Answer
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.transaction import Transaction
from hub.rules.swordplay.card_events import Parried, WeaponGivenUp
from hub.rules.swordplay.cards_from_hand import Closing, Effect
from hub.rules.swordplay.hand import can_hold, card_of, from_hand, text_field, weapons_held

Q = TypeVar("Q", bound=CardQuestion)


def weapons_of(state: AnyCardState, seat: int) -> tuple[str, ...]:
    """The weapons this player may have in hand."""
    return weapons_held(state.holder(seat).cards) if state.hub_holds_cards else WEAPONS


@lru_cache(maxsize=256)
def weapon_choice(weapon: str, difficulty: int, harm: int) -> Choice:
    """A weapon with the wounds it would do, or the reach that is not enough."""
    reach = KINDS[weapon].reach
    closed = None
    if reach < difficulty:
        closed = reason("out-of-reach", difficulty=difficulty, weapon=weapon, reach=reach)
    return Choice(value=weapon, closed=closed, about={"wounds": harm})


@lru_cache(maxsize=256)
def weapon_choices(weapons: tuple[str, ...], difficulty: int, more: int) -> tuple[Choice, ...]:
    """These weapons against one target: each does so many wounds `more`, but never none."""
    return tuple(
        [
            weapon_choice(weapon, difficulty, max(1, KINDS[weapon].wounds + more))
            for weapon in weapons
        ]
    )


def best_reach(weapons: tuple[str, ...]) -> int:
    return max([KINDS[weapon].reach for weapon in weapons])


def wound_parts(
    weapon: str, *, fast: int, has_musashi: bool, meets_ginchiyo: bool
) -> dict[str, int]:
    """The parts that make up what an unparried weapon takes, by name; never less than one."""
    parts = {"weapon": KINDS[weapon].wounds}
    if fast:
        parts["fast-draw"] = fast
    if has_musashi:
        parts["musashi"] = 1
    if meets_ginchiyo and sum(parts.values()) > 1:
        parts["ginchiyo"] = -1
    return parts


def attack_action(
    limit: Callable[[G, int], int],
    fields: Callable[[G, int, tuple[str, ...]], tuple[OneOf, ...]],
    strike: Effect[G],
    barred: Closing[G] = never,
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
        return from_hand(state, "attack", form, closed, likely=True)

    return Action("attack", offer, lambda tx, actor, values: strike(tx, actor.seat, values))


def _at_limit(used: int, limit: int) -> Reason | None:
    return reason("weapon-limit", used=used, limit=limit) if used >= limit else None


def _offer_parry(state: AnyCardState, actor: Actor) -> Offer:
    """The button is always there, whether or not a parry could be in the hand (ruling 15)."""
    closed = None if can_hold(state, actor.seat, "parry") else reason("not-in-hand", card="parry")
    closed = closed or lacks_answer(state, actor.seat)
    return from_hand(state, "parry", (), closed, likely=True)


def _tell_parry(tx: Transaction[G], actor: Actor, values: Values) -> None:
    answer(tx, actor, "parry", card_of(tx.state, actor.seat, "parry"))


def _weapon_answer(key: str, closing: Callable[[G, int], Reason | None]) -> Action[G]:
    """Where the hub holds the hand the weapon is chosen; a real one is simply laid down."""

    def offer(state: G, actor: Actor) -> Offer:
        closed = closing(state, actor.seat)
        if not state.hub_holds_cards:
            return from_hand(state, key, (), closed)
        held = weapons_held(state.holder(actor.seat).cards)
        if not held:
            closed = closed or reason("no-weapon")
        return from_hand(state, key, (text_field("weapon", "card", held),), closed)

    def tell(tx: Transaction[G], actor: Actor, values: Values) -> None:
        known = "weapon" in values
        card = card_of(tx.state, actor.seat, text(values, "weapon")) if known else UNSEEN
        answer(tx, actor, key, card)

    return Action(key, offer, tell)


def _closed_parry(state: AnyCardState, seat: int) -> Reason | None:
    """Never with the last card; of a real hand its owner may first say that it holds more."""
    return reason("last-card") if state.holder(seat).hand == 1 else lacks_answer(state, seat)


def parry_weapon(has_hanzo: Callable[[G, int], bool]) -> Action[G]:
    """Hanzō's way, for whom it works."""
    parry: Action[G] = _weapon_answer("parry-weapon", _closed_parry)

    def offer(state: G, actor: Actor) -> Offer | None:
        return parry.offer(state, actor) if has_hanzo(state, actor.seat) else None

    return parry._replace(offer=offer)


def answers_to_cards(parry_weapon: Action[G], take: Action[G]) -> dict[str, Actions[G]]:
    """What a seat may answer that a card asks, by question."""
    parries = (PARRY, parry_weapon, take)
    return {"weapon": parries, "battle-cry": parries, "jujutsu": (GIVE_WEAPON, take)}


def _answers_with_card(tx: Transaction[G], answer: Answer) -> bool:
    """Lay down the card that an answer is made with; False: there is none, and it hurts."""
    if answer.say in ("parry", "parry-weapon", "give-weapon"):
        # Hanzō's weapon is never his last card.
        believe(tx, answer.seat, 2 if answer.say == "parry-weapon" else 1)
    if answer.say in ("parry", "parry-weapon"):
        tx.emit(Parried(seat=answer.seat, card=answer.card))
    elif answer.say == "give-weapon":
        tx.emit(WeaponGivenUp(seat=answer.seat, card=answer.card))
    else:
        return False
    return True


def settle_weapon(
    hit: Callable[[Transaction[G], Q, int], None],
) -> Callable[[Transaction[G], Q], None]:
    """A parry, or wounds, defeat, the end, and only then the cards they bring (ruling 4)."""

    def settle(tx: Transaction[G], question: Q) -> None:
        answer = question.answers[0]
        tx.emit(Closed())
        if not _answers_with_card(tx, answer):
            hit(tx, question, answer.seat)
        tx.emit(Settled())

    return settle


def settle_everyone(
    order: Callable[[G, int], tuple[int, ...]],
    suffer: Callable[[Transaction[G], Q, int], None],
) -> Callable[[Transaction[G], Q], None]:
    """Battle Cry and Jujutsu fall in this order and stop at the first who ends it (ruling 3)."""

    def settle(tx: Transaction[G], question: Q) -> None:
        tx.emit(Closed())
        for seat in order(tx.state, question.by):
            answer = question.answer_of(seat)
            if answer is not None and not _answers_with_card(tx, answer):
                suffer(tx, question, seat)
        tx.emit(Settled())

    return settle


PARRY: Action[AnyCardState] = Action("parry", _offer_parry, _tell_parry)
GIVE_WEAPON: Action[AnyCardState] = _weapon_answer("give-weapon", lacks_answer)
