"""What a panel says of its connection: one line for each change, true when it is said.

A line names what happened and, where somebody has to do something, what. Never a key.
"""

from hardware.refusal import BUSY, FINAL

_LET_IN = (
    "Delete the key file (the service's is /var/lib/honor-hub-panel/key), start the panel again, "
    "and let the host type its letters."
)
_TO_DO = {
    "no-key": f"The hub does not know its key. {_LET_IN}",
    "key-revoked": f"The host has disconnected it. {_LET_IN}",
    "table-deleted": f"The table was deleted. {_LET_IN}",
    "wrong-protocol": (
        "Hub and panel are of different versions: install the same one on both, and start the "
        "panel again."
    ),
    "wrong-name": (
        "The hub does not answer to the name in --hub: write its number there, or add the name to "
        "`names` in the hub's settings."
    ),
    "no-hub": "What answers there is no hub: look at --hub.",
}

GIVEN_UP = "The panel does not ask any more. When that is mended, start it again."


def sentence(state: str, table: str, why: str) -> str:
    """The status lamp in words; empty where there is nothing to say."""
    at_table = f"At table {table}" if table else ""
    match state:
        case "alone":
            return _alone(why)
        case "closed":
            return _closed(table, why)
        case "waiting":
            return f"{at_table}, which has not started."
        case "resting":
            return f"Table {table} is paused."
        case "ready":
            return f"{at_table}."
        case _:
            return ""


def _alone(why: str) -> str:
    if why in BUSY:
        return f"The hub has no room or no time for this panel now ({why}); trying again."
    if not why:
        return "The connection to the hub is lost; trying again."
    return f"The hub cannot be reached ({why}); trying again."


def _closed(table: str, why: str) -> str:
    place = f"Table {table} is closed to this panel" if table else "This panel is not let in"
    return f"{place} ({why}). {_TO_DO[why]}" if why in FINAL else f"{place}."
