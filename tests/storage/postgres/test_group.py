"""Moves that come together are one statement and one commit; what is refused takes none along."""

import time

import psycopg

from tests.storage.postgres.cluster import Cluster
from tests.storage.postgres.halls import owner
from tests.storage.postgres.move import LONGEST, Move
from tests.storage.sample import fill, records


def test_moves_that_wait_together_share_a_commit_and_each_has_its_own_answer(
    postgres: Cluster, hall: str
) -> None:
    with owner(postgres.address, hall) as made:
        fill(made.store, "old", 3)
        with psycopg.connect(postgres.address) as other:
            # Nobody can commit while this is held: the first waits here, and the rest behind it.
            other.execute("SELECT FROM honor_hub.hall WHERE name = %s FOR UPDATE", (hall,))
            moves = [Move(made.store, 1, "first")]
            end = time.monotonic() + LONGEST
            while not made.store._changes._is_led:
                assert time.monotonic() < end
            time.sleep(0.1)
            moves += [Move(made.store, 1, f"table-{number}") for number in range(6)]
            moves += [Move(made.store, 2, "old"), Move(made.store, 9, "old")]
            moves += [Move(made.store, 4, "old")]
            while len(made.store._changes._waiting) < len(moves) - 1:
                assert time.monotonic() < end
        for move in moves:
            move.join(LONGEST)
            assert not move.is_alive()
        refused = [move.error is not None for move in moves]
        assert refused == [False] * 7 + [True, True, False]
        assert made.store.read("old") == records("old", 4)
        opened = "SELECT count(DISTINCT xmin::text) FROM honor_hub.record WHERE hall = %s"
        with psycopg.connect(postgres.address) as other:
            # Three that were there, the first, and one for all seven that waited behind it.
            assert other.execute(opened, (hall,)).fetchone() == (3 + 1 + 1,)
