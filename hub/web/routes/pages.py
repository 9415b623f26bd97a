"""Serve the HTML pages and the built assets; what a page shows it asks for itself, with a key."""

import gzip
from functools import partial

import msgspec
from flask import Blueprint, Response, request

from hub.tables.host_key import HostKeyring
from hub.tables.join_service import JoinService
from hub.tables.profile import ProfileStore
from hub.web.assets import Assets
from hub.web.document import LANGUAGES, document, lost, unbuilt

PAGES = {
    "/": "phone",
    "/join/<code>": "phone",
    "/move/<code>": "phone",
    "/play/<table>": "phone",
    "/tv": "screen",
    "/watch/<table>": "screen",
    "/host": "host",
    "/panel/<table>": "panel",
    "/desk/<table>": "desk",
    "/claim": "claim",
}

# What a hub that nobody claimed yet shows there instead: the letters that claim it.
FIRST = ("/", "/tv", "/host")

# What is asked by programs is answered for programs, also when it is not there.
_NO_PAGES = ("/api/", "/assets/", "/socket.io/", "/healthz")


class PageRoutes(msgspec.Struct, frozen=True, eq=False):
    """The pages of one hub."""

    _join_service: JoinService
    _hosts: HostKeyring
    _profiles: ProfileStore
    _assets: Assets

    def page(self, path: str, **_: str) -> Response:
        """The same bytes for every code and every table: whether there is one is not told here."""
        name, profile, manifest = PAGES[path], self._profiles.get(), self._assets.manifest()
        if path in FIRST and not self._hosts.is_claimed():
            name = "claim"
        # Nobody sits at a table screen to choose what it speaks.
        own = profile.language if name == "screen" else ""
        if manifest is None or name not in manifest.pages:
            return _html(unbuilt(_language()), 503)
        games = self._games()
        return _html(document(name, own or _language(), manifest, games, profile.name))

    def _games(self) -> set[str]:
        """What is loaded ahead: the one game that is open to people now, whoever asks."""
        # A game for one is played by whoever opened it, and to a table of a tournament one comes
        # from the tournament's page: nobody else has to load these.
        tables = self._join_service.registry.tables()
        open_now = (table.rules for table in tables if not table.is_ended and not table.of)
        games = {rules.key for rules in open_now if rules.players[-1] > 1}
        return games if len(games) == 1 else set()

    def friendly(self, response: Response) -> Response:
        """Somebody with a browser at an address that leads nowhere reads a page, not a code."""
        if response.status_code != 404 or request.path.startswith(_NO_PAGES):
            return response
        if "text/html" not in request.headers.get("Accept", ""):
            return response
        return _html(lost(_language(), self._assets.manifest()), 404)


def pages(
    join_service: JoinService,
    hosts: HostKeyring,
    profiles: ProfileStore,
    assets: Assets | None = None,
) -> Blueprint:
    assets = assets or Assets()
    served = PageRoutes(join_service, hosts, profiles, assets)
    routes = Blueprint("pages", __name__)
    for number, path in enumerate(PAGES):
        routes.add_url_rule(path, f"page-{number}", partial(served.page, path))
    routes.add_url_rule("/assets/<name>", view_func=assets.answer)
    routes.after_app_request(served.friendly)
    return routes


def _language() -> str:
    """What the browser asks for; the page itself may have been told otherwise."""
    return request.accept_languages.best_match(LANGUAGES, LANGUAGES[0])


def _html(text: str, status: int = 200) -> Response:
    """Packed where the browser likes it: a page holds no secret that its size could tell."""
    is_packed = request.accept_encodings["gzip"] > 0
    content = gzip.compress(text.encode(), mtime=0) if is_packed else text.encode()
    response = Response(content, status, content_type="text/html; charset=utf-8")
    response.headers["Cache-Control"] = "no-store"
    response.headers["Vary"] = "Accept-Language, Accept-Encoding"
    if is_packed:
        response.headers["Content-Encoding"] = "gzip"
    return response
