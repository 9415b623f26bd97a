"""Cards played or laid from the hand, and Nobunaga's bargain."""

from hub.rules.box.cards import find
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.questions import ask
from hub.rules.cardplay.ring import clockwise, count_left
from hub.rules.cardplay.seat_fields import SEATS, TargetRow, closed_seat, seat_field, target_then
from hub.rules.contract.action import Action, Actions, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Field, Offer
from hub.rules.samurai.damage import draw, judge
from hub.rules.samurai.events.cards import CardPlayed, PropertyLaid, PropertyLost
from hub.rules.samurai.events.tokens import Healed, ResiliencePaid
from hub.rules.samurai.resolution import pass_bushido
from hub.rules.samurai.state import State, Transaction
from hub.rules.swordplay import cards_from_hand
from hub.rules.swordplay.card_events import CardLost, CardTaken
from hub.rules.swordplay.cards_from_hand import Effect, card_action
from hub.rules.swordplay.hand import unseen_card


def _played(seat: int, card: Card, values: Values) -> CardPlayed:
    target = number(values, "target") if "target" in values else -1
    return CardPlayed(seat=seat, card=card, target=target)


def _geisha_fields(state: State, at: int) -> tuple[Field, ...]:
    """A property of one's choice, Bushido included, or a card from the hand (ruling 7)."""
    rows: list[TargetRow] = []
    for target in clockwise(state, at):
        seat = state.seats[target]
        found = cards_from_hand.spoils(seat.hand != 0, seat.laid, state.bushido_at == target)
        choice = SEATS[target] if found else closed_seat(target, "nothing-to-lose")
        rows.append((choice, found))
    return target_then("what", "spoil", rows)


def _geisha(tx: Transaction, at: int, values: Values) -> None:
    target, what = number(values, "target"), text(values, "what")
    state = tx.state
    if what == "hand":
        tx.emit(CardLost(seat=target, card=unseen_card(tx, target)))
        return
    card = state.bushido if what == "bushido" else find(what, state.seats[target].laid)
    tx.emit(PropertyLost(seat=target, card=card))


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


def _everyone(key: str) -> Effect[State]:
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
    return cards_from_hand.nobunaga_offer(state, seat.resilience)


def _nobunaga(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(ResiliencePaid(seat=actor.seat))
    judge(tx, "paid")
    if tx.state.cards_are_counted:
        draw(tx, actor.seat, 1)


def _lie_before_leaver(tx: Transaction, target: int) -> None:
    """Bushido lies before anyone, harmless or not; from one who left it goes on at once."""
    if tx.state.seats[target].left:
        pass_bushido(tx, target)


LAY: Action[State] = cards_from_hand.lay_action(
    lambda seat, card, values: PropertyLaid(seat=seat, card=card)
)
BUSHIDO: Action[State] = cards_from_hand.bushido_action(
    lambda state: SEATS[: state.players], _lie_before_leaver
)
NOBUNAGA = Action("nobunaga", _offer_nobunaga, _nobunaga)
FROM_HAND: Actions[State] = (
    LAY,
    card_action("geisha", _played, _geisha, _geisha_fields),
    card_action("diversion", _played, _diversion, _diversion_fields),
    card_action("battle-cry", _played, _everyone("battle-cry")),
    card_action("jujutsu", _played, _everyone("jujutsu")),
    card_action("tea-ceremony", _played, _tea),
    card_action("breathing", _played, _breathing, _breathing_fields),
    card_action("daimyo", _played, lambda tx, at, values: draw(tx, at, 2)),
    BUSHIDO,
    NOBUNAGA,
)
