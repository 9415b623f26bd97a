"""The reconciler: it opens, seats, reports and closes tables, whenever it is killed."""

from random import Random
from threading import Event, Thread
from typing import Any

import msgspec
import pytest

from hub.laws.forms import fill
from hub.rules.contract.actor import HUB, PANEL, REFEREE, TABLE, at
from hub.rules.contract.form import Move
from hub.rules.contract.identifiers import Version
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
from hub.tables.table_seats import TableSeats
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

    def append(self, *records: Record) -> None:
        if self.is_dead:
            raise Killed
        self.appends += 1
        if self.appends != self.dies_at:
            super().append(*records)
            return
        self.is_dead = True
        if self.is_after:
            super().append(*records)
        raise Killed


QUALIFYING = {"cup.r1-t1", "cup.r1-t2"}
SEMI_FINALS = {"cup.semi-1", "cup.semi-2"}


def begun(store: MemoryStore, **options: Any) -> Reconciler:
    registry = TableRegistry(store, RULES.__getitem__, lambda: 0)
    chosen = Options(entries=NAMES, level="cards", rounds=1, **options)
    return open_tournament(registry, "cup", chosen)


def resumed(store: MemoryStore) -> Reconciler:
    """A new process on what is stored."""
    registry = TableRegistry(store, RULES.__getitem__, lambda: 0)
    assert registry.resume() == {}
    (reconciler,) = resume_tournaments(registry)
    return reconciler


def referee(reconciler: Reconciler, key: str, **values: Any) -> None:
    table = reconciler.tournament
    table.game.submit(REFEREE, Move(offer=key, values=values), f"{key}@{table.version}")


def finish(table: Table, salt: str = "") -> None:
    """Everyone chooses and looks; then the referee calls time there, in the first turn."""
    dice = Random(table.name + salt)
    while table.game.outcome() is None:
        if any(offer.key == "time-up" for offer in table.views.look(REFEREE).offers):
            table.game.submit(REFEREE, Move(offer="time-up"), "time")
        seat = table.game.awaited()[0]
        offers = [
            o for o in table.views.look(at(seat)).offers if not o.standing and o.closed is None
        ]
        ending = [offer for offer in offers if offer.key == "end-turn"] or offers[:1]
        move = fill(ending[0], dice)
        assert move is not None
        table.game.submit(at(seat), move, f"m{table.version}")


def play_on(reconciler: Reconciler) -> None:
    """Everything up to the finals, from wherever it stands."""
    if reconciler.state.round == 0:
        referee(reconciler, "draw")
    for name, table in sorted(reconciler.tables.tables().items()):
        if name in QUALIFYING and not table.is_ended:
            finish(reconciler.tables.tables()[name])
    if reconciler.state.phase == "between":
        referee(reconciler, "close-qualifying")


def check_qualified(reconciler: Reconciler) -> None:
    """Every table was opened once, seated as drawn, reported once and closed."""
    state = reconciler.state
    assert state.phase == "finals"
    tables = reconciler.tables.tables()
    assert set(tables) == QUALIFYING | SEMI_FINALS
    # Screens go on where they stand.
    assert tables["cup.r1-t1"].views.outline().next == "cup.semi-1"
    assert tables["cup.r1-t2"].views.outline().next == "cup.semi-2"
    assert all(tables[name].game.is_started and not tables[name].is_ended for name in SEMI_FINALS)
    for name, seating in state.tables.items():
        table = tables[f"cup.{name}"]
        assert table.is_ended
        assert table.seats.names[:4] == tuple(NAMES[who] for who in seating.entrants)
        rows = state.sheets[name].rows
        outcome = table.game.outcome()
        assert outcome is not None
        for row, numbers in zip(rows, outcome.numbers, strict=True):
            assert row.had.honor == numbers["honor"]
    reports = [r for r in reconciler.tournament.log.records() if b'"reported"' in bytes(r.events)]
    assert [record.by for record in reports] == ["hub", "hub"]


def test_a_draw_opens_its_tables_with_everyone_seated_and_the_game_begun() -> None:
    reconciler = begun(MemoryStore())
    assert reconciler.tables.tables() == {}
    referee(reconciler, "draw")
    assert set(reconciler.tables.tables()) == {"cup.r1-t1", "cup.r1-t2"}
    for name, seating in reconciler.state.tables.items():
        table = reconciler.tables.tables()[f"cup.{name}"]
        assert table.game.is_started
        assert table.seats.names[:4] == tuple(NAMES[who] for who in seating.entrants)
        assert table.settings.options().shogun == 0


def test_a_finished_table_is_reported_and_closed_by_itself() -> None:
    reconciler = begun(MemoryStore())
    play_on(reconciler)
    check_qualified(reconciler)


def test_an_entrants_key_is_good_for_whichever_table_they_sit_at() -> None:
    reconciler = begun(MemoryStore())
    keys = [reconciler.tournament.keys.give("entrant", who) for who in range(8)]
    hall, desk = (reconciler.tournament.keys.give(kind) for kind in ("hall", "referee"))
    referee(reconciler, "draw")
    for who, key in enumerate(keys):
        found = reconciler.tables.table_of(who)
        assert found is not None
        table, seat = found
        assert table.keys.who(key) == at(seat)
        others = [each for each in reconciler.tables.tables().values() if each is not table]
        assert [each.keys.who(key) for each in others] == [None]
    for table in reconciler.tables.tables().values():
        assert table.keys.who(desk) == REFEREE
        # The hall's screen shows no table before the standings are public.
        assert table.keys.grant(hall) is None


def test_a_key_that_is_given_late_works_too() -> None:
    reconciler = begun(MemoryStore())
    referee(reconciler, "draw")
    key = reconciler.tournament.keys.give("entrant", 3)
    found = reconciler.tables.table_of(3)
    assert found is not None
    assert found[0].keys.digests("entrant", found[1]) == (digest_of(key),)


def test_a_key_that_is_taken_away_dies_at_every_table_also_at_those_that_are_over() -> None:
    reconciler = begun(MemoryStore())
    key = reconciler.tournament.keys.give("entrant", 3)
    desk = reconciler.tournament.keys.give("referee")
    play_on(reconciler)
    mine = [table for table in reconciler.tables.tables().values() if table.keys.who(key)]
    assert mine
    assert any(table.is_ended for table in mine)
    reconciler.tournament.keys.revoke("entrant", 3)
    assert not any(table.keys.who(key) for table in reconciler.tables.tables().values())
    assert all(table.keys.who(desk) == REFEREE for table in reconciler.tables.tables().values())
    new = reconciler.tournament.keys.give("referee", instead=True)
    assert not any(table.keys.who(desk) for table in reconciler.tables.tables().values())
    running = [table for table in reconciler.tables.tables().values() if not table.is_ended]
    assert [table.keys.who(new) for table in running] == [REFEREE] * 2


def test_screens_and_panels_are_carried_to_the_next_table_at_their_place_and_no_other() -> None:
    reconciler = begun(MemoryStore())
    referee(reconciler, "draw")
    first, second = (reconciler.tables.table(short) for short in ("r1-t1", "r1-t2"))
    screen, panel, other = (
        first.keys.give("table"),
        first.keys.give("panel"),
        second.keys.give("table"),
    )
    play_on(reconciler)
    here, there = reconciler.tables.table("semi-1"), reconciler.tables.table("semi-2")
    assert [here.keys.who(key) for key in (screen, panel, other)] == [TABLE, PANEL, None]
    assert [there.keys.who(key) for key in (screen, panel, other)] == [None, None, TABLE]
    assert reconciler.tables.standing_at("r1-t2") is there
    # What the referee takes from a table that has begun does not come back to it.
    here.keys.revoke("panel")
    reconciler.tend()
    assert here.keys.who(panel) is None


def test_a_void_draws_screens_go_on_at_the_next_draw() -> None:
    reconciler = begun(MemoryStore())
    referee(reconciler, "draw")
    screen = reconciler.tables.table("r1-t2").keys.give("table")
    referee(reconciler, "void-draw", why="two were late")
    referee(reconciler, "draw")
    assert reconciler.tables.table("r1.2-t2").keys.who(screen) == TABLE
    assert reconciler.tables.table("r1-t2").views.outline().next == "cup.r1.2-t2"


def test_names_that_no_table_can_show_hold_nobody_up() -> None:
    registry = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    entries = ("<b>", "Anna", "\uff21nna", "\u3164")
    reconciler = open_tournament(registry, "cup", Options(entries=entries, level="cards"))
    referee(reconciler, "draw")
    (table,) = reconciler.tables.tables().values()
    seated = dict(zip(reconciler.state.tables["r1-t1"].entrants, table.seats.names, strict=False))
    assert seated[0] == "#1"
    assert seated[3] == "#4"
    assert {seated[1], seated[2]} in ({"Anna", "\uff21nna 3"}, {"Anna 2", "\uff21nna"})


def test_a_name_that_looks_like_a_number_on_the_list_takes_nobodys_chair() -> None:
    """Whatever order they are drawn in: some of these never sat down."""
    for _ in range(6):
        registry = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
        entries = ("#2", "<>", "#2.2", "d")
        reconciler = open_tournament(registry, "cup", Options(entries=entries, level="cards"))
        referee(reconciler, "draw")
        (table,) = reconciler.tables.tables().values()
        assert table.game.is_started
        assert len(set(table.seats.names[:4])) == 4


def _begun(reconciler: Reconciler) -> dict[str, bool]:
    return {name: table.game.is_started for name, table in reconciler.tables.tables().items()}


def test_a_table_that_cannot_be_seated_holds_up_no_other_and_not_the_hub(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    store = MemoryStore()
    reconciler = begun(store)
    sit = TableSeats.sit

    def refused(seats: TableSeats, *how: Any) -> Version:
        if seats._commit.name.endswith("t1"):
            raise Refusal("no-such-seat")
        return sit(seats, *how)

    monkeypatch.setattr(TableSeats, "sit", refused)
    referee(reconciler, "draw")
    assert _begun(reconciler) == {"cup.r1-t2": True}, "a table with nobody at it is no table"
    assert caplog.messages[0] == "a step at cup.r1-t1 was given up: no-such-seat"
    again = resumed(store)
    assert _begun(again) == {"cup.r1-t2": True}
    monkeypatch.undo()
    again.tend()
    assert again.tables.table("r1-t1").game.is_started


def test_a_tournament_that_cannot_be_taken_up_holds_up_no_other(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    registry = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    for name in ("bad", "good"):
        open_tournament(registry, name, Options(entries=NAMES))
    mind, minded = Reconciler.mind, []

    def broken(reconciler: Reconciler) -> None:
        if reconciler.tournament.name == "bad":
            raise Refusal("table-ended")
        mind(reconciler)
        minded.append(reconciler.tournament.name)

    monkeypatch.setattr(Reconciler, "mind", broken)
    assert len(resume_tournaments(registry)) == 2
    assert minded == ["good"]


def test_a_wanted_table_that_was_closed_gets_no_keys_any_more() -> None:
    reconciler = begun(MemoryStore())
    referee(reconciler, "draw")
    closed = reconciler.tables.table("r1-t1")
    closed.end(HUB)
    late = reconciler.state.tables["r1-t1"].entrants[2]
    assert closed.keys.who(reconciler.tournament.keys.give("entrant", late)) is None


def test_the_key_of_an_entry_that_was_taken_back_is_not_the_next_ones() -> None:
    reconciler = begun(MemoryStore())
    referee(reconciler, "enter", name="Ivo")
    key = reconciler.tournament.keys.give("entrant", 8)
    reconciler.tournament.undo.last_move(REFEREE)
    assert reconciler.tournament.keys.who(key) is None
    referee(reconciler, "enter", name="Kim")
    assert reconciler.tournament.keys.who(key) is None


def test_a_table_with_a_fault_holds_up_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    reconciler = begun(MemoryStore())
    referee(reconciler, "draw")
    bad, good = reconciler.tables.table("r1-t1"), reconciler.tables.table("r1-t2")

    def broken(*_: object) -> None:
        raise TableFault(bad.name)

    monkeypatch.setattr(bad.game, "outcome", broken)
    finish(good)
    assert good.is_ended
    assert set(reconciler.state.sheets) == {"r1-t2"}


def test_a_tournament_that_was_given_up_opens_nothing_any_more() -> None:
    reconciler = begun(MemoryStore())
    reconciler.leave()
    referee(reconciler, "draw")
    assert reconciler.tables.tables() == {}


def test_a_night_of_a_tournament_is_brought_in_as_one_that_stands_by_itself() -> None:
    reconciler = begun(MemoryStore())
    play_on(reconciler)
    table = reconciler.tables.table("r1-t1")
    data = msgspec.json.encode(export(table))
    assert b"key-given" not in data
    elsewhere = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    copy = bring_in(elsewhere, data, "COPY")
    assert (table.of, copy.of) == ("cup", "")
    assert copy.seats.names == table.seats.names


def test_a_void_draw_closes_its_tables_and_the_next_has_others() -> None:
    reconciler = begun(MemoryStore())
    referee(reconciler, "draw")
    referee(reconciler, "void-draw", why="two were late")
    assert all(table.is_ended for table in reconciler.tables.tables().values())
    referee(reconciler, "draw")
    running = {name for name, table in reconciler.tables.tables().items() if not table.is_ended}
    assert running == {"cup.r1.2-t1", "cup.r1.2-t2"}


def test_when_time_is_up_every_running_table_is_told() -> None:
    reconciler = begun(MemoryStore(), minutes=30)
    in_play(reconciler)
    referee(reconciler, "time-up")
    assert all(table.game.state().is_last_turn for table in reconciler.tables.tables().values())


def in_play(reconciler: Reconciler) -> tuple[Table, Table]:
    """Two tables in the middle of the Shogun's first turn, while the clock runs."""
    referee(reconciler, "draw")
    referee(reconciler, "start-round")
    one, other = reconciler.tables.tables().values()
    for table in (one, other):
        while not any(offer.key == "time-up" for offer in table.views.look(HUB).offers):
            seat = table.game.awaited()[0]
            move = fill(
                next(o for o in table.views.look(at(seat)).offers if not o.standing), Random(1)
            )
            assert move is not None
            table.game.submit(at(seat), move, f"m{table.version}")
    return one, other


@pytest.mark.parametrize(("offer", "values"), [("recall-time", {}), ("add-time", {"count": 5})])
def test_time_that_is_not_up_after_all_goes_on_where_nobody_has_counted(
    offer: str, values: dict[str, Any]
) -> None:
    reconciler = begun(MemoryStore(), minutes=60)
    one, other = in_play(reconciler)
    referee(reconciler, "time-up")
    finish(one)
    assert one.name.removeprefix("cup.") in reconciler.state.sheets
    sheet = reconciler.state.sheets[one.name.removeprefix("cup.")]
    referee(reconciler, offer, **values)
    assert reconciler.state.clock == "running"
    assert reconciler.state.is_paused is (offer == "recall-time")
    # What was counted stays, and the other table plays on after this turn.
    assert reconciler.state.sheets == {one.name.removeprefix("cup."): sheet}
    assert one.is_ended
    assert not other.game.state().is_last_turn
    assert other.game.outcome() is None
    referee(reconciler, "time-up")
    assert other.game.state().is_last_turn


def test_a_table_at_rest_hears_that_time_is_not_up_when_it_is_awake_again() -> None:
    reconciler = begun(MemoryStore(), minutes=60)
    one, other = in_play(reconciler)
    referee(reconciler, "time-up")
    one.pause(REFEREE, "a word")
    referee(reconciler, "recall-time")
    assert (one.game.state().is_last_turn, other.game.state().is_last_turn) == (True, False)
    one.resume_play(REFEREE)
    assert not one.game.state().is_last_turn


def test_time_that_the_referee_called_at_one_table_stays_called_there() -> None:
    reconciler = begun(MemoryStore(), minutes=60)
    one, other = in_play(reconciler)
    one.game.submit(REFEREE, Move(offer="time-up"), "here-alone")
    assert one.game.state().is_last_turn
    referee(reconciler, "time-up")
    referee(reconciler, "recall-time")
    assert (one.game.state().is_last_turn, other.game.state().is_last_turn) == (True, False)
    one.game.submit(REFEREE, Move(offer="time-on"), "nor-here")
    assert not one.game.state().is_last_turn


def test_two_of_the_same_name_can_sit_together() -> None:
    registry = TableRegistry(MemoryStore(), RULES.__getitem__, lambda: 0)
    entries = ("Anna", "anna", "A very long name that no seat can hold", "Bo")
    reconciler = open_tournament(registry, "cup", Options(entries=entries, level="cards"))
    referee(reconciler, "draw")
    (table,) = reconciler.tables.tables().values()
    assert all(table.seats.names[:4])


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
        reconciler = resumed(store)
        for table in reconciler.tables.tables().values():
            if table.paused:
                table.resume_play(HUB)
        play_on(reconciler)
        check_qualified(reconciler)


def test_a_tournament_that_was_resumed_is_the_same() -> None:
    store = MemoryStore()
    reconciler = begun(store)
    play_on(reconciler)
    again = resumed(store)
    assert again.state == reconciler.state
    assert TOURNAMENT.tables_wanted(again.state) == TOURNAMENT.tables_wanted(reconciler.state)


def test_a_tournament_that_was_opened_by_halves_is_begun_when_the_hub_is_back() -> None:
    """Older hubs stored the opening, the code and the beginning one by one."""
    store = MemoryStore()
    registry = TableRegistry(store, RULES.__getitem__, lambda: 0)
    registry.open("cup", "tournament", Options(entries=NAMES, level="cards", rounds=1))
    table = resumed(store).tournament
    assert table.game.is_started
    assert table.settings.code == "cup"


def test_whoever_leaves_a_game_is_asked_whether_the_tournament_too() -> None:
    store = MemoryStore()
    reconciler = begun(store)
    referee(reconciler, "draw")
    name, table = next(iter(reconciler.tables.tables().items()))
    while not table.views.look(TABLE).view.turn >= 0:
        seat = table.game.awaited()[0]
        offers = [each for each in table.views.look(at(seat)).offers if each.closed is None]
        move = fill(offers[0], Random(name))
        assert move is not None
        table.game.submit(at(seat), move, f"{seat}@{table.version}")
    table.game.submit(at(2), Move(offer="leave"), "leaving")
    short = name.removeprefix("cup.")
    leaver = reconciler.state.tables[short].entrants[2]
    assert reconciler.state.departing == (leaver,)
    own = reconciler.tournament
    assert any(each.key == "left-tournament" for each in own.views.look(at(leaver)).offers)
    own.game.submit(at(leaver), Move(offer="left-tournament", values={"gone": "stays"}), "stays")
    reconciler.tend()
    assert resumed(store).state.departing == ()


def test_whoever_settles_waits_until_what_is_being_done_is_done(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    reconciler = begun(MemoryStore())
    began, may_end, done = Event(), Event(), Event()

    def look() -> None:
        began.set()
        assert may_end.wait(30)

    def settle() -> None:
        reconciler.settle()
        done.set()

    monkeypatch.setattr(reconciler, "_look", look)
    Thread(target=reconciler.tend, daemon=True).start()
    assert began.wait(30)
    Thread(target=settle, daemon=True).start()
    assert not done.wait(0.2)
    may_end.set()
    assert done.wait(30)
