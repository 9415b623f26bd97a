"""A duel that does not add up is our bug, and the table that rests for it says which sum."""

from typing import Any

import pytest

from hub.rules.contract.play import audit
from hub.rules.contract.refusal import BrokenInvariant
from tests.rules.solo.arranged import RULES, Duel, replace, sheet

WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "Concentration from nowhere": ({"concentration": 1}, "concentration is 1, must be 0"),
    "a deep wound that is none": ({"deep": (99,)}, "deep wounds is 1, must be 0"),
    "a round after the last": ({"round": 21}, "rounds is 20, must be 21"),
    "a die too many": (
        {"dice": (1, 2, 3), "foe_dice": (4, 5)},
        "dice is 5, must be 4",
    ),
    "a sheet with a mistake": ({"sheet": sheet(stars=9)}, "mistakes of the sheet is 1, must be 0"),
}


@pytest.mark.parametrize(("changes", "said"), WRONG.values(), ids=WRONG)
def test_every_sum_that_does_not_hold_is_named(changes: dict[str, Any], said: str) -> None:
    sound = Duel().state
    audit(RULES, sound)
    with pytest.raises(BrokenInvariant, match=f"^solo: {said}$"):
        audit(RULES, replace(sound, **changes))


def test_four_dice_are_as_many_as_there_must_be() -> None:
    audit(RULES, replace(Duel().state, dice=(1, 2, 3), foe_dice=(4,)))
