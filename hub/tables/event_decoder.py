"""How the events of a game are read back from its log: strictly, by the types that it lists."""

from functools import lru_cache
from types import GenericAlias
from typing import TypeAlias

import msgspec

from hub.rules.contract.event import Event
from hub.rules.contract.game import AnyGame

EventDecoder: TypeAlias = msgspec.json.Decoder[tuple[Event, ...]]


@lru_cache
def event_decoder(rules: AnyGame) -> EventDecoder:
    """The decoder of a record's events.

    The union of a game's events is made at run time, so no static type describes a tuple of it.
    """
    return msgspec.json.Decoder(GenericAlias(tuple, (rules.event_type, ...)))
