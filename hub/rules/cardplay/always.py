"""Actions that are there at any time: the deck's end, leaving, stepping down, dealing again."""

from collections.abc import Callable
from functools import lru_cache

from hub.rules.cardplay.card_state import AnyCardState, G
from hub.rules.cardplay.deck_question import ASK_DECK, LAPSE, DeckActions
from hub.rules.cardplay.questions import replace
from hub.rules.cardplay.ring import AnyRingState, R, count_left
from hub.rules.cardplay.ring_events import LeaveWaited
from hub.rules.cardplay.ring_follows import paid_on_leaving
from hub.rules.cardplay.trial import ends_game
from hub.rules.cardplay.turn_events import LevelLowered, TurnEnded
from hub.rules.cardplay.turn_flow import TurnFlow
from hub.rules.contract.action import Action, Actions, Values
from hub.rules.contract.actor import Actor
from hub.rules.contract.event import Event
from hub.rules.contract.form import Offer
from hub.rules.contract.refusal import Reason, reason
from hub.rules.contract.transaction import Transaction

IN_THE_MIDDLE = reason("in-the-middle")
MAY_LEAVE = Offer(key="leave", standing=True)
_LAST_STAYS = Offer(key="leave", closed=reason("last-player"), standing=True)


def is_running(state: AnyCardState) -> bool:
    return state.is_running


def while_asked(state: AnyCardState) -> Reason | None:
    """What a correction would upset: an answer that is awaited."""
    return IN_THE_MIDDLE if state.question is not None else None


def between_cards(state: AnyCardState) -> Reason | None:
    if state.question is not None or state.step != "play":
        return IN_THE_MIDDLE
    return None


def _offer_leave(state: AnyRingState, actor: Actor) -> Offer | None:
    if not is_running(state) or state.seats[actor.seat].left:
        return None
    # Someone can wait to leave only below an open question.
    waiting = state.leaving if len(state.frames) > 2 else ()
    if actor.seat in waiting:
        return None
    is_last = len(waiting) + count_left(state) == len(state.seats) - 1
    return _LAST_STAYS if is_last else MAY_LEAVE


@lru_cache(maxsize=64)
def _leaving(is_last: bool, paid: int, ends: int) -> Offer:
    """What is paid by leaving, and whether that ends the game."""
    found = _LAST_STAYS if is_last else MAY_LEAVE
    return replace(found, about={"count": paid, "ends": ends})


def leave_action(
    leave: Callable[[Transaction[R], int], None], token: str, flow: TurnFlow[R]
) -> Action[R]:
    """A card that waits for the leaver is settled first, as not answered.

    What it costs is said with it: so many of the `token` that everybody counts; and whether the
    game would be over by what is settled then (1), or with the turn that ends (2).
    """

    def offer(state: R, actor: Actor) -> Offer | None:
        found = _offer_leave(state, actor)
        if found is None:
            return None
        paid = paid_on_leaving(getattr(state.seats[actor.seat], token))
        ends = 0 if found.closed is not None else ending(state, actor)
        return _leaving(found.closed is not None, paid, ends)

    def ending(state: R, actor: Actor) -> int:
        """Where others are asked too their answers are sealed: nobody is told what would follow."""
        asked = (state.turn,) if state.question is None else state.question.asked
        if state.hub_holds_cards or asked != (actor.seat,):
            return 0
        if not ends_game(state, lambda tx: leave_and_go_on(tx, actor)):
            return 0
        return 2 if state.question is None else 1

    def leave_and_go_on(tx: Transaction[R], actor: Actor) -> None:
        do(tx, actor, {})
        flow.advance(tx)

    def do(tx: Transaction[R], actor: Actor, values: Values) -> None:
        if tx.state.question is None:
            leave(tx, actor.seat)
        else:
            # From here on what is asked of them counts as not answered (see each game's flow).
            tx.emit(LeaveWaited(seat=actor.seat))

    return Action("leave", offer, do, standing=True)


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

    return Action("deal-again", _offer_deal_again, do, standing=True)


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
    "step-down", _offer_step_down, lambda tx, actor, values: tx.emit(LevelLowered()), standing=True
)


def always_there(
    deck: DeckActions[G],
    leave: Action[G],
    opened: Callable[..., Event],
    excess: Callable[[G, int], int],
    own_row: Actions[G],
    hosts: Actions[G],
    seats: Actions[G] = (),
) -> dict[str, Actions[G]]:
    """What each kind of actor can do at any time: set straight their `own_row`, the host more.

    `seats` is what a seat besides that says for itself. At a tournament's table its referee does
    what the host does elsewhere.
    """
    straight: Actions[G] = (
        deck.end,
        deck.empty,
        STEP_DOWN,
        deal_again(opened),
        *own_row,
        *hosts,
    )
    return {
        "seat": (deck.end, deck.empty, *own_row, *seats, leave),
        "host": straight,
        "referee": straight,
        "panel": (panel_end(excess), deck.end, ASK_DECK),
        "hub": (LAPSE,),
    }
