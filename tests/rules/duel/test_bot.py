"""The bot duels to the end, sees what a person sees, and beats whoever does anything."""

from typing import Any

import pytest

from hub.bots.player import PlainPlayer, Player, RandomPlayer
from hub.rules.contract.actor import at
from hub.rules.contract.chance import Chance
from hub.rules.contract.game import Game
from hub.rules.contract.simulated_table import Perspective
from hub.rules.duel.state import State
from hub.simulation.game import Seating, Setting, all_plain, play
from hub.simulation.hub_table import HubTable
from hub.tables.chance import SeededChance
from tests.rules.duel.arranged import RULES, a, b, table

CARDS = Setting(game="duel", players=2, level="cards", seed="bots")


def against_anyone(number: int) -> Seating:
    """A bot at one seat, at the other someone who does anything; they change seats."""

    def seating(rules: Game[Any], players: int, chance: Chance) -> list[Player]:
        two: list[Player] = [PlainPlayer(rules, chance), RandomPlayer(f"{number}")]
        return two if number % 2 else two[::-1]

    return seating


def won(games: int) -> float:
    """The bot's share of the duels."""
    bots = [1 - number % 2 for number in range(games)]
    duels = [play(RULES, CARDS, number, against_anyone(number)) for number in range(games)]
    wins = [duel.outcome.winners == (bot,) for duel, bot in zip(duels, bots, strict=True)]
    return sum(wins) / games


def test_the_bot_beats_a_random_player() -> None:
    assert won(20) >= 0.8


@pytest.mark.long
def test_the_bot_beats_a_random_player_over_many_duels() -> None:
    assert won(400) >= 0.9


def test_bots_duel_to_the_end() -> None:
    for number in range(10):
        assert play(RULES, CARDS, number, all_plain).outcome.reason == "shogun"


@pytest.mark.long
def test_a_thousand_duels_come_to_an_end_and_neither_seat_is_favoured() -> None:
    duels = [play(RULES, CARDS, number) for number in range(1000)]
    first = sum(duel.outcome.teams[0].key == "first" for duel in duels)
    assert 350 <= first <= 650
    assert max(duel.turns for duel in duels) < 200


def chosen(state: State, seat: int = 0) -> tuple[str, dict[str, Any]]:
    """What the bot does at a duel as it stands."""
    seen = Perspective(
        RULES.view(state, at(seat)), RULES.secret(state, seat), RULES.offers(state, at(seat))
    )
    move = PlainPlayer(RULES, SeededChance("chosen")).move(seen)
    return move.offer, dict(move.values)


def test_the_bot_brings_down_whom_it_can_with_no_more_weapon_than_that_needs() -> None:
    weapons = ("bokken", "katana")
    one = a(active="hanzo", hand=weapons)
    hurt = table(one, b(points={"kojiro": 1, "tomoe": 4}), level="cards")
    assert chosen(hurt) == ("attack", {"target": "kojiro", "weapon": "bokken"})


def test_the_bot_takes_most_from_whoever_stands() -> None:
    state = table(a(active="hanzo", hand=("bokken", "katana")), b(), level="cards")
    offer, values = chosen(state)
    assert (offer, values["weapon"]) == ("attack", "katana")


def test_the_same_sight_gives_the_same_move() -> None:
    stage = HubTable(RULES, RULES.demo, SeededChance("same"))
    seen = stage.look(0)
    player = PlainPlayer(RULES, SeededChance("same"))
    assert player.move(seen) == player.move(seen)


def test_the_showcase_is_a_duel_of_bots_with_cards_on_phones() -> None:
    assert (RULES.demo.level, RULES.demo.pace) == ("cards", "flow")
