"""The tournaments of a running hub: clocks, codes, and deleting one."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from hub.app import Hub
from hub.rules.contract.actor import NOBODY, REFEREE
from hub.rules.contract.form import FieldValue, Move
from hub.rules.contract.refusal import Refusal
from hub.rules.tournament.actions.score_sheets import question_of
from hub.rules.tournament.form import write
from hub.rules.tournament.sheet import Had
from hub.settings import Settings
from hub.storage.memory import MemoryStore
from hub.tournaments.tournament_registry import RunningTournament
from hub.web.desk_tables import DeskTables
from hub.web.seat_list import entries_of
from tests.tournaments.wall import Wall
from tests.web.tournament import until

NAMES = [f"P{number}" for number in range(8)]
MINUTE = 60_000


@pytest.fixture
def wall() -> Wall:
    return Wall()


@pytest.fixture
def hub(tmp_path: Path, wall: Wall) -> Iterator[Hub]:
    """With that wall's clock for the steady one: the real one's is nothing to it."""
    with patch("hub.app.steady", wall):
        hub = Hub(Settings(state=str(tmp_path)), MemoryStore(), lambda: 80)
    yield hub
    hub.stop()


def opened(hub: Hub, **options: object) -> RunningTournament:
    return hub.tournaments.open({"entries": NAMES, "level": "tokens", **options})[0]


def referee(running: RunningTournament, offer: str, **values: FieldValue) -> None:
    table = running.table
    table.game.submit(REFEREE, Move(offer=offer, values=values), f"{offer}@{table.version}")


def typed_in(running: RunningTournament, table: str) -> None:
    """A sheet of four on which time was up."""
    had = tuple(
        Had(role=role, character=character, honor=1, daimyo=0, resilience=1)
        for role, character in zip(
            ("shogun", "samurai", "leading-ninja", "ninja"),
            ("tomoe", "hanzo", "goemon", "benkei"),
            strict=True,
        )
    )
    referee(running, "take-sheet", table=table)
    question = question_of(running.state, table)
    move = Move(offer="fill-sheet", question=question, values=write(had, "time", NOBODY))
    running.table.game.submit(REFEREE, move, f"fill@{running.table.version}")


def test_a_running_hub_calls_time_by_itself(hub: Hub, wall: Wall) -> None:
    cup = opened(hub, minutes=45)
    referee(cup, "draw")
    referee(cup, "start-round")
    assert cup.clock.left() == 45 * MINUTE
    wall.now += 45 * MINUTE
    hub.tournaments.deadlines.wake()
    until(lambda: cup.state.clock == "up", "time was never called")


def test_a_hub_that_was_off_lets_the_round_wait_for_its_referee(tmp_path: Path, wall: Wall) -> None:
    store = MemoryStore()
    with patch("hub.app.steady", wall):
        first = Hub(Settings(state=str(tmp_path)), store, lambda: 80)
        cup = opened(first, minutes=45)
        referee(cup, "draw")
        referee(cup, "start-round")
        wall.now += 10 * MINUTE
        first.tournaments.deadlines.wake()
        until(lambda: cup.table.referee.clocks, "what has run was never put on the record")
        first.stop()
        wall.now += 60 * MINUTE
        again = Hub(Settings(state=str(tmp_path)), store, lambda: 80)
    try:
        found = again.tournaments.get(cup.table.name)
        until(lambda: found.state.after_restart, "the round does not wait")
        assert (found.state.clock, found.clock.left()) == ("running", 35 * MINUTE)
        referee(found, "resume-clock")
        wall.now += 35 * MINUTE
        again.tournaments.deadlines.wake()
        until(lambda: found.state.clock == "up", "time was never called")
    finally:
        again.stop()


def test_a_tournament_that_is_deleted_is_gone_with_its_tables_and_codes(hub: Hub) -> None:
    cup = opened(hub)
    referee(cup, "draw")
    code = hub.tournaments.registration.code(cup.table, 0)
    assert len(hub.registry.tables()) == 3
    hub.tournaments.forget(cup.table.name, lambda table: hub.registry.forget(table.name))
    assert hub.registry.tables() == ()
    assert hub.tournaments.all() == ()
    with pytest.raises(Refusal, match=r"^no-such-table$"):
        hub.tournaments.registration.move(code)
    with pytest.raises(Refusal, match=r"^no-such-table$"):
        hub.tournaments.get(cup.table.name)


def test_an_entry_that_moved_does_not_move_again_by_an_older_code(hub: Hub) -> None:
    cup = opened(hub)
    registration = hub.tournaments.registration
    registration.take(cup.table, 0)
    first, second = registration.code(cup.table, 0), registration.code(cup.table, 0)
    assert registration.move(first) is not None
    with pytest.raises(Refusal, match=r"^seat-free$"):
        registration.move(second)
    assert registration.move(first) is None


def test_who_went_home_has_no_entry_to_take(hub: Hub) -> None:
    cup = opened(hub)
    referee(cup, "send-away", entrant=3, why="unwell")
    with pytest.raises(Refusal, match=r"^seat-free$"):
        hub.tournaments.registration.take(cup.table, 3)
    with pytest.raises(Refusal, match=r"^no-such-seat$"):
        hub.tournaments.registration.take(cup.table, 8)


@pytest.mark.parametrize("next_one", ["Kim", ""])
def test_the_code_of_an_entry_that_was_taken_back_opens_no_other(hub: Hub, next_one: str) -> None:
    cup = opened(hub)
    referee(cup, "enter", name="Ivo")
    code = hub.tournaments.registration.code(cup.table, 8)
    cup.table.undo.last_move(REFEREE)
    if next_one:
        referee(cup, "enter", name=next_one)
    with pytest.raises(Refusal, match=r"^seat-free$" if next_one else "no-such-seat"):
        hub.tournaments.registration.move(code)


def test_once_a_round_is_drawn_an_entry_is_taken_only_by_the_referees_code(hub: Hub) -> None:
    cup = opened(hub, entries=NAMES[:4], rounds=2)
    assert all(each.free for each in entries_of(hub.tournaments, cup.table))
    referee(cup, "draw")
    typed_in(cup, "r1-t1")
    assert cup.state.phase == "between"
    with pytest.raises(Refusal, match=r"^seat-playing$"):
        hub.tournaments.registration.take(cup.table, 3)
    assert not any(each.free for each in entries_of(hub.tournaments, cup.table))
    code = hub.tournaments.registration.code(cup.table, 3)
    seated = hub.tournaments.registration.move(code)
    assert seated is not None
    assert seated.seat == 3


def test_a_draw_that_does_not_stand_opens_the_list_again(hub: Hub) -> None:
    cup = opened(hub)
    referee(cup, "draw")
    referee(cup, "void-draw", why="too early")
    assert hub.tournaments.registration.take(cup.table, 4).seat == 4
    assert [(each.entrant, each.how) for each in cup.table.referee.taken] == [(4, "list")]


@pytest.mark.parametrize("jump", [90 * 24 * 60 * MINUTE, -365 * 24 * 60 * MINUTE])
def test_how_long_a_table_was_quiet_does_not_jump_with_the_wall(hub: Hub, jump: int) -> None:
    cup = opened(hub)
    referee(cup, "draw")
    wall, steady = Wall(), Wall()
    wall.now = cup.reconciler.tables.table("r1-t1").log.moved_at + 2 * MINUTE
    desk_tables = DeskTables(hub.address, wall, steady)
    assert desk_tables.desk(cup).tables[0].since == 2 * MINUTE
    wall.now += jump
    steady.now += 3 * MINUTE
    assert desk_tables.desk(cup).tables[0].since == 5 * MINUTE
    # One that is looked at for the first time now has nothing better than the wall.
    late = DeskTables(hub.address, wall, steady)
    assert late.desk(cup).tables[0].since == 0


def test_an_entry_that_was_taken_back_is_no_news_for_the_desk(hub: Hub) -> None:
    cup = opened(hub)
    referee(cup, "enter", name="Ivo")
    code = hub.tournaments.registration.code(cup.table, 8)
    hub.tournaments.registration.move(code)
    desk_tables = DeskTables(hub.address, Wall(), Wall())
    assert [each.entrant for each in desk_tables.desk(cup).taken] == [8]
    cup.table.undo.last_move(REFEREE)
    assert desk_tables.desk(cup).taken == ()


def test_a_phone_gets_its_own_entry_though_the_desk_writes_that_name_in_the_same_moment(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    cup = opened(hub)
    submit = cup.table.game.submit

    def later(*asked: Any, **more: Any) -> Any:
        monkeypatch.undo()
        referee(cup, "enter", name="Zoe")
        return submit(*asked, **more)

    monkeypatch.setattr(cup.table.game, "submit", later)
    seat = hub.tournaments.registration.enter(cup.table, "Zoe").seat
    assert cup.state.entrants[seat].name == "Zoe 2"
    assert cup.table.keys.digests("entrant", seat - 1) == ()


def test_a_new_key_for_the_referee_ends_the_codes_that_the_old_desk_gave_out(hub: Hub) -> None:
    cup, other = opened(hub), opened(hub)
    code = hub.tournaments.registration.code(cup.table, 3)
    kept = hub.tournaments.registration.code(other.table, 3)
    hub.tournaments.referee_key(cup.table)
    assert hub.tournaments.registration.move(code) is None
    assert hub.tournaments.registration.move(kept) is not None
    again = hub.tournaments.registration.move(hub.tournaments.registration.code(cup.table, 3))
    assert again is not None
    assert again.seat == 3


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "<b>x</b>", "a\u200bb"])
def test_a_list_with_a_name_that_no_phone_could_have_opens_no_tournament(
    hub: Hub, name: str
) -> None:
    with pytest.raises(Refusal, match=r"^name-characters$"):
        opened(hub, entries=["Aya", name])
    assert hub.registry.tables() == ()


def test_a_name_is_the_same_on_the_list_of_the_host_and_from_a_phone(hub: Hub) -> None:
    cup = opened(hub, entries=["a\u00a0b", "👩\u200d🚀", *NAMES[:2]])
    assert [each.name for each in cup.state.entrants[:2]] == ["a b", "👩\u200d🚀"]
    with pytest.raises(Refusal, match=r"^name-taken$"):
        hub.tournaments.registration.enter(cup.table, "A\u3000B")
    seat = hub.tournaments.registration.enter(cup.table, "👩\u200d🔬").seat
    assert cup.state.entrants[seat].name == "👩\u200d🔬"


def test_a_list_with_somebody_twice_opens_no_tournament(hub: Hub) -> None:
    with pytest.raises(Refusal, match=r"^name-taken$"):
        opened(hub, entries=["Aya", "Bo", " aya\ufe0f"])
    assert hub.tournaments.all() == ()
    assert hub.registry.tables() == ()
