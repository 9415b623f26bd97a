"""Routes of the HTTP API, each declared at its handler by `@get`, `@post` or `@delete`.

Which key opens a route is said here for the host's alone; every other handler looks at its own.
"""

import inspect
from collections.abc import Callable
from typing import TypeVar, dataclass_transform

import msgspec
from flask import Blueprint, Response

from hub.rules.contract.refusal import Refusal
from hub.web.authentication import IsHost
from hub.web.requests import bearer, with_error_response

Handler = TypeVar("Handler", bound=Callable[..., Response])

_MARK = "endpoint"


class Endpoint(msgspec.Struct, frozen=True, eq=False):
    """A method and a path below /api; as a decorator it marks the handler that answers there."""

    method: str
    path: str

    def __call__(self, handler: Handler) -> Handler:
        vars(handler)[_MARK] = self
        return handler


def get(path: str) -> Endpoint:
    return Endpoint("GET", path)


def post(path: str) -> Endpoint:
    return Endpoint("POST", path)


def delete(path: str) -> Endpoint:
    return Endpoint("DELETE", path)


@dataclass_transform(frozen_default=True)
class ApiRoutes(msgspec.Struct, frozen=True, eq=False):
    """The handlers of one resource: marked methods of a subclass, what they need in its fields."""

    def blueprint(self, is_host: IsHost) -> Blueprint:
        """These routes for Flask; refusals and faults of the handlers become answers."""
        routes = Blueprint(type(self).__name__, __name__, url_prefix="/api")
        for name, function in inspect.getmembers(type(self), inspect.isfunction):
            endpoint = vars(function).get(_MARK)
            if isinstance(endpoint, Endpoint):
                handler = with_error_response(getattr(self, name))
                routes.add_url_rule(endpoint.path, name, handler, methods=[endpoint.method])
        return routes


class HostRoutes(ApiRoutes):
    """Routes for the host's key alone, which is asked for before any handler is."""

    def blueprint(self, is_host: IsHost) -> Blueprint:
        routes = super().blueprint(is_host)
        routes.before_request(lambda: None if is_host(bearer()) else _refuse())
        return routes


@with_error_response
def _refuse() -> Response:
    raise Refusal("host-only" if bearer() else "no-key")
