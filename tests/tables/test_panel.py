"""A panel's buttons answer for seats without a phone, and for nobody and nothing else."""

import pytest

from hub.rules.contract.actor import HOST, PANEL, TABLE, WATCHER, at
from hub.rules.contract.form import Move
from hub.rules.registry import GAMES
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from tests.tables.shelf import Shelf, Ticks, refused

OPTIONS = {"players": 4, "level": "companion", "pace": "flow"}
GRANDMA = 2
# Nobody here has an answer of their own, as Hanzō would.
SEED = "plain"


def gathered(shelf: Shelf | None = None) -> Table:
    """Four sit down, all but Grandma with a phone."""
    registry = TableRegistry(shelf or Shelf(), GAMES.__getitem__, Ticks())
    table = registry.open("one", "samurai", OPTIONS, SEED)
    for seat in range(4):
        table.seats.sit(seat, f"Guest {seat}")
        if seat != GRANDMA:
            table.keys.give("seat", seat)
    return table


def struck() -> tuple[Table, Shelf, int]:
    """Somebody has struck at Grandma, who has no phone; the question she is asked."""
    shelf = Shelf()
    table = gathered(shelf)
    table.game.start(HOST)
    # A role that lies open needs no look.
    for seat in table.views.look(TABLE).view.asked[-1].seats:
        table.game.submit(at(seat), asked(table, "seen"), "seen-" + str(seat))
    if table.views.look(TABLE).view.turn == GRANDMA:
        table.game.submit(PANEL, of_panel(table, "end-turn"), "first-end")
    by = table.views.look(TABLE).view.turn
    offer = next(each for each in table.views.look(at(by)).offers if each.key == "attack")
    weapon = next(
        choice.value
        for choice in offer.fields[1].by[str(GRANDMA)]  # type: ignore[union-attr]
        if choice.closed is None
    )
    values = {"target": GRANDMA, "weapon": weapon}
    table.game.submit(
        at(by), Move(offer="attack", question=offer.question, values=values), "strike-1"
    )
    return table, shelf, table.views.look(TABLE).view.asked[-1].question


def asked(table: Table, key: str) -> Move:
    return Move(offer=key, question=table.views.look(TABLE).view.asked[-1].question)


def of_panel(table: Table, key: str) -> Move:
    offer = next(each for each in table.views.look(PANEL).offers if each.key == key)
    return Move(offer=key, question=offer.question)


def test_the_panel_is_offered_answers_for_a_seat_without_a_phone() -> None:
    table, shelf, question = struck()
    offers = table.views.acting(GRANDMA, PANEL)
    assert [offer.key for offer in offers] == ["parry", "take"]
    assert {offer.question for offer in offers} == {question}
    table.game.submit(PANEL, asked(table, "take"), "answer-1", for_seat=GRANDMA)
    record = shelf.read("one")[-1]
    assert (record.by, record.for_seat) == ("panel", GRANDMA)


def test_nothing_but_answers_is_offered_to_a_button() -> None:
    """No correction, no leaving, no deck end; nor a move of one's own turn."""
    table, _, _ = struck()
    assert {offer.key for offer in table.views.acting(GRANDMA)} > {"parry", "take", "leave"}
    for key in ("leave", "deck-end", "correct-honor", "attack", "never-heard-of"):
        with refused("needs-the-owner"):
            table.game.submit(PANEL, Move(offer=key), "answer-1", for_seat=GRANDMA)


def test_whoever_has_a_phone_answers_with_it() -> None:
    table, _, _ = struck()
    for seat in range(4):
        if seat != GRANDMA:
            with refused("seat-has-phone"):
                table.views.acting(seat, PANEL)
            with refused("seat-has-phone"):
                table.game.submit(PANEL, asked(table, "take"), "answer-1", for_seat=seat)
    table.keys.give("seat", GRANDMA)
    with refused("seat-has-phone"):
        table.game.submit(PANEL, asked(table, "take"), "answer-1", for_seat=GRANDMA)
    assert not table.paused


def test_a_bot_answers_for_itself() -> None:
    table, _, _ = struck()
    table.seats.stand(GRANDMA, HOST)
    table.seats.seat_bot(GRANDMA, "Botan")
    with refused("seat-has-phone"):
        table.game.submit(PANEL, asked(table, "take"), "answer-1", for_seat=GRANDMA)


@pytest.mark.parametrize("who", [TABLE, WATCHER, at(1)])
def test_no_other_screen_answers_for_anyone(who: object) -> None:
    table, _, _ = struck()
    with refused("host-only"):
        table.game.submit(who, asked(table, "take"), "answer-1", for_seat=GRANDMA)  # type: ignore[arg-type]


def test_a_button_for_a_seat_that_is_not_there_is_refused() -> None:
    table, _, _ = struck()
    with refused("no-such-seat"):
        table.game.submit(PANEL, asked(table, "take"), "answer-1", for_seat=6)
    assert table.views.acting(6, PANEL) == ()
