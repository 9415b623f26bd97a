"""Routes for the chart and the awards of a finished game, for whoever has a key to its table."""

from flask import Response

from hub.web.api_routes import ApiRoutes, get
from hub.web.authentication import Authenticator
from hub.web.requests import json_response
from hub.web.visible_tables import visible_table


class ChartRoutes(ApiRoutes):
    """Needs a key of the table itself or the host's; what is shown is public by then."""

    _authenticator: Authenticator

    @get("/tables/<name>/chart")
    def chart(self, name: str) -> Response:
        self._authenticator.actor_at(name)
        table = visible_table(self._authenticator.join_service, name)
        return json_response(table.views.chart())

    @get("/tables/<name>/awards")
    def awards(self, name: str) -> Response:
        self._authenticator.actor_at(name)
        table = visible_table(self._authenticator.join_service, name)
        return json_response(table.views.awards())
