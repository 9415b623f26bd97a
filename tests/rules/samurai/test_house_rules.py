"""The switches of a table: their defaults are our rulings, and the log shows them."""

import msgspec
import pytest

from hub.rules.contract.actor import TABLE
from hub.rules.contract.play import begin
from hub.rules.contract.view import line
from hub.rules.samurai.events.opening import Opened
from hub.rules.samurai.options import HouseRules, Options
from hub.tables.chance import SeededChance
from tests.rules.samurai.arranged import RULES, Player, do, honors, plain, table

DEFAULTS = {"deck_end": "at-once", "both": "swordmaster", "ties": "base"}
OTHERS = {"deck_end": "when-needed", "both": "honor", "ties": "tournament"}


def test_the_defaults_are_rulings_1_5_and_14() -> None:
    assert msgspec.to_builtins(HouseRules()) == DEFAULTS


@pytest.mark.parametrize("switch", DEFAULTS)
def test_each_switch_has_its_other_side_and_no_third(switch: str) -> None:
    other = msgspec.convert({switch: OTHERS[switch]}, HouseRules)
    assert getattr(other, switch) == OTHERS[switch]
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({switch: "sometimes"}, HouseRules)


def test_the_log_carries_the_house_rules() -> None:
    options = Options(players=4, house=HouseRules(ties="tournament"))
    state, events = begin(RULES, options, SeededChance("x"))
    opened = events[0]
    assert isinstance(opened, Opened)
    assert opened.options.house.ties == "tournament"
    assert state.options == options


def test_nothing_to_shuffle_is_the_same_under_both_deck_ends() -> None:
    for deck_end in ("at-once", "when-needed"):
        state = table(
            *plain(4),
            Player(),
            steps=("draw", "play"),
            deck=("bo",),
            rest=4,
            house={"deck_end": deck_end},
        )
        state, _ = do(state, 0, "draw")
        assert (state.deck, honors(state)) == (0, [4, 4, 4, 4, 4])


def test_the_story_tells_which_house_rules_are_played() -> None:
    house = HouseRules(ties="tournament", deck_end="when-needed")
    opened = Opened(options=Options(players=5, house=house), deal=1).seen_by(TABLE)
    assert opened == line(
        "opened-house", count=5, house=("deck-end/when-needed", "ties/tournament")
    )
    assert Opened(options=Options(players=5), deal=1).seen_by(TABLE) == line("opened", count=5)
