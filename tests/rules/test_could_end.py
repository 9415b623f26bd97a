"""Where no fall could end the game, none does: `could_end` spares a try only where it is true."""

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from hub.laws.random_nights import CALM, LIVELY, play
from hub.rules.bang import score
from hub.rules.bang.damage import told_blow as shot
from hub.rules.cardplay.trial import ends_game
from hub.rules.registry import RULES
from hub.rules.samurai import damage
from hub.rules.samurai.damage import told_blow as blow
from tests.rules.laws.options import TABLES

GAMES: dict[str, tuple[Callable[..., None], Callable[[Any], bool], str]] = {
    "samurai": (blow, damage.could_end, "resilience"),
    "bang": (shot, score.could_end, "life"),
}


def states(game: str) -> Iterator[Any]:
    """Of calm and lively nights with tokens alone, at every table of the game."""
    tables = [cases for name, cases in TABLES.items() if "tokens" in name]
    for cases in (each for each in tables if each[0].game == game):
        for seed, mood in enumerate((CALM, LIVELY)):
            night = play(RULES[game], cases[seed % len(cases)], seed, 200, mood)
            yield from (state for state in night.states[1:] if state.turns and not state.ending)


@pytest.mark.parametrize("game", GAMES)
def test_an_end_by_a_fall_was_foreseen(game: str) -> None:
    strike, could_end, life = GAMES[game]
    ends = 0
    for state in states(game):
        for at, seat in enumerate(state.seats):
            by = (at + 1) % state.players
            if ends_game(state, partial(strike, at=at, by=by, wounds=9)):
                ends += 1
                assert could_end(state), (at, getattr(seat, life), state)
    assert ends > 0
