"""Players see what a person sees, and the plain one is worth sitting down with."""

import pytest

from hub.bots.player import PlainPlayer, Player, RandomPlayer
from hub.rules.contract.simulated_table import Perspective
from hub.rules.contract.view import Secret, View
from hub.rules.registry import GAMES
from hub.simulation.game import run
from hub.simulation.hub_table import HubTable
from hub.tables.chance import SeededChance

RULES = GAMES["samurai"]


def stage(players: int, number: int) -> HubTable:
    options = RULES.options_type(players=players, level="cards", pace="flow", confirm=False)
    return HubTable(RULES, options, SeededChance(f"bots/{players}/{number}"))


def teams(players: int) -> list[str]:
    return ["shogun", "ninja"] if players < 5 else ["shogun", "ninja", "ronin"]


def won_by_bots(players: int, team: str, number: int) -> bool:
    """One team of plain players among random ones: does it win?"""
    here = stage(players, number)
    chance = SeededChance("bots")
    plain, wild = PlainPlayer(RULES, chance), RandomPlayer(f"{number}")
    secrets = [here.look(seat).secret for seat in range(players)]
    seated: list[Player] = [
        plain if secret is not None and secret.team == team else wild for secret in secrets
    ]
    run(here, seated)
    outcome = here.outcome()
    assert outcome is not None
    return outcome.teams[0].key == team


def share(players: int, games: int) -> float:
    """How often the team of bots wins, each team having its turn; at random it is 1 / teams."""
    own = teams(players)
    wins = sum(won_by_bots(players, team, n) for team in own for n in range(games))
    return wins / (games * len(own))


@pytest.mark.parametrize("players", RULES.players)
def test_a_team_of_bots_beats_random_players(players: int) -> None:
    assert share(players, 20) >= 1.5 / len(teams(players))


@pytest.mark.long
@pytest.mark.parametrize("players", RULES.players)
def test_a_team_of_bots_beats_random_players_over_many_games(players: int) -> None:
    assert share(players, 400) >= 1.5 / len(teams(players))


def test_a_plain_player_is_given_a_view_a_secret_and_offers_alone() -> None:
    seen = stage(5, 1).look(0)
    assert isinstance(seen, Perspective)
    assert isinstance(seen.view, View)
    assert isinstance(seen.secret, Secret)


def test_a_plain_player_at_the_same_seat_with_the_same_sight_makes_the_same_move() -> None:
    here = stage(5, 2)
    seen = here.look(here.awaited()[0])
    player = PlainPlayer(RULES, SeededChance("same"))
    assert player.move(seen) == player.move(seen)
