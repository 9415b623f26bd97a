"""The duel's own face against its rules: nothing undrawn, and a button for every deed."""

import re

from hub.rules.contract.action import Action
from hub.rules.solo.actions import dice, ki
from hub.rules.solo.sheet import HITS, PARTS, ROUNDS, SUMS
from tests.static.scripts import SCRIPTS, source

FACE = SCRIPTS / "games" / "solo"


def test_every_part_of_the_body_is_drawn() -> None:
    drawn = re.findall(r'^  "?([\w-]+)"?: \{', source(FACE / "limbs"), re.MULTILINE)
    assert set(drawn) == set(PARTS)


def test_every_deed_has_a_place_on_the_board() -> None:
    placed = re.search(r"PLACED = new Set\(\[([^\]]*)\]", source(FACE / "board"))
    assert placed is not None
    found = (*vars(dice).values(), *vars(ki).values())
    keys = {action.key for action in found if isinstance(action, Action)}
    assert set(re.findall(r'"([\w-]+)"', placed[1])) == keys


def test_an_empty_page_is_as_large_as_a_sheet_must_be() -> None:
    text = source(FACE / "writing")
    assert f"sums({SUMS[0]}, {SUMS[-1]})" in text
    assert f"sums({HITS[0]}, {HITS[-1]})" in text
    assert f"length: {ROUNDS} " in text
