"""Which offer is the likely one: what most people do next, never what is rare or harmful."""

from typing import Any

import pytest

from hub.laws.random_nights import actors, play, seats
from hub.rules.contract.actor import at
from hub.rules.contract.form import Offer
from hub.rules.registry import GAMES
from tests.rules.bang import arranged as bang
from tests.rules.duel import arranged as duel
from tests.rules.laws.options import CASES
from tests.rules.samurai import arranged as samurai

# All that may ever be called likely; what costs honor, life or a card for nothing is not here.
LIKELY = {"parry", "missed", "draw", "attack", "bang", "end-turn"}


def likely(game: str, state: Any, seat: int = 0) -> str:
    """The first open one that the rules call likely."""
    offers: tuple[Offer, ...] = tuple(GAMES[game].offers(state, at(seat)))
    return next((each.key for each in offers if each.likely and each.closed is None), "")


@pytest.mark.parametrize("character", ["nobunaga", "hideyoshi", "benkei"])
def test_with_tokens_alone_a_turn_of_samurai_sword_is_likely_to_end(character: str) -> None:
    state = samurai.table(
        samurai.Player(character, resilience=2), *samurai.plain(4), level="tokens"
    )
    assert likely("samurai", state) == "end-turn"


@pytest.mark.parametrize("character", ["chuck-wengam", "kit-carlson"])
def test_with_tokens_alone_a_turn_of_bang_is_likely_to_end(character: str) -> None:
    state = bang.table(bang.Player(character, life=2), *bang.plain(4), level="tokens")
    assert "duel-lost" in bang.keys(state, 0)
    assert likely("bang", state) == "end-turn"


def test_with_tokens_alone_a_turn_of_the_duel_is_likely_to_end() -> None:
    assert likely("duel", duel.table(level="tokens")) == "end-turn"


def test_an_attack_is_likely_until_it_is_made() -> None:
    state = samurai.table(*samurai.plain(5))
    assert likely("samurai", state) == "attack"
    assert likely("samurai", samurai.table(*samurai.plain(5), weapons=1)) == "end-turn"


def test_drawing_is_likely_also_where_there_is_another_way() -> None:
    state = bang.table(bang.Player("jesse-jones"), *bang.plain(4), steps=("draw", "play"))
    assert likely("bang", state) == "draw"


def test_whoever_is_attacked_is_likely_to_parry_and_never_to_take_it() -> None:
    struck = samurai.table(*samurai.plain(5))
    state, _ = samurai.do(struck, 0, "attack", target=1, weapon="bo")
    assert samurai.keys(state, 1) == ["parry", "take"]
    assert likely("samurai", state, 1) == "parry"


@pytest.mark.parametrize("game", ["bang", "duel", "samurai"])
def test_in_whole_nights_nothing_rare_or_harmful_is_likely(game: str) -> None:
    rules, found = GAMES[game], set[str]()
    for case in list(CASES[game]())[::9]:
        for state in play(rules, case, seed=1, length=60).states[1:]:
            everyone = [rules.offers(state, actor) for actor in actors(seats(rules, state))]
            found |= {each.key for offers in everyone for each in offers if each.likely}
    assert {"draw", "end-turn"} < found <= LIKELY
