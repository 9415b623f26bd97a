"""Route for the chart of a finished game, for whoever has a key to its table."""

from dataclasses import dataclass

from flask import Response

from hub.tables.join_service import JoinService
from hub.web.api_routes import ApiRoutes, get
from hub.web.authentication import IsHost, authenticate
from hub.web.requests import json_response
from hub.web.visible_tables import visible_table


@dataclass(frozen=True)
class ChartRoutes(ApiRoutes):
    """Needs a key of the table itself or the host's; what is shown is public by then."""

    _join_service: JoinService
    _is_host: IsHost

    @get("/tables/<name>/chart")
    def chart(self, name: str) -> Response:
        authenticate(self._join_service, self._is_host, name)
        return json_response(visible_table(self._join_service, name).views.chart())
