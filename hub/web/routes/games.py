"""Route for the games that tables can be opened for (host)."""

import msgspec
from flask import Response

from hub.rules.contract.game import AnyGame
from hub.rules.registry import GAMES
from hub.web.api_routes import HostRoutes, get
from hub.web.requests import json_response
from hub.wire.requests import GameSeen


class GameRoutes(HostRoutes):
    """What a page needs to draw a game's options without knowing the game."""

    @get("/games")
    def games(self) -> Response:
        return json_response([_seen(key, rules) for key, rules in GAMES.items()])


def _seen(key: str, rules: AnyGame) -> GameSeen:
    return GameSeen(
        game=key,
        least=rules.players[0],
        most=rules.players[-1],
        levels=rules.levels,
        options=msgspec.json.schema(rules.options_type),
        plays_itself=rules.demo is not None,
        has_sheets=rules.sheets is not None,
    )
