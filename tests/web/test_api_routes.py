"""A route is declared at its handler, and the host's are for the host's key alone."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask, Response
from werkzeug.routing import Rule

from hub.app import Hub
from hub.rules.contract.refusal import Refusal
from hub.settings import Settings
from hub.storage.memory import MemoryStore
from hub.web.api_routes import ApiRoutes, HostRoutes, delete, get, post
from hub.web.requests import json_response

# Whose handlers look at the key themselves, or need none.
OPEN = {"JoinRoutes", "OwnSeatRoutes", "InvitationRoutes", "ChartRoutes"}
OPEN |= {"EntrantRoutes", "RefereeRoutes", "TournamentPaperRoutes", "HubRoutes"}


@pytest.fixture
def hub(tmp_path: Path) -> Iterator[Hub]:
    made = Hub(Settings(state=str(tmp_path)), MemoryStore(), lambda: 80)
    yield made
    made.stop()


def _hosts(flask: Flask) -> list[tuple[str, str]]:
    """Method and address of every route that is not open, with something for each part."""
    return [
        (method, _address(rule))
        for rule in flask.url_map.iter_rules()
        if rule.rule.startswith("/api/") and rule.endpoint.partition(".")[0] not in OPEN
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    ]


def _address(rule: Rule) -> str:
    return re.sub(r"<\w+>", "x", re.sub(r"<int:\w+>", "1", rule.rule))


def test_every_route_of_the_host_refuses_whoever_has_not_the_hosts_key(hub: Hub) -> None:
    client, routes = hub.flask.test_client(), _hosts(hub.flask)
    assert len(routes) > 35
    for method, address in routes:
        bare = client.open(address, method=method)
        assert (bare.status_code, bare.json) == (401, _refused("no-key")), address
        wrong = client.open(address, method=method, headers={"Authorization": "Bearer guess"})
        assert (wrong.status_code, wrong.json) == (403, _refused("host-only")), address


def _refused(code: str) -> dict[str, object]:
    return {"refusal": {"code": code, "params": {}}}


class Shared(ApiRoutes):
    """Routes of which another class may have more."""

    _said: str

    @get("/said")
    def said(self) -> Response:
        return json_response({"said": self._said})

    @post("/said")
    def unsaid(self) -> Response:
        raise Refusal("too-fast")

    def helper(self) -> Response:
        raise AssertionError("nobody marked it as a route")


class More(Shared):
    @delete("/said/<name>")
    def remove(self, name: str) -> Response:
        return json_response({"gone": name})


class Own(HostRoutes):
    @get("/own")
    def own(self) -> Response:
        return json_response({})


def _served(*routes: ApiRoutes) -> Flask:
    app = Flask("probe")
    for each in routes:
        app.register_blueprint(each.blueprint(lambda key: key == "the host's"))
    return app


def test_marked_methods_are_routes_and_others_are_not() -> None:
    app = _served(More("hello"))
    rules = {rule.rule for rule in app.url_map.iter_rules()} - {"/static/<path:filename>"}
    assert rules == {"/api/said", "/api/said/<name>"}
    client = app.test_client()
    assert client.get("/api/said").json == {"said": "hello"}
    assert client.delete("/api/said/it").json == {"gone": "it"}
    assert client.get("/api/said/it").status_code == 405


def test_a_handlers_refusal_is_an_answer() -> None:
    answer = _served(Shared("")).test_client().post("/api/said")
    assert (answer.status_code, answer.json) == (429, _refused("too-fast"))


def test_the_hosts_key_opens_the_hosts_routes() -> None:
    client = _served(Own()).test_client()
    assert client.get("/api/own").status_code == 401
    key = {"Authorization": "Bearer the host's"}
    assert client.get("/api/own", headers=key).status_code == 200
