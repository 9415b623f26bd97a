"""The referee's desk: entries, the clock, conduct, dispensations, calls; and nobody else's."""

import pytest

from hub.rules.contract.actor import EXPORT, HOST, HUB, PANEL, REFEREE, TABLE, WATCHER, Actor, at
from hub.rules.contract.form import FieldValue
from hub.rules.contract.name import LONGEST_NAME
from hub.rules.tournament.actions import OF_AN_ENTRANT, OF_THE_REFEREE
from hub.rules.tournament.actions.rulings import CONDUCT
from hub.rules.tournament.events import EVENTS
from hub.rules.tournament.options import Options
from hub.rules.tournament.standings import standings
from tests.rules.tournament.arranged import (
    RULES,
    closed,
    do,
    drawn,
    keys,
    opened,
    played,
    refused,
    reported,
)


def test_people_enter_until_the_field_is_full() -> None:
    state = opened(4, players=5)
    state = do(state, "enter", name=" Aya ")
    assert state.entrants[4].name == "Aya"
    assert refused(state, "enter", name="Bo").code == "field-full"


def test_nobody_enters_once_the_last_round_is_drawn() -> None:
    state = drawn(played(opened(8), 2))
    assert refused(state, "enter", name="Bo").code == "last-round-drawn"


def test_until_the_first_draw_players_enter_by_the_hubs_hand() -> None:
    state = do(opened(8), "enter", HUB, name="Aya")
    assert state.entrants[8].name == "Aya"
    assert refused(drawn(state), "enter", HUB, name="Bo").code == "entries-closed"
    assert do(drawn(state), "enter", name="Bo").entrants[9].name == "Bo"


def test_a_name_is_put_right() -> None:
    assert do(opened(4), "rename", entrant=2, name="Carla").entrants[2].name == "Carla"


def test_a_player_withdraws_between_rounds_and_comes_back() -> None:
    state = do(played(opened(8), 1), "withdraw", at(2))
    assert 2 not in state.present
    assert refused(state, "withdraw", at(2)).code == "not-offered"
    assert 2 in do(state, "take-back", entrant=2).present


def test_whoever_withdraws_from_a_running_table_keeps_its_result_and_is_not_drawn_again() -> None:
    state = do(drawn(opened(9)), "withdraw", at(2))
    assert any(2 in table.entrants for table in RULES.tables_wanted(state))
    state = reported(state)
    assert 2 in {row.entrant for row in standings(state)}
    state = drawn(state)
    assert not any(2 in table.entrants for table in RULES.tables_wanted(state))


def test_whoever_is_sent_away_is_on_the_record() -> None:
    state = do(opened(8), "send-away", entrant=1, why="threw the cards")
    assert [(d.kind, d.entrant, d.why) for d in state.decisions] == [
        ("sent-away", 1, "threw the cards")
    ]


def test_the_clock_is_the_referees_and_the_hubs() -> None:
    state = drawn(opened(8, minutes=60))
    assert refused(state, "time-up", HUB).code == "not-offered"
    state = do(state, "start-round")
    assert state.clock == "running"
    state = do(state, "time-up", HUB)
    assert state.clock == "up"
    assert refused(state, "time-up", HUB).code == "not-offered"
    state = drawn(reported(state))
    assert state.clock == "off"


def test_the_clock_stands_still_and_gets_more_time_by_the_referee() -> None:
    state = drawn(opened(8, minutes=60))
    for key in ("pause-clock", "resume-clock", "add-time"):
        assert refused(state, key).code == "not-offered"
    state = do(do(state, "start-round"), "pause-clock")
    assert (state.clock, state.is_paused) == ("running", True)
    assert refused(state, "time-up", HUB).code == "not-offered"
    state = do(do(state, "resume-clock"), "add-time", count=5)
    assert (state.is_paused, state.minutes, state.added) == (False, 60, 5)
    assert [(d.kind, d.points) for d in state.decisions] == [("time-added", 5)]
    state = reported(do(state, "pause-clock"))
    assert (state.clock, state.is_paused, state.added) == ("off", False, 0)


def test_a_called_time_is_taken_back_or_given_more_while_a_table_plays() -> None:
    state = do(drawn(opened(8, minutes=60)), "start-round")
    assert refused(state, "recall-time").code == "not-offered"
    up = do(state, "time-up", HUB)
    assert refused(up, "recall-time", HUB).code == "not-offered"
    back = do(up, "recall-time")
    assert (back.clock, back.is_paused, back.after_restart) == ("running", True, False)
    more = do(up, "add-time", count=5)
    assert (more.clock, more.is_paused, more.added) == ("running", False, 5)
    kinds = [each.kind for state in (back, more) for each in state.decisions]
    assert kinds == ["time-recalled", "time-added"]
    over = reported(up)
    for key in ("recall-time", "add-time"):
        assert refused(over, key).code == "not-offered"


def test_after_a_restart_the_hub_stops_the_clock_and_the_referee_lets_it_go_on() -> None:
    state = do(drawn(opened(8, minutes=60)), "start-round")
    assert refused(state, "hold-clock").code == "not-offered"
    held = do(state, "hold-clock", HUB)
    assert (held.clock, held.is_paused, held.after_restart) == ("running", True, True)
    assert refused(held, "hold-clock", HUB).code == "not-offered"
    assert refused(held, "time-up", HUB).code == "not-offered"
    for key in ("resume-clock", "time-up"):
        assert not do(held, key).after_restart
    assert not reported(held).after_restart
    assert do(do(state, "pause-clock"), "resume-clock") == state
    for untimed in (do(drawn(opened(8)), "start-round"), do(state, "pause-clock")):
        assert refused(untimed, "hold-clock", HUB).code == "not-offered"


def test_without_a_limit_no_clock_stands_still_or_gets_more() -> None:
    state = do(drawn(opened(8)), "start-round")
    assert not {"pause-clock", "add-time"} & keys(state, REFEREE)


def test_without_a_limit_no_round_is_cut_short() -> None:
    state = do(drawn(opened(8)), "start-round")
    assert refused(state, "time-up", HUB).code == "no-time-limit"


def test_a_time_limit_is_a_dispensation_and_not_changed_while_the_clock_runs() -> None:
    state = do(opened(8), "minutes", count=45, why="ours")
    state = do(drawn(state), "start-round")
    assert refused(state, "minutes", count=5, why="hurry").code == "clock-runs"


@pytest.mark.parametrize(
    ("key", "count"),
    [
        ("rounds", 2),
        ("finalists", 8),
        ("minutes", 50),
        ("length", 400),
        ("mixing", 1),
        ("prizes", 1),
    ],
)
def test_every_dispensation_is_on_the_record(key: str, count: int) -> None:
    state = do(opened(8), key, count=count, why="letter of the publisher")
    assert getattr(state, key) == count
    assert type(getattr(state, key)) is type(getattr(opened(8), key))
    assert [(d.kind, d.points, d.why) for d in state.decisions] == [
        (key, count, "letter of the publisher")
    ]


@pytest.mark.parametrize("key", ["caution", "penalty", "rounds", "note", "send-away", "void-draw"])
def test_a_decision_needs_its_reason(key: str) -> None:
    state = opened(8)
    if key == "void-draw":
        state = drawn(state)
    forms: dict[str, dict[str, FieldValue]] = {
        "caution": {"entrant": 0, "conduct": "lying"},
        "penalty": {"entrant": 0, "conduct": "lying", "points": 5},
        "rounds": {"count": 2},
        "send-away": {"entrant": 0},
    }
    assert refused(state, key, why=" ", **forms.get(key, {})).code == "wrong-text"


def test_a_reason_is_on_the_record_without_the_blanks_around_it() -> None:
    state = do(opened(8), "note", why="  a fire alarm ")
    assert [each.why for each in state.decisions] == ["a fire alarm"]


def test_conduct_has_all_the_pages_names_and_one_for_the_rest() -> None:
    assert len(CONDUCT) == len(set(CONDUCT)) == 13
    assert CONDUCT[-1] == "other"


def test_a_player_calls_the_referee_from_a_running_table() -> None:
    state = drawn(opened(8))
    assert "call-referee" not in keys(opened(8), at(0))
    state = do(state, "call-referee", at(3))
    assert state.calls == (3,)
    assert refused(state, "call-referee", at(3)).code == "already-called"
    assert do(state, "answer-call", entrant=3).calls == ()
    assert reported(state).calls == ()


@pytest.mark.parametrize(
    "actor", [HOST, TABLE, PANEL, WATCHER, EXPORT, at(0), at(7), at(8), at(-1)]
)
def test_nobody_else_does_what_is_the_referees(actor: Actor) -> None:
    for state in (opened(8), drawn(opened(8)), played(opened(8), 3), closed(8)):
        offered = {offer.key for offer in RULES.offers(state, actor)}
        assert not offered & set(OF_THE_REFEREE)
        assert offered <= set(OF_AN_ENTRANT)


def test_the_referee_can_reach_every_deed() -> None:
    seen: set[str] = set()
    state = do(drawn(opened(8, minutes=30)), "start-round")
    paused = do(state, "pause-clock")
    called = do(state, "call-referee", at(0))
    fined = do(called, "penalty", entrant=0, conduct="lying", points=5, why="x")
    taken = do(fined, "take-sheet", table="r1-t1")
    over = do(reported(taken), "take-sheet", table="r1-t1")
    gone = do(over, "send-away", entrant=1, why="x")
    states = (
        opened(8),
        drawn(opened(8)),
        do(drawn(opened(8)), "left-game", HUB, entrant=0),
        state,
        paused,
        do(state, "time-up"),
        taken,
        over,
        gone,
        played(opened(8), 3),
        closed(8),
    )
    for each in states:
        seen |= keys(each, REFEREE)
    assert seen == set(OF_THE_REFEREE)


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"players": 3}, "a tournament is for 4 to 200 players"),
        ({"players": 201}, "a tournament is for 4 to 200 players"),
        (
            {"players": 4, "entries": ("a", "b", "c", "d", "e")},
            "a tournament is for 4 to 200 players",
        ),
        ({"entries": ("",)}, "a name has 1 to 24 letters"),
        ({"entries": ("x" * 41,)}, "a name has 1 to 24 letters"),
        ({"entries": ("a\nb",)}, "a name has 1 to 24 letters"),
        ({"entries": (" ",)}, "a name has 1 to 24 letters"),
        ({"level": "none"}, "level is one of tokens, companion, cards"),
    ],
)
def test_options_that_cannot_be_are_refused(wrong: dict[str, object], said: str) -> None:
    with pytest.raises(ValueError, match=f"^{said}$"):
        Options(**wrong)  # type: ignore[arg-type]  # that is the point


def test_a_name_of_the_past_may_be_longer_than_one_of_today() -> None:
    assert Options(entries=("x" * 40,)).entries == ("x" * 40,)


def test_the_wanted_tables_are_played_the_tournaments_way() -> None:
    (first, _) = RULES.tables_wanted(drawn(opened(8, level="cards")))
    assert first.name == "r1-t1"
    assert first.game == "samurai"
    assert first.options == {
        "players": 4,
        "level": "cards",
        "characters": "pairs",
        "shogun": 0,
        "judged": True,
        "house": {"ties": "tournament"},
    }
    assert first.entrants == drawn(opened(8, level="cards")).tables["r1-t1"].entrants


def test_only_a_slip_in_the_list_and_a_clock_started_too_soon_are_taken_back() -> None:
    state = opened(8)
    tags = {str(event.__struct_config__.tag) for event in EVENTS}
    final = {tag for tag in tags if RULES.is_final(state, tag, REFEREE)}
    assert tags - final == {"entered", "renamed", "returned", "round-started"}
    assert {"drawn", "draw-voided", "reported", "cautioned", "withdrew", "noted"} < final


@pytest.mark.parametrize("name", ["p2", " P2 ", "\uff302"])
def test_whoever_has_a_name_of_the_list_gets_a_number_behind_it(name: str) -> None:
    state = opened(4)
    numbered = f"{name.strip()} 2"
    assert do(state, "enter", name=name).entrants[-1].name == numbered
    assert do(state, "enter", HUB, name=name).entrants[-1].name == numbered
    assert do(state, "rename", entrant=0, name=name).entrants[0].name == numbered
    assert do(state, "rename", entrant=1, name=name).entrants[1].name == name.strip()


def test_names_are_as_long_as_at_every_table_and_older_lists_are_read() -> None:
    assert refused(opened(4), "enter", name="x" * (LONGEST_NAME + 1)).code == "name-length"
    assert do(opened(4), "enter", name="x" * LONGEST_NAME).entrants[4].name == "x" * LONGEST_NAME
    assert opened(0, entries=("x" * 40,)).entrants[0].name == "x" * 40
    assert opened(0, entries=("\u3164", "<b>")).entrants[1].name == "<b>"


@pytest.mark.parametrize("name", ["\u3164", "\u2800", "<b>x</b>", "a\u200bb", "\u202eabc"])
def test_the_desk_writes_down_no_name_that_a_phone_could_not_have(name: str) -> None:
    assert refused(opened(4), "enter", name=name).code == "name-characters"
    assert refused(opened(4), "rename", entrant=0, name=name).code == "name-characters"


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("a\u00a0b", "a b"),
        ("P1\ufe0f", "P1\ufe0f 2"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("Jose\u0301", "José"),
    ],
)
def test_the_desk_writes_a_name_as_a_phone_would(name: str, written: str) -> None:
    assert do(opened(4), "enter", name=name).entrants[4].name == written
    assert do(opened(4), "enter", HUB, name=name).entrants[4].name == written
    assert do(opened(4), "rename", entrant=1, name=name).entrants[1].name == written


def test_the_hosts_entries_are_written_without_the_space_around_them() -> None:
    state = opened(0, entries=(" Aya ", "Bo"))
    assert [each.name for each in state.entrants] == ["Aya", "Bo"]
