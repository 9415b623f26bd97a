"""A game whose view shows no places is still played by the people round its table."""

from typing import Any

import msgspec

from hub.rules.contract.actor import HOST, Actor, at
from hub.rules.contract.view import View
from hub.rules.registry import TOURNAMENT
from hub.tables.night_entry import indexed, is_alone
from hub.tables.table import Table
from tests.tables.shelf import SEED, Shelf, Ticks, a
from tests.tables.toy import Toy, ToyOptions, ToyRules


class Placeless(ToyRules):
    def view(self, state: Toy, viewer: Actor) -> View[Any]:
        return msgspec.structs.replace(super().view(state, viewer), places=())


class Cup(Placeless):
    has_ring = False


def played(rules: ToyRules) -> Table:
    table = Table.open(Shelf(), rules, "one", ToyOptions(players=3), Ticks(), SEED)
    for seat, name in enumerate(("Ann", "Bob", "Cid")):
        table.seats.sit(seat, name)
    table.game.start(HOST)
    return table


def test_its_people_are_seen_and_it_is_filed_with_the_tables() -> None:
    table = played(Placeless())
    assert [each.name for each in table.views.look(at(0)).people][:3] == ["Ann", "Bob", "Cid"]
    assert is_alone(table)
    table.game.submit(at(0), a("finish"), "the-end-1")
    kept = indexed(table, "1", {})
    assert kept.entry.is_alone
    assert kept.night is not None


def test_where_nobody_sits_round_the_table_it_is_filed_apart() -> None:
    table = played(Cup())
    assert table.views.look(HOST).people == ()
    assert not is_alone(table)
    assert not TOURNAMENT.has_ring
