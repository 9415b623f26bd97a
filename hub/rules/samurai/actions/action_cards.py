"""The action cards, and Nobunaga's bargain."""

from collections.abc import Callable
from functools import lru_cache

from hub.rules.box.cards import KIND_OF, Card, find
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.deck import can_draw
from hub.rules.cardplay.ring import clockwise, count_left
from hub.rules.cardplay.seat_fields import (
    NAMED,
    SEATS,
    closed_seat,
    lacks_cards,
    no_target,
    question_of,
    seat_field,
)
from hub.rules.contract.action import Action, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, Offer, OneOf
from hub.rules.contract.refusal import Reason, reason
from hub.rules.samurai.damage import judge
from hub.rules.samurai.deck import draw
from hub.rules.samurai.events import (
    CardLost,
    CardPlayed,
    CardTaken,
    Healed,
    PropertyLost,
    ResiliencePaid,
    Settled,
)
from hub.rules.samurai.state import State
from hub.rules.samurai.transaction import Transaction, ask
from hub.rules.swordplay.hand import can_hold, card_of, unseen_card

Fields = Callable[[State, int], tuple[Field, ...]]
Effect = Callable[[Transaction, int, Values], None]
Closing = Callable[[State, int], Reason | None]


def action(
    key: str, fields: Fields, effect: Effect, closing: Closing = lacks_cards
) -> Action[State]:
    """A card that is played, acts, and then joins the discards (ruling 2)."""

    def offer(state: State, actor: Actor) -> Offer | None:
        if not can_hold(state, actor.seat, key):
            return None
        form = fields(state, actor.seat)
        return Offer(
            key=key,
            fields=form,
            closed=closing(state, actor.seat) or no_target(form),
            question=question_of(state),
            private=state.level == "cards",
        )

    def do(tx: Transaction, actor: Actor, values: Values) -> None:
        target = number(values, "target") if "target" in values else -1
        card = card_of(tx.state, actor.seat, key)
        tx.emit(CardPlayed(seat=actor.seat, card=card, target=target))
        effect(tx, actor.seat, values)
        if tx.state.question is None:
            tx.emit(Settled())

    return Action(key, offer, do)


def _nothing(state: State, at: int) -> tuple[Field, ...]:
    return ()


def _geisha_fields(state: State, at: int) -> tuple[Field, ...]:
    """A property of one's choice, Bushido included, or a card from the hand (ruling 7)."""
    targets, by = [], {}
    for target in clockwise(state, at):
        spoils = _spoils(state, target)
        targets.append(SEATS[target] if spoils else closed_seat(target, "nothing-to-lose"))
        by[NAMED[target]] = spoils
    return (
        OneOf(name="target", of="seat", choices=tuple(targets)),
        OneOf(name="what", of="spoil", given=("target",), by=by),
    )


def _spoils(state: State, target: int) -> tuple[Choice, ...]:
    seat = state.seats[target]
    return _spoil_choices(seat.hand != 0, seat.laid, state.bushido_at == target)


@lru_cache(maxsize=128)
def _spoil_choices(has_hand: bool, laid: tuple[Card, ...], has_bushido: bool) -> tuple[Choice, ...]:
    what = ["hand"] if has_hand else []
    what += dict.fromkeys(KIND_OF[card] for card in laid)
    if has_bushido:
        what.append("bushido")
    return tuple(Choice(value=each) for each in what)


def _geisha(tx: Transaction, at: int, values: Values) -> None:
    target, what = number(values, "target"), text(values, "what")
    state = tx.state
    if what == "hand":
        tx.emit(CardLost(seat=target, card=unseen_card(tx, target)))
    elif what == "bushido":
        tx.emit(PropertyLost(seat=target, card=state.bushido))
    else:
        tx.emit(PropertyLost(seat=target, card=find(what, state.seats[target].laid)))


def _diversion_fields(state: State, at: int) -> tuple[Field, ...]:
    barred = tuple(["" if seat.hand else "empty-handed" for seat in state.seats])
    return (seat_field(at, barred),)


def _diversion(tx: Transaction, at: int, values: Values) -> None:
    target = number(values, "target")
    tx.emit(CardTaken(seat=at, target=target, card=unseen_card(tx, target)))


def _breathing_fields(state: State, at: int) -> tuple[Field, ...]:
    """One other player, harmless or not; if all of them left, nobody (ruling 9)."""
    if count_left(state) == len(state.seats) - 1:
        return ()
    return (seat_field(at, tuple(["has-left" if seat.left else "" for seat in state.seats])),)


def _breathing(tx: Transaction, at: int, values: Values) -> None:
    tx.emit(Healed(seat=at, resilience=CHARACTERS[tx.state.seats[at].character]))
    if "target" in values:
        draw(tx, number(values, "target"), 1)


def _tea(tx: Transaction, at: int, values: Values) -> None:
    draw(tx, at, 3)
    for seat in clockwise(tx.state, at):
        if not tx.state.seats[seat].left:
            draw(tx, seat, 1)


def _daimyo(tx: Transaction, at: int, values: Values) -> None:
    draw(tx, at, 2)


def _everyone(key: str) -> Effect:
    """Battle Cry and Jujutsu: who is touched is settled when the card is played (ruling 3)."""

    def effect(tx: Transaction, at: int, values: Values) -> None:
        seats = tx.state.seats
        touched = tuple(
            seat
            for seat in clockwise(tx.state, at)
            if not seats[seat].harmless and seats[seat].character != "chiyo"
        )
        if touched:
            ask(tx, key, touched, by=at, card=key, wounds=1)

    return effect


def _offer_nobunaga(state: State, actor: Actor) -> Offer | None:
    seat = state.seats[actor.seat]
    if seat.character != "nobunaga":
        return None
    closed = None
    if seat.resilience <= 1:
        closed = reason("last-resilience")
    elif state.level != "tokens" and not can_draw(state):
        closed = reason("no-card-to-draw")
    return Offer(key="nobunaga", closed=closed, question=question_of(state))


def _nobunaga(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(ResiliencePaid(seat=actor.seat))
    judge(tx, "paid")
    if tx.state.level != "tokens":
        draw(tx, actor.seat, 1)


GEISHA = action("geisha", _geisha_fields, _geisha)
DIVERSION = action("diversion", _diversion_fields, _diversion)
BREATHING = action("breathing", _breathing_fields, _breathing)
TEA_CEREMONY = action("tea-ceremony", _nothing, _tea)
DAIMYO = action("daimyo", _nothing, _daimyo)
BATTLE_CRY = action("battle-cry", _nothing, _everyone("battle-cry"))
JUJUTSU = action("jujutsu", _nothing, _everyone("jujutsu"))
NOBUNAGA = Action("nobunaga", _offer_nobunaga, _nobunaga)
