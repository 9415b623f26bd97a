"""The chart of a night: what everyone could see, nothing that was undone, never too much."""

import msgspec

from hub.rules.contract.actor import HOST, TABLE, Actor, at
from hub.rules.contract.form import Move
from hub.rules.contract.simulated_table import Perspective
from hub.rules.contract.view import Counter, View
from hub.rules.registry import GAMES
from hub.storage.memory import MemoryStore
from hub.tables import chart
from hub.tables.chance import SeededChance
from hub.tables.chart import Chart
from hub.tables.table import Table
from tests.tables.shelf import Shelf, a, refused, started
from tests.tables.toy import Toy, ToyRules

SAMURAI = GAMES["samurai"]


def toy_night() -> Table:
    """Pay, pay and take it back, throw, pay, finish."""
    table = started(Shelf())
    table.game.submit(at(0), a("pay", coins=2), "1")
    table.game.submit(at(1), a("pay", coins=5), "2")
    table.game.submit(at(1), a("throw"), "3")
    table.undo.last_move(HOST)
    table.undo.last_move(HOST)
    table.game.submit(at(2), a("throw"), "4")
    table.game.submit(at(1), a("pay", coins=1), "5")
    table.game.submit(at(0), a("finish"), "6")
    return table


def values(drawn: Chart, key: str) -> list[tuple[int | None, ...]]:
    return [curve.values for curve in drawn.curves if curve.key == key]


def played(players: int, seed: str, game: str = "samurai") -> Table:
    rules = GAMES[game]
    options = rules.options_type(players=players, level="cards", pace="flow")
    table = Table.open(MemoryStore(), rules, "one", options, lambda: 0, seed=seed)
    for seat in range(players):
        table.seats.sit(seat, f"Guest {seat}")
    table.game.start(HOST)
    chance, count = SeededChance(seed), 0
    while awaited := table.game.awaited():
        count += 1
        sight = table.views.look(at(awaited[0]))
        seen = Perspective(sight.view, table.views.secret(awaited[0]), sight.offers)
        move: Move = rules.policy(seen.view, seen.secret, seen.offers, chance)
        table.game.submit(at(awaited[0]), move, f"move-{count}")
    return table


def test_it_begins_with_the_first_turn_when_all_is_placed() -> None:
    drawn = played(2, "sum", "duel").views.chart()
    assert drawn.points[0].round == 1
    assert all(first for (first, *_) in values(drawn, "resilience"))


def test_a_seat_of_several_places_has_one_curve_with_their_sum() -> None:
    table = played(2, "sum", "duel")
    drawn = table.views.chart()
    view = table.views.look(TABLE).view
    for seat in (0, 1):
        (curve,) = [each for each in drawn.curves if (each.key, each.seat) == ("resilience", seat)]
        left = [place.counters[0].value for place in view.places if place.seat == seat]
        assert len(left) == 4
        assert curve.values[-1] == sum(left)


def test_there_is_no_chart_before_the_end() -> None:
    table = started(Shelf())
    with refused("not-over"):
        table.views.chart()
    table.game.submit(at(0), a("finish"), "1")
    assert table.views.chart().points
    table.undo.last_move(HOST)
    with refused("not-over"):
        table.views.chart()


def test_there_is_a_point_wherever_a_counter_changed_and_nowhere_else() -> None:
    drawn = toy_night().views.chart()
    assert values(drawn, "coins") == [(5, 3, 3), (5, 5, 4), (5, 5, 5)]
    assert len(drawn.points) == 3


def test_what_was_undone_is_neither_drawn_nor_marked() -> None:
    drawn = toy_night().views.chart()
    assert 0 not in {value for row in values(drawn, "coins") for value in row}
    (mark,) = drawn.landmarks
    assert (mark.point, mark.line.code) == (1, "thrown")


def test_only_what_the_ruleset_names_is_marked() -> None:
    drawn = played(5, "marks").views.chart()
    assert {mark.line.code for mark in drawn.landmarks} <= SAMURAI.chart_markers
    assert any(mark.line.code == "defeated" for mark in drawn.landmarks)
    assert all(0 <= mark.point < len(drawn.points) for mark in drawn.landmarks)


def test_a_samurai_night_is_drawn_with_every_turn_and_ends_as_the_table_shows() -> None:
    table = played(5, "turns")
    drawn, view = table.views.chart(), table.views.look(TABLE).view
    rounds = [point.round for point in drawn.points]
    assert rounds == sorted(rounds)
    assert set(range(1, view.round + 1)) <= set(rounds)
    for curve in drawn.curves:
        assert len(curve.values) == len(drawn.points)
        counters = {each.key: each.value for each in view.places[curve.seat].counters}
        assert curve.values[-1] == counters[curve.key]
    assert {curve.key for curve in drawn.curves} >= {"honor", "resilience"}
    assert len(values(drawn, "honor")) == 5
    assert drawn.people == tuple(f"Guest {seat}" for seat in range(5))


def test_the_chart_is_the_same_after_a_restart() -> None:
    table = played(4, "again")
    again = Table.resume(table._commit._store, "one", GAMES.__getitem__, lambda: 0)
    assert again.views.chart() == table.views.chart()


def test_a_long_night_is_thinned_out_evenly_and_keeps_both_ends() -> None:
    table = started(Shelf())
    for count in range(3 * chart.MOST_LANDMARKS):
        table.game.submit(at(0), a("throw"), f"{count}")
    table.game.submit(at(0), a("finish"), "end")
    drawn = table.views.chart()
    assert len(drawn.landmarks) == chart.MOST_LANDMARKS
    assert drawn.landmarks[-1].point == len(drawn.points) - 1
    for count in (1, 2, chart.MOST_POINTS, chart.MOST_POINTS + 1, 5_000):
        kept = chart._thinned(count)
        assert len(kept) == min(count, chart.MOST_POINTS)
        assert (kept[0], kept[-1]) == (0, count - 1)
        assert kept == sorted(set(kept))
        assert kept[chart._at(kept, count - 1)] == count - 1


class Gossip(ToyRules):
    """Plants what a chart must not show: a view in which a seat sees more than the table."""

    def view(self, state: Toy, viewer: Actor) -> View[object]:
        view = super().view(state, viewer)
        if viewer == TABLE:
            return view
        places = tuple(
            msgspec.structs.replace(
                place, counters=(*place.counters, Counter(key="secret", value=number))
            )
            for place, number in zip(view.places, state.numbers, strict=True)
        )
        return msgspec.structs.replace(view, places=places)


def test_a_chart_holds_only_what_the_whole_table_sees() -> None:
    table = toy_night()
    table.rules = Gossip()
    assert {curve.key for curve in table.views.chart().curves} == {"coins"}
    assert "secret" not in str(msgspec.json.encode(table.views.chart()))
