"""Offers of the referee's say which of them belong together, so that no page has to know."""

from typing import get_args

import pytest

from hub.rules.contract.action import Action
from hub.rules.contract.actor import REFEREE
from hub.rules.tournament.actions import OF_THE_REFEREE, clock
from hub.rules.tournament.options import Dispensation
from hub.rules.tournament.state import State
from tests.rules.tournament.arranged import RULES, do, drawn, opened, played

DRAWN = drawn(opened(8, minutes=60))
RUNNING = do(DRAWN, "start-round")
PAUSED = do(RUNNING, "pause-clock")
UP = do(RUNNING, "time-up")
PLAYED = played(opened(8), 3)


def _grouped(state: State, group: str) -> list[str]:
    offers = RULES.offers(state, REFEREE)
    return [offer.key for offer in offers if offer.about.get("group") == group]


@pytest.mark.parametrize(
    ("state", "keys"),
    [
        (DRAWN, []),
        (RUNNING, ["pause-clock", "add-time", "time-up"]),
        (PAUSED, ["resume-clock", "add-time", "time-up"]),
        (UP, ["recall-time", "add-time"]),
    ],
    ids=["not yet", "running", "paused", "up"],
)
def test_what_is_done_to_the_clock_is_one_group(state: State, keys: list[str]) -> None:
    assert _grouped(state, "clock") == keys


def test_no_action_of_the_clock_is_left_out_of_its_group() -> None:
    own = {each.key for each in vars(clock).values() if isinstance(each, Action)}
    referees = own & set(OF_THE_REFEREE) - {"start-round"}
    seen = {key for state in (RUNNING, PAUSED, UP) for key in _grouped(state, "clock")}
    assert seen == referees


@pytest.mark.parametrize(
    ("state", "keys"),
    [
        (opened(8), ["draw"]),
        (DRAWN, ["start-round"]),
        (RUNNING, []),
        (PLAYED, ["close-qualifying"]),
    ],
    ids=["entry", "drawn", "running", "played"],
)
def test_one_thing_comes_next(state: State, keys: list[str]) -> None:
    assert _grouped(state, "next") == keys


def test_closing_early_is_possible_but_not_what_comes_next() -> None:
    state = played(opened(8, length=480), 1)
    assert RULES.offer(state, REFEREE, "close-qualifying") is not None
    assert _grouped(state, "next") == ["draw"]


def test_every_dispensation_is_a_setting() -> None:
    assert set(_grouped(opened(8), "setting")) == set(get_args(Dispensation))


def test_the_record_has_its_own() -> None:
    fined = do(opened(8), "penalty", entrant=0, conduct="lying", points=5, why="twice")
    assert _grouped(fined, "record") == ["caution", "penalty", "lift-penalty", "note"]
