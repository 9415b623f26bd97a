"""The action cards, and Nobunaga's bargain."""

from collections.abc import Callable
from functools import lru_cache

from hub.rules.box.cards import KIND_OF, Card, find
from hub.rules.box.characters import CHARACTERS
from hub.rules.box.hand import can_hold, card_of, unseen_card
from hub.rules.cardplay.deed import (
    NAMED,
    SEATS,
    Deed,
    Values,
    closed_seat,
    lacks_cards,
    no_target,
    number,
    question_of,
    seat_field,
    text,
)
from hub.rules.cardplay.drawing import can_draw
from hub.rules.cardplay.ring import clockwise, count_left
from hub.rules.contract.form import Choice, Field, Offer, OneOf
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.who import Who
from hub.rules.samurai.drawing import draw
from hub.rules.samurai.events import (
    CardLost,
    CardPlayed,
    CardTaken,
    Healed,
    PropertyLost,
    ResiliencePaid,
    Settled,
)
from hub.rules.samurai.harm import judge
from hub.rules.samurai.state import State
from hub.rules.samurai.telling import Tale, ask

Fields = Callable[[State, int], tuple[Field, ...]]
Effect = Callable[[Tale, int, Values], None]
Closing = Callable[[State, int], Reason | None]


def action(key: str, fields: Fields, effect: Effect, closing: Closing = lacks_cards) -> Deed[State]:
    """A card that is played, acts, and then joins the discards (ruling 2)."""

    def offer(state: State, who: Who) -> Offer | None:
        if not can_hold(state, who.seat, key):
            return None
        form = fields(state, who.seat)
        return Offer(
            key=key,
            fields=form,
            closed=closing(state, who.seat) or no_target(form),
            question=question_of(state),
            private=state.level == "cards",
        )

    def do(tale: Tale, who: Who, values: Values) -> None:
        target = number(values, "target") if "target" in values else -1
        card = card_of(tale.state, who.seat, key)
        tale.tell(CardPlayed(seat=who.seat, card=card, target=target))
        effect(tale, who.seat, values)
        if tale.state.question is None:
            tale.tell(Settled())

    return Deed(key, offer, do)


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


def _geisha(tale: Tale, at: int, values: Values) -> None:
    target, what = number(values, "target"), text(values, "what")
    state = tale.state
    if what == "hand":
        tale.tell(CardLost(seat=target, card=unseen_card(tale, target)))
    elif what == "bushido":
        tale.tell(PropertyLost(seat=target, card=state.bushido))
    else:
        tale.tell(PropertyLost(seat=target, card=find(what, state.seats[target].laid)))


def _diversion_fields(state: State, at: int) -> tuple[Field, ...]:
    barred = tuple(["" if seat.hand else "empty-handed" for seat in state.seats])
    return (seat_field(at, barred),)


def _diversion(tale: Tale, at: int, values: Values) -> None:
    target = number(values, "target")
    tale.tell(CardTaken(seat=at, target=target, card=unseen_card(tale, target)))


def _breathing_fields(state: State, at: int) -> tuple[Field, ...]:
    """One other player, harmless or not; if all of them left, nobody (ruling 9)."""
    if count_left(state) == len(state.seats) - 1:
        return ()
    return (seat_field(at, tuple(["has-left" if seat.left else "" for seat in state.seats])),)


def _breathing(tale: Tale, at: int, values: Values) -> None:
    tale.tell(Healed(seat=at, resilience=CHARACTERS[tale.state.seats[at].character]))
    if "target" in values:
        draw(tale, number(values, "target"), 1)


def _tea(tale: Tale, at: int, values: Values) -> None:
    draw(tale, at, 3)
    for seat in clockwise(tale.state, at):
        if not tale.state.seats[seat].left:
            draw(tale, seat, 1)


def _daimyo(tale: Tale, at: int, values: Values) -> None:
    draw(tale, at, 2)


def _everyone(key: str) -> Effect:
    """Battle Cry and Jujutsu: who is touched is settled when the card is played (ruling 3)."""

    def effect(tale: Tale, at: int, values: Values) -> None:
        seats = tale.state.seats
        touched = tuple(
            seat
            for seat in clockwise(tale.state, at)
            if not seats[seat].harmless and seats[seat].character != "chiyo"
        )
        if touched:
            ask(tale, key, touched, by=at, card=key, wounds=1)

    return effect


def _offer_nobunaga(state: State, who: Who) -> Offer | None:
    seat = state.seats[who.seat]
    if seat.character != "nobunaga":
        return None
    closed = None
    if seat.resilience <= 1:
        closed = reason("last-resilience")
    elif state.level != "tokens" and not can_draw(state):
        closed = reason("no-card-to-draw")
    return Offer(key="nobunaga", closed=closed, question=question_of(state))


def _nobunaga(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(ResiliencePaid(seat=who.seat))
    judge(tale, "paid")
    if tale.state.level != "tokens":
        draw(tale, who.seat, 1)


GEISHA = action("geisha", _geisha_fields, _geisha)
DIVERSION = action("diversion", _diversion_fields, _diversion)
BREATHING = action("breathing", _breathing_fields, _breathing)
TEA_CEREMONY = action("tea-ceremony", _nothing, _tea)
DAIMYO = action("daimyo", _nothing, _daimyo)
BATTLE_CRY = action("battle-cry", _nothing, _everyone("battle-cry"))
JUJUTSU = action("jujutsu", _nothing, _everyone("jujutsu"))
NOBUNAGA = Deed("nobunaga", _offer_nobunaga, _nobunaga)
