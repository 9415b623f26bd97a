"""Simulated games: the same seed gives the same games, on however many processes."""

import pytest

from hub.rules.contract.play import audit, replay
from hub.rules.registry import GAMES
from hub.simulation.game import EndlessGame, Setting, all_plain, play, run
from hub.simulation.hub_table import HubTable
from hub.simulation.jobs import play_all
from hub.simulation.tally import count_up
from hub.tables.chance import SeededChance

RULES = GAMES["samurai"]


def settings(seed: str = "7") -> list[Setting]:
    return [
        Setting(game="samurai", players=players, level="cards", seed=seed) for players in (3, 5)
    ]


def game(players: int, number: int) -> HubTable:
    options = RULES.options_type(players=players, level="cards", pace="flow")
    chance = SeededChance(f"games/{players}/{number}")
    stage = HubTable(RULES, options, chance)
    run(stage, all_plain(RULES, players, chance))
    return stage


def test_two_processes_play_the_same_games_as_one() -> None:
    assert list(play_all(settings(), 6, 2)) == list(play_all(settings(), 6, 1))


def test_another_seed_plays_other_games() -> None:
    assert list(play_all(settings("7"), 4, 1)) != list(play_all(settings("8"), 4, 1))


def test_a_tally_counts_every_game_once() -> None:
    tallies = count_up(play_all(settings(), 10, 1))
    assert [tally.players for tally in tallies] == [3, 5]
    for tally in tallies:
        assert tally.games == sum(tally.wins.values()) == sum(tally.endings.values()) == 10
        assert tally.turns.least <= tally.turns.median <= tally.turns.most


@pytest.mark.parametrize("players", RULES.players)
def test_no_sum_is_ever_broken_in_a_game_of_bots(players: int) -> None:
    for number in range(60):
        stage = game(players, number)
        audit(RULES, stage.state)
        assert replay(RULES, stage.events) == stage.state


@pytest.mark.long
@pytest.mark.parametrize("players", RULES.players)
@pytest.mark.parametrize("part", range(4))
def test_no_sum_is_ever_broken_in_ten_thousand_games(players: int, part: int) -> None:
    for number in range(part * 500, part * 500 + 500):
        stage = game(players, number)
        assert stage.outcome() is not None
        assert replay(RULES, stage.events) == stage.state


def test_a_game_that_does_not_end_is_called_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hub.simulation.game.MOST_STEPS", 3)
    with pytest.raises(EndlessGame):
        play(RULES, settings()[0], 0)
