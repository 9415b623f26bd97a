"""Serve a hub in production: gunicorn with one process and a pool of threads."""

import gc
import logging
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Any
from wsgiref.types import WSGIApplication

from gunicorn.app.base import BaseApplication
from gunicorn.errors import AppImportError

from hub.app import Hub
from hub.notify import Heartbeat, Supervisor, take
from hub.settings import Settings
from hub.storage.opened import OpenedStorage, open_storage
from hub.storage.sqlite import SqliteStore
from hub.tables.store import (
    DatabaseAway,
    DatabaseFull,
    DatabaseReadOnly,
    DatabaseSlow,
    StorageFault,
)
from hub.web.fair_worker import MOST_HALF_BODIES, MOST_HALF_HEADS, MOST_IDLE, FairWorker, worker
from hub.web.trusted_proxies import TrustedProxies
from hub.words.catalogue import Catalogue
from hub.words.translator import Translator

# A socket holds a thread for as long as it is there; plain pages need a few besides.
SPARE_THREADS = 20
SPARE_A_GUEST = 30


class Server(BaseApplication):  # type: ignore[misc]  # gunicorn has no types
    """A hub under gunicorn; the log is opened in the one worker, never before the fork."""

    def __init__(
        self, settings: Settings, listener: socket.socket, supervisor: Supervisor | None = None
    ) -> None:
        self._settings = settings
        self._supervisor = supervisor
        self._storage: OpenedStorage | None = None
        self._listener = listener
        # Asked now: gunicorn takes the descriptor over and closes ours.
        self._port: int = listener.getsockname()[1]
        super().__init__()

    def load_config(self) -> None:
        # Every setting of gunicorn's has a type of its own.
        options: dict[str, Any] = {
            "bind": f"fd://{self._listener.fileno()}",
            "workers": 1,
            # gunicorn's threads, with a share for each address and a limit for half requests.
            "worker_class": worker(
                self._settings.address_connections + SPARE_A_GUEST,
                self._settings.requests_a_second,
                TrustedProxies(self._settings.proxies),
            ),
            # Whom to believe about who asked is the guard's business, see hub.web.trusted_proxies.
            "forwarded_allow_ips": "",
            "threads": self._settings.connections
            + self._settings.keyless_connections
            + SPARE_THREADS,
            "graceful_timeout": 2,
            "timeout": 60,
            "keepalive": 5,
            "worker_connections": self._threads() + MOST_IDLE + MOST_HALF_HEADS + SPARE_THREADS,
            "limit_request_line": 2048,
            "limit_request_fields": 50,
            # At "warning" gunicorn would log whatever line anyone sends.
            "loglevel": "error",
            "accesslog": None,
            "proc_name": "honor-hub",
            "post_worker_init": _freeze_garbage,
            "worker_exit": self._let_go,
            # A second way into the process, which nobody asked for.
            "control_socket_disable": True,
        }
        for name, value in options.items():
            self.cfg.set(name, value)

    def _threads(self) -> int:
        """One for each socket, with a key or without, and for pages and requests in between."""
        sockets = self._settings.connections + self._settings.keyless_connections
        return sockets + MOST_HALF_BODIES + SPARE_THREADS

    def _let_go(self, _arbiter: object, _worker: object) -> None:
        """Another hub may have the hall at once; a log in a file is let go with the process."""
        if self._storage is not None and self._settings.hall:
            self._storage.close()

    def load(self) -> WSGIApplication:
        _quiet_logs()
        try:
            storage = open_storage(self._settings)
            if isinstance(storage.store, SqliteStore):
                storage.store.make_room()
            hub = Hub(
                self._settings, storage.store, lambda: self._port, storage.nights, storage.beside
            )
        except StorageFault as fault:
            # A sentence, which gunicorn prints; of any other error it would print our code.
            sentence = Translator(Catalogue("en")).fault(fault.code, fault.params)
            raise AppImportError(sentence) from None
        self._storage = storage
        if self._supervisor is not None:
            # From the worker, which has the log; gunicorn itself watches whether it accepts.
            Heartbeat(self._supervisor, mended_by_restart(hub.registry.check)).start()
        return hub.wsgi


def mended_by_restart(check: Callable[[], None]) -> Callable[[], None]:
    """The same check, which does not mind a database that fails: a new start would not bring it
    back, and would end what can still be looked at. A hall that was lost is another matter.
    """

    def checked() -> None:
        with suppress(DatabaseAway, DatabaseSlow, DatabaseReadOnly, DatabaseFull):
            check()

    return checked


def _freeze_garbage(_: FairWorker) -> None:
    """Exempt what is loaded by now from garbage collection: a full search would hold up a move."""
    gc.collect()
    gc.freeze()


def run(settings: Settings, listener: socket.socket) -> None:
    """Serve until told to stop. systemd hears from the worker only, never from the arbiter."""
    Server(settings, listener, take()).run()


def _quiet_logs() -> None:
    """Only what is wrong is logged; libraries would quote messages, and those hold secrets."""
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    for name in ("socketio", "engineio", "werkzeug"):
        logging.getLogger(name).setLevel(logging.CRITICAL)
