"""Routes for the hosts' keys: which there are, by when they were made, and revoking them (host)."""

from flask import Response

from hub.rules.contract.refusal import Refusal
from hub.tables.host_key import HostKeyring
from hub.tables.keys import digest_of
from hub.web.api_routes import HostRoutes, delete, get
from hub.web.requests import bearer, json_response
from hub.wire.own_page import HostSeen


class HostKeyRoutes(HostRoutes):
    """No key is told, nor anything that one could be made of. One's own stays: nobody shuts
    themselves out by a slip.
    """

    _hosts: HostKeyring

    @get("/hub/hosts")
    def hosts(self) -> Response:
        own = digest_of(bearer())
        seen = [HostSeen(each.id, each.made, each.digest == own) for each in self._hosts.known()]
        return json_response(seen[::-1])

    @delete("/hub/hosts")
    def revoke_others(self) -> Response:
        own = digest_of(bearer())
        self._hosts.revoke(lambda key: key.digest != own)
        return Response(status=204)

    @delete("/hub/hosts/<name>")
    def revoke(self, name: str) -> Response:
        own = digest_of(bearer())
        meant = [key for key in self._hosts.known() if key.id == name and key.digest != own]
        if not meant:
            raise Refusal("no-such-key")
        self._hosts.revoke(lambda key: key.id == name and key.digest != own)
        return Response(status=204)
