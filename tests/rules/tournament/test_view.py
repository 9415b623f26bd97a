"""What the referee, a player and the hall see; and the law of secrets over their results."""

from random import Random
from typing import Any

import msgspec
import pytest

from hub.laws.broken import LeakFound
from hub.laws.case import Case
from hub.laws.random_nights import CALM, RandomNight, play
from hub.laws.secrecy import SecrecyTally, check_secrecy
from hub.laws.whole_forms import filling
from hub.rules.contract.actor import EXPORT, HOST, HUB, PANEL, REFEREE, TABLE, WATCHER, Actor, at
from hub.rules.contract.form import FieldValue
from hub.rules.contract.night import PlayedStep
from hub.rules.contract.play import apply
from hub.rules.tournament import view as views
from hub.rules.tournament.form import write
from hub.rules.tournament.own_views import Desk, Hall, Phone
from hub.rules.tournament.resampling import resample_hidden
from hub.rules.tournament.sheet import Had
from hub.rules.tournament.standings import standings
from hub.rules.tournament.state import State
from hub.tables.chance import SeededChance
from tests.rules.tournament.arranged import RULES, closed, do, drawn, opened, played, reported, told

ONLOOKERS = (HOST, TABLE, PANEL, WATCHER, EXPORT)


def own(state: State, actor: Actor) -> Any:
    return RULES.view(state, actor).own


def test_each_has_a_view_of_their_own_kind() -> None:
    state = drawn(opened(8))
    assert isinstance(own(state, REFEREE), Desk)
    assert isinstance(own(state, at(0)), Phone)
    assert all(isinstance(own(state, actor), Hall) for actor in (*ONLOOKERS, at(8), at(-1)))


def test_a_phone_says_where_to_sit() -> None:
    state = drawn(opened(19))
    for table in state.tables.values():
        for chair, actor in enumerate(table.entrants):
            phone = own(state, at(actor))
            assert (phone.table.name, phone.chair) == (table.name, chair)
            assert [person.entrant for person in phone.table.people] == list(table.entrants)


def test_a_phone_has_the_results_of_its_own_tables_alone() -> None:
    state = played(opened(19), 2)
    for actor in range(19):
        phone = own(state, at(actor))
        mine = [name for name, table in state.tables.items() if actor in table.entrants]
        assert [seen.name for seen in phone.results] == mine
        rows = [state.sheets[name].rows[state.tables[name].entrants.index(actor)] for name in mine]
        assert [seen.sheet.rows for seen in phone.results] == [(row,) for row in rows]
        assert list(phone.mine) == rows
        assert phone.frame.standings == ()


def test_a_phone_says_who_ended_its_table_only_where_it_was_its_own_player() -> None:
    state = drawn(opened(8))
    name, seating = next(iter(state.tables.items()))
    had = tuple(
        Had(role=role, character=character, honor=2, daimyo=0, resilience=int(role == "samurai"))
        for role, character in (
            *(("shogun", "tomoe"), ("samurai", "hanzo")),
            *(("leading-ninja", "goemon"), ("ninja", "benkei")),
        )
    )
    state = do(state, f"report/{name}", HUB, **write(had, "swordmaster", 1))
    for chair, actor in enumerate(seating.entrants):
        (seen,) = own(state, at(actor)).results
        assert (seen.sheet.ending, seen.sheet.chair) == ("swordmaster", 1 if chair == 1 else -1)
        assert [row.entrant for row in seen.sheet.rows] == [actor]


def test_a_phone_has_the_whole_sheets_of_its_tables_once_they_are_public() -> None:
    state = closed(9)
    for actor in range(9):
        phone = own(state, at(actor))
        assert [seen.sheet for seen in phone.results] == [
            sheet for name, sheet in state.sheets.items() if actor in state.tables[name].entrants
        ]


def test_the_hall_shows_no_sheet_and_no_standing_before_qualifying_is_closed() -> None:
    state = played(opened(19), 4)
    for actor in ONLOOKERS:
        hall = own(state, actor)
        assert hall.frame.standings == ()
        assert [table.sheet for table in hall.tables] == [None] * 3
        assert [table.is_over for table in hall.tables] == [True] * 3


def test_afterwards_everyone_sees_standings_bracket_and_every_sheet() -> None:
    state = closed(9)
    for actor in (*ONLOOKERS, at(3), REFEREE):
        assert len(own(state, actor).frame.standings) == 9
        assert [duel.name for duel in own(state, actor).frame.duels] == [
            "semi-1",
            "semi-2",
            "final",
        ]
    tables = own(state, TABLE).tables
    assert [table.name for table in tables] == list(state.sheets)
    assert all(table.sheet is not None for table in tables)
    finalist = state.seeds[0]
    assert own(state, at(finalist)).duel == "semi-1"


def test_the_desk_has_the_secret_standings_calls_and_decisions() -> None:
    state = do(drawn(played(opened(8), 1)), "call-referee", at(2))
    state = do(state, "penalty", entrant=5, conduct="swearing", points=10, why="loud")
    desk = own(state, REFEREE)
    assert len(desk.standings) == 8
    assert desk.calls == (2,)
    assert [decision.why for decision in desk.decisions] == ["loud"]


def test_a_penalty_is_between_the_referee_and_the_player() -> None:
    before = played(opened(8), 1)
    after = do(before, "penalty", entrant=5, conduct="swearing", points=10, why="loud")
    assert [decision.points for decision in own(after, at(5)).conduct] == [10]
    for actor in (*ONLOOKERS, at(0), at(4)):
        assert RULES.view(after, actor) == RULES.view(before, actor)


def test_a_penalty_stays_between_them_when_the_standings_are_public() -> None:
    state = do(played(opened(8), 3), "penalty", entrant=5, conduct="swearing", points=7, why="loud")
    state = do(state, "close-qualifying")
    for actor in (*ONLOOKERS, at(0), at(5), REFEREE):
        rows = msgspec.to_builtins(own(state, actor).frame.standings)
        assert len(rows) == 8
        assert all(row.keys() == {"entrant", "points", "wins", "rank"} for row in rows)
    assert [row.penalty for row in own(state, REFEREE).standings if row.entrant == 5] == [7]
    assert own(state, at(5)).penalty == 7


def test_a_phone_has_its_own_sum_after_its_own_penalties() -> None:
    state = played(opened(8), 2)
    for points in (50, 30):
        state = do(state, "penalty", entrant=5, conduct="swearing", points=points, why="loud")
    state = do(state, "lift-penalty", penalty=1, why="a mistake")
    by_entrant = {row.entrant: row for row in standings(state)}
    for actor in range(8):
        phone = own(state, at(actor))
        assert (phone.points, phone.penalty) == (by_entrant[actor].points, 50 * (actor == 5))
        assert phone.points == sum(row.points for row in phone.mine) - phone.penalty


def test_a_phone_does_not_carry_the_whole_field() -> None:
    """Two hundred players: what each phone gets stays a few kB until results are public."""
    state = drawn(played(opened(200), 4))
    sizes = [len(msgspec.json.encode(RULES.view(state, at(actor)))) for actor in range(0, 200, 20)]
    assert max(sizes) < 16_000


# The law, over tournaments long enough that much is hidden.


def a_tournament(seed: int, players: int = 19) -> RandomNight:
    """Two and a half rounds with everything that may happen in them."""
    options = RULES.options_type(
        entries=tuple(f"P{n}" for n in range(players)), mixing=seed % 2 == 1
    )
    case = Case(game="tournament", table="long", options=options)
    night = play(RULES, case, seed, 1, CALM)
    dice = Random(seed)
    for number in range(3):
        _take(night, REFEREE, "draw", dice)
        for table in RULES.tables_wanted(night.state)[: None if number < 2 else 2]:
            if dice.random() < 0.3:
                _take(night, at(table.entrants[1]), "call-referee", dice)
            _take(night, HUB, f"report/{table.name}", dice)
        for key in ("penalty", "caution", "note", "take-sheet", "correct-sheet"):
            _take(night, REFEREE, key, dice)
    return night


def _take(night: RandomNight, actor: Actor, key: str, dice: Random) -> None:
    offer = RULES.offer(night.state, actor, key)
    if offer is None or offer.closed is not None:
        return
    move = filling(RULES, night.state, actor, offer, dice).move
    assert move is not None
    state, events = apply(RULES, night.state, actor, move, night.chance)
    night.add(PlayedStep(events=events), state, (actor, move))


def check(night: RandomNight) -> SecrecyTally:
    tally = SecrecyTally()
    dice = Random(night.seed)
    people = [at(actor) for actor in dice.sample(range(19), 4)]
    check_secrecy(night, [*people, *ONLOOKERS], tally)
    return tally


@pytest.mark.parametrize("seed", range(3))
def test_before_qualifying_ends_nobody_can_tell_other_tables_results(seed: int) -> None:
    tally = check(a_tournament(seed))
    assert tally.resampled == tally.different == 9


def test_only_the_referee_has_nothing_hidden_from_them() -> None:
    night = a_tournament(1)
    assert resample_hidden(night.steps, REFEREE, SeededChance("x")) is None
    assert resample_hidden(night.steps, HOST, SeededChance("x")) is not None


def test_redealing_leaves_ones_own_line_and_no_other_sheet() -> None:
    night = a_tournament(2)
    other = resample_hidden(night.steps, at(4), SeededChance("x"))
    assert other is not None
    for step, theirs in zip(night.steps, other, strict=True):
        for event, changed in zip(step.events, theirs.events, strict=True):  # type: ignore[union-attr]  # nothing was undone
            sheet = getattr(event, "sheet", None)
            if sheet is not None:
                assert event != changed
                lines = zip(sheet.rows, changed.sheet.rows, strict=True)
                assert all(mine == line for mine, line in lines if mine.entrant == 4)


def leaky_table(state: State, seating: Any, sheet: Any = None) -> Any:
    """Every sheet on every screen."""
    return TABLE_SEEN(state, seating, state.sheets.get(seating.name))


def leaky_line(sheet: Any, chair: int) -> Any:
    """The whole sheet for whoever sat there."""
    return sheet


def hinting_line(sheet: Any, chair: int) -> Any:
    """One's own line, and by what it differs from the best one."""
    best = max(row.points for row in sheet.rows)
    return replace(LINE(sheet, chair), chair=best)


def leaky_frame(state: State) -> Any:
    """The standings, before they are public."""
    return replace(FRAME(state), standings=standings(state))


def hinting_frame(state: State) -> Any:
    """A harmless number that hangs on who has won."""
    return replace(FRAME(state), players=standings(state)[0].points)


def leaky_phone(state: State, actor: int) -> Any:
    """Everyone's penalties."""
    return replace(
        PHONE(state, actor), conduct=tuple(d for d in state.decisions if views.is_conduct(d))
    )


replace = msgspec.structs.replace
TABLE_SEEN, FRAME, PHONE = views._table, views._frame, views._phone
LINE = views._own_line


@pytest.mark.parametrize(
    ("name", "leak", "actor"),
    [
        ("_table", leaky_table, TABLE),
        ("_own_line", leaky_line, at(4)),
        ("_own_line", hinting_line, at(4)),
        ("_frame", leaky_frame, WATCHER),
        ("_frame", leaky_frame, at(4)),
        ("_frame", hinting_frame, at(4)),
        ("_frame", hinting_frame, HOST),
        ("_phone", leaky_phone, at(9)),
    ],
)
def test_a_planted_leak_is_found(
    name: str, leak: Any, actor: Actor, monkeypatch: pytest.MonkeyPatch
) -> None:
    night = a_tournament(1)
    check_secrecy(night, [actor])
    monkeypatch.setattr(views, name, leak)
    with pytest.raises(LeakFound):
        check_secrecy(night, [actor])


def test_the_story_of_a_decision_is_for_the_referee_and_whom_it_concerns() -> None:
    state = drawn(played(opened(8), 1))
    name, seating = next(iter(state.tables.items()))
    mine = seating.entrants[0]
    taken = do(state, "take-sheet", table=name)
    sheet = state.sheets[name]
    values = write(tuple(row.had for row in sheet.rows), sheet.ending, sheet.chair)
    fine: dict[str, FieldValue] = {"entrant": mine, "conduct": "lying", "why": "x"}
    called = do(state, "call-referee", at(state.tables["r2-t1"].entrants[0]))
    caller = called.calls[0]
    fined = do(state, "penalty", points=5, **fine)
    cases: list[tuple[State, Actor, str, dict[str, FieldValue], tuple[int, ...]]] = [
        (taken, REFEREE, "correct-sheet", {**values, "why": "x"}, seating.entrants),
        (state, REFEREE, "penalty", {**fine, "points": 5}, (mine,)),
        (state, REFEREE, "caution", fine, (mine,)),
        (fined, REFEREE, "lift-penalty", {"penalty": 0, "why": "x"}, (mine,)),
        (state, REFEREE, "note", {"why": "x"}, ()),
        (state, at(caller), "call-referee", {}, (caller,)),
        (called, REFEREE, "answer-call", {"entrant": caller}, (caller,)),
    ]
    for before, actor, key, form, concerned in cases:
        _, (event,) = told(before, actor, key, **form)
        assert event.seen_by(REFEREE) is not None
        heard = {seat for seat in range(8) if event.seen_by(at(seat)) is not None}
        assert heard == set(concerned)
        assert [event.seen_by(each) for each in ONLOOKERS] == [None] * len(ONLOOKERS)


def test_only_the_referee_hears_why_somebody_was_sent_away() -> None:
    _, (event,) = told(opened(8), REFEREE, "send-away", entrant=2, why="threw the cards")
    for actor in (*ONLOOKERS, at(2), at(5)):
        heard = event.seen_by(actor)
        assert heard is not None
        assert "why" not in heard.params


def test_a_report_is_told_to_all_without_its_contents() -> None:
    state = drawn(opened(8))
    before, after = state, reported(state)
    assert own(before, TABLE).tables[0].is_over is False
    assert own(after, TABLE).tables[0].is_over is True


def test_a_view_says_which_game_it_is_of_and_where_that_stands() -> None:
    state = drawn(opened(8))
    for actor in (REFEREE, at(0), TABLE):
        view = RULES.view(state, actor)
        assert (view.game, view.level, view.phase) == ("tournament", state.level, "round")
        assert (view.turn, view.round, view.piles, view.asked) == (-1, 1, (), ())
        assert view.you == (0 if actor == at(0) else -1)


def test_a_phone_names_everyone_once_the_standings_are_public() -> None:
    state = closed(8)
    assert {person.entrant for person in own(state, at(0)).people} == set(range(8))
    assert own(drawn(opened(8)), at(0)).people == ()
