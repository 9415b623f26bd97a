"""The law of a game that says it hides nothing: all see the same, and nobody has a secret."""

import msgspec

from hub.laws.broken import LeakFound
from hub.laws.random_nights import RandomNight, seats
from hub.rules.contract.actor import NOBODY, TABLE, Actor, viewers
from hub.rules.contract.event import Event
from hub.rules.contract.view import AnyView

encode = msgspec.json.Encoder().encode


def check_nothing_hidden(night: RandomNight) -> int:
    """Every view of every step, and every line of the story; how many views were compared."""
    game, count = night.rules, 0
    for step, state in zip(night.steps, night.states[1:], strict=True):
        everyone = viewers(seats(game, state))
        for viewer in everyone:
            count += 1
            if _seen(game.view(state, viewer)) != _seen(game.view(state, TABLE)):
                raise LeakFound("view", f"nothing is hidden, but {viewer} sees else than {TABLE}")
            _check_heard(night, getattr(step, "events", ()), viewer)
        if any(game.secret(state, seat) is not None for seat in range(seats(game, state))):
            raise LeakFound("secret", "nothing is hidden, but a seat has a secret")
    return count


def _seen(view: AnyView) -> bytes:
    """A view but for whose it is."""
    return encode(msgspec.structs.replace(view, you=NOBODY))


def _check_heard(night: RandomNight, events: tuple[Event, ...], viewer: Actor) -> None:
    for event in events:
        if night.rules.seen_by(event, viewer) != night.rules.seen_by(event, TABLE):
            text = f"nothing is hidden, but {viewer} hears else of {type(event).__name__}"
            raise LeakFound("story", text)
