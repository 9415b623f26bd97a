"""The deck of a duel: its end hurts whoever is not harmless."""

from hub.rules.duel.circle import exposed
from hub.rules.duel.damage import harm
from hub.rules.duel.state import State, Transaction
from hub.rules.swordplay.card_events import DeckEnded
from hub.rules.swordplay.deck import Deck, reshuffle


def end_deck(tx: Transaction, spared: tuple[str, ...] = ()) -> None:
    """Shuffle the discards into a new deck; whoever is not harmless loses 1.

    `spared` are those a hub that counts no cards was told to be harmless.
    """
    reshuffle(tx, DeckEnded)
    hit = tuple(name for side in tx.state.sides for name in exposed(side) if name not in spared)
    harm(tx, hit, 1, "deck")


DECK: Deck[State] = Deck(end_deck)
draw = DECK.draw
