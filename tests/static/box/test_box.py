"""What is drawn of the box against its printed facts: nothing undrawn, numbers as on the cards."""

import re

from hub.rules.box.cards import KINDS, PROPERTIES
from hub.rules.box.characters import NAMES
from hub.rules.box.roles import ROLES
from tests.static.scripts import SCRIPTS, drawn, modules, source

BOX = SCRIPTS / "box"


def of_sort(sort: str) -> set[str]:
    return {kind.key for kind in KINDS.values() if kind.sort == sort}


def test_every_card_is_drawn_once() -> None:
    assert drawn(BOX / "weapons") == of_sort("weapon")
    assert drawn(BOX / "deeds") == of_sort("action") | of_sort("property")


def test_a_weapon_carries_the_numbers_that_are_printed_on_it() -> None:
    rows = re.findall(r"^  ([\w-]+): \[(\d+), (\d+)\],$", source(BOX / "printed"), re.MULTILINE)
    printed = {key: (int(reach), int(wounds)) for key, reach, wounds in rows}
    weapons = [kind for kind in KINDS.values() if kind.sort == "weapon"]
    assert printed == {kind.key: (kind.reach, kind.wounds) for kind in weapons}


def test_properties_and_actions_are_those_of_the_box() -> None:
    for name, sort in (("PROPERTIES", "property"), ("ACTIONS", "action")):
        listed = re.search(rf"{name}: [^=]+ = \[([^\]]*)\]", source(BOX / "printed"))
        assert listed is not None
        assert set(re.findall(r'"([\w-]+)"', listed[1])) == of_sort(sort)


def test_every_character_role_and_mark_is_drawn() -> None:
    assert drawn(BOX / "figures") == set(NAMES)
    assert drawn(BOX / "crests") == set(ROLES)
    assert drawn(BOX / "marks") == {*PROPERTIES, "bushido", "harmless", "left"}


def test_what_is_drawn_of_the_box_knows_no_game() -> None:
    for path in modules(BOX):
        assert "/games/" not in path.read_text(encoding="utf-8"), path.name
