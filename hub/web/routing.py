"""Routes that need the host's key, put together from a plain table of them."""

from collections.abc import Callable

from flask import Blueprint, Response

from hub.rules.contract.refusal import Refusal
from hub.web.requesting import bearer, worded

IsHost = Callable[[object], bool]
Route = tuple[str, str, Callable[..., Response]]


def routed(name: str, table: list[Route], is_host: IsHost) -> Blueprint:
    """A blueprint under /api of (method, path, handler); whoever is not host is turned away."""
    routes = Blueprint(name, __name__, url_prefix="/api")

    @worded
    def refuse() -> Response:
        raise Refusal("host-only" if bearer() else "no-key")

    routes.before_request(lambda: None if is_host(bearer()) else refuse())
    for method, path, handler in table:
        endpoint = handler.__name__.strip("_")
        routes.add_url_rule(path, endpoint, worded(handler), methods=[method])
    return routes
