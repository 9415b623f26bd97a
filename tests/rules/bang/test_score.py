"""The score: halves, multipliers, teams, ties, and both endings."""

import pytest

from hub.rules.bang.roles import BONUS
from hub.rules.bang.state import State
from hub.rules.contract.actor import HOST, TABLE
from hub.rules.contract.outcome import Points
from tests.rules.bang.arranged import (
    RULES,
    Player,
    do,
    moves,
    plain,
    reputations,
    result,
    shot,
    table,
)

MULTIPLIERS: dict[str, dict[int, Points]] = {
    "sheriff": {3: 2, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1},
    "deputy": {3: 2, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1},
    "outlaw": {3: 1, 4: 1.5, 5: 1, 6: 1, 7: 1, 8: 1},
    "renegade": {5: 2, 6: 3, 7: 3, 8: 3},
}


def ended(*reputation: int, by: int = 0, **options: object) -> State:
    """A game that ends because the last seat loses its last reputation to another."""
    players = [Player(reputation=each) for each in reputation[:-1]]
    last = Player(reputation=reputation[-1], life=1)
    state = table(*players, last, turn=by, **options)  # type: ignore[arg-type]
    return shot(state, by, len(reputation) - 1, ("take",))


def test_the_multiplier_table() -> None:
    assert BONUS == MULTIPLIERS


@pytest.mark.parametrize("players", range(3, 9))
def test_every_line_is_multiplied_by_its_role(players: int) -> None:
    state = ended(*(2,) * (players - 1), 1)
    outcome = result(state)
    for team in outcome.teams:
        for line in team.scores:
            role = outcome.roles[line.seat]
            assert line.times == MULTIPLIERS[role][players]
            assert line.points == reputations(state)[line.seat] * line.times
        assert team.total == sum(line.points for line in team.scores)


def test_scores_may_be_halves() -> None:
    outcome = result(ended(4, 3, 2, 1))
    totals = {team.key: team.total for team in outcome.teams}
    assert totals == {"law": 5 + 2, "outlaws": 4.5}
    assert outcome.winners == (0, 2)


def test_whole_totals_stay_whole() -> None:
    outcome = result(ended(3, 2, 2, 2, 1))
    assert all(type(team.total) is int for team in outcome.teams)


@pytest.mark.parametrize(("held", "kind"), [((2, 2), int), ((3, 1), float)])
def test_halves_that_make_a_whole_are_written_whole(held: tuple[int, int], kind: type) -> None:
    one, other = held
    state = table(Player(), Player(reputation=one), Player(), Player(reputation=other))
    state, _ = do(state, HOST, "correct-reputation", seat=2, value=0, game="ends")
    (team,) = (team for team in result(state).teams if team.key == "outlaws")
    assert (team.total, type(team.total)) == (6, int)
    assert {type(line.points) for line in team.scores} == {kind}


def test_teams_add_up_and_each_renegade_is_alone() -> None:
    outcome = result(ended(4, 4, 3, 4, 2, 3, 4, 1))
    found = {team.seats: (team.key, team.total) for team in outcome.teams}
    assert found == {
        (0, 2, 6): ("law", 12),
        (1, 3, 5): ("outlaws", 11),
        (4,): ("renegade", 6),
        (7,): ("renegade", 0),
    }


def test_someone_without_reputation_ends_the_game_at_once() -> None:
    state = ended(3, 2, 2, 2, 1)
    assert state.ending is not None
    assert (state.ending.reason, state.ending.cause) == ("reputation", "fall")
    assert RULES.awaited(state) == ()
    assert [place.role for place in RULES.view(state, TABLE).places] == list(result(state).roles)


@pytest.mark.parametrize(
    ("ties", "winner"),
    [("outlaws", "outlaws"), ("law", "law")],
)
def test_ties_between_the_two_sides(ties: str, winner: str) -> None:
    """Law 4 + 2, Outlaws 3 + 3."""
    outcome = result(ended(3, 3, 2, 3, 1, house={"ties": ties}))
    assert [(team.key, team.total) for team in outcome.teams][:2] == [
        (winner, 6),
        ({"outlaws": "law", "law": "outlaws"}[winner], 6),
    ]
    assert [team.rank for team in outcome.teams] == [1, 2, 3]
    assert outcome.ties == ties, "and the table is told"


def test_a_renegade_loses_every_tie() -> None:
    """Sheriff 3 + 1, Outlaws 2 + 2, Renegade 2 x 2."""
    state = table(
        Player(reputation=3),
        Player(reputation=2, role="renegade"),
        Player(reputation=1, role="deputy"),
        Player(reputation=2, role="outlaw"),
        Player(reputation=1, role="outlaw", life=1),
    )
    state, _ = do(state, HOST, "correct-reputation", seat=3, value=4, game="goes-on")
    state = shot(state, 0, 4, ("take",))
    state_totals = [(team.key, team.total, team.rank) for team in result(state).teams]
    assert state_totals == [("law", 5, 1), ("outlaws", 4, 2), ("renegade", 4, 3)]


def test_two_renegades_tied_share_the_win() -> None:
    players = [Player(reputation=1) for _ in range(8)]
    players[4] = players[7] = Player(reputation=3)
    players[1] = Player(reputation=1, life=1)
    state = shot(table(*players), 0, 1, ("take",))
    outcome = result(state)
    assert [(team.seats, team.total, team.rank) for team in outcome.teams][:2] == [
        ((4,), 9, 1),
        ((7,), 9, 1),
    ]
    assert outcome.winners == (4, 7)
    assert outcome.ties == "", "nothing had to decide"
    assert [team.rank for team in outcome.teams] == [1, 1, 3, 4]


# The last one standing


def test_one_player_alone_with_life_ends_the_game_and_the_team_wins() -> None:
    """The law has more points, and the Outlaws win, the one who is down with the one who stands."""
    players = (Player(life=0, reputation=4), Player(), Player(life=1), *plain(2, life=0))
    state = shot(table(*players, turn=1), 1, 2, ("take",))
    outcome = result(state)
    assert (outcome.reason, outcome.winners) == ("last-standing", (1, 3))
    assert [(team.key, team.total) for team in outcome.teams][:2] == [("outlaws", 5), ("law", 5)]


def test_a_deputy_defeated_by_the_sheriff_as_the_last_one_standing() -> None:
    """The game ends all the same, and points are counted."""
    players = (
        Player(reputation=2),
        Player(life=0, reputation=4),
        Player(life=1, reputation=2),
        Player(life=0, reputation=2),
    )
    state = moves(table(*players), (0, "duel", {"target": 2}), (2, "take"))
    assert state.ending is not None
    assert state.ending.reason == "last-standing"
    outcome = result(state)
    assert (outcome.reason, outcome.winners) == ("points", (1, 3))
    assert [(team.key, team.total) for team in outcome.teams] == [("outlaws", 9), ("law", 4)]


def test_an_outlaw_defeated_by_the_sheriff_as_the_last_one_standing() -> None:
    players = (
        Player(reputation=2),
        Player(life=1, reputation=4),
        Player(life=0, reputation=1),
        Player(life=0, reputation=4),
    )
    outcome = result(shot(table(*players), 0, 1, ("take",)))
    assert (outcome.reason, outcome.winners) == ("last-standing", (0, 2))


def test_one_renegade_defeated_by_the_other_is_no_friend() -> None:
    players = [Player(life=0, reputation=3) for _ in range(8)]
    players[4], players[7] = Player(reputation=2), Player(life=2, reputation=2)
    state = moves(table(*players, turn=4), (4, "duel", {"target": 7}), (7, "take"))
    outcome = result(state)
    assert (outcome.reason, outcome.winners) == ("last-standing", (4,))
    assert [team.rank for team in outcome.teams if team.key == "renegade"] == [1, 4]


def test_at_a_table_of_three_too() -> None:
    state = shot(table(Player(), Player(life=1), Player(life=0)), 0, 1, ("take",))
    assert result(state).reason == "last-standing"


def test_dynamite_may_leave_one_standing() -> None:
    players = (Player(life=1, laid=("dynamite",)), Player(), Player(life=0), Player(life=0))
    state = table(*players, steps=("dynamite", "draw", "play"))
    state = moves(state, (0, "check-dynamite", {"flipped": "explodes"}), (0, "take"))
    assert (result(state).reason, result(state).winners) == ("last-standing", (1, 3))


def test_whoever_has_life_stands_with_or_without_cards() -> None:
    state = table(Player(), Player(life=1), Player(hand=0), *plain(2, life=0))
    assert shot(state, 0, 1, ("take",)).ending is None


@pytest.mark.parametrize(
    ("both", "reason"), [("last-standing", "last-standing"), ("reputation", "reputation")]
)
def test_two_endings_at_once(both: str, reason: str) -> None:
    players = (Player(), Player(life=1, reputation=1), Player(life=0), Player(life=0))
    state = shot(table(*players, house={"both": both}), 0, 1, ("take",))
    assert result(state).reason == reason


def test_there_is_no_deadly_strike() -> None:
    players = (Player(reputation=2), Player(reputation=2), Player(life=1, reputation=1), Player())
    friends = moves(table(*players), (0, "duel", {"target": 2}), (2, "take"))
    assert {line.key for team in result(friends).teams for line in team.scores} == {"reputation"}


def test_the_numbers_for_those_who_add_up() -> None:
    numbers = result(ended(3, 2, 2, 2, 1)).numbers
    assert numbers[0] == {"reputation": 4, "life": 5, "life-value": 5, "last-standing": 0}
