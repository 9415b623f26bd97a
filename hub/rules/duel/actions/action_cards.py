"""The action cards, and Nobunaga's bargain."""

from collections.abc import Callable
from functools import lru_cache

from hub.rules.box.cards import KIND_OF, Card, find
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.deck import can_draw
from hub.rules.cardplay.seat_fields import no_target, question_of
from hub.rules.contract.action import Action, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Choice, Field, Offer, OneOf
from hub.rules.contract.refusal import Reason, reason
from hub.rules.duel.actions.character_fields import CHOICES, closed_one, lacks_cards
from hub.rules.duel.circle import exposed, has
from hub.rules.duel.deck import draw
from hub.rules.duel.events import (
    CardLost,
    CardPlayed,
    CardTaken,
    Healed,
    PropertyLost,
    ResiliencePaid,
    Settled,
)
from hub.rules.duel.state import State, other
from hub.rules.duel.transaction import Transaction, ask
from hub.rules.swordplay.hand import can_hold, card_of, unseen_card

Fields = Callable[[State, int], tuple[Field, ...]]
Effect = Callable[[Transaction, int, Values], None]
Closing = Callable[[State, int], Reason | None]


def _nothing(state: State, seat: int) -> tuple[Field, ...]:
    return ()


def action(
    key: str, effect: Effect, fields: Fields = _nothing, closing: Closing = lacks_cards
) -> Action[State]:
    """A card that is played, acts, and then joins the discards."""

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
        name = text(values, "target") if "target" in values else ""
        card = card_of(tx.state, actor.seat, key)
        tx.emit(CardPlayed(seat=actor.seat, card=card, character=name))
        effect(tx, actor.seat, values)
        if tx.state.question is None:
            tx.emit(Settled())

    return Action(key, offer, do)


def _geisha_fields(state: State, seat: int) -> tuple[Field, ...]:
    """Any enemy that has not fallen, harmless or behind the line too."""
    enemy = state.sides[other(seat)]
    targets, by = [], {}
    for name in enemy.standing:
        laid = state.figure(name).laid
        spoils = _spoils(enemy.hand != 0, laid, state.bushido_on == name)
        targets.append(CHOICES[name] if spoils else closed_one(name, "nothing-to-lose"))
        by[name] = spoils
    return (
        OneOf(name="target", of="character", choices=tuple(targets)),
        OneOf(name="what", of="spoil", given=("target",), by=by),
    )


@lru_cache(maxsize=128)
def _spoils(has_hand: bool, laid: tuple[Card, ...], has_bushido: bool) -> tuple[Choice, ...]:
    """A property of one's choice, Bushido included, or a card from the one hand."""
    what = ["hand"] if has_hand else []
    what += dict.fromkeys(KIND_OF[card] for card in laid)
    if has_bushido:
        what.append("bushido")
    return tuple(Choice(value=each) for each in what)


def _geisha(tx: Transaction, seat: int, values: Values) -> None:
    name, what = text(values, "target"), text(values, "what")
    state, enemy = tx.state, other(seat)
    if what == "hand":
        tx.emit(CardLost(seat=enemy, card=unseen_card(tx, enemy)))
        return
    laid = state.figure(name).laid
    card = state.bushido if what == "bushido" else find(what, laid)
    tx.emit(PropertyLost(seat=enemy, card=card, character=name))


def _closed_diversion(state: State, seat: int) -> Reason | None:
    """All enemy characters have one hand, so there is nobody to choose among."""
    if state.sides[other(seat)].hand == 0:
        return reason("empty-handed", seat=other(seat))
    return lacks_cards(state, seat)


def _diversion(tx: Transaction, seat: int, values: Values) -> None:
    enemy = other(seat)
    tx.emit(CardTaken(seat=seat, target=enemy, card=unseen_card(tx, enemy)))


def healable(state: State, seat: int) -> str:
    """The active character, where Breathing does something for it: in the circle."""
    side = state.sides[seat]
    return side.active if side.active in side.line else ""


def heal(tx: Transaction, seat: int) -> None:
    name = healable(tx.state, seat)
    if name:
        tx.emit(Healed(seat=seat, character=name, resilience=CHARACTERS[name]))


def _breathing(tx: Transaction, seat: int, values: Values) -> None:
    heal(tx, seat)
    draw(tx, other(seat), 1)


def _tea(tx: Transaction, seat: int, values: Values) -> None:
    draw(tx, seat, 3)
    draw(tx, other(seat), 1)


def _daimyo(tx: Transaction, seat: int, values: Values) -> None:
    draw(tx, seat, 2)


def touched(state: State, seat: int) -> tuple[str, ...]:
    """Everyone in the circle who is not harmless, but the active one of the card's player."""
    own = state.sides[seat]
    enemies = exposed(state.sides[other(seat)])
    return enemies + tuple(name for name in exposed(own) if name != own.active)


def _everyone(key: str) -> Effect:
    """Battle Cry and Jujutsu: who is touched is settled when the card is played."""

    def effect(tx: Transaction, seat: int, values: Values) -> None:
        names = touched(tx.state, seat)
        owners = {tx.state.owner(name) for name in names}
        asked = tuple(each for each in (other(seat), seat) if each in owners)
        if asked:
            ask(tx, key, asked, by=seat, card=key, wounds=1, characters=names)

    return effect


def _offer_nobunaga(state: State, actor: Actor) -> Offer | None:
    """The active character pays, never its last point; one behind the line has none."""
    side = state.sides[actor.seat]
    if not has(side, "nobunaga"):
        return None
    closed = None
    if not healable(state, actor.seat):
        closed = reason("nobody-to-pay")
    elif state.figure(side.active).resilience <= 1:
        closed = reason("last-resilience")
    elif state.level != "tokens" and not can_draw(state):
        closed = reason("no-card-to-draw")
    return Offer(key="nobunaga", closed=closed, question=question_of(state))


def _nobunaga(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(ResiliencePaid(seat=actor.seat, character=tx.state.sides[actor.seat].active))
    if tx.state.level != "tokens":
        draw(tx, actor.seat, 1)


GEISHA = action("geisha", _geisha, _geisha_fields)
DIVERSION = action("diversion", _diversion, closing=_closed_diversion)
BREATHING = action("breathing", _breathing)
TEA_CEREMONY = action("tea-ceremony", _tea)
DAIMYO = action("daimyo", _daimyo)
BATTLE_CRY = action("battle-cry", _everyone("battle-cry"))
JUJUTSU = action("jujutsu", _everyone("jujutsu"))
NOBUNAGA = Action("nobunaga", _offer_nobunaga, _nobunaga)
