"""Plays a game on to its end in a moment, by the host's key for every seat; no page is tapped.

For tests that look at the end of a game and not at the way there.
"""

import time
from random import Random
from typing import Any

from tests.browser.tapping import EAGER
from tests.web.phone import Phone, filled, new_id, open_offers
from tests.web.running import RunningHub

LONGEST = 3000


def hurry(
    hub: RunningHub,
    table: str,
    seed: str = "hurry",
    most: int = LONGEST,
    spare: int | None = None,
    until: str = "",
) -> None:
    """Until it is over, with what people would tap who want to go home.

    Or for so many moves; until this seat is awaited, who plays on their own; or until this is
    asked.
    """
    dice = Random(seed)
    host = Phone(hub.url, table, hub.host_key)
    host.connect()
    try:
        host.wait(0)
        for _ in range(most):
            if host.outcome is not None or spare in _seats(host) or until in _asked(host):
                return
            _move(host, dice)
        assert most < LONGEST, "the game has no end"
    finally:
        host.drop()


def _move(host: Phone, dice: Random) -> None:
    seat, sight = _awaited(host)
    offer = _eager(open_offers(sight), dice)
    answer = _said(host, "move", {"id": new_id(), "for_seat": seat, **filled(offer, dice)})
    assert answer["ok"], (offer["key"], answer)
    host.wait(answer["version"])


def _said(host: Phone, event: str, message: dict[str, Any]) -> dict[str, Any]:
    """The answer; whoever is told that it goes too fast takes a breath."""
    for _ in range(LONGEST):
        answer = host.call(event, message)
        if answer["ok"] or answer["refusal"]["code"] != "too-fast":
            return answer
        time.sleep(0.1)
    raise AssertionError("it is always too fast")


def _asked(host: Phone) -> list[str]:
    return [asked["key"] for asked in host.view["asked"]]


def _seats(host: Phone) -> list[int]:
    """Whom the game waits for."""
    view = host.view
    return list(view["asked"][-1]["seats"]) if view["asked"] else [view["turn"]]


def _awaited(host: Phone) -> tuple[int, dict[str, Any]]:
    """A seat that something can be done for, and what."""
    for seat in _seats(host):
        sight: dict[str, Any] = _said(host, "look", {"for_seat": seat})["sight"]
        if open_offers(sight):
            return seat, sight
    raise AssertionError(f"nothing can be done for {_seats(host)}: {host.view['asked']}")


def _eager(offers: list[dict[str, Any]], dice: Random) -> dict[str, Any]:
    by_key = {offer["key"]: offer for offer in offers}
    found = next((by_key[key] for key in EAGER if key in by_key), None)
    return found or dice.choice(offers)
