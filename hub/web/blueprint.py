"""A Flask blueprint from a table of routes, for everyone or for the host's key alone."""

from collections.abc import Callable

from flask import Blueprint, Response

from hub.rules.contract.refusal import Refusal
from hub.web.requests import bearer, with_error_response

IsHost = Callable[[str], bool]
Route = tuple[str, str, Callable[..., Response]]


def blueprint(name: str, table: list[Route], is_host: IsHost | None = None) -> Blueprint:
    """A blueprint under /api of (method, path, handler), for the host alone if that is asked."""
    routes = Blueprint(name, __name__, url_prefix="/api")

    @with_error_response
    def refuse() -> Response:
        raise Refusal("host-only" if bearer() else "no-key")

    if is_host is not None:
        routes.before_request(lambda: None if is_host(bearer()) else refuse())
    for method, path, handler in table:
        endpoint = handler.__name__.strip("_")
        routes.add_url_rule(path, endpoint, with_error_response(handler), methods=[method])
    return routes
