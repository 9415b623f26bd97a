"""Several who are wounded at one moment, as people tell a hub that hears of tokens alone."""

from hub.rules.cardplay.card_state import G
from hub.rules.cardplay.everyone import KEY
from hub.rules.cardplay.proof.taps import seat_of
from hub.rules.contract.simulated_hub import SimulatedHub
from hub.rules.contract.view import Line

_WOUNDED = "wounded"


def wounded_together(told: list[Line]) -> list[Line]:
    """The lines of those whom one card wounded, one each, if there are several.

    None, if the deck ended in between: then each tells of it when it happens.
    """
    found = [at for at, line in enumerate(told) if line.code == _WOUNDED]
    if len(found) < 2:
        return []
    between = told[found[0] : found[-1]]
    lines = [told[at] for at in found]
    is_one_card = len({line.params["by"] for line in lines}) == 1
    is_each_one = all(line.params["count"] == 1 for line in lines)
    has_end = any(line.code == "deck-ended" for line in between)
    return lines if is_one_card and is_each_one and not has_end else []


def tell_together(hub: SimulatedHub[G], hit: list[Line]) -> None:
    """Whose turn it is says *Everyone*; then those who sit last answer first."""
    by = hit[0].params["by"]
    assert isinstance(by, int)
    hub.say(by, KEY, {})
    wounded = {seat_of(line) for line in hit}
    for seat in reversed(hub.rules.awaited(hub.state)):
        hub.say(seat, "was-hit" if seat in wounded else "not-hit", {})
