"""Cards played or laid from the hand, and Nobunaga's bargain."""

from hub.rules.box.cards import find
from hub.rules.box.characters import CHARACTERS
from hub.rules.cardplay.card_state import Card
from hub.rules.cardplay.questions import ask
from hub.rules.cardplay.seat_fields import TargetRow, lacks_cards, target_then
from hub.rules.contract.action import Action, Actions, Values, text
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Field, Offer
from hub.rules.contract.refusal import Reason, reason
from hub.rules.duel.actions.character_fields import CHOICES, SEATS, closed_one, one_of
from hub.rules.duel.circle import exposed, has
from hub.rules.duel.damage import draw
from hub.rules.duel.events.cards import CardPlayed, PropertyLaid, PropertyLost
from hub.rules.duel.events.characters import Healed, ResiliencePaid
from hub.rules.duel.state import State, Transaction, other
from hub.rules.swordplay import cards_from_hand
from hub.rules.swordplay.card_events import CardLost, CardTaken
from hub.rules.swordplay.cards_from_hand import Effect, card_action
from hub.rules.swordplay.hand import unseen_card


def _played(seat: int, card: Card, values: Values) -> CardPlayed:
    name = text(values, "target") if "target" in values else ""
    return CardPlayed(seat=seat, card=card, character=name)


def _geisha_fields(state: State, seat: int) -> tuple[Field, ...]:
    """Any enemy that has not fallen, harmless or behind the line too."""
    enemy = state.sides[other(seat)]
    rows: list[TargetRow] = []
    for name in enemy.standing:
        laid = state.figure(name).laid
        found = cards_from_hand.spoils(enemy.hand != 0, laid, state.bushido_on == name)
        rows.append((CHOICES[name] if found else closed_one(name, "nothing-to-lose"), found))
    return target_then("what", "spoil", rows, "character")


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


def touched(state: State, seat: int) -> tuple[str, ...]:
    """Everyone in the circle who is not harmless, but the active one of the card's player."""
    own = state.sides[seat]
    enemies = exposed(state.sides[other(seat)])
    return enemies + tuple(name for name in exposed(own) if name != own.active)


def ask_everyone(tx: Transaction, seat: int, key: str, card: str = "") -> None:
    """Whoever is touched by a card of this seat; that is settled when it is played."""
    names = touched(tx.state, seat)
    owners = {tx.state.owner(name) for name in names}
    asked = tuple(each for each in (other(seat), seat) if each in owners)
    if asked:
        ask(tx, key, asked, by=seat, card=card, wounds=1, characters=names)


def _everyone(key: str) -> Effect[State]:
    """Battle Cry and Jujutsu."""
    return lambda tx, seat, values: ask_everyone(tx, seat, key, key)


def _offer_nobunaga(state: State, actor: Actor) -> Offer | None:
    """The active character pays, never its last point; one behind the line has none."""
    side = state.sides[actor.seat]
    if not has(side, "nobunaga"):
        return None
    closed = None if healable(state, actor.seat) else reason("nobody-to-pay")
    resilience = 0 if closed else state.figure(side.active).resilience
    return cards_from_hand.nobunaga_offer(state, resilience, closed)


def _nobunaga(tx: Transaction, actor: Actor, values: Values) -> None:
    tx.emit(ResiliencePaid(seat=actor.seat, character=tx.state.sides[actor.seat].active))
    if tx.state.cards_are_counted:
        draw(tx, actor.seat, 1)


def _laid(seat: int, card: Card, values: Values) -> PropertyLaid:
    return PropertyLaid(seat=seat, card=card, character=text(values, "character"))


def _own_characters(state: State, seat: int) -> tuple[Field, ...]:
    """Any of one's own, the Shogun behind the line included."""
    return (one_of(state.sides[seat].standing),)


LAY: Action[State] = cards_from_hand.lay_action(_laid, _own_characters)
# Either player; whoever receives it chooses the character.
BUSHIDO: Action[State] = cards_from_hand.bushido_action(lambda state: SEATS)
NOBUNAGA = Action("nobunaga", _offer_nobunaga, _nobunaga)
FROM_HAND: Actions[State] = (
    LAY,
    card_action("geisha", _played, _geisha, _geisha_fields),
    card_action("diversion", _played, _diversion, closing=_closed_diversion),
    card_action("battle-cry", _played, _everyone("battle-cry")),
    card_action("jujutsu", _played, _everyone("jujutsu")),
    card_action("tea-ceremony", _played, _tea),
    card_action("breathing", _played, _breathing),
    card_action("daimyo", _played, lambda tx, seat, values: draw(tx, seat, 2)),
    BUSHIDO,
    NOBUNAGA,
)
