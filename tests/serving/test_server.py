"""What a hub asks of gunicorn: room for every guest, and a share for each address."""

import socket

from hub.server import Server
from hub.settings import Settings


def test_gunicorn_has_a_thread_for_every_place_and_a_limit_for_every_address() -> None:
    settings = Settings(connections=300, address_connections=80, requests_a_second=50)
    with socket.create_server(("127.0.0.1", 0)) as listener:
        asked = Server(settings, listener).cfg
        assert asked.bind == [f"fd://{listener.fileno()}"]
    # Thirty more than its sockets, for the pages that come before them.
    assert (asked.worker_class.most, asked.worker_class.rate) == (110, 50)
    assert asked.threads == 300 + 100 + 20
    assert asked.worker_connections > asked.threads
    assert (asked.workers, asked.accesslog, asked.loglevel) == (1, None, "error")
