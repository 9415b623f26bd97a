"""The other cards with an effect of their own."""

from collections.abc import Callable

from hub.rules.bang.actions.shots import too_far
from hub.rules.bang.damage import heal, possible_gain
from hub.rules.bang.deck import draw
from hub.rules.bang.events import cards
from hub.rules.bang.events.turns import CardsDiscarded
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
    seat_field,
    target_then,
)
from hub.rules.cardplay.turn_events import Settled
from hub.rules.contract.action import Action, Actions, Values, number, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, Offer, choices_of

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
        # What is played on oneself is not told as aimed at somebody.
        aim = -1 if target == actor.seat else target
        tx.emit(cards.CardPlayed(seat=actor.seat, card=key, target=aim))
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
    state: State,
    at: int,
    own: tuple[str, ...],
    barred: Callable[[int], Choice | None] = lambda target: None,
) -> tuple[Field, ...]:
    """A player, then a card from their hand or one in play before them; one's `own` come last."""
    rows: list[TargetRow] = []
    for target in clockwise(state, at):
        spoils = _spoils(state.seats[target])
        closed = barred(target) or (None if spoils else closed_seat(target, "nothing-to-lose"))
        rows.append((closed or SEATS[target], spoils))
    if own:
        rows.append((SEATS[at], choices_of(own)))
    return target_then("what", "spoil", rows)


def _own_laid(state: State, at: int) -> tuple[str, ...]:
    return tuple(dict.fromkeys(state.seats[at].laid))


def _cat_balou_fields(state: State, at: int) -> tuple[Field, ...]:
    """One's own last card may go too: whoever holds none is harmless."""
    has_another = state.seats[at].hand > 1
    own = ("my-hand",) if has_another else ()
    return _spoil_fields(state, at, (*own, *_own_laid(state, at)))


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

    return _spoil_fields(state, at, _own_laid(state, at), barred)


def _cat_balou(tx: Transaction, at: int, values: Values) -> None:
    target, what = number(values, "target"), text(values, "what")
    if what == "hand":
        tx.emit(cards.CardLost(seat=target))
    elif what == "my-hand":
        tx.emit(CardsDiscarded(seat=at, count=1))
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


def attacked(state: State, at: int) -> tuple[Field, ...]:
    """Anyone who is not harmless, at any distance."""
    return (seat_field(at, tuple(shield(seat) for seat in state.seats)),)


def _duel(tx: Transaction, at: int, values: Values) -> None:
    """The challenged answers first; whoever plays no BANG! loses all life."""
    target = number(values, "target")
    life = tx.state.seats[target].life
    ask(tx, "duel", (target,), by=at, card="duel", wounds=life)


def attack_everyone(tx: Transaction, at: int, key: str, card: str) -> None:
    """Gatling and Indians!: who is touched is settled when the card is played."""
    seats = tx.state.seats
    touched = tuple(seat for seat in clockwise(tx.state, at) if not seats[seat].harmless)
    if touched:
        ask(tx, key, touched, by=at, card=card, wounds=1)


def _everyone(key: str) -> Effect:
    return lambda tx, at, values: attack_everyone(tx, at, key, key)


KNOWN_CARDS: Actions[State] = (
    action("panic", _panic, _panic_fields),
    action("cat-balou", _cat_balou, _cat_balou_fields),
    action("duel", _duel, attacked),
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
