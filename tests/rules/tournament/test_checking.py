"""Every recorded draw is drawn again and compared; one that was tampered with is found."""

from random import Random
from typing import Any

import msgspec
import pytest

from hub.laws.forms import fill
from hub.rules.contract.actor import HUB, REFEREE
from hub.rules.contract.play import apply, begin
from hub.rules.tournament.draw_checks import check_draws
from hub.rules.tournament.events.finals import QualifyingClosed
from hub.rules.tournament.events.round_draw import Drawn
from hub.tables.chance import SeededChance
from tests.rules.tournament.arranged import RULES, offer

replace = msgspec.structs.replace


def log(players: int = 9, *, mixing: bool = False) -> list[Any]:
    """The events of a whole tournament, in which one withdraws and one is late."""
    options = RULES.options_type(entries=tuple(f"P{n}" for n in range(players)), mixing=mixing)
    chance, dice = SeededChance("log"), Random(3)
    state, told = begin(RULES, options, chance)
    events = list(told)
    steps = ["draw", "", "send-away", "draw", "void-draw", "draw", "", "enter", "draw", ""]
    for key in [*steps, "close-qualifying", "", ""]:
        keys = (
            [(REFEREE, key)]
            if key
            else [(HUB, f"report/{t.name}") for t in RULES.tables_wanted(state)]
        )
        for actor, each in keys:
            move = fill(offer(state, actor, each), dice)
            assert move is not None
            state, told = apply(RULES, state, actor, move, chance)
            events += told
    assert RULES.is_over(state)
    return events


@pytest.mark.parametrize("mixing", [False, True])
def test_an_honest_log_has_no_faults(mixing: bool) -> None:
    found = check_draws(log(mixing=mixing))
    assert [(each.what, each.number) for each in found] == [
        ("round", 1),
        ("round", 2),
        ("round", 2),
        ("round", 3),
        ("lots", found[-1].number),
    ]
    assert [each.faults for each in found] == [()] * 5


def tampered(events: list[Any], at: int, **changes: Any) -> list[Any]:
    """The same log with one draw or lot changed."""
    places = [n for n, event in enumerate(events) if isinstance(event, Drawn | QualifyingClosed)]
    other = list(events)
    other[places[at]] = replace(events[places[at]], **changes)
    return other


def test_a_changed_seat_is_found() -> None:
    events = log()
    first = next(event for event in events if isinstance(event, Drawn))
    tables = (first.tables[0][:2] + first.tables[0][2:][::-1], first.tables[1])
    assert check_draws(tampered(events, 0, tables=tables))[0].faults == ("tables",)


def test_another_seed_is_found() -> None:
    events = log()
    first = next(event for event in events if isinstance(event, Drawn))
    assert check_draws(tampered(events, 0, urn=replace(first.urn, seed="mine")))[0].faults == (
        "tables",
    )


def test_a_candidate_left_out_is_found() -> None:
    events = log()
    second = [event for event in events if isinstance(event, Drawn)][1]
    urn = replace(second.urn, shogun_in=(0,) * len(second.urn.candidates))
    assert "candidates" in check_draws(tampered(events, 1, urn=urn))[1].faults


@pytest.mark.parametrize("candidates", [(0,), (0, 1, 2, 3, 99), (0,) * 9])
def test_candidates_of_whom_no_draw_can_be_made_are_found(candidates: tuple[int, ...]) -> None:
    events = log()
    first = next(event for event in events if isinstance(event, Drawn))
    urn = replace(first.urn, candidates=candidates)
    assert check_draws(tampered(events, 0, urn=urn))[0].faults == ("candidates", "tables")


def test_a_draw_or_a_lot_of_a_version_that_we_do_not_know_is_found() -> None:
    events = log()
    first = next(event for event in events if isinstance(event, Drawn))
    assert check_draws(tampered(events, 0, urn=replace(first.urn, version=9)))[0].faults == (
        "version",
    )
    assert check_draws(tampered(events, 4, version=9))[4].faults == ("version",)


def test_a_seed_who_is_nobody_is_found() -> None:
    events = log()
    closed = next(event for event in events if isinstance(event, QualifyingClosed))
    seeds = (99, *closed.seeds[1:])
    found = check_draws(tampered(events[: events.index(closed) + 1], 4, seeds=seeds))[4]
    assert found.faults == ("seeds", "finalists")


def test_a_shogun_again_left_off_the_record_is_found() -> None:
    events = log()
    found = check_draws(tampered(events, 3, again=(5,)))[3]
    assert found.faults == ("record",)


def test_other_finalists_are_found() -> None:
    events = log()
    closed = next(event for event in events if isinstance(event, QualifyingClosed))
    other = (*closed.finalists[:3], closed.seeds[-1])
    assert check_draws(tampered(events, 4, finalists=other))[4].faults == ("finalists",)


def test_other_seeds_are_found() -> None:
    events = log()
    closed = next(event for event in events if isinstance(event, QualifyingClosed))
    faults = check_draws(tampered(events, 4, seeds=closed.seeds[::-1]))[4].faults
    assert "seeds" in faults
