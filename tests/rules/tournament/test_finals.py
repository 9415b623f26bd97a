"""The finals: four or eight, walk-overs, shared third, the final ranking and the prizes."""

from typing import Any

import pytest

from hub.rules.contract.actor import HUB
from hub.rules.tournament.bracket import PAIRINGS, bracket_of, decided
from hub.rules.tournament.ranking import ranking
from hub.rules.tournament.standings import standings
from hub.rules.tournament.state import State
from tests.rules.tournament.arranged import RULES, closed, do, opened, played, refused


def sides(state: State) -> dict[str, tuple[int, int]]:
    """Who meets whom, by seed counted from 1; 0 where it is not known."""
    seeds = [state.seeds.index(actor) + 1 for actor in state.seeds]
    rank = dict(zip(state.seeds, seeds, strict=True))
    return {
        name: (rank.get(duel.sides[0], 0), rank.get(duel.sides[1], 0))
        for name, duel in state.duels.items()
    }


def won(state: State, duel: str, side: int) -> State:
    return do(state, f"report/{duel}", HUB, side=side)


def fought(state: State, **winners: int) -> State:
    """Every duel in turn; side 0 wins unless said otherwise."""
    for name in state.duels:
        state = won(state, name, winners.get(name.replace("-", "_"), 0))
    return state


def test_the_best_four_meet_first_with_fourth_and_second_with_third() -> None:
    found = sides(closed(10))
    assert found == {"semi-1": (1, 4), "semi-2": (2, 3), "final": (0, 0)}


def test_eight_finalists_meet_as_the_page_says() -> None:
    state = closed(12, finalists=8)
    quarters = {name: pair for name, pair in sides(state).items() if name.startswith("quarter")}
    assert list(quarters.values()) == [(1, 8), (4, 5), (3, 6), (2, 7)]
    for quarter in quarters:
        state = won(state, quarter, 0)
    found = sides(state)
    assert (found["semi-1"], found["semi-2"]) == ((1, 4), (3, 2))
    state = won(won(state, "semi-1", 1), "semi-2", 0)
    assert sides(state)["final"] == (4, 3)


def test_eight_finalists_are_a_dispensation_with_its_reason() -> None:
    state = do(played(opened(12), 3), "finalists", count=8, why="publisher’s letter")
    assert [(d.kind, d.points, d.why) for d in state.decisions] == [
        ("finalists", 8, "publisher’s letter")
    ]
    assert len(do(state, "close-qualifying").duels) == 7


def test_only_duels_whose_sides_are_known_are_wanted() -> None:
    state = closed(10)
    assert [(t.name, t.game) for t in RULES.tables_wanted(state)] == [
        ("semi-1", "duel"),
        ("semi-2", "duel"),
    ]
    state = won(state, "semi-1", 0)
    assert [table.name for table in RULES.tables_wanted(state)] == ["semi-2"]
    state = won(state, "semi-2", 1)
    (final,) = RULES.tables_wanted(state)
    assert (final.name, final.entrants) == ("final", (state.seeds[0], state.seeds[2]))


def test_the_duels_alone_decide_the_first_four_places() -> None:
    state = fought(closed(10), semi_1=1, semi_2=1, final=0)
    seeds = state.seeds
    assert [row.entrant for row in ranking(state)[:4]] == [seeds[3], seeds[2], seeds[0], seeds[1]]
    assert [row.place for row in ranking(state)] == [1, 2, 3, 3, 5, 6, 7, 8, 9, 10]
    rest = [row.entrant for row in standings(state)][4:]
    assert [row.entrant for row in ranking(state)[4:]] == rest


def test_with_eight_the_losers_of_the_quarter_finals_rank_by_points() -> None:
    state = fought(closed(12, finalists=8), quarter_1=1, quarter_3=1)
    seeds = state.seeds
    assert [row.place for row in ranking(state)] == [1, 2, 3, 3, *range(5, 13)]
    assert [row.entrant for row in ranking(state)[4:8]] == [seeds[0], seeds[2], seeds[4], seeds[6]]


@pytest.mark.parametrize(
    ("players", "prizes"),
    [(10, [500, 300, 100, 100]), (16, [700, 400, 200, 200]), (26, [1000, 500, 300, 300])],
)
def test_prizes_are_for_the_first_four_and_outside_the_points(
    players: int, prizes: list[int]
) -> None:
    before = closed(players, prizes=True)
    state = fought(before)
    assert [row.prize for row in ranking(state)] == prizes + [0] * (players - 4)
    assert standings(state) == standings(before)


def test_nobody_gets_a_prize_unless_prizes_were_asked_for() -> None:
    assert {row.prize for row in ranking(fought(closed(10)))} == {0}
    state = do(opened(8), "prizes", count=1, why="the club gives them")
    assert [(d.kind, d.points) for d in state.decisions] == [("prizes", 1)]
    assert ranking(fought(do(played(state, 3), "close-qualifying")))[0].prize == 500


def test_places_five_to_eight_get_no_prize() -> None:
    rows = ranking(fought(closed(12, finalists=8, prizes=True)))
    assert [row.prize for row in rows[:4]] == [500, 300, 100, 100]
    assert {row.prize for row in rows[4:]} == {0}


def test_the_outcome_is_the_final_ranking() -> None:
    state = fought(closed(10, prizes=True))
    found = RULES.outcome(state)
    assert found is not None
    assert found.winners == (state.seeds[0],)
    assert [team.rank for team in found.teams][:5] == [1, 2, 3, 3, 5]
    assert found.numbers[state.seeds[0]]["prize"] == 500
    assert RULES.is_over(state)
    assert RULES.tables_wanted(state) == ()


def test_nothing_is_ranked_before_the_final_is_over() -> None:
    state = won(won(closed(10), "semi-1", 0), "semi-2", 0)
    assert (ranking(state), RULES.outcome(state)) == ((), None)


def test_whoever_went_home_is_in_no_final_but_keeps_their_points() -> None:
    state = played(opened(10), 3)
    best = standings(state)[0].entrant
    state = do(state, "send-away", entrant=best, why="last train")
    state = do(state, "close-qualifying")
    assert state.seeds[0] == best
    assert all(best not in duel.sides for duel in state.duels.values())
    state = fought(state)
    place = next(row.place for row in ranking(state) if row.entrant == best)
    assert place == 5


@pytest.mark.parametrize("here", range(1, 8))
def test_whoever_has_no_opponent_goes_on(here: int) -> None:
    for size in PAIRINGS:
        duels: dict[str, Any] = bracket_of(tuple(range(min(here, size))), size)
        while open_duels := [name for name, duel in duels.items() if duel.is_open]:
            duels = decided(duels, open_duels[0], min(duels[open_duels[0]].sides))
        assert duels["final"].winner == 0


def test_the_referee_decides_a_duel_and_may_put_it_right() -> None:
    state = closed(10)
    one, four = state.duels["semi-1"].sides
    state = do(state, "decide-duel", duel="semi-1", winner=one, why="did not come back")
    state = do(state, "decide-duel", duel="semi-2", winner=state.seeds[1], why="on paper")
    assert [table.name for table in RULES.tables_wanted(state)] == ["final"]
    state = do(state, "decide-duel", duel="semi-1", winner=four, why="it was the other way round")
    (final,) = RULES.tables_wanted(state)
    assert (final.name, final.entrants) == ("final.2", (four, state.seeds[1]))
    state = won(state, "final.2", 0)
    assert ranking(state)[0].entrant == four
    assert refused(state, "decide-duel", duel="semi-1", winner=one, why="x").code == "duel-stands"


def test_a_final_that_was_decided_wrongly_is_decided_again_on_the_record() -> None:
    state = fought(closed(10))
    first, second = state.duels["final"].sides
    state = do(state, "decide-duel", duel="final", winner=second, why="the wrong name was tapped")
    assert [row.entrant for row in ranking(state)[:2]] == [second, first]
    assert state.decisions[-1].why == "the wrong name was tapped"
    assert state.phase == "over"


def test_with_fewer_here_than_finalists_whoever_left_gets_no_prize() -> None:
    state = played(opened(10, prizes=True), 3)
    order = [row.entrant for row in standings(state)]
    for best in order[:8]:
        state = do(state, "send-away", entrant=best, why="last train")
    state = do(state, "close-qualifying")
    assert set(state.duels["final"].sides) == set(order[8:])
    state = won(state, "final", 0)
    assert [row.prize for row in ranking(state)] == [500, 300, *[0] * 8]
    assert [row.entrant for row in ranking(state)[2:]] == order[:8]


def test_a_duel_that_others_were_built_on_stands() -> None:
    state = closed(12, finalists=8)
    for name in ("quarter-1", "quarter-2", "semi-1"):
        state = won(state, name, 0)
    side = state.duels["quarter-1"].sides[1]
    found = refused(state, "decide-duel", duel="quarter-1", winner=side, why="x")
    assert found.code == "duel-stands"
    assert refused(state, "decide-duel", duel="final", winner=side, why="x").code == "duel-not-yet"
