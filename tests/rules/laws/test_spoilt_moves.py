"""An offer is spoilt in every way there is, and each way is named as its author will read it."""

from random import Random
from typing import Any

import pytest

from hub.laws.forms import fits
from hub.laws.spoilt_moves import spoils
from hub.rules.contract.form import Choice, Field, Number, Offer, OneOf, SomeOf, Text, check
from hub.rules.contract.refusal import Reason, Refusal

AROUND = [
    *("unknown offer", "no offer", "endless offer"),
    *("wrong question",) * 6,
    *("unknown field", "endless field"),
]
ANY_FIELD = ["nothing", "true", "false", "a float", "a mapping", "bytes", "nested"]
NUMBER = ["number as text", "number as float", "number in a row", "number as truth"]
CLOSED = Reason("not-now")

WAYS: dict[str, tuple[Field, list[str]]] = {
    "a number": (
        Number(name="it", low=2, high=4),
        [*NUMBER, "too low", "too high", "huge"],
    ),
    "a text": (
        Text(name="it", longest=9),
        ["a number", "empty", "blank", "too long", "unprintable"],
    ),
    "a choice": (
        OneOf(name="it", of="card", choices=(Choice(value="a"), Choice(value="b", closed=CLOSED))),
        ["not a choice", "empty", "too low", "huge", "closed choice"],
    ),
    "some choices": (
        SomeOf(
            name="it",
            of="card",
            choices=(Choice(value="a"), Choice(value="c"), Choice(value="b", closed=CLOSED)),
            low=2,
            high=2,
        ),
        [
            *("not a row", "a list", "too many", "too few", "foreign", "nested row"),
            *("truth in a row", "more than there are", "closed choice"),
        ],
    ),
}


@pytest.mark.parametrize(("field", "ways"), WAYS.values(), ids=WAYS)
def test_every_way_is_tried_and_named(field: Field, ways: list[str]) -> None:
    offer = Offer(key="do", question=7, fields=(field,))
    named = [what for what, _ in spoils(offer, Random(1))]
    whole = [f"it: {what}" for what in [*ANY_FIELD, *ways]]
    assert named == [*AROUND, "missing field", *whole]


@pytest.mark.parametrize(("field", "ways"), WAYS.values(), ids=WAYS)
def test_what_is_spoilt_fits_no_form(field: Field, ways: list[str]) -> None:
    offer = Offer(key="do", question=7, fields=(field,))
    for what, move in spoils(offer, Random(1)):
        if what == "it: a list":
            continue  # It is a row like any other; tried to see that it is taken for one.
        assert not fits(offer, move), what
        if move.offer == offer.key:
            with pytest.raises(Refusal):
                check(offer, move)


FOREIGN = "nobody-offers-this"
HUGE = 10**30
# What is sent for each field of WAYS: what it would rightly be, and what is wrong instead.
SENT: dict[str, tuple[Any, list[Any]]] = {
    "a number": (2, ["2", 2.0, (2,), True, 1, 5, HUGE]),
    "a text": ("a slip", [7, "", " ", "z" * 10, "a\x00b\n"]),
    "a choice": ("a", [FOREIGN, "", -1, HUGE, "b"]),
    "some choices": (
        ("a", "c"),
        [
            *("a", ["a", "c"], ("a", "c", "a", "a", "a"), ("a",), (FOREIGN, "c"), (("a",), "c")),
            *((True, "c"), ("a", "a"), ("b", "c")),
        ],
    ),
}


def spoilt(*fields: Field) -> dict[str, Any]:
    """What is sent for the last field of a form, by what is wrong with it."""
    own = f"{fields[-1].name}: "
    made = spoils(Offer(key="do", question=7, fields=fields), Random(1))
    return {
        what.removeprefix(own): move.values[fields[-1].name]
        for what, move in made
        if what.startswith(own)
    }


@pytest.mark.parametrize("name", WAYS)
def test_each_wrong_value_is_what_it_is_named_for(name: str) -> None:
    field, ways = WAYS[name]
    right, wrong = SENT[name]
    any_field = [None, True, False, 1.5, {"a": 1}, b"1", ((right,),)]
    expected = dict(zip([*ANY_FIELD, *ways], [*any_field, *wrong], strict=True))
    # As they are written: a 1 is no True, and a row no list.
    assert repr(spoilt(field)) == repr(expected)


def test_around_the_form_each_move_has_one_thing_wrong() -> None:
    field, _ = WAYS["a number"]
    offer = Offer(key="do", question=7, fields=(field,))
    moves = [move for _, move in spoils(offer, Random(1))][: len(AROUND) + 1]
    assert [move.offer for move in moves] == [FOREIGN, "", "do" * 999, *["do"] * 9]
    questions = [move.question for move in moves]
    assert questions[:3] + questions[9:] == [7] * 6
    assert set(questions[3:9]) == {0, 1, 6, 8, 10**9, -1}
    fields: list[Any] = [{"it": 2}] * 9 + [{"it": 2, FOREIGN: 1}, {"it": 2, FOREIGN * 99: 1}, {}]
    assert [move.values for move in moves] == fields


def test_what_depends_on_another_field_is_also_sent_as_another_answer_would_have_it() -> None:
    first = OneOf(name="whom", of="seat", choices=(Choice(value=1),))
    unlike = OneOf(name="it", of="seat", choices=(Choice(value=2),), unlike=("whom",))
    assert spoilt(first, unlike)["picked before"] == 1
    by: dict[str, tuple[Choice, ...]] = {"1": (Choice(value="a"),), "2": (Choice(value="b"),)}
    given = OneOf(name="it", of="card", by=by, given=("whom",))
    assert spoilt(first, given)["someone else's choice"] in ("a", "b")
    assert "picked before" not in spoilt(first, given)
    assert "someone else's choice" not in spoilt(first, unlike)


def test_of_a_row_that_may_be_empty_nothing_is_too_few() -> None:
    empty = SomeOf(name="it", of="card", choices=(), low=0, high=0)
    sent = {what: spoilt(empty)[what] for what in list(spoilt(empty))[len(ANY_FIELD) :]}
    row = (FOREIGN,)
    assert sent == {"not a row": FOREIGN, "a list": [], "too many": row, "more than there are": row}


def test_a_closed_offer_is_taken_all_the_same() -> None:
    offer = Offer(key="do", question=7, closed=CLOSED)
    assert [what for what, _ in spoils(offer, Random(1))] == [*AROUND, "closed"]
