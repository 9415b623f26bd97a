"""Actions that are there at any time: the deck's end, leaving, stepping down, dealing again."""

from collections.abc import Callable

from hub.rules.cardplay.card_state import AnyCardState, G
from hub.rules.cardplay.ring import AnyRingState, R, count_left
from hub.rules.cardplay.ring_events import LeaveWaited
from hub.rules.cardplay.turn_events import LevelLowered, TurnEnded
from hub.rules.contract.action import Action, Actions, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.form import Offer
from hub.rules.contract.refusal import Param, Reason, reason
from hub.rules.contract.transaction import Transaction

IN_THE_MIDDLE = reason("in-the-middle")
MAY_LEAVE = Offer(key="leave", standing=True)


def is_running(state: AnyCardState) -> bool:
    return state.turns > 0 and state.ending is None


def while_asked(state: AnyCardState) -> Reason | None:
    """What a correction would upset: an answer that is awaited."""
    return IN_THE_MIDDLE if state.question is not None else None


def between_cards(state: AnyCardState) -> Reason | None:
    if state.question is not None or state.step != "play":
        return IN_THE_MIDDLE
    return None


def offer_deck_end(state: AnyCardState, actor: Actor) -> Offer | None:
    """The table sees the deck; once a turn, so that two people's taps are one.

    The host or the referee alone may say it again: it can happen, when few cards are left to draw.
    """
    if state.hub_holds_cards or not is_running(state):
        return None
    closed = None
    if state.deck_ended_in == state.turns and actor.kind not in ("host", "referee"):
        closed = reason("deck-just-ended")
    elif state.cards_are_declared and not state.deck + len(state.discards):
        closed = reason("nothing-to-shuffle")
    # Where no card is counted nobody but the table knows: whoever draws the last one says so.
    is_playing = actor.seat == state.turn and between_cards(state) is None
    is_ordinary = not state.cards_are_counted and is_playing
    # What the hub counts is said with it: a slip costs everyone.
    about: dict[str, Param] = {"count": state.deck}
    return Offer(key="deck-end", closed=closed, about=about, standing=not is_ordinary)


def deck_end(end_deck: Callable[[Transaction[G]], None]) -> Action[G]:
    return Action("deck-end", offer_deck_end, lambda tx, actor, values: end_deck(tx))


def _offer_leave(state: AnyRingState, actor: Actor) -> Offer | None:
    if not is_running(state) or state.seats[actor.seat].left:
        return None
    # Someone can wait to leave only below an open question.
    waiting = state.leaving if len(state.frames) > 2 else ()
    if actor.seat in waiting:
        return None
    if len(waiting) + count_left(state) == len(state.seats) - 1:
        return Offer(key="leave", closed=reason("last-player"), standing=True)
    return MAY_LEAVE


def leave_action(leave: Callable[[Transaction[R], int], None]) -> Action[R]:
    """A card that waits for the leaver is settled first, as not answered."""

    def do(tx: Transaction[R], actor: Actor, values: Values) -> None:
        if tx.state.question is None:
            leave(tx, actor.seat)
        else:
            # From here on what is asked of them counts as not answered (see each game's flow).
            tx.emit(LeaveWaited(seat=actor.seat))

    return Action("leave", _offer_leave, do)


def _offer_step_down(state: AnyCardState, actor: Actor) -> Offer | None:
    if not is_running(state) or not state.cards_are_declared:
        return None
    return Offer(key="step-down", closed=between_cards(state), standing=True)


def _offer_deal_again(state: AnyCardState, actor: Actor) -> Offer | None:
    """Something slipped: this deal is void, and everything is dealt again."""
    return Offer(key="deal-again", standing=True) if state.ending is None else None


def deal_again(opened: Callable[..., Event]) -> Action[AnyCardState]:
    """`opened` is the event with which a deal begins."""

    def do(tx: Transaction[AnyCardState], actor: Actor, values: Values) -> None:
        tx.emit(opened(options=tx.state.options, deal=tx.state.deals + 1))

    return Action("deal-again", _offer_deal_again, do)


def panel_end(excess: Callable[[G, int], int]) -> Action[G]:
    """The button ends the turn of whose turn it is, unless cards have to be chosen."""

    def offer(state: G, actor: Actor) -> Offer | None:
        if not is_running(state):
            return None
        closed, over = between_cards(state), excess(state, state.turn)
        if closed is None and over:
            closed = reason("must-discard", seat=state.turn, count=over)
        # It names the turn, so that a second press cannot end the next player's too.
        return Offer(key="end-turn", closed=closed, question=state.frames[0].question)

    return Action(
        "end-turn", offer, lambda tx, actor, values: tx.emit(TurnEnded(seat=tx.state.turn))
    )


STEP_DOWN: Action[AnyCardState] = Action(
    "step-down", _offer_step_down, lambda tx, actor, values: tx.emit(LevelLowered())
)


def always_there(
    deck: Action[G],
    leave: Action[G],
    opened: Callable[..., Event],
    excess: Callable[[G, int], int],
    own_row: Actions[G],
    hosts: Actions[G],
) -> dict[str, Actions[G]]:
    """What each kind of actor can do at any time: set straight their `own_row`, the host more.

    At a tournament's table its referee does what the host does elsewhere.
    """
    straight: Actions[G] = (deck, STEP_DOWN, deal_again(opened), *own_row, *hosts)
    return {
        "seat": (deck, *own_row, leave),
        "host": straight,
        "referee": straight,
        "panel": (panel_end(excess), deck),
    }
