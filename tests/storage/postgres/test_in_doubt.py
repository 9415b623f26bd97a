"""When nobody can say whether a commit was made, nothing is answered until the log was read."""

import time
from collections.abc import Callable, Iterator

import psycopg
import pytest

from hub.storage.postgres.session import Patience
from hub.tables.store import DatabaseAway, HallLost
from tests.storage.postgres.cluster import OWNER, Cluster
from tests.storage.postgres.halls import Owner, fall_silent, owner, run, versions
from tests.storage.postgres.move import LONGEST, Move
from tests.storage.postgres.relay import Relay
from tests.storage.sample import fill, record, records


@pytest.fixture
def line(postgres: Cluster) -> Iterator[Relay]:
    relay = Relay(postgres.socket)
    yield relay
    relay.close()


@pytest.fixture
def far(line: Relay, hall: str) -> Iterator[Owner]:
    """The owner of the hall, at the other end of the line; two moves were made."""
    with owner(f"postgresql://{OWNER}@127.0.0.1:{line.port}/postgres", hall) as made:
        fill(made.store, "red", 2)
        yield made


def until(is_so: Callable[[], bool]) -> None:
    end = time.monotonic() + LONGEST
    while not is_so():
        assert time.monotonic() < end
        time.sleep(0.01)


def test_a_move_that_was_kept_is_acknowledged_though_its_answer_was_lost(
    postgres: Cluster, line: Relay, far: Owner, hall: str
) -> None:
    epoch = far.lease.epoch
    line.passes_answers.clear()
    move = Move(far.store)
    until(lambda: versions(postgres.address, hall, "red") == [1, 2, 3])
    assert not move.is_answered
    line.cut()
    assert move.ended() is None
    assert far.lease.epoch > epoch
    assert far.store.read("red") == records("red", 3)
    far.store.append(record("red", 4))


def test_a_move_that_never_arrived_is_made_after_all(
    postgres: Cluster, line: Relay, far: Owner, hall: str
) -> None:
    line.passes_questions.clear()
    move = Move(far.store)
    time.sleep(0.2)
    assert not move.is_answered
    assert versions(postgres.address, hall, "red") == [1, 2]
    line.cut()
    assert move.ended() is None
    assert far.store.read("red") == records("red", 3)


def test_while_the_database_is_away_a_move_in_doubt_is_not_answered_and_others_are_refused(
    postgres: Cluster, line: Relay, far: Owner, hall: str
) -> None:
    line.passes_answers.clear()
    move = Move(far.store)
    until(lambda: versions(postgres.address, hall, "red") == [1, 2, 3])
    line.is_open.clear()
    line.cut()
    until(lambda: far.store._is_in_doubt)
    began = time.monotonic()
    for version in range(1, 4):
        with pytest.raises(DatabaseAway):
            far.store.append(record("blue", version))
    with pytest.raises(DatabaseAway):
        far.store.forget("red")
    with pytest.raises(DatabaseAway):
        far.store.check()
    assert time.monotonic() - began < 1
    time.sleep(0.5)
    assert not move.is_answered
    line.is_open.set()
    assert move.ended() is None
    assert versions(postgres.address, hall, "blue") == []
    far.store.append(record("blue", 1))


def test_what_still_runs_in_the_database_is_waited_for(
    postgres: Cluster, line: Relay, far: Owner, hall: str
) -> None:
    """The line is gone, and the move is not: it waits in the database for a lock."""
    with psycopg.connect(postgres.address) as other:
        other.execute("SELECT FROM honor_hub.head WHERE hall = %s FOR UPDATE", (hall,))
        move = Move(far.store)
        waits = "SELECT count(*) FROM pg_stat_activity WHERE wait_event_type = 'Lock'"
        with psycopg.connect(postgres.address, autocommit=True) as watching:
            until(lambda: watching.execute(waits).fetchone() == (1,))
            line.cut()
            # The append, and behind it the new epoch, which it must not overtake.
            until(lambda: watching.execute(waits).fetchone() == (2,))
        assert not move.is_answered
    assert move.ended() is None
    assert far.store.read("red") == records("red", 3)


@pytest.mark.parametrize("was_kept", [True, False])
def test_whoever_lost_the_hall_meanwhile_is_answered_by_what_the_log_says(
    postgres: Cluster, line: Relay, far: Owner, hall: str, was_kept: bool
) -> None:
    (line.passes_answers if was_kept else line.passes_questions).clear()
    move = Move(far.store)
    if was_kept:
        until(lambda: versions(postgres.address, hall, "red") == [1, 2, 3])
    else:
        time.sleep(0.2)
    line.is_open.clear()
    line.cut()
    fall_silent(postgres.address, hall)
    with owner(postgres.address, hall) as new:
        # Not the very record that the old owner had: that one would be there, as it said.
        newest = record("red", 4 if was_kept else 3, size=200)
        new.store.append(newest)
        assert not move.is_answered
        line.is_open.set()
        error = move.ended()
        assert (error is None) if was_kept else isinstance(error, HallLost)
        assert new.store.read("red") == [*records("red", newest.version - 1), newest]
        with pytest.raises(HallLost):
            far.store.append(record("red", 5))


def test_a_connection_that_went_while_nobody_used_it_is_made_anew_unnoticed(
    line: Relay, far: Owner
) -> None:
    epoch = far.lease.epoch
    line.cut()
    time.sleep(0.1)
    far.store.append(record("red", 3))
    assert far.store.read("red") == records("red", 3)
    assert far.lease.epoch == epoch, "it was in doubt, and there was nothing to doubt"


def test_a_connection_that_the_database_ended_with_a_word_is_no_reason_to_doubt(
    postgres: Cluster, far: Owner
) -> None:
    """It says why before it goes, and that alone looks as if it were still there."""
    epoch = far.lease.epoch
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = %s"
    run(postgres.address, ended, "honor-hub")
    time.sleep(0.2)
    far.store.append(record("red", 3))
    assert far.store.read("red") == records("red", 3)
    assert far.lease.epoch == epoch


def test_a_database_that_is_away_while_nobody_plays_refuses_at_once(
    line: Relay, far: Owner
) -> None:
    line.is_open.clear()
    line.cut()
    time.sleep(0.1)
    for _ in range(2):
        with pytest.raises(DatabaseAway):
            far.store.append(record("red", 3))
    line.is_open.set()
    far.store.append(record("red", 3))
    assert far.store.read("red") == records("red", 3)


def test_a_database_that_says_nothing_is_cut_off_and_asked_anew(
    postgres: Cluster, line: Relay, hall: str
) -> None:
    address = f"postgresql://{OWNER}@127.0.0.1:{line.port}/postgres"
    with owner(address, hall, patience=Patience(work=4, answer=0.5)) as made:
        made.store.append(record("red", 1))
        line.passes_answers.clear()
        move = Move(made.store, 2)
        until(lambda: made.store._is_in_doubt)
        assert not move.is_answered
        line.passes_answers.set()
        assert move.ended() is None
        assert versions(postgres.address, hall, "red") == [1, 2]
        assert made.store.read("red") == records("red", 2)
