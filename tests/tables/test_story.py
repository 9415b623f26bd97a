"""Viewers share what they hear alike; none of them hears by it what another one alone may."""

from hub.bots.player import PlainPlayer
from hub.rules.contract.actor import HOST, TABLE, Actor, at, viewers
from hub.rules.contract.event import Event
from hub.rules.contract.simulated_table import Perspective
from hub.rules.registry import GAMES
from hub.storage.memory import MemoryStore
from hub.tables.chance import SeededChance
from hub.tables.story import Story
from hub.tables.table import Table

RULES = GAMES["samurai"]
STEPS = 120


def _table(level: str, players: int) -> Table:
    options = RULES.options_type(players=players, level=level, confirm=False)
    table = Table.open(MemoryStore(), RULES, "story", options, lambda: 0, seed="story")
    table.game.start(HOST)
    return table


def _step(table: Table, number: int, player: PlainPlayer) -> None:
    seat = table.game.awaited()[0]
    sight = table.views.look(at(seat))
    move = player.move(Perspective(sight.view, table.views.secret(seat), sight.offers))
    table.game.submit(at(seat), move, f"step-{number}")


def test_what_one_hears_among_many_is_what_one_hears_alone() -> None:
    table, player = _table("cards", 4), PlainPlayer(RULES, SeededChance("story"))
    story, around, apart = Story(RULES), viewers(4), 0
    for number in range(STEPS):
        _step(table, number, player)
        history = table.game.history()
        # Not everyone looks at every version, nor the same one first.
        here: list[Actor] = [*around[number % 3 :], *around[: number % 2]]
        heard = {viewer: story.lines(history, viewer) for viewer in here}
        for viewer, lines in heard.items():
            assert lines == Story(RULES).lines(history, viewer), viewer
        apart += len({str(lines) for lines in heard.values()}) > 1
    assert apart > STEPS / 2, "seats drew cards that nobody else saw"


def test_a_move_that_everyone_hears_alike_is_put_into_words_once() -> None:
    table, player = _table("tokens", 5), PlainPlayer(RULES, SeededChance("story"))
    lines = [table.views.look(viewer).lines for viewer in viewers(5)]
    for number in range(40):
        _step(table, number, player)
        look = table.views.of_one_version()
        lines = [look(viewer).lines for viewer in viewers(5)]
    assert len(lines[0]) > 10
    assert all(each is lines[0] for each in lines)


def test_viewers_who_hear_the_same_share_it_though_each_is_asked_on_their_own() -> None:
    """With real cards most events ask who listens, and then tell everyone the same."""
    table, player = _table("companion", 5), PlainPlayer(RULES, SeededChance("story"))
    asked = 0
    for number in range(60):
        _step(table, number, player)
        history = table.game.history()
        assert history.top is not None
        asked += any(type(event).seen_by is not Event.seen_by for event in history.top.events)
        look = table.views.of_one_version()
        lines = [look(viewer).lines for viewer in viewers(5)]
        assert all(each is lines[0] for each in lines)
    assert asked >= 10


def test_who_comes_later_shares_with_those_who_were_there() -> None:
    table, player = _table("tokens", 5), PlainPlayer(RULES, SeededChance("story"))
    for number in range(40):
        table.views.look(TABLE)
        _step(table, number, player)
    look = table.views.of_one_version()
    assert look(TABLE).lines is look(HOST).lines
