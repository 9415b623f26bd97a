"""Whether a game can be played at all: asked once, when it is loaded.

What its rules do is for the laws to try; here is only what can be said before anything happens.
"""

import re

import msgspec

from hub.rules.contract.event import Event
from hub.rules.contract.game import AnyGame

_KEY = re.compile(r"[a-z][a-z0-9-]{0,31}")
_ATTRIBUTES = ("key", "players", "options_type", "events")


class UnfitGame(Exception):
    """A game that cannot be loaded; its text is one sentence for whoever wrote it."""


def check_game(game: AnyGame) -> None:
    """Raise UnfitGame with the first thing that is missing or contradicts itself."""
    name = type(game).__name__
    for each in _ATTRIBUTES:
        if not hasattr(game, each):
            raise UnfitGame(f"{name} does not say its `{each}`.")
    if not _KEY.fullmatch(str(game.key)):
        raise UnfitGame(f"{name} has the key {game.key!r}; small letters, digits and - make one.")
    if not game.players or min(game.players) < 1:
        raise UnfitGame(f"{name} does not say by a range how many `players` it is for.")
    if not issubclass(game.options_type, msgspec.Struct):
        raise UnfitGame(f"{name} has options that are no struct.")
    if not hasattr(game.blank(), "frames"):
        raise UnfitGame(f"{name} has a state without `frames`.")
    check_events(name, game.events)


def check_table_game(game: AnyGame) -> None:
    """The same for a game that people sit down to play: its options count them."""
    check_game(game)
    name = type(game).__name__
    if "players" not in game.options_type.__struct_fields__:
        raise UnfitGame(f"{name} has options without `players`.")
    for players in game.players:
        try:
            msgspec.convert({"players": players}, game.options_type)
        except msgspec.ValidationError as error:
            raise UnfitGame(f"{name} is for {players}, but its options are not: {error}.") from None


def check_events(name: str, events: tuple[type[Event], ...]) -> None:
    """Each event keeps the books, says who hears of it, and has a tag of its own."""
    if not events:
        raise UnfitGame(f"{name} has no events.")
    tags: dict[str | int, type[Event]] = {}
    for event in events:
        if event.evolve is Event.evolve:
            raise UnfitGame(f"{name}: the event {event.__name__} has no `evolve`.")
        if event.tells is None and event.seen_by is Event.seen_by:
            text = f"{name}: the event {event.__name__} has neither `tells` nor `seen_by`"
            raise UnfitGame(f"{text}, so nobody knows who may hear of it.")
        tag = event.__struct_config__.tag
        if tag is None:
            raise UnfitGame(f"{name}: the event {event.__name__} has no tag.")
        if tag in tags:
            both = f"{tags[tag].__name__} and {event.__name__}"
            raise UnfitGame(f"{name}: the events {both} have one tag, {tag!r}.")
        tags[tag] = event
