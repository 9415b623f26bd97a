"""The draw: every seat filled, nobody Shogun twice, and few repeated meetings where asked for."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from random import Random

import pytest

from hub.laws.forms import fill
from hub.rules.contract.actor import HUB, REFEREE
from hub.rules.tournament.format import rounds_for, tables_for
from hub.rules.tournament.round_draw import Tables, Urn, draw, missing_shoguns, repeated
from hub.rules.tournament.seeded_draw import Lots
from hub.words.catalogue import Catalogue
from tests.rules.tournament.arranged import (
    do,
    drawn,
    offer,
    opened,
    played,
    refused,
    reported,
    told,
)

SIZES = range(8, 61)
EXACT = (25, 40, 50, 55, 60)
# What version 1 draws, for ever.
LOTS = [0, 5, 7, 2, 4, 1, 3, 6, 8, 9]
PLAIN_DRAW: Tables = ((6, 2, 7, 5), (0, 3, 4, 8, 1))
MIXED_DRAW: Tables = ((6, 2, 3, 5), (0, 1, 4, 8, 7))


def drawn_rounds(players: int, seed: str, *, mixing: bool = False) -> list[Tables]:
    """Every round of a tournament that nobody leaves, each drawn and looked at."""
    shogun_in = dict.fromkeys(range(players), 0)
    rounds: list[Tables] = []
    for number in range(1, rounds_for(players) + 1):
        met = tuple(table for tables in rounds for table in tables) if mixing else ()
        urn = Urn(
            seed=f"{seed}/{players}/{number}",
            candidates=tuple(shogun_in),
            shogun_in=tuple(shogun_in.values()),
            met=met,
        )
        tables = draw(urn)
        check_round(urn, tables)
        assert missing_shoguns(urn) == 0
        assert repeated(urn, tables) == ()
        shogun_in |= {table[0]: number for table in tables}
        rounds.append(tables)
    return rounds


def check_round(urn: Urn, tables: Tables) -> None:
    """Every seat of every table is filled, and everyone sits once."""
    assert tuple(len(table) for table in tables) == tables_for(len(urn.candidates))
    assert sorted(actor for table in tables for actor in table) == sorted(urn.candidates)


def check_shoguns(rounds: list[Tables]) -> None:
    counts = Counter(table[0] for tables in rounds for table in tables)
    assert max(counts.values()) == 1


@pytest.mark.parametrize("players", SIZES)
def test_nobody_is_shogun_twice_and_every_seat_is_filled(players: int) -> None:
    for seed in range(4):
        check_shoguns(drawn_rounds(players, str(seed)))


@pytest.mark.long
@pytest.mark.parametrize("players", SIZES)
def test_in_a_thousand_tournaments_nobody_is_shogun_twice(players: int) -> None:
    for seed in range(1000):
        check_shoguns(drawn_rounds(players, str(seed)))


@pytest.mark.parametrize("players", EXACT)
def test_where_the_numbers_are_exact_everyone_is_shogun_once(players: int) -> None:
    for mixing in (False, True):
        rounds = drawn_rounds(players, "exact", mixing=mixing)
        assert sorted(table[0] for tables in rounds for table in tables) == list(range(players))


@pytest.mark.parametrize("players", [*range(8, 30, 3), 47, 60])
def test_with_the_switch_on_nobody_is_shogun_twice_either(players: int) -> None:
    check_shoguns(drawn_rounds(players, "mixed", mixing=True))


def test_every_seat_is_as_likely_for_everyone() -> None:
    """Ten players, 2,000 first rounds: each is Shogun in about a fifth, and sits anywhere."""
    seats: Counter[tuple[int, int]] = Counter()
    for seed in range(2000):
        urn = Urn(seed=str(seed), candidates=tuple(range(10)), shogun_in=(0,) * 10)
        for table in draw(urn):
            seats.update((actor, chair) for chair, actor in enumerate(table))
    assert all(320 <= seats[actor, chair] <= 480 for actor in range(10) for chair in range(5))


def test_a_word_that_would_favour_low_lots_is_skipped(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of all words the last one is one too many to be shared out by three."""
    words = iter([2**64 - 1, 2**64 - 2, 2])
    monkeypatch.setattr(Lots, "_word", lambda _: next(words))
    assert [Lots("any").below(3), Lots("any").below(3)] == [2, 2]


def test_lots_are_for_ever_what_they_were() -> None:
    """A version that was used is never changed: old draws are drawn again and compared."""
    assert Lots("honor").mixed(range(10)) == LOTS
    urn = Urn(seed="honor", candidates=tuple(range(9)), shogun_in=(0, 1, 0, 0, 1, 0, 0, 0, 0))
    assert draw(urn) == PLAIN_DRAW
    met = ((1, 0, 2, 3), (4, 5, 6, 7, 8))
    mixed = Urn(seed="honor", candidates=urn.candidates, shogun_in=urn.shogun_in, met=met)
    assert draw(mixed) == MIXED_DRAW


def least_repeats(urn_sizes: list[tuple[int, set[int], set[int]]]) -> int:
    """The fewest who must be Shogun again, told round by round who is there."""
    been: set[int] = set()
    again = 0
    for tables, present, shoguns in urn_sizes:
        again += max(0, tables - len(present - been))
        been |= shoguns
    return again


@pytest.mark.parametrize("players", [25, 26, 31, 40, 50])
@pytest.mark.parametrize("leaving", [1, 3, 6])
def test_when_people_leave_as_few_as_can_be_are_shogun_again(players: int, leaving: int) -> None:
    """Those leave who have not been Shogun, which is the worst that can happen."""
    state = opened(players)
    seen = []
    for number in range(5):
        state = drawn(state, f"leave/{number}")
        tables = state.tables_of(state.round)
        seen.append((len(tables), set(state.present), {table.entrants[0] for table in tables}))
        state = reported(state)
        fresh = [actor for actor in state.present if not state.shogun_in(actor)]
        for actor in fresh[:leaving]:
            state = do(state, "send-away", entrant=actor, why="went home")
    again = [each for each in state.decisions if each.kind == "shogun-again"]
    assert len(again) == least_repeats(seen)
    assert len(again) > 0 or leaving == 1


def test_whoever_is_shogun_again_was_longest_ago() -> None:
    urn = Urn(
        seed="again",
        candidates=tuple(range(25)),
        shogun_in=(0, 0, *(1,) * 5, *(2,) * 6, *(3,) * 6, *(4,) * 6),
    )
    assert missing_shoguns(urn) == 3
    for seed in range(30):
        again = Urn(seed=str(seed), candidates=urn.candidates, shogun_in=urn.shogun_in)
        tables = draw(again)
        shoguns = {table[0] for table in tables}
        assert {0, 1} <= shoguns
        assert shoguns - {0, 1} <= set(range(2, 7))
        assert set(repeated(again, tables)) == shoguns - {0, 1}


def test_the_referee_is_told_before_such_a_draw_stands() -> None:
    state = played(opened(10, rounds=6), 5)
    asked = offer(state, REFEREE, "draw")
    assert asked.about["again"] == 2
    assert refused(state, "draw").code == "missing-field"
    state = do(state, "draw", again="shogun-again")
    assert [each.kind for each in state.decisions] == ["shogun-again"] * 2
    again = {each.entrant for each in state.decisions}
    assert {table.entrants[0] for table in state.tables_of(6)} == again


def test_late_arrivals_are_drawn_and_absent_players_are_not() -> None:
    state = played(opened(8), 1)
    state = do(state, "enter", name="Late")
    state = do(state, "send-away", entrant=3, why="ill")
    state = drawn(state)
    assert sorted(actor for t in state.tables_of(2) for actor in t.entrants) == [
        0,
        1,
        2,
        4,
        5,
        6,
        7,
        8,
    ]


def test_a_draw_keeps_what_it_was_drawn_from() -> None:
    _, (event,) = told(opened(9), REFEREE, "draw")
    urn = event.urn  # type: ignore[attr-defined]  # it is a Drawn
    assert (urn.candidates, urn.version, len(urn.seed)) == (tuple(range(9)), 1, 32)
    assert draw(urn) == event.tables  # type: ignore[attr-defined]


@pytest.mark.parametrize("mixing", [False, True])
def test_only_with_the_switch_on_a_draw_knows_who_has_met(mixing: bool) -> None:
    state = played(opened(8), 1)
    state = do(state, "mixing", count=int(mixing), why="ours")
    _, (event,) = told(state, REFEREE, "draw")
    met = tuple(table.entrants for table in state.tables.values())
    assert event.urn.met == (met if mixing else ())  # type: ignore[attr-defined]  # it is a Drawn


def test_a_void_draw_leaves_nobody_a_shogun_and_wants_tables_of_other_names() -> None:
    state = drawn(opened(8))
    void = do(state, "void-draw", why="two were late")
    assert all(void.shogun_in(actor) == 0 for actor in range(8))
    assert (void.round, void.tables) == (0, {})
    again = drawn(void, "another")
    assert set(again.tables) == {"r1.2-t1", "r1.2-t2"}
    assert set(state.tables) & set(again.tables) == set()


def test_a_draw_stands_once_a_table_of_it_is_over() -> None:
    state = drawn(opened(8))
    move = fill(offer(state, HUB, "report/r1-t1"), Random(1))
    assert move is not None
    state = do(state, move.offer, HUB, **move.values)
    assert refused(state, "void-draw", why="no").code == "table-over"
    assert refused(reported(state), "void-draw", why="no").code == "not-offered"


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (5, "Only 5 players; the rules ask for eight. They sit at 1 table of 5."),
        (9, "9 players: 1 table of 4 and 1 of 5. The Shoguns are drawn first."),
        (19, "19 players: 2 tables of 6 and 1 of 7. The Shoguns are drawn first."),
        (22, "22 players: 2 tables of 6 and 2 of 5. The Shoguns are drawn first."),
        (25, "25 players: 5 tables of 5. The Shoguns are drawn first."),
    ],
)
def test_the_referee_reads_which_tables_there_would_be_before_they_are_drawn(
    players: int, said: str
) -> None:
    asked = offer(opened(players), REFEREE, "draw")
    words = Catalogue("en", "tournament", strict=True)
    assert words.text("offer-draw-hint", **asked.about) == said  # type: ignore[arg-type]  # numbers


@pytest.mark.parametrize("players", range(4, 201))
def test_tables_are_of_two_sizes_at_most_and_all_are_told(players: int) -> None:
    about = offer(opened(players), REFEREE, "draw").about
    sizes = (about["size"],) * int(about["many"]) + (about["other"],) * int(about["rest"])  # type: ignore[arg-type]  # they are numbers
    assert sizes == tables_for(players)


def test_with_too_few_present_nothing_is_drawn() -> None:
    state = opened(4)
    state = do(state, "send-away", entrant=0, why="no car")
    assert refused(state, "draw").code == "too-few"


# How often people meet again, with and without the switch.


def plain_repeats(players: int) -> float:
    """The mean of a plain draw, worked out: each pair meets in a round by the same chance."""
    pairs = players * (players - 1) / 2
    a_round = sum(size * (size - 1) / 2 for size in tables_for(players))
    rounds = rounds_for(players)
    return rounds * a_round - pairs * (1 - (1 - a_round / pairs) ** rounds)


def repeats(tables: Sequence[Sequence[int]]) -> int:
    """How many meetings were not the pair's first."""
    pairs = Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
    return sum(count - 1 for count in pairs.values())


def mean_repeats(players: int, tournaments: int, *, mixing: bool) -> float:
    total = 0
    for seed in range(tournaments):
        rounds = drawn_rounds(players, f"mean/{seed}", mixing=mixing)
        total += repeats([table for tables in rounds for table in tables])
    return total / tournaments


@pytest.mark.parametrize("players", [8, 19, 60])
def test_a_plain_draw_repeats_as_many_pairs_as_chance_would(players: int) -> None:
    assert mean_repeats(players, 60, mixing=False) == pytest.approx(plain_repeats(players), rel=0.1)


@pytest.mark.parametrize(("players", "tournaments"), [(8, 12), (10, 12), (15, 4), (25, 2), (40, 1)])
def test_with_the_switch_on_fewer_pairs_meet_again(players: int, tournaments: int) -> None:
    mean = mean_repeats(players, tournaments, mixing=True)
    assert mean <= 0.8 * plain_repeats(players)


@pytest.mark.long
@pytest.mark.parametrize("players", SIZES)
def test_with_the_switch_on_at_most_four_fifths_as_many_pairs_meet_again(players: int) -> None:
    tournaments = 400 if players < 15 else 40
    assert mean_repeats(players, tournaments, mixing=True) <= 0.8 * plain_repeats(players)


def test_with_the_switch_on_two_tables_follow_one() -> None:
    state = do(played(opened(7, mixing=True), 1), "enter", name="Late")
    assert [len(table.entrants) for table in drawn(state).tables_of(2)] == [4, 4]


def test_repeats_count_every_meeting_but_a_pairs_first() -> None:
    assert repeats([(1, 2, 3), (1, 2, 4), (2, 1)]) == 2
