"""Moves that make no sense: a named refusal, and nothing changes."""

from typing import Any

import pytest

from hub.rules.contract.actor import HOST, TABLE, WATCHER, Actor, at
from hub.rules.contract.form import Move
from hub.rules.contract.play import apply
from hub.rules.contract.refusal import Refusal
from tests.rules.samurai.arranged import GAME, RULES, do, offer, plain, refused, table

ATTACK: dict[str, Any] = {"target": 1, "weapon": "bo"}


@pytest.mark.parametrize(
    ("values", "code", "params"),
    [
        ({}, "missing-field", {"field": "target"}),
        ({"target": 1}, "missing-field", {"field": "weapon"}),
        ({**ATTACK, "hard": 1}, "unknown-field", {"field": "hard"}),
        ({**ATTACK, "x" * 99: 1}, "unknown-field", {"field": "x" * 40}),
        ({"target": "1", "weapon": "bo"}, "not-a-choice", {"field": "target"}),
        ({"target": True, "weapon": "bo"}, "wrong-type", {"field": "target"}),
        ({"target": 1.0, "weapon": "bo"}, "wrong-type", {"field": "target"}),
        ({"target": None, "weapon": "bo"}, "wrong-type", {"field": "target"}),
        ({"target": [1], "weapon": "bo"}, "wrong-type", {"field": "target"}),
        ({"target": 9, "weapon": "bo"}, "not-a-choice", {"field": "target"}),
        ({"target": -1, "weapon": "bo"}, "not-a-choice", {"field": "target"}),
        ({"target": 1, "weapon": "sword"}, "not-a-choice", {"field": "weapon"}),
        ({"target": 1, "weapon": "bo-1"}, "not-a-choice", {"field": "weapon"}),
        ({"target": 1, "weapon": 2}, "not-a-choice", {"field": "weapon"}),
    ],
)
def test_a_form_filled_in_badly(values: dict[str, Any], code: str, params: dict[str, Any]) -> None:
    found = refused(table(*plain(5)), 0, "attack", **values)
    assert (found.code, found.params) == (code, params)


@pytest.mark.parametrize("count", ["2", 2.0, True, None, (2,)])
def test_a_number_that_is_none(count: Any) -> None:
    state = table(*plain(5, hand=9))
    assert refused(state, 0, "end-turn", count=count).code == "wrong-type"


@pytest.mark.parametrize(
    "actor", [at(1), at(4), HOST, TABLE, WATCHER, at(5), at(7), at(-1), at(99)]
)
def test_the_wrong_actor(actor: Actor) -> None:
    assert refused(table(*plain(5)), actor, "attack", **ATTACK).code == "not-offered"


@pytest.mark.parametrize("seat", [-1, 5, 7, 99])
def test_a_seat_that_is_not_at_the_table(seat: int) -> None:
    assert RULES.offers(table(*plain(5)), at(seat)) == ()


@pytest.mark.parametrize("key", ["draw", "recover", "flip", "parry", "seen", "nonsense", ""])
def test_the_wrong_phase(key: str) -> None:
    found = refused(table(*plain(5)), 0, key)
    assert (found.code, found.params) == ("not-offered", {"offer": key})


def test_an_old_question_is_named_as_such() -> None:
    state = table(*plain(5))
    question = offer(state, 0, "attack").question
    for old in (question - 1, question + 1, -3):
        assert refused(state, 0, "attack", question=old, **ATTACK).code == "old-question"
    state, _ = do(state, 0, "end-turn")
    assert refused(state, 0, "attack", question=question, **ATTACK).code == "old-question"


def test_a_refused_move_leaves_the_very_state() -> None:
    state = table(*plain(5))
    copy = table(*plain(5))
    move = Move(offer="attack", question=1, values=dict(ATTACK))
    with pytest.raises(Refusal):
        apply(RULES, state, at(3), move, GAME.chance)
    assert state == copy
    after, _ = do(state, 0, "attack", target=1, weapon="bo")
    assert state == copy
    assert after != state


def test_every_offer_may_be_asked_for_by_its_key() -> None:
    state = table(*plain(5))
    for each in RULES.offers(state, at(0)):
        assert RULES.offer(state, at(0), each.key) == each
    assert RULES.offer(state, at(0), "nonsense") is None
