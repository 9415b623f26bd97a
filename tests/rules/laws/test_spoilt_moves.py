"""An offer is spoilt in every way there is, and each way is named as its author will read it."""

from random import Random

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


def test_each_wrong_value_is_of_the_kind_it_is_named_for() -> None:
    field, _ = WAYS["a number"]
    made = {
        what.removeprefix("it: "): move.values.get("it")
        for what, move in spoils(Offer(key="do", fields=(field,)), Random(1))
    }
    assert made["true"] is True
    assert made["false"] is False
    assert (made["too low"], made["too high"]) == (1, 5)
    assert isinstance(made["number as text"], str)
    assert isinstance(made["number as float"], float)


def test_a_row_that_is_too_short_lacks_just_one() -> None:
    field, _ = WAYS["some choices"]
    offer = Offer(key="do", fields=(field,))
    made = {what: move.values.get("it") for what, move in spoils(offer, Random(1))}
    assert len(made["it: too few"]) == 1  # type: ignore[arg-type]  # a row, as its name says


def test_a_closed_offer_is_taken_all_the_same() -> None:
    offer = Offer(key="do", question=7, closed=CLOSED)
    assert [what for what, _ in spoils(offer, Random(1))] == [*AROUND, "closed"]
