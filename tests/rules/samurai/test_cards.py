"""The box: 90 cards, every kind with its numbers and copies."""

import pytest

from hub.rules.box.cards import (
    DECK,
    DECK_SIZE,
    KIND_OF,
    KINDS,
    PROPERTIES,
    RANK,
    WEAPON_CARDS,
    WEAPONS,
    count,
    find,
)
from hub.rules.cardplay.laid import without

# reach, wounds, copies
PRINTED_WEAPONS = {
    "bo": (2, 1, 5),
    "bokken": (1, 1, 6),
    "daikyu": (5, 2, 1),
    "kanabo": (3, 2, 1),
    "katana": (2, 3, 1),
    "kiseru": (1, 2, 5),
    "kusarigama": (2, 2, 4),
    "nagayari": (4, 2, 1),
    "naginata": (4, 1, 2),
    "nodachi": (3, 3, 1),
    "shuriken": (3, 1, 3),
    "tanegashima": (5, 1, 1),
    "wakizashi": (1, 3, 1),
}
PRINTED_ACTIONS = {
    "parry": 15,
    "geisha": 6,
    "diversion": 5,
    "battle-cry": 4,
    "tea-ceremony": 4,
    "breathing": 3,
    "daimyo": 3,
    "jujutsu": 3,
}
PRINTED_PROPERTIES = {"focus": 6, "armor": 4, "fast-draw": 3, "bushido": 2}


@pytest.mark.parametrize("weapon", PRINTED_WEAPONS)
def test_every_weapon_is_as_printed(weapon: str) -> None:
    kind = KINDS[weapon]
    assert kind.sort == "weapon"
    assert (kind.reach, kind.wounds, kind.copies) == PRINTED_WEAPONS[weapon]


@pytest.mark.parametrize("action", PRINTED_ACTIONS)
def test_every_action_has_its_copies(action: str) -> None:
    kind = KINDS[action]
    assert (kind.sort, kind.copies) == ("action", PRINTED_ACTIONS[action])
    assert (kind.reach, kind.wounds) == (0, 0)


@pytest.mark.parametrize("name", PRINTED_PROPERTIES)
def test_every_property_has_its_copies(name: str) -> None:
    kind = KINDS[name]
    assert (kind.sort, kind.copies) == ("property", PRINTED_PROPERTIES[name])
    assert (kind.reach, kind.wounds) == (0, 0)


def test_there_are_90_cards_no_more_kinds_and_none_twice() -> None:
    assert set(KINDS) == {*PRINTED_WEAPONS, *PRINTED_ACTIONS, *PRINTED_PROPERTIES}
    assert DECK_SIZE == len(DECK) == len(set(DECK)) == 90


@pytest.mark.parametrize(("sort", "copies"), [("weapon", 32), ("action", 43), ("property", 15)])
def test_the_sorts_add_up(sort: str, copies: int) -> None:
    assert len([card for card in DECK if KINDS[KIND_OF[card]].sort == sort]) == copies


def test_each_physical_card_has_its_kind_and_number() -> None:
    assert [card for card in DECK if KIND_OF[card] == "bo"] == [
        "bo-1",
        "bo-2",
        "bo-3",
        "bo-4",
        "bo-5",
    ]
    assert KIND_OF["battle-cry-4"] == KIND_OF["battle-cry"] == "battle-cry"


def test_weapons_and_properties_are_listed_in_the_boxs_order() -> None:
    assert tuple(PRINTED_WEAPONS) == WEAPONS
    assert PROPERTIES == ("focus", "armor", "fast-draw")
    assert len(WEAPON_CARDS) == 32 + 13
    assert {"bo", "bo-1"} <= WEAPON_CARDS
    assert "parry-1" not in WEAPON_CARDS
    assert [RANK[kind] for kind in KINDS] == list(range(25))
    assert RANK["bo-3"] == RANK["bo"] == 0


def test_cards_are_counted_found_and_taken_away() -> None:
    cards = ("bo-1", "parry-1", "bo-2", "")
    assert (count("bo", cards), count("parry", cards), count("armor", cards)) == (2, 1, 0)
    assert count("bo", ()) == 0
    assert find("bo", ("parry-1", "bo-2", "bo-1")) == "bo-2"
    assert without(("bo-1", "parry-1", "bo-2"), "parry-1") == ("bo-1", "bo-2")
    assert without(("", "bo", ""), "") == ("bo", "")
