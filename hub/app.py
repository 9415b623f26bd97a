"""The only place where the parts of a running hub meet."""

import logging
import time
from collections.abc import Callable
from functools import partial

from flask import Flask, Response
from flask_socketio import SocketIO
from werkzeug.exceptions import HTTPException

from hub.bots.runner import BotRunner
from hub.installed_games import load_installed_games
from hub.rules.contract.refusal import reason
from hub.rules.registry import RULES
from hub.settings import Settings
from hub.storage.hosts import HostKeys
from hub.storage.raw import raw_table
from hub.storage.sheets import SavedSheets
from hub.tables.demo_restart import DemoRestart
from hub.tables.housekeeper import Housekeeper
from hub.tables.join_service import JoinService
from hub.tables.night_index import NightIndex
from hub.tables.retention import Retention
from hub.tables.store import Store
from hub.tables.table import Table
from hub.tables.table_registry import TableRegistry
from hub.tables.takeover_timer import TakeoverTimer
from hub.tournaments.about import about
from hub.tournaments.tournament_registry import TournamentRegistry
from hub.web.address import Address
from hub.web.broadcast import Broadcast
from hub.web.connection_limits import ConnectionLimits
from hub.web.desk_sender import DeskSender
from hub.web.desk_tables import DeskTables
from hub.web.engineio_transport import install
from hub.web.guard import ExcInfo, Guard
from hub.web.guesses import Guesses
from hub.web.health import HealthRoute
from hub.web.limits import Buckets
from hub.web.packets import Json, TextPacket
from hub.web.requests import refusal
from hub.web.routes.borrowed_device import BorrowedDeviceRoutes
from hub.web.routes.chart import ChartRoutes
from hub.web.routes.damaged import DamagedTableRoutes
from hub.web.routes.demo import DemoRoutes
from hub.web.routes.entrants import EntrantRoutes
from hub.web.routes.history import HistoryRoutes
from hub.web.routes.invitation import InvitationRoutes
from hub.web.routes.join import JoinRoutes
from hub.web.routes.pages import pages
from hub.web.routes.referee import RefereeRoutes
from hub.web.routes.sheets import SheetRoutes
from hub.web.routes.tables import TableRoutes
from hub.web.routes.tournament_papers import TournamentPaperRoutes
from hub.web.routes.tournaments import TournamentRoutes
from hub.web.sockets import Sockets
from hub.web.table_list import TableList
from hub.web.table_summary import TableSummary
from hub.web.websocket import LARGEST_MESSAGE

_log = logging.getLogger(__name__)

# So many frames of a phone are read for each one that may be an event; the rest wait.
_FRAMES_AN_EVENT = 5
# So many may sit down behind one address for each wrong code that is let pass there.
_SEATINGS_A_GUESS = 3
_AUDIENCE = ("table", "panel", "watcher")


def now() -> int:
    """Milliseconds since 1970, as this machine has it."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds that never jump, for limits and codes."""
    return time.monotonic_ns() // 1_000_000


class QuietFlask(Flask):
    """Of an error of ours only its kind is logged: texts and addresses may hold secrets."""

    def log_exception(self, exc_info: ExcInfo) -> None:
        _log.error("a request met a fault: %s", type(exc_info[1]).__name__)


class Hub:
    """A hub, ready to be served: `wsgi` is the whole application."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        port: Callable[[], int],
        index: NightIndex | None = None,
    ) -> None:
        self.settings = settings
        load_installed_games()
        self.registry = TableRegistry(
            store, RULES.__getitem__, now, index, steady=steady, about=about
        )
        self.left_out = self.registry.resume()
        retention = Retention(self.registry, settings.keep_nights)
        self.housekeeper = Housekeeper(self.registry, retention)
        self.hosts = HostKeys(settings.folder)
        self.join_service = JoinService(self.registry, steady)
        self.tournaments = TournamentRegistry(self.join_service, steady)
        self.address = Address(settings, port)
        self.flask = QuietFlask("hub", static_folder=None)
        self.flask.url_map.merge_slashes = False
        self.socketio = _socketio(self.flask)
        self.connection_limits = ConnectionLimits(self.socketio.server, settings, steady)
        frames_a_second = _FRAMES_AN_EVENT * settings.events_a_second
        install(self.socketio.server.eio, frames_a_second, steady, self.connection_limits.has_key)
        summary = TableSummary(self.join_service, self.address, settings.bot_pause)
        self.broadcast = Broadcast(self.socketio.server, summary.table)
        demo_restart = DemoRestart(self.join_service, self._is_watched, self._forget)
        self.bots = BotRunner(settings.bot_pause, demo_restart, settings.encore_pause)
        self.takeovers = TakeoverTimer()
        desk_tables = DeskTables(self.address, now, steady)
        self.desks = DeskSender(self.broadcast, desk_tables, self.tournaments)
        self._wire_up(summary, desk_tables)
        self.wsgi = Guard(self.flask.wsgi_app, port, settings.names)

    def _wire_up(self, summary: TableSummary, desk_tables: DeskTables) -> None:
        settings, is_host = self.settings, self.hosts.has
        pace = Buckets(settings.events_a_second, 2 * settings.events_a_second, steady)
        guesses = Guesses(settings.joins_a_minute, steady)
        often = _SEATINGS_A_GUESS * settings.joins_a_minute
        seatings = Buckets(often / 60, often, steady)
        wifi = (settings.wifi_name, settings.wifi_password)
        table_routes = TableRoutes(
            self.join_service,
            self.tournaments,
            self.address,
            summary,
            TableList(self.registry, summary),
            self.broadcast,
            is_host,
            wifi,
            guesses,
        )
        self.flask.register_blueprint(pages(self.join_service))
        health = HealthRoute(self.join_service, self.broadcast, steady)
        self.flask.register_blueprint(health.routes())
        join_routes = JoinRoutes(
            self.join_service, self.tournaments, self.address, guesses, seatings
        )
        self.flask.register_blueprint(join_routes.routes())
        self.flask.register_blueprint(ChartRoutes(self.join_service, is_host).routes())
        invitation_routes = InvitationRoutes(self.join_service, self.address, is_host, wifi)
        self.flask.register_blueprint(invitation_routes.routes())
        self.flask.register_blueprint(table_routes.routes())
        self.flask.register_blueprint(DemoRoutes(self.join_service, summary, is_host).routes())
        self.flask.register_blueprint(
            BorrowedDeviceRoutes(self.join_service, summary, is_host).routes()
        )
        self.flask.register_blueprint(HistoryRoutes(self.join_service, is_host).routes())
        damaged = DamagedTableRoutes(self.registry, partial(raw_table, settings.log), is_host)
        self.flask.register_blueprint(damaged.routes())
        self.flask.register_blueprint(
            TournamentRoutes(self.tournaments, self.address, is_host).routes()
        )
        self.flask.register_blueprint(EntrantRoutes(self.tournaments).routes())
        referee_routes = RefereeRoutes(
            self.join_service, self.tournaments, self.address, desk_tables, guesses
        )
        self.flask.register_blueprint(referee_routes.routes())
        self.flask.register_blueprint(TournamentPaperRoutes(self.tournaments).routes())
        saved = SavedSheets(settings.folder)
        self.flask.register_blueprint(SheetRoutes(self.registry.rules_of, saved, is_host).routes())
        _plain_errors(self.flask)
        sockets = Sockets(
            self.join_service, is_host, self.broadcast, settings, pace, self.connection_limits
        )
        sockets.register(self.socketio.server)
        self.registry.on_open(self.bots.mind)
        self.registry.on_open(self.takeovers.mind)
        self.registry.on_open(self.desks.mind)
        self.broadcast.on_change(self.desks.note_connection)
        self.takeovers.start()
        self.desks.start()
        self.tournaments.resume()
        self.housekeeper.start()

    def _is_watched(self, table: Table) -> bool:
        """A screen or an onlooker is there; the host's own page alone is not an audience."""
        return any(each.who.kind in _AUDIENCE for each in self.broadcast.at_table(table))

    def _forget(self, table: Table) -> None:
        try:
            # First: whoever comes in meanwhile sees that it is gone.
            if not table.residency.is_gone:
                self.registry.forget(table.name)
        finally:
            self.broadcast.close(table)

    def stop(self) -> None:
        self.housekeeper.stop()
        self.bots.stop()
        self.takeovers.stop()
        self.desks.stop()
        self.tournaments.stop()


def _socketio(flask: Flask) -> SocketIO:
    socketio = SocketIO(
        flask,
        async_mode="threading",
        async_handlers=False,
        cors_allowed_origins=[],
        json=Json,
        serializer=TextPacket,
        max_http_buffer_size=LARGEST_MESSAGE,
        ping_interval=10,
        ping_timeout=10,
        transports=["websocket", "polling"],
        manage_session=False,
        cookie=None,
    )
    # They set a level of their own, and would log whatever nonsense anyone sends, with a trace.
    socketio.server.logger.setLevel(logging.CRITICAL)
    socketio.server.eio.logger.setLevel(logging.CRITICAL)
    return socketio


def _plain_errors(flask: Flask) -> None:
    """Nothing of an error's inside is shown: a code, and no page of Flask's."""

    def not_found(_: HTTPException) -> tuple[Response, int]:
        return refusal(reason("no-such-page")), 404

    def not_allowed(_: HTTPException) -> tuple[Response, int]:
        return refusal(reason("no-such-page")), 405

    def malformed(error: HTTPException) -> tuple[Response, int]:
        return refusal(reason("malformed")), error.code or 400

    def broken(_: Exception) -> tuple[Response, int]:
        return refusal(reason("hub-fault")), 500

    flask.register_error_handler(HTTPException, malformed)
    flask.register_error_handler(404, not_found)
    flask.register_error_handler(405, not_allowed)
    flask.register_error_handler(500, broken)
