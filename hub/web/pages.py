"""The plain pages a browser meets before the screens are there: the hub is up, and how to join."""

from flask import Blueprint, Response

from hub import __version__
from hub.tables.house import House
from hub.web.broadcast import Broadcast
from hub.web.requesting import said
from hub.wire.requests import Health

_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Honor Hub</title>
<h1>Honor Hub</h1>
<p>The hub is up. Its screens are on their way; until then any client that speaks
docs/protocol.md can join and play.</p>
</html>
"""


def pages(house: House, broadcast: Broadcast) -> Blueprint:
    routes = Blueprint("pages", __name__)

    @routes.get("/")
    @routes.get("/host")
    @routes.get("/tv")
    @routes.get("/join/<code>")
    @routes.get("/move/<code>")
    def page(code: str = "") -> Response:
        return Response(_PAGE, mimetype="text/html")

    @routes.get("/healthz")
    def health() -> Response:
        """Alive, and its log can be read."""
        tables = len(house.tables())
        house.check()
        seen = Health(ok=True, version=__version__, tables=tables, connections=len(broadcast))
        return said(seen)

    return routes
