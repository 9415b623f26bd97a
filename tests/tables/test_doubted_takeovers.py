"""A takeover that another seat says no to: no time uncovers it, somebody else's yes does."""

from hub.rules.contract.actor import at
from hub.tables.takeover_limits import WAIT
from tests.tables.shelf import refused
from tests.tables.test_takeovers import AYA, BEA, CHIE, Room


def taken_over() -> Room:
    """Somebody sits down at Chie's seat, which the host had freed."""
    room = Room()
    room.table.seats.stand(CHIE)
    room.join(CHIE, "Chie")
    return room


def doubt(room: Room, by: int) -> None:
    asked = room.takeover()
    room.table.takeovers.doubt(by, asked.seat, asked.since)


def test_a_no_makes_that_no_time_uncovers_it() -> None:
    room = taken_over()
    doubt(room, AYA)
    assert room.takeover().wait == -1
    room.now += 10 * WAIT
    room.table.takeovers.uncover()
    with refused("takeover-asks"):
        room.table.views.secret(CHIE)
    assert room.restarted().takeover().wait == -1


def test_somebody_elses_yes_still_does() -> None:
    room = taken_over()
    doubt(room, AYA)
    assert room.takeover(at(BEA)).vouch
    room.vouch(BEA)
    assert room.table.views.secret(CHIE) is not None


def test_who_sat_there_before_is_still_told() -> None:
    room = taken_over()
    before = room.takeover()
    doubt(room, AYA)
    after = room.takeover()
    assert (after.name, after.was, after.was_bot) == (before.name, before.was, before.was_bot)
    assert after.since > before.since


def test_a_second_no_writes_nothing() -> None:
    room = taken_over()
    doubt(room, AYA)
    version = room.table.version
    doubt(room, BEA)
    assert room.table.version == version


def test_only_those_who_may_say_yes_may_say_no() -> None:
    room = taken_over()
    asked = room.takeover()
    with refused("cannot-vouch"):
        room.table.takeovers.doubt(CHIE, asked.seat, asked.since)
    with refused("no-takeover"):
        room.table.takeovers.doubt(AYA, asked.seat, asked.since - 1)
    with refused("no-takeover"):
        room.table.takeovers.doubt(AYA, BEA, asked.since)
