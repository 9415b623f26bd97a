"""The duel's own face against its rules: every deed has its place, every mark its drawing."""

import re

from hub.rules.duel.state import EACH
from hub.rules.duel.vocabulary import VOCABULARY
from tests.static.scripts import SCRIPTS, drawn, modules, source

FACE, BOX = SCRIPTS / "games" / "duel", SCRIPTS / "box"
OFFERS = set(VOCABULARY.offers)
# There at any time, and apart from the thumb's.
STANDING = {"take-back", "leave", "bushido-gone", "active-gone"}
# For the deck's button and the hub's own clock.
STANDING |= {"ask-deck", "lapse"}


def test_the_thumb_finds_every_deed_of_a_duel_in_an_order() -> None:
    listed = "".join(re.findall(r"(?:offers|order): \[([^\]]*)\]", source(FACE / "face")))
    keys = set(re.findall(r'"([\w-]+)"', listed)) - {"cards"}
    apart = {key for key in OFFERS if key.startswith(("correct-", "step-", "deal-"))}
    assert keys == OFFERS - apart - STANDING


def test_every_mark_that_a_view_may_show_is_drawn() -> None:
    assert set(VOCABULARY.marks) <= drawn(FACE / "marks") | drawn(BOX / "marks")


def test_the_four_of_a_side_are_three_in_line_and_one_behind() -> None:
    found = re.search(r"IN_LINE = (\d+);", source(FACE / "duel"))
    assert found is not None
    assert int(found[1]) == EACH - 1


def test_no_face_takes_from_another_game() -> None:
    for path in modules(SCRIPTS / "games"):
        taken = re.findall(r'from "\.\./([\w-]+)/', path.read_text(encoding="utf-8"))
        assert not taken, f"{path.name} takes from {taken}"
