"""The threads of a hub: each is called by what it does, and none outlives its process."""

import threading
from pathlib import Path

from tests.web.host_client import HostClient

THREADS = (
    *("bots", "calls", "corrections", "deadlines", "desks"),
    *("housekeeper", "lapses", "lights", "takeovers"),
)


def test_a_hubs_threads_have_names_hold_nothing_up_and_end_with_it(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    host = HostClient(tmp_path)
    begun = set(threading.enumerate()) - before
    host.hub.stop()
    assert sorted(each.name for each in begun) == list(THREADS)
    # Whoever ends the process with one of these still at work does not wait for it.
    assert all(each.daemon for each in begun)
    assert not begun & set(threading.enumerate())
