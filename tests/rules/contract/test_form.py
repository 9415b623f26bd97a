"""The kinds of fields that a form has, as pages and other clients meet them."""

import msgspec
import pytest

from hub.rules.contract.form import Field, Name, Number, OneOf, SomeOf, Text

KINDS: list[tuple[Field, str]] = [
    (OneOf(name="n", of="card"), "one"),
    (SomeOf(name="n", of="card", choices=(), low=0, high=1), "some"),
    (Number(name="n", low=0, high=1), "number"),
    (Text(name="n", longest=9), "text"),
    # Whoever draws a form need not know that this text is somebody's name.
    (Name(name="n", longest=9), "text"),
]


@pytest.mark.parametrize(("field", "kind"), KINDS, ids=[type(each).__name__ for each, _ in KINDS])
def test_a_field_says_of_which_kind_it_is(field: Field, kind: str) -> None:
    assert msgspec.to_builtins(field)["type"] == kind
