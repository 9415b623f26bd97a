"""Properties laid in front of oneself, and Bushido in front of anyone."""

from functools import lru_cache

from hub.rules.box.cards import PROPERTIES
from hub.rules.box.hand import can_hold, card_of
from hub.rules.cardplay.deed import SEATS, Deed, Values, lacks_cards, number, question_of, text
from hub.rules.contract.form import Choice, Offer, OneOf
from hub.rules.contract.refusal import reason
from hub.rules.contract.who import Who
from hub.rules.samurai.events import BushidoLaid, PropertyLaid
from hub.rules.samurai.settling import pass_bushido
from hub.rules.samurai.state import State
from hub.rules.samurai.telling import Tale


def _offer(state: State, who: Who) -> Offer | None:
    held = tuple([kind for kind in PROPERTIES if can_hold(state, who.seat, kind)])
    if not held:
        return None
    return Offer(
        key="lay",
        fields=_card_fields(held),
        closed=lacks_cards(state, who.seat),
        question=question_of(state),
        private=state.level == "cards",
    )


@lru_cache(maxsize=16)
def _card_fields(kinds: tuple[str, ...]) -> tuple[OneOf]:
    return (OneOf(name="card", of="card", choices=tuple(Choice(value=kind) for kind in kinds)),)


def _lay(tale: Tale, who: Who, values: Values) -> None:
    card = card_of(tale.state, who.seat, text(values, "card"))
    tale.tell(PropertyLaid(seat=who.seat, card=card))


def _offer_bushido(state: State, who: Who) -> Offer | None:
    """Anyone, harmless or not, oneself included; one Bushido in play at a time."""
    if not can_hold(state, who.seat, "bushido"):
        return None
    closed = lacks_cards(state, who.seat)
    if state.bushido_at >= 0:
        closed = reason("bushido-in-play", seat=state.bushido_at)
    field = OneOf(name="target", of="seat", choices=SEATS[: state.players])
    return Offer(
        key="bushido",
        fields=(field,),
        closed=closed,
        question=question_of(state),
        private=state.level == "cards",
    )


def _lay_bushido(tale: Tale, who: Who, values: Values) -> None:
    target = number(values, "target")
    card = card_of(tale.state, who.seat, "bushido")
    tale.tell(BushidoLaid(seat=who.seat, card=card, to=target))
    if tale.state.seats[target].left:
        pass_bushido(tale, target)


LAY = Deed("lay", _offer, _lay)
BUSHIDO = Deed("bushido", _offer_bushido, _lay_bushido)
