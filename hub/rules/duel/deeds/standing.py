"""What can be done at any time: the deck's end, giving up, stepping down, dealing again."""

from hub.rules.box.discarding import excess
from hub.rules.cardplay.deed import Deed, Values
from hub.rules.cardplay.game import Over
from hub.rules.cardplay.standing import (
    MAY_LEAVE,
    is_running,
    offer_deal_again,
    offer_deck_end,
    offer_step_down,
    panel_end,
)
from hub.rules.contract.form import Offer, SomeOf
from hub.rules.contract.who import Who
from hub.rules.duel.deeds.naming import SEATS
from hub.rules.duel.deeds.turning import end_turn
from hub.rules.duel.drawing import end_deck
from hub.rules.duel.events import LevelLowered, Opened
from hub.rules.duel.state import Ending, State, other, replace
from hub.rules.duel.telling import Tale

# A hub that counts no cards cannot know whose active character is harmless for want of them.
_EMPTY = SomeOf(name="empty", of="seat", choices=SEATS, low=0, high=2)


def _offer_deck_end(state: State, who: Who) -> Offer | None:
    offer = offer_deck_end(state, who)
    # A button cannot ask: pressed, it says that both have cards.
    asks = state.level == "tokens" and who.kind != "panel"
    return replace(offer, fields=(_EMPTY,)) if offer is not None and asks else offer


def _deck_end(tale: Tale, who: Who, values: Values) -> None:
    empty = values.get("empty", ())
    assert not isinstance(empty, str | int)
    sides = tale.state.sides
    end_deck(tale, tuple(sides[seat].active for seat in (0, 1) if seat in empty))


def _offer_leave(state: State, who: Who) -> Offer | None:
    return MAY_LEAVE if is_running(state) else None


def _leave(tale: Tale, who: Who, values: Values) -> None:
    """With one of two gone there is no duel: the other has won."""
    raise Over(Ending(reason="left", cause="left", winner=other(who.seat)))


def _step_down(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(LevelLowered())


def _void(tale: Tale, who: Who, values: Values) -> None:
    tale.tell(Opened(options=tale.state.options, deal=tale.state.deals + 1))


def _offer_panel_end(state: State, who: Who) -> Offer | None:
    return panel_end(state, excess(state, state.turn) if is_running(state) else 0)


def _panel_end(tale: Tale, who: Who, values: Values) -> None:
    end_turn(tale, tale.state.turn)


DECK_END = Deed("deck-end", _offer_deck_end, _deck_end)
LEAVE = Deed("leave", _offer_leave, _leave)
STEP_DOWN = Deed("step-down", offer_step_down, _step_down)
DEAL_AGAIN = Deed("deal-again", offer_deal_again, _void)
PANEL_END = Deed("end-turn", _offer_panel_end, _panel_end)
