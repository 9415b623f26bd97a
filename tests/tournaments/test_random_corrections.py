"""Restless tables of a tournament: whatever is put right there is on the record, once, in order."""

from contextlib import suppress
from random import Random

import pytest

from hub.laws.forms import fill
from hub.rules.contract.actor import REFEREE, at
from hub.rules.contract.refusal import Refusal
from hub.tables.table import Table
from tests.tournaments.test_put_right import begun

STEPS = 120
MADE = ("put-right", "own-correction")


def step(table: Table, dice: Random, number: int) -> None:
    """A move of anybody's, a correction, an undo, an answer: whatever chance will have."""
    who = REFEREE if dice.random() < 0.3 else at(dice.randrange(4))
    why = f"reason {number}" if who == REFEREE else ""
    pending = table.own_corrections.pending
    if pending and dice.random() < 0.5:
        since = dice.choice(pending).since
        if who == REFEREE:
            table.own_corrections.rule(since, is_right=dice.random() < 0.5, why=why)
        else:
            table.own_corrections.answer(who.seat, since, is_right=dice.random() < 0.8)
    elif dice.random() < 0.1:
        table.undo.last_move(who, f"undo-{number}", why=why)
    else:
        offers = [each for each in table.views.look(who).offers if each.closed is None]
        seldom = {"leave", "time-up", "deal-again", "step-down"}
        offers = [each for each in offers if each.key not in seldom or dice.random() < 0.03]
        move = fill(dice.choice(offers), dice) if offers else None
        if move is not None and move.values.get("game") != "ends":
            table.game.submit(who, move, f"move-{number}", why=why)


@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_was_put_right_is_missing_on_the_record(seed: int) -> None:
    dice, reconciler = Random(seed), begun()
    table = reconciler.tables.table("r1-t1")
    for number in range(STEPS):
        with suppress(Refusal):
            step(table, dice, number)
    told = [each for each in reconciler.state.decisions if each.kind in MADE]
    assert [each.what for each in told] == [each.what for each in table.corrections]
    assert [each.changes for each in told] == [each.changes for each in table.corrections]
    assert all(bool(each.why) == (each.kind == "put-right") for each in told)
    by_referee = [
        record
        for record in table.log.records()
        if record.by == "referee"
        and (record.scope == "game" or b'"type":"undone"' in bytes(record.events))
        and not any(tag in bytes(record.events) for tag in (b'"time-called"', b'"time-recalled"'))
    ]
    done = [each for each in told if each.kind == "put-right" and each.what != "overturned"]
    assert len(by_referee) == len(done) > 1
