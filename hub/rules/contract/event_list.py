"""The events of a game, each of them named where it is written and nowhere else."""

from types import ModuleType

from hub.rules.contract.event import Event


def events_in(*modules: ModuleType) -> tuple[type[Event], ...]:
    """Every event that is written in these modules.

    One that a game made of another's takes its place: they have one tag, and the later counts.
    Two that have nothing to do with each other must not have one.
    """
    found: dict[str, type[Event]] = {}
    for module in modules:
        for event in vars(module).values():
            is_event = isinstance(event, type) and issubclass(event, Event)
            if not is_event or event.__module__ != module.__name__:
                continue
            if tag := event.__struct_config__.tag:
                if not issubclass(event, found.get(tag, Event)):
                    raise TypeError(f"two events have the tag {tag!r}")
                found[tag] = event
    return tuple(found.values())
