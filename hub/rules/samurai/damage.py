"""Wounds, defeats, the deck's end, and the one place that knows when a game is over."""

from hub.rules.cardplay.deck import parts
from hub.rules.cardplay.ring import is_near_end, standing
from hub.rules.cardplay.ring_score import end_game
from hub.rules.cardplay.turn_events import Settled
from hub.rules.samurai.events.cards import CardsBurned
from hub.rules.samurai.events.game_end import DeckEnded
from hub.rules.samurai.events.tokens import Defeated, How, Wounded
from hub.rules.samurai.state import State, Transaction
from hub.rules.swordplay.deck import Deck, reshuffle, top


def wound(tx: Transaction, at: int, by: int, wounds: int, how: How) -> int:
    """Take resilience, give honor for a defeat, then look for the end. How many were lost."""
    lost = min(wounds, tx.state.seats[at].resilience)
    if not lost:
        # Corrected to nothing while the question was open: no last point is lost here.
        return 0
    tx.emit(Wounded(seat=at, by=by, count=lost, how=how))
    if tx.state.seats[at].resilience:
        judge(tx, "wound")
    else:
        tx.emit(Defeated(seat=at, by=by))
        judge(tx, "defeat", seat=at, by=by)
    return lost


def told_blow(tx: Transaction, at: int, by: int, wounds: int) -> None:
    """Wounds that people told of, where the hub knows of no card."""
    wound(tx, at, by, wounds, "told")


# Only these take resilience; Swordmaster is looked at after them alone (ruling 12).
_LOSES_RESILIENCE = frozenset({"wound", "defeat", "paid", "corrected"})


def judge(tx: Transaction, cause: str, *, seat: int = -1, by: int = -1) -> None:
    """End the game if it has ended: one stands alone, or someone is without honor."""
    state = tx.state
    reasons = []
    if min([player.honor for player in state.seats]) <= 0:
        reasons.append("honor")
    # With three players there is no Swordmaster; the game goes on.
    if cause in _LOSES_RESILIENCE and state.players > 3 and len(standing(state)) == 1:
        reasons.append("swordmaster")
    if reasons:
        end_game(state, reasons, cause, seat=seat, by=by)


def could_end(state: State) -> bool:
    """Whether one defeat could end the game, as `judge` has it."""
    return is_near_end(state, [player.honor for player in state.seats])


def end_deck(tx: Transaction) -> None:
    """Shuffle the discards into a new deck; everyone pays one honor, which may end it all."""
    reshuffle(tx, DeckEnded)
    judge(tx, "deck")


def burn(tx: Transaction, at: int, size: int) -> None:
    """The turn of a player who left: cards from the deck to the discards."""
    if not tx.state.cards_are_counted:
        tx.emit(CardsBurned(seat=at, count=size))
        return
    for count in parts(tx, at, size, end_deck):
        tx.emit(CardsBurned(seat=at, count=count, cards=top(tx, count)))
    tx.emit(Settled())


DECK: Deck[State] = Deck(end_deck)
draw = DECK.draw
