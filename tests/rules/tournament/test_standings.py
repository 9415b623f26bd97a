"""Standings: sums, penalties, ties by wins and by lot; and what is asked of equals."""

from hub.rules.contract.actor import REFEREE, at
from hub.rules.tournament.draw_checks import check_draw
from hub.rules.tournament.events.finals import QualifyingClosed
from hub.rules.tournament.ranking import by_lot, ranking
from hub.rules.tournament.standings import Equals, draw_lots, seeded, standings, ties
from hub.rules.tournament.state import State
from tests.rules.tournament.arranged import (
    RULES,
    closed,
    do,
    drawn,
    had,
    keys,
    opened,
    played,
    refused,
    report,
    reported,
    told,
)
from tests.rules.tournament.test_finals import fought, won
from tests.rules.tournament.test_sheet import EXAMPLE


def example() -> State:
    """Six players, one round, the page's example; who sat where is drawn."""
    return report(drawn(opened(6, rounds=1)), "r1-t1", EXAMPLE, "honor")


def test_points_are_summed_over_rounds() -> None:
    state = played(opened(9), 3)
    for row in standings(state):
        mine = [
            r for sheet in state.sheets.values() for r in sheet.rows if r.entrant == row.entrant
        ]
        assert row.points == sum(r.team + r.single + r.extra for r in mine)
        assert row.wins == sum(1 for r in mine if r.rank == 1)


def test_the_best_goes_first() -> None:
    rows = standings(example())
    assert [row.points for row in rows] == [523, 519, 214, 27, 15, 0]
    assert [row.rank for row in rows] == [1, 2, 3, 4, 5, 6]


def test_a_penalty_costs_points_until_it_is_lifted() -> None:
    state = example()
    best = standings(state)[0].entrant
    state = do(state, "penalty", entrant=best, conduct="lying", points=100, why="twice")
    assert next(r for r in standings(state) if r.entrant == best).points == 423
    assert [row.points for row in standings(state)] == [519, 423, 214, 27, 15, 0]
    state = do(state, "lift-penalty", penalty=0, why="it was someone else")
    assert standings(state)[0].points == 523
    assert [(d.kind, d.is_lifted) for d in state.decisions] == [
        ("penalty", True),
        ("lifted", False),
    ]
    assert refused(state, "lift-penalty", penalty=0, why="again").code == "not-offered"


def test_whoever_went_before_their_first_table_was_over_is_in_no_standings() -> None:
    state = do(opened(9), "send-away", entrant=3, why="never came")
    assert [row.entrant for row in standings(state)] == [0, 1, 2, 4, 5, 6, 7, 8]
    state = do(played(state, 3), "send-away", entrant=5, why="last train")
    assert {row.entrant for row in standings(state)} == set(range(9)) - {3}
    state = fought(do(state, "close-qualifying"))
    assert set(state.seeds) == set(range(9))
    assert [row.rank for row in standings(state)] == list(range(1, 9))
    assert [row.place for row in ranking(state)] == [1, 2, 3, 3, 5, 6, 7, 8]
    found = RULES.outcome(state)
    assert found is not None
    assert found.numbers[3] == {}
    assert found.numbers[5]["place"] > 4


def test_whoever_came_late_and_never_played_is_neither_ranked_nor_a_finalist() -> None:
    state = played(opened(5), 1)
    for entrant in (0, 1):
        state = do(state, "send-away", entrant=entrant, why="last train")
    state = do(state, "enter", name="Late")
    state = do(state, "send-away", entrant=2, why="last train")
    assert {row.entrant for row in standings(state)} == {0, 1, 2, 3, 4, 5}
    state = do(state, "close-qualifying", why="too few")
    finalists = {side for duel in state.duels.values() for side in duel.sides if side >= 0}
    assert (finalists, set(state.seeds)) == ({3, 4}, set(range(6)))
    assert {row.entrant for row in standings(state)} == {0, 1, 2, 3, 4}
    assert {row.entrant for row in ranking(won(state, "final", 0))} == {0, 1, 2, 3, 4}


def test_with_nobody_here_who_has_played_there_are_no_finals() -> None:
    state = played(opened(4), 1)
    for entrant in range(4):
        state = do(state, "send-away", entrant=entrant, why="last train")
    state = do(state, "enter", name="Late")
    assert refused(state, "close-qualifying", why="too few").code == "nobody-present"


def test_an_older_log_in_which_a_finalist_never_played_is_read_as_it_was() -> None:
    state = played(opened(5), 1)
    for entrant in (0, 1):
        state = do(state, "send-away", entrant=entrant, why="last train")
    state = do(state, "enter", name="Late")
    lots = draw_lots(ties(state), "seed", 1)
    seeds = seeded(state, lots)
    here = tuple(entrant for entrant in seeds if entrant in state.present)
    assert 5 in here
    ended = QualifyingClosed(seeds=seeds, finalists=here, size=4, seed="seed", lots=lots)
    checked = check_draw(state, ended)
    assert checked is not None
    assert checked.faults == ()
    assert {row.entrant for row in ranking(fought(ended.evolve(state)))} == set(range(6))


def test_a_caution_costs_nothing() -> None:
    state = do(example(), "caution", entrant=2, conduct="other", why="singing")
    assert standings(state) == standings(example())
    assert state.decisions[0].conduct == "other"


def level_on_points(seed: str = "draw") -> State:
    """One round at one table, in which nobody has anything left."""
    state = drawn(opened(5, rounds=1), seed)
    rows = (
        had("shogun", "tomoe", 0, 0),
        had("samurai", "benkei", 0, 0),
        had("ronin", "goemon", 0, 0),
        had("ninja", "ieyasu", 0, 0),
        had("ninja", "kojiro", 0, 0),
    )
    return report(state, "r1-t1", rows, "honor")


def test_equal_points_and_more_wins_goes_first() -> None:
    """Whoever of the two entered first."""
    for seed in range(8):
        state = level_on_points(str(seed))
        first, loser = (standings(state)[at].entrant for at in (0, 4))
        state = do(state, "penalty", entrant=first, conduct="cheating", points=500, why="x")
        rows = {row.entrant: row for row in standings(state)}
        assert rows[first].points == rows[loser].points == 0
        assert (rows[first].wins, rows[loser].wins) == (1, 0)
        assert rows[first].rank < rows[loser].rank


def test_still_equal_is_a_shared_rank_until_the_lot_decides() -> None:
    state = level_on_points()
    groups = ties(state)
    # Shogun and Samurai won; two Ninja were second; the Ronin is last alone.
    assert [len(group) for group in groups] == [2, 2]
    assert sorted(row.rank for row in standings(state)) == [1, 1, 3, 3, 5]


def test_the_lot_is_recorded_with_its_seed_and_decides() -> None:
    state, (event,) = told(level_on_points(), REFEREE, "close-qualifying")
    lots, seed, version = event.lots, event.seed, event.version  # type: ignore[attr-defined]  # it is a QualifyingClosed
    assert lots == draw_lots(ties(level_on_points()), seed, version)
    assert [sorted(lot.order) for lot in lots] == [sorted(lot.candidates) for lot in lots]
    assert state.seeds == seeded(level_on_points(), lots)
    assert [row.rank for row in standings(state)] == [1, 2, 3, 4, 5]
    assert state.seeds[:2] == lots[0].order


def test_the_places_that_a_lot_decided_are_told_once_they_are_public() -> None:
    """At the end a duel has decided those of the finalists."""
    level = level_on_points()
    assert by_lot(level) == ()
    state = do(level, "close-qualifying")
    assert by_lot(state) == (Equals(first=1, last=2), Equals(first=3, last=4))
    assert by_lot(fought(state)) == ()


def test_equals_who_were_in_no_final_stay_by_lot_in_the_ranking() -> None:
    state = level_on_points()
    for entrant in [row.entrant for row in standings(state)][:2]:
        state = do(state, "send-away", entrant=entrant, why="last train")
    # Three are left for the finals, and the first of them has no opponent in the semi-final.
    state = won(won(do(state, "close-qualifying"), "semi-2", 0), "final", 0)
    assert by_lot(state) == (Equals(first=4, last=5),)


def test_a_lot_may_fall_either_way() -> None:
    orders = {draw_lots(((1, 2),), str(seed), 1)[0].order for seed in range(20)}
    assert orders == {(1, 2), (2, 1)}


def test_nothing_is_corrected_or_penalised_once_the_standings_are_public() -> None:
    state = closed(8)
    for key in ("penalty", "take-sheet", "enter", "rounds", "finalists", "draw", "send-away"):
        assert refused(state, key).code == "not-offered"


def test_qualifying_is_closed_after_the_last_round_and_not_before() -> None:
    state = played(opened(8), 2)
    assert refused(state, "close-qualifying").code == "not-offered"
    state = drawn(state)
    assert refused(state, "close-qualifying").code == "not-offered"
    assert do(reported(state), "close-qualifying").seeds


def test_where_the_length_is_limited_qualifying_may_close_early() -> None:
    state = do(played(opened(8), 1), "length", count=300, why="the hall closes at ten")
    assert do(state, "close-qualifying").seeds


def test_with_too_few_left_for_a_round_qualifying_may_close_with_a_reason() -> None:
    state = played(opened(8), 1)
    for entrant in range(4):
        assert "close-qualifying" not in keys(state, REFEREE)
        state = do(state, "withdraw", at(entrant))
    state = do(state, "send-away", entrant=4, why="unwell")
    assert refused(state, "draw").code == "too-few"
    assert refused(state, "close-qualifying").code == "missing-field"
    state = do(state, "close-qualifying", why="five had to go")
    assert state.phase == "finals"
    assert state.decisions[-1].why == "five had to go"
