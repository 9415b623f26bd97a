"""Forms filled in at random, and the second opinion on whether a move fits one."""

from random import Random
from typing import Any

import pytest

from hub.laws.broken import LawBroken
from hub.laws.forms import fill, fits, is_free
from hub.rules.contract.form import Choice, Field, Move, Number, Offer, OneOf, SomeOf, Text
from hub.rules.contract.refusal import Reason

CLOSED = Reason(code="not-now", params={})
ONE = OneOf(name="seat", of="seat", choices=(Choice(1), Choice(2), Choice(3, closed=CLOSED)))
OTHER = OneOf(name="other", of="seat", choices=ONE.choices, unlike=("seat",))
SOME = SomeOf(
    name="cards", of="card", choices=(Choice("a"), Choice("a"), Choice("b")), low=1, high=2
)
NUMBER = Number(name="count", low=2, high=10, start=5)
WORDS = Text(name="why", longest=8, shortest=2)


def _offer(*fields: Field) -> Offer:
    return Offer(key="do", fields=fields, question=7)


def _fits(fields: tuple[Field, ...], **values: Any) -> bool:
    return fits(_offer(*fields), Move(offer="do", question=7, values=values))


@pytest.mark.parametrize("field", [ONE, SOME, NUMBER, WORDS])
def test_whatever_is_filled_in_fits(field: Field) -> None:
    offer = _offer(field)
    filled = [fill(offer, Random(seed)) for seed in range(60)]
    assert all(move is not None and fits(offer, move) for move in filled)
    assert {(move.offer, move.question) for move in filled if move} == {("do", 7)}
    assert len({str(move) for move in filled}) > 1


def test_numbers_are_of_the_lowest_part_if_that_is_asked() -> None:
    found = [fill(_offer(NUMBER), Random(seed), narrow=4) for seed in range(60)]
    assert {move.values["count"] for move in found if move} == {2, 3, 4}


def test_what_is_told_is_filled_in_where_it_fits() -> None:
    for told, counts in ((9, {9}), (11, set(range(2, 11)))):
        found = [fill(_offer(NUMBER), Random(seed), {"count": told}) for seed in range(60)]
        assert {move.values["count"] for move in found if move} <= counts


def test_a_form_without_an_open_choice_is_not_filled_and_one_that_closes_breaks_the_law() -> None:
    shut = OneOf(name="card", of="card", choices=(Choice("a", closed=CLOSED),))
    few = SomeOf(name="card", of="card", choices=(Choice("a"),), low=2, high=3)
    for field in (shut, few):
        assert fill(_offer(field), Random(1)) is None
        with pytest.raises(LawBroken, match=r"^offer do: {'count': \d+} leads to no open card$"):
            fill(_offer(NUMBER, field), Random(1))


def test_of_two_that_must_differ_the_second_is_another() -> None:
    for seed in range(20):
        move = fill(_offer(ONE, OTHER), Random(seed))
        assert move is not None
        assert {move.values["seat"], move.values["other"]} == {1, 2}
    assert not _fits((ONE, OTHER), seat=1, other=1)
    assert _fits((ONE, OTHER), seat=1, other=2)


def test_a_form_is_free_if_there_is_more_than_one_way_to_fill_it() -> None:
    single = OneOf(name="seat", of="seat", choices=(Choice(1), Choice(2, closed=CLOSED)))
    fixed = Number(name="count", low=3, high=3)
    assert [is_free(_offer(field)) for field in (single, fixed)] == [False, False]
    assert not is_free(_offer())
    given = OneOf(name="card", of="card", given=("seat",))
    for field in (ONE, NUMBER, SOME, WORDS, given, Number(name="count", low=3, high=4)):
        assert is_free(_offer(field))
        assert is_free(_offer(single, fixed, field))


@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        (ONE, [1, 2], [3, "1", True, (1,)]),
        (SOME, [("a",), ["a", "a"], ("b", "a")], [(), ("b", "b"), ("a", "a", "b"), "a", ("c",)]),
        (NUMBER, [2, 10], [1, 11, "2", True, 2.0]),
        (WORDS, ["ab", "x" * 8], ["a", " a ", "x" * 9, "a\nb", 2]),
    ],
)
def test_a_value_fits_its_field_on_both_sides_of_each_limit(
    field: Any, good: list[Any], bad: list[Any]
) -> None:
    assert [value for value in good if not _fits((field,), **{field.name: value})] == []
    assert [value for value in bad if _fits((field,), **{field.name: value})] == []


def test_a_move_fits_an_open_offer_with_all_its_fields_and_no_other() -> None:
    move = Move(offer="do", question=7, values={"count": 3})
    assert fits(_offer(NUMBER), move)
    assert not fits(_offer(NUMBER), Move(offer="do", question=6, values={"count": 3}))
    assert not fits(None, move)
    assert not fits(Offer(key="do", question=7, fields=(NUMBER,), closed=CLOSED), move)
    assert not _fits((NUMBER,))
    assert not _fits((NUMBER,), count=3, seat=1)
    given = OneOf(name="card", of="card", given=("seat",))
    assert not _fits((given,), card="a")
    assert not _fits((OTHER,), other=1)
