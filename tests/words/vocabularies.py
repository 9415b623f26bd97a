"""Where the tests of words find each vocabulary: the hub's own under "", and every game's."""

from importlib import import_module

from hub.rules.contract.vocabulary import Vocabulary
from hub.rules.registry import RULES
from hub.words import hub_vocabulary


def _of(game: str) -> Vocabulary:
    found = import_module(f"hub.rules.{game}.vocabulary").VOCABULARY
    assert isinstance(found, Vocabulary)
    return found


VOCABULARIES: dict[str, Vocabulary] = {
    "": hub_vocabulary.VOCABULARY,
    **{game: _of(game) for game in RULES},
}
# The rulings of each game by their message ids, in their order.
RULINGS: dict[str, tuple[str, ...]] = {
    game: tuple(f"ruling-{number}" for number in VOCABULARIES[game].rulings) for game in RULES
}
# The rulings that a table can switch, and the option that does it.
SWITCHES: dict[str, dict[str, str]] = {
    "samurai": {"1": "deck_end", "5": "both", "14": "ties"},
    "bang": {"1": "deck_end", "5": "harmless", "25": "both", "27": "ties"},
    "duel": {"14": "deck_end"},
}
