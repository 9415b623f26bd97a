"""Authenticate a request's key: which actor it makes at one table."""

from collections.abc import Callable

import msgspec

from hub.rules.contract.actor import HOST, Actor
from hub.rules.contract.refusal import Refusal
from hub.tables.join_service import JoinService
from hub.tables.table import Table
from hub.web.requests import bearer

IsHost = Callable[[str], bool]


class Authenticator(msgspec.Struct, frozen=True, eq=False):
    """For routes that are the host's and of everyone with a key to the table they ask for."""

    join_service: JoinService
    _is_host: IsHost

    def actor_at(self, name: str) -> Actor:
        return HOST if self._is_host(bearer()) else key_holder(self.join_service, name)


def key_holder(join_service: JoinService, name: str) -> Actor:
    """Whoever has a key to this table itself, which the host's is not."""
    key = bearer()
    try:
        who = join_service.registry.get_with(name, key).keys.who(key)
    except Refusal:
        who = None
    if who is None:
        # Which tables there are is nobody's business who has no key to this one.
        raise Refusal("no-key")
    return who


def seat_holder(join_service: JoinService, name: str) -> tuple[Table, int]:
    """The table and the seat of whoever sits there; a device that only goes round holds none."""
    who = key_holder(join_service, name)
    table = join_service.registry.get(name)
    if who.kind != "seat" or table.device.is_lent(bearer()):
        raise Refusal("no-key")
    return table, who.seat
