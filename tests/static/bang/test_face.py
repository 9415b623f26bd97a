"""BANG!'s own face against its rules: nothing undrawn, and numbers as they are printed."""

import re

from hub.rules.bang.cards import IN_PLAY, KINDS, STRENGTH, WEAPONS
from hub.rules.bang.characters import PRINTED
from hub.rules.bang.roles import ROLES
from hub.rules.bang.vocabulary import VOCABULARY
from tests.static.scripts import SCRIPTS, drawn, source

FACE = SCRIPTS / "games" / "bang"
# Before the first turn there is one thing to do, and standing offers are apart.
UNORDERED = {"role", "character", "seen", "take-back", "leave"}
# Nor are the deck's button and the hub's own clock.
UNORDERED |= {"ask-deck", "lapse"}


def of_sort(sort: str) -> set[str]:
    return {kind.key for kind in KINDS.values() if kind.sort == sort}


def test_every_card_is_drawn_once_and_the_colt_on_the_board() -> None:
    assert drawn(FACE / "weapons") == set(STRENGTH)
    assert drawn(FACE / "deeds") == of_sort("brown") | of_sort("blue")


def test_a_weapon_carries_the_number_that_is_printed_on_it() -> None:
    rows = re.findall(r"^  ([\w-]+): (\d+),$", source(FACE / "printed"), re.MULTILINE)
    assert {key: int(strength) for key, strength in rows} == STRENGTH


def test_blue_cards_are_those_of_the_box() -> None:
    listed = re.search(r"BLUE: [^=]+ = \[([^\]]*)\]", source(FACE / "printed"))
    assert listed is not None
    assert set(re.findall(r'"([\w-]+)"', listed[1])) == of_sort("blue")


def test_every_character_and_role_is_drawn_and_whatever_lies_in_play() -> None:
    assert drawn(FACE / "figures") == set(PRINTED)
    assert len(drawn(FACE / "figures")) == 31
    assert drawn(FACE / "crests") == set(ROLES)
    assert drawn(FACE / "marks") == {"harmless", "left"}
    assert set(IN_PLAY) == of_sort("blue") | set(WEAPONS), "the marks are drawn as these are"


def test_the_thumb_finds_every_deed_of_a_turn_in_an_order() -> None:
    listed = "".join(re.findall(r"(?:offers|order): \[([^\]]*)\]", source(FACE / "face")))
    keys = set(re.findall(r'"([\w-]+)"', listed)) - {"cards"}
    every = set(VOCABULARY.offers)
    standing = {key for key in every if key.startswith(("correct-", "step-", "deal-"))}
    assert keys == every - standing - UNORDERED
