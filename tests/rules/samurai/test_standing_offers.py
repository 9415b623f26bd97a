"""Offers that are there at any time, and to whom."""

import pytest

from hub.rules.contract.actor import EXPORT, HOST, PANEL, TABLE, WATCHER, Actor
from tests.rules.samurai.arranged import RULES, do, keys, plain, start, table

SEAT = [
    "deck-end",
    "correct-honor",
    "correct-resilience",
    "correct-hand",
    "correct-laid",
    "correct-character",
    "correct-bushido",
    "leave",
]


def test_a_seat_has_them_in_and_out_of_turn() -> None:
    state = table(*plain(5))
    assert keys(state, 0, standing=True) == keys(state, 3, standing=True) == SEAT


def test_a_seat_has_them_while_it_is_asked_and_while_others_are() -> None:
    state, _ = do(table(*plain(5)), 0, "attack", target=1, weapon="bo")
    assert keys(state, 1, standing=True) == keys(state, 2, standing=True) == SEAT


def test_after_an_answer_one_may_also_take_it_back() -> None:
    state, _ = do(table(*plain(5)), 0, "battle-cry")
    state, _ = do(state, 1, "take")
    assert keys(state, 1, standing=True) == ["take-back", *SEAT]


def test_the_host_has_the_hosts() -> None:
    state = table(*plain(5), bushido_at=1, discards=("armor",))
    assert keys(state, HOST, standing=True) == [
        "deck-end",
        "step-down",
        "deal-again",
        "correct-honor",
        "correct-resilience",
        "correct-hand",
        "correct-laid",
        "correct-character",
        "stop-early",
        "swap-places",
        "correct-deck",
        "correct-cards",
        "correct-turn",
        "correct-bushido",
    ]
    assert keys(state, HOST) == []


def test_during_the_set_up_the_host_may_deal_again_or_say_who_sits_where() -> None:
    state = start(players=4)
    assert keys(state, HOST, standing=True) == ["deal-again", "swap-places"]
    assert keys(state, 0, standing=True) == []


@pytest.mark.parametrize("actor", [TABLE, WATCHER, EXPORT])
def test_who_only_looks_is_offered_nothing(actor: Actor) -> None:
    assert RULES.offers(table(*plain(5)), actor) == ()


def test_standing_offers_answer_no_question() -> None:
    state, _ = do(table(*plain(5), bushido_at=1), 0, "attack", target=1, weapon="bo")
    for actor in (HOST, PANEL):
        standing = [each for each in RULES.offers(state, actor) if each.standing]
        assert {each.question for each in standing} == {0}


def test_the_whole_play_phase_in_its_order() -> None:
    assert keys(table(*plain(5)), 0) == [
        "attack",
        "lay",
        "geisha",
        "diversion",
        "battle-cry",
        "jujutsu",
        "tea-ceremony",
        "breathing",
        "daimyo",
        "bushido",
        "nobunaga",
        "end-turn",
    ]


def test_nobody_else_is_offered_anything_in_that_phase() -> None:
    state = table(*plain(5))
    assert [keys(state, seat) for seat in (1, 2, 3, 4)] == [[], [], [], []]
