"""A hub keeps as many nights as it was told to, and never lets go of one that is not over."""

from hub.tables.retention import Retention
from tests.tables.test_put_away import Hall


def hall() -> Hall:
    made = Hall()
    for number in range(6):
        made.play(f"n{number}", is_over=number != 1)
    made.pass_time()
    return made


def test_the_newest_are_kept_and_what_is_not_over_is_never_counted_or_deleted() -> None:
    here = hall()
    Retention(here.house, 3)()
    assert here.house.names() == ["n1", "n3", "n4", "n5"]
    Retention(here.house, 3)()
    assert len(here.house) == 4


def test_without_a_number_all_are_kept() -> None:
    here = hall()
    Retention(here.house, 0)()
    Retention(here.house, 5)()
    Retention(here.house, 99)()
    assert len(here.house) == 6


def test_a_night_that_somebody_looks_at_is_not_deleted() -> None:
    here = hall()
    here.house.get("n0")
    Retention(here.house, 1)()
    assert here.house.names() == ["n0", "n1", "n5"]


def test_nothing_is_deleted_while_the_index_is_being_filled() -> None:
    here = hall()
    here.house.fill_again()
    Retention(here.house, 1)()
    assert len(here.house.names()) == 6
