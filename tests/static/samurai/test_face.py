"""The game's own face against its rules: every deed of a turn has its place."""

import re

from hub.rules.samurai.vocabulary import VOCABULARY
from tests.static.scripts import SCRIPTS, source

FACE = SCRIPTS / "games" / "samurai" / "face"
OFFERS = set(VOCABULARY.offers)
# Before the first turn and at the end there is one thing to do, and standing offers are apart.
UNORDERED = {"role", "character", "seen", "daimyo-held", "take-back", "leave"}
# The referee ends a round, or lets it go on, and no thumb at the table.
UNORDERED |= {"time-up", "time-on"}
# Nor are the deck's button and the hub's own clock.
UNORDERED |= {"ask-deck", "lapse"}


def test_the_thumb_finds_every_deed_of_a_turn_in_an_order() -> None:
    listed = "".join(re.findall(r"(?:offers|order): \[([^\]]*)\]", source(FACE)))
    keys = set(re.findall(r'"([\w-]+)"', listed)) - {"cards"}
    standing = {key for key in OFFERS if key.startswith(("correct-", "step-", "deal-"))}
    assert keys == OFFERS - standing - UNORDERED
