"""The end of a game in which everyone plays alone."""

from hub.rules.contract.outcome import by_points


def test_most_points_win_and_a_tie_is_shared() -> None:
    outcome = by_points("all-shown", [3, 7, 1, 7], "honor")
    assert (outcome.reason, outcome.cause) == ("all-shown", "")
    assert outcome.winners == (1, 3)
    assert [(team.key, team.seats, team.total, team.rank) for team in outcome.teams] == [
        ("seat-2", (1,), 7, 1),
        ("seat-4", (3,), 7, 1),
        ("seat-1", (0,), 3, 3),
        ("seat-3", (2,), 1, 4),
    ]
    scores = [team.scores for team in outcome.teams]
    assert [(score.key, score.value, score.seat) for (score,) in scores] == [
        ("honor", 7, 1),
        ("honor", 7, 3),
        ("honor", 3, 0),
        ("honor", 1, 2),
    ]
    assert outcome.roles == ("",) * 4
    assert outcome.numbers == ({"honor": 3}, {"honor": 7}, {"honor": 1}, {"honor": 7})
