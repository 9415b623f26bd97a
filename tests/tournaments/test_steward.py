"""The steward: tables opened, seated, reported and closed by themselves, whenever it is killed."""

from random import Random
from typing import Any

import msgspec
import pytest

from hub.laws.forms import fill
from hub.rules.contract.actor import HUB, PANEL, REFEREE, TABLE, at
from hub.rules.contract.form import Move
from hub.rules.contract.log import Record
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import RULES, TOURNAMENT
from hub.rules.tournament.options import Options
from hub.storage.memory import MemoryStore
from hub.tables.commit import TableFault
from hub.tables.export import bring_in, export
from hub.tables.keys import digest_of
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from hub.tournaments.reconciler import Reconciler, open_tournament, resume_tournaments

NAMES = ("Aya", "Bruno", "Carla", "Dino", "Elsa", "Fabio", "Gaia", "Hugo")


class Killed(Exception):
    """The process is gone: nothing is stored any more."""


class MortalStore(MemoryStore):
    """Dies at the append of that number, once: before it is stored, or right after."""

    def __init__(self, dies_at: int = -1, *, is_after: bool = False) -> None:
        super().__init__()
        self.appends = 0
        self.dies_at = dies_at
        self.is_after = is_after
        self.is_dead = False

    def append(self, record: Record) -> None:
        if self.is_dead:
            raise Killed
        self.appends += 1
        if self.appends != self.dies_at:
            super().append(record)
            return
        self.is_dead = True
        if self.is_after:
            super().append(record)
        raise Killed


QUALIFYING = {"cup.r1-t1", "cup.r1-t2"}
SEMI_FINALS = {"cup.semi-1", "cup.semi-2"}


def begun(store: MemoryStore, **options: Any) -> Reconciler:
    house = TableRegistry(store, RULES.__getitem__, lambda: 0)
    chosen = Options(entries=NAMES, level="cards", rounds=1, **options)
    return open_tournament(house, "cup", chosen)


def resumed(store: MemoryStore) -> Reconciler:
    """A new process on what is stored."""
    house = TableRegistry(store, RULES.__getitem__, lambda: 0)
    assert house.resume() == {}
    (steward,) = resume_tournaments(house)
    return steward


def referee(steward: Reconciler, key: str, **values: Any) -> None:
    table = steward.tournament
    table.submit(REFEREE, Move(offer=key, values=values), f"{key}@{table.version}")


def finish(table: Table, salt: str = "") -> None:
    """Everyone chooses and looks; then the referee calls time there, in the first turn."""
    dice = Random(table.name + salt)
    while table.outcome() is None:
        if any(offer.key == "time-up" for offer in table.look(REFEREE).offers):
            table.submit(REFEREE, Move(offer="time-up"), "time")
        seat = table.awaited()[0]
        offers = [o for o in table.look(at(seat)).offers if not o.standing and o.closed is None]
        ending = [offer for offer in offers if offer.key == "end-turn"] or offers[:1]
        move = fill(ending[0], dice)
        assert move is not None
        table.submit(at(seat), move, f"m{table.version}")


def play_on(steward: Reconciler) -> None:
    """Everything up to the finals, from wherever it stands."""
    if steward.state.round == 0:
        referee(steward, "draw")
    for name, table in sorted(steward.floor.tables().items()):
        if name in QUALIFYING and not table.is_ended:
            finish(steward.floor.tables()[name])
    if steward.state.phase == "between":
        referee(steward, "close-qualifying")


def check_qualified(steward: Reconciler) -> None:
    """Every table was opened once, seated as drawn, reported once and closed."""
    state = steward.state
    assert state.phase == "finals"
    tables = steward.floor.tables()
    assert set(tables) == QUALIFYING | SEMI_FINALS
    # Screens go on where they stand.
    assert tables["cup.r1-t1"].outline().next == "cup.semi-1"
    assert tables["cup.r1-t2"].outline().next == "cup.semi-2"
    assert all(tables[name].is_started and not tables[name].is_ended for name in SEMI_FINALS)
    for name, seating in state.tables.items():
        table = tables[f"cup.{name}"]
        assert table.is_ended
        assert table.names[:4] == tuple(NAMES[who] for who in seating.entrants)
        rows = state.sheets[name].rows
        outcome = table.outcome()
        assert outcome is not None
        for row, numbers in zip(rows, outcome.numbers, strict=True):
            assert row.had.honor == numbers["honor"]
    reports = [r for r in steward.tournament.records() if b'"reported"' in bytes(r.events)]
    assert [record.by for record in reports] == ["hub", "hub"]


def test_a_draw_opens_its_tables_with_everyone_seated_and_the_game_begun() -> None:
    steward = begun(MemoryStore())
    assert steward.floor.tables() == {}
    referee(steward, "draw")
    assert set(steward.floor.tables()) == {"cup.r1-t1", "cup.r1-t2"}
    for name, seating in steward.state.tables.items():
        table = steward.floor.tables()[f"cup.{name}"]
        assert table.is_started
        assert table.names[:4] == tuple(NAMES[who] for who in seating.entrants)
        assert table.options().shogun == 0


def test_a_finished_table_is_reported_and_closed_by_itself() -> None:
    steward = begun(MemoryStore())
    play_on(steward)
    check_qualified(steward)


def test_an_entrants_key_is_good_for_whichever_table_they_sit_at() -> None:
    steward = begun(MemoryStore())
    keys = [steward.tournament.give_key("entrant", who) for who in range(8)]
    hall, desk = (steward.tournament.give_key(kind) for kind in ("hall", "referee"))
    referee(steward, "draw")
    for who, key in enumerate(keys):
        found = steward.floor.table_of(who)
        assert found is not None
        table, seat = found
        assert table.who(key) == at(seat)
        others = [each for each in steward.floor.tables().values() if each is not table]
        assert [each.who(key) for each in others] == [None]
    for table in steward.floor.tables().values():
        assert table.who(desk) == REFEREE
        # The hall's screen shows no table before the standings are public.
        assert table.grant(hall) is None


def test_a_key_that_is_given_late_works_too() -> None:
    steward = begun(MemoryStore())
    referee(steward, "draw")
    key = steward.tournament.give_key("entrant", 3)
    found = steward.floor.table_of(3)
    assert found is not None
    assert found[0].digests("entrant", found[1]) == (digest_of(key),)


def test_a_key_that_is_taken_away_dies_at_every_table_also_at_those_that_are_over() -> None:
    steward = begun(MemoryStore())
    key = steward.tournament.give_key("entrant", 3)
    desk = steward.tournament.give_key("referee")
    play_on(steward)
    mine = [table for table in steward.floor.tables().values() if table.who(key)]
    assert mine
    assert any(table.is_ended for table in mine)
    steward.tournament.revoke("entrant", 3)
    assert not any(table.who(key) for table in steward.floor.tables().values())
    assert all(table.who(desk) == REFEREE for table in steward.floor.tables().values())
    new = steward.tournament.give_key("referee", instead=True)
    assert not any(table.who(desk) for table in steward.floor.tables().values())
    running = [table for table in steward.floor.tables().values() if not table.is_ended]
    assert [table.who(new) for table in running] == [REFEREE] * 2


def test_screens_and_panels_are_carried_to_the_next_table_at_their_place_and_no_other() -> None:
    steward = begun(MemoryStore())
    referee(steward, "draw")
    first, second = (steward.floor.table(short) for short in ("r1-t1", "r1-t2"))
    screen, panel, other = (
        first.give_key("table"),
        first.give_key("panel"),
        second.give_key("table"),
    )
    play_on(steward)
    here, there = steward.floor.table("semi-1"), steward.floor.table("semi-2")
    assert [here.who(key) for key in (screen, panel, other)] == [TABLE, PANEL, None]
    assert [there.who(key) for key in (screen, panel, other)] == [None, None, TABLE]
    assert steward.floor.standing_at("r1-t2") is there
    # What the referee takes from a table that has begun does not come back to it.
    here.revoke("panel")
    steward.tend()
    assert here.who(panel) is None


def test_a_void_draws_screens_go_on_at_the_next_draw() -> None:
    steward = begun(MemoryStore())
    referee(steward, "draw")
    screen = steward.floor.table("r1-t2").give_key("table")
    referee(steward, "void-draw", why="two were late")
    referee(steward, "draw")
    assert steward.floor.table("r1.2-t2").who(screen) == TABLE
    assert steward.floor.table("r1-t2").outline().next == "cup.r1.2-t2"


def test_names_that_no_table_can_show_hold_nobody_up() -> None:
    house = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    entries = ("<b>", "Anna", "\uff21nna", "\u3164")
    steward = open_tournament(house, "cup", Options(entries=entries, level="cards"))
    referee(steward, "draw")
    (table,) = steward.floor.tables().values()
    seated = dict(zip(steward.state.tables["r1-t1"].entrants, table.names, strict=False))
    assert seated[0] == "#1"
    assert seated[3] == "#4"
    assert {seated[1], seated[2]} in ({"Anna", "\uff21nna 3"}, {"Anna 2", "\uff21nna"})


def test_a_name_that_looks_like_a_number_on_the_list_takes_nobodys_chair() -> None:
    """Whatever order they are drawn in: some of these never sat down."""
    for _ in range(6):
        house = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
        entries = ("#2", "<>", "#2.2", "d")
        steward = open_tournament(house, "cup", Options(entries=entries, level="cards"))
        referee(steward, "draw")
        (table,) = steward.floor.tables().values()
        assert table.is_started
        assert len(set(table.names[:4])) == 4


def test_a_table_that_cannot_be_seated_holds_up_no_other_and_not_the_hub(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    store = MemoryStore()
    steward = begun(store)
    sit = Table.sit

    def refused(table: Table, *how: Any) -> int:
        if table.name.endswith("t1"):
            raise Refusal("no-such-seat")
        return sit(table, *how)

    monkeypatch.setattr(Table, "sit", refused)
    referee(steward, "draw")
    assert [steward.floor.table(short).is_started for short in ("r1-t1", "r1-t2")] == [False, True]
    again = resumed(store)
    assert [again.floor.table(short).is_started for short in ("r1-t1", "r1-t2")] == [False, True]
    monkeypatch.undo()
    again.tend()
    assert again.floor.table("r1-t1").is_started


def test_a_tournament_that_cannot_be_taken_up_holds_up_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    house = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    for name in ("bad", "good"):
        open_tournament(house, name, Options(entries=NAMES))
    mind, minded = Reconciler.mind, []

    def broken(steward: Reconciler) -> None:
        if steward.tournament.name == "bad":
            raise Refusal("table-ended")
        mind(steward)
        minded.append(steward.tournament.name)

    monkeypatch.setattr(Reconciler, "mind", broken)
    assert len(resume_tournaments(house)) == 2
    assert minded == ["good"]


def test_a_wanted_table_that_was_closed_gets_no_keys_any_more() -> None:
    steward = begun(MemoryStore())
    referee(steward, "draw")
    closed = steward.floor.table("r1-t1")
    closed.end(HUB)
    late = steward.state.tables["r1-t1"].entrants[2]
    assert closed.who(steward.tournament.give_key("entrant", late)) is None


def test_the_key_of_an_entry_that_was_taken_back_is_not_the_next_ones() -> None:
    steward = begun(MemoryStore())
    referee(steward, "enter", name="Ivo")
    key = steward.tournament.give_key("entrant", 8)
    steward.tournament.undo(REFEREE)
    assert steward.tournament.who(key) is None
    referee(steward, "enter", name="Kim")
    assert steward.tournament.who(key) is None


def test_a_table_with_a_fault_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    steward = begun(MemoryStore())
    referee(steward, "draw")
    bad, good = steward.floor.table("r1-t1"), steward.floor.table("r1-t2")

    def broken(*_: object) -> None:
        raise TableFault(bad.name)

    monkeypatch.setattr(bad, "outcome", broken)
    finish(good)
    assert good.is_ended
    assert set(steward.state.sheets) == {"r1-t2"}


def test_a_tournament_that_was_given_up_opens_nothing_any_more() -> None:
    steward = begun(MemoryStore())
    steward.leave()
    referee(steward, "draw")
    assert steward.floor.tables() == {}


def test_a_night_of_a_tournament_is_brought_in_as_one_that_stands_by_itself() -> None:
    steward = begun(MemoryStore())
    play_on(steward)
    table = steward.floor.table("r1-t1")
    data = msgspec.json.encode(export(table))
    assert b"key-given" not in data
    elsewhere = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    copy = bring_in(elsewhere, data, "COPY")
    assert (table.of, copy.of) == ("cup", "")
    assert copy.names == table.names


def test_a_void_draw_closes_its_tables_and_the_next_has_others() -> None:
    steward = begun(MemoryStore())
    referee(steward, "draw")
    referee(steward, "void-draw", why="two were late")
    assert all(table.is_ended for table in steward.floor.tables().values())
    referee(steward, "draw")
    running = {name for name, table in steward.floor.tables().items() if not table.is_ended}
    assert running == {"cup.r1.2-t1", "cup.r1.2-t2"}


def test_when_time_is_up_every_running_table_is_told() -> None:
    steward = begun(MemoryStore(), minutes=30)
    in_play(steward)
    referee(steward, "time-up")
    assert all(table.state().is_last_turn for table in steward.floor.tables().values())


def in_play(steward: Reconciler) -> tuple[Table, Table]:
    """Two tables in the middle of the Shogun's first turn, while the clock runs."""
    referee(steward, "draw")
    referee(steward, "start-round")
    one, other = steward.floor.tables().values()
    for table in (one, other):
        while not any(offer.key == "time-up" for offer in table.look(HUB).offers):
            seat = table.awaited()[0]
            move = fill(next(o for o in table.look(at(seat)).offers if not o.standing), Random(1))
            assert move is not None
            table.submit(at(seat), move, f"m{table.version}")
    return one, other


@pytest.mark.parametrize(("offer", "values"), [("recall-time", {}), ("add-time", {"count": 5})])
def test_time_that_is_not_up_after_all_goes_on_where_nobody_has_counted(
    offer: str, values: dict[str, Any]
) -> None:
    steward = begun(MemoryStore(), minutes=60)
    one, other = in_play(steward)
    referee(steward, "time-up")
    finish(one)
    assert one.name.removeprefix("cup.") in steward.state.sheets
    sheet = steward.state.sheets[one.name.removeprefix("cup.")]
    referee(steward, offer, **values)
    assert steward.state.clock == "running"
    assert steward.state.is_paused is (offer == "recall-time")
    # What was counted stays, and the other table plays on after this turn.
    assert steward.state.sheets == {one.name.removeprefix("cup."): sheet}
    assert one.is_ended
    assert not other.state().is_last_turn
    assert other.outcome() is None
    referee(steward, "time-up")
    assert other.state().is_last_turn


def test_a_table_at_rest_hears_that_time_is_not_up_when_it_is_awake_again() -> None:
    steward = begun(MemoryStore(), minutes=60)
    one, other = in_play(steward)
    referee(steward, "time-up")
    one.pause(REFEREE, "a word")
    referee(steward, "recall-time")
    assert (one.state().is_last_turn, other.state().is_last_turn) == (True, False)
    one.resume_play(REFEREE)
    assert not one.state().is_last_turn


def test_time_that_the_referee_called_at_one_table_stays_called_there() -> None:
    steward = begun(MemoryStore(), minutes=60)
    one, other = in_play(steward)
    one.submit(REFEREE, Move(offer="time-up"), "here-alone")
    assert one.state().is_last_turn
    referee(steward, "time-up")
    referee(steward, "recall-time")
    assert (one.state().is_last_turn, other.state().is_last_turn) == (True, False)
    one.submit(REFEREE, Move(offer="time-on"), "nor-here")
    assert not one.state().is_last_turn


def test_two_of_the_same_name_can_sit_together() -> None:
    house = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    entries = ("Anna", "anna", "A very long name that no seat can hold", "Bo")
    steward = open_tournament(house, "cup", Options(entries=entries, level="cards"))
    referee(steward, "draw")
    (table,) = steward.floor.tables().values()
    assert all(table.names[:4])


def _appends() -> int:
    store = MortalStore()
    play_on(begun(store))
    return store.appends


APPENDS = _appends()


@pytest.mark.parametrize("is_after", [False, True])
def test_killed_anywhere_it_heals_by_itself(is_after: bool) -> None:
    """At every single record in turn: opening, sitting, starting, moving, reporting, closing."""
    for dies_at in range(3, APPENDS + 1):
        store = MortalStore(dies_at, is_after=is_after)
        try:
            play_on(begun(store))
        except Exception:
            # A table takes what it does not know for a bug of its own; dead is dead.
            assert store.is_dead
        store.is_dead = False
        steward = resumed(store)
        for table in steward.floor.tables().values():
            if table.paused:
                table.resume_play(HUB)
        play_on(steward)
        check_qualified(steward)


def test_a_tournament_that_was_resumed_is_the_same() -> None:
    store = MemoryStore()
    steward = begun(store)
    play_on(steward)
    again = resumed(store)
    assert again.state == steward.state
    assert TOURNAMENT.tables_wanted(again.state) == TOURNAMENT.tables_wanted(steward.state)
