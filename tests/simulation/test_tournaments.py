"""Whole tournaments by plain players."""

import pytest

from hub.rules.registry import GAMES
from hub.simulation.tournament import (
    STAND_IN,
    PlayedTournament,
    TournamentSetting,
    play_tournament,
    play_tournaments,
)

SETTING = TournamentSetting(players=9, seed="s")


def check(found: PlayedTournament, players: int) -> None:
    assert [row.place for row in found.ranking][:4] == [1, 2, 3, 3]
    assert {row.player for row in found.ranking} == {f"Player {n}" for n in range(1, players + 1)}
    assert sum(found.met.values()) == players * (players - 1) // 2
    assert (found.shogun_again, found.faults) == (0, 0)


def test_a_tournament_is_played_to_its_end() -> None:
    found = play_tournament(SETTING, 0)
    check(found, 9)
    assert (found.rounds, found.tables) == (3, 6)


def test_it_says_what_decided_the_finals() -> None:
    assert play_tournament(SETTING, 1).finals == ("duel" if "duel" in GAMES else STAND_IN)


def test_the_result_does_not_depend_on_the_number_of_processes() -> None:
    alone = list(play_tournaments(TournamentSetting(players=4, seed="s"), 2, 1))
    assert list(play_tournaments(TournamentSetting(players=4, seed="s"), 2, 2)) == alone
    assert alone[0] != alone[1]


@pytest.mark.long
@pytest.mark.parametrize("mixing", [False, True])
@pytest.mark.parametrize("players", [8, 13, 19, 25, 40, 60])
def test_tournaments_of_many_sizes_are_played_to_their_end(players: int, mixing: bool) -> None:
    check(play_tournament(TournamentSetting(players=players, seed="l", mixing=mixing), 0), players)
