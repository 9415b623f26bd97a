"""What the tests of words know of each game: its messages, its rulings and its cards."""

from collections.abc import Callable, Iterable

from hub.rules.bang import cards as bang
from hub.rules.box.cards import KINDS
from tests.words import wanted, wanted_bang, wanted_duel, wanted_solo, wanted_tournament

WANTED: dict[str, Callable[[], wanted.Wanted]] = {
    "": wanted.of_the_hub,
    "samurai": wanted.of_samurai,
    "bang": wanted_bang.of_bang,
    "duel": wanted_duel.of_duel,
    "solo": wanted_solo.of_solo,
    "tournament": wanted_tournament.of_the_tournament,
}
RULINGS: dict[str, tuple[str, ...]] = {
    "samurai": wanted.RULINGS,
    "bang": wanted_bang.RULINGS,
    "duel": wanted_duel.RULINGS,
    "solo": wanted_solo.RULINGS,
    "tournament": wanted_tournament.RULINGS,
}
# Solo is played with dice.
CARDS: dict[str, Iterable[str]] = {"samurai": KINDS, "bang": bang.KINDS, "duel": KINDS}
# The rulings that a table can switch, and the option that does it.
SWITCHES: dict[str, dict[str, str]] = {
    "samurai": {"1": "deck_end", "5": "both", "14": "ties"},
    "bang": {"1": "deck_end", "25": "both", "27": "ties"},
    "duel": {"14": "deck_end"},
}
