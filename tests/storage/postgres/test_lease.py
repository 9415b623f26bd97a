"""One hub at a time keeps a hall; whoever lost it appends nothing, and knows."""

from contextlib import closing

import psycopg
import pytest

from hub.storage.postgres import lease as lease_module
from hub.storage.postgres.hall import open_hall
from hub.tables.store import HallLost, HallTaken
from tests.storage.postgres.cluster import Cluster
from tests.storage.postgres.halls import fall_silent, owner, versions
from tests.storage.sample import fill, record, records


def test_a_hall_that_is_kept_is_refused_to_another(postgres: Cluster, hall: str) -> None:
    with closing(open_hall(postgres.address, hall)) as kept:
        with pytest.raises(HallTaken) as caught:
            open_hall(postgres.address, hall, wait=0.5)
        assert caught.value.params["hall"] == hall
        kept.store.append(record("red", 1))


def test_another_hall_in_the_same_database_is_another_hub(postgres: Cluster, hall: str) -> None:
    with (
        closing(open_hall(postgres.address, hall)) as here,
        closing(open_hall(postgres.address, f"{hall}-b")) as there,
    ):
        fill(here.store, "red", 3)
        fill(there.store, "red", 5)
        there.store.forget("red")
        assert here.store.read("red") == records("red", 3)
        assert there.store.tables() == []
        there.beside.sheets.save("solo", "oni", "name = 'Oni'")
        there.beside.hosts.give()
        assert here.beside.sheets.keys("solo") == ()
        assert here.beside.hosts.known() == ()


def test_a_hall_that_was_given_back_is_free_at_once(postgres: Cluster, hall: str) -> None:
    with closing(open_hall(postgres.address, hall)) as first:
        fill(first.store, "red", 2)
    with closing(open_hall(postgres.address, hall, wait=0)) as second:
        assert second.store.read("red") == records("red", 2)
        second.store.append(record("red", 3))


def test_whoever_renews_keeps_the_hall_longer_than_a_lapse(
    postgres: Cluster, hall: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lease_module, "LAPSE", 0.6)
    monkeypatch.setattr(lease_module, "BEAT", 0.1)
    with closing(open_hall(postgres.address, hall)) as kept:
        with pytest.raises(HallTaken):
            open_hall(postgres.address, hall, wait=1.5)
        kept.store.append(record("red", 1))


def test_an_owner_that_was_silent_loses_the_hall_and_appends_nothing(
    postgres: Cluster, hall: str
) -> None:
    with owner(postgres.address, hall) as old:
        fill(old.store, "red", 2)
        fall_silent(postgres.address, hall)
        with owner(postgres.address, hall) as new:
            assert new.lease.epoch > old.lease.epoch
            with pytest.raises(HallLost):
                old.store.append(record("red", 3))
            with pytest.raises(HallLost):
                old.store.forget("red")
            with pytest.raises(HallLost):
                old.store.check()
            assert versions(postgres.address, hall, "red") == [1, 2]
            new.store.append(record("red", 3))
            # It may write no more, whatever it tries, and take nothing back.
            with pytest.raises(HallLost):
                old.store.append(record("blue", 1))
            assert not old.lease.take_again()
            assert new.store.read("red") == records("red", 3)


def test_an_append_is_fenced_by_its_epoch_even_if_nobody_else_came(
    postgres: Cluster, hall: str
) -> None:
    with owner(postgres.address, hall) as kept:
        kept.store.append(record("red", 1))
        kept.lease.epoch -= 1
        with pytest.raises(HallLost):
            kept.store.append(record("red", 2))
        assert versions(postgres.address, hall, "red") == [1]


def test_a_renewal_tells_that_the_hall_is_lost(postgres: Cluster, hall: str) -> None:
    with owner(postgres.address, hall) as old:
        old.lease.renew()
        old.store.check()
        fall_silent(postgres.address, hall)
        old.lease.renew()
        with pytest.raises(HallTaken), owner(postgres.address, hall):
            pass
        fall_silent(postgres.address, hall)
        with owner(postgres.address, hall):
            old.lease.renew()
            with pytest.raises(HallLost):
                old.store.check()


def test_renewing_waits_for_no_append_and_taking_waits_for_all(
    postgres: Cluster, hall: str
) -> None:
    with owner(postgres.address, hall) as kept, psycopg.connect(postgres.address) as under_way:
        fence = "SELECT FROM honor_hub.hall WHERE name = %s FOR KEY SHARE"
        under_way.execute(fence, (hall,))
        kept.lease.renew()
        taking = "SELECT FROM honor_hub.hall WHERE name = %s FOR UPDATE"
        with psycopg.connect(postgres.address, autocommit=True) as taker:
            taker.execute("SET lock_timeout = '50ms'")
            with pytest.raises(psycopg.errors.LockNotAvailable):
                taker.execute(taking, (hall,))
