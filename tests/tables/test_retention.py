"""A hub keeps as many nights as it was told to, and never lets go of one that is not over."""

from hub.tables.retention import Retention
from tests.tables.test_memory import Hall


def hall() -> Hall:
    made = Hall()
    for number in range(6):
        made.play(f"n{number}", is_over=number != 1)
    made.pass_time()
    return made


def test_the_newest_are_kept_and_what_is_not_over_is_never_counted_or_deleted() -> None:
    here = hall()
    Retention(here.registry, 3)()
    assert here.registry.names() == ["n1", "n3", "n4", "n5"]
    Retention(here.registry, 3)()
    assert len(here.registry) == 4


def test_without_a_number_all_are_kept() -> None:
    here = hall()
    Retention(here.registry, 0)()
    Retention(here.registry, 5)()
    Retention(here.registry, 99)()
    assert len(here.registry) == 6


def test_a_night_that_somebody_looks_at_is_not_deleted() -> None:
    here = hall()
    here.registry.get("n0")
    Retention(here.registry, 1)()
    assert here.registry.names() == ["n0", "n1", "n5"]


def test_nothing_is_deleted_while_the_index_is_being_filled() -> None:
    here = hall()
    here.registry.fill_again()
    Retention(here.registry, 1)()
    assert len(here.registry.names()) == 6
