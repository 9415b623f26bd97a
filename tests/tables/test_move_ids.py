"""The ids that phones give their moves, and what each led to."""

from hub.rules.contract.actor import at
from tests.tables.shelf import Shelf, a, refused, started


def test_an_id_has_one_to_sixty_four_printable_letters() -> None:
    table = started(Shelf())
    for wrong in ("", "x" * 65, "a\nb"):
        with refused("wrong-text") as caught:
            table.game.submit(at(0), a("throw"), wrong)
        assert caught.value.reason.params == {"field": "id", "low": 1, "high": 64}
    table.game.submit(at(0), a("throw"), "x" * 64)


def test_a_repeat_is_answered_and_another_persons_same_id_is_another_move() -> None:
    table = started(Shelf())
    first = table.game.submit(at(0), a("throw"), "one")
    version = table.version
    assert table.game.submit(at(0), a("throw"), "one") == first
    assert table.version == version
    table.game.submit(at(1), a("throw"), "one")
    assert table.version > version


def test_the_id_of_a_move_is_none_of_an_undo() -> None:
    table = started(Shelf())
    table.game.submit(at(0), a("throw"), "one")
    with refused("id-used"):
        table.undo.last_move(at(0), move_id="one")
