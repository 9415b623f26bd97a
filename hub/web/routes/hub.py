"""Routes of the hub itself: what everyone may know of it, claiming it; its name (host)."""

from functools import lru_cache

from flask import Response

from hub.rules.contract.name import clean_name
from hub.tables.profile import Profile, ProfileStore
from hub.web import qr
from hub.web.address import Address
from hub.web.api_routes import ApiRoutes, HostRoutes, get, post
from hub.web.claim import Claiming
from hub.web.requests import json_response, read_body, remote_address
from hub.wire.hub import ClaimHub, HubSeen, NameHub


class HubRoutes(ApiRoutes):
    """For everyone. The letters are for whoever can look at a screen of the hub's, which any
    browser is that opens it, and for nobody once it is claimed.
    """

    _claiming: Claiming
    _profiles: ProfileStore
    _address: Address

    @get("/hub")
    def hub(self) -> Response:
        letters = self._claiming.letters()
        if not letters:
            own = self._profiles.get()
            return json_response(HubSeen(claimed=True, name=own.name, language=own.language))
        # Behind the #: no server and no log ever sees them.
        link = self._address.url("/claim")
        scan = _drawn(f"{link}#{letters}")
        return json_response(HubSeen(claimed=False, letters=letters, link=link, scan=scan))

    @post("/claim")
    def claim(self) -> Response:
        self._claiming.claim(read_body(ClaimHub), remote_address())
        return Response(status=204)


class HubNameRoutes(HostRoutes):
    """The hub's name is its host's to change."""

    _profiles: ProfileStore

    @post("/hub")
    def rename(self) -> Response:
        asked = read_body(NameHub)
        self._profiles.put(Profile(name=clean_name(asked.name), language=asked.language))
        return Response(status=204)


@lru_cache(maxsize=4)
def _drawn(link: str) -> str:
    """Every screen asks again and again, and is shown the same."""
    return qr.svg(link).decode()
