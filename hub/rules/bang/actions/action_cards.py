"""The other cards with an effect of their own, and those of Dodge City that are only counted."""

from collections.abc import Callable

from hub.rules.bang.actions.shots import too_far
from hub.rules.bang.cards import OTHER
from hub.rules.bang.damage import heal, possible_gain
from hub.rules.bang.deck import draw
from hub.rules.bang.events import cards
from hub.rules.bang.ring import beer_worth, distance, shield
from hub.rules.bang.state import Seat, State, Transaction
from hub.rules.cardplay.questions import ask
from hub.rules.cardplay.ring import clockwise
from hub.rules.cardplay.seat_fields import (
    SEATS,
    TargetRow,
    aimed_offer,
    closed_seat,
    lacks_cards,
    question_of,
    seat_field,
    target_then,
)
from hub.rules.cardplay.turn_events import Settled
from hub.rules.contract.action import Action, Actions, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, Offer, OneOf, choices_of
from hub.rules.contract.refusal import reason

Fields = Callable[[State, int], tuple[Field, ...]]
Effect = Callable[[Transaction, int, Values], None]
Gain = Callable[[State, int], int]


def action(
    key: str, effect: Effect, fields: Fields | None = None, gain: Gain | None = None
) -> Action[State]:
    """A card that is played, acts, and then joins the discards; most have no `fields`.

    What it would `gain` in all is said with it, since it may be played for nothing.
    """

    def offer(state: State, actor: Actor) -> Offer:
        form = () if fields is None else fields(state, actor.seat)
        about = {} if gain is None else {"count": gain(state, actor.seat)}
        return aimed_offer(state, key, form, lacks_cards(state, actor.seat), about=about)

    def do(tx: Transaction, actor: Actor, values: Values) -> None:
        target = number(values, "target") if "target" in values else -1
        tx.emit(cards.CardPlayed(seat=actor.seat, card=key, target=target))
        effect(tx, actor.seat, values)
        if tx.state.question is None:
            tx.emit(Settled())

    return Action(key, offer, do)


def _beer(tx: Transaction, at: int, values: Values) -> None:
    heal(tx, at, beer_worth(tx.state, at))


def _saloon(tx: Transaction, at: int, values: Values) -> None:
    for seat in (at, *clockwise(tx.state, at)):
        heal(tx, seat, 1)


def _general_store(tx: Transaction, at: int, values: Values) -> None:
    """One card each, beginning with whoever played it."""
    for seat in (at, *clockwise(tx.state, at)):
        if not tx.state.seats[seat].left:
            draw(tx, seat, 1)


def _spoil_fields(
    state: State, at: int, barred: Callable[[int], Choice | None] = lambda target: None
) -> tuple[Field, ...]:
    """A player, then a card from their hand or one in play before them."""
    rows: list[TargetRow] = []
    for target in clockwise(state, at):
        spoils = _spoils(state.seats[target])
        closed = barred(target) or (None if spoils else closed_seat(target, "nothing-to-lose"))
        rows.append((closed or SEATS[target], spoils))
    return target_then("what", "spoil", rows)


def _spoils(seat: Seat) -> tuple[Choice, ...]:
    """Apache Kid may say that the card was a diamond, which does nothing to him."""
    if not seat.hand and not seat.laid:
        return ()
    what = ["hand"] if seat.hand else []
    what += dict.fromkeys(seat.laid)
    if seat.ability == "apache-kid":
        what.append("diamond")
    return choices_of(what)


def _panic_fields(state: State, at: int) -> tuple[Field, ...]:
    """At distance one, as distance cards change it; a weapon does not help."""

    def barred(target: int) -> Choice | None:
        is_near = distance(state, at, target) == 1
        return None if is_near else too_far(state, at, target, reach=1)

    return _spoil_fields(state, at, barred)


def _cat_balou(tx: Transaction, at: int, values: Values) -> None:
    target, what = number(values, "target"), text(values, "what")
    if what == "hand":
        tx.emit(cards.CardLost(seat=target))
    elif what == "diamond":
        tx.emit(cards.Untouched(seat=target))
    else:
        tx.emit(cards.LaidLost(seat=target, card=what))


def _panic(tx: Transaction, at: int, values: Values) -> None:
    target, what = number(values, "target"), text(values, "what")
    if what == "hand":
        tx.emit(cards.CardTaken(seat=at, target=target))
    elif what == "diamond":
        tx.emit(cards.Untouched(seat=target))
    else:
        tx.emit(cards.LaidTaken(seat=at, target=target, card=what))


def _attacked(state: State, at: int) -> tuple[Field, ...]:
    """Anyone who is not harmless, at any distance."""
    return (seat_field(at, tuple(shield(seat) for seat in state.seats)),)


def _duel(tx: Transaction, at: int, values: Values) -> None:
    """The challenged answers first; whoever plays no BANG! loses all life."""
    target = number(values, "target")
    life = tx.state.seats[target].life
    ask(tx, "duel", (target,), by=at, card="duel", wounds=life)


def _everyone(key: str) -> Effect:
    """Gatling and Indians!: who is touched is settled when the card is played."""

    def effect(tx: Transaction, at: int, values: Values) -> None:
        seats = tx.state.seats
        touched = tuple(seat for seat in clockwise(tx.state, at) if not seats[seat].harmless)
        if touched:
            ask(tx, key, touched, by=at, card=key, wounds=1)

    return effect


def _offer_other(state: State, actor: Actor) -> Offer | None:
    """A card of Dodge City: the hub only counts it, wherever it goes."""
    if state.options.box != "dodge-city":
        return None
    seat = state.seats[actor.seat]
    from_hand = lacks_cards(state, actor.seat)
    from_play = None if OTHER in seat.laid else reason("nothing-before-you")
    closed = from_hand if from_hand and from_play else None
    choices = (
        Choice(value="discards", closed=from_hand),
        Choice(value="in-play", closed=from_hand),
        Choice(value="from-play", closed=from_play),
    )
    field = OneOf(name="place", of="place", choices=choices)
    return Offer(key="other", fields=(field,), closed=closed, question=question_of(state))


def _other(tx: Transaction, actor: Actor, values: Values) -> None:
    place = text(values, "place")
    if place == "discards":
        tx.emit(cards.CardPlayed(seat=actor.seat, card=OTHER))
        tx.emit(Settled())
    elif place == "in-play":
        tx.emit(cards.CardLaid(seat=actor.seat, card=OTHER, to=actor.seat))
    else:
        tx.emit(cards.LaidLost(seat=actor.seat, card=OTHER))


def _offer_other_attack(state: State, actor: Actor) -> Offer | None:
    """An attack with a card of Dodge City; how far it reaches is for the table to see."""
    if state.options.box != "dodge-city":
        return None
    fields, closed = _attacked(state, actor.seat), lacks_cards(state, actor.seat)
    return aimed_offer(state, "other-attack", fields, closed)


def _other_attack(tx: Transaction, actor: Actor, values: Values) -> None:
    """Every attack that is not a BANG! fired with one's weapon does one."""
    target = number(values, "target")
    tx.emit(cards.CardPlayed(seat=actor.seat, card=OTHER, target=target))
    ask(tx, "shot", (target,), by=actor.seat, card=OTHER, wounds=1)


KNOWN_CARDS: Actions[State] = (
    action("panic", _panic, _panic_fields),
    action("cat-balou", _cat_balou, _spoil_fields),
    action("duel", _duel, _attacked),
    action("gatling", _everyone("gatling")),
    action("indians", _everyone("indians")),
    action("beer", _beer, gain=lambda state, at: possible_gain(state, at, beer_worth(state, at))),
    action(
        "saloon",
        _saloon,
        gain=lambda state, at: sum(possible_gain(state, seat, 1) for seat in range(state.players)),
    ),
    action("stagecoach", lambda tx, at, values: draw(tx, at, 2)),
    action("wells-fargo", lambda tx, at, values: draw(tx, at, 3)),
    action("general-store", _general_store),
)
OTHER_CARDS: Actions[State] = (
    Action("other", _offer_other, _other),
    Action("other-attack", _offer_other_attack, _other_attack),
)
