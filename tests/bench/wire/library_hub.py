"""The hub on the libraries' own transport, to see what ours is worth: `--servers hub library`.

python-engineio's WebSockets (simple-websocket, and a thread of the engine's for each that writes)
under gunicorn's own threads. Only the measured process is changed; there is no such choice in the
hub: what guests without a key may cost, and what a slow phone may leave unread, has no limit here.
"""

from unittest.mock import patch

from hub.cli.main import main
from tests.bench.wire.hub import HubServer


class LibraryHub(HubServer):
    """As the hub, but for its transport."""

    module = "tests.bench.wire.library_hub"


def _leave_engine_as_it_is(*_: object) -> None:
    """In the place of `install`."""


if __name__ == "__main__":
    with (
        patch("hub.app.install", _leave_engine_as_it_is),
        patch("hub.server.worker", lambda *_: "gthread"),
    ):
        main()
