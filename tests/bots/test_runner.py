"""The bot runner: each table at its own pace, and none stalls the people beside them."""

import threading
import time
from collections.abc import Iterator
from typing import Any

import pytest

from hub.bots.rhythm import pause
from hub.bots.runner import BotRunner
from hub.rules.contract.actor import HOST, at
from hub.rules.contract.form import Move
from hub.rules.contract.log import Record
from hub.rules.contract.refusal import Refusal
from hub.rules.contract.view import Asked, View
from hub.rules.registry import GAMES
from hub.storage.memory import MemoryStore
from hub.tables.demo_restart import DemoRestart, is_played_out, open_demo, plays_itself
from hub.tables.join_service import JoinService
from hub.tables.store import FullLog
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry

LONGEST = 30.0


def join_service() -> JoinService:
    return JoinService(TableRegistry(MemoryStore(), GAMES.__getitem__, lambda: 0), lambda: 0)


@pytest.fixture
def runner() -> Iterator[BotRunner]:
    made = BotRunner(0)
    yield made
    made.stop()
    assert not made._thread.is_alive()


def until(what: Any) -> None:
    end = time.monotonic() + LONGEST
    while not what():
        assert time.monotonic() < end, "it never came to that"
        time.sleep(0.01)


def seen(*asked: Asked) -> View[Any]:
    return View(
        game="x", level="", phase="", turn=0, round=0, places=(), piles=(), asked=asked, own=None
    )


def test_a_slow_table_holds_up_no_other(runner: BotRunner) -> None:
    here = join_service()
    slow, quick = open_demo(here, "samurai", 5), open_demo(here, "samurai")
    before = slow.version
    runner.mind(slow)
    runner.mind(quick)
    until(lambda: is_played_out(quick))
    assert slow.version <= before + 1


def test_a_table_whose_pace_is_changed_goes_on_at_the_new_one(runner: BotRunner) -> None:
    table = open_demo(join_service(), "samurai", 0.2)
    runner.mind(table)
    before = table.version
    until(lambda: table.version > before + 5)
    table.settings.set_pace(5)
    time.sleep(0.5)
    rested = table.version
    time.sleep(0.7)
    assert table.version == rested


def test_a_move_at_somebody_is_shown_longer_and_a_question_to_all_hardly() -> None:
    aimed = Asked(question=1, key="weapon", seats=(2,), about={"by": 1, "card": "bo"})
    together = Asked(question=1, key="confirm", seats=(0, 1, 2))
    assert pause(seen(), 1.0) == 1.0
    assert pause(seen(aimed), 1.0) > 1.5
    assert pause(seen(together), 1.0) < 0.5
    assert pause(seen(together, aimed), 1.0) > 1.5


def test_bots_confirm_their_roles_and_wait_for_the_person_among_them(runner: BotRunner) -> None:
    here = join_service()
    table = here.open("samurai", {"players": 4, "level": "cards", "shogun": 0})
    table.seats.sit(1, "Aya")
    here.fill_with_bots(table)
    table.gather(HOST)
    runner.mind(table)
    until(lambda: table.game.awaited() == (1,))
    (offer,) = [each for each in table.views.look(at(1)).offers if not each.standing]
    assert offer.key == "seen"
    table.game.submit(at(1), Move(offer="seen", question=offer.question), "a-move-id")
    until(lambda: table.views.look(at(1)).view.round > 0)


def test_a_person_who_takes_over_a_seat_is_awaited_there_and_no_bot_moves_for_them(
    runner: BotRunner,
) -> None:
    here = join_service()
    table = open_demo(here, "samurai")
    seat = table.game.awaited()[0]
    here.join(table.settings.code, "Aya", seat)
    runner.mind(table)
    until(lambda: table.game.awaited() == (seat,))
    version = table.version
    time.sleep(0.1)
    assert table.version == version
    assert not plays_itself(table)


def test_a_game_that_cannot_play_itself_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAMES["samurai"], "demo", None)
    here = join_service()
    with pytest.raises(Exception, match=r"^no-showcase$"):
        open_demo(here, "samurai")
    assert here.registry.tables() == ()


class Audience:
    """Whether anyone watches, and which tables were forgotten."""

    def __init__(self, here: JoinService) -> None:
        self.is_there = True
        self.forgotten: list[str] = []
        self.demo_restart = DemoRestart(here, lambda _: self.is_there, self._forget)

    def _forget(self, table: Table) -> None:
        self.forgotten.append(table.name)


def played_out(here: JoinService) -> Table:
    table = open_demo(here, "samurai", 5)
    runner = BotRunner(0)
    table.settings.set_pace(0)
    runner.mind(table)
    until(lambda: is_played_out(table))
    runner.stop()
    return table


def test_a_played_out_table_begins_again_for_whoever_watches_with_the_same_code_and_keys() -> None:
    here = join_service()
    audience, old = Audience(here), played_out(here)
    key = old.keys.give("table")
    audience.demo_restart(old)
    new = here.registry.get(old.views.look(HOST).next)
    assert old.is_ended
    assert plays_itself(new)
    assert new.keys.who(key) is not None
    assert here.find(old.settings.code) is new
    assert audience.forgotten == []


def test_nothing_begins_again_while_nobody_watches_or_a_person_sits_there() -> None:
    here = join_service()
    audience, old = Audience(here), played_out(here)
    audience.is_there = False
    audience.demo_restart(old)
    assert not old.is_ended
    audience.is_there = True
    here.join(old.settings.code, "Aya", 0)
    audience.demo_restart(old)
    assert not old.is_ended
    assert here.registry.tables() == (old,)


def test_a_table_that_is_gone_is_not_asked_for_more() -> None:
    here = join_service()
    old = played_out(here)
    here.registry.forget(old.name)
    assert not is_played_out(old)


def test_a_runner_asks_for_an_encore_until_there_is_one() -> None:
    here = join_service()
    audience = Audience(here)
    audience.is_there = False
    runner = BotRunner(0, audience.demo_restart, rest=0.05)
    here.registry.on_open(runner.mind)
    first = open_demo(here, "samurai")
    until(lambda: is_played_out(first))
    time.sleep(0.2)
    assert here.registry.tables() == (first,)
    audience.is_there = True
    until(lambda: audience.forgotten[:1] == [first.name])
    runner.stop()
    assert len(here.registry.tables()) >= 3


def test_what_stops_a_bot_is_logged_by_its_kind_alone(
    runner: BotRunner, caplog: pytest.LogCaptureFixture
) -> None:
    table = open_demo(join_service(), "samurai")

    def refuse(_: Table) -> None:
        raise Refusal("not-now")

    def fail(_: Table) -> None:
        raise KeyError("a secret")

    with caplog.at_level("INFO"):
        runner._guarded(refuse, table)
        runner._guarded(fail, table)
    assert caplog.messages[-2:] == [
        f"a bot at {table.name} waits: Refusal",
        f"a bot at {table.name} failed: KeyError",
    ]


class Gated(MemoryStore):
    """A store in which one table's records wait, or are refused, from a moment on."""

    def __init__(self) -> None:
        super().__init__()
        self.held = self.full = ""
        self.tries = 0
        self.gate = threading.Event()

    def append(self, *records: Record) -> None:
        if records[0].table == self.held:
            self.tries += 1
            assert self.gate.wait(LONGEST)
        if records[0].table == self.full:
            self.tries += 1
            raise FullLog(file="log")
        super().append(*records)


def gated() -> tuple[Gated, JoinService]:
    store = Gated()
    return store, JoinService(TableRegistry(store, GAMES.__getitem__, lambda: 0), lambda: 0)


def test_a_bot_whose_move_waits_for_the_disk_holds_up_no_other_table(runner: BotRunner) -> None:
    store, here = gated()
    stuck, free = open_demo(here, "samurai"), open_demo(here, "samurai")
    before = stuck.version
    store.held = stuck.name
    runner.mind(stuck)
    until(lambda: store.tries == 1)
    runner.mind(free)
    until(lambda: is_played_out(free))
    assert (store.tries, stuck.version) == (1, before), "one move of a table at a time"
    store.held = ""
    store.gate.set()
    until(lambda: is_played_out(stuck))


def test_a_bot_whose_move_is_refused_waits_for_a_change_and_does_not_hurry(
    runner: BotRunner,
) -> None:
    store, here = gated()
    table = open_demo(here, "samurai")
    store.full = table.name
    runner.mind(table)
    until(lambda: store.tries > 0)
    time.sleep(0.3)
    assert store.tries == 1
    store.full = ""
    table.pause(HOST)
    table.resume_play(HOST)
    until(lambda: is_played_out(table))
