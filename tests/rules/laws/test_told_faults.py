"""A broken law is told so that its author finds the place: file and line, night, and path."""

import re

import pytest

from hub.laws.check import check_laws
from hub.laws.difference import difference
from hub.rules import kit
from tests.rules.laws import face_down
from tests.rules.laws.face_down import FaceDown, State


def fails(tx: kit.Transaction[State], actor: kit.Actor, values: kit.Values) -> None:
    face_down.show(tx, actor, values)
    if len(tx.state.shown) == 3:
        raise KeyError("third card")


class FailsLater(FaceDown):
    show = kit.Action("show", face_down.offer_show, fails)


class ShowsNext(FaceDown):
    def piles(self, state: State) -> tuple[kit.Pile, ...]:
        return (kit.Pile(key="shown", count=0, top=str(state.hands[-1][-1])),)


def test_a_bug_in_an_action_is_told_with_its_place_and_its_night() -> None:
    report = check_laws(FailsLater(), nights=4, seed=5)
    place = r"KeyError: 'third card' \(\S*test_told_faults\.py:\d+, in fails\)"
    assert re.fullmatch(
        rf"play: BROKEN: {place}: Case\(face-down-\d: Options\(.*\)\), seed=\d+", report.text()
    )


def test_two_views_that_differ_are_told_by_the_path_where_they_do() -> None:
    text = check_laws(ShowsNext(), nights=12).text()
    found = re.search(
        r'secrecy: BROKEN: view: .* at step \d+: piles\[0\]\.top: "\d+" / "\d+": Night\(', text
    )
    assert found, text


@pytest.mark.parametrize(
    ("here", "there", "said"),
    [
        (b'{"a": [{"b": 1}]}', b'{"a": [{"b": 2}]}', "a[0].b: 1 / 2"),
        (b'{"a": 1}', b'{"a": 1, "b": null}', "b: nothing / null"),
        (b'{"a": [1]}', b'{"a": [1, 2]}', "a has 1 / 2 entries"),
        (b"[[3]]", b"[[4]]", "[0][0]: 3 / 4"),
        (b'"x"', b"7", 'it: "x" / 7'),
    ],
)
def test_the_first_difference_is_named(here: bytes, there: bytes, said: str) -> None:
    assert difference(here, there) == said
