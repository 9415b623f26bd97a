"""The one apply() and replay() that drive every game."""

from collections.abc import Iterable, Sequence
from typing import TypeVar

from hub.rules.contract.actor import Actor
from hub.rules.contract.any_types import AnyOptions
from hub.rules.contract.chance import Chance
from hub.rules.contract.event import Event
from hub.rules.contract.form import Move, Offer, check
from hub.rules.contract.frame import OpenQuestion
from hub.rules.contract.game import Game, GameState
from hub.rules.contract.refusal import BrokenInvariant, Refusal
from hub.rules.contract.transaction import Transaction

S = TypeVar("S", bound=GameState)


def begin(rules: Game[S], options: AnyOptions, chance: Chance) -> tuple[S, tuple[Event, ...]]:
    """Set a game up."""
    tx = Transaction(rules.blank(), chance)
    rules.setup(tx, options)
    rules.advance(tx)
    return tx.state, tuple(tx.events)


def apply(
    rules: Game[S],
    state: S,
    actor: Actor,
    move: Move,
    chance: Chance,
    shown: Sequence[Offer] = (),
) -> tuple[S, tuple[Event, ...]]:
    """Make a move, or raise the Refusal that says why not. The given state never changes.

    `shown` are offers of this very state to this actor, where the caller has just made some: if
    the one that the move names is among them, it need not be made again.
    """
    offer = _named(shown, move.offer) or rules.offer(state, actor, move.offer)
    if offer is None:
        raise _not_offered(state, move)
    check(offer, move)
    _check_whole(rules, state, actor, move)
    tx = Transaction(state, chance)
    rules.decide(tx, actor, move)
    return tx.state, tuple(tx.events)


def replay(rules: Game[S], events: Iterable[Event], state: S | None = None) -> S:
    """The state after these events; nothing is decided again."""
    now: S = rules.blank() if state is None else state
    for event in events:
        now = event.evolve(now)
    return now


def on_behalf(offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """What the host may do for a seat: whatever needs no look at its secrets."""
    return tuple(offer for offer in offers if not offer.private)


def answers(state: GameState, offers: Iterable[Offer]) -> tuple[Offer, ...]:
    """Of these, what answers a question to seats and leaves nothing to fill in: one press.

    What would end the game is not done by one.
    """
    asked = {frame.question for frame in state.frames if isinstance(frame, OpenQuestion)}
    return tuple(
        offer
        for offer in offers
        if offer.question in asked and not offer.fields and not offer.standing and not offer.asks
    )


def audit(rules: Game[S], state: S) -> None:
    """Raise BrokenInvariant if a sum that must hold does not."""
    for name, (is_now, must_be) in rules.invariants(state).items():
        if is_now != must_be:
            raise BrokenInvariant(f"{rules.key}: {name} is {is_now}, must be {must_be}")


def _check_whole(rules: Game[S], state: S, actor: Actor, move: Move) -> None:
    """Refuse what each field allows and all of them together do not."""
    whole = rules.form_check(state, actor, move.offer)
    if whole is not None and (doubt := whole.doubt(state, actor, move.values)) is not None:
        raise Refusal.because(doubt)


def _named(offers: Sequence[Offer], key: str) -> Offer | None:
    for offer in offers:
        if offer.key == key:
            return offer
    return None


def _not_offered(state: GameState, move: Move) -> Refusal:
    is_open = any(frame.question == move.question for frame in state.frames)
    if move.question and not is_open:
        return Refusal("old-question")
    return Refusal("not-offered", offer=move.offer[:40])
