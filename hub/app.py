"""The only place where the parts of a running hub meet."""

import os
import signal
import time
from collections.abc import Callable
from functools import partial
from threading import Timer

from hub.appliance.verbs.requests import MachineVerbs
from hub.bots.runner import BotRunner
from hub.hub_copies import HubCopies
from hub.installed_games import load_installed_games
from hub.rules.registry import RULES
from hub.settings import Settings
from hub.storage.beside import BesideLog, in_folder
from hub.tables.call_timer import call_timer
from hub.tables.correction_timer import correction_timer
from hub.tables.demo_restart import DemoRestart
from hub.tables.housekeeper import Housekeeper
from hub.tables.join_service import JoinService
from hub.tables.lapse_timer import lapse_timer
from hub.tables.light_timer import light_timer
from hub.tables.night_index import NightIndex
from hub.tables.nights import Nights
from hub.tables.retention import Retention
from hub.tables.store import Store
from hub.tables.table_registry import TableRegistry
from hub.tables.takeover_timer import takeover_timer
from hub.tournaments.about import about
from hub.tournaments.tournament_registry import TournamentRegistry
from hub.web.address import Address
from hub.web.api_routes import ApiRoutes
from hub.web.authentication import Authenticator
from hub.web.broadcast import Broadcast
from hub.web.claim import Claiming
from hub.web.claim_letters import ClaimLetters
from hub.web.connection_limits import ConnectionLimits
from hub.web.desk_sender import DeskSender
from hub.web.desk_tables import DeskTables
from hub.web.engineio_transport import install
from hub.web.flask_app import flask_app, socketio_of
from hub.web.guard import Guard
from hub.web.guesses import Guesses
from hub.web.health import HealthRoute
from hub.web.host_tables import HostTables
from hub.web.limits import Buckets
from hub.web.played_tables import played, undecided
from hub.web.requests import arrival
from hub.web.routes.borrowed_device import BorrowedDeviceRoutes
from hub.web.routes.chart import ChartRoutes
from hub.web.routes.damaged import DamagedTableRoutes
from hub.web.routes.demo import DemoRoutes
from hub.web.routes.entrants import EntrantRoutes
from hub.web.routes.games import GameRoutes
from hub.web.routes.history import HistoryRoutes
from hub.web.routes.hosts import HostKeyRoutes
from hub.web.routes.hub import HubNameRoutes, HubRoutes
from hub.web.routes.invitation import InvitationRoutes
from hub.web.routes.join import JoinRoutes
from hub.web.routes.machine import MachineRoutes
from hub.web.routes.own_page import OwnPageRoutes
from hub.web.routes.own_seat import OwnSeatRoutes
from hub.web.routes.pages import pages
from hub.web.routes.referee import RefereeRoutes
from hub.web.routes.screens import ScreenRoutes
from hub.web.routes.seats import SeatRoutes
from hub.web.routes.sheets import SheetRoutes
from hub.web.routes.tables import TableRoutes
from hub.web.routes.tournament_papers import TournamentPaperRoutes
from hub.web.routes.tournaments import TournamentRoutes
from hub.web.screen_transfer import ScreenTransfer
from hub.web.sockets import Sockets
from hub.web.table_list import TableList
from hub.web.table_removal import TableRemoval
from hub.web.table_summary import TableSummary
from hub.web.wifi_code import WifiCode

# So many frames of a phone are read for each one that may be an event; the rest wait.
_FRAMES_AN_EVENT = 5
# So many chairs a second may be lit from one address by people who choose, and so many at once.
_LIGHTS, _LIGHTS_AT_ONCE = 2, 12
# So many may sit down behind one address for each wrong code that is let pass there.
_SEATINGS_A_GUESS = 3
# Seconds until whoever asked for a new start has heard that it comes.
_ANSWER_IS_OUT = 0.3


def now() -> int:
    """Milliseconds since 1970, as this machine has it."""
    return time.time_ns() // 1_000_000


def steady() -> int:
    """Milliseconds that never jump, for limits and codes."""
    return time.monotonic_ns() // 1_000_000


def start_anew() -> None:
    """End this process once the answer is out: gunicorn starts another, which reads the log."""
    timer = Timer(_ANSWER_IS_OUT, os.kill, (os.getpid(), signal.SIGTERM))
    timer.daemon = True
    timer.start()


class Hub:
    """A hub, ready to be served: `wsgi` is the whole application."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        port: Callable[[], int],
        index: NightIndex | None = None,
        beside: BesideLog | None = None,
        restart: Callable[[], None] = start_anew,
    ) -> None:
        self.settings = settings
        self._beside = beside or in_folder(settings.folder, settings.log_file)
        load_installed_games()
        self.registry = TableRegistry(
            store, RULES.__getitem__, now, index, steady=steady, about=about
        )
        self.left_out = self.registry.resume()
        self.hosts, self.profile = self._beside.hosts, self._beside.profiles
        self.copies = HubCopies(settings, port)
        self.machine = MachineVerbs()
        self._restart = restart
        self.join_service = JoinService(self.registry, steady)
        self.tournaments = TournamentRegistry(self.join_service, steady)
        self.address = Address(settings, port)
        # What an HTTP request is answered with has the links of the way that it came.
        self._shown_address = self.address.shown_to(arrival)
        self.flask = flask_app()
        self.socketio = socketio_of(self.flask)
        self.connection_limits = ConnectionLimits(self.socketio.server, settings, steady)
        summary = TableSummary(self.join_service, self._shown_address, settings.bot_pause)
        self.tables = HostTables(self.join_service, summary)
        self.broadcast = Broadcast(self.socketio.server, summary.told_at)
        self.removal = TableRemoval(self.registry, self.broadcast)
        self.desk_tables = DeskTables(self.address, now, steady)
        self._serve_pages()
        self._serve_sockets()
        self._start_threads()
        self.wsgi = Guard(self.flask.wsgi_app, port, settings.all_names, settings.proxies)

    def _serve_pages(self) -> None:
        self.flask.register_blueprint(pages(self.join_service, self.hosts, self.profile))
        health = HealthRoute(self.join_service, self.broadcast, steady)
        self.flask.register_blueprint(health.routes())
        for each in self._api():
            self.flask.register_blueprint(each.blueprint(self.hosts.has))

    def _api(self) -> list[ApiRoutes]:
        """Every route of the HTTP API, by resource."""
        settings, tables = self.settings, self.tables
        join_service, tournaments, address = (
            self.join_service,
            self.tournaments,
            self._shown_address,
        )
        guesses, wifi = Guesses(settings.joins_a_minute, steady), WifiCode.of(settings)
        often = _SEATINGS_A_GUESS * settings.joins_a_minute
        seatings = Buckets(often / 60, often, steady)
        lights = Buckets(_LIGHTS, _LIGHTS_AT_ONCE, steady)
        authenticator = Authenticator(join_service, self.hosts.has)
        playing = partial(played, self.registry)
        listed = TableList(self.registry, tables.summary)
        claiming = Claiming(self.hosts, self.profile, ClaimLetters(steady), guesses)
        return [
            JoinRoutes(join_service, tournaments, address, guesses, seatings, lights),
            OwnSeatRoutes(join_service, guesses, seatings),
            InvitationRoutes(authenticator, address, wifi),
            ChartRoutes(authenticator),
            GameRoutes(),
            SheetRoutes(self.registry.rules_of, self._beside.sheets),
            TableRoutes(tables, listed, self.removal, tournaments),
            SeatRoutes(tables, address),
            ScreenRoutes(tables, tournaments, guesses, wifi, ScreenTransfer(self.broadcast)),
            BorrowedDeviceRoutes(tables),
            DemoRoutes(tables),
            HistoryRoutes(join_service, Nights(join_service.registry)),
            DamagedTableRoutes(self.registry, self._beside.raw_of),
            TournamentRoutes(tournaments, address),
            EntrantRoutes(tournaments),
            RefereeRoutes(join_service, tournaments, address, self.desk_tables, guesses),
            TournamentPaperRoutes(tournaments),
            HubRoutes(claiming, self.profile, address),
            HubNameRoutes(self.profile),
            HostKeyRoutes(self.hosts),
            OwnPageRoutes(playing, partial(undecided, self.registry), self.copies, self._restart),
            MachineRoutes(self.machine, playing),
        ]

    def _serve_sockets(self) -> None:
        settings, server, limits = self.settings, self.socketio.server, self.connection_limits
        rate = settings.events_a_second
        install(server.eio, _FRAMES_AN_EVENT * rate, steady, limits.has_key)
        pace = Buckets(rate, 2 * rate, steady)
        sockets = Sockets(self.join_service, self.hosts.has, self.broadcast, settings, pace, limits)
        sockets.register(server)

    def _start_threads(self) -> None:
        """What goes on by itself, each in a thread of its own: see `stop`."""
        settings = self.settings
        demo_restart = DemoRestart(
            self.join_service, self.broadcast.is_watched, self.removal.remove_if_there
        )
        self.bots = BotRunner(settings.bot_pause, demo_restart, settings.encore_pause)
        self.takeovers = takeover_timer()
        self.lights = light_timer()
        self.calls = call_timer(steady)
        self.lapses = lapse_timer(steady)
        self.corrections = correction_timer(steady)
        self.desks = DeskSender(self.broadcast, self.desk_tables, self.tournaments)
        self.housekeeper = Housekeeper(
            self.registry, Retention(self.registry, settings.keep_nights)
        )
        timers = (
            self.takeovers,
            self.lights,
            self.calls,
            self.lapses,
            self.corrections,
            self.desks,
        )
        minders = (self.bots, *timers)
        for minder in minders:
            self.registry.on_open(minder.mind)
        self.broadcast.on_change(self.desks.note_connection)
        for timer in timers:
            timer.start()
        self.tournaments.resume()
        self.housekeeper.start()

    def stop(self) -> None:
        self.housekeeper.stop()
        self.bots.stop()
        self.takeovers.stop()
        self.lights.stop()
        self.calls.stop()
        self.lapses.stop()
        self.corrections.stop()
        self.desks.stop()
        self.tournaments.stop()
