"""Leaks on purpose where the wire is: the panel, HTTP errors, a message's size, their order."""

from typing import Any

import msgspec
from flask import Response

from hub.rules.contract.actor import Actor, at
from hub.rules.contract.view import View
from hub.web.encoded_message import EncodedMessage, framed
from tests.attacks.worlds import World
from tests.rules.laws.plants import Planted, hidden_card, hidden_role

SEAT = at(0)


class ShowsPanel(Planted):
    """A light on the panel tells a hidden card or role."""

    def view(self, state: Any, viewer: Actor) -> View[Any]:
        view = self.real.view(state, viewer)
        if viewer.kind != "panel":
            return view
        return msgspec.structs.replace(view, phase=_hidden(state, viewer))


def _hidden(state: Any, viewer: Actor) -> str:
    return hidden_card(state, viewer) + hidden_role(state, viewer)


def _told(world: World) -> str:
    """What seat 0 must not know, as far as the game has come."""
    return _hidden(world.state, SEAT) if world.table.game.is_started else ""


def errs(world: World) -> None:
    """Every answer that is a no carries a secret behind it."""

    def leak(response: Response) -> Response:
        if response.status_code >= 400:
            response.set_data(response.get_data() + _told(world).encode())
        return response

    world.inside.hub.flask.after_request(leak)


def swells(world: World) -> None:
    """The same sight, in more or fewer bytes."""
    broadcast: Any = world.inside.hub.broadcast
    real = broadcast._messages

    def messages(table: Any) -> Any:
        made = real(table)
        sight = made._sight

        def swollen(now: Any, before: Any) -> Any:
            message = sight(now, before)
            more = b" " * (sum(_told(world).encode()) % 61)
            message._text = message._text[:-1] + more + b"]"
            message.frame = framed(message._text)
            return message

        made._sight = swollen
        return made

    broadcast._messages = messages


def swaps(world: World) -> None:
    """The same two messages, one way round or the other."""
    broadcast: Any = world.inside.hub.broadcast
    real = broadcast._post

    def post(sid: str, message: Any) -> None:
        news = [message, EncodedMessage("news", b"1")]
        for told in news if sum(_told(world).encode()) % 2 else reversed(news):
            real(sid, told)

    broadcast._post = post


def answers_late(world: World) -> None:
    """What is refused is refused in other words, by who holds what."""
    hub: Any = world.inside.hub
    for name, handler in list(hub.socketio.server.handlers["/"].items()):
        if name in ("move", "undo"):
            hub.socketio.server.handlers["/"][name] = _telling(world, handler)


def _telling(world: World, handler: Any) -> Any:
    def handle(*args: Any) -> Any:
        return msgspec.structs.replace(handler(*args), version=len(_told(world)))

    return handle


TAMPERED = {"HTTP error": errs, "message size": swells, "message order": swaps}
TAMPERED["refusal on the wire"] = answers_late
