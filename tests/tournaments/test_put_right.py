"""A tournament's table is put right by its referee, with a reason, and it is on the record."""

from contextlib import suppress
from itertools import count
from typing import Any

import pytest

from hub.rules.contract.actor import HOST, HUB, REFEREE, Actor, at
from hub.rules.contract.change import Change
from hub.rules.contract.form import Move
from hub.rules.contract.refusal import Refusal
from hub.rules.registry import RULES
from hub.rules.tournament.options import Options
from hub.storage.memory import MemoryStore
from hub.tables.commit import TableFault
from hub.tables.export import export
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from hub.tournaments.reconciler import Reconciler, open_tournament
from hub.tournaments.record import happened, record_rows
from tests.tournaments.test_reconciler import Killed, MortalStore, referee, resumed

NAMES = ("Aya", "Bruno", "Carla", "Dino")
IDS = count()


def begun(store: MemoryStore | None = None, level: Any = "companion") -> Reconciler:
    """One table of four, in its first turn."""
    registry = TableRegistry(store or MemoryStore(), RULES.__getitem__, lambda: 0)
    options = Options(entries=NAMES, level=level, rounds=1)
    reconciler = open_tournament(registry, "cup", options)
    referee(reconciler, "draw")
    chosen(reconciler.tables.table("r1-t1"))
    return reconciler


def chosen(table: Table) -> None:
    """Everybody has looked and chosen."""
    while not table.views.look(HOST).view.round:
        seat = table.game.awaited()[0]
        offer = next(o for o in table.views.look(at(seat)).offers if not o.standing)
        fields: Any = offer.fields
        values: Any = {field.name: field.choices[0].value for field in fields}
        move(table, at(seat), offer.key, question=offer.question, **values)


def move(
    table: Table,
    who: Actor,
    key: str,
    *,
    question: int = 0,
    for_seat: int | None = None,
    why: str = "",
    **values: Any,
) -> int:
    made = Move(offer=key, question=question, values=values)
    return table.game.submit(who, made, f"move-{next(IDS)}", for_seat=for_seat, why=why)


def honor(table: Table, seat: int) -> int:
    counters = table.views.look(HOST).view.places[seat].counters
    return int(next(each.value for each in counters if each.key == "honor"))


def correct_honor(table: Table, who: Actor, seat: int, value: int, **more: Any) -> int:
    game = "ends" if value == 0 else "goes-on"
    return move(table, who, "correct-honor", seat=seat, value=value, game=game, **more)


def test_the_referee_has_every_correction_that_a_host_has_at_a_table() -> None:
    table = begun().tables.table("r1-t1")
    hosts = {offer.key for offer in table.views.look(HOST).offers}
    assert "deal-again" in hosts
    assert "correct-turn" in hosts
    assert hosts <= {offer.key for offer in table.views.look(REFEREE).offers}


def test_a_correction_by_the_referee_needs_a_reason_and_is_on_the_record() -> None:
    reconciler = begun()
    table = reconciler.tables.table("r1-t1")
    was = honor(table, 2)
    for why in ("", "   ", "x" * 201, "a\nb"):
        with pytest.raises(Refusal) as refused:
            correct_honor(table, REFEREE, 2, was + 1, why=why)
        assert refused.value.code == "wrong-text"
    assert not reconciler.state.told
    correct_honor(table, REFEREE, 2, was + 1, why=" one fell off the table ")
    assert honor(table, 2) == was + 1
    (line,) = reconciler.state.decisions
    assert (line.kind, line.table, line.what) == ("put-right", "r1-t1", "correct-honor")
    assert (line.why, line.entrant) == ("one fell off the table", -1)
    changed = Change("counter", was, was + 1, "honor", 2)
    assert changed in line.changes


def test_calling_time_at_a_table_needs_no_reason() -> None:
    reconciler = begun()
    move(reconciler.tables.table("r1-t1"), REFEREE, "time-up")
    assert reconciler.state.decisions == ()


def test_the_referee_takes_back_what_anybody_did_and_says_why() -> None:
    reconciler = begun()
    table = reconciler.tables.table("r1-t1")
    was = honor(table, 1)
    correct_honor(table, at(1), 1, was - 1)
    last = table.views.look(REFEREE).undo
    with pytest.raises(Refusal) as refused:
        table.undo.last_move(REFEREE, "undo-one", last=last)
    assert refused.value.code == "wrong-text"
    table.undo.last_move(REFEREE, "undo-one", last=last, why="it was Bruno's slip")
    assert honor(table, 1) == was
    mine, taken = reconciler.state.decisions
    assert (mine.kind, mine.what, mine.changes[0].was) == ("own-correction", "correct-honor", was)
    assert (taken.kind, taken.what, taken.why) == ("put-right", "undo", "it was Bruno's slip")
    assert Change("counter", was - 1, was, "honor", 1) in taken.changes


def test_the_referee_acts_for_a_seat_with_a_phone_and_says_for_whom() -> None:
    reconciler = begun()
    table = reconciler.tables.table("r1-t1")
    seat = table.views.look(HOST).view.turn
    offers = table.views.look_for(seat, REFEREE).offers
    assert any(offer.key == "end-turn" for offer in offers)
    assert not any(offer.private for offer in offers)
    question = next(offer.question for offer in offers if offer.key == "end-turn")
    move(table, REFEREE, "end-turn", question=question, for_seat=seat, why="Aya was called away")
    (line,) = reconciler.state.decisions
    assert (line.kind, line.what, line.chair) == ("put-right", "end-turn", seat)
    assert table.views.look(HOST).view.turn != seat


def test_nobody_but_the_referee_of_this_table_has_the_hosts_say_there() -> None:
    table = begun().tables.table("r1-t1")
    for who in (at(0), HUB):
        with pytest.raises(Refusal):
            table.views.acting(1, who)
    tournament = begun().tournament
    with pytest.raises(Refusal) as refused:
        tournament.views.acting(1, REFEREE)
    assert refused.value.code == "host-only"


def test_a_players_own_correction_is_on_the_record_with_who_what_from_and_to() -> None:
    reconciler = begun()
    table = reconciler.tables.table("r1-t1")
    was = honor(table, 3)
    correct_honor(table, at(3), 3, was - 1)
    (line,) = reconciler.state.decisions
    assert line.kind == "own-correction"
    assert reconciler.state.entrants[line.entrant].name == table.seats.names[3]
    assert Change("counter", was, was - 1, "honor", 3) in line.changes
    # Taken back, it is told as well: what goes down and up again is no secret of a player's.
    table.undo.last_move(at(3), "undo-mine")
    assert [each.what for each in reconciler.state.decisions] == ["correct-honor", "undo"]


def test_a_blow_that_a_player_tells_late_is_on_the_record_too() -> None:
    reconciler = begun(level="tokens")
    table = reconciler.tables.table("r1-t1")
    seat = (table.views.look(HOST).view.turn + 1) % 4
    move(table, at(seat), "late-wound", seat=seat, by=(seat + 1) % 4, wounds=1, game="goes-on")
    (line,) = reconciler.state.decisions
    assert (line.kind, line.what, line.changes[0].key) == (
        "own-correction",
        "late-wound",
        "resilience",
    )


def test_what_is_put_right_is_heard_by_the_referee_alone_at_the_tournament() -> None:
    reconciler = begun()
    table = reconciler.tables.table("r1-t1")
    correct_honor(table, REFEREE, 2, honor(table, 2) + 1, why="a slip")
    told = reconciler.tournament.views
    heard = [line for line in told.story(REFEREE) if line.code == "table-put-right"]
    assert heard
    for who in (at(0), at(2), HOST):
        assert not [line for line in told.story(who) if line.code == "table-put-right"]


def test_the_papers_say_from_what_to_what_by_name() -> None:
    reconciler = begun()
    table = reconciler.tables.table("r1-t1")
    was, name = honor(table, 2), table.seats.names[2]
    correct_honor(table, REFEREE, 2, was + 1, why="a slip")

    class Running:
        table = reconciler.tournament

    (row,) = record_rows(happened(Running), is_whole=False)  # type: ignore[arg-type]
    assert (row["decision"], row["what"], row["why"]) == ("put-right", "correct-honor", "a slip")
    assert f"{name}: honor {was}" in str(row["was"])
    assert f"{name}: honor {was + 1}" in str(row["now"])


def departing(reconciler: Reconciler) -> list[int]:
    """Who is asked whether they left the tournament."""
    return list(reconciler.state.departing)


def test_whoever_left_by_a_slip_is_back_by_the_referee_and_not_asked_about_it() -> None:
    reconciler = begun()
    table = reconciler.tables.table("r1-t1")
    leaver = reconciler.state.tables["r1-t1"].entrants[2]
    move(table, at(2), "leave")
    assert departing(reconciler) == [leaver]
    move(table, REFEREE, "come-back", seat=2, value=3, why="a slip of the thumb")
    assert departing(reconciler) == []
    assert reconciler.state.entrants[leaver].is_present
    (line,) = reconciler.state.decisions
    assert (line.what, line.why) == ("come-back", "a slip of the thumb")
    assert Change("mark", 1, 0, "left", 2) in line.changes
    # Taken back, they have left once more; and back again, by their own undo, they have not.
    table.undo.last_move(REFEREE, "undo-back", why="no, they went home")
    assert departing(reconciler) == [leaver]
    table.undo.last_move(at(2), "undo-leave")
    assert departing(reconciler) == []


def ended_by_a_slip(reconciler: Reconciler) -> Table:
    """Somebody set their own honor to nothing."""
    table = reconciler.tables.table("r1-t1")
    correct_honor(table, at(1), 1, 0)
    while table.game.outcome() is None:
        seat = table.game.awaited()[0]
        offer = next(o for o in table.views.look(at(seat)).offers if not o.standing)
        values: Any = {field.name: 0 for field in offer.fields}
        move(table, at(seat), offer.key, question=offer.question, **values)
    return table


def test_a_game_that_ended_by_a_slip_is_played_on_and_its_sheet_does_not_count() -> None:
    reconciler = begun()
    table = ended_by_a_slip(reconciler)
    was = reconciler.state
    assert table.is_ended
    assert list(was.sheets) == ["r1-t1"]
    referee(reconciler, "reopen", table="r1-t1", why="it was 1, not 0")
    assert not reconciler.tables.table("r1-t1").is_ended
    assert table.game.outcome() is None
    assert honor(table, 1) > 0
    assert reconciler.state.sheets == {}
    assert reconciler.state.phase == "round"
    assert [each.kind for each in reconciler.state.decisions] == ["own-correction", "reopened"]
    # It ends once more, by the same slip, and is reported once more.
    correct_honor(table, at(1), 1, honor(table, 1) - 1)
    ended_by_a_slip(reconciler)
    assert table.is_ended
    assert list(reconciler.state.sheets) == ["r1-t1"]
    assert reconciler.state.reopened == ()


def test_a_table_is_not_reopened_once_the_tournament_went_on() -> None:
    reconciler = begun()
    ended_by_a_slip(reconciler)
    referee(reconciler, "close-qualifying")
    with pytest.raises(Refusal) as refused:
        referee(reconciler, "reopen", table="r1-t1", why="too late")
    assert refused.value.code in ("not-offered", "not-a-choice")


def test_whoever_took_every_hand_away_plays_on_with_none_of_them() -> None:
    """A whole log holds the deck and the hands: its table stays closed, and its sheet stands."""
    reconciler = begun()
    table = ended_by_a_slip(reconciler)
    export(table)
    referee(reconciler, "reopen", table="r1-t1", why="a slip")
    assert table.is_ended
    assert list(reconciler.state.sheets) == ["r1-t1"]


@pytest.mark.parametrize("is_after", [False, True])
def test_a_hub_that_dies_at_any_record_misses_nothing_and_tells_nothing_twice(
    is_after: bool,
) -> None:
    def evening(store: MortalStore) -> int:
        table = begun(store).tables.table("r1-t1")
        before = store.appends
        correct_honor(table, REFEREE, 2, honor(table, 2) + 1, why="a slip")
        table.undo.last_move(REFEREE, "undo-one", why="no slip")
        return before

    whole = MortalStore()
    first = evening(whole) + 1
    assert whole.appends - first == 4, "two corrections, each with what is told of it"
    for dies_at in range(first, whole.appends + 1):
        store = MortalStore(dies_at, is_after=is_after)
        with suppress(Killed, TableFault):
            evening(store)
        store.is_dead = False
        reconciler = resumed(store)
        table = reconciler.tables.table("r1-t1")
        told = [each.what for each in reconciler.state.decisions]
        assert told == [each.what for each in table.corrections], dies_at
        assert all(each.why for each in reconciler.state.decisions), dies_at
