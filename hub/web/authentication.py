"""Authenticate a request's key: which actor it makes at one table."""

from collections.abc import Callable

from hub.rules.contract.actor import HOST, Actor
from hub.rules.contract.refusal import Refusal
from hub.tables.join_service import JoinService
from hub.web.requests import bearer

IsHost = Callable[[str], bool]


def authenticate(join_service: JoinService, is_host: IsHost, name: str) -> Actor:
    """The host, or whoever has a key to this table itself."""
    key = bearer()
    if is_host(key):
        return HOST
    try:
        who = join_service.registry.get_with(name, key).keys.who(key)
    except Refusal:
        who = None
    if who is None:
        # Which tables there are is nobody's business who has no key to this one.
        raise Refusal("no-key")
    return who
