"""Every event of a duel against a sheet as it is told."""

from types import SimpleNamespace
from typing import Any

import pytest

from hub.rules.contract.actor import TABLE
from hub.rules.contract.view import line
from hub.rules.solo.events import EVENTS
from hub.rules.solo.state import Ending, Roll, Written
from hub.rules.solo.straw import STRAW_MAN
from tests.rules.solo.arranged import RULES

# By their names, as they are called below.
E: Any = SimpleNamespace(**{event.__name__: event for event in EVENTS})
WRITTEN = Written(round=1, dice=7, attack=3, final=2, defence=1, held=None, concentration=1)

TOLD: list[tuple[Any, Any]] = [
    (
        E.Opened(level="typed", sheet=STRAW_MAN),
        line("opened", name=STRAW_MAN.name, stars=STRAW_MAN.stars),
    ),
    (E.RoundBegan(round=4), line("round-began", count=4)),
    (E.StepTaken(), None),
    (E.RoundWritten(sum=7, written=WRITTEN), line("row-read", sum=7, attack=3, final=2)),
    (E.RoundEnded(), None),
    (E.DuelEnded(ending=Ending(reason="won", cause="life")), line("ended", ending="won")),
    (E.Asked(roll=Roll(question=1, key="own", asked=(0,))), None),
    (E.DiceTaken(count=2), None),
    (E.DiceTyped(values=(1, 2)), None),
    (E.DiceRolled(values=(1, 2)), None),
    (E.OwnDiceFell(values=(1, 2)), line("own-dice-fell", dice=(1, 2))),
    (E.FoeDiceFell(values=(3, 4)), line("foe-dice-fell", dice=(3, 4), sum=7)),
    (E.DieFellAgain(at=1, value=5), line("die-fell-again", value=5)),
    (
        E.DiceGiven(attack=1, defence=2, concentration=3),
        line("dice-given", attack=1, defence=2, concentration=3),
    ),
    (E.KiSpent(on="attack"), line("ki-spent", on="attack")),
    (E.Bought(reward="breath"), line("bought", reward="breath", cost=8)),
    (E.Bought(reward="surprise"), line("bought", reward="surprise", cost=40)),
    (E.FoeHurt(loss=2), line("foe-hurt", count=2)),
    (E.LifeLost(loss=2, cause="hit"), line("life-lost", count=2, cause="hit")),
    (E.KiLost(loss=2), line("ki-lost", count=2)),
    (E.FoeBeheaded(), line("foe-beheaded")),
    (E.Beheaded(), line("beheaded")),
    (E.GuardHeld(), line("guard-held")),
    (E.Dodged(), line("dodged")),
    (E.PartHit(sum=7, part="arm"), line("part-hit", part="arm")),
    (E.LimbLost(sum=7, part="arm"), line("limb-lost", part="arm")),
    (E.DeeplyWounded(number=3), line("deeply-wounded", deep=3)),
]


@pytest.mark.parametrize(("event", "expected"), TOLD, ids=lambda each: type(each).__name__)
def test_everyone_hears_it_like_this(event: Any, expected: Any) -> None:
    assert RULES.seen_by(event, TABLE) == expected


def test_every_event_is_in_this_list() -> None:
    assert {type(event) for event, _ in TOLD} == set(EVENTS)
