"""A screen that looks on is told of every token that moves, and of nothing twice."""

from collections import Counter
from contextlib import suppress
from random import Random
from typing import Any

import msgspec
import pytest

from hub.rules.contract.actor import HOST, TABLE, WATCHER, at
from hub.rules.contract.form import FieldValue, Move
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.view import Transfer
from hub.rules.registry import GAMES
from hub.storage.memory import MemoryStore
from hub.tables.chance import SeededChance
from hub.tables.story import FRESH
from hub.tables.table import Table
from hub.tables.viewer_snapshot import ViewerSnapshot

OPTIONS: dict[str, dict[str, Any]] = {
    "samurai": {"players": 5, "confirm": False, "level": "cards"},
    "bang": {"players": 5, "confirm": False},
    "duel": {"level": "cards"},
}
TOKENS = ("honor", "resilience", "reputation", "life")


class Onlooker:
    """Keeps the counters of a table by what it is told moved, and never looks at them again."""

    def __init__(self, first: ViewerSnapshot) -> None:
        self.counts, self.version = counters(first), first.version

    def see(self, sight: ViewerSnapshot) -> list[Transfer]:
        new = [line for line in sight.lines if line.version and line.version > self.version]
        moved = [each for line in new for each in line.moved or ()]
        for each in moved:
            if each.key in TOKENS:
                self.counts[each.key, each.source] -= each.count
                self.counts[each.key, each.to] += each.count
        self.version = sight.version
        return moved

    def check(self, sight: ViewerSnapshot) -> None:
        for spot, count in counters(sight).items():
            assert self.counts[spot] == count, spot


def counters(sight: ViewerSnapshot) -> Counter[tuple[str, int | str]]:
    """The tokens at every place."""
    return Counter(
        {
            (counter.key, place.place): counter.value
            for place in sight.view.places
            for counter in place.counters
            if counter.key in TOKENS
        }
    )


def opened(game: str, store: MemoryStore | None = None) -> Table:
    options = msgspec.convert(OPTIONS[game], GAMES[game].options_type)
    table = Table.open(
        store or MemoryStore(), GAMES[game], "real", options, lambda: 0, seed="moved"
    )
    table.game.start(HOST)
    return table


def go_on(table: Table, dice: Random) -> None:
    """Somebody who is awaited moves, or the host takes something back."""
    if dice.random() < 0.2:
        with suppress(Refusal):
            table.undo.last_move(HOST)
        return
    rules, state = GAMES[table.views.look(TABLE).game], table.game.state()
    seat = rules.awaited(state)[0]
    offers, view = rules.offers(state, at(seat)), rules.view(state, at(seat))
    chance = SeededChance(str(dice.random()))
    move = rules.policy(view, rules.secret(state, seat), offers, chance)
    table.game.submit(at(seat), move, str(table.version))


@pytest.mark.parametrize("game", OPTIONS)
def test_who_adds_up_what_they_are_told_has_what_the_view_shows(game: str) -> None:
    table, dice = opened(game), Random(game)
    screen = Onlooker(table.views.look(TABLE))
    found = 0
    for _ in range(250):
        if table.game.outcome() is not None:
            break
        go_on(table, dice)
        sight = table.views.look(TABLE)
        found += len(screen.see(sight))
        screen.check(sight)
    assert found > 50


def corrected(table: Table, seat: int, honor: int) -> None:
    values: dict[str, FieldValue] = {"seat": seat, "value": honor, "game": "goes-on"}
    table.game.submit(HOST, Move(offer="correct-honor", values=values), f"{table.version}")


def test_what_an_undo_moves_back_is_told_with_it_even_after_a_restart() -> None:
    store = MemoryStore()
    table = opened("samurai", store)
    screen = Onlooker(table.views.look(TABLE))
    had = screen.counts["honor", 2]
    corrected(table, 2, had - 2)
    there = screen.see(table.views.look(TABLE))
    assert there == [Transfer(key="honor", count=2, source=2, to="box")]
    table.undo.last_move(HOST)
    back = screen.see(table.views.look(TABLE))
    assert back == [Transfer(key="honor", count=2, source="box", to=2)]
    again = Table.resume(store, "real", lambda _: GAMES["samurai"], lambda: 0)
    assert again.views.look(TABLE).lines == table.views.look(TABLE).lines


def test_what_happens_beside_the_game_moves_nothing_again() -> None:
    table = opened("samurai")
    screen = Onlooker(table.views.look(TABLE))
    corrected(table, 2, screen.counts["honor", 2] - 1)
    assert screen.see(table.views.look(TABLE))
    table.pause(HOST)
    assert table.views.look(TABLE).version > screen.version
    assert screen.see(table.views.look(TABLE)) == []


def test_old_lines_have_nothing_more_to_say_of_what_moved() -> None:
    table = opened("samurai")
    for honor in (1, 2, 3, 4, 5, 6):
        corrected(table, 2, honor)
    sight = table.views.look(TABLE)
    versions = [line.version for line in sight.lines if line.moved]
    assert versions == list(range(sight.version - FRESH + 1, sight.version + 1))
    # Who comes for the first time hears the same as who was there all the time.
    assert table.views.look(WATCHER).lines == sight.lines


def test_a_line_without_a_transfer_is_on_the_wire_as_it_always_was() -> None:
    table = opened("samurai")
    corrected(table, 2, 1)
    lines = msgspec.json.decode(msgspec.json.encode(table.views.look(TABLE).lines))
    plain = [line for line in lines if "moved" not in line]
    assert all(set(line) == {"code", "params"} for line in plain)
    assert plain
    assert lines[-1]["moved"][0]["to"] == "box"
    assert lines[-1]["version"] == table.version


def test_the_story_to_be_read_and_what_an_undo_would_undo_have_none() -> None:
    table = opened("samurai")
    corrected(table, 2, 1)
    assert all(not line.moved for line in table.views.look(HOST).undoes)
    table.undo.last_move(HOST)
    assert any(line.moved for line in table.views.look(HOST).lines)
    assert all(not line.moved for line in table.views.story(HOST))
