"""The box: every kind as printed, every real card with its value and suit."""

from collections import Counter

import pytest

from hub.rules.bang.cards import BASE, BASE_SIZE, KINDS, STRENGTH, WHOLE_SIZE
from hub.rules.bang.proof import printed_cards as box

COPIES = {
    "bang": 25,
    "missed": 12,
    "beer": 6,
    "saloon": 1,
    "cat-balou": 4,
    "panic": 4,
    "duel": 3,
    "indians": 2,
    "gatling": 1,
    "general-store": 2,
    "stagecoach": 2,
    "wells-fargo": 1,
    "barrel": 2,
    "scope": 1,
    "mustang": 2,
    "jail": 3,
    "dynamite": 1,
    "volcanic": 2,
    "schofield": 3,
    "remington": 1,
    "carabine": 1,
    "winchester": 1,
}


def test_there_are_80_cards_of_22_kinds() -> None:
    assert {kind.key: kind.copies for kind in BASE} == COPIES
    assert BASE_SIZE == 80


def test_with_dodge_city_there_are_120() -> None:
    assert WHOLE_SIZE == 120


def test_every_weapon_has_its_strength() -> None:
    assert STRENGTH == {
        "colt": 1,
        "volcanic": 1,
        "schofield": 2,
        "remington": 3,
        "carabine": 4,
        "winchester": 5,
    }


def test_the_simulated_box_is_the_printed_one() -> None:
    assert Counter(card.kind for card in box.BASE) == COPIES
    assert Counter(card.suit for card in box.BASE) == {"♠": 20, "♥": 20, "♦": 20, "♣": 20}
    assert all(card.rank in box.RANKS for card in box.BASE)


@pytest.mark.parametrize(
    ("kind", "rank", "suit"),
    [("dynamite", "2", "♥"), ("gatling", "10", "♥"), ("winchester", "8", "♠"), ("duel", "Q", "♦")],
)
def test_a_card_is_where_the_print_has_it(kind: str, rank: str, suit: str) -> None:
    assert box.RealCard(kind, rank, suit) in box.BASE


def test_only_two_to_nine_of_spades_explode() -> None:
    assert box.RealCard("missed", "2", "♠").explodes
    assert box.RealCard("stagecoach", "9", "♠").explodes
    assert not box.RealCard("jail", "10", "♠").explodes
    assert not box.RealCard("bang", "A", "♠").explodes
    assert not box.RealCard("bang", "5", "♣").explodes


def test_the_whole_simulated_box_has_what_the_hub_counts() -> None:
    assert len(box.WHOLE) == WHOLE_SIZE
    assert {card.kind for card in box.WHOLE} == set(KINDS)
