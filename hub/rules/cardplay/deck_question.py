"""What can be said of the deck's end: that it came, that it did not, and what its button does.

It takes a token from everybody and may end the game, so whoever says it is told what would follow.
A button asks before it takes: every screen says so, and a second press is Yes. How long that may
lie there a clock says, which is none of the rules' (`LAPSE`).
"""

from collections.abc import Callable
from typing import Generic, NamedTuple

from hub.rules.cardplay.card_state import AnyCardState, G
from hub.rules.cardplay.deck_doubt_events import DeckAsked, DeckNotOut
from hub.rules.contract.action import Action, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.form import Offer, field_of
from hub.rules.contract.frame import PendingSteps
from hub.rules.contract.refusal import Param, Reason, reason
from hub.rules.contract.transaction import Transaction

# A pressed button is believed when so few are counted; with more it has to be held.
FEW = 6
_IS_OUT = field_of("deck", "deck", ("yes", "not-yet"))
# Who puts the table right: the host, and at a tournament's table its referee.
TABLE_KEEPERS = ("host", "referee")
# What would follow from the deck's end, for those who are about to say it.
Follows = Callable[[G], dict[str, Param]]


def deck_question(state: AnyCardState) -> int:
    """What is asked of the deck now, by the count or by its button; 0: nothing."""
    return state.deck_doubts[0].question if state.deck_doubts else state.deck_asked


def is_asked_of_deck(state: AnyCardState, actor: Actor) -> bool:
    """Whoever took the last card is, all are by the button, and the host answers for anybody.

    In another's turn that player is asked too, who has drawn from the same deck.
    """
    if actor.kind in TABLE_KEEPERS or not state.deck_doubts:
        return bool(deck_question(state))
    first = state.deck_doubts[0]
    is_later = state.turns > first.turns and actor.seat == state.turn
    return actor.seat == first.seat or is_later


def _closed(state: AnyCardState, actor: Actor) -> Reason | None:
    """Once a turn, so that two people's taps are one; only who keeps the table says it again."""
    if deck_question(state):
        return None
    if state.deck_ended_in == state.turns and actor.kind not in TABLE_KEEPERS:
        return reason("deck-just-ended")
    is_known = state.cards_are_declared and not state.deck_unknown
    return reason("nothing-to-shuffle") if is_known and _all_cards(state) <= 0 else None


def _all_cards(state: AnyCardState) -> int:
    return state.deck + len(state.discards)


def _is_playing(state: AnyCardState, actor: Actor) -> bool:
    """It is this seat's turn, and nothing is asked of anybody."""
    top = state.frames[-1] if state.frames else None
    is_step = type(top) is PendingSteps and state.step == "play"
    return actor.seat == state.turn and is_step


def offer_deck_end(state: AnyCardState, actor: Actor, follows: dict[str, Param]) -> Offer | None:
    """The table sees the deck, and anybody may say that it is out."""
    if state.hub_holds_cards or not state.is_running:
        return None
    if actor.kind == "panel":
        return _offer_press(state, actor, follows)
    # Where no card is counted nobody but the table knows: whoever draws the last one says so.
    is_ordinary = not state.cards_are_counted and _is_playing(state, actor)
    return Offer(
        key="deck-end",
        closed=_closed(state, actor),
        # The host may say it again: what was asked of another deck is not answered with it.
        question=deck_question(state) if actor.kind in TABLE_KEEPERS else 0,
        about={"count": max(0, state.deck), **follows},
        standing=not is_ordinary,
        asks=True,
    )


def _offer_press(state: AnyCardState, actor: Actor, follows: dict[str, Param]) -> Offer:
    """What a press means is its question: first it asks, then it is Yes."""
    closed = _closed(state, actor)
    if closed is None and not deck_question(state) and state.deck > FEW:
        closed = reason("deck-counted", count=state.deck)
    about: dict[str, Param] = {"count": max(0, state.deck), **follows}
    question = deck_question(state)
    return Offer(key="deck-end", closed=closed, question=question, about=about, standing=True)


def ask_everybody(tx: Transaction[AnyCardState]) -> None:
    """Every screen asks whether the deck is out."""
    state = tx.state
    tx.emit(DeckAsked(question=state.questions + 1, count=max(0, state.deck)))


def _offer_held(state: AnyCardState, actor: Actor) -> Offer | None:
    """With many cards counted a slip of the hand is likelier than an empty deck."""
    is_many = state.is_running and state.cards_are_declared and state.deck > FEW
    if not is_many or deck_question(state):
        return None
    return Offer(key="ask-deck", about={"count": state.deck}, standing=True)


def _offer_lapse(state: AnyCardState, actor: Actor) -> Offer | None:
    if not state.is_running or not state.deck_asked:
        return None
    return Offer(key="lapse", question=state.deck_asked, standing=True)


ASK_DECK: Action[AnyCardState] = Action(
    "ask-deck", _offer_held, lambda tx, actor, values: ask_everybody(tx), standing=True
)
LAPSE: Action[AnyCardState] = Action(
    "lapse",
    _offer_lapse,
    lambda tx, actor, values: tx.emit(DeckNotOut(said=False)),
    standing=True,
)


class DeckActions(NamedTuple, Generic[G]):
    """What people say of the deck; `empty` answers what is asked of it."""

    end: Action[G]
    empty: Action[G]


def deck_actions(end: Action[G], follows: Follows[G]) -> DeckActions[G]:
    """`end` is the game's own offer of the deck's end and what it does."""

    def press_or_end(tx: Transaction[G], actor: Actor, values: Values) -> None:
        if actor.kind == "panel" and not deck_question(tx.state):
            ask_everybody(tx)
        else:
            end.do(tx, actor, values)

    def offer_empty(state: G, actor: Actor) -> Offer | None:
        if not state.is_running or not is_asked_of_deck(state, actor):
            return None
        if not state.cards_are_counted:
            # What its button asks there is answered by it, or by saying that it is out.
            return None
        return Offer(
            key="deck-empty",
            fields=(_IS_OUT,),
            about={"count": max(0, state.deck), **follows(state)},
            standing=actor.kind in TABLE_KEEPERS,
            spread=True,
        )

    def empty(tx: Transaction[G], actor: Actor, values: Values) -> None:
        if values["deck"] == "yes":
            end.do(tx, actor, {})
        else:
            tx.emit(DeckNotOut())

    return DeckActions(end._replace(do=press_or_end), Action("deck-empty", offer_empty, empty))


def deck_end(end_deck: Callable[[Transaction[G]], None], follows: Follows[G]) -> DeckActions[G]:
    """The deck's end with nothing to fill in."""
    end: Action[G] = Action(
        "deck-end",
        lambda state, actor: offer_deck_end(state, actor, follows(state)),
        lambda tx, actor, values: end_deck(tx),
    )
    return deck_actions(end, follows)
